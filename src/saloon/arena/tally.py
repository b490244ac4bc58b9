"""The sums over many games. They are of ints, so that they do not depend on who added first."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from functools import cache

from saloon.arena.plan import Plan
from saloon.arena.play import Quick, Result

CONFIDENT = 1.96  # standard deviations on either side hold 95 %


@dataclass
class Score:
    """What one bot, or one seat, has reached in so many games, in perhaps several seats of one. Wins are counted in
    parts, so that a shared one can be split."""

    games: int = 0
    played: int = 0
    parts: int = 0
    points: int = 0
    squares: int = 0

    def add(self, other: Score) -> None:
        self.games += other.games
        self.played += other.played
        self.parts += other.parts
        self.points += other.points
        self.squares += other.squares

    def note(self, parts: int, points: int) -> None:
        self.played += 1
        self.parts += parts
        self.points += points
        self.squares += points * points


@dataclass
class Tally:
    """The sums over some games."""

    games: int = 0
    decisions: int = 0
    bots: dict[str, Score] = field(default_factory=dict)
    chairs: dict[int, Score] = field(default_factory=dict)

    def add(self, other: Tally) -> None:
        self.games += other.games
        self.decisions += other.decisions
        for name, score in other.bots.items():
            self.bots.setdefault(name, Score()).add(score)
        for seat, score in other.chairs.items():
            self.chairs.setdefault(seat, Score()).add(score)

    def note(self, bots: Sequence[str], scores: Sequence[int], winners: Sequence[int], decisions: int) -> None:
        """A finished game; `bots` are those who sat there, by seat."""
        self.games += 1
        self.decisions += decisions
        part = parts_of(len(bots)) // len(winners)
        for seat, name in enumerate(bots):
            won = part if seat in winners else 0
            bot, chair = self.bot(name), self.chair(seat)
            bot.games += name not in bots[:seat]
            chair.games += 1
            bot.note(won, scores[seat])
            chair.note(won, scores[seat])

    def bot(self, name: str) -> Score:
        if name not in self.bots:
            self.bots[name] = Score()
        return self.bots[name]

    def chair(self, seat: int) -> Score:
        if seat not in self.chairs:
            self.chairs[seat] = Score()
        return self.chairs[seat]


@cache
def parts_of(seats: int) -> int:
    """A win in parts that any number of winners can share."""
    return math.lcm(*range(1, seats + 1))


def tally_of(results: Iterable[Result]) -> Tally:
    tally = Tally()
    for result in results:
        tally.note(result.bots, result.scores, result.winners, result.answers)
    return tally


def tallied(plan: Plan, numbers: Sequence[int]) -> Tally:
    """Some of the games of a plan, on this processor."""
    quick, tally = Quick(plan), Tally()
    for number in numbers:
        state, decisions = quick.end(number)
        tally.note(plan.names(number), state.scores(), state.winners(), decisions)
    return tally


@dataclass
class Deal:
    """What was won of one deal, and in how many seats, over all games in which it was dealt."""

    won: float = 0.0
    played: int = 0


@dataclass
class Deals:
    """What a bot or a seat won, deal by deal. Games of one deal are alike, the same cards favour the same seat: it is
    deals that vary, and their variance tells how sure a rate is."""

    games: int = 0
    deals: dict[int, Deal] = field(default_factory=dict)

    def note(self, deal: int, won: float, played: int) -> None:
        """A game of that deal."""
        self.games += 1
        mine = self.deals.setdefault(deal, Deal())
        mine.won += won
        mine.played += played

    def independent(self) -> float:
        """As how many games of deals of their own these count: at least as many as there are deals."""
        deals, played = list(self.deals.values()), sum(deal.played for deal in self.deals.values())
        rate = sum(deal.won for deal in deals) / played
        if len(deals) < 2 or rate in (0, 1):
            return len(deals)  # nothing varies, so nothing tells how much the games of a deal differ
        squares = sum((deal.won - rate * deal.played) ** 2 for deal in deals)
        variance = squares / played**2 * len(deals) / (len(deals) - 1)
        if variance == 0:
            return self.games
        return min(self.games, max(len(deals), rate * (1 - rate) / variance))


def interval(rate: float, games: float) -> tuple[float, float]:
    """Wilson's 95 % interval. One game counts at most once, however many of its seats a bot has taken."""
    if games == 0:
        return 0.0, 1.0
    square = CONFIDENT * CONFIDENT
    middle = rate + square / (2 * games)
    reach = CONFIDENT * math.sqrt(rate * (1 - rate) / games + square / (4 * games * games))
    scale = 1 + square / games
    return max(0.0, (middle - reach) / scale), min(1.0, (middle + reach) / scale)
