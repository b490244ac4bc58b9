"""A table in memory, the only one who writes to its journal: append durably, apply, then tell.

What people may do at it is in `seating.py` (chairs, beginning) and `playing.py` (answers, taking back). A table in
memory can be dropped at any moment: everything it knows is in the store.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

import msgspec

import saloon
from saloon.engine.game import Game
from saloon.engine.record import Match
from saloon.engine.state import State
from saloon.engine.takeback import HANDED, NOTHING
from saloon.table.absence import Absences, now
from saloon.table.info import away_since, called, table_info
from saloon.table.reader import Reader
from saloon.table.rhythm import pass_of, span
from saloon.table.rows import LOOSE, ChairRow, JournalRow, Kind, Phase, TableChange, TableRow, Trace
from saloon.table.store import Store
from saloon.table.undo import Given, UndoRequest, open_request
from saloon.table.visibility import Told, position
from saloon.table.wire import (
    Busy,
    Earlier,
    Entry,
    Happened,
    Position,
    Snapshot,
    TableChanged,
    TableInfo,
    TakingBack,
)

LATEST = 200  # entries of the journal that are sent at once: the last ones, older ones when somebody asks

encode = msgspec.json.encode
read_events = msgspec.json.Decoder(list[Told]).decode


class Kept(msgspec.Struct):
    """What a journal entry keeps so that the game can go on from there: the state, and the numbers of its questions."""

    state: dict[str, object]
    asked: dict[int, int]


read_kept = msgspec.json.Decoder(Kept).decode


@dataclass
class Table:
    """`names`: what the people here are called; `answers`: those so far; `asked`: the number of the event with which
    each open question came, `opened`: the time of that; `heard`: the event of each message, by its person and id, as
    far as it is remembered; `absences`: who is away since when, at all tables."""

    store: Store
    row: TableRow
    chairs: list[ChairRow]
    names: dict[str, str] = field(default_factory=dict)
    state: State | None = None
    answers: list[Given] = field(default_factory=list)
    asked: dict[int, int] = field(default_factory=dict)
    opened: dict[int, int] = field(default_factory=dict)
    undo_request: UndoRequest | None = None
    heard: OrderedDict[tuple[str, str], int] = field(default_factory=OrderedDict)
    absences: Absences = field(default_factory=Absences)
    readers: set[Reader] = field(default_factory=set)
    thinking: dict[int, tuple[int, asyncio.Task[None]]] = field(default_factory=dict)
    before: dict[int, int] = field(default_factory=dict)  # the bots that have to wait, and how many go before them
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    users: int = 0  # who needs it in memory; counted by `Tables`
    lost: bool = False  # somebody else has written to the journal: what is in memory is not the truth

    @property
    def game(self) -> Game:
        return saloon.game(self.row.game)

    @property
    def seed(self) -> int:
        return int(self.row.seed, 16)

    def is_lost(self) -> bool:
        return self.lost

    # What everybody may know

    def info(self) -> TableInfo:
        present = {reader.person for reader in self.readers}
        seated = {chair.person for chair in self.chairs}
        return table_info(self.row, self.chairs, self.names, present, len(present - seated), self.absences)

    def chair(self, seat: int) -> ChairRow | None:
        return self.chairs[seat] if seat < len(self.chairs) else None

    def seats_of(self, person: str) -> list[int]:
        return [chair.seat for chair in self.chairs if chair.person == person]

    def held_by(self, person: str) -> list[int]:
        """The seats whose cards a person has seen in this game: those, and no others, are ever theirs in it."""
        return sorted({*self.row.held.get(person, ()), *self.seats_of(person)})

    # Who is there

    def enter(self, reader: Reader) -> None:
        self.readers.add(reader)
        self.absences.come(self.row.id, reader.person)
        self.tell_table()

    def leave(self, reader: Reader) -> None:
        self.readers.discard(reader)
        if not self.is_present(reader.person):
            self.absences.leave(self.row.id, reader.person)
        self.tell_table()

    def is_present(self, person: str) -> bool:
        return any(reader.person == person for reader in self.readers)

    def grace_left(self, person: str) -> int:
        """The seconds for which nobody may act in place of a person who is away."""
        since = away_since(self.row, person, self.absences)
        return max(0, -(-(since + 1000 * self.row.grace - now()) // 1000))

    # Writing

    async def append(
        self,
        kind: Kind,
        *,
        seat: int | None = None,
        chair: ChairRow | None = None,
        chairs: Sequence[ChairRow] = (),
        events: Sequence[Told] = (),
        state: State | None = None,
        phase: Phase | None = None,
        answers: list[Given] | None = None,
        words: str | None = None,
        undo_cost: str = "",
        person: str | None = None,
        message: str | None = None,
        undo_request: UndoRequest | None = None,
        host: str | None = None,
        name: str | None = None,
    ) -> JournalRow:
        """Write one entry durably, make it so in memory, and tell everybody who looks. `state`: the game after it;
        `chair`: whom the entry is about, by that name unless it tells another; `host`: the new one."""
        number = self.row.number + 1
        asked = self.asked if state is None else self.questions(state, number, kind, seat)
        given = self.answers if answers is None else answers
        entry = JournalRow(
            table_id=self.row.id,
            number=number,
            kind=kind,
            at=now(),
            seat=seat,
            name=name if name is not None else called(chair, self.names) if chair else "",
            bot=chair.bot if chair else None,
            answers=len(given),
            words=words,
            message=message,
            person=person,
            undo_cost=undo_cost,
            events=encode(events),
            dump=encode(Kept(state.dump(), asked)) if state else None,
        )
        phase = phase or self.row.phase
        held = self.row.held if phase == Phase.WAITING else now_held(self.row.held, [*self.chairs, *chairs])
        change = TableChange(phase, entry.at, list(asked), host or self.row.host, held)
        try:
            await self.store.append(entry, change, chairs)
        except BaseException:
            self.lost = True  # perhaps it was written, perhaps another writer was faster: the store knows
            raise
        self.row = msgspec.structs.replace(self.row, number=number, **msgspec.structs.asdict(change))
        self.seat(chairs)
        if state is not None:
            self.state = state
        self.opened = {seat: entry.at if asked[seat] == number else self.opened[seat] for seat in asked}
        self.answers, self.asked, self.undo_request = given, asked, undo_request
        self.note(entry)
        self.tell(entry, events)
        return entry

    def seat(self, chairs: Sequence[ChairRow]) -> None:
        """Whoever looked through the eyes of a seat that is not theirs any more looks no longer through them."""
        for changed in chairs:
            self.chairs[changed.seat] = changed
            for reader in self.readers:
                if reader.seat == changed.seat and reader.person != changed.person:
                    reader.seat = None

    def note(self, entry: JournalRow | Trace) -> None:
        """A message that comes again is known by its id."""
        if entry.person is not None and entry.message is not None:
            self.heard[entry.person, entry.message] = entry.number
            if len(self.heard) > LOOSE:
                self.heard.popitem(last=False)

    async def known(self, person: str, message: str) -> int | None:
        """The event that a message has led to, if it came before."""
        found = self.heard.get((person, message))
        if found is None and self.row.number > LOOSE:  # not all are in memory
            found = await self.store.number_of(self.row.id, person, message)
        return found

    def questions(self, state: State, number: int, kind: Kind, mover: int | None) -> dict[int, int]:
        """The number of each open question: it changes when its seat has answered or time was turned back."""
        return {
            seat: self.asked[seat] if kind == Kind.ANSWERED and seat != mover and seat in self.asked else number
            for seat in state.deciders()
        }

    # Telling

    def tell(self, entry: JournalRow, events: Sequence[Told]) -> None:
        """Everybody hears it as their eyes may; whoever shares eyes shares the bytes."""
        if not self.readers:
            return
        table = self.info()
        by_seat: dict[int | None, bytes] = {}
        for reader in list(self.readers):
            seat = reader.seat
            if seat not in by_seat:
                happened = Happened(entry_for(entry, events, seat), self.position_for(seat), table)
                by_seat[seat] = encode(happened)
            reader.push(by_seat[seat])

    def tell_table(self) -> None:
        """Somebody came or went."""
        message = encode(TableChanged(self.info()))
        for reader in list(self.readers):
            reader.push(message)

    def tell_queue(self, seat: int, before: int) -> None:
        """So many go before the bot on this seat; whoever looks hears of the one that has to wait longest."""
        known = self.busy().before
        self.before[seat] = before
        if not before:
            del self.before[seat]
        busy = self.busy()
        if busy.before != known:
            for reader in list(self.readers):
                reader.push(encode(busy))

    def busy(self) -> Busy:
        return Busy(None, max(self.before.values(), default=0))

    def position_for(self, seat: int | None) -> Position | None:
        if self.state is None:
            return None
        beats = {decider: beat for decider in self.asked if (beat := self.beat(decider)) is not None}
        return position(self.state, seat, self.asked, beats, self.takeback_for(seat))

    def beat(self, seat: int) -> int | None:
        """Before when nobody is told that this seat has passed, if it is asked in an answer window."""
        if not self.game.windows or self.state is None or seat not in self.asked or not pass_of(self.state, seat):
            return None
        wait = span(self.row, self.chairs, seat)
        return self.opened[seat] + wait if wait else None

    def takeback_for(self, seat: int | None) -> TakingBack:
        wanted = self.undo_request.seat if self.undo_request else None
        waiting = self.undo_request.waiting if self.undo_request else []
        return TakingBack(self.undo_cost_for(seat), wanted, waiting)

    def undo_cost_for(self, seat: int | None) -> str:
        """What it costs this seat to take back its last answer now."""
        if self.row.phase == Phase.OVER:
            return Phase.OVER
        if seat is None or all(one.seat != seat for one in self.answers):
            return NOTHING
        last = self.answers[-1]
        return last.undo_cost if last.seat == seat else HANDED

    async def snapshot(self, reader: Reader, since: int, back: Sequence[int] = ()) -> Snapshot:
        """All that these eyes need, with the last events after `since`. `back`: the seats that the reader has got back
        by coming."""
        number = self.row.number
        position = self.position_for(reader.seat)
        table, mine = self.info(), self.seats_of(reader.person)
        since, log = await self.entries(reader.seat, since, number + 1)
        return Snapshot(table, reader.seat, mine, number, since, log, position, list(back))

    async def earlier(self, reader: Reader, before: int) -> Earlier:
        """What happened before an event, as these eyes see it."""
        seat = reader.seat
        since, log = await self.entries(seat, 0, before)
        return Earlier(seat, before, since, log)

    async def entries(self, seat: int | None, after: int, before: int) -> tuple[int, list[Entry]]:
        """The last events between two numbers, and the number after which they begin."""
        rows = await self.store.journal(self.row.id, after, before, LATEST)
        if len(rows) == LATEST:
            after = rows[0].number - 1
        return after, [entry_for(row, read_events(row.events), seat) for row in rows]


def entry_for(entry: JournalRow, events: Sequence[Told], seat: int | None) -> Entry:
    seen = [event.seen_by(seat) for event in events]
    kind = (
        Kind.ANSWERED if entry.kind == Kind.TAKEN_BACK else entry.kind
    )  # that it was taken back an entry of its own tells
    return Entry(entry.number, kind, entry.at, entry.seat, entry.name, entry.bot, entry.answers, seen)


def now_held(before: Mapping[str, Sequence[int]], chairs: Sequence[ChairRow]) -> dict[str, list[int]]:
    """Who has held which seats in this game, with those who sit there now."""
    held = {person: list(seats) for person, seats in before.items()}
    for chair in chairs:
        if chair.person is not None and chair.seat not in held.setdefault(chair.person, []):
            held[chair.person].append(chair.seat)
    return held


async def load(store: Store, table_id: str, absences: Absences | None = None) -> Table | None:
    """A table from the store, as it was after the last entry of its journal. However long that is, only what the game
    needs is read: where it stands, whose answers there are, and the last entries without what they tell."""
    found = await store.load_table(table_id)
    if found is None:
        return None
    row, chairs = found
    table = Table(store, row, chairs, await store.names(chair.person for chair in chairs if chair.person))
    table.absences = absences or table.absences
    if row.phase == Phase.WAITING:
        return table
    latest = await store.latest(table_id)
    assert latest is not None, "a game that has begun has a dump"
    assert latest.dump is not None
    kept = read_kept(latest.dump)
    table.state = table.game.load(kept.state)
    table.asked = kept.asked
    times = await store.times(table_id, table.asked.values())
    table.opened = {seat: times[number] for seat, number in table.asked.items()}
    table.answers = [Given(seat, undo_cost) for seat, undo_cost, _ in await store.answers(table_id)]
    traces = await store.traces(table_id)
    for trace in traces:
        table.note(trace)
    table.undo_request = open_request(traces, table.answers, table.chairs)
    return table


async def match_of(table: Table) -> Match:
    """The game as a match, with the answers that were not taken back: its record can be written and verified."""
    moves = [(seat, words) for seat, _, words in await table.store.answers(table.row.id)]
    assert table.state is not None
    return Match(table.game, len(table.chairs), table.seed, table.row.switches, table.state, moves)
