"""The games, one folder each. A new game is one line here."""

from saloon.engine.game import Game
from saloon.games.bang_duel import GAME as BANG_DUEL
from saloon.games.colt_express import GAME as COLT_EXPRESS

GAMES: dict[str, Game] = {game.slug: game for game in (COLT_EXPRESS, BANG_DUEL)}
