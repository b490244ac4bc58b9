"""Random play to the end: the inner loop of search and of the benchmarks."""

from __future__ import annotations

from saloon.engine.frames import take_next
from saloon.engine.rng import Rng
from saloon.engine.state import State


def playout(state: State, rng: Rng) -> int:
    """Play at random until the game is over; returns how many answers that took."""
    answers = 0
    stack = state.stack
    while stack:
        frame = take_next(stack)
        question = state.questions[frame.kind]
        options = question.options(state, frame)
        question.answer(state, frame, options[rng.below(len(options))])
        state.settle()
        answers += 1
    return answers
