"""What a game may not leave out. It is asked when another package brings a game: a sentence that names what is missing
is better than an AttributeError in the middle of a game."""

from __future__ import annotations

from saloon.engine.game import Game
from saloon.engine.state import State

FILES = ("RULES.md", "words/en.ftl")  # somebody will want to read them
LOADING = ("fields", "state")  # needed unless the game has a `load` of its own
OF_GAMES = ("deal",)
OF_STATES = ("copy", "imagine", "scores", "view", "winners")


def left_out(game: Game) -> list[str]:
    """What a game must have and has not, by name. A game that seems complete is dealt once, to see its state."""
    own_load = type(game).load is not Game.load
    missing = [name for name in Game.__annotations__ if not hasattr(game, name)]
    missing += [name for name in OF_GAMES if getattr(type(game), name) is getattr(Game, name)]
    missing = [name for name in missing if not (own_load and name in LOADING)]
    if not missing:
        missing = [file for file in FILES if not (game.folder / file).is_file()]
    if not missing:
        state = type(game.new(game.seats[0]))
        missing = [f"{state.__name__}.{name}" for name in OF_STATES if getattr(state, name) is getattr(State, name)]
    return missing
