"""A real server in a process of its own, and visitors who play at it over real sockets."""

from __future__ import annotations

import asyncio
import contextlib
import http.client
import itertools
import os
import select
import signal
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

Json = dict[str, Any]
SECONDS = 30  # nothing here takes longer, unless something is wrong
PACE = 0.06  # seconds between answers: one person may send twenty messages a second


class House:
    """The command `saloon serve`, which can be killed and started again on the same address and data."""

    program: tuple[str, ...] = (sys.executable, "-m", "saloon")

    def __init__(self, data: Path, *arguments: str) -> None:
        self.data = data
        self.arguments = arguments
        self.port = 0
        self.process: subprocess.Popen[str] | None = None
        self.errors = data.with_name(f"{data.name}.log")  # what it says on stderr, over all starts

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def complaints(self) -> str:
        return self.errors.read_text()

    def open(self) -> subprocess.Popen[str]:
        """Start it, without waiting until it is open."""
        command = [*self.program, "--lang", "en", "serve", "--port", str(self.port)]
        with self.errors.open("a") as errors:
            self.process = subprocess.Popen(
                [*command, "--data", str(self.data), *self.arguments],
                stdout=subprocess.PIPE,
                stderr=errors,
                text=True,
            )
        return self.process

    def start(self) -> None:
        process = self.open()
        assert process.stdout
        ready, _, _ = select.select([process.stdout], [], [], SECONDS)
        line = process.stdout.readline() if ready else ""
        if "http://" not in line:
            process.kill()
            self.end(process)
            raise AssertionError(f"the server did not start: {line!r} {self.complaints}")
        self.port = int(line.rsplit(":", 1)[1])

    def stop(self, how: signal.Signals = signal.SIGTERM) -> int:
        """End it; gives its exit code."""
        assert self.process
        self.process.send_signal(how)
        return self.end(self.process)

    def end(self, process: subprocess.Popen[str]) -> int:
        code = process.wait(SECONDS)
        assert process.stdout
        process.stdout.close()
        self.process = None
        return code

    def kill(self) -> list[Process]:
        """As a power cut would; gives the processes of its bots, which ought to be gone soon."""
        assert self.process
        self.process.send_signal(signal.SIGSTOP)  # so that none is born while they are counted
        bots = children(self.process.pid)
        self.stop(signal.SIGKILL)
        return bots

    def memory(self) -> int:
        """How many bytes of memory it uses."""
        assert self.process
        status = Path(f"/proc/{self.process.pid}/status").read_text()
        return 1024 * next(int(line.split()[1]) for line in status.splitlines() if line.startswith("VmRSS:"))

    def figure(self, name: str) -> float:
        """One of the figures that it publishes."""
        line = http.client.HTTPConnection("127.0.0.1", self.port, timeout=SECONDS)
        line.request("GET", "/metrics")
        lines = line.getresponse().read().decode().splitlines()
        line.close()
        found = {line.split()[0]: float(line.split()[1]) for line in lines if not line.startswith("#")}
        return found.get(name, 0.0) if "{" in name else found[name]  # of what was never counted there is no figure


@dataclass(frozen=True)
class Process:
    """A process, told apart from a later one that got the same number."""

    pid: int
    started: str


@dataclass(frozen=True)
class Status:
    process: Process
    parent: int
    state: str


def status_of(pid: int) -> Status | None:
    try:
        line = Path(f"/proc/{pid}/stat").read_text()
    except (FileNotFoundError, ProcessLookupError):
        return None
    fields = line.rpartition(")")[2].split()  # the name before may hold anything
    return Status(Process(pid, fields[19]), int(fields[1]), fields[0])


def is_gone(process: Process) -> bool:
    found = status_of(process.pid)
    return found is None or found.process != process or found.state == "Z"


def children(pid: int) -> list[Process]:
    everybody = [status_of(int(folder.name)) for folder in Path("/proc").iterdir() if folder.name.isdigit()]
    return [found.process for found in everybody if found and found.parent == pid and found.state != "Z"]


def soon(wanted: Callable[[], bool]) -> bool:
    """Whether something becomes true while one waits for it."""
    until = time.monotonic() + SECONDS
    while not wanted():
        if time.monotonic() > until:
            return False
        time.sleep(0.02)
    return True


@contextlib.contextmanager
def house(data: Path, *arguments: str, program: tuple[str, ...] = House.program) -> Iterator[House]:
    opened = House(data, *arguments)
    opened.program = program
    opened.start()
    try:
        yield opened
    finally:
        if opened.process:
            opened.stop()


class Visitor:
    """A person with a cookie. All requests are checked to be answered as they should be. `home`: the address that
    they come from; the server believes whoever is on the same machine."""

    def __init__(self, address: str, cookie: str | None = None, home: str = "") -> None:
        self.address = address
        self.headers = {"x-forwarded-for": home} if home else {}
        self.http = httpx.AsyncClient(base_url=address, timeout=SECONDS, headers=self.headers, trust_env=False)
        if cookie is not None:
            self.http.cookies.set("saloon", cookie)
        self.id = ""

    @classmethod
    async def come(cls, address: str, name: str = "", home: str = "") -> Visitor:
        visitor = cls(address, home=home)
        visitor.id = (await visitor.ask("GET", "/api/me"))["id"]
        if name:
            await visitor.ask("PUT", "/api/me", {"name": name})
        return visitor

    @property
    def cookie(self) -> str:
        return str(self.http.cookies["saloon"])

    async def ask(self, method: str, path: str, body: object = None, status: int | None = None) -> Json:
        """A request and its answer; without `status` it has to be a good one."""
        content = None if body is None else msgspec.json.encode(body)
        response = await self.http.request(method, path, content=content)
        good = response.is_success if status is None else response.status_code == status
        assert good, f"{method} {path}: {response.status_code} {response.text}"
        found: Json = response.json()
        return found

    async def table(self, chairs: list[Json], **wishes: object) -> str:
        """Make a table; gives its id."""
        wanted = {"game": "colt-express", "chairs": chairs, "pace": "quick", **wishes}
        return str((await self.ask("POST", "/api/tables", wanted))["id"])

    @contextlib.asynccontextmanager
    async def sit_at(self, table: str, seat: int | None = None, since: int = 0) -> AsyncIterator[Sitter]:
        async with self.socket(table) as socket:
            sitter = Sitter(socket)
            await sitter.say({"type": "hello", "seat": seat, "since": since})
            await sitter.until(lambda message: message["type"] == "snapshot")
            yield sitter

    def socket(self, table: str, **options: Any) -> connect:
        headers = {**self.headers, **options.pop("headers", {})}
        if "saloon" in self.http.cookies:
            headers["cookie"] = f"saloon={self.cookie}"
        path = f"{self.address.replace('http', 'ws')}/api/tables/{table}/socket"
        return connect(path, additional_headers=headers, compression=None, proxy=None, **options)

    async def leave(self) -> None:
        await self.http.aclose()


class Sitter:
    """One socket of a visitor. `position` and `number` are always those of the last event heard."""

    ids = itertools.count()

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.position: Json = {}
        self.table: Json = {}
        self.number = 0
        self.log: list[Json] = []
        self.heard: list[str] = []  # every frame, as it came

    async def say(self, message: object) -> None:
        await self.socket.send(msgspec.json.encode(message).decode())

    async def hear(self) -> Json:
        """The next message, noted."""
        async with asyncio.timeout(SECONDS):
            text = await self.socket.recv()
        assert isinstance(text, str)
        self.heard.append(text)
        message: Json = msgspec.json.decode(text)
        if message["type"] == "snapshot":
            self.number, self.log = message["number"], self.log + message["log"]
        elif message["type"] == "happened":
            assert message["entry"]["number"] == self.number + 1, "an event was left out"
            self.number += 1
            self.log.append(message["entry"])
        if message["type"] in ("snapshot", "happened") and message["position"]:
            self.position = message["position"]
        self.table = message.get("table") or self.table
        return message

    async def farewell(self) -> int | None:
        """Hear everything until the server closes; gives its code."""
        try:
            while True:
                await self.hear()
        except ConnectionClosed:
            return self.socket.close_code

    async def until(self, wanted: Callable[[Json], bool]) -> Json:
        while True:
            message = await self.hear()
            if wanted(message):
                return message

    async def done(self, message: Json) -> Json:
        """Send something and hear how it went: acknowledged or refused."""
        message = {"id": f"m{os.getpid()}-{next(self.ids)}", **message}
        await self.say(message)
        return await self.until(lambda heard: heard["type"] in ("ack", "refused") and heard["id"] == message["id"])

    async def ask_hint(self, seat: int, **changes: object) -> str:
        """Ask what the house would do, without waiting for it; gives the id of the message."""
        ident = f"m{os.getpid()}-{next(self.ids)}"
        await self.say({"type": "hint", "id": ident, "seat": seat, "asked": self.asked(seat) or 0, **changes})
        return ident

    async def hint(self, seat: int, **changes: object) -> Json:
        """What the house would do, or why it does not say."""
        ident = await self.ask_hint(seat, **changes)
        return await self.until(lambda heard: heard["type"] in ("hints", "refused") and heard["id"] == ident)

    def asked(self, seat: int) -> int | None:
        """The number of the question to this seat, if there is one."""
        found = [ask["asked"] for ask in self.position.get("asks", ()) if ask["seat"] == seat]
        return found[0] if found else None

    @property
    def over(self) -> bool:
        return bool(self.position) and not self.position["asks"]

    async def answer(self, seat: int, words: str, **changes: object) -> Json:
        return await self.done({"type": "answer", "seat": seat, "asked": self.asked(seat), "words": words, **changes})

    async def play(self, seat: int, pick: Callable[[list[str]], str] = lambda words: words[0]) -> None:
        """Play a seat to the end of the game."""
        while not self.over:
            if self.asked(seat) is None:
                await self.hear()
                continue
            words = [choice["words"] for choice in self.position["choices"]]
            await asyncio.sleep(PACE)
            told = await self.answer(seat, pick(words))
            assert told["type"] == "ack", told
            while self.number < told["number"]:
                await self.hear()
