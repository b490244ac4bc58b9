"""Numbers with names. Records and dumps hold them: append, never change."""

from typing import Final

CARDS: Final = 24  # the highest card (1.2)
HAND: Final = 5  # cards that each player is dealt, and rounds (1.2, 2.1)
RICHEST: Final = 6  # gold in a vein (2.1)

# Questions
ASK_CARD: Final = 0

# Steps
ROUND: Final = 0
SHOW: Final = 1
