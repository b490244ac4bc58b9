"""What is played, and how it looks to a learner: shared by all environments."""

from __future__ import annotations

from array import array
from collections.abc import Mapping
from typing import Any

import numpy as np
import numpy.typing as npt
from gymnasium import spaces

import saloon
from saloon.engine.game import Value
from saloon.engine.rng import Rng
from saloon.engine.state import State
from saloon.envs.errors import BadSetting

USUAL = 4  # seats, where nobody says how many and so many can play
SEEDS = 1 << 62
MODES = ("human", "ansi", "svg")

Observation = dict[str, npt.NDArray[Any]]


class Setting:
    """A game with its seats and switches."""

    def __init__(self, game: str, seats: int | None, options: Mapping[str, Value]) -> None:
        self.game = saloon.game(game)
        self.seats = min(USUAL, self.game.seats[-1]) if seats is None else seats
        self.options = self.game.check(self.seats, options)
        self.names = self.game.numbers(self.seats, options)
        self.width = self.game.width
        self._variant = self.game.prepare(self.seats, self.options)

    def begin(self, seed: int, listen: bool = False) -> State:
        return self.game.start(self._variant, Rng(seed), listen)

    def observation_space(self) -> spaces.Dict:
        """The numbers of `State.numbers`, and a mask with a 1 for each answer that is allowed."""
        return spaces.Dict(
            {
                "observation": spaces.Box(0.0, 1.0, (len(self.names),), np.float32),
                "action_mask": spaces.Box(0, 1, (self.width,), np.int8),
            }
        )

    def action_space(self) -> spaces.Discrete:
        return spaces.Discrete(self.width)

    def observe(self, state: State, seat: int, asked: bool) -> Observation:
        """What a seat sees; the mask is empty for a seat that is not asked."""
        mask = np.zeros(self.width, np.int8)
        if asked:
            mask[state.options(seat)] = 1
        return {"observation": np.array(array("f", state.numbers(seat))), "action_mask": mask}


def shares(state: State) -> list[float]:
    """The reward of each seat: the winners share 1, the others get nothing; nobody does before the end."""
    winners = state.winners()
    return [1.0 / len(winners) if seat in winners else 0.0 for seat in range(state.seats)]


def check_mode(mode: str | None) -> str | None:
    """A way to render that there is."""
    if mode is not None and mode not in MODES:
        raise BadSetting("envs-unknown-mode", {"mode": mode, "modes": ", ".join(MODES)})
    return mode
