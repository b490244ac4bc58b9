"""What a seat does in a game: it answers, takes back, or agrees that somebody else takes back."""

from __future__ import annotations

from contextlib import suppress

from saloon.engine.errors import IllegalOption
from saloon.engine.state import State
from saloon.engine.takeback import FREE, NOTHING, undo_cost
from saloon.table.refusal import Refuse
from saloon.table.rows import ChairRow, Kind, Phase
from saloon.table.table import Table, read_kept
from saloon.table.undo import Given, UndoRequest, agreed, request_undo
from saloon.table.visibility import told
from saloon.table.wire import Answer, Consent, TakeBack


async def act(table: Table, person: str, message: Answer | TakeBack | Consent) -> int:
    """Do what a person wants for a seat; gives the number of the event. The same message again gives the same number,
    and happens once."""
    known = await table.known(person, message.id)
    if known is not None:
        return known
    if isinstance(message, Consent):
        return await consent(table, person, message)
    own(table, person, message.seat)
    if isinstance(message, Answer):
        return await answer(table, person, message)
    return await take_back(table, person, message)


async def answer(table: Table, person: str, message: Answer) -> int:
    """An answer for keeps."""
    state = playing(table)
    if table.asked.get(message.seat) != message.asked:
        raise Refuse("table-stale-answer", {"seat": message.seat})
    return await play(table, message.seat, meant(table, state, message), person, message.id)


def meant(table: Table, state: State, message: Answer) -> int:
    """The option that the words stand for. Of words that would be an answer elsewhere the rules say why not here."""
    try:
        return state.read(message.seat, message.words)
    except IllegalOption as unknown:
        frame = state.asked(message.seat)
        for option in range(table.game.width):
            with suppress(IndexError):  # an id that means nothing in this question
                if state.words(frame, option) == message.words:
                    state.legal(message.seat, option)
        raise unknown from None


async def play(table: Table, seat: int, option: int, person: str | None = None, message: str | None = None) -> int:
    """Play an option that is legal: tried on a copy, written down, then made true."""
    before = playing(table)
    words = before.text(seat, option)
    after = before.copy()
    after.listen()
    after.rng.rekey(table.seed, len(table.answers) + 1)
    chance = after.rng.dump()
    after.play(seat, option)
    events = after.hear()
    cost = undo_cost(after, seat, chance, events, alone=True)
    entry = await table.append(
        Kind.ANSWERED,
        seat=seat,
        events=told(after, events),
        state=after,
        phase=None if after.deciders() else Phase.OVER,
        answers=[*table.answers, Given(seat, cost)],
        words=words,
        undo_cost=cost,
        person=person,
        message=message,
    )
    if not after.deciders():
        await table.store.forget_dumps(table.row.id)
    return entry.number


async def take_back(table: Table, person: str, message: TakeBack) -> int:
    """Take back the last answer of a seat: at once where it is free or nobody else plays, else ask the others."""
    playing(table)
    cost = table.undo_cost_for(message.seat)
    if cost == NOTHING:
        raise Refuse("table-nothing-to-take-back")
    if table.undo_request:
        raise Refuse("table-takeback-pending")
    request = request_undo(message.seat, table.answers, table.chairs)
    if cost == FREE or not request.waiting:
        return await turn_back(table, request, person, message.id)
    entry = await table.append(
        Kind.UNDO_ASKED, seat=message.seat, person=person, message=message.id, undo_request=request
    )
    return entry.number


async def consent(table: Table, person: str, message: Consent) -> int:
    """Agree or refuse, also while a bot keeps one's seat warm; when all have agreed, time is turned back."""
    theirs(table, person, message.seat)
    request = table.undo_request
    if request is None or message.seat not in request.waiting:
        raise Refuse("table-no-takeback-asked")
    if not message.agree:
        entry = await table.append(Kind.UNDO_REFUSED, seat=message.seat, person=person, message=message.id)
        return entry.number
    still = agreed(request, message.seat, table.chairs)
    if not still.waiting:
        return await turn_back(table, request, person, message.id)
    entry = await table.append(
        Kind.UNDO_AGREED, seat=message.seat, person=person, message=message.id, undo_request=still
    )
    return entry.number


async def turn_back(table: Table, request: UndoRequest, person: str, message: str) -> int:
    """The game as it was before the answer that is taken back."""
    row = await table.store.dump_at(table.row.id, request.answers)
    assert row is not None, "every answer of a game in progress has its dump"
    assert row.dump is not None
    entry = await table.append(
        Kind.UNDONE,
        seat=request.seat,
        state=table.game.load(read_kept(row.dump).state),
        answers=table.answers[: request.answers],
        person=person,
        message=message,
    )
    return entry.number


def playing(table: Table) -> State:
    """The game, if there is one going on."""
    if table.row.phase == Phase.WAITING or table.state is None:
        raise Refuse("table-not-begun")
    if table.row.phase == Phase.OVER:
        raise Refuse("table-game-over")
    return table.state


def own(table: Table, person: str, seat: int) -> None:
    """Nobody acts for a seat of somebody else, nor beside the bot that keeps it warm."""
    if theirs(table, person, seat).bot is not None:
        raise Refuse("table-not-yours", {"seat": seat})


def theirs(table: Table, person: str, seat: int) -> ChairRow:
    """The chair of a person."""
    chair = table.chair(seat)
    if chair is None:
        raise Refuse("table-no-such-seat", {"seats": len(table.chairs)})
    if chair.person != person:
        raise Refuse("table-not-yours", {"seat": seat})
    return chair
