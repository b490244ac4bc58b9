"""Work in chunks, shared by the machines of a Ray cluster. The same saloon must be installed on all of them."""

from __future__ import annotations

import logging
import socket
from collections.abc import Callable, Generator, Sequence
from typing import Any, TypeVar

import saloon
from saloon.arena.errors import NoContest

Chunk = TypeVar("Chunk")
Part = TypeVar("Part")

KNOCK_SECONDS = 5.0
ANY = "auto"


def unordered(
    work: Callable[[Chunk], Part], chunks: Sequence[Chunk], address: str, jobs: int | None
) -> Generator[Part, None, None]:
    """What comes of every chunk, as soon as it is there. `jobs`: how many run at a time; None: as many as there is
    room for. A chunk whose machine goes down is done again elsewhere."""
    ray = joined(address)
    waiting = list(reversed(chunks))
    running: list[Any] = []
    try:
        # A game keeps one processor busy; spread, because the first machine would take all it can
        remote = ray.remote(num_cpus=1, scheduling_strategy="SPREAD")(one_chunk)
        while waiting or running:
            while waiting and (jobs is None or len(running) < jobs):
                running.append(remote.remote(work, waiting.pop(), saloon.__version__))
            ready, running = ray.wait(running)
            yield from parts_of(ray, ready)
    finally:
        ray.shutdown()  # calls off what is still running


def parts_of(ray: Any, ready: list[Any]) -> list[Any]:
    """What has come in. An error of ours is raised as it would be here; one of the cluster becomes a sentence."""
    try:
        found: list[Any] = ray.get(ready)
        return found
    except ray.exceptions.RayError as error:
        cause = getattr(error, "cause", None) or error
        if isinstance(cause, ray.exceptions.RayError):
            raise NoContest("arena-ray-failed", {"why": str(cause).splitlines()[0]}) from error
        raise cause from error


def one_chunk(work: Callable[[Chunk], Part], chunk: Chunk, version: str) -> Part:
    """A chunk on some machine of the cluster."""
    if version != saloon.__version__:
        details = {"machine": socket.gethostname(), "found": saloon.__version__, "wanted": version}
        raise NoContest("arena-ray-version", details)
    return work(chunk)


def joined(address: str) -> Any:
    """Ray, connected to its cluster; NoContest says why not."""
    try:
        import ray
    except ImportError as error:
        raise NoContest("arena-ray-missing", {"package": error.name or "ray"}) from error
    try:
        if address != ANY:
            knock(address)
        ray.init(address=address, log_to_driver=False, logging_level=logging.ERROR)
    except (OSError, RuntimeError, ValueError) as error:
        why = str(error).splitlines()[0] if str(error) else type(error).__name__
        raise NoContest("arena-ray-unreachable", {"address": address, "why": why}) from error
    return ray


def knock(address: str) -> None:
    """Whether anybody listens there: Ray itself would try for minutes, or end the process."""
    host, colon, port = address.removeprefix("ray://").rpartition(":")
    if not colon or not port.isdecimal():
        raise ValueError("HOST:PORT")
    socket.create_connection((host, int(port)), KNOCK_SECONDS).close()
