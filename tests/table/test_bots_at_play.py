"""Bots at a table: they play whoever looks, at their pace, and whatever becomes of their processes."""

from __future__ import annotations

import asyncio
import os
import signal
from typing import Any
from unittest.mock import patch

import saloon
from saloon.engine.errors import SaloonError
from saloon.engine.record import read
from saloon.table import tables as tables_module
from saloon.table.reader import CLOSE_SLOW
from saloon.table.rhythm import HUMAN_PACE
from saloon.table.rows import JournalRow, Phase
from saloon.table.store import Conflict, Store
from saloon.table.workers import Job, Workers
from table.house import SECONDS
from table.local_server import BOT, ME, InProcessWorkers, LocalServer, dismissal, evening, settled


class Forgetful(InProcessWorkers):
    """Bots who fail twice before they know what to do."""

    async def think(self, job: Job, *more: Any) -> str:
        words = await super().think(job, *more)
        turn = len(self.jobs) % 3
        if turn == 1:
            raise SaloonError("table-bot-trouble", {"bot": job.level})
        if turn == 2:
            raise RuntimeError(words)
        return words


class Clock:
    """How long bots were to think."""

    def __init__(self) -> None:
        self.pauses: list[tuple[float, float]] = []

    def uniform(self, least: float, most: float) -> float:
        self.pauses.append((least, most))
        return 0.0


async def until_over(local_server: LocalServer, table: str) -> None:
    """Wait for the end of a game without looking at it."""
    async with asyncio.timeout(SECONDS):
        while (found := await local_server.store.load_table(table)) is None or found[0].phase != Phase.OVER:
            await asyncio.sleep(0.01)
    await settled(lambda: table not in local_server.tables.loaded)


@evening
async def test_bots_play_to_the_end_while_nobody_looks(local_server: LocalServer) -> None:
    ann = await local_server.guest()
    table = await ann.table([BOT, BOT, BOT, BOT], start=True)
    await until_over(local_server, table)
    text = (await ann.http.get(f"/api/tables/{table}/record")).text
    assert not read(text, saloon.game).state.deciders()


@evening
async def test_bots_wait_for_a_person_who_is_away(local_server: LocalServer) -> None:
    ann = await local_server.guest()
    table = await ann.table([ME, BOT, BOT], start=True)
    await settled(lambda: table not in local_server.tables.loaded)
    assert (await ann.see(table))["asked"] == [0]
    async with ann.sit_at(table) as seen:
        await seen.play(0)
    await until_over(local_server, table)


@evening
async def test_bots_answer_at_once_or_at_a_human_pace_as_the_host_wished(local_server: LocalServer) -> None:
    ann = await local_server.guest()
    with patch.object(tables_module, "random", Clock()) as clock:
        quick = await ann.table([BOT, BOT, BOT], pace="quick", start=True)
        await until_over(local_server, quick)
        assert clock.pauses == []
        human = await ann.table([BOT, BOT, BOT], pace="human", start=True)
        await until_over(local_server, human)
    assert set(clock.pauses) == {HUMAN_PACE}
    found = await local_server.store.journal(human)
    assert len(clock.pauses) == sum(entry.kind == "answered" for entry in found)


@evening
async def test_after_a_restart_bots_go_on_though_nobody_comes(local_server: LocalServer) -> None:
    ann = await local_server.guest()
    local_server.workers.may_answer.clear()
    tables = [await ann.table([BOT, BOT, BOT], start=True) for _ in range(3)]
    await settled(lambda: len(local_server.workers.jobs) == 3)
    await local_server.restart()
    for table in tables:
        await until_over(local_server, table)


@evening
async def test_several_bots_answer_what_all_are_asked_at_once(local_server: LocalServer) -> None:
    ann = await local_server.guest()
    table = await ann.table([BOT] * 5, switches={"expert": True}, start=True)
    await until_over(local_server, table)


async def failing(local_server: LocalServer) -> None:
    ann = await local_server.guest()
    with patch.object(tables_module, "PATIENCE", (0.0, 0.0)):
        table = await ann.table([BOT, BOT, BOT], start=True)
        await until_over(local_server, table)


test_a_bot_that_fails_is_asked_again = evening(failing, Forgetful)


@evening
async def test_a_bot_whose_answer_was_not_written_is_asked_again(local_server: LocalServer) -> None:
    """And whoever looked at the table comes again."""
    ann = await local_server.guest()
    honest, failures = Store.append, iter(range(2))

    async def append(store: Store, entry: JournalRow, *more: Any) -> None:
        if next(failures, None) is not None:
            raise Conflict(entry.table_id, entry.number)
        await honest(store, entry, *more)

    table = await ann.table([BOT, BOT, BOT])
    local_server.workers.may_answer.clear()
    await ann.act(table, "start")
    with patch.object(tables_module, "PATIENCE", (0.0, 0.0)), patch.object(Store, "append", append):
        async with ann.sit_at(table) as seen:
            local_server.workers.may_answer.set()
            assert await dismissal(seen) == CLOSE_SLOW
        await until_over(local_server, table)
    assert next(failures, None) is None


# In processes of their own


async def killing(local_server: LocalServer) -> None:
    ann = await local_server.guest()
    workers = local_server.tables.workers
    table = await ann.table([ME, BOT, BOT], start=True)
    killed = 0
    async with ann.sit_at(table) as seen:
        while not seen.over:
            if killed < 2 and (busy := [worker for worker in workers.workers if worker.ready]):
                os.kill(busy[0].pid, signal.SIGKILL)
                killed += 1
                await busy[0].gone
            if seen.asked(0) is None:
                await seen.hear()
            else:
                told = await seen.answer(0, seen.position["choices"][0]["words"])
                assert told["type"] == "ack"
    assert killed == 2
    assert local_server.gate.metrics.registry.get_sample_value("saloon_bot_worker_deaths_total") == 2


test_nobody_notices_that_the_process_of_a_bot_has_died = evening(killing, Workers)


async def leaving(local_server: LocalServer) -> None:
    ann = await local_server.guest()
    table = await ann.table([ME, {"bot": "scout"}, {"bot": "scout"}], start=True)
    await settled(lambda: bool(local_server.tables.workers.workers))
    workers = list(local_server.tables.workers.workers)
    await local_server.restart()
    assert all(worker.gone.done() for worker in workers)
    async with ann.sit_at(table) as seen:
        while seen.asked(0) is None:
            await seen.hear()


test_bots_leave_with_the_server_and_come_with_the_next = evening(leaving, Workers)
