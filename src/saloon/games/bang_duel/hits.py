"""Hits, misses, reveals and losing life (chapters 7 to 9), shared by questions, steps and effects."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from saloon.engine.state import NOBODY, Frame
from saloon.games.bang_duel.cards import KINDS, SYMBOL_OF
from saloon.games.bang_duel.characters import CHARACTERS
from saloon.games.bang_duel.events import AIMED, SAVED, WASTED
from saloon.games.bang_duel.events import REVEALED as REVEALED_EVENT
from saloon.games.bang_duel.ids import (
    ASK_ANSWER,
    ASK_EXTRA,
    ASK_REVEAL,
    BARREL,
    BARREL_SIGN,
    CARD,
    DRAW_ONE,
    DYNAMITE_SIGN,
    HAT,
    HIT_FRONT,
    HIT_PERSON,
    LOSE,
    MASTERSON,
    REST_AGAIN,
    RETURN_FIRE,
    REVEALED,
    SNAKE_SIGN,
)
from saloon.games.bang_duel.queue import by_card, waiting

if TYPE_CHECKING:
    from saloon.games.bang_duel.state import Duel

# Means that were tried against a hit (7.3), as bits
BARREL_TRIED: Final = 1
KID_TRIED: Final = 2

# What else a miss does
PLAIN: Final = 0
WITH_RETURN_FIRE: Final = 1
WITH_KID: Final = 2

# Whose doing it is that life is lost (7.10)
BY_OPPONENT: Final = 1

HUNTED: Final = [BARREL_SIGN, BARREL_SIGN, SNAKE_SIGN, DYNAMITE_SIGN]  # by what a card is revealed for

_REST: Final = [Frame(REST_AGAIN, NOBODY, seat) for seat in range(2)]


def turn_to(s: Duel, place: int) -> None:
    """A character becomes the target: awake until the effect on it is finished (5.4)."""
    seat = place // 2
    s.stack.append(_REST[seat])
    s.awake[seat] = place


def hit(s: Duel, place: int) -> None:
    """One hit on a character (7.1)."""
    s.tell(AIMED, s.cause, s.people[place], s.shooter)
    turn_to(s, place)
    window(s, place, 0)


def window(s: Duel, place: int, tried: int) -> None:
    """Ask for an answer, unless everybody sees that there is none (7.5)."""
    seat = place // 2
    if s.hands[seat] or has_means(s, place, tried):
        s.ask(ASK_ANSWER, seat, place, tried)
    else:
        lose(s, place, 1, strike(s, seat))


def has_means(s: Duel, place: int, tried: int) -> bool:
    """Whether the target itself has something left to try (7.2)."""
    if not tried & BARREL_TRIED and s.wears(place, BARREL) != NOBODY:
        return True
    if not tried & KID_TRIED and CHARACTERS[s.people[place]].tries:
        return True
    return s.wears(place, HAT) != NOBODY


def strike(s: Duel, seat: int) -> int:
    """How a hit takes life."""
    return BY_OPPONENT if s.by != seat else 0


def miss(s: Duel, place: int, how: int) -> None:
    """A miss against the hit on a character. Tex Willer wants one more card (13.10)."""
    seat = place // 2
    if not s.extra:
        cancel(s, place, how)
    elif s.hands[seat]:
        s.ask(ASK_EXTRA, seat, place, how)
    else:
        waste(s, place)


def waste(s: Duel, place: int) -> None:
    """The miss was not enough: the hit takes effect (13.10)."""
    s.tell(WASTED, s.people[place])
    lose(s, place, 1, strike(s, place // 2))


def cancel(s: Duel, place: int, how: int) -> None:
    """The hit is cancelled; what that causes waits, in the order of rule 9.2."""
    seat = place // 2
    person = s.people[place]
    s.missed = True
    s.tell(SAVED, person)
    earns = s.by != seat and s.working(s.by).earns
    first = earns and s.rank(s.awake[s.by]) < s.rank(place)
    if first:
        s.queue.append(waiting(DRAW_ONE, s.by, s.people[s.awake[s.by]], 0))
    if how == WITH_RETURN_FIRE:
        s.queue.append(by_card(waiting(HIT_FRONT, 1 - seat, person, 0), RETURN_FIRE))
    elif how == WITH_KID:
        s.queue.append(waiting(HIT_PERSON, seat, person, s.shooter))
    if earns and not first:
        s.queue.append(waiting(DRAW_ONE, s.by, s.people[s.awake[s.by]], 0))


def lose(s: Duel, place: int, points: int, how: int) -> None:
    """A character is to lose so much life (9.7)."""
    s.stack.append(Frame(LOSE, NOBODY, place, loss(points, 0, how)))


def loss(points: int, lost: int, how: int) -> int:
    """The argument of a loss: points still to lose, points lost by the character itself, and whose doing it is."""
    return points + lost * 8 + how * 64


def reveal(s: Duel, seat: int, purpose: int, place: int, tried: int) -> None:
    """Turn over the top card of this seat's deck (8.1), or two for Masterson to choose from (13.4)."""
    s.stack.append(Frame(REVEALED, NOBODY, place, purpose + tried * 4))
    sign = HUNTED[purpose]
    owner = 0 if s.has(0, MASTERSON) else 1 if s.has(1, MASTERSON) else NOBODY
    first = s.take(seat)
    if first == NOBODY:
        s.symbol = NOBODY
        return
    card = first & CARD
    s.renew(seat)
    s.tell(REVEALED_EVENT, seat, card, sign)
    if owner == NOBODY:
        count(s, card)
        return
    s.laid = [card]
    second = s.take(seat)
    if second == NOBODY:
        s.laid = []
        count(s, card)
        return
    s.laid = [card, second & CARD]
    s.renew(seat)
    s.tell(REVEALED_EVENT, seat, second & CARD, sign)
    s.ask(ASK_REVEAL, owner, purpose, place)


def count(s: Duel, card: int) -> None:
    """A revealed card is discarded, and its symbol counts."""
    s.discard.append(card)
    s.symbol = SYMBOL_OF[card]


def may_shoot_back(s: Duel, seat: int, kind: int) -> bool:
    """Whether a card helps in a duel or against Indians: a hit card, or one that is played as a Colt (12.14, 12.15)."""
    return KINDS[kind].hit or s.working(seat).as_colt(kind)
