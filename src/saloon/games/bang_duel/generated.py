"""Made from `fields.py` by `python -m saloon.engine.generate`; never edited."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from saloon.engine.frames import Frame, Kinds
from saloon.engine.rng import Rng
from saloon.engine.state import State
from saloon.games.bang_duel.variant import Variant

# What lists are before they are filled; never changed
NONE: Final[list[int]] = []
NONE_EACH: Final[list[list[int]]] = []


@mypyc_attr(acyclic=True)
class Waiting:
    """An effect that was caused and waits for its turn (9.3)."""

    def __init__(self, kind: i64, seat: i64, source: i64, person: i64, card: i64) -> None:
        self.kind: Final[i64] = kind
        self.seat: Final[i64] = seat  # whose front or rear is hit, who draws or decides, or whose ability hits somebody
        self.source: Final[i64] = source  # the character behind it
        self.person: Final[i64] = person  # who is hit, where that is settled, or NOBODY
        self.card: Final[i64] = card  # the type of the card that caused it, or NOBODY: an ability did

    def dump(self) -> dict[str, object]:
        return {
            "kind": self.kind,
            "seat": self.seat,
            "source": self.source,
            "person": self.person,
            "card": self.card,
        }


NO_QUEUE: Final[list[Waiting]] = []


@mypyc_attr(acyclic=True)
class PlaceFrame(Frame):
    """Something happens to the character at a place."""

    def __init__(self, kind: i64, seat: i64, place: i64) -> None:
        super().__init__(kind, seat)
        self.place: Final[i64] = place

    def arguments(self) -> list[int]:
        return [self.place]


@mypyc_attr(acyclic=True)
class SideFrame(Frame):
    """Something happens to a side."""

    def __init__(self, kind: i64, seat: i64, side: i64) -> None:
        super().__init__(kind, seat)
        self.side: Final[i64] = side

    def arguments(self) -> list[int]:
        return [self.side]


@mypyc_attr(acyclic=True)
class AnswerFrame(PlaceFrame):
    """A character is hit, and so much was tried against it, as bits."""

    def __init__(self, kind: i64, seat: i64, place: i64, tried: i64) -> None:
        super().__init__(kind, seat, place)
        self.tried: Final[i64] = tried

    def arguments(self) -> list[int]:
        return [self.place, self.tried]


@mypyc_attr(acyclic=True)
class ExtraFrame(PlaceFrame):
    """A miss costs one more card; what else it brings."""

    def __init__(self, kind: i64, seat: i64, place: i64, brings: i64) -> None:
        super().__init__(kind, seat, place)
        self.brings: Final[i64] = brings

    def arguments(self) -> list[int]:
        return [self.place, self.brings]


@mypyc_attr(acyclic=True)
class RevealFrame(PlaceFrame):
    """A card is revealed for a character, and why."""

    def __init__(self, kind: i64, seat: i64, place: i64, purpose: i64) -> None:
        super().__init__(kind, seat, place)
        self.purpose: Final[i64] = purpose

    def arguments(self) -> list[int]:
        return [self.place, self.purpose]


@mypyc_attr(acyclic=True)
class RevealedFrame(RevealFrame):
    """What is revealed decides; so much was tried before, as bits."""

    def __init__(self, kind: i64, seat: i64, place: i64, purpose: i64, tried: i64) -> None:
        super().__init__(kind, seat, place, purpose)
        self.tried: Final[i64] = tried

    def arguments(self) -> list[int]:
        return [self.place, self.purpose, self.tried]


@mypyc_attr(acyclic=True)
class LossFrame(PlaceFrame):
    """A character is to lose so much life, and has lost so much itself."""

    def __init__(self, kind: i64, seat: i64, place: i64, points: i64, lost: i64) -> None:
        super().__init__(kind, seat, place)
        self.points: Final[i64] = points
        self.lost: Final[i64] = lost

    def arguments(self) -> list[int]:
        return [self.place, self.points, self.lost]


@mypyc_attr(acyclic=True)
class DuelFrame(PlaceFrame):
    """A character in a duel with another one."""

    def __init__(self, kind: i64, seat: i64, place: i64, other: i64) -> None:
        super().__init__(kind, seat, place)
        self.other: Final[i64] = other

    def arguments(self) -> list[int]:
        return [self.place, self.other]


@mypyc_attr(acyclic=True)
class DeathFrame(PlaceFrame):
    """A character dies; the seats that profit from it, as bits (10.8)."""

    def __init__(self, kind: i64, seat: i64, place: i64, looters: i64, mourners: i64) -> None:
        super().__init__(kind, seat, place)
        self.looters: Final[i64] = looters
        self.mourners: Final[i64] = mourners

    def arguments(self) -> list[int]:
        return [self.place, self.looters, self.mourners]


@mypyc_attr(acyclic=True)
class LootFrame(PlaceFrame):
    """So many cards may be taken for a death."""

    def __init__(self, kind: i64, seat: i64, place: i64, left: i64) -> None:
        super().__init__(kind, seat, place)
        self.left: Final[i64] = left

    def arguments(self) -> list[int]:
        return [self.place, self.left]


@mypyc_attr(acyclic=True)
class CardFrame(Frame):
    """Something is asked about a card."""

    def __init__(self, kind: i64, seat: i64, card: i64) -> None:
        super().__init__(kind, seat)
        self.card: Final[i64] = card

    def arguments(self) -> list[int]:
        return [self.card]


@mypyc_attr(acyclic=True)
class TargetFrame(CardFrame):
    """A card is played in a way, and has no target yet."""

    def __init__(self, kind: i64, seat: i64, card: i64, way: i64) -> None:
        super().__init__(kind, seat, card)
        self.way: Final[i64] = way

    def arguments(self) -> list[int]:
        return [self.card, self.way]


@mypyc_attr(acyclic=True)
class PayFrame(Frame):
    """An ability is to be paid for, by its option; the card that it repeats, or NOBODY."""

    def __init__(self, kind: i64, seat: i64, ability: i64, card: i64) -> None:
        super().__init__(kind, seat)
        self.ability: Final[i64] = ability
        self.card: Final[i64] = card

    def arguments(self) -> list[int]:
        return [self.ability, self.card]


class DuelFields(State):
    """The fields. Lists marked "shared" are replaced, never changed, so that copies may share them."""

    def __init__(self, kinds: Kinds, variant: Variant, rng: Rng, stack: list[Frame]) -> None:
        super().__init__(kinds, variant, rng, stack)
        self.variant: Final = variant
        self.people: list[int] = NONE  # the character in each place, or NOBODY
        self.life: list[int] = NONE  # of each place
        self.gear: list[list[int]] = NONE_EACH  # equipment of each place, oldest first
        self.front: list[int] = NONE  # of each seat, the place with the token
        self.awake: list[int] = NONE  # of each seat, the place whose ability and equipment work (chapter 5)
        self.hands: list[list[int]] = NONE_EACH  # of each seat, by faces, with marks
        self.decks: list[list[int]] = NONE_EACH
        self.reserves: list[list[int]] = NONE_EACH  # shared: the next one last
        self.gone: list[list[int]] = NONE_EACH  # shared: the dead of each seat
        self.choice: list[int] = NONE  # secret until both have chosen: who stands in front
        self.common: list[int] = NONE
        self.made: bool = False  # there is a common deck, if perhaps empty (4.2)
        self.discard: list[int] = NONE  # the top last
        self.reloaded: i64 = -1  # the card of the discard pile that was reloaded last, or NOBODY (14.7)
        self.laid: list[int] = NONE  # on the table for a choice that is going on
        self.reader: i64 = -1  # who alone may look at them, or NOBODY: everybody may
        self.queue: list[Waiting] = NO_QUEUE  # effects that wait (9.3)
        self.turn: i64 = 0
        self.turns: i64 = 0
        self.bangs: i64 = 0  # BANG! cards of this turn that count (3.5)
        self.moved: bool = False  # the token, by choice, in this turn (3.6)
        self.used: i64 = 0  # abilities of once a turn, as bits (3.10)
        self.cause: i64 = 0  # the type of its card, or ABILITY + the character
        self.by: i64 = 0  # whose doing it is
        self.shooter: i64 = 0  # the character
        self.extra: bool = False  # a miss costs one more card (13.10)
        self.missed: bool = False  # a hit was cancelled (9.6)
        self.symbol: i64 = -1  # the symbol that counts of the last reveal, or NOBODY

    def begin(self) -> None:
        """Every field as it is at the start of a game."""
        self.people = [0] * (4)
        self.life = [0] * (4)
        self.gear = [[] for _ in range(4)]
        self.front = [0] * (2)
        self.awake = [0] * (2)
        self.hands = [[] for _ in range(2)]
        self.decks = [[] for _ in range(2)]
        self.reserves = [[] for _ in range(2)]
        self.gone = [[] for _ in range(2)]
        self.choice = [0] * (2)
        self.common = []
        self.made = False
        self.discard = []
        self.reloaded = -1
        self.laid = []
        self.reader = -1
        self.queue = []
        self.turn = 0
        self.turns = 0
        self.bangs = 0
        self.moved = False
        self.used = 0
        self.cause = 0
        self.by = 0
        self.shooter = 0
        self.extra = False
        self.missed = False
        self.symbol = -1

    def take_fields(self, other: DuelFields) -> None:
        """Every field as it is in another state, from then on independent of it."""
        self.people = other.people[:]
        self.life = other.life[:]
        self.gear = [other.gear[0][:], other.gear[1][:], other.gear[2][:], other.gear[3][:]]
        self.front = other.front[:]
        self.awake = other.awake[:]
        self.hands = [other.hands[0][:], other.hands[1][:]]
        self.decks = [other.decks[0][:], other.decks[1][:]]
        self.reserves = other.reserves
        self.gone = other.gone
        self.choice = other.choice[:]
        self.common = other.common[:]
        self.made = other.made
        self.discard = other.discard[:]
        self.reloaded = other.reloaded
        self.laid = other.laid[:]
        self.reader = other.reader
        self.queue = other.queue[:]
        self.turn = other.turn
        self.turns = other.turns
        self.bangs = other.bangs
        self.moved = other.moved
        self.used = other.used
        self.cause = other.cause
        self.by = other.by
        self.shooter = other.shooter
        self.extra = other.extra
        self.missed = other.missed
        self.symbol = other.symbol

    def dump_fields(self) -> dict[str, object]:
        """Every field as plain JSON."""
        return {
            "people": self.people[:],
            "life": self.life[:],
            "gear": [each[:] for each in self.gear],
            "front": self.front[:],
            "awake": self.awake[:],
            "hands": [each[:] for each in self.hands],
            "decks": [each[:] for each in self.decks],
            "reserves": [each[:] for each in self.reserves],
            "gone": [each[:] for each in self.gone],
            "choice": self.choice[:],
            "common": self.common[:],
            "made": self.made,
            "discard": self.discard[:],
            "reloaded": self.reloaded,
            "laid": self.laid[:],
            "reader": self.reader,
            "queue": [each.dump() for each in self.queue],
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
