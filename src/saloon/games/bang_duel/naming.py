"""The public names of cards, characters and causes, for events, options and views."""

from __future__ import annotations

from typing import Final

from saloon.games.bang_duel.cards import BACK_NAMES, KIND_OF, KINDS, SYMBOL_NAMES, SYMBOL_OF
from saloon.games.bang_duel.characters import CHARACTERS
from saloon.games.bang_duel.ids import OUTLAW_CARDS

# Why something happens: because of a card (its type), an ability, or a rule
ABILITY: Final = 32  # ABILITY + character
OPENING_HAND: Final = 64
DRAW_PHASE: Final = 65
DISCARD_PHASE: Final = 66
A_DEATH: Final = 67
RELOADING: Final = 68
AS_A_MISS: Final = 69
REPLACED: Final = 70
CHANGE: Final = 71  # the free move of the token
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
