"""What the table is told: the kinds of events, their arguments, and which of these are secret. `cause`: the card, the
character or the rule by which something happens; all of these lie open."""

from typing import Final

from saloon.engine.events import EventKind

FRONTED: Final = 0
COVERED: Final = 1
DREW: Final = 2
SHUFFLED: Final = 3
TURN_BEGAN: Final = 4
PLAYED: Final = 5
AS_A_COLT: Final = 6
EQUIPPED: Final = 7
RELOADED: Final = 8
MOVED: Final = 9
AIMED: Final = 10
REVEALED: Final = 11
CHOSE: Final = 12
ANSWERED: Final = 13
SAVED: Final = 14
PAID: Final = 15
WASTED: Final = 16
WOUNDED: Final = 17
SHIELDED: Final = 18
HEALED: Final = 19
DIED: Final = 20
ENTERED: Final = 21
ALONE: Final = 22
DISCARDED: Final = 23
STOLEN: Final = 24
TAKEN: Final = 25
STRIPPED: Final = 26
SHOT_BACK: Final = 27
GAVE_UP: Final = 28
EXPLODED: Final = 29
PASSED_ON: Final = 30
LAID_OUT: Final = 31
PICKED: Final = 32
SHOWED: Final = 33
USED: Final = 34
REPEATED: Final = 35
WON: Final = 36
KEPT_ONE: Final = 37
NO_HITS: Final = 38
SCATTERED: Final = 39

EVENTS: Final = [
    EventKind("fronted", ["seat", "person", "life"], reveals=True),
    EventKind("covered", ["seat", "person", "life"], reveals=True),
    # `deck` and `back` tell where the cards came from and how they look from behind
    EventKind("drew", ["seat", "deck", "back", "cause"], items="cards", secret=["cards"], reveals=True),
    EventKind("shuffled", [], reveals=True),
    EventKind("turn-began", ["seat"]),
    EventKind("played", ["seat", "card"]),
    EventKind("as-colt", ["seat", "card", "cause"]),
    EventKind("equipped", ["seat", "card", "person"]),
    EventKind("reloaded", ["seat", "card"]),
    EventKind("moved", ["seat", "person", "cause"]),  # who is the active character now
    EventKind("aimed", ["source", "target", "shooter"]),  # a hit
    EventKind("revealed", ["seat", "card", "sign"], reveals=True),  # `sign` is hunted
    EventKind("chose", ["seat", "card"]),
    EventKind("answered", ["seat", "card", "person"]),
    EventKind("saved", ["person"]),  # the hit was cancelled
    EventKind("paid", ["seat", "card", "cause"]),
    EventKind("wasted", ["person"]),  # the miss was not enough against Tex Willer
    EventKind("wounded", ["person", "life", "cause"]),
    EventKind("shielded", ["person", "target"]),
    EventKind("healed", ["person", "life", "cause"]),
    EventKind("died", ["seat", "person"]),
    EventKind("entered", ["seat", "person", "life"], reveals=True),
    EventKind("alone", ["seat", "person"]),
    EventKind("discarded", ["seat", "card", "cause"]),
    EventKind("stolen", ["seat", "back", "card", "cause"], secret=["card"], reveals=True),
    EventKind("taken", ["seat", "card", "person", "cause"]),
    EventKind("stripped", ["card", "person", "cause"]),  # equipment goes to the discard pile
    EventKind("shot-back", ["seat", "card", "cause"]),  # in a duel, or at Indians
    EventKind("gave-up", ["seat"]),
    EventKind("exploded", ["person", "card"]),
    EventKind("passed-on", ["card", "person"]),
    EventKind("laid-out", ["seat"], items="cards", reveals=True),
    EventKind("picked", ["seat", "card"]),
    EventKind("showed", ["seat", "card"], reveals=True),
    EventKind("used", ["person"]),
    EventKind("repeated", ["seat", "card"]),
    EventKind("won", ["seat"], reveals=True),
    EventKind("kept-one", ["seat", "back"], reveals=True),  # the other card comes to light
    EventKind("no-hits", ["target"]),
    EventKind("scattered", ["seat", "card", "cause"], reveals=True),  # a random card is lost
]
