"""BANG! The Duel under the names that PettingZoo expects of a module."""

from __future__ import annotations

from typing import Any

from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from saloon.envs import aec, parallel
from saloon.envs.setting import Observation
from saloon.envs.together import Together
from saloon.envs.turns import Turns

GAME = "bang-duel"


def raw_env(**settings: Any) -> Turns:
    return aec(GAME, **settings)


def env(**settings: Any) -> AECEnv[str, Observation, int]:
    """The environment with PettingZoo's own guards around it."""
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(raw_env(**settings)))


def parallel_env(**settings: Any) -> Together:
    return parallel(GAME, **settings)
