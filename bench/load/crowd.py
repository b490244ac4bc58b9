"""Everybody at all tables, and the schedule by which they answer.

The schedule is open: answers fall due at random moments of a fixed rate, whether the server keeps up or not. The
stopwatch of an answer starts when it is due and stops when everybody at the table has heard its event. So whatever
makes an answer late counts: a slow server, and also too few tables that are ready for the next one.
"""

from __future__ import annotations

import asyncio
import gc
import math
import time
from abc import ABC, abstractmethod
from array import array
from collections import deque
from collections.abc import Awaitable, Callable, Coroutine
from random import Random

from bench.load.line import SECONDS, Line, Unheard

AT_ONCE = 20  # tables that are opened at the same time
PATIENCE = 10.0  # seconds for the last answers of a run
now = time.perf_counter


class Table(ABC):
    """A table with all its people. `number`: of the last event that everybody has heard."""

    def __init__(self, crowd: Crowd) -> None:
        self.crowd = crowd
        self.lines: list[Line] = []
        self.number = 0
        self.due = 0.0
        self.waiting = 0  # people who have not heard the answer yet
        self.over = False

    @abstractmethod
    def answer(self, random: Random) -> None:
        """Somebody who is asked answers."""

    def heard(self, number: int) -> None:
        """One of the people has heard an event."""
        if number != self.number + 1 or self.waiting == 0:
            self.crowd.fail(f"event {number} came after event {self.number}")
            return
        self.waiting -= 1
        if self.waiting == 0:
            self.number = number
            self.crowd.told(self)

    def leave(self) -> None:
        for line in self.lines:
            line.leave()


class Run:
    """What came of offering answers at a rate. Times in seconds: `waits` until all have heard, `lags` until the
    clients came to send what was due. `in_time`: answers that all have heard before the end."""

    def __init__(self, rate: float, seconds: float) -> None:
        self.rate = rate
        self.start = now()
        self.end = self.start + seconds
        self.waits = array("d")
        self.lags = array("d")
        self.in_time = 0

    @property
    def per_second(self) -> float:
        return self.in_time / (self.end - self.start)

    def wait(self, part: float) -> float:
        return percentile(self.waits, part)

    def lag(self, part: float) -> float:
        return percentile(self.lags, part)


class Crowd:
    """`opening` opens one more table."""

    def __init__(self, opening: Callable[[Crowd], Awaitable[Table]], seed: int = 1) -> None:
        self.opening = opening
        self.random = Random(seed)
        self.tables: set[Table] = set()
        self.ready: deque[Table] = deque()
        self.late: deque[float] = deque()  # when answers were due for which no table was ready
        self.run: Run | None = None
        self.opened = 0  # tables, also those that are gone
        self.answers = 0
        self.trouble = ""
        self.tasks: set[asyncio.Task[None]] = set()

    async def open(self, count: int) -> None:
        wanted = iter(range(count))

        async def some() -> None:
            for _ in wanted:
                await self.add()

        await asyncio.gather(*(some() for _ in range(AT_ONCE)))
        gc.collect()
        gc.freeze()  # the clients stay: no search for rubbish among them

    async def add(self) -> None:
        async with asyncio.timeout(SECONDS):
            table = await self.opening(self)
        self.opened += 1
        self.tables.add(table)
        self.free(table)

    async def offer(self, rate: float, seconds: float) -> Run:
        """Offer so many answers a second, and wait until they are told."""
        run = self.run = Run(rate, seconds)
        due = run.start + self.random.expovariate(rate)
        while due < run.end:
            while due < min(now(), run.end):
                run.lags.append(now() - due)
                self.late.append(due)
                self.send_late()
                due += self.random.expovariate(rate)
            self.check()
            await asyncio.sleep(max(0.0, due - now()))
        while (self.late or self.busy()) and now() < run.end + PATIENCE:
            self.check()
            await asyncio.sleep(0.01)
        for late in [*self.late, *(table.due for table in self.busy())]:
            run.waits.append(now() - late)
        self.late.clear()
        self.run = None
        return run

    def busy(self) -> list[Table]:
        return [table for table in self.tables if table.waiting]

    def send_late(self) -> None:
        while self.late and self.ready:
            table = self.ready.popleft()
            table.due = self.late.popleft()
            table.waiting = len(table.lines)
            table.answer(self.random)

    def told(self, table: Table) -> None:
        """Everybody at a table has heard the answer."""
        moment = now()
        self.answers += 1
        if self.run:
            self.run.waits.append(moment - table.due)
            self.run.in_time += moment <= self.run.end
        if table.over:
            self.leave(table)
            self.in_background(self.add())
        else:
            self.free(table)

    def free(self, table: Table) -> None:
        self.ready.append(table)
        self.send_late()

    def leave(self, table: Table) -> None:
        self.tables.discard(table)
        table.leave()

    def leave_all(self) -> None:
        for task in self.tasks:
            task.cancel()
        for table in list(self.tables):
            self.leave(table)
        self.ready.clear()

    def in_background(self, work: Coroutine[None, None, None]) -> None:
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.finished)

    def finished(self, task: asyncio.Task[None]) -> None:
        self.tasks.discard(task)
        if not task.cancelled() and task.exception():
            self.fail(str(task.exception()))

    def fail(self, why: str) -> None:
        self.trouble = self.trouble or why

    def check(self) -> None:
        if self.trouble:
            raise Unheard(self.trouble)


def percentile(values: array[float], part: float) -> float:
    """The smallest value that this part of all values does not exceed."""
    if not values:
        return 0.0
    return sorted(values)[math.ceil(len(values) * part) - 1]
