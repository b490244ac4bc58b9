"""The two languages of the server as uvicorn speaks them, HTTP and WebSocket, with an eye on what they cost.

Everything here happens before a byte is parsed or a task is made for somebody.
"""

from __future__ import annotations

import asyncio
import logging
import time
from asyncio.transports import BaseTransport
from functools import cache
from http import HTTPStatus
from typing import Final

import h11
from starlette.datastructures import Headers
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from saloon.table.connections import (
    BODY,
    FULL,
    HEAD,
    LEAVING,
    LEAVING_SECONDS,
    MESSAGE,
    NAME,
    NOTHING,
    READING,
    ROOM,
    Connections,
)
from saloon.table.refusal import Refuse, refusal_response
from saloon.table.socket_frames import FrameCounter

log = logging.getLogger("saloon.table")

CLOSE_UNREADABLE: Final = 1007
CLOSE_UNFINISHED: Final = 1008
CLOSE_ROOM: Final = 1013
CLOSE_TOO_MANY: Final = 4429
EARLY, FRAMES, BAD = "early", "frames", "noise"  # reasons to cut a socket, beside those of all connections
DEAF: Final = 256 * 1024  # bytes that are thrown away while one who was told to leave still talks
WAIT: Final = 10  # seconds to stay away, for one who comes too often


@cache
def no(key: str) -> bytes:
    """A refusal to somebody whose request is not even read."""
    response = refusal_response(Refuse(key, {"seconds": WAIT}))
    status = HTTPStatus(response.status_code)
    headers = b"".join(b"%s: %s\r\n" % pair for pair in response.raw_headers)
    head = b"HTTP/1.1 %d %s\r\n%sconnection: close\r\n\r\n" % (status, status.phrase.encode(), headers)
    return head + bytes(response.body)


class HttpCaller(H11Protocol):
    """Requests. Who is one too many is told so before anything is read."""

    all_connections: Connections

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as uvicorn has it
        super().connection_made(transport)
        self.all_connections = self.app_state["connections"]
        reason = self.all_connections.enter(self, self.client[0] if self.client else "")
        if reason:
            self.refuse("table-full" if reason == FULL else "table-too-many")

    def connection_lost(self, exc: Exception | None) -> None:
        self.all_connections.leave(self.transport)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if not self.transport.is_closing():
            super().data_received(data)

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        if self.all_connections.upgrade(self.transport, self.client[0] if self.client else "", self.headers):
            self.refuse("table-too-many")
        elif not self.all_connections.origin.is_called(Headers(raw=self.headers)):
            self.all_connections.refused(NAME)
            self.refuse("table-wrong-host")
        else:
            super().handle_websocket_upgrade(event)

    def refuse(self, key: str) -> None:
        self.transport.write(no(key))
        self.transport.close()

    def step(self) -> tuple[str, object]:
        if self.transport.is_closing():
            return LEAVING, None
        if self.flow.write_paused:
            return READING, None
        state = self.conn.their_state
        if state is h11.IDLE:
            return HEAD, self.cycle
        return (BODY, self.cycle) if state is h11.SEND_BODY else (NOTHING, None)

    def hang_up(self, reason: str) -> None:
        if reason == HEAD or (reason == BODY and not self.cycle.response_started):
            self.refuse("table-too-slow")
        else:
            self.transport.abort()


class SocketCaller(WebSocketsSansIOProtocol):
    """A socket. Frames are counted by their heads; one who sends too many is not read any more."""

    all_connections: Connections
    seen: FrameCounter
    parted = False  # we have hung up, and hear no more
    thrown_away = 0

    def connection_made(self, transport: BaseTransport) -> None:
        super().connection_made(transport)
        self.all_connections = self.app_state["connections"]
        self.all_connections.hand_over(self)
        self.seen = FrameCounter(self.all_connections.limits.frames_per_socket)

    def connection_lost(self, exc: Exception | None) -> None:
        self.all_connections.leave(self.transport)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if not self.handshake_initiated:  # the request, which HTTP has read
            super().data_received(data)
            if not self.handshake_initiated:  # but not as strictly: there is an answer, and nobody else sends it
                self.transport.write(b"".join(self.conn.data_to_send()))
                self.transport.close()
        elif not self.handshake_complete:
            self.cut(EARLY)
        elif self.parted:
            self.thrown_away += len(data)
            if self.thrown_away > DEAF:
                self.transport.abort()
        elif self.seen.take(data, time.monotonic()):
            super().data_received(data)
        else:
            self.cut(FRAMES, CLOSE_TOO_MANY)

    def send_receive_event_to_app(self) -> None:
        if self.curr_msg_data_type == "text":
            try:
                b"".join(self.frames).decode()
            except UnicodeDecodeError as error:
                self.frames = []
                self.conn.fail(CLOSE_UNREADABLE, f"{error.reason} at position {error.start}")
                self.handle_parser_exception()
                return
        super().send_receive_event_to_app()

    def handle_parser_exception(self) -> None:
        """Bytes that are no frames, or too long ones: the parser has already said so to the other end."""
        if self.conn.close_sent is not None:
            log.warning("a socket was closed for a bad frame: %s", self.conn.close_sent)
        self.cut(BAD)

    def step(self) -> tuple[str, object]:
        if self.transport.is_closing():
            return LEAVING, None
        if not self.writable.is_set():
            return READING, None
        return (MESSAGE, self.seen.messages) if self.seen.unfinished and not self.parted else (NOTHING, None)

    def hang_up(self, reason: str) -> None:
        if reason == READING:
            self.transport.abort()
        else:
            self.part(CLOSE_ROOM if reason == ROOM else CLOSE_UNFINISHED)

    def cut(self, reason: str, code: int | None = None) -> None:
        self.all_connections.refused(reason)
        self.part(code)

    def part(self, code: int | None) -> None:
        """Hang up, with a word why if there was a conversation. What still comes is thrown away for a moment: to cut
        the line at once would often take the word away again."""
        if self.parted:
            return
        self.parted = True
        self.stop_keepalive()
        if not self.handshake_complete:
            self.transport.abort()
            return
        if code is not None and not self.close_sent:
            self.conn.fail(code)
        self.close_sent = True
        self.queue.put_nowait({"type": "websocket.disconnect", "code": code or CLOSE_UNREADABLE})
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.transport.write_eof()
        if self.read_paused:
            self.read_paused = False
            self.transport.resume_reading()
        if self.close_timer is not None:
            self.close_timer.cancel()
        self.close_timer = self.loop.call_later(LEAVING_SECONDS, self.transport.abort)
