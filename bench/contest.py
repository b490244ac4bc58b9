"""A contest of the published ladder, and those that are held in every game."""

from __future__ import annotations

from dataclasses import dataclass

SEED = 1
LADDER = "easy,normal,hard,expert,plain,random"
BUDGET = 100  # worlds, for what the parts of the search are worth


@dataclass(frozen=True)
class Contest:
    """`bots` may hold {ms}: the mean think time of `as_long_as` in the contest `after`, so that both think equally
    long on the machine at hand. `goal`: the win rate that the first bot should reach. `again`: the contest that this
    one is played once more, with other deals."""

    key: str
    game: str
    seats: int
    bots: str
    games: int = 400
    goal: float | None = None
    after: str = ""
    as_long_as: str = ""
    seed: int = SEED
    again: str = ""


def usual(short: str, game: str, seats: int, plain: float, expert: float) -> list[Contest]:
    """What is published of every game, under keys that begin with a short name: `normal` against chance and, with the
    goal `plain`, against both yardsticks; `expert` against `normal`; all levels; and what parts of the search do."""
    others = f"{seats - 1}*" if seats > 2 else ""
    first, again = f"{short}-normal-random", f"{short}-expert-normal"
    parts = (("habit", "nohabit"), ("guess", "noguess"), ("both", "bare"))
    return [
        Contest(first, game, seats, f"normal,{others}random", goal=0.95),
        *(
            Contest(
                f"{short}-normal-{name}",
                game,
                seats,
                f"normal,{others}{name}:{{ms}}ms",
                goal=plain,
                after=first,
                as_long_as="normal",
            )
            for name in ("plain", "plain-full")
        ),
        Contest(again, game, seats, f"expert,{others}normal", goal=expert),
        Contest(f"{again}-again", game, seats, f"expert,{others}normal", goal=expert, seed=2, again=again),
        Contest(f"{short}-ladder", game, seats, LADDER, games=60),
        *(
            Contest(
                f"{short}-without-{part}", game, seats, f"search-{name}:{BUDGET},{others}search:{BUDGET}", games=200
            )
            for part, name in parts
        ),
    ]
