"""Gold Claim: whoever plays the highest card takes the gold, and nobody knows who holds what."""

from __future__ import annotations

from pathlib import Path

from saloon.engine.frames import Frame
from saloon.engine.game import Game, Switch
from saloon.engine.rng import Rng
from saloon.engine.variant import Variant as AnyVariant

from gold_claim.fields import FIELDS
from gold_claim.ids import CARDS, HAND, ROUND
from gold_claim.state import KINDS, Claim
from gold_claim.variant import Variant

SLUG = "gold-claim"


class GoldClaim(Game):
    slug = SLUG
    title = "Gold Claim"
    rules = 1
    seats = range(2, 5)
    seats_rule = "1.1"
    switches = (Switch(SLUG, "comfort", False, (False, True), rule="2.4"),)
    width = CARDS
    longest = 4 * HAND
    folder = Path(__file__).parent
    kinds = KINDS
    fields = FIELDS
    state = Claim
    variant = Variant

    def deal(self, variant: AnyVariant, rng: Rng) -> Claim:
        """Everybody gets a hand (1.2)."""
        state = self.blank(variant, rng)
        assert isinstance(state, Claim)
        cards = rng.sample(list(range(1, CARDS + 1)), HAND * state.seats)
        state.hands = [sorted(cards[HAND * seat : HAND * (seat + 1)]) for seat in range(state.seats)]
        state.then([Frame(ROUND)])
        return state


GAME = GoldClaim()
