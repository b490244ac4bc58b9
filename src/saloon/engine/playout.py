"""Random play to the end: the inner loop of search and of the benchmarks."""

from __future__ import annotations

from saloon.engine.rng import Rng
from saloon.engine.state import State


def playout(state: State, rng: Rng) -> int:
    """Play at random until the game is over; returns how many answers that took."""
    answers = 0
    stack = state.stack
    while stack:
        group = stack[-1].group
        frame = stack.pop() if group == 0 else stack.pop(group - 1)
        options = state.options_of(frame)
        state.answer(frame, options[rng.below(len(options))])
        state.settle()
        answers += 1
    return answers
