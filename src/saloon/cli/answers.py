"""What people type at the table: a number, the words of an option or their beginning, or a command."""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence
from dataclasses import dataclass

from saloon.cli.ui import Trouble
from saloon.engine.state import State
from saloon.words import Words

COMMANDS = ("hint", "rule", "help", "look", "log", "undo", "save", "quit")
# Quotation marks do not count, and every apostrophe is one
PLAIN = str.maketrans("’ʼ‘`´", "'''''", '«»“”„"')
LONGEST = 40


@dataclass(frozen=True)
class Command:
    name: str
    rest: str = ""


def folded(text: str) -> str:
    """Text as it is compared: without case, accents, quotation marks and extra blanks."""
    plain = unicodedata.normalize("NFKD", text).casefold().translate(PLAIN)
    return " ".join("".join(letter for letter in plain if not unicodedata.combining(letter)).split())


def shortened(text: str) -> str:
    """What was typed, as it can be repeated in a sentence."""
    plain = "".join(letter if letter.isprintable() else "?" for letter in text.strip())
    return plain if len(plain) <= LONGEST else plain[:LONGEST] + "…"


def command_of(text: str, words: Words) -> Command | None:
    """A command, by its English name or in the language of the user."""
    first, _, rest = text.strip().partition(" ")
    if first.startswith("?"):
        return Command("rule", f"{first[1:]} {rest}".strip())
    for name in COMMANDS:
        if folded(first) in (name, folded(words.say(f"cli-command-{name}"))):
            return Command(name, rest.strip())
    return None


def option_of(text: str, state: State, seat: int, labels: Sequence[str]) -> int:
    """The option that is meant, or Trouble that says what is possible. `labels` go with `state.options(seat)`."""
    options = state.options(seat)
    if text.strip().isdecimal():
        if len(text) > LONGEST or not 1 <= int(text) <= len(options):
            raise Trouble("cli-no-such-number", {"number": shortened(text), "most": str(len(options))})
        return options[int(text) - 1]
    # The words of the record and those of the user's language count alike
    wanted = folded(text)
    names = [(folded(state.text(seat, option)), folded(label)) for option, label in zip(options, labels, strict=True)]
    exact = [option for option, name in zip(options, names, strict=True) if wanted in name]
    begun = [option for option, name in zip(options, names, strict=True) if wanted and any_begins(name, wanted)]
    found = exact or begun
    if len(found) == 1:
        return found[0]
    possible = [label for option, label in zip(options, labels, strict=True) if option in found or not found]
    details = {"text": shortened(text), "possible": " · ".join(possible)}
    raise Trouble("cli-ambiguous" if found else "cli-not-understood", details)


def any_begins(names: Sequence[str], wanted: str) -> bool:
    return any(name.startswith(wanted) for name in names)
