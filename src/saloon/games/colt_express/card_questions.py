"""The questions about cards: what is picked, planned and kept."""

from __future__ import annotations

from saloon.engine.frames import Frame, Question
from saloon.games.colt_express.board import (
    ACTION_NAMES,
    CHARACTER_NAMES,
    TURN_NAMES,
)
from saloon.games.colt_express.events import (
    HID,
    PICKED,
    PLAYED,
)
from saloon.games.colt_express.flow import in_line, may_hide
from saloon.games.colt_express.generated import SecondFrame, TurnFrame
from saloon.games.colt_express.ids import (
    BULLET,
    DECLINE,
    DRAW,
    DRAWN,
    FIRE,
    HIDE,
    KEEP,
    MARSHAL,
    ROUNDS,
    SECOND,
    SECOND_CARD,
    STANDARD,
    TUNNEL,
)
from saloon.games.colt_express.naming import card_words
from saloon.games.colt_express.pile import actions, count, one
from saloon.games.colt_express.state import Train, owned
from saloon.games.colt_express.zones import can_draw


def card_meaning(s: Train, kind: str, seat: int, card: int) -> dict[str, object]:
    bandit = CHARACTER_NAMES[s.cast[s.bandit(seat, card)]]
    team = 1 if s.variant.teams and card != MARSHAL else 0  # 1: it matters whose card it is
    return {"kind": kind, "card": ACTION_NAMES[card % SECOND], "bandit": bandit, "team": team}


class PickCard(Question[Train, Frame]):
    """Which card do you take from your deck before you draw? All decide at once. (10.6)"""

    def options(self, s: Train, f: Frame) -> list[int]:
        return [card for card in range(BULLET) if count(s.zones[f.seat].bag, card) > 0]

    def answer(self, s: Train, f: Frame, option: int) -> None:
        zones = s.zones[f.seat]
        zones.bag -= one(option)
        zones.hand += one(option)
        zones.kept = 1
        s.tell(PICKED, f.seat, owned(f.seat, option), eyes=f.seat)

    def words(self, s: Train, f: Frame, option: int) -> str:
        return f"pick {card_words(s, f.seat, option)}"

    def meaning(self, s: Train, f: Frame, option: int) -> dict[str, object]:
        return card_meaning(s, "pick-card", f.seat, option)

    def possible(self, s: Train, f: Frame) -> bool:
        return s.variant.teams


class Plan(Question[Train, TurnFrame]):
    """Play a card onto the stack, or draw three. (4.1)"""

    def options(self, s: Train, f: TurnFrame) -> list[int]:
        zones = s.zones[f.seat]
        options: list[int] = []
        card = 0
        pile = actions(zones.hand)
        while pile != 0:
            if pile & 15 != 0:
                options.append(card)
            pile >>= 4
            card += 1
        if s.turn == 0 and may_hide(s, f.seat, f.turn):
            for index in range(len(options)):
                options.append(HIDE + options[index])
        if can_draw(zones):
            options.append(DRAW)
        return options

    def answer(self, s: Train, f: TurnFrame, option: int) -> None:
        seat = f.seat
        if option == DRAW:
            s.draw(seat, DRAWN)
            return
        card = option if option < HIDE else option - HIDE
        hidden = f.turn == TUNNEL or option >= HIDE
        s.lay(seat, card, hidden)
        if hidden:
            s.tell(HID, seat, s.bandit(seat, card), card, eyes=seat)
            return
        s.tell(PLAYED, s.bandit(seat, card), card)
        # 10.7: whether the question comes depends on nothing that only the owner knows
        if s.variant.teams and card % SECOND == FIRE and f.turn == STANDARD and s.zones[seat].hand != 0:
            s.ask(SecondFrame(SECOND_CARD, seat, SECOND - (card - FIRE)))

    def words(self, s: Train, f: TurnFrame, option: int) -> str:
        if option == DRAW:
            return "draw"
        if option >= HIDE:
            return f"hide {card_words(s, f.seat, option - HIDE)}"
        return f"play {card_words(s, f.seat, option)}"

    def meaning(self, s: Train, f: TurnFrame, option: int) -> dict[str, object]:
        if option == DRAW:
            return {"kind": "draw"}
        if option >= HIDE:
            return card_meaning(s, "hide", f.seat, option - HIDE)
        return card_meaning(s, "play", f.seat, option)

    def about(self, s: Train, f: TurnFrame) -> dict[str, object]:
        return {"turn": TURN_NAMES[f.turn]}

    def objection(self, s: Train, f: TurnFrame, option: int) -> tuple[str, str]:
        if option == DRAW:
            return "4.8", "nothing-to-draw"
        if option == BULLET * 2 + 1 or option > DRAW:
            return self.rule, "plan"
        if option >= HIDE and count(s.zones[f.seat].hand, option - HIDE) > 0:
            return "8.1", "cannot-hide"
        return self.rule, "not-in-hand"

    def possible(self, s: Train, f: TurnFrame) -> bool:
        turns = s.round_card().turns
        return (
            s.turn < len(turns)
            and turns[s.turn] == f.turn
            and s.acted > 0
            and f.seat == in_line(s, f.turn, s.acted - 1)
        )


class SecondCard(Question[Train, SecondFrame]):
    """After Fire of one bandit, play a card of the other too? (10.7)"""

    def options(self, s: Train, f: SecondFrame) -> list[int]:
        hand = s.zones[f.seat].hand
        options = [
            card for card in range(f.first_card, f.first_card + SECOND) if card != MARSHAL and count(hand, card) > 0
        ]
        options.append(DECLINE)
        return options

    def answer(self, s: Train, f: SecondFrame, option: int) -> None:
        if option != DECLINE:
            s.lay(f.seat, option, False)
            s.tell(PLAYED, s.bandit(f.seat, option), option)

    def words(self, s: Train, f: SecondFrame, option: int) -> str:
        return "no second card" if option == DECLINE else f"play {card_words(s, f.seat, option)}"

    def meaning(self, s: Train, f: SecondFrame, option: int) -> dict[str, object]:
        if option == DECLINE:
            return {"kind": "no-second-card"}
        return card_meaning(s, "play", f.seat, option)

    def about(self, s: Train, f: SecondFrame) -> dict[str, object]:
        return {"bandit": CHARACTER_NAMES[s.cast[s.bandit(f.seat, f.first_card)]]}

    def possible(self, s: Train, f: SecondFrame) -> bool:
        """It follows a Fire of the other bandit, on a standard turn."""
        if not s.variant.teams or not s.plan or s.acted == 0:
            return False
        last = s.plan[-1]
        standard = s.turn < len(s.round_card().turns) and s.round_card().turns[s.turn] == STANDARD
        after = last.card == SECOND - f.first_card + FIRE and last.seat == f.seat and last.turn == s.turn
        return standard and after and not last.was_hidden and f.seat == in_line(s, STANDARD, s.acted - 1)


class Keep(Question[Train, Frame]):
    """Which cards do you keep for the next round? Asked until you keep no more; all decide at once. (11.2)"""

    def options(self, s: Train, f: Frame) -> list[int]:
        zones = s.zones[f.seat]
        options = [card for card in range(SECOND) if count(zones.hand, card) > count(zones.keeping, card)]
        options.append(DECLINE)
        return options

    def answer(self, s: Train, f: Frame, option: int) -> None:
        if option != DECLINE:
            s.zones[f.seat].keeping += one(option)
            s.ask_again(f, Frame(KEEP, f.seat))

    def words(self, s: Train, f: Frame, option: int) -> str:
        return "keep no more" if option == DECLINE else f"keep {ACTION_NAMES[option]}"

    def meaning(self, s: Train, f: Frame, option: int) -> dict[str, object]:
        if option == DECLINE:
            return {"kind": "keep-no-more"}
        return card_meaning(s, "keep", f.seat, option)

    def possible(self, s: Train, f: Frame) -> bool:
        return s.variant.expert and s.round + 1 < ROUNDS
