"""A player's corner of the table: the zones of one seat's cards, as piles."""

from __future__ import annotations

from mypy_extensions import i64

from saloon.games.colt_express.ids import BULLET
from saloon.games.colt_express.pile import count, one


class Zones:
    """`sure`, `kept`, `at_shuffle` and `draws` are what everybody can work out about cards in hand or face down: the
    pile `sure` is among them, and at least `kept` of them are action cards. `at_shuffle` was all there was when the
    discard pile was shuffled in this round, and `draws` tells of each draw since then how many cards lay in the stack
    before it and how many had been drawn after it: nobody plays a card before it is drawn."""

    def __init__(
        self,
        hand: i64,
        bag: i64,
        discard: i64 = 0,
        top: i64 = 0,
        sure: i64 = 0,
        kept: i64 = 0,
        at_shuffle: i64 = 0,
        keeping: i64 = 0,
    ) -> None:
        self.hand = hand
        self.bag = bag  # the deck, less bullets known to lie on top
        self.discard = discard  # expert only, like all that follow but `kept`
        self.top = top  # how many bullets lie on top of the deck
        self.sure = sure
        self.kept = kept
        self.at_shuffle = at_shuffle
        self.keeping = keeping  # chosen in secret for the next round
        self.draws: list[int] | None = None  # by twos; shared by copies: replaced, never changed

    def copy(self) -> Zones:
        twin = Zones(self.hand, self.bag, self.discard, self.top, self.sure, self.kept, self.at_shuffle, self.keeping)
        twin.draws = self.draws
        return twin

    def dump(self) -> list[int]:
        piles: list[int] = [
            self.hand,
            self.bag,
            self.discard,
            self.top,
            self.sure,
            self.kept,
            self.at_shuffle,
            self.keeping,
        ]
        return piles

    def cards(self) -> i64:
        """All but the cards in the stack."""
        return self.hand + self.bag + self.discard + self.top * one(BULLET)

    def can_draw(self) -> bool:
        return self.bag != 0 or self.top != 0 or self.discard != 0

    def show(self, card: i64) -> None:
        """A card comes to light: less is sure of what stays hidden."""
        if self.kept > 0:
            self.kept -= 1
        if count(self.sure, card) > 0:
            self.sure -= one(card)
