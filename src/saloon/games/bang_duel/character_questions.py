"""The questions that characters ask."""

from __future__ import annotations

from saloon.engine.frames import NOBODY, Frame
from saloon.games.bang_duel import possible
from saloon.games.bang_duel.abilities import bit_of, once_more, repeat, repeatable, sellable, trade
from saloon.games.bang_duel.card_questions import Laid
from saloon.games.bang_duel.cards import BACK_NAMES, KIND_OF
from saloon.games.bang_duel.characters import CHARACTERS
from saloon.games.bang_duel.death import loot
from saloon.games.bang_duel.effects import EFFECTS
from saloon.games.bang_duel.events import (
    PAID,
)
from saloon.games.bang_duel.generated import CardFrame, DeathFrame, LootFrame, PayFrame
from saloon.games.bang_duel.ids import (
    ABILITY,
    AGAIN,
    ANDERSON,
    AT,
    CARDS,
    CATTLE_KATE,
    EFFECT,
    KATE,
    PASS,
    PEARL,
    PEARL_HART,
    RANDOM,
    RELOADING,
    SCHULZ,
    SUNDANCE,
    SUNDANCE_TRADE,
)
from saloon.games.bang_duel.naming import (
    card_name,
)
from saloon.games.bang_duel.question import (
    DuelQuestion,
    GearQuestion,
    HandQuestion,
    backs,
)
from saloon.games.bang_duel.state import Duel


def uses(s: Duel, seat: int, ability: int) -> bool:
    """Whether a seat can be using an ability of once a turn (3.10)."""
    return possible.played(s, seat) and s.working(seat).once == ability and s.used & bit_of(ability) != 0


class Schulz(DuelQuestion[Frame]):
    """Which back shall the opponent lose? (14.4)"""

    def options(self, s: Duel, f: Frame) -> list[int]:
        return [PASS, *backs(s.hands[1 - f.seat])]

    def answer(self, s: Duel, f: Frame, option: int) -> None:
        if option != PASS:
            s.scatter(f.seat, option - RANDOM)

    def possible(self, s: Duel, f: Frame) -> bool:
        return s.has(f.seat, SCHULZ) and len(s.hands[1 - f.seat]) > 0

    def words(self, s: Duel, f: Frame, option: int) -> str:
        if RANDOM <= option < AT:
            return f"scatter {BACK_NAMES[option - RANDOM]}"
        return super().words(s, f, option)

    def meaning(self, s: Duel, f: Frame, option: int) -> dict[str, object]:
        if RANDOM <= option < AT:
            return {"kind": "scatter", "back": BACK_NAMES[option - RANDOM]}
        return super().meaning(s, f, option)


class Anderson(GearQuestion[LootFrame]):
    """Which cards of the dead or of their owner do you take? (14.1)"""

    def verb(self) -> str:
        return "take"

    def options(self, s: Duel, f: LootFrame) -> list[int]:
        options = s.gear[f.place][:]
        options.sort()
        options.append(PASS)
        if f.place // 2 != f.seat:
            options.extend(backs(s.hands[1 - f.seat]))
        return options

    def answer(self, s: Duel, f: LootFrame, option: int) -> None:
        if option == PASS:
            return
        if option < CARDS:
            s.seize(f.seat, option, s.gone[f.place // 2][-1], ABILITY + ANDERSON)
        else:
            s.steal(f.seat, option - RANDOM, ABILITY + ANDERSON)
        loot(s, f.seat, f.place, f.left - 1)

    def meaning(self, s: Duel, f: LootFrame, option: int) -> dict[str, object]:
        meaning = super().meaning(s, f, option)
        if option < CARDS:
            meaning["person"] = self.dead(s, f)
        return meaning

    def about(self, s: Duel, f: LootFrame) -> dict[str, object]:
        return {"person": self.dead(s, f), "left": f.left}

    def possible(self, s: Duel, f: LootFrame) -> bool:
        below = s.stack[-2]
        buried = isinstance(below, DeathFrame) and below.place == f.place and below.looters >> f.seat & 1 == 1
        return buried and len(self.options(s, f)) > 1

    def dead(self, s: Duel, f: LootFrame) -> str:
        return CHARACTERS[s.gone[f.place // 2][-1]].name


class Pay(HandQuestion[PayFrame]):
    """Which card do you give for the ability? (14.7, 14.8)"""

    def verb(self) -> str:
        return "pay"

    def cited(self, s: Duel, f: PayFrame) -> str:
        return "14.7" if f.ability == PEARL else "14.8"

    def answer(self, s: Duel, f: PayFrame, option: int) -> None:
        s.throw(f.seat, option, PAID, ABILITY + (PEARL_HART if f.ability == PEARL else SUNDANCE))
        if f.ability == PEARL:
            repeat(s, f.seat, f.card)
        else:
            trade(s, f.seat)

    def about(self, s: Duel, f: PayFrame) -> dict[str, object]:
        if f.ability == PEARL:
            return {"person": CHARACTERS[PEARL_HART].name, "card": card_name(f.card)}
        return {"person": CHARACTERS[SUNDANCE].name}

    def possible(self, s: Duel, f: PayFrame) -> bool:
        if f.ability == PEARL:
            fits = repeatable(s, f.seat) and f.card == s.discard[-1]
        else:
            fits = f.card == NOBODY
        return fits and uses(s, f.seat, f.ability)


class Repeat(DuelQuestion[CardFrame]):
    """The effect, or reload again? (14.7)"""

    def options(self, s: Duel, f: CardFrame) -> list[int]:
        return [EFFECT, AGAIN]

    def answer(self, s: Duel, f: CardFrame, option: int) -> None:
        if option == EFFECT:
            once_more(s, f.seat, f.card)
        else:
            s.draw(f.seat, 1, RELOADING)

    def words(self, s: Duel, f: CardFrame, option: int) -> str:
        return "effect" if option == EFFECT else "reload again" if option == AGAIN else super().words(s, f, option)

    def meaning(self, s: Duel, f: CardFrame, option: int) -> dict[str, object]:
        return {"kind": "effect" if option == EFFECT else "reload-again", "card": card_name(f.card)}

    def about(self, s: Duel, f: CardFrame) -> dict[str, object]:
        return {"card": card_name(f.card)}

    def possible(self, s: Duel, f: CardFrame) -> bool:
        """It lies below the card that was paid."""
        again = f.card == s.reloaded and s.discard[-2:-1] == [f.card] and s.reload_open()
        return again and EFFECTS[KIND_OF[f.card]].can(s, f.seat) and uses(s, f.seat, PEARL)


class Keep(Laid):
    """Which of the two cards do you keep? (14.8)"""

    def verb(self) -> str:
        return "keep"

    def answer(self, s: Duel, f: Frame, option: int) -> None:
        self.share(s, f.seat, option, True, ABILITY + SUNDANCE)

    def possible(self, s: Duel, f: Frame) -> bool:
        return possible.laid(s, [2], f.seat) and uses(s, f.seat, SUNDANCE_TRADE)


class Kate(GearQuestion[Frame]):
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

    def possible(self, s: Duel, f: Frame) -> bool:
        return uses(s, f.seat, KATE)
