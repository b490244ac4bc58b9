"""What the environments of PettingZoo have in common: the agents, what each may see and do, and chance."""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt
from gymnasium import spaces
from gymnasium.utils import seeding

from saloon.engine.game import Value
from saloon.envs.moment import Momentary, Position
from saloon.envs.setting import MODES, SEEDS, Setting, check_cycles, check_mode


class Seated(Momentary):
    """Agents are `seat_0` and so on. `together`: all of them act in each cycle."""

    together = False

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        render_mode: str | None = None,
        max_cycles: int | None = None,
        noop: bool = False,
        preset: str | None = None,
        skip_forced: bool = False,
        **switches: Value,
    ) -> None:
        self.setting = Setting(game, seats, switches, noop, preset, skip_forced)
        self.position = Position()
        self.metadata: dict[str, Any] = {
            "name": f"{game.replace('-', '_')}_v0",
            "render_modes": list(MODES),
            "is_parallelizable": self.together,
            "render_fps": 1,
        }
        self.render_mode = check_mode(render_mode)
        self.max_cycles = check_cycles(max_cycles, self.setting.game)
        self.possible_agents = [f"seat_{seat}" for seat in range(self.setting.seats)]
        self.agents: list[str] = []
        self._seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._sights = {agent: self.setting.observation_space() for agent in self.possible_agents}
        self._actions = {agent: self.setting.action_space() for agent in self.possible_agents}
        # All that the seats know together
        self.state_space = spaces.Box(0.0, 1.0, (self.setting.seats * len(self.setting.names),), np.float32)
        self._chance: np.random.Generator | None = None

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self._sights[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self._actions[agent]

    def begin(self, seed: int | None) -> None:
        """A new game, and everybody is there again. Without a seed it goes on with the chance of before."""
        if seed is not None or self._chance is None:
            self._chance, _ = seeding.np_random(seed)
        self.position = Position(self.setting.begin(int(self._chance.integers(SEEDS))))
        self.agents = self.possible_agents[:]

    def state(self) -> npt.NDArray[np.float32]:
        """The numbers of all seats, one after another: for a critic that may see everybody's cards, not for players."""
        seats = self.setting.seats
        return self.setting.observations([self.world] * seats, list(range(seats))).reshape(-1)

    def close(self) -> None:
        """Nothing is open."""
