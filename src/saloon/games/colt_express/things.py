"""What the sentences of Colt Express speak of."""

from saloon.engine.things import PLAIN, Thing, Things
from saloon.games.colt_express.board import (
    ACTION_NAMES,
    CARS,
    CHARACTER_NAMES,
    LEVEL_NAMES,
    ROUND_CARDS,
    ROUND_EVENT_NAMES,
    TURN_NAMES,
    loot_name,
)
from saloon.games.colt_express.ids import BULLET, SECOND, TOKENS

PLACES = [{"car": car, "level": level} for car in range(len(CARS) + 1) for level in LEVEL_NAMES]
CARDS = ["bullet" if card == BULLET else ACTION_NAMES[card % SECOND] for card in range(BULLET + 1)]

BANDIT = Thing("bandit", CHARACTER_NAMES)
# In a team it is told whose card it is
CARD = Thing("card", CARDS, parts={"card": Thing("card"), "bandit": BANDIT})

THINGS: Things = {
    "bandit": BANDIT,
    "victim": BANDIT,
    "partner": BANDIT,
    "card": CARD,
    "cards": CARD,
    "own-card": CARD,
    "own-cards": CARD,
    "place": Thing("place", PLACES, parts={"car": PLAIN, "level": PLAIN}),
    # Everybody sees what it is; its value, and which of several purses it is, are told beside it where they matter
    "token": Thing(
        "token",
        [{"id": token, "loot": loot_name(token)} for token in range(TOKENS)],
        parts={"loot": PLAIN, "value": PLAIN, "which": PLAIN},
    ),
    "carriage": Thing("carriage", [car.name for car in CARS]),
    "round-card": Thing("round-card", [card.name for card in ROUND_CARDS]),
    "turn": Thing("turn", TURN_NAMES),
    "round-event": Thing("round-event", ROUND_EVENT_NAMES),
}
