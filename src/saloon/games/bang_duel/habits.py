"""How somebody plays who does not think long: what stands out about each answer, and what that is worth.

The index in HABITS is the id of the question in `ids.py`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from saloon.engine.state import Frame
from saloon.games.bang_duel.fitted import FACTORS
from saloon.games.bang_duel.habit import Habit
from saloon.games.bang_duel.habits_of_answering import (
    Answer,
    Extra,
    Fetch,
    Give,
    Inn,
    Repeat,
    Reveal,
    Scatter,
    Shield,
    ShootBack,
    Strip,
    Swap,
    Take,
)
from saloon.games.bang_duel.habits_of_play import Front, Play, Target
from saloon.games.bang_duel.traits import TRAITS as TRAITS

if TYPE_CHECKING:
    from saloon.games.bang_duel.state import Duel

HABITS: Final[list[Habit]] = [
    Front(),
    Play(),
    Target(),
    Answer(),
    Extra(),
    Reveal(),
    Shield(),
    ShootBack(),  # Duel
    ShootBack(),  # Indians!
    Strip(),  # Robbery
    Fetch(),  # Schoolteacher
    Swap(),  # Canteen
    Inn(),
    Take(),  # General Store
    Give(),  # Stagecoach
    Strip(),  # Carbine
    Swap(),  # Shotgun
    Give(),  # Peacemaker
    Scatter(),  # Doctor Schulz
    Fetch(),  # Anderson
    Give(),  # Pearl Hart and the Sundance Kid are paid
    Repeat(),
    Take(),  # the Sundance Kid keeps one
    Give(),  # Cattle Kate
    Give(),  # too many cards
]


def traits(s: Duel, f: Frame, option: int) -> list[int]:
    """What stands out about an answer."""
    marks = HABITS[f.kind].marks(s, f, option)
    found: list[int] = []
    while marks > 0:
        found.append((marks & 255) - 1)
        marks >>= 8
    return found


def prior(s: Duel, f: Frame, options: list[int]) -> list[float]:
    """How much a player at ease leans to each answer: the product of what its traits are worth."""
    habit = HABITS[f.kind]
    weights: list[float] = []
    for option in options:
        marks: i64 = habit.marks(s, f, option)
        weight = 1.0
        while marks > 0:
            weight *= FACTORS[(marks & 255) - 1]
            marks >>= 8
        weights.append(weight)
    return weights
