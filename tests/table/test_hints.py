"""Hints: what the house would do, told to whoever asks and to nobody else."""

from __future__ import annotations

import os
import signal
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from msgspec import Raw

import saloon
from saloon.engine.state import State
from saloon.table.bot_process import AnyJob, HintJob
from saloon.table.limits import Limit
from saloon.table.workers import Workers
from table.house import Sitter
from table.local_server import BOT, FREE, ME, InProcessWorkers, LocalServer, all_at, asked, catch_up, evening, settled

GAMES = [slug for slug, game in saloon.games().items() if 2 in game.seats]


def free_choice(state: State) -> bool:
    """Whether one seat is asked, and has several answers."""
    return len(state.deciders()) == 1 and len(state.options(state.decider())) > 2


@asynccontextmanager
async def choosing(local_server: LocalServer, **wishes: object) -> AsyncIterator[tuple[str, Sitter, Sitter, int]]:
    """Two people at a table: the one who has a choice, the other one, and the seat of the first."""
    table, guests = await local_server.gather(2, **{"game": "bang-duel", "rhythm": 0, **wishes})
    number = await local_server.forward(table, free_choice)
    async with all_at(table, guests) as (ann, bel):
        await catch_up(number, ann, bel)
        seat = asked(ann)
        yield table, *((ann, bel) if seat == 0 else (bel, ann)), seat


def thinking(local_server: LocalServer) -> list[HintJob]:
    return [job for job in local_server.workers.jobs if isinstance(job, HintJob)]


async def news(seen: Sitter) -> list[str]:
    """What somebody has been sent by now, up to the answer to a ping."""
    before = len(seen.heard)
    await seen.say({"type": "ping"})
    await seen.until(lambda heard: heard["type"] == "pong")
    return seen.heard[before:-1]


@pytest.mark.parametrize("slug", GAMES)
def test_the_house_says_what_it_would_do_and_why(slug: str, tmp_path: Path) -> None:
    @evening
    async def ask(local_server: LocalServer) -> None:
        async with choosing(local_server, game=slug) as (_, ann, _, seat):
            told = await ann.hint(seat)
            assert (told["type"], told["seat"], told["asked"]) == ("hints", seat, ann.asked(seat))
            choices = {choice["words"]: choice["about"] for choice in ann.position["choices"]}
            assert 2 <= len(told["advice"]) <= 3
            for advice in told["advice"]:
                assert choices[advice["words"]] == advice["about"]
                assert 0 <= advice["chance"] <= 1
                for reason in advice["reasons"]:
                    assert reason["feature"] in saloon.game(slug).features
                    assert reason["amount"] > 0
            assert (await ann.answer(seat, told["advice"][0]["words"]))["type"] == "ack"
        assert local_server.gate.metrics.registry.get_sample_value("saloon_hints_total", {"game": slug}) == 1

    ask(tmp_path)


@evening
async def test_nobody_else_hears_of_it(local_server: LocalServer) -> None:
    async with choosing(local_server) as (table, ann, bel, seat), local_server.truth(table) as found:
        before, journal = found.row, await local_server.store.journal(table)
        await news(bel)
        assert (await ann.hint(seat))["type"] == "hints"
        assert await news(bel) == []
        assert (found.row, await local_server.store.journal(table)) == (before, journal)


@evening
async def test_only_one_who_may_answer_may_ask(local_server: LocalServer) -> None:
    async with choosing(local_server) as (table, ann, bel, seat):
        number = ann.asked(seat)
        assert await why(bel, seat) == "table-not-yours"
        assert await why(bel, 1 - seat, asked=number) == "table-stale-answer"
        assert await why(ann, seat, asked=0) == "table-stale-answer"
        assert await why(ann, 7) == "table-no-such-seat"
        async with local_server.guests[seat].sit_at(table, seat) as page:
            await local_server.guests[seat].act(table, "bot", {"seat": seat, "bot": "random"})
            assert await why(page, seat, asked=number) == "table-not-yours"
    assert thinking(local_server) == []


@evening
async def test_there_are_none_before_the_game_nor_after_it(local_server: LocalServer) -> None:
    ann = await local_server.guest()
    table = await ann.table([ME, FREE])
    async with ann.sit_at(table) as seen:
        assert await why(seen, 0) == "table-not-begun"
        await ann.act(table, "bot", {"seat": 1, "bot": "random"})
        await ann.act(table, "start")
        number = await local_server.forward(table, lambda state: not state.deciders())
        await catch_up(number, seen)
        assert await why(seen, 0) == "table-game-over"


@evening
async def test_where_there_is_no_choice_there_is_none(local_server: LocalServer) -> None:
    table, guests = await local_server.gather(2, game="bang-duel", rhythm=0)
    await local_server.forward(table, lambda state: len(state.options(state.decider())) == 1)
    async with all_at(table, guests) as seen:
        seat = asked(seen[0])
        assert await why(seen[seat], seat) == "table-no-choice"


@evening
async def test_the_host_may_do_without_them(local_server: LocalServer) -> None:
    async with choosing(local_server, hints=False, switches={"squad": 4}) as (table, ann, _, seat):
        assert ann.table["hints"] is False
        assert await why(ann, seat) == "table-no-hints"
    await local_server.forward(table, lambda state: not state.deciders())
    assert (await local_server.guests[0].act(table, "rematch"))["hints"] is False
    usual = await local_server.guests[0].table([ME, BOT])
    assert (await local_server.guests[0].see(usual))["hints"] is True


@evening
async def test_on_a_shared_device_a_seat_is_hinted_at_only_through_its_own_eyes(local_server: LocalServer) -> None:
    ann = await local_server.guest()
    table = await ann.table([ME, ME], game="bang-duel", start=True)
    await local_server.forward(table, free_choice)
    async with ann.sit_at(table) as seen:
        seat = asked(seen)
        assert await why(seen, seat) == "table-other-eyes"
        await look(seen, seat)
        local_server.workers.may_answer.clear()
        await seen.ask_hint(seat)
        await settled(lambda: len(thinking(local_server)) == 1)
        await look(seen, None)  # somebody else takes the device
        local_server.workers.may_answer.set()
        assert await news(seen) == []
        await look(seen, seat)
        assert (await seen.hint(seat))["type"] == "hints"


@evening
async def test_what_is_answered_meanwhile_needs_no_hint(local_server: LocalServer) -> None:
    async with choosing(local_server) as (table, ann, _, seat):
        local_server.workers.may_answer.clear()
        await ann.ask_hint(seat)
        await settled(lambda: len(thinking(local_server)) == 1)
        assert await why(ann, seat) == "table-hint-pending"
        told = await ann.answer(seat, ann.position["choices"][0]["words"])
        number = await local_server.forward(table, lambda state: state.decider() == seat and free_choice(state))
        await catch_up(max(number, told["number"]), ann)
        last = await ann.ask_hint(seat)  # the next question: nobody has to wait for the old one
        await settled(lambda: len(thinking(local_server)) == 2)
        local_server.workers.may_answer.set()
        assert (await ann.until(lambda heard: heard["type"] == "hints"))["id"] == last
        assert [text for text in ann.heard if '"type":"hints"' in text] == ann.heard[-1:]


@evening
async def test_who_leaves_waits_no_more(local_server: LocalServer) -> None:
    table, guests = await local_server.gather(2)
    local_server.workers.may_answer.clear()
    async with local_server.truth(table) as found:
        async with guests[0].sit_at(table) as ann:
            await ann.ask_hint(asked(ann))
            await settled(lambda: bool(thinking(local_server)))
            (reader,) = found.readers
            assert reader.hint is not None
            task = reader.hint[1]
        await settled(task.done)
        assert task.cancelled()


@evening
async def test_nobody_asks_all_the_time(local_server: LocalServer) -> None:
    local_server.gate.hints = Limit(((1, 3600.0),)), Limit(())
    async with choosing(local_server) as (_, ann, _, seat):
        assert (await ann.hint(seat))["type"] == "hints"
        assert await why(ann, seat) == "table-too-many"


class Poor(InProcessWorkers):
    """Fails at the first hint."""

    async def ask(self, job: AnyJob, *more: Any) -> Raw:
        if isinstance(job, HintJob) and not self.jobs:
            self.jobs.append(job)
            raise RuntimeError("the queen of hearts")
        return await super().ask(job, *more)


async def failing(local_server: LocalServer) -> None:
    async with choosing(local_server) as (_, ann, _, seat):
        told = await ann.hint(seat)
        assert told["trouble"]["error"] == "table-hint-trouble"
        assert "queen" not in ann.heard[-1]
        assert (await ann.hint(seat))["type"] == "hints"


test_a_hint_that_fails_is_refused_and_can_be_asked_for_again = evening(failing, Poor)


async def asking(local_server: LocalServer) -> None:
    workers = local_server.tables.workers
    async with choosing(local_server) as (_, ann, _, seat):
        await settled(lambda: bool(workers.idle))
        (worker,) = workers.workers
        os.kill(worker.pid, signal.SIGSTOP)  # lest it has thought before it can be killed
        ident = await ann.ask_hint(seat)
        await settled(lambda: not workers.idle)
        os.kill(worker.pid, signal.SIGKILL)
        told = await ann.until(lambda heard: heard.get("id") == ident)
        assert told["advice"]
    assert local_server.gate.metrics.registry.get_sample_value("saloon_bot_worker_deaths_total") == 1


test_a_hint_comes_though_the_process_that_thinks_about_it_dies = evening(asking, Workers)


async def why(seen: Sitter, seat: int, **changes: object) -> str:
    """Ask for a hint that cannot be, and hear why."""
    told = await seen.hint(seat, **changes)
    return str(told["trouble"]["error"])


async def look(seen: Sitter, seat: int | None) -> None:
    await seen.say({"type": "look", "seat": seat})
    await seen.until(lambda heard: heard["type"] == "snapshot")
