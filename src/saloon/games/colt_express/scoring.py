"""The end of the game (chapter 12)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from saloon.games.colt_express.ids import BEST_SHOOTER, BOX, BULLETS, OWNED, TOKENS

if TYPE_CHECKING:
    from saloon.games.colt_express.state import Train


def scores(s: Train) -> list[int]:
    """The loot of every seat, and at the end the award of the best shooters. (12.1, 12.2)"""
    totals = [0] * s.seats
    for token in range(TOKENS):
        owner = s.loot[token]
        if OWNED <= owner < BOX:
            totals[s.seat(owner - OWNED)] += s.values[token]
    if not s.stack:
        for seat in best_shooters(s):
            totals[seat] += BEST_SHOOTER
    return totals


def fired(s: Train, seat: int) -> int:
    """Bullets fired by a seat's bandits, but not into the own team. (12.2, 10.11)"""
    shots = 0
    for bandit in range(seat * s.variant.per_seat, (seat + 1) * s.variant.per_seat):
        shots += BULLETS - s.bullets[bandit] - s.hits[bandit * s.seats + seat]
    return shots


def best_shooters(s: Train) -> list[int]:
    """All who fired the most. (12.2)"""
    shots = [fired(s, seat) for seat in range(s.seats)]
    most = max(shots)
    return [seat for seat in range(s.seats) if shots[seat] == most]


def winners(s: Train) -> list[int]:
    """The richest; among equals who received the fewest bullets; among equals all. (12.3)"""
    if s.stack:
        return []
    totals = scores(s)
    richest = max(totals)
    leaders = [seat for seat in range(s.seats) if totals[seat] == richest]
    fewest = min([s.received(seat) for seat in leaders])
    return [seat for seat in leaders if s.received(seat) == fewest]
