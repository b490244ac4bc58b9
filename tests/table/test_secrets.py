"""Secrets on the wire: nobody is sent what they cannot know, whatever their page would do with it."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

import msgspec
import pytest

from saloon.engine.conformance import variants
from saloon.engine.events import SEATED
from saloon.engine.game import Game
from saloon.engine.rng import Rng
from saloon.engine.state import State
from saloon.table import bot_process, hints, playing, visibility
from saloon.table import table as table_module
from saloon.table import tables as tables_module
from saloon.table.info import table_info
from saloon.table.metrics import Metrics
from saloon.table.refusal import Refuse
from saloon.table.rows import JournalRow, Phase
from saloon.table.table import Table
from saloon.table.tables import Tables
from saloon.table.visibility import Told
from saloon.table.wire import Position, TableInfo, TakingBack
from table.local_server import BOT, ME, Dice, InProcessWorkers, LocalServer, evening
from table.twins import DUEL, GAME, Eyes, Leak, Watch, new_table, twin_of

Asked = Mapping[int, int]
Break = Callable[[pytest.MonkeyPatch], None]


@pytest.fixture(autouse=True)
def _at_one_moment(monkeypatch: pytest.MonkeyPatch) -> None:
    """Times are no secret, but they differ."""
    monkeypatch.setattr(table_module, "now", lambda: 1)


@pytest.mark.parametrize("seats", GAME.seats)
def test_what_is_sent_is_the_same_in_every_world_that_looks_alike(seats: int) -> None:
    async def watch() -> int:
        games = [switches for count, switches in variants(GAME) if count == seats]
        every = 2 * seats**2  # with more seats there is more to compare, and games are longer
        return sum([await Watch(seats, seed, options, every).play() for seed, options in enumerate(games)])

    assert asyncio.run(watch()) > 0


def test_what_is_sent_is_the_same_in_every_world_of_a_duel_that_looks_alike() -> None:
    """Answer windows and their beats too."""

    async def watch() -> int:
        games = [switches for _, switches in variants(DUEL)]
        return sum([await Watch(2, seed, options, 4, DUEL).play() for seed, options in enumerate(games)])

    assert asyncio.run(watch()) > 0


def test_what_all_seats_may_know_spectators_do_not() -> None:
    told = Told({"event": "looked"}, SEATED, {"event": "looked", "card": "rob"})
    assert [told.seen_by(seat) for seat in (0, 1, None)] == [told.private, told.private, told.public]


# Canaries: leaks made on purpose, each of which must be found


def told_wrongly(change: Callable[[Position, State, Eyes], None]) -> Break:
    """Something is wrong with what everybody is told about the game."""

    def broken(monkeypatch: pytest.MonkeyPatch) -> None:
        def position(state: State, seat: Eyes, asked: Asked, beats: Asked, takeback: TakingBack) -> Position:
            made = visibility.position(state, seat, asked, beats, takeback)
            change(made, state, seat)
            return made

        monkeypatch.setattr(table_module, "position", position)

    return broken


def other_eyes(position: Position, state: State, seat: Eyes) -> None:
    position.view = msgspec.Raw(msgspec.json.encode(state.view(((seat or 0) + 1) % state.seats)))


def choices_for_all(position: Position, state: State, seat: Eyes) -> None:
    position.choices = [choice for decider in state.deciders() for choice in visibility.choices(state, decider)]


def talkative_questions(position: Position, state: State, seat: Eyes) -> None:
    for ask in position.asks:
        ask.question["answers"] = len(state.options(ask.seat))


def prices_of_the_truth(position: Position, state: State, seat: Eyes) -> None:
    for choice in position.choices:
        choice.undo_cost = str(state.rng.dump())


def talkative_takeback(position: Position, state: State, seat: Eyes) -> None:
    view: Any = state.view(0)
    position.takeback = TakingBack(str(view.seats[0].hand), None, [])


def open_events(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Told, "seen_by", lambda told, _: told.private or told.public)


def open_seed(monkeypatch: pytest.MonkeyPatch) -> None:
    def info(row: Any, *more: Any) -> TableInfo:
        return honest(msgspec.structs.replace(row, phase=Phase.OVER), *more)

    honest = table_info
    monkeypatch.setattr(table_module, "table_info", info)


def talkative_refusals(monkeypatch: pytest.MonkeyPatch) -> None:
    def own(table: Table, person: str, seat: int) -> None:
        if table.chairs[seat % len(table.chairs)].person != person and table.state is not None:
            raise Refuse("table-not-yours", {"seat": seat, "switches": table.state.options(seat)})
        honest(table, person, seat)

    honest = playing.own
    monkeypatch.setattr(playing, "own", own)


@pytest.mark.parametrize(
    "leak",
    [
        told_wrongly(other_eyes),
        told_wrongly(choices_for_all),
        told_wrongly(talkative_questions),
        told_wrongly(prices_of_the_truth),
        told_wrongly(talkative_takeback),
        open_events,
        open_seed,
        talkative_refusals,
    ],
    ids=[
        "a view through other eyes",
        "the choices of others",
        "a question that depends on the hand",
        "undo costs that depend on the truth",
        "an undo cost that tells a hand",
        "events with their secrets",
        "the seed",
        "a refusal that depends on the hand",
    ],
)
def test_a_leak_does_not_stay_unnoticed(leak: Break, monkeypatch: pytest.MonkeyPatch) -> None:
    leak(monkeypatch)
    with pytest.raises(Leak):
        asyncio.run(watch_closely())


def test_without_a_leak_there_is_no_alarm() -> None:
    asyncio.run(watch_closely())


async def watch_closely() -> None:
    for seed in range(4):
        await Watch(3, seed, {"teams": seed % 2 == 1}, 6).play()


# Bots


def test_a_bot_is_asked_the_same_in_every_world_that_looks_alike(monkeypatch: pytest.MonkeyPatch) -> None:
    async def job(table: Table, seat: int) -> bytes:
        """What leaves the server for the process of a bot on this seat."""
        monkeypatch.setattr(tables_module, "secrets", Dice())
        table.chairs[seat] = msgspec.structs.replace(table.chairs[seat], bot="scout")
        workers = InProcessWorkers()
        workers.may_answer.clear()
        tables = Tables(table.store, workers, Metrics())
        tables.wake_bots(table)
        while not workers.jobs:
            await asyncio.sleep(0)
        tables.closed = True
        for _, task in list(table.thinking.values()):
            task.cancel()
        return msgspec.json.encode(workers.jobs)

    async def compare() -> None:
        for seed in range(20):
            table = await new_table(4, seed, {"expert": seed % 2 == 1})
            rng = Rng(seed)
            for _ in range(40):
                assert table.state is not None
                seat = table.state.decider()
                options = table.state.options(seat)
                await playing.play(table, seat, options[rng.below(len(options))])
            assert table.state is not None
            seat = table.state.decider()
            twin = twin_of(table, table.state.imagine(seat, Rng(seed)))
            assert twin.state is not None
            assert twin.state.dump() != table.state.dump()
            assert await job(table, seat) == await job(twin, seat)

    asyncio.run(compare())


def test_a_hint_is_the_same_in_every_world_that_looks_alike(monkeypatch: pytest.MonkeyPatch) -> None:
    """What leaves the server for the process that thinks about it, and what the player is told."""

    def hint(table: Table, seat: int) -> tuple[bytes, bytes]:
        monkeypatch.setattr(hints, "secrets", Dice())
        assert table.state is not None
        job = hints.job_for(table, table.state, seat)
        return msgspec.json.encode(job), bytes(bot_process.think(job).found)

    async def compare(seats: int, seed: int, game: Game) -> None:
        table = await new_table(seats, seed, {}, game)
        rng = Rng(seed)
        for _ in range(30):
            assert table.state is not None
            seat = table.state.decider()
            options = table.state.options(seat)
            await playing.play(table, seat, options[rng.below(len(options))])
        assert table.state is not None
        seat = table.state.decider()
        twin = twin_of(table, table.state.imagine(seat, Rng(seed)))
        assert twin.state is not None
        assert twin.state.dump() != table.state.dump()
        true = hint(table, seat)
        assert msgspec.json.decode(true[1])
        assert true == hint(twin, seat)

    monkeypatch.setattr(hints, "WORLDS", 6)
    monkeypatch.setattr(hints, "SECONDS", 1000.0)
    for seed in range(4):
        asyncio.run(compare(4, seed, GAME))
        asyncio.run(compare(2, seed, DUEL))


# Whatever else the server says


def hidden_words(rows: list[JournalRow]) -> list[str]:
    """The words of answers that only their seat may know."""
    return [row.words for row in rows if row.words and row.words.startswith(("hide ", "keep ", "pick "))]


def begins(number: int) -> Callable[[State], bool]:
    """Whether a round begins, counted from 0."""
    return lambda state: state.dump()["round"] == number


def test_lists_figures_and_logs_tell_nothing_of_a_game_in_progress(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    @evening
    async def play(local_server: LocalServer) -> None:
        ann, stranger = await local_server.guest(), await local_server.guest()
        experts = await ann.table([ME, BOT, ME], switches={"expert": True}, open=True, start=True)
        teams = await ann.table([ME, BOT, ME], switches={"teams": True}, open=True, start=True)
        told, secret = "", []
        for table in (experts, teams):
            for number in (1, 2, 3):
                await local_server.forward(table, begins(number))
                for guest in (ann, stranger):
                    for path in ("/metrics", "/api/tables", f"/api/tables/{table}", f"/api/tables/{table}/record"):
                        told += (await guest.http.get(path)).text
            async with local_server.truth(table) as found:
                assert found.row.phase == Phase.PLAYING
                secret += [found.row.seed, *hidden_words(await local_server.store.journal(table))]
        assert len(secret) > 10
        assert [words for words in secret if words in told + caplog.text] == []

    with caplog.at_level(logging.DEBUG):
        play(tmp_path)
