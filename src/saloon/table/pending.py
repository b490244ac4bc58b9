"""Passes that wait for their beat. Whoever sent one hears when it is done; until then it can be withdrawn, and another
answer of the same seat goes first. What waits is written down nowhere: if the server stops, it was not said."""

from __future__ import annotations

import asyncio
from contextlib import suppress

import msgspec

from saloon.engine.errors import IllegalOption, SaloonError
from saloon.table.absence import now
from saloon.table.reader import Reader
from saloon.table.refusal import Refuse, trouble
from saloon.table.rhythm import pass_of, span
from saloon.table.table import Table
from saloon.table.wire import Acknowledged, Answer, Refused

encode = msgspec.json.encode


class PendingPass:
    """A pass that waits. `senders`: who hears how it went, and by which id; the first is the one that counts."""

    def __init__(self, reader: Reader, message: Answer) -> None:
        self.message = message
        self.person = reader.person
        self.senders: list[tuple[Reader, str]] = [(reader, message.id)]
        self.withdrawn = False
        self.awake = asyncio.Event()

    def join(self, reader: Reader, message: Answer) -> None:
        """The same pass again: over another socket, or from another page of the same person."""
        if (reader, message.id) not in self.senders:
            self.senders.append((reader, message.id))

    async def wait(self, seconds: float) -> None:
        """Until the beat, or until there is nothing left to wait for."""
        with suppress(TimeoutError):
            await asyncio.wait_for(self.awake.wait(), seconds)

    def done(self, number: int) -> None:
        for reader, ident in self.senders:
            reader.push(encode(Acknowledged(ident, number)))

    def refused(self, error: SaloonError) -> None:
        for reader, ident in self.senders:
            reader.push(encode(Refused(ident, trouble(error))))


class PendingPasses:
    """At most one pass for each seat of a table."""

    def __init__(self) -> None:
        self.passes: dict[tuple[str, int], PendingPass] = {}

    def of(self, table: Table, person: str, seat: int, asked: int) -> PendingPass | None:
        """What this person has said to this question and not withdrawn."""
        found = self.passes.get((table.row.id, seat))
        if found is None or found.withdrawn or (found.person, found.message.asked) != (person, asked):
            return None
        return found

    def put(self, table: Table, pending: PendingPass) -> None:
        self.passes[table.row.id, pending.message.seat] = pending

    def drop(self, table_id: str, pending: PendingPass) -> None:
        """It waits no more; another one may have taken its place."""
        if self.passes.get((table_id, pending.message.seat)) is pending:
            del self.passes[table_id, pending.message.seat]

    def withdraw(self, table: Table, person: str, seat: int, asked: int) -> None:
        if table.asked.get(seat) != asked:
            raise Refuse("table-stale-answer", {"seat": seat})
        pending = self.of(table, person, seat, asked)
        if pending is not None:
            pending.withdrawn = True
            pending.awake.set()

    def release(self, table: Table) -> None:
        """Wake those whose question is gone."""
        for seat in range(len(table.chairs)):
            pending = self.passes.get((table.row.id, seat))
            if pending is not None and table.asked.get(seat) != pending.message.asked:
                pending.awake.set()


def seconds_to_beat(table: Table, person: str, message: Answer) -> float:
    """How long an answer has to wait: not at all, unless it is a pass before its beat. What is going to be refused
    is refused at once."""
    chair, beat = table.chair(message.seat), table.beat(message.seat)
    if beat is None or table.state is None or chair is None or chair.person != person or chair.bot is not None:
        return 0.0
    if (person, message.id) in table.heard or table.asked.get(message.seat) != message.asked:
        return 0.0
    try:
        option = table.state.read(message.seat, message.words)
    except IllegalOption:
        return 0.0
    if table.state.text(message.seat, option) != pass_of(table.state, message.seat):
        return 0.0
    return left(table, message.seat, beat)


def left(table: Table, seat: int, beat: int) -> float:
    """Seconds until a beat; a clock that was set back makes nobody wait longer than from beat to beat."""
    return max(0, min(beat - now(), span(table.row, table.chairs, seat))) / 1000
