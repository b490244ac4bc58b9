"""Answers: what a seat says, how it is refused, and how a game comes to its end."""

from __future__ import annotations

import hashlib

import saloon
from saloon.engine.record import read
from saloon.engine.state import State
from table.house import Json, Sitter
from table.local_server import BOT, ME, Guest, LocalServer, all_at, asked, catch_up, evening


def words(seen: Sitter) -> list[str]:
    return [choice["words"] for choice in seen.position["choices"]]


def together(state: State) -> bool:
    return len(state.deciders()) > 1


def planning(state: State) -> bool:
    """Somebody has several cards to play, and may draw."""
    seat = state.decider()
    return state.question(seat)["kind"] == "plan" and len(state.options(seat)) > 3


def ending(state: State) -> str:
    """The words that end the game, if there are some now."""
    seat = state.decider()
    for option in state.options(seat):
        trial = state.copy()
        trial.apply(seat, option)
        if not trial.deciders():
            return state.text(seat, option)
    return ""


def can_end(state: State) -> bool:
    return ending(state) != ""


# One answer


@evening
async def test_an_answer_in_words_is_told_to_all(local_server: LocalServer) -> None:
    table, guests = await local_server.gather(3)
    number = await local_server.forward(table, planning)
    async with all_at(table, guests) as everybody:
        seat = asked(everybody[0])
        seen = everybody[seat]
        play = next(text for text in words(seen) if text.startswith("play "))
        told = await seen.answer(seat, play)
        assert told == {"type": "ack", "id": told["id"], "number": number + 1}
        await catch_up(number + 1, *everybody)
        for other in everybody:
            entry = other.log[-1]
            assert (entry["kind"], entry["seat"], entry["answers"]) == ("answered", seat, number - 4 + 1)
            played = [event for event in entry["events"] if event["event"] == "played"]
            assert [event["card"] for event in played] == [play.removeprefix("play ")]


@evening
async def test_words_are_read_as_people_write_them(local_server: LocalServer) -> None:
    table, guests = await local_server.gather(3)
    number = await local_server.forward(table, planning)
    async with all_at(table, guests) as everybody:
        seat = asked(everybody[0])
        assert "draw" in words(everybody[seat])
        assert (await everybody[seat].answer(seat, "  DrA "))["type"] == "ack"
        await catch_up(number + 1, *everybody)
        assert "drew" in [event["event"] for event in everybody[seat].log[-1]["events"]]


@evening
async def test_an_answer_that_the_rules_forbid_is_refused_with_the_rule(local_server: LocalServer) -> None:
    table, guests = await local_server.gather(3)
    await local_server.forward(table, planning)
    async with all_at(table, guests) as everybody:
        seat = asked(everybody[0])
        seen = everybody[seat]
        cards = ("move", "ladder", "fire", "punch", "rob", "marshal")
        missing = next(card for card in cards if f"play {card}" not in words(seen))
        told = (await seen.answer(seat, f"play {missing}"))["trouble"]
        assert told["error"] == "colt-express-refusal-not-in-hand"
        assert told["rule"]
        assert told["rule"] in told["message"]


@evening
async def test_words_that_nobody_understands_are_refused_with_what_would_do(local_server: LocalServer) -> None:
    table, guests = await local_server.gather(3)
    await local_server.forward(table, planning)
    async with all_at(table, guests) as everybody:
        seat = asked(everybody[0])
        seen = everybody[seat]
        before = await guests[0].see(table)
        told = (await seen.answer(seat, "play the piano"))["trouble"]
        assert (told["error"], told["details"]["words"]) == ("unknown-words", "play the piano")
        assert told["details"]["allowed"].split(" | ") == words(seen)
        assert "play the piano" in told["message"]
        told = (await seen.answer(seat, "play"))["trouble"]
        assert told["error"] == "ambiguous-words"
        assert set(told["details"]["allowed"].split(" | ")) == {text for text in words(seen) if text[:4] == "play"}
        assert await guests[0].see(table) == before, "what is refused changes nothing"


@evening
async def test_a_refusal_by_the_rules_names_the_rule(local_server: LocalServer) -> None:
    ann = await local_server.guest()
    wanted = {"game": "colt-express", "chairs": [ME, BOT], "switches": {"teams": False}}
    told = await ann.ask("POST", "/api/tables", wanted, status=400)
    assert (told["rule"], told["details"]["rule"]) == ("1.2", "1.2")
    assert "1.2" in told["message"]


@evening
async def test_nobody_answers_for_somebody_else(local_server: LocalServer) -> None:
    table, guests = await local_server.gather(3)
    async with all_at(table, guests) as everybody:
        seat = asked(everybody[0])
        thief = everybody[(seat + 1) % 3]
        told = await thief.answer(seat, "draw")
        assert told["trouble"]["error"] == "table-not-yours"
        told = await thief.answer((seat + 1) % 3, "draw", asked=thief.asked(seat))
        assert told["trouble"]["error"] == "table-stale-answer"
    stranger = await local_server.guest()
    async with stranger.sit_at(table) as seen:
        assert seen.position["choices"] == []
        assert (await seen.answer(seat, "draw"))["trouble"]["error"] == "table-not-yours"


@evening
async def test_an_answer_to_an_old_question_is_stale(local_server: LocalServer) -> None:
    table, guests = await local_server.gather(3)
    async with all_at(table, guests) as everybody:
        seat = asked(everybody[0])
        seen, old = everybody[seat], everybody[seat].asked(seat)
        number = await local_server.forward(table, lambda state: state.decider() != seat)
        told = await seen.answer(seat, "draw", asked=old)
        assert told["trouble"]["error"] == "table-stale-answer"
        number = await local_server.forward(table, lambda state: state.decider() == seat)
        await catch_up(number, seen)
        told = await seen.answer(seat, words(seen)[0], asked=old)
        assert told["trouble"]["error"] == "table-stale-answer", "asked again, but not the same"
        assert (await seen.answer(seat, words(seen)[0]))["type"] == "ack"


@evening
async def test_an_answer_sent_again_is_done_once(local_server: LocalServer) -> None:
    table, guests = await local_server.gather(3)
    async with all_at(table, guests) as everybody:
        seat = asked(everybody[0])
        seen, old = everybody[seat], everybody[seat].asked(seat)
        first = await seen.answer(seat, words(seen)[0], id="mine")
        number = await local_server.forward(table, lambda state: state.decider() == seat)
        again = await seen.answer(seat, "other words", id="mine", asked=old)
        assert again == first
    async with guests[seat].sit_at(table) as later:
        assert await later.answer(seat, "other words", id="mine", asked=old) == first
        assert later.number == number
    other = (seat + 1) % 3
    async with guests[other].sit_at(table) as seen:
        told = await seen.answer(other, "draw", id="mine", asked=old)
        assert told["type"] == "refused", "the ids of others are theirs"


@evening
async def test_the_last_answer_sent_again_is_done_once_too(local_server: LocalServer) -> None:
    ann = await local_server.guest()
    table = await ann.table([ME, ME, ME], start=True)
    await local_server.forward(table, can_end)
    async with ann.sit_at(table) as seen:
        seat = asked(seen)
        await seen.say({"type": "look", "seat": seat})
        await seen.until(lambda message: message["type"] == "snapshot")
        async with local_server.truth(table) as found:
            assert found.state is not None
            old, text = seen.asked(seat), ending(found.state)
        first = await seen.answer(seat, text, id="last")
        assert seen.over
        assert await seen.answer(seat, text, id="last", asked=old) == first
        told = await seen.answer(seat, text, asked=old)
        assert told["trouble"]["error"] == "table-game-over"


# Several at once


@evening
async def test_experts_keep_cards_in_any_order_and_nobody_sees_what_the_others_keep(local_server: LocalServer) -> None:
    table, guests = await local_server.gather(3, switches={"expert": True})
    number = await local_server.forward(table, together)
    stranger = await local_server.guest()
    async with all_at(table, [*guests, stranger]) as everybody:
        before = [seen.position for seen in everybody]
        assert [ask["seat"] for ask in before[3]["asks"]] == [0, 1, 2]
        kept = words(everybody[2])[0]
        assert (await everybody[2].answer(2, kept))["type"] == "ack"
        await catch_up(number + 1, *everybody)
        assert everybody[2].position["view"]["seats"][2]["keeping"] == [kept.removeprefix("keep ")]
        for other in (0, 1, 3):
            assert everybody[other].log[-1]["events"] == []
            assert everybody[other].position["view"] == before[other]["view"]
            assert everybody[other].position["choices"] == before[other]["choices"]
        for seat in (1, 2, 0):
            assert (await everybody[seat].answer(seat, "keep no more"))["type"] == "ack"
        await catch_up(number + 4, *everybody)
        for seen in everybody:
            told = [entry["events"] for entry in seen.log[-4:-1]]
            assert told == [[], [], []], "not before all have answered"
            kept_now = {event["seat"]: event["count"] for event in seen.log[-1]["events"] if event["event"] == "kept"}
            assert kept_now == {0: 0, 1: 0, 2: 1}


@evening
async def test_a_question_keeps_its_number_while_others_answer(local_server: LocalServer) -> None:
    table, guests = await local_server.gather(3, switches={"expert": True})
    number = await local_server.forward(table, together)
    async with all_at(table, guests) as everybody:
        old = everybody[0].asked(0)
        assert old == number
        await everybody[1].answer(1, "keep no more")
        await everybody[2].answer(2, words(everybody[2])[0])
        await catch_up(number + 2, *everybody)
        assert everybody[0].asked(0) == old
        assert everybody[0].asked(1) is None
        assert everybody[0].asked(2) == number + 2, "who kept a card is asked about the next"
        told = await everybody[2].answer(2, "keep no more", asked=number)
        assert told["trouble"]["error"] == "table-stale-answer"
        assert (await everybody[0].answer(0, "keep no more", asked=old))["type"] == "ack"


@evening
async def test_in_teams_a_picked_card_is_the_picker_s_alone(local_server: LocalServer) -> None:
    table, guests = await local_server.gather(2)
    number = await local_server.forward(
        table, lambda state: together(state) and state.question(0)["kind"] == "pick-card"
    )
    async with all_at(table, guests) as everybody:
        offered = words(everybody[1])
        await everybody[0].answer(0, words(everybody[0])[0])
        await catch_up(number + 1, *everybody)
        mine, theirs = everybody[0].log[-1]["events"], everybody[1].log[-1]["events"]
        assert [event["known"] for event in mine] == [True]
        assert [set(event) for event in theirs] == [{"event", "known", "seat"}]
        assert words(everybody[1]) == offered


# To the end


@evening
async def test_a_game_is_played_to_its_end_and_the_seed_is_what_was_promised(local_server: LocalServer) -> None:
    ann = await local_server.guest()
    table = await ann.table([ME, BOT, BOT])
    promise = (await ann.act(table, "start"))["seed_hash"]
    async with ann.sit_at(table) as seen:
        await seen.play(0)
        last = seen.position
        assert last["choices"] == []
        assert last["takeback"]["undo_cost"] == "over"
        assert last["view"]["totals"] is not None
        assert seen.table["phase"] == "over"
    info = await ann.see(table)
    assert (info["phase"], info["asked"]) == ("over", [])
    assert info["seed_hash"] == promise
    assert hashlib.sha256(bytes.fromhex(info["seed"].zfill(64))).hexdigest() == promise


async def record_of(guest: Guest, table: str) -> str:
    response = await guest.http.get(f"/api/tables/{table}/record")
    assert response.status_code == 200, response.text
    assert response.headers["content-disposition"] == f'attachment; filename="colt-express-{table}.jsonl"'
    return response.text


@evening
async def test_the_record_of_a_finished_game_can_be_verified_by_anybody(local_server: LocalServer) -> None:
    ann, stranger = await local_server.guest(), await local_server.guest()
    table = await ann.table([ME, BOT, ME, BOT], switches={"expert": True}, start=True)
    await ann.play_out(table)
    match = read(await record_of(stranger, table), saloon.game)
    async with ann.sit_at(table) as seen:
        assert match.state.scores() == seen.position["view"]["totals"]
        assert match.state.winners() == seen.position["view"]["winners"]
        assert seen.position["result"] == {"scores": match.state.scores(), "winners": match.state.winners()}
    assert f"{match.seed:x}" == (await ann.see(table))["seed"]
    assert [entry["seat"] for entry in seen.log if entry["kind"] == "answered"] == [seat for seat, _ in match.moves]


@evening
async def test_nothing_of_the_record_is_handed_out_before_the_end(local_server: LocalServer) -> None:
    ann = await local_server.guest()
    table = await ann.table([ME, ME, ME])
    assert (await ann.ask("GET", f"/api/tables/{table}/record", status=409))["error"] == "table-not-over"
    await ann.act(table, "start")
    await local_server.forward(table, can_end)
    told: Json = await ann.ask("GET", f"/api/tables/{table}/record", status=409)
    assert told == {"error": "table-not-over", "details": {}, "rule": "", "message": "The game is not over yet."}
    assert (await ann.see(table))["seed"] is None
    await ann.play_out(table)
    read(await record_of(ann, table), saloon.game)


@evening
async def test_when_it_is_over_it_is_over(local_server: LocalServer) -> None:
    ann = await local_server.guest()
    table = await ann.table([ME, ME, ME], start=True)
    await ann.play_out(table)
    async with ann.sit_at(table) as seen:
        for message in ({"type": "answer", "asked": 3, "words": "draw"}, {"type": "takeback"}):
            assert (await seen.done({**message, "seat": 0}))["trouble"]["error"] == "table-game-over"
        told = await seen.done({"type": "consent", "seat": 0, "agree": True})
        assert told["trouble"]["error"] == "table-no-takeback-asked"
    assert await ann.refused(table, "start") == "table-already-began"
