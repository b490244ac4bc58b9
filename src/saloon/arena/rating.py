"""How strong bots are, from whom they have met and how they came off: Plackett-Luce, as openskill computes it."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from saloon.arena.errors import NoContest
from saloon.arena.play import Result
from saloon.arena.tally import CONFIDENT

MEAN = 25.0
DEVIATION = MEAN / 3  # where everybody begins


@dataclass(frozen=True)
class Rating:
    """A strength, and how sure it is."""

    mean: float = MEAN
    deviation: float = DEVIATION

    @property
    def low(self) -> float:
        return self.mean - CONFIDENT * self.deviation

    @property
    def high(self) -> float:
        return self.mean + CONFIDENT * self.deviation


def needed() -> None:
    """Whether ratings can be computed here; better known before the games than after them."""
    try:
        import openskill.models  # noqa: F401  # only whether it is there
    except ImportError as error:
        raise NoContest("arena-missing", {"package": error.name or "openskill"}) from error


def ranks_of(scores: Sequence[int], winners: Sequence[int]) -> list[int]:
    """The place of each seat: all winners are first, the others follow by their scores."""
    standing = [(seat not in winners, -score if seat not in winners else 0) for seat, score in enumerate(scores)]
    return [1 + sum(other < mine for other in standing) for mine in standing]


def undamped(*_: object) -> float:
    """How much of what a game tells is believed: all."""
    return 1.0


def ratings_of(results: Iterable[Result]) -> dict[str, Rating]:
    """The ratings after these games, in this order. Bots do not learn: every game counts in full, and nothing is added
    to the doubt in between."""
    from openskill.models import PlackettLuce

    model = PlackettLuce(mu=MEAN, sigma=DEVIATION, tau=0.0, gamma=undamped)
    found: dict[str, Rating] = {}
    for result in results:
        before = [found.setdefault(name, Rating()) for name in result.bots]
        if len(set(result.bots)) == 1:
            continue  # nobody can be better than oneself
        teams = [[model.create_rating([each.mean, each.deviation])] for each in before]
        ranks = [float(rank) for rank in ranks_of(result.scores, result.winners)]
        after = [team[0] for team in model.rate(teams, ranks=ranks)]
        for name in set(result.bots):
            # In several seats a bot plays one game, not several: it learns the mean of what its seats have learnt
            seats = [seat for seat, other in enumerate(result.bots) if other == name]
            mean = sum(after[seat].mu for seat in seats) / len(seats)
            variance = sum(after[seat].sigma ** 2 for seat in seats) / len(seats)
            found[name] = Rating(mean, math.sqrt(variance))
    return found
