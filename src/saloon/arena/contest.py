"""A whole contest: which games are still to be played, where, and who wants to know."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import closing
from functools import partial

from saloon import pool
from saloon.arena import cluster
from saloon.arena.chunks import chunks_of
from saloon.arena.folder import Folder
from saloon.arena.plan import Plan
from saloon.arena.play import Result, contests


def missing(games: int, folder: Folder | None) -> list[int]:
    """The games that are not finished yet."""
    return [number for number in range(games) if folder is None or number not in folder.results]


def hold(
    plan: Plan,
    games: int,
    jobs: int | None = None,
    folder: Folder | None = None,
    ray: str | None = None,
    heard: Callable[[int], None] | None = None,
) -> list[Result]:
    """Play so many games, less those that the folder has, and return all of them by number. `heard` is told how many
    have come in. On this machine (`jobs` processes, one unless told) or on the Ray cluster at an address."""
    found = dict(folder.results) if folder else {}
    chunks = chunks_of(missing(games, folder), jobs or 1, alone=plan.thinking)
    work = partial(contests, plan, keep=folder is not None)
    parts = pool.unordered(work, chunks, jobs or 1) if ray is None else cluster.unordered(work, chunks, ray, jobs)
    with closing(parts):
        for part in parts:
            for result, record in part:
                found[result.number] = result
                if folder:
                    folder.add(result, record)
            if heard:
                heard(len(part))
    return [found[number] for number in range(games)]
