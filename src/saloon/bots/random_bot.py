"""Plays anything that is legal."""

from __future__ import annotations

from saloon.bots.bot import Bot
from saloon.engine.state import State


class RandomBot(Bot):
    """Every legal answer is equally likely."""

    def choose(self, world: State, seat: int) -> int:
        options = world.options(seat)
        return options[self.rng.below(len(options))]
