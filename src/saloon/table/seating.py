"""Who sits where, and when the cards are dealt."""

from __future__ import annotations

import secrets
from collections.abc import Sequence

import msgspec

import saloon
from saloon.bots import BOTS
from saloon.engine.game import Game, Value
from saloon.engine.record import Match
from saloon.table.people import clean_name, table_id
from saloon.table.refusal import Refuse
from saloon.table.rhythm import RHYTHM
from saloon.table.sight import told
from saloon.table.store import ChairRow, JournalRow, Store, TableRow
from saloon.table.table import PLAYING, WAITING, Table, encode, now
from saloon.table.wire import ChairWish, NewTable

replace = msgspec.structs.replace


async def make(store: Store, host: str, wanted: NewTable) -> str:
    """Put up a new table; gives its id."""
    game = saloon.game(wanted.game)
    options = game.check(len(wanted.chairs), wanted.options)
    ident = table_id()
    chairs = [chair_row(ident, seat, wish, host) for seat, wish in enumerate(wanted.chairs)]
    if wanted.start and not full(chairs):
        raise Refuse("table-not-full")
    row = new_row(ident, game, options, host, wanted.open, wanted.pace, wanted.rhythm, wanted.hints)
    await store.create_table(row, chairs, first_entry(row))
    return ident


def new_row(
    ident: str,
    game: Game,
    options: dict[str, Value],
    host: str,
    is_open: bool,
    pace: str,
    rhythm: int = RHYTHM,
    hints: bool = True,
) -> TableRow:
    return TableRow(
        id=ident,
        game=game.slug,
        rules=game.rules,
        options=options,
        open=is_open,
        pace=pace,
        host=host,
        seed=f"{secrets.randbits(256):x}",
        phase=WAITING,
        created=now(),
        touched=now(),
        number=1,
        asked=[],
        rematch=None,
        rhythm=rhythm,
        hints=hints,
    )


def first_entry(row: TableRow) -> JournalRow:
    return JournalRow(
        table_id=row.id,
        number=1,
        kind="made",
        at=row.created,
        seat=None,
        name="",
        bot=None,
        answers=0,
        words=None,
        message=None,
        person=None,
        price="",
        events=encode([]),
        dump=None,
    )


def chair_row(ident: str, seat: int, wish: ChairWish, host: str) -> ChairRow:
    if wish.me:
        return ChairRow(ident, seat, host, clean_name(wish.name), None)
    return ChairRow(ident, seat, None, "", known_bot(wish.bot) if wish.bot else None)


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
    """Take a free seat, a bot's seat before the game begins, or one's own back from the bot that keeps it warm. `name`
    is for this seat only; without it one is called as always."""
    chair = existing(table, seat)
    if chair.person == person:
        if chair.bot is None:
            return  # sits there already
        mine = replace(chair, bot=None)
        await table.append("back", seat=seat, chair=mine, chairs=[mine])
        return
    if chair.person is not None or (chair.bot is not None and table.row.phase != WAITING):
        raise Refuse("table-seat-taken", {"seat": seat})
    if table.row.phase != WAITING and table.seats_of(person):
        raise Refuse("table-one-seat")  # a second hand would tell too much
    mine = replace(chair, person=person, name=name, bot=None)
    await table.append("sat", seat=seat, chair=mine, chairs=[mine])


async def stand(table: Table, person: str, seat: int) -> None:
    """Free a seat: one's own, or before the game any, if one is the host."""
    chair = existing(table, seat)
    if chair.person is None and chair.bot is None:
        raise Refuse("table-seat-empty", {"seat": seat})
    if chair.person != person and not (table.row.phase == WAITING and may_arrange(table, person)):
        raise Refuse("table-not-yours", {"seat": seat})
    free = replace(chair, person=None, name="", bot=None)
    await table.append("stood", seat=seat, chair=chair, chairs=[free])


async def seat_bot(table: Table, person: str, seat: int, level: str) -> None:
    """A bot for a free seat, or to keep a person's seat warm: one's own, or as the host that of somebody away."""
    known_bot(level)
    chair = existing(table, seat)
    if chair.bot is not None and chair.person is None and table.row.phase != WAITING:
        raise Refuse("table-seat-taken", {"seat": seat})
    if chair.person is None:
        if not may_arrange(table, person):
            raise Refuse("table-not-host")
    elif chair.person != person:
        if table.row.host != person:
            raise Refuse("table-not-yours", {"seat": seat})
        if table.row.phase == WAITING or any(reader.person == chair.person for reader in table.readers):
            raise Refuse("table-seat-present", {"seat": seat})
    elif table.row.phase == WAITING:
        chair = replace(chair, person=None, name="")  # before the game there is nothing to keep warm
    seated = replace(chair, bot=level)
    await table.append("bot", seat=seat, chair=seated, chairs=[seated])


def may_arrange(table: Table, person: str) -> bool:
    """The host and whoever sits here put bots on free seats and begin."""
    return person == table.row.host or bool(table.seats_of(person))


async def start(table: Table, person: str) -> None:
    """Deal. From here on the hash of the seed is known to all."""
    if table.row.phase != WAITING:
        raise Refuse("table-already-began")
    if not may_arrange(table, person):
        raise Refuse("table-not-host")
    if not full(table.chairs):
        raise Refuse("table-not-full")
    match = Match.new(table.game, len(table.chairs), table.seed, table.row.options, listen=True)
    events = told(match.state, match.state.hear())
    await table.append("began", events=events, state=match.state, phase=PLAYING)


async def rematch(table: Table, person: str) -> str:
    """The table where it goes on: the same game, everybody one seat further."""
    if table.row.phase in (WAITING, PLAYING):
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
    old = table.row
    options = table.game.check(count, old.options)
    row = new_row(table_id(), table.game, options, person, old.open, old.pace, old.rhythm, old.hints)
    chairs = []
    for seat in range(count):
        before = table.chairs[(seat - 1) % count]
        chairs.append(replace(before, table_id=row.id, seat=seat, bot=None if before.person else before.bot))
    await table.store.create_table(row, chairs, first_entry(row))
    return row.id
