"""What a seat or a spectator may see: built by naming what is open, never by leaving out what is not (chapter 13)."""

from __future__ import annotations

from dataclasses import dataclass

from saloon.games.colt_express.board import (
    ACTION_NAMES,
    CARS,
    CHARACTER_NAMES,
    EVENT_NAMES,
    LEVEL_NAMES,
    ROUND_CARDS,
    is_purse,
    loot_name,
)
from saloon.games.colt_express.board import TURN_NAMES as TURNS
from saloon.games.colt_express.ids import BULLET, KEEP, MARSHAL, OWNED, RANSOMS, ROUNDS, SECOND
from saloon.games.colt_express.pile import cards_of, size
from saloon.games.colt_express.planned import card_of, is_hidden, seat_of, turn_of
from saloon.games.colt_express.state import Train


@dataclass(frozen=True, slots=True)
class Loot:
    """A token. `value` is None where the viewer cannot know it; a value once seen stays known."""

    id: int
    kind: str
    value: int | None


@dataclass(frozen=True, slots=True)
class Car:
    """A car; the first one is the locomotive."""

    name: str
    inside: list[Loot]
    roof: list[Loot]


@dataclass(frozen=True, slots=True)
class Bandit:
    """A figure. `car` and `level` are None before boarding, `name` is empty before it is chosen."""

    name: str
    seat: int
    car: int | None
    level: str | None
    bullets: int
    loot: list[Loot]


@dataclass(frozen=True, slots=True)
class Seat:
    """A player's corner. Cards are listed for their owner only, discards for all; `known` is what everybody can work
    out to be in hand or face down."""

    hand_size: int
    deck_size: int
    hand: list[str] | None
    deck: list[str] | None
    keeping: list[str] | None
    discard: list[str]
    bullets_on_top: int
    known: list[str]
    received: int
    received_from: dict[str, int]


@dataclass(frozen=True, slots=True)
class Planned:
    """A card of the stack; `card` and `bandit` are None while it lies face down for the viewer."""

    seat: int
    turn: int
    face_down: bool
    done: bool
    card: str | None
    bandit: str | None


@dataclass(frozen=True, slots=True)
class RoundCard:
    name: str
    turns: list[str]
    event: str


@dataclass(frozen=True, slots=True)
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
    first: int
    marshal: int
    neutral: int
    neutral_closed: bool
    pairs: list[list[str]]
    cars: list[Car]
    bandits: list[Bandit]
    seats: list[Seat]
    plan: list[Planned]
    next_card: int
    deciders: list[int]
    totals: list[int] | None
    winners: list[int]


def card_name(s: Train, seat: int, card: int) -> str:
    """A card by name; in teams with its bandit: "tuco fire". Marshal is anybody's card."""
    if card == BULLET:
        return "bullet"
    name = ACTION_NAMES[card % SECOND]
    if not s.variant.teams or card == MARSHAL:
        return name
    return f"{CHARACTER_NAMES[s.cast[s.bandit(seat, card)]]} {name}"


def names(s: Train, seat: int, pile: int) -> list[str]:
    return [card_name(s, seat, card) for card in cards_of(pile)]


def is_open(s: Train, token: int) -> bool:
    """Whether also those who never held it know what it is worth (13.2)."""
    return not is_purse(token) or token < s.variant.bandits or token >= RANSOMS or not s.stack


def loot(s: Train, viewer: int | None) -> dict[int, list[Loot]]:
    """The tokens by where they are."""
    found: dict[int, list[Loot]] = {}
    for token, where in enumerate(s.loot):
        known = is_open(s, token) or (viewer is not None and s.held[token] >> viewer & 1)
        found.setdefault(where, []).append(Loot(token, loot_name(token), s.values[token] if known else None))
    return found


def bandit(s: Train, index: int, loot: list[Loot]) -> Bandit:
    place = s.at[index]
    return Bandit(
        name=CHARACTER_NAMES[s.cast[index]] if s.cast[index] >= 0 else "",
        seat=s.seat(index),
        car=place // 2 if place >= 0 else None,
        level=LEVEL_NAMES[place % 2] if place >= 0 else None,
        bullets=s.bullets[index],
        loot=loot,
    )


def seat_view(s: Train, seat: int, viewer: int | None) -> Seat:
    corner = s.corners[seat]
    mine = seat == viewer
    keeping = mine and bool(s.stack) and s.stack[-1].kind == KEEP and s.stack[-1].group > 0
    givers = [*(CHARACTER_NAMES[c] if c >= 0 else "" for c in s.cast), "marshal"]
    hits = {givers[giver]: s.hits[giver * s.seats + seat] for giver in range(len(givers))}
    return Seat(
        hand_size=size(corner.hand),
        deck_size=size(corner.bag) + corner.top,
        hand=names(s, seat, corner.hand) if mine else None,
        deck=names(s, seat, corner.bag) if mine else None,
        keeping=names(s, seat, corner.keeping) if keeping else None,
        discard=names(s, seat, corner.discard),
        bullets_on_top=corner.top,
        known=names(s, seat, corner.sure),
        received=s.received(seat),
        received_from={giver: count for giver, count in hits.items() if count},
    )


def planned(s: Train, index: int, viewer: int | None) -> Planned:
    entry = s.plan[index]
    seat, card = seat_of(entry), card_of(entry)
    known = not is_hidden(entry) or seat == viewer
    return Planned(
        seat=seat,
        turn=turn_of(entry),
        face_down=is_hidden(entry),
        done=index < s.cursor,
        card=ACTION_NAMES[card % SECOND] if known else None,
        bandit=CHARACTER_NAMES[s.cast[s.bandit(seat, card)]] if known or not s.variant.teams else None,
    )


def phase(s: Train) -> str:
    """Where in a round the game is."""
    if not s.stack:
        return "over"
    if s.shown != s.round + 1:
        return "dealing"
    return "planning" if s.turn < len(s.round_card().turns) else "stealing"


def view(s: Train, viewer: int | None) -> TrainView:
    over = not s.stack
    tokens = loot(s, viewer)
    names_of_cars = ["locomotive", *(CARS[car].name for car in s.train)]
    shown = [ROUND_CARDS[card] for card in s.rounds[: s.shown]]
    pairs = [[CHARACTER_NAMES[leader], CHARACTER_NAMES[partner]] for leader, partner in enumerate(s.partners)]
    return TrainView(
        viewer=viewer,
        teams=s.variant.teams,
        expert=s.variant.expert,
        abilities=s.variant.abilities,
        events=s.variant.events,
        round=min(s.round + 1, ROUNDS),
        rounds=[RoundCard(card.name, [TURNS[turn] for turn in card.turns], EVENT_NAMES[card.event]) for card in shown],
        station_last=s.variant.events,
        phase=phase(s),
        turn=s.turn if s.shown == s.round + 1 else None,
        first=s.first,
        marshal=s.marshal,
        neutral=s.neutral,
        neutral_closed=s.closed,
        pairs=pairs,
        cars=[
            Car(name, tokens.get(car * 2, []), tokens.get(car * 2 + 1, [])) for car, name in enumerate(names_of_cars)
        ],
        bandits=[bandit(s, index, tokens.get(OWNED + index, [])) for index in range(s.variant.bandits)],
        seats=[seat_view(s, seat, viewer) for seat in range(s.seats)],
        plan=[planned(s, index, viewer) for index in range(len(s.plan))],
        next_card=s.cursor,
        deciders=s.deciders(),
        totals=s.scores() if over else None,
        winners=s.winners(),
    )
