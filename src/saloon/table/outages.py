"""When the database fails: people are told what it is, and whoever keeps the server reads it once, with a count."""

from __future__ import annotations

import logging
from collections import Counter
from collections.abc import Callable

from sqlalchemy.exc import DataError, DBAPIError, IntegrityError, ProgrammingError
from sqlalchemy.exc import TimeoutError as NoConnection

from saloon.engine.errors import SaloonError
from saloon.table.database import is_lost, reason

log = logging.getLogger("saloon.table")

# Why it fails, as what people are told
FULL = "table-store-full"
BUSY = "table-store-busy"
READ_ONLY = "table-store-read-only"
GONE = "table-store-gone"
BROKEN = "table-store-broken"
SILENT = "table-store-silent"  # it neither works nor fails
CAUSES = (FULL, BUSY, READ_ONLY, GONE, BROKEN, SILENT)
# The primary codes of SQLite
SQLITE = {5: BUSY, 6: BUSY, 8: READ_ONLY, 13: FULL, 14: GONE}
# The states of PostgreSQL, by how they begin
STATES = {"53100": FULL, "55P03": BUSY, "25006": READ_ONLY, "08": GONE, "57P": GONE}
OURS = (DataError, IntegrityError, ProgrammingError)  # the database is well: what it was asked for is wrong


class StoreTrouble(SaloonError):
    """The database cannot do its work at the moment. Who is told this has lost nothing that was confirmed."""


def short(cause: str) -> str:
    """A cause as logs and figures call it."""
    return cause.partition("-store-")[2]


def cause_of(error: BaseException) -> str | None:
    """Why the database failed, if it was the database that did."""
    if isinstance(error, NoConnection):
        return BUSY  # all connections are taken by those who wait
    if not isinstance(error, DBAPIError) or isinstance(error, OURS):
        return None
    code = getattr(error.orig, "sqlite_errorcode", None)
    if code is not None:
        return SQLITE.get(code & 0xFF, BROKEN)
    state = getattr(error.orig, "sqlstate", None)
    if state is None:
        return GONE  # it did not even answer
    return next(
        (cause for begins, cause in STATES.items() if state.startswith(begins)), GONE if is_lost(error) else BROKEN
    )


class Outages:
    """What fails at present. The log has a line when a cause appears and one when all is well again, with the number of
    times: a full disk would otherwise soon be full of that."""

    def __init__(self, counted: Callable[[str], None]) -> None:
        self.counted = counted
        self.counts: Counter[str] = Counter()

    def failed(self, cause: str, why: str) -> StoreTrouble:
        """Note it; gives what to tell whoever waits."""
        self.counts[cause] += 1
        self.counted(short(cause))
        if self.counts[cause] == 1:
            log.error("the database fails (%s): %s", short(cause), why)
        return StoreTrouble(cause)

    def noted(self, error: Exception) -> Exception:
        """An error as whoever waits should get it."""
        cause = cause_of(error)
        return error if cause is None else self.failed(cause, reason(error))

    def over(self) -> None:
        """Something was written: the database works."""
        if self.counts:
            told = ", ".join(f"{short(cause)} {times} times" for cause, times in self.counts.items())
            log.warning("the database works again; it had failed: %s", told)
            self.counts.clear()
