"""Somebody who asks for long stories and reads none of them."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from websockets.asyncio.client import ClientConnection

from table.house import PACE, SECONDS, House, Visitor

SLOW_CLIENTS = "saloon_slow_clients_total"


async def finished_game(host: Visitor) -> str:
    """A table with a story: bots have played at it."""
    table = await host.table([{"bot": "random"}] * 3, start=True)
    async with asyncio.timeout(4 * SECONDS):
        while (await host.ask("GET", f"/api/tables/{table}"))["phase"] != "over":
            await asyncio.sleep(0.3)
    return table


@asynccontextmanager
async def deaf(visitor: Visitor, table: str) -> AsyncIterator[ClientConnection]:
    """A socket that takes one message and little more, until somebody reads."""
    small = socket.socket()
    small.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    small.connect(("127.0.0.1", int(visitor.address.rsplit(":", 1)[1])))
    async with visitor.socket(table, sock=small, max_queue=1) as line:
        await line.send('{"type":"hello"}')
        yield line


async def ask_in_vain(opened: House, line: ClientConnection) -> None:
    """Ask for the whole story again and again, until the server gives up."""
    before = opened.figure(SLOW_CLIENTS)
    while opened.figure(SLOW_CLIENTS) == before:
        await line.send('{"type":"look"}')
        await asyncio.sleep(PACE)
