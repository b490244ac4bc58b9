"""The questions of a hit and of losing life. `a` is the place of the target."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from saloon.engine.state import NOBODY, Frame
from saloon.games.bang_duel.cards import CARD_NAMES, KIND_OF, KINDS, SYMBOL_NAMES
from saloon.games.bang_duel.characters import CHARACTERS
from saloon.games.bang_duel.effects import (
    challenge,
)
from saloon.games.bang_duel.events import (
    ANSWERED,
    CHOSE,
    GAVE_UP,
    PAID,
    SHIELDED,
    SHOT_BACK,
    USED,
)
from saloon.games.bang_duel.hits import (
    BARREL_TRIED,
    BY_OPPONENT,
    HUNTED,
    KID_TRIED,
    PLAIN,
    WITH_RETURN_FIRE,
    cancel,
    count,
    lose,
    loss,
    may_shoot_back,
    miss,
    reveal,
    strike,
    waste,
)
from saloon.games.bang_duel.ids import (
    BARREL,
    BUFFALO_BILL,
    CARD,
    CARDS,
    DERRINGER,
    FOR_BARREL,
    FOR_KID,
    HAT,
    LOSE,
    PASS,
    RETURN_FIRE,
    SHIELD,
    TEX_WILLER,
    TRY_BARREL,
    TRY_KID,
    USE_HAT,
)
from saloon.games.bang_duel.naming import ABILITY, AS_A_MISS, card_name, cause_name
from saloon.games.bang_duel.question import (
    HandQuestion,
    Question,
    Window,
    distinct,
    person,
)

if TYPE_CHECKING:
    from saloon.games.bang_duel.state import Duel

REVEALERS: Final = ["barrel", "kid-curry", "rattlesnake", "dynamite"]  # by what a card is revealed for


class Answer(Window):
    """How do you answer the hit? (7.2)"""

    def passing(self) -> str:
        return "take the hit"

    def options(self, s: Duel, f: Frame) -> list[int]:
        place = f.a
        options: list[int] = []
        character = s.working(f.seat)
        for card in distinct(s.hands[f.seat]):
            kind = KIND_OF[card]
            if KINDS[kind].miss or s.cause == DERRINGER or character.as_miss(kind):
                options.append(card)
        options.append(PASS)
        if not f.b & BARREL_TRIED and s.wears(place, BARREL) != NOBODY:
            options.append(TRY_BARREL)
        if not f.b & KID_TRIED and character.tries:
            options.append(TRY_KID)
        if s.wears(place, HAT) != NOBODY:
            options.append(USE_HAT)
        return options

    def answer(self, s: Duel, f: Frame, option: int) -> None:
        place = f.a
        if option == PASS:
            lose(s, place, 1, strike(s, f.seat))
        elif option == TRY_BARREL:
            reveal(s, f.seat, FOR_BARREL, place, f.b)
        elif option == TRY_KID:
            s.tell(USED, s.people[place])
            reveal(s, 1 - f.seat, FOR_KID, place, f.b)
        elif option == USE_HAT:
            s.strip(f.seat, s.wears(place, HAT), AS_A_MISS)
            miss(s, place, PLAIN)
        else:
            s.drop(f.seat, option)
            s.discard.append(option)
            s.tell(ANSWERED, f.seat, option, s.people[place])
            miss(s, place, WITH_RETURN_FIRE if KIND_OF[option] == RETURN_FIRE else PLAIN)

    def words(self, s: Duel, f: Frame, option: int) -> str:
        if option < CARDS:
            return f"play {CARD_NAMES[option]}"
        if option == TRY_BARREL:
            return "try the barrel"
        if option == TRY_KID:
            return "use kid-curry"
        if option == USE_HAT:
            return "drop the hat"
        return super().words(s, f, option)

    def meaning(self, s: Duel, f: Frame, option: int) -> dict[str, object]:
        if option < CARDS:
            return {"kind": "miss", "card": card_name(option)}
        if option == TRY_KID:
            return {"kind": "try-kid"}
        kind = {PASS: "take-hit", TRY_BARREL: "try-barrel", USE_HAT: "use-hat"}.get(option, "take-hit")
        return {"kind": kind, "person": person(s, f.a)}

    def about(self, s: Duel, f: Frame) -> dict[str, object]:
        shooter = CHARACTERS[s.shooter].name
        derringer = 1 if s.cause == DERRINGER else 0
        hit = {"source": cause_name(s.cause), "shooter": shooter, "target": person(s, f.a), "derringer": derringer}
        return {**super().about(s, f), **hit}

    def objection(self, s: Duel, f: Frame, option: int) -> tuple[str, str]:
        if option < CARDS:
            if option not in [entry & CARD for entry in s.hands[f.seat]]:
                return "7.2", "not-in-hand"
            return "7.4", "not-a-miss"
        if option == TRY_BARREL:
            return ("7.3", "tried-already") if f.b & BARREL_TRIED else ("12.24", "no-barrel")
        if option == TRY_KID:
            return ("7.3", "tried-already") if f.b & KID_TRIED else ("14.5", "no-kid")
        if option == USE_HAT:
            return "12.25", "no-hat"
        return "7.2", ""


class Extra(HandQuestion):
    """Against Tex Willer a miss costs one more card. `b` is what else the miss does. (13.10)"""

    def verb(self) -> str:
        return "pay"

    def passing(self) -> str:
        return "waste"

    def options(self, s: Duel, f: Frame) -> list[int]:
        return [*distinct(s.hands[f.seat]), PASS]

    def answer(self, s: Duel, f: Frame, option: int) -> None:
        if option == PASS:
            waste(s, f.a)
            return
        s.throw(f.seat, option, PAID, ABILITY + TEX_WILLER)
        cancel(s, f.a, f.b)

    def meaning(self, s: Duel, f: Frame, option: int) -> dict[str, object]:
        meaning = super().meaning(s, f, option)
        meaning["target"] = person(s, f.a)
        return meaning

    def about(self, s: Duel, f: Frame) -> dict[str, object]:
        return {"person": CHARACTERS[TEX_WILLER].name, "target": person(s, f.a)}


class Reveal(Question):
    """Which of the two symbols counts? `a` is what it is revealed for. (13.4)"""

    def verb(self) -> str:
        return "count"

    def options(self, s: Duel, f: Frame) -> list[int]:
        return distinct(s.laid if s.laid[0] < s.laid[1] else [s.laid[1], s.laid[0]])

    def answer(self, s: Duel, f: Frame, option: int) -> None:
        other = s.laid[0] if s.laid[1] == option else s.laid[1]
        s.laid = []
        s.discard.append(other)
        s.tell(CHOSE, f.seat, option)
        count(s, option)

    def meaning(self, s: Duel, f: Frame, option: int) -> dict[str, object]:
        return {"kind": "symbol", "card": card_name(option)} if option < CARDS else super().meaning(s, f, option)

    def about(self, s: Duel, f: Frame) -> dict[str, object]:
        return {"sign": SYMBOL_NAMES[HUNTED[f.a]], "source": REVEALERS[f.a], "person": person(s, f.b)}


class Shield(Question):
    """Does Buffalo Bill lose the life instead? `b` is the loss. (13.3)"""

    def options(self, s: Duel, f: Frame) -> list[int]:
        return [PASS, SHIELD]

    def answer(self, s: Duel, f: Frame, option: int) -> None:
        place = f.a
        points, lost, how = f.b & 7, f.b >> 3 & 7, f.b >> 6
        if option == SHIELD:
            s.tell(SHIELDED, BUFFALO_BILL, s.people[place])
            s.wound(place ^ 1)
        else:
            s.wound(place)
            lost += 1
        s.stack.append(Frame(LOSE, NOBODY, place, loss(points - 1, lost, how)))

    def words(self, s: Duel, f: Frame, option: int) -> str:
        return "shield" if option == SHIELD else "no shield" if option == PASS else super().words(s, f, option)

    def meaning(self, s: Duel, f: Frame, option: int) -> dict[str, object]:
        if option == SHIELD:
            return {"kind": "shield", "person": CHARACTERS[BUFFALO_BILL].name, "target": person(s, f.a)}
        return {"kind": "no-shield", "target": person(s, f.a)}

    def about(self, s: Duel, f: Frame) -> dict[str, object]:
        return {"target": person(s, f.a), "source": cause_name(s.cause)}


class ShootBack(Window):
    """A question answered with a hit card, or not at all."""

    def verb(self) -> str:
        return "shoot back with"

    def passing(self) -> str:
        return "give up"

    def options(self, s: Duel, f: Frame) -> list[int]:
        hand = distinct(s.hands[f.seat])
        options = [card for card in hand if may_shoot_back(s, f.seat, KIND_OF[card])]
        options.append(PASS)
        return options

    def shoot_back(self, s: Duel, f: Frame, card: int) -> None:
        s.throw(f.seat, card, SHOT_BACK, s.cause)

    def give_up(self, s: Duel, f: Frame) -> None:
        s.tell(GAVE_UP, f.seat)
        lose(s, f.a, 1, BY_OPPONENT if s.by != f.seat else 0)

    def meaning(self, s: Duel, f: Frame, option: int) -> dict[str, object]:
        if option < CARDS:
            return {"kind": "shoot-back", "card": card_name(option)}
        return {"kind": "give-up", "person": person(s, f.a)}

    def objection(self, s: Duel, f: Frame, option: int) -> tuple[str, str]:
        if option < CARDS and option not in [entry & CARD for entry in s.hands[f.seat]]:
            return self.rule, "not-in-hand"
        return self.rule, "not-a-hit"


class Duelling(ShootBack):
    """Shoot back or give up? `a` is the own character, `b` the other one. (12.15)"""

    def answer(self, s: Duel, f: Frame, option: int) -> None:
        if option == PASS:
            self.give_up(s, f)
        else:
            self.shoot_back(s, f, option)
            challenge(s, f.b, f.a)

    def about(self, s: Duel, f: Frame) -> dict[str, object]:
        return {**super().about(s, f), "person": person(s, f.a), "target": person(s, f.b)}


class Indians(ShootBack):
    """Shoot at the Indians or lose a life? `a` is the character. (12.14)"""

    def answer(self, s: Duel, f: Frame, option: int) -> None:
        if option == PASS:
            self.give_up(s, f)
        else:
            self.shoot_back(s, f, option)

    def about(self, s: Duel, f: Frame) -> dict[str, object]:
        return {**super().about(s, f), "person": person(s, f.a)}
