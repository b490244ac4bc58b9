"""People who play on whatever happens to the server: they come again by themselves, and send again, with the same id,
what was not acknowledged. They remember every event as it was told to them."""

from __future__ import annotations

import asyncio
import itertools
from dataclasses import dataclass, field
from random import Random

import msgspec
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import WebSocketException

from table.house import SECONDS, Json, Visitor

BREATH = 0.05  # seconds before somebody whom the server has left tries again
PACE = (0.05, 0.08)  # seconds before each message: not more than one person may send
TAKEBACKS = 6  # of one person in one game, so that it ends
ids = itertools.count()


class Number(msgspec.Struct):
    number: int


class Frame(msgspec.Struct):
    """A message of the server, with its events still as bytes."""

    type: str
    id: str = ""
    number: int = 0
    since: int = 0
    entry: msgspec.Raw = msgspec.field(default_factory=msgspec.Raw)
    log: list[msgspec.Raw] = msgspec.field(default_factory=list)
    position: Json | None = None
    trouble: Json | None = None


read_frame = msgspec.json.Decoder(Frame).decode
read_number = msgspec.json.Decoder(Number).decode


@dataclass
class Regular:
    """One socket at one table: the eyes and the voice of a seat, or with none a spectator."""

    visitor: Visitor
    table: str
    seat: int | None
    dice: Random
    takes_back: bool = False
    number: int = 0
    told: dict[int, bytes] = field(default_factory=dict)  # every event, as it was told
    done: dict[int, Json] = field(default_factory=dict)  # every message that was acknowledged, by the number it got
    refused: list[Json] = field(default_factory=list)
    pending: Json | None = None
    position: Json = field(default_factory=dict)
    taken_back: int = 0
    visits: int = 0

    async def play(self) -> None:
        """To the end of the game, over as many sockets as it takes."""
        while not self.is_over:
            try:
                async with self.visitor.socket(self.table) as socket:
                    self.visits += 1
                    await self.visit(socket)
            except (OSError, EOFError, WebSocketException):
                await asyncio.sleep(BREATH)

    @property
    def is_over(self) -> bool:
        return bool(self.position) and not self.position["asks"] and self.pending is None

    async def visit(self, socket: ClientConnection) -> None:
        await self.say(socket, {"type": "hello", "seat": self.seat, "since": self.number})
        await self.hear(socket)
        if self.pending:
            await self.say(socket, self.pending)
        while not self.is_over:
            if self.pending is None:
                self.pending = self.wish()
                if self.pending:
                    await asyncio.sleep(self.dice.uniform(*PACE))
                    await self.say(socket, self.pending)
            await self.hear(socket)

    async def say(self, socket: ClientConnection, message: Json) -> None:
        await socket.send(msgspec.json.encode(message).decode())

    async def hear(self, socket: ClientConnection) -> None:
        async with asyncio.timeout(SECONDS):
            text = await socket.recv()
        frame = read_frame(text)
        if frame.type == "snapshot":
            assert frame.number >= self.number, "what was told did not happen after all"
            numbers = [self.note(bytes(entry)) for entry in frame.log]
            assert numbers == list(range(self.number + 1, frame.number + 1))
            self.number = frame.number
        elif frame.type == "happened":
            self.number += 1
            assert self.note(bytes(frame.entry)) == self.number
        elif frame.type in ("ack", "refused"):
            self.settle(frame)
        self.position = frame.position or self.position

    def note(self, entry: bytes) -> int:
        number = read_number(entry).number
        assert self.told.setdefault(number, entry) == entry, "the same event was told in two ways"
        return number

    def settle(self, frame: Frame) -> None:
        """How it went with what was sent last."""
        assert self.pending is not None
        assert frame.id == self.pending["id"]
        if frame.type == "ack":
            assert frame.number not in self.done, "one event acknowledges two messages"
            assert frame.number <= self.number, "acknowledged before it was told"
            self.done[frame.number] = self.pending
        else:
            self.refused.append({**self.pending, "trouble": frame.trouble})
        self.pending = None

    def wish(self) -> Json | None:
        """What to send next, if there is anything."""
        if self.seat is None or not self.position:
            return None
        takeback = self.position["takeback"]
        message = {"id": f"{self.seat}-{next(ids)}", "seat": self.seat}
        if self.seat in takeback["waiting"]:
            return {"type": "consent", "agree": self.dice.random() < 0.7, **message}
        if self.takes_back and self.taken_back < TAKEBACKS and takeback["wanted"] is None:
            # What is free is taken back more often than what others must agree to
            likely = {"": 0.3, "chance": 0.1, "revealed": 0.1, "handed": 0.1}.get(takeback["undo_cost"], 0)
            if self.dice.random() < likely:
                self.taken_back += 1
                return {"type": "takeback", **message}
        for ask in self.position["asks"]:
            if ask["seat"] == self.seat:
                words = self.dice.choice(self.position["choices"])["words"]
                return {"type": "answer", "asked": ask["asked"], "words": words, **message}
        return None
