"""A server in a process of its own, and what it costs the machine (as Linux tells it)."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from bench.load.line import Unheard

SECONDS = 60  # to start and to stop
QUIET = 0.05  # cores that a server uses that has nothing to do
ROOT = Path(__file__).parents[2]
TICKS = os.sysconf("SC_CLK_TCK")


class Server:
    """`port`: where it listens. What it costs includes the processes that it has started."""

    def __init__(self, pid: int, port: int) -> None:
        self.pid = pid
        self.port = port

    def family(self) -> list[int]:
        pids = [self.pid]
        for pid in pids:
            pids += map(int, Path(f"/proc/{pid}/task/{pid}/children").read_text().split())
        return pids

    def cpu(self) -> float:
        """Seconds of a core, so far."""
        return sum(cpu(pid) for pid in self.family())

    def memory(self) -> int:
        """Bytes; what processes share is counted once."""
        return sum(memory(pid) for pid in self.family())

    async def settle(self) -> None:
        """Wait until it has nothing to do any more."""
        before = self.cpu()
        for _ in range(2 * SECONDS):
            await asyncio.sleep(0.5)
            before, used = self.cpu(), self.cpu() - before
            if used < QUIET * 0.5:
                return
        raise Unheard("the server does not come to rest")


def cpu(pid: int) -> float:
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICKS


def whole_machine() -> float:
    """Seconds of a core that all programs have used so far."""
    user, nice, system = Path("/proc/stat").read_text().split()[1:4]
    return (int(user) + int(nice) + int(system)) / TICKS


def memory(pid: int) -> int:
    for line in Path(f"/proc/{pid}/smaps_rollup").read_text().splitlines():
        if line.startswith("Pss:"):
            return 1024 * int(line.split()[1])
    raise Unheard(f"no memory of process {pid}")


@asynccontextmanager
async def serving(command: list[str]) -> AsyncIterator[Server]:
    """Start a server, which prints its port, and end it as its keeper would."""
    process = await asyncio.create_subprocess_exec(*command, stdout=asyncio.subprocess.PIPE, cwd=ROOT)
    try:
        assert process.stdout
        line = await asyncio.wait_for(process.stdout.readline(), SECONDS)
        if not line:
            raise Unheard("the server did not start")
        yield Server(process.pid, int(line))
        process.send_signal(signal.SIGTERM)
        await asyncio.wait_for(process.wait(), SECONDS)
    finally:
        if process.returncode is None:
            process.kill()
            await process.wait()
