"""Somebody who looks at a table: a pair of eyes and a queue of what they have yet to be sent."""

from __future__ import annotations

import asyncio
from collections import deque

from saloon.table.limits import QUEUE_BYTES

CLOSE_SLOW = 4408
CLOSE_RESTART = 1012


class Reader:
    """Whoever does not keep up is let go, and comes again with the last number seen: a slow reader costs nobody else
    anything, and the server a bounded queue."""

    def __init__(self, person: str, seat: int | None, room: int) -> None:
        self.person = person
        self.seat = seat
        self.room = room
        self.closing = 0  # the code to close the socket with
        self.leaving = 0  # the same, once everything is sent
        self.gone = asyncio.Event()  # set when it is time to close
        self.news = asyncio.Event()
        self.waiting: deque[bytes] = deque()
        self.size = 0  # bytes of what waits
        self.hint: tuple[tuple[int, int], asyncio.Task[None]] | None = None  # the question, and who thinks about it

    def push(self, message: bytes) -> None:
        # One message may be as long as it has to be
        if len(self.waiting) >= self.room or (self.waiting and self.size + len(message) > QUEUE_BYTES):
            self.close(CLOSE_SLOW)
        if not self.closing:
            self.waiting.append(message)
            self.size += len(message)
            self.news.set()

    def close(self, code: int) -> None:
        self.closing = self.closing or code
        self.waiting.clear()
        self.size = 0
        self.gone.set()

    def dismiss(self, code: int) -> None:
        """Close as soon as everything is sent."""
        self.leaving = self.leaving or code
        self.news.set()

    async def next(self) -> bytes:
        """The next message to send."""
        while not self.waiting:
            if self.leaving:
                self.close(self.leaving)
            self.news.clear()
            await self.news.wait()
        message = self.waiting.popleft()
        self.size -= len(message)
        return message

    async def dismissed(self) -> None:
        await self.gone.wait()
