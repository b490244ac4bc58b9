"""Puts a screen together: the table, what happened, the question and its answers, in the room there is."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from rich.console import Console, ConsoleOptions, RenderableType
from rich.segment import Segment
from rich.table import Table as Grid
from rich.text import Text

from saloon.terminal.rows import flow

MARK = "↶"  # beside an answer that can be taken back
EVENT_ROWS = 5  # scenery makes room for this much of what happened
GAP = 3
CUT = "…"
ENDLESS = 1000  # rows of a file


@dataclass(frozen=True)
class Drawn:
    """Something that has been laid out already: rows of pieces."""

    rows: list[list[Segment]]

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> Iterator[Segment]:
        for row in self.rows:
            yield from row
            yield Segment.line()


def drawn(console: Console, thing: RenderableType) -> Drawn:
    """Lay a thing out in the width of the screen, to know how high it is."""
    return Drawn(console.render_lines(thing, pad=False))


def fitting(console: Console, layouts: Iterable[RenderableType], rows: int) -> Drawn:
    """The roomiest layout that fits, else the tightest."""
    chosen = Drawn([])
    for layout in layouts:
        chosen = drawn(console, layout)
        if len(chosen.rows) <= rows:
            break
    return chosen


def event_block(lines: Sequence[Text], width: int, rows: int) -> Text:
    """What happened: a line for each thing where there is room, else one paragraph, and of that the end."""
    if len(lines) <= rows and all(line.cell_len <= width for line in lines):
        return Text("\n").join(lines)
    for first in range(len(lines)):
        kept = [Text(CUT), *lines[first:]] if first else lines
        wrapped = Text(" ").join(kept).wrap(Console(width=width), width)
        if len(wrapped) <= rows:
            return Text("\n").join(wrapped)
    return Text(CUT)


def numbered(labels: Sequence[str], free: Sequence[bool]) -> list[Text]:
    cells = [Text.assemble((f"{number:>2} ", "bold cyan"), label) for number, label in enumerate(labels, 1)]
    for cell, marked in zip(cells, free, strict=True):
        if marked:
            cell.append(f" {MARK}", style="dim")
    return cells


def packed_choices(labels: Sequence[str], free: Sequence[bool], width: int) -> Text:
    """The numbered answers one after the other, in as few rows as they take."""
    return Text("\n").join(flow(numbered(labels, free), width, " " * GAP))


def choices_block(labels: Sequence[str], free: Sequence[bool], width: int, rows: int) -> Grid:
    """The numbered answers, to be read downwards: so many rows where the width allows no fewer columns."""
    cells = numbered(labels, free)
    widest = max(cell.cell_len for cell in cells)
    columns = max(1, min((width + GAP) // (widest + GAP), -(-len(cells) // rows)))
    height = -(-len(cells) // columns)
    grid = Grid.grid(padding=(0, GAP, 0, 0))
    for _ in range(columns):
        grid.add_column(overflow="fold")
    for row in range(height):
        grid.add_row(*cells[row::height])
    return grid


def compose(
    console: Console,
    layouts: Iterable[RenderableType],
    events: Sequence[Text],
    question: RenderableType,
    answers: Sequence[RenderableType],
    above: int,
) -> Drawn:
    """A whole screen. The last row stays free for what is typed, `above` rows for what is already there. `answers`
    are the choices, first as they are easiest to read, then in fewer rows, last as they take the least room; the last
    layout leaves out something, so it is only for when all else does not help."""
    asked, choices = drawn(console, question), drawn(console, answers[0])
    height = (console.height if console.is_terminal else ENDLESS) - above - 1 - len(asked.rows)
    wanted = min(EVENT_ROWS, len(events))
    *usual, bare = layouts
    table = fitting(console, usual or [bare], height - len(choices.rows) - wanted)
    if len(table.rows) + len(choices.rows) + wanted > height:
        choices = drawn(console, answers[1])
    if len(table.rows) + len(choices.rows) + min(1, wanted) > height:
        choices = drawn(console, answers[-1])
    if len(table.rows) + len(choices.rows) + min(1, wanted) > height:
        table = drawn(console, bare)
    parts = [table, asked, choices]
    if events:
        room = height - len(table.rows) - len(choices.rows)
        parts.insert(1, drawn(console, event_block(events, console.width, max(room, 1))))
    if sum(len(part.rows) for part in parts) + len(parts) <= height + len(asked.rows):
        for place in range(len(parts) - 2, 0, -1):
            parts.insert(place, Drawn([[]]))
    return Drawn([row for part in parts for row in part.rows])
