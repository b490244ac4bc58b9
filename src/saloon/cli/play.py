"""`saloon play`: a game at this terminal, with bots or with other people."""

from __future__ import annotations

import argparse
from pathlib import Path

import saloon
from saloon.cli import saves, values
from saloon.cli.files import read_text
from saloon.cli.host import Host
from saloon.cli.saves import DEFAULT_BOT, Manner
from saloon.cli.sitting import Sitting, resumed
from saloon.cli.ui import Trouble, Ui
from saloon.engine.game import Game
from saloon.engine.record import Match
from saloon.words import Words

LAST = ""  # --resume without a file


def add_arguments(command: argparse.ArgumentParser, words: Words) -> None:
    values.add_game_arguments(command, words)
    command.add_argument("--bots", metavar="NAME", help=words.say("cli-help-bot"))
    command.add_argument("--hotseat", action="store_true", help=words.say("cli-help-hotseat"))
    command.add_argument("--resume", nargs="?", const=LAST, metavar="FILE", help=words.say("cli-help-resume"))


def run(ui: Ui, command: argparse.Namespace) -> int:
    game = saloon.game(command.game)
    if command.hotseat and command.bots:
        raise Trouble("cli-hotseat-or-bots")
    path = resumed_path(game, command)
    sitting = new_game(game, command) if path is None else go_on(game, path)
    manner = Manner(command.hotseat, command.bots or DEFAULT_BOT)
    if path and not command.hotseat and not command.bots:
        manner = saves.manner_of(path)
    players = [] if manner.hotseat else values.players_of(manner.bots)
    bots = {seat: players[(seat - 1) % len(players)] for seat in range(1, sitting.match.seats)} if players else {}
    sitting.bots = {seat: player.sit_down(0, clock=True) for seat, player in bots.items()}
    host = Host(ui, sitting, manner, {seat: player.name for seat, player in bots.items()})
    host.language = command.lang
    host.left = path if path and saves.is_left(path) else None
    ui.warn_if_slow()
    return host.run()


def resumed_path(game: Game, command: argparse.Namespace) -> Path | None:
    """The file of the game to go on with, if there is to be one."""
    if command.resume is None:
        return None
    if command.seed or command.seats or command.options:
        raise Trouble("cli-resume-alone")
    return saves.last_left(game.slug) if command.resume == LAST else Path(command.resume)


def new_game(game: Game, command: argparse.Namespace) -> Sitting:
    seed = values.seed_of(command.seed)
    options = values.options_of(game, command.options)
    return Sitting(Match.new(game, values.seats_of(game, command.seats), seed, options, listen=True), {})


def go_on(game: Game, path: Path) -> Sitting:
    """A game that was left, if it is one of this kind and there is something left to play."""
    sitting = resumed(read_text(path))
    if sitting.game is not game:
        raise Trouble("cli-resume-other-game", {"path": str(path), "title": sitting.game.title})
    if not sitting.match.state.deciders():
        raise Trouble("cli-resume-finished", {"path": str(path)})
    return sitting
