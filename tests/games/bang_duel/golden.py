"""What the golden records of BANG! The Duel show: squads of several sizes, and all questions and events."""

from __future__ import annotations

from tools.golden import Wanted, anything, asks, records_of, tells

GAME = "bang-duel"
FOLDER = records_of(GAME)
EVERYBODY = 12

# What does not come up in nearly every game
QUESTIONS = ["anderson", "extra", "kate", "keep", "peacemaker", "schulz", "shield"]
EVENTS = ["exploded", "repeated", "showed", "wasted"]

WANTED = [
    *(Wanted(GAME, f"squad-{squad}", 2, {"squad": squad}, anything) for squad in (4, 5, 6, 8, EVERYBODY)),
    *(Wanted(GAME, f"asks-{kind}", 2, {}, asks(kind)) for kind in QUESTIONS),
    # Pearl Hart must meet a card that can be reloaded when reloading is open: rare enough to want everybody
    Wanted(GAME, "asks-repeat", 2, {"squad": EVERYBODY}, asks("repeat")),
    *(Wanted(GAME, f"tells-{name}", 2, {}, tells(name)) for name in EVENTS),
]
