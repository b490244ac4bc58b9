"""What can be taken back: an answer by which no chance was used and nothing came to light, while nobody else has
answered. For an answer that is not given yet this is tried out in worlds that the player could be in, never in the
true one: so the mark beside an option tells nothing that the player does not know."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from saloon.engine.events import Event
from saloon.engine.record import Match
from saloon.engine.rng import Rng
from saloon.engine.state import State

WORLDS: Final = 4
# What it costs to take an answer back, as a part of a key: nothing, or why it is for keeps
FREE: Final = ""
CHANCE: Final = "chance"
REVEALED: Final = "revealed"
HANDED: Final = "handed"
NOTHING: Final = "nothing"  # there is no answer to take back


def undo_costs(state: State, seat: int, alone: bool) -> list[str]:
    """What it would cost to take back each answer. `alone`: the others answer as soon as they may."""
    worlds = [state.imagine(seat, Rng(number)) for number in range(WORLDS)]
    return [highest_cost(worlds, seat, option, alone) for option in state.options(seat)]


def highest_cost(worlds: list[State], seat: int, option: int, alone: bool) -> str:
    """The cost of an answer in the first world where it has one."""
    for world in worlds:
        found = tried_cost(world.copy(), seat, option, alone)
        if found != FREE:
            return found
    return FREE


def tried_cost(world: State, seat: int, option: int, alone: bool) -> str:
    """What it costs to take back an answer in this world, which is used up."""
    chance = world.rng.dump()
    world.listen()
    world.apply(seat, option)
    return undo_cost(world, seat, chance, world.hear(), alone)


def undo_cost(after: State, seat: int, chance: object, events: Sequence[Event], alone: bool) -> str:
    """What it costs to take back the answer that led here. `chance`: the generator before it, as a dump; `events`: what
    happened by it."""
    if after.rng.dump() != chance:
        return CHANCE
    if any(after.event_kind(event.kind).reveals for event in events) or not after.deciders():
        return REVEALED
    return HANDED if alone and seat not in after.deciders() else FREE


def obstacle(match: Match, seat: int) -> str:
    """Why this seat cannot take back its last answer, or FREE."""
    if all(mover != seat for mover, _ in match.moves):
        return NOTHING
    mover, words = match.moves[-1]
    if mover != seat:
        return HANDED
    before = match.back_to(len(match.moves) - 1).state
    return tried_cost(before, seat, before.read(seat, words), False)
