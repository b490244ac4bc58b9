"""What may be asked: which answers there are, what an answer does, and how to say it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from saloon.engine.frames import Frame, Question

from gold_claim.events import CHOSE
from gold_claim.ids import ASK_CARD, SHOW

if TYPE_CHECKING:
    from gold_claim.state import Claim


class AskCard(Question["Claim", Frame]):
    """Which card to play (2.2). An option is the number of a card, less one."""

    def options(self, s: Claim, f: Frame) -> list[int]:
        return [card - 1 for card in s.hands[f.seat]]

    def answer(self, s: Claim, f: Frame, option: int) -> None:
        card = option + 1
        s.hands[f.seat].remove(card)
        s.chosen[f.seat] = card
        s.tell(CHOSE, f.seat, card, eyes=f.seat)

    def words(self, s: Claim, f: Frame, option: int) -> str:
        return f"play {option + 1}"

    def meaning(self, s: Claim, f: Frame, option: int) -> dict[str, object]:
        return {"kind": "play", "card": option + 1}

    def about(self, s: Claim, f: Frame) -> dict[str, object]:
        return {"vein": s.vein}


QUESTIONS: Final[list[Question[Any, Any]]] = [
    AskCard(ASK_CARD, "card", "2.2", Frame, [SHOW], secret=True, together=True),
]
