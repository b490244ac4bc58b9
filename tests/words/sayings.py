"""What the tests of the words must know of a game: each game fills one in, as SAYINGS in its folder here."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Protocol

import saloon
from games.parts import part_of
from saloon.engine.events import EventKind
from saloon.engine.game import Game, Value
from saloon.engine.state import State
from saloon.engine.things import Thing

Saying = dict[str, object]  # an event, a question or an option, as it is told
Names = Callable[[State], Iterable[str]]  # of what there is at a moment


class Question(Protocol):
    @property
    def name(self) -> str: ...


@dataclass(frozen=True, eq=False)
class Sayings:
    game: Game
    events: Sequence[EventKind]
    questions: Sequence[Question]
    modes: Sequence[tuple[int, Mapping[str, Value]]]  # between them they ask every question
    values: Mapping[str, Sequence[int]]  # what each argument of an event can be
    lists: Mapping[str, Sequence[Sequence[int]]]  # what each list of an event can be
    vocabulary: Mapping[str, Sequence[str]]  # the things that have names, by kind
    spoilt: Sequence[Saying]  # fields that make a dump one that cannot be loaded
    foreign: frozenset[str] = frozenset()  # words of another alphabet that stand in a catalogue
    mistakes: Sequence[Callable[[], object]] = ()  # that only this game can make
    positions: Callable[[], Sequence[State]] = list  # with what random games seldom come to
    shown: Mapping[str, Names] = field(
        default_factory=dict
    )  # what a table names besides, outside of sentences, by kind

    @property
    def slug(self) -> str:
        return self.game.slug

    @property
    def told_by_parts(self) -> list[Thing]:
        """The things that have a message of their own to tell their parts."""
        return [thing for thing in self.game.things.values() if thing.parts and not thing.by]

    @property
    def catalogues(self) -> Path:
        return self.game.folder / "words"


@cache
def every_game() -> list[Sayings]:
    found: list[Sayings] = []
    for game in saloon.games().values():
        sayings = part_of(game.slug, "sayings").SAYINGS
        assert isinstance(sayings, Sayings)
        found.append(sayings)
    return found
