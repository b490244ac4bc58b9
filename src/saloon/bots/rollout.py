"""Playing on as people roughly would: the part of a search that nobody remembers."""

from __future__ import annotations

from mypy_extensions import i64

from saloon.engine.frames import take_next
from saloon.engine.rng import Rng
from saloon.engine.state import State


def draw(weights: list[float], rng: Rng) -> int:
    """A place in the list, as likely as its weight says."""
    count: i64 = len(weights)
    total = 0.0
    place: i64 = 0
    while place < count:
        total += weights[place]
        place += 1
    left = total * rng.part()
    place = 0
    while place < count - 1:
        left -= weights[place]
        if left < 0.0:
            break
        place += 1
    return place


def rollout(state: State, rng: Rng, depth: int, use_prior: bool = True) -> int:
    """Play on in place for `depth` answers, then to the next quiet moment or the end; returns how many it took.
    `use_prior`: by what players lean to; otherwise anything is equally likely."""
    stack = state.stack
    played = 0
    while stack:
        if played >= depth and state.quiet():
            break
        frame = take_next(stack)
        question = state.questions[frame.kind]
        options = question.options(state, frame)
        place = 0
        if len(options) > 1:
            place = draw(state.prior(frame, options), rng) if use_prior else rng.below(len(options))
        question.answer(state, frame, options[place])
        state.settle()
        played += 1
    return played


def chances(state: State) -> list[float]:
    """The name of version 0.1 for `State.value`, for one version more."""
    return state.value()
