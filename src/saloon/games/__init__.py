"""The games, one folder each: whatever folder here has a GAME is found. Other installed packages bring more as entry
points of `saloon.games`. `saloon.games()` gives them all by slug."""

import sys
from functools import partial
from importlib import import_module
from pathlib import Path
from types import ModuleType

from saloon.engine.complete import left_out
from saloon.engine.errors import BrokenPlugin, Details
from saloon.engine.game import Game
from saloon.registry import Registry

FOLDER = Path(__file__).parent


def _load(folder: str) -> Game:
    game: Game = import_module(f"{__name__}.{folder}").GAME
    return game


def _checked(where: Details, found: object) -> Game:
    """The game that an entry point leads to: the game itself, or a package that has it as GAME."""
    game = getattr(found, "GAME", found)
    if not isinstance(game, Game):
        raise BrokenPlugin("plugin-not-a-game", where)
    missing = left_out(game)  # one that was written for another version of the contract fails here, not at a table
    if missing:
        raise BrokenPlugin("plugin-incomplete", {**where, "missing": ", ".join(missing)})
    if game.slug != where["name"]:
        raise BrokenPlugin("plugin-misnamed", {**where, "slug": game.slug})
    return game


GAMES: Registry[Game] = Registry(
    "saloon.games",
    {
        path.parent.name.replace("_", "-"): partial(_load, path.parent.name)
        for path in sorted(FOLDER.glob("*/__init__.py"))
    },
    _checked,
)


def owner(key: str) -> Game | None:
    """The game in whose catalogue a key is."""
    slugs = [slug for slug in GAMES.names() if key.startswith(f"{slug}-")]
    return GAMES[max(slugs, key=len)] if slugs else None


class Shelf(ModuleType):
    """This package can be called, so that `saloon.games()` does not hide the packages of the games."""

    def __call__(self) -> dict[str, Game]:
        """The games by slug."""
        return dict(GAMES)


sys.modules[__name__].__class__ = Shelf
