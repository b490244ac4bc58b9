"""Games in chunks, for the processes that play them."""

from __future__ import annotations

import math
from collections.abc import Sequence

CHUNKS_PER_JOB = 16
LARGEST_CHUNK = 250  # so that the bar moves


def chunks_of(numbers: Sequence[int], jobs: int, alone: bool) -> list[Sequence[int]]:
    """The games in chunks; `alone`: one by one, for games that take their time."""
    size = 1 if alone else max(1, min(LARGEST_CHUNK, math.ceil(len(numbers) / (jobs * CHUNKS_PER_JOB))))
    return [numbers[first : first + size] for first in range(0, len(numbers), size)]
