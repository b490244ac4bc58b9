"""What a seat or a spectator may see, as types; `view_builder.py` fills them in."""

from __future__ import annotations

from dataclasses import dataclass

from saloon.engine.view import Asked


@dataclass(slots=True)
class Loot:
    """A token. `value` is None where the viewer cannot know it; a value once seen stays known."""

    id: int
    kind: str
    value: int | None


@dataclass(slots=True)
class KnownPurse:
    """A purse, and the seats that have held it so far: they know what it is worth."""

    id: int
    seats: list[int]


@dataclass(slots=True)
class Car:
    """A car; the first one is the locomotive."""

    name: str
    inside: list[Loot]
    roof: list[Loot]


@dataclass(slots=True)
class Bandit:
    """A figure. `car` and `level` are None before boarding, `name` is empty before it is chosen."""

    name: str
    seat: int
    car: int | None
    level: str | None
    bullets: int
    loot: list[Loot]


@dataclass(slots=True)
class Seat:
    """A player's cards. Cards are listed for their owner only, discards for all; `known` is what everybody can work
    out to be in hand or face down, and `known_actions` how many action cards are."""

    hand_size: int
    deck_size: int
    hand: list[str] | None
    deck: list[str] | None
    keeping: list[str] | None
    discard: list[str]
    bullets_on_top: int
    known: list[str]
    known_actions: int
    received: int
    received_from: dict[str, int]


@dataclass(slots=True)
class Planned:
    """A card of the stack; `card` and `bandit` are None while it lies face down for the viewer."""

    seat: int
    turn: int
    face_down: bool
    done: bool
    card: str | None
    bandit: str | None


@dataclass(slots=True)
class RoundCard:
    name: str
    turns: list[str]
    event: str


@dataclass(slots=True)
class TrainView:
    viewer: int | None
    teams: bool
    expert: bool
    abilities: bool
    events: bool
    round: int
    rounds: list[RoundCard]  # those turned up so far
    station_last: bool
    phase: str  # "dealing", "planning", "stealing" or "over"
    turn: int | None
    acted: int  # how often somebody has played or drawn on this turn, or is about to
    first: int
    marshal: int
    neutral: int
    neutral_closed: bool
    pairs: list[list[str]]
    cars: list[Car]
    bandits: list[Bandit]
    seats: list[Seat]
    known_purses: list[KnownPurse]  # purses that not everybody knows the worth of
    chosen: dict[str, str] | None  # by the viewer, in secret: who boards last, what each pickpocket takes
    plan: list[Planned]
    next_card: int
    deciders: list[int]
    asks: list[Asked]  # the question to each of them
    totals: list[int] | None
    winners: list[int]
