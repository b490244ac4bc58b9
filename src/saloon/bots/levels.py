"""The bots that people play against. How strong each is, docs/strength.md tells."""

from __future__ import annotations

from dataclasses import dataclass

from saloon.bots.search import Search


@dataclass(frozen=True)
class Level:
    """How hard a bot thinks: so many worlds for each seat at the table, but no longer than so many seconds. Below its
    trees it plays on for at least `rollout_depth` answers. `blunder_rate`: how often it does not think at all.
    `use_prior`: whether it has the experience of others; who has none thinks of anything."""

    worlds: int
    seconds: float
    rollout_depth: int
    blunder_rate: float
    use_prior: bool = True


LEVELS = {
    "easy": Level(worlds=8, seconds=0.2, rollout_depth=0, blunder_rate=0.0, use_prior=False),
    "normal": Level(worlds=50, seconds=0.5, rollout_depth=0, blunder_rate=0.1),
    "hard": Level(worlds=500, seconds=1.0, rollout_depth=12, blunder_rate=0.0),
    "expert": Level(worlds=1500, seconds=3.0, rollout_depth=12, blunder_rate=0.0),
}
TEMPERS = ("greedy", "vengeful", "cautious")


def bot_of_level(name: str, temper: str, seed: int) -> Search:
    """A bot of this level and, if it has one, of this temper."""
    level = LEVELS[name]
    return Search(
        seed,
        level.worlds,
        level.seconds,
        temper,
        level.blunder_rate,
        level.rollout_depth,
        per_seat=True,
        use_prior=level.use_prior,
    )
