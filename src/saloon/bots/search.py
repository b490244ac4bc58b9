"""Information-set Monte Carlo tree search for any number of seats (Cowling, Powley and Whitehouse, 2012: MO-ISMCTS).

Every iteration imagines a world that the seat could be in and plays it once. Each seat has a tree of its own, in which
it is wherever its own observations have led: so nobody in the search acts on what it cannot know. Below the trees the
game is played on by its prior up to a quiet moment, where its value tells each seat's chance.
"""

from __future__ import annotations

import time
from math import inf
from typing import Final

from saloon.bots.analysis import Analysis, Candidate
from saloon.bots.bot import Bot
from saloon.bots.rollout import draw, rollout
from saloon.bots.tree import Edge, Node
from saloon.engine.game import Game
from saloon.engine.observation import Encoder
from saloon.engine.rng import Rng
from saloon.engine.state import State

WORLDS: Final = 2000
CLOCK_INTERVAL: Final = 32  # iterations between two looks at the clock and at the lead
TO_THE_END: Final = 1000000  # answers: no game has so many


class FeatureSums:
    """How the seat stands after one of its options, summed over worlds."""

    def __init__(self, features: int) -> None:
        self.worlds = 0
        self.sums = [0.0] * features

    def add(self, features: list[float]) -> None:
        self.worlds += 1
        for index in range(len(features)):
            self.sums[index] += features[index]

    def means(self) -> list[float]:
        return [total / self.worlds for total in self.sums]


class Search(Bot):
    """Looks at `worlds` worlds, or until `seconds` have passed. `temper`: what it cares for beside winning.
    `blunder_rate`: how often it answers by the prior, without looking. `rollout_depth`: how many answers are played
    below the trees at least. `per_seat`: it looks at so many worlds for every seat at the table. `use_prior` and
    `use_value` can be switched off to measure what the game's prior and value are worth."""

    def __init__(
        self,
        seed: int,
        worlds: int = WORLDS,
        seconds: float = inf,
        temper: str = "",
        blunder_rate: float = 0.0,
        rollout_depth: int = 0,
        per_seat: bool = False,
        use_prior: bool = True,
        use_value: bool = True,
    ) -> None:
        super().__init__(seed, worlds, seconds)
        self.temper: Final = temper
        self.blunder_rate: Final = blunder_rate
        self.rollout_depth: Final = rollout_depth
        self.per_seat: Final = per_seat
        self.use_prior: Final = use_prior
        self.use_value: Final = use_value
        self.trees: dict[bytes, list[Node]] = {}  # by what the seat will know when it is asked next
        self.asked = -1  # whose trees they are
        self.temper_weights: list[float] = []  # of the features
        self.feature_sums: dict[int, FeatureSums] = {}
        self.chance_sums: list[float] = []  # by seat, over all worlds

    def choose(self, world: State, seat: int) -> int:
        options = world.options(seat)
        if len(options) == 1:
            return options[0]
        return self.by_prior(world, seat) if self.blunders() else self.analyse(world, seat).best().option

    def blunders(self) -> bool:
        return self.blunder_rate > 0.0 and self.rng.part() < self.blunder_rate

    def by_prior(self, world: State, seat: int) -> int:
        """An answer without thinking."""
        options = world.options(seat)
        return options[draw(world.prior(world.asked(seat), options), self.rng)]

    def analyse(self, world: State, seat: int) -> Analysis:
        """Search, and tell what came of every option."""
        self.temper_weights = weights_of(world, self.temper)
        self.feature_sums = {}
        self.chance_sums = [0.0] * world.seats
        roots = self.recall(world, seat)
        rng = Rng(self.rng.below(1 << 30))
        clock = self.seconds != inf
        end = time.monotonic() + self.seconds if clock else 0.0
        worlds = self.worlds * int(world.seats) if self.per_seat else self.worlds
        done = 0
        while done < worlds:
            self.iterate(world.imagine(seat, rng), seat, roots, rng)
            done += 1
            if done % CLOCK_INTERVAL == 0 and (
                (clock and time.monotonic() > end) or settled(roots[seat], worlds - done)
            ):
                break
        return self.found(world, seat, roots[seat], done)

    def look(self, world: State, seat: int) -> Analysis:
        """The name of version 0.1 for `analyse`, for one version more."""
        return self.analyse(world, seat)

    def recall(self, world: State, seat: int) -> list[Node]:
        """The trees that an earlier search has left for this moment, or new ones. The others are forgotten."""
        found = self.trees.get(knowledge(world, seat)) if self.asked == seat else None
        self.trees = {}
        self.asked = seat
        return found if found is not None else [Node() for _ in range(world.seats)]

    def iterate(self, state: State, seat: int, roots: list[Node], rng: Rng) -> None:
        """Play one world once: down the trees, on by the prior, and back up with what came of it."""
        nodes = roots[:]
        path: list[Node] = []
        taken: list[Edge] = []
        actors: list[int] = []
        stack = state.stack
        place = state.open_frame(seat)  # of a group, this seat answers first
        left = False  # the seat's own question
        fresh = False
        while not fresh:
            frame = stack[place]
            actor = int(frame.seat)
            if left and actor == seat and not nodes[seat].edges and seat not in actors[1:]:
                self.trees[knowledge(state, seat)] = nodes[:]
            stack.pop(place)
            question = state.questions[frame.kind]
            options = question.options(state, frame)
            option = options[0]
            if len(options) > 1:
                node = nodes[actor]
                edge = node.select(node.offered(state, frame, options, self.use_prior))
                option = int(edge.option)
                fresh = edge.visits == 0.0
                path.append(node)
                taken.append(edge)
                actors.append(actor)
            label = state.public_label(frame, option)
            for other in range(state.seats):
                nodes[other] = nodes[other].child(option if other == actor else label)
            left = True
            question.answer(state, frame, option)
            state.settle()
            if not stack:
                break
            place = len(stack) - 1 if stack[-1].group == 0 else int(stack[-1].group) - 1
        rollout(state, rng, self.rollout_depth if self.use_value else TO_THE_END, self.use_prior)
        self.learn(state, seat, path, taken, actors)

    def learn(self, state: State, seat: int, path: list[Node], taken: list[Edge], actors: list[int]) -> None:
        """Everybody on the way remembers what came of it."""
        values = state.value()
        for other in range(len(values)):
            self.chance_sums[other] += values[other]
        features = state.features(seat)
        if actors and actors[0] == seat:
            first = int(taken[0].option)
            if first not in self.feature_sums:
                self.feature_sums[first] = FeatureSums(len(features))
            self.feature_sums[first].add(features)
        for index in range(len(self.temper_weights)):
            values[seat] += self.temper_weights[index] * features[index]
        for index in range(len(path)):
            value = values[actors[index]]
            edge = taken[index]
            edge.visits += 1.0
            edge.total += value
            node = path[index]
            node.visits += 1.0
            node.total += value

    def found(self, world: State, seat: int, root: Node, done: int) -> Analysis:
        candidates: list[Candidate] = []
        for option in world.options(seat):
            edge = root.edge(option, 0)
            sums = self.feature_sums.get(option)
            if edge is None or sums is None:
                means = world.features(seat)
            else:
                means = sums.means()
            visits = int(edge.visits) if edge is not None else 0
            chance = edge.mean() if edge is not None else 0.0
            candidates.append(Candidate(option, visits, chance, means))
        candidates.sort(key=by_visits)
        return Analysis(seat, done, [total / done for total in self.chance_sums], candidates)


def by_visits(candidate: Candidate) -> tuple[int, float, int]:
    return (-candidate.visits, -candidate.chance, candidate.option)


def settled(root: Node, left: int) -> bool:
    """Whether the answer tried most cannot be caught up with any more."""
    most = 0.0
    second = 0.0
    for edge in root.edges:
        if edge.visits > most:
            second = most
            most = edge.visits
        elif edge.visits > second:
            second = edge.visits
    return most - second > left


def knowledge(state: State, seat: int) -> bytes:
    """What the seat may know: where it is equal, the same question is asked again."""
    levels = bytearray(state.observed())
    state.encode(seat, Encoder(levels))
    return bytes(levels)


def weights_of(world: State, temper: str) -> list[float]:
    """What a player of this temper cares for in this game, by feature."""
    if len(temper) == 0:
        return []
    game = world.game()
    assert isinstance(game, Game)
    weights = game.tempers.get(temper, {})
    return [weights.get(feature, 0.0) for feature in game.features]
