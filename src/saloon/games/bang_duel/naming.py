"""The public names of cards, characters and causes, for events, options and views."""

from __future__ import annotations

from typing import Final

from saloon.games.bang_duel.cards import BACK_NAMES, KIND_OF, KINDS, SYMBOL_NAMES, SYMBOL_OF
from saloon.games.bang_duel.characters import CHARACTERS
from saloon.games.bang_duel.ids import OUTLAW_CARDS

ABILITY: Final = 32  # ABILITY + character: an ability is the cause of an effect


def card_name(card: int) -> dict[str, object]:
    """A card with all that is printed on it."""
    return {
        "id": card,
        "card": KINDS[KIND_OF[card]].name,
        "back": BACK_NAMES[card // OUTLAW_CARDS],
        "symbol": SYMBOL_NAMES[SYMBOL_OF[card]],
    }


def cause_name(cause: int) -> str:
    return KINDS[cause].name if cause < ABILITY else CHARACTERS[cause - ABILITY].name
