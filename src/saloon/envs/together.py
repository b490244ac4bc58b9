"""A game as a parallel environment of PettingZoo: in each cycle all seats act, and those that are asked are heard."""

from __future__ import annotations

from typing import Any

from pettingzoo import ParallelEnv

from saloon.engine.errors import IllegalOption
from saloon.envs.errors import BadAction, NotNow
from saloon.envs.render import render
from saloon.envs.seated import Seated
from saloon.envs.setting import Observation, shares, shortened


class Together(Seated, ParallelEnv[str, Observation, int]):  # type: ignore[misc]  # PettingZoo has no types
    """A seat that is not asked has an empty mask, or with `noop` one action, and whatever it does is passed over. An
    answer that the rules do not allow is none: `refused` in its info says why, and the seat is asked again in the next
    cycle."""

    together = True
    passing = ("position", "agents", "_chance", "cycles")

    def reset(
        self,
        seed: int | None = None,
        options: dict[str, Any] | None = None,
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        self.begin(seed)
        self.cycles = 0
        return self._look(), {agent: {} for agent in self.agents}

    def step(
        self, actions: dict[str, int]
    ) -> tuple[dict[str, Observation], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]]:
        world = self.world
        answers = self._answers(actions)
        infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        for seat, answer in answers.items():
            try:
                world.play(seat, answer)
            except IllegalOption as refusal:
                infos[self.possible_agents[seat]]["refused"] = str(refusal)
        self.setting.settle(world)
        self.cycles += 1
        over = not world.stack
        late = not over and self.cycles == self.max_cycles
        seen = self._look()
        rewards = dict(zip(self.agents, shares(world), strict=True))
        ended = dict.fromkeys(self.agents, over)
        stopped = dict.fromkeys(self.agents, late)
        if over or late:
            self.agents = []
        if self.render_mode == "human":
            self.render()
        return seen, rewards, ended, stopped, infos

    def _answers(self, actions: Any) -> dict[int, int]:
        """What those say who are asked, by seat; all of it is looked at before anything is played."""
        if not self.agents:
            raise NotNow("envs-over")
        if not isinstance(actions, dict) or not all(agent in self._seat_of for agent in actions):
            raise BadAction("envs-bad-agents", {"given": shortened(actions), "agents": ", ".join(self.agents)})
        asked = ((seat, self.possible_agents[seat]) for seat in self.world.deciders())
        return {seat: self.setting.action(actions[agent]) for seat, agent in asked if agent in actions}

    def _look(self) -> dict[str, Observation]:
        asked = self.world.deciders()
        return {
            agent: self.setting.observe(self.world, seat, seat in asked)
            for seat, agent in enumerate(self.possible_agents)
        }

    def render(self) -> str | None:
        """The table as a spectator sees it; for the mode `human` it is printed."""
        return render(self.setting.game, self.world, None, self.render_mode)
