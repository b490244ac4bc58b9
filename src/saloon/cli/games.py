"""`saloon games`: what can be played."""

from __future__ import annotations

import argparse

from rich.padding import Padding
from rich.table import Table as Grid
from rich.text import Text

import saloon
from saloon.cli.ui import Ui
from saloon.engine.game import Game, shown
from saloon.words import Words


def add_arguments(command: argparse.ArgumentParser, words: Words) -> None:
    """None of its own."""


def run(ui: Ui, _: argparse.Namespace) -> int:
    for game in saloon.games().values():
        words = ui.words_of(game)
        ui.out.print(Text.assemble((game.slug, "bold yellow"), f"  {game.title}, ", seats_in_words(game, words)))
        grid = Grid.grid(padding=(0, 2, 0, 0))
        for option in game.options:
            values = " | ".join(shown(value) for value in option.values)
            default = words.say("cli-games-default", {"value": shown(option.default)})
            sentence = words.say(f"{game.slug}-switch-{option.name}")
            grid.add_row(Text(f"{option.name}={values}", "cyan"), Text(default, "dim"), sentence)
        ui.out.print(Padding(grid, (0, 0, 0, 2)))
    return 0


def seats_in_words(game: Game, words: Words) -> str:
    if len(game.seats) == 1:
        return words.say("cli-games-seats-exact", {"count": str(game.seats[0])})
    return words.say("cli-games-seats", {"fewest": str(game.seats[0]), "most": str(game.seats[-1])})
