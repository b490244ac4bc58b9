"""The questions of a hit and of losing life."""

from __future__ import annotations

from typing import Final, TypeVar

from saloon.engine.frames import NOBODY
from saloon.games.bang_duel import possible
from saloon.games.bang_duel.cards import CARD_NAMES, HUNTED, KIND_OF, KINDS, SYMBOL_NAMES
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
from saloon.games.bang_duel.flow import shield
from saloon.games.bang_duel.generated import (
    AnswerFrame,
    DuelFrame,
    ExtraFrame,
    LossFrame,
    PlaceFrame,
    RevealedFrame,
    RevealFrame,
)
from saloon.games.bang_duel.hits import (
    cancel,
    count,
    lose,
    miss,
    reveal,
    waste,
)
from saloon.games.bang_duel.ids import (
    ABILITY,
    AS_A_MISS,
    BARREL,
    BARREL_TRIED,
    BUFFALO_BILL,
    CARD,
    CARDS,
    DERRINGER,
    FOR_BARREL,
    FOR_KID,
    HAT,
    KID_TRIED,
    LOSE,
    MASTERSON,
    PASS,
    PLAIN,
    RETURN_FIRE,
    SHIELD,
    TEX_WILLER,
    TRY_BARREL,
    TRY_KID,
    USE_HAT,
    WITH_KID,
    WITH_RETURN_FIRE,
)
from saloon.games.bang_duel.naming import (
    card_name,
    cause_name,
)
from saloon.games.bang_duel.question import (
    DuelQuestion,
    HandQuestion,
    Window,
    distinct,
    person,
)
from saloon.games.bang_duel.state import Duel

P = TypeVar("P", bound=PlaceFrame)

REVEALERS: Final = ["barrel", "kid-curry", "rattlesnake", "dynamite"]  # by what a card is revealed for


class Answer(Window[AnswerFrame]):
    """How do you answer the hit? (7.2)"""

    def passing(self) -> str:
        return "take the hit"

    def options(self, s: Duel, f: AnswerFrame) -> list[int]:
        place = f.place
        options: list[int] = []
        character = s.working(f.seat)
        for card in distinct(s.hands[f.seat]):
            kind = KIND_OF[card]
            if KINDS[kind].miss or s.cause == DERRINGER or character.as_miss(kind):
                options.append(card)
        options.append(PASS)
        if not f.tried & BARREL_TRIED and s.wears(place, BARREL) != NOBODY:
            options.append(TRY_BARREL)
        if not f.tried & KID_TRIED and character.tries:
            options.append(TRY_KID)
        if s.wears(place, HAT) != NOBODY:
            options.append(USE_HAT)
        return options

    def answer(self, s: Duel, f: AnswerFrame, option: int) -> None:
        place = f.place
        if option == PASS:
            lose(s, place, 1)
        elif option == TRY_BARREL:
            reveal(s, f.seat, FOR_BARREL, place, f.tried)
        elif option == TRY_KID:
            s.tell(USED, s.people[place])
            reveal(s, 1 - f.seat, FOR_KID, place, f.tried)
        elif option == USE_HAT:
            s.strip(f.seat, s.wears(place, HAT), AS_A_MISS)
            miss(s, place, PLAIN)
        else:
            s.drop(f.seat, option)
            s.discard.append(option)
            s.tell(ANSWERED, f.seat, option, s.people[place])
            miss(s, place, WITH_RETURN_FIRE if KIND_OF[option] == RETURN_FIRE else PLAIN)

    def words(self, s: Duel, f: AnswerFrame, option: int) -> str:
        if option < CARDS:
            return f"play {CARD_NAMES[option]}"
        if option == TRY_BARREL:
            return "try the barrel"
        if option == TRY_KID:
            return "use kid-curry"
        if option == USE_HAT:
            return "drop the hat"
        return super().words(s, f, option)

    def meaning(self, s: Duel, f: AnswerFrame, option: int) -> dict[str, object]:
        if option < CARDS:
            return {"kind": "miss", "card": card_name(option)}
        if option == TRY_KID:
            return {"kind": "try-kid"}
        kind = {PASS: "take-hit", TRY_BARREL: "try-barrel", USE_HAT: "use-hat"}.get(option, "take-hit")
        return {"kind": kind, "person": person(s, f.place)}

    def about(self, s: Duel, f: AnswerFrame) -> dict[str, object]:
        shooter = CHARACTERS[s.shooter].name
        derringer = 1 if s.cause == DERRINGER else 0
        hit = {"source": cause_name(s.cause), "shooter": shooter, "target": person(s, f.place), "derringer": derringer}
        return {**super().about(s, f), **hit}

    def objection(self, s: Duel, f: AnswerFrame, option: int) -> tuple[str, str]:
        if option < CARDS:
            if option not in [entry & CARD for entry in s.hands[f.seat]]:
                return "7.2", "not-in-hand"
            return "7.4", "not-a-miss"
        if option == TRY_BARREL:
            return ("7.3", "tried-already") if f.tried & BARREL_TRIED else ("12.24", "no-barrel")
        if option == TRY_KID:
            return ("7.3", "tried-already") if f.tried & KID_TRIED else ("14.5", "no-kid")
        if option == USE_HAT:
            return "12.25", "no-hat"
        return "7.2", ""

    def possible(self, s: Duel, f: AnswerFrame) -> bool:
        """Nobody is asked who can do nothing, for all to see (7.5)."""
        asked = len(s.hands[f.seat]) > 0 or s.has_means(f.place, f.tried)
        return asked and f.seat == f.place // 2 and possible.hit(s, f.place) and possible.means(s, f.place, f.tried)


class Extra(HandQuestion[ExtraFrame]):
    """Against Tex Willer a miss costs one more card. (13.10)"""

    def verb(self) -> str:
        return "pay"

    def passing(self) -> str:
        return "waste"

    def options(self, s: Duel, f: ExtraFrame) -> list[int]:
        return [*distinct(s.hands[f.seat]), PASS]

    def answer(self, s: Duel, f: ExtraFrame, option: int) -> None:
        if option == PASS:
            waste(s, f.place)
            return
        s.throw(f.seat, option, PAID, ABILITY + TEX_WILLER)
        cancel(s, f.place, f.brings)

    def meaning(self, s: Duel, f: ExtraFrame, option: int) -> dict[str, object]:
        meaning = super().meaning(s, f, option)
        meaning["target"] = person(s, f.place)
        return meaning

    def about(self, s: Duel, f: ExtraFrame) -> dict[str, object]:
        return {"person": CHARACTERS[TEX_WILLER].name, "target": person(s, f.place)}

    def possible(self, s: Duel, f: ExtraFrame) -> bool:
        """The miss is spent already: Return Fire lies on top of the discard pile."""
        if f.brings == WITH_RETURN_FIRE and (not s.discard or KIND_OF[s.discard[-1]] != RETURN_FIRE):
            return False
        kid = f.brings != WITH_KID or CHARACTERS[s.people[f.place]].tries
        return s.extra and kid and f.seat == f.place // 2 and possible.hit(s, f.place)


class Reveal(DuelQuestion[RevealFrame]):
    """Which of the two symbols counts? (13.4)"""

    def verb(self) -> str:
        return "count"

    def options(self, s: Duel, f: RevealFrame) -> list[int]:
        return distinct(s.laid if s.laid[0] < s.laid[1] else [s.laid[1], s.laid[0]])

    def answer(self, s: Duel, f: RevealFrame, option: int) -> None:
        other = s.laid[0] if s.laid[1] == option else s.laid[1]
        s.laid = []
        s.discard.append(other)
        s.tell(CHOSE, f.seat, option)
        count(s, option)

    def meaning(self, s: Duel, f: RevealFrame, option: int) -> dict[str, object]:
        return {"kind": "symbol", "card": card_name(option)} if option < CARDS else super().meaning(s, f, option)

    def about(self, s: Duel, f: RevealFrame) -> dict[str, object]:
        return {"sign": SYMBOL_NAMES[HUNTED[f.purpose]], "source": REVEALERS[f.purpose], "person": person(s, f.place)}

    def possible(self, s: Duel, f: RevealFrame) -> bool:
        below = s.stack[-2]
        same = isinstance(below, RevealedFrame) and below.place == f.place and below.purpose == f.purpose
        return same and s.has(f.seat, MASTERSON) and possible.laid(s, [2], NOBODY)


class Shield(DuelQuestion[LossFrame]):
    """Does Buffalo Bill lose the life instead? (13.3)"""

    def options(self, s: Duel, f: LossFrame) -> list[int]:
        return [PASS, SHIELD]

    def answer(self, s: Duel, f: LossFrame, option: int) -> None:
        place = f.place
        lost = f.lost
        if option == SHIELD:
            s.tell(SHIELDED, BUFFALO_BILL, s.people[place])
            s.wound(place ^ 1)
        else:
            s.wound(place)
            lost += 1
        s.stack.append(LossFrame(LOSE, NOBODY, place, f.points - 1, lost))

    def words(self, s: Duel, f: LossFrame, option: int) -> str:
        return "shield" if option == SHIELD else "no shield" if option == PASS else super().words(s, f, option)

    def meaning(self, s: Duel, f: LossFrame, option: int) -> dict[str, object]:
        if option == SHIELD:
            return {"kind": "shield", "person": CHARACTERS[BUFFALO_BILL].name, "target": person(s, f.place)}
        return {"kind": "no-shield", "target": person(s, f.place)}

    def about(self, s: Duel, f: LossFrame) -> dict[str, object]:
        return {"target": person(s, f.place), "source": cause_name(s.cause)}

    def possible(self, s: Duel, f: LossFrame) -> bool:
        return f.points > 0 and f.seat == f.place // 2 and shield(s, f.place) and possible.loss(s, f)


class ShootBack(Window[P]):
    """A question answered with a hit card, or not at all."""

    def verb(self) -> str:
        return "shoot back with"

    def passing(self) -> str:
        return "give up"

    def options(self, s: Duel, f: P) -> list[int]:
        hand = distinct(s.hands[f.seat])
        options = [card for card in hand if s.may_shoot_back(f.seat, KIND_OF[card])]
        options.append(PASS)
        return options

    def shoot_back(self, s: Duel, f: P, card: int) -> None:
        s.throw(f.seat, card, SHOT_BACK, s.cause)

    def give_up(self, s: Duel, f: P) -> None:
        s.tell(GAVE_UP, f.seat)
        lose(s, f.place, 1)

    def meaning(self, s: Duel, f: P, option: int) -> dict[str, object]:
        if option < CARDS:
            return {"kind": "shoot-back", "card": card_name(option)}
        return {"kind": "give-up", "person": person(s, f.place)}

    def objection(self, s: Duel, f: P, option: int) -> tuple[str, str]:
        if option < CARDS and option not in [entry & CARD for entry in s.hands[f.seat]]:
            return self.rule, "not-in-hand"
        return self.rule, "not-a-hit"


class Duelling(ShootBack[DuelFrame]):
    """Shoot back or give up? (12.15)"""

    def answer(self, s: Duel, f: DuelFrame, option: int) -> None:
        if option == PASS:
            self.give_up(s, f)
        else:
            self.shoot_back(s, f, option)
            challenge(s, f.other, f.place)

    def about(self, s: Duel, f: DuelFrame) -> dict[str, object]:
        return {**super().about(s, f), "person": person(s, f.place), "target": person(s, f.other)}

    def possible(self, s: Duel, f: DuelFrame) -> bool:
        mine = f.seat == f.place // 2 != f.other // 2 and len(s.hands[f.seat]) > 0
        return mine and possible.duel(s, f.place, f.other)


class Indians(ShootBack[PlaceFrame]):
    """Shoot at the Indians or lose a life? (12.14)"""

    def answer(self, s: Duel, f: PlaceFrame, option: int) -> None:
        if option == PASS:
            self.give_up(s, f)
        else:
            self.shoot_back(s, f, option)

    def about(self, s: Duel, f: PlaceFrame) -> dict[str, object]:
        return {**super().about(s, f), "person": person(s, f.place)}

    def possible(self, s: Duel, f: PlaceFrame) -> bool:
        return f.seat == f.place // 2 and len(s.hands[f.seat]) > 0 and possible.raid(s, f.place)
