"""The chances of a game over time, drawn with blocks: a band for each seat, so that no colour is needed to read it."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

BLOCKS = " ▁▂▃▄▅▆▇█"
STYLES = ("cyan", "yellow", "magenta", "green", "blue", "red")
LABEL = 16  # columns for who it is
ROWS = 12  # that all bands share


def band(values: Sequence[float], width: int, rows: int) -> list[str]:
    """A curve of numbers from 0 to 1 as rows of blocks. What is more than nothing is seen."""
    steps = len(BLOCKS) - 1
    levels = [max(round(value * rows * steps), int(value > 0)) for value in sampled(values, width)]
    floors = [steps * row for row in reversed(range(rows))]
    return ["".join(BLOCKS[min(max(level - floor, 0), steps)] for level in levels) for floor in floors]


def sampled(values: Sequence[float], width: int) -> list[float]:
    """One value a column: the last one that falls there."""
    return [
        values[max(column * len(values) // width, (column + 1) * len(values) // width - 1)] for column in range(width)
    ]


def column_of(place: int, count: int, width: int) -> int:
    """The first column that shows the value of that place, out of so many."""
    return min(range(width), key=lambda column: abs(column * count // width - place))


def chart(curves: Sequence[Sequence[float]], names: Sequence[str], marks: Sequence[int], width: int) -> list[Text]:
    """All seats one below the other, and below them the numbers of the `marks`, which are places in the curves."""
    rows = max(2, min(4, ROWS // len(curves)))
    room = width - LABEL
    lines: list[Text] = []
    for seat, curve in enumerate(curves):
        labels = [names[seat], f"{curve[0]:.0%} → {curve[-1]:.0%}"] + [""] * rows
        for row, (blocks, label) in enumerate(zip(band(curve, room, rows), labels)):
            text = Text(label, "bold" if row == 0 else "dim")
            text.truncate(LABEL - 1, overflow="ellipsis")
            text.align("left", LABEL)
            lines.append(Text.assemble(text, (blocks, STYLES[seat % len(STYLES)])))
    under = ["─"] * room
    for number, place in enumerate(marks, 1):
        under[column_of(place, len(curves[0]), room)] = str(number)
    lines.append(Text(" " * LABEL).append("".join(under), "bold"))
    return lines
