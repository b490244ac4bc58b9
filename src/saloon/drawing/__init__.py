"""Pictures of games. A game draws itself in its part `picture`, with `draw`; of a game that has none the picture tells
what a view holds."""

from __future__ import annotations

from collections.abc import Callable

from saloon.drawing.plain import draw
from saloon.engine.game import Game
from saloon.words import Words

Draw = Callable[[object, Words], str]  # an SVG of a view


def picture_of(game: Game) -> Draw:
    part = game.part("picture")
    found: Draw = part.draw if part else draw
    return found
