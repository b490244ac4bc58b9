"""What cards, places and pieces are called in the words of answers."""

from __future__ import annotations

from saloon.games.colt_express.board import (
    ACTION_NAMES,
    CHARACTER_NAMES,
    LEVEL_NAMES,
    is_purse,
    loot_name,
)
from saloon.games.colt_express.ids import (
    MARSHAL,
    SECOND,
)
from saloon.games.colt_express.state import Train


def place_words(place: int) -> str:
    return f"{LEVEL_NAMES[place % 2]} {place // 2}"


def token_words(token: int) -> str:
    return f"purse {token}" if is_purse(token) else loot_name(token)


def card_words(s: Train, seat: int, card: int) -> str:
    """The name of a card; in teams with the bandit whose card it is."""
    name = ACTION_NAMES[card % SECOND]
    if not s.variant.teams or card == MARSHAL:
        return name
    return f"{CHARACTER_NAMES[s.cast[s.bandit(seat, card)]]} {name}"
