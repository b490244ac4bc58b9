"""Where people, tables and their journals are kept. Everything that was awaited here is on the disk.

Writing goes through one thread (`writer.py`), reading through a few others; the event loop never waits for a disk.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, TypeVar

import msgspec
from sqlalchemy import Connection

from saloon.table import statements as sql
from saloon.table.database import READERS, Database, is_lost
from saloon.table.outages import SILENT, Outages
from saloon.table.rows import (
    LASTING,
    LOOSE,
    ChairRow,
    JournalRow,
    Kind,
    TableChange,
    TableRow,
    Trace,
    entry_values,
    journal_row,
    read_asked,
    table_row,
    table_values,
    trace,
)
from saloon.table.writer import Writer

T = TypeVar("T")
TableAndChairs = tuple[TableRow, list[ChairRow]]

NO_NUMBER = (1 << 31) - 1  # above all numbers
READY_SECONDS = 3  # in which a database that works has written a line

encode = msgspec.json.encode


def nothing(_: object) -> None:
    """For work that gives nothing back."""


class Conflict(Exception):
    """Somebody else has written meanwhile: the journal already has this number, this message, or goes on elsewhere."""


class Store:
    """Made by `open`, on the event loop that uses it, and closed there."""

    def __init__(self, database: Database, failed: Callable[[str], None] = nothing) -> None:
        self.database = database
        self.outages = Outages(failed)
        self.trial: asyncio.Task[None] | None = None  # to find out whether it works
        self.loop = asyncio.get_running_loop()
        self.inserts = sql.Inserts(database.writing.dialect.name)
        self.writer = Writer(database.writing, self.loop)
        self.readers = ThreadPoolExecutor(READERS, "saloon-reader")
        self.closed = False

    @classmethod
    async def open(cls, place: str | Path, failed: Callable[[str], None] = nothing) -> Store:
        """Open the file of SQLite at a path, or a PostgreSQL by its URL; what is missing is made. `failed` is told the
        cause whenever the database fails."""
        return cls(await asyncio.to_thread(Database.open, place), failed)

    async def claim(self) -> None:
        """Be the only server of this store, as long as this process lives; BadStore if there is one."""
        await asyncio.to_thread(self.database.claim)

    async def close(self) -> None:
        """Write what still waits to be written, and close."""
        if not self.closed:
            self.closed = True
            await asyncio.to_thread(self.finish)

    def finish(self) -> None:
        self.writer.finish()
        self.readers.shutdown()
        self.database.close()

    async def write(self, about: str, work: Callable[[Connection], T]) -> T:
        if self.closed:
            raise RuntimeError("the store is closed")
        try:
            written = await self.writer.submit(about, work)
        except Exception as error:
            raise self.outages.noted(error) from error
        self.outages.over()
        return written

    async def read(self, query: Callable[[Connection], T]) -> T:
        if self.closed:
            raise RuntimeError("the store is closed")
        try:
            return await self.loop.run_in_executor(self.readers, self.ask, query)
        except Exception as error:
            raise self.outages.noted(error) from error

    def ask(self, query: Callable[[Connection], T]) -> T:
        try:
            with self.database.reading.connect() as connection:
                return query(connection)
        except Exception as error:
            if not is_lost(error):
                raise
        with self.database.reading.connect() as connection:  # a new connection: reading twice harms nobody
            return query(connection)

    async def ready(self) -> None:
        """Whether the store works: something is written for good, and read. StoreTrouble says why it does not, soon: a
        database that is frozen is not waited for, nor asked again before it has answered."""
        if self.trial is None or self.trial.done():
            self.trial = asyncio.create_task(self.prove())
            self.trial.add_done_callback(lambda trial: trial.cancelled() or trial.exception())  # perhaps nobody waits
        try:
            await asyncio.wait_for(asyncio.shield(self.trial), READY_SECONDS)
        except TimeoutError as error:
            raise self.outages.failed(SILENT, f"no answer within {READY_SECONDS} s") from error

    async def prove(self) -> None:
        values = {"key": "ready", "value": str(time.time_ns())}
        await self.write("setting ready", lambda connection: nothing(connection.execute(self.inserts.mark, values)))
        await self.read(lambda connection: connection.execute(sql.SETTING, values).scalar_one())

    # Tables

    async def create_table(self, table: TableRow, chairs: Sequence[ChairRow], first: JournalRow) -> None:
        row = table_values(table, first.number)

        def work(connection: Connection) -> None:
            if connection.execute(self.inserts.table, row).rowcount != 1:
                raise Conflict(table.id)
            if chairs:
                connection.execute(self.inserts.chair, [msgspec.structs.asdict(chair) for chair in chairs])
            connection.execute(self.inserts.entry, entry_values(first))

        await self.write(about_table(table.id), work)

    async def append(self, entry: JournalRow, change: TableChange, chairs: Sequence[ChairRow] = ()) -> None:
        """Write the next entry of a journal and what it changes. Conflict: it is not the next, or its message is
        written already. What is no part of the game is forgotten in time, so that no journal grows without end."""
        values = entry_values(entry)
        advance = {
            "table_id": entry.table_id,
            "before": entry.number - 1,
            "now": entry.number,
            "new_phase": change.phase,
            "new_touched": change.touched,
            "new_asked": encode(change.asked).decode(),
            "new_host": change.host,
            "new_held": encode(change.held).decode(),
        }

        def work(connection: Connection) -> None:
            if connection.execute(sql.ADVANCE, advance).rowcount != 1:
                raise Conflict(entry.table_id, entry.number)
            if connection.execute(self.inserts.entry, values).rowcount != 1:
                raise Conflict(entry.table_id, entry.number)
            if chairs:
                connection.execute(self.inserts.chair, [msgspec.structs.asdict(chair) for chair in chairs])
            if entry.kind == Kind.UNDONE:
                left = {"id": entry.table_id, "left": entry.answers}
                connection.execute(sql.TAKE_BACK, left)
                connection.execute(sql.FORGET_UNDONE, {**left, "now": entry.number})
            if entry.kind not in LASTING and entry.number > LOOSE:
                connection.execute(sql.FORGET_LOOSE, {"id": entry.table_id, "upto": entry.number - LOOSE})

        await self.write(about_table(entry.table_id), work)

    async def load_table(self, table_id: str) -> TableAndChairs | None:
        def query(connection: Connection) -> TableAndChairs | None:
            row = connection.execute(sql.TABLE_BY_ID, {"id": table_id}).first()
            if row is None:
                return None
            return table_row(row), [ChairRow(*chair) for chair in connection.execute(sql.CHAIRS_OF, {"id": table_id})]

        return await self.read(query)

    async def open_tables(self, limit: int) -> list[TableAndChairs]:
        """The tables that wait for players, the newest first."""
        return await self.read(lambda connection: with_chairs(connection, sql.OPEN_TABLES, {"most": limit}))

    async def tables_of(self, person: str, limit: int) -> list[TableAndChairs]:
        """The tables where a person has a chair, the last touched first."""
        return await self.read(
            lambda connection: with_chairs(connection, sql.TABLES_OF, {"person": person, "most": limit})
        )

    async def asked_bots(self) -> list[str]:
        """The tables where a bot owes an answer, the last touched first."""

        def query(connection: Connection) -> list[str]:
            rows = connection.execute(sql.BOTS_AT_PLAY)
            return list(dict.fromkeys(row.id for row in rows if row.seat in read_asked(row.asked)))

        return await self.read(query)

    async def count_tables(self) -> int:
        return await self.read(lambda connection: connection.execute(sql.COUNT_TABLES).scalar_one())

    async def set_rematch(self, table_id: str, rematch: str) -> str:
        """Say where it goes on, if nobody has said it before; gives where it does."""

        def work(connection: Connection) -> str:
            connection.execute(sql.GO_ON_AT, {"table_id": table_id, "elsewhere": rematch})
            found: str | None = connection.execute(sql.GOES_ON_AT, {"id": table_id}).scalar()
            if found is None:
                raise LookupError(table_id)
            return found

        return await self.write(about_table(table_id), work)

    # Journals

    async def journal(
        self, table_id: str, after: int = 0, before: int = NO_NUMBER, most: int = NO_NUMBER
    ) -> list[JournalRow]:
        """The last entries with a number above `after` and below `before`. Without their dumps."""
        values = {"id": table_id, "after": after, "before": before, "most": most}
        return await self.read(
            lambda connection: [journal_row(row) for row in reversed(connection.execute(sql.ENTRIES, values).all())]
        )

    async def answers(self, table_id: str) -> list[tuple[int, str, str]]:
        """The answers that were not taken back: whose, what it costs to take them back, and their words."""
        return await self.read(
            lambda connection: [
                (row.seat, row.undo_cost, row.words) for row in connection.execute(sql.ANSWERS, {"id": table_id})
            ]
        )

    async def traces(self, table_id: str) -> list[Trace]:
        """The last entries, as far as they need not be read to be told."""
        values = {"id": table_id, "most": LOOSE}
        return await self.read(
            lambda connection: [trace(row) for row in reversed(connection.execute(sql.TRACES, values).all())]
        )

    async def times(self, table_id: str, numbers: Iterable[int]) -> dict[int, int]:
        """When some entries were written."""
        values = {"id": table_id, "numbers": list(numbers)}
        return await self.read(lambda connection: {row.number: row.at for row in connection.execute(sql.TIMES, values)})

    async def number_of(self, table_id: str, person: str, message: str) -> int | None:
        """The entry that a message of a person has led to."""
        values = {"id": table_id, "person": person, "message": message}
        return await self.read(lambda connection: connection.execute(sql.SAID, values).scalar())

    async def latest(self, table_id: str) -> JournalRow | None:
        """The newest entry that has a dump."""
        return await self.read(lambda connection: first_row(connection, sql.WITH_DUMP, {"id": table_id}))

    async def dump_at(self, table_id: str, answers: int) -> JournalRow | None:
        """The newest entry that has a dump of a game with so many answers."""
        values = {"id": table_id, "answers": answers}
        return await self.read(lambda connection: first_row(connection, sql.WITH_DUMP_AT, values))

    async def forget_dumps(self, table_id: str) -> None:
        """Keep the last dump only: a game that is over goes back no more."""
        await self.write(
            about_table(table_id), lambda connection: nothing(connection.execute(sql.FORGET_DUMPS, {"id": table_id}))
        )

    # People and settings

    async def put_person(self, ident: str, name: str, created: int) -> None:
        """A new person; one who is known already only gets the name."""
        values = {"id": ident, "name": name, "created": created}
        await self.write(
            about_person(ident), lambda connection: nothing(connection.execute(self.inserts.person, values))
        )

    async def person(self, ident: str) -> tuple[str, int] | None:
        """The name of a person, and since when they are known."""

        def query(connection: Connection) -> tuple[str, int] | None:
            row = connection.execute(sql.PERSON, {"id": ident}).first()
            return None if row is None else (row.name, row.created)

        return await self.read(query)

    async def rename(self, ident: str, name: str) -> None:
        values = {"person": ident, "new_name": name}
        await self.write(about_person(ident), lambda connection: nothing(connection.execute(sql.RENAME, values)))

    async def names(self, idents: Iterable[str]) -> dict[str, str]:
        """What people are called; those who are not known are left out."""
        wanted = list(set(idents))
        if not wanted:
            return {}
        return await self.read(
            lambda connection: {row.id: row.name for row in connection.execute(sql.NAMES, {"ids": wanted})}
        )

    async def setting(self, key: str, make: Callable[[], str]) -> str:
        """A setting, made if there is none: whoever asks first decides for all servers of this store."""

        def work(connection: Connection) -> str:
            found: str | None = connection.execute(sql.SETTING, {"key": key}).scalar()
            if found is None:
                connection.execute(self.inserts.setting, {"key": key, "value": make()})
                found = connection.execute(sql.SETTING, {"key": key}).scalar_one()
            return found

        return await self.write(f"setting {key}", work)


def about_table(table_id: str) -> str:
    return f"table {table_id}"


def about_person(person: str) -> str:
    return f"person {person}"


def first_row(connection: Connection, statement: Any, values: dict[str, object]) -> JournalRow | None:
    row = connection.execute(statement, values).first()
    return None if row is None else journal_row(row)


def with_chairs(connection: Connection, statement: Any, values: dict[str, object]) -> list[TableAndChairs]:
    tables = [table_row(row) for row in connection.execute(statement, values)]
    chairs: dict[str, list[ChairRow]] = {table.id: [] for table in tables}
    if tables:
        for row in connection.execute(sql.CHAIRS_OF_ALL, {"ids": list(chairs)}):
            chairs[row.table_id].append(ChairRow(*row))
    return [(table, chairs[table.id]) for table in tables]
