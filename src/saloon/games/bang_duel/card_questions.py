"""The questions that cards ask when they take effect."""

from __future__ import annotations

from saloon.engine.frames import NOBODY, Frame
from saloon.games.bang_duel import possible
from saloon.games.bang_duel.cards import KIND_OF
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
from saloon.games.bang_duel.generated import CardFrame, SideFrame
from saloon.games.bang_duel.hits import (
    lose,
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
from saloon.games.bang_duel.naming import (
    card_name,
)
from saloon.games.bang_duel.question import (
    DuelQuestion,
    GearQuestion,
    HandQuestion,
    backs,
    by_face,
    distinct,
)
from saloon.games.bang_duel.state import Duel


class Robbery(GearQuestion[Frame]):
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

    def possible(self, s: Duel, f: Frame) -> bool:
        return possible.played(s, f.seat)


def out_of_reach(s: Duel, option: int, rule: str) -> tuple[str, str]:
    """Equipment that is refused lies on the opponent's rear, or nowhere."""
    if option < CARDS:
        return ("6.2", "behind") if s.place_of(option) != NOBODY else (rule, "not-in-play")
    return rule, ""


class Teacher(GearQuestion[Frame]):
    """Which equipment do you take to hand? (12.17)"""

    def verb(self) -> str:
        return "take"

    def options(self, s: Duel, f: Frame) -> list[int]:
        return in_reach(s, f.seat)

    def answer(self, s: Duel, f: Frame, option: int) -> None:
        s.seize(f.seat, option, s.people[s.place_of(option)], TEACHER)

    def objection(self, s: Duel, f: Frame, option: int) -> tuple[str, str]:
        return out_of_reach(s, option, self.rule)

    def possible(self, s: Duel, f: Frame) -> bool:
        return possible.played(s, f.seat)


class Water(DuelQuestion[Frame]):
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

    def possible(self, s: Duel, f: Frame) -> bool:
        return possible.played(s, f.seat) and not s.sole(0) and not s.sole(1)


class Respite(DuelQuestion[CardFrame]):
    """Who gets exactly three life? (12.20)"""

    def options(self, s: Duel, f: CardFrame) -> list[int]:
        return [AT + place for place in within_reach(s, f.seat)]

    def answer(self, s: Duel, f: CardFrame, option: int) -> None:
        place = option - AT
        turn_to(s, place)
        more = s.life[place] - RESPITE_LIFE
        if more > 0:
            lose(s, place, more)
        elif more < 0:
            s.life[place] = RESPITE_LIFE
            s.tell(HEALED, s.people[place], RESPITE_LIFE, RESPITE)

    def meaning(self, s: Duel, f: CardFrame, option: int) -> dict[str, object]:
        meaning = super().meaning(s, f, option)
        meaning["card"] = card_name(f.card)
        return meaning

    def about(self, s: Duel, f: CardFrame) -> dict[str, object]:
        return {"card": card_name(f.card)}

    def objection(self, s: Duel, f: CardFrame, option: int) -> tuple[str, str]:
        if AT <= option < SIDE and s.people[option - AT] != NOBODY:
            return "6.2", "behind"
        return self.rule, ""

    def possible(self, s: Duel, f: CardFrame) -> bool:
        """The card was discarded first (6.6); where it is repeated, what was paid lies on it."""
        return (
            KIND_OF[f.card] == RESPITE and f.card in s.discard[-2:] and f.seat == s.by and possible.by_card(s, RESPITE)
        )


class Store(DuelQuestion[Frame]):
    """Which card do you take? (12.22)"""

    def verb(self) -> str:
        return "pick"

    def options(self, s: Duel, f: Frame) -> list[int]:
        return distinct(by_face(s.laid))

    def answer(self, s: Duel, f: Frame, option: int) -> None:
        pick(s, f.seat, option)

    def possible(self, s: Duel, f: Frame) -> bool:
        below = s.stack[-2]
        others = isinstance(below, SideFrame) and below.side != f.seat
        return others and possible.played(s, s.turn) and possible.laid(s, [2, 3, 4], NOBODY)


class Laid(DuelQuestion[Frame]):
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

    def possible(self, s: Duel, f: Frame) -> bool:
        return possible.played(s, f.seat) and possible.laid(s, [3], f.seat)


class Carbine(GearQuestion[Frame]):
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

    def possible(self, s: Duel, f: Frame) -> bool:
        return f.seat == s.by and s.missed and possible.by_card(s, CARBINE) and len(self.options(s, f)) > 1


class Shotgun(Water):
    """Whose token moves? (12.7)"""

    def card(self) -> int:
        return SHOTGUN

    def options(self, s: Duel, f: Frame) -> list[int]:
        return [PASS, *super().options(s, f)]

    def answer(self, s: Duel, f: Frame, option: int) -> None:
        if option != PASS:
            super().answer(s, f, option)

    def possible(self, s: Duel, f: Frame) -> bool:
        return f.seat == s.by and s.missed and possible.by_card(s, SHOTGUN) and len(self.options(s, f)) > 1


class Peacemaker(HandQuestion[Frame]):
    """Which card do you discard? (12.4)"""

    def answer(self, s: Duel, f: Frame, option: int) -> None:
        s.throw(f.seat, option, DISCARDED, PEACEMAKER)
        s.robbed(f.seat)

    def possible(self, s: Duel, f: Frame) -> bool:
        return f.seat != s.by and s.missed and possible.by_card(s, PEACEMAKER)
