"""The process in which bots think. It is told a job a line and answers with a line, until nobody is there to ask.

Nothing of the server is in here: no store, no socket, no secret. What it is told is a world imagined for the seat.
"""

from __future__ import annotations

import contextlib
import ctypes
import os
import signal
import sys
import traceback

import msgspec

import saloon
from saloon.bots import BOTS
from saloon.engine.errors import SaloonError

READY = b"ready\n"
TROUBLE = "table-bot-trouble"
NICENESS = 10  # the server goes first
PR_SET_PDEATHSIG = 1  # of <sys/prctl.h>


class Job(msgspec.Struct, frozen=True):
    """What a bot is to think about. `dump` is that of a world imagined for the seat, never of the true one; `level`
    is a key of BOTS."""

    game: str
    dump: dict[str, object]
    seat: int
    level: str
    seed: int


class Thought(msgspec.Struct):
    """The words of the answer, or why there is none."""

    words: str = ""
    error: str = ""
    details: dict[str, object] = msgspec.field(default_factory=dict)
    rule: str = ""


def think(job: Job) -> Thought:
    try:
        world = saloon.game(job.game).load(job.dump)
        option = BOTS[job.level](job.seed).choose(world, job.seat)
        return Thought(world.text(job.seat, option))
    except SaloonError as error:
        return Thought(error=error.key, details=dict(error.details), rule=error.rule)
    except Exception:
        traceback.print_exc()
        return Thought(error=TROUBLE, details={"bot": job.level})


def die_with_parent() -> None:
    """Linux ends this process with its parent, whatever it is doing. Elsewhere it finds nobody to answer when it has
    thought, or its alarm rings."""
    if sys.platform == "linux":
        ctypes.CDLL(None).prctl(PR_SET_PDEATHSIG, signal.SIGKILL, 0, 0, 0)


def alarm(seconds: float) -> None:
    """Whatever happens to the server, no thought outlives its time; 0 turns the alarm off."""
    if sys.platform != "win32":
        signal.setitimer(signal.ITIMER_REAL, seconds)


def main() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    die_with_parent()
    if sys.platform != "win32":
        signal.signal(signal.SIGALRM, signal.SIG_DFL)
        os.nice(NICENESS)
        # Not every event loop closes what a new process could inherit
        os.closerange(3, os.sysconf("SC_OPEN_MAX"))
    deadline = float(sys.argv[1])
    # Answers have a way of their own: whatever a bot may print goes to the log
    answers = os.dup(sys.stdout.fileno())
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
    with contextlib.suppress(BrokenPipeError):
        os.write(answers, READY)
        for line in sys.stdin.buffer:
            alarm(deadline)
            thought = think(msgspec.json.decode(line, type=Job))
            alarm(0)
            os.write(answers, msgspec.json.encode(thought, enc_hook=str) + b"\n")


if __name__ == "__main__":
    main()
