"""What every subcommand has at hand: a language, two streams, and a way to say that something went wrong."""

from __future__ import annotations

import sys
import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cached_property
from typing import TYPE_CHECKING, Any

import saloon.engine.rng
from saloon.engine.errors import SaloonError
from saloon.engine.game import Game
from saloon.games import owner
from saloon.words import Words

if TYPE_CHECKING:  # who only asks for help need not wait for it
    from rich.console import Console


class Trouble(SaloonError):
    """Something that went wrong in the program itself, not in a game."""


def is_compiled() -> bool:
    """Whether the engine runs as machine code."""
    return not str(saloon.engine.rng.__file__).endswith(".py")


def console(*, stderr: bool) -> Console:
    from rich.console import Console

    return Console(highlight=False, markup=False, emoji=False, stderr=stderr)


class Ui:
    """Where the program writes, and in which language."""

    def __init__(self, language: str) -> None:
        self.language = language
        self.said_slow = False

    @property
    def words(self) -> Words:
        """Made anew, for a command brings catalogues along that were not there when the program began."""
        return Words(self.language)

    @cached_property
    def out(self) -> Console:
        return console(stderr=False)

    @cached_property
    def err(self) -> Console:
        return console(stderr=True)

    @property
    def live(self) -> bool:
        """Whether a person sits at a terminal, so that it makes sense to clear it and to wait for Enter."""
        return sys.stdin.isatty() and self.out.is_terminal and not self.out.is_dumb_terminal

    def say(self, key: str, **details: object) -> str:
        return self.words.say(key, details)

    def words_of(self, game: Game) -> Words:
        return Words(self.language, game)

    def fail(self, error: SaloonError) -> None:
        """One line on the error stream."""
        self.complain(self.explain(error), "red")

    def explain(self, error: SaloonError) -> str:
        """An error in the language of the user, on one line. What a game says is in the game's own catalogue."""
        game = owner(error.key) or owner(getattr(error.__cause__, "key", ""))
        return " ".join(Words(self.language, game).error(error).split())

    @contextmanager
    def telling(self) -> Iterator[None]:
        """Meanwhile our own warnings, of what other packages bring, are told like errors."""
        usual = warnings.showwarning

        def tell(message: Warning | str, *where: Any, **more: Any) -> None:
            if isinstance(message, SaloonError):
                self.complain(self.explain(message), "yellow")
            else:
                usual(message, *where, **more)

        with warnings.catch_warnings():
            warnings.showwarning = tell
            yield

    def warn_if_slow(self) -> None:
        """Say once that the engine runs interpreted."""
        if not self.said_slow and not is_compiled():
            self.said_slow = True
            self.complain(self.say("cli-interpreted"), "dim")

    def complain(self, text: str, style: str) -> None:
        """A line on the error stream; only a terminal may break it."""
        self.err.print(text, soft_wrap=not self.err.is_terminal, style=style)
