"""How strong the bots are: plays every contest of the published ladder and writes docs/strength.md.

`python -m bench.strength [--games N] [--jobs J] [--only KEY,KEY] [--out DIR]`. What came of every game is kept in
bench/played, so it can be stopped and started again, or done in pieces: the document is written from what there is.
Pieces made on several machines come together when their folders do. The records of the games are not published.
"""

from __future__ import annotations

import argparse
import math
import os
import sys
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path

import saloon
from bench.contest import Contest
from bench.contests import CONTESTS, find
from bench.strength_document import Report, document
from saloon.arena.contest import hold
from saloon.arena.folder import Folder, known_plan
from saloon.arena.plan import Plan
from saloon.arena.play import Result
from saloon.arena.players import players_of
from saloon.arena.rating import needed
from saloon.arena.report import full_report, thinking
from saloon.engine.errors import SaloonError

ROOT = Path(__file__).parent.parent
DOCUMENT = ROOT / "docs" / "strength.md"
KEPT = ROOT / "bench" / "played"
TIMED = 8  # games from which the think time of a bot is taken


class Strength:
    """Plays contests and keeps them, one folder each."""

    def __init__(self, kept: Path, games: int | None, jobs: int) -> None:
        self.kept = kept
        self.games = games
        self.jobs = jobs

    def plan(self, contest: Contest) -> Plan:
        bots = contest.bots
        if contest.after:
            # A contest that has begun keeps the time it began with, on whatever machine that was
            known = known_plan(self.kept / contest.key)
            bots = bots.format(ms=self.think_time(contest)) if known is None else ",".join(map(str, bots_in(known)))
        switches = saloon.game(contest.game).check(contest.seats, {})
        return Plan(contest.game, contest.seats, switches, tuple(players_of(bots)), contest.seed, duplicate=True)

    def think_time(self, contest: Contest) -> int:
        """Milliseconds, from the first games of the contest before: they stay the same when more are played."""
        before = find(contest.after)
        plan = self.plan(before)
        with Folder(self.kept / before.key, plan) as folder:
            results = hold(plan, TIMED, self.jobs, folder)
        return max(1, math.ceil(thinking(results)[contest.as_long_as]["mean_ms"]))

    def play(self, contest: Contest) -> None:
        plan, games = self.plan(contest), self.games or contest.games
        with Folder(self.kept / contest.key, plan) as folder:
            done = sum(number < games for number in folder.results)

            def heard(more: int) -> None:
                nonlocal done
                done += more
                print(f"{contest.key}: {done} of {games} games", file=sys.stderr)

            hold(plan, games, self.jobs, folder, heard=heard)

    def report(self, contest: Contest) -> Report | None:
        """What has been played so far: all games up to the first one that is missing."""
        if not (self.kept / contest.key).exists():
            return None
        plan = self.plan(contest)
        with Folder(self.kept / contest.key, plan) as folder:
            results = list(unbroken(folder.results))
        return full_report(plan, results, {}) if results else None


def bots_in(known: Mapping[str, object]) -> list[object]:
    bots = known.get("bots")
    return bots if isinstance(bots, list) else []


def unbroken(results: dict[int, Result]) -> Iterator[Result]:
    number = 0
    while number in results:
        yield results[number]
        number += 1


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.strength", description=__doc__)
    parser.add_argument("--games", type=int, help="games of each contest, instead of what is published")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument(
        "--only", default="", help=f"some of: {', '.join(contest.key for contest in CONTESTS)}; or none"
    )
    parser.add_argument("--out", type=Path, default=KEPT, help="where what came of the games is kept")
    parser.add_argument("--document", type=Path, default=DOCUMENT)
    asked = parser.parse_args(arguments)
    wanted = asked.only.split(",") if asked.only else [contest.key for contest in CONTESTS]
    unknown = set(wanted) - {contest.key for contest in CONTESTS} - {"none"}
    if unknown or asked.jobs < 1 or (asked.games is not None and asked.games < 1):
        parser.error(
            f"there is no contest {', '.join(sorted(unknown))}" if unknown else "--games and --jobs start at 1"
        )
    try:
        needed()
        strength = Strength(asked.out, asked.games, asked.jobs)
        for contest in CONTESTS:
            if contest.key in wanted:
                strength.play(contest)
        reports = {contest.key: strength.report(contest) for contest in CONTESTS}
        asked.document.write_text(document(reports, asked.jobs), encoding="utf-8")
    except SaloonError as error:
        sys.exit(str(error))


if __name__ == "__main__":
    main()
