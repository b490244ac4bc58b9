"""Hints: what the house would answer in the place of a player. It is given a world that the seat could be in, and only
who has asked hears of it (decision 12)."""

from __future__ import annotations

import asyncio
import logging
import secrets

import msgspec

from saloon.engine.errors import SaloonError
from saloon.engine.rng import Rng
from saloon.engine.state import State
from saloon.table.gate import Gate
from saloon.table.playing import own, playing
from saloon.table.reader import Reader
from saloon.table.refusal import Refuse, trouble
from saloon.table.table import Table
from saloon.table.wire import AskHints, Busy, Hints, Refused
from saloon.table.workers import HintJob

log = logging.getLogger("saloon.table")

WORLDS = 1_000_000  # as many as fit
SECONDS = 1.0  # that a player waits gladly

encode = msgspec.json.encode


def ask(gate: Gate, table: Table, reader: Reader, message: AskHints, address: str) -> None:
    """Let the house think about it; who has asked goes on meanwhile."""
    try:
        state = open_question(table, reader, message)
        gate.may_take_hint(reader.person, address)
    except SaloonError as error:
        refuse(gate, reader, message, error)
        return
    forget(reader)  # what it was about is over
    gate.metrics.hints.labels(table.row.game).inc()
    job = job_for(table, state, message.seat)
    task = asyncio.create_task(think(gate, table, reader, message, job))
    reader.hint = (message.seat, message.asked), task


def open_question(table: Table, reader: Reader, message: AskHints) -> State:
    """The game, if it asks this seat just that, and if whoever asks may know what the seat knows."""
    own(table, reader.person, message.seat)
    if not table.row.hints:
        raise Refuse("table-no-hints")
    state = playing(table)
    if table.asked.get(message.seat) != message.asked:
        raise Refuse("table-stale-answer", {"seat": message.seat})
    if reader.seat != message.seat:
        raise Refuse("table-other-eyes", {"seat": message.seat})
    if len(state.options(message.seat)) == 1:
        raise Refuse("table-no-choice")
    if reader.hint and reader.hint[0] == (message.seat, message.asked) and not reader.hint[1].done():
        raise Refuse("table-hint-pending")
    return state


def job_for(table: Table, state: State, seat: int) -> HintJob:
    """The true world never leaves this process."""
    world = state.imagine(seat, Rng(secrets.randbits(30)))
    return HintJob(table.row.game, world.dump(), seat, secrets.randbits(30), WORLDS, SECONDS)


async def think(gate: Gate, table: Table, reader: Reader, message: AskHints, job: HintJob) -> None:
    """Tell what came of it, unless the question is closed by then, or others look at the screen. It is on an account of
    its own: the bots at the tables of whoever asks are no slower for it, or others would see it."""
    told = 0

    def tell(before: int) -> None:
        nonlocal told
        if before != told:
            told = before
            reader.push(encode(Busy(message.id, before)))

    try:
        advice = await gate.tables.workers.advise(job, f"hints of {reader.person}", table.row.id, tell)
    except Exception as error:  # its message might tell what the seat holds
        log.warning("a hint failed: %s", type(error).__name__)
        refuse(gate, reader, message, Refuse("table-hint-trouble"))
        return
    is_kept_warm = table.chairs[message.seat].bot is not None
    if table.asked.get(message.seat) == message.asked and reader.seat == message.seat and not is_kept_warm:
        reader.push(encode(Hints(message.id, message.seat, message.asked, advice)))


def refuse(gate: Gate, reader: Reader, message: AskHints, error: SaloonError) -> None:
    gate.metrics.refusals.inc()
    reader.push(encode(Refused(message.id, trouble(error))))


def forget(reader: Reader) -> None:
    """Nobody waits for it any more."""
    if reader.hint is not None:
        reader.hint[1].cancel()
        reader.hint = None
