"""What is looked for in games that are played at random. Each game has its own list, as MOMENTS in its folder of the
tests (games/parts.py)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from saloon.engine.game import Value
from saloon.engine.state import State

# Games that tests sit down to where one is as good as another
COLT = "colt-express"
DUEL = "bang-duel"

Wanted = Callable[[State, int], bool]


@dataclass(frozen=True)
class Game:
    """How it is played until the moment comes, and how to know it. `eager`: answers that begin like this are given as
    soon as they can be. `within`: so many answers; a moment that comes later is not waited for. `after`: how an answer
    of somebody else, the last before, begins."""

    wanted: Wanted
    seats: int = 4
    switches: dict[str, Value] = field(default_factory=dict)
    eager: tuple[str, ...] = ()
    within: int = 1000
    after: tuple[str, ...] = ()


def asks(kind: str, *ways: str, alone: bool = True) -> Wanted:
    """A seat is asked this, and among its answers are such. `alone`: nobody else is asked at the same time."""

    def wanted(state: State, seat: int) -> bool:
        if state.question(seat)["kind"] != kind or (alone and state.deciders() != [seat]):
            return False
        options = state.options(seat)
        return len(options) > 1 and {state.describe(seat, option)["kind"] for option in options} >= set(ways)

    return wanted
