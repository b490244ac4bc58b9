"""What follows what: setting up, the turn, working off an effect, death. The index in STEPS is the id in `ids.py`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from saloon.engine.state import NOBODY, Frame
from saloon.games.bang_duel.cards import SYMBOL_OF
from saloon.games.bang_duel.characters import CHARACTERS
from saloon.games.bang_duel.effects import EFFECTS
from saloon.games.bang_duel.events import (
    ALONE,
    COVERED,
    DIED,
    ENTERED,
    EXPLODED,
    FRONTED,
    PASSED_ON,
    PICKED,
    SHOWED,
    STRIPPED,
    TURN_BEGAN,
    WON,
)
from saloon.games.bang_duel.hits import (
    HUNTED,
    KID_TRIED,
    PLAIN,
    WITH_KID,
    hit,
    lose,
    loss,
    miss,
    reveal,
    turn_to,
    window,
)
from saloon.games.bang_duel.ids import (
    AFTER,
    ASK_ANDERSON,
    ASK_DISCARD,
    ASK_INDIANS,
    ASK_PLAY,
    ASK_SCHULZ,
    ASK_SHIELD,
    ASK_STORE,
    BANK,
    BITE,
    BUFFALO_BILL,
    BURY,
    CARD,
    DALTONS,
    DEATH,
    DOCTOR,
    DRAW,
    DRAW_ONE,
    DYNAMITE,
    END,
    EXPLOSION,
    FOR_DYNAMITE,
    FOR_KID,
    FOR_SNAKE,
    FUSE,
    GARRETT,
    HERD,
    HIT_FRONT,
    HIT_PERSON,
    HORSESHOE_SIGN,
    LAST_LIMIT,
    LAW,
    OPEN,
    OPENING,
    OUTLAW,
    RATTLESNAKE,
    RETURN_FIRE,
    SEEN,
    SHARE,
    STAMPEDE,
    TILGHMAN,
    TURN,
)
from saloon.games.bang_duel.naming import A_DEATH, ABILITY, DRAW_PHASE, OPENING_HAND
from saloon.games.bang_duel.queue import card_of, kind_of, person_of, seat_of, source_of

if TYPE_CHECKING:
    from saloon.games.bang_duel.state import Duel

_STEP: Final = [Frame(step) for step in range(SHARE + 1)]
_PLAY: Final = [Frame(ASK_PLAY, seat) for seat in range(2)]
# The start of a turn (3.2); each effect is worked off before the next
_START: Final = [_STEP[step] for step in (FUSE, AFTER, BITE, AFTER, HERD, AFTER, DRAW)]
AFTER_STEP: Final = _STEP[AFTER]


class Step:
    """Something that happens by itself. Holds no data."""

    def run(self, s: Duel, f: Frame) -> None:
        raise NotImplementedError


class FaceOff(Step):
    """The active characters come to light, then the rear ones (2.3); hands are dealt (2.5); the law begins (2.6)."""

    def run(self, s: Duel, f: Frame) -> None:
        for seat in range(2):
            s.front[seat] = seat * 2 + s.choice[seat]
            s.awake[seat] = s.front[seat]
            s.choice[seat] = 0
            for place in (seat * 2, seat * 2 + 1):
                s.life[place] = CHARACTERS[s.people[place]].life  # 2.4
            s.tell(FRONTED, seat, s.people[s.front[seat]], s.life[s.front[seat]])
        for seat in range(2):
            s.tell(COVERED, seat, s.people[s.rear(seat)], s.life[s.rear(seat)])
        s.draw(LAW, OPENING, OPENING_HAND)
        s.draw(OUTLAW, OPENING + 1, OPENING_HAND)
        s.stack.append(_STEP[TURN])


class Turn(Step):
    """A turn begins (3.1)."""

    def run(self, s: Duel, f: Frame) -> None:
        s.turns += 1
        s.tell(TURN_BEGAN, s.turn)
        s.then(_START)


class Fuse(Step):
    """Dynamite may explode (12.31)."""

    def run(self, s: Duel, f: Frame) -> None:
        for place in (s.turn * 2, s.turn * 2 + 1):
            if s.wears(place, DYNAMITE) != NOBODY:
                start(s, place, DYNAMITE, FOR_DYNAMITE)
                return


class Bite(Step):
    """The Rattlesnake may bite (12.30)."""

    def run(self, s: Duel, f: Frame) -> None:
        for place in (s.turn * 2, s.turn * 2 + 1):
            if s.wears(place, RATTLESNAKE) != NOBODY:
                start(s, place, RATTLESNAKE, FOR_SNAKE)
                return


def start(s: Duel, place: int, kind: int, purpose: int) -> None:
    """Equipment at the start of a turn: its bearer counts as the target (5.7)."""
    s.cause = kind
    s.by = s.turn
    s.shooter = s.people[place]
    turn_to(s, place)
    reveal(s, s.turn, purpose, place, 0)


class Herd(Step):
    """A Stampede swaps the characters (12.29)."""

    def run(self, s: Duel, f: Frame) -> None:
        for place in (s.turn * 2, s.turn * 2 + 1):
            if s.wears(place, STAMPEDE) != NOBODY and not s.sole(s.turn):
                s.swap(s.turn, STAMPEDE)
                return


class Draw(Step):
    """Two cards (3.3), more with the Bank (12.23), the Daltons (14.2) and Garrett (13.9)."""

    def run(self, s: Duel, f: Frame) -> None:
        seat = s.turn
        s.stack.append(_PLAY[seat])
        character = s.working(seat)
        bank = 1 if s.wears(s.front[seat], BANK) != NOBODY else 0
        if not character.shows:
            s.draw(seat, character.draws, DRAW_PHASE if character.draws == 2 else ABILITY + DALTONS)
            s.draw(seat, bank, BANK)
            return
        s.draw(seat, 1, DRAW_PHASE)
        second = s.draw_from(seat, seat, DRAW_PHASE, SEEN | OPEN)
        if second == NOBODY:
            return
        s.tell(SHOWED, seat, second & CARD)
        s.draw(seat, bank, BANK)
        if SYMBOL_OF[second & CARD] == HORSESHOE_SIGN:
            s.draw_from(1 - seat, seat, ABILITY + GARRETT)


class End(Step):
    """Cards above the limit are discarded (3.7), then the other player's turn begins."""

    def run(self, s: Duel, f: Frame) -> None:
        seat = s.turn
        if len(s.hands[seat]) > hand_limit(s, seat):
            s.stack.append(_STEP[END])
            s.ask(ASK_DISCARD, seat)
            return
        s.turn = 1 - seat
        s.bangs = 0
        s.moved = False
        s.used = 0
        s.stack.append(_STEP[TURN])


def hand_limit(s: Duel, seat: int) -> int:
    """As many cards as the active character has life, but two at one life (3.7, 3.8)."""
    life = s.life[s.front[seat]]
    return life if life > 1 else LAST_LIMIT


class After(Step):
    """An effect is finished: deaths first (10.2), then what it caused, one by one (9.3)."""

    def run(self, s: Duel, f: Frame) -> None:
        if 0 in s.life and self.bury_the_dead(s):
            return
        if s.queue:
            s.stack.append(AFTER_STEP)
            self.resolve(s, s.queue.pop(0))

    def bury_the_dead(self, s: Duel) -> bool:
        """Deaths in the order of rule 9.2. Who profits is settled now (10.8)."""
        profit = 0
        for seat in range(2):
            character = s.working(seat)
            if character.loots:
                profit |= 1 << seat
            if character.mourns:
                profit |= 4 << seat
        deaths: list[Frame] = []
        mine = s.front[s.turn]
        theirs = s.front[1 - s.turn]
        for place in (mine, theirs, mine ^ 1, theirs ^ 1):
            if s.people[place] != NOBODY and s.life[place] == 0:
                deaths.append(Frame(DEATH, NOBODY, place, profit))
        if not deaths:
            return False
        s.stack.append(AFTER_STEP)
        s.then(deaths)
        return True

    def resolve(self, s: Duel, item: int) -> None:
        """An effect that waited."""
        kind = kind_of(item)
        seat = seat_of(item)
        if kind == DRAW_ONE:
            s.draw(seat, 1, card_of(item) if card_of(item) >= 0 else ABILITY + source_of(item))
            return
        if kind == DOCTOR:
            if s.hands[1 - seat]:
                s.ask(ASK_SCHULZ, seat)
            return
        place = s.find(person_of(item))
        s.by = seat  # Kid Curry's own seat
        if kind != HIT_PERSON:
            place = s.front[seat] if kind == HIT_FRONT else s.rear(seat)
            s.by = 1 - seat
        if place == NOBODY or not s.alive(place):
            return
        s.shooter = source_of(item)
        s.cause = RETURN_FIRE if card_of(item) == RETURN_FIRE else ABILITY + s.shooter
        s.extra = False
        s.missed = False
        hit(s, place)


class Hit(Step):
    """The next hit of a card, if its target still stands (12.2, 12.10)."""

    def run(self, s: Duel, f: Frame) -> None:
        if s.alive(f.a):
            hit(s, f.a)


class RestAgain(Step):
    """The effect on a target is finished: the active character is awake again (5.4)."""

    def run(self, s: Duel, f: Frame) -> None:
        s.awake[f.a] = s.front[f.a]


class Rider(Step):
    """What a card does when it missed (9.5)."""

    def run(self, s: Duel, f: Frame) -> None:
        if s.missed:
            EFFECTS[s.cause].rider(s)


class Lose(Step):
    """Life is lost point by point; then whoever survived it reacts (9.7)."""

    def run(self, s: Duel, f: Frame) -> None:
        place = f.a
        points = f.b & 7
        lost = f.b >> 3 & 7
        how = f.b >> 6
        while points > 0 and s.life[place] > 0:
            if shield(s, place):
                s.ask(ASK_SHIELD, place // 2, place, loss(points, lost, how))
                return
            s.wound(place)
            points -= 1
            lost += 1
        if s.life[place] > 0:
            for _ in range(lost):
                CHARACTERS[s.people[place]].hurt(s, place, how != 0)


def shield(s: Duel, place: int) -> bool:
    """Whether Buffalo Bill could lose this point instead (13.3)."""
    other = place ^ 1
    return s.people[other] == BUFFALO_BILL and s.life[other] > 1


class Revealed(Step):
    """A card was revealed: does it help, or hurt? (8.1)"""

    def run(self, s: Duel, f: Frame) -> None:
        place = f.a
        purpose = f.b & 3
        tried = f.b >> 2
        found = s.symbol == HUNTED[purpose]
        if purpose == FOR_DYNAMITE:
            self.explode(s, place, found)
        elif purpose == FOR_SNAKE:
            if found:
                lose(s, place, 1, 0)
        elif found:
            miss(s, place, WITH_KID if purpose == FOR_KID else PLAIN)
        else:
            window(s, place, tried | (KID_TRIED if purpose == FOR_KID else 1))

    def explode(self, s: Duel, place: int, found: bool) -> None:
        """Three life, or on to the opponent's rear (12.31)."""
        card = s.wears(place, DYNAMITE)
        s.gear[place].remove(card)
        if found:
            s.discard.append(card)
            s.tell(EXPLODED, s.people[place], card)
            lose(s, place, EXPLOSION, 0)
        else:
            other = s.rear(1 - place // 2)
            s.gear[other].append(card)
            s.tell(PASSED_ON, card, s.people[other])


class Raid(Step):
    """Indians come upon the next character (12.14)."""

    def run(self, s: Duel, f: Frame) -> None:
        if not s.alive(f.a):
            return
        turn_to(s, f.a)
        seat = f.a // 2
        if s.hands[seat]:
            s.ask(ASK_INDIANS, seat, f.a)
        else:
            lose(s, f.a, 1, 1 if s.by != seat else 0)


class Death(Step):
    """A character is removed (10.1); the last one loses the game (10.7); Anderson helps himself (14.1)."""

    def run(self, s: Duel, f: Frame) -> None:
        place = f.a
        seat = place // 2
        person = s.people[place]
        s.tell(DIED, seat, person)
        s.people[place] = NOBODY
        gone = s.gone[:]
        gone[seat] = [*gone[seat], person]
        s.gone = gone
        if not s.alive(place ^ 1) and not s.reserves[seat]:
            s.stack.clear()
            s.queue.clear()
            s.tell(WON, 1 - seat)
            return
        s.stack.append(Frame(BURY, NOBODY, place, f.b))
        for looter in range(2):
            if f.b >> looter & 1:
                loot(s, looter, place, 2)


def loot(s: Duel, seat: int, place: int, left: int) -> None:
    """Anderson may take so many cards more, if there are any (14.1)."""
    if left > 0 and (s.gear[place] or (place // 2 != seat and s.hands[1 - seat])):
        s.ask(ASK_ANDERSON, seat, place, left)


class Bury(Step):
    """Equipment is discarded (10.3), cards are drawn (10.4), and the next one steps in (10.5)."""

    def run(self, s: Duel, f: Frame) -> None:
        place = f.a
        seat = place // 2
        for card in s.gear[place]:
            s.discard.append(card)
            s.tell(STRIPPED, card, s.gone[seat][-1], A_DEATH)
        s.gear[place] = []
        s.draw(seat, 2, A_DEATH)
        for mourner in range(2):
            if f.b >> 2 >> mourner & 1:
                s.draw(mourner, 2, ABILITY + TILGHMAN)
        reserve = s.reserves[seat]
        if reserve:
            reserves = s.reserves[:]
            reserves[seat] = reserve[:-1]
            s.reserves = reserves
            person = reserve[-1]
            s.people[place] = person
            s.life[place] = CHARACTERS[person].life
            s.tell(ENTERED, seat, person, s.life[place])
        else:
            s.front[seat] = place ^ 1
            s.awake[seat] = place ^ 1
            s.tell(ALONE, seat, s.people[place ^ 1])


class Share(Step):
    """The next player takes a card from the Store (12.22)."""

    def run(self, s: Duel, f: Frame) -> None:
        if len(s.laid) == 1:
            pick(s, f.a, s.laid[0])
        elif s.laid:
            s.stack.append(Frame(SHARE, NOBODY, 1 - f.a))
            s.ask(ASK_STORE, f.a)


def pick(s: Duel, seat: int, card: int) -> None:
    """A card that lies open goes to a hand."""
    s.laid.remove(card)
    s.add(seat, card | SEEN | OPEN)
    s.tell(PICKED, seat, card)


STEPS: Final[list[Step]] = [
    FaceOff(),
    Turn(),
    Fuse(),
    Bite(),
    Herd(),
    Draw(),
    End(),
    After(),
    Hit(),
    RestAgain(),
    Rider(),
    Lose(),
    Revealed(),
    Raid(),
    Death(),
    Bury(),
    Share(),
]
