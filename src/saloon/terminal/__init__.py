"""How games are drawn in a terminal. A game draws itself in its part `terminal`, with `TABLE`; a game that has none is
shown plainly, so that a new game can be played at once."""

from __future__ import annotations

from saloon.engine.game import Game
from saloon.terminal.table import TerminalTable

PLAIN = TerminalTable()


def table_of(game: Game) -> TerminalTable:
    part = game.part("terminal")
    table: TerminalTable = part.TABLE if part else PLAIN
    return table
