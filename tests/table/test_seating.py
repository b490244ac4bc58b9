"""Who sits where, and when the cards are dealt."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec

from table.house import Json, Sitter
from table.parlour import BOT, FREE, ME, Guest, Parlour, evening, settled


async def refusal(guest: Guest, wanted: Json) -> str:
    """Ask for a table that cannot be; no table is made."""
    response = await guest.http.post("/api/tables", json={"game": "colt-express", "chairs": [ME, BOT, BOT], **wanted})
    assert response.is_client_error, response.text
    assert await guest.parlour.store.count_tables() == 0
    return str(response.json()["error"])


def mine(seen: Sitter) -> object:
    """The seats that the first snapshot says are mine."""
    return msgspec.json.decode(seen.heard[0])["mine"]


def chairs(table: Json, *names: str) -> list[list[Any]]:
    return [[chair[name] for name in names] for chair in table["chairs"]]


# A new table


@evening
async def test_a_new_table_has_me_bots_and_free_seats_as_i_wished(parlour: Parlour) -> None:
    ann = await parlour.guest("Ann")
    wishes: list[Json] = [ME, {"bot": "scout"}, FREE, {"me": True, "name": "Dad"}]
    table = await ann.see(await ann.table(wishes, options={"expert": True}, open=True))
    assert chairs(table, "person", "name", "bot") == [
        [ann.id, "Ann", None],
        [None, "", "scout"],
        [None, "", None],
        [ann.id, "Dad", None],
    ]
    assert (table["phase"], table["host"], table["open"], table["number"]) == ("waiting", ann.id, True, 1)
    assert table["options"]["expert"] is True
    assert table["options"]["events"] is True
    assert table["seed_hash"] is None


@evening
async def test_every_level_of_the_house_sits_down_with_every_temper_and_with_none(parlour: Parlour) -> None:
    ann = await parlour.guest()
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
async def test_two_play_in_teams_without_saying_so(parlour: Parlour) -> None:
    ann = await parlour.guest()
    table = await ann.see(await ann.table([ME, FREE]))
    assert table["options"]["teams"] is True


@evening
async def test_a_host_need_not_sit(parlour: Parlour) -> None:
    ann = await parlour.guest()
    table = await ann.table([BOT, BOT, BOT], start=True)
    assert (await ann.see(table))["phase"] in ("playing", "over")


@evening
async def test_a_table_that_cannot_be_is_not_made(parlour: Parlour) -> None:
    ann = await parlour.guest()
    assert await refusal(ann, {"game": "poker"}) == "unknown-game"
    assert await refusal(ann, {"chairs": [ME]}) == "bad-seats"
    assert await refusal(ann, {"chairs": [ME] * 7}) == "bad-seats"
    assert await refusal(ann, {"options": {"experts": True}}) == "misspelt-option"
    assert await refusal(ann, {"options": {"poker": True}}) == "unknown-option"
    assert await refusal(ann, {"options": {"cars": "long"}}) == "bad-value"
    assert await refusal(ann, {"options": {"expert": "on"}}) == "bad-value"
    assert await refusal(ann, {"options": {"teams": True, "expert": True}}) == "colt-express-expert-teams"
    assert await refusal(ann, {"chairs": [ME] * 4, "options": {"teams": True}}) == "colt-express-teams-too-many"
    assert await refusal(ann, {"chairs": [ME] * 2, "options": {"teams": False}}) == "colt-express-two-without-teams"
    assert await refusal(ann, {"chairs": [ME, {"bot": "sheriff"}, BOT]}) == "table-unknown-bot"
    assert await refusal(ann, {"chairs": [{"me": True, "name": "\u200b"}, BOT, BOT]}) == "table-bad-name"
    assert await refusal(ann, {"chairs": [ME, FREE, BOT], "start": True}) == "table-not-full"


@evening
async def test_a_wish_that_cannot_be_read_is_no_table(parlour: Parlour) -> None:
    ann = await parlour.guest()
    wishes: list[Json] = [{"chairs": []}, {"chairs": [ME] * 13}, {"pace": "slow"}, {"start": 1}, {"seed": "7"}]
    for wish in wishes:
        assert await refusal(ann, wish) == "table-bad-request"


@evening
async def test_a_stranger_makes_no_table(parlour: Parlour) -> None:
    stranger = Guest(parlour)
    parlour.guests.append(stranger)
    assert await refusal(stranger, {}) == "table-no-person"


# Sitting down and standing up


@evening
async def test_somebody_takes_a_free_seat_and_all_hear_of_it(parlour: Parlour) -> None:
    ann, bel = await parlour.guest("Ann"), await parlour.guest("Bel")
    table = await ann.table([ME, FREE, BOT])
    async with ann.sit_at(table) as seen:
        info = await bel.act(table, "sit", {"seat": 1})
        assert chairs(info, "person", "name")[1] == [bel.id, "Bel"]
        happened = await seen.until(lambda message: message["type"] == "happened")
    assert (happened["entry"]["kind"], happened["entry"]["seat"], happened["entry"]["name"]) == ("sat", 1, "Bel")
    assert happened["table"]["chairs"] == info["chairs"]


@evening
async def test_a_taken_seat_stays_taken(parlour: Parlour) -> None:
    ann, bel = await parlour.guest(), await parlour.guest()
    table = await ann.table([ME, FREE, BOT])
    assert await bel.refused(table, "sit", {"seat": 0}) == "table-seat-taken"


@evening
async def test_of_two_who_want_the_same_seat_one_gets_it(parlour: Parlour) -> None:
    ann, bel, cid = [await parlour.guest() for _ in range(3)]
    table = await ann.table([ME, FREE, BOT])
    path = f"/api/tables/{table}/sit"
    answers = await asyncio.gather(*(guest.http.post(path, json={"seat": 1}) for guest in (bel, cid)))
    assert sorted(answer.status_code for answer in answers) == [200, 409]
    assert (await ann.see(table))["chairs"][1]["person"] in (bel.id, cid.id)


@evening
async def test_sitting_down_where_i_sit_changes_nothing(parlour: Parlour) -> None:
    ann = await parlour.guest("Ann")
    table = await ann.table([ME, FREE, BOT])
    before = await ann.see(table)
    assert chairs(await ann.act(table, "sit", {"seat": 0, "name": "Other"}), "name") == chairs(before, "name")
    assert (await ann.see(table))["number"] == before["number"]


@evening
async def test_a_person_takes_the_seat_of_a_bot_before_the_game_but_not_in_it(parlour: Parlour) -> None:
    ann, bel = await parlour.guest(), await parlour.guest()
    table = await ann.table([ME, BOT, BOT])
    assert chairs(await bel.act(table, "sit", {"seat": 1}), "person", "bot")[1] == [bel.id, None]
    await ann.act(table, "start")
    assert await bel.refused(table, "sit", {"seat": 2}) == "table-seat-taken"


@evening
async def test_a_family_sits_around_one_device_each_with_a_name(parlour: Parlour) -> None:
    ann = await parlour.guest("Ann")
    table = await ann.table([FREE, FREE, FREE])
    for seat, name in enumerate(("Ann", "Dad", " \u202eMum\n ")):
        await ann.act(table, "sit", {"seat": seat, "name": name})
    assert chairs(await ann.see(table), "person", "name") == [[ann.id, "Ann"], [ann.id, "Dad"], [ann.id, "Mum"]]
    async with ann.sit_at(table) as seen:
        assert mine(seen) == [0, 1, 2]


@evening
async def test_a_new_name_is_known_at_all_tables_also_where_nobody_looked(parlour: Parlour) -> None:
    ann, bel = await parlour.guest("Ann"), await parlour.guest("Bel")
    watched, unwatched = [await ann.table([ME, {"me": True, "name": "Dad"}, FREE]) for _ in range(2)]
    async with bel.sit_at(watched) as seen:
        await ann.ask("PUT", "/api/me", {"name": "Anna"})
        await seen.until(lambda told: told["type"] == "table" and told["table"]["chairs"][0]["name"] == "Anna")
    for table in (watched, unwatched):
        assert chairs(await bel.see(table), "name") == [["Anna"], ["Dad"], [""]]
    lists = await ann.ask("GET", "/api/tables")
    assert {chair["name"] for table in lists["mine"] for chair in table["chairs"]} == {"Anna", "Dad", ""}


@evening
async def test_nobody_takes_a_second_hand_in_the_middle_of_a_game(parlour: Parlour) -> None:
    table, (ann, _, cid) = await parlour.gather(3)
    await cid.act(table, "stand", {"seat": 2})
    assert await ann.refused(table, "sit", {"seat": 2}) == "table-one-seat"
    await cid.act(table, "sit", {"seat": 2})


@evening
async def test_who_stands_up_frees_the_seat(parlour: Parlour) -> None:
    ann, bel, cid = [await parlour.guest() for _ in range(3)]
    table = await ann.table([ME, FREE, BOT])
    await bel.act(table, "sit", {"seat": 1})
    assert chairs(await bel.act(table, "stand", {"seat": 1}), "person", "name", "bot")[1] == [None, "", None]
    assert chairs(await cid.act(table, "sit", {"seat": 1}), "person")[1] == [cid.id]


@evening
async def test_nobody_is_made_to_stand_up_by_a_stranger(parlour: Parlour) -> None:
    ann, bel = await parlour.guest(), await parlour.guest()
    table = await ann.table([ME, FREE, BOT])
    assert await bel.refused(table, "stand", {"seat": 0}) == "table-not-yours"
    assert await bel.refused(table, "stand", {"seat": 2}) == "table-not-yours"
    assert await bel.refused(table, "stand", {"seat": 1}) == "table-seat-empty"


@evening
async def test_the_host_frees_any_seat_before_the_game_and_none_in_it(parlour: Parlour) -> None:
    ann, bel = await parlour.guest(), await parlour.guest()
    table = await ann.table([ME, FREE, BOT])
    await bel.act(table, "sit", {"seat": 1})
    assert chairs(await ann.act(table, "stand", {"seat": 1}), "person")[1] == [None]
    assert chairs(await ann.act(table, "stand", {"seat": 2}), "bot")[2] == [None]
    for seat in (1, 2):
        await bel.act(table, "sit", {"seat": seat})
    await ann.act(table, "start")
    assert await ann.refused(table, "stand", {"seat": 1}) == "table-not-yours"


@evening
async def test_there_are_no_more_chairs_than_there_are(parlour: Parlour) -> None:
    ann = await parlour.guest()
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
async def test_there_are_no_tables_but_those_that_are(parlour: Parlour) -> None:
    ann = await parlour.guest()
    for verb, body in (("sit", {"seat": 0}), ("stand", {"seat": 0}), ("start", None), ("rematch", None)):
        told = await ann.act("nowhere", verb, body, status=404)
        assert told["error"] == "table-unknown-table"


# Bots


@evening
async def test_the_host_and_those_who_sit_put_bots_on_free_seats(parlour: Parlour) -> None:
    ann, bel, cid = [await parlour.guest() for _ in range(3)]
    table = await ann.table([FREE, FREE, FREE])
    assert await bel.refused(table, "bot", {"seat": 1, "bot": "random"}) == "table-not-host"
    await ann.act(table, "bot", {"seat": 1, "bot": "random"})
    await bel.act(table, "sit", {"seat": 0})
    assert chairs(await bel.act(table, "bot", {"seat": 1, "bot": "scout"}), "bot")[1] == ["scout"]
    assert await cid.refused(table, "bot", {"seat": 2, "bot": "random"}) == "table-not-host"
    assert await ann.refused(table, "bot", {"seat": 2, "bot": "sheriff"}) == "table-unknown-bot"


@evening
async def test_before_the_game_a_bot_in_my_place_takes_the_seat(parlour: Parlour) -> None:
    ann = await parlour.guest()
    table = await ann.table([ME, BOT, BOT])
    info = await ann.act(table, "bot", {"seat": 0, "bot": "random"})
    assert chairs(info, "person", "bot")[0] == [None, "random"]


@evening
async def test_a_bot_keeps_my_seat_warm_and_i_take_it_back(parlour: Parlour) -> None:
    ann, bel = await parlour.guest("Ann"), await parlour.guest()
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
async def test_while_a_bot_keeps_my_seat_i_do_not_answer_beside_it(parlour: Parlour) -> None:
    ann, bel = await parlour.guest(), await parlour.guest()
    table = await ann.table([ME, FREE, FREE])
    for seat in (1, 2):
        await bel.act(table, "sit", {"seat": seat})
    parlour.crew.may_answer.clear()
    await ann.act(table, "start")
    await ann.act(table, "bot", {"seat": 0, "bot": "random"})
    async with ann.sit_at(table) as seen:
        told = await seen.answer(0, "draw", asked=2)
        assert told["trouble"]["error"] == "table-not-yours"


@evening
async def test_what_a_bot_thought_of_too_late_is_not_played(parlour: Parlour) -> None:
    ann, bel = await parlour.guest(), await parlour.guest()
    table = await ann.table([ME, FREE, FREE])
    for seat in (1, 2):
        await bel.act(table, "sit", {"seat": seat})
    parlour.crew.may_answer.clear()
    info = await ann.act(table, "start")
    seat = info["asked"][0]
    host, other = (ann, bel) if seat == 0 else (bel, ann)
    await host.act(table, "bot", {"seat": seat, "bot": "random"})
    await settled(lambda: len(parlour.crew.jobs) == 1)
    info = await host.act(table, "sit", {"seat": seat})
    thinking = [task for _, task in parlour.hall.tables[table].thinking.values()]
    parlour.crew.may_answer.set()
    await asyncio.gather(*thinking)
    after = await other.see(table)
    assert (after["number"], after["asked"]) == (info["number"], [seat])


@evening
async def test_the_host_hands_the_seat_of_somebody_away_to_a_bot_but_not_of_somebody_present(parlour: Parlour) -> None:
    ann, bel, cid = [await parlour.guest() for _ in range(3)]
    table = await ann.table([ME, FREE, FREE])
    await bel.act(table, "sit", {"seat": 1})
    await cid.act(table, "sit", {"seat": 2})
    wish = {"seat": 1, "bot": "random"}
    assert await ann.refused(table, "bot", wish) == "table-seat-present", "before the game one waits"
    await ann.act(table, "start")
    async with bel.sit_at(table):
        assert await ann.refused(table, "bot", wish) == "table-seat-present"
    assert await cid.refused(table, "bot", wish) == "table-not-yours", "only the host"
    info = await ann.act(table, "bot", wish)
    assert chairs(info, "person", "bot")[1] == [bel.id, "random"]
    assert chairs(await bel.act(table, "sit", {"seat": 1}), "person", "bot")[1] == [bel.id, None]


@evening
async def test_in_a_game_a_bot_that_plays_for_itself_is_not_replaced_by_another(parlour: Parlour) -> None:
    ann = await parlour.guest()
    table = await ann.table([ME, BOT, BOT], start=True)
    assert await ann.refused(table, "bot", {"seat": 1, "bot": "scout"}) == "table-seat-taken"


@evening
async def test_a_newcomer_takes_a_seat_that_somebody_left_in_the_middle(parlour: Parlour) -> None:
    ann, bel, cid = [await parlour.guest() for _ in range(3)]
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
async def test_a_seat_that_somebody_left_is_given_to_a_bot_who_plays(parlour: Parlour) -> None:
    ann, bel = await parlour.guest(), await parlour.guest()
    table = await ann.table([ME, FREE, BOT])
    await bel.act(table, "sit", {"seat": 1})
    info = await ann.act(table, "start")
    await bel.act(table, "stand", {"seat": 1})
    await ann.act(table, "bot", {"seat": 1, "bot": "random"})
    await settled(lambda: table not in parlour.hall.tables)
    after = await ann.see(table)
    assert after["asked"] == [0]
    assert after["number"] > info["number"] + 2 or info["asked"] == [0]


# Beginning


@evening
async def test_the_cards_are_dealt_when_all_seats_are_taken_and_once(parlour: Parlour) -> None:
    ann, bel = await parlour.guest(), await parlour.guest()
    table = await ann.table([ME, FREE, BOT])
    assert await ann.refused(table, "start") == "table-not-full"
    assert await bel.refused(table, "start") == "table-not-host"
    await bel.act(table, "sit", {"seat": 1})
    info = await bel.act(table, "start")
    assert info["phase"] == "playing"
    assert len(info["asked"]) == 1
    assert len(info["seed_hash"]) == 64
    assert info["seed"] is None
    for guest in (ann, bel):
        assert await guest.refused(table, "start") == "table-already-began"


@evening
async def test_of_two_who_press_start_one_deals(parlour: Parlour) -> None:
    ann, bel = await parlour.guest(), await parlour.guest()
    table = await ann.table([ME, FREE, FREE])
    for seat in (1, 2):
        await bel.act(table, "sit", {"seat": seat})
    answers = await asyncio.gather(*(guest.http.post(f"/api/tables/{table}/start") for guest in (ann, bel)))
    assert sorted(answer.status_code for answer in answers) == [200, 409]


@evening
async def test_nobody_answers_before_the_cards_are_dealt(parlour: Parlour) -> None:
    ann = await parlour.guest()
    table = await ann.table([ME, FREE, BOT])
    async with ann.sit_at(table) as seen:
        assert seen.position == {}
        assert (await seen.answer(0, "draw", asked=1))["trouble"]["error"] == "table-not-begun"
        told = await seen.done({"type": "takeback", "seat": 0})
        assert told["trouble"]["error"] == "table-not-begun"
        told = await seen.done({"type": "consent", "seat": 0, "agree": True})
        assert told["trouble"]["error"] == "table-no-takeback-asked"


@evening
async def test_all_are_dealt_in_at_the_same_moment(parlour: Parlour) -> None:
    ann, bel, cid = [await parlour.guest() for _ in range(3)]
    table = await ann.table([ME, FREE, BOT])
    await bel.act(table, "sit", {"seat": 1})
    parlour.crew.may_answer.clear()
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
async def test_alone_with_bots_a_rematch_is_dealt_at_once_one_seat_further(parlour: Parlour) -> None:
    ann = await parlour.guest("Ann")
    table = await ann.table([ME, BOT, {"bot": "random"}], options={"expert": True}, start=True)
    assert await ann.refused(table, "rematch") == "table-not-over"
    await ann.play_out(table)
    parlour.crew.may_answer.clear()
    info = await ann.act(table, "rematch")
    assert chairs(info, "person", "name", "bot") == [
        [None, "", "random"],
        [ann.id, "Ann", None],
        [None, "", "random"],
    ]
    assert info["phase"] == "playing"
    assert info["options"]["expert"] is True
    assert (await ann.see(table))["rematch"] == info["id"]
    assert info["seed_hash"] != (await ann.see(table))["seed_hash"]


@evening
async def test_two_who_press_rematch_at_the_same_time_meet_at_one_table(parlour: Parlour) -> None:
    ann, bel, cid = [await parlour.guest() for _ in range(3)]
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
    assert await parlour.store.count_tables() == 2
    assert (await bel.act(table, "rematch"))["id"] == first["id"]


@evening
async def test_a_bot_that_kept_a_seat_is_gone_in_the_rematch(parlour: Parlour) -> None:
    ann, bel = await parlour.guest("Ann"), await parlour.guest("Bel")
    table = await ann.table([ME, FREE, BOT])
    await bel.act(table, "sit", {"seat": 1})
    await ann.act(table, "start")
    await bel.act(table, "bot", {"seat": 1, "bot": "random"})
    await ann.play_out(table)
    info = await ann.act(table, "rematch")
    assert chairs(info, "person", "bot") == [[None, "random"], [ann.id, None], [bel.id, None]]
    assert info["phase"] == "waiting", "Bel is expected again"


@evening
async def test_a_rematch_waits_for_somebody_on_the_seat_that_was_left(parlour: Parlour) -> None:
    ann, bel = await parlour.guest(), await parlour.guest()
    table = await ann.table([ME, FREE, BOT])
    await bel.act(table, "sit", {"seat": 1})
    await ann.act(table, "start")
    await bel.act(table, "bot", {"seat": 1, "bot": "random"})
    await ann.play_out(table)
    await bel.act(table, "stand", {"seat": 1})
    info = await ann.act(table, "rematch")
    assert info["phase"] == "waiting"
    assert chairs(info, "person", "bot")[2] == [None, None]
