"""Answer windows keep time: what a pass tells, and when, does not depend on what somebody holds."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from pathlib import Path
from typing import Any
from unittest.mock import patch

import msgspec
import pytest

from saloon.bots import BOTS
from saloon.games import GAMES
from saloon.table import rhythm
from saloon.table.absence import now
from saloon.table.pending import left
from saloon.table.rows import ChairRow, Phase, TableRow
from saloon.table.tables import bot_rest
from saloon.table.workers import Job, Workers
from table.house import Json, Sitter
from table.local_server import BOT, FREE, ME, Guest, InProcessWorkers, LocalServer, all_at, catch_up, evening, settled
from table.standoff import GAME

PASS = "take it"
SOON = 0.05  # seconds in which something would have happened that must not


def duel(
    test: Callable[[LocalServer], Awaitable[None]],
    dealt: tuple[int, int] = (1, 1),
    workers: type[Workers] | None = None,
) -> Callable[[Path], None]:
    """A test in a house that plays the toy, with so many cards for each seat."""
    happen = evening(test, workers)

    def run(tmp_path: Path) -> None:
        with patch.dict(GAMES.loaded, {GAME.slug: GAME}), patch.object(GAME, "dealt", dealt):
            happen(tmp_path)

    run.__name__ = run.__qualname__ = test.__name__
    return run


async def gather(local_server: LocalServer, **wishes: object) -> tuple[str, list[Guest]]:
    return await local_server.gather(2, **{"game": GAME.slug, "rhythm": 1, **wishes})


@contextlib.asynccontextmanager
async def shot(local_server: LocalServer, **wishes: object) -> AsyncIterator[tuple[str, Sitter, Sitter]]:
    """Ann has shot at Bel."""
    table, guests = await gather(local_server, **wishes)
    async with all_at(table, guests) as (ann, bel):
        told = await ann.answer(0, "shoot")
        await catch_up(told["number"], ann, bel)
        yield table, ann, bel


def message(seen: Sitter, words: str = PASS, ident: str = "p1") -> Json:
    return {"type": "answer", "id": ident, "seat": 1, "asked": seen.asked(1), "words": words}


def withdrawal(seen: Sitter, ident: str = "w1") -> Json:
    return {"type": "withdraw", "id": ident, "seat": 1, "asked": seen.asked(1)}


def beat(seen: Sitter) -> int:
    found: int = seen.position["asks"][0]["beat"]
    return found


async def reply(seen: Sitter, ident: str) -> Json:
    return await seen.until(lambda heard: heard["type"] in ("ack", "refused") and heard["id"] == ident)


async def until(moment: int) -> None:
    while now() < moment:
        await asyncio.sleep(0.01)


async def silence(seen: Sitter) -> None:
    """For a moment nothing is said."""
    with pytest.raises(TimeoutError):
        await asyncio.wait_for(seen.socket.recv(), SOON)


def held(local_server: LocalServer) -> Callable[[], bool]:
    return lambda: bool(local_server.tables.pending.passes)


# What others hear

PRIVATE_TO_A_TABLE = {"id", "host", "person", "created", "touched", "at", "beat", "seed_hash"}


def bare(value: object) -> object:
    """Without what differs from table to table."""
    if isinstance(value, dict):
        return {name: bare(one) for name, one in value.items() if name not in PRIVATE_TO_A_TABLE}
    return [bare(one) for one in value] if isinstance(value, list) else value


@pytest.mark.parametrize("pause", [0.0, 0.5])
def test_a_pass_tells_the_same_with_and_without_an_answer(tmp_path: Path, pause: float) -> None:
    heard: list[object] = []

    async def happen(local_server: LocalServer) -> None:
        async with shot(local_server) as (table, ann, bel):
            watcher = await local_server.guest()
            async with watcher.sit_at(table) as third:
                opened, due = ann.log[-1]["at"], beat(ann)
                assert beat(bel) == beat(third) == due == opened + 1000
                await asyncio.sleep(pause)
                await bel.say(message(bel))
                told = await ann.until(lambda one: one["type"] == "happened")
                await catch_up(told["entry"]["number"], bel, third)
                assert told["entry"]["at"] >= due
                heard.append((bare(told), bare(third.log), bare(third.position)))

    for number, dealt in enumerate([(1, 0), (1, 1)]):
        folder = tmp_path / str(number)
        folder.mkdir()
        duel(happen, dealt)(folder)
    assert heard[0] == heard[1]


async def waiting(local_server: LocalServer) -> None:
    async with shot(local_server) as (table, ann, bel):
        number = ann.number
        await bel.say(message(bel))
        await silence(bel)
        await silence(ann)
        await bel.say({"type": "ping"})
        assert (await bel.hear()) == {"type": "pong", "number": number}, "who waits is still heard"
        async with local_server.truth(table) as found:
            assert not found.lock.locked()
        told = await reply(bel, "p1")
        assert told == {"type": "ack", "id": "p1", "number": number + 1}
        assert bel.log[-1]["events"][0]["event"] == "took"


test_a_pass_waits_for_its_beat_and_keeps_nobody_from_the_table = duel(waiting)


async def late(local_server: LocalServer) -> None:
    async with shot(local_server) as (_, ann, bel):
        await until(beat(ann))
        await bel.say(message(bel))
        await settled(lambda: not bel.socket.heard.empty())  # type: ignore[attr-defined]  # a line of the local server
        assert not held(local_server)(), "after the beat nothing waits"
        assert (await reply(bel, "p1"))["type"] == "ack"


test_after_the_beat_a_pass_is_told_at_once = duel(late)


async def answering(local_server: LocalServer) -> None:
    async with shot(local_server, rhythm=10) as (_, ann, bel):
        due = beat(ann)
        assert (await bel.answer(1, "dodge"))["type"] == "ack"
        await catch_up(bel.number, ann)
        assert ann.log[-1]["events"][0]["event"] == "dodged"
        assert ann.log[-1]["at"] < due


test_another_answer_is_told_at_once = duel(answering)


async def better(local_server: LocalServer) -> None:
    async with shot(local_server, rhythm=10) as (_, ann, bel):
        due = beat(ann)
        await bel.say(message(bel))
        await bel.say(message(bel, "dodge", "p2"))
        answers = {told["id"]: told for told in [await bel.until(is_reply), await bel.until(is_reply)]}
        assert answers["p2"]["type"] == "ack"
        assert answers["p1"]["trouble"]["error"] == "table-stale-answer"
        assert bel.log[-1]["events"][0]["event"] == "dodged"
        assert bel.log[-1]["at"] < due
        assert now() < due, "nobody waits for what is over"


def is_reply(heard: Json) -> bool:
    return heard["type"] in ("ack", "refused")


test_another_answer_goes_before_a_pass_that_waits = duel(better)


async def beginnings(local_server: LocalServer) -> None:
    async with shot(local_server) as (_, _, bel):
        due = beat(bel)
        assert (await bel.done(message(bel, " TAKE", "p1")))["type"] == "ack"
        assert bel.log[-1]["at"] >= due
    async with shot(local_server) as (_, ann, bel):
        assert (await bel.done(message(bel, "run", "p2")))["trouble"]["error"] == "unknown-words"
        assert (await ann.done(message(ann, ident="p3")))["trouble"]["error"] == "table-not-yours"
        assert not held(local_server)()


test_a_pass_is_known_however_it_is_said_and_what_is_wrong_is_refused_at_once = duel(beginnings)


# What can happen meanwhile


async def taken_back(local_server: LocalServer) -> None:
    async with shot(local_server, rhythm=10) as (_, ann, bel):
        due = beat(ann)
        await bel.say(message(bel))
        await ann.done({"type": "takeback", "seat": 0})
        await catch_up(ann.number, bel)
        await bel.say({"type": "consent", "id": "c1", "seat": 1, "agree": True})
        assert (await reply(bel, "p1"))["trouble"]["error"] == "table-stale-answer"
        assert bel.log[-1]["kind"] == "undone"
        assert bel.log[-1]["at"] < due
        await catch_up(bel.number, ann)
        again = await ann.answer(0, "shoot")
        await catch_up(again["number"], ann, bel)
        assert beat(bel) == bel.log[-1]["at"] + 10_000, "a new question has a beat of its own"


test_a_question_that_is_taken_back_takes_the_pass_with_it = duel(taken_back)


async def twice(local_server: LocalServer) -> None:
    async with shot(local_server) as (table, _, bel):
        bel_again = local_server.guests[1]
        async with bel_again.sit_at(table) as other:
            await bel.say(message(bel))
            await bel.say(message(bel))
            await other.say(message(other))
            await other.say(message(other, ident="p2"))
            first = await reply(bel, "p1")
            assert first["type"] == "ack"
            assert await reply(other, "p1") == first
            assert (await reply(other, "p2"))["number"] == first["number"]
        assert await bel.done(message(bel)) == first, "and later it is still known"
        assert [entry["kind"] for entry in bel.log].count("answered") == 2


test_a_pass_that_is_said_twice_is_done_once = duel(twice)


async def withdrawn(local_server: LocalServer) -> None:
    async with shot(local_server, rhythm=10) as (_, ann, bel):
        due, number = beat(ann), ann.number
        await bel.say(message(bel))
        await bel.say(withdrawal(bel))
        answers = {told["id"]: told for told in [await bel.until(is_reply), await bel.until(is_reply)]}
        assert answers["w1"] == {"type": "ack", "id": "w1", "number": number}
        assert answers["p1"]["trouble"]["error"] == "table-pass-withdrawn"
        assert now() < due
        assert (await bel.done(withdrawal(bel)))["type"] == "ack", "nothing waits, as wished"
        assert (await ann.done(withdrawal(ann)))["trouble"]["error"] == "table-not-yours"


test_a_pass_that_waits_can_be_withdrawn = duel(withdrawn)


async def by_hand(local_server: LocalServer) -> None:
    async with shot(local_server) as (table, ann, bel):
        due, number = beat(ann), ann.number
        await bel.say(message(bel))
        assert (await bel.done(withdrawal(bel)))["type"] == "ack"
        await until(due)
        assert (await local_server.guests[0].see(table))["number"] == number, "the question is still open"
        told = await bel.done(message(bel, ident="p2"))
        assert (told["type"], told["number"]) == ("ack", number + 1)
        late = {**withdrawal(bel, "w2"), "asked": number}
        assert (await bel.done(late))["trouble"]["error"] == "table-stale-answer"


test_a_withdrawn_pass_is_not_told_until_somebody_passes_by_hand = duel(by_hand)


async def again_after_all(local_server: LocalServer) -> None:
    async with shot(local_server) as (_, _, bel):
        due = beat(bel)
        for one in (message(bel), withdrawal(bel), message(bel, ident="p2")):
            await bel.say(one)
        assert (await reply(bel, "p2"))["type"] == "ack"
        assert bel.log[-1]["at"] >= due


test_who_has_withdrawn_may_still_pass_on_the_beat = duel(again_after_all)


async def gone(local_server: LocalServer) -> None:
    table, guests = await gather(local_server)
    async with guests[0].sit_at(table) as ann:
        await ann.answer(0, "shoot")
        due = beat(ann)
        async with guests[1].sit_at(table) as bel:
            passing = message(bel)
            await bel.say(passing)
            await settled(held(local_server))
        told = await ann.until(lambda one: one["type"] == "happened")
        assert told["entry"]["at"] >= due
    async with guests[1].sit_at(table) as bel:
        assert await bel.done(passing) == {"type": "ack", "id": "p1", "number": told["entry"]["number"]}


test_who_is_cut_off_has_passed_all_the_same = duel(gone)


async def stopped(local_server: LocalServer) -> None:
    table, guests = await gather(local_server)
    async with all_at(table, guests) as (ann, bel):
        await catch_up((await ann.answer(0, "shoot"))["number"], bel)
        passing, number = message(bel), bel.number
        await bel.say(passing)
        await settled(held(local_server))
    await local_server.restart()
    assert (await guests[1].see(table))["number"] == number, "what was not acknowledged was not done"
    async with all_at(table, guests) as (_, bel):
        due = beat(bel)
        assert (await bel.done(passing))["number"] == number + 1
        assert bel.log[-1]["at"] >= due == bel.log[-2]["at"] + 1000, "the beat is that of the question"


test_a_server_that_stops_forgets_the_pass_and_it_is_sent_again = duel(stopped)


async def other_hands(local_server: LocalServer) -> None:
    local_server.workers.may_answer.clear()
    async with shot(local_server) as (table, _, bel):
        await bel.say(message(bel))
        await settled(held(local_server))
        await local_server.guests[1].act(table, "bot", {"seat": 1, "bot": "random"})
        assert (await reply(bel, "p1"))["trouble"]["error"] == "table-not-yours"
        await local_server.guests[1].act(table, "stand", {"seat": 1})
        dot = await local_server.guest()
        await dot.act(table, "sit", {"seat": 1})
        async with dot.sit_at(table) as seen:
            assert (await seen.answer(1, PASS))["type"] == "ack"


test_who_gives_the_seat_away_has_not_passed = duel(other_hands)


# Nobody to keep a secret from, and other rhythms


async def unhurried(local_server: LocalServer) -> None:
    async with shot(local_server, rhythm=0) as (_, ann, bel):
        assert beat(ann) is None
        assert (await bel.answer(1, PASS))["type"] == "ack"
    async with shot(local_server) as (_, ann, _):
        assert ann.position["asks"][0]["question"]["pass"] == PASS
        assert ann.table["rhythm"] == 1


test_the_host_may_do_without_a_rhythm = duel(unhurried)


async def alone(local_server: LocalServer) -> None:
    ann = await local_server.guest()
    table = await ann.table([BOT, ME], game=GAME.slug, rhythm=10, start=True)
    async with ann.sit_at(table) as seen:
        while seen.asked(1) is None:
            await seen.hear()
        assert beat(seen) is None
        assert (await seen.answer(1, PASS))["type"] == "ack"
    table = await ann.table([BOT, BOT], game=GAME.slug, rhythm=10, start=True)
    async with ann.sit_at(table) as seen:
        while not seen.over:
            await seen.hear()


test_who_plays_against_bots_only_waits_for_nothing = duel(alone)


async def rematch(local_server: LocalServer) -> None:
    ann = await local_server.guest()
    table = await ann.table([ME, BOT], game=GAME.slug, rhythm=3)
    assert (await ann.see(table))["rhythm"] == 3
    default = await ann.table([ME, FREE], game=GAME.slug)
    assert (await ann.see(default))["rhythm"] == rhythm.RHYTHM
    await ann.act(table, "start")
    with patch.object(rhythm, "BOT_BEATS", {"quick": 1}):
        await ann.play_out(table)
    assert (await ann.act(table, "rematch"))["rhythm"] == 3
    for wrong in (-1, 11, "slow", 1.5):
        wanted = {"game": GAME.slug, "chairs": [ME, FREE], "rhythm": wrong}
        assert (await ann.ask("POST", "/api/tables", wanted, 400))["error"] == "table-bad-request"


test_the_rhythm_stays_in_a_rematch = duel(rematch)


# Bots


class Meek(InProcessWorkers):
    """Bots who never dodge, and know it at once."""

    async def think(self, job: Job, *more: Any) -> str:
        return (await super().think(job, *more)).replace("dodge", PASS)


@pytest.mark.parametrize("pace", rhythm.BOT_BEATS)
@pytest.mark.parametrize("seconds", [1, 4, 10])
def test_a_bot_without_a_choice_passes_no_faster_than_its_level_thinks(pace: str, seconds: int) -> None:
    for level, bot in BOTS.items():
        row = TableRow("t", GAME.slug, 1, {}, False, pace, "ann", "1", Phase.PLAYING, 1, 1, 1, [], rhythm=seconds)
        beat = rhythm.span(row, [ChairRow("t", 0, "ann"), ChairRow("t", 1, bot=level)], 1)
        assert beat > 1000 * min(bot(0).seconds, rhythm.LONGEST)
        assert beat <= max(rhythm.BOT_BEATS[pace], 1000 * rhythm.LONGEST + rhythm.SLACK)
        row = msgspec.structs.replace(row, rhythm=0)
        assert rhythm.span(row, [ChairRow("t", 0, "ann"), ChairRow("t", 1, bot=level)], 1) == 0


@pytest.mark.parametrize("dealt", [(0, 0), (5, 5)])
@pytest.mark.parametrize("pace", ["quick", "human"])
def test_a_bot_passes_on_its_beat(tmp_path: Path, dealt: tuple[int, int], pace: str) -> None:
    async def happen(local_server: LocalServer) -> None:
        ann = await local_server.guest()
        table = await ann.table([ME, BOT], game=GAME.slug, pace=pace, start=True)
        async with ann.sit_at(table) as seen:
            await seen.answer(0, "shoot")
            opened = seen.log[-1]["at"]
            assert beat(seen) == opened + rhythm.BOT_BEATS[pace]
            told = await seen.until(lambda one: one["type"] == "happened")
            assert told["entry"]["events"][0]["event"] == "took"
            assert told["entry"]["at"] >= opened + rhythm.BOT_BEATS[pace]

    duel(happen, dealt, Meek)(tmp_path)


def test_the_beat_of_bots_is_no_longer_than_that_of_the_table(tmp_path: Path) -> None:
    async def happen(local_server: LocalServer) -> None:
        ann = await local_server.guest()
        table = await ann.table([ME, BOT], game=GAME.slug, pace="human", rhythm=1, start=True)
        async with ann.sit_at(table) as seen:
            await seen.answer(0, "shoot")
            assert beat(seen) == seen.log[-1]["at"] + 1000

    duel(happen)(tmp_path)


async def old_question(local_server: LocalServer) -> None:
    async with shot(local_server) as (table, ann, bel):
        await until(beat(ann))
        info = await local_server.guests[1].act(table, "bot", {"seat": 1, "bot": "random"})
        await catch_up(info["number"] + 1, ann, bel)
        assert ann.log[-1]["at"] >= ann.log[-2]["at"] + rhythm.BOT_BEATS["quick"]


test_a_bot_that_comes_to_an_old_question_makes_a_beat_of_its_own = duel(old_question, (0, 0))


# Clocks


@contextlib.contextmanager
def clock_at(moment: int) -> Iterator[None]:
    with patch("saloon.table.pending.now", lambda: moment):
        yield


async def clocks(local_server: LocalServer) -> None:
    async with shot(local_server) as (table, ann, _), local_server.truth(table) as found:
        due = beat(ann)
        for moment, seconds in ((due - 300, 0.3), (due, 0.0), (due + 10**9, 0.0), (due - 10**9, 1.0)):
            with clock_at(moment):
                assert left(found, 1, due) == seconds
        assert bot_rest(found, 0, due) == 0.0, "it is not asked"


test_a_clock_that_was_set_back_makes_nobody_wait_longer = duel(clocks)
