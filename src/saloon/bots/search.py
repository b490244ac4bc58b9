"""Information-set Monte Carlo tree search for any number of seats (Cowling, Powley and Whitehouse, 2012: MO-ISMCTS).

Every iteration imagines a world that the seat could be in and plays it once. Each seat has a tree of its own, in which
it is wherever its own observations have led: so nobody in the search acts on what it cannot know. Below the trees the
game is played on by habit up to a quiet moment, where the game guesses each seat's chance.
"""

from __future__ import annotations

import time
from math import inf
from typing import Final

from saloon.bots.bot import Bot
from saloon.bots.outlook import Outlook, Prospect
from saloon.bots.rollout import draw, rollout
from saloon.bots.tree import Edge, Node
from saloon.engine.rng import Rng
from saloon.engine.state import State
from saloon.games import GAMES

WORLDS: Final = 2000
BREATH: Final = 32  # iterations between two looks at the clock and at the lead
TO_THE_END: Final = 1000000  # answers: no game has so many


class Footing:
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
    """Looks at `worlds` worlds, or until `seconds` have passed. `temper`: what it cares for beside winning. `slip`: how
    often it answers by habit, without looking. `answers`: how many are played below the trees at least. `by_seat`: it
    looks at so many worlds for every seat at the table. `habit` and `guess` can be switched off to measure what they
    are worth."""

    def __init__(
        self,
        seed: int,
        worlds: int = WORLDS,
        seconds: float = inf,
        temper: str = "",
        slip: float = 0.0,
        answers: int = 0,
        by_seat: bool = False,
        habit: bool = True,
        guess: bool = True,
    ) -> None:
        super().__init__(seed, worlds, seconds)
        self.temper: Final = temper
        self.slip: Final = slip
        self.answers: Final = answers
        self.by_seat: Final = by_seat
        self.habit: Final = habit
        self.guess: Final = guess
        self.trees: dict[int, list[Node]] = {}  # by what the seat will know when it is asked next
        self.asked = -1  # whose trees they are
        self.care: list[float] = []
        self.footings: dict[int, Footing] = {}
        self.sums: list[float] = []

    def choose(self, world: State, seat: int) -> int:
        options = world.options(seat)
        if len(options) == 1:
            return options[0]
        return self.at_ease(world, seat) if self.slips() else self.look(world, seat).best().option

    def slips(self) -> bool:
        return self.slip > 0.0 and self.rng.part() < self.slip

    def at_ease(self, world: State, seat: int) -> int:
        """An answer without thinking."""
        options = world.options(seat)
        return options[draw(world.prior(world.asked(seat), options), self.rng)]

    def look(self, world: State, seat: int) -> Outlook:
        """Search, and tell what came of every option."""
        self.care = care(world, self.temper)
        self.footings = {}
        self.sums = [0.0] * world.seats
        roots = self.recall(world, seat)
        rng = Rng(self.rng.below(1 << 30))
        clock = self.seconds != inf
        end = time.monotonic() + self.seconds if clock else 0.0
        worlds = self.worlds * int(world.seats) if self.by_seat else self.worlds
        done = 0
        while done < worlds:
            self.iterate(world.imagine(seat, rng), seat, roots, rng)
            done += 1
            if done % BREATH == 0 and ((clock and time.monotonic() > end) or settled(roots[seat], worlds - done)):
                break
        return self.outlook(world, seat, roots[seat], done)

    def recall(self, world: State, seat: int) -> list[Node]:
        """The trees that an earlier search has left for this moment, or new ones. The others are forgotten."""
        found = self.trees.get(knowledge(world, seat)) if self.asked == seat else None
        self.trees = {}
        self.asked = seat
        return found if found is not None else [Node() for _ in range(world.seats)]

    def iterate(self, state: State, seat: int, roots: list[Node], rng: Rng) -> None:
        """Play one world once: down the trees, on by habit, and back up with what came of it."""
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
            options = state.options_of(frame)
            option = options[0]
            if len(options) > 1:
                node = nodes[actor]
                edge = node.select(node.offered(state, frame, options, self.habit))
                option = int(edge.option)
                fresh = edge.visits == 0.0
                path.append(node)
                taken.append(edge)
                actors.append(actor)
            label = state.public_label(frame, option)
            for other in range(state.seats):
                nodes[other] = nodes[other].child(option if other == actor else label)
            left = True
            state.answer(frame, option)
            state.settle()
            if not stack:
                break
            place = len(stack) - 1 if stack[-1].group == 0 else int(stack[-1].group) - 1
        rollout(state, rng, self.answers if self.guess else TO_THE_END, self.habit)
        self.learn(state, seat, path, taken, actors)

    def learn(self, state: State, seat: int, path: list[Node], taken: list[Edge], actors: list[int]) -> None:
        """Everybody on the way remembers what came of it."""
        values = state.value()
        for other in range(len(values)):
            self.sums[other] += values[other]
        features = state.features(seat)
        if actors and actors[0] == seat:
            first = int(taken[0].option)
            if first not in self.footings:
                self.footings[first] = Footing(len(features))
            self.footings[first].add(features)
        for index in range(len(self.care)):
            values[seat] += self.care[index] * features[index]
        for index in range(len(path)):
            value = values[actors[index]]
            edge = taken[index]
            edge.visits += 1.0
            edge.total += value
            node = path[index]
            node.visits += 1.0
            node.total += value

    def outlook(self, world: State, seat: int, root: Node, done: int) -> Outlook:
        prospects: list[Prospect] = []
        for option in world.options(seat):
            edge = root.edge(option, 0)
            footing = self.footings.get(option)
            if edge is None or footing is None:
                means = world.features(seat)
            else:
                means = footing.means()
            visits = int(edge.visits) if edge is not None else 0
            chance = edge.mean() if edge is not None else 0.0
            prospects.append(Prospect(option, visits, chance, means))
        prospects.sort(key=by_visits)
        return Outlook(seat, done, [total / done for total in self.sums], prospects)


def by_visits(prospect: Prospect) -> tuple[int, float, int]:
    return (-prospect.visits, -prospect.chance, prospect.option)


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


def knowledge(state: State, seat: int) -> int:
    """A number for what the seat may know: where it is equal, the same question is asked again."""
    return hash(tuple(state.numbers(seat)))


def care(world: State, temper: str) -> list[float]:
    """What a player of this temper cares for in this game."""
    if len(temper) == 0:
        return []
    game = GAMES.get(str(world.dump()["game"]))
    if game is None or temper not in game.tempers:
        return []
    weights = game.tempers[temper]
    return [weights.get(feature, 0.0) for feature in game.features]
