"""The public names of cards, characters and causes, for events, options and views."""

from __future__ import annotations

from typing import Final

from saloon.games.bang_duel.cards import BACK_NAMES, KIND_OF, KINDS, SYMBOL_NAMES, SYMBOL_OF
from saloon.games.bang_duel.characters import CHARACTERS
from saloon.games.bang_duel.ids import ABILITY, OPENING_HAND, OUTLAW_CARDS

# By causes from OPENING_HAND on
RULE_NAMES: Final = ["opening", "draw-phase", "discard-phase", "death", "reload", "miss", "replaced", "change"]


def card_name(card: int) -> dict[str, object]:
    """A card with all that is printed on it."""
    return {
        "id": card,
        "card": KINDS[KIND_OF[card]].name,
        "back": BACK_NAMES[card // OUTLAW_CARDS],
        "symbol": SYMBOL_NAMES[SYMBOL_OF[card]],
    }


def cause_name(cause: int) -> str:
    if cause >= OPENING_HAND:
        return RULE_NAMES[cause - OPENING_HAND]
    return KINDS[cause].name if cause < ABILITY else CHARACTERS[cause - ABILITY].name
