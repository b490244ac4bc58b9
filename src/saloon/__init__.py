"""Saloon: Wild West board games, complete, fast, and behind one small contract."""

from typing import TYPE_CHECKING

from saloon.engine.errors import (
    BadOption,
    BadRecord,
    BadSeats,
    IllegalOption,
    NoSuchSeat,
    SaloonError,
    Speaker,
    UnknownGame,
)
from saloon.engine.game import Game, Option
from saloon.engine.rng import Rng
from saloon.engine.state import State
from saloon.games import GAMES
from saloon.words import english

__version__ = "0.1.0"

__all__ = [
    "BadOption",
    "BadRecord",
    "BadSeats",
    "Game",
    "IllegalOption",
    "NoSuchSeat",
    "Option",
    "Rng",
    "SaloonError",
    "State",
    "UnknownGame",
    "__version__",
    "game",
    "games",
]

# Errors are keys with details; from here on they also have a sentence.
Speaker.speak = staticmethod(english)


if TYPE_CHECKING:
    # The package itself, which can be called: no type says so
    def games() -> dict[str, Game]: ...


def game(slug: str) -> Game:
    """The game of that slug; UnknownGame names the ones there are."""
    if slug not in GAMES:
        raise UnknownGame("unknown-game", {"game": slug, "games": ", ".join(GAMES)})
    return GAMES[slug]
