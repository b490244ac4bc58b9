"""Many games in several processes that share the arrays: what goes through the pipes is a word each way."""

from __future__ import annotations

import multiprocessing
from collections.abc import Sequence
from multiprocessing.connection import Connection
from types import TracebackType
from typing import Any, NoReturn, Self

import numpy as np

from saloon.engine.errors import SaloonError
from saloon.engine.game import Value
from saloon.envs.errors import BadSetting, NotNow, WorkerLost
from saloon.envs.setting import Setting, check_count, check_cycles
from saloon.envs.vector import Arrays, Ints, Vector, layout

WAIT = 5.0  # seconds that a process has for its farewell
ALIGNED = 64  # bytes: where arrays begin in the shared memory
SPAWN = multiprocessing.get_context("spawn")  # the same on every system, and safe beside threads


class Shared(Arrays):
    """The arrays, and the actions, in memory that processes share."""

    def __init__(self, setting: Setting, count: int, memory: Any) -> None:
        self.setting = setting
        self.count = count
        self.actions: Ints
        at = 0
        for name, width, kind in [*layout(setting), ("actions", 0, np.int64)]:
            items = count * (width or 1)
            array = np.frombuffer(memory, kind, items, at).reshape((count, width) if width else (count,))
            setattr(self, name, array)
            at += rounded(array.nbytes)


def rounded(size: int) -> int:
    return -(-size // ALIGNED) * ALIGNED


def size_of(setting: Setting, count: int) -> int:
    """How many bytes all arrays need."""
    wide = [*layout(setting), ("actions", 0, np.int64)]
    return sum(rounded(count * (width or 1) * np.dtype(kind).itemsize) for _, width, kind in wide)


def work(pipe: Connection, setting: Setting, memory: Any, count: int, first: int, last: int, most: int | None) -> None:
    """A process: it plays the games from `first` up to `last` and writes their rows, until nobody is there any more."""
    everything = Shared(setting, count, memory)
    skip = setting.skip_forced
    games = Vector(setting.game.slug, last - first, setting.seats, 0, most, None, skip, first, **setting.switches)
    for name, _, _ in layout(setting):
        setattr(games, name, getattr(everything, name)[first:last])
    while True:
        try:
            order, seed = pipe.recv()
        except (EOFError, OSError):  # the others are gone
            return
        try:
            if order == "reset":
                games.reset(seed)
            else:
                games.step(everything.actions[first:last])
            pipe.send(None)
        except SaloonError as error:
            pipe.send(error)


class Spread(Arrays):
    """As `Vector`, with the same games for the same seed, in so many processes. Use it in a `with`, or `close` it. Each
    process is a new interpreter, so a program that makes one starts from `if __name__ == "__main__":`."""

    def __init__(
        self,
        game: str,
        count: int,
        processes: int,
        seats: int | None = None,
        seed: int = 0,
        max_cycles: int | None = None,
        preset: str | None = None,
        skip_forced: bool = False,
        **switches: Value,
    ) -> None:
        setting = Setting(game, seats, switches, False, preset, skip_forced)
        if type(processes) is not int or not 1 <= processes <= check_count(count):
            raise BadSetting("envs-bad-processes", {"number": str(processes), "count": count})
        most = check_cycles(max_cycles, setting.game)
        memory = SPAWN.RawArray("b", size_of(setting, count))
        shared = Shared(setting, count, memory)
        self.__dict__.update(shared.__dict__)
        self._actions = shared.actions
        self._ends = [count * (index + 1) // processes for index in range(processes)]
        self._pipes: list[Connection] = []
        self._workers: list[Any] = []
        for first, last in zip([0, *self._ends], self._ends, strict=False):
            ours, theirs = SPAWN.Pipe()
            arguments = (theirs, setting, memory, count, first, last, most)
            worker = SPAWN.Process(target=work, args=arguments, daemon=True)
            worker.start()
            theirs.close()
            self._pipes.append(ours)
            self._workers.append(worker)
        self.reset(seed)

    def reset(self, seed: int | None = None) -> None:
        """All games begin anew; with a seed as the very first ones did with it."""
        self._check_open()
        self._order("reset", seed, range(len(self._ends)))

    def step(self, actions: Any) -> None:
        """One answer in every game. An answer that the rules do not allow raises IllegalOption, before anything is
        changed."""
        self._check_open()
        chosen, wrong = self.check(actions)
        self._actions[:] = chosen
        asked: Sequence[int] = range(len(self._ends))
        if wrong is not None:  # the process whose game it is says why not, and no other moves
            asked = [next(index for index in asked if wrong < self._ends[index])]
        self._order("step", None, asked)

    def _order(self, order: str, seed: int | None, asked: Sequence[int]) -> None:
        """These processes do it, each with its own games."""
        for index in asked:
            self._send(index, (order, seed))
        for index in asked:
            self._hear(index)

    def _check_open(self) -> None:
        if not self._pipes:
            raise NotNow("envs-closed")

    def _send(self, index: int, order: tuple[str, int | None]) -> None:
        try:
            self._pipes[index].send(order)
        except OSError:
            self._lost(index)

    def _hear(self, index: int) -> None:
        try:
            error = self._pipes[index].recv()
        except (EOFError, OSError):
            self._lost(index)
        if error is not None:
            raise error

    def _lost(self, index: int) -> NoReturn:
        """A process has died: its games are gone, so the others end as well."""
        worker = self._workers[index]
        worker.join(WAIT)
        self.close()
        raise WorkerLost("envs-worker-lost", {"number": index, "code": str(worker.exitcode)})

    def close(self) -> None:
        """End the processes. The arrays keep what they have."""
        for pipe in self._pipes:
            pipe.close()
        for worker in self._workers:
            worker.join(WAIT)
            if worker.is_alive():
                worker.kill()
                worker.join()
        self._pipes = []
        self._workers = []

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.close()

    def __reduce__(self) -> NoReturn:
        raise BadSetting("envs-not-copied")
