"""What the server says no to, as keys of the catalogues, and how that is called in HTTP."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec
from starlette.responses import Response

from saloon.engine.errors import SaloonError
from saloon.table.outages import CAUSES
from saloon.table.wire import Trouble

STATUS: Mapping[str, int] = {
    "table-no-person": 401,
    "table-not-yours": 403,
    "table-not-host": 403,
    "table-wrong-origin": 403,
    "table-unknown-table": 404,
    "table-unknown-route": 404,
    "table-no-such-seat": 404,
    "table-wrong-method": 405,
    "table-too-slow": 408,
    "table-too-large": 413,
    "table-wrong-host": 421,
    "table-too-many": 429,
    "table-bot-tables": 429,
    "table-bot-tables-address": 429,
    "table-not-for-guests": 403,
    "table-server-trouble": 500,
    **dict.fromkeys(CAUSES, 503),
    "table-full": 503,
    "table-no-page": 503,
    "table-hint-trouble": 503,
    "table-review-trouble": 503,
    "table-seat-taken": 409,
    "table-seat-empty": 409,
    "table-one-seat": 409,
    "table-asked-away": 409,
    "table-seat-present": 409,
    "table-seat-grace": 409,
    "table-host-present": 409,
    "table-host-grace": 409,
    "table-not-seated": 409,
    "table-already-began": 409,
    "table-not-begun": 409,
    "table-not-full": 409,
    "table-not-over": 409,
    "table-game-over": 409,
    "table-stale-answer": 409,
    "table-pass-withdrawn": 409,
    "table-nothing-to-take-back": 409,
    "table-takeback-pending": 409,
    "table-no-takeback-asked": 409,
    "table-no-hints": 409,
    "table-no-choice": 409,
    "table-other-eyes": 409,
    "table-hint-pending": 409,
    "table-review-other-rules": 409,
}
BAD = 400


class Refuse(SaloonError):
    """Something that cannot be done at this table, or not now, or not by this person."""


def status_of(error: SaloonError) -> int:
    return STATUS.get(error.key, BAD)


def trouble(error: SaloonError) -> Trouble:
    """An error as it goes over the wire."""
    return Trouble(error.key, {name: plain(value) for name, value in error.details.items()}, error.rule, str(error))


def refusal_response(error: SaloonError) -> Response:
    """An error as the answer to a request."""
    seconds = error.details.get("seconds") if status_of(error) == 429 else None
    headers = {"retry-after": str(seconds)} if seconds is not None else None
    return Response(msgspec.json.encode(trouble(error)), status_of(error), headers, "application/json")


def plain(value: object) -> object:
    """A detail as JSON has it."""
    if value is None or isinstance(value, bool | int | float | str):
        return value
    if isinstance(value, Mapping):
        return {str(name): plain(inner) for name, inner in value.items()}
    if isinstance(value, list | tuple):
        return [plain(inner) for inner in value]
    return str(value)
