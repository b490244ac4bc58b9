"""How Colt Express is played."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from saloon.engine.variant import Variant as BaseVariant
from saloon.games.colt_express.board import NO_POWER, POWERS
from saloon.games.colt_express.ids import ROOF


class Variant(BaseVariant):
    """The switches, and what follows from them."""

    def __init__(self, seats: i64, switches: dict[str, object]) -> None:
        super().__init__(seats, switches)
        self.teams: Final = switches["teams"] is True
        self.expert: Final = switches["expert"] is True
        self.abilities: Final = switches["abilities"] is True
        self.events: Final = switches["events"] is True
        self.choose_cars: Final = switches["cars"] == "choose"
        self.choose_bandits: Final = switches["bandits"] == "choose"
        self.powers: Final = POWERS if self.abilities else [NO_POWER] * len(POWERS)  # by character (1.5)
        self.per_seat: Final[i64] = 2 if self.teams else 1
        self.bandits: Final[i64] = seats * self.per_seat
        self.cars: Final[i64] = seats + 1 if self.teams else seats  # rules 2.1 and 10.1
        self.last_roof: Final[i64] = self.cars * 2 + ROOF
        self.everybody: Final[i64] = (1 << seats) - 1
        self.givings: Final[i64] = (self.bandits + 1) * seats  # who can give bullets, and to whom
