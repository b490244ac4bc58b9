"""A train as a seat or a spectator sees it: what is open is named, never left out what is not (chapter 13).

Apart from its types, because tables look after every answer with every pair of eyes: this part is compiled.
"""

from __future__ import annotations

from saloon.engine.frames import NOBODY
from saloon.engine.view import Asked
from saloon.games.colt_express.board import (
    ACTION_NAMES,
    CARS,
    CHARACTER_NAMES,
    LEVEL_NAMES,
    ROUND_CARDS,
    ROUND_EVENT_NAMES,
    is_purse,
    loot_name,
)
from saloon.games.colt_express.board import TURN_NAMES as TURNS
from saloon.games.colt_express.ids import (
    BOARD,
    BULLET,
    DECLINE,
    KEEP,
    MARSHAL,
    OWNED,
    PICKPOCKET,
    RANSOMS,
    ROUNDS,
    SECOND,
)
from saloon.games.colt_express.naming import token_words
from saloon.games.colt_express.pile import cards_of, size
from saloon.games.colt_express.state import Train
from saloon.games.colt_express.view import Bandit, Car, KnownPurse, Loot, Planned, RoundCard, Seat, TrainView


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
        known = is_open(s, token) or (viewer is not None and s.known_by[token] >> viewer & 1)
        found.setdefault(where, []).append(Loot(token, loot_name(token), s.values[token] if known else None))
    return found


def known_purses(s: Train) -> list[KnownPurse]:
    """Who has looked at a purse; it tells apart those that look alike (6.13)."""
    found: list[KnownPurse] = []
    for token, seats in enumerate(s.known_by):
        if seats and not is_open(s, token):
            found.append(KnownPurse(token, [seat for seat in range(s.seats) if seats >> seat & 1]))
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


def chosen(s: Train, seat: int) -> dict[str, str] | None:
    """What a seat has decided in a question that others still think about."""
    kind = s.stack[-1].kind if s.stack and s.stack[-1].group > 0 else NOBODY
    if kind == BOARD and s.open_frame(seat) < 0:
        return {"board": CHARACTER_NAMES[s.cast[seat * 2 + s.choice[seat * 2]]]}
    if kind != PICKPOCKET:
        return None
    found: dict[str, str] = {}
    for index in range(seat * s.variant.per_seat, (seat + 1) * s.variant.per_seat):
        token = s.choice[index]
        if token >= 0:
            found[CHARACTER_NAMES[s.cast[index]]] = "nothing" if token == DECLINE else token_words(token)
    return found


def seat_view(s: Train, seat: int, viewer: int | None) -> Seat:
    zones = s.zones[seat]
    mine = seat == viewer
    keeping = mine and bool(s.stack) and s.stack[-1].kind == KEEP and s.stack[-1].group > 0
    givers = [*(CHARACTER_NAMES[c] if c >= 0 else "" for c in s.cast), "marshal"]
    hits = {givers[giver]: s.hits[giver * s.seats + seat] for giver in range(len(givers))}
    return Seat(
        hand_size=size(zones.hand),
        deck_size=size(zones.bag) + zones.top,
        hand=names(s, seat, zones.hand) if mine else None,
        deck=names(s, seat, zones.bag) if mine else None,
        keeping=names(s, seat, zones.keeping) if keeping else None,
        discard=names(s, seat, zones.discard),
        bullets_on_top=zones.top,
        known=names(s, seat, zones.sure),
        known_actions=zones.kept,
        received=s.received(seat),
        received_from={giver: count for giver, count in hits.items() if count},
    )


def planned(s: Train, index: int, viewer: int | None) -> Planned:
    entry = s.plan[index]
    seat, card = entry.seat, entry.card
    known = not entry.hidden or seat == viewer
    return Planned(
        seat=seat,
        turn=entry.turn,
        face_down=entry.hidden,
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
        rounds=[
            RoundCard(card.name, [TURNS[turn] for turn in card.turns], ROUND_EVENT_NAMES[card.event]) for card in shown
        ],
        station_last=s.variant.events,
        phase=phase(s),
        turn=s.turn if s.shown == s.round + 1 else None,
        acted=s.acted,
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
        known_purses=known_purses(s),
        chosen=chosen(s, viewer) if viewer is not None else None,
        plan=[planned(s, index, viewer) for index in range(len(s.plan))],
        next_card=s.cursor,
        deciders=s.deciders(),
        asks=[Asked(seat, s.question(seat)) for seat in s.deciders()],
        totals=s.scores() if over else None,
        winners=s.winners(),
    )
