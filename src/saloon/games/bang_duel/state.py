"""The street in play: its fields, copies and dumps, and the verbs that the rules share."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from saloon.engine.events import EventKind
from saloon.engine.learning import FoundTraits, Learned
from saloon.engine.observation import Encoder
from saloon.engine.rng import Rng
from saloon.engine.state import NOBODY, SEATED, Frame, Refusal, State
from saloon.engine.things import public_name
from saloon.games.bang_duel.cards import FACE_OF, KIND_OF
from saloon.games.bang_duel.characters import CHARACTERS, IDLE, Character
from saloon.games.bang_duel.decisions import QUESTIONS
from saloon.games.bang_duel.events import (
    DREW,
    EVENTS,
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
from saloon.games.bang_duel.flow import STEPS
from saloon.games.bang_duel.habits import find_traits
from saloon.games.bang_duel.ids import (
    CARD,
    CARDS,
    DRAW_ONE,
    HIT_REAR,
    HOLSTER,
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
from saloon.games.bang_duel.invariants import broken_invariants
from saloon.games.bang_duel.naming import ABILITY
from saloon.games.bang_duel.observation import encode
from saloon.games.bang_duel.queue import by_card, card_of, source_of, waiting
from saloon.games.bang_duel.things import THINGS

RULES: Final = 2


class Duel(State):
    """All of a game. Lists marked "shared" are replaced, never changed, so that copies may share them.

    Of a deck, the last card is its top; the others have no order yet: each time a card is drawn, the next top is
    picked at random. The back of the top card is open (15.1)."""

    def __init__(
        self,
        squad: i64,
        rng: Rng,
        stack: list[Frame],
        people: list[int],
        life: list[int],
        gear: list[list[int]],
        front: list[int],
        awake: list[int],
        hands: list[list[int]],
        decks: list[list[int]],
        reserves: list[list[int]],
        gone: list[list[int]],
        choice: list[int],
        common: list[int],
        made: bool,
        discard: list[int],
        reloaded: i64,
        laid: list[int],
        reader: i64,
        queue: list[int],
        turn: i64,
        turns: i64,
        bangs: i64,
        moved: bool,
        used: i64,
        cause: i64,
        by: i64,
        shooter: i64,
        extra: bool,
        missed: bool,
        symbol: i64,
    ) -> None:
        super().__init__(2, rng, stack)
        self.squad: Final[i64] = squad
        self.people = people  # the character in each place, or NOBODY
        self.life = life  # of each place
        self.gear = gear  # equipment of each place, oldest first
        self.front = front  # of each seat, the place with the token
        self.awake = awake  # of each seat, the place whose ability and equipment work (chapter 5)
        self.hands = hands  # of each seat, by faces, with marks
        self.decks = decks
        self.reserves = reserves  # shared: the next one last
        self.gone = gone  # shared: the dead of each seat
        self.choice = choice  # secret until both have chosen: who stands in front
        self.common = common
        self.made = made  # there is a common deck, if perhaps empty (4.2)
        self.discard = discard  # the top last
        self.reloaded = reloaded  # the card of the discard pile that was reloaded last, or NOBODY (14.7)
        self.laid = laid  # on the table for a choice that is going on
        self.reader = reader  # who alone may look at them, or NOBODY: everybody may
        self.queue = queue  # effects that wait (9.3)
        self.turn = turn
        self.turns = turns
        self.bangs = bangs  # BANG! cards of this turn that count (3.5)
        self.moved = moved  # the token, by choice, in this turn (3.6)
        self.used = used  # abilities of once a turn, as bits (3.10)
        # The effect that is being worked off
        self.cause = cause  # the type of its card, or ABILITY + the character
        self.by = by  # whose doing it is
        self.shooter = shooter  # the character
        self.extra = extra  # a miss costs one more card (13.10)
        self.missed = missed  # a hit was cancelled (9.6)
        self.symbol = symbol  # the symbol that counts of the last reveal, or NOBODY

    def game(self) -> object:
        from saloon.games.bang_duel import GAME

        return GAME

    def copy(self) -> Duel:
        gear = self.gear
        hands = self.hands
        decks = self.decks
        return Duel(
            self.squad,
            self.rng.copy(),
            self.stack[:],
            self.people[:],
            self.life[:],
            [gear[0][:], gear[1][:], gear[2][:], gear[3][:]],
            self.front[:],
            self.awake[:],
            [hands[0][:], hands[1][:]],
            [decks[0][:], decks[1][:]],
            self.reserves,
            self.gone,
            self.choice[:],
            self.common[:],
            self.made,
            self.discard[:],
            self.reloaded,
            self.laid[:],
            self.reader,
            self.queue[:],
            self.turn,
            self.turns,
            self.bangs,
            self.moved,
            self.used,
            self.cause,
            self.by,
            self.shooter,
            self.extra,
            self.missed,
            self.symbol,
        )

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
            self.queue.append(waiting(HIT_REAR, 1 - seat, self.people[place], 0))

    def follow(self, seat: int, place: int) -> None:
        """Django and the Watch draw when the opponent moves the own token (12.28, 13.5)."""
        if not self.alive(place):
            return
        if CHARACTERS[self.people[place]].follows:
            self.queue.append(waiting(DRAW_ONE, seat, self.people[place], 0))
        if self.wears(place, WATCH) != NOBODY:
            self.queue.append(by_card(waiting(DRAW_ONE, seat, self.people[place], 0), WATCH))

    def wound(self, place: int) -> None:
        self.life[place] -= 1
        self.tell(WOUNDED, self.people[place], self.life[place], self.cause)
        if self.life[place] == 0 and self.queue:
            self.cease(self.people[place])

    def cease(self, person: int) -> None:
        """What the ability of somebody who has died had caused does not come any more (9.8)."""
        self.queue = [item for item in self.queue if source_of(item) != person or card_of(item) == RETURN_FIRE]

    def heal(self, place: int, cause: int) -> None:
        """One life, up to the printed number (7.9)."""
        if self.alive(place) and self.life[place] < CHARACTERS[self.people[place]].life:
            self.life[place] += 1
            self.tell(HEALED, self.people[place], self.life[place], cause)

    # The contract

    def options_of(self, frame: Frame) -> list[int]:
        return QUESTIONS[frame.kind].options(self, frame)

    def answer(self, frame: Frame, option: int) -> None:
        QUESTIONS[frame.kind].answer(self, frame, option)

    def run(self, frame: Frame) -> None:
        STEPS[frame.kind].run(self, frame)

    def words(self, frame: Frame, option: int) -> str:
        return QUESTIONS[frame.kind].words(self, frame, option)

    def meaning(self, frame: Frame, option: int) -> dict[str, object]:
        """`alike`: whether one could answer in the same way with another card of that name."""
        question = QUESTIONS[frame.kind]
        meaning = question.meaning(self, frame, option)
        if option < PASS:
            way, kind = option // CARDS, KIND_OF[option % CARDS]
            offered = [other for other in question.options(self, frame) if other < PASS and other // CARDS == way]
            meaning["alike"] = int(any(other != option and KIND_OF[other % CARDS] == kind for other in offered))
        return meaning

    def prompt(self, frame: Frame) -> dict[str, object]:
        question = QUESTIONS[frame.kind]
        prompt: dict[str, object] = {
            "kind": question.name,
            "rule": question.cited(self, frame),
            "secret": question.secret,
        }
        if self.turns and frame.seat != self.turn:
            prompt["reaction"] = True
        prompt.update(question.about(self, frame))
        return prompt

    def refusal(self, frame: Frame, option: int) -> Refusal:
        return QUESTIONS[frame.kind].refusal(self, frame, option)

    def event_kind(self, kind: int) -> EventKind:
        return EVENTS[kind]

    def name_of(self, name: str, value: int) -> object:
        return public_name(THINGS, name, value)

    def scores(self) -> list[int]:
        """The characters that each side has left."""
        return [sum([self.alive(seat * 2), self.alive(seat * 2 + 1)]) + len(self.reserves[seat]) for seat in range(2)]

    def winners(self) -> list[int]:
        if self.stack:
            return []
        left = self.scores()
        return [seat for seat in range(2) if left[1 - seat] == 0]

    def dump(self) -> dict[str, object]:
        return {
            "game": "bang-duel",
            "rules": RULES,
            "squad": self.squad,
            "rng": self.rng.dump(),
            "stack": [[frame.kind, frame.seat, frame.a, frame.b, frame.group] for frame in self.stack],
            "people": self.people[:],
            "life": self.life[:],
            "gear": [cards[:] for cards in self.gear],
            "front": self.front[:],
            "awake": self.awake[:],
            "hands": [cards[:] for cards in self.hands],
            "decks": [cards[:] for cards in self.decks],
            "reserves": [people[:] for people in self.reserves],
            "gone": [people[:] for people in self.gone],
            "choice": self.choice[:],
            "common": self.common[:],
            "made": self.made,
            "discard": self.discard[:],
            "reloaded": self.reloaded,
            "laid": self.laid[:],
            "reader": self.reader,
            "queue": self.queue[:],
            "turn": self.turn,
            "turns": self.turns,
            "bangs": self.bangs,
            "moved": self.moved,
            "used": self.used,
            "cause": self.cause,
            "by": self.by,
            "shooter": self.shooter,
            "extra": self.extra,
            "missed": self.missed,
            "symbol": self.symbol,
        }

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

    def broken_invariants(self) -> list[str]:
        return broken_invariants(self)
