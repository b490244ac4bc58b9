"""What Colt Express can say, for the tests of the words."""

from __future__ import annotations

from saloon.games.colt_express import GAME
from saloon.games.colt_express.board import (
    ACTION_NAMES,
    CARS,
    CHARACTER_NAMES,
    ROUND_CARDS,
    ROUND_EVENT_NAMES,
    TURN_NAMES,
    loot_name,
)
from saloon.games.colt_express.decisions import QUESTIONS
from saloon.games.colt_express.events import EVENTS
from saloon.games.colt_express.ids import BULLET, JEWELS, RANSOMS, SECOND, STRONGBOXES, TOKENS
from words.sayings import Sayings

CARDS = [[], [0], [1, BULLET], [BULLET] * 21, [0, 1, 2, 3, 4, 5]]

SAYINGS = Sayings(
    game=GAME,
    events=EVENTS,
    questions=QUESTIONS,
    modes=[
        (6, {}),
        (2, {"cars": "choose", "bandits": "choose"}),
        (4, {"expert": True, "bandits": "choose"}),
        (3, {"teams": True}),
        (3, {"cars": "choose", "abilities": False, "events": False}),
        (5, {"expert": True}),
    ],
    values={
        "seat": range(6),
        "bandit": range(6),
        "victim": [1, 2, 3, 4, 5, 0],
        "carriage": range(len(CARS)),
        "place": range(14),
        "round": range(1, 6),
        "round-card": range(len(ROUND_CARDS)),
        "turn-number": range(1, 6),
        "turn": range(len(TURN_NAMES)),
        "card": [*range(SECOND + SECOND - 1), BULLET],
        "own-card": range(SECOND),
        "token": [0, JEWELS, STRONGBOXES, RANSOMS],
        "value": [250, 500, 1000, 12350],
        "round-event": range(len(ROUND_EVENT_NAMES)),
        "count": [0, 1, 2, 5, 21, 22],
    },
    lists={"cards": CARDS, "own-cards": CARDS},
    vocabulary={
        "bandit": [*CHARACTER_NAMES, "marshal"],
        "power": CHARACTER_NAMES,
        "card": [*ACTION_NAMES, "bullet"],
        "turn": TURN_NAMES,
        "round-event": ROUND_EVENT_NAMES,
        "round-card": sorted({card.name for card in ROUND_CARDS}),
        "carriage": ["locomotive", *(car.name for car in CARS)],
        "loot": sorted({loot_name(token) for token in range(TOKENS)}),
        "switch": [switch.name for switch in GAME.switches],
        "preset": [name for preset in GAME.presets for name in (preset.name, f"{preset.name}-help")],
    },
    foreign=frozenset({"expert", "teams"}),
    spoilt=[
        {"marshal": "x"},
        {"switches": {"teams": 1}},
        {"seats": 7},
        {"neutral": 12},
        {"zones": []},
        {"zones": "x"},
        {"marshal": 99},
    ],
    mistakes=[
        lambda: GAME.new(2, teams=False),
        lambda: GAME.new(4, teams=True),
        lambda: GAME.new(3, teams=True, expert=True),
    ],
)
