"""Counts positions: a cheap and merciless check that a game plays as it did."""

from __future__ import annotations

from saloon.engine.state import State


def perft(state: State, depth: int) -> int:
    """How many positions lie so many answers away, the first decider answering first."""
    seat = state.decider()
    if depth == 0 or seat < 0:
        return 1
    total = 0
    for option in state.options(seat):
        after = state.copy()
        after.apply(seat, option)
        total += perft(after, depth - 1)
    return total
