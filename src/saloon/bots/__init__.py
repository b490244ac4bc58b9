"""Players that are not people. A bot gets a world that its seat could be in, never the true one."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from saloon.bots.bot import Bot
from saloon.bots.levels import LEVELS, TEMPERS, bot_of_level
from saloon.bots.plain import TO_THE_END, Plain
from saloon.bots.random_bot import RandomBot
from saloon.bots.scout import Scout
from saloon.bots.search import Search
from saloon.engine.errors import BrokenPlugin, Details
from saloon.engine.rng import Rng
from saloon.engine.state import State
from saloon.registry import Registry

__all__ = ["BOTS", "LEVELS", "TEMPERS", "Bot", "decide"]

Maker = Callable[[int], Bot]  # gives a bot that plays by this seed

_HOUSE: dict[str, Maker] = {
    "random": RandomBot,
    "scout": Scout,
    "plain": Plain,
    "plain-full": partial(Plain, rollout_depth=TO_THE_END),
    # The search of the levels, for measuring: with all it has, and without what the games contribute
    "search": Search,
    "search-nohabit": partial(Search, use_prior=False),
    "search-noguess": partial(Search, use_value=False),
    "search-bare": partial(Search, use_prior=False, use_value=False),
}
for _name in LEVELS:
    _HOUSE[_name] = partial(bot_of_level, _name, "")
    for _temper in TEMPERS:
        _HOUSE[f"{_name}-{_temper}"] = partial(bot_of_level, _name, _temper)


def _itself(bot: Maker) -> Maker:
    return bot


def _checked(where: Details, found: object) -> Maker:
    if not callable(found):
        raise BrokenPlugin("plugin-not-a-bot", where)
    return found


# By name; other installed packages bring more as entry points of `saloon.bots`
BOTS: Registry[Maker] = Registry("saloon.bots", {name: partial(_itself, bot) for name, bot in _HOUSE.items()}, _checked)


def decide(bot: Bot, state: State, seat: int) -> int:
    """A bot's answer at a real table: it is shown an imagined world, so that it cannot know more than its seat."""
    return bot.choose(state.imagine(seat, Rng(bot.rng.below(1 << 30))), seat)
