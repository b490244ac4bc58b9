"""Every game as a module with the names that PettingZoo expects of one: `saloon.envs.<game>_v0`."""

from __future__ import annotations

import sys
from functools import partial
from types import ModuleType
from typing import TYPE_CHECKING, Any

from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from saloon.envs import aec, parallel

if TYPE_CHECKING:
    from saloon.envs.setting import Observation


def env(game: str, **settings: Any) -> AECEnv[str, Observation, int]:
    """The environment with PettingZoo's own guards around it."""
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(aec(game, **settings)))


def module_of(game: str, name: str) -> ModuleType:
    """The module of a game, from now on to be imported by its full name."""
    module = ModuleType(name, f"The game {game} under the names that PettingZoo expects of a module.")
    vars(module).update(
        GAME=game, raw_env=partial(aec, game), env=partial(env, game), parallel_env=partial(parallel, game)
    )
    sys.modules[name] = module
    return module
