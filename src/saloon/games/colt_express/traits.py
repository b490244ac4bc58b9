"""The traits by which players at ease choose, and where in the list each kind of them begins."""

from typing import Final

TRAITS: Final[list[str]] = [
    # 0: planning a move, from where the bandit will be by then
    "move inside, nothing ahead",
    "move inside, loot ahead",
    "move inside, dear loot ahead",
    "move along the roofs, nothing below",
    "move along the roofs, loot below",
    "move along the roofs, dear loot below",
    "move away from loot",
    "move where the Marshal may be",
    # 8: planning a climb
    "climb up from nothing",
    "climb up from loot",
    "climb up from the Marshal next door",
    "climb down to nothing",
    "climb down to loot",
    "climb down to dear loot",
    "climb down to the Marshal",
    "climb back",
    # 16: planning to fire
    "fire without bullets",
    "fire at nobody",
    "fire inside",
    "fire on the roof",
    "fire, behind as a shooter",
    "fire, level as a shooter",
    "fire, ahead as a shooter",
    "fire again",
    # 24: planning a punch
    "punch nobody",
    "punch somebody",
    "punch somebody with dear loot",
    "punch where more loot may lie",
    # 28: planning to rob
    "rob nothing",
    "rob, contested",
    "rob, alone",
    "rob dear loot, contested",
    "rob dear loot, alone",
    "rob again",
    # 34: planning the Marshal
    "marshal, nobody next door",
    "marshal, others next door",
    "marshal, me next door",
    "marshal, all of us next door",
    # 38: drawing
    "draw with no card",
    "draw with one card",
    "draw with two cards",
    "draw with three cards",
    "draw with four cards or more",
    "draw on the last turn",
    "hide the card",
    "no second card",
    # 46: cards picked for the round, kept for the next one
    "pick move",
    "pick ladder",
    "pick fire",
    "pick punch",
    "pick rob",
    "pick marshal",
    "keep move",
    "keep ladder",
    "keep fire",
    "keep punch",
    "keep rob",
    "keep marshal",
    "keep no more",
    # 59: where to move
    "go to nothing, to rob",
    "go to loot, to rob",
    "go to dear loot, to rob",
    "go out of sight, to fire",
    "go in sight, to fire",
    "go to nobody, to punch",
    "go to somebody, to punch",
    "go above or below nothing, to climb",
    "go above or below loot, to climb",
    "go above or below dear loot, to climb",
    "go to nothing",
    "go to loot",
    "go to dear loot",
    "go to the Marshal",
    "go next to the Marshal",
    "go where others are",
    # 75: whom to shoot
    "shoot my own",
    "shoot somebody",
    "shoot the richest",
    "shoot who has cards to play yet",
    # 79: whom to punch
    "punch my own, there",
    "punch who has nothing, there",
    "punch somebody, there",
    "punch dear loot, there",
    "punch the richest, there",
    # 84: what to take, or to knock out
    "take the strongbox",
    "take a jewel",
    "take a purse known to be fat",
    "take a purse known to be thin",
    "take an unknown purse",
    "knock out the strongbox",
    "knock out a jewel",
    "knock out a purse known to be fat",
    "knock out a purse known to be thin",
    "knock out an unknown purse",
    "pocket the purse",
    "let the purse fall",
    "take nothing",
    # 97: where to knock
    "knock to nothing",
    "knock to loot",
    "knock to the Marshal",
    # 100: where the Marshal goes
    "marshal to nobody",
    "marshal to others",
    "marshal to me",
    "marshal to all of us",
    "marshal next to me",
    # 105: who to be
    "be ghost",
    "be doc",
    "be belle",
    "be tuco",
    "be cheyenne",
    "be django",
]
T_MOVE: Final = 0
T_LEAVE: Final = 6
T_MEET: Final = 7
T_CLIMB: Final = 8
T_BACK: Final = 15
T_FIRE: Final = 16
T_RACE: Final = 20
T_AGAIN: Final = 23
T_PUNCH: Final = 24
T_SPILL: Final = 27
T_ROB: Final = 28
T_ROB_AGAIN: Final = 33
T_LAW: Final = 34
T_DRAW: Final = 38
T_LATE: Final = 43
T_HIDE: Final = 44
T_ONE_CARD: Final = 45
T_PICK: Final = 46
T_KEEP: Final = 52
T_NO_MORE: Final = 58
T_GO: Final = 59
T_GO_MARSHAL: Final = 72
T_GO_NEAR: Final = 73
T_GO_CROWD: Final = 74
T_SHOOT: Final = 75
T_SHOOT_BUSY: Final = 78
T_STRIKE: Final = 79
T_TAKE: Final = 84
T_KNOCK: Final = 89
T_POCKET: Final = 94
T_FALL: Final = 95
T_NOTHING: Final = 96
T_WAY: Final = 97
T_WALK: Final = 100
T_WALK_NEAR: Final = 104
T_BE: Final = 105
NONE: Final = -1  # no trait, no card
