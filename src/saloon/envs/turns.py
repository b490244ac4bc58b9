"""A game as an AEC environment of PettingZoo: the seats act one after another."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.utils import EzPickle, seeding
from pettingzoo import AECEnv

from saloon.engine.game import Value
from saloon.engine.state import State
from saloon.envs.drawing import render
from saloon.envs.setting import MODES, SEEDS, Observation, Setting, check_mode, shares


class Turns(AECEnv[str, Observation, int], EzPickle):  # type: ignore[misc]  # PettingZoo has no types
    """Agents are `seat_0` and so on. Seats that are asked at the same time answer in their order, and see nothing of
    each other's answers before all are in. An answer that the rules do not allow raises IllegalOption and changes
    nothing."""

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
            "is_parallelizable": False,
            "render_fps": 1,
        }
        self.render_mode = check_mode(render_mode)
        self.max_cycles = max_cycles
        self.possible_agents = [f"seat_{seat}" for seat in range(self.setting.seats)]
        self.agents: list[str] = []
        self._seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._sights = {agent: self.setting.observation_space() for agent in self.possible_agents}
        self._actions = {agent: self.setting.action_space() for agent in self.possible_agents}
        self._chance: np.random.Generator | None = None
        self.answers = 0

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self._sights[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self._actions[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        if seed is not None or self._chance is None:
            self._chance, _ = seeding.np_random(seed)
        self.world: State = self.setting.begin(int(self._chance.integers(SEEDS)))
        self.answers = 0
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[self.world.decider()]

    def observe(self, agent: str) -> Observation:
        alive = agent in self.agents and not self.terminations[agent] and not self.truncations[agent]
        asked = alive and agent == self.agent_selection
        return self.setting.observe(self.world, self._seat_of[agent], asked)

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None
        self.world.play(self._seat_of[agent], int(action))
        self.answers += 1
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        if not self.world.stack:
            self.rewards = dict(zip(self.possible_agents, shares(self.world), strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
        else:
            if self.answers == self.max_cycles:
                self.truncations = dict.fromkeys(self.agents, True)
            self.agent_selection = self.possible_agents[self.world.decider()]
        self._accumulate_rewards()
        self._deads_step_first()
        if self.render_mode == "human":
            self.render()

    def render(self) -> str | None:
        """The table as the agent whose turn it is sees it; for the mode `human` it is printed."""
        over = not self.world.stack
        seat = None if over else self._seat_of[self.agent_selection]
        return render(self.setting.game, self.world, seat, self.render_mode)

    def close(self) -> None:
        """Nothing is open."""
