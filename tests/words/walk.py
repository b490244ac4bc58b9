"""What a game can say: every kind of event with every value of its arguments, and the questions, options and refusals
that come up in random games of all variants."""

from __future__ import annotations

import json
from collections.abc import Iterable
from functools import cache
from itertools import chain

import pytest

from saloon.engine.errors import IllegalOption
from saloon.engine.events import Event
from saloon.engine.rng import Rng
from saloon.engine.state import State
from words.catalogues import entries
from words.sayings import Saying, Sayings
from words.sources import refusal_names

FEWEST = 3  # games of each variant, however early all has come up
MOST = 60


def unique(things: Iterable[Saying]) -> list[Saying]:
    return list({json.dumps(thing, sort_keys=True): thing for thing in things}.values())


@cache
def events(sayings: Sayings) -> list[Saying]:
    """Every kind of event with every value of its arguments, as its owner, somebody else and a spectator see it."""
    state = sayings.game.new(sayings.game.seats[-1])
    found: list[Saying] = []
    for kind, event_kind in enumerate(sayings.events):
        columns = [sayings.values[name] for name in event_kind.args]
        lists = sayings.lists[event_kind.items] if event_kind.items else [[]]
        for row in range(max([len(lists), *(len(column) for column in columns)])):
            args = [column[row % len(column)] for column in columns]
            event = Event(kind, args, list(lists[row % len(lists)]), 0, event_kind)
            found += [state.seen(event, seat) for seat in (0, 1, None)]
    return unique(found)


class Walk:
    """What comes up in random games: questions, the options of each, and why other options are refused."""

    def __init__(self, sayings: Sayings) -> None:
        self.sayings = sayings
        self.questions: list[Saying] = []
        self.refusals: dict[str, IllegalOption] = {}
        self.heard: list[Saying] = []
        self.shown: set[str] = set()
        self._menus: dict[str, list[Saying]] = {}
        self._wanted = wanted(sayings)
        game = sayings.game
        for state in sayings.positions():
            self.look(state, range(game.width))
        for seed in range(MOST):
            for seats, options in sayings.modes:
                self.play(game.new(seats, seed, **options), Rng(seed))
            if seed >= FEWEST - 1 and not self.unmet():
                break
        self.questions = unique(self.questions)
        self.heard = unique(self.heard)
        self.menus = list(self._menus.values())

    def unmet(self) -> set[str]:
        """The questions, options, refusals and names that have not come up."""
        met = {f"ask-{question['kind']}" for question in self.questions}
        met |= {f"option-{option['kind']}" for menu in self._menus.values() for option in menu}
        return self._wanted - met - self.shown - {key.removeprefix(f"{self.sayings.slug}-") for key in self.refusals}

    def play(self, state: State, rng: Rng) -> None:
        width = self.sayings.game.width
        state.listen()
        while state.deciders():
            self.look(state, (rng.below(width), rng.below(width), width))
            options = state.options(state.decider())
            state.play(state.decider(), options[rng.below(len(options))])
            self.heard += [state.seen(event, place) for event in state.hear() for place in (0, None)]

    def look(self, state: State, tries: Iterable[int]) -> None:
        """The question to the first seat that is asked, and what it says to these options."""
        seat = state.decider()
        options = state.options(seat)
        self.questions.append(state.question(seat))
        menu = [state.describe(seat, option) for option in options]
        self._menus.setdefault(json.dumps(menu), menu)
        for kind, names in self.sayings.shown.items():
            self.shown.update(f"{kind}-{name}" for name in names(state))
        for option in tries:
            if option not in options:
                with pytest.raises(IllegalOption) as refused:
                    state.play(seat, option)
                self.refusals.setdefault(refused.value.key, refused.value)


def wanted(sayings: Sayings) -> set[str]:
    """What must come up: a sentence or a name that never does is one to spare."""
    keys = {entry.id.name.removeprefix(f"{sayings.slug}-") for entry in entries(sayings.catalogues, "en")}
    asked = {f"ask-{question.name}" for question in sayings.questions}
    shown = {f"{kind}-{name}" for kind in sayings.shown for name in sayings.vocabulary[kind]}
    return asked | shown | refusal_names(sayings) | {key for key in keys if key.startswith("option-")}


@cache
def walk(sayings: Sayings) -> Walk:
    return Walk(sayings)


@cache
def options(sayings: Sayings) -> list[Saying]:
    return unique(chain.from_iterable(walk(sayings).menus))
