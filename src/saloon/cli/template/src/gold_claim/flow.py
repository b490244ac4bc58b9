"""What happens by itself, in the order of a round."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from saloon.engine.frames import BOTTOM, Frame, Step

from gold_claim.events import FOUND, ROUND_BEGAN, SHOWED, TOOK, WON
from gold_claim.ids import ASK_CARD, HAND, RICHEST, ROUND, SHOW

if TYPE_CHECKING:
    from gold_claim.state import Claim


class BeginRound(Step["Claim", Frame]):
    """A vein is found, and all are asked at once for a card (2.1, 2.2)."""

    def run(self, s: Claim, f: Frame) -> None:
        s.round += 1
        s.vein = 1 + s.rng.below(RICHEST)
        s.tell(ROUND_BEGAN, s.round, s.vein)
        s.then([Frame(SHOW)])
        s.ask_together([Frame(ASK_CARD, seat) for seat in range(s.seats)])


class Show(Step["Claim", Frame]):
    """The cards come to light, and the gold is taken (2.3 to 2.5)."""

    def run(self, s: Claim, f: Frame) -> None:
        for seat, card in enumerate(s.chosen):
            s.tell(SHOWED, seat, card)
        best = s.chosen.index(max(s.chosen))
        s.gold[best] += s.vein
        s.tell(TOOK, best, s.vein)
        if s.variant.comfort:
            worst = s.chosen.index(min(s.chosen))
            s.gold[worst] += 1
            s.tell(FOUND, worst)
        s.shown += s.chosen
        s.chosen = [0] * s.seats
        if s.round < HAND:
            s.then([Frame(ROUND)])
        else:
            for seat in s.winners():
                s.tell(WON, seat)


STEPS: Final[list[Step[Any, Any]]] = [
    BeginRound(ROUND, "round", Frame, [BOTTOM]),
    Show(SHOW, "show", Frame, [BOTTOM]),
]
