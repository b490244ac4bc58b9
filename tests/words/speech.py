"""All that is said of a game, put into words."""

from __future__ import annotations

from collections.abc import Iterator

from saloon.engine.errors import SaloonError
from saloon.words import LONGEST, Words
from words.mistakes import all_errors
from words.sayings import Saying, Sayings
from words.walk import events, options, walk

# Words that a person typed or that a file holds: they are shown as they are, in every language
QUOTED = {
    *("allowed", "fault", "field", "found", "game", "games", "missing", "name", "near", "owner", "package", "reason"),
    *("seats", "seed", "slug", "value", "wanted", "words"),
}


def told(sayings: Sayings, words: Words) -> Iterator[tuple[str, Saying, str]]:
    """Every event, question, option and reason of a hint: the key, the details, and how it sounds."""
    for seen in events(sayings):
        key = f"{sayings.slug}-event-{seen['event']}{'-known' if seen['known'] else ''}"
        yield key, {name: value for name, value in seen.items() if name != "event"}, words.event(seen)
    for question in walk(sayings).questions:
        yield f"{sayings.slug}-ask-{question['kind']}", question, words.question(question)
    for option in options(sayings):
        yield f"{sayings.slug}-option-{option['kind']}", option, words.option(option)
    for feature in sayings.game.features:
        for key in (f"{sayings.slug}-gain-{feature}", f"{sayings.slug}-risk-{feature}"):
            for amount in (0.25, 1.0, 21.0):
                yield key, {"amount": amount}, words.say(key, {"amount": amount})


def said(sayings: Sayings, words: Words) -> Iterator[tuple[str, Saying, str]]:
    """All of this, and the errors."""
    yield from told(sayings, words)
    for error in all_errors(sayings):
        yield error.key, dict(error.details), words.error(error)


def quotes(error: SaloonError) -> list[str]:
    """What an error quotes, and the error behind it, the longest first."""
    cause = error.__cause__
    behind = cause.details if isinstance(cause, SaloonError) else {}
    details = [*behind.items(), *error.details.items()]
    found = {value[:LONGEST] for name, value in details if name in QUOTED and isinstance(value, str)}
    return sorted(found, key=len, reverse=True)
