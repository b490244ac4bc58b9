"""The rhythm of answer windows. A pass is told on a beat, so that it does not tell why somebody passed: because nothing
would have helped, because they did not want to, or because their page did it for them (decision 9)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import TYPE_CHECKING

from saloon.bots import BOTS
from saloon.engine.state import State

if TYPE_CHECKING:
    from saloon.table.rows import ChairRow, TableRow

RHYTHM = 4  # seconds, unless the host wants it otherwise: enough to see what happened and to make up one's mind
HUMAN_PACE = (0.7, 1.6)  # seconds that a bot seems to think
# The beat of bots: no longer than they take to make up their mind, and no shorter than they think
BOT_BEATS = {"human": int(1000 * HUMAN_PACE[1]), "quick": 800}
LONGEST = 3.0  # seconds: the levels for people think no longer
SLACK = 200  # milliseconds for the way to its process and back


def span(row: TableRow, chairs: Sequence[ChairRow], seat: int) -> int:
    """How many milliseconds after its question a pass of this seat is told. Who plays against bots only has nobody to
    keep a secret from."""
    if all(chair.person is None for chair in chairs if chair.seat != seat):
        return 0
    beat, bot = 1000 * row.rhythm, chairs[seat].bot
    if bot is None or beat == 0:
        return beat
    return max(min(beat, BOT_BEATS[row.pace]), thinking_time(bot))


@cache
def thinking_time(level: str) -> int:
    """The milliseconds after which a bot has answered if it has a choice. One that has none is no faster, or it would
    be seen."""
    seconds = BOTS[level](0).seconds if level in BOTS else 0.0
    return int(1000 * min(seconds, LONGEST)) + SLACK if seconds else 0


def pass_of(state: State, seat: int) -> str:
    """The words that let a question pass, if it is an answer window."""
    return str(state.question(seat).get("pass", ""))
