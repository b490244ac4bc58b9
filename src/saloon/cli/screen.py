"""Puts a screen together: the table, what happened, the question and its answers, in the room there is."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from rich.console import Console, Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

MARK = "↶"  # beside an answer that can be taken back
NEWS_ROWS = 5  # scenery makes room for this much of what happened
GAP = 3
CUT = "…"
ENDLESS = 1000  # rows of a file


def height_of(console: Console, thing: RenderableType) -> int:
    return len(console.render_lines(thing, pad=False))


def choose(console: Console, layouts: Iterable[RenderableType], rows: int) -> RenderableType:
    """The roomiest layout that fits, else the tightest."""
    chosen: RenderableType = ""
    for chosen in layouts:
        if height_of(console, chosen) <= rows:
            break
    return chosen


def news_block(lines: Sequence[Text], width: int, rows: int) -> Text:
    """What happened: a line for each thing where there is room, else one paragraph, and of that the end."""
    if len(lines) <= rows and all(line.cell_len <= width for line in lines):
        return Text("\n").join(lines)
    for first in range(len(lines)):
        kept = [Text(CUT), *lines[first:]] if first else lines
        wrapped = Text(" ").join(kept).wrap(Console(width=width), width)
        if len(wrapped) <= rows:
            return Text("\n").join(wrapped)
    return Text(CUT)


def choices_block(labels: Sequence[str], free: Sequence[bool], width: int, rows: int) -> Grid:
    """The numbered answers, to be read downwards: so many rows where the width allows no fewer columns."""
    cells = [Text.assemble((f"{number:>2} ", "bold cyan"), label) for number, label in enumerate(labels, 1)]
    for cell, marked in zip(cells, free, strict=True):
        if marked:
            cell.append(f" {MARK}", style="dim")
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
    news: Sequence[Text],
    question: RenderableType,
    answers: Sequence[RenderableType],
    above: int,
) -> Group:
    """A whole screen. The last row stays free for what is typed, `above` rows for what is already there; `answers`
    are the choices, first as they are easiest to read, last as they take the least room."""
    width = console.width
    height = (console.height if console.is_terminal else ENDLESS) - above - 1 - height_of(console, question)
    tables = list(layouts)
    ways = [(table, answers[0]) for table in tables] + [(tables[-1], choices) for choices in answers[1:]]
    for table, choices in ways:
        room = height - height_of(console, table) - height_of(console, choices)
        if room >= min(NEWS_ROWS, len(news)):
            break
    parts: list[RenderableType] = [table, question, choices]
    if news:
        parts.insert(1, news_block(news, width, max(room, 1)))
    if sum(height_of(console, part) for part in parts) + len(parts) <= height:
        for place in range(len(parts) - 2, 0, -1):
            parts.insert(place, "")
    return Group(*parts)
