"""How a game is played: fixed for its whole length and shared by all copies of a state."""

from __future__ import annotations

from typing import Final

from saloon.engine import variant


class Variant(variant.Variant):
    def __init__(self, seats: int, switches: dict[str, object]) -> None:
        super().__init__(seats, switches)
        self.comfort: Final = bool(switches["comfort"])  # 2.4
