"""How a side stands, in a few numbers, and its chance to win that they tell."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from saloon.engine.frames import NOBODY, Frame
from saloon.engine.learning import Learned
from saloon.games.bang_duel.cards import KIND_OF, KINDS
from saloon.games.bang_duel.characters import CHARACTERS
from saloon.games.bang_duel.fitted import FACTORS, WEIGHTS
from saloon.games.bang_duel.ids import (
    ASK_KEEP,
    ASK_PLAY,
    BANG,
    CARD,
    DYNAMITE,
    RATTLESNAKE,
    STAMPEDE,
)
from saloon.games.bang_duel.traits import TRAITS

if TYPE_CHECKING:
    from saloon.games.bang_duel.state import Duel

# More is better. The last two are about the other side.
FEATURES: Final = (
    "life",  # of all who are left, the reserve included
    "squad",  # who are left
    "front",  # life of the active character, which is also the hand limit
    "hand",  # cards
    "answers",  # of them, those that cancel a hit
    "shots",  # and those that hit
    "ready",  # hits that can be shot in this turn, for whoever is on turn
    "gear",  # equipment that helps
    "calm",  # life that snakes and dynamite will cost at the next turn, below zero
    "turn",  # whoever is on turn
    "harm",  # life of the others, below zero
    "disarm",  # cards and helpful equipment of the others, below zero
)
LIFE: Final = 0
HAND: Final = 3
GEAR: Final = 7
HARM: Final = 10
DISARM: Final = 11

# More wait than at the start of a usual game; somebody waits on both sides; on one nobody does; somebody stands alone
PHASES: Final = ("crowds", "reserves", "pairs", "alone")
CROWDS: Final = 0
RESERVES: Final = 1
PAIRS: Final = 2
ALONE: Final = 3
USUAL: Final = 4

LEARNED: Final = Learned(FEATURES, PHASES, WEIGHTS, TRAITS, FACTORS)

# What a reveal costs on average: ten snakes and five times dynamite in each deck of forty (8.2)
BITE: Final = 0.25
BLAST: Final = 0.375


def _worth() -> tuple[float, ...]:
    """What a unit of each feature is worth in an even game of pairs. What is mine counts in two features: in my own,
    and in the one that the other side has about it."""
    weights = LEARNED.weights[PAIRS][:]
    weights[LIFE] += weights[HARM]
    weights[HARM] = weights[LIFE]
    weights[HAND] += weights[DISARM]
    weights[GEAR] += weights[DISARM]
    weights[DISARM] = weights[HAND]
    return tuple([weight / 4.0 for weight in weights])  # the slope of the logistic function at one half


WORTH: Final = _worth()

# What players care for beside winning: the chance to win that they would give for a unit of a feature
TEMPERS: Final = {
    "greedy": {"hand": 0.015, "gear": 0.04},
    "vengeful": {"shots": 0.01, "harm": 0.035, "disarm": 0.005},
    "cautious": {"life": 0.035, "front": 0.015, "answers": 0.01, "calm": 0.04},
}


def own(s: Duel, seat: int) -> list[float]:
    """The features of a side, those about the other side still open."""
    life = 0
    squad = 0
    gear = 0
    calm = 0.0
    for place in (seat * 2, seat * 2 + 1):
        if s.people[place] == NOBODY or s.life[place] == 0:
            continue
        squad += 1
        life += s.life[place]
        for card in s.gear[place]:
            kind = KIND_OF[card]
            if kind < STAMPEDE:
                gear += 1
            elif kind == RATTLESNAKE:
                calm -= BITE
            elif kind == DYNAMITE:
                calm -= BLAST
    for person in s.reserves[seat]:
        squad += 1
        life += CHARACTERS[person].life
    bangs = 0
    shots = 0
    answers = 0
    character = s.working(seat)
    for entry in s.hands[seat]:
        kind = KIND_OF[entry & CARD]
        printed = KINDS[kind]
        if printed.miss or character.as_miss(kind):
            answers += 1
        if printed.hit:
            shots += 1
            if printed.frame == BANG:
                bangs += 1
        elif character.as_colt(kind):
            shots += 1
            bangs += 1
    turn = s.turn == seat
    ready = 0
    if turn:
        left = s.bangs_left(seat)
        ready = shots if bangs <= left else shots - bangs + left
    return [
        float(life),
        float(squad),
        float(s.life[s.front[seat]]),
        float(len(s.hands[seat])),
        float(answers),
        float(shots),
        float(ready),
        float(gear),
        calm,
        1.0 if turn else 0.0,
        0.0,
        0.0,
    ]


def against(mine: list[float], theirs: list[float]) -> None:
    """Fill in the features about the other side."""
    mine[HARM] = -theirs[LIFE]
    mine[DISARM] = -theirs[HAND] - theirs[GEAR]


def features(s: Duel, seat: int) -> list[float]:
    mine = own(s, seat)
    against(mine, own(s, 1 - seat))
    return mine


def phase(s: Duel) -> int:
    if s.reserves[0] and s.reserves[1]:
        return RESERVES if len(s.reserves[0]) + len(s.reserves[1]) <= USUAL else CROWDS
    return ALONE if s.sole(0) or s.sole(1) else PAIRS


def estimate(s: Duel) -> list[float]:
    mine = own(s, 0)
    theirs = own(s, 1)
    against(mine, theirs)
    against(theirs, mine)
    return LEARNED.chances_of_two(phase(s), mine, theirs)


def quiet(s: Duel) -> bool:
    """A turn with everything that may be done once in it still open, as it is at its beginning; or the end."""
    if not s.stack:
        return True
    frame = s.stack[-1]
    return frame.kind == ASK_PLAY and s.bangs == 0 and not s.moved and s.used == 0


def public_label(s: Duel, frame: Frame, option: int) -> int:
    """Who will stand in front comes to light later (2.3); of two cards, others see the one that is not kept (14.8)."""
    if frame.group != 0:
        return 0
    if frame.kind == ASK_KEEP:
        first = s.laid[0] & CARD
        return s.laid[1] & CARD if first == option else first
    return option
