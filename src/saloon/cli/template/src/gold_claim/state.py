"""A game of Gold Claim in play."""

from __future__ import annotations

from typing import Final

from saloon.engine.frames import Kinds
from saloon.engine.rng import Rng

from gold_claim.events import EVENTS
from gold_claim.flow import STEPS
from gold_claim.generated import ClaimFields
from gold_claim.ids import CARDS
from gold_claim.questions import QUESTIONS
from gold_claim.view import ClaimView, view_of

KINDS: Final = Kinds("gold-claim", 1, CARDS, QUESTIONS, STEPS, EVENTS)


class Claim(ClaimFields):
    def copy(self) -> Claim:
        twin = Claim(self.kinds, self.variant, self.rng.copy(), self.stack[:])
        twin.take_fields(self)
        return twin

    def scores(self) -> list[int]:
        return self.gold[:]

    def winners(self) -> list[int]:
        """Whoever has the most gold (3.1)."""
        return [] if self.stack else [seat for seat, gold in enumerate(self.gold) if gold == max(self.gold)]

    def view(self, seat: int | None) -> ClaimView:
        if seat is not None:
            self.check_seat(seat)
        return view_of(self, seat)

    def imagine(self, seat: int | None, rng: Rng) -> Claim:
        """The cards that this seat has not seen are dealt anew (1.3, 2.2)."""
        if seat is not None:
            self.check_seat(seat)
        world = self.copy()
        world.rng.reseed(rng)
        mine = [] if seat is None else [*self.hands[seat], self.chosen[seat]]
        unseen = [card for card in range(1, CARDS + 1) if card not in self.shown and card not in mine]
        unseen = rng.sample(unseen, len(unseen))
        for other in range(self.seats):
            if other != seat:
                world.hands[other] = sorted(unseen.pop() for _ in self.hands[other])
                world.chosen[other] = unseen.pop() if self.chosen[other] else 0
        return world

    def broken_rules(self) -> list[str]:
        """No card is twice in the game (1.2)."""
        cards = [*self.shown, *(card for card in self.chosen if card), *(card for hand in self.hands for card in hand)]
        return [] if len(set(cards)) == len(cards) else ["a card is there twice"]
