"""Two tables that look alike to one seat: the true one, and one in a world that the seat could be in. All that the
server would send that seat, and a spectator, has to be the same at both, byte for byte."""

from __future__ import annotations

import hashlib
import itertools
from collections.abc import Mapping, Sequence

import msgspec

import saloon
from saloon.engine.errors import SaloonError
from saloon.engine.game import Game, Value
from saloon.engine.record import Match
from saloon.engine.rng import Rng
from saloon.engine.state import State
from saloon.games.bang_duel.events import EVENTS as DUEL_NEWS
from saloon.games.colt_express.events import EVENTS
from saloon.table import playing, seating
from saloon.table.reader import Reader
from saloon.table.refusal import trouble
from saloon.table.rows import ChairRow, JournalRow, Kind, Phase, TableChange
from saloon.table.store import NO_NUMBER, Store
from saloon.table.table import Table
from saloon.table.visibility import told
from saloon.table.wire import Answer, Consent, NewTable, Refused, TableChanged, TakeBack

GAME = saloon.game("colt-express")
DUEL = saloon.game("bang-duel")
REVEALING = {
    game.slug: {kind.name for kind in news if kind.reveals} for game, news in ((GAME, EVENTS), (DUEL, DUEL_NEWS))
}
ROOM = 1000
OFTEN = 4
SPECTATOR = "nobody"

encode = msgspec.json.encode
replace = msgspec.structs.replace

Eyes = int | None


class Leak(AssertionError):
    """The server tells the truth to somebody who cannot know it."""


class Pages(Store):
    """A journal on loose pages: what a table needs of the store, without a database."""

    def __init__(self, rows: Sequence[JournalRow]) -> None:
        self.rows = list(rows)

    async def append(self, entry: JournalRow, change: TableChange, chairs: Sequence[ChairRow] = ()) -> None:
        self.rows.append(entry)

    async def journal(
        self, table_id: str, after: int = 0, before: int = NO_NUMBER, most: int = NO_NUMBER
    ) -> list[JournalRow]:
        return [replace(row, dump=None) for row in self.rows if after < row.number < before][-most:]

    async def number_of(self, table_id: str, person: str, message: str) -> int | None:
        found = (row.number for row in self.rows if (row.person, row.message) == (person, message))
        return next(found, None)

    async def forget_dumps(self, table_id: str) -> None:
        pass


def person(eyes: Eyes) -> str:
    return SPECTATOR if eyes is None else f"person{eyes}"


async def new_table(seats: int, seed: int, options: Mapping[str, Value], game: Game = GAME) -> Table:
    """A table where a game begins, with a person on each seat."""
    row = seating.new_row("table", game, dict(options), "host", NewTable(game.slug, [], open=True, pace="quick"))
    row = replace(row, seed=hashlib.sha256(b"%d" % seed).hexdigest(), created=0)
    chairs = [ChairRow("table", seat, person(seat)) for seat in range(seats)]
    table = Table(Pages([seating.first_entry(row)]), row, chairs)
    match = Match.new(game, seats, table.seed, row.switches, listen=True)
    await table.append(Kind.BEGAN, events=told(match.state, match.state.hear()), state=match.state, phase=Phase.PLAYING)
    return table


def twin_of(table: Table, world: State) -> Table:
    """The same table in another world."""
    assert isinstance(table.store, Pages)
    pages = Pages(table.store.rows)
    asked, opened = dict(table.asked), dict(table.opened)
    twin = Table(pages, table.row, table.chairs[:], {}, world, table.answers[:], asked, opened, table.undo_request)
    twin.absences = table.absences
    return twin


async def shown(table: Table, eyes: Eyes, since: int) -> list[bytes]:
    """What somebody with these eyes is sent who comes now, and does what cannot be done."""
    reader = Reader(person(eyes), eyes, ROOM)
    messages = [encode(await table.snapshot(reader, since)), encode(TableChanged(table.info()))]
    for wrong in wrong_messages(table, eyes):
        try:
            await playing.act(table, reader.person, wrong)
        except SaloonError as error:
            messages.append(encode(Refused(wrong.id, trouble(error))))
        else:
            raise Leak(f"{wrong} was not refused")
    return messages


def wrong_messages(table: Table, eyes: Eyes) -> list[Answer | TakeBack | Consent]:
    """What somebody might try to find out more."""
    seat = 0 if eyes is None else eyes
    asked = table.asked.get(seat, 0)
    messages: list[Answer | TakeBack | Consent] = [
        Answer("stale", seat, asked + 1, "draw"),
        Answer("unknown", seat, asked, "?"),
        Answer("not-mine", (seat + 1) % len(table.chairs), table.row.number, "draw"),
        Answer("no-seat", 11, 0, "draw"),
        Consent("agree", seat, True),
    ]
    if table.undo_cost_for(eyes) == "nothing":
        messages.append(TakeBack("nothing", seat))
    if eyes in table.asked:
        assert table.state is not None
        beginnings = [table.state.text(seat, option)[:1] for option in table.state.options(seat)]
        if beginnings.count(beginnings[0]) > 1:
            messages.append(Answer("ambiguous", seat, asked, beginnings[0]))
    return messages


async def heard(table: Table, actor: int, option: int, looking: Sequence[Eyes]) -> dict[Eyes, bytes]:
    """What these pairs of eyes are sent when somebody answers; all others are there too. The table is used up."""
    everybody: list[Eyes] = [*range(len(table.chairs)), None]
    readers = {eyes: Reader(person(eyes), eyes if eyes in looking else None, ROOM) for eyes in everybody}
    table.readers = set(readers.values())
    await playing.play(table, actor, option)
    table.readers = set()
    return {eyes: readers[eyes].waiting[0] for eyes in looking}


def is_open(table: Table) -> bool:
    """Whether the last answer brought something to light: from there on worlds go apart."""
    return table.answers[-1].undo_cost in ("chance", "revealed")


def view(message: bytes) -> object:
    return msgspec.json.decode(message)["position"]["view"]


class Watch:
    """One random game at a table, watched by everybody. `every`: how many answers there are from one look at all that
    is sent to the next; at questions to several at once it is looked more often."""

    def __init__(self, seats: int, seed: int, options: Mapping[str, Value], every: int = 1, game: Game = GAME) -> None:
        self.game = game
        self.seats, self.seed, self.options, self.every = seats, seed, options, every
        self.rng = Rng(seed)
        self.looks = 0

    async def play(self) -> int:
        """To the end; gives the number of looks."""
        table = await new_table(self.seats, self.seed, self.options, self.game)
        while table.state is not None and (deciders := table.state.deciders()):
            actor = deciders[self.rng.below(len(deciders))]
            choices = table.state.options(actor)
            option = choices[self.rng.below(len(choices))]
            every = self.every if len(deciders) == 1 else max(1, self.every // OFTEN)
            if (len(table.answers) + self.seed) % every == 0:
                self.looks += 1
                await self.look(table, actor, option)
            else:
                await playing.play(table, actor, option)
        return self.looks

    async def look(self, table: Table, actor: int, option: int) -> None:
        """Compare everything before an answer, give it, and compare what is told about it."""
        assert table.state is not None
        everybody: list[Eyes] = [*range(self.seats), None]
        since = 0 if self.looks % 20 == 0 else table.row.number - 1
        true_state, secret = table.state, bool(table.state.question(actor)["secret"])
        twins = {seat: self.imagined(table, seat) for seat in range(self.seats)}
        true = {eyes: await shown(table, eyes, since) for eyes in everybody}
        for seat, twin in twins.items():
            for eyes in (seat, None):
                self.same(true[eyes], await shown(twin, eyes, since), seat, eyes, table)
        before = twin_of(table, true_state)
        answer = await heard(table, actor, option, everybody)
        for seat, twin in twins.items():
            assert twin.state is not None
            world, others = twin.state, secret and seat != actor
            possible = world.options(actor)
            tried = {option, possible[self.rng.below(len(possible))]} if others else {option}
            for other in tried & set(possible):
                await self.compare(table, twin_of(before, world), actor, other, seat, answer, other != option)

    async def compare(
        self, table: Table, twin: Table, actor: int, option: int, seat: int, true: dict[Eyes, bytes], differs: bool
    ) -> None:
        """The same answer tells the same in every world that looks alike, until something comes to light; and so does
        another answer after which the game looks the same."""
        imagined = await heard(twin, actor, option, [seat, None])
        for eyes in (seat, None):
            if differs and view(imagined[eyes]) != view(true[eyes]):
                continue
            if is_open(table) or is_open(twin):
                self.same([self.rumour(true[eyes])], [self.rumour(imagined[eyes])], seat, eyes, table)
            else:
                self.same([true[eyes]], [imagined[eyes]], seat, eyes, table)

    def rumour(self, message: bytes) -> bytes:
        """What was told before anything came to light."""
        entry = msgspec.json.decode(message)["entry"]
        events = itertools.takewhile(lambda event: event["event"] not in REVEALING[self.game.slug], entry["events"])
        return encode({**entry, "events": list(events)})

    def imagined(self, table: Table, seat: int) -> Table:
        assert table.state is not None
        return twin_of(table, table.state.imagine(seat, Rng(self.rng.below(1 << 30))))

    def same(self, true: list[bytes], imagined: list[bytes], seat: int, eyes: Eyes, table: Table) -> None:
        way = f"seats={self.seats} seed={self.seed} {dict(self.options)} answer {len(table.answers)}"
        for one, other in zip(true, imagined, strict=True):
            if one != other:
                raise Leak(f"eyes {eyes} in a world of seat {seat} ({way}): {one!r} {other!r}")
            if table.row.seed.encode() in one and table.row.phase != Phase.OVER:
                raise Leak(f"eyes {eyes} see the seed ({way})")
