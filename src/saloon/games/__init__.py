"""The games, one folder each. A new game is one line here. `saloon.games()` gives them by slug."""

import sys
from types import ModuleType

from saloon.engine.game import Game
from saloon.games.bang_duel import GAME as BANG_DUEL
from saloon.games.colt_express import GAME as COLT_EXPRESS

GAMES: dict[str, Game] = {game.slug: game for game in (COLT_EXPRESS, BANG_DUEL)}


class Shelf(ModuleType):
    """This package can be called, so that `saloon.games()` does not hide `saloon.games.bang_duel`."""

    def __call__(self) -> dict[str, Game]:
        """The games by slug."""
        return dict(GAMES)


sys.modules[__name__].__class__ = Shelf
