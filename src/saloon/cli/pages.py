"""Longer texts: rules, help, the log. A person at a terminal can leaf through what does not fit."""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table as Grid
from rich.text import Text

from saloon.cli.answers import COMMANDS
from saloon.cli.screen import drawn
from saloon.cli.ui import Trouble, Ui
from saloon.engine.game import Game
from saloon.engine.rulebook import chapters_of
from saloon.words import Words

WIDEST = 100  # longer lines are hard to read


def show(ui: Ui, parts: Iterable[RenderableType]) -> None:
    """Print it, in a pager where it is longer than the screen."""
    page = drawn(ui.out, Group(*parts))
    if ui.live and len(page.rows) > ui.out.height - 2:
        os.environ.setdefault("LESS", "-R")
        with ui.out.pager(styles=True):
            ui.out.print(page, end="")
    elif ui.out.is_terminal:
        ui.out.print(page, end="")
    else:
        for row in page.rows:  # a file needs no blanks that fill up a line
            ui.out.print("".join(piece.text for piece in row).rstrip(), soft_wrap=True)


def help_page(words: Words, legend: Iterable[tuple[str, str]]) -> Iterator[RenderableType]:
    """What can be typed at the table, and what its signs mean."""
    yield Text(words.say("cli-help-answers"))
    yield listed((words.say(f"cli-command-{name}"), words.say(f"cli-help-at-{name}")) for name in COMMANDS)
    signs = list(legend)
    if signs:
        yield Text(words.say("cli-help-signs"))
        yield listed(signs)


def listed(pairs: Iterable[tuple[str, str]]) -> RenderableType:
    grid = Grid.grid(padding=(0, 3, 0, 0))
    for sign, meaning in pairs:
        grid.add_row(Text(sign, "bold cyan"), meaning)
    return Padding(grid, (0, 0, 0, 2))


def rules_page(game: Game, number: str, width: int) -> Iterator[RenderableType]:
    """All rules, those of a chapter, or one; Trouble says which there are."""
    from rich.markdown import Markdown  # it takes a tenth of the time to start, and few need it

    text = (game.folder / "RULES.md").read_text(encoding="utf-8")
    chapters = chapters_of(text)
    found = [rule for rule in game.rulebook() if number in ("", rule, rule.partition(".")[0])]
    if not found:
        raise no_such_rule(game, number, chapters)
    if not number:
        yield Markdown(text.partition("\n## ")[0])
    chapter = ""
    for rule in found:
        if number != rule and chapter != rule.partition(".")[0]:
            chapter = rule.partition(".")[0]
            yield Text(f"\n{chapter} {chapters[chapter]}\n", "bold yellow")
        grid = Grid.grid(padding=(0, 1, 1 if number != rule else 0, 0))
        grid.add_column(width=5)
        grid.add_column(width=min(WIDEST, width - 6))
        grid.add_row(Text(rule, "bold cyan"), Markdown(game.rule(rule)))
        yield grid


def no_such_rule(game: Game, number: str, chapters: dict[str, str]) -> Trouble:
    chapter = number.partition(".")[0]
    there = [rule for rule in game.rulebook() if rule.partition(".")[0] == chapter]
    if there:
        return Trouble("cli-no-rule-in-chapter", {"number": number, "first": there[0], "last": there[-1]})
    return Trouble(
        "cli-no-chapter", {"number": number, "first": min(chapters, key=int), "last": max(chapters, key=int)}
    )
