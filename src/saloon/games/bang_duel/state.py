"""The street in play: the verbs that the rules share. `fields.py` says what a duel holds."""

from __future__ import annotations

from mypy_extensions import i64

from saloon.engine.events import SEATED
from saloon.engine.frames import NOBODY, Frame
from saloon.engine.learning import FoundTraits, Learned
from saloon.engine.observation import Encoder
from saloon.engine.rng import Rng
from saloon.games.bang_duel.cards import FACE_OF, KIND_OF, KINDS
from saloon.games.bang_duel.characters import CHARACTERS, IDLE, Character
from saloon.games.bang_duel.events import (
    DREW,
    HEALED,
    MOVED,
    SCATTERED,
    SHUFFLED,
    STOLEN,
    STRIPPED,
    TAKEN,
    WOUNDED,
)
from saloon.games.bang_duel.features import LEARNED, estimate, features, phase, public_label, quiet
from saloon.games.bang_duel.generated import DuelFields, Waiting
from saloon.games.bang_duel.habits import find_traits
from saloon.games.bang_duel.ids import (
    ABILITY,
    BARREL,
    BARREL_TRIED,
    CARD,
    CARDS,
    DRAW_ONE,
    HAT,
    HIT_REAR,
    HOLSTER,
    KID_TRIED,
    LAST_LIMIT,
    OLD,
    OPEN,
    OUTLAW_CARDS,
    PASS,
    PAST,
    PLACES,
    RETURN_FIRE,
    SCHULZ,
    SEEN,
    STRANGER,
    WATCH,
)
from saloon.games.bang_duel.imagine import imagine
from saloon.games.bang_duel.invariants import broken_rules
from saloon.games.bang_duel.observation import encode


class Duel(DuelFields):
    """Of a deck, the last card is its top; the others have no order yet: each time a card is drawn, the next top is
    picked at random. The back of the top card is open (15.1)."""

    def copy(self) -> Duel:
        twin = Duel(self.kinds, self.variant, self.rng.copy(), self.stack[:])
        twin.take_fields(self)
        return twin

    # Who and where

    def alive(self, place: int) -> bool:
        return self.people[place] != NOBODY and self.life[place] > 0

    def sole(self, seat: int) -> bool:
        """One character left: front and rear at once (5.5)."""
        return self.people[self.front[seat] ^ 1] == NOBODY

    def rear(self, seat: int) -> int:
        return self.front[seat] if self.sole(seat) else self.front[seat] ^ 1

    def working(self, seat: int) -> Character:
        """The character of this seat whose ability works now (chapter 5)."""
        place = self.awake[seat]
        return CHARACTERS[self.people[place]] if self.alive(place) else IDLE

    def find(self, person: int) -> int:
        """The place of a living character, or NOBODY."""
        for place in range(PLACES):
            if self.people[place] == person and self.life[place] > 0:
                return place
        return NOBODY

    def has(self, seat: int, person: int) -> bool:
        """Whether this living character is in play for a seat, in front or in the rear (5.3)."""
        first = seat * 2
        return (self.people[first] == person and self.life[first] > 0) or (
            self.people[first + 1] == person and self.life[first + 1] > 0
        )

    def wears(self, place: int, kind: int) -> int:
        """The card of this type that lies at a place, or NOBODY."""
        for card in self.gear[place]:
            if KIND_OF[card] == kind:
                return card
        return NOBODY

    def place_of(self, card: int) -> int:
        """Where an equipment card lies."""
        for place in range(PLACES):
            if card in self.gear[place]:
                return place
        return NOBODY

    def rank(self, place: int) -> int:
        """The place in the order of rule 9.2."""
        seat = place // 2
        behind = 0 if self.front[seat] == place else 2
        return behind if seat == self.turn else behind + 1

    def bangs_left(self, seat: int) -> int:
        """How many more BANG! cards may be played now; many, where there is no limit (3.5)."""
        if self.working(seat).unlimited or self.wears(self.front[seat], HOLSTER) != NOBODY:
            return CARDS
        allowed = 2 if self.has(seat, STRANGER) else 1
        return allowed - self.bangs if allowed > self.bangs else 0

    def hand_limit(self, seat: int) -> int:
        """As many cards as the active character has life, but two at one life (3.7, 3.8)."""
        life = self.life[self.front[seat]]
        return life if life > 1 else LAST_LIMIT

    def has_means(self, place: int, tried: int) -> bool:
        """Whether the target itself has something left to try (7.2)."""
        if not tried & BARREL_TRIED and self.wears(place, BARREL) != NOBODY:
            return True
        if not tried & KID_TRIED and CHARACTERS[self.people[place]].tries:
            return True
        return self.wears(place, HAT) != NOBODY

    def may_shoot_back(self, seat: int, kind: int) -> bool:
        """Whether a card helps in a duel or against Indians: a hit card, or one that is played as a Colt (12.14,
        12.15)."""
        return KINDS[kind].hit or self.working(seat).as_colt(kind)

    def reload_open(self) -> bool:
        """11.1"""
        return self.sole(0) or self.sole(1)

    # Cards

    def top(self, deck: list[int]) -> None:
        """Pick the next top of a deck."""
        last = len(deck) - 1
        if last > 0:
            place = self.rng.below(last + 1)
            card = deck[place]
            deck[place] = deck[last]
            deck[last] = card

    def take(self, seat: int) -> int:
        """The top card of this seat's deck, or NOBODY (chapter 4)."""
        self.renew(seat)
        deck = self.decks[seat]
        old = 0
        if not deck:
            deck = self.common
            old = OLD
        if not deck:
            return NOBODY
        card = deck.pop()
        self.top(deck)
        return card + old

    def renew(self, seat: int) -> None:
        """If a seat's deck has run out and there is no other, the discard pile becomes the common deck (4.2, 4.4). Call
        it as soon as the card that was taken lies where it belongs."""
        if self.decks[seat] or self.common or not self.discard:
            return
        if self.made:
            self.outdate()
        self.common = self.discard
        self.discard = []
        self.reloaded = NOBODY
        self.made = True
        self.top(self.common)
        self.tell(SHUFFLED)

    def reloaded_on_top(self) -> bool:
        """Whether the top card of the discard pile came there by reloading (14.7)."""
        return len(self.discard) > 0 and self.discard[-1] == self.reloaded

    def outdate(self) -> None:
        """The common deck is renewed: what is hidden of the old one is in hands, or being looked at (15.2)."""
        for cards in (self.hands[0], self.hands[1], self.laid):
            for index in range(len(cards)):
                if cards[index] & OLD:
                    cards[index] += PAST - OLD

    def tell_drawn(self, seat: int, entry: int, cause: int) -> None:
        """Somebody drew a card: others see from where, its back, and why."""
        if self.log is not None:
            card = entry & CARD
            back = card // OUTLAW_CARDS
            deck = 2 if entry & OLD else back
            last = self.log[-1] if self.log else None
            if last is not None and last.kind == DREW and last.args == [seat, deck, back, cause]:
                last.items.append(card)
            else:
                self.tell_list(DREW, seat, [card], seat, deck, back, cause)

    def draw(self, seat: int, cards: int, cause: int) -> None:
        """Draw so many cards, or as many as there are (4.6)."""
        for _ in range(cards):
            self.draw_from(seat, seat, cause)

    def draw_from(self, owner: int, seat: int, cause: int, marks: int = 0) -> int:
        """The top card of the owner's deck comes to a hand. Returns it, or NOBODY."""
        entry = self.take(owner)
        if entry != NOBODY:
            self.tell_drawn(seat, entry, cause)
            self.add(seat, entry | marks)
            self.renew(owner)
        return entry

    def look_at(self, owner: int, seat: int, cause: int) -> None:
        """The top card of the owner's deck is drawn, but lies aside for a choice."""
        entry = self.take(owner)
        if entry != NOBODY:
            self.tell_drawn(seat, entry, cause)
            self.laid.append(entry)
            self.renew(owner)

    def add(self, seat: int, entry: int) -> None:
        """A card comes to a hand, which is kept by faces, of those that look alike the first one first: so the number
        of the one that is played tells nothing about the others (15.5)."""
        hand = self.hands[seat]
        face = FACE_OF[entry & CARD]
        place = len(hand)
        while place > 0 and FACE_OF[hand[place - 1] & CARD] > face:
            place -= 1
        hand.insert(place, entry)

    def drop(self, seat: int, card: int) -> None:
        """A card leaves a hand."""
        hand = self.hands[seat]
        for index in range(len(hand)):
            if hand[index] & CARD == card:
                hand.pop(index)
                return

    def throw(self, seat: int, card: int, kind: int, cause: int) -> None:
        """A card of a hand goes to the discard pile."""
        self.drop(seat, card)
        self.discard.append(card)
        self.tell(kind, seat, card, cause)

    def at_random(self, seat: int, back: int) -> int:
        """A random card of a hand among those with this back (8.5)."""
        hand = self.hands[seat]
        found = [entry & CARD for entry in hand if (entry & CARD) // OUTLAW_CARDS == back]
        return found[self.rng.below(len(found))]

    def steal(self, seat: int, back: int, cause: int) -> None:
        """Take a random card from the opponent's hand. Both players know it, onlookers do not (15.3)."""
        victim = 1 - seat
        card = self.at_random(victim, back)
        self.drop(victim, card)
        hand = self.hands[victim]
        for index in range(len(hand)):
            if (hand[index] & CARD) // OUTLAW_CARDS == back and hand[index] & OPEN:
                hand[index] -= OPEN  # for onlookers it may be the stolen one
        self.tell(STOLEN, seat, back, card, cause, eyes=SEATED)
        self.add(seat, card | SEEN)
        self.robbed(victim)

    def scatter(self, seat: int, back: int) -> None:
        """Discard a random card from the opponent's hand (14.4)."""
        victim = 1 - seat
        card = self.at_random(victim, back)
        self.drop(victim, card)
        self.discard.append(card)
        self.tell(SCATTERED, victim, card, ABILITY + SCHULZ)
        self.robbed(victim)

    def robbed(self, seat: int) -> None:
        """The opponent made a hand lose a card (13.6)."""
        self.working(seat).robbed(self, self.awake[seat])

    def strip(self, seat: int, card: int, cause: int) -> None:
        """A seat makes equipment go to the discard pile."""
        place = self.place_of(card)
        self.gear[place].remove(card)
        self.discard.append(card)
        self.tell(STRIPPED, card, self.people[place], cause)
        self.robbed_in_play(seat, place)

    def seize(self, seat: int, card: int, person: int, cause: int) -> None:
        """A seat takes equipment of a character to hand, for all to see."""
        place = self.place_of(card)
        self.gear[place].remove(card)
        self.tell(TAKEN, seat, card, person, cause)
        self.add(seat, card | SEEN | OPEN)
        self.robbed_in_play(seat, place)

    def robbed_in_play(self, seat: int, place: int) -> None:
        """A character who loses a card to the opponent is a target, hence awake (13.6)."""
        if place // 2 != seat and self.alive(place):
            CHARACTERS[self.people[place]].robbed(self, place)

    # Effects that wait

    def cause_later(self, kind: int, seat: int, source: int, person: int = NOBODY, card: int = NOBODY) -> None:
        """An effect joins the queue (9.3)."""
        self.queue.append(Waiting(kind, seat, source, person, card))

    def cease(self, person: int) -> None:
        """What the ability of somebody who has died had caused does not come any more (9.8)."""
        self.queue = [item for item in self.queue if item.source != person or item.card == RETURN_FIRE]

    # The token and life

    def swap(self, seat: int, cause: int) -> None:
        """The token of a seat moves. Only whoever is on turn moves tokens, the own or the other (9.9)."""
        self.front[seat] ^= 1
        self.awake[seat] = self.front[seat]
        self.tell(MOVED, seat, self.people[self.front[seat]], cause)
        self.pounce(seat, self.front[seat])
        if seat == self.turn:
            self.follow(1 - seat, self.front[1 - seat])

    def pounce(self, seat: int, place: int) -> None:
        """Tom Horn becomes active (14.10)."""
        if self.alive(place) and CHARACTERS[self.people[place]].pounces:
            self.cause_later(HIT_REAR, 1 - seat, self.people[place])

    def follow(self, seat: int, place: int) -> None:
        """Django and the Watch draw when the opponent moves the own token (12.28, 13.5)."""
        if not self.alive(place):
            return
        if CHARACTERS[self.people[place]].follows:
            self.cause_later(DRAW_ONE, seat, self.people[place])
        if self.wears(place, WATCH) != NOBODY:
            self.cause_later(DRAW_ONE, seat, self.people[place], card=WATCH)

    def wound(self, place: int) -> None:
        self.life[place] -= 1
        self.tell(WOUNDED, self.people[place], self.life[place], self.cause)
        if self.life[place] == 0 and self.queue:
            self.cease(self.people[place])

    def heal(self, place: int, cause: int) -> None:
        """One life, up to the printed number (7.9)."""
        if self.alive(place) and self.life[place] < CHARACTERS[self.people[place]].life:
            self.life[place] += 1
            self.tell(HEALED, self.people[place], self.life[place], cause)

    # The contract

    def meaning(self, frame: Frame, option: int) -> dict[str, object]:
        """`alike`: whether one could answer in the same way with another card of that name."""
        meaning = super().meaning(frame, option)
        if option < PASS:
            way, kind = option // CARDS, KIND_OF[option % CARDS]
            offered = [other for other in self.options_of(frame) if other < PASS and other // CARDS == way]
            meaning["alike"] = int(any(other != option and KIND_OF[other % CARDS] == kind for other in offered))
        return meaning

    def in_turn(self) -> int:
        return self.turn if self.turns > 0 else NOBODY

    def scores(self) -> list[int]:
        """The characters that each side has left."""
        return [sum([self.alive(seat * 2), self.alive(seat * 2 + 1)]) + len(self.reserves[seat]) for seat in range(2)]

    def winners(self) -> list[int]:
        if self.stack:
            return []
        left = self.scores()
        return [seat for seat in range(2) if left[1 - seat] == 0]

    def view(self, seat: int | None) -> object:
        from saloon.games.bang_duel.view_builder import view

        if seat is not None:
            self.check_seat(seat)
        return view(self, seat)

    def imagine(self, seat: int | None, rng: Rng) -> Duel:
        if seat is not None:
            self.check_seat(seat)
        return imagine(self, seat, rng)

    # For bots

    def features(self, seat: int) -> list[float]:
        self.check_seat(seat)
        return features(self, seat)

    def learned(self) -> Learned:
        return LEARNED

    def estimate(self) -> list[float]:
        return estimate(self)

    def quiet(self) -> bool:
        return quiet(self)

    def phase(self) -> int:
        return phase(self)

    def find_traits(self, frame: Frame, options: list[int], found: FoundTraits) -> None:
        find_traits(self, frame, options, found)

    def public_label(self, frame: Frame, option: int) -> int:
        return public_label(self, frame, option)

    def encode(self, seat: i64, out: Encoder) -> None:
        encode(self, seat, out)

    def broken_rules(self) -> list[str]:
        return broken_rules(self)
