"""`saloon simulate`: many games between bots, and who wins how often."""

from __future__ import annotations

import argparse
import json
import math
import signal
import sys
import time
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from multiprocessing import get_context

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn
from rich.table import Table as Grid

import saloon
from saloon.cli import values
from saloon.cli.tally import Plan, Score, Tally, interval, parts_of, play_games
from saloon.cli.ui import Ui, is_compiled
from saloon.words import Words

DEFAULT_BOTS = "random"
GAMES = 100
CHUNKS_PER_JOB = 16
LARGEST_CHUNK = 250  # so that the bar moves


def add_arguments(command: argparse.ArgumentParser, words: Words) -> None:
    values.add_game_arguments(command, words)
    command.add_argument("--games", type=int, default=GAMES, metavar="N", help=words.say("cli-help-games-count"))
    command.add_argument("--bots", default=DEFAULT_BOTS, metavar="a,b", help=words.say("cli-help-bots"))
    command.add_argument("--jobs", type=int, default=1, metavar="J", help=words.say("cli-help-jobs"))
    command.add_argument("--json", action="store_true", help=words.say("cli-help-json"))


def run(ui: Ui, command: argparse.Namespace) -> int:
    game = saloon.game(command.game)
    games = values.positive(command.games, "--games")
    jobs = values.positive(command.jobs, "--jobs")
    seats = values.seats_of(game, command.seats)
    options = game.check(seats, values.options_of(game, command.options))
    players = tuple(values.players_of(command.bots))
    plan = Plan(game.slug, seats, options, players, values.seed_of(command.seed))
    ui.warn_if_slow()
    began = time.perf_counter()
    tally = Tally()
    columns = (BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=ui.err, disable=not ui.err.is_terminal, transient=True) as bar:
        task = bar.add_task("", total=games)
        for part in parts(plan, games, jobs):
            tally.add(part)
            bar.advance(task, part.games)
    seconds = time.perf_counter() - began
    if command.json:
        print(json.dumps(report_of(plan, tally, seconds), indent=2))
    else:
        print_report(ui, plan, tally, seconds)
    return 0


def parts(plan: Plan, games: int, jobs: int) -> Iterator[Tally]:
    """All games in chunks, which the processes share."""
    size = min(LARGEST_CHUNK, math.ceil(games / (jobs * CHUNKS_PER_JOB)))
    chunks = [(first, min(size, games - first)) for first in range(0, games, size)]
    if jobs == 1:
        for first, count in chunks:
            yield play_games(plan, first, count)
        return
    pool = ProcessPoolExecutor(jobs, get_context("spawn"))  # fresh processes, not forks: the same on every system
    try:
        with quiet_start():
            futures = [pool.submit(play_games, plan, first, count) for first, count in chunks]
        for future in futures:
            yield future.result()
    finally:
        pool.shutdown(cancel_futures=True)


@contextmanager
def quiet_start() -> Iterator[None]:
    """Ctrl-C is for this process, which then calls the others off; those that start here inherit that it is none of
    their business. It waits until they have started: if it were ignored meanwhile, it would be lost."""
    if sys.platform == "win32":
        yield
        return
    usual = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, usual)


def report_of(plan: Plan, tally: Tally, seconds: float) -> dict[str, object]:
    """Everything, as plain data. What depends on the machine is apart, under `speed`."""
    return {
        "game": plan.slug,
        "seats": plan.seats,
        "options": dict(plan.options),
        "bots": [str(player) for player in plan.players],
        "seed": f"0x{plan.seed:x}",
        "games": tally.games,
        "decisions": tally.decisions,
        "decisions_per_game": tally.decisions / tally.games,
        "by_bot": by_bot(plan, tally),
        "by_seat": [figures(plan, tally.chairs[seat], tally.games) for seat in range(plan.seats)],
        "speed": {
            "compiled": is_compiled(),
            "seconds": seconds,
            "games_per_second": tally.games / seconds,
            "decisions_per_second": tally.decisions / seconds,
        },
    }


def by_bot(plan: Plan, tally: Tally) -> dict[str, dict[str, float]]:
    """The figures of all who had a seat at least once."""
    played = {name: score for name, score in sorted(tally.bots.items()) if score.played}
    return {name: figures(plan, score, plan.part_in(name, tally.games)) for name, score in played.items()}


def figures(plan: Plan, score: Score, games: int) -> dict[str, float]:
    wins = score.parts / parts_of(plan.seats)
    mean = score.points / score.played
    low, high = interval(wins / score.played, games)
    return {
        "games": games,
        "played": score.played,
        "wins": wins,
        "win_rate": wins / score.played,
        "win_rate_low": low,
        "win_rate_high": high,
        "mean_score": mean,
        "score_deviation": math.sqrt(max(0.0, score.squares / score.played - mean * mean)),
    }


def print_report(ui: Ui, plan: Plan, tally: Tally, seconds: float) -> None:
    grid = Grid(box=None, padding=(0, 2, 0, 0), pad_edge=False, header_style="dim")
    for key in ("bot", "played", "wins", "rate", "score"):
        grid.add_column(ui.say(f"cli-simulate-{key}"), justify="left" if key == "bot" else "right", no_wrap=True)
    for name, each in by_bot(plan, tally).items():
        rate = f"{each['win_rate']:.1%} ({each['win_rate_low']:.1%} – {each['win_rate_high']:.1%})"
        grid.add_row(name, str(each["played"]), f"{each['wins']:.1f}", rate, f"{each['mean_score']:.0f}")
    ui.out.print(grid)
    length, speed = f"{tally.decisions / tally.games:.1f}", f"{tally.games / seconds:.1f}"
    ui.out.print(ui.say("cli-simulate-speed", count=tally.games, length=length, speed=speed))
    ui.out.print(ui.say("cli-seed", seed=f"0x{plan.seed:x}"), soft_wrap=True, style="dim")
