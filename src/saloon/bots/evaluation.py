"""What an answer changed: chances to win, found by playing on from a world many times, by the prior."""

from __future__ import annotations

from typing import Final

from saloon.bots.rollout import rollout
from saloon.engine.rng import BLANK, Rng
from saloon.engine.state import State

HORIZON: Final = 4  # answers that are played at least before the game is asked for its value


class PlayoutStats:
    """Numbers that are measured in playout after playout: their means, and how far these may be off."""

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

    def squared_error(self) -> float:
        """The squared errors of all means together; one playout is held for exact."""
        if self.count < 2:
            return 0.0
        total = 0.0
        for place in range(len(self.sums)):
            mean = self.sums[place] / self.count
            total += max(0.0, self.squares[place] / self.count - mean * mean)
        return total / (self.count - 1)


def evaluate_world(state: State, rng: Rng, times: int) -> PlayoutStats:
    """The chance of every seat in this very world, hidden cards and all; only what chance has not done yet is open."""
    stats = PlayoutStats(state.seats)
    if not state.stack:
        stats.add(state.value())
        return stats
    for _ in range(times):
        world = state.copy()
        world.rng.reseed(rng)
        rollout(world, rng, HORIZON)
        stats.add(world.value())
    return stats


def evaluate_answer(state: State, seat: int, option: int, rng: Rng, worlds: int) -> PlayoutStats:
    """By how much an answer changes the chance of every seat, as far as the one who gives it can know."""
    stats = PlayoutStats(state.seats)
    prior_rng = Rng(BLANK)
    for _ in range(worlds):
        after = state.imagine(seat, rng)
        before = after.copy()
        after.apply(seat, option)
        # The same chance on both sides, and about the same end, so that only the answer makes a difference
        prior_rng.reseed(rng)
        rollout(before, prior_rng.copy(), HORIZON + 1)
        rollout(after, prior_rng, HORIZON)
        old = before.value()
        new = after.value()
        stats.add([new[place] - old[place] for place in range(len(new))])
    return stats


class Comparison:
    """Two answers in the same worlds: the chance of the seat with each, how it stands later on, and the difference."""

    def __init__(self, features: int) -> None:
        self.chances = PlayoutStats(2)
        self.lead = PlayoutStats(1)
        self.features = [PlayoutStats(features), PlayoutStats(features)]


def compare(state: State, seat: int, pair: list[int], rng: Rng, worlds: int) -> Comparison:
    """Try two answers against each other."""
    found = Comparison(len(state.features(seat)))
    prior_rng = Rng(BLANK)
    for _ in range(worlds):
        imagined = state.imagine(seat, rng)
        prior_rng.reseed(rng)
        values: list[float] = []
        for place in range(2):
            world = imagined.copy()
            world.apply(seat, pair[place])
            rollout(world, prior_rng.copy(), HORIZON)
            values.append(world.value()[seat])
            found.features[place].add(world.features(seat))
        found.chances.add(values)
        found.lead.add([values[0] - values[1]])
    return found
