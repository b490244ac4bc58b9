"""Looking at a table, going away and coming back: nothing is missed, and nobody sees what is not theirs."""

from __future__ import annotations

import asyncio

import msgspec

from saloon.engine.state import State
from saloon.table import playing, seating
from saloon.table.limits import QUEUE
from saloon.table.reader import CLOSE_SLOW
from saloon.table.table import load
from table.house import Json, Sitter
from table.local_server import BOT, FREE, ME, Guest, LocalServer, all_at, asked, catch_up, dismissal, evening, settled


def snapshot(seen: Sitter) -> Json:
    """The last snapshot that was sent."""
    found = [text for text in seen.heard if text.startswith('{"type":"snapshot"')]
    last: Json = msgspec.json.decode(found[-1])
    return last


async def look(seen: Sitter, seat: int | None) -> Json:
    await seen.say({"type": "look", "seat": seat})
    return await seen.until(lambda message: message["type"] == "snapshot")


def hands(seen: Sitter) -> list[int]:
    """Whose cards can be seen."""
    corners = seen.position["view"]["seats"]
    return [seat for seat, corner in enumerate(corners) if corner["hand"] is not None]


async def some_more(local_server: LocalServer, table: str, answers: int) -> int:
    """Let a game go on for so many answers."""
    left = iter(range(answers))

    def enough(_: State) -> bool:
        return next(left, None) is None

    return await local_server.forward(table, enough)


# What was missed


@evening
async def test_who_comes_back_hears_exactly_what_they_missed(local_server: LocalServer) -> None:
    table, guests = await local_server.gather(3)
    async with guests[0].sit_at(table) as first:
        number = first.number
    last = await some_more(local_server, table, 7)
    async with guests[0].sit_at(table, since=number) as second, guests[0].sit_at(table) as third:
        assert [entry["number"] for entry in second.log] == list(range(number + 1, last + 1))
        assert first.log + second.log == third.log
        assert second.position == third.position
        assert snapshot(second)["since"] == number
    async with guests[0].sit_at(table, since=last) as nothing, guests[0].sit_at(table, since=1 << 31) as beyond:
        assert nothing.log == beyond.log == []
        assert nothing.number == beyond.number == last


@evening
async def test_what_is_read_later_is_what_was_told_at_the_time(local_server: LocalServer) -> None:
    table, guests = await local_server.gather(3, switches={"expert": True})
    stranger = await local_server.guest()
    everybody = [*guests, stranger]
    async with all_at(table, everybody) as live:
        number = await some_more(local_server, table, 60)
        await catch_up(number, *live)
    await local_server.restart()
    async with all_at(table, everybody) as later:
        for then, now in zip(live, later, strict=True):
            assert then.log == now.log
            assert then.position == now.position
    assert len({msgspec.json.encode(seen.log) for seen in live}) == 4, "each with their own eyes"


@evening
async def test_two_tabs_hear_the_same(local_server: LocalServer) -> None:
    table, guests = await local_server.gather(3)
    async with guests[0].sit_at(table) as left, guests[0].sit_at(table) as right:
        number = await some_more(local_server, table, 5)
        await catch_up(number, left, right)
        told = [[text for text in tab.heard if '"happened"' in text] for tab in (left, right)]
        assert told[0] == told[1]
        assert left.position == right.position


@evening
async def test_an_answer_from_one_tab_is_acknowledged_there_and_seen_in_the_other(local_server: LocalServer) -> None:
    table, guests = await local_server.gather(3)
    number = await local_server.forward(table, lambda state: state.decider() == 0)
    async with guests[0].sit_at(table) as left, guests[0].sit_at(table) as right:
        words = left.position["choices"][0]["words"]
        first = await left.answer(0, words)
        assert first["number"] == number + 1
        second = await right.answer(0, words, asked=number)
        assert second["trouble"]["error"] == "table-stale-answer", "it was the same person, but another message"
        assert not [text for text in right.heard if '"ack"' in text]


@evening
async def test_a_ping_says_which_event_was_the_last(local_server: LocalServer) -> None:
    table, guests = await local_server.gather(3)
    async with guests[0].sit_at(table) as seen:
        await seen.say({"type": "ping"})
        assert await seen.until(lambda message: message["type"] == "pong") == {"type": "pong", "number": seen.number}


# Through whose eyes


@evening
async def test_a_family_looks_through_one_pair_of_eyes_after_the_other(local_server: LocalServer) -> None:
    ann, bel = await local_server.guest(), await local_server.guest()
    table = await ann.table([ME, FREE, ME])
    await bel.act(table, "sit", {"seat": 1})
    await ann.act(table, "start")
    async with ann.sit_at(table) as seen:
        assert (snapshot(seen)["seat"], snapshot(seen)["mine"]) == (None, [0, 2])
        assert hands(seen) == [], "others may be in front of the screen"
        for seat in (0, 2, None, 0):
            assert (await look(seen, seat))["seat"] == seat
            assert hands(seen) == ([] if seat is None else [seat])
    async with ann.sit_at(table, seat=2) as seen:
        assert hands(seen) == [2]
        number = await some_more(local_server, table, 3)
        await catch_up(number, seen)
        assert hands(seen) == [2]


@evening
async def test_nobody_looks_through_the_eyes_of_somebody_else(local_server: LocalServer) -> None:
    table, guests = await local_server.gather(3)
    stranger = await local_server.guest()
    async with guests[0].sit_at(table, seat=1) as seen:
        assert (snapshot(seen)["seat"], hands(seen)) == (0, [0]), "one's only seat"
        for seat in (1, 2, 5):
            assert (await look(seen, seat))["seat"] is None
            assert hands(seen) == []
    async with stranger.sit_at(table, seat=1) as seen:
        assert (snapshot(seen)["seat"], snapshot(seen)["mine"], hands(seen)) == (None, [], [])
        assert (await look(seen, 0))["seat"] is None
        assert hands(seen) == []


@evening
async def test_a_spectator_sees_what_all_see(local_server: LocalServer) -> None:
    table, _ = await local_server.gather(3, switches={"expert": True})
    stranger = await local_server.guest()
    async with stranger.sit_at(table) as seen:
        number = await some_more(local_server, table, 80)
        await catch_up(number, seen)
        assert hands(seen) == []
        assert not [event for entry in seen.log for event in entry["events"] if event["known"]]
        assert seen.position["choices"] == []
        assert seen.position["view"]["viewer"] is None


@evening
async def test_who_stands_up_sees_what_a_spectator_sees_from_then_on(local_server: LocalServer) -> None:
    table, guests = await local_server.gather(3)
    async with guests[0].sit_at(table) as before, guests[1].sit_at(table) as other:
        info = await guests[0].act(table, "stand", {"seat": 0})
        await catch_up(info["number"], before)
        assert hands(before) == []
        assert (await look(before, 0))["seat"] is None
        newcomer = await local_server.guest()
        await newcomer.act(table, "sit", {"seat": 0})
        number = await some_more(local_server, table, 6)
        await catch_up(number, before, other)
        assert hands(before) == []
        assert hands(other) == [1]


@evening
async def test_who_lost_the_seat_before_the_game_is_dealt_no_cards(local_server: LocalServer) -> None:
    ann, bel, cid = [await local_server.guest() for _ in range(3)]
    table = await ann.table([ME, FREE, BOT])
    await bel.act(table, "sit", {"seat": 1})
    async with bel.sit_at(table) as seen:
        assert snapshot(seen)["seat"] == 1
        await ann.act(table, "stand", {"seat": 1})
        await cid.act(table, "sit", {"seat": 1})
        local_server.workers.may_answer.clear()
        info = await ann.act(table, "start")
        await catch_up(info["number"], seen)
        assert hands(seen) == []


@evening
async def test_who_loses_the_seat_at_the_door_comes_in_as_a_spectator(local_server: LocalServer) -> None:
    table, guests = await local_server.gather(3)
    async with local_server.truth(table) as found:
        async with found.lock:
            coming = asyncio.create_task(first_eyes(guests[0], table))
            await settled(lambda: found.users == 2)
            await seating.stand(found, guests[0].id, 0)
        assert await coming == []


async def first_eyes(guest: Guest, table: str) -> list[int]:
    async with guest.sit_at(table, seat=0) as seen:
        return hands(seen)


# Who is there


@evening
async def test_who_looks_is_present_and_the_others_hear_of_it(local_server: LocalServer) -> None:
    table, guests = await local_server.gather(3)
    stranger = await local_server.guest()
    assert [chair["present"] for chair in (await stranger.see(table))["chairs"]] == [False, False, False]
    async with guests[0].sit_at(table) as seen:
        async with guests[1].sit_at(table), stranger.sit_at(table), stranger.sit_at(table):
            info = await stranger.see(table)
            assert [chair["present"] for chair in info["chairs"]] == [True, True, False]
            assert info["watchers"] == 1, "one person with two tabs"
            await seen.until(lambda message: message["type"] == "table" and message["table"]["watchers"] == 1)
            assert seen.table["chairs"][1]["present"]
        await seen.until(lambda _: not seen.table["chairs"][1]["present"])
        assert seen.table["watchers"] == 0
    assert [chair["present"] for chair in (await stranger.see(table))["chairs"]] == [False, False, False]


@evening
async def test_a_lost_seat_makes_a_watcher(local_server: LocalServer) -> None:
    table, guests = await local_server.gather(3)
    async with guests[0].sit_at(table):
        assert (await guests[0].see(table))["watchers"] == 0
        assert (await guests[0].act(table, "stand", {"seat": 0}))["watchers"] == 1


# In memory and out of it


@evening
async def test_tables_that_nobody_looks_at_cost_nothing_and_come_back_as_they_were(local_server: LocalServer) -> None:
    table, guests = await local_server.gather(4, switches={"expert": True})
    stranger = await local_server.guest()
    for _ in range(6):
        number = await some_more(local_server, table, 17)
        assert local_server.tables.loaded == {}
        before = await load(local_server.store, table)
        async with all_at(table, [*guests, stranger]) as everybody:
            assert list(local_server.tables.loaded) == [table]
            found = local_server.tables.loaded[table]
            assert before is not None
            assert before.state is not None
            assert found.state is not None
            assert found.state.dump() == before.state.dump()
            assert (found.answers, found.asked, found.undo_request) == (
                before.answers,
                before.asked,
                before.undo_request,
            )
            assert {seen.number for seen in everybody} == {number}
    await settled(lambda: local_server.tables.loaded == {})


@evening
async def test_a_table_in_memory_is_what_the_store_says(local_server: LocalServer) -> None:
    """Whatever happens at it."""
    table, guests = await local_server.gather(3)
    async with local_server.truth(table) as found:
        await some_more(local_server, table, 20)
        (seat,) = found.asked
        await guests[seat].act(table, "bot", {"seat": seat, "bot": "random"})
        await guests[seat].act(table, "sit", {"seat": seat})
        await guests[2].act(table, "stand", {"seat": 2})
        again = await load(local_server.store, table)
        assert again is not None
        assert (again.row, again.chairs, again.answers, again.asked) == (
            found.row,
            found.chairs,
            found.answers,
            found.asked,
        )


@evening
async def test_asking_about_a_table_does_not_keep_it_in_memory(local_server: LocalServer) -> None:
    table, guests = await local_server.gather(3)
    await guests[0].see(table)
    await guests[0].ask("GET", "/api/tables")
    assert local_server.tables.loaded == {}


@evening
async def test_many_who_come_at_once_meet_at_one_table(local_server: LocalServer) -> None:
    table, guests = await local_server.gather(4)
    assert local_server.tables.loaded == {}
    infos = await asyncio.gather(*(guest.act(table, "stand", {"seat": seat}) for seat, guest in enumerate(guests)))
    assert len({info["number"] for info in infos}) == 4
    assert (await guests[0].see(table))["number"] == max(info["number"] for info in infos)


# Slow readers


@evening
async def test_who_does_not_keep_up_is_let_go_and_comes_back_without_a_gap(local_server: LocalServer) -> None:
    table, guests = await local_server.gather(3, switches={"expert": True})
    async with guests[0].sit_at(table, room=1) as slow, guests[1].sit_at(table) as quick:
        number = await some_more(local_server, table, QUEUE + 10)
        await catch_up(number, quick)
        await settled(lambda: len(local_server.tables.loaded[table].readers) == 1)
        assert await dismissal(slow) == CLOSE_SLOW
        assert slow.number < number
    assert local_server.gate.metrics.registry.get_sample_value("saloon_slow_clients_total") == 1
    async with guests[0].sit_at(table, since=slow.number) as again:
        assert [entry["number"] for entry in slow.log + again.log] == list(range(1, number + 1))


# Somebody else writes


async def write_elsewhere(local_server: LocalServer, table: str) -> int:
    """Another server plays an answer at this table."""
    other = await load(local_server.store, table)
    assert other is not None
    assert other.state is not None
    seat = other.state.decider()
    return await playing.play(other, seat, other.state.options(seat)[0])


@evening
async def test_when_another_server_was_faster_all_come_again_and_see_what_is(local_server: LocalServer) -> None:
    table, guests = await local_server.gather(3)
    async with all_at(table, guests) as everybody:
        seat, old = asked(everybody[0]), everybody[0].number
        number = await write_elsewhere(local_server, table)
        words = everybody[seat].position["choices"][0]["words"]
        message = {"type": "answer", "id": "late", "seat": seat, "asked": everybody[seat].asked(seat), "words": words}
        await everybody[seat].say(message)
        for seen in everybody:
            assert await dismissal(seen) == CLOSE_SLOW
            assert seen.number == old
    async with all_at(table, guests) as again:
        for seen in again:
            assert seen.number == number
        told = await again[seat].done(message)
        assert told["trouble"]["error"] == "table-stale-answer"
        following = asked(again[0])
        words = again[following].position["choices"][0]["words"]
        assert (await again[following].answer(following, words))["number"] == number + 1


@evening
async def test_when_another_server_was_faster_one_tries_again(local_server: LocalServer) -> None:
    table, guests = await local_server.gather(3)
    async with guests[0].sit_at(table) as seen:
        number = await write_elsewhere(local_server, table)
        told = await guests[0].act(table, "stand", {"seat": 0}, status=500)
        assert told["error"] == "table-server-trouble"
        assert await dismissal(seen) == CLOSE_SLOW
        assert (await guests[0].act(table, "stand", {"seat": 0}))["number"] == number + 1


@evening
async def test_an_answer_that_another_server_has_written_is_acknowledged(local_server: LocalServer) -> None:
    """It was sent twice: once there, where nobody heard the answer, and once here."""
    table, guests = await local_server.gather(3)
    number = await local_server.forward(table, lambda state: state.decider() == 0)
    async with guests[0].sit_at(table) as seen:
        words = seen.position["choices"][0]["words"]
        other = await load(local_server.store, table)
        assert other is not None
        assert other.state is not None
        await playing.play(other, 0, other.state.read(0, words), guests[0].id, "twice")
        message = {"type": "answer", "id": "twice", "seat": 0, "asked": number, "words": words}
        await seen.say(message)
        assert await dismissal(seen) == CLOSE_SLOW
    async with guests[0].sit_at(table) as seen:
        assert await seen.done(message) == {"type": "ack", "id": "twice", "number": number + 1}
