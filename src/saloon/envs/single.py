"""A game as an environment of Gymnasium: one seat learns, bots play the others."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import Any

import gymnasium
import numpy as np
import numpy.typing as npt

from saloon.bots import BOTS, Bot, decide
from saloon.engine.errors import IllegalOption
from saloon.engine.game import Value
from saloon.envs.errors import BadSetting, NotNow
from saloon.envs.moment import Momentary, Position
from saloon.envs.render import render
from saloon.envs.setting import MODES, SEEDS, Observation, Setting, check_cycles, check_mode, shares

Opponent = str | Callable[[int], Bot]
BOT_SEEDS = 1 << 30


class Rival:
    """A bot in its chair. It is copied and pickled as its maker, its seed and where its chance stands: what it has
    thought ahead is gone then, and it thinks afresh."""

    def __init__(self, maker: Callable[[int], Bot], seed: int, chance: list[int] | None = None) -> None:
        self.maker = maker
        self.seed = seed
        self.bot = maker(seed)
        if self.bot.worlds > 0:
            self.bot.seconds = math.inf
        if chance is not None:
            self.bot.rng.load(chance)

    def __deepcopy__(self, memo: dict[int, Any]) -> Rival:
        return Rival(self.maker, self.seed, self.bot.rng.dump())

    def __reduce__(self) -> tuple[Any, ...]:
        return Rival, (self.maker, self.seed, self.bot.rng.dump())


class Single(Momentary, gymnasium.Env[Any, Any]):
    """Bots are those of `saloon.bots`, by name, or makers of bots that take a seed. They see no more than their seat
    may know, and have no clock, so that a seed tells all. An answer that the rules do not allow is none: `refused` in
    the info says why, and the game waits."""

    metadata: dict[str, Any] = {"render_modes": list(MODES), "render_fps": 1}  # noqa: RUF012  # as in its base
    passing = ("position", "_np_random", "_np_random_seed", "seat", "cycles", "stopped", "_rivals")

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        opponents: Opponent | Sequence[Opponent] = "random",
        seat: int | None = 0,
        render_mode: str | None = None,
        max_cycles: int | None = None,
        preset: str | None = None,
        skip_forced: bool = False,
        **switches: Value,
    ) -> None:
        self.setting = Setting(game, seats, switches, preset=preset, skip_forced=skip_forced)
        self.position = Position()
        self.render_mode = check_mode(render_mode)
        self.max_cycles = check_cycles(max_cycles, self.setting.game)
        self.observation_space = self.setting.observation_space()
        self.action_space = self.setting.action_space()
        if seat is not None and not 0 <= seat < self.setting.seats:
            raise BadSetting("envs-no-such-seat", {"place": seat, "last": self.setting.seats - 1})
        self._chair = seat
        self._makers = makers(opponents, self.setting.seats - 1)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        super().reset(seed=seed, options=options)
        self.begin()
        return self.look(), {"seat": self.seat}

    def begin(self) -> None:
        """A new game, up to the learner's first question."""
        seats = self.setting.seats
        self.seat = int(self.np_random.integers(seats)) if self._chair is None else self._chair
        self.position = Position(self.setting.begin(int(self.np_random.integers(SEEDS))))
        self.cycles = 0
        self.stopped = False
        others = [seat for seat in range(seats) if seat != self.seat]
        self._rivals = {
            seat: Rival(maker, int(self.np_random.integers(BOT_SEEDS)))
            for seat, maker in zip(others, self._makers, strict=True)
        }
        self._wait()

    def step(self, action: int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        refused = self.answer(action)
        info = {"seat": self.seat, "refused": refused} if refused else {"seat": self.seat}
        if self.render_mode == "human":
            self.render()
        return self.look(), self.reward(), self.over(), self.stopped, info

    def answer(self, action: Any) -> str:
        """Play the learner's answer, and those of the others; returns why not, if the rules do not allow it."""
        self.check()
        option = self.setting.action(action)
        refused = ""
        try:
            self.world.play(self.seat, option)
        except IllegalOption as refusal:
            refused = str(refusal)
        else:
            self._wait()
        self.cycles += 1
        self.stopped = self.cycles == self.max_cycles and not self.over()
        return refused

    def check(self) -> None:
        """NotNow where there is no question to answer."""
        if self.over() or self.stopped:
            raise NotNow("envs-over")

    def over(self) -> bool:
        return not self.world.stack

    def reward(self) -> float:
        return shares(self.world)[self.seat] if self.over() else 0.0

    def action_masks(self) -> npt.NDArray[np.bool_]:
        """What may be answered now, as MaskablePPO of sb3-contrib asks for it."""
        world = self.world
        return self.setting.mask(world, self.seat, bool(world.stack)).astype(np.bool_)

    def _wait(self) -> None:
        """The others play until the learner is asked, or the game is over. Of those who are asked at the same time,
        the learner answers last: nobody can tell."""
        world = self.world
        self.setting.settle(world)
        while others := [seat for seat in world.deciders() if seat != self.seat]:
            world.apply(others[0], decide(self._rivals[others[0]].bot, world, others[0]))
            self.setting.settle(world)

    def look(self) -> Observation:
        """What the learner sees."""
        world = self.world
        return self.setting.observe(world, self.seat, bool(world.stack))

    def render(self) -> str | None:
        """The table as the learner sees it; for the mode `human` it is printed."""
        return render(self.setting.game, self.world, self.seat, self.render_mode)


def makers(opponents: Opponent | Sequence[Opponent], others: int) -> list[Callable[[int], Bot]]:
    """Who makes the bots of the other seats, in order; one alone makes all."""
    wanted = [opponents] * others if isinstance(opponents, str) or callable(opponents) else list(opponents)
    if len(wanted) != others:
        raise BadSetting("envs-opponents", {"given": len(wanted), "wanted": others})
    found: list[Callable[[int], Bot]] = []
    for opponent in wanted:
        if isinstance(opponent, str) and opponent not in BOTS:
            raise BadSetting("envs-unknown-bot", {"bot": opponent, "bots": ", ".join(BOTS)})
        found.append(BOTS[opponent] if isinstance(opponent, str) else opponent)
    return found
