"""What a search has found out about an open question."""

from __future__ import annotations

from typing import Final

ENOUGH: Final = 10  # an option that was tried as many times less than the best one is too little known


class Prospect:
    """One option: how often it was tried, the chance to win with it, and how the seat stands later on, on average."""

    def __init__(self, option: int, visits: int, chance: float, features: list[float]) -> None:
        self.option: Final = option
        self.visits: Final = visits
        self.chance: Final = chance
        self.features: Final = features


class Outlook:
    """All options of a seat, the best first, and the chance of every seat to win."""

    def __init__(self, seat: int, worlds: int, chances: list[float], prospects: list[Prospect]) -> None:
        self.seat: Final = seat
        self.worlds: Final = worlds
        self.chances: Final = chances
        self.prospects: Final = prospects

    def best(self) -> Prospect:
        return self.prospects[0]

    def advice(self, count: int) -> list[Prospect]:
        """The options that were tried often enough to speak of, by their chance: so many at most. One alone would not
        tell what it is better than: the runner-up is always told."""
        enough = self.prospects[0].visits / ENOUGH
        told = [prospect for prospect in self.prospects if prospect.visits >= enough]
        told.sort(key=by_chance)
        if len(told) == 1 and len(self.prospects) > 1 and self.prospects[1].visits > 0:
            told.append(self.prospects[1])
        return told[:count]


def by_chance(prospect: Prospect) -> float:
    return -prospect.chance
