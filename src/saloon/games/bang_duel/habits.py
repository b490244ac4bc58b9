"""How somebody plays who does not think long: what stands out about each answer, and what that is worth.

The index in HABITS is the id of the question in `ids.py`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from saloon.engine.frames import Frame
from saloon.engine.learning import FoundTraits
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

if TYPE_CHECKING:
    from saloon.games.bang_duel.state import Duel

HABITS: Final[list[Habit[Any]]] = [
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


def find_traits(s: Duel, f: Frame, options: list[int], found: FoundTraits) -> None:
    habit = HABITS[f.kind]
    for option in options:
        habit.find(s, f, option, found)
        found.next()
