"""Worlds that look the same to one seat: everything it cannot know is dealt anew (chapter 13).

Nothing here may depend on what is hidden: pools are counted from what is open, so that equal knowledge and an equal
generator give equal worlds.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from saloon.engine.rng import Rng
from saloon.games.colt_express.board import (
    ALL_PURSES,
    CHEAPEST,
    MANY,
    PURSE_STEP,
    REGULAR,
    ROUND_CARDS,
    STATIONS,
)
from saloon.games.colt_express.generated import Planned, Zones
from saloon.games.colt_express.ids import BOARD, BOX, DECLINE, KEEP, PICKPOCKET, PURSES, ROUNDS, SECOND
from saloon.games.colt_express.invariants import drawn_in_time
from saloon.games.colt_express.pile import actions, count, one, pick, size

if TYPE_CHECKING:
    from saloon.games.colt_express.state import Train


def imagine(true: Train, seat: int | None, rng: Rng) -> Train:
    s = true.copy()
    s.rng.reseed(rng)
    if not s.stack:
        return s
    deal_rounds(s, rng)
    deal_purses(s, seat, rng)
    for other in range(s.seats):
        if other != seat:
            deal_cards(s, other, rng)
    if s.stack[-1].group:
        deal_choices(s, seat, rng)
    return s


def deal_rounds(s: Train, rng: Rng) -> None:
    """The round cards to come (13.5)."""
    if s.shown == ROUNDS:
        return
    rounds = s.rounds[: s.shown]
    base = REGULAR if s.seats >= MANY else 0
    pool = [card for card in range(base, base + REGULAR) if card not in rounds]
    regular = ROUNDS - 1 if s.variant.events else ROUNDS
    while len(rounds) < regular:
        rounds.append(pool.pop(rng.below(len(pool))))
    if len(rounds) < ROUNDS:
        rounds.append(STATIONS + rng.below(len(ROUND_CARDS) - STATIONS))
    s.rounds = rounds


def deal_purses(s: Train, seat: int | None, rng: Rng) -> None:
    """The worth of purses that the seat has never held, or that a spectator does not know (13.2)."""
    pool = ALL_PURSES
    left = PURSES
    unknown: list[int] = []
    for token in range(PURSES):
        if s.known_by[token] >> seat & 1 if seat is not None else token < s.variant.bandits:
            pool -= one((s.values[token] - CHEAPEST) // PURSE_STEP)
            left -= 1
        elif s.loot[token] != BOX:
            unknown.append(token)
    values = s.values[:]
    for token in unknown:
        kind = pick(pool, left, rng)
        pool -= one(kind)
        left -= 1
        values[token] = CHEAPEST + kind * PURSE_STEP
    s.values = values


def deal_cards(s: Train, seat: int, rng: Rng) -> None:
    """The hand, the deck and the face-down cards of somebody else (13.3)."""
    zones = s.zones[seat]
    hidden: list[int] = []
    pool = zones.hand + zones.bag
    for index in range(s.cursor, len(s.plan)):
        entry = s.plan[index]
        if entry.hidden and entry.seat == seat:
            hidden.append(index)
            pool += one(entry.card)
    missing = size(zones.hand) + len(hidden)
    if missing == 0:
        return
    share_out(s, zones, pool, missing, hidden, rng)
    # What was drawn when is seldom open, and then nearly every deal fits; so deal again until one does
    while not drawn_in_time(s, seat):
        share_out(s, zones, pool, missing, hidden, rng)


def share_out(s: Train, zones: Zones, pool: i64, missing: i64, hidden: list[int], rng: Rng) -> None:
    """What everybody knows to be in hand or face down comes first, then the action cards that must be, then any."""
    taken = zones.sure
    pool -= taken
    missing -= size(taken)
    needed = max(zones.kept, len(hidden)) - size(actions(taken))
    while needed > 0:
        card = pick(actions(pool), size(actions(pool)), rng)
        pool -= one(card)
        taken += one(card)
        needed -= 1
        missing -= 1
    left = size(pool)
    while missing > 0:
        card = pick(pool, left, rng)
        pool -= one(card)
        taken += one(card)
        left -= 1
        missing -= 1
    for index in hidden:
        card = pick(actions(taken), size(actions(taken)), rng)
        taken -= one(card)
        entry = s.plan[index]
        s.plan[index] = Planned(card, entry.seat, entry.turn, True, True)
    zones.hand = taken
    zones.bag = pool


def deal_choices(s: Train, seat: int | None, rng: Rng) -> None:
    """What others have chosen or may be choosing at this moment (9.7, 10.5, 11.2). All that is open to others is who
    still owes an answer."""
    kind = s.stack[-1].kind
    for bandit in range(s.variant.bandits):
        other = s.seat(bandit)
        if other == seat:
            continue
        if kind == KEEP:
            zones = s.zones[other]
            zones.keeping = 0
            for card in range(SECOND):
                zones.keeping += rng.below(count(zones.hand, card) + 1) * one(card)
        elif kind == PICKPOCKET:
            if s.choice[bandit] >= 0:
                purses = s.purses_at(s.at[bandit])
                pocketed = rng.below(len(purses) + 1)
                s.choice[bandit] = purses[pocketed] if pocketed < len(purses) else DECLINE
        elif kind == BOARD and bandit % 2 == 0:
            s.choice[bandit] = rng.below(2)
