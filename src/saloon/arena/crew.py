"""Work in chunks, shared by the processors of this machine. Which of them does what changes nothing in the results."""

from __future__ import annotations

import math
import os
import signal
import sys
from collections.abc import Callable, Generator, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from contextlib import contextmanager
from multiprocessing import active_children, get_context, parent_process
from threading import Thread
from typing import TypeVar

Chunk = TypeVar("Chunk")
Part = TypeVar("Part")

CHUNKS_PER_JOB = 16
LARGEST_CHUNK = 250  # so that the bar moves


def chunks_of(numbers: Sequence[int], jobs: int, alone: bool) -> list[Sequence[int]]:
    """The games in chunks; `alone`: one by one, for games that take their time."""
    size = 1 if alone else max(1, min(LARGEST_CHUNK, math.ceil(len(numbers) / (jobs * CHUNKS_PER_JOB))))
    return [numbers[first : first + size] for first in range(0, len(numbers), size)]


def shared(work: Callable[[Chunk], Part], chunks: Sequence[Chunk], jobs: int) -> Generator[Part, None, None]:
    """What comes of every chunk, as soon as it is there."""
    jobs = min(jobs, len(chunks))
    if jobs <= 1:
        yield from map(work, chunks)
        return
    others = active_children()
    # Fresh processes, not forks: the same on every system
    pool = ProcessPoolExecutor(jobs, get_context("spawn"), initializer=watch_parent)
    finished = False
    try:
        with quiet_start():
            futures = [pool.submit(work, chunk) for chunk in chunks]
        for future in as_completed(futures):
            yield future.result()
        finished = True
    finally:
        if not finished:  # nobody waits for what is still being thought over
            for process in active_children():
                if process not in others:
                    process.terminate()
        pool.shutdown(cancel_futures=True)


def watch_parent() -> None:
    """A process whose parent was killed would wait for work forever."""
    Thread(target=leave_with_parent, daemon=True).start()


def leave_with_parent() -> None:
    parent = parent_process()
    assert parent is not None
    parent.join()
    os._exit(1)


@contextmanager
def quiet_start() -> Iterator[None]:
    """Ctrl-C is for this process, which then calls the others off; those that start here inherit that it is none of
    their business. It waits until they have started: if it were ignored meanwhile, it would be lost."""
    if sys.platform == "win32":
        yield
        return
    usual = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, usual)
