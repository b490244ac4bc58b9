"""The questions that characters ask."""

from __future__ import annotations

from typing import TYPE_CHECKING

from saloon.engine.state import Frame
from saloon.games.bang_duel.abilities import once_more, repeat, sellable, trade
from saloon.games.bang_duel.card_questions import Laid
from saloon.games.bang_duel.cards import BACK_NAMES
from saloon.games.bang_duel.characters import CHARACTERS
from saloon.games.bang_duel.events import (
    PAID,
)
from saloon.games.bang_duel.flow import loot
from saloon.games.bang_duel.ids import (
    AGAIN,
    ANDERSON,
    AT,
    CARDS,
    CATTLE_KATE,
    EFFECT,
    PASS,
    PEARL,
    PEARL_HART,
    RANDOM,
    SUNDANCE,
)
from saloon.games.bang_duel.naming import ABILITY, RELOADING, card_name
from saloon.games.bang_duel.question import (
    GearQuestion,
    HandQuestion,
    Question,
    backs,
)

if TYPE_CHECKING:
    from saloon.games.bang_duel.state import Duel


class Schulz(Question):
    """Which back shall the opponent lose? (14.4)"""

    def options(self, s: Duel, f: Frame) -> list[int]:
        return [PASS, *backs(s.hands[1 - f.seat])]

    def answer(self, s: Duel, f: Frame, option: int) -> None:
        if option != PASS:
            s.scatter(f.seat, option - RANDOM)

    def words(self, s: Duel, f: Frame, option: int) -> str:
        if RANDOM <= option < AT:
            return f"scatter {BACK_NAMES[option - RANDOM]}"
        return super().words(s, f, option)

    def meaning(self, s: Duel, f: Frame, option: int) -> dict[str, object]:
        if RANDOM <= option < AT:
            return {"kind": "scatter", "back": BACK_NAMES[option - RANDOM]}
        return super().meaning(s, f, option)


class Anderson(GearQuestion):
    """Which cards of the dead or of their owner do you take? `a` is the place, `b` how many are left. (14.1)"""

    def verb(self) -> str:
        return "take"

    def options(self, s: Duel, f: Frame) -> list[int]:
        options = s.gear[f.a][:]
        options.sort()
        options.append(PASS)
        if f.a // 2 != f.seat:
            options.extend(backs(s.hands[1 - f.seat]))
        return options

    def answer(self, s: Duel, f: Frame, option: int) -> None:
        if option == PASS:
            return
        if option < CARDS:
            s.seize(f.seat, option, s.gone[f.a // 2][-1], ABILITY + ANDERSON)
        else:
            s.steal(f.seat, option - RANDOM, ABILITY + ANDERSON)
        loot(s, f.seat, f.a, f.b - 1)

    def meaning(self, s: Duel, f: Frame, option: int) -> dict[str, object]:
        meaning = super().meaning(s, f, option)
        if option < CARDS:
            meaning["person"] = self.dead(s, f)
        return meaning

    def about(self, s: Duel, f: Frame) -> dict[str, object]:
        return {"person": self.dead(s, f), "left": f.b}

    def dead(self, s: Duel, f: Frame) -> str:
        return CHARACTERS[s.gone[f.a // 2][-1]].name


class Pay(HandQuestion):
    """Which card do you give for the ability? `a` is its option, `b` the card that Pearl Hart repeats. (14.7, 14.8)"""

    def verb(self) -> str:
        return "pay"

    def cited(self, s: Duel, f: Frame) -> str:
        return "14.7" if f.a == PEARL else "14.8"

    def answer(self, s: Duel, f: Frame, option: int) -> None:
        s.throw(f.seat, option, PAID, ABILITY + (PEARL_HART if f.a == PEARL else SUNDANCE))
        if f.a == PEARL:
            repeat(s, f.seat, f.b)
        else:
            trade(s, f.seat)

    def about(self, s: Duel, f: Frame) -> dict[str, object]:
        if f.a == PEARL:
            return {"person": CHARACTERS[PEARL_HART].name, "card": card_name(f.b)}
        return {"person": CHARACTERS[SUNDANCE].name}


class Repeat(Question):
    """The effect, or reload again? `a` is the card. (14.7)"""

    def options(self, s: Duel, f: Frame) -> list[int]:
        return [EFFECT, AGAIN]

    def answer(self, s: Duel, f: Frame, option: int) -> None:
        if option == EFFECT:
            once_more(s, f.seat, f.a)
        else:
            s.draw(f.seat, 1, RELOADING)

    def words(self, s: Duel, f: Frame, option: int) -> str:
        return "effect" if option == EFFECT else "reload again" if option == AGAIN else super().words(s, f, option)

    def meaning(self, s: Duel, f: Frame, option: int) -> dict[str, object]:
        return {"kind": "effect" if option == EFFECT else "reload-again", "card": card_name(f.a)}

    def about(self, s: Duel, f: Frame) -> dict[str, object]:
        return {"card": card_name(f.a)}


class Keep(Laid):
    """Which of the two cards do you keep? (14.8)"""

    def verb(self) -> str:
        return "keep"

    def answer(self, s: Duel, f: Frame, option: int) -> None:
        self.share(s, f.seat, option, True, ABILITY + SUNDANCE)


class Kate(GearQuestion):
    """Which of her equipment does Cattle Kate give for two cards? (14.9)"""

    def verb(self) -> str:
        return "strip"

    def options(self, s: Duel, f: Frame) -> list[int]:
        return sellable(s, f.seat)

    def answer(self, s: Duel, f: Frame, option: int) -> None:
        s.strip(f.seat, option, ABILITY + CATTLE_KATE)
        s.draw(f.seat, 2, ABILITY + CATTLE_KATE)

    def objection(self, s: Duel, f: Frame, option: int) -> tuple[str, str]:
        if option < CARDS and option in s.gear[s.awake[f.seat]]:
            return self.rule, "always-active"
        return self.rule, ""
