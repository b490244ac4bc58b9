"""The players of Colt Express, a row for each bandit: loot, bullets, cards."""

from __future__ import annotations

from collections.abc import Sequence

from rich.table import Table as Grid
from rich.text import Text

from saloon.games.colt_express.ids import BULLETS
from saloon.games.colt_express.terminal.marks import FULL, SPENT, Marks, loot_chips, worth
from saloon.games.colt_express.view import Bandit, TrainView
from saloon.terminal.rows import ASKED
from saloon.words import Words

WIDE = 110  # from here on there is room for the powers
COUNTED = ("colt-express-terminal-wounds", "colt-express-terminal-cards", "colt-express-terminal-discard")


def draw_players(
    view: TrainView, words: Words, width: int, who: Sequence[str], roomy: bool = False, headed: bool = True
) -> Grid:
    grid = Grid(box=None, padding=(0, 2, 0, 0), pad_edge=False, show_header=headed, header_style="dim")
    powers = roomy and view.abilities and width >= WIDE
    grid.add_column(words.say("colt-express-terminal-player"), no_wrap=True)
    grid.add_column(words.say("colt-express-terminal-loot"))
    grid.add_column(words.say("colt-express-terminal-bullets"), no_wrap=True)
    for key in COUNTED if view.expert else COUNTED[:2]:
        grid.add_column(words.say(key), justify="right", no_wrap=True)
    if powers:
        grid.add_column(words.say("colt-express-terminal-power"))
    for index, bandit in enumerate(view.bandits):
        leads = index == 0 or view.bandits[index - 1].seat != bandit.seat
        cells = [name(view, words, bandit, who[bandit.seat], leads), loot(view, words, bandit, leads), bullets(bandit)]
        cells += numbers(view, bandit.seat) if leads else [Text()] * (3 if view.expert else 2)
        if powers:
            cells.append(Text(words.name("power", bandit.name) if bandit.name else "", "dim"))
        grid.add_row(*cells)
    return grid


def name(view: TrainView, words: Words, bandit: Bandit, who: str, leads: bool) -> Text:
    """Who it is. What belongs to the player stands only in the first row of a team."""
    small = Marks(words)
    text = Text(ASKED if leads and bandit.seat in view.deciders else " ")
    if bandit.name:
        text.append_text(small.chip(bandit.name, bandit.seat == view.viewer)).append(f" {small.names[bandit.name]}")
    else:
        text.append(words.player(bandit.seat))
    notes = [who] if leads and who else []
    if leads and bandit.seat == view.first:
        notes.append(words.say("colt-express-terminal-first"))
    return text.append("".join(f" · {note}" for note in notes), "dim")


def loot(view: TrainView, words: Words, bandit: Bandit, leads: bool) -> Text:
    """What the bandit has; the viewer's own is added up, over both bandits of a team."""
    text = Text(" ").join(loot_chips(bandit.loot))
    if leads and bandit.seat == view.viewer:
        own = [other for other in view.bandits if other.seat == bandit.seat]
        text.append(" ").append(words.say("colt-express-terminal-sum", {"value": worth(own)}), "bold")
    return text


def bullets(bandit: Bandit) -> Text:
    return Text(FULL * bandit.bullets + SPENT * (BULLETS - bandit.bullets))


def numbers(view: TrainView, index: int) -> list[Text]:
    """Bullets received, cards in hand and deck, discards."""
    seat = view.seats[index]
    cells = [Text(str(seat.received)), Text(f"{seat.hand_size} / {seat.deck_size}")]
    return [*cells, Text(str(len(seat.discard)))] if view.expert else cells
