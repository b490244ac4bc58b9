"""A game as a parallel environment of PettingZoo: in each cycle all seats act, and those that are asked are heard."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.utils import EzPickle, seeding
from pettingzoo import ParallelEnv

from saloon.engine.errors import IllegalOption
from saloon.engine.game import Value
from saloon.engine.state import State
from saloon.envs.drawing import render
from saloon.envs.setting import MODES, SEEDS, Observation, Setting, check_mode, shares


class Together(ParallelEnv[str, Observation, int], EzPickle):  # type: ignore[misc]  # PettingZoo has no types
    """A seat that is not asked has an empty mask, and whatever it does is passed over. An answer that the rules do not
    allow is none: `refused` in its info says why, and the seat is asked again in the next cycle."""

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        render_mode: str | None = None,
        max_cycles: int | None = None,
        **options: Value,
    ) -> None:
        EzPickle.__init__(self, game, seats, render_mode, max_cycles, **options)
        super().__init__()
        self.setting = Setting(game, seats, options)
        self.metadata = {
            "name": f"{game.replace('-', '_')}_v0",
            "render_modes": list(MODES),
            "is_parallelizable": True,
            "render_fps": 1,
        }
        self.render_mode = check_mode(render_mode)
        self.max_cycles = max_cycles
        self.possible_agents = [f"seat_{seat}" for seat in range(self.setting.seats)]
        self.agents: list[str] = []
        self._sights = {agent: self.setting.observation_space() for agent in self.possible_agents}
        self._actions = {agent: self.setting.action_space() for agent in self.possible_agents}
        self._chance: np.random.Generator | None = None
        self.cycles = 0

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self._sights[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self._actions[agent]

    def reset(
        self,
        seed: int | None = None,
        options: dict[str, Any] | None = None,
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        if seed is not None or self._chance is None:
            self._chance, _ = seeding.np_random(seed)
        self.world: State = self.setting.begin(int(self._chance.integers(SEEDS)))
        self.cycles = 0
        self.agents = self.possible_agents[:]
        return self._look(), {agent: {} for agent in self.agents}

    def step(
        self, actions: dict[str, int]
    ) -> tuple[dict[str, Observation], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]]:
        infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        for seat in self.world.deciders():
            agent = self.possible_agents[seat]
            if agent not in actions:
                continue
            try:
                self.world.play(seat, int(actions[agent]))
            except IllegalOption as refusal:
                infos[agent]["refused"] = str(refusal)
        self.cycles += 1
        over = not self.world.stack
        late = not over and self.cycles == self.max_cycles
        seen = self._look()
        rewards = dict(zip(self.agents, shares(self.world), strict=True))
        ended = dict.fromkeys(self.agents, over)
        stopped = dict.fromkeys(self.agents, late)
        if over or late:
            self.agents = []
        if self.render_mode == "human":
            self.render()
        return seen, rewards, ended, stopped, infos

    def _look(self) -> dict[str, Observation]:
        asked = self.world.deciders()
        return {
            agent: self.setting.observe(self.world, seat, seat in asked)
            for seat, agent in enumerate(self.possible_agents)
        }

    def render(self) -> str | None:
        """The table as a spectator sees it; for the mode `human` it is printed."""
        return render(self.setting.game, self.world, None, self.render_mode)

    def close(self) -> None:
        """Nothing is open."""
