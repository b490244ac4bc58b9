"""Saloon: Wild West board games, complete, fast, and behind one small contract."""

from typing import TYPE_CHECKING

from saloon.engine.errors import (
    BadOption,
    BadRecord,
    BadSeats,
    BadSeed,
    BadSwitch,
    BrokenPlugin,
    Details,
    IllegalOption,
    NoSuchSeat,
    SaloonError,
    Speaker,
    UnknownGame,
    bare,
)
from saloon.engine.game import Game, Option, Switch
from saloon.engine.rng import Rng
from saloon.engine.state import State
from saloon.games import GAMES, owner
from saloon.words import Words

__version__ = "0.1.0"

__all__ = [
    "BadOption",
    "BadRecord",
    "BadSeats",
    "BadSeed",
    "BadSwitch",
    "BrokenPlugin",
    "Game",
    "IllegalOption",
    "NoSuchSeat",
    "Option",
    "Rng",
    "SaloonError",
    "State",
    "Switch",
    "UnknownGame",
    "__version__",
    "game",
    "games",
]


def _english(key: str, details: Details) -> str:
    """The English sentence of a key, whichever catalogue it is in; a game of another package may lack it."""
    words = Words("en", owner(key))
    return words.say(key, details) if words.knows(key) else bare(key, details)


# Errors are keys with details; from here on they also have a sentence.
Speaker.speak = staticmethod(_english)


if TYPE_CHECKING:
    # The package itself, which can be called: no type says so
    def games() -> dict[str, Game]: ...


def game(slug: str) -> Game:
    """The game of that slug; UnknownGame names the ones there are, BrokenPlugin says why one cannot be played."""
    if slug not in GAMES:
        raise UnknownGame("unknown-game", {"game": slug, "games": ", ".join(GAMES)})
    return GAMES[slug]
