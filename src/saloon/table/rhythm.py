"""The rhythm of answer windows. A pass is told on a beat, so that it does not tell why somebody passed: because nothing
would have helped, because they did not want to, or because their page did it for them (decision 9)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from saloon.engine.state import State

if TYPE_CHECKING:
    from saloon.table.store import ChairRow, TableRow

RHYTHM = 4  # seconds, unless the host wants it otherwise: enough to see what happened and to make up one's mind
HUMAN_PACE = (0.7, 1.6)  # seconds that a bot seems to think
# The beat of bots: no longer than they take to make up their mind, and no shorter than they think
BOT_BEATS = {"human": int(1000 * HUMAN_PACE[1]), "quick": 800}


def span(row: TableRow, chairs: Sequence[ChairRow], seat: int) -> int:
    """How many milliseconds after its question a pass of this seat is told. Who plays against bots only has nobody to
    keep a secret from."""
    if all(chair.person is None for chair in chairs if chair.seat != seat):
        return 0
    beat = 1000 * row.rhythm
    return beat if chairs[seat].bot is None else min(beat, BOT_BEATS[row.pace])


def pass_of(state: State, seat: int) -> str:
    """The words that let a question pass, if it is an answer window."""
    return str(state.question(seat).get("pass", ""))
