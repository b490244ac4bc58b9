"""Learns what speaks for one of several things from how often each was chosen: the conditional logit model.

A seat that wins among seats and an answer that is given among answers are the same kind of choice: the chance of each
is e to the power of its weighted sum, as a share of all of them.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

Floats = NDArray[np.float64]

RIDGE = 2.0  # as if every weight had been seen to be nothing so many times
STEPS = 40
ENOUGH = 1e-7  # a step that gains less, per choice, is the last


@dataclass
class Choices:
    """Many choices, one below the other: a row for each thing, where each choice begins, and the share of each thing
    in what was chosen."""

    rows: Floats
    begins: NDArray[np.intp]
    shares: Floats

    @staticmethod
    def of(groups: list[tuple[Floats, Floats]], width: int) -> Choices:
        """From the rows and the shares of each choice."""
        sizes = [len(shares) for _, shares in groups]
        begins = np.concatenate([[0], np.cumsum(sizes)[:-1]]) if groups else np.zeros(0)
        rows = np.concatenate([rows for rows, _ in groups]) if groups else np.zeros((0, width))
        shares = np.concatenate([shares for _, shares in groups]) if groups else np.zeros(0)
        return Choices(rows, begins.astype(np.intp), shares)

    def __len__(self) -> int:
        return len(self.begins)

    def chances(self, weights: Floats) -> Floats:
        """The chance of each row within its choice."""
        sums = self.rows @ weights
        spread = np.diff(np.append(self.begins, len(sums)))
        powers = np.exp(sums - np.repeat(np.maximum.reduceat(sums, self.begins), spread))
        return np.asarray(powers / np.repeat(np.add.reduceat(powers, self.begins), spread))

    def loss(self, weights: Floats) -> float:
        """The mean log-loss of a choice; 0 where there is none."""
        if not len(self):
            return 0.0
        return float(-(self.shares @ np.log(np.maximum(self.chances(weights), 1e-300))) / len(self))


def fit(choices: Choices, floor: float = -np.inf) -> Floats:
    """The weights that make what was chosen the most likely, none of them below the floor."""
    width = choices.rows.shape[1]
    if not len(choices):
        return np.zeros(width)
    scale = choices.rows.std(axis=0)
    scale[scale == 0.0] = 1.0
    if floor == -np.inf:
        scale[:] = 1.0  # traits are there or not, and rare ones shall be doubted
    scaled = Choices(choices.rows / scale, choices.begins, choices.shares)
    free = np.ones(width, dtype=bool)
    while True:
        weights = _newton(scaled, free)
        below = free & (weights < floor)
        if not below.any():
            return np.asarray(weights / scale)
        free &= ~below


def _newton(choices: Choices, free: NDArray[np.bool_]) -> Floats:
    """Newton's method on the free weights; the others stay 0."""
    weights = np.zeros(len(free))
    rows = choices.rows[:, free]

    def pain(tried: Floats) -> float:
        return choices.loss(tried) * len(choices) + RIDGE / 2 * float(tried @ tried)

    now = pain(weights)
    for _ in range(STEPS):
        chances = choices.chances(weights)
        weighted = rows * chances[:, None]
        means = np.add.reduceat(weighted, choices.begins)
        slope = rows.T @ (chances - choices.shares) + RIDGE * weights[free]
        bend = rows.T @ weighted - means.T @ means + RIDGE * np.eye(rows.shape[1])
        step = np.zeros(len(free))
        step[free] = np.linalg.solve(bend, slope)
        before = now
        while (now := pain(weights - step)) > before and np.abs(step).max() > 1e-9:
            step /= 2
        weights = weights - step
        if before - now < ENOUGH * len(choices):
            break
    return weights
