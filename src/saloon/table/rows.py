"""The rows of the store: tables, chairs and the entries of journals, and what of a journal is kept.

The words of phases and kinds are stored: they change with a migration only.
"""

from __future__ import annotations

from enum import StrEnum
from typing import Any

import msgspec
from sqlalchemy import Row

from saloon.engine.game import Value
from saloon.table.schema import JOURNAL

AnyRow = Row[*tuple[Any, ...]]

EVENTS = list(JOURNAL.c).index(JOURNAL.c.events)  # from here on the columns are JSON, bytes to whoever asks
LOOSE = 500  # entries after which all others than those of the game may be forgotten

encode = msgspec.json.encode
read_switches = msgspec.json.Decoder(dict[str, Value]).decode
read_asked = msgspec.json.Decoder(list[int]).decode
read_held = msgspec.json.Decoder(dict[str, list[int]]).decode


class Phase(StrEnum):
    """How far a table is."""

    WAITING = "waiting"
    PLAYING = "playing"
    OVER = "over"


class Kind(StrEnum):
    """What an entry of a journal tells. The entries of the wire are called the same."""

    MADE = "made"
    SAT = "sat"
    STOOD = "stood"
    FREED = "freed"  # the host has asked somebody to leave the seat
    BOT = "bot"
    KEPT = "kept"  # the host has put a bot on the seat of somebody away
    BACK = "back"  # a person has the seat back
    HOST = "host"
    BEGAN = "began"
    ANSWERED = "answered"
    TAKEN_BACK = "taken-back"  # an answer that does not count any more; told as what it was
    UNDO_ASKED = "undo-asked"
    UNDO_AGREED = "undo-agreed"
    UNDO_REFUSED = "undo-refused"
    UNDONE = "undone"


LASTING = (Kind.MADE, Kind.BEGAN, Kind.ANSWERED)  # the game itself: these entries are kept for good


class TableRow(msgspec.Struct, frozen=True):
    """A table. `number`: of the last entry of its journal. `asked`: the seats that owe an answer. `rhythm`: seconds
    from a question to the beat on which a pass is told. `hints`: whether players may ask what the house would do.
    `grace`: seconds for which nobody puts a bot in the place of somebody away. `held`: the seats that each person has
    held since the cards were dealt."""

    id: str
    game: str
    rules: int
    switches: dict[str, Value]
    open: bool
    pace: str
    host: str
    seed: str
    phase: Phase
    created: int
    touched: int
    number: int
    asked: list[int]
    rematch: str | None = None
    rhythm: int = 0
    hints: bool = False
    grace: int = 120
    held: dict[str, list[int]] = msgspec.field(default_factory=dict)


class ChairRow(msgspec.Struct, frozen=True):
    """A seat of a table, and who sits on it. `by`: who has put the bot there. `asked_away`: whom the host has asked to
    leave it; until somebody else sits there, it is not for them."""

    table_id: str
    seat: int
    person: str | None = None
    name: str = ""
    bot: str | None = None
    by: str | None = None
    asked_away: str | None = None


class JournalRow(msgspec.Struct, frozen=True):
    """An entry of a table's journal. `message`: the id that the person's device gave it. `events`: JSON. `dump`: the
    game after it, so that it can go on from there."""

    table_id: str
    number: int
    kind: Kind
    at: int
    seat: int | None = None
    name: str = ""
    bot: str | None = None
    answers: int = 0
    words: str | None = None
    message: str | None = None
    person: str | None = None
    undo_cost: str = ""
    events: bytes = b"[]"
    dump: bytes | None = None


class TableChange(msgspec.Struct, frozen=True):
    """What an entry of the journal changes about its table."""

    phase: Phase
    touched: int
    asked: list[int]
    host: str
    held: dict[str, list[int]]


class Trace(msgspec.Struct, frozen=True):
    """An entry of a journal without what it tells: enough to know a message again, and a request to take back."""

    number: int
    kind: Kind
    seat: int | None
    person: str | None
    message: str | None


def table_row(row: AnyRow) -> TableRow:
    found = TableRow(*row)
    return msgspec.structs.replace(
        found,
        phase=Phase(row.phase),
        switches=read_switches(row.switches),
        asked=read_asked(row.asked),
        held=read_held(row.held),
    )


def journal_row(row: AnyRow) -> JournalRow:
    """From all columns, or from all but the dump, which is the last one."""
    values = list(row)
    values[EVENTS:] = [None if json is None else json.encode() for json in values[EVENTS:]]
    return msgspec.structs.replace(JournalRow(*values), kind=Kind(row.kind))


def entry_values(entry: JournalRow) -> dict[str, object]:
    return {
        **msgspec.structs.asdict(entry),
        "events": entry.events.decode(),
        "dump": None if entry.dump is None else entry.dump.decode(),
    }


def table_values(table: TableRow, number: int) -> dict[str, object]:
    return {
        **msgspec.structs.asdict(table),
        "switches": encode(table.switches).decode(),
        "asked": encode(table.asked).decode(),
        "held": encode(table.held).decode(),
        "number": number,
    }


def trace(row: AnyRow) -> Trace:
    return Trace(row.number, Kind(row.kind), row.seat, row.person, row.message)
