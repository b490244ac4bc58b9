"""A game as an environment of Gymnasium: one seat learns, bots play the others."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import Any

import gymnasium

from saloon.bots import BOTS, Bot, decide
from saloon.engine.errors import IllegalOption
from saloon.engine.game import Value
from saloon.engine.state import State
from saloon.envs.drawing import render
from saloon.envs.errors import BadSetting
from saloon.envs.setting import MODES, SEEDS, Observation, Setting, check_mode, shares

Opponent = str | Callable[[int], Bot]
BOT_SEEDS = 1 << 30


class Single(gymnasium.Env[Any, Any]):
    """Bots are those of `saloon.bots`, by name, or makers of bots that take a seed. They see no more than their seat
    may know, and have no clock, so that a seed tells all. An answer that the rules do not allow is none: `refused` in
    the info says why, and the game waits."""

    metadata: dict[str, Any] = {"render_modes": list(MODES), "render_fps": 1}  # noqa: RUF012  # as in its base

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        opponents: Opponent | Sequence[Opponent] = "random",
        seat: int | None = 0,
        render_mode: str | None = None,
        **options: Value,
    ) -> None:
        self.setting = Setting(game, seats, options)
        self.render_mode = check_mode(render_mode)
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
        seats = self.setting.seats
        self.seat = int(self.np_random.integers(seats)) if self._chair is None else self._chair
        self.world: State = self.setting.begin(int(self.np_random.integers(SEEDS)))
        self._bots: dict[int, Bot] = {}
        for other, maker in zip((other for other in range(seats) if other != self.seat), self._makers, strict=True):
            bot = maker(int(self.np_random.integers(BOT_SEEDS)))
            if bot.worlds > 0:
                bot.seconds = math.inf
            self._bots[other] = bot
        self._wait()
        return self._look(), {"seat": self.seat}

    def step(self, action: int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        info: dict[str, Any] = {"seat": self.seat}
        try:
            self.world.play(self.seat, int(action))
        except IllegalOption as refusal:
            info["refused"] = str(refusal)
        else:
            self._wait()
        if self.render_mode == "human":
            self.render()
        return self._look(), shares(self.world)[self.seat], not self.world.stack, False, info

    def _wait(self) -> None:
        """The others play until the learner is asked, or the game is over. Of those who are asked at the same time,
        the learner answers last: nobody can tell."""
        while others := [seat for seat in self.world.deciders() if seat != self.seat]:
            self.world.apply(others[0], decide(self._bots[others[0]], self.world, others[0]))

    def _look(self) -> Observation:
        return self.setting.observe(self.world, self.seat, bool(self.world.stack))

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
