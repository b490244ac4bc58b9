"""What a bot is."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from saloon.engine.rng import Rng
from saloon.engine.state import State


@mypyc_attr(native_class=True, allow_interpreted_subclasses=True)
class Bot:
    """Chooses answers. All its chance comes from its own generator."""

    def __init__(self, seed: int) -> None:
        self.rng = Rng(seed)

    def choose(self, world: State, seat: int) -> int:
        """One of `world.options(seat)`. The world is imagined: what the seat knows is true, the rest is made up, and
        the same for every truth that looks alike to the seat."""
        raise NotImplementedError
