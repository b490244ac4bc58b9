"""`saloon simulate`: many games between bots, and who wins how often."""

from __future__ import annotations

import argparse
import json
import time
from contextlib import closing
from functools import partial

from rich.table import Table as Grid

import saloon
from saloon.arena.chunks import chunks_of
from saloon.arena.plan import Plan
from saloon.arena.players import players_of
from saloon.arena.report import by_bot, standings
from saloon.arena.tally import Tally, tallied
from saloon.cli import values
from saloon.cli.progress import counted
from saloon.cli.ui import Ui, is_compiled
from saloon.pool import unordered
from saloon.words import Words

DEFAULT_BOTS = "random"
GAMES = 100


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
    switches = game.check(seats, values.switches_of(game, command))
    players = tuple(players_of(command.bots))
    plan = Plan(game.slug, seats, switches, players, values.seed_of(command.seed))
    ui.warn_if_slow()
    began = time.perf_counter()
    tally = Tally()
    chunks = chunks_of(range(games), jobs, alone=plan.thinking)
    with counted(ui, games) as heard, closing(unordered(partial(tallied, plan), chunks, jobs)) as parts:
        for part in parts:
            tally.add(part)
            heard(part.games)
    seconds = time.perf_counter() - began
    if command.json:
        speed = {
            "compiled": is_compiled(),
            "seconds": seconds,
            "games_per_second": tally.games / seconds,
            "decisions_per_second": tally.decisions / seconds,
        }
        print(json.dumps({**standings(plan, tally), "speed": speed}, indent=2))
    else:
        print_report(ui, plan, tally, seconds)
    return 0


def print_report(ui: Ui, plan: Plan, tally: Tally, seconds: float) -> None:
    grid = Grid(box=None, padding=(0, 2, 0, 0), pad_edge=False, header_style="dim")
    for key in ("bot", "played", "wins", "rate", "score"):
        grid.add_column(ui.say(f"cli-simulate-{key}"), justify="left" if key == "bot" else "right", no_wrap=True)
    for name, each in by_bot(plan, tally).items():
        rate = values.span(each["win_rate"], each["win_rate_low"], each["win_rate_high"])
        grid.add_row(name, str(each["played"]), f"{each['wins']:.1f}", rate, f"{each['mean_score']:.0f}")
    ui.out.print(grid)
    length, speed = f"{tally.decisions / tally.games:.1f}", f"{tally.games / seconds:.1f}"
    ui.out.print(ui.say("cli-simulate-speed", count=tally.games, length=length, speed=speed))
    ui.out.print(ui.say("cli-seed", seed=f"0x{plan.seed:x}"), soft_wrap=True, style="dim")
