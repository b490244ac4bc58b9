"""Sentences for the tests of the page, which must say the same as the server. `python -m words.page` writes them anew,
with src and tests on the path."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from pathlib import Path

from saloon.words import LANGUAGES, Words
from words.mistakes import mistakes
from words.sayings import Saying, Sayings, every_game
from words.sources import refusal_names
from words.walk import events, options, walk

PATH = Path(__file__).parents[2] / "web" / "tests" / "sentences.json"
NAMES = ["Ann", "Boris", "Carla", "Danylo", "Eve", "Fedir"]


def sentence(row: Saying, words: Words) -> str:
    details = row["details"]
    assert isinstance(details, dict)
    if row["kind"] == "event":
        return words.event(details)
    if row["kind"] == "option":
        return words.option(details)
    if row["kind"] == "question":
        return words.question(details)
    return words.say(str(row["error"]), details)


def sentences(row: Saying, sayings: Sayings) -> dict[str, str]:
    return {language: sentence(row, Words(language, sayings.game, NAMES)) for language in LANGUAGES}


def rows(sayings: Sayings) -> Iterator[Saying]:
    """One row for every sentence, and two for an event with a number: the first and the last that can be said. Of
    refusals one will do: they are all alike."""
    for seen in some(events(sayings), "event", "known", both=True):
        yield {"kind": "event", "details": seen}
    for question in some(walk(sayings).questions, "kind"):
        yield {"kind": "question", "details": question}
    for option in some(options(sayings), "kind"):
        yield {"kind": "option", "details": option}
    refusal = walk(sayings).refusals[f"{sayings.slug}-{min(refusal_names(sayings))}"]
    errors = [error for error in mistakes(sayings) if error.__cause__ is None]
    for error in {error.key: error for error in [*reversed(errors), refusal]}.values():
        yield {"kind": "error", "error": error.key, "details": dict(error.details)}


def some(things: Iterable[Saying], *names: str, both: bool = False) -> list[Saying]:
    """Of the things that are equal by these names the last one; or the first one too, if it holds a number."""
    found: dict[str, list[Saying]] = {}
    for thing in things:
        found.setdefault(str([thing[name] for name in names]), []).append(thing)
    chosen: list[Saying] = []
    for alike in found.values():
        counted = any(type(value) is int for name, value in alike[0].items() if name != "seat")
        chosen += [alike[0], alike[-1]] if both and counted and len(alike) > 1 else alike[-1:]
    return chosen


def written() -> list[Saying]:
    found: list[Saying] = json.loads(PATH.read_text(encoding="utf-8"))
    return found


def main() -> None:
    lines: list[str] = []
    for sayings in every_game():
        for row in rows(sayings):
            line = {"game": sayings.slug, **row, "sentences": sentences(row, sayings)}
            lines.append(json.dumps(line, ensure_ascii=False))
    PATH.write_text("[\n" + ",\n".join(lines) + "\n]\n", encoding="utf-8")


if __name__ == "__main__":
    main()
