"""`saloon play`: a game at this terminal, with bots or with other people."""

from __future__ import annotations

import argparse
from pathlib import Path

import saloon
from saloon.arena.players import players_of
from saloon.bots.bot import Bot
from saloon.bots.parallel import ParallelSearch
from saloon.bots.search import Search
from saloon.cli import saves, values
from saloon.cli.files import read_text
from saloon.cli.host import Host
from saloon.cli.saves import Manner
from saloon.cli.sitting import Sitting, resumed
from saloon.cli.ui import Trouble, Ui
from saloon.engine.game import Game
from saloon.engine.record import Match
from saloon.words import Words

LAST = ""  # --resume without a file


def add_arguments(command: argparse.ArgumentParser, words: Words) -> None:
    values.add_game_arguments(command, words)
    command.add_argument("--bots", metavar="NAME", help=words.say("cli-help-bot"))
    command.add_argument("--seat", type=int, metavar="N", help=words.say("cli-help-seat"))
    command.add_argument("--hotseat", action="store_true", help=words.say("cli-help-hotseat"))
    command.add_argument("--cores", type=int, default=1, metavar="N", help=words.say("cli-help-cores"))
    command.add_argument("--resume", nargs="?", const=LAST, metavar="FILE", help=words.say("cli-help-resume"))


def run(ui: Ui, command: argparse.Namespace) -> int:
    game = saloon.game(command.game)
    if command.hotseat and command.bots:
        raise Trouble("cli-hotseat-or-bots")
    if command.hotseat and command.seat is not None:
        raise Trouble("cli-hotseat-or-seat")
    path = resumed_path(game, command)
    sitting = new_game(game, command) if path is None else go_on(game, path)
    manner = manner_for(command, saves.manner_of(path) if path else Manner(), sitting.match.seats)
    players = [] if manner.hotseat else players_of(manner.bots)
    others = [seat for seat in range(sitting.match.seats) if seat != manner.seat]
    bots = {seat: players[number % len(players)] for number, seat in enumerate(others)} if players else {}
    cores = values.positive(command.cores, "--cores")
    sitting.bots = {seat: on_cores(player.make_bot(0, clock=True), cores) for seat, player in bots.items()}
    host = Host(ui, sitting, manner, {seat: player.name for seat, player in bots.items()})
    host.language = command.lang
    host.left = path if path and saves.is_left(path) else None
    ui.warn_if_slow()
    return host.run()


def on_cores(bot: Bot, cores: int) -> Bot:
    """A bot that searches can do so on several cores at once."""
    return ParallelSearch(0, bot, cores) if cores > 1 and isinstance(bot, Search) else bot


def manner_for(command: argparse.Namespace, kept: Manner, seats: int) -> Manner:
    """How it is to be played: as is said here, otherwise as it was played before."""
    seat = kept.seat + 1 if command.seat is None else command.seat  # people count from one
    if not 1 <= seat <= seats:
        raise Trouble("cli-no-such-seat", {"number": str(seat), "most": str(seats)})
    alone = command.bots is not None or command.seat is not None
    return Manner(command.hotseat or (kept.hotseat and not alone), command.bots or kept.bots, seat - 1)


def resumed_path(game: Game, command: argparse.Namespace) -> Path | None:
    """The file of the game to go on with, if there is to be one."""
    if command.resume is None:
        return None
    if command.seed or command.seats or command.switches or command.preset:
        raise Trouble("cli-resume-alone")
    return saves.last_left(game.slug) if command.resume == LAST else Path(command.resume)


def new_game(game: Game, command: argparse.Namespace) -> Sitting:
    seed = values.seed_of(command.seed)
    switches = values.switches_of(game, command)
    return Sitting(Match.new(game, values.seats_of(game, command.seats), seed, switches, listen=True), {})


def go_on(game: Game, path: Path) -> Sitting:
    """A game that was left, if it is one of this kind and there is something left to play."""
    sitting = resumed(read_text(path))
    if sitting.game is not game:
        raise Trouble("cli-resume-other-game", {"path": str(path), "title": sitting.game.title})
    if not sitting.match.state.deciders():
        raise Trouble("cli-resume-finished", {"path": str(path)})
    return sitting
