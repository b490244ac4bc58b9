"""How many iterations a second the searches get through, on one core: `python -m bench.search [WORLDS]`."""

from __future__ import annotations

import sys
import time
from collections.abc import Iterator

import saloon
from saloon.bots import BOTS
from saloon.bots.search import Search
from saloon.engine.rng import Rng
from saloon.engine.state import State

TABLES = [(slug, min(4, game.seats[-1])) for slug, game in saloon.games().items()]
NAMES = ("plain", "plain-full", "search", "search-nohabit", "search-noguess", "search-bare")
GAMES, ANSWERS, STEP = 6, 40, 8
WORLDS = 1000


def moments(slug: str, seats: int) -> Iterator[State]:
    """Questions with a choice, out of games that are played at random."""
    for seed in range(GAMES):
        state, rng = saloon.game(slug).new(seats, seed), Rng(seed)
        for number in range(ANSWERS):
            options = state.options(state.decider())
            if len(options) > 1 and number % STEP == 0:
                yield state.copy()
            state.apply(state.decider(), options[rng.below(len(options))])


def speed(name: str, slug: str, seats: int, worlds: int) -> float:
    """Iterations a second of processor time."""
    done, seconds = 0, 0.0
    for state in moments(slug, seats):
        bot = BOTS[name](1)
        bot.worlds = worlds
        began = time.process_time()
        if isinstance(bot, Search):
            done += bot.analyse(state, state.decider()).worlds
        else:
            bot.choose(state, state.decider())
            done += worlds
        seconds += time.process_time() - began
    return done / seconds


def main() -> None:
    worlds = int(sys.argv[1]) if len(sys.argv) > 1 else WORLDS
    for slug, seats in TABLES:
        for name in NAMES:
            print(f"{slug:13} {seats} seats  {name:15} {speed(name, slug, seats, worlds):8.0f} iterations/s")


if __name__ == "__main__":
    main()
