"""`saloon completion`: the script with which a shell completes the words of this command."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

import saloon
from saloon.cli.ui import Ui
from saloon.words import LANGUAGES, Words

SHELLS = ("bash", "zsh", "fish")


def add_arguments(command: argparse.ArgumentParser, words: Words) -> None:
    command.add_argument("shell", choices=SHELLS, metavar="SHELL", help=words.say("cli-help-shell"))


def run(ui: Ui, arguments: argparse.Namespace) -> int:
    import shtab

    from saloon.cli.parser import commands_of, make_parser

    parser = make_parser(ui.words)
    for command in (parser, *commands_of(parser)):
        for action in command._actions:
            suggest(action)
    sys.stdout.write(shtab.complete(parser, arguments.shell))
    return 0


def suggest(action: argparse.Action) -> None:
    """What a word can be, for those that argparse leaves open because the games say better what is wrong with them."""
    import shtab

    from saloon.bots import BOTS

    named = {"lang": LANGUAGES, "game": tuple(saloon.games()), "bot": tuple(BOTS), "bots": tuple(BOTS)}
    games = saloon.games().values()
    if action.dest in named:
        action.choices = named[action.dest]
    elif action.dest == "switches":
        action.choices = sorted({f"{switch.name}=" for game in games for switch in game.switches})
    elif action.dest == "preset":
        action.choices = sorted({preset.name for game in games for preset in game.presets})
    elif action.type is Path or action.dest == "resume":
        place = shtab.DIRECTORY if action.metavar == "DIR" else shtab.FILE
        action.complete = place  # type: ignore[attr-defined]  # shtab looks for it there
