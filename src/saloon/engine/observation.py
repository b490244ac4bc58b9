"""What a seat knows as numbers for a learner, and what each of them is called: said once.

A game walks through all that a seat may know in `State.encode`, and tells an encoder, always in the same order. What is
written are levels, small whole numbers: a column is the share of its level in the most it can be. So compiled code
handles nothing but small ints, and turns them into floats where there is an array for them, all rows at once.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

MOST: Final = 255  # a level is a byte
ROOM: Final = 1024  # columns that there is room for, where nobody says how many there are
AROUND: Final = ["me", "next", *[f"{number} on" for number in range(2, 16)]]  # seats, from the one that looks


def seats_on(seat: i64, me: i64, seats: i64) -> i64:
    """How many seats on from me somebody sits, at a table of so many."""
    return seat - me if seat >= me else seat - me + seats


class Encoder:
    """Writes levels into the bytes that are given, from their beginning, where all is still 0. Without them it has as
    many as need be, and notes the most that each column can be, and its name if names are wanted."""

    def __init__(self, levels: bytearray | None = None, names: bool = False) -> None:
        self.levels: Final[bytearray] = bytearray(ROOM) if levels is None else levels
        self.at: i64 = 0  # the next column
        self.telling: Final = levels is None
        self.naming: Final = names
        self.room: i64 = len(self.levels)
        self.most: Final[list[int]] = []
        self.names: Final[list[str]] = []
        self.heading = ""

    def about(self, what: str, number: i64 = -1) -> None:
        """What the names that follow begin with."""
        if self.naming:
            self.heading = f"{what}: " if number < 0 else f"{what} {number}: "

    def flag(self, name: str, truth: bool) -> None:
        """1 if it is true."""
        if self.telling:
            self.tell(name, 1)
        if truth:
            self.levels[self.at] = 1
        self.at += 1

    def share(self, name: str, count: i64, most: i64) -> None:
        """A part of what counts as one; more than that is one, too."""
        if self.telling:
            self.tell(name, most)
        if count > 0:
            self.levels[self.at] = count if count < most else most
        self.at += 1

    def one_of(self, names: list[str], index: i64) -> None:
        """1 for the one that it is; -1: for none."""
        size: i64 = len(names)
        if self.telling:
            self.tell_all(names, 1)
        if index >= 0:
            assert index < size
            self.levels[self.at + index] = 1
        self.at += size

    def block(self, names: list[str], most: i64) -> i64:
        """The first of so many columns, which `put` and `add` fill in any order."""
        first = self.at
        if self.telling:
            self.tell_all(names, most)
        self.at += len(names)
        return first

    def put(self, column: i64, level: i64) -> None:
        """The level of a column of a block, at most what counts as one there."""
        self.levels[column] = level

    def add(self, column: i64, more: i64, most: i64) -> None:
        """So much more in a column of a block whose most is known."""
        level: i64 = self.levels[column]
        level += more
        self.levels[column] = level if level < most else most

    def same(self, first: i64, rows: i64, all_rows: i64) -> None:
        """So many rows of columns were told since `first`; those that are left are the same, and empty."""
        self.at = first + (self.at - first) // rows * all_rows

    def tell(self, name: str, most: i64) -> None:
        assert 0 < most <= MOST
        self.most.append(most)
        if self.at >= self.room:
            self.grow()
        if self.naming:
            self.names.append(self.heading + name)

    def tell_all(self, names: list[str], most: i64) -> None:
        assert 0 < most <= MOST
        for _ in range(len(names)):
            self.most.append(most)
        while self.at + len(names) > self.room:
            self.grow()
        if self.naming:
            for name in names:
                self.names.append(self.heading + name)

    def grow(self) -> None:
        self.levels.extend(bytes(ROOM))
        self.room += ROOM


def shares(levels: bytearray, columns: bytearray) -> list[float]:
    """Levels as numbers from 0 to 1, by the most that each column can be."""
    numbers = [0.0] * len(columns)
    for column, level in enumerate(bytes(levels[: len(columns)])):
        if level != 0:
            numbers[column] = level / columns[column]
    return numbers
