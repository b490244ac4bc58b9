"""Exact numbers of positions from fixed deals: any change of a rule, of the order of chance or of an option shows."""

import pytest

import saloon
from saloon.engine.perft import perft
from saloon.engine.rng import Rng
from saloon.engine.state import State

GAME = saloon.game("bang-duel")


def deal(squad: int, skip: int) -> State:
    """A fixed deal, some random answers into the game."""
    state = GAME.new(2, seed=1876, squad=squad)
    rng = Rng(11)
    for _ in range(skip):
        seat = state.decider()
        legal = state.options(seat)
        state.apply(seat, legal[rng.below(len(legal))])
    return state


COUNTS: list[tuple[int, int, list[int]]] = [
    (4, 0, [2, 4, 28, 112, 578, 2498, 10789]),
    (4, 2, [7, 28, 154, 595, 2692, 11240]),
    (4, 25, [2, 10, 34, 128, 388, 1320, 4438]),
    (4, 70, [5, 14, 37, 123, 498, 1769, 7470]),
    (4, 110, [3, 7, 49, 149, 708, 2282, 8294]),
    (4, 150, [7, 16, 62, 166, 556, 2146, 7366]),
    (4, 190, [3, 12, 30, 120, 507, 1977, 8056]),
    (5, 40, [3, 7, 21, 58, 180, 547, 1724, 5238]),
    (6, 90, [4, 14, 56, 168, 575, 1976, 7357]),
    (8, 130, [6, 24, 98, 343, 1842, 7875]),
    (8, 260, [3, 19, 65, 417, 2009, 10796]),
    (10, 60, [3, 6, 24, 92, 325, 1510, 5468]),
    (12, 0, [2, 4, 24, 94, 482, 2140, 9116]),
    (12, 300, [6, 31, 135, 945, 3288]),
    (12, 450, [3, 15, 46, 143, 449, 1673]),
]


@pytest.mark.parametrize(("squad", "skip", "counts"), COUNTS)
def test_positions(squad: int, skip: int, counts: list[int]) -> None:
    state = deal(squad, skip)
    assert [perft(state, depth) for depth in range(1, len(counts) + 1)] == counts
