"""How the Duel is played."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from saloon.engine.variant import Variant as BaseVariant


class Variant(BaseVariant):
    """How many characters a side has (1.3)."""

    def __init__(self, seats: i64, switches: dict[str, object]) -> None:
        super().__init__(seats, switches)
        self.squad: Final[i64] = int(str(switches["squad"]))
