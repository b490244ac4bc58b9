"""What an answer changed: chances to win, weighed by playing on from a world many times, by habit."""

from __future__ import annotations

from typing import Final

from saloon.bots.rollout import rollout
from saloon.engine.rng import BLANK, Rng
from saloon.engine.state import State

HORIZON: Final = 4  # answers that are played at least before the game is asked for its guess


class Scale:
    """Numbers that are weighed again and again: their means, and how far these may be off."""

    def __init__(self, size: int) -> None:
        self.count = 0
        self.sums = [0.0] * size
        self.squares = [0.0] * size

    def add(self, values: list[float]) -> None:
        self.count += 1
        for place in range(len(values)):
            self.sums[place] += values[place]
            self.squares[place] += values[place] * values[place]

    def means(self) -> list[float]:
        return [total / self.count for total in self.sums]

    def doubt(self) -> float:
        """The squared errors of all means together; one weighing is held for exact."""
        if self.count < 2:
            return 0.0
        total = 0.0
        for place in range(len(self.sums)):
            mean = self.sums[place] / self.count
            total += max(0.0, self.squares[place] / self.count - mean * mean)
        return total / (self.count - 1)


def weigh_world(state: State, rng: Rng, times: int) -> Scale:
    """The chance of every seat in this very world, hidden cards and all; only what chance has not done yet is open."""
    scale = Scale(state.seats)
    if not state.stack:
        scale.add(state.value())
        return scale
    for _ in range(times):
        world = state.copy()
        world.rng.reseed(rng)
        rollout(world, rng, HORIZON)
        scale.add(world.value())
    return scale


def weigh_answer(state: State, seat: int, option: int, rng: Rng, worlds: int) -> Scale:
    """By how much an answer changes the chance of every seat, as far as the one who gives it can know."""
    scale = Scale(state.seats)
    habit = Rng(BLANK)
    for _ in range(worlds):
        after = state.imagine(seat, rng)
        before = after.copy()
        after.apply(seat, option)
        # The same chance on both sides, and about the same end, so that only the answer makes a difference
        habit.reseed(rng)
        rollout(before, habit.copy(), HORIZON + 1)
        rollout(after, habit, HORIZON)
        old = before.value()
        new = after.value()
        scale.add([new[place] - old[place] for place in range(len(new))])
    return scale


class Contest:
    """Two answers in the same worlds: the chance of the seat with each, how it stands later on, and the difference."""

    def __init__(self, features: int) -> None:
        self.chances = Scale(2)
        self.lead = Scale(1)
        self.features = [Scale(features), Scale(features)]


def contest(state: State, seat: int, pair: list[int], rng: Rng, worlds: int) -> Contest:
    """Try two answers against each other."""
    found = Contest(len(state.features(seat)))
    habit = Rng(BLANK)
    for _ in range(worlds):
        imagined = state.imagine(seat, rng)
        habit.reseed(rng)
        values: list[float] = []
        for place in range(2):
            world = imagined.copy()
            world.apply(seat, pair[place])
            rollout(world, habit.copy(), HORIZON)
            values.append(world.value()[seat])
            found.features[place].add(world.features(seat))
        found.chances.add(values)
        found.lead.add([values[0] - values[1]])
    return found
