"""A bot that somebody else has written."""

from saloon.bots import Bot
from saloon.engine.state import State


class Bidder(Bot):
    """Raises, doubles and stays for as long as it may."""

    def choose(self, world: State, seat: int) -> int:
        return max(world.options(seat))
