"""The researcher's door: every game behind the interfaces that learners know.

`aec` and `parallel` are for PettingZoo, `gym` for Gymnasium, `vector` plays many games at once, and `openspiel` is the
adapter for OpenSpiel. Importing this package registers the games with PettingZoo and Gymnasium.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from saloon.engine.game import Value
from saloon.envs.errors import MissingPackage
from saloon.games import GAMES as FOUND
from saloon.words import CATALOGUES

CATALOGUES.append(Path(__file__).parent / "words")

try:
    import gymnasium
    import numpy  # noqa: F401  # only to say here, and clearly, that it is missing
    import pettingzoo
except ImportError as missing:
    raise MissingPackage("envs-missing-package", {"package": missing.name, "extra": "envs"}) from missing

if TYPE_CHECKING:
    from types import ModuleType

    from saloon.envs.single import Opponent, Single
    from saloon.envs.together import Together
    from saloon.envs.turns import Turns

    # The modules of the games
    def __getattr__(name: str) -> ModuleType: ...


__all__ = ["GAMES", "aec", "gym", "parallel"]

GAMES = {slug.replace("-", "_"): slug for slug in FOUND.names()}  # names of environments, and slugs


def aec(
    game: str,
    seats: int | None = None,
    render_mode: str | None = None,
    max_cycles: int | None = None,
    noop: bool = False,
    preset: str | None = None,
    skip_forced: bool = False,
    **switches: Value,
) -> Turns:
    """A game for PettingZoo in which the seats act one after another. `max_cycles`: answers after which it is called
    off. `noop`: one more action, the only one that the mask of a seat allows while it is not asked. `skip_forced`:
    whoever has but one answer is not asked."""
    from saloon.envs.turns import Turns

    return Turns(game, seats, render_mode, max_cycles, noop, preset, skip_forced, **switches)


def parallel(
    game: str,
    seats: int | None = None,
    render_mode: str | None = None,
    max_cycles: int | None = None,
    noop: bool = False,
    preset: str | None = None,
    skip_forced: bool = False,
    **switches: Value,
) -> Together:
    """A game for PettingZoo in which all seats act at once, though only those that are asked are heard. `max_cycles`,
    `noop` and `skip_forced` as above."""
    from saloon.envs.together import Together

    return Together(game, seats, render_mode, max_cycles, noop, preset, skip_forced, **switches)


def gym(
    game: str,
    seats: int | None = None,
    opponents: Opponent | Sequence[Opponent] = "random",
    seat: int | None = 0,
    render_mode: str | None = None,
    max_cycles: int | None = None,
    preset: str | None = None,
    skip_forced: bool = False,
    **switches: Value,
) -> Single:
    """A game for Gymnasium: one seat learns, bots play the others. `seat` None: another one in each game. `max_cycles`:
    steps after which it is called off. `skip_forced`: where the learner has but one answer, it is not asked."""
    from saloon.envs.single import Single

    return Single(game, seats, opponents, seat, render_mode, max_cycles, preset, skip_forced, **switches)


def _register() -> None:
    from saloon.envs.modules import module_of

    for name, slug in GAMES.items():
        known, module = f"saloon/{name}-v0", f"{__name__}.{name}_v0"
        globals()[f"{name}_v0"] = module_of(slug, module)
        pettingzoo.register("aec", known, f"{module}:env")
        pettingzoo.register("parallel", known, f"{module}:parallel_env")
        gymnasium.register(
            known, "saloon.envs.single:Single", vector_entry_point="saloon.envs.rows:Rows", kwargs={"game": slug}
        )


_register()
