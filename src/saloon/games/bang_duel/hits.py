"""Hits, misses, reveals and losing life (chapters 7 to 9), shared by questions, steps and effects."""

from __future__ import annotations

from typing import Final

from saloon.engine.frames import NOBODY
from saloon.games.bang_duel.cards import HUNTED, SYMBOL_OF
from saloon.games.bang_duel.events import AIMED, SAVED, WASTED
from saloon.games.bang_duel.events import REVEALED as REVEALED_EVENT
from saloon.games.bang_duel.generated import AnswerFrame, ExtraFrame, LossFrame, RevealedFrame, RevealFrame, SideFrame
from saloon.games.bang_duel.ids import (
    ASK_ANSWER,
    ASK_EXTRA,
    ASK_REVEAL,
    CARD,
    DRAW_ONE,
    HIT_FRONT,
    HIT_PERSON,
    LOSE,
    MASTERSON,
    REST_AGAIN,
    RETURN_FIRE,
    REVEALED,
    WITH_KID,
    WITH_RETURN_FIRE,
)
from saloon.games.bang_duel.state import Duel

_REST: Final = [SideFrame(REST_AGAIN, NOBODY, seat) for seat in range(2)]


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
    if s.hands[seat] or s.has_means(place, tried):
        s.ask(AnswerFrame(ASK_ANSWER, seat, place, tried))
    else:
        lose(s, place, 1)


def miss(s: Duel, place: int, brings: int) -> None:
    """A miss against the hit on a character. Tex Willer wants one more card (13.10)."""
    seat = place // 2
    if not s.extra:
        cancel(s, place, brings)
    elif s.hands[seat]:
        s.ask(ExtraFrame(ASK_EXTRA, seat, place, brings))
    else:
        waste(s, place)


def waste(s: Duel, place: int) -> None:
    """The miss was not enough: the hit takes effect (13.10)."""
    s.tell(WASTED, s.people[place])
    lose(s, place, 1)


def cancel(s: Duel, place: int, brings: int) -> None:
    """The hit is cancelled; what that causes waits, in the order of rule 9.2."""
    seat = place // 2
    person = s.people[place]
    s.missed = True
    s.tell(SAVED, person)
    earns = s.by != seat and s.working(s.by).earns
    first = earns and s.rank(s.awake[s.by]) < s.rank(place)
    if first:
        s.cause_later(DRAW_ONE, s.by, s.people[s.awake[s.by]])
    if brings == WITH_RETURN_FIRE:
        s.cause_later(HIT_FRONT, 1 - seat, person, card=RETURN_FIRE)
    elif brings == WITH_KID:
        s.cause_later(HIT_PERSON, seat, person, s.shooter)
    if earns and not first:
        s.cause_later(DRAW_ONE, s.by, s.people[s.awake[s.by]])


def lose(s: Duel, place: int, points: int) -> None:
    """A character is to lose so much life (9.7)."""
    s.stack.append(LossFrame(LOSE, NOBODY, place, points, 0))


def reveal(s: Duel, seat: int, purpose: int, place: int, tried: int) -> None:
    """Turn over the top card of this seat's deck (8.1), or two for Masterson to choose from (13.4)."""
    s.stack.append(RevealedFrame(REVEALED, NOBODY, place, purpose, tried))
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
    s.ask(RevealFrame(ASK_REVEAL, owner, place, purpose))


def count(s: Duel, card: int) -> None:
    """A revealed card is discarded, and its symbol counts."""
    s.discard.append(card)
    s.symbol = SYMBOL_OF[card]
