"""Why an option is good or bad, in the words of the game."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Protocol

from rich.text import Text

from saloon.words import Words


class Reason(Protocol):
    """How an option differs from the others, as bots see it."""

    @property
    def feature(self) -> str: ...
    @property
    def amount(self) -> float: ...
    @property
    def good(self) -> bool: ...


def said(words: Words, reasons: Iterable[Reason]) -> Iterator[Text]:
    """A line for each that the game has words for."""
    for reason in reasons:
        key = f"{words.slug}-{'gain' if reason.good else 'risk'}-{reason.feature}"
        sign, style = ("▲", "green") if reason.good else ("▼", "red")
        if words.knows(key):
            yield Text.assemble((f"{sign} ", style), words.say(key, {"amount": reason.amount}))
