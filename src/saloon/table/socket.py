"""The WebSocket of a table: one reader, who hears everything and may speak for their seats."""

from __future__ import annotations

import asyncio
import time
from contextlib import suppress

import msgspec
from starlette.routing import BaseRoute, WebSocketRoute
from starlette.websockets import WebSocket, WebSocketDisconnect

from saloon.engine.errors import SaloonError
from saloon.table import hints
from saloon.table.gate import Gate, address_of, gate_of
from saloon.table.limits import QUEUE
from saloon.table.outages import StoreTrouble
from saloon.table.reader import CLOSE_SLOW, Reader
from saloon.table.refusal import Refuse, trouble
from saloon.table.table import Table
from saloon.table.wire import (
    Acknowledged,
    Answer,
    AskEarlier,
    AskHints,
    ClientMessage,
    Consent,
    Hello,
    Look,
    Ping,
    Pong,
    Refused,
    TakeBack,
    Withdraw,
)

CLOSE_NORMAL = 1000
CLOSE_LATER = 1013
CLOSE_UNREADABLE = 4400
CLOSE_NO_PERSON = 4401
CLOSE_ORIGIN = 4403
CLOSE_UNKNOWN_TABLE = 4404
CLOSE_NO_HELLO = 4409
CLOSE_TOO_MANY = 4429
HELLO_SECONDS = 10
GOODBYE_SECONDS = 3  # less than the server takes to close

messages: msgspec.json.Decoder[ClientMessage] = msgspec.json.Decoder(ClientMessage)
encode = msgspec.json.encode


class Leave(Exception):  # not an error: the socket is to be closed with this code
    def __init__(self, code: int) -> None:
        self.code = code


async def socket(connection: WebSocket) -> None:
    """Check who comes, then let them in; a code says why not. It can only be said after the socket is accepted."""
    gate = gate_of(connection)
    person, address = gate.person_of(connection), address_of(connection)
    with suppress(WebSocketDisconnect, RuntimeError):  # gone; Starlette says RuntimeError to one who then still sends
        await connection.accept()
        if not gate.origin.is_home(connection.headers):
            await part(connection, CLOSE_ORIGIN)
        elif person is None:
            await part(connection, CLOSE_NO_PERSON)
        else:
            with gate.room_for(person, address) as is_room:
                await part(connection, await stay(gate, connection, person, address) if is_room else CLOSE_TOO_MANY)


async def part(connection: WebSocket, code: int) -> None:
    """Say why; one who does not listen is not waited for."""
    gate_of(connection).metrics.farewells.labels(code).inc()
    with suppress(TimeoutError):
        await asyncio.wait_for(connection.close(code), GOODBYE_SECONDS)


async def stay(gate: Gate, connection: WebSocket, person: str, address: str) -> int:
    """A visit; gives the code that it ends with, if it is ours to end."""
    try:
        return await visit(gate, connection, person, address)
    except Leave as leave:
        return leave.code
    except Refuse:
        return CLOSE_UNKNOWN_TABLE
    except StoreTrouble:
        return CLOSE_LATER


async def visit(gate: Gate, connection: WebSocket, person: str, address: str) -> int:
    """From hello to goodbye."""
    try:
        hello = await asyncio.wait_for(receive(gate, connection, person, address), HELLO_SECONDS)
    except TimeoutError as error:
        raise Leave(CLOSE_NO_HELLO) from error
    if not isinstance(hello, Hello):
        raise Leave(CLOSE_NO_HELLO)
    async with gate.tables.table(connection.path_params["table"]) as table:
        back = await gate.tables.welcome(table, person)
        async with table.lock:
            if table.is_lost():
                raise Leave(CLOSE_SLOW)
            reader = Reader(person, first_eyes(table, person, hello.seat), QUEUE)
            reader.push(encode(await table.snapshot(reader, hello.since, back)))
            table.enter(reader)
            if table.before:
                reader.push(encode(table.busy()))
        gate.metrics.sockets.inc()
        tasks = [
            asyncio.create_task(listen(gate, connection, table, reader, address)),
            asyncio.create_task(send(connection, reader)),
            asyncio.create_task(reader.dismissed()),
        ]
        try:
            done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            hints.forget(reader)
            gate.metrics.sockets.dec()
            table.leave(reader)
    if reader.closing:
        gate.metrics.slow_clients.inc()
        return reader.closing
    for task in done:
        task.result()
    return CLOSE_NORMAL


def first_eyes(table: Table, person: str, wanted: int | None) -> int | None:
    """Through whose eyes: as wished, if it is one's own seat, else through those of one's only seat. Who has several
    first sees what everybody sees: there may be others in front of the screen."""
    mine = table.seats_of(person)
    if wanted in mine:
        return wanted
    return mine[0] if len(mine) == 1 else None


async def receive(gate: Gate, connection: WebSocket, person: str, address: str) -> ClientMessage:
    """The next message; whoever speaks too much or in riddles has to leave."""
    frame = await connection.receive()
    if frame["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(frame.get("code") or CLOSE_NORMAL)
    if not gate.may_speak(person, address):
        raise Leave(CLOSE_TOO_MANY)
    try:
        return messages.decode(frame.get("text") or "")
    except (msgspec.DecodeError, RecursionError) as error:
        raise Leave(CLOSE_UNREADABLE) from error


async def send(connection: WebSocket, reader: Reader) -> None:
    while True:
        await connection.send_text((await reader.next()).decode())


async def listen(gate: Gate, connection: WebSocket, table: Table, reader: Reader, address: str) -> None:
    while True:
        message = await receive(gate, connection, reader.person, address)
        if isinstance(message, Ping):
            reader.push(encode(Pong(table.row.number)))
        elif isinstance(message, Look):
            await look(table, reader, message.seat)
        elif isinstance(message, AskEarlier):
            reader.push(encode(await table.earlier(reader, message.before)))
        elif isinstance(message, AskHints):
            hints.ask(gate, table, reader, message, address)
        elif isinstance(message, Hello):
            raise Leave(CLOSE_UNREADABLE)
        else:
            # What is begun is finished, even if who began it is gone
            await asyncio.shield(asyncio.create_task(act(gate, table, reader, message)))


async def look(table: Table, reader: Reader, seat: int | None) -> None:
    """Other eyes of one's own; never those of somebody else."""
    async with table.lock:
        reader.seat = seat if seat in table.seats_of(reader.person) else None
        reader.push(encode(await table.snapshot(reader, 0)))


async def act(gate: Gate, table: Table, reader: Reader, message: Answer | Withdraw | TakeBack | Consent) -> None:
    """Do what is asked, and say that it is done or why not; of a pass that waits it is said on its beat."""
    started = time.perf_counter()
    try:
        number = await gate.tables.act(table.row.id, reader, message)
    except SaloonError as error:
        gate.metrics.refusals.inc()
        reader.push(encode(Refused(message.id, trouble(error))))
    else:
        if number is None:
            return
        if isinstance(message, Answer):
            gate.metrics.answers.labels(table.row.game).inc()
            gate.metrics.answer_seconds.observe(time.perf_counter() - started)
        reader.push(encode(Acknowledged(message.id, number)))


def routes() -> list[BaseRoute]:
    return [WebSocketRoute("/api/tables/{table}/socket", socket)]
