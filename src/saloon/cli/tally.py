"""Many games between bots, and what came of them. Sums are of ints, so that they do not depend on who added first."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache

import saloon
from saloon.bots import decide
from saloon.cli.values import Player
from saloon.engine.game import Value
from saloon.engine.playout import playout
from saloon.engine.rng import BLANK, Rng
from saloon.engine.state import State

RANDOM = Player("random")
CONFIDENT = 1.96  # standard deviations on either side hold 95 %


@dataclass(frozen=True)
class Plan:
    """What is to be played: the same plan gives the same games, whoever plays which of them."""

    slug: str
    seats: int
    options: Mapping[str, Value]
    players: tuple[Player, ...]
    seed: int

    def at(self, game: int) -> list[Player]:
        """Who sits where: they go round, so that every player gets every seat."""
        return [self.players[(seat + game) % len(self.players)] for seat in range(self.seats)]

    def part_in(self, name: str, games: int) -> int:
        """In how many of so many games a bot takes part, in whatever number of seats."""
        rounds = len(self.players)
        there = [number for number in range(rounds) if name in map(str, self.at(number))]
        return sum(games // rounds + (number < games % rounds) for number in there)


@dataclass
class Score:
    """What one bot, or one seat, has reached. Wins are counted in parts, so that a shared one can be split."""

    played: int = 0
    parts: int = 0
    points: int = 0
    squares: int = 0

    def add(self, other: Score) -> None:
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

    def seated(self, plan: Plan, game: int) -> list[Score]:
        """The scores of those who play a game, by seat."""
        return [self.bots.setdefault(str(player), Score()) for player in plan.at(game)]

    def note(self, bots: Sequence[Score], state: State, decisions: int) -> None:
        """A finished game; `bots` are the scores of those who sat there, by seat."""
        self.games += 1
        self.decisions += decisions
        scores, winners = state.scores(), state.winners()
        part = parts_of(len(bots)) // len(winners)
        for seat, bot in enumerate(bots):
            won = part if seat in winners else 0
            bot.note(won, scores[seat])
            self.chairs[seat].note(won, scores[seat])


@cache
def parts_of(seats: int) -> int:
    """A win in parts that any number of winners can share."""
    return math.lcm(*range(1, seats + 1))


def stream(seed: int, number: int) -> Rng:
    """A generator of its own for every use of every game."""
    rng = Rng(BLANK)
    rng.rekey(seed, number)
    return rng


def play_games(plan: Plan, first: int, count: int) -> Tally:
    """Some of the games of a plan, on this processor."""
    game = saloon.game(plan.slug)
    variant = game.prepare(plan.seats, game.check(plan.seats, plan.options))
    everybody_random = set(plan.players) == {RANDOM}
    tally = Tally(chairs={seat: Score() for seat in range(plan.seats)})
    rounds = [tally.seated(plan, number) for number in range(len(plan.players))]
    for number in range(first, first + count):
        state = game.start(variant, stream(plan.seed, number))
        if everybody_random:
            moves = Rng(BLANK)
            moves.reseed(state.rng)  # a stream of its own, without another hash
            decisions = playout(state, moves)
        else:
            decisions = play_bots(plan, number, state)
        tally.note(rounds[number % len(rounds)], state, decisions)
    return tally


def play_bots(plan: Plan, number: int, state: State) -> int:
    """One game in which bots think; each sees only what its seat may."""
    bots = [player.sit_down(0, clock=False) for player in plan.at(number)]
    for seat, bot in enumerate(bots):
        bot.rng = stream(plan.seed, -1 - (number * plan.seats + seat))
    decisions = 0
    while (seat := state.decider()) >= 0:
        state.apply(seat, decide(bots[seat], state, seat))
        decisions += 1
    return decisions


def interval(rate: float, games: int) -> tuple[float, float]:
    """Wilson's 95 % interval. One game counts once, however many of its seats a bot has taken."""
    if games == 0:
        return 0.0, 1.0
    square = CONFIDENT * CONFIDENT
    middle = rate + square / (2 * games)
    reach = CONFIDENT * math.sqrt(rate * (1 - rate) / games + square / (4 * games * games))
    scale = 1 + square / games
    return max(0.0, (middle - reach) / scale), min(1.0, (middle + reach) / scale)
