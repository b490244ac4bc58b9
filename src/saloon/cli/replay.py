"""`saloon replay`: plays a record again, tells it, and checks it."""

from __future__ import annotations

import argparse
from contextlib import suppress
from pathlib import Path

import saloon
from saloon.cli.files import read_text
from saloon.cli.screen import fitting
from saloon.cli.show import Show
from saloon.cli.sitting import Sitting
from saloon.cli.ui import Ui
from saloon.engine.errors import BadRecord
from saloon.engine.record import Match, read, seed_hash
from saloon.words import Words

WRONG = 1


def add_arguments(command: argparse.ArgumentParser, words: Words) -> None:
    command.add_argument("file", metavar="FILE", type=Path, help=words.say("cli-help-record"))
    command.add_argument("--verify", action="store_true", help=words.say("cli-help-verify"))
    command.add_argument("--step", action="store_true", help=words.say("cli-help-step"))


def run(ui: Ui, command: argparse.Namespace) -> int:
    text = read_text(command.file)
    if command.verify:
        return verify(ui, text)
    with suppress(EOFError):  # enough seen
        read(text, saloon.game, Teller(ui, command.step).watch)
    return 0


def verify(ui: Ui, text: str) -> int:
    """One line that says what was recomputed, or what is wrong."""
    try:
        match = read(text, saloon.game)
    except BadRecord as error:
        ui.fail(error)
        return WRONG
    over = not match.state.deciders()
    details = {"count": len(match.moves), "hash": seed_hash(match.seed)[:16]}
    ui.out.print(ui.words.say("cli-verified" if over else "cli-verified-unfinished", details), soft_wrap=True)
    return 0


class Teller:
    """Tells a record as somebody who only watches would have seen it."""

    def __init__(self, ui: Ui, step: bool) -> None:
        self.ui = ui
        self.step = step
        self.show: Show | None = None

    def watch(self, match: Match, count: int) -> None:
        if self.show is None:
            self.show = Show(self.ui, Sitting(match, {}), {})
        show = self.show
        show.sitting.listen()
        show.name_players()
        events = show.events(None, count)
        if self.step:
            show.clear()
        if self.step or count == 0:
            room = self.ui.out.height - len(events) - 1
            self.ui.out.print(fitting(self.ui.out, show.layouts(None), room), end="")
        if not match.state.deciders():
            show.end(None, count)
            return
        for line in events:
            self.ui.out.print(line)
        if self.step:
            input(self.ui.say("cli-step"))
