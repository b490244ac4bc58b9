"""What happened, for people: keys of the catalogues with arguments."""

from typing import Final

from saloon.engine.events import EventKind

ROUND_BEGAN: Final = 0
CHOSE: Final = 1
SHOWED: Final = 2
TOOK: Final = 3
FOUND: Final = 4
WON: Final = 5

# In the order of their numbers
EVENTS: Final = [
    EventKind("round-began", ["round", "vein"]),
    EventKind("chose", ["seat", "card"], secret=["card"]),
    EventKind("showed", ["seat", "card"], reveals=True),
    EventKind("took", ["seat", "vein"]),
    EventKind("found", ["seat"]),
    EventKind("won", ["seat"]),
]
