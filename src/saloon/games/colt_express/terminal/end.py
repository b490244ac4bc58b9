"""The end of Colt Express, told as at a table: purses are turned over, the best shooters are paid, the richest wins."""

from __future__ import annotations

from collections.abc import Iterator

from rich.console import RenderableType
from rich.text import Text

from saloon.games.colt_express.terminal.marks import Marks, loot_chips, worth
from saloon.games.colt_express.view import TrainView
from saloon.terminal.table import Result, told_winners
from saloon.words import Words


def told_end(view: TrainView, words: Words, result: Result) -> Iterator[RenderableType]:
    yield Text(words.say("colt-express-terminal-purses-open"), "bold")
    for seat in range(len(view.seats)):
        yield loot_line(view, words, seat)
    yield ""
    for seen in result.events:
        if seen["event"] == "best-shooter":
            yield Text(words.event(seen))
    yield ""
    # Bullets received decide between equals
    rank = {seat: (-score, view.seats[seat].received) for seat, score in enumerate(result.scores)}
    for seat in sorted(rank, key=lambda seat: rank[seat]):
        place = 1 + sum(other < rank[seat] for other in rank.values())
        details = {"seat": seat, "place": place, "value": result.scores[seat], "count": view.seats[seat].received}
        yield Text(words.say("colt-express-terminal-rank", details), "bold" if seat in result.winners else "")
    yield ""
    yield from told_winners(words, result)


def loot_line(view: TrainView, words: Words, seat: int) -> Text:
    """What the bandits of a player have, and what it comes to."""
    small = Marks(words)
    own = [bandit for bandit in view.bandits if bandit.seat == seat]
    line = Text()
    for bandit in own:
        line.append_text(small.chip(bandit.name)).append(f" {small.names[bandit.name]}: ")
        line.append_text(Text(" + ").join(loot_chips(bandit.loot)) if bandit.loot else Text("–")).append("  ")
    return line.append(words.say("colt-express-terminal-sum", {"value": worth(own)}), "bold")
