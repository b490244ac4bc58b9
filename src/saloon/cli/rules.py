"""`saloon rules`: the rules of a game, a chapter of them, or one."""

from __future__ import annotations

import argparse

import saloon
from saloon.cli import pages
from saloon.cli.ui import Ui
from saloon.words import Words


def add_arguments(command: argparse.ArgumentParser, words: Words) -> None:
    command.add_argument("game", metavar="GAME", help=words.say("cli-help-game"))
    command.add_argument("number", nargs="?", default="", metavar="NUMBER", help=words.say("cli-help-number"))


def run(ui: Ui, command: argparse.Namespace) -> int:
    pages.show(ui, pages.rules_page(saloon.game(command.game), command.number, ui.out.width))
    return 0
