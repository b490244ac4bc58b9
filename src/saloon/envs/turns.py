"""A game as an AEC environment of PettingZoo: the seats act one after another."""

from __future__ import annotations

from typing import Any

from pettingzoo import AECEnv

from saloon.envs.errors import NotNow
from saloon.envs.render import render
from saloon.envs.seated import Seated
from saloon.envs.setting import Observation, shares


class Turns(Seated, AECEnv[str, Observation, int]):  # type: ignore[misc]  # PettingZoo has no types
    """Seats that are asked at the same time answer in their order, and see nothing of each other's answers before all
    are in. An answer that the rules do not allow raises IllegalOption and changes nothing."""

    passing = (
        *("position", "agents", "_chance", "answers", "rewards", "_cumulative_rewards", "terminations", "truncations"),
        *("infos", "agent_selection", "_skip_agent_selection"),
    )

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self.begin(seed)
        self.answers = 0
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[self.world.decider()]
        self._skip_agent_selection: str | None = None  # PettingZoo's own, while those who are out say goodbye

    def observe(self, agent: str) -> Observation:
        alive = agent in self.agents and not self.terminations[agent] and not self.truncations[agent]
        asked = alive and agent == self.agent_selection
        return self.setting.observe(self.world, self._seat_of[agent], asked)

    def last(self, observe: bool = True) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        if self.position.state is None:
            raise NotNow("envs-not-begun")
        agent = self.agent_selection
        seen = self.observe(agent) if observe else None
        ended, stopped = self.terminations[agent], self.truncations[agent]
        return seen, self._cumulative_rewards[agent], ended, stopped, self.infos[agent]

    def step(self, action: int | None) -> None:
        world = self.world
        if not self.agents:
            raise NotNow("envs-over")
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        world.play(self._seat_of[agent], self.setting.action(action))
        self.setting.settle(world)
        self.answers += 1
        if not world.stack:  # the only rewards there are
            self.rewards = dict(zip(self.possible_agents, shares(world), strict=True))
            self._accumulate_rewards()
            self.terminations = dict.fromkeys(self.agents, True)
            self._deads_step_first()
        else:
            self.agent_selection = self.possible_agents[world.decider()]
            if self.answers == self.max_cycles:
                self.truncations = dict.fromkeys(self.agents, True)
                self._deads_step_first()
        if self.render_mode == "human":
            self.render()

    def render(self) -> str | None:
        """The table as the agent whose turn it is sees it; for the mode `human` it is printed."""
        over = not self.world.stack
        seat = None if over else self._seat_of[self.agent_selection]
        return render(self.setting.game, self.world, seat, self.render_mode)
