"""A journal does not grow without end, whatever people do, and a long one is opened by its end."""

from __future__ import annotations

from unittest.mock import patch

import msgspec
from sqlalchemy import Connection

from saloon.engine.takeback import FREE
from saloon.table import store as store_module
from saloon.table import table as table_module
from saloon.table.rows import LOOSE, JournalRow, Kind, entry_values, journal_row
from saloon.table.schema import JOURNAL, TABLES
from saloon.table.table import LATEST, load
from table.house import Json, Sitter
from table.local_server import BOT, ME, LocalServer, all_at, asked, catch_up, evening
from table.local_server import FREE as EMPTY

FEW = 20  # entries that are kept, for those who have no patience


async def rows(local_server: LocalServer, table: str) -> list[JournalRow]:
    return await local_server.store.journal(table)


async def dumps(local_server: LocalServer, table: str) -> int:
    def look(connection: Connection) -> int:
        found = connection.execute(JOURNAL.select().where(JOURNAL.c.table_id == table, JOURNAL.c.dump.is_not(None)))
        return len(found.all())

    return await local_server.store.read(look)


async def earlier(seen: Sitter, before: int) -> Json:
    await seen.say({"type": "earlier", "before": before})
    return await seen.until(lambda message: message["type"] == "earlier")


def first(seen: Sitter) -> Json:
    found: Json = msgspec.json.decode(seen.heard[0])
    return found


# It does not grow


@evening
async def test_who_sits_down_and_stands_up_all_day_fills_no_journal(local_server: LocalServer) -> None:
    ann, bel = await local_server.guest(), await local_server.guest()
    table = await ann.table([ME, EMPTY, BOT])
    with patch.object(store_module, "LOOSE", FEW):
        for _ in range(2 * FEW):
            await bel.act(table, "sit", {"seat": 1})
            info = await bel.act(table, "stand", {"seat": 1})
    kept = await rows(local_server, table)
    assert info["number"] == 1 + 4 * FEW, "the numbers go on all the same"
    assert [row.kind for row in kept[:1]] == ["made"]
    assert [row.number for row in kept[1:]] == list(range(3 * FEW + 2, 4 * FEW + 2))


@evening
async def test_in_a_game_neither_bots_nor_hosts_nor_wishes_fill_the_journal(local_server: LocalServer) -> None:
    table, guests = await local_server.gather(3)
    local_server.workers.may_answer.clear()
    await local_server.forward(table, lambda state: state.decider() == 0 and state.dump()["round"] == 1)
    before = [row for row in await rows(local_server, table) if row.kind in ("made", "began", "answered")]
    with patch.object(store_module, "LOOSE", FEW):
        async with all_at(table, guests) as everybody:
            for turn in range(FEW):
                await guests[1].act(table, "bot", {"seat": 1, "bot": "random"})
                await guests[1].act(table, "sit", {"seat": 1})
                await guests[turn % 2].act(table, "host", {"seat": 1 - turn % 2})
                await everybody[2].done({"type": "takeback", "seat": 2})
                await everybody[0].done({"type": "consent", "seat": 0, "agree": False})
    kept = await rows(local_server, table)
    assert [row for row in kept if row.kind in ("made", "began", "answered")] == before, "all of the game is there"
    assert len(kept) == len(before) + FEW
    await local_server.restart()
    async with local_server.truth(table) as found:
        assert len(found.answers) == len(before) - 2


@evening
async def test_who_takes_back_and_answers_again_all_day_fills_no_journal(local_server: LocalServer) -> None:
    table, guests = await local_server.gather(3)

    def free(seen: Sitter) -> list[str]:
        return [choice["words"] for choice in seen.position["choices"] if choice["undo_cost"] == FREE]

    async with all_at(table, guests) as everybody:
        await catch_up(await local_server.forward(table, lambda state: state.dump()["round"] == 1), *everybody)
        while not free(everybody[seat := asked(everybody[0])]):
            words = everybody[seat].position["choices"][0]["words"]
            await catch_up((await everybody[seat].answer(seat, words))["number"], *everybody)
        seen, words = everybody[seat], free(everybody[seat])[0]
        game = len([row for row in await rows(local_server, table) if row.kind == "answered"])
        with patch.object(store_module, "LOOSE", FEW):
            for _ in range(2 * FEW):
                await seen.answer(seat, words)
                told = await seen.done({"type": "takeback", "seat": seat})
                assert told["type"] == "ack"
        before = seen.position
    kept = await rows(local_server, table)
    assert len([row for row in kept if row.kind == "answered"]) == game
    assert len(kept) <= game + 2 + FEW
    assert await dumps(local_server, table) <= game + 2
    await local_server.restart()
    async with guests[seat].sit_at(table) as again:
        assert again.position == before
        await again.answer(seat, words)
        assert (await again.done({"type": "takeback", "seat": seat}))["type"] == "ack"
        assert again.log[-1]["answers"] == game


# It is opened by its end


async def crowd(local_server: LocalServer, table: str, many: int) -> int:
    """Somebody has sat down and stood up many times, when journals were still kept whole; gives the last number."""
    async with local_server.truth(table) as found:
        number, answers = found.row.number, len(found.answers)
    local_server.tables.loaded.clear()
    events = [{"public": {"event": "nothing", "known": False}}]
    entries = [
        entry_values(
            JournalRow(table, one, Kind.STOOD, one, 2, "Bel", answers=answers, events=msgspec.json.encode(events))
        )
        for one in range(number + 1, number + many + 1)
    ]

    def work(connection: Connection) -> None:
        connection.execute(JOURNAL.insert(), entries)
        connection.execute(TABLES.update().where(TABLES.c.id == table).values(number=number + many))

    await local_server.store.write("crowd", work)
    return number + many


@evening
async def test_however_long_a_journal_is_opening_reads_and_sends_little(local_server: LocalServer) -> None:
    table, guests = await local_server.gather(3)
    await local_server.forward(table, lambda state: state.dump()["round"] == 1)
    async with guests[0].sit_at(table) as before:
        pass
    number = await crowd(local_server, table, 30_000)
    with (
        patch.object(table_module, "read_events", wraps=table_module.read_events) as decoded,
        patch.object(store_module, "journal_row", wraps=journal_row) as read,
    ):
        async with guests[0].sit_at(table) as seen:
            told = first(seen)
    assert (told["number"], told["since"], len(told["log"])) == (number, number - LATEST, LATEST)
    assert (decoded.call_count, read.call_count) == (LATEST, LATEST + 1), "one more to know where the game stands"
    assert seen.position == before.position
    async with local_server.truth(table) as found:
        assert len(found.answers) == before.log[-1]["answers"]
    assert len(await local_server.store.traces(table)) == LOOSE


@evening
async def test_older_entries_come_when_somebody_asks_and_as_their_eyes_may(local_server: LocalServer) -> None:
    table, guests = await local_server.gather(3, switches={"expert": True})
    with patch.object(table_module, "LATEST", 25):
        number = await local_server.forward(table, lambda state: state.dump()["round"] == 2)
        for guest in (guests[0], await local_server.guest()):
            async with guest.sit_at(table) as seen:
                whole, since = first(seen)["log"], first(seen)["since"]
                assert (len(whole), since) == (25, number - 25)
                while since:
                    told = await earlier(seen, since + 1)
                    assert told["before"] == since + 1
                    assert told["seat"] == first(seen)["seat"]
                    assert len(told["log"]) == min(25, since)
                    whole, since = told["log"] + whole, told["since"]
                assert (await earlier(seen, 1))["log"] == []
            with patch.object(table_module, "LATEST", 10_000):
                async with guest.sit_at(table) as all_at_once:
                    assert whole == all_at_once.log
    assert [entry["number"] for entry in whole] == list(range(1, number + 1))


@evening
async def test_who_missed_much_gets_the_last_of_it_and_who_missed_little_just_that(local_server: LocalServer) -> None:
    table, guests = await local_server.gather(3)
    number = await local_server.forward(table, lambda state: state.dump()["round"] == 1)
    with patch.object(table_module, "LATEST", 10):
        async with guests[0].sit_at(table, since=number - 4) as seen:
            assert (first(seen)["since"], len(seen.log)) == (number - 4, 4)
        async with guests[0].sit_at(table, since=2) as seen:
            assert (first(seen)["since"], len(seen.log)) == (number - 10, 10)
        async with guests[0].sit_at(table, since=number + 40) as seen:
            assert (first(seen)["since"], seen.log) == (number + 40, [])


@evening
async def test_a_message_from_long_ago_is_known_again(local_server: LocalServer) -> None:
    table, guests = await local_server.gather(3)
    await local_server.forward(table, lambda state: state.decider() == 0)
    async with guests[0].sit_at(table) as seen:
        words = seen.position["choices"][0]["words"]
        message = {"type": "answer", "id": "old", "seat": 0, "asked": seen.asked(0), "words": words}
        told = await seen.done(message)
    await crowd(local_server, table, LOOSE + 1)
    again = await load(local_server.store, table)
    assert again is not None
    assert again.heard == {}
    async with guests[0].sit_at(table) as seen:
        assert await seen.done(message) == told
