"""What can be taken back: an answer by which no chance was used and nothing came to light, while nobody else has
answered. For an answer that is not given yet this is tried out in worlds that the player could be in, never in the
true one: so the mark beside an option tells nothing that the player does not know."""

from __future__ import annotations

from saloon.engine.record import Match
from saloon.engine.rng import Rng
from saloon.engine.state import State

WORLDS = 4
FREE = ""


def prices(state: State, seat: int, alone: bool) -> list[str]:
    """Why each answer would be for keeps, as a part of a key, or FREE. `alone`: the others answer as soon as they
    may."""
    worlds = [state.imagine(seat, Rng(number)) for number in range(WORLDS)]
    return [price_in(worlds, seat, option, alone) for option in state.options(seat)]


def price_in(worlds: list[State], seat: int, option: int, alone: bool) -> str:
    """The price of an answer in the first world where it has one."""
    for world in worlds:
        found = price(world.copy(), seat, option, alone)
        if found != FREE:
            return found
    return FREE


def price(world: State, seat: int, option: int, alone: bool) -> str:
    """What an answer costs in this world, which is used up."""
    before = world.rng.dump()
    world.listen()
    world.apply(seat, option)
    if world.rng.dump() != before:
        return "chance"
    if any(world.event_kind(event.kind).reveals for event in world.hear()) or not world.deciders():
        return "revealed"
    return "handed" if alone and seat not in world.deciders() else FREE


def obstacle(match: Match, seat: int) -> str:
    """Why this seat cannot take back its last answer, or FREE."""
    if all(mover != seat for mover, _ in match.moves):
        return "nothing"
    mover, words = match.moves[-1]
    if mover != seat:
        return "handed"
    before = match.back_to(len(match.moves) - 1).state
    return price(before, seat, before.read(seat, words), False)
