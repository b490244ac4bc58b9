"""Bots: legal, fair, and no wiser than their seats."""

import time

import pytest

import saloon
from saloon.bots import BOTS, LEVELS, decide
from saloon.bots.bot import Bot
from saloon.bots.scout import SECONDS, WORLDS, Scout
from saloon.engine.game import Value
from saloon.engine.rng import Rng
from saloon.engine.state import State
from toy import Toy, ToyGame

PATIENT = 1e9  # seconds: the number of worlds decides, not the clock
WAYS: list[tuple[str, int, dict[str, Value]]] = [
    ("colt-express", 2, {}),
    ("colt-express", 4, {}),
    ("colt-express", 4, {"expert": True}),
    ("bang-duel", 2, {}),
    ("bang-duel", 2, {"squad": 12}),
]
GAMES = [(slug, min(3, game.seats[-1])) for slug, game in saloon.games().items()]
# Which game, how many play, how many worlds a scout sees, of how many games it must win how many
CONTESTS = [("colt-express", 3, 6, 12, 8), ("bang-duel", 2, 1, 12, 9)]


def bot(name: str, seed: int, worlds: int = 4) -> Bot:
    """A bot that thinks little and has no clock."""
    made = BOTS[name](seed)
    made.seconds = PATIENT
    if made.worlds:
        made.worlds = 1 if name.startswith(tuple(LEVELS)) else worlds
    return made


def middle(slug: str, seats: int, options: dict[str, Value], answers: int, seed: int) -> State:
    state = saloon.game(slug).new(seats, seed, **options)
    rng = Rng(seed)
    for _ in range(answers):
        seat = state.decider()
        legal = state.options(seat)
        state.apply(seat, legal[rng.below(len(legal))])
    return state


@pytest.mark.parametrize("name", ["random", "scout", "plain", "search", "normal"])
@pytest.mark.parametrize("answers", [0, 3, 14, 37, 70])
@pytest.mark.parametrize(("slug", "seats", "options"), WAYS)
def test_a_bot_chooses_alike_in_every_world_its_seat_could_be_in(
    name: str, answers: int, slug: str, seats: int, options: dict[str, Value]
) -> None:
    state = middle(slug, seats, options, answers, seed=answers)
    seat = state.decider()
    choice = decide(bot(name, 5), state, seat)
    for world in range(4):
        imagined = state.imagine(seat, Rng(world))
        assert decide(bot(name, 5), imagined, seat) == choice


@pytest.mark.parametrize(("slug", "seats"), GAMES)
@pytest.mark.parametrize("name", BOTS)
def test_a_bot_that_cannot_see_plays_whole_games_as_one_that_could(name: str, slug: str, seats: int) -> None:
    """Every seat has twins: one is asked in the true world, one in an imagined one. Whatever they remember from
    question to question, they answer alike, and legally, to the end."""
    state = saloon.game(slug).new(seats, seed=2)
    seeing = [bot(name, seat, worlds=1) for seat in range(seats)]
    blind = [bot(name, seat, worlds=1) for seat in range(seats)]
    dice = Rng(9)
    while (seat := state.decider()) >= 0:
        option = decide(seeing[seat], state, seat)
        assert decide(blind[seat], state.imagine(seat, dice), seat) == option
        state.play(seat, option)
    assert state.winners()


@pytest.mark.parametrize(("slug", "seats"), GAMES)
def test_a_bot_leaves_the_true_generator_alone(slug: str, seats: int) -> None:
    state = middle(slug, seats, {}, 20, seed=1)
    before = state.dump()
    decide(Scout(1, worlds=2, seconds=PATIENT), state, state.decider())
    assert state.dump() == before


@pytest.mark.parametrize(("slug", "seats", "worlds", "games", "enough"), CONTESTS)
def test_scout_beats_random(slug: str, seats: int, worlds: int, games: int, enough: int) -> None:
    """The scout takes every seat in turn."""
    wins = 0.0
    for seed in range(games):
        state = saloon.game(slug).new(seats, seed)
        own = seed % seats
        players = [bot("random", seed + 50 * seat) for seat in range(seats)]
        players[own] = Scout(seed, worlds=worlds, seconds=PATIENT)
        while deciders := state.deciders():
            seat = deciders[0]
            state.play(seat, decide(players[seat], state, seat))
        winners = state.winners()
        wins += 1 / len(winners) if own in winners else 0
    assert wins >= enough


@pytest.mark.parametrize(("slug", "seats"), GAMES)
def test_scout_stops_in_time(slug: str, seats: int) -> None:
    """It finishes the world it is looking at, and no more: a usual scout is not kept waiting by a large number."""
    state = middle(slug, seats, {}, 20, seed=1)
    legal = state.options(state.decider())
    assert Scout(1, worlds=10**9, seconds=0.0).choose(state, state.decider()) in legal
    began = time.monotonic()
    assert Scout(1, worlds=100 * WORLDS, seconds=SECONDS).choose(state, state.decider()) in legal
    assert time.monotonic() - began < 20 * SECONDS  # a busy machine may take its time


@pytest.mark.parametrize("name", BOTS)
def test_a_game_that_tells_bots_nothing_is_played_by_all_of_them(name: str) -> None:
    state = ToyGame().new(3, seed=2)
    bots = [bot(name, seat) for seat in range(3)]
    while (seat := state.decider()) >= 0:
        state.play(seat, decide(bots[seat], state, seat))
    assert state.winners()


@pytest.mark.parametrize("name", ["search", "hard"])
def test_a_game_that_tells_bots_nothing_is_searched_to_its_end(name: str) -> None:
    """Who holds the best card and raises to the top wins for certain, and nothing but the end can tell."""
    state = ToyGame().new(3, seed=2)
    assert isinstance(state, Toy)
    state.cards = [5, 3, 2]
    searching = BOTS[name](1)
    searching.seconds, searching.worlds = PATIENT, 100
    for _ in range(3):
        state.play(0, decide(searching, state, 0))
    assert state.bids[0] == 3
