"""Everything a person reads, from Fluent catalogues: the general one here, one in each game's folder.

A game speaks in keys with arguments (events, options, questions, errors). An argument that is itself a thing of the
game, a card or a bandit, is looked up first: `$bandit` becomes its name, and `$bandit_acc` its accusative if the
catalogue gives the name an attribute `.acc`. So a sentence can put names into the case that its language wants.
"""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING

from saloon.engine.errors import Details, SaloonError
from saloon.engine.game import Game
from saloon.words.plain import messages, plain

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LANGUAGES = ("en", "uk", "ru", "it")
PSEUDO = "pseudo"  # English in disguise: text that shows undisguised did not come from a catalogue
FOLDER = Path(__file__).parent
CATALOGUES = [FOLDER]  # besides those of the games; a way into the program adds its own

# Arguments that hold the same kind of thing as another one
SAME = {
    "victim": "bandit",
    "partner": "bandit",
    "cards": "card",
    "own-card": "card",
    "own-cards": "card",
    "waiting": "seat",
    "target": "person",
    "shooter": "person",
    "sign": "symbol",
}

LARGEST = 1 << 31  # a larger number is quoted as it is: nobody counts that far
LONGEST = 1000  # characters of an argument that are shown; Fluent refuses 2500


def language_of(wanted: str | None) -> str:
    """The language asked for, else that of the environment, else English."""
    if wanted:
        return wanted
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        code = os.environ.get(name, "")[:2].lower()
        if code in LANGUAGES:
            return code
        if code:
            break
    return "en"


class Words:
    """Speaks one language about one game. `names` are the players, by seat."""

    def __init__(self, language: str, game: Game | None = None, names: Sequence[str] = ()) -> None:
        self.language = language
        self.slug = game.slug if game else ""
        self.names = names
        self.disguised = language == PSEUDO
        self.folders = (*CATALOGUES, *([game.folder / "words"] if game else []))
        self.messages = messages(self.written, self.folders)

    @property
    def written(self) -> str:
        """The language of the catalogues."""
        return "en" if self.disguised else self.language

    @cached_property
    def bundle(self) -> FluentBundle:
        from saloon.words.bundles import bundle

        return bundle(self.written, self.folders, disguised=self.disguised)

    def say(self, key: str, details: Details | None = None) -> str:
        """The sentence of a key, with the arguments put in."""
        arguments = self.arguments(details or {})
        said = self.plainly(key, arguments)
        return self.fluently(key, arguments, "") if said is None else said

    def plainly(self, key: str, arguments: Details) -> str | None:
        """The sentence, if no Fluent is needed to say it."""
        return None if self.disguised else plain(self.messages[key], arguments)

    def fluently(self, key: str, arguments: Details, case: str) -> str:
        """The sentence, or a case of a name, as Fluent says it."""
        from saloon.words.bundles import formatted

        message = self.bundle.get_message(key)
        pattern = message.attributes[case] if case else message.value
        if pattern is None:
            raise KeyError(key)
        return formatted(self.bundle, pattern, arguments)

    def knows(self, key: str) -> bool:
        return key in self.messages

    # What a game says

    def event(self, seen: Mapping[str, object]) -> str:
        """What happened, as one seat may see it."""
        key = f"{self.slug}-event-{seen['event']}"
        details = {name: value for name, value in seen.items() if name != "event"}
        return self.say(f"{key}-known" if seen["known"] else key, details)

    def option(self, meaning: Mapping[str, object]) -> str:
        """What an option does."""
        return self.say(f"{self.slug}-option-{meaning['kind']}", meaning)

    def question(self, question: Mapping[str, object]) -> str:
        """What is asked."""
        return self.say(f"{self.slug}-ask-{question['kind']}", question)

    def name(self, kind: str, value: str) -> str:
        """The name of a thing of the game."""
        return self.say(f"{self.slug}-{kind}-{value}")

    def error(self, error: SaloonError) -> str:
        """What went wrong, the reason behind it included."""
        cause = error.__cause__
        if isinstance(cause, SaloonError) and self.knows(cause.key):
            return self.say(error.key, {**error.details, "reason": self.error(cause)})
        return self.say(error.key, error.details)

    def player(self, seat: int) -> str:
        """Who sits there."""
        return self.names[seat] if 0 <= seat < len(self.names) else self.say("seat-number", {"number": seat + 1})

    # Arguments

    def arguments(self, details: Details) -> dict[str, object]:
        """The arguments as a sentence needs them: things by name, in all their cases."""
        arguments: dict[str, object] = {}
        for name, value in details.items():
            if SAME.get(name, name) == "seat" and isinstance(value, int):
                arguments[name] = self.player(value)
            elif isinstance(value, Mapping) and "bandit" not in value and isinstance(value.get("card"), str):
                self.add_card(arguments, name, value)
            elif isinstance(value, Mapping):
                # A bandit's card is made of names; of other things the catalogue says itself what they are
                about = {name: details.get(name, 0) for name in ("value", "which")}
                inner = self.arguments(value) if "bandit" in value else {**value, **about}
                self.add(arguments, name, f"{self.slug}-{SAME.get(name, name)}", inner)
            elif isinstance(value, str):
                self.add(arguments, name, f"{self.slug}-{SAME.get(name, name)}-{value}", {})
                arguments.setdefault(name, value if len(value) <= LONGEST else f"{value[:LONGEST]}…")
            elif isinstance(value, list):
                things = [self.arguments({name: item})[name] for item in value]
                arguments[name] = ", ".join(str(thing) for thing in things)
                arguments["count"] = len(value)
            elif isinstance(value, int) and abs(value) >= LARGEST:
                arguments[name] = str(value)
            else:
                arguments[name] = value
        if "car" in details and "level" in details:
            self.add(arguments, "place", f"{self.slug}-place", {"car": details["car"], "level": details["level"]})
        return arguments

    def add_card(self, arguments: dict[str, object], name: str, card: Mapping[str, object]) -> None:
        """A card that has more to it than its name: `$card`, and `$card_symbol` for what is printed on it."""
        for part, value in self.arguments(card).items():
            arguments[name + part.removeprefix("card") if part.startswith("card") else f"{name}_{part}"] = value

    def add(self, arguments: dict[str, object], name: str, key: str, inner: Details) -> None:
        """A thing under its name, and under `name_case` for each case that the catalogue knows."""
        if not self.knows(key):
            return
        said = self.plainly(key, inner)
        if said is not None:
            arguments[name] = said
            return
        message = self.bundle.get_message(key)
        if message.value is not None:
            arguments[name] = self.fluently(key, inner, "")
        for case in message.attributes:
            arguments[f"{name}_{case}"] = self.fluently(key, inner, case)
