"""The whole server in this process: its routes, sockets, store and tables, without a network. Its bots are the real
ones, but they think on the spot, and as late as a test wants."""

from __future__ import annotations

import asyncio
import contextlib
import random
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from pathlib import Path
from types import TracebackType
from typing import cast
from unittest.mock import patch

import httpx
from msgspec import Raw
from starlette.types import Message, Receive, Scope, Send
from websockets.asyncio.client import ClientConnection

from saloon.engine.errors import SaloonError
from saloon.engine.rng import Rng
from saloon.engine.state import State
from saloon.table import absence, bot_process, hints, playing, reviews, seating, tables
from saloon.table import app as saloon_app
from saloon.table.bot_process import AnyJob
from saloon.table.gate import Gate
from saloon.table.limits import Limits
from saloon.table.store import Store
from saloon.table.table import Table
from saloon.table.tables import Tables
from saloon.table.workers import Workers, unheard
from table.house import SECONDS, Json, Sitter, Visitor

ADDRESS = "http://127.0.0.1"
MANY = 1 << 30
NO_LIMITS = Limits((), (), (), (), (), (), (), (), (), (), bot_tables_per_person=MANY, bot_tables_per_address=MANY)
ME: Json = {"me": True}
FREE: Json = {}
BOT: Json = {"bot": "random"}
NAMES = ("Ann", "Bel", "Cid", "Dot", "Eve", "Fay")


class Gone(Exception):
    """The server has closed a socket."""

    def __init__(self, code: int) -> None:
        super().__init__(code)
        self.code = code


class Line:
    """A socket without a network. `room`: how many messages it holds that nobody has read yet."""

    def __init__(self, local_server: LocalServer, table: str, cookie: str, room: int = 0) -> None:
        self.local_server = local_server
        self.scope: Scope = {
            "type": "websocket",
            "path": f"/api/tables/{table}/socket",
            "headers": [(b"host", b"127.0.0.1"), (b"cookie", f"saloon={cookie}".encode())],
            "query_string": b"",
            "client": ("127.0.0.1", 1),
            "subprotocols": [],
        }
        self.said: asyncio.Queue[Message] = asyncio.Queue()
        self.heard: asyncio.Queue[Message] = asyncio.Queue(room)

    async def __aenter__(self) -> Line:
        await self.said.put({"type": "websocket.connect"})
        self.task = asyncio.create_task(self.local_server(self.scope, self.said.get, self.heard.put))
        assert (await self.heard.get())["type"] == "websocket.accept"
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.said.put({"type": "websocket.disconnect", "code": 1000})
        while not self.task.done():
            if not self.heard.empty():
                self.heard.get_nowait()
            await asyncio.sleep(0)
        if kind is None:
            self.task.result()

    async def send(self, text: str) -> None:
        await self.said.put({"type": "websocket.receive", "text": text})

    async def recv(self) -> str:
        message = await self.heard.get()
        if message["type"] == "websocket.close":
            raise Gone(message["code"])
        return str(message["text"])


class InProcessWorkers(Workers):
    """Bots without processes. `may_answer`: cleared, they think until it is set."""

    def __init__(self, *_: object, **__: object) -> None:
        super().__init__()
        self.jobs: list[AnyJob] = []
        self.payers: list[str] = []  # of each job
        self.tellers: list[Callable[[int], None]] = []  # who hears how many go before it
        self.may_answer = asyncio.Event()
        self.may_answer.set()

    async def start(self) -> None:
        pass

    async def stop(self) -> None:
        pass

    async def ask(self, job: AnyJob, payer: str = "", table: str = "", tell: Callable[[int], None] = unheard) -> Raw:
        self.jobs.append(job)
        self.payers.append(payer)
        self.tellers.append(tell)
        await self.may_answer.wait()
        thought = bot_process.think(job)
        if thought.error:
            raise SaloonError(thought.error, thought.details, thought.rule)
        return thought.found


class Dice:
    """Chance that is the same in every run."""

    def __init__(self) -> None:
        self.randbits = random.Random(7).getrandbits


class Clock:
    """The time of the server, which can be put forward."""

    def __init__(self) -> None:
        self.ahead = 0.0

    def time(self) -> float:
        return time.time() + self.ahead


class Guest(Visitor):
    """A person at the local server."""

    def __init__(self, local_server: LocalServer) -> None:
        super().__init__(ADDRESS)
        self.http = httpx.AsyncClient(transport=httpx.ASGITransport(local_server), base_url=ADDRESS)
        self.local_server = local_server

    @contextlib.asynccontextmanager
    async def sit_at(self, table: str, seat: int | None = None, since: int = 0, room: int = 0) -> AsyncIterator[Sitter]:
        async with Line(self.local_server, table, self.cookie, room) as line:
            sitter = Sitter(cast(ClientConnection, line))
            await sitter.say({"type": "hello", "seat": seat, "since": since})
            await sitter.until(lambda message: message["type"] == "snapshot")
            yield sitter

    async def act(self, table: str, verb: str, body: object = None, status: int | None = None) -> Json:
        """Something about a table: sit, stand, bot, start, rematch."""
        return await self.ask("POST", f"/api/tables/{table}/{verb}", body, status)

    async def see(self, table: str) -> Json:
        return await self.ask("GET", f"/api/tables/{table}")

    async def play_out(self, table: str) -> None:
        """Play all of one's seats to the end, whatever comes first."""
        seats = [chair["seat"] for chair in (await self.see(table))["chairs"] if chair["person"] == self.id]
        looking = seats[0]
        async with self.sit_at(table, seat=looking) as seen:
            while not seen.over:
                owing = [ask["seat"] for ask in seen.position["asks"] if ask["seat"] in seats]
                if not owing:
                    await seen.hear()
                elif owing[0] != looking:
                    looking = owing[0]
                    await seen.say({"type": "look", "seat": looking})
                    await seen.until(lambda message: message["type"] == "snapshot")
                else:
                    told = await seen.answer(looking, seen.position["choices"][0]["words"])
                    assert told["type"] == "ack", told

    async def refused(self, table: str, verb: str, body: object = None) -> str:
        """Ask for something that cannot be, and hear why."""
        before = await self.see(table)
        response = await self.http.post(f"/api/tables/{table}/{verb}", json=body)
        assert response.is_client_error, response.text
        assert await self.see(table) == before, "what is refused changes nothing"
        return str(response.json()["error"])


class LocalServer:
    """Made over a folder; `workers`: the bots."""

    def __init__(self, folder: Path, workers: type[Workers] | None = None) -> None:
        self.database = folder / "saloon.sqlite"
        self.bots = workers or InProcessWorkers
        self.stack = contextlib.AsyncExitStack()
        self.guests: list[Guest] = []
        self.clock = Clock()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        await self.app(scope, receive, send)

    async def open(self) -> None:
        self.stack.enter_context(patch.object(absence, "time", self.clock))
        for module in (seating, tables, hints):
            self.stack.enter_context(patch.object(module, "secrets", Dice()))
        for name, few in (("WORLDS", 30), ("SECONDS", 1000.0)):
            self.stack.enter_context(patch.object(hints, name, few))
        self.stack.enter_context(patch.object(reviews, "WORLDS", 2))
        with patch.object(saloon_app, "Workers", self.bots):
            self.app = saloon_app.make_app(self.database, NO_LIMITS)
            await self.stack.enter_async_context(self.app.router.lifespan_context(self.app))

    async def close(self) -> None:
        await self.stack.aclose()

    async def restart(self) -> None:
        await self.close()
        await self.open()

    @property
    def gate(self) -> Gate:
        gate: Gate = self.app.state.gate
        return gate

    @property
    def tables(self) -> Tables:
        return self.gate.tables

    @property
    def store(self) -> Store:
        return self.gate.store

    @property
    def workers(self) -> InProcessWorkers:
        workers = self.tables.workers
        assert isinstance(workers, InProcessWorkers)
        return workers

    async def guest(self, name: str = "") -> Guest:
        guest = Guest(self)
        self.guests.append(guest)
        guest.id = (await guest.ask("GET", "/api/me"))["id"]
        if name:
            await guest.ask("PUT", "/api/me", {"name": name})
        return guest

    def wait(self, seconds: float) -> None:
        """So much time goes by."""
        self.clock.ahead += seconds

    async def gather(self, count: int, **wishes: object) -> tuple[str, list[Guest]]:
        """A table where so many people have sat down, each on a seat, and the cards are dealt."""
        guests = [await self.guest(name) for name in NAMES[:count]]
        table = await guests[0].table([ME, *[FREE] * (count - 1)], **wishes)
        for seat, guest in enumerate(guests[1:], 1):
            await guest.act(table, "sit", {"seat": seat})
        await guests[0].act(table, "start")
        return table, guests

    async def forward(self, table: str, until: Callable[[State], bool], seed: int = 1) -> int:
        """Let the game go on by itself until something is so; gives the number of the last event."""
        rng = Rng(seed)
        async with self.tables.writing(table) as found:
            while found.state is not None and not until(found.state):
                seat = found.state.decider()
                options = found.state.options(seat)
                await playing.play(found, seat, options[rng.below(len(options))])
            return found.row.number

    @contextlib.asynccontextmanager
    async def truth(self, table: str) -> AsyncIterator[Table]:
        """What no player sees."""
        async with self.tables.table(table) as found:
            yield found


def evening(
    test: Callable[[LocalServer], Awaitable[None]], workers: type[Workers] | None = None
) -> Callable[[Path], None]:
    """A test that happens in a server of its own."""

    def run(tmp_path: Path) -> None:
        async def happen() -> None:
            local_server = LocalServer(tmp_path, workers)
            await local_server.open()
            try:
                async with asyncio.timeout(2 * SECONDS):
                    await test(local_server)
            finally:
                for guest in local_server.guests:
                    await guest.leave()
                await local_server.close()

        asyncio.run(happen())

    run.__name__ = run.__qualname__ = test.__name__
    run.__doc__ = test.__doc__
    return run


@contextlib.asynccontextmanager
async def all_at(table: str, guests: Sequence[Guest]) -> AsyncIterator[list[Sitter]]:
    """Everybody looks at the table."""
    async with contextlib.AsyncExitStack() as stack:
        yield [await stack.enter_async_context(guest.sit_at(table)) for guest in guests]


def asked(seen: Sitter) -> int:
    """The first who is asked."""
    seat: int = seen.position["asks"][0]["seat"]
    return seat


async def catch_up(number: int, *sitters: Sitter) -> None:
    """Let everybody hear the events up to this number."""
    for seen in sitters:
        while seen.number < number:
            await seen.hear()


async def dismissal(seen: Sitter) -> int:
    """The code with which the server closes a socket; what comes before does not matter."""
    try:
        while True:
            await seen.hear()
    except Gone as gone:
        return gone.code


async def settled(true: Callable[[], bool]) -> None:
    """Wait until something has become so."""
    async with asyncio.timeout(SECONDS):
        while not true():
            await asyncio.sleep(0.001)
