"""Random games over all variants, seats and modes, looking for an exception, a stuck game or a broken invariant.

`python -m bench.soak [GAMES] [SEED]`: a million games unless told otherwise, on all cores.
"""

from __future__ import annotations

import os
import sys
import time
from concurrent.futures import Future, ProcessPoolExecutor, as_completed

import saloon
from saloon.engine.conformance import ways
from saloon.engine.game import Game, Value
from saloon.engine.rng import Rng

BATCH = 250
CHECK_EVERY = 25  # answers between two looks at the invariants


def play(game: Game, variant: object, seed: int) -> int:
    """One random game; whoever is asked may answer, in any order."""
    rng = Rng(seed)
    state = game.start(variant, Rng(rng.below(1 << 30)))
    answers = 0
    while deciders := state.deciders():
        seat = deciders[rng.below(len(deciders))] if len(deciders) > 1 else deciders[0]
        options = state.options(seat)
        state.apply(seat, options[rng.below(len(options))])
        answers += 1
        if answers % CHECK_EVERY == 0 and state.faults():
            raise AssertionError(f"seed {seed}, answer {answers}: {state.faults()}")
        if answers > game.longest:
            raise AssertionError(f"seed {seed}: more than {game.longest} answers")
    if state.faults() or not state.winners():
        raise AssertionError(f"seed {seed}: bad end {state.faults()}")
    return answers


def batch(slug: str, seats: int, options: dict[str, Value], first: int, games: int) -> tuple[int, int, int]:
    """Games, answers and the longest game of a batch."""
    game = saloon.game(slug)
    variant = game.prepare(seats, game.check(seats, options))
    lengths = [play(game, variant, first + number) for number in range(games)]
    return games, sum(lengths), max(lengths)


def main() -> None:
    total = int(sys.argv[1]) if len(sys.argv) > 1 else 1_000_000
    seed = int(sys.argv[2]) if len(sys.argv) > 2 else 0
    all_ways = [(slug, *way) for slug, game in saloon.games().items() for way in ways(game)]
    start = time.monotonic()
    games = answers = longest = 0
    with ProcessPoolExecutor(os.cpu_count()) as pool:
        jobs: list[Future[tuple[int, int, int]]] = []
        first = seed
        while first < seed + total:
            count = min(BATCH, seed + total - first)
            slug, seats, options = all_ways[len(jobs) % len(all_ways)]
            jobs.append(pool.submit(batch, slug, seats, options, first, count))
            first += count
        for job in as_completed(jobs):
            played, given, most = job.result()
            games, answers, longest = games + played, answers + given, max(longest, most)
            if games % (BATCH * 200) < BATCH:
                print(f"{games} of {total} games", file=sys.stderr)
    seconds = time.monotonic() - start
    result = f"{games} games of {len(all_ways)} ways to play, {answers} answers, longest {longest}"
    print(f"{result}, {seconds:.0f} s: no fault")


if __name__ == "__main__":
    main()
