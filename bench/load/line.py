"""Speaking HTTP and WebSocket as leanly as can be: a library's client costs as much as the server that it measures."""

from __future__ import annotations

import asyncio
import base64
import os
from collections.abc import Callable
from dataclasses import dataclass
from types import TracebackType
from typing import cast

HOST = "127.0.0.1"
SECONDS = 30  # nothing here takes longer, unless something is wrong

TEXT, CLOSE, PING, PONG = 1, 8, 9, 10
WHOLE = 0x80  # the message is not cut into frames
MASKED = 0x80
MASK = bytes(4)  # clients must mask; this mask leaves everything as it is


class Unheard(Exception):
    """The server did not say what it should."""


@dataclass(slots=True)
class Reply:
    cookie: str
    body: bytes


class Http:
    """One connection for requests, one after the other."""

    def __init__(self, port: int) -> None:
        self.port = port

    async def __aenter__(self) -> Http:
        self.reader, self.writer = await asyncio.open_connection(HOST, self.port)
        return self

    async def __aexit__(self, kind: type[BaseException] | None, _: object, trace: TracebackType | None) -> None:
        self.writer.close()

    async def ask(self, method: str, path: str, body: bytes = b"", cookie: str = "") -> Reply:
        lines = [f"{method} {path} HTTP/1.1", f"host: {HOST}:{self.port}", f"content-length: {len(body)}"]
        if body:
            lines.append("content-type: application/json")
        if cookie:
            lines.append(f"cookie: {cookie}")
        self.writer.write("\r\n".join([*lines, "", ""]).encode() + body)
        async with asyncio.timeout(SECONDS):
            head = (await self.reader.readuntil(b"\r\n\r\n")).decode("latin-1")
            status, *headers = head.rstrip().split("\r\n")
            said = {name.lower(): value for name, _, value in (header.partition(": ") for header in headers)}
            answer = await self.reader.readexactly(int(said["content-length"]))
        if status.split()[1][0] != "2":
            raise Unheard(f"{method} {path}: {status} {answer.decode()}")
        return Reply(said.get("set-cookie", "").partition(";")[0], answer)


class Line(asyncio.Protocol):
    """A WebSocket. `hear` gets every message, `lost` is called when the server hangs up."""

    def __init__(self, hear: Callable[[bytes], None], lost: Callable[[str], None]) -> None:
        self.hear = hear
        self.lost = lost
        self.rest = b""
        self.received = 0  # bytes
        self.leaving = False
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    async def open(self, port: int, path: str, cookie: str = "") -> None:
        key = base64.b64encode(os.urandom(16)).decode()
        lines = [
            f"GET {path} HTTP/1.1",
            f"host: {HOST}:{port}",
            "connection: Upgrade",
            "upgrade: websocket",
            "sec-websocket-version: 13",
            f"sec-websocket-key: {key}",
            *([f"cookie: {cookie}"] if cookie else []),
        ]
        async with asyncio.timeout(SECONDS):
            await asyncio.get_running_loop().create_connection(lambda: self, HOST, port)
            self.transport.write("\r\n".join([*lines, "", ""]).encode())
            await self.opened

    def say(self, message: bytes) -> None:
        self.send(TEXT, message)

    def leave(self) -> None:
        if not self.leaving:
            self.leaving = True
            self.send(CLOSE, (1000).to_bytes(2))
            self.transport.close()

    def send(self, kind: int, data: bytes) -> None:
        size = len(data)
        length = bytes([MASKED | size]) if size < 126 else bytes([MASKED | 126]) + size.to_bytes(2)
        self.transport.write(bytes([WHOLE | kind]) + length + MASK + data)

    # What asyncio calls

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)

    def connection_lost(self, exc: Exception | None) -> None:
        self.hung_up(f"the connection broke: {exc}")

    def data_received(self, data: bytes) -> None:
        self.received += len(data)
        data = self.rest + data if self.rest else data
        if not self.opened.done():
            head, end, data = data.partition(b"\r\n\r\n")
            if not end:
                self.rest = head
                return
            if b" 101 " not in head.partition(b"\r\n")[0]:
                self.hung_up(head.decode("latin-1"))
                return
            self.opened.set_result(None)
        at = 0
        while at + 2 <= len(data):
            start, size = at + 2, data[at + 1]
            if size >= 126:
                start += 2 if size == 126 else 8
                size = int.from_bytes(data[at + 2 : start])
            if start + size > len(data):
                break
            self.frame(data[at], data[start : start + size])
            at = start + size
        self.rest = data[at:]

    def frame(self, first: int, data: bytes) -> None:
        if first == WHOLE | TEXT:
            self.hear(data)
        elif first == WHOLE | PING:
            self.send(PONG, data)
        elif first == WHOLE | CLOSE:
            self.hung_up(f"the server hung up: {int.from_bytes(data[:2])} {data[2:].decode()}")
        elif first != WHOLE | PONG:
            self.hung_up(f"a frame that begins with {first}")

    def hung_up(self, why: str) -> None:
        if self.leaving:
            return
        self.leaving = True
        self.transport.close()
        if self.opened.done():
            self.lost(why)
        else:
            self.opened.set_exception(Unheard(why))
