"""Bots think in processes of their own, so that the server stays quick whatever they think about.

A process may die, or be killed because it thinks for too long: another takes its place and its job, and nobody else
notices. There are as many as jobs wait, up to a limit, and none is left when the server is gone. Who has to wait, and
how long, is decided in `fair_queue.py`.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
from collections import deque
from collections.abc import Callable
from typing import cast

import msgspec

from saloon.bots.review import Part
from saloon.engine.errors import SaloonError
from saloon.pool import command, environment
from saloon.table.bot_process import KEPT, NICENESS, AnyJob, HintJob, Job, ReviewJob, Thought, refused
from saloon.table.fair_queue import ANSWER, FairQueue, Ticket
from saloon.table.wire import Advice

__all__ = ["HintJob", "Job", "ReviewJob", "Workers"]

log = logging.getLogger("saloon.table")

DEADLINE = 20.0  # seconds for a thought
STARTING = 60.0  # seconds for a process to be ready
SHARE = 4  # of so many processes one is kept for short errands
DEATHS = 3  # processes that a job may cost; so many that cannot even start are too many, too
A_MOMENT = 1.0  # seconds that somebody waits without being told, and from one telling to the next
PAUSE = (0.2, 10.0)  # seconds before a process that could not start is tried again: at first, and at most
# What a process needs to find Python and its libraries. The rest may hold passwords, and stays here
ENVIRONMENT = ("PATH", "LD_LIBRARY_PATH", "SYSTEMROOT", "TMPDIR", "TEMP", "LANG", "LC_ALL", "LC_CTYPE")


class Errand(Ticket):
    """A job on its way through the processes. `tell` is told how many answers of bots go before it when it has waited
    for a moment, then again and again, and 0 when a process takes it."""

    def __init__(self, job: AnyJob, payer: str, table: str, tell: Callable[[int], None]) -> None:
        super().__init__(str(job.__struct_config__.tag), payer, table, job.estimate)
        self.job = job
        self.told = msgspec.json.encode(job) + b"\n"
        self.tell = tell
        self.bot_at = job.table if isinstance(job, Job) else ""
        self.answer: asyncio.Future[msgspec.Raw] = asyncio.get_running_loop().create_future()
        self.came = asyncio.get_running_loop().time()
        self.began = 0.0
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
        errand.began = self.loop.time()
        if errand.bot_at:
            self.tables.append(errand.bot_at)
        self.timer = self.loop.call_later(deadline, self.kill)
        pipe = cast(asyncio.WriteTransport, self.process.get_pipe_transport(0))
        pipe.write(errand.told)

    def kill(self) -> None:
        self.doomed = True
        with contextlib.suppress(ProcessLookupError):
            self.process.kill()


def two_or_more() -> int:
    """One process less than processors, but never one alone: it would think about a long errand while short ones wait.
    They share a processor then, which a short one needs for a moment only."""
    return max(2, (os.cpu_count() or 1) - 1)


def unheard(*_: object) -> None:
    """For those whom nobody tells anything."""


class Workers:
    """The processes, and the jobs that wait for one. Some processes are kept for short errands: a share, if there are
    two or more. `died` is told of every death, `waited` of every wait: its kind and the seconds."""

    def __init__(
        self,
        count: int | None = None,
        deadline: float = DEADLINE,
        died: Callable[[], None] = unheard,
        niceness: int = NICENESS,
        waited: Callable[[str, float], None] = unheard,
    ) -> None:
        self.count = count or max(1, (os.cpu_count() or 1) - 1)
        self.most_long = max(1, self.count - max(1, self.count // SHARE))
        self.deadline = deadline
        self.died = died
        self.niceness = niceness
        self.waited = waited
        self.queue: FairQueue[Errand] = FairQueue()
        self.clock: asyncio.TimerHandle | None = None  # when those who wait are told next
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
        if self.clock is not None:
            self.clock.cancel()
        self.refuse_waiting()
        for worker in list(self.workers):
            worker.kill()
        await asyncio.gather(*self.places)

    async def think(self, job: Job, payer: str = "", tell: Callable[[int], None] = unheard) -> str:
        """The canonical words of what a bot answers."""
        return msgspec.json.decode(await self.ask(job, payer, job.table, tell), type=str)

    async def advise(
        self, job: HintJob, payer: str = "", table: str = "", tell: Callable[[int], None] = unheard
    ) -> list[Advice]:
        """What the house would answer, the best first."""
        return msgspec.json.decode(await self.ask(job, payer, table, tell), type=list[Advice])

    async def review(self, job: ReviewJob) -> Part:
        """Some answers of a game that is over, judged."""
        return msgspec.json.decode(await self.ask(job), type=Part)

    async def ask(
        self, job: AnyJob, payer: str = "", table: str = "", tell: Callable[[int], None] = unheard
    ) -> msgspec.Raw:
        """What comes of a job; whoever is cancelled meanwhile leaves the queue."""
        errand = Errand(job, payer, table, tell)
        if self.closed.is_set():
            errand.refuse()
        else:
            self.queue.join(errand)
            self.hand_out()
        try:
            return await errand.answer
        finally:
            self.queue.leave(errand)

    def hand_out(self) -> None:
        """Give the jobs that wait to those who have none."""
        while self.idle:
            long = sum(worker.errand is not None and worker.errand.is_long for worker in self.workers)
            errand = self.queue.take(may_be_long=long < self.most_long)
            if errand is None:
                break
            if errand.answer.done():  # whoever asked has gone just now
                self.queue.served(errand, 0.0)
                continue
            worker = self.warmest(errand.bot_at)
            self.idle.remove(worker)
            worker.take(errand, self.deadline)
            self.waited(errand.kind, errand.began - errand.came)
            errand.tell(0)
        busy = [worker.errand for worker in self.workers if worker.errand is not None]
        ready = any(errand.is_long for errand in busy)  # one more is there before a short errand comes
        while len(self.places) < min(self.count, len(busy) + len(self.queue) + ready):
            self.add_place()
        if self.clock is None and self.queue:
            self.clock = asyncio.get_running_loop().call_later(A_MOMENT, self.tell_queue)

    def tell_queue(self) -> None:
        """Tell those who have waited for a moment how many go before them. Only answers of bots count: that somebody
        asks for a hint is nobody else's business."""
        self.clock = None
        before, now = 0, asyncio.get_running_loop().time()
        for errand in list(self.queue.order()):
            if now - errand.came >= A_MOMENT:
                errand.tell(before)
            before += errand.kind == ANSWER
        if self.queue and not self.closed.is_set():
            self.clock = asyncio.get_running_loop().call_later(A_MOMENT, self.tell_queue)

    def warmest(self, table: str) -> Worker:
        """The one whose bots know this table, else the one who thought last."""
        for worker in reversed(self.idle):
            if table and table in worker.tables:
                return worker
        return self.idle[-1]

    def hear(self, worker: Worker, line: bytes) -> None:
        """A worker is ready, or has thought."""
        if worker.errand is not None:
            self.queue.served(worker.errand, worker.loop.time() - worker.errand.began)
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
        await asyncio.get_running_loop().subprocess_exec(
            lambda: worker,
            *command("saloon.table.bot_process", self.deadline, self.niceness),
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            stderr=None,
            start_new_session=True,
            env=environment(ENVIRONMENT),
        )

    def bury(self, worker: Worker) -> None:
        """Its job goes back to its place in the queue."""
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
            if errand.deaths >= DEATHS or errand.answer.done():
                self.queue.served(errand, worker.loop.time() - errand.began)
                errand.refuse()
            else:
                self.queue.again(errand)
        self.hand_out()

    def refuse_waiting(self) -> None:
        for errand in list(self.queue.order()):
            self.queue.leave(errand)
            errand.refuse()
