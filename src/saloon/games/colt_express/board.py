"""The components as tables: cars and their loot, round cards, decks, powers."""

from typing import Final

from mypy_extensions import i64

from saloon.games.colt_express.ids import (
    ANGRY_MARSHAL,
    BELLE,
    BRAKING,
    CHEYENNE,
    DJANGO,
    DOC,
    FIRE,
    GHOST,
    HAND,
    HOSTAGE,
    JEWELS,
    LADDER,
    MARSHAL,
    MARSHALS_REVENGE,
    MOVE,
    NO_EVENT,
    PICKPOCKETING,
    PUNCH,
    PURSES,
    RANSOMS,
    REBELLION,
    ROB,
    SECOND,
    SPEEDING,
    STANDARD,
    STRONGBOXES,
    SWITCHING,
    SWIVEL_ARM,
    TAKE_IT_ALL,
    TUCO,
    TUNNEL,
)
from saloon.games.colt_express.pile import one

ACTION_NAMES: Final = ["move", "ladder", "fire", "punch", "rob", "marshal"]
CHARACTER_NAMES: Final = ["ghost", "doc", "belle", "tuco", "cheyenne", "django"]
TURN_NAMES: Final = ["standard", "tunnel", "speeding", "switching"]
LEVEL_NAMES: Final = ["car", "roof"]
ROUND_EVENT_NAMES: Final = [
    "none",
    "angry-marshal",
    "swivel-arm",
    "braking",
    "take-it-all",
    "rebellion",
    "pickpocketing",
    "marshals-revenge",
    "hostage",
]


class Car:
    """A car and the loot on its floor (rule 2.2). The names are ours."""

    def __init__(self, name: str, purses: int, jewels: int) -> None:
        self.name: Final = name
        self.purses: Final = purses
        self.jewels: Final = jewels


CARS: Final = [
    Car("mail", 1, 0),
    Car("sleeper", 1, 1),
    Car("parlour", 0, 3),
    Car("smoker", 3, 0),
    Car("diner", 4, 1),
    Car("club", 3, 1),
]


class RoundCard:
    """The turns of a round and the event at its end (rule 9.10)."""

    def __init__(self, name: str, turns: list[int], event: int) -> None:
        self.name: Final = name
        self.turns: Final = turns
        self.event: Final = event


def _round(name: str, turns: str, event: int) -> RoundCard:
    symbols = {"S": STANDARD, "T": TUNNEL, "2": SPEEDING, "R": SWITCHING}
    return RoundCard(name, [symbols[turn] for turn in turns], event)


# 0-6: two to four players; 7-13: five and six; 14-16: stations
ROUND_CARDS: Final = [
    _round("angry-marshal", "SSTR", ANGRY_MARSHAL),
    _round("swivel-arm", "STSS", SWIVEL_ARM),
    _round("braking", "SSSS", BRAKING),
    _round("take-it-all", "ST2S", TAKE_IT_ALL),
    _round("rebellion", "SSTSS", REBELLION),
    _round("tunnels", "STSTS", NO_EVENT),
    _round("bridge", "S2S", NO_EVENT),
    _round("angry-marshal", "SSR", ANGRY_MARSHAL),
    _round("swivel-arm", "STS", SWIVEL_ARM),
    _round("braking", "STSS", BRAKING),
    _round("take-it-all", "S2R", TAKE_IT_ALL),
    _round("rebellion", "STSR", REBELLION),
    _round("tunnels", "STST", NO_EVENT),
    _round("bridge", "S2", NO_EVENT),
    _round("pickpocketing", "SSTS", PICKPOCKETING),
    _round("marshals-revenge", "SSTS", MARSHALS_REVENGE),
    _round("hostage", "SSTS", HOSTAGE),
]
REGULAR: Final = 7  # cards in a set
STATIONS: Final = 14  # the first station
MANY: Final = 5  # players from here on use the second set

PURSE_STEP: Final = 50
CHEAPEST: Final = 250
# Purses by value, as a pile: "card" k is worth CHEAPEST + k * PURSE_STEP (rule 1.4)
ALL_PURSES: Final[i64] = 8 * one(0) + 2 * (one(1) + one(2) + one(3) + one(4) + one(5))
JEWEL_VALUE: Final = 500
STRONGBOX_VALUE: Final = 1000

# Rule 1.3 and, for teams, rule 10.4
DECK: Final[i64] = 2 * (one(MOVE) + one(LADDER) + one(FIRE) + one(ROB)) + one(PUNCH) + one(MARSHAL)
_FIVE: Final[i64] = one(MOVE) + one(LADDER) + one(FIRE) + one(PUNCH) + one(ROB)
TEAM_DECK: Final[i64] = _FIVE + (_FIVE << 4 * SECOND) + one(MARSHAL)


class Power:
    """What a character can do (chapter 8)."""

    def __init__(
        self,
        hand: int = HAND,
        hides: bool = False,
        shoots_through_roofs: bool = False,
        pushes: bool = False,
        pockets: bool = False,
        charms: bool = False,
    ) -> None:
        self.hand: Final = hand
        self.hides: Final = hides
        self.shoots_through_roofs: Final = shoots_through_roofs
        self.pushes: Final = pushes
        self.pockets: Final = pockets
        self.charms: Final = charms


# By character
POWERS: Final = [
    Power(hides=True),
    Power(hand=HAND + 1),
    Power(charms=True),
    Power(shoots_through_roofs=True),
    Power(pockets=True),
    Power(pushes=True),
]
NO_POWER: Final = Power()  # of anybody, when abilities are switched off (1.5)

LEADERS: Final = [GHOST, DOC, BELLE]  # rule 10.2: each is paired with one of the others
PARTNERS: Final = [TUCO, CHEYENNE, DJANGO]


def loot_name(token: int) -> str:
    """The kind of a token, which everybody can see."""
    if token < PURSES or token >= RANSOMS:
        return "purse"
    return "jewel" if token < STRONGBOXES else "strongbox"


def is_purse(token: int) -> bool:
    return token < JEWELS or token >= RANSOMS
