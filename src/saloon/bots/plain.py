"""The yardstick: open-loop Monte Carlo tree search as frameworks have it out of the box, with nothing of a game in it.

One tree of answers for all seats, UCB1, random answers below it, and the score as the value of where they lead. They
are ten, or (`plain-full`) as many as it takes to the end of the game.
"""

from __future__ import annotations

import time
from math import inf, log, sqrt
from typing import Final

from saloon.bots.bot import Bot
from saloon.engine.rng import Rng
from saloon.engine.state import State

WORLDS: Final = 1000
ROLLOUT_DEPTH: Final = 10  # answers of a playout
TO_THE_END: Final = 1 << 30
EXPLORE: Final = 1.4142135623730951
CLOCK_INTERVAL: Final = 16  # iterations between two looks at the clock


class Branch:
    """What was answered here, and what came of it for whoever answered."""

    def __init__(self) -> None:
        self.visits: float = 0.0
        self.total: float = 0.0
        self.children: dict[int, Branch] = {}


class Plain(Bot):
    """Imagines a world for every iteration, and takes the answer it has tried most."""

    def __init__(
        self, seed: int, worlds: int = WORLDS, seconds: float = inf, rollout_depth: int = ROLLOUT_DEPTH
    ) -> None:
        super().__init__(seed, worlds, seconds)
        self.rollout_depth: Final = rollout_depth

    def choose(self, world: State, seat: int) -> int:
        options = world.options(seat)
        if len(options) == 1:
            return options[0]
        root = Branch()
        rng = Rng(self.rng.below(1 << 30))
        clock = self.seconds != inf
        end = time.monotonic() + self.seconds if clock else 0.0
        for done in range(self.worlds):
            iterate(world.imagine(seat, rng), seat, root, rng, self.rollout_depth)
            if clock and done % CLOCK_INTERVAL == 0 and time.monotonic() > end:
                break
        best = options[0]
        for option in options:
            if option in root.children and (
                best not in root.children or root.children[option].visits > root.children[best].visits
            ):
                best = option
        return best


def iterate(state: State, seat: int, root: Branch, rng: Rng, depth: int) -> None:
    """Down the tree to an answer that is new, on at random for `depth` answers, and back."""
    branch = root
    path: list[Branch] = []
    actors: list[int] = []
    actor = seat  # of a group, this seat answers first
    fresh = False
    while actor >= 0 and not fresh:
        options = state.options(actor)
        option = pick(branch, options, rng)
        state.apply(actor, option)
        child = branch.children.get(option)
        if child is None:
            child = Branch()
            branch.children[option] = child
            fresh = True
        branch = child
        path.append(branch)
        actors.append(actor)
        actor = state.decider()
    while actor >= 0 and depth > 0:
        depth -= 1
        options = state.options(actor)
        state.apply(actor, options[rng.below(len(options))])
        actor = state.decider()
    values = payoffs(state)
    root.visits += 1.0
    for index in range(len(path)):
        path[index].visits += 1.0
        path[index].total += values[actors[index]]


def pick(branch: Branch, options: list[int], rng: Rng) -> int:
    """Any answer that is new here, or the best by UCB1."""
    untried: list[int] = []
    tried = 0.0
    for option in options:
        child = branch.children.get(option)
        if child is None:
            untried.append(option)
        else:
            tried += child.visits
    if untried:
        return untried[rng.below(len(untried))]
    best = options[0]
    most = -1.0
    for option in options:
        child = branch.children[option]
        value = child.total / child.visits + EXPLORE * sqrt(log(tried) / child.visits)
        if value > most:
            most = value
            best = option
    return best


def payoffs(state: State) -> list[float]:
    """The end counts as won or lost; before it, the part of all points that a seat has."""
    if not state.stack:
        return state.shares()
    scores = state.scores()
    total = 0
    for score in scores:
        total += abs(score)
    return [max(score, 0) / (total + 1) for score in scores]
