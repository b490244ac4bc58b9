"""What follows what: setting up, the turn, working off an effect, death."""

from __future__ import annotations

from typing import Any, Final

from saloon.engine.frames import BOTTOM, NOBODY, Frame, Step, asked
from saloon.games.bang_duel import possible
from saloon.games.bang_duel.cards import HUNTED, SYMBOL_OF
from saloon.games.bang_duel.characters import CHARACTERS
from saloon.games.bang_duel.death import Bury, Death
from saloon.games.bang_duel.effects import (
    EFFECTS,
)
from saloon.games.bang_duel.events import (
    COVERED,
    EXPLODED,
    FRONTED,
    PASSED_ON,
    PICKED,
    SHOWED,
    TURN_BEGAN,
)
from saloon.games.bang_duel.generated import (
    DeathFrame,
    LossFrame,
    PlaceFrame,
    RevealedFrame,
    SideFrame,
    Waiting,
)
from saloon.games.bang_duel.hits import (
    hit,
    lose,
    miss,
    reveal,
    turn_to,
    window,
)
from saloon.games.bang_duel.ids import (
    ABILITY,
    AFTER,
    ASK_DISCARD,
    ASK_INDIANS,
    ASK_PLAY,
    ASK_SCHULZ,
    ASK_SHIELD,
    ASK_STORE,
    BANK,
    BARREL_TRIED,
    BITE,
    BUFFALO_BILL,
    BURY,
    CARD,
    DALTONS,
    DEATH,
    DOCTOR,
    DRAW,
    DRAW_ONE,
    DRAW_PHASE,
    DYNAMITE,
    END,
    EXPLOSION,
    FACE_OFF,
    FOR_DYNAMITE,
    FOR_KID,
    FOR_SNAKE,
    FUSE,
    GARRETT,
    GATLING,
    HAIL,
    HERD,
    HIT,
    HIT_FRONT,
    HIT_PERSON,
    HORSESHOE_SIGN,
    INDIANS,
    KID_TRIED,
    LAW,
    LOSE,
    MOST_GEAR,
    OPEN,
    OPENING,
    OPENING_HAND,
    OUTLAW,
    PLAIN,
    RAID,
    RATTLESNAKE,
    REST_AGAIN,
    RETURN_FIRE,
    REVEALED,
    RIDER,
    SEEN,
    SHARE,
    STAMPEDE,
    TURN,
    WITH_KID,
)
from saloon.games.bang_duel.state import Duel

_STEP: Final = [Frame(step) for step in range(SHARE + 1)]
_PLAY: Final = [Frame(ASK_PLAY, seat) for seat in range(2)]
# The start of a turn (3.2); each effect is worked off before the next
_START: Final = [_STEP[step] for step in (FUSE, AFTER, BITE, AFTER, HERD, AFTER, DRAW)]
AFTER_STEP: Final = _STEP[AFTER]


class FaceOff(Step[Duel, Frame]):
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

    def possible(self, s: Duel, f: Frame) -> bool:
        return s.turns == 0


class Turn(Step[Duel, Frame]):
    """A turn begins (3.1)."""

    def run(self, s: Duel, f: Frame) -> None:
        s.turns += 1
        s.tell(TURN_BEGAN, s.turn)
        s.then(_START)


class Fuse(Step[Duel, Frame]):
    """Dynamite may explode (12.31)."""

    def run(self, s: Duel, f: Frame) -> None:
        for place in (s.turn * 2, s.turn * 2 + 1):
            if s.wears(place, DYNAMITE) != NOBODY:
                start(s, place, DYNAMITE, FOR_DYNAMITE)
                return


class Bite(Step[Duel, Frame]):
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


class Herd(Step[Duel, Frame]):
    """A Stampede swaps the characters (12.29)."""

    def run(self, s: Duel, f: Frame) -> None:
        for place in (s.turn * 2, s.turn * 2 + 1):
            if s.wears(place, STAMPEDE) != NOBODY and not s.sole(s.turn):
                s.swap(s.turn, STAMPEDE)
                return


class Draw(Step[Duel, Frame]):
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


class End(Step[Duel, Frame]):
    """Cards above the limit are discarded (3.7), then the other player's turn begins."""

    def run(self, s: Duel, f: Frame) -> None:
        seat = s.turn
        if len(s.hands[seat]) > s.hand_limit(seat):
            s.stack.append(_STEP[END])
            s.ask(Frame(ASK_DISCARD, seat))
            return
        s.turn = 1 - seat
        s.bangs = 0
        s.moved = False
        s.used = 0
        s.stack.append(_STEP[TURN])


class After(Step[Duel, Frame]):
    """An effect is finished: deaths first (10.2), then what it caused, one by one (9.3)."""

    def run(self, s: Duel, f: Frame) -> None:
        if 0 in s.life and self.bury_the_dead(s):
            return
        if s.queue:
            s.stack.append(AFTER_STEP)
            self.resolve(s, s.queue.pop(0))

    def bury_the_dead(self, s: Duel) -> bool:
        """Deaths in the order of rule 9.2. Who profits is settled now (10.8)."""
        looters = 0
        mourners = 0
        for seat in range(2):
            character = s.working(seat)
            if character.loots:
                looters |= 1 << seat
            if character.mourns:
                mourners |= 1 << seat
        deaths: list[Frame] = []
        mine = s.front[s.turn]
        theirs = s.front[1 - s.turn]
        for place in (mine, theirs, mine ^ 1, theirs ^ 1):
            if s.people[place] != NOBODY and s.life[place] == 0:
                deaths.append(DeathFrame(DEATH, NOBODY, place, looters, mourners))
        if not deaths:
            return False
        s.stack.append(AFTER_STEP)
        s.then(deaths)
        return True

    def resolve(self, s: Duel, item: Waiting) -> None:
        """An effect that waited."""
        kind = item.kind
        seat = item.seat
        if kind == DRAW_ONE:
            s.draw(seat, 1, item.card if item.card != NOBODY else ABILITY + item.source)
            return
        if kind == DOCTOR:
            if s.hands[1 - seat]:
                s.ask(Frame(ASK_SCHULZ, seat))
            return
        if kind == HIT_PERSON:
            place = s.find(item.person)
        else:
            place = s.front[seat] if kind == HIT_FRONT else s.rear(seat)
        if place == NOBODY or not s.alive(place):
            return
        s.by = seat if kind == HIT_PERSON else 1 - seat
        s.shooter = item.source
        s.cause = RETURN_FIRE if item.card == RETURN_FIRE else ABILITY + item.source
        s.extra = False
        s.missed = False
        hit(s, place)


class Hit(Step[Duel, PlaceFrame]):
    """The next hit of a card, if its target still stands (12.2, 12.10)."""

    def run(self, s: Duel, f: PlaceFrame) -> None:
        if s.alive(f.place):
            hit(s, f.place)

    def possible(self, s: Duel, f: PlaceFrame) -> bool:
        if s.cause == GATLING:
            return possible.by_card(s, GATLING) and f.place != s.front[s.by] and possible.once(s, f)
        hail = possible.by_card(s, HAIL) and possible.waits(s, HIT) < MOST_GEAR
        return hail and f.place // 2 != s.by and possible.target(s, f.place)


class RestAgain(Step[Duel, SideFrame]):
    """The effect on a target is finished: the active character is awake again (5.4)."""

    def run(self, s: Duel, f: SideFrame) -> None:
        s.awake[f.side] = s.front[f.side]

    def possible(self, s: Duel, f: SideFrame) -> bool:
        return possible.target(s, s.awake[f.side])


class Rider(Step[Duel, Frame]):
    """What a card does when it missed (9.5)."""

    def run(self, s: Duel, f: Frame) -> None:
        if s.missed:
            EFFECTS[s.cause].rider(s)

    def possible(self, s: Duel, f: Frame) -> bool:
        return possible.shot(s)


class Lose(Step[Duel, LossFrame]):
    """Life is lost point by point; then whoever survived it reacts (9.7)."""

    def run(self, s: Duel, f: LossFrame) -> None:
        place = f.place
        points = f.points
        lost = f.lost
        while points > 0 and s.life[place] > 0:
            if shield(s, place):
                s.ask(LossFrame(ASK_SHIELD, place // 2, place, points, lost))
                return
            s.wound(place)
            points -= 1
            lost += 1
        if s.life[place] > 0:
            for _ in range(lost):
                CHARACTERS[s.people[place]].hurt(s, place, s.by != place // 2)


def shield(s: Duel, place: int) -> bool:
    """Whether Buffalo Bill could lose this point instead (13.3)."""
    other = place ^ 1
    return s.people[other] == BUFFALO_BILL and s.life[other] > 1


class Revealed(Step[Duel, RevealedFrame]):
    """A card was revealed: does it help, or hurt? (8.1)"""

    def run(self, s: Duel, f: RevealedFrame) -> None:
        place = f.place
        found = s.symbol == HUNTED[f.purpose]
        if f.purpose == FOR_DYNAMITE:
            self.explode(s, place, found)
        elif f.purpose == FOR_SNAKE:
            if found:
                lose(s, place, 1)
        elif found:
            miss(s, place, WITH_KID if f.purpose == FOR_KID else PLAIN)
        else:
            window(s, place, f.tried | (KID_TRIED if f.purpose == FOR_KID else BARREL_TRIED))

    def explode(self, s: Duel, place: int, found: bool) -> None:
        """Three life, or on to the opponent's rear (12.31)."""
        card = s.wears(place, DYNAMITE)
        s.gear[place].remove(card)
        if found:
            s.discard.append(card)
            s.tell(EXPLODED, s.people[place], card)
            lose(s, place, EXPLOSION)
        else:
            other = s.rear(1 - place // 2)
            s.gear[other].append(card)
            s.tell(PASSED_ON, card, s.people[other])

    def possible(self, s: Duel, f: RevealedFrame) -> bool:
        """Dynamite and snake are there at the start of a turn; the others are tried against a hit, each once."""
        if f.purpose in (FOR_DYNAMITE, FOR_SNAKE):
            kind = DYNAMITE if f.purpose == FOR_DYNAMITE else RATTLESNAKE
            return f.tried == 0 and s.wears(f.place, kind) != NOBODY and possible.at_the_start(s, f.place, kind)
        means = KID_TRIED if f.purpose == FOR_KID else BARREL_TRIED
        return not f.tried & means and possible.hit(s, f.place) and possible.means(s, f.place, f.tried | means)


class Raid(Step[Duel, PlaceFrame]):
    """Indians come upon the next character (12.14)."""

    def run(self, s: Duel, f: PlaceFrame) -> None:
        if not s.alive(f.place):
            return
        turn_to(s, f.place)
        seat = f.place // 2
        if s.hands[seat]:
            s.ask(PlaceFrame(ASK_INDIANS, seat, f.place))
        else:
            lose(s, f.place, 1)

    def possible(self, s: Duel, f: PlaceFrame) -> bool:
        return possible.by_card(s, INDIANS) and f.place != s.front[s.by] and possible.once(s, f)


class Share(Step[Duel, SideFrame]):
    """The next player takes a card from the Store (12.22)."""

    def run(self, s: Duel, f: SideFrame) -> None:
        if len(s.laid) == 1:
            pick(s, f.side, s.laid[0])
        elif s.laid:
            s.stack.append(SideFrame(SHARE, NOBODY, 1 - f.side))
            s.ask(Frame(ASK_STORE, f.side))


def pick(s: Duel, seat: int, card: int) -> None:
    """A card that lies open goes to a hand."""
    s.laid.remove(card)
    s.add(seat, card | SEEN | OPEN)
    s.tell(PICKED, seat, card)


STEPS: Final[list[Step[Any, Any]]] = [
    FaceOff(FACE_OFF, "face-off", Frame, [BOTTOM]),
    Turn(TURN, "turn", Frame, [BOTTOM]),
    Fuse(FUSE, "fuse", Frame, [AFTER]),
    Bite(BITE, "bite", Frame, [AFTER]),
    Herd(HERD, "herd", Frame, [AFTER]),
    Draw(DRAW, "draw", Frame, [BOTTOM]),
    End(END, "end", Frame, [BOTTOM]),
    After(AFTER, "after", Frame, [asked(ASK_PLAY), BITE, HERD, DRAW]),
    Hit(HIT, "hit", PlaceFrame, [AFTER, RIDER, HIT]),
    RestAgain(REST_AGAIN, "rest-again", SideFrame, [AFTER, RIDER, HIT, RAID]),
    Rider(RIDER, "rider", Frame, [AFTER]),
    Lose(LOSE, "lose", LossFrame, [REST_AGAIN]),
    Revealed(REVEALED, "revealed", RevealedFrame, [REST_AGAIN]),
    Raid(RAID, "raid", PlaceFrame, [AFTER, RAID]),
    Death(DEATH, "death", DeathFrame, [AFTER, DEATH]),
    Bury(BURY, "bury", DeathFrame, [AFTER, DEATH]),
    Share(SHARE, "share", SideFrame, [AFTER]),
]
