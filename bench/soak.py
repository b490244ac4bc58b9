"""Random games over all variants, seats and modes, looking for an exception, a stuck game or a broken invariant.

`python -m bench.soak [GAMES] [SEED]`: a million of every game unless told otherwise, on all cores.
"""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from importlib import import_module

import saloon
from saloon.engine.conformance import LONGEST, variants
from saloon.engine.game import Game, Value
from saloon.engine.rng import Rng
from saloon.engine.variant import Variant
from saloon.pool import unordered

BATCH = 250
CHECK_EVERY = 25  # answers between two looks at the invariants
SHOWN = 5  # faults that are told; the others are counted


@dataclass
class Sum:
    """What came of some games. A fault says how to get there again."""

    games: int = 0
    answers: int = 0
    longest: int = 0
    faults: list[str] = field(default_factory=list)

    def add(self, other: Sum) -> None:
        self.games += other.games
        self.answers += other.answers
        self.longest = max(self.longest, other.longest)
        self.faults += other.faults


def play(game: Game, variant: Variant, seed: int) -> int:
    """One random game; whoever is asked may answer, in any order."""
    rng = Rng(seed)
    state = game.start(variant, Rng(rng.below(1 << 30)))
    answers, longest = 0, game.longest or LONGEST
    while deciders := state.deciders():
        seat = deciders[rng.below(len(deciders))] if len(deciders) > 1 else deciders[0]
        options = state.options(seat)
        state.apply(seat, options[rng.below(len(options))])
        answers += 1
        if answers % CHECK_EVERY == 0 and state.broken_invariants():
            raise AssertionError(f"answer {answers}: {state.broken_invariants()}")
        if answers > longest:
            raise AssertionError(f"more than {longest} answers")
    if state.broken_invariants() or not state.winners():
        raise AssertionError(f"bad end {state.broken_invariants()}")
    return answers


Batch = tuple[str, int, dict[str, Value], int, int]


def batch(chunk: Batch) -> Sum:
    """Some games of one variant, the first one with this seed."""
    slug, seats, switches, first, games = chunk
    game = saloon.game(slug)
    variant = game.prepare(seats, game.check(seats, switches))
    found = Sum()
    for seed in range(first, first + games):
        try:
            answers = play(game, variant, seed)
            found.add(Sum(1, answers, answers))
        except Exception as error:  # whatever it is, it is what the soak is looking for
            found.add(Sum(1, faults=[f"{slug}, {seats} seats, {switches}, seed {seed}: {error!r}"]))
    return found


def batches(game: Game, seed: int, total: int) -> Iterator[Batch]:
    """All games in batches that take turns with the variants."""
    every = list(variants(game, seed))
    for number, first in enumerate(range(seed, seed + total, BATCH)):
        seats, switches = every[number % len(every)]
        yield game.slug, seats, switches, first, min(BATCH, seed + total - first)


def soak(game: Game, seed: int, total: int) -> Sum:
    """So many games, with a word now and then to those who wait."""
    found = Sum()
    for part in unordered(batch, list(batches(game, seed, total)), os.cpu_count() or 1):
        found.add(part)
        if found.games % (BATCH * 200) < BATCH:
            print(f"{game.slug}: {found.games} of {total} games", file=sys.stderr)
    return found


def main() -> None:
    total = int(sys.argv[1]) if len(sys.argv) > 1 else 1_000_000
    seed = int(sys.argv[2]) if len(sys.argv) > 2 else 0
    faults: list[str] = []
    for game in saloon.games().values():
        start = time.monotonic()
        found = soak(game, seed, total)
        print(
            f"{game.slug}: {found.games} games of {len([*variants(game, seed)])} variants, "
            f"{found.answers} answers, longest {found.longest}, {len(found.faults)} faults, "
            f"{time.monotonic() - start:.0f} s"
        )
        faults += found.faults
    if faults:
        sys.exit("\n".join(faults[:SHOWN]))


if __name__ == "__main__":
    # By its own name, by which other processes find what they are to do
    import_module("bench.soak").main()
