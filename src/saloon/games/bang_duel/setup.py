"""A new game: everything that is there before the first question (chapter 2)."""

from __future__ import annotations

from saloon.engine.rng import Rng
from saloon.engine.state import NOBODY, Frame
from saloon.games.bang_duel.ids import ASK_FRONT, CARDS, FACE_OFF, OUTLAW_CARDS, PLACES, SQUAD
from saloon.games.bang_duel.state import Duel


class Variant:
    """How a game is played: how many characters a side has (1.3)."""

    def __init__(self, squad: int) -> None:
        self.squad = squad


def deal(variant: Variant, rng: Rng) -> Duel:
    """A game in which both are about to choose who stands in front (2.3)."""
    law = rng.sample(list(range(SQUAD)), variant.squad)  # 2.1, and in the order in which they will come (2.2)
    outlaws = rng.sample(list(range(SQUAD, 2 * SQUAD)), variant.squad)
    s = Duel(
        variant.squad,
        rng,
        [Frame(FACE_OFF)],
        [law[0], law[1], outlaws[0], outlaws[1]],
        [0] * PLACES,
        [[], [], [], []],
        [0, 2],
        [0, 2],
        [[], []],
        [list(range(OUTLAW_CARDS)), list(range(OUTLAW_CARDS, CARDS))],
        [law[2:], outlaws[2:]],
        [[], []],
        [0, 0],
        [],
        False,
        [],
        NOBODY,
        [],
        NOBODY,
        [],
        0,
        0,
        0,
        False,
        0,
        0,
        0,
        0,
        False,
        False,
        NOBODY,
    )
    s.top(s.decks[0])
    s.top(s.decks[1])
    s.ask_together([Frame(ASK_FRONT, 0), Frame(ASK_FRONT, 1)])
    return s
