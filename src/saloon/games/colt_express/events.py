"""What the table is told: the kinds of events, their arguments, and which of these are secret."""

from typing import Final

from saloon.engine.events import EventKind

CAR_COUPLED: Final = 0
BANDIT_CHOSEN: Final = 1
FIRST_PLAYER: Final = 2
BOARDED: Final = 3
ROUND_BEGAN: Final = 4
PICKED: Final = 5
DREW: Final = 6
SHUFFLED: Final = 7
ROUND_CARD: Final = 8
TURN_BEGAN: Final = 9
PLAYED: Final = 10
HID: Final = 11
STEALING_BEGAN: Final = 12
CARD_UP: Final = 13
NO_EFFECT: Final = 14
MOVED: Final = 15
CLIMBED: Final = 16
SHOT: Final = 17
PUSHED: Final = 18
HELD: Final = 19
PUNCHED: Final = 20
FELL: Final = 21
TOOK: Final = 22
KNOCKED: Final = 23
MARSHAL_MOVED: Final = 24
WOUNDED: Final = 25
FLED: Final = 26
PILE_CLOSED: Final = 27
EVENT_BEGAN: Final = 28
SWEPT: Final = 29
STRONGBOX: Final = 30
RANSOM: Final = 31
DECLINED: Final = 32
KEPT: Final = 33
DISCARDED: Final = 34
BEST: Final = 35
TOTAL: Final = 36
WON: Final = 37
TURNED_UP: Final = 38
LOST: Final = 39

EVENTS: Final = [
    EventKind("car-coupled", ["seat", "carriage"]),
    EventKind("bandit-chosen", ["seat", "bandit"]),
    EventKind("first-player", ["seat"]),
    EventKind("boarded", ["bandit", "place"], reveals=True),
    EventKind("round-began", ["round"]),
    EventKind("picked", ["seat", "own-card"], secret=["own-card"]),
    EventKind("drew", ["seat"], items="own-cards", secret=["own-cards"], reveals=True),
    EventKind("shuffled", ["seat"], reveals=True),
    EventKind("round-card", ["round-card"], reveals=True),
    EventKind("turn-began", ["turn-number", "turn"]),
    EventKind("played", ["bandit", "card"]),
    EventKind("hid", ["seat", "bandit", "card"], secret=["bandit", "card"]),
    EventKind("stealing-began", []),
    EventKind("card-up", ["bandit", "card"]),
    EventKind("no-effect", ["bandit", "card"]),
    EventKind("moved", ["bandit", "place"]),
    EventKind("climbed", ["bandit", "place"]),
    EventKind("shot", ["bandit", "victim"]),
    EventKind("pushed", ["bandit", "place"]),
    EventKind("held", ["bandit"]),
    EventKind("punched", ["bandit", "victim"]),
    EventKind("fell", ["bandit", "token", "place"]),
    EventKind("took", ["bandit", "token", "value"], secret=["value"], reveals=True),
    EventKind("knocked", ["bandit", "place"]),
    EventKind("marshal-moved", ["place"]),
    EventKind("wounded", ["bandit"]),
    EventKind("fled", ["bandit", "place"]),
    EventKind("pile-closed", []),
    EventKind("event-began", ["round-event"]),
    EventKind("swept", ["bandit", "place"]),
    EventKind("strongbox", ["place"]),
    EventKind("ransom", ["bandit"]),
    EventKind("declined", ["bandit"], reveals=True),
    EventKind("kept", ["seat", "count"], reveals=True),
    EventKind("discarded", ["seat"], items="cards", reveals=True),
    EventKind("best-shooter", ["seat", "count"], reveals=True),
    EventKind("total", ["seat", "value"], reveals=True),
    EventKind("won", ["seat"], reveals=True),
    EventKind("turned-up", ["bandit", "card"], reveals=True),
    EventKind("lost", ["bandit", "token", "place"], reveals=True),
]
