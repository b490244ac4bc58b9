"""What a search has found out about an open question."""

from __future__ import annotations

from typing import Final

ENOUGH: Final = 10  # an option that was tried as many times less than the best one is too little known


class Candidate:
    """One option: how often it was tried, the chance to win with it, and how the seat stands later on, on average."""

    def __init__(self, option: int, visits: int, chance: float, features: list[float]) -> None:
        self.option: Final = option
        self.visits: Final = visits
        self.chance: Final = chance
        self.features: Final = features


class Analysis:
    """All options of a seat, the best first, and the chance of every seat to win."""

    def __init__(self, seat: int, worlds: int, chances: list[float], candidates: list[Candidate]) -> None:
        self.seat: Final = seat
        self.worlds: Final = worlds
        self.chances: Final = chances
        self.candidates: Final = candidates

    def best(self) -> Candidate:
        return self.candidates[0]

    def advice(self, count: int) -> list[Candidate]:
        """The options that were tried often enough to speak of, by their chance: so many at most. One alone would not
        tell what it is better than: the runner-up is always told."""
        enough = self.candidates[0].visits / ENOUGH
        told = [candidate for candidate in self.candidates if candidate.visits >= enough]
        told.sort(key=by_chance)
        if len(told) == 1 and len(self.candidates) > 1 and self.candidates[1].visits > 0:
            told.append(self.candidates[1])
        return told[:count]


def by_chance(candidate: Candidate) -> float:
    return -candidate.chance
