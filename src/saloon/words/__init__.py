"""Everything a person reads, from Fluent catalogues: the general one here, one in each game's folder.

A game speaks in keys with arguments (events, options, questions, errors), and declares what these are
(`saloon.engine.things`). An argument that is itself a thing of the game is looked up first: `$parcel` becomes its name,
and `$parcel_acc` its accusative if the catalogue gives the name an attribute `.acc`. So a sentence can put names into
the case that its language wants.
"""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING

from saloon.engine.errors import Details, SaloonError, bare
from saloon.engine.game import Game
from saloon.engine.things import OF_THE_HOUSE, SEAT, Thing, Things
from saloon.words.plain import messages, plain

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LANGUAGES = ("en", "uk", "ru", "it")
PSEUDO = "pseudo"  # English in disguise: text that shows undisguised did not come from a catalogue
FOLDER = Path(__file__).parent
CATALOGUES = [FOLDER]  # besides those of the games; a way into the program adds its own

# What a question or an event carries that is no part of a sentence
UNSPOKEN = {"kind", "rule", "known", "secret", "reaction", "pass"}

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


def readable(name: str) -> str:
    """A name out of code as people write it: "seats_left" is "Seats left"."""
    text = name.replace("_", " ").replace("-", " ").strip()
    return text[:1].upper() + text[1:]


class Words:
    """Speaks one language about one game. `names` are the players, by seat."""

    def __init__(self, language: str, game: Game | None = None, names: Sequence[str] = ()) -> None:
        self.language = language
        self.slug = game.slug if game else ""
        self.things: Things = {**OF_THE_HOUSE, **game.things} if game else OF_THE_HOUSE
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
        name = str(seen["event"])
        details = {name: value for name, value in seen.items() if name != "event"}
        return self.of_game(f"event-{name}-known" if seen["known"] else f"event-{name}", name, details)

    def option(self, meaning: Mapping[str, object]) -> str:
        """What an option does."""
        return self.of_game(f"option-{meaning['kind']}", str(meaning["kind"]), meaning)

    def question(self, question: Mapping[str, object]) -> str:
        """What is asked."""
        return self.of_game(f"ask-{question['kind']}", str(question["kind"]), question)

    def name(self, kind: str, value: str) -> str:
        """The name of a thing of the game."""
        return self.of_game(f"{kind}-{value}", value, {})

    def label(self, part: str) -> str:
        """What a part of the view is called, for a table that knows no game."""
        return self.of_game(f"view-{part.replace('_', '-')}", part, {})

    def of_game(self, key: str, word: str, details: Details) -> str:
        """A sentence of the game. One that its catalogue lacks is spelt out: what the game calls it, and what it is
        about."""
        if self.knows(f"{self.slug}-{key}"):
            return self.say(f"{self.slug}-{key}", details)
        about = {name: value for name, value in details.items() if name not in UNSPOKEN}
        said = self.arguments(about)
        return " · ".join([readable(word), *(str(said[name]) for name in about if name in said)])

    def error(self, error: SaloonError) -> str:
        """What went wrong, the reason behind it included. A key that no catalogue has is told as it is."""
        if not self.knows(error.key):
            return bare(error.key, error.details)
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
            self.put(arguments, name, self.things.get(name) or Thing(name), value, details)
        for name, thing in self.things.items():
            if (
                name == thing.kind
                and name not in details
                and thing.parts
                and all(part in details for part in thing.parts)
            ):
                self.put(arguments, name, thing, {}, details)
        return arguments

    def put(self, arguments: dict[str, object], name: str, thing: Thing, value: object, beside: Details) -> None:
        """A thing under the name of its argument; `beside` are the other arguments of the sentence."""
        if isinstance(value, Mapping):
            self.put_whole(arguments, name, thing, value, beside)
        elif isinstance(value, list):
            arguments[name] = ", ".join(str(self.one(name, thing, item)) for item in value)
            arguments["count"] = len(value)
        elif isinstance(value, str):
            if thing.kind:
                self.add(arguments, name, f"{self.slug}-{thing.kind}-{value}", {})
            arguments.setdefault(name, value if len(value) <= LONGEST else f"{value[:LONGEST]}…")
        elif thing.kind == SEAT.kind and isinstance(value, int):
            arguments[name] = self.player(value)
        else:
            arguments[name] = str(value) if isinstance(value, int) and abs(value) >= LARGEST else value

    def one(self, name: str, thing: Thing, value: object) -> object:
        """One thing of a list, by name."""
        arguments: dict[str, object] = {}
        self.put(arguments, name, thing, value, {})
        return arguments[name]

    def put_whole(self, arguments: dict[str, object], name: str, thing: Thing, whole: Details, beside: Details) -> None:
        """A thing that is made of parts."""
        if thing.by:
            for part, kind in thing.parts.items():
                self.put(arguments, name if part == thing.by else f"{name}_{part}", kind, whole.get(part, 0), {})
            return
        inner: dict[str, object] = {}
        for part, kind in thing.parts.items():
            self.put(inner, part, kind, whole.get(part, beside.get(part, 0)), {})
        self.add(arguments, name, f"{self.slug}-{thing.kind}", inner or whole)

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
