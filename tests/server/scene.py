"""A table where Anna and Ben play, and what enemies do to it. Whatever they do, at the end everything is as it was."""

from __future__ import annotations

import asyncio
import inspect
import itertools
import sqlite3
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager, closing, suppress
from dataclasses import dataclass, field
from typing import Any

import msgspec
from websockets.exceptions import ConnectionClosed

from table.house import SECONDS, House, Json, Sitter, Visitor

HELLO = '{"type":"hello"}'
PAUSE = 0.1  # seconds between two attacks: they are not to be refused for their number
# Everybody comes from somewhere else: what one of them may not do any more, the others still may
HOMES = (f"10.{n >> 16 & 255}.{n >> 8 & 255}.{n & 255}" for n in itertools.count(1))


@dataclass
class Scene:
    """Anna has seat 0, Ben seat 1, and Mallory has the link. `heard`: all that enemies were told."""

    opened: House
    table: str
    anna: Visitor
    ben: Visitor
    mallory: Visitor
    heard: list[str] = field(default_factory=list)
    before: list[Json] = field(default_factory=list)

    async def send(self, enemy: Visitor, *frames: str | bytes, hello: str = HELLO, **options: Any) -> int | None:
        """Send these frames, as texts or binary, and hear until the server closes; gives its code."""
        await asyncio.sleep(PAUSE)
        async with enemy.socket(self.table, **options) as socket:
            sitter = Sitter(socket)
            with suppress(ConnectionClosed):  # there is more to say, but nobody listens
                for frame in (hello, *frames) if hello else frames:
                    await socket.send(frame)
            code = await sitter.farewell()
        self.heard += sitter.heard
        return code

    async def refusal(self, enemy: Visitor, message: Json) -> str:
        """Send something that is refused; gives the key of why."""
        await asyncio.sleep(PAUSE)
        async with enemy.sit_at(self.table) as sitter:
            told = await sitter.done(message)
        self.heard += sitter.heard
        assert told["type"] == "refused", told
        assert told["trouble"]["message"]
        return str(told["trouble"]["error"])

    async def seen(self) -> list[Json]:
        """The table as honest readers see it; who is there may change."""
        found = []
        for reader in (self.anna, self.ben, self.mallory):
            snapshot = await self.let_in(reader)
            del snapshot["table"]["watchers"], snapshot["table"]["host_left"]
            for chair in snapshot["table"]["chairs"]:
                del chair["present"], chair["left"]
            found.append(snapshot)
        return found

    async def let_in(self, reader: Visitor) -> Json:
        """What a reader sees who comes in, perhaps after being sent away for a while for being too loud."""
        async with asyncio.timeout(SECONDS):
            while (snapshot := await self.come_in(reader)) is None:
                await asyncio.sleep(0.2)
        return snapshot

    async def come_in(self, reader: Visitor) -> Json | None:
        """What a reader sees, if they are let in."""
        with suppress(ConnectionClosed):
            async with reader.sit_at(self.table) as sitter:
                found: Json = msgspec.json.decode(sitter.heard[-1])
                return found
        return None

    async def expect(self) -> None:
        """From here on nothing may change."""
        self.before = await self.seen()

    async def turn(self) -> tuple[Visitor, Json]:
        """Who is asked, and an answer that would do."""
        for seat, player in enumerate((self.anna, self.ben)):
            async with player.sit_at(self.table) as sitter:
                if sitter.asked(seat) is not None:
                    words = sitter.position["choices"][0]["words"]
                    return player, {"type": "answer", "seat": seat, "asked": sitter.asked(seat), "words": words}
        raise AssertionError("nobody is asked")

    def secrets(self) -> Iterator[str]:
        """What nobody may hear by asking for it in a strange way."""
        with closing(sqlite3.connect(f"file:{self.opened.data / 'saloon.sqlite'}?mode=ro", uri=True)) as connection:
            for (seed,) in connection.execute("SELECT seed FROM tables WHERE id = ?", (self.table,)):
                yield seed
            for (value,) in connection.execute("SELECT value FROM settings"):
                yield value
        yield from (self.anna.cookie, self.ben.cookie, str(self.opened.data), "Traceback", ".py", "sqlite")


@asynccontextmanager
async def two_at_a_table(opened: House) -> AsyncIterator[Scene]:
    anna, ben, mallory = [await Visitor.come(opened.address, name, next(HOMES)) for name in ("Anna", "Ben", "")]
    try:
        table = await anna.table([{"me": True}, {}])
        await ben.ask("POST", f"/api/tables/{table}/sit", {"seat": 1})
        await anna.ask("POST", f"/api/tables/{table}/start")
        scene = Scene(opened, table, anna, ben, mallory)
        await scene.expect()
        yield scene
        assert await scene.seen() == scene.before, "the table is not what it was"
        assert await anna.ask("GET", "/healthz") == {"status": "ok"}
        secrets = list(scene.secrets())
        for text in scene.heard:
            assert not [secret for secret in secrets if secret in text], text
    finally:
        for visitor in (anna, ben, mallory):
            await visitor.leave()


def attack(test: Callable[..., Awaitable[None]]) -> Callable[..., None]:
    """A test in which enemies come to a table of Anna and Ben."""

    def run(opened: House, **given: object) -> None:
        async def happen() -> None:
            async with two_at_a_table(opened) as scene:
                await test(scene, **given)

        asyncio.run(happen())

    run.__name__ = run.__qualname__ = test.__name__
    run.__doc__ = test.__doc__
    # pytest gives what a test asks for by name: here the server, in the place of the scene
    scene, *others = inspect.signature(test).parameters.values()
    vars(run)["__signature__"] = inspect.Signature([scene.replace(name="opened"), *others])
    return run
