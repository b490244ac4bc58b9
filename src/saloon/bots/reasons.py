"""Why a search prefers an option: in what the seat would stand better or worse than after the others."""

from __future__ import annotations

from typing import Final

from saloon.bots.analysis import Analysis, Candidate
from saloon.engine.game import Game

MOST: Final = 2  # reasons of a kind
NOTABLE: Final = 0.01  # of a chance: less is not worth a word


class Reason:
    """What is gained, or risked: a feature of the game, and by how much."""

    def __init__(self, feature: str, amount: float, good: bool) -> None:
        self.feature: Final = feature
        self.amount: Final = amount
        self.good: Final = good

    def key(self, slug: str) -> str:
        """The sentence for it, in the catalogue of the game."""
        return f"{slug}-{'gain' if self.good else 'risk'}-{self.feature}"


def reasons(game: Game, analysis: Analysis, candidate: Candidate) -> list[Reason]:
    """The features in which this option differs most from the mean of the others, by what each is worth in chance to
    win; gains first."""
    others = [other for other in analysis.candidates if other.option != candidate.option and other.visits > 0]
    if not others or candidate.visits == 0:
        return []
    found: list[tuple[float, Reason]] = []
    for index in range(len(game.features)):
        usual = 0.0
        for other in others:
            usual += other.features[index]
        amount = candidate.features[index] - usual / len(others)
        weight = abs(amount) * game.worth[index]
        if weight >= NOTABLE:
            found.append((-weight, Reason(game.features[index], abs(amount), amount > 0.0)))
    found.sort(key=by_weight)
    gains = [reason for _, reason in found if reason.good][:MOST]
    return gains + [reason for _, reason in found if not reason.good][:MOST]


def by_weight(item: tuple[float, Reason]) -> float:
    return item[0]
