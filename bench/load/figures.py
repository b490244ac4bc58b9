"""What is measured of a server, how, and in what order."""

from __future__ import annotations

import math
import tempfile
import time
from collections.abc import Awaitable, Callable
from pathlib import Path

import msgspec

from bench.load.crowd import Crowd, Run, Table
from bench.load.process import serving, whole_machine

WARM_TABLES, WARM_SECONDS = 10, 1.0
TOLERABLE = 0.1  # seconds that 99 of 100 answers may take
KEEPING_UP = 0.95  # of what is offered
STEP = 1.5  # from rate to rate in search of the ceiling
NEAR = 1.1  # rates that close are one
TRIES = 2  # a rate has failed when it has failed so often: another program may have taken the machine


class Load(msgspec.Struct, frozen=True):
    """So many tables with so many people each; `rate`: answers a second at all tables together, for so many seconds.
    `steps`: rates to try in search of the ceiling, each for `step_seconds`."""

    tables: int
    people: int
    rate: float
    seconds: float
    steps: int
    step_seconds: float


class Contender(msgspec.Struct, frozen=True):
    """A server: how it is started on a folder, and how a table of so many people is opened at its port."""

    name: str
    command: Callable[[Path], list[str]]
    open: Callable[[Crowd, int, int], Awaitable[Table]]


class Figures(msgspec.Struct, frozen=True):
    """Times in seconds, memory and size in bytes, use of processors in cores. `other_cpu`: what other programs used
    meanwhile; where that is much, times say little, and `cpu_per_answer` says more."""

    name: str
    done: float
    p50: float
    p90: float
    p99: float
    worst: float
    lag: float
    ceiling: float | None
    server_cpu: float
    client_cpu: float
    other_cpu: float
    cpu_per_answer: float
    sent_per_answer: float
    memory: float
    active_table: float
    idle_table: float
    answers: int
    stored_per_table: float
    stored_per_answer: float


async def measure(contender: Contender, load: Load, say: Callable[[str], None]) -> Figures:
    with tempfile.TemporaryDirectory(prefix="saloon-load-") as name:
        folder = Path(name)
        async with serving(contender.command(folder)) as server:
            say("warming up")
            warming = Crowd(lambda crowd: contender.open(crowd, server.port, load.people))
            await warming.open(WARM_TABLES)
            await warming.offer(5 * WARM_TABLES, WARM_SECONDS)
            warming.leave_all()
            await server.settle()
            before = server.memory()

            say(f"opening {load.tables} tables")
            crowd = Crowd(lambda crowd: contender.open(crowd, server.port, load.people))
            await crowd.open(load.tables)
            await server.settle()
            stored, answers = size(folder), crowd.answers

            say(f"{load.rate:.0f} answers a second for {load.seconds:.0f} s")
            heard, cpu, own_cpu, machine_cpu = received(crowd), server.cpu(), time.process_time(), whole_machine()
            clock = time.perf_counter()
            steady = await crowd.offer(load.rate, load.seconds)
            clock = time.perf_counter() - clock
            heard, cpu, own_cpu = received(crowd) - heard, server.cpu() - cpu, time.process_time() - own_cpu
            machine_cpu = whole_machine() - machine_cpu
            await server.settle()
            active = server.memory()

            top = await ceiling(crowd, steady, load, say) if load.steps else None

            stored_per_answer = (size(folder) - stored) / max(1, crowd.answers - answers)

            # What was freed is used again before the system gets it back: so it is the second thousand that tells
            # what tables leave behind
            say("everybody leaves, and as many others come and go")
            crowd.leave_all()
            await server.settle()
            left = server.memory()
            await crowd.open(load.tables)
            crowd.leave_all()
            await server.settle()
            left = server.memory() - left
        opened, answers = crowd.opened + warming.opened, crowd.answers + warming.answers
        stored_per_table = (size(folder) - answers * stored_per_answer) / opened
    return Figures(
        name=contender.name,
        done=steady.per_second,
        p50=steady.wait(0.5),
        p90=steady.wait(0.9),
        p99=steady.wait(0.99),
        worst=steady.wait(1.0),
        lag=steady.lag(0.99),
        ceiling=top,
        server_cpu=cpu / clock,
        client_cpu=own_cpu / clock,
        other_cpu=max(0.0, machine_cpu - cpu - own_cpu) / clock,
        cpu_per_answer=cpu / max(1, len(steady.waits)),
        sent_per_answer=heard / max(1, len(steady.waits)),
        memory=before,
        active_table=(active - before) / load.tables,
        idle_table=left / load.tables,
        answers=crowd.answers,
        stored_per_table=stored_per_table,
        stored_per_answer=stored_per_answer,
    )


def size(folder: Path) -> int:
    """Bytes of all files in it."""
    return sum(file.stat().st_size for file in folder.rglob("*") if file.is_file())


def received(crowd: Crowd) -> int:
    """Bytes that everybody has got so far."""
    return sum(line.received for table in crowd.tables for line in table.lines)


async def ceiling(crowd: Crowd, steady: Run, load: Load, say: Callable[[str], None]) -> float:
    """The highest rate that the server keeps up with: first in large steps, then between the last two."""
    good, bad = (steady.rate, math.inf) if holds(steady) else (0.0, steady.rate)
    for _ in range(load.steps):
        rate = good * STEP if bad == math.inf else bad / STEP if good == 0 else math.sqrt(good * bad)
        for _ in range(TRIES):
            run = await crowd.offer(rate, load.step_seconds)
            say(f"{rate:.0f} a second: p99 {1000 * run.wait(0.99):.0f} ms, {run.per_second:.0f} done a second")
            if holds(run) or crowd.busy():
                break
        if crowd.busy():
            break  # it has not even finished what it was asked
        good, bad = (rate, bad) if holds(run) else (good, rate)
        if bad < good * NEAR:
            break
    return good


def holds(run: Run) -> bool:
    return run.wait(0.99) <= TOLERABLE and run.in_time >= KEEPING_UP * len(run.lags)
