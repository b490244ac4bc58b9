"""Moments of games, found by playing at random, and tables that stand at such a moment when somebody comes."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Coroutine
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from dataclasses import dataclass, replace
from functools import cache
from itertools import count
from pathlib import Path
from random import Random
from typing import TypeVar

import msgspec

import saloon
from browser.person import Person
from browser.sought import COLT, Game
from games.parts import part_of
from saloon.engine.record import Match
from saloon.engine.state import State
from saloon.games import GAMES
from saloon.table import playing, seating
from saloon.table.absence import GRACE
from saloon.table.people import table_id
from saloon.table.rhythm import RHYTHM
from saloon.table.rows import ChairRow
from saloon.table.store import Store
from saloon.table.table import load
from saloon.table.wire import NewTable

T = TypeVar("T")

DATABASE = "saloon.sqlite"
PARTS = {slug: part_of(slug, "moments") for slug in GAMES.house}
MOMENTS: dict[str, dict[str, Game]] = {slug: part.MOMENTS for slug, part in PARTS.items()}
KINDS: dict[str, list[str]] = {slug: part.KINDS for slug, part in PARTS.items()}  # of questions
LOOKS: dict[str, list[str]] = {slug: part.LOOKS for slug, part in PARTS.items()}
TYPICAL: dict[str, tuple[str, str]] = {slug: part.TYPICAL for slug, part in PARTS.items()}


@dataclass(frozen=True)
class Moment:
    """A game up to a question that is put to a seat; or to its end."""

    slug: str
    game: Game
    seed: int
    moves: list[tuple[int, str]]
    seat: int

    def before(self) -> Moment:
        """The same game up to the last answer, at the question to whoever gave it."""
        return replace(self, moves=self.moves[:-1], seat=self.moves[-1][0])


def step(match: Match, dice: Random, eager: tuple[str, ...] = ()) -> None:
    """Somebody gives some answer."""
    state = match.state
    seat = dice.choice(state.deciders())
    options = state.options(seat)
    rather = [option for option in options if state.text(seat, option).startswith(eager)] if eager else []
    match.play(seat, dice.choice(rather or options))


def follows(moves: list[tuple[int, str]], seat: int, after: tuple[str, ...]) -> bool:
    return not after or (bool(moves) and moves[-1][0] != seat and moves[-1][1].startswith(after))


@cache
def moment(name: str, slug: str = COLT) -> Moment:
    """The first such moment of the first game that has one."""
    game = MOMENTS[slug][name]
    for seed in count():
        match, dice = Match.new(saloon.game(slug), game.seats, seed, game.switches), Random(seed)
        while match.state.deciders() and len(match.moves) < game.within:
            for seat in match.state.deciders():
                if follows(match.moves, seat, game.after) and game.wanted(match.state, seat):
                    return Moment(slug, game, seed, match.moves, seat)
            step(match, dice, game.eager)
    raise AssertionError(name)


@cache
def ending(slug: str = COLT, seed: int = 0) -> Moment:
    """A game that is over."""
    game = next(iter(MOMENTS[slug].values()))
    match, dice = Match.new(saloon.game(slug), game.seats, seed, {}), Random(seed)
    while match.state.deciders():
        step(match, dice)
    return Moment(slug, replace(game, switches={}), seed, match.moves, 0)


def apart(work: Coroutine[object, object, T]) -> T:
    """Run something that needs an event loop, beside the browser's."""
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(asyncio.run, work).result()


def lay(
    data: Path,
    moment: Moment,
    *people: Person,
    bot: str = "random",
    pace: str = "quick",
    rhythm: int = RHYTHM,
    grace: int = GRACE,
) -> str:
    """Write a table that stands at a moment into the store of a server; gives its id. The first of the people is the
    one who is asked, the others sit behind, and bots are on the other seats."""
    return apart(write(data, moment, people, bot, pace, rhythm, grace))


async def write(
    data: Path, moment: Moment, people: tuple[Person, ...], bot: str, pace: str, rhythm: int, grace: int
) -> str:
    game, rules = moment.game, saloon.game(moment.slug)
    switches = rules.check(game.seats, game.switches)
    wanted = NewTable(rules.slug, [], pace=pace, rhythm=rhythm, grace=grace)
    row = seating.new_row(table_id(), rules, switches, people[0].id, wanted)
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


def hurry(data: Path, table: str) -> None:
    """Nobody is waited for for long at this table, which nobody must have opened yet."""
    with closing(sqlite3.connect(data / DATABASE)) as connection, connection:
        connection.execute("UPDATE tables SET grace = 1 WHERE id = ?", (table,))


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
        match = Match.new(found.game, len(found.chairs), found.seed, found.row.switches)
        states = [match.state.copy()]
        for entry in await store.journal(table):
            if entry.kind == "answered":
                assert entry.seat is not None
                match.play(entry.seat, match.state.read(entry.seat, entry.words or ""))
                states.append(match.state.copy())
    finally:
        await store.close()
    return states
