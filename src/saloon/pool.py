"""Processes that work for this one. Each is a fresh interpreter with a state of its own; it hears no Ctrl-C, and ends
with whoever started it. It is told a line and answers with a line, until nobody is there to ask.

A search on several cores and games in chunks wait for their answers here. The server, which must not wait, has a queue
before its processes (`saloon.table.workers`); what such a process is, it is told here too.
"""

from __future__ import annotations

import contextlib
import ctypes
import os
import pickle
import signal
import subprocess
import sys
import traceback
from base64 import b64decode, b64encode
from collections.abc import Callable, Generator, Iterable, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ThreadPoolExecutor, wait
from typing import Any, TypeVar

Chunk = TypeVar("Chunk")
Part = TypeVar("Part")

READY = b"ready\n"
PR_SET_PDEATHSIG = 1  # of <sys/prctl.h>


class WorkerDied(RuntimeError):
    """A process ended before it had answered."""


# How one is started


def command(module: str, *arguments: object) -> list[str]:
    """The words that start a module which serves. Not the folder it is started in is searched for it."""
    return [sys.executable, "-P", "-m", module, *map(str, arguments)]


def environment(names: Iterable[str]) -> dict[str, str]:
    """What a process inherits: variables of these names, and to find what this one finds."""
    inherited = {name: os.environ[name] for name in names if name in os.environ}
    return {**inherited, "PYTHONPATH": os.pathsep.join(sys.path)}


# Inside of one


def serve(work: Callable[[bytes], bytes], deadline: float = 0.0, niceness: int = 0) -> None:
    """Do work for whoever has started this process. `deadline`: the seconds after which a piece of it ends the process,
    whatever happens to the others; 0: never."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    die_with_parent()
    if sys.platform != "win32":
        signal.signal(signal.SIGALRM, signal.SIG_DFL)
        os.nice(niceness)
        # Not every event loop closes what a new process could inherit
        os.closerange(3, os.sysconf("SC_OPEN_MAX"))
    # Answers have a way of their own: whatever the work may print goes to the log
    answers = os.dup(sys.stdout.fileno())
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
    with contextlib.suppress(BrokenPipeError), os.fdopen(answers, "wb") as out:
        out.write(READY)
        out.flush()
        for line in sys.stdin.buffer:
            alarm(deadline)
            answer = work(line)
            alarm(0)
            out.write(answer + b"\n")
            out.flush()


def die_with_parent() -> None:
    """Linux ends this process with the thread that started it, whatever it is doing. Elsewhere it finds nobody to
    answer when it has done its work, or its alarm rings."""
    if sys.platform == "linux":
        ctypes.CDLL(None).prctl(PR_SET_PDEATHSIG, signal.SIGKILL, 0, 0, 0)


def alarm(seconds: float) -> None:
    if sys.platform != "win32":
        signal.setitimer(signal.ITIMER_REAL, seconds)


def called(line: bytes) -> bytes:
    """Call a function with arguments, and tell what came of it or what it raised."""
    try:
        function, arguments = pickle.loads(b64decode(line))
        return b64encode(pickle.dumps((True, function(*arguments))))
    except Exception as error:
        where = traceback.format_exc()
        error.add_note(where)
        try:
            return b64encode(pickle.dumps((False, error)))
        except Exception:  # what cannot travel is told in words
            return b64encode(pickle.dumps((False, RuntimeError(where))))


# For those who can wait


class Worker:
    """One process, there from the first call on. It does one thing after the other, and remembers what it likes."""

    def __init__(self) -> None:
        self.process: subprocess.Popen[bytes] | None = None
        self.thread = ThreadPoolExecutor(1, "saloon-worker")  # waits for the answers

    def submit(self, work: Callable[..., Part], *arguments: object) -> Future[Part]:
        """What comes of a function that the process finds by its name. Its thread must live as long as the process."""
        if self.process is None:
            # In a session of its own it hears no Ctrl-C, not even while it starts
            self.process = subprocess.Popen(
                command("saloon.pool"),
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                start_new_session=True,
                env=environment(os.environ),
            )
        return self.thread.submit(self.exchange, self.process, b64encode(pickle.dumps((work, arguments))) + b"\n")

    def exchange(self, process: subprocess.Popen[bytes], line: bytes) -> Any:
        assert process.stdin is not None
        assert process.stdout is not None
        with contextlib.suppress(BrokenPipeError):
            process.stdin.write(line)
            process.stdin.flush()
        answer = process.stdout.readline()
        if answer == READY:
            answer = process.stdout.readline()
        if not answer:
            raise WorkerDied(f"a worker ended with {process.wait()}")
        is_well, found = pickle.loads(b64decode(answer))
        if not is_well:
            raise found
        return found

    def close(self) -> None:
        """Whatever it does, nobody waits for it any more."""
        if self.process is not None:
            self.process.kill()
        self.thread.shutdown(cancel_futures=True)
        if self.process is not None:
            with contextlib.suppress(BrokenPipeError), self.process:
                pass


def unordered(work: Callable[[Chunk], Part], chunks: Sequence[Chunk], jobs: int) -> Generator[Part, None, None]:
    """What comes of every chunk, as soon as it is there, in so many processes. Which of them does what changes nothing
    in the results."""
    jobs = min(jobs, len(chunks))
    if jobs <= 1:
        yield from map(work, chunks)
        return
    workers = [Worker() for _ in range(jobs)]
    waiting = iter(chunks)
    try:
        running = {worker.submit(work, next(waiting)): worker for worker in workers}
        while running:
            done, _ = wait(running, return_when=FIRST_COMPLETED)
            for future in done:
                worker = running.pop(future)
                for chunk in waiting:
                    running[worker.submit(work, chunk)] = worker
                    break
                yield future.result()
    finally:
        for worker in workers:
            worker.close()


if __name__ == "__main__":
    serve(called)
