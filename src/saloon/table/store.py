"""Where people, tables and their journals are kept. Everything that was awaited here is on the disk.

Writing goes through one thread (`writer.py`), reading through a few others; the event loop never waits for a disk.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from importlib import import_module
from pathlib import Path
from typing import Any, TypeVar

import msgspec
from sqlalchemy import Connection, Row, bindparam, delete, func, select, update

from saloon.table.database import READERS, BadStore, Database, is_lost
from saloon.table.outages import SILENT, Outages
from saloon.table.schema import CHAIRS, JOURNAL, PEOPLE, SETTINGS, TABLES
from saloon.table.writer import Writer

__all__ = ["BadStore", "ChairRow", "Conflict", "JournalRow", "Store", "TableChange", "TableRow", "Trace"]

T = TypeVar("T")

NO_NUMBER = (1 << 31) - 1  # above all numbers
WAITING, PLAYING = "waiting", "playing"
READY_SECONDS = 3  # in which a database that works has written a line
ANSWERED, UNDONE, TAKEN_BACK = "answered", "undone", "taken-back"
LASTING = ("made", "began", ANSWERED)  # the game itself: these entries are kept for good
LOOSE = 500  # entries after which all others may be forgotten

encode = msgspec.json.encode
read_options = msgspec.json.Decoder(dict[str, bool | str]).decode
read_asked = msgspec.json.Decoder(list[int]).decode
read_held = msgspec.json.Decoder(dict[str, list[int]]).decode


def nothing(_: object) -> None:
    """For work that gives nothing back."""


class Conflict(Exception):
    """Somebody else has written meanwhile: the journal already has this number, this message, or goes on elsewhere."""


class TableRow(msgspec.Struct, frozen=True):
    """A table. `number`: of the last entry of its journal. `asked`: the seats that owe an answer. `rhythm`: seconds
    from a question to the beat on which a pass is told. `hints`: whether players may ask what the house would do.
    `grace`: seconds for which nobody puts a bot in the place of somebody away. `held`: the seats that each person has
    held since the cards were dealt."""

    id: str
    game: str
    rules: int
    options: dict[str, bool | str]
    open: bool
    pace: str
    host: str
    seed: str
    phase: str
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
    kind: str
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

    phase: str
    touched: int
    asked: list[int]
    host: str
    held: dict[str, list[int]]


class Trace(msgspec.Struct, frozen=True):
    """An entry of a journal without what it tells: enough to know a message again, and a request to take back."""

    number: int
    kind: str
    seat: int | None
    person: str | None
    message: str | None


AnyRow = Row[*tuple[Any, ...]]
TableAndChairs = tuple[TableRow, list[ChairRow]]

# Statements are made once: what SQLAlchemy compiles, it remembers by their parts.

_TABLE = select(TABLES).where(TABLES.c.id == bindparam("id"))
_CHAIRS = select(CHAIRS).where(CHAIRS.c.table_id == bindparam("id")).order_by(CHAIRS.c.seat)
_CHAIRS_OF_ALL = (
    select(CHAIRS)
    .where(CHAIRS.c.table_id.in_(bindparam("ids", expanding=True)))
    .order_by(CHAIRS.c.table_id, CHAIRS.c.seat)
)
_OPEN_TABLES = (
    select(TABLES)
    .where(TABLES.c.phase == WAITING, TABLES.c.open.is_(True))
    .order_by(TABLES.c.created.desc(), TABLES.c.id)
    .limit(bindparam("most"))
)
_TABLES_OF = (
    select(TABLES)
    .where(TABLES.c.id.in_(select(CHAIRS.c.table_id).where(CHAIRS.c.person == bindparam("person"))))
    .order_by(TABLES.c.touched.desc(), TABLES.c.id)
    .limit(bindparam("most"))
)
_BOTS_AT_PLAY = (
    select(TABLES.c.id, TABLES.c.asked, CHAIRS.c.seat)
    .join(CHAIRS, CHAIRS.c.table_id == TABLES.c.id)
    .where(TABLES.c.phase == PLAYING, CHAIRS.c.bot.is_not(None))
    .order_by(TABLES.c.touched.desc())
)
_COUNT_TABLES = select(func.count()).select_from(TABLES)
# Only from the number before: whoever has missed an entry changes nothing
_ADVANCE = (
    update(TABLES)
    .where(TABLES.c.id == bindparam("table_id"), TABLES.c.number == bindparam("before"))
    .values(
        number=bindparam("now"),
        phase=bindparam("new_phase"),
        touched=bindparam("new_touched"),
        asked=bindparam("new_asked"),
        host=bindparam("new_host"),
        held=bindparam("new_held"),
    )
)
_GO_ON_AT = (
    update(TABLES)
    .where(TABLES.c.id == bindparam("table_id"), TABLES.c.rematch.is_(None))
    .values(rematch=bindparam("elsewhere"))
)
_GOES_ON_AT = select(TABLES.c.rematch).where(TABLES.c.id == bindparam("id"))

_WITH_DUMP = (
    select(JOURNAL)
    .where(JOURNAL.c.table_id == bindparam("id"), JOURNAL.c.dump.is_not(None))
    .order_by(JOURNAL.c.number.desc())
    .limit(1)
)
_WITH_DUMP_AT = _WITH_DUMP.where(JOURNAL.c.answers == bindparam("answers"))
_ENTRIES = (
    select(*[column for column in JOURNAL.c if column is not JOURNAL.c.dump])
    .where(
        JOURNAL.c.table_id == bindparam("id"),
        JOURNAL.c.number > bindparam("after"),
        JOURNAL.c.number < bindparam("before"),
    )
    .order_by(JOURNAL.c.number.desc())
    .limit(bindparam("most"))
)
_ANSWERS = (
    select(JOURNAL.c.seat, JOURNAL.c.undo_cost, JOURNAL.c.words)
    .where(JOURNAL.c.table_id == bindparam("id"), JOURNAL.c.kind == ANSWERED)
    .order_by(JOURNAL.c.number)
)
_TRACES = (
    select(JOURNAL.c.number, JOURNAL.c.kind, JOURNAL.c.seat, JOURNAL.c.person, JOURNAL.c.message)
    .where(JOURNAL.c.table_id == bindparam("id"))
    .order_by(JOURNAL.c.number.desc())
    .limit(bindparam("most"))
)
_TIMES = select(JOURNAL.c.number, JOURNAL.c.at).where(
    JOURNAL.c.table_id == bindparam("id"), JOURNAL.c.number.in_(bindparam("numbers", expanding=True))
)
_SAID = select(JOURNAL.c.number).where(
    JOURNAL.c.table_id == bindparam("id"),
    JOURNAL.c.person == bindparam("person"),
    JOURNAL.c.message == bindparam("message"),
)
_TAKE_BACK = (
    update(JOURNAL)
    .where(
        JOURNAL.c.table_id == bindparam("id"),
        JOURNAL.c.kind == ANSWERED,
        JOURNAL.c.answers > bindparam("left"),
    )
    .values(kind=TAKEN_BACK)
)
# An entry that turns time back holds the game as it is now: what lies after that moment is not gone back to any more
_FORGET_UNDONE = (
    update(JOURNAL)
    .where(
        JOURNAL.c.table_id == bindparam("id"),
        JOURNAL.c.dump.is_not(None),
        JOURNAL.c.answers >= bindparam("left"),
        JOURNAL.c.number < bindparam("now"),
    )
    .values(dump=None)
)
_FORGET_LOOSE = delete(JOURNAL).where(
    JOURNAL.c.table_id == bindparam("id"),
    JOURNAL.c.number <= bindparam("upto"),
    JOURNAL.c.kind.not_in(LASTING),
    JOURNAL.c.dump.is_(None),
)
_LAST_DUMP = (
    select(func.max(JOURNAL.c.number))
    .where(JOURNAL.c.table_id == bindparam("id"), JOURNAL.c.dump.is_not(None))
    .scalar_subquery()
)
_FORGET_DUMPS = (
    update(JOURNAL)
    .where(JOURNAL.c.table_id == bindparam("id"), JOURNAL.c.dump.is_not(None), JOURNAL.c.number < _LAST_DUMP)
    .values(dump=None)
)

_PERSON = select(PEOPLE.c.name, PEOPLE.c.created).where(PEOPLE.c.id == bindparam("id"))
_NAMES = select(PEOPLE.c.id, PEOPLE.c.name).where(PEOPLE.c.id.in_(bindparam("ids", expanding=True)))
_RENAME = update(PEOPLE).where(PEOPLE.c.id == bindparam("person")).values(name=bindparam("new_name"))
_SETTING = select(SETTINGS.c.value).where(SETTINGS.c.key == bindparam("key"))

_EVENTS = list(JOURNAL.c).index(JOURNAL.c.events)  # from here on the columns are JSON, bytes to whoever asks


class Inserts:
    """The statements that SQLite and PostgreSQL both have, but SQLAlchemy only under the name of either."""

    def __init__(self, dialect: str) -> None:
        # Imported late: each costs time at the start, and only one of them is needed
        insert: Callable[..., Any] = import_module(f"sqlalchemy.dialects.{dialect}").insert
        counted = {"preserve_rowcount": True}
        self.table = insert(TABLES).on_conflict_do_nothing().execution_options(**counted)
        self.entry = insert(JOURNAL).on_conflict_do_nothing().execution_options(**counted)
        setting = insert(SETTINGS)
        self.setting = setting.on_conflict_do_nothing()
        self.mark = setting.on_conflict_do_update(index_elements=["key"], set_={"value": setting.excluded.value})
        person = insert(PEOPLE)
        self.person = person.on_conflict_do_update(index_elements=["id"], set_={"name": person.excluded.name})
        chair = insert(CHAIRS)
        self.chair = chair.on_conflict_do_update(
            index_elements=["table_id", "seat"],
            set_={name: chair.excluded[name] for name in ("person", "name", "bot", "by", "asked_away")},
        )


class Store:
    """Made by `open`, on the event loop that uses it, and closed there."""

    def __init__(self, database: Database, failed: Callable[[str], None] = nothing) -> None:
        self.database = database
        self.outages = Outages(failed)
        self.trial: asyncio.Task[None] | None = None  # to find out whether it works
        self.loop = asyncio.get_running_loop()
        self.inserts = Inserts(database.writing.dialect.name)
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

    async def read(self, look: Callable[[Connection], T]) -> T:
        if self.closed:
            raise RuntimeError("the store is closed")
        try:
            return await self.loop.run_in_executor(self.readers, self.look, look)
        except Exception as error:
            raise self.outages.noted(error) from error

    def look(self, look: Callable[[Connection], T]) -> T:
        try:
            with self.database.reading.connect() as connection:
                return look(connection)
        except Exception as error:
            if not is_lost(error):
                raise
        with self.database.reading.connect() as connection:  # a new connection: reading twice harms nobody
            return look(connection)

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
        await self.read(lambda connection: connection.execute(_SETTING, values).scalar_one())

    # Tables

    async def create_table(self, table: TableRow, chairs: Sequence[ChairRow], first: JournalRow) -> None:
        row = {
            **msgspec.structs.asdict(table),
            "options": encode(table.options).decode(),
            "asked": encode(table.asked).decode(),
            "held": encode(table.held).decode(),
            "number": first.number,
        }

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
            if connection.execute(_ADVANCE, advance).rowcount != 1:
                raise Conflict(entry.table_id, entry.number)
            if connection.execute(self.inserts.entry, values).rowcount != 1:
                raise Conflict(entry.table_id, entry.number)
            if chairs:
                connection.execute(self.inserts.chair, [msgspec.structs.asdict(chair) for chair in chairs])
            if entry.kind == UNDONE:
                left = {"id": entry.table_id, "left": entry.answers}
                connection.execute(_TAKE_BACK, left)
                connection.execute(_FORGET_UNDONE, {**left, "now": entry.number})
            if entry.kind not in LASTING and entry.number > LOOSE:
                connection.execute(_FORGET_LOOSE, {"id": entry.table_id, "upto": entry.number - LOOSE})

        await self.write(about_table(entry.table_id), work)

    async def load_table(self, table_id: str) -> TableAndChairs | None:
        def look(connection: Connection) -> TableAndChairs | None:
            row = connection.execute(_TABLE, {"id": table_id}).first()
            if row is None:
                return None
            return table_row(row), [ChairRow(*chair) for chair in connection.execute(_CHAIRS, {"id": table_id})]

        return await self.read(look)

    async def open_tables(self, limit: int) -> list[TableAndChairs]:
        """The tables that wait for players, the newest first."""
        return await self.read(lambda connection: with_chairs(connection, _OPEN_TABLES, {"most": limit}))

    async def tables_of(self, person: str, limit: int) -> list[TableAndChairs]:
        """The tables where a person has a chair, the last touched first."""
        return await self.read(
            lambda connection: with_chairs(connection, _TABLES_OF, {"person": person, "most": limit})
        )

    async def asked_bots(self) -> list[str]:
        """The tables where a bot owes an answer, the last touched first."""

        def look(connection: Connection) -> list[str]:
            rows = connection.execute(_BOTS_AT_PLAY)
            return list(dict.fromkeys(row.id for row in rows if row.seat in read_asked(row.asked)))

        return await self.read(look)

    async def count_tables(self) -> int:
        return await self.read(lambda connection: connection.execute(_COUNT_TABLES).scalar_one())

    async def set_rematch(self, table_id: str, rematch: str) -> str:
        """Say where it goes on, if nobody has said it before; gives where it does."""

        def work(connection: Connection) -> str:
            connection.execute(_GO_ON_AT, {"table_id": table_id, "elsewhere": rematch})
            found: str | None = connection.execute(_GOES_ON_AT, {"id": table_id}).scalar()
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
            lambda connection: [journal_row(row) for row in reversed(connection.execute(_ENTRIES, values).all())]
        )

    async def answers(self, table_id: str) -> list[tuple[int, str, str]]:
        """The answers that were not taken back: whose, what it costs to take them back, and their words."""
        return await self.read(
            lambda connection: [
                (row.seat, row.undo_cost, row.words) for row in connection.execute(_ANSWERS, {"id": table_id})
            ]
        )

    async def traces(self, table_id: str) -> list[Trace]:
        """The last entries, as far as they need not be read to be told."""
        values = {"id": table_id, "most": LOOSE}
        return await self.read(
            lambda connection: [Trace(*row) for row in reversed(connection.execute(_TRACES, values).all())]
        )

    async def times(self, table_id: str, numbers: Iterable[int]) -> dict[int, int]:
        """When some entries were written."""
        values = {"id": table_id, "numbers": list(numbers)}
        return await self.read(lambda connection: {row.number: row.at for row in connection.execute(_TIMES, values)})

    async def number_of(self, table_id: str, person: str, message: str) -> int | None:
        """The entry that a message of a person has led to."""
        values = {"id": table_id, "person": person, "message": message}
        return await self.read(lambda connection: connection.execute(_SAID, values).scalar())

    async def latest(self, table_id: str) -> JournalRow | None:
        """The newest entry that has a dump."""
        return await self.read(lambda connection: first_row(connection, _WITH_DUMP, {"id": table_id}))

    async def dump_at(self, table_id: str, answers: int) -> JournalRow | None:
        """The newest entry that has a dump of a game with so many answers."""
        values = {"id": table_id, "answers": answers}
        return await self.read(lambda connection: first_row(connection, _WITH_DUMP_AT, values))

    async def forget_dumps(self, table_id: str) -> None:
        """Keep the last dump only: a game that is over goes back no more."""
        await self.write(
            about_table(table_id), lambda connection: nothing(connection.execute(_FORGET_DUMPS, {"id": table_id}))
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

        def look(connection: Connection) -> tuple[str, int] | None:
            row = connection.execute(_PERSON, {"id": ident}).first()
            return None if row is None else (row.name, row.created)

        return await self.read(look)

    async def rename(self, ident: str, name: str) -> None:
        values = {"person": ident, "new_name": name}
        await self.write(about_person(ident), lambda connection: nothing(connection.execute(_RENAME, values)))

    async def names(self, idents: Iterable[str]) -> dict[str, str]:
        """What people are called; those who are not known are left out."""
        wanted = list(set(idents))
        if not wanted:
            return {}
        return await self.read(
            lambda connection: {row.id: row.name for row in connection.execute(_NAMES, {"ids": wanted})}
        )

    async def setting(self, key: str, make: Callable[[], str]) -> str:
        """A setting, made if there is none: whoever asks first decides for all servers of this store."""

        def work(connection: Connection) -> str:
            found: str | None = connection.execute(_SETTING, {"key": key}).scalar()
            if found is None:
                connection.execute(self.inserts.setting, {"key": key, "value": make()})
                found = connection.execute(_SETTING, {"key": key}).scalar_one()
            return found

        return await self.write(f"setting {key}", work)


def about_table(table_id: str) -> str:
    return f"table {table_id}"


def about_person(person: str) -> str:
    return f"person {person}"


def table_row(row: AnyRow) -> TableRow:
    found = TableRow(*row)
    return msgspec.structs.replace(
        found, options=read_options(row.options), asked=read_asked(row.asked), held=read_held(row.held)
    )


def journal_row(row: AnyRow) -> JournalRow:
    """From all columns, or from all but the dump, which is the last one."""
    values = list(row)
    values[_EVENTS:] = [None if json is None else json.encode() for json in values[_EVENTS:]]
    return JournalRow(*values)


def entry_values(entry: JournalRow) -> dict[str, object]:
    return {
        **msgspec.structs.asdict(entry),
        "events": entry.events.decode(),
        "dump": None if entry.dump is None else entry.dump.decode(),
    }


def first_row(connection: Connection, statement: Any, values: dict[str, object]) -> JournalRow | None:
    row = connection.execute(statement, values).first()
    return None if row is None else journal_row(row)


def with_chairs(connection: Connection, statement: Any, values: dict[str, object]) -> list[TableAndChairs]:
    tables = [table_row(row) for row in connection.execute(statement, values)]
    chairs: dict[str, list[ChairRow]] = {table.id: [] for table in tables}
    if tables:
        for row in connection.execute(_CHAIRS_OF_ALL, {"ids": list(chairs)}):
            chairs[row.table_id].append(ChairRow(*row))
    return [(table, chairs[table.id]) for table in tables]
