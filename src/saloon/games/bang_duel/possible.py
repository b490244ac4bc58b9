"""What a dump may claim of the effect that is being worked off: questions and steps ask it of themselves."""

from __future__ import annotations

from saloon.engine.frames import NOBODY
from saloon.games.bang_duel.cards import KINDS
from saloon.games.bang_duel.characters import CHARACTERS
from saloon.games.bang_duel.effects import EFFECTS, Shot
from saloon.games.bang_duel.generated import LossFrame, PlaceFrame, SideFrame
from saloon.games.bang_duel.ids import (
    ABILITY,
    BANG,
    BARREL,
    BARREL_TRIED,
    BITE,
    CARD,
    DUEL,
    DYNAMITE,
    EXPLOSION,
    GATLING,
    HERD,
    INDIANS,
    KID_CURRY,
    KID_TRIED,
    OLD,
    PAST,
    PINKERTON,
    RATTLESNAKE,
    RESPITE,
    RESPITE_LIFE,
    REST_AGAIN,
    RETURN_FIRE,
    RIDER,
    TEX_WILLER,
    TOM_HORN,
    WILD_BILL,
)
from saloon.games.bang_duel.state import Duel

SHOOTERS = (PINKERTON, WILD_BILL, TOM_HORN)  # whose ability hits the other side; Kid Curry's hits anybody


def waits(s: Duel, step: int) -> int:
    """How many such steps lie on the stack."""
    return sum(1 for frame in s.stack if frame.seat == NOBODY and frame.kind == step)


def once(s: Duel, f: PlaceFrame) -> bool:
    """Whether no other step of its kind is about the same place."""
    alike = [each for each in s.stack if each.seat == f.seat and each.kind == f.kind and isinstance(each, PlaceFrame)]
    return [each.place for each in alike].count(f.place) == 1


def played(s: Duel, seat: int) -> bool:
    """Whether a seat can be playing something: it is on turn, and will be asked to play on."""
    return seat == s.turn and s.stack[0].seat == seat


def by_card(s: Duel, kind: int) -> bool:
    """Whether a card of this type is taking effect, played by the active character of whoever is on turn."""
    return s.cause == kind and played(s, s.by) and s.shooter == s.people[s.front[s.by]]


def target(s: Duel, place: int) -> bool:
    """Whether a character is the target of the effect: alive, and awake until it is finished (5.4)."""
    seat = place // 2
    rests = [f.side for f in s.stack if f.seat == NOBODY and f.kind == REST_AGAIN and isinstance(f, SideFrame)]
    return s.alive(place) and s.awake[seat] == place and rests == [seat]


def shot(s: Duel) -> bool:
    """Whether the effect is one of the cards that hit one character."""
    return s.cause < ABILITY and isinstance(EFFECTS[s.cause], Shot) and by_card(s, s.cause)


def hit(s: Duel, place: int) -> bool:
    """Whether the effect is a hit on this character (7.1)."""
    if not target(s, place):
        return False
    if s.extra and (s.cause >= ABILITY or KINDS[s.cause].frame != BANG or s.shooter != TEX_WILLER):
        return False
    theirs = place // 2 != s.by
    if s.cause >= ABILITY:
        person = s.cause - ABILITY
        return s.shooter == person and (person == KID_CURRY or (person in SHOOTERS and theirs))
    if s.cause == RETURN_FIRE:
        return theirs
    if s.cause == GATLING:
        return by_card(s, GATLING) and place != s.front[s.by]
    return shot(s) and theirs and waits(s, RIDER) == 1


def means(s: Duel, place: int, tried: int) -> bool:
    """Whether a character has what was tried against a hit (7.3)."""
    if tried & BARREL_TRIED and s.wears(place, BARREL) == NOBODY:
        return False
    return not tried & KID_TRIED or CHARACTERS[s.people[place]].tries


def raid(s: Duel, place: int) -> bool:
    """Whether Indians are upon this character (12.14)."""
    return target(s, place) and by_card(s, INDIANS) and place != s.front[s.by]


def duel(s: Duel, place: int, other: int) -> bool:
    """Whether these two are in a duel, one of them the active character who began it (12.15)."""
    if place // 2 == s.by:
        return duel(s, other, place)
    return by_card(s, DUEL) and target(s, place) and other == s.front[s.by] and s.alive(other)


def at_the_start(s: Duel, place: int, kind: int) -> bool:
    """Whether it is this equipment that threatens its bearer at the start of a turn (5.7)."""
    mine = s.by == s.turn == place // 2 and s.shooter == s.people[place]
    before = waits(s, BITE) == 1 if kind == DYNAMITE else waits(s, BITE) == 0 and waits(s, HERD) == 1
    return s.cause == kind and target(s, place) and mine and before


def loss(s: Duel, f: LossFrame) -> bool:
    """Whether the effect takes so much life (9.7)."""
    if at_the_start(s, f.place, DYNAMITE):
        return f.points + f.lost <= EXPLOSION
    if s.cause == RESPITE:
        within = f.points + f.lost <= 2 and s.life[f.place] - f.points >= RESPITE_LIFE
        return within and by_card(s, RESPITE) and target(s, f.place)
    if f.points != 1 or f.lost != 0:
        return False
    if s.cause == DUEL:
        foe = s.awake[1 - s.by]
        return duel(s, s.front[s.by], foe) and f.place in (s.front[s.by], foe)
    return hit(s, f.place) or raid(s, f.place) or at_the_start(s, f.place, RATTLESNAKE)


def laid(s: Duel, counts: list[int], reader: int) -> bool:
    """Whether so many cards lie there for this reader; only those that not everybody sees have marks."""
    marks = OLD | PAST if reader != NOBODY else 0
    clean = all(not entry & ~(CARD | marks) for entry in s.laid)
    return clean and len(s.laid) in counts and s.reader == reader
