"""The train in play: the verbs that the rules share. `fields.py` says what a train holds."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from saloon.engine.frames import Frame
from saloon.engine.learning import FoundTraits, Learned
from saloon.engine.observation import Encoder
from saloon.engine.rng import Rng
from saloon.games.colt_express.board import (
    ROUND_CARDS,
    Power,
    RoundCard,
    is_purse,
)
from saloon.games.colt_express.events import (
    DREW,
    FLED,
    PILE_CLOSED,
    SHUFFLED,
    TOOK,
    WOUNDED,
)
from saloon.games.colt_express.features import LEARNED, all_features, features, phase, public_label, quiet
from saloon.games.colt_express.generated import Planned, TrainFields
from saloon.games.colt_express.habits import find_traits
from saloon.games.colt_express.ids import (
    BULLET,
    INSIDE,
    JEWELS,
    LONGEST_ROUND,
    MOST_SEATS,
    OWNED,
    RANSOMS,
    ROOF,
    SECOND,
    TOKENS,
)
from saloon.games.colt_express.imagine import imagine
from saloon.games.colt_express.invariants import broken_rules
from saloon.games.colt_express.observation import encode
from saloon.games.colt_express.pile import one, pick, size
from saloon.games.colt_express.scoring import scores, winners
from saloon.games.colt_express.zones import show

OWNER: Final = 16


# Every card that can be played, by turn, seat, card, and face up or down: they never change, so none is made while a
# game goes on
_LAID: Final = [
    Planned(card, seat, turn, hidden, hidden)
    for turn in range(LONGEST_ROUND)
    for seat in range(MOST_SEATS)
    for card in range(BULLET)
    for hidden in (False, True)
]


def laid(card: i64, seat: i64, turn: i64, hidden: bool) -> Planned:
    """A card as it comes onto the stack."""
    place: i64 = ((turn * MOST_SEATS + seat) * BULLET + card) * 2
    return _LAID[place + 1 if hidden else place]


def owned(seat: int, card: int) -> int:
    """A card and whose it is, as one argument of an event."""
    return seat * OWNER + card


class Train(TrainFields):
    """A train with its bandits, their cards and their loot."""

    def copy(self) -> Train:
        twin = Train(self.kinds, self.variant, self.rng.copy(), self.stack[:])
        twin.take_fields(self)
        return twin

    # Who and where

    def seat(self, bandit: int) -> int:
        """The seat that plays a bandit."""
        return bandit // self.variant.per_seat

    def bandit(self, seat: int, card: int) -> int:
        """The bandit for whom a card of this seat acts."""
        return seat * self.variant.per_seat + (1 if card >= SECOND else 0)

    def power(self, bandit: int) -> Power:
        return self.variant.powers[self.cast[bandit]]

    def round_card(self) -> RoundCard:
        return ROUND_CARDS[self.rounds[self.round]]

    def bandits_at(self, place: int) -> list[int]:
        return [bandit for bandit in range(self.variant.bandits) if self.at[bandit] == place]

    def received(self, seat: int) -> int:
        """Bullets that a seat has received from anybody."""
        total = 0
        for giver in range(self.variant.bandits + 1):
            total += self.hits[giver * self.seats + seat]
        return total

    def choose(self, bandit: int, character: int) -> None:
        """A bandit becomes somebody."""
        cast = self.cast[:]
        cast[bandit] = character
        self.cast = cast

    # Cards

    def draw(self, seat: int, cards: int) -> None:
        """Draw so many cards, or as many as there are (4.8, 11.5)."""
        zones = self.zones[seat]
        left = size(zones.bag)
        items: list[int] = []
        draws = zones.draws
        shuffled = len(draws) > 0
        fresh = 0  # cards drawn since the discard pile was shuffled
        for _ in range(cards):
            card: i64 = BULLET
            if zones.top > 0:
                # Everybody saw the bullet go on the deck
                zones.top -= 1
                zones.sure += one(BULLET)
            else:
                if left == 0:
                    if zones.discard == 0:
                        break
                    # What is not in the discard pile is now known to be in hand or face down
                    zones.at_shuffle = zones.hand + self.face_down(seat)
                    draws = []
                    shuffled = True
                    zones.sure = zones.at_shuffle
                    zones.kept = 0
                    zones.bag = zones.discard
                    zones.discard = 0
                    left = size(zones.bag)
                    self.tell(SHUFFLED, seat)
                card = pick(zones.bag, left, self.rng)
                zones.bag -= one(card)
                left -= 1
            zones.hand += one(card)
            if shuffled:
                fresh += 1
            if self.log is not None:
                items.append(owned(seat, card))
        if shuffled:
            before = draws[-1] if draws else 0
            zones.draws = [*draws, len(self.plan), before + fresh]
        self.tell_list(DREW, seat, items, seat)

    def face_down(self, seat: int) -> i64:
        """The pile of this seat's cards that lie face down in the stack."""
        pile: i64 = 0
        for entry in self.plan:
            if entry.hidden and entry.seat == seat:
                pile += one(entry.card)
        return pile

    def lay(self, seat: int, card: int, hidden: bool) -> None:
        """Play a card onto the stack (4.7)."""
        zones = self.zones[seat]
        zones.hand -= one(card)
        self.plan.append(laid(card, seat, self.turn, hidden))
        if not hidden:
            show(zones, card)

    def hit(self, giver: int, seat: int) -> None:
        """A seat receives a bullet on top of the deck (5.4, 11.3)."""
        self.hits[giver * self.seats + seat] += 1
        if self.variant.expert:
            self.zones[seat].top += 1
        else:
            self.zones[seat].bag += one(BULLET)

    # The Marshal (chapter 7)

    def wound(self, group: list[int]) -> None:
        """The bandits of a group each receive a neutral bullet, or none of them does (7.3)."""
        if not group or self.closed:
            return
        if self.neutral < len(group):
            self.closed = True
            self.tell(PILE_CLOSED)
            return
        self.neutral -= len(group)
        for bandit in group:
            self.hit(self.variant.bandits, self.seat(bandit))
            self.tell(WOUNDED, bandit)

    def meet(self, group: list[int]) -> None:
        """The bandits of a group meet the Marshal: a bullet, then up to the roof (7.1)."""
        self.wound(group)
        for bandit in group:
            self.at[bandit] += ROOF - INSIDE
            self.tell(FLED, bandit, self.at[bandit])

    def put(self, bandit: int, place: int, kind: int) -> None:
        """A bandit comes to a place, in whatever way, and may meet the Marshal there."""
        self.at[bandit] = place
        self.tell(kind, bandit, place)
        if place == self.marshal * 2 + INSIDE:
            self.meet([bandit])

    # Loot

    def alike(self, token: int) -> int:
        """A mark that is equal for tokens that nobody can tell apart (6.13)."""
        if JEWELS <= token < RANSOMS:
            return -self.values[token]
        if self.known_by[token] == 0:
            return 0
        return self.values[token] if self.known_by[token] == self.variant.everybody else TOKENS * 100 + token

    def loot_at(self, where: int) -> list[int]:
        """One of each kind of the tokens there (6.13)."""
        tokens: list[int] = []
        for token, place in enumerate(self.loot):
            if place == where:
                mark = self.alike(token)
                for other in tokens:
                    if self.alike(other) == mark:
                        break
                else:
                    tokens.append(token)
        return tokens

    def purses_at(self, where: int) -> list[int]:
        return [token for token in self.loot_at(where) if is_purse(token)]

    def take(self, bandit: int, token: int) -> None:
        """A bandit takes a token, and its player may look at it (6.11)."""
        seat = self.seat(bandit)
        self.loot[token] = OWNED + bandit
        self.known_by[token] |= 1 << seat
        self.tell(TOOK, bandit, token, self.values[token], eyes=seat)

    def fall(self, bandit: int, token: int, place: int, kind: int) -> None:
        """A token of a bandit falls somewhere."""
        self.loot[token] = place
        self.tell(kind, bandit, token, place)

    # The contract

    def name_of(self, name: str, value: int) -> object:
        if name in ("bandit", "victim"):
            return super().name_of(name, self.cast[value])
        if name in ("own-card", "own-cards"):
            seat, number = value // OWNER, value % OWNER
            card = super().name_of(name, number)
            if not self.variant.teams or number == BULLET:
                return card
            return {"card": card, "bandit": self.name_of("bandit", self.bandit(seat, number))}
        return super().name_of(name, value)

    def scores(self) -> list[int]:
        return scores(self)

    def winners(self) -> list[int]:
        return winners(self)

    def view(self, seat: int | None) -> object:
        from saloon.games.colt_express.view_builder import view

        if seat is not None:
            self.check_seat(seat)
        return view(self, seat)

    def imagine(self, seat: int | None, rng: Rng) -> Train:
        if seat is not None:
            self.check_seat(seat)
        return imagine(self, seat, rng)

    # For bots

    def features(self, seat: int) -> list[float]:
        self.check_seat(seat)
        return features(self, seat)

    def all_features(self) -> list[list[float]]:
        return all_features(self)

    def learned(self) -> Learned:
        return LEARNED

    def quiet(self) -> bool:
        return quiet(self)

    def phase(self) -> int:
        return phase(self)

    def find_traits(self, frame: Frame, options: list[int], found: FoundTraits) -> None:
        find_traits(self, frame, options, found)

    def public_label(self, frame: Frame, option: int) -> int:
        return public_label(frame, option)

    def encode(self, seat: i64, out: Encoder) -> None:
        encode(self, seat, out)

    def broken_rules(self) -> list[str]:
        return broken_rules(self)
