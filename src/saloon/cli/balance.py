"""`saloon balance`: how fair a game is, by seat, side, character, variant and number of players."""

from __future__ import annotations

import argparse
import json
from collections.abc import Sequence
from contextlib import closing
from dataclasses import asdict
from functools import partial
from pathlib import Path

from rich.table import Table as Grid
from rich.text import Text

import saloon
from saloon.arena.balance import Census, PlannedVariant, Section, census, planned_variants, sections
from saloon.arena.chunks import chunks_of
from saloon.arena.page import Page
from saloon.arena.players import player_of
from saloon.cli import values
from saloon.cli.files import write_text
from saloon.cli.progress import counted
from saloon.cli.ui import Ui
from saloon.pool import unordered
from saloon.words import Words

BOT = "random"
GAMES = 1000
SIGNS = {0: "", 1: "▲", -1: "▼"}
STYLES = {0: "", 1: "green", -1: "red"}


def add_arguments(command: argparse.ArgumentParser, words: Words) -> None:
    values.add_game_arguments(command, words)
    command.add_argument("--bot", default=BOT, metavar="NAME", help=words.say("cli-help-balance-bot"))
    command.add_argument("--games", type=int, default=GAMES, metavar="N", help=words.say("cli-help-balance-games"))
    command.add_argument("--jobs", type=int, default=1, metavar="J", help=words.say("cli-help-jobs"))
    command.add_argument("--json", action="store_true", help=words.say("cli-help-json"))
    command.add_argument("--html", type=Path, metavar="FILE", help=words.say("cli-help-balance-html"))


def run(ui: Ui, command: argparse.Namespace) -> int:
    game = saloon.game(command.game)
    games = values.positive(command.games, "--games")
    jobs = values.positive(command.jobs, "--jobs")
    player = player_of(command.bot)
    seed = values.seed_of(command.seed)
    planned = planned_variants(game, player, seed, command.seats, values.switches_of(game, command))
    ui.warn_if_slow()
    found = sections(game, planned, counts(ui, planned, games, jobs))
    page = Page(ui.words_of(game), game, str(player), f"0x{seed:x}")
    if command.html:
        write_text(command.html, page.write(found, games * len(planned)))
    if command.json:
        head = {"game": game.slug, "bot": str(player), "seed": f"0x{seed:x}", "games_per_way": games}
        print(json.dumps({**head, "sections": [asdict(section) for section in found]}, indent=2))
    else:
        for section in found:
            print_section(ui, page, section)
        ui.out.print(ui.say("cli-seed", seed=f"0x{seed:x}"), soft_wrap=True, style="dim")
    return 0


def counts(ui: Ui, planned: Sequence[PlannedVariant], games: int, jobs: int) -> list[Census]:
    """What came of so many games of each variant."""
    plans = [each.plan for each in planned]
    found = [Census() for _ in plans]
    chunks = [
        (number, chunk)
        for number, plan in enumerate(plans)
        for chunk in chunks_of(range(games), jobs, alone=plan.thinking)
    ]
    with counted(ui, games * len(plans)) as heard, closing(unordered(partial(census, plans), chunks, jobs)) as parts:
        for index, part in parts:
            found[index].add(part)
            heard(part.games)
    return found


def print_section(ui: Ui, page: Page, section: Section) -> None:
    ui.out.print(Text(page.title(section), "bold yellow"))
    ui.out.print(ui.say("arena-balance-games", count=section.games), style="dim")
    for kind, lines in section.kinds.items():
        grid = Grid(box=None, padding=(0, 2, 0, 0), pad_edge=False, header_style="dim")
        grid.add_column(page.kind(kind), min_width=20, no_wrap=True)
        for key in ("played", "rate", "fair"):
            grid.add_column(ui.say(f"cli-balance-{key}"), justify="right", no_wrap=True)
        for line in lines:
            rate = Text(values.span(line.rate, line.low, line.high), STYLES[line.verdict])
            grid.add_row(page.name(kind, line.name), str(line.played), rate, f"{line.fair:.1%}", SIGNS[line.verdict])
        ui.out.print(grid)
