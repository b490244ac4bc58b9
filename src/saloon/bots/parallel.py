"""A search on several cores: each looks at worlds of its own, and what they found is put together."""

from __future__ import annotations

from concurrent.futures import Future
from typing import Final

from saloon.bots.analysis import Analysis, Candidate
from saloon.bots.bot import Bot
from saloon.bots.search import Search, by_visits
from saloon.engine.rng import Rng
from saloon.engine.state import State
from saloon.pool import Worker

Settings = tuple[int, float, str, float, int, bool, bool, bool]  # the arguments of a search
Findings = tuple[int, list[float], list[tuple[int, int, float, list[float]]]]

_search_here: dict[int, Search] = {}  # in a worker: the one that thinks there


class ParallelSearch(Bot):
    """So many searches like one, in processes of their own, each with all of its worlds and its time. With a number of
    worlds and no clock it decides the same on every machine."""

    def __init__(self, seed: int, search: Search, cores: int) -> None:
        super().__init__(seed, search.worlds, search.seconds)
        self.search: Final = search
        self.workers: Final = [Worker() for _ in range(cores)]  # each meets its own trees again

    def choose(self, world: State, seat: int) -> int:
        options = world.options(seat)
        if len(options) == 1:
            return options[0]
        return self.search.by_prior(world, seat) if self.search.blunders() else self.analyse(world, seat).best().option

    def analyse(self, world: State, seat: int) -> Analysis:
        asked: list[Future[Findings]] = []
        for worker in self.workers:
            imagined = world.imagine(seat, Rng(self.rng.below(1 << 30)))
            search = self.search
            settings = (
                self.worlds,
                self.seconds,
                search.temper,
                search.blunder_rate,
                search.rollout_depth,
                search.per_seat,
                search.use_prior,
                search.use_value,
            )
            asked.append(worker.submit(_search, imagined, seat, self.rng.below(1 << 30), settings))
        return merged(seat, [each.result() for each in asked])

    def close(self) -> None:
        for worker in self.workers:
            worker.close()


def merged(seat: int, parts: list[Findings]) -> Analysis:
    """One analysis out of many: whoever looked more often counts more."""
    worlds = 0
    for part in parts:
        worlds += part[0]
    chances = [0.0] * len(parts[0][1])
    visits: dict[int, int] = {}
    won: dict[int, float] = {}
    features: dict[int, list[float]] = {}
    for done, seats, found in parts:
        for other in range(len(chances)):
            chances[other] += seats[other] * done / worlds
        for option, tried, chance, means in found:
            visits[option] = visits.get(option, 0) + tried
            won[option] = won.get(option, 0.0) + chance * tried
            sums = features.setdefault(option, [0.0] * len(means))
            for index in range(len(means)):
                sums[index] += means[index] * tried
    candidates: list[Candidate] = []
    for option, tried in visits.items():
        often = max(tried, 1)
        candidates.append(Candidate(option, tried, won[option] / often, [total / often for total in features[option]]))
    candidates.sort(key=by_visits)
    return Analysis(seat, worlds, chances, candidates)


def _search(world: State, seat: int, seed: int, settings: Settings) -> Findings:
    if 0 not in _search_here:
        _search_here[0] = Search(seed, *settings)
    search = _search_here[0]
    search.rng = Rng(seed)
    analysis = search.analyse(world, seat)
    found = [(each.option, each.visits, each.chance, each.features) for each in analysis.candidates]
    return analysis.worlds, analysis.chances, found
