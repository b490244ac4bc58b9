"""Tells a language model in words what a seat has been told in JSON, and reads what it says."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import Any

import msgspec
from rich.console import Console

import saloon
from saloon.cli.answers import folded
from saloon.terminal import table_of
from saloon.words import Words

WIDTH = 100  # columns of the table as it is drawn
ANSWER = r"^.*\banswer\b(?: is)?\W*"  # what leads up to the answer in "My answer is: 3"
LEADING = rf"{ANSWER}|^.*\b(?:choice|option|number|choose)\b(?: is)?\W*(?=\d)"


class Storyteller:
    """Tells in words what a seat has been told in JSON."""

    def __init__(self, slug: str, seats: int) -> None:
        self.game = saloon.game(slug)
        self.table = table_of(self.game)
        self.words, self.strangers = Words("en", self.game), Words("en", self.game)
        self.kind = type(self.game.new(seats).view(None))

    def rules(self) -> str:
        return "\n\n".join(f"{number} {text}" for number, text in self.game.rulebook().items())

    def situation(self, position: dict[str, Any], who: Sequence[str]) -> str:
        """The table as a seat sees it, drawn in text, with the signs explained."""
        view = msgspec.convert(position["view"], self.kind)
        self.words.names = self.table.names(view, self.words)
        paper = Console(width=WIDTH, color_system=None, force_terminal=False, legacy_windows=False)
        with paper.capture() as drawn:
            paper.print(next(self.table.layouts(view, self.words, WIDTH, who)))
        signs = "\n".join(f"{sign}: {meaning}" for sign, meaning in self.table.legend(self.words))
        return f"{drawn.get().rstrip()}\n\nSigns:\n{signs}"

    def news(self, log: Sequence[dict[str, Any]]) -> Iterator[str]:
        """What happened, a line each; what was taken back did not happen."""
        kept: list[dict[str, Any]] = []
        for entry in log:
            if entry["kind"] == "undone":
                kept = [earlier for earlier in kept if earlier["answers"] <= entry["answers"]]
            kept.append(entry)
        for event in (event for entry in kept for event in entry["events"]):
            words = self.strangers if event["event"] in self.table.naming else self.words
            yield words.event(event)

    def question(self, question: dict[str, Any]) -> str:
        number = str(question["rule"])
        return f"{self.words.question(question)}\nThe rule behind it, {number}: {self.game.rule(number)}"

    def labels(self, choices: Sequence[dict[str, Any]]) -> list[str]:
        return [self.table.label(choice["about"], self.words) for choice in choices]


def understood(text: str, names: Sequence[tuple[str, str]]) -> int | None:
    """Which of the answers is meant, by its number, its words or its label. The last line counts, or one that says
    that it holds the answer."""
    thought = re.sub(r"<think>.*?</think>", "", text, flags=re.DOTALL)
    lines = [folded(re.sub(r"[*_`#{}\[\]]", " ", line)) for line in thought.splitlines()]
    lines = [line for line in lines if line]
    for line in [*lines[-1:], *(line for line in reversed(lines) if re.match(ANSWER, line))]:
        said = re.sub(LEADING, "", line).strip(" .:!-")
        number = re.match(r"\W*(\d{1,9})(?![\d.,]*\d)", said)
        if number:
            return int(number[1]) - 1 if 1 <= int(number[1]) <= len(names) else None
        plain = [[folded(name) for name in pair] for pair in names]
        exact = [index for index, pair in enumerate(plain) if said in pair]
        begun = [index for index, pair in enumerate(plain) if said and any(name.startswith(said) for name in pair)]
        named = [index for index, pair in enumerate(plain) if any(name in line for name in pair)]
        for found in (exact, begun, named):
            if len(found) == 1:
                return found[0]
    return None
