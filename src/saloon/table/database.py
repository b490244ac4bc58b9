"""The database of the store: where it is, how it is spoken to, and that its tables are those of this program."""

from __future__ import annotations

import os
import sys
import time
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from sqlite3 import Connection as SqliteConnection
from typing import Any, BinaryIO

from sqlalchemy import URL, Connection, Engine, QueuePool, create_engine, event, inspect, make_url, text
from sqlalchemy.exc import ArgumentError, DBAPIError, SQLAlchemyError

from saloon.engine.errors import SaloonError
from saloon.table.schema import REVISION

READERS = 4  # connections that read at the same time
PATIENCE = 10  # seconds to wait for a connection, or for somebody else who writes
SILENCE = 30  # seconds without an answer after which the line to a server counts as dead
MIGRATIONS = Path(__file__).parent / "migrations"
MIGRATION_LOCK = 0x5A100  # any number, as long as every server that migrates asks for the same one
SERVER_LOCK = 0x5A101  # as the one above, for the server that plays on a store
CLAIM = 2  # seconds to wait for a server that is just closing


class BadStore(SaloonError):
    """A database that cannot be reached, is none that we know, or belongs to a newer program."""


@dataclass
class Database:
    """One connection that writes and some that read, each with its own settings."""

    writing: Engine
    reading: Engine
    lock: BinaryIO | None = None  # held by the server of this database

    @classmethod
    def open(cls, place: str | Path) -> Database:
        """Open a file of SQLite, or a server of PostgreSQL by its URL, and bring its tables up to date."""
        url = locate(place)
        try:
            if url.get_backend_name() == "sqlite":
                make_private(Path(str(url.database)))
                database = cls(sqlite(url, writing=True), sqlite(url, writing=False))
            else:
                database = cls(postgresql(url, writing=True), postgresql(url, writing=False))
            try:
                migrate(database.writing, shown(url))
            except BaseException:
                database.close()
                raise
        except (SQLAlchemyError, OSError, ImportError) as error:
            raise BadStore("table-store-unreachable", {"url": shown(url), "reason": reason(error)}) from error
        return database

    def claim(self) -> None:
        """Be the only server here; BadStore if there is one. The lock ends with the process, however that ends."""
        if self.writing.dialect.name == "sqlite":
            self.lock = locked(Path(f"{self.writing.url.database}.lock"), shown(self.writing.url))
            return
        # The connection that writes holds the lock: whoever has lost it can do no harm any more
        event.listen(self.writing, "connect", partial(claimed, shown(self.writing.url)))
        self.writing.dispose()
        self.writing.connect().close()

    def close(self) -> None:
        self.reading.dispose()
        self.writing.dispose()
        if self.lock is not None:
            self.lock.close()


def is_lost(error: BaseException) -> bool:
    """Whether the connection broke: the next one is a new one."""
    return isinstance(error, DBAPIError) and error.connection_invalidated


# One server for each


def in_use(place: str) -> BadStore:
    return BadStore("table-store-in-use", {"url": place})


def locked(path: Path, place: str) -> BinaryIO | None:
    """The file that says that somebody is here. Not the database itself: SQLite has locks of its own on that."""
    if sys.platform == "win32":
        return None
    import fcntl

    file = os.fdopen(os.open(path, os.O_RDWR | os.O_CREAT, 0o600), "r+b")
    until = time.monotonic() + CLAIM
    while True:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
            return file
        except BlockingIOError as error:
            if time.monotonic() > until:
                file.close()
                raise in_use(place) from error
            time.sleep(0.05)


def claimed(place: str, connection: Any, _: object) -> None:
    """A new connection to PostgreSQL takes the lock before it writes anything."""
    from psycopg.errors import LockNotAvailable

    try:
        connection.execute(f"SET lock_timeout = '{CLAIM}s'")
        connection.execute("SELECT pg_advisory_lock(%s)", [SERVER_LOCK])
        connection.execute(f"SET lock_timeout = '{PATIENCE}s'")
        connection.commit()
    except LockNotAvailable as error:
        connection.rollback()
        raise in_use(place) from error


# Where it is


def locate(place: str | Path) -> URL:
    """The URL of a database; a path is that of a file of SQLite."""
    if isinstance(place, Path) or "://" not in place:
        return sqlite_url(Path(place))
    scheme = place.partition(":")[0]
    try:
        url = make_url(place)
    except (ArgumentError, ValueError) as error:
        raise BadStore("table-store-unknown", {"url": f"{scheme}://"}) from error
    if scheme in ("postgresql", "postgres", "postgresql+psycopg"):
        return url.set(drivername="postgresql+psycopg")
    if scheme == "sqlite" and url.database:
        return sqlite_url(Path(url.database))
    raise BadStore("table-store-unknown", {"url": f"{scheme}://"})


def sqlite_url(path: Path) -> URL:
    return URL.create("sqlite", database=str(path.expanduser().absolute()))


def shown(url: URL) -> str:
    """The database as people may be told of it: no passwords, which can be among the parameters too."""
    if url.get_backend_name() == "sqlite":
        return str(url.database)
    bare = URL.create("postgresql", url.username, None, url.host, url.port, url.database)
    return bare.render_as_string()


def reason(error: BaseException) -> str:
    cause = error.orig if isinstance(error, DBAPIError) and error.orig is not None else error
    return " ".join(str(cause).split())


def make_private(path: Path) -> None:
    """The file holds seeds and keys: only its owner may read it, and the files that SQLite puts beside it."""
    path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    os.close(os.open(path, os.O_RDWR | os.O_CREAT, 0o600))


# How it is spoken to


def sqlite(url: URL, *, writing: bool) -> Engine:
    engine = create_engine(
        url,
        poolclass=QueuePool,
        pool_size=1 if writing else READERS,
        max_overflow=0,
        connect_args={"check_same_thread": False, "timeout": PATIENCE},
        hide_parameters=True,
    )

    @event.listens_for(engine, "connect")
    def prepare(connection: SqliteConnection, _: object) -> None:
        connection.isolation_level = None  # transactions begin where we say, not where the driver guesses
        for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
            connection.execute(f"PRAGMA {pragma}").close()
        if not writing:
            connection.execute("PRAGMA query_only=ON").close()

    @event.listens_for(engine, "begin")
    def begin(connection: Connection) -> None:
        # A reader that becomes a writer in the middle could be refused: a writer waits at the beginning
        connection.exec_driver_sql("BEGIN IMMEDIATE" if writing else "BEGIN")

    return engine


def postgresql(url: URL, *, writing: bool) -> Engine:
    patience = {"connect_timeout": PATIENCE, "tcp_user_timeout": 1000 * SILENCE, "keepalives_idle": SILENCE}
    engine = create_engine(
        url,
        pool_size=1 if writing else READERS,
        max_overflow=0,
        connect_args={name: value for name, value in patience.items() if name not in url.query},
        # All that is read for one answer is of one moment
        isolation_level="READ COMMITTED" if writing else "REPEATABLE READ",
        hide_parameters=True,
    )

    @event.listens_for(engine, "connect")
    def prepare(connection: Any, _: object) -> None:
        if writing:
            connection.execute(f"SET lock_timeout = '{PATIENCE}s'")
            # A role or a database may have it off: then what was confirmed could be lost with the power
            if connection.execute("SHOW synchronous_commit").fetchone()[0] == "off":
                connection.execute("SET synchronous_commit = on")
            connection.commit()
        else:
            connection.read_only = True

    return engine


# Its tables


def migrate(engine: Engine, place: str) -> None:
    """Bring the tables up to date, all or nothing; of several servers that start at once one does it."""
    with engine.begin() as connection:
        if stored_revision(connection) == REVISION:
            return
        if engine.dialect.name == "postgresql":
            connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": MIGRATION_LOCK})
        upgrade(connection, place)


def stored_revision(connection: Connection) -> str | None:
    if not inspect(connection).has_table("alembic_version"):
        return None
    found: str | None = connection.execute(text("SELECT version_num FROM alembic_version")).scalar()
    return found


def upgrade(connection: Connection, place: str) -> None:
    # Imported late: a server whose tables are up to date starts without
    from alembic import command
    from alembic.config import Config
    from alembic.script import ScriptDirectory

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.attributes["connection"] = connection
    stored = stored_revision(connection)
    if stored is not None and stored not in {
        step.revision for step in ScriptDirectory.from_config(config).walk_revisions()
    }:
        raise BadStore("table-store-newer", {"url": place, "found": stored, "known": REVISION})
    command.upgrade(config, REVISION)
