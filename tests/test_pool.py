"""Processes that work for this one: each with its own memory, deaf to Ctrl-C, gone with whoever started them."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import closing
from functools import partial
from pathlib import Path

import pytest

from saloon.engine.errors import IllegalOption
from saloon.pool import Worker, WorkerDied, unordered

PATIENCE = 60.0

remembered: list[int] = []


def remember(number: int) -> list[int]:
    remembered.append(number)
    return remembered


def squared(number: int) -> tuple[int, int]:
    return number * number, os.getpid()


def refuse(seat: int) -> None:
    raise IllegalOption("not-asked", {"seat": seat}, "3.1")


def die(_: int) -> None:
    os.kill(os.getpid(), signal.SIGKILL)


def shout(text: str) -> str:
    print(text)
    return text


class Stubborn(Exception):
    def __init__(self, one: int, two: int) -> None:
        super().__init__(lambda: one + two)  # which no pickle holds


def unspeakable(_: int) -> None:
    raise Stubborn(1, 2)


def interrupt_here(number: int) -> int:
    os.kill(os.getpid(), signal.SIGINT)
    return number


def sleep_after_telling(folder: Path, number: int) -> None:
    (folder / str(number)).write_text(str(os.getpid()))
    time.sleep(PATIENCE)


def is_alive(pid: int) -> bool:
    """Whether a process runs; one that only waits to be buried does not."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except FileNotFoundError:
        return False


def settled(what: object) -> None:
    assert callable(what)
    until = time.monotonic() + PATIENCE
    while not what():
        assert time.monotonic() < until
        time.sleep(0.02)


@pytest.fixture
def worker() -> Iterator[Worker]:
    worker = Worker()
    yield worker
    worker.close()


def test_a_worker_does_one_thing_after_the_other_and_remembers(worker: Worker) -> None:
    asked = [worker.submit(remember, number) for number in (3, 1, 2)]
    assert [each.result() for each in asked] == [[3], [3, 1], [3, 1, 2]]
    assert remembered == []


def test_what_a_worker_raises_is_raised_here_as_it_was(worker: Worker) -> None:
    with pytest.raises(IllegalOption) as raised:
        worker.submit(refuse, 2).result()
    known = IllegalOption("not-asked", {"seat": 2}, "3.1")
    told = raised.value
    assert (told.key, told.details, told.rule) == (known.key, known.details, known.rule)
    assert "in refuse" in "".join(told.__notes__)
    with pytest.raises(RuntimeError, match="unspeakable"):
        worker.submit(unspeakable, 1).result()
    assert worker.submit(squared, 4).result()[0] == 16


def test_what_work_prints_is_no_answer(worker: Worker) -> None:
    assert worker.submit(shout, "ready\n").result() == "ready\n"
    assert worker.submit(shout, "ready\n").result() == "ready\n"


def test_a_death_is_told(worker: Worker) -> None:
    asked = worker.submit(die, 1), worker.submit(squared, 1)
    for each in asked:
        with pytest.raises(WorkerDied, match="-9"):
            each.result()


def test_ctrl_c_is_for_the_process_that_asks(worker: Worker) -> None:
    assert worker.submit(interrupt_here, 7).result() == 7
    assert worker.process is not None
    assert os.getsid(worker.process.pid) != os.getsid(0)


def test_all_chunks_are_done_by_so_many_processes() -> None:
    found = list(unordered(squared, range(20), 2))
    assert sorted(square for square, _ in found) == [number * number for number in range(20)]
    assert len({pid for _, pid in found} | {os.getpid()}) == 3
    assert [pid for _, pid in unordered(squared, range(3), 1)] == [os.getpid()] * 3
    assert list(unordered(squared, [], 4)) == []


def test_a_chunk_that_fails_ends_the_others(tmp_path: Path) -> None:
    with pytest.raises(IllegalOption):
        list(unordered(partial(refuse_or_sleep, tmp_path), [1, 0], 2))
    assert not is_alive(int((tmp_path / "1").read_text()))


def refuse_or_sleep(folder: Path, number: int) -> None:
    if number:
        sleep_after_telling(folder, number)
    settled((folder / "1").exists)
    refuse(number)


def test_whoever_stops_listening_ends_the_processes(tmp_path: Path) -> None:
    with closing(unordered(partial(sleep_or_answer, tmp_path), [0, 1], 2)) as parts:
        assert next(parts) == 0
    assert not is_alive(int((tmp_path / "1").read_text()))


def sleep_or_answer(folder: Path, number: int) -> int:
    if number:
        sleep_after_telling(folder, number)
    settled((folder / "1").exists)
    return number


ALONE = """
import sys
from functools import partial
from pathlib import Path
from saloon.pool import unordered
from test_pool import sleep_after_telling
list(unordered(partial(sleep_after_telling, Path(sys.argv[1])), [1, 2], 2))
"""


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere they end when they have done their work")
def test_they_end_with_whoever_started_them_however_that_ends(tmp_path: Path) -> None:
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join([str(Path(__file__).parent), *sys.path])}
    parent = subprocess.Popen([sys.executable, "-c", ALONE, str(tmp_path)], env=environment)
    settled(lambda: all((tmp_path / name).exists() and (tmp_path / name).read_text() for name in "12"))
    parent.kill()
    parent.wait()
    pids = [int((tmp_path / name).read_text()) for name in "12"]
    settled(lambda: not any(map(is_alive, pids)))
