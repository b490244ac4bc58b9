"""The contests of the published ladder: those of each game are CONTESTS of `contests` in its folder of the tests."""

from __future__ import annotations

from bench.contest import Contest
from games.parts import part_of
from saloon.games import GAMES

CONTESTS: tuple[Contest, ...] = tuple(contest for slug in GAMES.house for contest in part_of(slug, "contests").CONTESTS)


def find(key: str) -> Contest:
    return next(contest for contest in CONTESTS if contest.key == key)
