"""Writing: together, durably, one at a time for each table, and never harmed by a neighbour."""

from __future__ import annotations

import asyncio
import signal
import subprocess
import sys
import threading
from collections.abc import Awaitable, Callable, Iterable
from pathlib import Path

import pytest
from sqlalchemy import Connection, event, text
from sqlalchemy.exc import DBAPIError

from postgres import Postgres
from saloon.table.outages import GONE, StoreTrouble
from saloon.table.rows import ChairRow, JournalRow, Kind, Phase, TableChange, TableRow
from saloon.table.store import Store

CHANGE = TableChange(Phase.PLAYING, 2, [0], "ann", {})


def using(place: str, play: Callable[[Store], Awaitable[None]]) -> None:
    async def run() -> None:
        store = await Store.open(place)
        try:
            await play(store)
        finally:
            await store.close()

    asyncio.run(run())


async def put_table(store: Store, ident: str) -> None:
    table = TableRow(ident, "colt-express", 1, {}, True, "human", "ann", "ab", Phase.WAITING, 1, 1, 1, [])
    await store.create_table(table, [ChairRow(ident, 0, "ann")], JournalRow(ident, 1, Kind.MADE, 1))


def answer(ident: str, number: int) -> JournalRow:
    return JournalRow(ident, number, Kind.ANSWERED, number, 0, words="wait", events=b"[]", dump=b"{}")


async def numbers(store: Store, ident: str) -> list[int]:
    return [row.number for row in await store.journal(ident)]


class Held:
    """Keeps the writer busy until it is let go, so that work piles up behind it."""

    def __init__(self, store: Store) -> None:
        self.busy = threading.Event()
        self.gate = threading.Event()
        self.task = asyncio.ensure_future(store.write("", self.wait))

    def wait(self, _: Connection) -> None:
        self.busy.set()
        self.gate.wait(60)

    async def let_go(self) -> None:
        await asyncio.sleep(0)  # whoever was sent to write now queues up
        self.gate.set()
        await self.task


async def hold(store: Store) -> Held:
    held = Held(store)
    await asyncio.to_thread(held.busy.wait)
    return held


async def settle(work: Iterable[Awaitable[None]]) -> list[BaseException | None]:
    return await asyncio.gather(*work, return_exceptions=True)


def count_commits(store: Store) -> list[None]:
    commits: list[None] = []
    event.listen(store.database.writing, "commit", lambda _: commits.append(None))
    return commits


# Together


def test_what_waits_is_committed_together(place: str) -> None:
    async def play(store: Store) -> None:
        idents = [f"t{number}" for number in range(40)]
        await asyncio.gather(*[put_table(store, ident) for ident in idents])
        commits = count_commits(store)
        held = await hold(store)
        appends = [asyncio.ensure_future(store.append(answer(ident, 2), CHANGE)) for ident in idents]
        await held.let_go()
        await asyncio.gather(*appends)
        assert len(commits) == 2, "the one that held it up, and all others"
        for ident in idents:
            assert await numbers(store, ident) == [1, 2]

    using(place, play)


def test_many_at_once_take_few_commits(place: str) -> None:
    async def play(store: Store) -> None:
        idents = [f"t{number}" for number in range(50)]
        await asyncio.gather(*[put_table(store, ident) for ident in idents])
        commits = count_commits(store)

        async def game(ident: str) -> None:
            for number in range(2, 12):
                await store.append(answer(ident, number), CHANGE)

        await asyncio.gather(*[game(ident) for ident in idents])
        assert len(commits) < 250, "500 entries"
        for ident in idents:
            assert await numbers(store, ident) == list(range(1, 12))

    using(place, play)


def test_those_who_fail_harm_nobody(place: str) -> None:
    def half_done(connection: Connection) -> None:
        connection.execute(text("INSERT INTO people VALUES ('half', 'done', 1)"))
        raise ZeroDivisionError

    def refused_by_the_database(connection: Connection) -> None:
        connection.execute(text("INSERT INTO people VALUES ('half', 'done', 1)"))
        connection.execute(text("INSERT INTO people VALUES ('half', 'again', 1)"))

    async def play(store: Store) -> None:
        for ident in ("a", "b", "c", "d"):
            await put_table(store, ident)
        commits = count_commits(store)
        held = await hold(store)
        work: list[Awaitable[None]] = [
            store.append(answer("a", 2), CHANGE),
            store.append(answer("b", 7), CHANGE),
            store.write("table b", half_done),
            store.append(answer("c", 2), CHANGE),
            store.append(answer("nowhere", 2), CHANGE),
            store.write("table c", refused_by_the_database),
            store.append(answer("c", 3), CHANGE),
            store.append(answer("d", 2), CHANGE),
        ]
        tasks = [asyncio.ensure_future(task) for task in work]
        await held.let_go()
        outcomes = await asyncio.gather(*tasks, return_exceptions=True)
        kinds = [type(outcome).__name__ for outcome in outcomes]
        assert kinds == [
            "NoneType",
            "Conflict",
            "ZeroDivisionError",
            "NoneType",
            "Conflict",
            "IntegrityError",
            "NoneType",
            "NoneType",
        ]
        assert len(commits) == 2
        found = [await numbers(store, ident) for ident in ("a", "b", "c", "d")]
        assert found == [[1, 2], [1], [1, 2, 3], [1, 2]]
        assert await store.person("half") is None
        with pytest.raises(ZeroDivisionError):
            await store.write("table a", half_done)
        assert await store.person("half") is None, "alone, too, it is undone"

    using(place, play)


def test_nobody_is_told_before_the_commit_and_all_are_told_when_it_fails(place: str) -> None:
    async def play(store: Store) -> None:
        for ident in ("a", "b"):
            await put_table(store, ident)
        held = await hold(store)
        tasks = [asyncio.ensure_future(store.append(answer(ident, 2), CHANGE)) for ident in ("a", "b")]

        commits: list[list[bool]] = []

        def fail(_: Connection) -> None:
            commits.append([task.done() for task in tasks])
            if len(commits) == 2:
                raise OSError("the disk is full")

        event.listen(store.database.writing, "commit", fail)
        await held.let_go()
        outcomes = await asyncio.gather(*tasks, return_exceptions=True)
        assert commits == [[False, False]] * 2
        assert [str(outcome) for outcome in outcomes] == ["the disk is full"] * 2
        for ident in ("a", "b"):
            assert await numbers(store, ident) == [1]
            await store.append(answer(ident, 2), CHANGE)
            assert await numbers(store, ident) == [1, 2]

    using(place, play)


def test_whoever_stops_waiting_does_not_stop_the_work(place: str) -> None:
    async def play(store: Store) -> None:
        await put_table(store, "a")
        held = await hold(store)
        left = asyncio.ensure_future(store.append(answer("a", 2), CHANGE))
        stayed = asyncio.ensure_future(store.append(answer("a", 3), CHANGE))
        await asyncio.sleep(0)
        left.cancel()
        await held.let_go()
        await stayed
        assert left.cancelled()
        assert await numbers(store, "a") == [1, 2, 3]

    using(place, play)


def test_the_event_loop_never_waits(place: str) -> None:
    async def play(store: Store) -> None:
        held = await hold(store)
        waiting = asyncio.ensure_future(put_table(store, "a"))
        await asyncio.sleep(0.05)
        assert not waiting.done()
        assert await store.load_table("a") is None, "reading goes on while somebody writes"
        await held.let_go()
        await waiting

    using(place, play)


def test_closing_writes_what_waits(place: str) -> None:
    async def run() -> None:
        store = await Store.open(place)
        await put_table(store, "a")
        held = await hold(store)
        tasks = [asyncio.ensure_future(store.append(answer("a", number), CHANGE)) for number in range(2, 700)]
        await asyncio.sleep(0)
        closing = asyncio.ensure_future(store.close())
        await held.let_go()
        await closing
        await asyncio.gather(*tasks)
        assert not store.writer.thread.is_alive()
        store = await Store.open(place)
        assert await numbers(store, "a") == list(range(1, 700))
        await store.close()

    asyncio.run(run())


# One writer


def test_of_two_who_write_at_once_one_wins(place: str) -> None:
    async def run() -> None:
        stores = [await Store.open(place), await Store.open(place)]
        idents = [f"t{number}" for number in range(10)]
        await asyncio.gather(*[put_table(stores[0], ident) for ident in idents])

        for number in range(2, 12):
            # Each meets the tables in another order, and must not wait for the other in the middle of it
            one, other = await asyncio.gather(
                settle([stores[0].append(answer(ident, number), CHANGE) for ident in idents]),
                settle([stores[1].append(answer(ident, number), CHANGE) for ident in idents[::-1]]),
            )
            for outcomes in zip(one, reversed(other)):
                assert sorted(type(outcome).__name__ for outcome in outcomes) == ["Conflict", "NoneType"]
        for ident in idents:
            assert await numbers(stores[1], ident) == list(range(1, 12))
        for store in stores:
            await store.close()

    asyncio.run(run())


def test_two_programs_may_write_to_one_database(place: str) -> None:
    async def run() -> None:
        stores = [await Store.open(place), await Store.open(place)]

        async def game(store: Store, ident: str) -> None:
            await put_table(store, ident)
            for number in range(2, 22):
                await store.append(answer(ident, number), CHANGE)

        await asyncio.gather(*[game(store, f"{name}{seat}") for name, store in zip("ab", stores) for seat in range(5)])
        assert await stores[0].count_tables() == 10
        for store in stores:
            await store.close()

    asyncio.run(run())


# Durably

DIES = """
import asyncio, sys
from saloon.table.outages import GONE, StoreTrouble
from saloon.table.rows import ChairRow, JournalRow, TableChange, TableRow
from saloon.table.store import Store

async def main():
    store = await Store.open(sys.argv[1])
    table = TableRow("t", "colt-express", 1, {}, True, "human", "ann", "ab", "waiting", 1, 1, 1, [])
    await store.create_table(table, [], JournalRow("t", 1, "made", 1))
    for number in range(2, 1_000_000):
        change = TableChange("playing", number, [], "ann", {})
        await store.append(JournalRow("t", number, "answered", number, dump=b"{}"), change)
        print(number, flush=True)

asyncio.run(main())
"""


@pytest.mark.parametrize("entries", [1, 40])
def test_what_was_awaited_survives_a_sudden_death(place: str, entries: int) -> None:
    with subprocess.Popen([sys.executable, "-c", DIES, place], stdout=subprocess.PIPE, encoding="utf-8") as program:
        assert program.stdout is not None
        for _ in range(entries):
            heard = int(program.stdout.readline())
        program.send_signal(signal.SIGKILL)
        heard = max([heard, *(int(line) for line in program.stdout if line.endswith("\n"))])

    async def play(store: Store) -> None:
        found = await numbers(store, "t")
        assert found == list(range(1, len(found) + 1))
        assert len(found) >= heard
        loaded = await store.load_table("t")
        assert loaded is not None
        assert loaded[0].number == found[-1]
        await store.append(answer("t", found[-1] + 1), CHANGE)

    using(place, play)


# When the server of the database goes away


def test_a_server_that_was_restarted_is_found_again(postgres: Postgres) -> None:
    async def play(store: Store) -> None:
        await put_table(store, "a")
        assert await numbers(store, "a") == [1]
        await asyncio.to_thread(postgres.restart)
        await asyncio.gather(*[store.append(answer("a", number), CHANGE) for number in (2, 3)])
        await asyncio.to_thread(postgres.restart)
        assert await numbers(store, "a") == [1, 2, 3]
        await store.append(answer("a", 4), CHANGE)
        await store.ready()

    using(postgres.new_database(), play)


@pytest.mark.parametrize("others", [0, 2])
def test_a_connection_that_breaks_again_and_again_fails_what_it_was_used_for(postgres: Postgres, others: int) -> None:
    def hang_up(connection: Connection) -> None:
        connection.execute(text("SELECT pg_terminate_backend(pg_backend_pid())"))

    async def play(store: Store) -> None:
        await put_table(store, "a")
        held = await hold(store)
        tasks = [asyncio.ensure_future(store.append(answer("a", 2 + number), CHANGE)) for number in range(others)]
        tasks.append(asyncio.ensure_future(store.write("table b", hang_up)))
        await held.let_go()
        outcomes = await asyncio.gather(*tasks, return_exceptions=True)
        assert [str(outcome) for outcome in outcomes] == [str(StoreTrouble(GONE))] * (others + 1)
        assert await numbers(store, "a") == [1]
        await store.append(answer("a", 2), CHANGE)

    using(postgres.new_database(), play)


def test_a_server_that_is_gone_is_an_error_until_it_is_back(postgres: Postgres) -> None:
    async def play(store: Store) -> None:
        await put_table(store, "a")
        await asyncio.to_thread(postgres.end)
        for doing in (store.append(answer("a", 2), CHANGE), store.load_table("a"), store.ready()):
            with pytest.raises(StoreTrouble) as told:
                await doing
            assert told.value.key == "table-store-gone"
        postgres.process = await asyncio.to_thread(postgres.serve)
        await store.append(answer("a", 2), CHANGE)
        assert await numbers(store, "a") == [1, 2]

    using(postgres.new_database(), play)


def test_an_error_does_not_tell_what_was_to_be_written(place: str) -> None:
    def refused(connection: Connection) -> None:
        connection.execute(text("INSERT INTO people VALUES (:id, :name, NULL)"), {"id": "a", "name": "secret"})

    async def play(store: Store) -> None:
        with pytest.raises(DBAPIError) as failed:
            await store.write("", refused)
        assert "hidden" in str(failed.value)

    using(place, play)


def test_a_file_that_somebody_else_keeps_locked(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("saloon.table.database.PATIENCE", 0.2)
    path = str(tmp_path / "saloon.db")

    async def play(store: Store) -> None:
        other = await Store.open(path)
        held = await hold(other)
        await asyncio.sleep(0.05)
        with pytest.raises(StoreTrouble) as told:
            await put_table(store, "a")
        assert told.value.key == "table-store-busy"
        await held.let_go()
        await put_table(store, "a")
        await other.close()

    using(path, play)
