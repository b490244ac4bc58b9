"""A search on several cores: each looks at worlds of its own, and what they found is put together."""

from __future__ import annotations

import signal
from concurrent.futures import Future, ProcessPoolExecutor
from multiprocessing import get_context
from typing import Final

from saloon.bots.bot import Bot
from saloon.bots.outlook import Outlook, Prospect
from saloon.bots.search import Search, by_visits
from saloon.engine.rng import Rng
from saloon.engine.state import State
from saloon.games import GAMES

How = tuple[int, float, str, float, int, bool, bool, bool]  # the arguments of a search
Findings = tuple[int, list[float], list[tuple[int, int, float, list[float]]]]

_member: dict[int, Search] = {}  # in a process of the crew: the one who thinks there


class Crew(Bot):
    """So many searches like one, in processes of their own, each with all of its worlds and its time. With a number of
    worlds and no clock it decides the same on every machine."""

    def __init__(self, seed: int, like: Search, cores: int) -> None:
        super().__init__(seed, like.worlds, like.seconds)
        self.like: Final = like
        # A pool of one each: so a member meets its own trees again
        self.members: Final = [ProcessPoolExecutor(1, get_context("spawn"), _begin) for _ in range(cores)]

    def choose(self, world: State, seat: int) -> int:
        options = world.options(seat)
        if len(options) == 1:
            return options[0]
        return self.like.at_ease(world, seat) if self.like.slips() else self.look(world, seat).best().option

    def look(self, world: State, seat: int) -> Outlook:
        slug = str(world.dump()["game"])
        asked: list[Future[Findings]] = []
        for member in self.members:
            dump = world.imagine(seat, Rng(self.rng.below(1 << 30))).dump()
            like = self.like
            how = (
                self.worlds,
                self.seconds,
                like.temper,
                like.slip,
                like.answers,
                like.by_seat,
                like.habit,
                like.guess,
            )
            asked.append(member.submit(_search, slug, dump, seat, self.rng.below(1 << 30), how))
        return together(seat, [each.result() for each in asked])

    def close(self) -> None:
        for member in self.members:
            member.shutdown(cancel_futures=True)


def together(seat: int, parts: list[Findings]) -> Outlook:
    """One outlook out of many: whoever looked more often counts more."""
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
    prospects: list[Prospect] = []
    for option, tried in visits.items():
        often = max(tried, 1)
        prospects.append(Prospect(option, tried, won[option] / often, [total / often for total in features[option]]))
    prospects.sort(key=by_visits)
    return Outlook(seat, worlds, chances, prospects)


def _begin() -> None:
    """Ctrl-C is for the process that asks."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def _search(slug: str, dump: dict[str, object], seat: int, seed: int, how: How) -> Findings:
    if 0 not in _member:
        worlds, seconds, temper, slip, answers, by_seat, habit, guess = how
        _member[0] = Search(seed, worlds, seconds, temper, slip, answers, by_seat, habit, guess)
    search = _member[0]
    search.rng = Rng(seed)
    outlook = search.look(GAMES[slug].load(dump), seat)
    found = [(each.option, each.visits, each.chance, each.features) for each in outlook.prospects]
    return outlook.worlds, outlook.chances, found
