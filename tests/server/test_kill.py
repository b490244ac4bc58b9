"""The server is killed a dozen times an evening while games go on, on one evening, or on as many as SALOON_EVENINGS
says: nothing that was acknowledged is lost, and nothing was told that did not happen."""

from __future__ import annotations

import asyncio
import os
import sqlite3
import time
from contextlib import closing
from functools import partial
from pathlib import Path
from random import Random

import pytest

from server.parties import play_while
from table.house import House, house, is_gone, soon

KILLS = 12
EVENINGS = int(os.environ.get("SALOON_EVENINGS", "1"))


def moments(dice: Random) -> list[float]:
    """Seconds that the server lives: mostly short, now and then long enough for bots to get going."""
    return [dice.uniform(0.05, 0.4) if dice.random() < 0.8 else dice.uniform(0.4, 1.2) for _ in range(KILLS)]


async def kill_often(opened: House, dice: Random) -> None:
    for moment in moments(dice):
        await asyncio.sleep(moment)
        bots = await asyncio.to_thread(opened.kill)
        await asyncio.to_thread(opened.start)
        for bot in bots:
            assert await asyncio.to_thread(soon, partial(is_gone, bot)), "a bot has outlived its server"


@pytest.mark.parametrize("schedule", range(EVENINGS))
def test_nothing_is_lost_and_nothing_is_made_up_when_the_server_is_killed(tmp_path: Path, schedule: int) -> None:
    dice = Random(schedule)
    with house(tmp_path / "data") as opened:
        games = asyncio.run(play_while(opened, dice, kill_often(opened, dice)))
    assert any(regular.visits > KILLS // 4 for game in games for regular in game)
    assert any(message["type"] == "takeback" for game in games for r in game for message in r.done.values())
    assert "Traceback" not in opened.complaints
    with closing(sqlite3.connect(opened.data / "saloon.sqlite")) as connection:
        assert connection.execute("PRAGMA integrity_check").fetchall() == [("ok",)]


def test_a_server_killed_while_it_opens_for_the_first_time_opens_the_next_time(tmp_path: Path) -> None:
    dice = Random(7)
    opened = House(tmp_path / "data")
    for _ in range(6):
        opened.open()
        time.sleep(dice.uniform(0.3, 1.5))
        opened.kill()
    opened.start()
    assert opened.stop() == 0
    assert "Traceback" not in opened.complaints
