"""Dumps that somebody has meddled with: they are refused with a reason, or they can be played on to the end.

Each dump of a real game is changed in one place, mostly to something that is in its declared range. What the rules
cannot tell from a real position may load; what loads must hold. `make soak` does so with many more dumps: as many of
each way to play as SALOON_DUMPS says.
"""

from __future__ import annotations

import copy
import os
from collections.abc import Callable
from typing import Any

import pytest

import saloon
from saloon.engine.conformance import variants
from saloon.engine.errors import BadRecord
from saloon.engine.fields import FLAG, NUMBER, NUMBERS, Field, bound
from saloon.engine.game import Game
from saloon.engine.rng import Rng
from saloon.engine.state import State

Dump = dict[str, Any]
DUMPS = int(os.environ.get("SALOON_DUMPS", "4"))  # positions of each way to play
MEDDLED = 10  # times with each of them
SLUGS = sorted(saloon.games())
ENOUGH = 20_000  # answers, far more than any game takes at random


def positions(game: Game, seats: int, options: dict[str, Any], rng: Rng) -> list[State]:
    """Moments of a random game, from its start to its end."""
    state = game.new(seats, rng.below(1 << 30), **options)
    found = [state.copy()]
    while state.deciders():
        answer(state, rng)
        found.append(state.copy())
    return [found[rng.below(len(found))] for _ in range(DUMPS)]


def answer(state: State, rng: Rng) -> None:
    seats = state.deciders()
    seat = seats[rng.below(len(seats))]
    options = state.options(seat)
    state.play(seat, options[rng.below(len(options))])


# Ways to meddle


def in_range(field: Field, variant: object, rng: Rng) -> int:
    low, high = bound(field.low, variant), bound(field.high, variant)
    return low + rng.below(min(high - low, 1 << 30) + 1)


def a_field(game: Game, state: State, dump: Dump, rng: Rng) -> None:
    """A number, a flag, or one number of a list becomes another one."""
    fields = game.fields.fields
    change(fields[rng.below(len(fields))], dump, getattr(state, "variant"), rng)  # noqa: B009  # each game has its own


def change(field: Field, data: Dump, variant: object, rng: Rng) -> None:
    value = data[field.name]
    if field.record is not None:
        if value:
            inner = field.record.fields
            change(inner[rng.below(len(inner))], value[rng.below(len(value))], variant, rng)
    elif field.kind == FLAG:
        data[field.name] = not value
    elif field.kind == NUMBER:
        data[field.name] = in_range(field, variant, rng)
    else:
        row = value if field.kind == NUMBERS else value[rng.below(len(value))] if value else []
        if row:
            row[rng.below(len(row))] = in_range(field, variant, rng)


def a_swap(game: Game, state: State, dump: Dump, rng: Rng) -> None:
    """Two entries of a list change places, or one is lost, or there twice."""
    lists = [
        dump[field.name] for field in game.fields.fields if isinstance(dump[field.name], list) and dump[field.name]
    ]
    row = lists[rng.below(len(lists))]
    first, second, how = rng.below(len(row)), rng.below(len(row)), rng.below(3)
    if how == 0:
        row[first], row[second] = row[second], row[first]
    elif how == 1:
        row.pop(first)
    else:
        row.insert(first, copy.deepcopy(row[second]))


def a_frame(game: Game, state: State, dump: Dump, rng: Rng) -> None:
    """A number of a frame becomes another one."""
    if dump["stack"]:
        frame = dump["stack"][rng.below(len(dump["stack"]))]
        frame[rng.below(len(frame))] = rng.below(8) - 1


def the_stack(game: Game, state: State, dump: Dump, rng: Rng) -> None:
    """Frames are lost, there twice, or in another order."""
    stack, how = dump["stack"], rng.below(5)
    if how == 0:
        stack.clear()
    elif how == 1:
        stack *= 3
    elif stack and how == 2:
        stack.pop(rng.below(len(stack)))
    elif stack and how == 3:
        stack.insert(rng.below(len(stack)), list(stack[rng.below(len(stack))]))
    elif stack:
        stack.append(stack.pop(rng.below(len(stack))))


MEDDLING: list[Callable[[Game, State, Dump, Rng], None]] = [a_field, a_field, a_swap, a_frame, the_stack]


@pytest.mark.parametrize("slug", SLUGS)
def test_what_loads_can_be_played_on(slug: str) -> None:
    game = saloon.game(slug)
    rng = Rng(12)
    meddled = refused = 0
    for seats, options in variants(game):
        for state in positions(game, seats, options, rng):
            real = state.dump()
            for _ in range(MEDDLED):
                dump = copy.deepcopy(real)
                MEDDLING[rng.below(len(MEDDLING))](game, state, dump, rng)
                if dump != real:
                    meddled += 1
                    refused += not plays_on(game, dump, rng)
    # Most of it is told; the rest, such as other cards in a deck, is as good as the truth
    assert refused / meddled > 0.6, (refused, meddled)


def plays_on(game: Game, dump: Dump, rng: Rng) -> bool:
    """Whether a dump loads; if it does, everything is tried with it, to the end of the game."""
    try:
        state = game.load(dump)
    except BadRecord:
        return False
    assert state.dump() == dump
    for seat in (None, *range(state.seats)):
        state.view(seat)
        state.observation(seat)
        assert not state.imagine(seat, Rng(1)).broken_invariants()
    for _ in range(ENOUGH):
        if not state.deciders():
            break
        answer(state, rng)
        assert not state.broken_invariants()
    assert state.winners()
    return True
