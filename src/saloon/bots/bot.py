"""What a bot is."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from saloon.engine.rng import Rng
from saloon.engine.state import State


@mypyc_attr(native_class=True, allow_interpreted_subclasses=True)
class Bot:
    """Chooses answers. All its chance comes from its own generator. `worlds` is how many imagined worlds it looks at
    for an answer, 0 for a bot that does not look ahead; `seconds` is when it stops all the same. Without a limit of
    time it decides the same on every machine."""

    def __init__(self, seed: int, worlds: int = 0, seconds: float = 0.0) -> None:
        self.rng = Rng(seed)
        self.worlds = worlds
        self.seconds = seconds

    def choose(self, world: State, seat: int) -> int:
        """One of `world.options(seat)`. The world is imagined: what the seat knows is true, the rest is made up, and
        the same for every truth that looks alike to the seat."""
        raise NotImplementedError
