"""How a game lies on the table of a terminal. This one knows nothing about any game and shows a view as it is; a
game with a drawing of its own overrides what it does better."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from rich.console import Group, RenderableType
from rich.text import Text

from saloon.engine.things import PLAIN
from saloon.words import Words

INDENT = "  "
SEATS = "seats"  # the list in a view with what there is to know of each seat
ELSEWHERE = {"viewer", "deciders", "asks", "winners"}  # what the screen tells around the table


@dataclass(frozen=True)
class Result:
    """What everybody knows at the end; `events`: the final ones."""

    scores: Sequence[int]
    winners: Sequence[int]
    events: Sequence[Mapping[str, object]]


class TerminalTable:
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
        yield Group(*(Text(line, overflow="fold") for line in lines(view, words)))

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


def lines(view: object, words: Words) -> Iterator[str]:
    """What any view holds as indented lines, in the words of the game as far as it has them."""
    for name, value in parts(view).items():
        if name not in ELSEWHERE:
            yield from told(words.label(name), name, value, words)


def told(label: str, name: str, value: object, words: Words) -> Iterator[str]:
    """A part of a view under its label. A flag is told by its label alone, and one that is down not at all."""
    if isinstance(value, bool):
        yield from [label] if value else []
        return
    inner: list[Iterator[str]] = []
    if isinstance(value, list | tuple) and any(parts(item) or isinstance(item, list | tuple) for item in value):
        whose = [words.player(seat) if name == SEATS else str(seat + 1) for seat in range(len(value))]
        inner = [told(one, name, item, words) for one, item in zip(whose, value, strict=True)]
    elif parts(value) and named(name, value, words) is None:
        inner = [told(words.label(part), part, item, words) for part, item in parts(value).items()]
    yield f"{label}:" if inner else f"{label}: {shown(name, value, words)}"
    for lines_of_one in inner:
        yield from (INDENT + line for line in lines_of_one)


def shown(name: str, value: object, words: Words) -> str:
    """What stands behind its label; what the reader may not know, or what is not there, is a dash."""
    if isinstance(value, list | tuple):
        return ", ".join(shown(name, item, words) for item in value) or "-"
    return "-" if value is None or value == {} else named(name, value, words) or str(value)


def named(name: str, value: object, words: Words) -> str | None:
    """A thing as sentences name it. One that is made of parts must have those that the game has declared."""
    inner = parts(value)
    declared = words.things.get(name, PLAIN).parts.keys()
    if inner and not (declared and declared <= inner.keys()):
        return None
    said = words.arguments({name: inner or value}).get(name)
    return None if said is None else str(said)


def parts(value: object) -> dict[str, object]:
    """What a thing is made of, by name; nothing, if it is a number or a word."""
    if dataclasses.is_dataclass(value) and not isinstance(value, type):
        return {field.name: getattr(value, field.name) for field in dataclasses.fields(value)}
    return {str(name): item for name, item in value.items()} if isinstance(value, Mapping) else {}
