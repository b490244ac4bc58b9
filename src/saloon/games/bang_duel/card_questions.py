"""The questions that cards ask when they take effect."""

from __future__ import annotations

from typing import TYPE_CHECKING

from saloon.engine.state import NOBODY, Frame
from saloon.games.bang_duel.effects import (
    in_reach,
    within_reach,
)
from saloon.games.bang_duel.events import (
    DISCARDED,
    HEALED,
    KEPT_ONE,
)
from saloon.games.bang_duel.flow import pick
from saloon.games.bang_duel.hits import (
    lose,
    strike,
    turn_to,
)
from saloon.games.bang_duel.ids import (
    AT,
    CARBINE,
    CARD,
    CARDS,
    PASS,
    PEACEMAKER,
    RANDOM,
    RESPITE,
    RESPITE_LIFE,
    ROBBERY,
    SHOTGUN,
    SIDE,
    TEACHER,
    WAGON,
    WATER,
)
from saloon.games.bang_duel.naming import card_name
from saloon.games.bang_duel.question import (
    GearQuestion,
    HandQuestion,
    Question,
    backs,
    by_face,
    distinct,
)

if TYPE_CHECKING:
    from saloon.games.bang_duel.state import Duel


class Robbery(GearQuestion):
    """A card from the opponent's hand, or equipment? (12.16)"""

    def verb(self) -> str:
        return "strip"

    def options(self, s: Duel, f: Frame) -> list[int]:
        return [*in_reach(s, f.seat), *backs(s.hands[1 - f.seat])]

    def answer(self, s: Duel, f: Frame, option: int) -> None:
        if option < CARDS:
            s.strip(f.seat, option, ROBBERY)
        else:
            s.steal(f.seat, option - RANDOM, ROBBERY)

    def objection(self, s: Duel, f: Frame, option: int) -> tuple[str, str]:
        return out_of_reach(s, option, self.rule)


def out_of_reach(s: Duel, option: int, rule: str) -> tuple[str, str]:
    """Equipment that is refused lies on the opponent's rear, or nowhere."""
    if option < CARDS:
        return ("6.2", "behind") if s.place_of(option) != NOBODY else (rule, "not-in-play")
    return rule, ""


class Teacher(GearQuestion):
    """Which equipment do you take to hand? (12.17)"""

    def verb(self) -> str:
        return "take"

    def options(self, s: Duel, f: Frame) -> list[int]:
        return in_reach(s, f.seat)

    def answer(self, s: Duel, f: Frame, option: int) -> None:
        s.seize(f.seat, option, s.people[s.place_of(option)], TEACHER)

    def objection(self, s: Duel, f: Frame, option: int) -> tuple[str, str]:
        return out_of_reach(s, option, self.rule)


class Water(Question):
    """Whose characters swap? (12.18)"""

    def options(self, s: Duel, f: Frame) -> list[int]:
        return [SIDE + seat for seat in range(2) if not s.sole(seat)]

    def card(self) -> int:
        """What moves the token."""
        return WATER

    def answer(self, s: Duel, f: Frame, option: int) -> None:
        s.swap(option - SIDE, self.card())

    def objection(self, s: Duel, f: Frame, option: int) -> tuple[str, str]:
        return ("5.5", "sole") if SIDE <= option <= SIDE + 1 else (self.rule, "")


class Respite(Question):
    """Who gets exactly three life? `a` is the card. (12.20)"""

    def options(self, s: Duel, f: Frame) -> list[int]:
        return [AT + place for place in within_reach(s, f.seat)]

    def answer(self, s: Duel, f: Frame, option: int) -> None:
        place = option - AT
        turn_to(s, place)
        more = s.life[place] - RESPITE_LIFE
        if more > 0:
            lose(s, place, more, strike(s, place // 2))
        elif more < 0:
            s.life[place] = RESPITE_LIFE
            s.tell(HEALED, s.people[place], RESPITE_LIFE, RESPITE)

    def meaning(self, s: Duel, f: Frame, option: int) -> dict[str, object]:
        meaning = super().meaning(s, f, option)
        meaning["card"] = card_name(f.a)
        return meaning

    def about(self, s: Duel, f: Frame) -> dict[str, object]:
        return {"card": card_name(f.a)}

    def objection(self, s: Duel, f: Frame, option: int) -> tuple[str, str]:
        if AT <= option < SIDE and s.people[option - AT] != NOBODY:
            return "6.2", "behind"
        return self.rule, ""


class Store(Question):
    """Which card do you take? (12.22)"""

    def verb(self) -> str:
        return "pick"

    def options(self, s: Duel, f: Frame) -> list[int]:
        return distinct(by_face(s.laid))

    def answer(self, s: Duel, f: Frame, option: int) -> None:
        pick(s, f.seat, option)


class Laid(Question):
    """A question about cards that only the reader sees."""

    def options(self, s: Duel, f: Frame) -> list[int]:
        return distinct(by_face([entry & CARD for entry in s.laid]))

    def share(self, s: Duel, seat: int, option: int, keep: bool, cause: int) -> None:
        """The card of the option is kept or discarded, the others the other way."""
        laid = s.laid
        s.laid = []
        s.reader = NOBODY
        if keep:
            s.tell(KEPT_ONE, seat, option // (CARDS // 2))
        for entry in laid:
            if (entry & CARD == option) == keep:
                s.add(seat, entry)
            else:
                s.discard.append(entry & CARD)
                s.tell(DISCARDED, seat, entry & CARD, cause)


class Wagon(Laid):
    """Which of the three cards do you discard? (12.21)"""

    def answer(self, s: Duel, f: Frame, option: int) -> None:
        self.share(s, f.seat, option, False, WAGON)


class Carbine(GearQuestion):
    """Which equipment of an active character goes? (12.3)"""

    def verb(self) -> str:
        return "strip"

    def options(self, s: Duel, f: Frame) -> list[int]:
        cards = [*s.gear[s.front[0]], *s.gear[s.front[1]]]
        cards.sort()
        cards.append(PASS)
        return cards

    def answer(self, s: Duel, f: Frame, option: int) -> None:
        if option != PASS:
            s.strip(f.seat, option, CARBINE)


class Shotgun(Water):
    """Whose token moves? (12.7)"""

    def card(self) -> int:
        return SHOTGUN

    def options(self, s: Duel, f: Frame) -> list[int]:
        return [PASS, *super().options(s, f)]

    def answer(self, s: Duel, f: Frame, option: int) -> None:
        if option != PASS:
            super().answer(s, f, option)


class Peacemaker(HandQuestion):
    """Which card do you discard? (12.4)"""

    def answer(self, s: Duel, f: Frame, option: int) -> None:
        s.throw(f.seat, option, DISCARDED, PEACEMAKER)
        s.robbed(f.seat)
