"""What is sent twice is done once; what comes too late or in the wrong order is not done at all."""

from __future__ import annotations

from server.scene import Scene, attack
from table.house import Json, Visitor


async def played(scene: Scene, answers: int) -> list[tuple[Visitor, Json, int]]:
    """So many honest answers: whose, the message, and the number it got."""
    done = []
    for number in range(answers):
        player, answer = await scene.turn()
        message = {**answer, "id": f"honest-{answer['asked']}-{number}"}
        async with player.sit_at(scene.table) as sitter:
            told = await sitter.done(message)
        assert told["type"] == "ack"
        done.append((player, message, told["number"]))
    await scene.expect()
    return done


@attack
async def test_the_same_answer_again_gets_the_same_number_and_no_second_move(scene: Scene) -> None:
    for player, message, number in await played(scene, 4):
        async with player.sit_at(scene.table) as sitter:
            for _ in range(3):
                assert await sitter.done(message) == {"type": "ack", "id": message["id"], "number": number}


@attack
async def test_an_old_id_on_a_new_answer_is_the_old_answer(scene: Scene) -> None:
    """And nobody else at the table notices anything."""
    done = await played(scene, 3)
    player, answer = await scene.turn()
    mine = [(message["id"], number) for whose, message, number in done if whose is player]
    async with scene.anna.sit_at(scene.table) as honest, player.sit_at(scene.table) as sitter:
        for ident, number in mine:
            assert (await sitter.done({**answer, "id": ident}))["number"] == number
            assert (await sitter.done({"type": "takeback", "seat": answer["seat"], "id": ident}))["number"] == number
        await honest.say({"type": "ping"})
        assert (await honest.until(lambda message: message["type"] == "pong"))["number"] == honest.number
    assert mine


@attack
async def test_the_id_of_somebody_else_is_no_help(scene: Scene) -> None:
    """Ids are each person's own: Mallory does not learn what became of Anna's, nor does Ben disturb it."""
    done = await played(scene, 2)
    for whose, message, _ in done:
        for enemy in {scene.anna, scene.ben, scene.mallory} - {whose}:
            assert await scene.refusal(enemy, message) == "table-not-yours"
    player, answer = await scene.turn()
    taken = next(message["id"] for whose, message, _ in done if whose is not player)
    async with player.sit_at(scene.table) as sitter:
        told = await sitter.done({**answer, "id": taken})
        assert told["type"] == "ack"
        assert told["number"] not in [number for whose, _, number in done if whose is not player]
    await scene.expect()


@attack
async def test_answers_to_old_and_to_coming_questions_are_refused(scene: Scene) -> None:
    done = await played(scene, 3)
    player, answer = await scene.turn()
    numbers = {0, 1, answer["asked"] - 1, answer["asked"] + 1, 1 << 31, *(message["asked"] for _, message, _ in done)}
    for asked in numbers - {answer["asked"]}:
        assert await scene.refusal(player, {**answer, "asked": asked}) == "table-stale-answer"


@attack
async def test_answers_out_of_turn_are_refused(scene: Scene) -> None:
    while len(scene.before[0]["table"]["asked"]) > 1:  # some questions are asked to all at once
        await played(scene, 1)
    player, answer = await scene.turn()
    other, seat = (scene.ben, 1) if player is scene.anna else (scene.anna, 0)
    for asked in (answer["asked"], 0):
        assert await scene.refusal(other, {**answer, "seat": seat, "asked": asked}) == "table-stale-answer"


@attack
async def test_answers_sent_in_one_go_are_done_in_order_and_each_at_most_once(scene: Scene) -> None:
    """Ten different answers to one question: one of them counts."""
    player, answer = await scene.turn()
    async with player.sit_at(scene.table) as sitter:
        for number in range(10):
            await sitter.say({**answer, "id": f"hasty-{number}"})
        told = [await sitter.until(lambda heard: heard["type"] in ("ack", "refused")) for _ in range(10)]
    assert [message["id"] for message in told] == [f"hasty-{number}" for number in range(10)]
    assert [message["type"] for message in told] == ["ack"] + ["refused"] * 9
    before = scene.before[0]["number"]
    await scene.expect()
    assert scene.before[0]["number"] == before + 1


@attack
async def test_two_devices_that_answer_at_once_make_one_move(scene: Scene) -> None:
    player, answer = await scene.turn()
    async with player.sit_at(scene.table) as first, player.sit_at(scene.table) as second:
        await first.say({**answer, "id": "same"})
        await second.say({**answer, "id": "same"})
        told = [await each.until(lambda heard: heard["type"] in ("ack", "refused")) for each in (first, second)]
    assert told[0] == told[1] == {"type": "ack", "id": "same", "number": scene.before[0]["number"] + 1}
    await scene.expect()


@attack
async def test_what_was_sent_to_one_table_is_nothing_at_another(scene: Scene) -> None:
    """The same id and the same words: another table, another question."""
    done = await played(scene, 1)
    player, message, _ = done[0]
    other = await player.table([{"me": True}, {"me": True}], start=True)
    async with player.sit_at(other, seat=message["seat"]) as sitter:
        number = sitter.number
        told = await sitter.done({**message, "asked": number + 5})
        assert told["trouble"]["error"] == "table-stale-answer"
        assert sitter.number == number


@attack
async def test_words_that_mean_nothing_are_refused(scene: Scene) -> None:
    player, answer = await scene.turn()
    strange = ["\0", "x" * 120, "\u202e", "'; DROP TABLE journal; --", "{$seat}", "%s%n", "<script>", "0", "-1", "й\n"]
    for words in strange:
        error = await scene.refusal(player, {**answer, "words": words})
        assert not error.startswith("table-"), "it is the game that does not know these words"


@attack
async def test_who_has_nothing_to_agree_to_and_nothing_to_take_back_is_refused(scene: Scene) -> None:
    for player, seat in ((scene.anna, 0), (scene.ben, 1)):
        agree = {"type": "consent", "seat": seat, "agree": True}
        assert await scene.refusal(player, agree) == "table-no-takeback-asked"
        assert await scene.refusal(player, {"type": "takeback", "seat": seat}) == "table-nothing-to-take-back"
