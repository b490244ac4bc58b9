"""`saloon games`: what can be played."""

from __future__ import annotations

import argparse
from collections.abc import Mapping

from rich.padding import Padding
from rich.table import Table as Grid
from rich.text import Text

import saloon
from saloon.cli.ui import Ui
from saloon.engine.game import Game, Value, shown
from saloon.words import Words


def add_arguments(command: argparse.ArgumentParser, words: Words) -> None:
    """None of its own."""


def run(ui: Ui, _: argparse.Namespace) -> int:
    for game in saloon.games().values():
        words = ui.words_of(game)
        ui.out.print(Text.assemble((game.slug, "bold yellow"), f"  {game.title}, ", seats_in_words(game, words)))
        grid = Grid.grid(padding=(0, 2, 0, 0))
        for preset in game.presets:
            chosen = words.say("cli-games-preset", {"switches": " ".join(written(preset.switches))})
            grid.add_row(
                Text(f"--preset {preset.name}", "green"),
                Text(chosen, "dim"),
                words.name("preset", f"{preset.name}-help"),
            )
        for switch in game.switches:
            values = " | ".join(shown(value) for value in switch.values)
            default = words.say("cli-games-default", {"value": shown(switch.default)})
            grid.add_row(
                Text(f"{switch.name}={values}", "cyan"), Text(default, "dim"), words.name("switch", switch.name)
            )
        ui.out.print(Padding(grid, (0, 0, 0, 2)))
    return 0


def written(switches: Mapping[str, Value]) -> list[str]:
    """Switches as they are written on the command line."""
    return [f"{name}={shown(value)}" for name, value in switches.items()]


def seats_in_words(game: Game, words: Words) -> str:
    if len(game.seats) == 1:
        return words.say("cli-games-seats-exact", {"count": str(game.seats[0])})
    return words.say("cli-games-seats", {"fewest": str(game.seats[0]), "most": str(game.seats[-1])})
