"""How a game lies on the table of a terminal. This one knows nothing about any game and shows a view as it is; a
game with a drawing of its own overrides what it does better."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from rich.console import Group, RenderableType
from rich.text import Text

from saloon.words import Words

INDENT = "  "


@dataclass(frozen=True)
class Result:
    """What everybody knows at the end; `news` are the final events."""

    scores: Sequence[int]
    winners: Sequence[int]
    news: Sequence[Mapping[str, object]]


class Table:
    """Draws what a view holds, never more."""

    loud: frozenset[str] = frozenset()  # events that begin something new
    naming: frozenset[str] = frozenset()  # events by which players get the names that the table gives them
    final: frozenset[str] = frozenset()  # events that `end` tells in its own place

    def names(self, view: object, words: Words) -> list[str]:
        """What the players are called, by seat; fewer names leave the rest to the catalogues."""
        return []

    def label(self, meaning: Mapping[str, object], words: Words) -> str:
        """What an option does."""
        return words.option(meaning)

    def layouts(self, view: object, words: Words, width: int, who: Sequence[str]) -> Iterator[RenderableType]:
        """The table, the roomiest drawing first, and last one for an emergency. `who` says who plays each seat."""
        yield Group(*(Text(line, overflow="fold") for line in lines("", view)))

    def legend(self, words: Words) -> Iterator[tuple[str, str]]:
        """The signs of the drawing, and what they mean."""
        yield from ()

    def end(self, view: object, words: Words, result: Result) -> Iterator[RenderableType]:
        """How it came out, told step by step."""
        for seat, score in enumerate(result.scores):
            yield Text(words.say("seat-score", {"seat": seat, "score": score}))
        yield from told_winners(words, result)


def told_winners(words: Words, result: Result) -> Iterator[Text]:
    key = "seat-wins" if len(result.winners) == 1 else "seat-shares"
    for seat in result.winners:
        yield Text(words.say(key, {"seat": seat}), "bold yellow")


def lines(name: str, value: object, depth: int = 0) -> Iterator[str]:
    """Any plain data as indented lines; short lists stay on one."""
    label = f"{INDENT * depth}{name}: " if name else INDENT * depth
    if dataclasses.is_dataclass(value) and not isinstance(value, type):
        fields = {field.name: getattr(value, field.name) for field in dataclasses.fields(value)}
        yield from lines(name, fields, depth)
    elif isinstance(value, dict) and value:
        if name:
            yield label.rstrip()
        for key, item in value.items():
            yield from lines(str(key), item, depth + bool(name))
    elif isinstance(value, list | tuple) and any(dataclasses.is_dataclass(item) for item in value):
        yield label.rstrip()
        for number, item in enumerate(value):
            yield from lines(str(number), item, depth + 1)
    else:
        yield label + shown(value)


def shown(value: object) -> str:
    if isinstance(value, list | tuple):
        return ", ".join(str(item) for item in value) or "-"
    return "-" if value is None else str(value)
