"""The memory of a search: for every observer a tree of what that seat has seen, and what came of its answers."""

from __future__ import annotations

from math import sqrt
from typing import Final

from mypy_extensions import i64

from saloon.engine.frames import Frame
from saloon.engine.state import State

EXPLORATION: Final = 0.6  # of answers that were seldom tried
UNIFORM_SHARE: Final = 0.2  # the part of the exploration that does not heed the prior


# Counts are floats: they are only ever divided by


class Edge:
    """An answer at a node: how often it could be given, how often it was, and the sum of what came of it."""

    def __init__(self, option: i64, weight: float) -> None:
        self.option: Final[i64] = option
        self.weight: Final[float] = weight  # what the prior gives it
        self.seen: float = 0.0
        self.visits: float = 0.0
        self.total: float = 0.0

    def mean(self) -> float:
        return self.total / self.visits if self.visits > 0.0 else 0.0


class Node:
    """All worlds that look alike to one observer. Its own answers are edges; whatever anybody answers leads on to a
    child, by what the observer sees of it."""

    def __init__(self) -> None:
        self.edges: list[Edge] = []
        self.children: dict[int, Node] = {}
        self.visits: float = 0.0
        self.total: float = 0.0

    def child(self, label: int) -> Node:
        found = self.children.get(label)
        if found is None:
            found = Node()
            self.children[label] = found
        return found

    def edge(self, option: i64, place: i64) -> Edge | None:
        """The edge of an option; most often it lies where the option does."""
        edges = self.edges
        if place < len(edges) and edges[place].option == option:
            return edges[place]
        for edge in edges:
            if edge.option == option:
                return edge
        return None

    def offered(self, state: State, frame: Frame, options: list[int], use_prior: bool) -> list[Edge]:
        """The edges of the options of this world, made where they are new."""
        here: list[Edge] = []
        weights: list[float] | None = None
        for place in range(len(options)):
            edge = self.edge(options[place], place)
            if edge is None:
                if weights is None:
                    weights = state.prior(frame, options) if use_prior else [1.0] * len(options)
                edge = Edge(options[place], weights[place])
                self.edges.append(edge)
            here.append(edge)
        return here

    def select(self, here: list[Edge]) -> Edge:
        """The most promising of them: what it has brought so far, and exploration, which grows each time an answer
        was possible and not given, and is led by the prior."""
        weight = 0.0
        for edge in here:
            weight += edge.weight
        fresh = self.total / self.visits if self.visits > 0.0 else 0.5
        even = UNIFORM_SHARE / len(here)
        best = here[0]
        most = -1e9
        for edge in here:
            edge.seen += 1.0
            share = even + (1.0 - UNIFORM_SHARE) * edge.weight / weight
            value = edge.total / edge.visits if edge.visits > 0.0 else fresh
            value += EXPLORATION * share * sqrt(edge.seen) / (1.0 + edge.visits)
            if value > most:
                most = value
                best = edge
        return best
