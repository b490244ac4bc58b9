"""A server whose database fails lives on, says so to whoever asks and plays, and goes on when it is mended."""

from __future__ import annotations

import asyncio
import resource
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import httpx

from server.test_stop import refused
from table.house import House, Visitor, house, soon


def asked(opened: House, path: str) -> tuple[int, str]:
    """What a machine that watches over the server hears: a status, and the key of what is wrong."""
    response = httpx.get(f"{opened.address}{path}", trust_env=False, timeout=60)
    return response.status_code, str(response.json().get("error", ""))


@contextmanager
def no_more_disk(opened: House) -> Iterator[None]:
    """No file of the server may grow."""
    assert opened.process
    size = (opened.data / "saloon.sqlite-wal").stat().st_size
    _, most = resource.prlimit(opened.process.pid, resource.RLIMIT_FSIZE, (size, resource.RLIM_INFINITY))
    try:
        yield
    finally:
        resource.prlimit(opened.process.pid, resource.RLIMIT_FSIZE, (most, most))


async def play_without_a_disk(opened: House) -> None:
    anna = await Visitor.come(opened.address)
    table = await anna.table([{"me": True}, {"me": True}], start=True)
    async with anna.sit_at(table, 0) as before:
        words = before.position["choices"][0]["words"]
        assert asked(opened, "/readyz") == (200, "")
        with no_more_disk(opened):
            assert asked(opened, "/healthz") == (200, "")
            assert asked(opened, "/readyz") == (503, "table-store-broken")
            told = await before.answer(0, words)
            assert told["type"] == "refused"
            assert told["trouble"]["error"] == "table-store-broken"
            assert "confirmed" in told["trouble"]["message"]
            for _ in range(20):
                assert (await anna.ask("PUT", "/api/me", {"name": "Anna" * 5}, 503))["error"] == "table-store-broken"
    assert asked(opened, "/readyz") == (200, "")
    async with anna.sit_at(table, 0) as again:
        assert again.number == before.number, "nothing was told that did not happen"
        assert (await again.answer(0, words))["type"] == "ack"
    await anna.leave()


def test_when_nothing_can_be_written(tmp_path: Path) -> None:
    with house(tmp_path / "data") as opened:
        asyncio.run(play_without_a_disk(opened))
        assert opened.figure('saloon_store_failures_total{cause="broken"}') >= 22
    lines = opened.complaints.splitlines()
    assert [line.split()[2] for line in lines] == ["ERROR", "WARNING"], opened.complaints
    assert "broken 2" in lines[1]


async def bots_without_a_disk(opened: House) -> None:
    anna = await Visitor.come(opened.address)
    table = await anna.table([{"bot": "scout"}] * 3, start=True)
    with no_more_disk(opened):
        failures = 'saloon_store_failures_total{cause="broken"}'
        assert await asyncio.to_thread(soon, lambda: opened.figure(failures) > 0)
    async with anna.sit_at(table) as watcher:
        while not watcher.over:
            await watcher.hear()
    await anna.leave()


def test_bots_go_on_when_the_disk_is_back(tmp_path: Path) -> None:
    with house(tmp_path / "data") as opened:
        asyncio.run(bots_without_a_disk(opened))
    assert [line.split()[2] for line in opened.complaints.splitlines()] == ["ERROR", "WARNING"], opened.complaints


def test_a_frozen_database_leaves_the_process_alive_and_not_ready(tmp_path: Path) -> None:
    with house(tmp_path / "data") as opened:
        with closing(sqlite3.connect(opened.data / "saloon.sqlite", isolation_level=None)) as somebody:
            somebody.execute("BEGIN IMMEDIATE")
            assert asked(opened, "/readyz") == (503, "table-store-silent")
            assert asked(opened, "/healthz") == (200, "")
            somebody.execute("ROLLBACK")
        assert asked(opened, "/readyz")[0] in (200, 503)  # the last trial may just have been given up
        assert asked(opened, "/readyz") == (200, "")


def test_a_second_server_on_the_same_store_says_what_to_do(tmp_path: Path) -> None:
    with house(tmp_path / "data") as opened:
        said = refused("--port", "0", "--data", str(opened.data))
        assert "Another Saloon" in said
        assert "--data" in said
        assert asked(opened, "/readyz") == (200, "")
    assert opened.complaints == ""


def test_a_killed_server_can_be_started_again_at_once(tmp_path: Path) -> None:
    with house(tmp_path / "data") as opened:
        for _ in range(3):
            opened.kill()
            opened.start()
        assert asked(opened, "/readyz") == (200, "")
