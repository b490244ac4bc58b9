"""Made from `fields.py` by `python -m saloon.engine.generate`; never edited."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from saloon.engine.frames import Frame, Kinds
from saloon.engine.rng import Rng
from saloon.engine.state import State
from saloon.games.colt_express.variant import Variant

# What lists are before they are filled; never changed
NONE: Final[list[int]] = []
NONE_EACH: Final[list[list[int]]] = []


@mypyc_attr(acyclic=True)
class Zones:
    """The cards of one seat, as piles. `sure`, `kept`, `at_shuffle` and `draws` are what everybody can work out about
    cards in hand or face down: the pile `sure` is among them, and at least `kept` of them are action cards.
    `at_shuffle` was all there was when the discard pile was shuffled in this round, and `draws` tells of each draw
    since then how many cards lay in the stack before it and how many had been drawn after it: nobody plays a card
    before it is drawn."""

    def __init__(self) -> None:
        self.hand: i64 = 0
        self.bag: i64 = 0  # the deck, less bullets known to lie on top
        self.discard: i64 = 0  # expert only, like all that follow but `kept`
        self.top: i64 = 0  # how many bullets lie on top of the deck
        self.sure: i64 = 0
        self.kept: i64 = 0
        self.at_shuffle: i64 = 0
        self.keeping: i64 = 0  # chosen in secret for the next round
        self.draws: list[int] = NONE  # shared: by twos; empty unless there was a shuffle

    def copy(self) -> Zones:
        twin = Zones()
        twin.hand = self.hand
        twin.bag = self.bag
        twin.discard = self.discard
        twin.top = self.top
        twin.sure = self.sure
        twin.kept = self.kept
        twin.at_shuffle = self.at_shuffle
        twin.keeping = self.keeping
        twin.draws = self.draws
        return twin

    def dump(self) -> dict[str, object]:
        return {
            "hand": self.hand,
            "bag": self.bag,
            "discard": self.discard,
            "top": self.top,
            "sure": self.sure,
            "kept": self.kept,
            "at_shuffle": self.at_shuffle,
            "keeping": self.keeping,
            "draws": self.draws[:],
        }


@mypyc_attr(acyclic=True)
class Planned:
    """A card of the common stack: what it is, whose, on which turn, and whether it lies or was played face down."""

    def __init__(self, card: i64, seat: i64, turn: i64, hidden: bool, was_hidden: bool) -> None:
        self.card: Final[i64] = card
        self.seat: Final[i64] = seat
        self.turn: Final[i64] = turn
        self.hidden: Final[bool] = hidden
        self.was_hidden: Final[bool] = was_hidden  # be it turned up by now or not

    def dump(self) -> dict[str, object]:
        return {
            "card": self.card,
            "seat": self.seat,
            "turn": self.turn,
            "hidden": self.hidden,
            "was_hidden": self.was_hidden,
        }


NO_ZONES: Final[list[Zones]] = []
NO_PLAN: Final[list[Planned]] = []


@mypyc_attr(acyclic=True)
class TurnFrame(Frame):
    """Somebody plans, on a turn of this kind."""

    def __init__(self, kind: i64, seat: i64, turn: i64) -> None:
        super().__init__(kind, seat)
        self.turn: Final[i64] = turn

    def arguments(self) -> list[int]:
        return [self.turn]


@mypyc_attr(acyclic=True)
class SecondFrame(Frame):
    """A second card: those of the other bandit begin here."""

    def __init__(self, kind: i64, seat: i64, first_card: i64) -> None:
        super().__init__(kind, seat)
        self.first_card: Final[i64] = first_card

    def arguments(self) -> list[int]:
        return [self.first_card]


@mypyc_attr(acyclic=True)
class ActFrame(Frame):
    """A bandit acts."""

    def __init__(self, kind: i64, seat: i64, bandit: i64) -> None:
        super().__init__(kind, seat)
        self.bandit: Final[i64] = bandit

    def arguments(self) -> list[int]:
        return [self.bandit]


@mypyc_attr(acyclic=True)
class PunchFrame(ActFrame):
    """A bandit punches another."""

    def __init__(self, kind: i64, seat: i64, bandit: i64, victim: i64) -> None:
        super().__init__(kind, seat, bandit)
        self.victim: Final[i64] = victim

    def arguments(self) -> list[int]:
        return [self.bandit, self.victim]


@mypyc_attr(acyclic=True)
class PocketFrame(ActFrame):
    """A bandit has knocked a purse loose."""

    def __init__(self, kind: i64, seat: i64, bandit: i64, token: i64) -> None:
        super().__init__(kind, seat, bandit)
        self.token: Final[i64] = token

    def arguments(self) -> list[int]:
        return [self.bandit, self.token]


class TrainFields(State):
    """The fields. Lists marked "shared" are replaced, never changed, so that copies may share them."""

    def __init__(self, kinds: Kinds, variant: Variant, rng: Rng, stack: list[Frame]) -> None:
        super().__init__(kinds, variant, rng, stack)
        self.variant: Final = variant
        self.train: list[int] = NONE  # shared: the car behind the locomotive first
        self.cast: list[int] = NONE  # shared: character of each bandit
        self.partners: list[int] = NONE  # shared: drawn for each leader, in games of teams
        self.rounds: list[int] = NONE  # shared: the five round cards
        self.values: list[int] = NONE  # shared: of each token; 0 for purses left in the box
        self.at: list[int] = NONE  # place of each bandit
        self.bullets: list[int] = NONE  # left of each bandit
        self.hits: list[int] = NONE  # by giver (bandits, then the neutral pile) and receiving seat
        self.zones: list[Zones] = NO_ZONES  # of each seat
        self.choice: list[int] = NONE  # secret until all have chosen: who boards last, what is pocketed
        self.plan: list[Planned] = NO_PLAN  # the stack of planned cards, first played first
        self.loot: list[int] = NONE  # where each token is
        self.known_by: list[int] = NONE  # seats that know the worth of each token, as bits
        self.marshal: i64 = 0  # his car
        self.neutral: i64 = 13  # bullets of the neutral pile
        self.closed: bool = False  # the neutral pile (7.3)
        self.first: i64 = 0  # the first player
        self.round: i64 = 0
        self.shown: i64 = 0  # round cards turned up so far
        self.turn: i64 = 0
        self.acted: i64 = 0  # how many have acted on this turn
        self.cursor: i64 = 0  # the next card of the plan to carry out

    def begin(self) -> None:
        """Every field as it is at the start of a game."""
        variant = self.variant
        self.train = []
        self.cast = [-1] * (variant.bandits)
        self.partners = []
        self.rounds = [0] * (5)
        self.values = [0] * (32)
        self.at = [-1] * (variant.bandits)
        self.bullets = [6] * (variant.bandits)
        self.hits = [0] * (variant.givings)
        self.zones = [Zones() for _ in range(variant.seats)]
        self.choice = [0] * (variant.bandits)
        self.plan = []
        self.loot = [32] * (32)
        self.known_by = [0] * (32)
        self.marshal = 0
        self.neutral = 13
        self.closed = False
        self.first = 0
        self.round = 0
        self.shown = 0
        self.turn = 0
        self.acted = 0
        self.cursor = 0

    def take_fields(self, other: TrainFields) -> None:
        """Every field as it is in another state, from then on independent of it."""
        self.train = other.train
        self.cast = other.cast
        self.partners = other.partners
        self.rounds = other.rounds
        self.values = other.values
        self.at = other.at[:]
        self.bullets = other.bullets[:]
        self.hits = other.hits[:]
        self.zones = [each.copy() for each in other.zones]
        self.choice = other.choice[:]
        self.plan = other.plan[:]
        self.loot = other.loot[:]
        self.known_by = other.known_by[:]
        self.marshal = other.marshal
        self.neutral = other.neutral
        self.closed = other.closed
        self.first = other.first
        self.round = other.round
        self.shown = other.shown
        self.turn = other.turn
        self.acted = other.acted
        self.cursor = other.cursor

    def dump_fields(self) -> dict[str, object]:
        """Every field as plain JSON."""
        return {
            "train": self.train[:],
            "cast": self.cast[:],
            "partners": self.partners[:],
            "rounds": self.rounds[:],
            "values": self.values[:],
            "at": self.at[:],
            "bullets": self.bullets[:],
            "hits": self.hits[:],
            "zones": [each.dump() for each in self.zones],
            "choice": self.choice[:],
            "plan": [each.dump() for each in self.plan],
            "loot": self.loot[:],
            "known_by": self.known_by[:],
            "marshal": self.marshal,
            "neutral": self.neutral,
            "closed": self.closed,
            "first": self.first,
            "round": self.round,
            "shown": self.shown,
            "turn": self.turn,
            "acted": self.acted,
            "cursor": self.cursor,
        }
