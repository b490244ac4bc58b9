"""What must hold in every state, whatever happened before."""

from __future__ import annotations

from typing import TYPE_CHECKING

from saloon.games.colt_express.board import ALL_PURSES, CHEAPEST, DECK, PURSE_STEP, TEAM_DECK
from saloon.games.colt_express.ids import (
    BOX,
    BULLET,
    BULLETS,
    INSIDE,
    NEUTRAL,
    OWNED,
    PURSES,
    RANSOMS,
    SECOND_STRONGBOX,
    STRONGBOXES,
    TOKENS,
)
from saloon.games.colt_express.pile import actions, count, one, size, without
from saloon.games.colt_express.planned import card_of, seat_of

if TYPE_CHECKING:
    from saloon.games.colt_express.state import Train


def faults(s: Train) -> list[str]:
    return [*places(s), *cards(s), *bullets(s), *loot(s)]


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
        corner = s.corners[seat]
        pile = corner.cards()
        hidden = corner.hand + s.face_down(seat)
        for entry in s.plan:
            if card_of(entry) == BULLET:
                found.append("a bullet lies in the stack")
            if seat_of(entry) == seat:
                pile += one(card_of(entry))
        if pile != deck + s.received(seat) * one(BULLET):
            found.append(f"the cards of seat {seat} are {pile:#x}")
        if without(corner.sure, hidden) != 0:
            found.append(f"seat {seat} does not have what everybody is sure of")
        if size(actions(hidden)) < corner.kept:
            found.append(f"seat {seat} has fewer action cards than everybody knows")
    return found


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
            pool -= one((s.values[token] - CHEAPEST) // PURSE_STEP)
        if token < PURSES and s.train and (s.values[token] == 0) != (where == BOX):
            found.append(f"purse {token} of {s.values[token]} is at {where}")
        if token >= RANSOMS and on_train and s.stack:
            found.append(f"ransom {token} is at {where} before the end")
    for kind in range(PURSES):
        if kind < BULLET and count(pool, kind) > 8:
            found.append("there are more purses than the box held")
            break
    if s.loot[STRONGBOXES] == BOX:
        found.append("the first strongbox is not in play")
    if s.loot[SECOND_STRONGBOX] != BOX and not s.variant.events:
        found.append("the second strongbox came without an event")
    return found
