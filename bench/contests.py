"""The contests of the published ladder, and what they should come to."""

from __future__ import annotations

from dataclasses import dataclass

SEED = 1
COLT, DUEL = "colt-express", "bang-duel"
SEATS = {COLT: 4, DUEL: 2}
LADDER = "easy,normal,hard,expert,plain,random"
BUDGET = 100  # worlds, for what the parts of the search are worth


@dataclass(frozen=True)
class Contest:
    """`bots` may hold {ms}: the mean think time of `as_long_as` in the contest `after`, so that both think equally
    long on the machine at hand. `goal`: the win rate that the first bot should reach. `again`: the contest that this
    one is played once more, with other deals."""

    key: str
    game: str
    bots: str
    games: int = 400
    goal: float | None = None
    after: str = ""
    as_long_as: str = ""
    seed: int = SEED
    again: str = ""


CONTESTS = (
    Contest("colt-plain-random", COLT, "plain:100,3*random"),
    Contest("colt-plain-full-random", COLT, "plain-full:100,3*random"),
    Contest("colt-plain-long-random", COLT, "plain:100ms,3*random", games=100),
    Contest("colt-plain-full-long-random", COLT, "plain-full:100ms,3*random", games=100),
    Contest("colt-easy-random", COLT, "easy,3*random", goal=0.50),
    Contest("colt-normal-random", COLT, "normal,3*random", goal=0.95),
    Contest(
        "colt-normal-plain", COLT, "normal,3*plain:{ms}ms", goal=0.40, after="colt-normal-random", as_long_as="normal"
    ),
    Contest(
        "colt-normal-plain-full",
        COLT,
        "normal,3*plain-full:{ms}ms",
        goal=0.40,
        after="colt-normal-random",
        as_long_as="normal",
    ),
    Contest("colt-expert-normal", COLT, "expert,3*normal", goal=0.40),
    Contest("colt-expert-normal-again", COLT, "expert,3*normal", goal=0.40, seed=2, again="colt-expert-normal"),
    Contest("duel-normal-random", DUEL, "normal,random", goal=0.95),
    Contest(
        "duel-normal-plain", DUEL, "normal,plain:{ms}ms", goal=0.60, after="duel-normal-random", as_long_as="normal"
    ),
    Contest(
        "duel-normal-plain-full",
        DUEL,
        "normal,plain-full:{ms}ms",
        goal=0.60,
        after="duel-normal-random",
        as_long_as="normal",
    ),
    Contest("duel-expert-normal", DUEL, "expert,normal", goal=0.65),
    Contest("duel-expert-normal-again", DUEL, "expert,normal", goal=0.65, seed=2, again="duel-expert-normal"),
    Contest("colt-ladder", COLT, LADDER, games=60),
    Contest("duel-ladder", DUEL, LADDER, games=60),
    *(
        Contest(f"{short}-without-{part}", game, f"search-{name}:{BUDGET},{others}search:{BUDGET}", games=200)
        for short, game, others in (("colt", COLT, "3*"), ("duel", DUEL, ""))
        for part, name in (("habit", "nohabit"), ("guess", "noguess"), ("both", "bare"))
    ),
)


def find(key: str) -> Contest:
    return next(contest for contest in CONTESTS if contest.key == key)
