"""`saloon arena`: bots against each other, and how strong each of them is."""

from __future__ import annotations

import argparse
import json
import time
from contextlib import nullcontext
from pathlib import Path
from typing import Any

from rich.table import Table as Grid

import saloon
from saloon.arena.contest import hold
from saloon.arena.folder import Folder, known_plan
from saloon.arena.plan import Plan
from saloon.arena.players import players_of
from saloon.arena.rating import needed
from saloon.arena.report import full_report
from saloon.cli import values
from saloon.cli.progress import counted
from saloon.cli.ui import Ui, is_compiled
from saloon.words import Words

GAMES = 100
FEW = 2  # bots that need no table of who beats whom


def add_arguments(command: argparse.ArgumentParser, words: Words) -> None:
    values.add_game_arguments(command, words)
    command.add_argument("--bots", required=True, metavar="a,b,c", help=words.say("cli-help-arena-bots"))
    command.add_argument("--games", type=int, default=GAMES, metavar="N", help=words.say("cli-help-games-count"))
    command.add_argument("--duplicate", action="store_true", help=words.say("cli-help-arena-duplicate"))
    command.add_argument("--clock", action="store_true", help=words.say("cli-help-arena-clock"))
    command.add_argument("--jobs", type=int, metavar="J", help=words.say("cli-help-arena-jobs"))
    command.add_argument("--ray", metavar="ADDRESS", help=words.say("cli-help-arena-ray"))
    command.add_argument("--out", type=Path, metavar="DIR", help=words.say("cli-help-arena-out"))
    command.add_argument("--json", action="store_true", help=words.say("cli-help-json"))


def run(ui: Ui, command: argparse.Namespace) -> int:
    needed()
    games = values.positive(command.games, "--games")
    jobs = None if command.jobs is None else values.positive(command.jobs, "--jobs")
    plan = plan_of(command)
    began = time.perf_counter()
    with Folder(command.out, plan) if command.out else nullcontext() as folder:
        if not command.ray:  # where the games are played somewhere else, this engine does not matter
            ui.warn_if_slow()
        done = sum(number < games for number in folder.results) if folder else 0
        try:
            with counted(ui, games, done) as heard:
                results = hold(plan, games, jobs, folder, command.ray, heard)
        except KeyboardInterrupt:
            if folder:
                kept = sum(number < games for number in folder.results)
                ui.complain(ui.say("cli-arena-kept", path=str(folder.path), count=kept), "dim")
            raise
        seconds = time.perf_counter() - began
        speed: dict[str, object] = {"compiled": is_compiled(), "seconds": seconds, "played_now": games - done}
        report = full_report(plan, results, speed)
        if folder:
            folder.report(report)
    if command.json:
        print(json.dumps(report, indent=2))
    else:
        print_report(ui, plan, report)
    return 0


def plan_of(command: argparse.Namespace) -> Plan:
    """What was asked for. A contest that goes on keeps the seed it was begun with, if none is given."""
    game = saloon.game(command.game)
    seats = values.seats_of(game, command.seats)
    switches = game.check(seats, values.switches_of(game, command))
    players = tuple(players_of(command.bots))
    known = known_plan(command.out) if command.out and command.seed is None else None
    seed = values.seed_of(command.seed if known is None else str(known["seed"]))
    return Plan(game.slug, seats, switches, players, seed, command.duplicate, command.clock)


def print_report(ui: Ui, plan: Plan, report: dict[str, Any]) -> None:
    grid = columns(ui, "bot", "rating", "played", "rate", "score")
    for name, each in report["by_bot"].items():
        grid.add_row(
            name,
            f"{each['rating']:.1f} ({each['rating_low']:.1f} – {each['rating_high']:.1f})",
            str(each["played"]),
            values.span(each["win_rate"], each["win_rate_low"], each["win_rate_high"]),
            f"{each['mean_score']:.0f}",
        )
    ui.out.print(grid)
    if len(report["by_bot"]) > FEW:
        print_meetings(ui, report["head_to_head"])
    length = f"{report['decisions_per_game']:.1f}"
    ui.out.print(ui.say("cli-arena-length", count=report["games"], length=length))
    if report["games"] % plan.balanced:
        ui.out.print(ui.say("cli-arena-uneven", count=plan.balanced))
    if not plan.repeatable:
        ui.out.print(ui.say("cli-arena-unrepeatable"))
    ui.out.print(ui.say("cli-seed", seed=f"0x{plan.seed:x}"), soft_wrap=True, style="dim")
    grid = columns(ui, "bot", "think", "longest")
    for name in report["by_bot"]:
        thought = report["speed"]["thinking"][name]
        grid.add_row(name, f"{thought['mean_ms']:.1f}", f"{thought['longest_ms']:.0f}")
    ui.out.print(grid)


def print_meetings(ui: Ui, meetings: dict[str, dict[str, dict[str, float]]]) -> None:
    """How often the bot of a row comes off better than the one of a column."""
    ui.out.print(ui.say("cli-arena-meetings"))
    grid = columns(ui, "bot")
    for name in meetings:
        grid.add_column(name, justify="right", no_wrap=True)
    for name, others in meetings.items():
        rates = [f"{others[other]['rate']:.1%}" if other in others else "–" for other in meetings]
        grid.add_row(name, *rates)
    ui.out.print(grid)


def columns(ui: Ui, *keys: str) -> Grid:
    grid = Grid(box=None, padding=(0, 2, 0, 0), pad_edge=False, header_style="dim")
    for key in keys:
        grid.add_column(ui.say(f"cli-arena-{key}"), justify="left" if key == "bot" else "right", vertical="bottom")
    return grid
