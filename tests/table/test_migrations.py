"""The tables of the store: made step by step, and in the end those that the program knows."""

from __future__ import annotations

import json
import stat
import subprocess
import sys
from pathlib import Path
from unittest.mock import patch

import pytest
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import inspect, text

from postgres import Postgres
from saloon.table import database as database_module
from saloon.table.database import MIGRATIONS, BadStore, Database, locate, shown
from saloon.table.schema import METADATA, REVISION


def scripts() -> ScriptDirectory:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    return ScriptDirectory.from_config(config)


def test_the_schema_names_the_newest_step() -> None:
    assert scripts().get_heads() == [REVISION]


def test_an_empty_database_gets_the_tables_of_the_schema(place: str) -> None:
    database = Database.open(place)
    with database.writing.begin() as connection:
        assert set(inspect(connection).get_table_names()) == {*METADATA.tables, "alembic_version"}
        assert compare_metadata(MigrationContext.configure(connection), METADATA) == []
        partial = next(
            index for index in inspect(connection).get_indexes("journal") if str(index["name"]).endswith("message")
        )
        assert partial["unique"]
        assert any("message IS NOT NULL" in str(value) for value in partial["dialect_options"].values())
    database.close()


def test_opening_again_keeps_everything_and_loads_no_migrations(place: str) -> None:
    database = Database.open(place)
    with database.writing.begin() as connection:
        connection.execute(text("INSERT INTO people VALUES ('p', 'Ada', 1)"))
    database.close()
    program = """
import sys
from saloon.table.database import Database
database = Database.open(sys.argv[1])
with database.reading.connect() as connection:
    print(connection.exec_driver_sql("SELECT name FROM people").scalar(), "alembic" in sys.modules)
database.close()
"""
    again = subprocess.run([sys.executable, "-c", program, place], capture_output=True, encoding="utf-8", check=True)
    assert again.stdout.split() == ["Ada", "False"]


def test_a_database_of_an_older_program_is_brought_up_to_date(place: str) -> None:
    row = "('t', 'colt-express', 1, '{}', true, 'human', 'ann', 'ab', 'waiting', 1, 1, 1, '[]', NULL)"
    with patch.object(database_module, "REVISION", "0001"):
        database = Database.open(place)
    with database.writing.begin() as connection:
        connection.execute(text(f"INSERT INTO tables VALUES {row}"))
    database.close()
    database = Database.open(place)
    with database.writing.begin() as connection:
        assert compare_metadata(MigrationContext.configure(connection), METADATA) == []
        assert connection.execute(text("SELECT id, rematch, rhythm, hints, grace, held FROM tables")).all() == [
            ("t", None, 0, False, 120, "{}")
        ]
    database.close()


def test_answers_that_an_older_program_took_back_are_called_so(place: str) -> None:
    table = "('t', 'colt-express', 1, '{}', true, 'human', 'ann', 'ab', 'playing', 1, 1, 6, '[]', NULL, 0, false)"
    story = [("began", 0), ("answered", 1), ("answered", 2), ("undone", 1), ("answered", 2), ("answered", 3)]
    with patch.object(database_module, "REVISION", "0003"):
        database = Database.open(place)
    with database.writing.begin() as connection:
        connection.execute(text(f"INSERT INTO tables VALUES {table}"))
        for number, (kind, answers) in enumerate(story, 1):
            row = f"('t', {number}, '{kind}', 1, 0, '', NULL, {answers}, '', NULL, NULL, '', '[]', NULL)"
            connection.execute(text(f"INSERT INTO journal VALUES {row}"))
    database.close()
    database = Database.open(place)
    with database.reading.connect() as connection:
        kinds = connection.execute(text("SELECT kind FROM journal ORDER BY number")).scalars().all()
    assert kinds == ["began", "answered", "taken-back", "undone", "answered", "answered"]
    database.close()


def test_several_servers_may_open_an_empty_database_at_once(place: str) -> None:
    program = "import sys; from saloon.table.database import Database; Database.open(sys.argv[1]).close()"
    servers = [subprocess.Popen([sys.executable, "-c", program, place]) for _ in range(3)]
    assert [server.wait() for server in servers] == [0, 0, 0]


def test_a_database_of_a_newer_program_is_refused_and_left_alone(place: str) -> None:
    database = Database.open(place)
    with database.writing.begin() as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    with pytest.raises(BadStore) as refused:
        Database.open(place)
    assert refused.value.key == "table-store-newer"
    assert refused.value.details == {"url": shown(locate(place)), "found": "9999", "known": REVISION}
    with database.reading.connect() as connection:
        assert connection.execute(text("SELECT version_num FROM alembic_version")).scalar() == "9999"
    database.close()


def test_a_step_that_fails_leaves_nothing_behind(place: str, monkeypatch: pytest.MonkeyPatch) -> None:
    with monkeypatch.context() as patched:
        patched.setattr("alembic.op.create_index", lambda *_, **__: 1 / 0)
        with pytest.raises(ZeroDivisionError):
            Database.open(place)
    database = Database.open(place)
    with database.writing.begin() as connection:
        assert compare_metadata(MigrationContext.configure(connection), METADATA) == []
    database.close()


# Where a database is


def test_sqlite_is_durable_and_read_while_it_is_written(tmp_path: Path) -> None:
    database = Database.open(tmp_path / "saloon.db")
    for engine, only_reads in ((database.writing, 0), (database.reading, 1)):
        with engine.connect() as connection:
            found = {
                name: connection.exec_driver_sql(f"PRAGMA {name}").scalar()
                for name in ("journal_mode", "synchronous", "foreign_keys", "busy_timeout", "query_only")
            }
        assert found == {
            "journal_mode": "wal",
            "synchronous": 2,  # FULL
            "foreign_keys": 1,
            "busy_timeout": 10_000,
            "query_only": only_reads,
        }
    database.close()


def test_postgresql_is_read_in_one_moment_and_never_waits_forever(postgres: Postgres) -> None:
    database = Database.open(postgres.new_database())
    with database.writing.connect() as connection:
        assert connection.execute(text("SHOW lock_timeout")).scalar() == "10s"
        assert connection.execute(text("SHOW synchronous_commit")).scalar() == "on"
    with database.reading.connect() as connection:
        assert connection.execute(text("SHOW transaction_isolation")).scalar() == "repeatable read"
        assert connection.execute(text("SHOW transaction_read_only")).scalar() == "on"
    database.close()


def test_the_file_and_its_new_folders_are_private(tmp_path: Path) -> None:
    path = tmp_path / "new" / "folders" / "100% saloon.db"
    database = Database.open(path)
    with database.writing.begin() as connection:
        connection.execute(text("INSERT INTO people VALUES ('p', 'Ada', 1)"))
    files = list(path.parent.iterdir())
    assert len(files) == 3, "the file, its log, and the index of that"
    assert {stat.S_IMODE(file.stat().st_mode) for file in files} == {0o600}
    assert stat.S_IMODE(path.parent.stat().st_mode) == 0o700
    database.close()


@pytest.mark.parametrize("made", ["folder", "text", "beneath"])
def test_a_file_that_cannot_be_opened(tmp_path: Path, made: str) -> None:
    path = tmp_path / "saloon.db"
    if made == "folder":
        path.mkdir()
    else:
        path.write_text("no database at all, just some words that are long enough to be looked at\n" * 100)
    if made == "beneath":
        path /= "saloon.db"
    with pytest.raises(BadStore) as refused:
        Database.open(path)
    assert refused.value.key == "table-store-unreachable"
    assert refused.value.details["url"] == str(path)
    assert refused.value.details["reason"]


def test_a_server_that_cannot_be_reached_and_no_password_is_told(tmp_path: Path) -> None:
    with pytest.raises(BadStore) as refused:
        Database.open(f"postgresql://doc:secret@/saloon?host={tmp_path}&password=secret")
    assert refused.value.key == "table-store-unreachable"
    assert refused.value.details["url"] == "postgresql://doc@/saloon"
    assert str(tmp_path) in str(refused.value.details["reason"])
    assert "secret" not in repr(refused.value.details)


@pytest.mark.parametrize(
    "place",
    [
        "mysql://doc:secret@host/db",
        "sqlite://",
        "postgresql+asyncpg://doc:secret@host/db",
        "postgresql://doc:secret@host:port/db",
    ],
)
def test_databases_that_we_do_not_know(place: str) -> None:
    with pytest.raises(BadStore) as refused:
        Database.open(place)
    assert refused.value.key == "table-store-unknown"
    assert refused.value.details == {"url": place.partition("://")[0] + "://"}


@pytest.mark.parametrize(
    ("place", "driver", "database"),
    [
        ("postgresql://doc@host/saloon", "postgresql+psycopg", "saloon"),
        ("postgres://doc@host/saloon", "postgresql+psycopg", "saloon"),
        ("postgresql+psycopg://doc@host/saloon", "postgresql+psycopg", "saloon"),
        ("sqlite:////data/saloon.db", "sqlite", "/data/saloon.db"),
        ("/data/saloon.db", "sqlite", "/data/saloon.db"),
        (Path("/data/saloon.db"), "sqlite", "/data/saloon.db"),
        ("~/saloon.db", "sqlite", str(Path.home() / "saloon.db")),
        (":memory:", "sqlite", str(Path.cwd() / ":memory:")),
    ],
)
def test_where_a_database_is(place: str | Path, driver: str, database: str) -> None:
    found = locate(place)
    assert (found.drivername, found.database) == (driver, database)


def test_what_an_answer_costs_keeps_its_value_under_its_new_name(place: str) -> None:
    table = "('t', 'bang-duel', 1, '{}', true, 'human', 'a', 'b', 'playing', 1, 1, 2, '[]', NULL, 0, false, 120, '{}')"
    with patch.object(database_module, "REVISION", "0004"):
        database = Database.open(place)
    with database.writing.begin() as connection:
        connection.execute(text(f"INSERT INTO tables VALUES {table}"))
        connection.execute(
            text(
                "INSERT INTO journal (table_id, number, kind, at, name, answers, price, events)"
                " VALUES ('t', 2, 'answered', 1, '', 1, 'chance', '[]')"
            )
        )
    database.close()
    database = Database.open(place)
    with database.writing.begin() as connection:
        assert connection.execute(text("SELECT number, undo_cost FROM journal")).all() == [(2, "chance")]
    database.close()


def test_options_become_switches_and_the_squad_a_number(place: str) -> None:
    rows = [("t", "bang-duel", '{"squad": "12"}'), ("u", "colt-express", '{"expert": true, "cars": "choose"}')]
    with patch.object(database_module, "REVISION", "0005"):
        database = Database.open(place)
    with database.writing.begin() as connection:
        for ident, game, options in rows:
            row = f"'{ident}', '{game}', 1, '{options}', true, 'human', 'a', 'b', 'waiting', 1, 1, 2, '[]', NULL"
            connection.exec_driver_sql(f"INSERT INTO tables VALUES ({row}, 0, false, 120, '{{}}')")
    database.close()
    database = Database.open(place)
    with database.reading.connect() as connection:
        found = connection.execute(text("SELECT id, switches FROM tables ORDER BY id")).all()
    assert [(ident, json.loads(switches)) for ident, switches in found] == [
        ("t", {"squad": 12}),
        ("u", {"expert": True, "cars": "choose"}),
    ]
    database.close()
