"""What is written down, compared with all that people remember of their games."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing, suppress
from dataclasses import dataclass
from pathlib import Path

from websockets.exceptions import ConnectionClosed

import saloon
from saloon.engine.record import read
from saloon.table.table import LATEST
from server.regulars import Regular, read_frame
from table.house import SECONDS, House, Json

KINDS = {
    "answer": {"answered", "taken-back"},
    "takeback": {"undone", "undo-asked"},
    "consent": {"undone", "undo-agreed", "undo-refused"},
}


@dataclass(frozen=True)
class Row:
    number: int
    kind: str
    seat: int | None
    answers: int
    words: str | None
    message: str | None
    person: str | None


def journal(data: Path, table: str) -> dict[int, Row]:
    """What is really written down, by number."""
    with closing(sqlite3.connect(f"file:{data / 'saloon.sqlite'}?mode=ro", uri=True)) as connection:
        columns = "number, kind, seat, answers, words, message, person"
        found = connection.execute(f"SELECT {columns} FROM journal WHERE table_id = ? ORDER BY number", (table,))
        return {row[0]: Row(*row) for row in found}


async def check(opened: House, game: list[Regular]) -> None:
    """A game that is over, and those who were there: nothing is lost, nothing is made up."""
    rows = journal(opened.data, game[0].table)
    assert list(rows) == list(range(1, len(rows) + 1)), "a number is missing"
    acknowledged: dict[int, Json] = {}
    for regular in game:
        await check_told(regular, len(rows))
        check_acknowledged(regular, rows)
        assert not set(acknowledged) & set(regular.done), "one event for two people"
        acknowledged |= regular.done
    assert {row.number for row in rows.values() if row.message} == set(acknowledged), "something nobody has sent"
    await check_record(game[0], rows, acknowledged)


async def check_told(regular: Regular, count: int) -> None:
    """All that was ever told is what somebody who comes now, with the same eyes, is told."""
    assert list(regular.told) == list(range(1, count + 1))
    snapshot = read_frame(await first_word(regular))
    assert len(snapshot.log) == min(count, LATEST)
    assert [bytes(entry) for entry in snapshot.log] == list(regular.told.values())[-LATEST:]


async def first_word(regular: Regular) -> str:
    """What somebody who comes is told first. Who has just played fast may have to wait for a moment."""
    async with asyncio.timeout(SECONDS):
        while True:
            with suppress(ConnectionClosed):
                async with regular.visitor.sit_at(regular.table, regular.seat) as sitter:
                    return sitter.heard[-1]
            await asyncio.sleep(0.2)


def check_acknowledged(regular: Regular, rows: dict[int, Row]) -> None:
    for number, message in regular.done.items():
        row = rows[number]
        assert (row.message, row.person) == (message["id"], regular.visitor.id)
        assert row.kind in KINDS[message["type"]]
        if message["type"] == "answer":
            assert (row.seat, row.words) == (message["seat"], message["words"])
    written = {row.message for row in rows.values() if row.person == regular.visitor.id}
    assert not written & {message["id"] for message in regular.refused}, "what was refused has happened"


async def check_record(player: Regular, rows: dict[int, Row], acknowledged: dict[int, Json]) -> None:
    """The record verifies, and holds exactly the answers that were not taken back."""
    kept: list[Row] = []
    for row in rows.values():
        if row.kind in KINDS["answer"]:
            kept.append(row)
        elif row.kind == "undone":
            assert {gone.kind for gone in kept[row.answers :]} == {"taken-back"}
            del kept[row.answers :]
        assert row.answers == len(kept)
    assert {row.kind for row in kept} == {"answered"}
    people = [chair["seat"] for chair in (await table_of(player))["chairs"] if chair["person"]]
    for row in kept:
        assert (row.seat in people) == (row.number in acknowledged)
    response = await player.visitor.http.get(f"/api/tables/{player.table}/record")
    match = read(response.text, saloon.game)
    assert match.moves == [(row.seat, row.words) for row in kept]
    assert not match.state.deciders()


async def table_of(player: Regular) -> Json:
    return await player.visitor.ask("GET", f"/api/tables/{player.table}")
