"""What bots have learned from games: how the features of the seats tell who will win, and how the traits of an answer
tell whether a player would give it.

A game declares its features, phases and traits by name, and keeps what was fitted to them by the same names. Numbers
are given when the game is imported and are stored nowhere, so a name that comes in between shifts nothing.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from typing import Final

from mypy_extensions import i64, mypyc_attr

NO_TRAIT: Final = -1

# The traits of an answer are collected in one int, so that no list is made for it: so many bits each, so many at most
BITS: Final = 10
MASK: Final = 1023
FULL: Final = 1 << 50


class Traits:
    """The traits that answers may have. They are numbered in the order in which they are declared."""

    def __init__(self) -> None:
        self.names: Final[list[str]] = []

    def one(self, name: str) -> i64:
        """Declare a trait; its number."""
        if name in self.names:
            raise ValueError(f"the trait {name!r} is there twice")
        if len(self.names) == MASK:
            raise ValueError(f"the trait {name!r} is one too many: {MASK} is the most")
        self.names.append(name)
        return len(self.names) - 1

    def group(self, names: list[str]) -> list[int]:
        """Declare a trait for each thing of a kind; their numbers, in the order of the things."""
        return [self.one(name) for name in names]


@mypyc_attr(acyclic=True, free_list_len=1)  # one is made for every question of a playout
class FoundTraits:
    """Collects the traits of the answers to a question, one answer after the other, and how likely they make each.
    Where there are `lists`, each answer adds one with its traits."""

    def __init__(self, factors: list[float], lists: list[list[int]] | None = None) -> None:
        self.factors: Final = factors
        self.lists: Final = lists
        self.weights: Final[list[float]] = []
        self.packed: i64 = 0

    def add(self, trait: i64) -> None:
        """The answer has this trait, or none if it is NO_TRAIT."""
        if trait < 0:
            return
        if self.packed >= FULL:
            raise ValueError("an answer has six traits at most")
        self.packed = (self.packed << BITS) + trait + 1

    def next(self) -> None:
        """All about this answer is said. Its weight is the product of its factors."""
        left: i64 = self.packed
        self.packed = 0
        if self.lists is not None:
            self.lists.append(unpacked(left))
        weight = 1.0
        while left > 0:
            weight *= self.factors[(left & MASK) - 1]
            left >>= BITS
        self.weights.append(weight)


def unpacked(traits: i64) -> list[int]:
    """The traits that were collected in an int, in the order in which they were added."""
    found: list[int] = []
    while traits > 0:
        found.insert(0, (traits & MASK) - 1)
        traits >>= BITS
    return found


class Learned:
    """The names that a game has declared, and what was fitted to them. `weights`: by phase, what a unit of each feature
    is worth, 0.0 where nothing is known. `factors`: how many times as likely a trait makes an answer, 1.0 where nothing
    is known."""

    def __init__(
        self,
        features: Sequence[str] = ("score",),
        phases: Sequence[str] = ("game",),
        weights: Mapping[str, Mapping[str, float]] | None = None,
        traits: Traits | None = None,
        factors: Mapping[str, float] | None = None,
    ) -> None:
        fitted_weights = weights if weights is not None else {}
        fitted_factors = factors if factors is not None else {}
        self.features: Final = list(features)
        self.phases: Final = list(phases)
        self.traits: Final = traits if traits is not None else Traits()
        check_names("phase", self.phases, list(fitted_weights))
        check_names("trait", self.traits.names, list(fitted_factors))
        self.weights: Final[list[list[float]]] = []
        for phase in self.phases:
            row = fitted_weights.get(phase, {})
            check_names("feature", self.features, list(row))
            self.weights.append([row.get(feature, 0.0) for feature in self.features])
        self.factors: Final = [fitted_factors.get(trait, 1.0) for trait in self.traits.names]

    def chances(self, phase: int, features: list[list[float]]) -> list[float]:
        """The chance of each seat to win, from the features of each: the softmax of their weighted sums."""
        weights = self.weights[phase]
        sums: list[float] = []
        highest = 0.0
        for seat in range(len(features)):
            row = features[seat]
            total = 0.0
            for index in range(len(weights)):
                total += weights[index] * row[index]
            sums.append(total)
            if seat == 0 or total > highest:
                highest = total
        whole = 0.0
        for seat in range(len(sums)):
            power = math.exp(sums[seat] - highest)
            sums[seat] = power
            whole += power
        for seat in range(len(sums)):
            sums[seat] = sums[seat] / whole
        return sums

    def chances_of_two(self, phase: int, first: list[float], second: list[float]) -> list[float]:
        """The same for two sides, by the logistic function of what they differ in: half the work."""
        weights = self.weights[phase]
        lead = 0.0
        for index in range(len(weights)):
            lead += weights[index] * (first[index] - second[index])
        if lead < 0.0:
            power = math.exp(lead)
            chance = power / (1.0 + power)
        else:
            chance = 1.0 / (1.0 + math.exp(-lead))
        return [chance, 1.0 - chance]


def check_names(what: str, declared: list[str], fitted: list[str]) -> None:
    """What was fitted must be declared: a name that was changed would lose its number in silence."""
    for name in fitted:
        if name not in declared:
            raise ValueError(f"something is fitted to the {what} {name!r}, which the game does not declare")


NOTHING_LEARNED: Final = Learned()
