"""The command line: its subcommands, and argparse's own sentences in the language of the user."""

from __future__ import annotations

import argparse
import shutil
import textwrap
from collections.abc import Callable, Sequence
from importlib import import_module
from typing import Any, NoReturn

import saloon
from saloon.cli.ui import Trouble
from saloon.words import PSEUDO, Words

# A file each, imported when it is asked for
COMMANDS = (
    "serve",
    "games",
    "rules",
    "play",
    "simulate",
    "arena",
    "balance",
    "replay",
    "review",
    "bench",
    "new-game",
    "completion",
)

# What argparse says, and where the catalogues say it. Placeholders are argparse's own; what is not here stays English.
SENTENCES = {
    "usage: ": "cli-arg-usage",
    "positional arguments": "cli-arg-positional",
    "options": "cli-arg-options",
    "show this help message and exit": "cli-arg-help",
    "argument %(argument_name)s: %(message)s": "cli-arg-argument",
    "the following arguments are required: %s": "cli-arg-required",
    "unrecognized arguments: %s": "cli-arg-unrecognized",
    "expected one argument": "cli-arg-expected-one",
    "invalid choice: %(value)r (choose from %(choices)s)": "cli-arg-choice",
    "invalid %(type)s value: %(value)r": "cli-arg-value",
    "ignored explicit argument %r": "cli-arg-explicit",
}


class Parser(argparse.ArgumentParser):
    """Errors become one line, like all others."""

    def error(self, message: str) -> NoReturn:
        raise Trouble("cli-usage", {"message": message, "command": f"{self.prog} -h"})


class Command(Parser):
    """A subcommand. What it takes is found out when somebody asks it something."""

    def __init__(self, *, command: str, words: Words, **settings: Any) -> None:
        super().__init__(**settings)
        self.command = command
        self.words = words
        self.filled = False

    def fill(self) -> None:
        if self.filled:
            return
        self.filled = True
        module = import_module(f"saloon.cli.{self.command.replace('-', '_')}")
        module.add_arguments(self, self.words)
        self.set_defaults(run=module.run)

    def parse_known_args(self, *args: Any, **kwargs: Any) -> Any:
        self.fill()
        return super().parse_known_args(*args, **kwargs)


def given_language(arguments: Sequence[str]) -> str | None:
    """The language asked for, before or after the subcommand: it must be known before anything can be said."""
    given: str | None = None
    for place, argument in enumerate(arguments):
        if argument == "--":
            break
        if argument.startswith("--lang="):
            given = argument.partition("=")[2]
        elif argument == "--lang" and place + 1 < len(arguments):
            given = arguments[place + 1]
    return given


def translator(words: Words) -> Callable[[str], str]:
    """argparse's sentences in another language. The disguise would spoil the placeholders."""

    def translated(sentence: str) -> str:
        key = SENTENCES.get(sentence)
        return words.say(key) if key and words.language != PSEUDO else sentence

    return translated


def make_parser(words: Words) -> Parser:
    # argparse offers no other way to say its sentences in a language than its private name for gettext
    setattr(argparse, "_", translator(words))  # noqa: B010  # mypy knows no such name
    parser = Parser(
        prog="saloon",
        description=textwrap.fill(words.say("cli-help-saloon"), max(20, shutil.get_terminal_size().columns - 2)),
        epilog=words.say("cli-help-examples"),
        formatter_class=argparse.RawDescriptionHelpFormatter,
        allow_abbrev=False,
    )
    parser.set_defaults(run=None)
    version = f"saloon {saloon.__version__}"
    parser.add_argument("--version", action="version", version=version, help=words.say("cli-help-version"))
    parser.add_argument("--lang", metavar="xx", help=words.say("cli-help-lang"))
    commands = parser.add_subparsers(
        title=words.say("cli-help-commands"), metavar=words.say("cli-help-command"), parser_class=Command
    )
    for name in COMMANDS:
        line = words.say(f"cli-help-{name}")
        command = commands.add_parser(name, help=line, description=line, allow_abbrev=False, command=name, words=words)
        command.add_argument("--lang", metavar="xx", default=argparse.SUPPRESS, help=words.say("cli-help-lang"))
    return parser


def commands_of(parser: Parser) -> list[Command]:
    """The subcommands, with all they take."""
    (choices,) = [action.choices for action in parser._actions if isinstance(action.choices, dict)]
    found: list[Command] = list(choices.values())
    for command in found:
        command.fill()
    return found
