"""The train as one seat knows it, places as bits: where its bandits will be, what lies there, who stands there."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from saloon.engine.learning import NO_TRAIT
from saloon.games.colt_express.ids import BOX, FIRE, JEWELS, LADDER, MOVE, OWNED, PUNCH, RANSOMS, ROB, SECOND, TOKENS
from saloon.games.colt_express.scoring import fired
from saloon.games.colt_express.traits import (
    T_BACK,
    T_DOWN,
    T_DOWN_TO_MARSHAL,
    T_FIRE_AGAIN,
    T_FIRE_AT_NOBODY,
    T_FIRE_INSIDE,
    T_FIRE_ON_ROOF,
    T_GO,
    T_GO_CLIMB,
    T_GO_CROWD,
    T_GO_IN_SIGHT,
    T_GO_MARSHAL,
    T_GO_NEAR,
    T_GO_OUT_OF_SIGHT,
    T_GO_ROB,
    T_GO_TO_NOBODY,
    T_GO_TO_SOMEBODY,
    T_LAW,
    T_LEAVE,
    T_MEET,
    T_MOVE,
    T_MOVE_ON_ROOFS,
    T_NO_BULLETS,
    T_PUNCH,
    T_PUNCH_DEAR,
    T_PUNCH_NOBODY,
    T_RACE,
    T_ROB_AGAIN,
    T_ROB_ALONE,
    T_ROB_CONTESTED,
    T_ROB_DEAR_ALONE,
    T_ROB_DEAR_CONTESTED,
    T_ROB_NOTHING,
    T_SPILL,
    T_UP,
    T_UP_FROM_LOOT,
    T_UP_FROM_MARSHAL,
    T_WALK,
    T_WAY,
    T_WAY_TO_LOOT,
    T_WAY_TO_MARSHAL,
)

if TYPE_CHECKING:
    from saloon.games.colt_express.state import Train

NO_CARD: Final = -1
CARS_INSIDE: Final = 0x5555  # bits of places
ROOFS: Final = 0xAAAA


def bit(place: i64) -> i64:
    """The bit of a place. There are few: that a literal 1 is a narrow C int does no harm."""
    return 1 << place


class SeatKnowledge:
    """What the seat that is asked knows about the train, as bits of places. `reach` is where the bandit may be when
    the next card of the seat is carried out, `robs` how many it will have robbed there."""

    def __init__(self, s: Train, seat: int, bandit: int) -> None:
        self.s: Final = s
        self.seat: Final[i64] = seat
        self.bandit: Final[i64] = bandit
        self.marshal: Final[i64] = bit(s.marshal * 2)
        self.board: Final[i64] = bit(s.variant.last_roof + 1) - 1
        self.loot: i64 = 0
        self.more: i64 = 0  # where two or more pieces lie
        self.dear: i64 = 0
        self.rich: i64 = 0  # where others stand who have dear loot
        self.others: i64 = 0
        self.mine: i64 = 0
        self.reach: i64 = 0
        self.robs: i64 = 0
        self.shots: i64 = 0
        self.last: i64 = NO_CARD

    def see(self) -> None:
        """Who stands where, and what lies there."""
        s = self.s
        per_seat: i64 = s.variant.per_seat
        first: i64 = self.seat * per_seat
        bandits: i64 = s.variant.bandits
        bandit: i64 = 0
        while bandit < bandits:
            if first <= bandit < first + per_seat:
                self.mine |= bit(s.at[bandit])
            else:
                self.others |= bit(s.at[bandit])
            bandit += 1
        loot: i64 = 0
        more: i64 = 0
        token: i64 = 0
        while token < TOKENS:
            where: i64 = s.loot[token]
            if where < OWNED:
                place: i64 = bit(where)
                more |= loot & place
                loot |= place
                if JEWELS <= token < RANSOMS:
                    self.dear |= place
            elif JEWELS <= token < RANSOMS and where < BOX:
                owner: i64 = where - OWNED
                if owner < first or owner >= first + per_seat:
                    self.rich |= bit(s.at[owner])
            token += 1
        self.loot = loot
        self.more = more

    def follow(self, begin: int) -> None:
        """Where the own cards from this one on will have brought the bandit."""
        s = self.s
        self.reach = bit(s.at[self.bandit])
        for index in range(begin, len(s.plan)):
            entry = s.plan[index]
            if entry.seat != self.seat:
                continue
            card = entry.card
            if s.bandit(entry.seat, card) != self.bandit:
                continue
            action: i64 = card % SECOND
            self.last = action
            if action == MOVE:
                self.reach = self.moved()
                self.robs = 0
            elif action == LADDER:
                self.reach = self.climbed()
                self.robs = 0
            elif action == ROB:
                self.robs += 1
            elif action == FIRE:
                self.shots += 1

    def moved(self) -> i64:
        """One car inside, up to three along the roofs (6.1, 6.2)."""
        inside: i64 = self.reach & CARS_INSIDE
        above: i64 = self.reach & ROOFS
        to: i64 = (inside << 2) | (inside >> 2)
        to |= (above << 2) | (above << 4) | (above << 6) | (above >> 2) | (above >> 4) | (above >> 6)
        return to & self.board

    def climbed(self) -> i64:
        """Up or down, but who comes to the Marshal is up again at once (6.4, 7.1)."""
        to: i64 = ((self.reach & CARS_INSIDE) << 1) | ((self.reach & ROOFS) >> 1)
        if to == self.marshal:
            to <<= 1
        return to

    def near(self, place: i64) -> i64:
        """The places beside these on the same level."""
        return ((place << 2) | (place >> 2)) & self.board

    def sight(self, place: i64) -> i64:
        """Others whom one can shoot from here, as bits of their places (6.5, 6.6, 8.3)."""
        seen: i64 = self.near(place & CARS_INSIDE)
        if place & ROOFS != 0:
            seen |= ROOFS & ~place
        if self.s.power(self.bandit).shoots_through_roofs:
            seen |= ((place & CARS_INSIDE) << 1) | ((place & ROOFS) >> 1)
        return seen & self.others

    def find(self, places: i64) -> i64:
        """0: nothing lies there; 1: something; 2: something dear."""
        if self.dear & places != 0:
            return 2
        return 1 if self.loot & places != 0 else 0

    # Planning: the traits of a card, played now

    def card(self, action: i64) -> i64:
        """The first trait."""
        reach: i64 = self.reach
        if action == MOVE:
            to = self.moved()
            if reach & ROOFS != 0:
                return T_MOVE_ON_ROOFS[self.find(to | (to >> 1 & ~self.marshal))]
            return T_MOVE[self.find(to & ~self.marshal)]
        if action == LADDER:
            if reach & CARS_INSIDE != 0:
                if reach & self.near(self.marshal) != 0:
                    return T_UP_FROM_MARSHAL
                return T_UP_FROM_LOOT if self.left() else T_UP
            below: i64 = reach >> 1
            return T_DOWN_TO_MARSHAL if below == self.marshal else T_DOWN[self.find(below)]
        if action == FIRE:
            if self.s.bullets[self.bandit] <= self.shots:
                return T_NO_BULLETS
            if self.sight(reach) == 0:
                return T_FIRE_AT_NOBODY
            return T_FIRE_ON_ROOF if reach & ROOFS != 0 else T_FIRE_INSIDE
        if action == PUNCH:
            if reach & self.others == 0:
                return T_PUNCH_NOBODY
            return T_PUNCH_DEAR if reach & self.rich != 0 else T_PUNCH
        if action == ROB:
            if not self.left():
                return T_ROB_NOTHING
            if self.dear & reach != 0:
                return T_ROB_DEAR_CONTESTED if reach & self.others != 0 else T_ROB_DEAR_ALONE
            return T_ROB_CONTESTED if reach & self.others != 0 else T_ROB_ALONE
        danger: i64 = self.near(self.marshal)
        return T_LAW[(1 if danger & self.others != 0 else 0) + (2 if danger & self.mine != 0 else 0)]

    def also(self, action: i64) -> i64:
        """The second trait, or NO_TRAIT."""
        if action == MOVE:
            if self.reach & CARS_INSIDE != 0 and self.moved() & self.marshal != 0:
                return T_MEET
            return T_LEAVE if self.left() else NO_TRAIT
        if action == LADDER:
            return T_BACK if self.last == LADDER else NO_TRAIT
        if action == FIRE:
            return T_FIRE_AGAIN if self.shots > 0 else T_RACE[self.race()]
        if action == PUNCH:
            return T_SPILL if self.loot & self.reach != 0 else NO_TRAIT
        if action == ROB and self.robs > 0:
            return T_ROB_AGAIN
        return NO_TRAIT

    def left(self) -> bool:
        """Whether there will be anything to rob after the robberies planned."""
        if self.robs > 1:
            return False
        return (self.more if self.robs == 1 else self.loot) & self.reach != 0

    def race(self) -> i64:
        """Among the shooters: 0 behind, 1 level, 2 ahead."""
        s = self.s
        most = 0
        for other in range(s.seats):
            if other != self.seat:
                most = max(most, fired(s, other))
        own = fired(s, self.seat)
        if own == most:
            return 1
        return 0 if own < most else 2

    # Carrying out

    def next_card(self) -> i64:
        """The next card of this bandit, or NO_CARD."""
        s = self.s
        for index in range(s.cursor, len(s.plan)):
            entry = s.plan[index]
            if entry.seat == self.seat:
                card = entry.card
                if s.bandit(entry.seat, card) == self.bandit:
                    return card % SECOND
        return NO_CARD

    def go(self, place: i64, planned: i64) -> i64:
        """A place to move to, by what is planned next."""
        if planned == ROB:
            return T_GO_ROB[self.find(place)]
        if planned == FIRE:
            return T_GO_IN_SIGHT if self.sight(place) != 0 else T_GO_OUT_OF_SIGHT
        if planned == PUNCH:
            return T_GO_TO_SOMEBODY if place & self.others != 0 else T_GO_TO_NOBODY
        if planned == LADDER:
            across: i64 = ((place & CARS_INSIDE) << 1) | ((place & ROOFS) >> 1)
            return T_GO_CLIMB[self.find(across & ~self.marshal)]
        return T_GO[self.find(place)]

    def go_also(self, place: i64) -> i64:
        if place == self.marshal:
            return T_GO_MARSHAL
        if place & self.near(self.marshal) != 0:
            return T_GO_NEAR
        return T_GO_CROWD if place & self.others != 0 else NO_TRAIT

    def walk(self, place: i64) -> i64:
        """A car for the Marshal."""
        return T_WALK[(1 if place & self.others != 0 else 0) + (2 if place & self.mine != 0 else 0)]

    def way(self, place: i64) -> i64:
        """A place to knock somebody to."""
        if place == self.marshal:
            return T_WAY_TO_MARSHAL
        return T_WAY_TO_LOOT if self.loot & place != 0 else T_WAY
