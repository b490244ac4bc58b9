"""Who plays: bots by name, and how hard they think."""

from __future__ import annotations

import math
import re
from dataclasses import dataclass

from saloon.arena.errors import NoContest
from saloon.bots import BOTS
from saloon.bots.bot import Bot

ENDLESS = 10**9  # worlds that nobody ever gets through: only the clock ends such a thought
LONGEST = 3600.0  # seconds
WORLDS = re.compile(r"[0-9]{1,9}")
TIME = re.compile(r"([0-9]{1,6}(?:\.[0-9]{1,6})?)(ms|s)")


@dataclass(frozen=True)
class Player:
    """A bot by name, and how hard it thinks where it can be told: `scout:50` looks at fifty worlds for an answer,
    `scout:50ms` for so long."""

    name: str
    worlds: int | None = None
    seconds: float | None = None

    @property
    def thinks(self) -> bool:
        """Whether it looks ahead at all."""
        return BOTS[self.name](0).worlds > 0

    def make_bot(self, seed: int, clock: bool) -> Bot:
        """The bot; without a clock it decides the same on every machine, unless its effort is a time."""
        bot = BOTS[self.name](seed)
        if self.worlds is not None:
            bot.worlds = self.worlds
        if not clock:
            bot.seconds = math.inf
        if self.seconds is not None:
            bot.worlds = ENDLESS
            bot.seconds = self.seconds
        return bot

    def __str__(self) -> str:
        if self.seconds is not None:
            return f"{self.name}:{round(self.seconds * 1000, 3):g}ms"
        return self.name if self.worlds is None else f"{self.name}:{self.worlds}"


def players_of(text: str) -> list[Player]:
    """`scout,random` as players; `scout,3*random` are four."""
    players: list[Player] = []
    for part in text.split(","):
        count, star, name = part.strip().rpartition("*")
        if star and not re.fullmatch("[1-9]", count):
            raise NoContest("arena-bad-count", {"text": part.strip()})
        players += [player_of(name)] * (int(count) if star else 1)
    return players


def player_of(text: str) -> Player:
    name, colon, effort = text.partition(":")
    if name not in BOTS:
        raise NoContest("arena-unknown-bot", {"text": name, "bots": ", ".join(BOTS)})
    if not colon:
        return Player(name)
    if Player(name).thinks:
        if WORLDS.fullmatch(effort) and int(effort) > 0:
            return Player(name, worlds=int(effort))
        time = TIME.fullmatch(effort)
        seconds = float(time[1]) / (1000 if time[2] == "ms" else 1) if time else 0.0
        if 0 < seconds <= LONGEST:
            return Player(name, seconds=seconds)
    raise NoContest("arena-bad-effort", {"text": text})
