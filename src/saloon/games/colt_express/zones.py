"""What can be asked of the cards of one seat, and what happens to them."""

from __future__ import annotations

from mypy_extensions import i64

from saloon.games.colt_express.generated import Zones
from saloon.games.colt_express.ids import BULLET
from saloon.games.colt_express.pile import count, one


def all_cards(zones: Zones) -> i64:
    """All but the cards in the stack."""
    return zones.hand + zones.bag + zones.discard + zones.top * one(BULLET)


def can_draw(zones: Zones) -> bool:
    return zones.bag != 0 or zones.top != 0 or zones.discard != 0


def show(zones: Zones, card: i64) -> None:
    """A card comes to light: less is sure of what stays hidden."""
    if zones.kept > 0:
        zones.kept -= 1
    if count(zones.sure, card) > 0:
        zones.sure -= one(card)
