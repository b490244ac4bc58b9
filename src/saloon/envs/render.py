"""Pictures of a game in progress: a terminal's table, or an SVG of our own."""

from __future__ import annotations

from io import StringIO

from rich.console import Console
from rich.text import Text

from saloon.drawing import picture_of
from saloon.engine.game import Game
from saloon.engine.state import State
from saloon.terminal import table_of
from saloon.words import Words

COLUMNS = 120


def render(game: Game, state: State, seat: int | None, mode: str | None) -> str | None:
    """What a seat sees, or a spectator: as text with colours (`ansi`), as a picture (`svg`), or printed (`human`)."""
    if mode == "svg":
        return svg(game, state, seat)
    if mode == "ansi":
        return ansi(game, state, seat)
    if mode == "human":
        print(ansi(game, state, seat))
    return None


def svg(game: Game, state: State, seat: int | None) -> str:
    return picture_of(game)(state.view(seat), Words("en", game))


def ansi(game: Game, state: State, seat: int | None) -> str:
    """The table of the terminal, and below it what the seat is asked and may answer."""
    table = table_of(game)
    words = Words("en", game)
    view = state.view(seat)
    words.names = table.names(view, words)
    who = [words.say("seat-you") if other == seat else "" for other in range(state.seats)]
    out = Console(file=StringIO(), width=COLUMNS, force_terminal=True, color_system="standard", highlight=False)
    with out.capture() as caught:
        out.print(next(iter(table.layouts(view, words, COLUMNS, who))))
        if seat is not None and seat in state.deciders():
            out.print(Text(words.question(state.question(seat)), "bold cyan"))
            for option in state.options(seat):
                out.print(Text(f"{option:>4}  {table.label(state.describe(seat, option), words)}"))
    return caught.get()
