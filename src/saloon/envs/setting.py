"""What is played, and how it looks to a learner: shared by all environments."""

from __future__ import annotations

import operator
from collections.abc import Mapping
from typing import Any

import numpy as np
import numpy.typing as npt
from gymnasium import spaces

import saloon
from saloon.engine.batch import allow, answer_forced, observe
from saloon.engine.game import Game, Value
from saloon.engine.observation import Encoder
from saloon.engine.rng import Rng
from saloon.engine.state import State
from saloon.envs.errors import BadAction, BadSetting

USUAL = 4  # seats, where nobody says how many and so many can play
SEEDS = 1 << 62
LONGEST = 100_000  # steps after which a game is called off that could go on for ever: hundreds are usual
LINE = 60  # letters of a wrong argument that are shown
MODES = ("human", "ansi", "svg")

Observation = dict[str, npt.NDArray[Any]]


class Setting:
    """A game with its seats and switches. It never changes. `noop`: one more action, behind all answers, for seats that
    are not asked. `preset`: switches that the game sets together; those that are given count more. `skip_forced`:
    whoever has but one answer is not asked."""

    def __init__(
        self,
        game: str,
        seats: int | None,
        switches: Mapping[str, Value],
        noop: bool = False,
        preset: str | None = None,
        skip_forced: bool = False,
    ) -> None:
        self.game = saloon.game(game)
        self.seats = min(USUAL, self.game.seats[-1]) if seats is None else seats
        named = {} if preset is None else self.game.preset(preset)
        self.switches = self.game.check(self.seats, {**named, **switches})
        self.noop = noop
        self.skip_forced = skip_forced
        self.width = self.game.width + noop
        self._variant = self.game.prepare(self.seats, self.switches)
        told = Encoder(names=True)
        self.begin(0).encode(0, told)
        self.names = told.names
        self._most = np.array(told.most, np.float32)

    def __reduce__(self) -> tuple[Any, ...]:
        return Setting, (self.game.slug, self.seats, self.switches, self.noop, None, self.skip_forced)

    def __deepcopy__(self, memo: dict[int, Any]) -> Setting:
        return self

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Setting) and self.__reduce__() == other.__reduce__()

    def __hash__(self) -> int:
        return hash((self.game.slug, self.seats, self.noop, self.skip_forced))

    def __str__(self) -> str:
        switches = [f"{name}={value!r}" for name, value in self.switches.items()]
        extra = [f"{name}=True" for name in ("noop", "skip_forced") if getattr(self, name)]
        return ", ".join([self.game.slug, f"seats={self.seats}", *switches, *extra])

    def begin(self, seed: int, listen: bool = False) -> State:
        state = self.game.start(self._variant, Rng(seed), listen)
        self.settle(state)
        return state

    def settle(self, state: State) -> None:
        """After every answer: whoever has no choice is not asked, where that is wanted."""
        if self.skip_forced:
            answer_forced(state)

    def load(self, dump: object) -> State:
        """A game of this setting that was dumped; BadRecord says what is wrong with it."""
        state = self.game.load(dump)
        if len(state.observation(0)) != len(self.names):
            raise BadSetting("envs-other-snapshot", {"setting": str(self)})
        return state

    def observation_space(self) -> spaces.Dict:
        """The numbers of `State.observation`, and a mask with a 1 for each answer that is allowed."""
        return spaces.Dict(
            {
                "observation": spaces.Box(0.0, 1.0, (len(self.names),), np.float32),
                "action_mask": spaces.Box(0, 1, (self.width,), np.int8),
            }
        )

    def action_space(self) -> spaces.Discrete:
        return spaces.Discrete(self.width)

    def mask(self, state: State, seat: int, asked: bool) -> npt.NDArray[np.int8]:
        """A 1 for each answer that is allowed. A seat that is not asked has none, or may do nothing."""
        if asked:
            return self.masks([state], [seat]).reshape(-1)
        mask = np.zeros(self.width, np.int8)
        if self.noop:
            mask[-1] = 1
        return mask

    def masks(self, states: list[State], seats: list[int]) -> npt.NDArray[np.int8]:
        """What a seat of each game may answer, one row each."""
        rows = bytearray(len(states) * self.width)
        allow(states, seats, self.width, rows)
        return np.frombuffer(rows, np.int8).reshape(len(states), -1)

    def observe(self, state: State, seat: int, asked: bool) -> Observation:
        """What a seat sees."""
        numbers = self.observations([state], [seat]).reshape(-1)
        return {"observation": numbers, "action_mask": self.mask(state, seat, asked)}

    def observations(
        self, states: list[State], seats: list[int], out: npt.NDArray[np.float32] | None = None
    ) -> npt.NDArray[np.float32]:
        """What a seat of each game, or an onlooker (NOBODY), may know: one row each, in an array that is there, or in a
        new one."""
        levels = bytearray(len(states) * len(self._most))
        observe(states, seats, len(self._most), levels)
        return np.divide(np.frombuffer(levels, np.uint8).reshape(len(states), -1), self._most, out)

    def action(self, action: Any) -> int:
        """An action as an int; BadAction for what is none. Whether the rules allow it is for the game to say."""
        try:
            return operator.index(action)
        except TypeError:
            raise BadAction("envs-bad-action", {"action": shortened(action), "last": self.width - 1}) from None


def shortened(value: object) -> str:
    """Something that somebody passed in, in a line."""
    text = " ".join(repr(value).split())
    return text if len(text) <= LINE else f"{text[: LINE - 1]}…"


def shares(state: State) -> list[float]:
    """The reward of each seat: the winners share 1, the others get nothing; nobody does before the end."""
    winners = state.winners()
    return [1.0 / len(winners) if seat in winners else 0.0 for seat in range(state.seats)]


def check_mode(mode: str | None) -> str | None:
    """A way to render that there is."""
    if mode is not None and mode not in MODES:
        raise BadSetting("envs-unknown-mode", {"mode": mode, "modes": ", ".join(MODES)})
    return mode


def check_cycles(most: int | None, game: Game) -> int | None:
    """How many steps a game may take, if there is a limit: there is one where the rules set none."""
    if most is not None and (type(most) is not int or most < 1):
        raise BadSetting("envs-bad-cycles", {"number": shortened(most)})
    return LONGEST if most is None and game.longest is None else most


def check_count(count: int) -> int:
    """A number of games."""
    if type(count) is not int or count < 1:
        raise BadSetting("envs-bad-count", {"number": shortened(count)})
    return count


def check_actions(actions: Any, count: int, width: int) -> npt.NDArray[Any]:
    """One whole number for each of so many games; BadAction for anything else."""
    try:
        found = np.asarray(actions)
    except ValueError:  # rows of several lengths
        found = np.zeros(0)
    if found.shape != (count,) or found.dtype.kind not in "iu":
        details = {"count": count, "last": width - 1, "given": shortened(actions)}
        raise BadAction("envs-bad-actions", details)
    return found
