"""Who sits where, and when the cards are dealt."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec

from table.house import Json, Sitter
from table.local_server import BOT, FREE, ME, Guest, LocalServer, evening


async def refusal(guest: Guest, wanted: Json) -> str:
    """Ask for a table that cannot be; no table is made."""
    response = await guest.http.post("/api/tables", json={"game": "colt-express", "chairs": [ME, BOT, BOT], **wanted})
    assert response.is_client_error, response.text
    assert await guest.local_server.store.count_tables() == 0
    return str(response.json()["error"])


def mine(seen: Sitter) -> object:
    """The seats that the first snapshot says are mine."""
    return msgspec.json.decode(seen.heard[0])["mine"]


def chairs(table: Json, *names: str) -> list[list[Any]]:
    return [[chair[name] for name in names] for chair in table["chairs"]]


# A new table


@evening
async def test_a_new_table_has_me_bots_and_free_seats_as_i_wished(local_server: LocalServer) -> None:
    ann = await local_server.guest("Ann")
    wishes: list[Json] = [ME, {"bot": "scout"}, FREE, {"me": True, "name": "Dad"}]
    table = await ann.see(await ann.table(wishes, switches={"expert": True}, open=True))
    assert chairs(table, "person", "name", "bot") == [
        [ann.id, "Ann", None],
        [None, "", "scout"],
        [None, "", None],
        [ann.id, "Dad", None],
    ]
    assert (table["phase"], table["host"], table["open"], table["number"]) == ("waiting", ann.id, True, 1)
    assert table["switches"]["expert"] is True
    assert table["switches"]["events"] is True
    assert table["seed_hash"] is None


@evening
async def test_every_level_of_the_house_sits_down_with_every_temper_and_with_none(local_server: LocalServer) -> None:
    ann = await local_server.guest()
    house = await ann.ask("GET", "/api/house")
    assert house["usual"] == "normal"
    assert house["usual"] in house["levels"]
    table = await ann.table([ME, FREE])
    offered = house["levels"] + [f"{level}-{temper}" for level in house["levels"] for temper in house["tempers"]]
    assert len(offered) == 16
    for bot in offered:
        assert bot in house["bots"]
        assert chairs(await ann.act(table, "bot", {"seat": 1, "bot": bot}), "bot") == [[None], [bot]]


@evening
async def test_two_play_in_teams_without_saying_so(local_server: LocalServer) -> None:
    ann = await local_server.guest()
    table = await ann.see(await ann.table([ME, FREE]))
    assert table["switches"]["teams"] is True


@evening
async def test_a_host_need_not_sit(local_server: LocalServer) -> None:
    ann = await local_server.guest()
    table = await ann.table([BOT, BOT, BOT], start=True)
    assert (await ann.see(table))["phase"] in ("playing", "over")


@evening
async def test_a_table_that_cannot_be_is_not_made(local_server: LocalServer) -> None:
    ann = await local_server.guest()
    assert await refusal(ann, {"game": "poker"}) == "unknown-game"
    assert await refusal(ann, {"chairs": [ME]}) == "bad-seats"
    assert await refusal(ann, {"chairs": [ME] * 7}) == "bad-seats"
    assert await refusal(ann, {"switches": {"experts": True}}) == "misspelt-switch"
    assert await refusal(ann, {"switches": {"poker": True}}) == "unknown-switch"
    assert await refusal(ann, {"switches": {"cars": "long"}}) == "bad-value"
    assert await refusal(ann, {"switches": {"expert": "maybe"}}) == "bad-value"
    assert await refusal(ann, {"switches": {"teams": True, "expert": True}}) == "colt-express-expert-teams"
    assert await refusal(ann, {"chairs": [ME] * 4, "switches": {"teams": True}}) == "colt-express-teams-too-many"
    assert await refusal(ann, {"chairs": [ME] * 2, "switches": {"teams": False}}) == "colt-express-two-without-teams"
    assert await refusal(ann, {"chairs": [ME, {"bot": "sheriff"}, BOT]}) == "table-unknown-bot"
    assert await refusal(ann, {"chairs": [{"me": True, "name": "\u200b"}, BOT, BOT]}) == "table-bad-name"
    assert await refusal(ann, {"chairs": [ME, FREE, BOT], "start": True}) == "table-not-full"


@evening
async def test_a_wish_that_cannot_be_read_is_no_table(local_server: LocalServer) -> None:
    ann = await local_server.guest()
    wishes: list[Json] = [{"chairs": []}, {"chairs": [ME] * 13}, {"pace": "slow"}, {"start": 1}, {"seed": "7"}]
    wishes += [{"grace": 0}, {"grace": 29}, {"grace": 86_401}, {"grace": None}]
    for wish in wishes:
        assert await refusal(ann, wish) == "table-bad-request"


@evening
async def test_a_stranger_makes_no_table(local_server: LocalServer) -> None:
    stranger = Guest(local_server)
    local_server.guests.append(stranger)
    assert await refusal(stranger, {}) == "table-no-person"


# Sitting down and standing up


@evening
async def test_somebody_takes_a_free_seat_and_all_hear_of_it(local_server: LocalServer) -> None:
    ann, bel = await local_server.guest("Ann"), await local_server.guest("Bel")
    table = await ann.table([ME, FREE, BOT])
    async with ann.sit_at(table) as seen:
        info = await bel.act(table, "sit", {"seat": 1})
        assert chairs(info, "person", "name")[1] == [bel.id, "Bel"]
        happened = await seen.until(lambda message: message["type"] == "happened")
    assert (happened["entry"]["kind"], happened["entry"]["seat"], happened["entry"]["name"]) == ("sat", 1, "Bel")
    assert happened["table"]["chairs"] == info["chairs"]


@evening
async def test_a_taken_seat_stays_taken(local_server: LocalServer) -> None:
    ann, bel = await local_server.guest(), await local_server.guest()
    table = await ann.table([ME, FREE, BOT])
    assert await bel.refused(table, "sit", {"seat": 0}) == "table-seat-taken"


@evening
async def test_of_two_who_want_the_same_seat_one_gets_it(local_server: LocalServer) -> None:
    ann, bel, cid = [await local_server.guest() for _ in range(3)]
    table = await ann.table([ME, FREE, BOT])
    path = f"/api/tables/{table}/sit"
    answers = await asyncio.gather(*(guest.http.post(path, json={"seat": 1}) for guest in (bel, cid)))
    assert sorted(answer.status_code for answer in answers) == [200, 409]
    assert (await ann.see(table))["chairs"][1]["person"] in (bel.id, cid.id)


@evening
async def test_sitting_down_where_i_sit_changes_nothing(local_server: LocalServer) -> None:
    ann = await local_server.guest("Ann")
    table = await ann.table([ME, FREE, BOT])
    before = await ann.see(table)
    assert chairs(await ann.act(table, "sit", {"seat": 0, "name": "Other"}), "name") == chairs(before, "name")
    assert (await ann.see(table))["number"] == before["number"]


@evening
async def test_a_person_takes_the_seat_of_a_bot_before_the_game_but_not_in_it(local_server: LocalServer) -> None:
    ann, bel = await local_server.guest(), await local_server.guest()
    table = await ann.table([ME, BOT, BOT])
    assert chairs(await bel.act(table, "sit", {"seat": 1}), "person", "bot")[1] == [bel.id, None]
    await ann.act(table, "start")
    assert await bel.refused(table, "sit", {"seat": 2}) == "table-seat-taken"


@evening
async def test_a_family_sits_around_one_device_each_with_a_name(local_server: LocalServer) -> None:
    ann = await local_server.guest("Ann")
    table = await ann.table([FREE, FREE, FREE])
    for seat, name in enumerate(("Ann", "Dad", " \u202eMum\n ")):
        await ann.act(table, "sit", {"seat": seat, "name": name})
    assert chairs(await ann.see(table), "person", "name") == [[ann.id, "Ann"], [ann.id, "Dad"], [ann.id, "Mum"]]
    async with ann.sit_at(table) as seen:
        assert mine(seen) == [0, 1, 2]


@evening
async def test_a_new_name_is_known_at_all_tables_also_where_nobody_looked(local_server: LocalServer) -> None:
    ann, bel = await local_server.guest("Ann"), await local_server.guest("Bel")
    watched, unwatched = [await ann.table([ME, {"me": True, "name": "Dad"}, FREE]) for _ in range(2)]
    async with bel.sit_at(watched) as seen:
        await ann.ask("PUT", "/api/me", {"name": "Anna"})
        await seen.until(lambda told: told["type"] == "table" and told["table"]["chairs"][0]["name"] == "Anna")
    for table in (watched, unwatched):
        assert chairs(await bel.see(table), "name") == [["Anna"], ["Dad"], [""]]
    lists = await ann.ask("GET", "/api/tables")
    assert {chair["name"] for table in lists["mine"] for chair in table["chairs"]} == {"Anna", "Dad", ""}


@evening
async def test_nobody_takes_a_second_hand_in_the_middle_of_a_game(local_server: LocalServer) -> None:
    table, (ann, _, cid) = await local_server.gather(3)
    await cid.act(table, "stand", {"seat": 2})
    assert await ann.refused(table, "sit", {"seat": 2}) == "table-one-seat"
    await cid.act(table, "sit", {"seat": 2})


@evening
async def test_who_has_left_a_seat_in_a_game_returns_to_it_and_to_no_other(local_server: LocalServer) -> None:
    """Otherwise one could read another hand and go back."""
    table, (ann, bel, cid) = await local_server.gather(3)
    for guest, seat in ((ann, 0), (cid, 2)):
        await guest.act(table, "stand", {"seat": seat})
    for _ in range(2):
        told = await ann.act(table, "sit", {"seat": 2}, status=409)
        assert (told["error"], told["details"]) == ("table-one-seat", {"number": 1})
        async with ann.sit_at(table, seat=2) as seen:
            assert seen.position["view"]["viewer"] is None
        await local_server.restart()  # nor does a restart forget it
    newcomer = await local_server.guest()
    await newcomer.act(table, "sit", {"seat": 2})
    assert await cid.refused(table, "sit", {"seat": 0}) == "table-one-seat", "also if the own one is taken by now"
    await newcomer.act(table, "stand", {"seat": 2})
    assert await newcomer.refused(table, "sit", {"seat": 0}) == "table-one-seat"
    for guest, seat in ((ann, 0), (cid, 2)):
        assert chairs(await guest.act(table, "sit", {"seat": seat}), "person")[seat] == [guest.id]
    assert chairs(await bel.see(table), "person") == [[ann.id], [bel.id], [cid.id]]


@evening
async def test_who_plays_for_two_returns_to_either_seat(local_server: LocalServer) -> None:
    ann, bel = await local_server.guest(), await local_server.guest()
    table = await ann.table([ME, FREE, ME])
    await bel.act(table, "sit", {"seat": 1})
    await ann.act(table, "start")
    await bel.act(table, "stand", {"seat": 1})
    for seat in (0, 2):
        await ann.act(table, "stand", {"seat": seat})
    assert await ann.refused(table, "sit", {"seat": 1}) == "table-one-seat"
    for seat in (2, 0):
        await ann.act(table, "sit", {"seat": seat})


@evening
async def test_who_returns_to_a_seat_that_was_given_to_a_bot_has_it_back(local_server: LocalServer) -> None:
    table, (ann, bel, cid) = await local_server.gather(3)
    local_server.workers.may_answer.clear()
    await bel.act(table, "stand", {"seat": 1})
    await ann.act(table, "bot", {"seat": 1, "bot": "random"})
    assert await cid.refused(table, "sit", {"seat": 1}) == "table-seat-taken"
    assert chairs(await bel.act(table, "sit", {"seat": 1}), "person", "bot")[1] == [bel.id, None]


@evening
async def test_who_stands_up_frees_the_seat(local_server: LocalServer) -> None:
    ann, bel, cid = [await local_server.guest() for _ in range(3)]
    table = await ann.table([ME, FREE, BOT])
    await bel.act(table, "sit", {"seat": 1})
    assert chairs(await bel.act(table, "stand", {"seat": 1}), "person", "name", "bot")[1] == [None, "", None]
    assert chairs(await cid.act(table, "sit", {"seat": 1}), "person")[1] == [cid.id]


@evening
async def test_nobody_is_made_to_stand_up_by_a_stranger(local_server: LocalServer) -> None:
    ann, bel = await local_server.guest(), await local_server.guest()
    table = await ann.table([ME, FREE, BOT])
    assert await bel.refused(table, "stand", {"seat": 0}) == "table-not-yours"
    assert await bel.refused(table, "stand", {"seat": 2}) == "table-not-yours"
    assert await bel.refused(table, "stand", {"seat": 1}) == "table-seat-empty"


@evening
async def test_the_host_frees_any_seat_before_the_game_and_none_in_it(local_server: LocalServer) -> None:
    ann, bel, cid = [await local_server.guest() for _ in range(3)]
    table = await ann.table([ME, FREE, BOT])
    await bel.act(table, "sit", {"seat": 1})
    assert chairs(await ann.act(table, "stand", {"seat": 1}), "person")[1] == [None]
    assert chairs(await ann.act(table, "stand", {"seat": 2}), "bot")[2] == [None]
    for seat in (1, 2):
        await cid.act(table, "sit", {"seat": seat})
    await ann.act(table, "start")
    assert await ann.refused(table, "stand", {"seat": 1}) == "table-not-yours"


@evening
async def test_a_guest_who_sits_frees_nobody_else(local_server: LocalServer) -> None:
    ann, bel, cid = [await local_server.guest() for _ in range(3)]
    table = await ann.table([ME, FREE, FREE, BOT])
    await bel.act(table, "sit", {"seat": 1})
    await cid.act(table, "sit", {"seat": 2})
    for seat in (0, 2, 3):
        assert await bel.refused(table, "stand", {"seat": seat}) == "table-not-yours"
    assert chairs(await bel.act(table, "stand", {"seat": 1}), "person")[1] == [None]


@evening
async def test_who_is_asked_to_leave_is_told_and_looks_on(local_server: LocalServer) -> None:
    ann, bel, cid = [await local_server.guest(name) for name in ("Ann", "Bel", "Cid")]
    table = await ann.table([ME, FREE, FREE])
    await bel.act(table, "sit", {"seat": 1})
    async with bel.sit_at(table) as seen:
        await ann.act(table, "stand", {"seat": 1})
        told = await seen.until(lambda message: message["type"] == "happened")
        assert (told["entry"]["kind"], told["entry"]["seat"], told["entry"]["name"]) == ("freed", 1, "Bel")
        assert told["table"]["chairs"][1]["asked_away"] == bel.id
        assert told["table"]["watchers"] == 1
    await local_server.restart()
    async with bel.sit_at(table) as later:
        assert later.table["chairs"][1]["asked_away"] == bel.id, "also if nobody told them at the time"
    assert await bel.refused(table, "sit", {"seat": 1}) == "table-asked-away"
    assert chairs(await bel.act(table, "sit", {"seat": 2}), "person")[2] == [bel.id], "another seat is another matter"
    await bel.act(table, "stand", {"seat": 2})
    assert chairs(await cid.act(table, "sit", {"seat": 1}), "person", "asked_away")[1] == [cid.id, None]
    await cid.act(table, "stand", {"seat": 1})
    assert chairs(await bel.act(table, "sit", {"seat": 1}), "person")[1] == [bel.id], "the host's wish was fulfilled"


@evening
async def test_who_stands_up_by_themselves_was_not_asked_to(local_server: LocalServer) -> None:
    ann, bel = await local_server.guest(), await local_server.guest()
    table = await ann.table([ME, FREE, BOT])
    await bel.act(table, "sit", {"seat": 1})
    assert chairs(await bel.act(table, "stand", {"seat": 1}), "asked_away")[1] == [None]
    assert chairs(await ann.act(table, "stand", {"seat": 2}), "asked_away")[2] == [None]
    assert chairs(await bel.act(table, "sit", {"seat": 1}), "person")[1] == [bel.id]


@evening
async def test_there_are_no_more_chairs_than_there_are(local_server: LocalServer) -> None:
    ann = await local_server.guest()
    table = await ann.table([ME, FREE, BOT])
    for seat in (3, 11):
        assert await ann.refused(table, "sit", {"seat": seat}) == "table-no-such-seat"
        assert await ann.refused(table, "stand", {"seat": seat}) == "table-no-such-seat"
        assert await ann.refused(table, "bot", {"seat": seat, "bot": "random"}) == "table-no-such-seat"
    for strange in (-1, 12, 1 << 64, 0.5, "0", None, True):
        assert await ann.refused(table, "sit", {"seat": strange}) == "table-bad-request"
        assert await ann.refused(table, "stand", {"seat": strange}) == "table-bad-request"
        assert await ann.refused(table, "bot", {"seat": strange, "bot": "random"}) == "table-bad-request"
    async with ann.sit_at(table, seat=11) as seen:
        assert mine(seen) == [0]
        for message in ({"type": "takeback"}, {"type": "consent", "agree": True}):
            told = await seen.done({**message, "seat": 3})
            assert told["trouble"]["error"] == "table-no-such-seat"
        told = await seen.answer(11, "draw", asked=1)
        assert told["trouble"]["error"] == "table-no-such-seat"


@evening
async def test_there_are_no_tables_but_those_that_are(local_server: LocalServer) -> None:
    ann = await local_server.guest()
    for verb, body in (("sit", {"seat": 0}), ("stand", {"seat": 0}), ("start", None), ("rematch", None)):
        told = await ann.act("nowhere", verb, body, status=404)
        assert told["error"] == "table-unknown-table"


# Beginning


@evening
async def test_the_cards_are_dealt_when_all_seats_are_taken_and_once(local_server: LocalServer) -> None:
    ann, bel = await local_server.guest(), await local_server.guest()
    table = await ann.table([ME, FREE, BOT])
    assert await ann.refused(table, "start") == "table-not-full"
    assert await bel.refused(table, "start") == "table-not-host"
    await bel.act(table, "sit", {"seat": 1})
    assert await bel.refused(table, "start") == "table-not-host", "a seat makes no host"
    info = await ann.act(table, "start")
    assert info["phase"] == "playing"
    assert len(info["asked"]) == 1
    assert len(info["seed_hash"]) == 64
    assert info["seed"] is None
    assert await ann.refused(table, "start") == "table-already-began"
    assert await bel.refused(table, "start") == "table-already-began"


@evening
async def test_who_presses_start_twice_deals_once(local_server: LocalServer) -> None:
    ann = await local_server.guest()
    table = await ann.table([ME, ME, ME])
    answers = await asyncio.gather(*(ann.http.post(f"/api/tables/{table}/start") for _ in range(2)))
    assert sorted(answer.status_code for answer in answers) == [200, 409]


# The host


@evening
async def test_the_host_hands_over_to_somebody_who_sits(local_server: LocalServer) -> None:
    ann, bel, cid = [await local_server.guest(name) for name in ("Ann", "Bel", "Cid")]
    table = await ann.table([ME, FREE, BOT])
    await bel.act(table, "sit", {"seat": 1})
    assert await bel.refused(table, "host", {"seat": 0}) == "table-not-host"
    assert await cid.refused(table, "host", {"seat": 1}) == "table-not-host"
    assert await ann.refused(table, "host", {"seat": 2}) == "table-seat-empty"
    assert await ann.refused(table, "host", {"seat": 3}) == "table-no-such-seat"
    async with cid.sit_at(table) as seen:
        info = await ann.act(table, "host", {"seat": 1})
        told = await seen.until(lambda message: message["type"] == "happened")
        assert (told["entry"]["kind"], told["entry"]["seat"], told["entry"]["name"]) == ("host", 1, "Bel")
    assert info["host"] == bel.id
    await local_server.restart()
    assert (await bel.see(table))["host"] == bel.id
    assert await ann.refused(table, "start") == "table-not-host"
    assert (await bel.act(table, "host", {"seat": 1}))["number"] == info["number"], "nothing changes"
    assert (await bel.act(table, "start"))["phase"] == "playing"


@evening
async def test_a_host_who_stands_up_stays_host_and_may_sit_down_elsewhere(local_server: LocalServer) -> None:
    ann, bel = await local_server.guest(), await local_server.guest()
    table = await ann.table([ME, FREE, BOT])
    await bel.act(table, "sit", {"seat": 1})
    assert (await ann.act(table, "stand", {"seat": 0}))["host"] == ann.id
    await ann.act(table, "sit", {"seat": 2})
    await ann.act(table, "bot", {"seat": 0, "bot": "random"})
    assert (await ann.act(table, "start"))["phase"] == "playing"


@evening
async def test_when_the_host_stays_away_whoever_sits_takes_over_and_nobody_is_stuck(local_server: LocalServer) -> None:
    ann, bel, cid = [await local_server.guest() for _ in range(3)]
    table = await ann.table([ME, FREE, BOT])
    await bel.act(table, "sit", {"seat": 1})
    async with ann.sit_at(table):
        local_server.wait(3600)
        assert await bel.refused(table, "host", {"seat": 1}) == "table-host-present"
        assert (await bel.see(table))["host_left"] is None
    left = (await bel.see(table))["host_left"]
    assert left is not None
    assert await bel.refused(table, "host", {"seat": 1}) == "table-host-grace"
    local_server.wait(121)
    assert await cid.refused(table, "host", {"seat": 1}) == "table-not-host", "one who only looks on does not"
    assert (await bel.act(table, "host", {"seat": 1}))["host"] == bel.id
    assert chairs(await bel.act(table, "stand", {"seat": 0}), "person")[0] == [None]
    await bel.act(table, "bot", {"seat": 0, "bot": "random"})
    assert (await bel.act(table, "start"))["phase"] == "playing"


@evening
async def test_when_the_host_stays_away_in_a_game_it_goes_on_too(local_server: LocalServer) -> None:
    table, (ann, bel, _) = await local_server.gather(3)
    local_server.workers.may_answer.clear()
    assert await bel.refused(table, "bot", {"seat": 0, "bot": "random"}) == "table-not-host"
    local_server.wait(121)
    await bel.act(table, "host", {"seat": 1})
    assert chairs(await bel.act(table, "bot", {"seat": 0, "bot": "random"}), "person", "bot")[0] == [ann.id, "random"]
    async with ann.sit_at(table) as seen:
        assert msgspec.json.decode(seen.heard[0])["back"] == [0]
    assert (await ann.see(table))["host"] == bel.id, "who was taken for gone is a guest like the others"


@evening
async def test_nobody_answers_before_the_cards_are_dealt(local_server: LocalServer) -> None:
    ann = await local_server.guest()
    table = await ann.table([ME, FREE, BOT])
    async with ann.sit_at(table) as seen:
        assert seen.position == {}
        assert (await seen.answer(0, "draw", asked=1))["trouble"]["error"] == "table-not-begun"
        told = await seen.done({"type": "takeback", "seat": 0})
        assert told["trouble"]["error"] == "table-not-begun"
        told = await seen.done({"type": "consent", "seat": 0, "agree": True})
        assert told["trouble"]["error"] == "table-no-takeback-asked"


@evening
async def test_all_are_dealt_in_at_the_same_moment(local_server: LocalServer) -> None:
    ann, bel, cid = [await local_server.guest() for _ in range(3)]
    table = await ann.table([ME, FREE, BOT])
    await bel.act(table, "sit", {"seat": 1})
    local_server.workers.may_answer.clear()
    async with ann.sit_at(table) as first, bel.sit_at(table) as second, cid.sit_at(table) as third:
        await ann.act(table, "start")
        for seen, seat in ((first, 0), (second, 1), (third, None)):
            told = await seen.until(lambda message: message["type"] == "happened")
            assert told["entry"]["kind"] == "began"
            assert told["table"]["phase"] == "playing"
            assert told["position"]["view"]["viewer"] == seat
            assert "first-player" in [event["event"] for event in told["entry"]["events"]]


# Once more


@evening
async def test_alone_with_bots_a_rematch_is_dealt_at_once_one_seat_further(local_server: LocalServer) -> None:
    ann = await local_server.guest("Ann")
    table = await ann.table([ME, BOT, {"bot": "random"}], switches={"expert": True}, start=True)
    assert await ann.refused(table, "rematch") == "table-not-over"
    await ann.play_out(table)
    local_server.workers.may_answer.clear()
    info = await ann.act(table, "rematch")
    assert chairs(info, "person", "name", "bot") == [
        [None, "", "random"],
        [ann.id, "Ann", None],
        [None, "", "random"],
    ]
    assert info["phase"] == "playing"
    assert info["switches"]["expert"] is True
    assert (await ann.see(table))["rematch"] == info["id"]
    assert info["seed_hash"] != (await ann.see(table))["seed_hash"]


@evening
async def test_two_who_press_rematch_at_the_same_time_meet_at_one_table(local_server: LocalServer) -> None:
    ann, bel, cid = [await local_server.guest() for _ in range(3)]
    table = await ann.table([ME, FREE, FREE])
    for seat in (1, 2):
        await bel.act(table, "sit", {"seat": seat})
    await ann.act(table, "start")
    async with cid.sit_at(table) as seen:
        await asyncio.gather(ann.play_out(table), bel.play_out(table))
        assert await cid.refused(table, "rematch") == "table-not-seated"
        first, second = await asyncio.gather(ann.act(table, "rematch"), bel.act(table, "rematch"))
        assert first["id"] == second["id"]
        told = await seen.until(lambda message: message["type"] == "table" and message["table"]["rematch"])
        assert told["table"]["rematch"] == first["id"]
    assert first["phase"] == "waiting"
    assert chairs(first, "person") == [[bel.id], [ann.id], [bel.id]]
    assert await local_server.store.count_tables() == 2
    assert (await bel.act(table, "rematch"))["id"] == first["id"]


@evening
async def test_a_bot_that_kept_a_seat_is_gone_in_the_rematch(local_server: LocalServer) -> None:
    ann, bel = await local_server.guest("Ann"), await local_server.guest("Bel")
    table = await ann.table([ME, FREE, BOT])
    await bel.act(table, "sit", {"seat": 1})
    await ann.act(table, "start")
    await bel.act(table, "bot", {"seat": 1, "bot": "random"})
    await ann.play_out(table)
    info = await ann.act(table, "rematch")
    assert chairs(info, "person", "bot") == [[None, "random"], [ann.id, None], [bel.id, None]]
    assert info["phase"] == "waiting", "Bel is expected again"


@evening
async def test_a_rematch_waits_for_somebody_on_the_seat_that_was_left(local_server: LocalServer) -> None:
    ann, bel = await local_server.guest(), await local_server.guest()
    table = await ann.table([ME, FREE, BOT])
    await bel.act(table, "sit", {"seat": 1})
    await ann.act(table, "start")
    await bel.act(table, "bot", {"seat": 1, "bot": "random"})
    await ann.play_out(table)
    await bel.act(table, "stand", {"seat": 1})
    info = await ann.act(table, "rematch")
    assert info["phase"] == "waiting"
    assert chairs(info, "person", "bot")[2] == [None, None]
