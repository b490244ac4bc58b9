"""What is to be played, and who sits where in which game."""

from __future__ import annotations

import hashlib
import itertools
import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property

import saloon
from saloon.arena.players import Player
from saloon.engine.game import Value

RANDOM = Player("random")


@dataclass(frozen=True)
class Plan:
    """The same plan gives the same games, whoever plays which of them. With `duplicate` a deal is played once for every
    place at which the bots can sit; with `clock` bots stop when their time is up."""

    slug: str
    seats: int
    switches: Mapping[str, Value]
    players: tuple[Player, ...]
    seed: int
    duplicate: bool = False
    clock: bool = False

    @property
    def turns(self) -> int:
        """The games in which those at the table go round it once."""
        return min(len(self.players), self.seats)

    @cached_property
    def companies(self) -> list[tuple[Player, ...]]:
        """Where there are more bots than seats: all who can meet."""
        return list(itertools.combinations(self.players, self.turns))

    @property
    def balanced(self) -> int:
        """After so many games, or a multiple, every bot has had every seat equally often in every company."""
        return self.turns * len(self.companies)

    @cached_property
    def all_random(self) -> bool:
        return set(self.players) == {RANDOM}

    @property
    def thinking(self) -> bool:
        return any(player.thinks for player in self.players)

    @property
    def repeatable(self) -> bool:
        """Whether the same seed gives the same results on every machine."""
        return not any(player.thinks and (self.clock or player.seconds is not None) for player in self.players)

    def at(self, game: int) -> list[Player]:
        """Who sits where. First they go round the table, then come others, then they sit beside other neighbours."""
        company = self.companies[game // self.turns % len(self.companies)]
        order = game // self.balanced % math.factorial(self.turns - 1)
        seated = [company[0], *arranged(company[1:], order)]
        return [seated[(seat + game) % self.turns] for seat in range(self.seats)]

    def names(self, game: int) -> list[str]:
        """Who sits where, by name."""
        if self.all_random:  # there is nobody to tell apart, and many games are to be played
            return [RANDOM.name] * self.seats
        return [str(player) for player in self.at(game)]

    def number_of_deal(self, game: int) -> int:
        """Games with the same one are dealt alike."""
        return game // self.turns if self.duplicate else game

    def deal(self, game: int) -> int:
        """The seed of what chance does in a game."""
        return int.from_bytes(hashlib.sha256(f"{self.seed:x} {self.number_of_deal(game)}".encode()).digest(), "big")

    def told(self) -> dict[str, object]:
        """The plan as plain data."""
        return {
            "saloon": saloon.__version__,
            "game": self.slug,
            "rules": saloon.game(self.slug).rules,
            "seats": self.seats,
            "switches": dict(self.switches),
            "bots": [str(player) for player in self.players],
            "seed": f"0x{self.seed:x}",
            "duplicate": self.duplicate,
            "clock": self.clock,
        }


def arranged(players: Sequence[Player], order: int) -> list[Player]:
    """The players in the order of that number; 0 is as they came."""
    left = list(players)
    found: list[Player] = []
    while left:
        place, order = divmod(order, math.factorial(len(left) - 1))
        found.append(left.pop(place))
    return found
