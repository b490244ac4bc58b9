"""Taking back: free up to the last thing that came to light, with consent beyond it, and honest about the price."""

from __future__ import annotations

from collections.abc import Callable

import saloon
from saloon.engine.conformance import variants
from saloon.engine.record import read
from saloon.engine.rng import Rng
from saloon.engine.state import State
from saloon.engine.takeback import FREE, undo_costs
from saloon.table import playing
from saloon.table.wire import TakeBack
from table.house import Json, Sitter
from table.local_server import BOT, ME, LocalServer, all_at, asked, catch_up, evening, settled

GAME = saloon.game("colt-express")


def costs(cost: str) -> Callable[[State], bool]:
    """Whether somebody has an answer of this cost."""

    def offered(state: State) -> bool:
        return cost in undo_costs(state, state.decider(), alone=True)

    return offered


def keeping(state: State) -> bool:
    """All choose what to keep, and the first has much to choose from."""
    return len(state.deciders()) > 1 and len(state.options(0)) > 3


def words(seen: Sitter, cost: str) -> str:
    offered: list[str] = [choice["words"] for choice in seen.position["choices"] if choice["undo_cost"] == cost]
    return offered[0]


async def take_back(seen: Sitter, seat: int) -> Json:
    return await seen.done({"type": "takeback", "seat": seat})


async def consent(seen: Sitter, seat: int, agree: bool = True) -> Json:
    return await seen.done({"type": "consent", "seat": seat, "agree": agree})


def standing(seen: Sitter) -> Json:
    """How the game stands, whatever the numbers of its questions."""
    return {**seen.position, "asks": [{**ask, "asked": 0} for ask in seen.position["asks"]], "takeback": None}


async def handed_on(local_server: LocalServer, table: str, everybody: list[Sitter]) -> int:
    """Somebody gives an answer after which somebody else is asked; gives the seat."""
    await catch_up(await local_server.forward(table, costs("handed")), *everybody)
    seat = asked(everybody[0])
    told = await everybody[seat].answer(seat, words(everybody[seat], "handed"))
    await catch_up(told["number"], *everybody)
    assert everybody[seat].position["takeback"]["undo_cost"] == "handed"
    return seat


# Free


@evening
async def test_what_cost_nothing_is_taken_back_at_once_and_asked_anew(local_server: LocalServer) -> None:
    table, guests = await local_server.gather(3)
    await local_server.forward(table, costs(FREE))
    async with all_at(table, guests) as everybody:
        seat = asked(everybody[0])
        seen = everybody[seat]
        before, old = [standing(other) for other in everybody], seen.asked(seat)
        told = await seen.answer(seat, words(seen, FREE))
        assert seen.position["takeback"] == {"undo_cost": FREE, "wanted": None, "waiting": []}
        undone = await take_back(seen, seat)
        assert undone["number"] == told["number"] + 1
        await catch_up(undone["number"], *everybody)
        assert [standing(other) for other in everybody] == before
        for other in everybody:
            assert (other.log[-1]["kind"], other.log[-1]["seat"]) == ("undone", seat)
            assert other.log[-1]["answers"] == other.log[-2]["answers"] - 1
        assert seen.asked(seat) == undone["number"]
        stale = await seen.answer(seat, words(seen, FREE), asked=old)
        assert stale["trouble"]["error"] == "table-stale-answer"
        assert (await seen.answer(seat, words(seen, FREE)))["type"] == "ack"


@evening
async def test_one_after_another_is_taken_back_up_to_the_barrier(local_server: LocalServer) -> None:
    table, guests = await local_server.gather(3, switches={"expert": True})
    await local_server.forward(table, keeping)
    async with all_at(table, guests) as everybody:
        seen, before = everybody[0], standing(everybody[0])
        for _ in range(2):
            await seen.answer(0, words(seen, FREE))
        for _ in range(2):
            assert (await take_back(seen, 0))["type"] == "ack"
        assert standing(seen) == before
        while seen.position["takeback"]["undo_cost"] == FREE:
            assert (await take_back(seen, 0))["type"] == "ack"
            assert seen.log[-1]["kind"] == "undone"
        assert (await take_back(seen, 0))["type"] == "ack"
        assert seen.log[-1]["kind"] == "undo-asked", "what is behind the barrier concerns the others"


@evening
async def test_the_same_wish_sent_again_takes_back_once(local_server: LocalServer) -> None:
    table, guests = await local_server.gather(3, switches={"expert": True})
    await local_server.forward(table, keeping)
    async with all_at(table, guests) as everybody:
        seen = everybody[0]
        for _ in range(2):
            await seen.answer(0, words(seen, FREE))
        wish = {"type": "takeback", "seat": 0, "id": "back"}
        assert await seen.done(wish) == await seen.done(wish)
        assert seen.position["view"]["seats"][0]["keeping"] != []


@evening
async def test_who_has_not_answered_has_nothing_to_take_back(local_server: LocalServer) -> None:
    table, guests = await local_server.gather(3)
    stranger = await local_server.guest()
    async with all_at(table, [*guests, stranger]) as everybody:
        for seat, seen in enumerate(everybody[:3]):
            assert seen.position["takeback"]["undo_cost"] == "nothing"
            assert (await take_back(seen, seat))["trouble"]["error"] == "table-nothing-to-take-back"
        assert everybody[3].position["takeback"]["undo_cost"] == "nothing"
        assert (await take_back(everybody[3], 0))["trouble"]["error"] == "table-not-yours"


@evening
async def test_what_the_page_says_an_answer_costs_is_what_it_costs(local_server: LocalServer) -> None:
    """In many games: after an answer that was said to be free, taking back is free and turns back exactly; after any
    other it is not."""
    ann = await local_server.guest()
    seen_costs = set()
    for number, (seats, switches) in enumerate(list(variants(GAME))[::2]):
        ident = await ann.table([ME] * seats, switches=switches, start=True)
        rng = Rng(number)
        async with local_server.tables.writing(ident) as table:
            while table.state is not None and (deciders := table.state.deciders()):
                seat = deciders[rng.below(len(deciders))]
                choices = table.state.options(seat)
                place = rng.below(len(choices))
                said, before = undo_costs(table.state, seat, alone=True)[place], table.state.dump()
                await playing.play(table, seat, choices[place])
                seen_costs.add(said)
                assert (table.undo_cost_for(seat) == FREE) == (said == FREE), (
                    seats,
                    switches,
                    number,
                    len(table.answers),
                )
                if said == FREE and rng.below(4) == 0:
                    await playing.act(table, ann.id, TakeBack(f"back{table.row.number}", seat))
                    assert table.state.dump() == before
                    await playing.play(table, seat, choices[place])
    assert seen_costs == {FREE, "chance", "revealed", "handed"}


# With consent


@evening
async def test_what_was_handed_on_is_taken_back_when_all_others_agree(local_server: LocalServer) -> None:
    table, guests = await local_server.gather(3)
    async with all_at(table, guests) as everybody:
        await catch_up(await local_server.forward(table, costs("handed")), *everybody)
        before = [standing(seen) for seen in everybody]
        seat = await handed_on(local_server, table, everybody)
        first, second = (seat + 1) % 3, (seat + 2) % 3
        told = await take_back(everybody[seat], seat)
        await catch_up(told["number"], *everybody)
        for seen in everybody:
            assert (seen.log[-1]["kind"], seen.log[-1]["seat"]) == ("undo-asked", seat)
            assert seen.position["takeback"]["wanted"] == seat
            assert set(seen.position["takeback"]["waiting"]) == {first, second}
        told = await consent(everybody[first], first)
        await catch_up(told["number"], *everybody)
        for seen in everybody:
            assert seen.log[-1]["kind"] == "undo-agreed"
            assert seen.position["takeback"]["waiting"] == [second]
        told = await consent(everybody[second], second)
        await catch_up(told["number"], *everybody)
        assert [standing(seen) for seen in everybody] == before
        for seen in everybody:
            assert (seen.log[-1]["kind"], seen.log[-1]["seat"]) == ("undone", seat)
            assert seen.position["takeback"]["wanted"] is None


@evening
async def test_one_no_is_enough(local_server: LocalServer) -> None:
    table, guests = await local_server.gather(3)
    async with all_at(table, guests) as everybody:
        seat = await handed_on(local_server, table, everybody)
        before = standing(everybody[seat])
        first, second = (seat + 1) % 3, (seat + 2) % 3
        await take_back(everybody[seat], seat)
        told = await consent(everybody[first], first, agree=False)
        await catch_up(told["number"], *everybody)
        assert everybody[seat].log[-1]["kind"] == "undo-refused"
        assert everybody[seat].position["takeback"]["wanted"] is None
        assert standing(everybody[seat]) == before
        told = await consent(everybody[second], second)
        assert told["trouble"]["error"] == "table-no-takeback-asked"
        assert (await take_back(everybody[seat], seat))["type"] == "ack", "asking again is allowed"


@evening
async def test_whoever_plays_on_has_answered_the_wish(local_server: LocalServer) -> None:
    table, guests = await local_server.gather(3)
    async with all_at(table, guests) as everybody:
        seat = await handed_on(local_server, table, everybody)
        await catch_up((await take_back(everybody[seat], seat))["number"], *everybody)
        following = asked(everybody[0])
        choice = everybody[following].position["choices"][0]["words"]
        told = await everybody[following].answer(following, choice)
        await catch_up(told["number"], *everybody)
        assert everybody[seat].position["takeback"]["wanted"] is None
        other = next(one for one in range(3) if one not in (seat, following))
        assert (await consent(everybody[other], other))["trouble"]["error"] == "table-no-takeback-asked"


@evening
async def test_the_asker_s_own_next_answer_ends_the_wish(local_server: LocalServer) -> None:
    table, guests = await local_server.gather(3, switches={"expert": True})
    await local_server.forward(table, keeping)
    async with all_at(table, guests) as everybody:
        await everybody[0].answer(0, words(everybody[0], FREE))
        told = await everybody[1].answer(1, words(everybody[1], FREE))
        await catch_up(told["number"], *everybody)
        told = await take_back(everybody[0], 0)
        assert everybody[0].position["takeback"]["wanted"] == 0, "Bel has answered since"
        told = await everybody[0].answer(0, "keep no more")
        await catch_up(told["number"], *everybody)
        assert everybody[2].position["takeback"]["wanted"] is None
        assert (await consent(everybody[1], 1))["trouble"]["error"] == "table-no-takeback-asked"


@evening
async def test_one_wish_at_a_time(local_server: LocalServer) -> None:
    table, guests = await local_server.gather(3)
    async with all_at(table, guests) as everybody:
        await catch_up(await local_server.forward(table, lambda state: state.dump()["round"] == 1), *everybody)
        seat = await handed_on(local_server, table, everybody)
        await take_back(everybody[seat], seat)
        for other in range(3):
            assert (await take_back(everybody[other], other))["trouble"]["error"] == "table-takeback-pending"
        assert (await consent(everybody[seat], seat))["trouble"]["error"] == "table-no-takeback-asked"


@evening
async def test_nobody_agrees_for_somebody_else_and_nobody_twice(local_server: LocalServer) -> None:
    table, guests = await local_server.gather(3)
    stranger = await local_server.guest()
    async with all_at(table, [*guests, stranger]) as everybody:
        seat = await handed_on(local_server, table, everybody)
        first, second = (seat + 1) % 3, (seat + 2) % 3
        await take_back(everybody[seat], seat)
        for seen in (everybody[seat], everybody[first], everybody[3]):
            assert (await consent(seen, second))["trouble"]["error"] == "table-not-yours"
        message = {"type": "consent", "seat": first, "agree": True, "id": "yes"}
        assert await everybody[first].done(message) == await everybody[first].done(message)
        assert (await consent(everybody[first], first))["trouble"]["error"] == "table-no-takeback-asked"
        assert everybody[first].position["takeback"]["waiting"] == [second]


@evening
async def test_who_stands_up_ends_the_wish(local_server: LocalServer) -> None:
    table, guests = await local_server.gather(3)
    async with all_at(table, guests) as everybody:
        seat = await handed_on(local_server, table, everybody)
        first, second = (seat + 1) % 3, (seat + 2) % 3
        await take_back(everybody[seat], seat)
        await consent(everybody[first], first)
        info = await guests[first].act(table, "stand", {"seat": first})
        await catch_up(info["number"], *everybody)
        assert everybody[seat].position["takeback"]["wanted"] is None
        told = await take_back(everybody[seat], seat)
        await catch_up(told["number"], *everybody)
        assert everybody[seat].position["takeback"]["waiting"] == [second], "only those who are there are asked"
    await local_server.restart()
    async with guests[second].sit_at(table) as seen:
        assert seen.position["takeback"]["waiting"] == [second]
        await consent(seen, second)
        assert seen.log[-1]["kind"] == "undone"


@evening
async def test_who_let_a_bot_play_for_them_still_has_to_agree(local_server: LocalServer) -> None:
    table, guests = await local_server.gather(3)
    local_server.workers.may_answer.clear()
    async with all_at(table, guests) as everybody:
        seat = await handed_on(local_server, table, everybody)
        first, second = (seat + 1) % 3, (seat + 2) % 3
        info = await guests[first].act(table, "bot", {"seat": first, "bot": "random"})
        told = await take_back(everybody[seat], seat)
        assert told["number"] == info["number"] + 1
        assert sorted(everybody[seat].position["takeback"]["waiting"]) == sorted([first, second])
        await consent(everybody[second], second)
        told = await consent(everybody[first], first)
        assert told["type"] == "ack", "they may, though the bot answers for them"
        assert everybody[first].log[-1]["kind"] == "undone"


@evening
async def test_nobody_takes_back_behind_the_back_of_somebody_away(local_server: LocalServer) -> None:
    """Bel has dropped out; the host lets a bot play for her, and is not rid of her word by that."""
    table, guests = await local_server.gather(2, switches={"teams": True})
    local_server.workers.may_answer.clear()
    number = await local_server.forward(table, lambda state: state.decider() == 0 and costs("handed")(state))
    async with guests[0].sit_at(table) as seen:
        await seen.answer(0, words(seen, "handed"))
        local_server.wait(121)
        await guests[0].act(table, "bot", {"seat": 1, "bot": "random"})
        told = await take_back(seen, 0)
        await catch_up(told["number"], seen)
        assert (seen.log[-1]["kind"], seen.position["takeback"]["waiting"]) == ("undo-asked", [1])
        async with guests[1].sit_at(table) as bel:
            assert bel.position["takeback"]["wanted"] is None, "whoever comes back ends the wish"
            assert bel.log[-1]["kind"] == "back"
        assert bel.number > number


@evening
async def test_who_holds_two_seats_agrees_once(local_server: LocalServer) -> None:
    ann, bel = await local_server.guest(), await local_server.guest()
    table = await ann.table([ME, {}, {}])
    for seat in (1, 2):
        await bel.act(table, "sit", {"seat": seat})
    await ann.act(table, "start")
    number = await local_server.forward(table, lambda state: state.decider() == 0 and costs("handed")(state))
    async with ann.sit_at(table) as first, bel.sit_at(table) as second:
        told = await first.answer(0, words(first, "handed"))
        assert told["number"] == number + 1
        await take_back(first, 0)
        await consent(second, 2)
        assert second.log[-1]["kind"] == "undone"


@evening
async def test_after_a_restart_a_wish_is_still_there(local_server: LocalServer) -> None:
    table, guests = await local_server.gather(3)
    async with all_at(table, guests) as everybody:
        seat = await handed_on(local_server, table, everybody)
        first, second = (seat + 1) % 3, (seat + 2) % 3
        await take_back(everybody[seat], seat)
        told = await consent(everybody[first], first)
        await catch_up(told["number"], *everybody)
        before = everybody[seat].position
    await local_server.restart()
    async with all_at(table, guests) as everybody:
        assert everybody[seat].position == before
        told = await consent(everybody[second], second)
        await catch_up(told["number"], *everybody)
        assert everybody[seat].log[-1]["kind"] == "undone"


@evening
async def test_a_table_with_old_wishes_opens_again_whoever_has_left_since(local_server: LocalServer) -> None:
    table, guests = await local_server.gather(4)
    async with all_at(table, guests) as everybody:
        seat = await handed_on(local_server, table, everybody)
        others = [(seat + step) % 4 for step in (1, 2, 3)]
        await take_back(everybody[seat], seat)
        for other in others[:2]:
            await consent(everybody[other], other)
    for other in others[:2]:
        await guests[other].act(table, "stand", {"seat": other})
    before = await guests[seat].see(table)
    await local_server.restart()
    after = await guests[seat].see(table)
    assert [after[name] for name in ("number", "phase", "asked")] == [
        before[name] for name in ("number", "phase", "asked")
    ]


# Alone with bots


@evening
async def test_alone_with_bots_i_go_back_before_my_last_answer_at_once(local_server: LocalServer) -> None:
    ann = await local_server.guest()
    table = await ann.table([ME, BOT, BOT], start=True)
    async with ann.sit_at(table) as seen:
        for _ in range(6):
            while seen.asked(0) is None:
                await seen.hear()
            before, answers = standing(seen), seen.log[-1]["answers"]
            await seen.answer(0, seen.position["choices"][-1]["words"])
            while seen.asked(0) is None:
                await seen.hear()
            assert seen.position["takeback"]["undo_cost"] != "nothing"
            told = await take_back(seen, 0)
            assert told["type"] == "ack"
            assert (seen.log[-1]["kind"], seen.log[-1]["answers"]) == ("undone", answers)
            assert standing(seen) == before
            await seen.answer(0, seen.position["choices"][-1]["words"])


@evening
async def test_what_a_bot_thought_before_time_was_turned_back_is_not_played(local_server: LocalServer) -> None:
    ann = await local_server.guest()
    table = await ann.table([ME, BOT, BOT], start=True)
    async with ann.sit_at(table) as seen:
        while seen.asked(0) is None:
            await seen.hear()
        local_server.workers.may_answer.clear()
        thought = len(local_server.workers.jobs)
        while seen.asked(0) is not None:
            await seen.answer(0, seen.position["choices"][0]["words"])
        await settled(lambda: len(local_server.workers.jobs) > thought)
        told = await take_back(seen, 0)
        local_server.workers.may_answer.set()
        await settled(lambda: not local_server.tables.loaded[table].thinking)
        assert (await ann.see(table))["number"] == told["number"]
        assert (await ann.see(table))["asked"] == [0]


# What is kept


@evening
async def test_the_journal_keeps_everything_and_the_record_what_counts(local_server: LocalServer) -> None:
    ann = await local_server.guest()
    table = await ann.table([ME, BOT, BOT], start=True)
    async with ann.sit_at(table) as seen:
        taken_back = 0
        while not seen.over:
            if seen.asked(0) is None:
                await seen.hear()
                continue
            await seen.answer(0, seen.position["choices"][-1]["words"])
            if taken_back < 5 and not seen.over:
                taken_back += (await take_back(seen, 0))["type"] == "ack"
        kinds = [entry["kind"] for entry in seen.log]
        answers = seen.log[-1]["answers"]
    assert kinds.count("undone") == taken_back == 5
    text = (await ann.http.get(f"/api/tables/{table}/record")).text
    match = read(text, saloon.game)
    assert len(match.moves) == answers < kinds.count("answered")
    assert [entry["number"] for entry in seen.log] == list(range(1, len(seen.log) + 1))
    await local_server.restart()
    async with ann.sit_at(table) as again:
        assert again.log == seen.log
        assert again.position == seen.position
    assert (await ann.http.get(f"/api/tables/{table}/record")).text == text


@evening
async def test_when_the_game_is_over_nothing_is_taken_back(local_server: LocalServer) -> None:
    ann = await local_server.guest()
    table = await ann.table([ME, ME, ME], start=True)
    await ann.play_out(table)
    async with ann.sit_at(table) as seen:
        assert seen.position["takeback"]["undo_cost"] == "over"
        assert (await take_back(seen, 0))["trouble"]["error"] == "table-game-over"
