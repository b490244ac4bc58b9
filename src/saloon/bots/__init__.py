"""Players that are not people. A bot gets a world that its seat could be in, never the true one."""

from __future__ import annotations

from collections.abc import Callable

from saloon.bots.bot import Bot
from saloon.bots.random_bot import RandomBot
from saloon.bots.scout import Scout
from saloon.engine.rng import Rng
from saloon.engine.state import State

BOTS: dict[str, Callable[[int], Bot]] = {"random": RandomBot, "scout": Scout}


def decide(bot: Bot, state: State, seat: int) -> int:
    """A bot's answer at a real table: it is shown an imagined world, so that it cannot know more than its seat."""
    return bot.choose(state.imagine(seat, Rng(bot.rng.below(1 << 30))), seat)
