"""The bots that people play against. How strong each is, docs/strength.md tells."""

from __future__ import annotations

from dataclasses import dataclass

from saloon.bots.search import Search


@dataclass(frozen=True)
class Level:
    """How hard a bot thinks: so many worlds for each seat at the table, but no longer than so many seconds. Below its
    trees it plays on for at least so many answers. `slip`: how often it does not think at all. `habit`: whether it has
    the experience of others; who has none thinks of anything."""

    worlds: int
    seconds: float
    answers: int
    slip: float
    habit: bool = True


LEVELS = {
    "easy": Level(worlds=8, seconds=0.2, answers=0, slip=0.0, habit=False),
    "normal": Level(worlds=50, seconds=0.5, answers=0, slip=0.1),
    "hard": Level(worlds=500, seconds=1.0, answers=12, slip=0.0),
    "expert": Level(worlds=1500, seconds=3.0, answers=12, slip=0.0),
}
TEMPERS = ("greedy", "vengeful", "cautious")


def sit_down(name: str, temper: str, seed: int) -> Search:
    """A bot of this level and, if it has one, of this temper."""
    level = LEVELS[name]
    return Search(seed, level.worlds, level.seconds, temper, level.slip, level.answers, by_seat=True, habit=level.habit)
