"""Bots think in processes of their own, so that the server stays quick whatever they think about.

A process may die, or be killed because it thinks for too long: another takes its place and its job, and nobody else
notices. There are as many as jobs wait, up to a limit, and none is left when the server is gone.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import sys
from collections import deque
from collections.abc import Callable
from typing import cast

import msgspec

from saloon.bots.review import Part
from saloon.engine.errors import SaloonError
from saloon.table.thinker import KEPT, NICENESS, AnyJob, HintJob, Job, ReviewJob, Thought, refused
from saloon.table.wire import Advice

__all__ = ["HintJob", "Job", "ReviewJob", "Workers"]

log = logging.getLogger("saloon.table")

DEADLINE = 20.0  # seconds for a thought
STARTING = 60.0  # seconds for a process to be ready
DEATHS = 3  # processes that a job may cost; so many that cannot even start are too many, too
PAUSE = (0.2, 10.0)  # seconds before a process that could not start is tried again: at first, and at most
# What a process needs to find Python and its libraries. The rest may hold passwords, and stays here
ENVIRONMENT = ("PATH", "LD_LIBRARY_PATH", "SYSTEMROOT", "TMPDIR", "TEMP", "LANG", "LC_ALL", "LC_CTYPE")


class Errand:
    """A job on its way through the processes."""

    def __init__(self, job: AnyJob) -> None:
        self.job = job
        self.table = job.table if isinstance(job, Job) else ""
        self.told = msgspec.json.encode(job) + b"\n"
        self.answer: asyncio.Future[msgspec.Raw] = asyncio.get_running_loop().create_future()
        self.deaths = 0

    def settle(self, thought: Thought) -> None:
        if self.answer.done():
            return  # whoever asked has gone
        if thought.error:
            self.answer.set_exception(SaloonError(thought.error, thought.details, thought.rule))
        else:
            self.answer.set_result(thought.found)

    def refuse(self) -> None:
        self.settle(refused(self.job.trouble()))


class Worker(asyncio.SubprocessProtocol):
    """One process and what it thinks about."""

    def __init__(self, hear: Callable[[Worker, bytes], None]) -> None:
        self.loop = asyncio.get_running_loop()
        self.hear = hear
        self.heard = b""
        self.ready = False
        self.doomed = False
        self.errand: Errand | None = None
        self.tables: deque[str] = deque(maxlen=KEPT)  # where its bots have sat lately
        self.gone: asyncio.Future[None] = self.loop.create_future()
        self.timer = self.loop.call_later(STARTING, self.kill)

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.process = cast(asyncio.SubprocessTransport, transport)
        self.pid = self.process.get_pid()

    def pipe_data_received(self, fd: int, data: bytes) -> None:
        *lines, self.heard = (self.heard + data).split(b"\n")
        for line in lines:
            self.hear(self, line)

    def connection_lost(self, exc: Exception | None) -> None:
        self.timer.cancel()
        if not self.gone.done():
            self.gone.set_result(None)

    def take(self, errand: Errand, deadline: float) -> None:
        self.errand = errand
        if errand.table:
            self.tables.append(errand.table)
        self.timer = self.loop.call_later(deadline, self.kill)
        pipe = cast(asyncio.WriteTransport, self.process.get_pipe_transport(0))
        pipe.write(errand.told)

    def kill(self) -> None:
        self.doomed = True
        with contextlib.suppress(ProcessLookupError):
            self.process.kill()


class Workers:
    """The processes, and the jobs that wait for one: first come, first served. `died` is told of every death."""

    def __init__(
        self,
        count: int | None = None,
        deadline: float = DEADLINE,
        died: Callable[[], None] = lambda: None,
        niceness: int = NICENESS,
    ) -> None:
        self.count = count or max(1, (os.cpu_count() or 1) - 1)
        self.deadline = deadline
        self.died = died
        self.niceness = niceness
        self.line: deque[Errand] = deque()
        self.workers: set[Worker] = set()
        self.idle: list[Worker] = []
        self.places: set[asyncio.Task[None]] = set()
        self.closed = asyncio.Event()
        self.closed.set()

    async def start(self) -> None:
        """Open for jobs. The first process comes up meanwhile, the others when they are needed."""
        self.closed.clear()
        self.add_place()

    async def stop(self) -> None:
        """End all processes; who still waits for an answer gets none."""
        self.closed.set()
        self.refuse_waiting()
        for worker in list(self.workers):
            worker.kill()
        await asyncio.gather(*self.places)

    async def think(self, job: Job) -> str:
        """The canonical words of what a bot answers."""
        return msgspec.json.decode(await self.ask(job), type=str)

    async def advise(self, job: HintJob) -> list[Advice]:
        """What the house would answer, the best first."""
        return msgspec.json.decode(await self.ask(job), type=list[Advice])

    async def review(self, job: ReviewJob) -> Part:
        """Some answers of a game that is over, judged."""
        return msgspec.json.decode(await self.ask(job), type=Part)

    async def ask(self, job: AnyJob) -> msgspec.Raw:
        """What comes of a job; whoever is cancelled meanwhile leaves the line."""
        errand = Errand(job)
        if self.closed.is_set():
            errand.refuse()
        else:
            self.line.append(errand)
            self.hand_out()
        return await errand.answer

    def hand_out(self) -> None:
        """Give the jobs that wait to those who have none."""
        while self.line and self.idle:
            errand = self.line.popleft()
            if not errand.answer.done():
                worker = self.warmest(errand.table)
                self.idle.remove(worker)
                worker.take(errand, self.deadline)
        busy = sum(worker.errand is not None for worker in self.workers)
        while len(self.places) < min(self.count, busy + len(self.line)):
            self.add_place()

    def warmest(self, table: str) -> Worker:
        """The one whose bots know this table, else the one who thought last."""
        for worker in reversed(self.idle):
            if table and table in worker.tables:
                return worker
        return self.idle[-1]

    def hear(self, worker: Worker, line: bytes) -> None:
        """A worker is ready, or has thought."""
        if worker.errand is not None:
            worker.errand.settle(msgspec.json.decode(line, type=Thought))
        worker.timer.cancel()
        worker.ready = True
        worker.errand = None
        if not worker.doomed:
            self.idle.append(worker)
            self.hand_out()

    def add_place(self) -> None:
        task = asyncio.create_task(self.keep_place())
        self.places.add(task)
        task.add_done_callback(self.places.discard)

    async def keep_place(self) -> None:
        """A process, and the next one when it dies, until the end."""
        failures, (pause, longest) = 0, PAUSE
        while not self.closed.is_set():
            if await self.employ():
                failures, (pause, longest) = 0, PAUSE
                continue
            failures += 1
            if failures >= DEATHS and not any(worker.ready for worker in self.workers):
                self.refuse_waiting()
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self.closed.wait(), pause)
            pause = min(longest, 2 * pause)

    async def employ(self) -> bool:
        """One process from its start to its death; whether it was ever ready."""
        worker = Worker(self.hear)
        try:
            await self.spawn(worker)
        except OSError:
            worker.timer.cancel()
            log.exception("bot-worker-not-started")
            return False
        self.workers.add(worker)
        try:
            if self.closed.is_set():
                worker.kill()
            await worker.gone
        except asyncio.CancelledError:
            self.closed.set()
            raise
        finally:
            worker.kill()
            worker.process.close()
            self.bury(worker)
        return worker.ready

    async def spawn(self, worker: Worker) -> None:
        """A new interpreter that inherits nothing. In a session of its own it also hears no Ctrl-C while it starts."""
        environment = {name: os.environ[name] for name in ENVIRONMENT if name in os.environ}
        environment["PYTHONPATH"] = os.pathsep.join(sys.path)
        await asyncio.get_running_loop().subprocess_exec(
            lambda: worker,
            *(sys.executable, "-P", "-m", "saloon.table.thinker", str(self.deadline), str(self.niceness)),
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            stderr=None,
            start_new_session=True,
            env=environment,
        )

    def bury(self, worker: Worker) -> None:
        """Its job goes to the head of the line: it has waited already."""
        self.workers.discard(worker)
        if worker in self.idle:
            self.idle.remove(worker)
        errand = worker.errand
        if self.closed.is_set():
            if errand is not None:
                errand.refuse()
            return
        log.warning("bot-worker-died pid=%s code=%s", worker.pid, worker.process.get_returncode())
        self.died()
        if errand is not None:
            errand.deaths += 1
            if errand.deaths >= DEATHS:
                errand.refuse()
            else:
                self.line.appendleft(errand)
        self.hand_out()

    def refuse_waiting(self) -> None:
        while self.line:
            self.line.popleft().refuse()
