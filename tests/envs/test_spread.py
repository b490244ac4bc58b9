"""The vector over several processes: the same games, whoever plays them; a process that dies is told."""

from __future__ import annotations

import copy
import os
import pickle
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

from saloon.engine.errors import IllegalOption
from saloon.envs.errors import BadAction, BadSetting, NotNow, WorkerLost
from saloon.envs.spread import Spread
from saloon.envs.vector import Arrays, Vector

NAMES = ("observations", "masks", "seats", "rewards", "dones", "stops")


@pytest.fixture(scope="module")
def spread() -> Iterator[Spread]:
    with Spread("bang-duel", 5, 2, seed=3, max_cycles=40, skip_forced=True) as made:
        yield made


def same(one: Arrays, other: Arrays) -> bool:
    return all(np.array_equal(getattr(one, name), getattr(other, name)) for name in NAMES)


def test_it_plays_the_games_of_one_process(spread: Spread) -> None:
    """Some end, some are called off, and all begin anew: row for row as in a vector."""
    vector = Vector("bang-duel", 5, seed=3, max_cycles=40, skip_forced=True)
    spread.reset(3)
    rng = np.random.default_rng(1)
    ended = 0
    for _ in range(120):
        assert same(spread, vector)
        actions = (vector.masks * rng.random(vector.masks.shape)).argmax(axis=1)
        spread.step(actions)
        vector.step(actions)
        ended += int(vector.dones.sum())
    assert ended > 10
    vector.reset()
    spread.reset()
    assert same(spread, vector)


def test_a_wrong_answer_is_refused_before_anybody_moves(spread: Spread) -> None:
    spread.reset(3)
    before = {name: getattr(spread, name).copy() for name in NAMES}
    right = spread.masks.argmax(axis=1)
    for row in (0, 4):
        wrong = right.copy()
        wrong[row] = spread.masks[row].argmin()
        with pytest.raises(IllegalOption):
            spread.step(wrong)
    with pytest.raises(BadAction):
        spread.step(right[:3])
    assert all(np.array_equal(getattr(spread, name), before[name]) for name in NAMES)
    spread.step(right)


def test_it_cannot_be_copied(spread: Spread) -> None:
    for twin in (copy.copy, copy.deepcopy, pickle.dumps):
        with pytest.raises(BadSetting, match="cannot be copied or pickled"):
            twin(spread)


@pytest.mark.parametrize("processes", [0, 6, True, "2"])
def test_so_many_processes_cannot_be(processes: Any) -> None:
    with pytest.raises(BadSetting, match="from 1 to 5, the number of games"):
        Spread("bang-duel", 5, processes)


def gone(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return True
    return False


def test_a_process_that_dies_is_told_and_the_others_end() -> None:
    spread = Spread("colt-express", 4, 2)
    workers = [worker.pid for worker in spread._workers]
    os.kill(workers[1], signal.SIGKILL)
    with pytest.raises(WorkerLost, match=r"Process 1, .* has died \(exit code -9\)"):
        spread.step(spread.masks.argmax(axis=1))
    assert all(gone(pid) for pid in workers)
    with pytest.raises(NotNow, match="closed"):
        spread.reset()
    assert spread.observations.any()  # what was there can still be read


ABANDONED = """
import os
from saloon.envs.spread import Spread

if __name__ == "__main__":
    spread = Spread("colt-express", 2, 2)
    print(*[worker.pid for worker in spread._workers], flush=True)
    os._exit(0)
"""


def test_nobody_stays_behind_when_the_program_is_gone(tmp_path: Any) -> None:
    program = tmp_path / "abandoned.py"
    program.write_text(ABANDONED, encoding="utf-8")
    done = subprocess.run([sys.executable, program], capture_output=True, text=True, check=True)
    pids = [int(pid) for pid in done.stdout.split()]
    assert len(pids) == 2
    end = time.monotonic() + 20
    while not all(gone(pid) for pid in pids):
        assert time.monotonic() < end
        time.sleep(0.05)
