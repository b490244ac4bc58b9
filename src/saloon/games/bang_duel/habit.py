"""What all habits have in common: what several questions look at.

Only what the asked seat knows counts: its own hand, of the other how many cards it holds, and the street.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Generic, TypeVar

from mypy_extensions import i64

from saloon.engine.frames import Frame
from saloon.engine.learning import FoundTraits
from saloon.games.bang_duel.cards import KIND_OF, KINDS
from saloon.games.bang_duel.ids import BANG, BARREL, CARD, HAT, RESPITE_LIFE, STAMPEDE, TOM_HORN
from saloon.games.bang_duel.traits import (
    DRIVES_OFF_GEAR,
    DRIVES_STRONG,
    DRIVES_UP_GEAR,
    DRIVES_WEAK,
    EXPOSES,
    GIVES,
    LULLS,
    POUNCES,
    SHELTERS,
    SPARE,
    WAKES,
)

if TYPE_CHECKING:
    from saloon.games.bang_duel.state import Duel


GIVES_OF: Final = [GIVES[kind] for kind in KIND_OF]  # by card

# By card: those of one type have one use, and so have all that are played for a BANG!, of which a turn allows few
USE_OF: Final = [-1 if KINDS[kind].frame == BANG else kind for kind in KIND_OF]

F = TypeVar("F", bound=Frame)


class Habit(Generic[F]):
    """What stands out about the answers to one question. Holds no data."""

    def find(self, s: Duel, f: F, option: int, found: FoundTraits) -> None:
        raise NotImplementedError


def helps(kind: int) -> bool:
    """Whether equipment is good for its bearer."""
    return kind < STAMPEDE


def helpers(s: Duel, place: int) -> int:
    """How much equipment a character has that helps."""
    count = 0
    for card in s.gear[place]:
        if KIND_OF[card] < STAMPEDE:
            count += 1
    return count


def pests(s: Duel, seat: int) -> bool:
    """Whether something harmful lies on a side."""
    for place in (seat * 2, seat * 2 + 1):
        for card in s.gear[place]:
            if KIND_OF[card] >= STAMPEDE:
                return True
    return False


def covered(s: Duel, place: int) -> bool:
    """Whether a character has equipment against hits."""
    for card in s.gear[place]:
        kind = KIND_OF[card]
        if kind in (BARREL, HAT):
            return True
    return False


def gain_at_the_inn(s: Duel, seat: int, place: int) -> int:
    """The life that a side gains over the other when somebody has three (12.20)."""
    gain = RESPITE_LIFE - s.life[place]
    return gain if place // 2 == seat else -gain


def giving(s: Duel, seat: int, card: int, found: FoundTraits) -> None:
    """A card leaves the hand and does nothing of its own."""
    found.add(GIVES_OF[card])
    like: i64 = 0
    use: i64 = USE_OF[card]
    for entry in s.hands[seat]:
        if USE_OF[entry & CARD] == use:
            like += 1
    if like > 2:
        found.add(SPARE)


def swapping(s: Duel, seat: int, found: FoundTraits) -> None:
    """The own characters change places."""
    front = s.front[seat]
    rear = front ^ 1
    before = s.life[front]
    after = s.life[rear]
    if before < after and before <= 2:
        found.add(SHELTERS)
    elif after < before and after <= 2:
        found.add(EXPOSES)
    better = helpers(s, rear) - helpers(s, front)
    if better > 0:
        found.add(WAKES)
    elif better < 0:
        found.add(LULLS)
    if s.people[rear] == TOM_HORN:
        found.add(POUNCES)


def driving(s: Duel, foe: int, found: FoundTraits) -> None:
    """The opponent's characters change places."""
    front = s.front[foe]
    rear = front ^ 1
    if s.life[rear] < s.life[front]:
        found.add(DRIVES_WEAK)
    elif s.life[rear] > s.life[front]:
        found.add(DRIVES_STRONG)
    better = helpers(s, rear) - helpers(s, front)
    if better < 0:
        found.add(DRIVES_OFF_GEAR)
    elif better > 0:
        found.add(DRIVES_UP_GEAR)
