"""A new game: everything that is there before the first question (chapter 2)."""

from __future__ import annotations

from saloon.engine.frames import Frame
from saloon.games.bang_duel.ids import ASK_FRONT, CARDS, FACE_OFF, OUTLAW_CARDS, SQUAD
from saloon.games.bang_duel.state import Duel


def deal(s: Duel) -> None:
    """Both are about to choose who stands in front (2.3)."""
    squad = s.variant.squad
    law = s.rng.sample(list(range(SQUAD)), squad)  # 2.1, and in the order in which they will come (2.2)
    outlaws = s.rng.sample(list(range(SQUAD, 2 * SQUAD)), squad)
    s.people = [law[0], law[1], outlaws[0], outlaws[1]]
    s.reserves = [law[2:], outlaws[2:]]
    s.front = [0, 2]
    s.awake = [0, 2]
    s.decks = [list(range(OUTLAW_CARDS)), list(range(OUTLAW_CARDS, CARDS))]
    s.top(s.decks[0])
    s.top(s.decks[1])
    s.stack.append(Frame(FACE_OFF))
    s.ask_together([Frame(ASK_FRONT, 0), Frame(ASK_FRONT, 1)])
