"""All that a seat, or a spectator, may know (1.3): built by naming what is open, never by leaving something out."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from saloon.engine.view import Asked

from gold_claim.ids import HAND

if TYPE_CHECKING:
    from gold_claim.state import Claim


@dataclass(frozen=True)
class SeatView:
    """`hand`: None for each card of somebody else. `card`: the one that is chosen, for its owner."""

    gold: int
    hand: list[int | None]
    card: int | None


@dataclass(frozen=True)
class ClaimView:
    viewer: int | None
    round: int
    rounds: int
    vein: int
    seats: list[SeatView]
    shown: list[int]
    deciders: list[int]
    asks: list[Asked]
    winners: list[int]


def view_of(s: Claim, viewer: int | None) -> ClaimView:
    deciders = s.deciders()
    return ClaimView(
        viewer=viewer,
        round=s.round,
        rounds=HAND,
        vein=s.vein,
        seats=[seat_view(s, seat, viewer) for seat in range(s.seats)],
        shown=s.shown[:],
        deciders=deciders,
        asks=[Asked(seat, s.question(seat)) for seat in deciders],
        winners=s.winners(),
    )


def seat_view(s: Claim, seat: int, viewer: int | None) -> SeatView:
    if seat == viewer:
        return SeatView(s.gold[seat], list(s.hands[seat]), s.chosen[seat] or None)
    return SeatView(s.gold[seat], [None for _ in s.hands[seat]], None)
