"""The traits by which players at ease choose. What each is worth, `fitted.py` tells by its name."""

from typing import Final

from saloon.engine.learning import Traits
from saloon.games.colt_express.board import ACTION_NAMES, CHARACTER_NAMES

TRAITS: Final = Traits()

# Planning a move, from where the bandit will be by then: to nothing, loot, dear loot
T_MOVE: Final = TRAITS.group(
    ["move inside, nothing ahead", "move inside, loot ahead", "move inside, dear loot ahead"],
)
T_MOVE_ON_ROOFS: Final = TRAITS.group(
    [
        "move along the roofs, nothing below",
        "move along the roofs, loot below",
        "move along the roofs, dear loot below",
    ]
)
T_LEAVE: Final = TRAITS.one("move away from loot")
T_MEET: Final = TRAITS.one("move where the Marshal may be")

# Planning a climb
T_UP: Final = TRAITS.one("climb up from nothing")
T_UP_FROM_LOOT: Final = TRAITS.one("climb up from loot")
T_UP_FROM_MARSHAL: Final = TRAITS.one("climb up from the Marshal next door")
T_DOWN: Final = TRAITS.group(["climb down to nothing", "climb down to loot", "climb down to dear loot"])
T_DOWN_TO_MARSHAL: Final = TRAITS.one("climb down to the Marshal")
T_BACK: Final = TRAITS.one("climb back")

# Planning to fire
T_NO_BULLETS: Final = TRAITS.one("fire without bullets")
T_FIRE_AT_NOBODY: Final = TRAITS.one("fire at nobody")
T_FIRE_INSIDE: Final = TRAITS.one("fire inside")
T_FIRE_ON_ROOF: Final = TRAITS.one("fire on the roof")
T_RACE: Final = TRAITS.group(["fire, behind as a shooter", "fire, level as a shooter", "fire, ahead as a shooter"])
T_FIRE_AGAIN: Final = TRAITS.one("fire again")

# Planning a punch
T_PUNCH_NOBODY: Final = TRAITS.one("punch nobody")
T_PUNCH: Final = TRAITS.one("punch somebody")
T_PUNCH_DEAR: Final = TRAITS.one("punch somebody with dear loot")
T_SPILL: Final = TRAITS.one("punch where more loot may lie")

# Planning to rob
T_ROB_NOTHING: Final = TRAITS.one("rob nothing")
T_ROB_CONTESTED: Final = TRAITS.one("rob, contested")
T_ROB_ALONE: Final = TRAITS.one("rob, alone")
T_ROB_DEAR_CONTESTED: Final = TRAITS.one("rob dear loot, contested")
T_ROB_DEAR_ALONE: Final = TRAITS.one("rob dear loot, alone")
T_ROB_AGAIN: Final = TRAITS.one("rob again")

# Planning the Marshal: others next door count 1, the own 2
T_LAW: Final = TRAITS.group(
    [
        "marshal, nobody next door",
        "marshal, others next door",
        "marshal, me next door",
        "marshal, all of us next door",
    ]
)

# Drawing, by the cards in hand
T_DRAW: Final = TRAITS.group(
    [
        "draw with no card",
        "draw with one card",
        "draw with two cards",
        "draw with three cards",
        "draw with four cards or more",
    ]
)
T_LATE: Final = TRAITS.one("draw on the last turn")
T_HIDE: Final = TRAITS.one("hide the card")
T_ONE_CARD: Final = TRAITS.one("no second card")

# Cards picked for the round, kept for the next one
T_PICK: Final = TRAITS.group([f"pick {action}" for action in ACTION_NAMES])
T_KEEP: Final = TRAITS.group([f"keep {action}" for action in ACTION_NAMES])
T_NO_MORE: Final = TRAITS.one("keep no more")

# Where to move, by the card that comes next: to nothing, loot, dear loot
T_GO_ROB: Final = TRAITS.group(["go to nothing, to rob", "go to loot, to rob", "go to dear loot, to rob"])
T_GO_OUT_OF_SIGHT: Final = TRAITS.one("go out of sight, to fire")
T_GO_IN_SIGHT: Final = TRAITS.one("go in sight, to fire")
T_GO_TO_NOBODY: Final = TRAITS.one("go to nobody, to punch")
T_GO_TO_SOMEBODY: Final = TRAITS.one("go to somebody, to punch")
T_GO_CLIMB: Final = TRAITS.group(
    [
        "go above or below nothing, to climb",
        "go above or below loot, to climb",
        "go above or below dear loot, to climb",
    ]
)
T_GO: Final = TRAITS.group(["go to nothing", "go to loot", "go to dear loot"])
T_GO_MARSHAL: Final = TRAITS.one("go to the Marshal")
T_GO_NEAR: Final = TRAITS.one("go next to the Marshal")
T_GO_CROWD: Final = TRAITS.one("go where others are")

# Whom to shoot
T_SHOOT_OWN: Final = TRAITS.one("shoot my own")
T_SHOOT: Final = TRAITS.one("shoot somebody")
T_SHOOT_RICHEST: Final = TRAITS.one("shoot the richest")
T_SHOOT_BUSY: Final = TRAITS.one("shoot who has cards to play yet")

# Whom to punch
T_STRIKE_OWN: Final = TRAITS.one("punch my own, there")
T_STRIKE_POOR: Final = TRAITS.one("punch who has nothing, there")
T_STRIKE: Final = TRAITS.one("punch somebody, there")
T_STRIKE_DEAR: Final = TRAITS.one("punch dear loot, there")
T_STRIKE_RICHEST: Final = TRAITS.one("punch the richest, there")

# What to take, or to knock out, by what the piece seems to be
PIECES: Final = ["the strongbox", "a jewel", "a purse known to be fat", "a purse known to be thin", "an unknown purse"]
T_TAKE: Final = TRAITS.group([f"take {piece}" for piece in PIECES])
T_KNOCK: Final = TRAITS.group([f"knock out {piece}" for piece in PIECES])
T_POCKET: Final = TRAITS.one("pocket the purse")
T_FALL: Final = TRAITS.one("let the purse fall")
T_NOTHING: Final = TRAITS.one("take nothing")

# Where to knock
T_WAY: Final = TRAITS.one("knock to nothing")
T_WAY_TO_LOOT: Final = TRAITS.one("knock to loot")
T_WAY_TO_MARSHAL: Final = TRAITS.one("knock to the Marshal")

# Where the Marshal goes: to others counts 1, to the own 2
T_WALK: Final = TRAITS.group(["marshal to nobody", "marshal to others", "marshal to me", "marshal to all of us"])
T_WALK_NEAR: Final = TRAITS.one("marshal next to me")

# Who to be
T_BE: Final = TRAITS.group([f"be {character}" for character in CHARACTER_NAMES])
