"""Bots: legal, fair, and no wiser than their seats."""

import pytest

import saloon
from saloon.bots import BOTS, decide
from saloon.bots.bot import Bot
from saloon.bots.scout import Scout
from saloon.engine.game import Value
from saloon.engine.rng import Rng
from saloon.engine.state import State

GAME = saloon.game("colt-express")
PATIENT = 1e9  # seconds: the number of worlds decides, not the clock


def bot(name: str, seed: int) -> Bot:
    return Scout(seed, worlds=4, seconds=PATIENT) if name == "scout" else BOTS[name](seed)


def middle(seats: int, options: dict[str, Value], answers: int, seed: int) -> State:
    state = GAME.new(seats, seed, **options)
    rng = Rng(seed)
    for _ in range(answers):
        seat = state.decider()
        legal = state.options(seat)
        state.apply(seat, legal[rng.below(len(legal))])
    return state


@pytest.mark.parametrize("name", BOTS)
@pytest.mark.parametrize("answers", [0, 3, 14, 37, 70])
@pytest.mark.parametrize(("seats", "options"), [(2, {}), (4, {}), (4, {"expert": True})])
def test_a_bot_chooses_alike_in_every_world_its_seat_could_be_in(
    name: str, answers: int, seats: int, options: dict[str, Value]
) -> None:
    state = middle(seats, options, answers, seed=answers)
    seat = state.decider()
    choice = decide(bot(name, 5), state, seat)
    for world in range(4):
        imagined = state.imagine(seat, Rng(world))
        assert decide(bot(name, 5), imagined, seat) == choice


@pytest.mark.parametrize("name", BOTS)
def test_a_bot_plays_whole_games_legally(name: str) -> None:
    state = GAME.new(3, seed=2)
    players = [bot(name, seat) for seat in range(3)]
    while deciders := state.deciders():
        seat = deciders[0]
        state.play(seat, decide(players[seat], state, seat))
    assert state.winners()


def test_a_bot_leaves_the_true_generator_alone() -> None:
    state = middle(4, {}, 20, seed=1)
    before = state.dump()
    decide(Scout(1, worlds=2, seconds=PATIENT), state, state.decider())
    assert state.dump() == before


def test_scout_beats_random() -> None:
    wins = 0.0
    for seed in range(12):
        state = GAME.new(3, seed)
        players = [bot("random", seed), bot("random", seed + 50), Scout(seed, worlds=25, seconds=PATIENT)]
        while deciders := state.deciders():
            seat = deciders[0]
            state.play(seat, decide(players[seat], state, seat))
        winners = state.winners()
        wins += 1 / len(winners) if 2 in winners else 0
    assert wins >= 8


def test_scout_stops_in_time() -> None:
    state = middle(4, {}, 20, seed=1)
    hurried = Scout(1, worlds=10**9, seconds=0.0)
    assert hurried.choose(state, state.decider()) in state.options(state.decider())
