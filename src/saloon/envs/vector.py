"""Many games in one process: arrays go in and out, and a game that is over begins anew at once."""

from __future__ import annotations

from copy import deepcopy
from typing import Any

import numpy as np
import numpy.typing as npt

from saloon.engine.batch import answer, deciders
from saloon.engine.game import Value
from saloon.engine.state import State
from saloon.envs.moment import Position
from saloon.envs.setting import SEEDS, Setting, check_actions, check_count, check_cycles, shares

Floats = npt.NDArray[np.float32]
Ints = npt.NDArray[np.int64]
Bools = npt.NDArray[np.bool_]


class Arrays:
    """One row each for `count` games:

    - `observations`: what the seat that is to move sees, and `masks`: what it may answer;
    - `seats`: which seat that is;
    - `rewards`: of each seat in the step just done, `dones`: whether the game ended with it, `stops`: whether it was
      called off, after `max_cycles` answers, and paid nobody. The other rows of such a game tell of the next."""

    observations: Floats
    masks: npt.NDArray[np.int8]
    seats: Ints
    rewards: Floats
    dones: Bools
    stops: Bools

    def __init__(self, setting: Setting, count: int) -> None:
        self.setting = setting
        self.count = count
        for name, width, kind in layout(setting):
            setattr(self, name, np.zeros((count, width) if width else count, kind))

    def check(self, actions: Any) -> tuple[Ints, int | None]:
        """One action for each game, and the first game whose action the rules do not allow, if there is one."""
        chosen = check_actions(actions, self.count, self.setting.width)
        legal = (chosen >= 0) & (chosen < self.setting.width)
        legal &= self.masks[np.arange(self.count), np.where(legal, chosen, 0)] == 1
        return chosen, None if legal.all() else int(np.flatnonzero(~legal)[0])


def layout(setting: Setting) -> list[tuple[str, int, Any]]:
    """The arrays: what they are called, how wide a row is (0: one item), and of what."""
    return [
        ("observations", len(setting.names), np.float32),
        ("masks", setting.width, np.int8),
        ("seats", 0, np.int64),
        ("rewards", setting.seats, np.float32),
        ("dones", 0, np.bool_),
        ("stops", 0, np.bool_),
    ]


class Vector(Arrays):
    """`count` games, whose arrays are written in place by `reset` and `step`. Equal seeds give equal games, whatever
    the number of games that run beside them: game `i` has its own chance. `skip_forced`: whoever has but one answer is
    not asked. `first` is the number of the first game, where others play those before it."""

    def __init__(
        self,
        game: str,
        count: int,
        seats: int | None = None,
        seed: int = 0,
        max_cycles: int | None = None,
        preset: str | None = None,
        skip_forced: bool = False,
        first: int = 0,
        **switches: Value,
    ) -> None:
        super().__init__(Setting(game, seats, switches, False, preset, skip_forced), check_count(count))
        self.max_cycles = check_cycles(max_cycles, self.setting.game)
        self.first = first
        self._answers: Ints = np.zeros(count, np.int64)
        self.worlds: list[State] = []
        self.reset(seed)

    def __getstate__(self) -> dict[str, Any]:
        return {**self.__dict__, "worlds": [Position(world) for world in self.worlds]}

    def __setstate__(self, state: dict[str, Any]) -> None:
        self.__dict__.update(state)
        self.worlds = [position.world() for position in state["worlds"]]

    def __copy__(self) -> Vector:
        return deepcopy(self)

    def reset(self, seed: int | None = None) -> None:
        """All games begin anew; with a seed as the very first ones did with it."""
        if seed is not None:
            numbers = range(self.first, self.first + self.count)
            self._chances = [np.random.Generator(np.random.PCG64([seed, number])) for number in numbers]
        self.worlds = [self._begin(index) for index in range(self.count)]
        self.rewards[:] = 0
        self.dones[:] = False
        self.stops[:] = False
        self._answers[:] = 0
        self._look()

    def step(self, actions: Any) -> None:
        """One answer in every game. An answer that the rules do not allow raises IllegalOption, before anything is
        changed."""
        chosen, wrong = self.check(actions)
        if wrong is not None:
            self.worlds[wrong].legal(int(self.seats[wrong]), int(chosen[wrong]))
        self.rewards[self.dones] = 0
        self.dones[:] = False
        self.stops[:] = False
        self._answers += 1
        for index in answer(self.worlds, self.seats.tolist(), chosen.tolist(), self.setting.skip_forced):
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
        self.masks[:] = self.setting.masks(self.worlds, seats)
