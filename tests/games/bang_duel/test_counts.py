"""Exact numbers of positions from fixed deals: any change of a rule, of the order of chance or of an option shows."""

import pytest

import saloon
from saloon.engine.perft import perft
from saloon.engine.rng import Rng
from saloon.engine.state import State

GAME = saloon.game("bang-duel")


def deal(squad: str, skip: int) -> State:
    """A fixed deal, some random answers into the game."""
    state = GAME.new(2, seed=1876, squad=squad)
    rng = Rng(11)
    for _ in range(skip):
        seat = state.decider()
        legal = state.options(seat)
        state.apply(seat, legal[rng.below(len(legal))])
    return state


COUNTS: list[tuple[str, int, list[int]]] = [
    ("4", 0, [2, 4, 28, 112, 578, 2498, 10789]),
    ("4", 2, [7, 28, 154, 595, 2692, 11240]),
    ("4", 25, [2, 10, 34, 138, 434, 1665, 5481]),
    ("4", 70, [5, 17, 40, 112, 370, 1358, 4761]),
    ("4", 110, [4, 19, 63, 204, 627, 1979, 6192]),
    ("4", 150, [6, 18, 74, 246, 813, 2716, 9165]),
    ("4", 190, [4, 12, 72, 222, 606, 2226, 6936]),
    ("5", 40, [3, 7, 21, 58, 180, 550, 1733, 5284]),
    ("6", 90, [4, 14, 56, 168, 575, 1976, 7357]),
    ("8", 130, [5, 15, 48, 135, 592, 1875, 7106]),
    ("8", 260, [4, 10, 47, 160, 771, 2932, 11392]),
    ("10", 60, [3, 6, 24, 92, 325, 1510, 5468]),
    ("12", 0, [2, 4, 24, 94, 482, 2140, 9116]),
    ("12", 300, [7, 43, 228, 1020, 3720]),
    ("12", 450, [5, 30, 85, 429, 1946, 6100]),
]


@pytest.mark.parametrize(("squad", "skip", "counts"), COUNTS)
def test_positions(squad: str, skip: int, counts: list[int]) -> None:
    state = deal(squad, skip)
    assert [perft(state, depth) for depth in range(1, len(counts) + 1)] == counts
