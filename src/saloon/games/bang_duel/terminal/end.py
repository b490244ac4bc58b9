"""The end of BANG! The Duel: who is still standing, who fell, and who wins."""

from __future__ import annotations

from collections.abc import Iterator

from rich.console import RenderableType
from rich.text import Text

from saloon.games.bang_duel.terminal.marks import SIDES, life
from saloon.games.bang_duel.terminal.sides import named
from saloon.games.bang_duel.view import DuelView
from saloon.terminal.table import Result, told_winners
from saloon.words import Words


def told_end(view: DuelView, words: Words, result: Result) -> Iterator[RenderableType]:
    yield Text(words.say("bang-duel-terminal-lasted", {"count": view.turns}), "bold")
    for seat, side in enumerate(view.seats):
        line = Text(f" {words.player(seat)} ", SIDES[side.side])
        for person in side.people:
            if person and person.life > 0:
                line.append(f"  {words.name('person', person.name)} ", "bold").append_text(life(person))
        if side.reserve:
            line.append("  ").append(words.say("bang-duel-terminal-reserve", {"count": side.reserve}), "not bold")
        if side.gone:
            fallen = words.say("bang-duel-terminal-fallen", {"text": named(words, side.gone)})
            line.append("  ").append(fallen, "not bold dim")
        yield line
    yield ""
    yield from told_winners(words, result)
