"""The one who writes to the store: a thread that does everything that waits in one transaction.

Making a transaction durable takes the disk far longer than filling it. So whatever has come in meanwhile is committed
together, and nobody hears that something is done before it is on the disk.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from queue import Empty, SimpleQueue
from threading import Thread
from typing import Any, TypeVar

from sqlalchemy import Connection, Engine

from saloon.table.database import is_lost

T = TypeVar("T")

MOST = 500  # pieces of work in one transaction


@dataclass(slots=True)
class Work:
    """Something to write, and who waits for it. `about`: what it changes, and nothing else."""

    about: str
    write: Callable[[Connection], Any]
    waiting: asyncio.Future[Any]


@dataclass(slots=True)
class Outcome:
    """What the work gave, or why it failed."""

    result: object = None
    error: Exception | None = None


class Writer:
    """Takes work on the event loop, does it in a thread of its own, and tells the loop when it is on the disk."""

    def __init__(self, engine: Engine, loop: asyncio.AbstractEventLoop) -> None:
        self.engine = engine
        self.loop = loop
        self.queue: SimpleQueue[Work | None] = SimpleQueue()
        self.thread = Thread(target=self.run, name="saloon-writer", daemon=True)
        self.thread.start()

    def submit(self, about: str, write: Callable[[Connection], T]) -> asyncio.Future[T]:
        """A future that is done when the work is durable. Whoever stops waiting does not stop the work."""
        waiting: asyncio.Future[T] = self.loop.create_future()
        self.queue.put(Work(about, write, waiting))
        return waiting

    def finish(self) -> None:
        """Wait until all that was submitted is written. Not to be called on the event loop."""
        self.queue.put(None)
        self.thread.join()

    # From here on in the thread

    def run(self) -> None:
        while batch := self.take():
            outcomes = self.write(batch)
            with suppress(RuntimeError):  # the loop is closed: nobody waits any more
                self.loop.call_soon_threadsafe(tell, batch, outcomes)

    def take(self) -> list[Work]:
        """All that waits; nothing when there will be no more."""
        batch: list[Work] = []
        work = self.queue.get()
        while work is not None:
            batch.append(work)
            if len(batch) == MOST:
                return batch
            try:
                work = self.queue.get_nowait()
            except Empty:
                return batch
        if batch:
            self.queue.put(None)
        return batch

    def write(self, batch: list[Work]) -> list[Outcome]:
        # Everybody who writes to one database locks in the same order, so that no two wait for each other
        batch.sort(key=lambda work: work.about)
        for try_again in (True, False):
            committing = False
            try:
                with self.engine.connect() as connection, connection.begin() as transaction:
                    if len(batch) == 1:
                        outcomes = [attempt(connection, batch[0])]
                        if outcomes[0].error:
                            transaction.rollback()
                            return outcomes
                    else:
                        outcomes = [guarded(connection, work) for work in batch]
                    committing = True
                return outcomes
            except Exception as error:
                # A connection that broke before the commit has changed nothing. After that nobody knows.
                if committing or not (try_again and is_lost(error)):
                    return [Outcome(error=error) for _ in batch]
        raise AssertionError("the second try returns")


def attempt(connection: Connection, work: Work) -> Outcome:
    try:
        return Outcome(work.write(connection))
    except Exception as error:
        if is_lost(error):
            raise
        return Outcome(error=error)


def guarded(connection: Connection, work: Work) -> Outcome:
    """One piece of work among others: if it fails, it alone is undone. If even that fails, all of them have."""
    connection.exec_driver_sql("SAVEPOINT work")
    outcome = attempt(connection, work)
    if outcome.error:
        connection.exec_driver_sql("ROLLBACK TO SAVEPOINT work")
    connection.exec_driver_sql("RELEASE SAVEPOINT work")
    return outcome


def tell(batch: list[Work], outcomes: list[Outcome]) -> None:
    for work, outcome in zip(batch, outcomes):
        if work.waiting.done():
            continue  # nobody waits any more
        if outcome.error is None:
            work.waiting.set_result(outcome.result)
        else:
            work.waiting.set_exception(outcome.error)
