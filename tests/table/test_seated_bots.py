"""Bots on seats: those of the host, those that keep a seat warm, and who has it back."""

from __future__ import annotations

import asyncio

import msgspec

from table.local_server import BOT, FREE, ME, LocalServer, evening, settled
from table.test_seating import chairs


@evening
async def test_only_the_host_puts_bots_on_seats(local_server: LocalServer) -> None:
    ann, bel, cid = [await local_server.guest() for _ in range(3)]
    table = await ann.table([FREE, FREE, FREE])
    await bel.act(table, "sit", {"seat": 0})
    for guest, seat in ((bel, 1), (bel, 0), (cid, 2)):
        assert await guest.refused(table, "bot", {"seat": seat, "bot": "random"}) == "table-not-host"
    await ann.act(table, "bot", {"seat": 1, "bot": "random"})
    assert chairs(await ann.act(table, "bot", {"seat": 1, "bot": "scout"}), "bot")[1] == ["scout"]
    assert await bel.refused(table, "bot", {"seat": 1, "bot": "random"}) == "table-not-host"
    assert await ann.refused(table, "bot", {"seat": 2, "bot": "sheriff"}) == "table-unknown-bot"


@evening
async def test_before_the_game_a_bot_in_my_place_takes_the_seat(local_server: LocalServer) -> None:
    ann = await local_server.guest()
    table = await ann.table([ME, BOT, BOT])
    info = await ann.act(table, "bot", {"seat": 0, "bot": "random"})
    assert chairs(info, "person", "bot")[0] == [None, "random"]


@evening
async def test_a_bot_keeps_my_seat_warm_and_i_take_it_back(local_server: LocalServer) -> None:
    ann, bel = await local_server.guest("Ann"), await local_server.guest()
    table = await ann.table([ME, FREE, FREE])
    for seat in (1, 2):
        await bel.act(table, "sit", {"seat": seat})
    await ann.act(table, "start")
    async with bel.sit_at(table) as seen:
        info = await ann.act(table, "bot", {"seat": 0, "bot": "random"})
        assert chairs(info, "person", "name", "bot")[0] == [ann.id, "Ann", "random"]
        told = await seen.until(lambda message: message["type"] == "happened")
        assert (told["entry"]["kind"], told["entry"]["bot"]) == ("bot", "random")
        assert await bel.refused(table, "sit", {"seat": 0}) == "table-seat-taken"
        assert chairs(await ann.act(table, "sit", {"seat": 0}), "person", "bot")[0] == [ann.id, None]
        await seen.until(lambda message: message["type"] == "happened" and message["entry"]["kind"] == "back")


@evening
async def test_while_a_bot_keeps_my_seat_i_do_not_answer_beside_it(local_server: LocalServer) -> None:
    ann, bel = await local_server.guest(), await local_server.guest()
    table = await ann.table([ME, FREE, FREE])
    for seat in (1, 2):
        await bel.act(table, "sit", {"seat": seat})
    local_server.workers.may_answer.clear()
    await ann.act(table, "start")
    await ann.act(table, "bot", {"seat": 0, "bot": "random"})
    async with ann.sit_at(table) as seen:
        told = await seen.answer(0, "draw", asked=2)
        assert told["trouble"]["error"] == "table-not-yours"


@evening
async def test_what_a_bot_thought_of_too_late_is_not_played(local_server: LocalServer) -> None:
    ann, bel = await local_server.guest(), await local_server.guest()
    table = await ann.table([ME, FREE, FREE])
    for seat in (1, 2):
        await bel.act(table, "sit", {"seat": seat})
    local_server.workers.may_answer.clear()
    info = await ann.act(table, "start")
    seat = info["asked"][0]
    host, other = (ann, bel) if seat == 0 else (bel, ann)
    await host.act(table, "bot", {"seat": seat, "bot": "random"})
    await settled(lambda: len(local_server.workers.jobs) == 1)
    info = await host.act(table, "sit", {"seat": seat})
    thinking = [task for _, task in local_server.tables.loaded[table].thinking.values()]
    local_server.workers.may_answer.set()
    await asyncio.gather(*thinking)
    after = await other.see(table)
    assert (after["number"], after["asked"]) == (info["number"], [seat])


@evening
async def test_the_host_lets_a_bot_play_for_somebody_who_is_away_too_long_and_for_nobody_else(
    local_server: LocalServer,
) -> None:
    ann, bel, cid = [await local_server.guest() for _ in range(3)]
    table = await ann.table([ME, FREE, FREE], grace=60)
    await bel.act(table, "sit", {"seat": 1})
    await cid.act(table, "sit", {"seat": 2})
    wish = {"seat": 1, "bot": "random"}
    assert await ann.refused(table, "bot", wish) == "table-seat-present", "before the game one waits"
    assert (await ann.act(table, "start"))["grace"] == 60
    local_server.workers.may_answer.clear()
    async with bel.sit_at(table):
        local_server.wait(3600)
        assert await ann.refused(table, "bot", wish) == "table-seat-present"
        async with bel.sit_at(table):
            pass
        local_server.wait(59)
        assert await ann.refused(table, "bot", wish) == "table-seat-present", "one of two windows is still open"
    assert await ann.refused(table, "bot", wish) == "table-seat-grace"
    local_server.wait(50)
    told = await ann.act(table, "bot", wish, status=409)
    assert told["details"]["seat"] == 1
    assert 5 <= told["details"]["seconds"] <= 10
    async with bel.sit_at(table):
        pass
    local_server.wait(55)
    assert await ann.refused(table, "bot", wish) == "table-seat-grace", "it begins anew with each visit"
    local_server.wait(10)
    assert await cid.refused(table, "bot", wish) == "table-not-host"
    info = await ann.act(table, "bot", wish)
    assert chairs(info, "person", "bot")[1] == [bel.id, "random"]
    assert await ann.refused(table, "bot", {"seat": 1, "bot": "scout"}) == "table-seat-taken"


@evening
async def test_after_a_restart_everybody_has_the_whole_grace_again(local_server: LocalServer) -> None:
    table, (ann, bel, _) = await local_server.gather(3)
    local_server.workers.may_answer.clear()
    local_server.wait(600)
    await local_server.restart()
    local_server.workers.may_answer.clear()
    wish = {"seat": 1, "bot": "random"}
    assert await ann.refused(table, "bot", wish) == "table-seat-grace"
    local_server.wait(121)
    assert chairs(await ann.act(table, "bot", wish), "person", "bot")[1] == [bel.id, "random"]


@evening
async def test_who_comes_back_finds_the_bot_gone_and_what_it_did_in_the_log(local_server: LocalServer) -> None:
    table, (ann, bel, cid) = await local_server.gather(3)
    await local_server.forward(table, lambda state: state.decider() == 1)
    async with bel.sit_at(table) as before:
        pass
    local_server.wait(121)
    number = (await ann.act(table, "bot", {"seat": 1, "bot": "random"}))["number"]
    await settled(lambda: table not in local_server.tables.loaded)
    async with cid.sit_at(table) as other, bel.sit_at(table, since=before.number) as seen:
        snapshot = msgspec.json.decode(seen.heard[0])
        assert (snapshot["back"], snapshot["seat"], snapshot["mine"]) == ([1], 1, [1])
        assert chairs(snapshot["table"], "person", "bot", "present")[1] == [bel.id, None, False]
        kept, *between, back = snapshot["log"]
        assert (kept["number"], kept["kind"], kept["seat"], kept["name"], kept["bot"]) == (
            number,
            "kept",
            1,
            "Ann",
            "random",
        )
        assert {entry["seat"] for entry in between if entry["kind"] == "answered"} == {1}
        assert (back["kind"], back["seat"], back["name"]) == ("back", 1, "Bel")
        told = await other.until(lambda message: message["type"] == "happened")
        assert told["entry"]["kind"] == "back"
    async with bel.sit_at(table) as again:
        assert msgspec.json.decode(again.heard[0])["back"] == [], "it is said once"


@evening
async def test_a_bot_to_whom_i_have_handed_my_seat_stays_until_i_take_it_back(local_server: LocalServer) -> None:
    table, (ann, bel, _) = await local_server.gather(3)
    local_server.workers.may_answer.clear()
    await bel.act(table, "bot", {"seat": 1, "bot": "random"})
    local_server.wait(600)
    assert await ann.refused(table, "bot", {"seat": 1, "bot": "scout"}) == "table-seat-taken"
    async with bel.sit_at(table) as seen:
        assert msgspec.json.decode(seen.heard[0])["back"] == []
        assert chairs(await bel.see(table), "person", "bot")[1] == [bel.id, "random"]
        assert chairs(await bel.act(table, "sit", {"seat": 1}), "person", "bot")[1] == [bel.id, None]


@evening
async def test_in_a_game_a_bot_that_plays_for_itself_is_not_replaced_by_another(local_server: LocalServer) -> None:
    ann = await local_server.guest()
    table = await ann.table([ME, BOT, BOT], start=True)
    assert await ann.refused(table, "bot", {"seat": 1, "bot": "scout"}) == "table-seat-taken"


@evening
async def test_a_newcomer_takes_a_seat_that_somebody_left_in_the_middle(local_server: LocalServer) -> None:
    ann, bel, cid = [await local_server.guest() for _ in range(3)]
    table = await ann.table([ME, FREE, FREE])
    for seat in (1, 2):
        await bel.act(table, "sit", {"seat": seat})
    await ann.act(table, "start")
    info = await bel.act(table, "stand", {"seat": 1})
    assert info["phase"] == "playing"
    await cid.act(table, "sit", {"seat": 1, "name": "Cid"})
    async with cid.sit_at(table) as seen:
        hand = seen.position["view"]["seats"][1]["hand"]
        assert hand is not None
        assert len(hand) == seen.position["view"]["seats"][1]["hand_size"]


@evening
async def test_a_seat_that_somebody_left_is_given_to_a_bot_who_plays(local_server: LocalServer) -> None:
    ann, bel = await local_server.guest(), await local_server.guest()
    table = await ann.table([ME, FREE, BOT])
    await bel.act(table, "sit", {"seat": 1})
    info = await ann.act(table, "start")
    await bel.act(table, "stand", {"seat": 1})
    await ann.act(table, "bot", {"seat": 1, "bot": "random"})
    await settled(lambda: table not in local_server.tables.loaded)
    after = await ann.see(table)
    assert after["asked"] == [0]
    assert after["number"] > info["number"] + 2 or info["asked"] == [0]
