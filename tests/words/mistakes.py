"""Mistakes, made on purpose with each game, so that every error of the engine comes up."""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import cache
from importlib.metadata import EntryPoint
from unittest.mock import patch

import pytest

import saloon
from saloon.bots import BOTS
from saloon.engine.errors import SaloonError
from saloon.engine.game import Game
from saloon.engine.playout import playout
from saloon.engine.record import Line, Match, chained, read
from saloon.engine.rng import Rng
from saloon.engine.state import State
from saloon.games import GAMES
from saloon.registry import Registry
from words.sayings import Saying, Sayings
from words.walk import walk


def caught(mistake: Callable[[], object]) -> SaloonError:
    with pytest.raises(SaloonError) as error:
        mistake()
    return error.value


class Mistaken:
    """Somebody who does everything wrong in a game."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.seats = game.seats[-1]

    def new(self) -> State:
        return self.game.new(self.seats)

    def over(self) -> State:
        state = self.new()
        playout(state, Rng(1))
        return state

    def until(self, wanted: Callable[[State], bool]) -> State:
        """A game up to the first moment of a kind."""
        state = self.new()
        while not wanted(state):
            state.play(state.decider(), state.options(state.decider())[0])
        return state

    def mistakes(self) -> list[Callable[[], object]]:
        return [*self.beginning(), *self.installing(), *self.answering(), *self.loading(), *self.reading()]

    def beginning(self) -> list[Callable[[], object]]:
        game, seats, switch = self.game, self.seats, self.game.switches[0].name
        return [
            lambda: saloon.game("chess"),
            lambda: game.new(99),
            lambda: game.new(seats, 0, **{switch[:-1]: True}),
            lambda: game.new(seats, dragons=True),
            lambda: game.new(seats, 0, **{switch: "maybe"}),
            lambda: game.preset(game.presets[0].name[:-1]),
            lambda: game.preset("dragons"),
            lambda: game.new(seats, -1),
        ]

    def installing(self) -> list[Callable[[], object]]:
        """What other packages can bring that is of no use."""
        return [
            lambda: GAMES.brought(entry_point("chess", "no_such_package")),
            lambda: GAMES.brought(entry_point("chess", "saloon.games:FOLDER")),
            lambda: GAMES.brought(entry_point("chess", "toy:GAME")),
            lambda: GAMES.brought(entry_point("chess", type(self.game).__module__)),
            lambda: BOTS.brought(entry_point("chess", "saloon.games:FOLDER")),
            lambda: taken(self.game.slug),
        ]

    def answering(self) -> list[Callable[[], object]]:
        state = self.new()
        seat = state.decider()
        alone = self.until(lambda state: len(state.deciders()) == 1)
        vague = self.until(lambda state: beginning_of_two(state) != "")
        return [
            lambda: state.play(seat, self.game.width),
            lambda: vague.read(vague.decider(), beginning_of_two(vague)),
            lambda: state.read(seat, "fly"),
            lambda: state.read(seat, "fly " * 1000),
            lambda: state.question(99),
            lambda: state.question(-1),
            lambda: alone.question((alone.decider() + 1) % alone.seats),
            lambda: self.over().question(0),
        ]

    def spoilt(self, fields: Saying) -> Callable[[], object]:
        return lambda: self.game.load({**self.new().dump(), **fields})

    def loading(self) -> list[Callable[[], object]]:
        dump = self.new().dump()
        last = list(dump)[-1]
        return [
            lambda: self.game.load([]),
            self.spoilt({"game": "chess"}),
            self.spoilt({"rules": 0}),
            self.spoilt({"rng": [1]}),
            self.spoilt({"rng": "x"}),
            self.spoilt({"stack": [[99, 0, 0, 0, 0]]}),
            lambda: self.game.load({name: value for name, value in dump.items() if name != last}),
        ]

    def reading(self) -> list[Callable[[], object]]:
        words = str(json.loads(self.record().splitlines()[1])["words"])
        return [
            lambda: read("", saloon.game),
            lambda: read("{}", saloon.game),
            lambda: read("yippee", saloon.game),
            lambda: read("[]", saloon.game),
            lambda: read(self.record().replace(words, "fly"), saloon.game),
            lambda: read(self.record(lambda lines: lines.pop()), saloon.game),
            self.forged(0, saloon=99),
            self.forged(0, game="chess"),
            self.forged(0, rules=0),
            self.forged(0, seed=None),
            self.forged(0, seed="x"),
            self.forged(0, seed="1"),
            self.forged(0, seats=99),
            self.forged(0, switches=[]),
            self.forged(1, move=9),
            self.forged(1, words=words[:-1]),
            self.forged(1, words="fly"),
            self.forged(2, end="finished"),
        ]

    def record(self, change: Callable[[list[Line]], object] = list) -> str:
        """A short record, changed and then chained as if nothing had happened."""
        match = Match.new(self.game, self.seats, 5, {})
        seat = match.state.decider()
        match.play(seat, match.state.options(seat)[0])
        lines: list[Line] = [json.loads(line) for line in match.lines()]
        for line in lines:
            del line["chain"]
        change(lines)
        before = ""
        texts: list[str] = []
        for line in lines:
            before = chained(line, before)
            texts.append(json.dumps({**line, "chain": before}))
        return "\n".join(texts)

    def forged(self, line: int, **fields: object) -> Callable[[], object]:
        return lambda: read(self.record(lambda lines: lines[line].update(fields)), saloon.game)


def entry_point(name: str, value: str) -> EntryPoint:
    return EntryPoint(name, value, GAMES.group)


def taken(slug: str) -> None:
    """Another package has a name of the house."""
    registry = Registry(GAMES.group, GAMES.house, GAMES.checked)
    with patch("saloon.registry.entry_points_of", return_value=[entry_point(slug, "chess")]):
        registry.names()
    raise registry.taken[0]


def beginning_of_two(state: State) -> str:
    """A letter with which two answers begin, or nothing."""
    seat = state.decider()
    letters = [state.text(seat, option)[0] for option in state.options(seat)]
    return next((letter for letter in letters if letters.count(letter) > 1), "")


@cache
def mistakes(sayings: Sayings) -> list[SaloonError]:
    """What comes of them, those that only this game can make included."""
    mistaken = Mistaken(sayings.game)
    made = [*mistaken.mistakes(), *map(mistaken.spoilt, sayings.spoilt), *sayings.mistakes]
    return [caught(mistake) for mistake in made]


@cache
def all_errors(sayings: Sayings) -> list[SaloonError]:
    return [*mistakes(sayings), *walk(sayings).refusals.values()]
