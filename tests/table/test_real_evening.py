"""The real server in a process of its own, its bots in theirs: somebody plays a game over a real socket."""

from __future__ import annotations

import asyncio
import hashlib
from pathlib import Path

import saloon
from saloon.engine.record import read
from table.house import SECONDS, Visitor, house
from table.local_server import BOT, ME

BREATH = 0.06  # seconds between two answers: not more than one person may send


def test_a_game_against_bots_is_played_to_its_end(tmp_path: Path) -> None:
    async def play(address: str) -> str:
        ann, stranger = await Visitor.come(address, "Ann"), await Visitor.come(address)
        table = await ann.table([ME, BOT, {"bot": "scout"}], switches={"expert": True})
        promise = (await ann.ask("POST", f"/api/tables/{table}/start"))["seed_hash"]
        async with ann.sit_at(table) as seen, stranger.sit_at(table) as watching:
            while not seen.over:
                if seen.asked(0) is None:
                    await seen.hear()
                    continue
                told = await seen.answer(0, seen.position["choices"][0]["words"])
                assert told["type"] == "ack", told
                await asyncio.sleep(BREATH)
            while not watching.over:
                await watching.hear()
            assert watching.position["view"]["totals"] == seen.position["view"]["totals"]
        info = await ann.ask("GET", f"/api/tables/{table}")
        assert hashlib.sha256(bytes.fromhex(info["seed"].zfill(64))).hexdigest() == promise
        text = (await stranger.http.get(f"/api/tables/{table}/record")).text
        assert read(text, saloon.game).state.scores() == seen.position["view"]["totals"]
        hidden = [words for _, words in read(text, saloon.game).moves if words.startswith(("hide ", "keep "))]
        told_before_the_end = "".join(watching.heard[:-1])
        assert hidden
        assert [words for words in [info["seed"], *hidden] if words in told_before_the_end] == []
        for visitor in (ann, stranger):
            await visitor.leave()
        return table

    with house(tmp_path / "data") as opened:
        asyncio.run(asyncio.wait_for(play(opened.address), 2 * SECONDS))
    assert opened.complaints.count("\n") <= 1, "at most the word that the engine is not compiled"
