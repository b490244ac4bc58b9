"""How a game is played: fixed for its whole length and shared by all copies of a state."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr


@mypyc_attr(native_class=True, allow_interpreted_subclasses=True)
class Variant:
    """The seats and the switches. A game subclasses it with what its rules ask for all the time."""

    def __init__(self, seats: i64, switches: dict[str, object]) -> None:
        self.seats: Final[i64] = seats
        self.switches: Final = switches
        self.columns: Final = bytearray()  # the most of each column of an observation, noted with the first of them
