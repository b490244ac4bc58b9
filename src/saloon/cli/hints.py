"""A hint at the table: the best answers, the chance to win with each, and what speaks for and against them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rich.console import RenderableType
from rich.padding import Padding
from rich.text import Text

from saloon.bots.analysis import Analysis
from saloon.bots.reasons import reasons
from saloon.bots.search import Search
from saloon.cli.reasons import said
from saloon.engine.game import Game
from saloon.engine.rng import Rng
from saloon.engine.state import State
from saloon.words import Words

WORLDS, SECONDS = 6000, 1.5
SHOWN = 3


def analysis_of(state: State, seat: int) -> Analysis:
    """What a search makes of a question, knowing what the seat knows."""
    return Search(0, WORLDS, SECONDS).analyse(state.imagine(seat, Rng(0)), seat)


def hint_page(
    game: Game, words: Words, analysis: Analysis, options: Sequence[int], labels: Sequence[str]
) -> Iterator[RenderableType]:
    """The best few, with the numbers under which they are offered. `labels` go with `options`."""
    yield Text(words.say("cli-hint-chance", {"chance": f"{analysis.best().chance:.0%}"}), "bold cyan")
    for candidate in analysis.advice(SHOWN):
        place = options.index(candidate.option)
        chance = Text(f"{candidate.chance:>5.0%}", "bold")
        yield Text.assemble((f"{place + 1:>2} ", "bold cyan"), labels[place], "  ", chance)
        for line in said(words, reasons(game, analysis, candidate)):
            yield Padding(line, (0, 0, 0, 3))
