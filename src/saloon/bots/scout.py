"""Flat Monte Carlo: tries every answer in many imagined worlds, plays on at random, and takes the best."""

from __future__ import annotations

import time
from typing import Final

from saloon.bots.bot import Bot
from saloon.engine.playout import playout
from saloon.engine.rng import Rng
from saloon.engine.state import State

SECONDS: Final = 0.25
WORLDS: Final = 400
MARGIN: Final = 0.2  # how much a lead counts beside a win


class Scout(Bot):
    """Stops after so many worlds or so much time, whichever comes first."""

    def __init__(self, seed: int, worlds: int = WORLDS, seconds: float = SECONDS) -> None:
        super().__init__(seed, worlds, seconds)

    def choose(self, world: State, seat: int) -> int:
        options = world.options(seat)
        if len(options) == 1:
            return options[0]
        totals = [0.0] * len(options)
        rng = Rng(self.rng.below(1 << 30))
        end = time.monotonic() + self.seconds
        for _ in range(self.worlds):
            # All answers meet the same worlds, so that luck does not decide between them
            imagined = world.imagine(seat, rng)
            for index in range(len(options)):
                trial = imagined.copy()
                trial.apply(seat, options[index])
                playout(trial, rng)
                totals[index] += payoff(trial, seat)
            if time.monotonic() > end:
                break
        return options[totals.index(max(totals))]


def payoff(state: State, seat: int) -> float:
    """The value of an end: a share of the victory, and a little for the distance to the best of the others."""
    scores = state.scores()
    best = max([scores[other] for other in range(len(scores)) if other != seat])
    lead = scores[seat] - best
    return state.shares()[seat] + MARGIN * lead / (abs(scores[seat]) + abs(best) + 1)
