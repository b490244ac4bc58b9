"""Many games in one process: arrays go in and out, and a game that is over begins anew at once."""

from __future__ import annotations

from copy import deepcopy
from typing import Any

import numpy as np
import numpy.typing as npt

from saloon.engine.batch import allowed, answer, deciders
from saloon.engine.game import Value
from saloon.engine.state import State
from saloon.envs.moment import Held
from saloon.envs.setting import SEEDS, Setting, check_actions, check_count, check_cycles, shares

Floats = npt.NDArray[np.float32]
Ints = npt.NDArray[np.int64]
Bools = npt.NDArray[np.bool_]


class Vector:
    """`count` games. One row each, all written in place by `reset` and `step`:

    - `observations`: what the seat that is to move sees, and `masks`: what it may answer;
    - `seats`: which seat that is;
    - `rewards`: of each seat in the step just done, `dones`: whether the game ended with it, `stops`: whether it was
      called off, after `max_cycles` answers, and paid nobody. The other rows of such a game already tell of the next.

    Equal seeds give equal games, whatever the number of games that run beside them: game `i` has its own chance."""

    def __init__(
        self,
        game: str,
        count: int,
        seats: int | None = None,
        seed: int = 0,
        max_cycles: int | None = None,
        preset: str | None = None,
        **switches: Value,
    ) -> None:
        self.count = check_count(count)
        self.setting = Setting(game, seats, switches, preset=preset)
        self.max_cycles = check_cycles(max_cycles, self.setting.game)
        length = len(self.setting.names)
        self.observations: Floats = np.zeros((count, length), np.float32)
        self.masks: npt.NDArray[np.int8] = np.zeros((count, self.setting.width), np.int8)
        self.seats: Ints = np.zeros(count, np.int64)
        self.rewards: Floats = np.zeros((count, self.setting.seats), np.float32)
        self.dones: Bools = np.zeros(count, np.bool_)
        self.stops: Bools = np.zeros(count, np.bool_)
        self._answers: Ints = np.zeros(count, np.int64)
        self.worlds: list[State] = []
        self._rig()
        self.reset(seed)

    def _rig(self) -> None:
        """What is not pickled: another look at the same masks."""
        self._flat = self.masks.reshape(-1)
        self._indices = np.arange(self.count)

    def __getstate__(self) -> dict[str, Any]:
        rig = ("_flat", "_indices")
        kept = {name: value for name, value in self.__dict__.items() if name not in rig}
        return {**kept, "worlds": [Held(world) for world in self.worlds]}

    def __setstate__(self, state: dict[str, Any]) -> None:
        self.__dict__.update(state)
        self.worlds = [held.world() for held in state["worlds"]]
        self._rig()

    def __copy__(self) -> Vector:
        return deepcopy(self)

    def reset(self, seed: int | None = None) -> None:
        """All games begin anew; with a seed as the very first ones did with it."""
        if seed is not None:
            self._chances = [np.random.Generator(np.random.PCG64([seed, index])) for index in range(self.count)]
        self.worlds = [self._begin(index) for index in range(self.count)]
        self.rewards[:] = 0
        self.dones[:] = False
        self.stops[:] = False
        self._answers[:] = 0
        self._look()

    def step(self, actions: npt.NDArray[Any]) -> None:
        """One answer in every game. An answer that the rules do not allow raises IllegalOption, before anything is
        changed."""
        chosen = check_actions(actions, self.count, self.setting.width)
        legal = (chosen >= 0) & (chosen < self.setting.width)
        legal &= self.masks[self._indices, np.where(legal, chosen, 0)] == 1
        if not legal.all():
            index = int(np.flatnonzero(~legal)[0])
            self.worlds[index].play(int(self.seats[index]), int(chosen[index]))
        self.rewards[self.dones] = 0
        self.dones[:] = False
        self.stops[:] = False
        self._answers += 1
        for index in answer(self.worlds, self.seats.tolist(), chosen.tolist()):
            self.rewards[index] = shares(self.worlds[index])
            self.dones[index] = True
            self.worlds[index] = self._begin(index)
        if self.max_cycles is not None:
            self._call_off(self.max_cycles)
        self._answers[self.dones] = 0
        self._look()

    def _call_off(self, most: int) -> None:
        for index in np.flatnonzero((self._answers >= most) & ~self.dones).tolist():
            self.dones[index] = self.stops[index] = True
            self.worlds[index] = self._begin(index)

    def _begin(self, index: int) -> State:
        return self.setting.begin(int(self._chances[index].integers(SEEDS)))

    def _look(self) -> None:
        """Write down what is seen and may be answered."""
        seats = deciders(self.worlds)
        self.seats[:] = seats
        self.setting.observations(self.worlds, seats, self.observations)
        self._flat[:] = 0
        self._flat[allowed(self.worlds, seats, self.setting.width)] = 1
