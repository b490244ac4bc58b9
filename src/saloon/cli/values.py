"""What people write on the command line, turned into what the engine wants."""

from __future__ import annotations

import argparse
import secrets

from saloon.cli.ui import Trouble
from saloon.engine.game import SEEDS, Game, Value
from saloon.words import Words

DEFAULT_SEATS = 4


def add_game_arguments(command: argparse.ArgumentParser, words: Words) -> None:
    """What all commands that play a game have in common."""
    command.add_argument("game", metavar="GAME", help=words.say("cli-help-game"))
    command.add_argument("--seats", type=int, metavar="N", help=words.say("cli-help-seats"))
    command.add_argument("--seed", metavar="S", help=words.say("cli-help-seed"))
    command.add_argument("--preset", metavar="NAME", help=words.say("cli-help-preset"))
    # It was called --option until 0.2
    names = ("--switch", "--option")
    command.add_argument(
        *names, action="append", default=[], metavar="k=v", dest="switches", help=words.say("cli-help-switch")
    )


def seats_of(game: Game, wanted: int | None) -> int:
    """Four, or the nearest that the game allows."""
    if wanted is not None:
        return wanted
    return min(max(DEFAULT_SEATS, game.seats[0]), game.seats[-1])


def switches_of(game: Game, command: argparse.Namespace) -> dict[str, Value]:
    """Those of the preset, and on top of them `events=off` and the like, as written: the game understands the words,
    and says whether there is such a switch."""
    switches = game.preset(command.preset) if command.preset is not None else {}
    for text in command.switches:
        name, sign, value = text.partition("=")
        if not sign:
            raise Trouble("cli-switch-form", {"text": text})
        switches[name] = value
    return switches


def seed_of(text: str | None) -> int:
    """A seed as written, decimal or 0x…, or a new one that nobody can guess."""
    if text is None:
        return secrets.randbits(256)
    try:
        seed = int(text, 0)
    except ValueError:
        raise Trouble("cli-seed-form", {"text": text}) from None
    if not 0 <= seed < SEEDS:
        raise Trouble("cli-seed-form", {"text": text})
    return seed


def positive(value: int, name: str) -> int:
    """A count that must not be zero."""
    if value < 1:
        raise Trouble("cli-not-positive", {"name": name, "number": str(value)})
    return value


def span(rate: float, low: float, high: float) -> str:
    """A rate and its interval, as people read it."""
    return f"{rate:.1%} ({low:.1%} – {high:.1%})"
