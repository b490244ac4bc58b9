"""A table in memory, the only one who writes to its journal: append durably, apply, then tell.

What people may do at it is in `seating.py` (chairs, beginning) and `playing.py` (answers, taking back). A table in
memory can be dropped at any moment: everything it knows is in the store.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache

import msgspec

import saloon
from saloon.engine.game import Game
from saloon.engine.record import Match, seed_hash
from saloon.engine.state import State
from saloon.table.reader import Reader
from saloon.table.rhythm import pass_of, span
from saloon.table.sight import Told, position
from saloon.table.store import ChairRow, JournalRow, Store, TableChange, TableRow
from saloon.table.wire import Busy, Chair, Entry, Happened, Position, Snapshot, TableChanged, TableInfo, TakingBack

WAITING, PLAYING, OVER = "waiting", "playing", "over"
ANSWERED = "answered"

encode = msgspec.json.encode
read_events = msgspec.json.Decoder(list[Told]).decode


class Kept(msgspec.Struct):
    """What a journal entry keeps so that the game can go on from there: the state, and the numbers of its questions."""

    state: dict[str, object]
    asked: dict[int, int]


read_kept = msgspec.json.Decoder(Kept).decode


@dataclass
class Wish:
    """Somebody asks to take back: the game would have `answers` answers again. `waiting`: who has not agreed yet."""

    seat: int
    answers: int
    waiting: list[int]


@dataclass
class Given:
    """An answer of the line that is played: whose, and why it is for keeps, if it is."""

    seat: int
    price: str


def now() -> int:
    return int(time.time() * 1000)


@dataclass
class Table:
    """`names`: what the people here are called; `line`: the answers so far; `asked`: the number of the event with which
    each open question came, `opened`: the time of that; `heard`: the event of each message, by its person and id."""

    store: Store
    row: TableRow
    chairs: list[ChairRow]
    names: dict[str, str] = field(default_factory=dict)
    state: State | None = None
    line: list[Given] = field(default_factory=list)
    asked: dict[int, int] = field(default_factory=dict)
    opened: dict[int, int] = field(default_factory=dict)
    wish: Wish | None = None
    heard: dict[tuple[str, str], int] = field(default_factory=dict)
    readers: set[Reader] = field(default_factory=set)
    thinking: dict[int, tuple[int, asyncio.Task[None]]] = field(default_factory=dict)
    before: dict[int, int] = field(default_factory=dict)  # the bots that have to wait, and how many go before them
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    users: int = 0  # who needs it in memory; counted by the hall
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
        return table_info(self.row, self.chairs, self.names, present, len(present - seated))

    def chair(self, seat: int) -> ChairRow | None:
        return self.chairs[seat] if seat < len(self.chairs) else None

    def seats_of(self, person: str) -> list[int]:
        return [chair.seat for chair in self.chairs if chair.person == person]

    # Writing

    async def append(
        self,
        kind: str,
        *,
        seat: int | None = None,
        chair: ChairRow | None = None,
        chairs: Sequence[ChairRow] = (),
        events: Sequence[Told] = (),
        state: State | None = None,
        phase: str | None = None,
        line: list[Given] | None = None,
        words: str | None = None,
        price: str = "",
        person: str | None = None,
        message: str | None = None,
        wish: Wish | None = None,
    ) -> JournalRow:
        """Write one entry durably, make it so in memory, and tell everybody who looks. `state`: the game after it;
        `chair`: whom the entry is about."""
        number = self.row.number + 1
        asked = self.asked if state is None else self.questions(state, number, kind, seat)
        moved = self.line if line is None else line
        entry = JournalRow(
            table_id=self.row.id,
            number=number,
            kind=kind,
            at=now(),
            seat=seat,
            name=called(chair, self.names) if chair else "",
            bot=chair.bot if chair else None,
            answers=len(moved),
            words=words,
            message=message,
            person=person,
            price=price,
            events=encode(events),
            dump=encode(Kept(state.dump(), asked)) if state else None,
        )
        phase = phase or self.row.phase
        change = TableChange(phase=phase, touched=entry.at, asked=list(asked))
        try:
            await self.store.append(entry, change, chairs)
        except BaseException:
            self.lost = True  # perhaps it was written, perhaps another writer was faster: the store knows
            raise
        self.row = msgspec.structs.replace(self.row, number=number, phase=phase, touched=entry.at, asked=change.asked)
        for changed in chairs:
            self.chairs[changed.seat] = changed
            for reader in self.readers:
                if reader.seat == changed.seat and reader.person != changed.person:
                    reader.seat = None  # the seat is not theirs any more, nor what it knows
        if state is not None:
            self.state = state
        self.opened = {seat: entry.at if asked[seat] == number else self.opened[seat] for seat in asked}
        self.line, self.asked, self.wish = moved, asked, wish
        self.note(entry)
        self.tell(entry, events)
        return entry

    def note(self, entry: JournalRow) -> None:
        """A message that comes again is known by its id."""
        if entry.person is not None and entry.message is not None:
            self.heard[entry.person, entry.message] = entry.number

    def questions(self, state: State, number: int, kind: str, mover: int | None) -> dict[int, int]:
        """The number of each open question: it changes when its seat has answered or time was turned back."""
        return {
            seat: self.asked[seat] if kind == ANSWERED and seat != mover and seat in self.asked else number
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

    def tell_line(self, seat: int, before: int) -> None:
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
        wanted = self.wish.seat if self.wish else None
        waiting = self.wish.waiting if self.wish else []
        return TakingBack(self.price_for(seat), wanted, waiting)

    def price_for(self, seat: int | None) -> str:
        """What it costs this seat to take back its last answer now."""
        if self.row.phase == OVER:
            return "over"
        if seat is None or all(given.seat != seat for given in self.line):
            return "nothing"
        last = self.line[-1]
        return last.price if last.seat == seat else "handed"

    async def snapshot(self, reader: Reader, since: int) -> Snapshot:
        """All that these eyes need, with the events after `since`."""
        number = self.row.number
        position = self.position_for(reader.seat)
        table, mine = self.info(), self.seats_of(reader.person)
        rows = await self.store.journal(self.row.id, since, number)
        log = [entry_for(row, read_events(row.events), reader.seat) for row in rows]
        return Snapshot(table, reader.seat, mine, number, since, log, position)


def entry_for(entry: JournalRow, events: Sequence[Told], seat: int | None) -> Entry:
    seen = [event.seen_by(seat) for event in events]
    return Entry(entry.number, entry.kind, entry.at, entry.seat, entry.name, entry.bot, entry.answers, seen)


@lru_cache(maxsize=4096)  # it is told with every event
def hash_of(seed: str) -> str:
    return seed_hash(int(seed, 16))


def called(chair: ChairRow, names: Mapping[str, str]) -> str:
    """The name for this seat only, or what its person is called everywhere."""
    return chair.name or names.get(chair.person or "", "")


def table_info(
    row: TableRow, chairs: Sequence[ChairRow], names: Mapping[str, str], present: set[str], watchers: int
) -> TableInfo:
    """A table as everybody may know it: the seed only when nothing hangs on it any more."""
    return TableInfo(
        id=row.id,
        game=row.game,
        rules=row.rules,
        options=row.options,
        open=row.open,
        pace=row.pace,
        rhythm=row.rhythm,
        hints=row.hints,
        host=row.host,
        phase=row.phase,
        chairs=[Chair(c.seat, c.person, called(c, names), c.bot, c.person in present) for c in chairs],
        asked=row.asked,
        number=row.number,
        created=row.created,
        touched=row.touched,
        seed_hash=hash_of(row.seed) if row.phase != WAITING else None,
        seed=row.seed if row.phase == OVER else None,
        rematch=row.rematch,
        watchers=watchers,
    )


async def load(store: Store, table_id: str) -> Table | None:
    """A table from the store, as it was after the last entry of its journal."""
    found = await store.load_table(table_id)
    if found is None:
        return None
    row, chairs = found
    table = Table(store, row, chairs, await store.names(chair.person for chair in chairs if chair.person))
    if row.phase == WAITING:
        return table
    latest = await store.latest(table_id)
    assert latest is not None, "a game that has begun has a dump"
    assert latest.dump is not None
    kept = read_kept(latest.dump)
    table.state = table.game.load(kept.state)
    table.asked = kept.asked
    times: dict[int, int] = {}
    for entry in await store.journal(table_id):
        times[entry.number] = entry.at
        table.note(entry)
        replay_entry(table, entry)
    table.opened = {seat: times[number] for seat, number in table.asked.items()}
    return table


def replay_entry(table: Table, entry: JournalRow) -> None:
    """What an entry of the journal did to the line and to the wish to take back."""
    seat = entry.seat if entry.seat is not None else -1
    if entry.kind == ANSWERED:
        table.line.append(Given(seat, entry.price))
        table.wish = None
    elif entry.kind == "undone":
        del table.line[entry.answers :]
        table.wish = None
    elif entry.kind == "undo-asked":
        table.wish = wish_of(table, seat)
    elif entry.kind == "undo-agreed" and table.wish:
        table.wish = agreed(table, table.wish, seat)
    else:
        table.wish = None  # whoever comes or goes, or refuses, ends it


def wish_of(table: Table, seat: int) -> Wish:
    """To take back the last answer of a seat: everybody else who answers for themselves has to agree."""
    mine = table.chairs[seat].person
    others = [chair.seat for chair in table.chairs if chair.person not in (None, mine) and chair.bot is None]
    last = max(place for place, given in enumerate(table.line) if given.seat == seat)
    return Wish(seat, last, others)


def agreed(table: Table, wish: Wish, seat: int) -> Wish:
    """The wish when the person on this seat has agreed, who may have others too."""
    person = table.chairs[seat].person
    return Wish(wish.seat, wish.answers, [other for other in wish.waiting if table.chairs[other].person != person])


async def match_of(table: Table) -> Match:
    """The game as a match, with the answers that were not taken back: its record can be written and verified."""
    moves: list[tuple[int, str]] = []
    for entry in await table.store.journal(table.row.id):
        if entry.kind == ANSWERED:
            moves.append((entry.seat or 0, entry.words or ""))
        elif entry.kind == "undone":
            del moves[entry.answers :]
    assert table.state is not None
    return Match(table.game, len(table.chairs), table.seed, table.row.options, table.state, moves)
