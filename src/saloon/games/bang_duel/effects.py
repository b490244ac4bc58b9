"""What the cards do (chapter 12). The index in EFFECTS is the card type in `ids.py`."""

from __future__ import annotations

from typing import Final

from saloon.engine.frames import NOBODY, Frame
from saloon.games.bang_duel.cards import KIND_OF, KINDS
from saloon.games.bang_duel.events import EQUIPPED, LAID_OUT, NO_HITS, STRIPPED
from saloon.games.bang_duel.generated import CardFrame, DuelFrame, PlaceFrame, SideFrame, TargetFrame
from saloon.games.bang_duel.hits import (
    lose,
    turn_to,
)
from saloon.games.bang_duel.ids import (
    ASK_CARBINE,
    ASK_DUEL,
    ASK_PEACEMAKER,
    ASK_RESPITE,
    ASK_ROBBERY,
    ASK_SHOTGUN,
    ASK_TARGET,
    ASK_TEACHER,
    ASK_WAGON,
    ASK_WATER,
    BANG,
    CARD,
    COLT,
    COLTISH,
    DYNAMITE,
    HAIL,
    HIT,
    PLACES,
    RAID,
    REMINGTON,
    REPLACED,
    REST,
    RIDER,
    SCHOFIELD,
    SCOPE,
    SHARE,
    WAGON,
    WATER,
    WINCHESTER,
)
from saloon.games.bang_duel.state import Duel

_RIDER: Final = Frame(RIDER)
_HITS: Final[list[Frame]] = [PlaceFrame(HIT, NOBODY, place) for place in range(PLACES)]
_RAIDS: Final[list[Frame]] = [PlaceFrame(RAID, NOBODY, place) for place in range(PLACES)]


class Effect:
    """What one type of card does. Holds no data."""

    def can(self, s: Duel, seat: int) -> bool:
        """Whether there is a way to play it now, the limit of BANG! cards aside."""
        return True

    def play(self, s: Duel, seat: int, card: int, way: int) -> None:
        raise NotImplementedError

    def targets(self, s: Duel, seat: int, kind: int) -> list[int]:
        """The places at which it may be played (chapter 6)."""
        return []

    def at(self, s: Duel, seat: int, card: int, way: int, place: int) -> None:
        """Play it at a place."""
        raise NotImplementedError

    def rider(self, s: Duel) -> None:
        """What follows if it missed (9.6)."""


class Aimed(Effect):
    """A card that is played at one character."""

    def play(self, s: Duel, seat: int, card: int, way: int) -> None:
        places = self.targets(s, seat, COLT if way == COLTISH else KIND_OF[card])
        if len(places) == 1:
            self.at(s, seat, card, way, places[0])
        else:
            s.ask(TargetFrame(ASK_TARGET, seat, card, way))


class Shot(Aimed):
    """One hit on the opponent's front; with Scope, Winchester or Ransom on the rear too (6.1, 12.8, 12.27, 14.3)."""

    def targets(self, s: Duel, seat: int, kind: int) -> list[int]:
        foe = 1 - seat
        if s.sole(foe):
            return [s.front[foe]]
        far = kind == WINCHESTER or s.working(seat).reach or s.wears(s.front[seat], SCOPE) != NOBODY
        return [foe * 2, foe * 2 + 1] if far else [s.front[foe]]

    def at(self, s: Duel, seat: int, card: int, way: int, place: int) -> None:
        kind = COLT if way == COLTISH else KIND_OF[card]
        bang = KINDS[kind].frame == BANG
        begin(s, seat, kind, bang)
        s.stack.append(_RIDER)
        hits = len(s.gear[place]) if kind == HAIL else 1
        if hits == 0:
            s.tell(NO_HITS, s.people[place])
        for _ in range(hits):
            s.stack.append(_HITS[place])


def begin(s: Duel, seat: int, kind: int, bang: bool) -> None:
    """A card of this type begins to take effect."""
    s.cause = kind
    s.by = seat
    s.shooter = s.people[s.front[seat]]
    s.extra = bang and s.working(seat).extra  # 13.10
    s.missed = False


class Carbine(Shot):
    """Missed: one piece of equipment of an active character may go (12.3)."""

    def rider(self, s: Duel) -> None:
        if s.gear[s.front[0]] or s.gear[s.front[1]]:
            s.ask(Frame(ASK_CARBINE, s.by))


class Peacemaker(Shot):
    """Missed: the opponent discards a card (12.4)."""

    def rider(self, s: Duel) -> None:
        if s.hands[1 - s.by]:
            s.ask(Frame(ASK_PEACEMAKER, 1 - s.by))


class Remington(Shot):
    """Missed: draw a card (12.5)."""

    def rider(self, s: Duel) -> None:
        s.draw(s.by, 1, REMINGTON)


class Schofield(Shot):
    """Missed: the own active character regains a life (12.6)."""

    def rider(self, s: Duel) -> None:
        s.heal(s.front[s.by], SCHOFIELD)


class Shotgun(Shot):
    """Missed: one token may be moved (12.7)."""

    def rider(self, s: Duel) -> None:
        if not s.sole(0) or not s.sole(1):
            s.ask(Frame(ASK_SHOTGUN, s.by))


class Gatling(Effect):
    """A hit on everybody but the own active character, in the order of rule 9.2. (12.10)"""

    def play(self, s: Duel, seat: int, card: int, way: int) -> None:
        begin(s, seat, KIND_OF[card], False)
        s.then([_HITS[place] for place in everybody_else(s, seat)])


def everybody_else(s: Duel, seat: int) -> list[int]:
    """All characters but the own active one, in the order of rule 9.2."""
    mine = s.front[seat]
    theirs = s.front[1 - seat]
    return [place for place in (theirs, mine ^ 1, theirs ^ 1) if s.people[place] != NOBODY]


class Response(Effect):
    """Played only against a hit (6.8)."""

    def can(self, s: Duel, seat: int) -> bool:
        return False


class Indians(Effect):
    """Everybody but the own active character shoots back or loses a life. (12.14)"""

    def play(self, s: Duel, seat: int, card: int, way: int) -> None:
        begin(s, seat, KIND_OF[card], False)
        s.then([_RAIDS[place] for place in everybody_else(s, seat)])


class Duelling(Aimed):
    """Two characters shoot in turn until one gives up. (12.15)"""

    def targets(self, s: Duel, seat: int, kind: int) -> list[int]:
        foe = 1 - seat
        if s.working(seat).reach and not s.sole(foe):
            return [foe * 2, foe * 2 + 1]
        return [s.front[foe]]

    def at(self, s: Duel, seat: int, card: int, way: int, place: int) -> None:
        begin(s, seat, KIND_OF[card], False)
        turn_to(s, place)
        challenge(s, place, s.front[seat])


def challenge(s: Duel, place: int, other: int) -> None:
    """It is on the character at `place` to shoot back; with an empty hand everybody sees that it cannot."""
    seat = place // 2
    if s.hands[seat]:
        s.ask(DuelFrame(ASK_DUEL, seat, place, other))
    else:
        lose(s, place, 1)


class Robbery(Effect):
    """A random card of the opponent, or equipment off the table. (12.16)"""

    def can(self, s: Duel, seat: int) -> bool:
        return len(s.hands[1 - seat]) > 0 or len(in_reach(s, seat)) > 0

    def play(self, s: Duel, seat: int, card: int, way: int) -> None:
        s.ask(Frame(ASK_ROBBERY, seat))


def in_reach(s: Duel, seat: int) -> list[int]:
    """The equipment of everybody but the opponent's rear (6.2, 14.3), by number."""
    hidden = NOBODY
    if not s.working(seat).reach and not s.sole(1 - seat):
        hidden = s.rear(1 - seat)
    cards = [card for place in range(PLACES) if place != hidden for card in s.gear[place]]
    cards.sort()
    return cards


class Teacher(Effect):
    """Takes equipment to hand. (12.17)"""

    def can(self, s: Duel, seat: int) -> bool:
        return len(in_reach(s, seat)) > 0

    def play(self, s: Duel, seat: int, card: int, way: int) -> None:
        s.ask(Frame(ASK_TEACHER, seat))


class Water(Effect):
    """The characters of one side swap. (12.18)"""

    def can(self, s: Duel, seat: int) -> bool:
        return not s.sole(0) or not s.sole(1)

    def play(self, s: Duel, seat: int, card: int, way: int) -> None:
        if s.sole(0):
            s.swap(1, WATER)
        elif s.sole(1):
            s.swap(0, WATER)
        else:
            s.ask(Frame(ASK_WATER, seat))


class Rest(Effect):
    """A life for each of the own characters. (12.19)"""

    def play(self, s: Duel, seat: int, card: int, way: int) -> None:
        s.heal(s.front[seat], REST)
        s.heal(s.front[seat] ^ 1, REST)


class Respite(Effect):
    """Somebody has three life. (12.20)"""

    def play(self, s: Duel, seat: int, card: int, way: int) -> None:
        begin(s, seat, KIND_OF[card], False)
        s.ask(CardFrame(ASK_RESPITE, seat, card))

    def targets(self, s: Duel, seat: int, kind: int) -> list[int]:
        return within_reach(s, seat)


def within_reach(s: Duel, seat: int) -> list[int]:
    """Everybody but the opponent's rear, unless Ransom plays (6.2, 14.3)."""
    hidden = NOBODY
    if not s.working(seat).reach and not s.sole(1 - seat):
        hidden = s.rear(1 - seat)
    return [place for place in range(PLACES) if place != hidden and s.people[place] != NOBODY]


class Wagon(Effect):
    """Draw three, keep two. (12.21)"""

    def play(self, s: Duel, seat: int, card: int, way: int) -> None:
        for _ in range(3):
            s.look_at(seat, seat, WAGON)
        if len(s.laid) == 3:
            s.reader = seat
            s.ask(Frame(ASK_WAGON, seat))
        else:
            for entry in s.laid:
                s.add(seat, entry)
            s.laid = []


class Store(Effect):
    """Two cards from each deck, taken in turn. (12.22)"""

    def play(self, s: Duel, seat: int, card: int, way: int) -> None:
        for owner in (seat, seat, 1 - seat, 1 - seat):
            entry = s.take(owner)
            if entry != NOBODY:
                s.laid.append(entry & CARD)
                s.renew(owner)
        s.tell_list(LAID_OUT, seat, s.laid[:])
        s.stack.append(SideFrame(SHARE, NOBODY, seat))


class Equipment(Aimed):
    """Stays with a character: the own rear, or the opponent's front (6.3)."""

    def targets(self, s: Duel, seat: int, kind: int) -> list[int]:
        if s.working(seat).reach:
            return [place for place in range(PLACES) if s.people[place] != NOBODY]
        if kind == DYNAMITE:
            return [s.rear(seat)]
        mine = s.rear(seat)
        theirs = s.front[1 - seat]
        return [mine, theirs] if mine < theirs else [theirs, mine]

    def play(self, s: Duel, seat: int, card: int, way: int) -> None:
        s.laid = [card]
        super().play(s, seat, card, way)

    def at(self, s: Duel, seat: int, card: int, way: int, place: int) -> None:
        s.laid = []
        old = s.wears(place, KIND_OF[card])
        s.gear[place].append(card)
        s.tell(EQUIPPED, seat, card, s.people[place])
        if old != NOBODY:  # 6.5
            s.gear[place].remove(old)
            s.discard.append(old)
            s.tell(STRIPPED, old, s.people[place], REPLACED)


EFFECTS: Final[list[Effect]] = [
    Shot(),  # Colt
    Shot(),  # Hail of Bullets
    Carbine(),
    Peacemaker(),
    Remington(),
    Schofield(),
    Shotgun(),
    Shot(),  # Winchester
    Shot(),  # Derringer
    Gatling(),
    Shot(),  # Knife
    Response(),  # Missed!
    Response(),  # Return Fire
    Indians(),
    Duelling(),
    Robbery(),
    Teacher(),
    Water(),
    Rest(),
    Respite(),
    Wagon(),
    Store(),
    Equipment(),  # Bank
    Equipment(),  # Barrel
    Equipment(),  # Hat
    Equipment(),  # Holster
    Equipment(),  # Scope
    Equipment(),  # Watch
    Equipment(),  # Stampede
    Equipment(),  # Rattlesnake
    Equipment(),  # Dynamite
]
