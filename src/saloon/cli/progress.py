"""How far many games have come, on the error stream of a terminal."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

from saloon.cli.ui import Ui


@contextmanager
def counted(ui: Ui, games: int, done: int = 0) -> Iterator[Callable[[int], None]]:
    """A bar; call what it gives with the number of games that have come in."""
    columns = (BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=ui.err, disable=not ui.err.is_terminal, transient=True) as bar:
        task = bar.add_task("", total=games, completed=done)
        yield lambda more: bar.advance(task, more)
