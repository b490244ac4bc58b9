"""The 24 characters (chapters 13 and 14): their life, and what each can do.

Life rests on one transcription of another edition: to correct it, change the number here.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from saloon.games.bang_duel.cards import KINDS
from saloon.games.bang_duel.ids import (
    DOCTOR,
    DRAW_ONE,
    HIT_FRONT,
    KATE,
    KITTY,
    MISSED,
    PEARL,
    SUNDANCE_TRADE,
)

if TYPE_CHECKING:
    from saloon.games.bang_duel.state import Duel


class Character:
    """What is printed on a card of a character; what most of them cannot do. Holds no data of a game."""

    def __init__(
        self,
        name: str,
        life: int,
        always: bool = False,  # the ability works from the rear too (5.3)
        draws: int = 2,  # cards in the draw phase
        unlimited: bool = False,  # any number of BANG! cards
        reach: bool = False,  # cards may be played on anybody
        extra: bool = False,  # a miss against a BANG! card costs one more card
        earns: bool = False,  # draws when the opponent cancels a hit
        tries: bool = False,  # may reveal a card of the opponent's deck against a hit
        shows: bool = False,  # shows the second card of the draw phase
        follows: bool = False,  # draws when the opponent moves the token
        pounces: bool = False,  # hits the opponent's rear when becoming active
        mourns: bool = False,  # draws when somebody else is killed
        loots: bool = False,  # takes cards when somebody else is killed
        once: int = -1,  # the option of an ability of once a turn
    ) -> None:
        self.name: Final = name
        self.life: Final = life
        self.always: Final = always
        self.draws: Final = draws
        self.unlimited: Final = unlimited
        self.reach: Final = reach
        self.extra: Final = extra
        self.earns: Final = earns
        self.tries: Final = tries
        self.shows: Final = shows
        self.follows: Final = follows
        self.pounces: Final = pounces
        self.mourns: Final = mourns
        self.loots: Final = loots
        self.once: Final = once

    def as_colt(self, kind: int) -> bool:
        """Whether a card of this type may be played as a Colt."""
        return False

    def as_miss(self, kind: int) -> bool:
        """Whether a card of this type may be played as a miss."""
        return False

    def hurt(self, s: Duel, place: int, by_opponent: bool) -> None:
        """A point of life was lost, not the last one."""

    def robbed(self, s: Duel, place: int) -> None:
        """The opponent took or discarded a card from the hand, or from this character."""


class Pinkerton(Character):
    """Whatever hurts him, the opponent's active character is hit. (13.1)"""

    def hurt(self, s: Duel, place: int, by_opponent: bool) -> None:
        s.cause_later(HIT_FRONT, 1 - place // 2, s.people[place])


class WildBill(Character):
    """Whoever takes his cards is shot at. (13.6)"""

    def robbed(self, s: Duel, place: int) -> None:
        s.cause_later(HIT_FRONT, 1 - place // 2, s.people[place])


class LoneRanger(Character):
    """Draws when the opponent hurts him. (13.8)"""

    def hurt(self, s: Duel, place: int, by_opponent: bool) -> None:
        if by_opponent:
            s.cause_later(DRAW_ONE, place // 2, s.people[place])


class AnnieOakley(Character):
    """Hit cards are misses, and Missed! is a Colt. (13.12)"""

    def as_colt(self, kind: int) -> bool:
        return kind == MISSED

    def as_miss(self, kind: int) -> bool:
        return KINDS[kind].hit


class Schulz(Character):
    """May scatter a card when the opponent hurts him. (14.4)"""

    def hurt(self, s: Duel, place: int, by_opponent: bool) -> None:
        if by_opponent:
            s.cause_later(DOCTOR, place // 2, s.people[place])


class Tuco(Character):
    """Any card is a Colt. (14.11)"""

    def as_colt(self, kind: int) -> bool:
        return True


CHARACTERS: Final[list[Character]] = [
    Pinkerton("pinkerton", 4),
    Character("tilghman", 5, mourns=True),
    Character("buffalo-bill", 4, always=True),
    Character("masterson", 4, always=True),
    Character("django", 3, follows=True),
    WildBill("wild-bill", 5),
    Character("stranger", 4, always=True),
    LoneRanger("lone-ranger", 5),
    Character("garrett", 5, shows=True),
    Character("tex-willer", 4, extra=True),
    Character("wyatt-earp", 4, earns=True),
    AnnieOakley("annie-oakley", 4),
    Character("anderson", 5, loots=True),
    Character("daltons", 3, draws=3),
    Character("ransom", 4, reach=True),
    Schulz("schulz", 4),
    Character("kid-curry", 4, tries=True),
    Character("kitty-leroy", 4, once=KITTY),
    Character("pearl-hart", 3, once=PEARL),
    Character("sundance", 4, once=SUNDANCE_TRADE),  # not always active: the rulebook gives him no icon (14.8)
    Character("cattle-kate", 4, once=KATE),
    Character("tom-horn", 4, pounces=True),
    Tuco("tuco", 4),
    Character("hardin", 4, unlimited=True),
]
IDLE: Final = Character("", 0)  # somebody whose ability does not work now
