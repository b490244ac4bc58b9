"""What one pair of eyes may see of a game: its view, the open questions, its own choices, and what happened.

Everything that leaves the server about a game passes through here, so here is where secrets are kept.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import msgspec

from saloon.engine.events import SEATED, Event
from saloon.engine.frames import NOBODY
from saloon.engine.state import State
from saloon.engine.takeback import undo_costs
from saloon.table.wire import Ask, Choice, Position, Result, TakingBack

encode = msgspec.json.encode


class Told(msgspec.Struct):
    """An event as it is stored: what all see, and what one seat or all seats see instead. Named when it
    happened, so that a later version of the game still tells it the same way."""

    public: dict[str, object]
    eyes: int = NOBODY
    private: dict[str, object] | None = None

    def seen_by(self, seat: int | None) -> dict[str, object]:
        if self.private is not None and seat is not None and self.eyes in (seat, SEATED):
            return self.private
        return self.public


def told(state: State, events: Sequence[Event]) -> list[Told]:
    """The events of a game in their lasting form."""
    kept = []
    for event in events:
        public = state.seen(event, None)
        private = None if event.eyes == NOBODY else state.seen(event, 0 if event.eyes == SEATED else event.eyes)
        kept.append(Told(public) if private is None or private == public else Told(public, event.eyes, private))
    return kept


def position(
    state: State, seat: int | None, asked: Mapping[int, int], beats: Mapping[int, int], takeback: TakingBack
) -> Position:
    """How the game stands for a seat, or for a spectator. `asked` gives the number of each open question, `beats` the
    time of its beat, if it has one."""
    deciders = state.deciders()
    return Position(
        view=msgspec.Raw(encode(state.view(seat))),
        asks=[Ask(one, asked[one], state.question(one), beats.get(one)) for one in deciders],
        choices=choices(state, seat) if seat is not None and seat in deciders else [],
        takeback=takeback,
        result=None if deciders else Result(state.scores(), state.winners()),
    )


def choices(state: State, seat: int) -> list[Choice]:
    return [
        Choice(state.text(seat, option), state.describe(seat, option), cost)
        for option, cost in zip(state.options(seat), undo_costs(state, seat, alone=True), strict=True)
    ]
