"""Who sits where, and when the cards are dealt."""

from __future__ import annotations

import secrets
from collections.abc import Sequence

import msgspec

import saloon
from saloon.bots import BOTS
from saloon.engine.game import Game, Value
from saloon.engine.record import Match
from saloon.table.absence import now
from saloon.table.info import called
from saloon.table.people import clean_name, table_id
from saloon.table.refusal import Refuse
from saloon.table.rows import ChairRow, JournalRow, Kind, Phase, TableRow
from saloon.table.store import Store
from saloon.table.table import Table
from saloon.table.visibility import told
from saloon.table.wire import NewChair, NewTable

replace = msgspec.structs.replace


async def make(store: Store, host: str, wanted: NewTable) -> str:
    """Put up a new table; gives its id."""
    game = saloon.game(wanted.game)
    switches = game.check(len(wanted.chairs), wanted.switches)
    ident = table_id()
    chairs = [chair_row(ident, seat, wanted_chair, host) for seat, wanted_chair in enumerate(wanted.chairs)]
    if wanted.start and not full(chairs):
        raise Refuse("table-not-full")
    row = new_row(ident, game, switches, host, wanted)
    await store.create_table(row, chairs, first_entry(row))
    return ident


def new_row(ident: str, game: Game, switches: dict[str, Value], host: str, like: NewTable | TableRow) -> TableRow:
    """A table that was never touched, with the settings of what is wanted, or of another table."""
    return TableRow(
        id=ident,
        game=game.slug,
        rules=game.rules,
        switches=switches,
        open=like.open,
        pace=like.pace,
        host=host,
        seed=f"{secrets.randbits(256):x}",
        phase=Phase.WAITING,
        created=now(),
        touched=now(),
        number=1,
        asked=[],
        rematch=None,
        rhythm=like.rhythm,
        hints=like.hints,
        grace=like.grace,
    )


def first_entry(row: TableRow) -> JournalRow:
    return JournalRow(row.id, 1, Kind.MADE, row.created)


def chair_row(ident: str, seat: int, wanted_chair: NewChair, host: str) -> ChairRow:
    if wanted_chair.me:
        return ChairRow(ident, seat, host, clean_name(wanted_chair.name), None)
    return ChairRow(ident, seat, None, "", known_bot(wanted_chair.bot) if wanted_chair.bot else None)


def known_bot(level: str) -> str:
    if level not in BOTS:
        raise Refuse("table-unknown-bot", {"bot": level, "bots": ", ".join(BOTS)})
    return level


def full(chairs: Sequence[ChairRow]) -> bool:
    return all(chair.person or chair.bot for chair in chairs)


def existing(table: Table, seat: int) -> ChairRow:
    chair = table.chair(seat)
    if chair is None:
        raise Refuse("table-no-such-seat", {"seats": len(table.chairs)})
    return chair


async def sit(table: Table, person: str, name: str, seat: int) -> None:
    """Take a free seat, a bot's seat before the game begins, or one's own back from the bot that keeps it warm. Whoever
    has seen a hand in a game sees no other one: they can only return. `name` is for this seat only; without it one is
    called as always."""
    chair = existing(table, seat)
    if chair.person == person:
        if chair.bot is not None:
            await give_back(table, chair)
        return
    if chair.person is not None:
        raise Refuse("table-seat-taken", {"seat": seat})
    if chair.asked_away == person:
        raise Refuse("table-asked-away")
    if table.row.phase != Phase.WAITING:
        held = table.held_by(person)
        if chair.bot is not None and seat not in held:
            raise Refuse("table-seat-taken", {"seat": seat})
        if held and seat not in held:
            raise Refuse("table-one-seat", {"number": held[0] + 1})
    mine = ChairRow(table.row.id, seat, person, name)
    if not table.is_present(person):
        table.absences.leave(table.row.id, person)  # most come in a moment
    await table.append(Kind.SAT, seat=seat, chair=mine, chairs=[mine])


async def give_back(table: Table, chair: ChairRow) -> None:
    """The bot that kept a seat warm leaves it to its person."""
    mine = replace(chair, bot=None, by=None)
    await table.append(Kind.BACK, seat=chair.seat, chair=mine, chairs=[mine])


async def come_back(table: Table, person: str) -> list[int]:
    """Somebody comes to the table: where the host has let a bot play for them, it stops, and they find the seat theirs.
    Gives the seats."""
    kept = kept_for(table, person)
    for chair in kept:
        await give_back(table, chair)
    return [chair.seat for chair in kept]


def kept_for(table: Table, person: str) -> list[ChairRow]:
    """The seats of a person where somebody else has put a bot. One to whom they have handed a seat themselves stays."""
    return [chair for chair in table.chairs if chair.person == person and chair.bot and chair.by not in (None, person)]


async def stand(table: Table, person: str, seat: int) -> None:
    """Free a seat: one's own, or as the host before the game any. Who is asked to leave does not sit down there again
    before somebody else has."""
    chair = existing(table, seat)
    if chair.person is None and chair.bot is None:
        raise Refuse("table-seat-empty", {"seat": seat})
    if chair.person != person and (table.row.phase != Phase.WAITING or person != table.row.host):
        raise Refuse("table-not-yours", {"seat": seat})
    free = ChairRow(table.row.id, seat)
    if chair.person in (None, person):
        await table.append(Kind.STOOD, seat=seat, chair=chair, chairs=[free])
    else:
        await table.append(Kind.FREED, seat=seat, chair=chair, chairs=[replace(free, asked_away=chair.person)])


async def seat_bot(table: Table, person: str, seat: int, level: str) -> None:
    """In a game, a bot keeps one's seat warm. The host puts bots on free seats, and lets one play for somebody who has
    been away for longer than the grace of the table."""
    known_bot(level)
    chair = existing(table, seat)
    if table.row.phase != Phase.WAITING and chair.person == person:
        warm = replace(chair, bot=level, by=person)
        await table.append(Kind.BOT, seat=seat, chair=warm, chairs=[warm])
        return
    if person != table.row.host:
        raise Refuse("table-not-host")
    if chair.person in (None, person):
        if chair.bot is not None and table.row.phase != Phase.WAITING:
            raise Refuse("table-seat-taken", {"seat": seat})
        seated = ChairRow(table.row.id, seat, bot=level, by=person)
        await table.append(Kind.BOT, seat=seat, chair=seated, chairs=[seated])
        return
    if table.row.phase == Phase.WAITING or table.is_present(chair.person):
        raise Refuse("table-seat-present", {"seat": seat})
    if chair.bot is not None:
        raise Refuse("table-seat-taken", {"seat": seat})
    if wait := table.grace_left(chair.person):
        raise Refuse("table-seat-grace", {"seat": seat, "seconds": wait})
    warm = replace(chair, bot=level, by=person)
    await table.append(Kind.KEPT, seat=seat, chair=warm, chairs=[warm], name=called_at(table, person))


def called_at(table: Table, person: str) -> str:
    """The name of somebody who may or may not have a seat."""
    seats = table.seats_of(person)
    return called(table.chairs[seats[0]], table.names) if seats else table.names.get(person, "")


async def hand_over(table: Table, person: str, seat: int) -> None:
    """Whoever sits there becomes the host: because the host wants it, or because the host is away for too long and
    nobody else could begin, or let bots play for those who are gone."""
    chair = existing(table, seat)
    if chair.person is None:
        raise Refuse("table-seat-empty", {"seat": seat})
    host = table.row.host
    if person != host:
        if chair.person != person:
            raise Refuse("table-not-host")
        if table.is_present(host):
            raise Refuse("table-host-present")
        if wait := table.grace_left(host):
            raise Refuse("table-host-grace", {"seconds": wait})
    if chair.person != host:
        await table.append(Kind.HOST, seat=seat, chair=replace(chair, bot=None), host=chair.person)


async def start(table: Table, person: str) -> None:
    """Deal. From here on the hash of the seed is known to all."""
    if table.row.phase != Phase.WAITING:
        raise Refuse("table-already-began")
    if person != table.row.host:
        raise Refuse("table-not-host")
    if not full(table.chairs):
        raise Refuse("table-not-full")
    match = Match.new(table.game, len(table.chairs), table.seed, table.row.switches, listen=True)
    events = told(match.state, match.state.hear())
    await table.append(Kind.BEGAN, events=events, state=match.state, phase=Phase.PLAYING)


async def rematch(table: Table, person: str) -> str:
    """The table where it goes on: the same game, everybody one seat further."""
    if table.row.phase in (Phase.WAITING, Phase.PLAYING):
        raise Refuse("table-not-over")
    if not table.seats_of(person):
        raise Refuse("table-not-seated")
    if table.row.rematch is None:
        ident = await make_rematch(table, person)
        table.row = replace(table.row, rematch=await table.store.set_rematch(table.row.id, ident))
        table.tell_table()
    assert table.row.rematch is not None
    return table.row.rematch


async def make_rematch(table: Table, person: str) -> str:
    """A bot that kept a seat warm is gone: its person is expected again."""
    count = len(table.chairs)
    switches = table.game.check(count, table.row.switches)
    row = new_row(table_id(), table.game, switches, person, table.row)
    chairs = []
    for seat in range(count):
        before = table.chairs[(seat - 1) % count]
        bot = None if before.person else before.bot
        chairs.append(ChairRow(row.id, seat, before.person, before.name, bot))
    await table.store.create_table(row, chairs, first_entry(row))
    return row.id
