"""Moments of games, found by playing at random, and tables that stand at such a moment when somebody comes."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from dataclasses import dataclass, field
from functools import cache
from itertools import count
from pathlib import Path
from random import Random
from typing import TypeVar

import msgspec

from browser.person import GAME, Person
from saloon.engine.game import Value
from saloon.engine.record import Match
from saloon.engine.state import State
from saloon.games.colt_express.decisions import QUESTIONS
from saloon.table import playing, seating
from saloon.table.people import table_id
from saloon.table.store import ChairRow, Store
from saloon.table.table import load

T = TypeVar("T")

DATABASE = "saloon.sqlite"

Wanted = Callable[[State, int], bool]


@dataclass(frozen=True)
class Game:
    """How it is played until the moment comes, and how to know it."""

    wanted: Wanted
    seats: int = 4
    options: dict[str, Value] = field(default_factory=dict)


@dataclass(frozen=True)
class Moment:
    """A game up to a question that is put to a seat; or to its end."""

    game: Game
    seed: int
    moves: list[tuple[int, str]]
    seat: int


def asks(kind: str, *ways: str, alone: bool = True) -> Wanted:
    """A seat is asked this, and among its answers are such. `alone`: nobody else is asked at the same time."""

    def wanted(state: State, seat: int) -> bool:
        if state.question(seat)["kind"] != kind or (alone and state.deciders() != [seat]):
            return False
        options = state.options(seat)
        return len(options) > 1 and {state.describe(seat, option)["kind"] for option in options} >= set(ways)

    return wanted


def tunnel(state: State, seat: int) -> bool:
    return asks("plan", "draw")(state, seat) and state.question(seat)["turn"] == "tunnel"


def on_the_roof(state: State, seat: int) -> bool:
    return asks("move")(state, seat) and len(state.options(seat)) > 3


TEAMS: dict[str, Value] = {"teams": True}
CHOSEN: dict[str, Value] = {"bandits": "choose", "cars": "choose"}

GAMES = {
    "pick-car": Game(asks("pick-car"), options=CHOSEN),
    "pick-bandit": Game(asks("pick-bandit"), options=CHOSEN),
    "pick-team": Game(asks("pick-team"), 3, {**TEAMS, **CHOSEN}),
    "board": Game(asks("board", alone=False), 3, TEAMS),
    "pick-card": Game(asks("pick-card", alone=False), 3, TEAMS),
    "plan": Game(asks("plan", "play", "hide", "draw")),
    "second-card": Game(asks("second-card", "play", "no-second-card"), 3, TEAMS),
    "keep": Game(asks("keep", "keep", "keep-no-more", alone=False), options={"expert": True}),
    "move": Game(asks("move")),
    "shoot": Game(asks("shoot")),
    "punch": Game(asks("punch")),
    "knock-out": Game(asks("knock-out")),
    "pocket": Game(asks("pocket", "pocket", "let-fall")),
    "knock": Game(asks("knock")),
    "rob": Game(asks("rob")),
    "marshal": Game(asks("marshal")),
    "pickpocket": Game(asks("pickpocket", "pickpocket", "take-nothing", alone=False)),
    # Not other questions, but other looks of them
    "first": Game(asks("plan", "draw")),
    "tunnel": Game(tunnel),
    "roof": Game(on_the_roof),
    "two": Game(asks("plan", "draw"), 2, TEAMS),
    "six": Game(asks("rob"), 6),
}
KINDS = [question.name for question in QUESTIONS]


@cache
def moment(name: str) -> Moment:
    """The first such moment of the first game that has one."""
    game = GAMES[name]
    for seed in count():
        match, dice = Match.new(GAME, game.seats, seed, game.options), Random(seed)
        while match.state.deciders():
            state = match.state
            for seat in state.deciders():
                if game.wanted(state, seat):
                    return Moment(game, seed, match.moves, seat)
            seat = dice.choice(state.deciders())
            match.play(seat, dice.choice(state.options(seat)))
    raise AssertionError(name)


@cache
def ending(seed: int = 0) -> Moment:
    """A game that is over."""
    match, dice = Match.new(GAME, 4, seed, {}), Random(seed)
    while match.state.deciders():
        seat = dice.choice(match.state.deciders())
        match.play(seat, dice.choice(match.state.options(seat)))
    return Moment(Game(asks("")), seed, match.moves, 0)


def apart(work: Coroutine[object, object, T]) -> T:
    """Run something that needs an event loop, beside the browser's."""
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(asyncio.run, work).result()


def lay(data: Path, moment: Moment, *people: Person, bot: str = "random", pace: str = "quick") -> str:
    """Write a table that stands at a moment into the store of a server; gives its id. The first of the people is the
    one who is asked, the others sit behind, and bots are on the other seats."""
    return apart(write(data, moment, people, bot, pace))


async def write(data: Path, moment: Moment, people: tuple[Person, ...], bot: str, pace: str) -> str:
    game = moment.game
    row = seating.new_row(table_id(), GAME, GAME.check(game.seats, game.options), people[0].id, False, pace)
    row = msgspec.structs.replace(row, seed=f"{moment.seed:x}")
    chairs = [ChairRow(row.id, seat, bot=bot) for seat in range(game.seats)]
    for place, person in enumerate(people):
        seat = (moment.seat + place) % game.seats
        chairs[seat] = ChairRow(row.id, seat, person.id, person.name)
    store = await Store.open(data / DATABASE)
    try:
        await store.create_table(row, chairs, seating.first_entry(row))
        table = await load(store, row.id)
        assert table
        await seating.start(table, people[0].id)
        for seat, words in moment.moves:
            assert table.state
            await playing.play(table, seat, table.state.read(seat, words))
    finally:
        await store.close()
    return row.id


def written(data: Path, table: str, number: int) -> tuple[str, str]:
    """Who gave an answer and in which words, as it is written down."""
    with closing(sqlite3.connect(data / DATABASE)) as connection:
        found = connection.execute(
            "SELECT person, words FROM journal WHERE table_id = ? AND number = ?", (table, number)
        ).fetchone()
    person, words = found
    return str(person), str(words)


async def truth(data: Path, table: str) -> list[State]:
    """What nobody at the table sees: the game after each answer."""
    store = await Store.open(data / DATABASE)
    try:
        found = await load(store, table)
        assert found
        match = Match.new(GAME, len(found.chairs), found.seed, found.row.options)
        states = [match.state.copy()]
        for entry in await store.journal(table):
            if entry.kind == "answered":
                assert entry.seat is not None
                match.play(entry.seat, match.state.read(entry.seat, entry.words or ""))
                states.append(match.state.copy())
    finally:
        await store.close()
    return states
