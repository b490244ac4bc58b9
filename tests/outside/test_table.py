"""A game and a bot of another installed package at a table of a real server, whose bots think in other processes."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from table.house import SECONDS, Visitor, house

ME = {"me": True}


def test_somebody_plays_it_against_the_bot_that_came_along(
    toy: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PYTHONPATH", toy)

    async def play(address: str) -> None:
        ann = await Visitor.come(address, "Ann")
        offered = await ann.ask("GET", "/api/house")
        assert [game["title"] for game in offered["games"] if game["slug"] == "toy"] == ["Toy"]
        assert offered["guests"] == ["bidder"]
        table = await ann.table([ME, {"bot": "bidder"}, {"bot": "easy"}], game="toy", pace="quick")
        await ann.ask("POST", f"/api/tables/{table}/start")
        async with ann.sit_at(table) as seen:
            await seen.play(0)
        assert "bidder" in str(await ann.ask("GET", f"/api/tables/{table}"))
        record = (await ann.http.get(f"/api/tables/{table}/record")).text
        assert '"game":"toy"' in record.replace(" ", "")
        await ann.leave()

    with house(tmp_path / "data") as opened:
        asyncio.run(asyncio.wait_for(play(opened.address), 2 * SECONDS))
    assert opened.complaints.count("\n") <= 1, opened.complaints
