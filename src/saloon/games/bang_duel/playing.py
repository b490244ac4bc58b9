"""The questions of a turn: who stands in front, what is played and at whom, what is discarded."""

from __future__ import annotations

from typing import Final

from saloon.engine.frames import NOBODY, Frame
from saloon.games.bang_duel import possible
from saloon.games.bang_duel.abilities import bit_of, may_use, use, user_of
from saloon.games.bang_duel.cards import CARD_NAMES, KIND_OF, KINDS
from saloon.games.bang_duel.effects import EFFECTS, Aimed
from saloon.games.bang_duel.events import (
    AS_A_COLT,
    DISCARDED,
    PLAYED,
    RELOADED,
)
from saloon.games.bang_duel.flow import AFTER_STEP
from saloon.games.bang_duel.generated import TargetFrame
from saloon.games.bang_duel.ids import (
    ABILITY,
    ACTION,
    AS_COLT,
    ASK_PLAY,
    AT,
    BANG,
    CARD,
    CARDS,
    CHANGE,
    COLT,
    COLTISH,
    DISCARD_PHASE,
    DYNAMITE,
    END,
    GEAR,
    KATE,
    KITTY,
    MOVE,
    ONCE_MORE,
    PASS,
    PEARL,
    PLACES,
    PLAINLY,
    RELOAD,
    RELOADING,
    SIDE,
    SUNDANCE_TRADE,
)
from saloon.games.bang_duel.naming import (
    card_name,
)
from saloon.games.bang_duel.question import (
    DuelQuestion,
    HandQuestion,
    distinct,
    person,
)
from saloon.games.bang_duel.state import Duel

_PLAY: Final = [Frame(ASK_PLAY, seat) for seat in range(2)]
_END: Final = Frame(END)


class Front(DuelQuestion[Frame]):
    """Which of your two characters stands in front? Both decide at once. (2.3)"""

    def options(self, s: Duel, f: Frame) -> list[int]:
        return [AT + f.seat * 2, AT + f.seat * 2 + 1]

    def answer(self, s: Duel, f: Frame, option: int) -> None:
        s.choice[f.seat] = option - AT - f.seat * 2

    def words(self, s: Duel, f: Frame, option: int) -> str:
        return f"{person(s, option - AT)} in front" if AT <= option < AT + PLACES else super().words(s, f, option)

    def meaning(self, s: Duel, f: Frame, option: int) -> dict[str, object]:
        return {"kind": "front", "person": person(s, option - AT)}

    def possible(self, s: Duel, f: Frame) -> bool:
        """Asked once, and not chosen yet."""
        return s.turns == 0 and s.choice[f.seat] == 0 and [each.seat for each in s.stack].count(f.seat) == 1


class Play(DuelQuestion[Frame]):
    """Play a card, move the token, use an ability, or end the turn? (3.4)"""

    def options(self, s: Duel, f: Frame) -> list[int]:
        seat = f.seat
        hand = distinct(s.hands[seat])
        character = s.working(seat)
        bangs = s.bangs_left(seat) > 0
        options: list[int] = []
        for card in hand:
            kind = KIND_OF[card]
            if (bangs or KINDS[kind].frame != BANG) and EFFECTS[kind].can(s, seat):
                options.append(card)
        if bangs:
            for card in hand:
                if KIND_OF[card] != COLT and character.as_colt(KIND_OF[card]):
                    options.append(AS_COLT + card)
        if s.reload_open():
            for card in hand:
                if KINDS[KIND_OF[card]].reload:
                    options.append(RELOAD + card)
            for card in s.gear[s.front[seat]]:
                if KINDS[KIND_OF[card]].reload:
                    options.append(RELOAD + card)
        options.append(PASS)
        if not s.moved and not s.sole(seat):
            options.append(MOVE)
        if character.once >= 0 and may_use(s, seat, character.once):
            options.append(character.once)
        return options

    def answer(self, s: Duel, f: Frame, option: int) -> None:
        seat = f.seat
        if option == PASS:
            s.stack.append(_END)
            return
        s.stack.append(_PLAY[seat])
        s.stack.append(AFTER_STEP)
        if option < CARDS:
            self.play_card(s, seat, option)
        elif option < RELOAD:
            self.play_as_colt(s, seat, option - AS_COLT)
        elif option < PASS:
            reload(s, seat, option - RELOAD)
        elif option == MOVE:
            s.moved = True
            s.swap(seat, CHANGE)
        else:
            use(s, seat, option)

    def play_card(self, s: Duel, seat: int, card: int) -> None:
        """A card comes to the table; unless it stays there, it is discarded first (6.6)."""
        kind = KIND_OF[card]
        frame = KINDS[kind].frame
        if frame == BANG:
            count_bang(s, seat)
        s.drop(seat, card)
        if frame != GEAR:
            s.discard.append(card)
            s.tell(PLAYED, seat, card)
        EFFECTS[kind].play(s, seat, card, PLAINLY)

    def play_as_colt(self, s: Duel, seat: int, card: int) -> None:
        count_bang(s, seat)
        s.throw(seat, card, AS_A_COLT, ABILITY + s.people[s.awake[seat]])
        EFFECTS[COLT].play(s, seat, card, COLTISH)

    def words(self, s: Duel, f: Frame, option: int) -> str:
        if option < CARDS:
            return f"play {CARD_NAMES[option]}"
        if option < RELOAD:
            return f"play {CARD_NAMES[option - AS_COLT]} as colt"
        if option < PASS:
            return f"reload {CARD_NAMES[option - RELOAD]}"
        if option == PASS:
            return "end turn"
        if option == MOVE:
            return "move the token"
        if KITTY <= option <= KATE:
            return f"use {user_of(option)}"
        return super().words(s, f, option)

    def meaning(self, s: Duel, f: Frame, option: int) -> dict[str, object]:
        if option < CARDS:
            return {"kind": "play", "card": card_name(option)}
        if option < RELOAD:
            return {"kind": "as-colt", "card": card_name(option - AS_COLT)}
        if option < PASS:
            worn = s.place_of(option - RELOAD)
            if worn != NOBODY:
                return {"kind": "reload-worn", "card": card_name(option - RELOAD), "person": person(s, worn)}
            return {"kind": "reload", "card": card_name(option - RELOAD)}
        if option == PASS:
            return {"kind": "end"}
        if option == MOVE:
            return {"kind": "move", "person": person(s, s.front[f.seat] ^ 1)}
        return {"kind": "use", "person": user_of(option)}

    def objection(self, s: Duel, f: Frame, option: int) -> tuple[str, str]:
        seat = f.seat
        hand = [entry & CARD for entry in s.hands[seat]]
        if option < CARDS:
            return against_playing(s, seat, option, hand)
        if option < RELOAD:
            card = option - AS_COLT
            if card not in hand:
                return "3.4", "not-in-hand"
            if KIND_OF[card] == COLT or not s.working(seat).as_colt(KIND_OF[card]):
                return "12.1", "not-a-colt"
            return "3.5", "bang-limit"
        if option < PASS:
            return against_reloading(s, option - RELOAD, hand)
        if option == MOVE:
            return ("5.5", "sole") if s.sole(seat) else ("3.6", "moved-already")
        if KITTY <= option <= KATE:
            return against_using(s, seat, option)
        return "3.4", "play"

    def possible(self, s: Duel, f: Frame) -> bool:
        return s.turns > 0 and f.seat == s.turn


def count_bang(s: Duel, seat: int) -> None:
    """A BANG! card counts unless the active character may play any number (3.5)."""
    if s.bangs_left(seat) < CARDS:
        s.bangs += 1


def reload(s: Duel, seat: int, card: int) -> None:
    """Discard a card, from hand or from the active character, and draw one (11.2)."""
    if card in s.gear[s.front[seat]]:
        s.gear[s.front[seat]].remove(card)
    else:
        s.drop(seat, card)
    s.discard.append(card)
    s.reloaded = card
    s.tell(RELOADED, seat, card)
    s.draw(seat, 1, RELOADING)


class Target(DuelQuestion[TargetFrame]):
    """At whom? (chapter 6)"""

    def cited(self, s: Duel, f: TargetFrame) -> str:
        frame = BANG if f.way == COLTISH else KINDS[KIND_OF[f.card]].frame
        if f.way != COLTISH and KIND_OF[f.card] == DYNAMITE:
            return "12.31"
        return "6.1" if frame == BANG else "6.2" if frame == ACTION else "6.3"

    def options(self, s: Duel, f: TargetFrame) -> list[int]:
        kind = COLT if f.way == COLTISH else KIND_OF[f.card]
        return [AT + place for place in EFFECTS[kind].targets(s, f.seat, kind)]

    def answer(self, s: Duel, f: TargetFrame, option: int) -> None:
        kind = COLT if f.way == COLTISH else KIND_OF[f.card]
        EFFECTS[kind].at(s, f.seat, f.card, f.way, option - AT)

    def meaning(self, s: Duel, f: TargetFrame, option: int) -> dict[str, object]:
        meaning = super().meaning(s, f, option)
        meaning["card"] = card_name(f.card)
        return meaning

    def about(self, s: Duel, f: TargetFrame) -> dict[str, object]:
        return {"card": card_name(f.card), "colt": 1 if f.way == COLTISH else 0}

    def objection(self, s: Duel, f: TargetFrame, option: int) -> tuple[str, str]:
        if AT <= option < SIDE and s.people[option - AT] == NOBODY:
            return self.cited(s, f), "nobody"
        return self.cited(s, f), ""

    def possible(self, s: Duel, f: TargetFrame) -> bool:
        """The card finds more than one target. It lies on the table, or was discarded first (6.6); where it is
        repeated, what was paid lies on it."""
        kind = COLT if f.way == COLTISH else KIND_OF[f.card]
        if not possible.played(s, f.seat) or len(EFFECTS[kind].targets(s, f.seat, kind)) < 2:
            return False
        if KINDS[kind].frame == GEAR:
            return f.way == PLAINLY and s.laid == [f.card] and s.reader == NOBODY
        if f.way == ONCE_MORE:
            pearl = KINDS[kind].frame == ACTION and s.used & bit_of(PEARL) != 0
            return pearl and s.discard[-2:-1] == [f.card]
        colt = f.way == PLAINLY or s.working(f.seat).as_colt(KIND_OF[f.card])
        return colt and isinstance(EFFECTS[kind], Aimed) and s.discard[-1:] == [f.card]


class Discard(HandQuestion[Frame]):
    """Which card do you discard down to your limit? (3.7)"""

    def answer(self, s: Duel, f: Frame, option: int) -> None:
        s.throw(f.seat, option, DISCARDED, DISCARD_PHASE)

    def about(self, s: Duel, f: Frame) -> dict[str, object]:
        return {"left": len(s.hands[f.seat]) - s.hand_limit(f.seat)}

    def possible(self, s: Duel, f: Frame) -> bool:
        return f.seat == s.turn and len(s.hands[f.seat]) > s.hand_limit(f.seat)


# Why not


def against_playing(s: Duel, seat: int, card: int, hand: list[int]) -> tuple[str, str]:
    kind = KIND_OF[card]
    if card not in hand:
        return "3.4", "not-in-hand"
    if KINDS[kind].miss:
        return "6.8", "only-an-answer"
    if KINDS[kind].frame == BANG and s.bangs_left(seat) <= 0:
        return "3.5", "bang-limit"
    if not EFFECTS[kind].can(s, seat):
        return "6.7", "nothing-to-do"
    return "15.5", "looks-alike"


def against_reloading(s: Duel, card: int, hand: list[int]) -> tuple[str, str]:
    if not KINDS[KIND_OF[card]].reload:
        return "11.2", "no-reload"
    if not s.reload_open():
        return "11.1", "reload-closed"
    if card not in hand:
        return "11.2", "reload-where"
    return "15.5", "looks-alike"


def against_using(s: Duel, seat: int, option: int) -> tuple[str, str]:
    rule = {KITTY: "14.6", PEARL: "14.7", SUNDANCE_TRADE: "14.8", KATE: "14.9"}[option]
    if s.working(seat).once != option:
        return "5.2", "not-awake"
    if s.used & bit_of(option):
        return "3.10", "used-up"
    return rule, {KITTY: "kitty", PEARL: "pearl", SUNDANCE_TRADE: "no-card", KATE: "kate-nothing"}[option]
