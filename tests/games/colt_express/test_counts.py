"""Exact numbers of positions from fixed deals: any change of a rule, of the order of chance or of an option shows."""

import pytest

import saloon
from saloon.engine.game import Value
from saloon.engine.perft import perft
from saloon.engine.rng import Rng
from saloon.engine.state import State

GAME = saloon.game("colt-express")


def deal(seats: int, options: dict[str, Value], skip: int) -> State:
    """A fixed deal, some random answers into the game."""
    state = GAME.new(seats, seed=1899, **options)
    rng = Rng(11)
    for _ in range(skip):
        seat = state.decider()
        legal = state.options(seat)
        state.apply(seat, legal[rng.below(len(legal))])
    return state


COUNTS: list[tuple[int, dict[str, Value], int, list[int]]] = [
    (3, {}, 0, [6, 30, 150, 825, 4125]),
    (3, {}, 16, [2, 6, 27, 135, 675, 3075, 15180]),
    (4, {}, 0, [6, 54, 324, 2268, 12474]),
    (4, {}, 18, [5, 25, 50, 100, 200, 400, 1000]),
    (4, {}, 24, [2, 6, 66, 396, 1980, 9900]),
    (4, {"abilities": False, "events": False}, 17, [3, 18, 90, 180, 360, 720, 1440]),
    (5, {}, 20, [2, 4, 8, 32, 176, 1744, 11152]),
    (6, {}, 0, [6, 36, 180, 1620, 9720]),
    (6, {}, 22, [5, 20, 40, 120, 240, 480, 1120]),
    (4, {"expert": True}, 0, [6, 54, 324, 2268, 12474]),
    (4, {"expert": True}, 16, [3, 6, 30, 150, 720, 2890, 10120]),
    (4, {"expert": True}, 20, [4, 13, 35, 81, 175, 414, 1233]),
    (2, {}, 0, [2, 4, 44, 484, 4356]),
    (2, {}, 6, [8, 59, 413, 2714, 18630]),
    (2, {}, 20, [8, 47, 348, 1988, 11283]),
    (3, {"teams": True}, 0, [2, 4, 8, 88, 968, 10648]),
    (3, {"teams": True}, 28, [11, 165, 1485, 9885]),
    (4, {"cars": "choose", "bandits": "choose"}, 0, [6, 30, 120, 360, 2160, 10800]),
    (4, {}, 100, [7, 28, 168, 672, 4224]),
]


@pytest.mark.parametrize(("seats", "options", "skip", "counts"), COUNTS)
def test_positions(seats: int, options: dict[str, Value], skip: int, counts: list[int]) -> None:
    state = deal(seats, options, skip)
    assert [perft(state, depth) for depth in range(1, len(counts) + 1)] == counts
