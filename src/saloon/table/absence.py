"""Since when people are away from tables. It is kept in memory only: nobody counts as away for longer than the server
has been up, so a restart never lets a bot sit down at once in the place of somebody whose line it cut."""

from __future__ import annotations

import time
from collections import OrderedDict
from typing import Final

GRACE: Final = 120  # seconds, unless the host wants it otherwise: enough for a tunnel, or to start a phone anew
KEPT: Final = 50_000  # absences; who is forgotten counts as away since then


def now() -> int:
    return int(time.time() * 1000)


class Absences:
    """When people have last left a table that they have a seat at."""

    def __init__(self, kept: int = KEPT) -> None:
        self.kept = kept
        self.earliest = now()  # of nobody is it known that they left before
        self.left: OrderedDict[tuple[str, str], int] = OrderedDict()

    def leave(self, table: str, person: str) -> None:
        self.left[table, person] = now()
        self.left.move_to_end((table, person))
        if len(self.left) > self.kept:
            _, self.earliest = self.left.popitem(last=False)

    def come(self, table: str, person: str) -> None:
        self.left.pop((table, person), None)

    def since(self, table: str, person: str) -> int:
        return self.left.get((table, person), self.earliest)
