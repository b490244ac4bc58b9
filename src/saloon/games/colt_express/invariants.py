"""What must hold in every state, whatever happened before."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from saloon.games.colt_express.board import (
    ALL_PURSES,
    CARS,
    CHEAPEST,
    DECK,
    JEWEL_VALUE,
    PURSE_STEP,
    ROUND_CARDS,
    STRONGBOX_VALUE,
    TEAM_DECK,
)
from saloon.games.colt_express.ids import (
    BOX,
    BULLET,
    BULLETS,
    DECLINE,
    DJANGO,
    INSIDE,
    NEUTRAL,
    OWNED,
    PURSES,
    RANSOMS,
    ROUNDS,
    SECOND_STRONGBOX,
    SPEEDING,
    STRONGBOXES,
    TOKENS,
    TUCO,
)
from saloon.games.colt_express.pile import actions, count, one, size, without
from saloon.games.colt_express.planned import card_of, seat_of, was_hidden

if TYPE_CHECKING:
    from saloon.games.colt_express.state import Train


def broken_invariants(s: Train) -> list[str]:
    return numbers(s) or [*places(s), *cards(s), *bullets(s), *loot(s)]


def numbers(s: Train) -> list[str]:
    """Every number is one that the game writes; all else relies on it."""
    found: list[str] = []

    def check(name: str, values: list[int], low: int, high: int) -> None:
        for value in values:
            if not low <= value <= high:
                found.append(f"{name} {value} is not in {low}…{high}")

    check("car", s.train, 0, len(CARS) - 1)
    check("bandit", s.cast, -1, DJANGO)
    check("partner", s.partners, TUCO, DJANGO)
    check("round card", s.rounds, 0, len(ROUND_CARDS) - 1)
    check("knowledge", s.held, 0, s.variant.everybody)
    check("choice", s.choice, -1, DECLINE)
    check("planned card", [card_of(entry) for entry in s.plan], 0, BULLET)
    check("owner of a planned card", [seat_of(entry) for entry in s.plan], 0, s.seats - 1)
    check("next card", [s.cursor], 0, len(s.plan))
    check("first player", [s.first], 0, s.seats - 1)
    check("round", [s.round], 0, ROUNDS - 1 if s.stack else ROUNDS)
    check("shown round", [s.shown], s.round, min(s.round + 1, ROUNDS))
    if not found and s.round < ROUNDS:
        turns = s.round_card().turns
        check("turn", [s.turn], 0, len(turns))
        speeding = 0 <= s.turn < len(turns) and turns[s.turn] == SPEEDING
        check("place in line", [s.line], 0, s.seats * 2 if speeding else s.seats)
    for name, things in (("car", s.train), ("bandit", s.cast), ("round card", s.rounds)):
        chosen = [thing for thing in things if thing >= 0]
        if len(set(chosen)) < len(chosen):
            found.append(f"a {name} is there twice")
    boarded = max(s.at) >= 0
    if len(s.train) > s.variant.cars or (boarded and len(s.train) < s.variant.cars):
        found.append(f"there are {len(s.train)} cars")
    if boarded and (min(s.at) < 0 or min(s.cast) < 0):
        found.append("not everybody is on the train")
    return found


def places(s: Train) -> list[str]:
    """Everybody is on the train, and nobody is inside with the Marshal."""
    found: list[str] = []
    if not 0 <= s.marshal <= s.variant.cars:
        found.append(f"the Marshal is in car {s.marshal}")
    for bandit in range(s.variant.bandits):
        place = s.at[bandit]
        if place == s.marshal * 2 + INSIDE:
            found.append(f"bandit {bandit} is inside with the Marshal")
        if not -1 <= place <= s.variant.last_roof:
            found.append(f"bandit {bandit} is off the train at {place}")
    return found


def cards(s: Train) -> list[str]:
    """Every seat has its action cards and the bullets it received, in whatever zones."""
    found: list[str] = []
    deck = TEAM_DECK if s.variant.teams else DECK
    for seat in range(s.seats):
        zones = s.zones[seat]
        pile = zones.cards()
        hidden = zones.hand + s.face_down(seat)
        for entry in s.plan:
            if card_of(entry) == BULLET:
                found.append("a bullet lies in the stack")
            if seat_of(entry) == seat:
                pile += one(card_of(entry))
        if pile != deck + s.received(seat) * one(BULLET):
            found.append(f"the cards of seat {seat} are {pile:#x}")
        if without(zones.sure, hidden) != 0:
            found.append(f"seat {seat} does not have what everybody is sure of")
        if size(actions(hidden)) < zones.kept:
            found.append(f"seat {seat} has fewer action cards than everybody knows")
        if not drawn_in_time(s, seat):
            found.append(f"seat {seat} played a card before it was drawn")
    return found


def drawn_in_time(s: Train, seat: int) -> bool:
    """Whether the cards that a seat has played since its discard pile was shuffled could be in hand each time: they
    were there at the shuffle, or have been drawn since."""
    zones = s.zones[seat]
    draws = zones.draws
    if draws is None:
        return True
    used: i64 = 0
    drawn = 0
    next_draw = 0
    for index in range(len(s.plan)):
        while next_draw < len(draws) and draws[next_draw] <= index:
            if size(without(used, zones.at_shuffle)) > drawn:
                return False
            drawn = draws[next_draw + 1]
            next_draw += 2
        entry = s.plan[index]
        if seat_of(entry) == seat and (was_hidden(entry) or draws[0] <= index):
            used += one(card_of(entry))
    while next_draw < len(draws):
        if size(without(used, zones.at_shuffle)) > drawn:
            return False
        drawn = draws[next_draw + 1]
        next_draw += 2
    return size(without(used, zones.at_shuffle)) <= drawn


def bullets(s: Train) -> list[str]:
    """Bullets are given away, never lost."""
    found: list[str] = []
    for bandit in range(s.variant.bandits):
        given = sum(s.hits[bandit * s.seats : (bandit + 1) * s.seats])
        if s.bullets[bandit] < 0 or s.bullets[bandit] + given != BULLETS:
            found.append(f"bandit {bandit} has {s.bullets[bandit]} bullets and gave {given}")
    given = sum(s.hits[s.variant.bandits * s.seats :])
    if s.neutral < 0 or s.neutral + given != NEUTRAL:
        found.append(f"the neutral pile has {s.neutral} bullets and gave {given}")
    return found


def worth(token: int) -> int:
    """What a token other than a dealt purse is worth."""
    if token >= RANSOMS:
        return CHEAPEST
    return STRONGBOX_VALUE if token >= STRONGBOXES else JEWEL_VALUE


def loot(s: Train) -> list[str]:
    """Purses are those of the box; tokens are on the train, with a bandit, or in the box for good reason."""
    found: list[str] = []
    pool = ALL_PURSES
    for token in range(TOKENS):
        where = s.loot[token]
        on_train = 0 <= where <= s.variant.last_roof
        if not on_train and not OWNED <= where < OWNED + s.variant.bandits and where != BOX:
            found.append(f"token {token} is at {where}")
        if token < PURSES and s.values[token]:
            kind = (s.values[token] - CHEAPEST) // PURSE_STEP
            if 0 <= kind <= 5 and kind * PURSE_STEP + CHEAPEST == s.values[token]:
                pool -= one(kind)
            else:
                found.append(f"purse {token} is worth {s.values[token]}")
        elif token >= PURSES and s.values[token] != worth(token):
            found.append(f"token {token} is worth {s.values[token]}")
        if token < PURSES and s.train and (s.values[token] == 0) != (where == BOX):
            found.append(f"purse {token} of {s.values[token]} is at {where}")
        if token >= RANSOMS and on_train and s.stack:
            found.append(f"ransom {token} is at {where} before the end")
    if any(count(pool, kind) > count(ALL_PURSES, kind) for kind in range(BULLET + 1)):
        found.append("there are more purses than the box held")
    if s.loot[STRONGBOXES] == BOX:
        found.append("the first strongbox is not in play")
    if s.loot[SECOND_STRONGBOX] != BOX and not s.variant.events:
        found.append("the second strongbox came without an event")
    return found
