"""What is kept about people and tables: one schema for SQLite and PostgreSQL. A change here takes a migration too.

Times are milliseconds since 1970. What is only read back whole is JSON in a text.
"""

from __future__ import annotations

from sqlalchemy import BigInteger, Boolean, Column, ForeignKey, Index, Integer, MetaData, Table, Text, false, text

# The newest migration: a database that says so is opened without loading the migrations at all.
REVISION = "0006"

METADATA = MetaData(
    naming_convention={
        "pk": "pk_%(table_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
    }
)

SETTINGS = Table(
    "settings",
    METADATA,
    Column("key", Text, primary_key=True),
    Column("value", Text, nullable=False),
)

PEOPLE = Table(
    "people",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("name", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
)

TABLES = Table(
    "tables",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("rules", Integer, nullable=False),
    Column("switches", Text, nullable=False),
    Column("open", Boolean, nullable=False),
    Column("pace", Text, nullable=False),
    Column("host", Text, nullable=False),
    Column("seed", Text, nullable=False),
    Column("phase", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("touched", BigInteger, nullable=False),
    Column("number", Integer, nullable=False),
    Column("asked", Text, nullable=False),
    Column("rematch", Text),
    Column("rhythm", Integer, nullable=False, server_default="0"),
    Column("hints", Boolean, nullable=False, server_default=false()),
    Column("grace", Integer, nullable=False, server_default="120"),
    Column("held", Text, nullable=False, server_default="{}"),
    # The list of tables that wait for players
    Index(None, "phase", "open", "created"),
)

CHAIRS = Table(
    "chairs",
    METADATA,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("person", Text),
    Column("name", Text, nullable=False),
    Column("bot", Text),
    Column("by", Text),
    Column("asked_away", Text),
    Index(None, "person"),
)

_SENT = text("message IS NOT NULL")

JOURNAL = Table(
    "journal",
    METADATA,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("kind", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("seat", Integer),
    Column("name", Text, nullable=False),
    Column("bot", Text),
    Column("answers", Integer, nullable=False),
    Column("words", Text),
    Column("message", Text),
    Column("person", Text),
    Column("undo_cost", Text, nullable=False),
    Column("events", Text, nullable=False),
    # Last, because it is long: a row is searched without reading it
    Column("dump", Text),
    # A message that is sent again is done once
    Index(None, "table_id", "person", "message", unique=True, sqlite_where=_SENT, postgresql_where=_SENT),
)
