"""The train in play: its fields, copies and dumps, and the verbs that the rules share."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from saloon.engine.events import EventKind
from saloon.engine.learning import FoundTraits, Learned
from saloon.engine.observation import Encoder
from saloon.engine.rng import Rng
from saloon.engine.state import Frame, Refusal, State
from saloon.engine.things import public_name
from saloon.games.colt_express.board import (
    POWERS,
    ROUND_CARDS,
    Power,
    RoundCard,
    is_purse,
)
from saloon.games.colt_express.decisions import QUESTIONS
from saloon.games.colt_express.events import (
    DREW,
    EVENTS,
    FLED,
    PILE_CLOSED,
    SHUFFLED,
    TOOK,
    WOUNDED,
)
from saloon.games.colt_express.features import LEARNED, all_features, features, phase, public_label, quiet
from saloon.games.colt_express.flow import STEPS
from saloon.games.colt_express.habits import find_traits
from saloon.games.colt_express.ids import (
    BULLET,
    INSIDE,
    JEWELS,
    OWNED,
    RANSOMS,
    ROOF,
    SECOND,
    TOKENS,
)
from saloon.games.colt_express.imagine import imagine
from saloon.games.colt_express.invariants import broken_invariants
from saloon.games.colt_express.observation import encode
from saloon.games.colt_express.pile import one, pick, size
from saloon.games.colt_express.planned import card_of, is_hidden, laid, seat_of
from saloon.games.colt_express.scoring import scores, winners
from saloon.games.colt_express.things import THINGS
from saloon.games.colt_express.zones import Zones

RULES: Final = 2


class Variant:
    """How a game is played: fixed for its whole length and shared by all copies."""

    def __init__(
        self,
        seats: i64,
        teams: bool,
        expert: bool,
        abilities: bool,
        events: bool,
        choose_cars: bool,
        choose_bandits: bool,
    ) -> None:
        self.seats: Final[i64] = seats
        self.teams: Final = teams
        self.expert: Final = expert
        self.abilities: Final = abilities
        self.events: Final = events
        self.choose_cars: Final = choose_cars
        self.choose_bandits: Final = choose_bandits
        self.per_seat: Final[i64] = 2 if teams else 1
        self.bandits: Final[i64] = seats * self.per_seat
        self.cars: Final[i64] = seats + 1 if teams else seats  # rules 2.1 and 10.1
        self.last_roof: Final[i64] = self.cars * 2 + ROOF
        self.everybody: Final[i64] = (1 << seats) - 1


class Train(State):
    """All of a game. Lists marked "shared" are replaced, never changed, so that copies may share them."""

    def __init__(
        self,
        variant: Variant,
        rng: Rng,
        stack: list[Frame],
        train: list[int],
        cast: list[int],
        powers: list[int],
        partners: list[int],
        rounds: list[int],
        values: list[int],
        at: list[int],
        bullets: list[int],
        hits: list[int],
        zones: list[Zones],
        choice: list[int],
        plan: list[int],
        loot: list[int],
        held: list[int],
        marshal: i64,
        neutral: i64,
        closed: bool,
        first: i64,
        round: i64,
        shown: i64,
        turn: i64,
        line: i64,
        cursor: i64,
    ) -> None:
        super().__init__(variant.seats, rng, stack)
        self.variant: Final = variant
        self.train = train  # shared: the car behind the locomotive first
        self.cast = cast  # shared: character of each bandit
        self.powers = powers  # shared: character whose power each bandit has
        self.partners = partners  # shared: the partner drawn for each leader, in games of teams
        self.rounds = rounds  # shared: the five round cards
        self.values = values  # shared: worth of each token; 0 for purses left in the box
        self.at = at  # place of each bandit
        self.bullets = bullets  # bullets left of each bandit
        self.hits = hits  # bullets by giver (bandits, then the neutral pile) and receiving seat
        self.zones = zones  # of each seat
        self.choice = choice  # secret until all have chosen: bandit to board last, purse pocketed
        self.plan = plan  # the stack of planned cards, first played first
        self.loot = loot  # where each token is
        self.held = held  # seats that know the worth of each token, as bits
        self.marshal = marshal
        self.neutral = neutral
        self.closed = closed  # the neutral pile (7.3)
        self.first = first
        self.round = round
        self.shown = shown  # round cards turned up so far
        self.turn = turn
        self.line = line  # how many have acted on this turn
        self.cursor = cursor  # the next card of the plan to carry out

    def game(self) -> object:
        from saloon.games.colt_express import GAME

        return GAME

    def copy(self) -> Train:
        return Train(
            self.variant,
            self.rng.copy(),
            self.stack[:],
            self.train,
            self.cast,
            self.powers,
            self.partners,
            self.rounds,
            self.values,
            self.at[:],
            self.bullets[:],
            self.hits[:],
            [zones.copy() for zones in self.zones],
            self.choice[:],
            self.plan[:],
            self.loot[:],
            self.held[:],
            self.marshal,
            self.neutral,
            self.closed,
            self.first,
            self.round,
            self.shown,
            self.turn,
            self.line,
            self.cursor,
        )

    # Who and where

    def seat(self, bandit: int) -> int:
        """The seat that plays a bandit."""
        return bandit // self.variant.per_seat

    def bandit(self, seat: int, card: int) -> int:
        """The bandit for whom a card of this seat acts."""
        return seat * self.variant.per_seat + (1 if card >= SECOND else 0)

    def power(self, bandit: int) -> Power:
        return POWERS[self.powers[bandit]]

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
        self.recast(cast)

    def recast(self, cast: list[int]) -> None:
        """The bandits become these characters, with their powers if the game has them (1.5)."""
        self.cast = cast
        if self.variant.abilities:
            self.powers = cast

    # Cards

    def draw(self, seat: int, cards: int) -> None:
        """Draw so many cards, or as many as there are (4.8, 11.5)."""
        zones = self.zones[seat]
        left = size(zones.bag)
        items: list[int] = []
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
                    zones.draws = []
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
            if zones.draws is not None:
                fresh += 1
            if self.log is not None:
                items.append(laid(card, seat, False, 0))
        if zones.draws is not None:
            before = zones.draws[-1] if zones.draws else 0
            zones.draws = [*zones.draws, len(self.plan), before + fresh]
        self.tell_list(DREW, seat, items, seat)

    def face_down(self, seat: int) -> i64:
        """The pile of this seat's cards that lie face down in the stack."""
        pile: i64 = 0
        for entry in self.plan:
            if is_hidden(entry) and seat_of(entry) == seat:
                pile += one(card_of(entry))
        return pile

    def lay(self, seat: int, card: int, hidden: bool) -> None:
        """Play a card onto the stack (4.7)."""
        zones = self.zones[seat]
        zones.hand -= one(card)
        self.plan.append(laid(card, seat, hidden, self.turn))
        if not hidden:
            zones.show(card)

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
        if self.held[token] == 0:
            return 0
        return self.values[token] if self.held[token] == self.variant.everybody else TOKENS * 100 + token

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
        self.held[token] |= 1 << seat
        self.tell(TOOK, bandit, token, self.values[token], eyes=seat)

    def fall(self, bandit: int, token: int, place: int, kind: int) -> None:
        """A token of a bandit falls somewhere."""
        self.loot[token] = place
        self.tell(kind, bandit, token, place)

    # The contract

    def options_of(self, frame: Frame) -> list[int]:
        return QUESTIONS[frame.kind].options(self, frame)

    def answer(self, frame: Frame, option: int) -> None:
        QUESTIONS[frame.kind].answer(self, frame, option)

    def run(self, frame: Frame) -> None:
        STEPS[frame.kind].run(self)

    def words(self, frame: Frame, option: int) -> str:
        return QUESTIONS[frame.kind].words(self, frame, option)

    def meaning(self, frame: Frame, option: int) -> dict[str, object]:
        return QUESTIONS[frame.kind].meaning(self, frame, option)

    def prompt(self, frame: Frame) -> dict[str, object]:
        question = QUESTIONS[frame.kind]
        prompt: dict[str, object] = {
            "kind": question.name,
            "rule": question.cited(self, frame),
            "secret": question.secret,
        }
        prompt.update(question.about(self, frame))
        return prompt

    def refusal(self, frame: Frame, option: int) -> Refusal:
        return QUESTIONS[frame.kind].refusal(self, frame, option)

    def event_kind(self, kind: int) -> EventKind:
        return EVENTS[kind]

    def name_of(self, name: str, value: int) -> object:
        if name in ("bandit", "victim"):
            return public_name(THINGS, name, self.cast[value])
        if name in ("own-card", "own-cards"):
            seat, number = seat_of(value), card_of(value)
            card = public_name(THINGS, name, number)
            if not self.variant.teams or number == BULLET:
                return card
            return {"card": card, "bandit": self.name_of("bandit", self.bandit(seat, number))}
        return public_name(THINGS, name, value)

    def scores(self) -> list[int]:
        return scores(self)

    def winners(self) -> list[int]:
        return winners(self)

    def dump(self) -> dict[str, object]:
        variant = self.variant
        return {
            "game": "colt-express",
            "rules": RULES,
            "seats": variant.seats,
            "teams": variant.teams,
            "expert": variant.expert,
            "abilities": variant.abilities,
            "events": variant.events,
            "choose_cars": variant.choose_cars,
            "choose_bandits": variant.choose_bandits,
            "rng": self.rng.dump(),
            "stack": [[frame.kind, frame.seat, frame.a, frame.b, frame.group] for frame in self.stack],
            "train": self.train[:],
            "cast": self.cast[:],
            "pairs": self.partners[:],
            "rounds": self.rounds[:],
            "values": self.values[:],
            "at": self.at[:],
            "bullets": self.bullets[:],
            "hits": self.hits[:],
            "zones": [zones.dump() for zones in self.zones],
            "draws": [zones.draws for zones in self.zones],
            "choice": self.choice[:],
            "plan": self.plan[:],
            "loot": self.loot[:],
            "held": self.held[:],
            "marshal": self.marshal,
            "neutral": self.neutral,
            "closed": self.closed,
            "first": self.first,
            "round": self.round,
            "shown": self.shown,
            "turn": self.turn,
            "line": self.line,
            "cursor": self.cursor,
        }

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

    def broken_invariants(self) -> list[str]:
        return broken_invariants(self)
