"""When the bots have too much to do: whose errand is next, who is told that they wait, and how many tables may run."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any
from unittest.mock import patch

import msgspec
import pytest

from saloon.engine.rng import Rng
from saloon.table import workers as workers_module
from saloon.table.bot_process import AnyJob, HintJob, Job, Thought
from saloon.table.bot_tables import LATELY, BotTables
from saloon.table.limits import Limits
from saloon.table.refusal import Refuse
from saloon.table.workers import Errand, Worker, Workers, two_or_more
from table.house import SECONDS, Json
from table.local_server import BOT, FREE, ME, Guest, LocalServer, all_at, catch_up, evening, settled
from table.standoff import GAME
from table.test_hints import choosing, news
from table.test_rhythm import Meek, beat, duel, until
from table.test_workers import busy, middle, open_workers, run

EXPERT: Json = {"bot": "expert"}


# Whose errand is next


class Hand(Worker):
    """A worker without a process: it thinks until the test says that it has thought."""

    def take(self, errand: Errand, deadline: float) -> None:
        self.errand = errand
        errand.began = self.loop.time()


class Hands(Workers):
    """So many of them. `asked`: all that they were asked, in that order."""

    def __init__(self, count: int) -> None:
        super().__init__(count)
        self.closed.clear()
        self.asked: list[Errand] = []
        for _ in range(count):
            hand = Hand(self.hear)
            hand.timer.cancel()
            self.workers.add(hand)
            self.idle.append(hand)

    def add_place(self) -> None:
        raise AssertionError("there are enough")

    def hand_out(self) -> None:
        with patch.object(self, "places", range(self.count)):
            super().hand_out()
        self.asked += [hand.errand for hand in self.workers if hand.errand and hand.errand not in self.asked]

    def finish(self, errand: Errand) -> None:
        (hand,) = [one for one in self.workers if one.errand is errand]
        self.hear(hand, msgspec.json.encode(Thought(msgspec.Raw(b'"words"'))))

    @property
    def thinking(self) -> list[Errand]:
        return [errand for errand in self.asked if any(hand.errand is errand for hand in self.workers)]


class Asked:
    """Somebody who has asked for something, and what they were told about the line."""

    def __init__(self, hands: Hands, job: AnyJob, payer: str, table: str) -> None:
        self.told: list[int] = []
        self.payer = payer
        self.task = asyncio.create_task(hands.ask(job, payer, table, self.told.append))


def job(level: str, table: str) -> Job:
    return Job("colt-express", {}, 0, level, 1, table)


def hint() -> HintJob:
    return HintJob("colt-express", {}, 0, 1, 1, 1.0)


async def come(hands: Hands, payer: str, wanted: str, table: str = "") -> Asked:
    asking = Asked(hands, hint() if wanted == "hint" else job(wanted, table or payer), payer, table or payer)
    await asyncio.sleep(0)
    return asking


def scene(count: int) -> Callable[[Callable[[Hands], Any]], Callable[[], None]]:
    """A test with so many workers."""

    def decorate(test: Callable[[Hands], Any]) -> Callable[[], None]:
        def happen() -> None:
            async def inside() -> None:
                hands = Hands(count)
                await test(hands)
                hands.closed.set()
                for errand in list(hands.queue.order()):
                    errand.answer.cancel()
                for errand in hands.thinking:
                    errand.answer.cancel()
                await asyncio.sleep(0)
                if hands.clock is not None:
                    hands.clock.cancel()

            asyncio.run(inside())

        happen.__name__ = test.__name__
        return happen

    return decorate


@scene(1)
async def test_one_worker_goes_from_the_experts_of_one_person_to_the_bot_of_another(hands: Hands) -> None:
    for number in range(10):
        await come(hands, "mallory", "expert", f"table {number}")
    await come(hands, "ann", "normal")
    hands.finish(hands.thinking[0])
    assert hands.thinking[0].payer == "ann"


@scene(2)
async def test_with_two_workers_one_is_always_free_for_short_errands(hands: Hands) -> None:
    for number in range(10):
        await come(hands, "mallory", "expert", f"table {number}")
        await come(hands, f"guest {number}", "hint")
    assert len(hands.thinking) == 1
    await come(hands, "ann", "normal")
    assert [errand.payer for errand in hands.thinking] == ["mallory", "ann"]


@scene(8)
async def test_of_many_workers_a_share_is_kept_for_short_errands(hands: Hands) -> None:
    for number in range(10):
        await come(hands, "mallory", "hard", f"table {number}")
    assert len(hands.thinking) == 6
    for _ in range(4):
        await come(hands, "ann", "easy")
    assert len(hands.thinking) == 8


@scene(2)
async def test_hints_do_not_keep_a_bot_waiting(hands: Hands) -> None:
    for number in range(45):
        await come(hands, f"hints of {number % 3}", "hint", f"table {number}")
    await come(hands, "ann", "normal")
    assert hands.thinking[-1].payer == "ann"


@scene(1)
async def test_who_gives_up_in_the_very_moment_of_their_turn_keeps_nobody_waiting(hands: Hands) -> None:
    await come(hands, "ann", "normal")
    bel = await come(hands, "bel", "normal")
    await come(hands, "cid", "normal")
    bel.task.cancel()
    hands.finish(hands.thinking[0])
    assert [errand.payer for errand in hands.thinking] == ["cid"]


def test_where_there_is_one_processor_there_are_two_workers(monkeypatch: pytest.MonkeyPatch) -> None:
    for processors, workers in ((1, 2), (2, 2), (4, 3), (16, 15)):
        monkeypatch.setattr("os.cpu_count", lambda found=processors: found)
        assert two_or_more() == workers


def test_real_workers_answer_somebody_else_before_the_experts_of_one_person() -> None:
    """Ten tables of experts, and then a bot of another person: it is not the last, it is among the first."""

    async def test() -> None:
        order: list[str] = []

        async def ask(payer: str, table: str, level: str) -> None:
            state = middle()
            seat = state.decider()
            world = state.imagine(seat, Rng(1)).dump()
            await workers.think(Job("colt-express", world, seat, level, 1, table), payer)
            order.append(payer)

        async with open_workers(2) as workers:
            tasks = [asyncio.create_task(ask("mallory", f"t{number}", "expert")) for number in range(10)]
            await asyncio.sleep(0)
            assert len(busy(workers)) == 1, "the other one is kept for short errands"
            tasks += [asyncio.create_task(ask("ann", "ann's", "normal")) for _ in range(3)]
            await tasks[-1]
            assert order.count("ann") == 3
            assert order.count("mallory") < 10
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            assert len(workers.queue) == 0

    run(test)


# Who is told


def late(hands: Hands) -> None:
    """Some time later."""
    for errand in hands.queue.order():
        errand.came -= workers_module.A_MOMENT
    hands.tell_queue()


@scene(1)
async def test_who_waits_longer_than_a_moment_is_told_how_many_go_before(hands: Hands) -> None:
    first = await come(hands, "ann", "expert")
    others = [await come(hands, name, "normal") for name in ("bel", "cid", "dot")]
    hands.tell_queue()
    assert [one.told for one in others] == [[], [], []], "not yet"
    late(hands)
    assert [one.told for one in others] == [[0], [1], [2]]
    hands.finish(hands.thinking[0])
    assert others[0].told == [0, 0]
    late(hands)
    assert [one.told for one in others[1:]] == [[1, 0], [2, 1]]
    assert first.told == [0]


@scene(1)
async def test_that_somebody_asks_for_a_hint_moves_no_figure_of_others(hands: Hands) -> None:
    await come(hands, "mallory", "expert")
    waiting = [await come(hands, name, "normal") for name in ("bel", "cid", "dot")]
    late(hands)
    before = [list(one.told) for one in waiting]
    curious = [await come(hands, f"hints of {name}", "hint", name) for name in ("bel", "cid", "eve")]
    late(hands)
    assert [one.told[-1] for one in waiting] == [told[-1] for told in before] == [0, 1, 2]
    assert [one.told for one in curious] == [[3], [3], [3]], "nor of those who ask for one themselves"


def test_the_line_is_told_by_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(workers_module, "A_MOMENT", 0.01)

    @scene(1)
    async def happen(hands: Hands) -> None:
        await come(hands, "mallory", "expert")
        await come(hands, "ann", "normal")
        bel = await come(hands, "bel", "normal")
        async with asyncio.timeout(SECONDS):
            while len(bel.told) < 2:
                await asyncio.sleep(0.001)
        assert set(bel.told) == {1}

    happen()


def busy_of(texts: list[str]) -> list[Json]:
    found = [msgspec.json.decode(text) for text in texts]
    return [one for one in found if one["type"] == "busy"]


@evening
async def test_everybody_at_the_table_hears_that_its_bot_has_to_wait(local_server: LocalServer) -> None:
    ann, watcher = await local_server.guest(), await local_server.guest()
    local_server.workers.may_answer.clear()
    table = await ann.table([BOT, BOT, BOT], start=True)
    await settled(lambda: len(local_server.workers.jobs) == 1)
    assert local_server.workers.payers == [ann.id], "it is on the account of the host"
    tell = local_server.workers.tellers[0]
    async with all_at(table, [ann, watcher]) as everybody:
        for seen in everybody:
            await news(seen)
        for before in (4, 4, 3, 0):
            tell(before)
        for seen in everybody:
            heard = busy_of(await news(seen))
            assert heard == [{"type": "busy", "id": None, "before": before} for before in (4, 3, 0)]
        tell(2)
        async with watcher.sit_at(table) as late_comer:
            assert busy_of(await news(late_comer)) == [{"type": "busy", "id": None, "before": 2}]
        tell(0)
        async with watcher.sit_at(table) as late_comer:
            assert busy_of(await news(late_comer)) == []
        local_server.workers.may_answer.set()


@evening
async def test_of_several_bots_the_one_that_waits_longest_counts(local_server: LocalServer) -> None:
    ann = await local_server.guest()
    local_server.workers.may_answer.clear()
    table = await ann.table([BOT, BOT, ME], switches={"expert": True}, start=True)
    number = await local_server.forward(table, lambda state: len(state.deciders()) == 3)
    await settled(lambda: len(local_server.workers.jobs) >= 2)
    first, second = local_server.workers.tellers[-2:]
    async with ann.sit_at(table) as seen:
        await catch_up(number, seen)
        await news(seen)
        for tell, before in ((first, 2), (second, 5), (first, 1), (second, 0), (first, 0)):
            tell(before)
        assert [heard["before"] for heard in busy_of(await news(seen))] == [2, 5, 1, 0]
        local_server.workers.may_answer.set()


@evening
async def test_only_who_has_asked_for_a_hint_hears_that_it_has_to_wait(local_server: LocalServer) -> None:
    async with choosing(local_server) as (_, ann, bel, seat):
        await news(bel)
        local_server.workers.may_answer.clear()
        ident = await ann.ask_hint(seat)
        await settled(lambda: bool(local_server.workers.jobs))
        assert local_server.workers.payers == [f"hints of {local_server.guests[seat].id}"]
        for before in (3, 3, 1, 0):
            local_server.workers.tellers[0](before)
        heard = busy_of(await news(ann))
        assert heard == [{"type": "busy", "id": ident, "before": before} for before in (3, 1, 0)]
        assert await news(bel) == []
        local_server.workers.may_answer.set()


@evening
async def test_a_question_that_is_taken_back_needs_no_answer_of_a_bot(local_server: LocalServer) -> None:
    ann = await local_server.guest()
    table = await ann.table([ME, BOT], start=True)
    async with ann.sit_at(table) as seen:
        while seen.asked(0) is None:
            await seen.hear()
        local_server.workers.may_answer.clear()
        before = len(local_server.workers.jobs)
        while len(local_server.workers.jobs) == before:
            await catch_up((await seen.answer(0, seen.position["choices"][0]["words"]))["number"], seen)
            await asyncio.sleep(0.01)
        async with local_server.truth(table) as found:
            ((_, task),) = found.thinking.values()
            local_server.workers.tellers[-1](7)
            await seen.done({"type": "takeback", "seat": 0})
            assert found.asked == {0: found.row.number}
            local_server.workers.may_answer.set()
            await settled(task.done)
            await settled(lambda: not found.before)
        await news(seen)
        assert busy_of(seen.heard)[-1]["before"] == 0


# An answer window


@pytest.mark.parametrize("dealt", [(0, 0), (5, 5)])
def test_a_bot_that_had_to_wait_passes_no_faster_when_it_has_no_choice(tmp_path: Path, dealt: tuple[int, int]) -> None:
    """The beat of a bot begins when it has its turn: before that it could not think."""

    async def happen(local_server: LocalServer) -> None:
        ann = await local_server.guest()
        table = await ann.table([ME, BOT], game=GAME.slug, pace="quick", rhythm=1, start=True)
        async with ann.sit_at(table) as seen:
            local_server.workers.may_answer.clear()
            await seen.answer(0, "shoot")
            await until(beat(seen) + 300)  # so long was the line
            turn = seen.log[-1]["at"] + 1100
            local_server.workers.tellers[-1](0)
            local_server.workers.may_answer.set()
            told = await seen.until(lambda one: one["type"] == "happened")
            assert told["entry"]["events"][0]["event"] == "took"
            assert told["entry"]["at"] >= turn + 800

    duel(happen, dealt, Meek)(tmp_path)


# How many tables may run


class Clock:
    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


def begin(running: BotTables, table: str, host: str = "ann", address: str = "home") -> None:
    with running.beginning(host, address, (2, 3)) as place:
        running.begun(table, place)


def refusal(running: BotTables, host: str = "ann", address: str = "home") -> tuple[str, object, object]:
    with pytest.raises(Refuse) as caught:
        begin(running, "one too many", host, address)
    return caught.value.key, caught.value.details["most"], caught.value.details["seconds"]


def test_a_person_has_so_many_tables_with_bots_and_an_address_has_so_many() -> None:
    running = BotTables(Clock())
    for table in ("a", "b"):
        begin(running, table)
    assert refusal(running) == ("table-bot-tables", 2, 60)
    begin(running, "c", "bel")
    assert refusal(running, "cid") == ("table-bot-tables-address", 3, 60)
    begin(running, "d", "cid", "elsewhere")
    running.over("a")
    begin(running, "e")


def test_a_table_counts_until_its_bots_have_had_nothing_to_do_for_a_minute() -> None:
    clock = Clock()
    running = BotTables(clock)
    for table in ("a", "b"):
        begin(running, table)
        running.asked(table, "ann")
    clock.now = 10 * LATELY
    assert refusal(running)[2] == LATELY, "they still think"
    running.rests("a")
    clock.now += 45.0
    assert refusal(running)[2] == 16
    clock.now += 15.0
    begin(running, "c")
    running.asked("a", "ann")  # somebody goes on there, and nobody is kept from it
    assert refusal(running)[0] == "table-bot-tables"
    assert running.by_table["a"].address == "", "that is not known any more"


def test_what_does_not_begin_does_not_count() -> None:
    running = BotTables(Clock())
    for _ in range(5):
        with pytest.raises(Refuse), running.beginning("ann", "home", (1, 1)):
            raise Refuse("table-not-full")
    begin(running, "a")
    running.rests("nobody's")
    running.over("nobody's")


def few(local_server: LocalServer, person: int, address: int) -> None:
    limits = Limits(bot_tables_per_person=person, bot_tables_per_address=address)
    local_server.gate.bot_tables = limits.bot_tables_per_person, limits.bot_tables_per_address


async def refused(guest: Guest, path: str, body: object = None) -> str:
    response = await guest.http.post(path, json=body)
    assert response.status_code == 429
    assert 1 <= int(response.headers["retry-after"]) <= LATELY
    return str(response.json()["error"])


@evening
async def test_who_has_many_tables_of_bots_begins_no_other(local_server: LocalServer) -> None:
    few(local_server, 2, 3)
    local_server.workers.may_answer.clear()
    ann, bel, cid = [await local_server.guest() for _ in range(3)]
    wanted = {"game": "colt-express", "chairs": [BOT, BOT], "start": True}
    for _ in range(2):
        await ann.table([BOT, BOT], start=True)
    before = await local_server.store.count_tables()
    assert await refused(ann, "/api/tables", wanted) == "table-bot-tables"
    assert await local_server.store.count_tables() == before, "what is refused leaves nothing behind"
    waiting = await ann.table([ME, BOT])
    assert await refused(ann, f"/api/tables/{waiting}/start") == "table-bot-tables"
    assert (await ann.see(waiting))["phase"] == "waiting"
    await ann.table([ME, ME], start=True)  # without bots everybody may
    await bel.table([ME, BOT], start=True)
    assert await refused(cid, "/api/tables", wanted) == "table-bot-tables-address"
    local_server.workers.may_answer.set()
    await settled(
        lambda: len(local_server.tables.bot_tables.places) == 1
    )  # the games of the bots are over, bel is asked
    await ann.act(waiting, "start")


@evening
async def test_a_game_that_is_over_leaves_room_for_the_next(local_server: LocalServer) -> None:
    few(local_server, 1, 1)
    ann = await local_server.guest()
    table = await ann.table([ME, BOT], start=True)
    for _ in range(2):
        await ann.play_out(table)
        table = (await ann.act(table, "rematch"))["id"]
        assert (await ann.see(table))["phase"] == "playing"


@evening
async def test_after_a_restart_the_tables_count_where_bots_are_asked(local_server: LocalServer) -> None:
    ann = await local_server.guest()
    local_server.workers.may_answer.clear()
    await ann.table([BOT, BOT], start=True)
    idle = await ann.table([ME, ME], start=True)
    waiting = await ann.table([ME, FREE])
    await local_server.restart()
    local_server.workers.may_answer.clear()
    await settled(lambda: bool(local_server.tables.bot_tables.places))
    assert [place.host for place in local_server.tables.bot_tables.places] == [ann.id]
    assert {idle, waiting}.isdisjoint(local_server.tables.bot_tables.by_table)
    local_server.workers.may_answer.set()
    await settled(lambda: not local_server.tables.bot_tables.places)
