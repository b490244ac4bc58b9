"""A database that fails: told as what it is, logged once with a count, and never waited for without end."""

from __future__ import annotations

import asyncio
import logging
import signal
import subprocess
import sys
from collections import Counter
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
from sqlalchemy import Connection, text

from postgres import Postgres
from saloon.table import store as store_module
from saloon.table.database import BadStore
from saloon.table.outages import CAUSES, StoreTrouble
from saloon.table.refusal import STATUS
from saloon.table.store import Store

HOLD = """
import sys, time
from asyncio import run
from saloon.table.store import Store

async def hold():
    store = await Store.open(sys.argv[1])
    await store.claim()
    print("open", flush=True)
    time.sleep(600)

run(hold())
"""


def using(place: str, play: Callable[[Store, Counter[str]], Awaitable[None]]) -> None:
    async def run() -> None:
        failures: Counter[str] = Counter()
        store = await Store.open(place, lambda cause: failures.update([cause]))
        try:
            await play(store, failures)
        finally:
            await store.close()

    asyncio.run(run())


async def refusal(doing: Awaitable[object]) -> str:
    with pytest.raises(StoreTrouble) as told:
        await doing
    assert STATUS[told.value.key] == 503
    return told.value.key


def test_a_full_disk_is_told_as_what_it_is_and_logged_once(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async def play(store: Store, failures: Counter[str]) -> None:
        await store.put_person("a", "Ann", 1)
        pages = await store.write("", lambda connection: connection.execute(text("PRAGMA page_count")).scalar_one())
        await store.write("", lambda connection: no_more_than(connection, pages))
        for number in range(40):
            assert await refusal(store.put_person(f"b{number}", "Ben" * 3000, 1)) == "table-store-full"
        assert failures == {"full": 40}
        assert await store.names(["a", "b0"]) == {"a": "Ann"}, "reading goes on"
        assert [record.levelno for record in caplog.records] == [logging.ERROR]
        assert "(full)" in caplog.text
        await store.write("", lambda connection: no_more_than(connection, 1 << 30))
        await store.put_person("b", "Ben", 1)
        assert [record.levelno for record in caplog.records] == [logging.ERROR, logging.WARNING]
        assert "full 40 times" in caplog.text

    using(str(tmp_path / "saloon.db"), play)


def no_more_than(connection: Connection, pages: int) -> None:
    """What a full disk is to SQLite."""
    connection.exec_driver_sql(f"PRAGMA max_page_count = {pages}").close()


def test_a_database_that_may_not_be_written_to(postgres: Postgres) -> None:
    place = postgres.new_database()

    async def play(store: Store, failures: Counter[str]) -> None:
        await store.ready()
        await store.write("", only_read)
        assert await refusal(store.ready()) == "table-store-read-only"
        assert failures == {"read-only": 1}

    using(place, play)


def name_in(url: str) -> str:
    return url.partition("?")[0].rpartition("/")[2]


def only_read(connection: Connection) -> None:
    connection.exec_driver_sql("SET default_transaction_read_only = on").close()


def test_an_error_of_ours_is_not_blamed_on_the_database(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    def twice(connection: Connection) -> None:
        for _ in range(2):
            connection.execute(text("INSERT INTO settings VALUES ('a', 'b')"))

    async def play(store: Store, failures: Counter[str]) -> None:
        with pytest.raises(Exception, match="UNIQUE"):
            await store.write("", twice)
        assert not failures
        assert not caplog.records

    using(str(tmp_path / "saloon.db"), play)


def test_what_is_ready_has_written(place: str) -> None:
    async def play(store: Store, _: Counter[str]) -> None:
        marks = []
        for __ in range(2):
            await store.ready()
            marks.append(await store.setting("ready", lambda: "never written"))
        assert marks[0] != marks[1]
        assert marks[1].isdecimal()

    using(place, play)


def test_a_frozen_database_is_not_waited_for_nor_asked_twice(
    place: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(store_module, "READY_SECONDS", 0.05)

    async def play(store: Store, failures: Counter[str]) -> None:
        gate = asyncio.Event()
        loop = asyncio.get_running_loop()

        def freeze(_: Connection) -> None:
            asyncio.run_coroutine_threadsafe(gate.wait(), loop).result()

        frozen = asyncio.ensure_future(store.write("", freeze))
        await asyncio.sleep(0)
        assert [await refusal(store.ready()) for _ in range(20)] == ["table-store-silent"] * 20
        assert failures == {"silent": 20}
        assert store.writer.queue.qsize() <= 1, "one trial at a time"
        gate.set()
        await frozen
        assert store.trial
        await store.trial
        monkeypatch.setattr(store_module, "READY_SECONDS", 60)
        await store.ready()
        assert [record.levelno for record in caplog.records] == [logging.ERROR, logging.WARNING]

    using(place, play)


def test_every_cause_has_a_sentence() -> None:
    for cause in CAUSES:
        assert "table-store" not in str(StoreTrouble(cause))


# PostgreSQL confirms what is on its disk


@pytest.mark.parametrize("where", ["ROLE saloon", "DATABASE {name}"])
def test_nobody_can_turn_off_that_a_commit_is_on_the_disk(postgres: Postgres, where: str) -> None:
    place = postgres.new_database()
    whose = where.format(name=name_in(place))
    postgres.do("postgres", f"ALTER {whose} SET synchronous_commit = off")

    async def play(store: Store, _: Counter[str]) -> None:
        def asked(connection: Connection) -> str:
            return str(connection.execute(text("SHOW synchronous_commit")).scalar_one())

        assert await store.write("", asked) == "on"

    try:
        using(place, play)
    finally:
        postgres.do("postgres", f"ALTER {whose} RESET synchronous_commit")


def test_a_stronger_promise_stays(postgres: Postgres) -> None:
    place = postgres.new_database()
    postgres.do("postgres", f"ALTER DATABASE {name_in(place)} SET synchronous_commit = remote_apply")

    async def play(store: Store, _: Counter[str]) -> None:
        def asked(connection: Connection) -> str:
            return str(connection.execute(text("SHOW synchronous_commit")).scalar_one())

        assert await store.write("", asked) == "remote_apply"

    using(place, play)


# One server


def test_a_store_has_one_server(place: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("saloon.table.database.CLAIM", 1)

    async def run() -> None:
        first, second = await Store.open(place), await Store.open(place)
        await first.claim()
        with pytest.raises(BadStore) as told:
            await second.claim()
        assert told.value.key == "table-store-in-use"
        assert "--database" in str(told.value)
        await first.ready()
        await first.close()
        await second.claim()
        await second.ready()
        await second.close()

    asyncio.run(run())


def test_a_killed_server_leaves_no_lock(place: str) -> None:
    with subprocess.Popen([sys.executable, "-c", HOLD, place], stdout=subprocess.PIPE, text=True) as other:
        assert other.stdout
        assert other.stdout.readline() == "open\n"
        other.send_signal(signal.SIGKILL)

    async def run() -> None:
        store = await Store.open(place)
        await store.claim()
        await store.ready()
        await store.close()

    asyncio.run(run())


def test_a_server_whose_place_was_taken_writes_no_more(postgres: Postgres, monkeypatch: pytest.MonkeyPatch) -> None:
    """Its connection broke, and another server was faster."""
    monkeypatch.setattr("saloon.table.database.CLAIM", 1)
    place = postgres.new_database()

    async def run() -> None:
        first, second = await Store.open(place), await Store.open(place)
        await first.claim()
        postgres.do(
            name_in(place),
            "SELECT pg_terminate_backend(pid) FROM pg_locks WHERE locktype = 'advisory'"
            f" AND database = (SELECT oid FROM pg_database WHERE datname = '{name_in(place)}')",
        )
        await second.claim()
        with pytest.raises(BadStore):
            await first.put_person("a", "Ann", 1)
        await second.put_person("a", "Ann", 1)
        await second.close()
        await first.put_person("b", "Ben", 1)
        await first.close()

    asyncio.run(run())
