"""Many games as one environment of Gymnasium: a learner in each, all of them answer at once."""

from __future__ import annotations

from collections.abc import Sequence
from copy import deepcopy
from typing import Any

import numpy as np
import numpy.typing as npt
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from saloon.engine.game import Value
from saloon.envs.errors import BadSetting
from saloon.envs.setting import MODES, Observation, check_actions, check_count
from saloon.envs.single import Opponent, Single

Step = tuple[Observation, npt.NDArray[np.float64], npt.NDArray[np.bool_], npt.NDArray[np.bool_], dict[str, Any]]
RESETS = ", ".join(mode.value for mode in AutoresetMode)


class Rows(VectorEnv[Any, Any, Any]):
    """What `gymnasium.make_vec` makes of a game: one row for each of `num_envs` games, the same games as those of its
    `SyncVectorEnv`, without its detours. `autoreset_mode` says when a game that is over begins anew: with the next step
    (as usual), with the same one (`final_obs` and `final_info` tell of the old one), or when you say so, by
    `reset(options={"reset_mask": …})`."""

    def __init__(
        self,
        game: str,
        num_envs: int = 1,
        seats: int | None = None,
        opponents: Opponent | Sequence[Opponent] = "random",
        seat: int | None = 0,
        render_mode: str | None = None,
        max_cycles: int | None = None,
        max_episode_steps: int | None = None,  # the same, as Gymnasium calls it
        autoreset_mode: AutoresetMode | str = AutoresetMode.NEXT_STEP,
        preset: str | None = None,
        skip_forced: bool = False,
        **switches: Value,
    ) -> None:
        self.num_envs = check_count(num_envs)
        most = max_cycles if max_episode_steps is None else max_episode_steps
        self.envs = [
            Single(game, seats, opponents, seat, render_mode, most, preset, skip_forced, **switches)
            for _ in range(num_envs)
        ]
        try:
            self.mode = AutoresetMode(autoreset_mode)
        except ValueError:
            raise BadSetting("envs-unknown-reset", {"mode": str(autoreset_mode), "modes": RESETS}) from None
        self.metadata = {"render_modes": list(MODES), "render_fps": 1, "autoreset_mode": self.mode}
        self.render_mode = render_mode
        self.setting = self.envs[0].setting
        self.single_observation_space = self.envs[0].observation_space
        self.single_action_space = self.envs[0].action_space
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._observations = np.zeros((num_envs, len(self.setting.names)), np.float32)
        self._masks = np.zeros((num_envs, self.setting.width), np.int8)
        self._seats = np.zeros(num_envs, np.int64)
        self._done = np.zeros(num_envs, np.bool_)

    def reset(
        self, *, seed: int | Sequence[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Game `i` gets the seed `seed + i`, or the one of its own in a list."""
        if seed is None or isinstance(seed, int):
            seeds = [seed if seed is None else seed + index for index in range(self.num_envs)]
        else:
            seeds = list(seed)
        if len(seeds) != self.num_envs:
            raise BadSetting("envs-bad-seeds", {"given": len(seeds), "wanted": self.num_envs})
        chosen = self._chosen(options)
        rows = np.flatnonzero(chosen).tolist()
        for index in rows:
            self.envs[index].reset(seed=seeds[index])
        self._look(rows)
        self._done[chosen] = False
        return self._seen(), self._info(chosen)

    def _chosen(self, options: dict[str, Any] | None) -> npt.NDArray[np.bool_]:
        """Which games begin anew: all, unless a mask says otherwise."""
        if options is None or "reset_mask" not in options:
            return np.ones(self.num_envs, np.bool_)
        mask = np.asarray(options["reset_mask"])
        if mask.shape != (self.num_envs,) or mask.dtype != np.bool_ or not mask.any():
            raise BadSetting("envs-bad-reset-mask", {"wanted": self.num_envs})
        return mask

    def step(self, actions: Any) -> Step:
        chosen = check_actions(actions, self.num_envs, self.setting.width)
        again = self._done & (self.mode is AutoresetMode.NEXT_STEP)
        for env, anew in zip(self.envs, again.tolist(), strict=True):
            if not anew:
                env.check()
        rewards = np.zeros(self.num_envs)
        ended = np.zeros(self.num_envs, np.bool_)
        stopped = np.zeros(self.num_envs, np.bool_)
        info: dict[str, Any] = {}
        for index, (env, anew, action) in enumerate(zip(self.envs, again.tolist(), chosen.tolist(), strict=True)):
            if anew:
                env.begin()
            else:
                refused = env.answer(action)
                rewards[index], ended[index], stopped[index] = env.reward(), env.over(), env.stopped
                told = {"refused": refused} if refused else {}
                if (env.over() or env.stopped) and self.mode is AutoresetMode.SAME_STEP:
                    last = {"final_obs": env.look(), "final_info": {"seat": env.seat, **told}}
                    info = self._add_info(info, last, index)
                    env.begin()
                else:
                    info = self._add_info(info, told, index)
            if self.render_mode == "human":
                env.render()
        self._look(range(self.num_envs))
        self._done = (ended | stopped) & (self.mode is not AutoresetMode.SAME_STEP)
        return self._seen(), rewards, ended, stopped, {**info, **self._info(np.ones(self.num_envs, np.bool_))}

    def action_masks(self) -> npt.NDArray[np.bool_]:
        """What may be answered, one row a game."""
        return self._masks.astype(np.bool_)

    def render(self) -> tuple[Any, ...]:
        """The table of each game as its learner sees it."""
        return tuple(env.render() for env in self.envs)

    def __copy__(self) -> Rows:
        return deepcopy(self)

    def _look(self, rows: Sequence[int]) -> None:
        """Write the rows of these games."""
        worlds = [self.envs[index].world for index in rows]
        seats = [self.envs[index].seat for index in rows]
        self._seats[rows] = seats
        self._observations[rows] = self.setting.observations(worlds, seats)
        self._masks[rows] = self.setting.masks(worlds, seats)

    def _seen(self) -> Observation:
        return {"observation": self._observations.copy(), "action_mask": self._masks.copy()}

    def _info(self, told: npt.NDArray[np.bool_]) -> dict[str, Any]:
        return {"seat": np.where(told, self._seats, 0), "_seat": told}
