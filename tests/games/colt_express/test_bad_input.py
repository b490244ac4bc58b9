"""What nobody should do, and how the game says so: wrong answers, wrong switches, wrong dumps."""

import copy
from typing import Any

import pytest

import saloon
from games.colt_express.train import GAME, Table, dealt, table
from saloon.engine.errors import SaloonError

Changes = dict[str, Any]


def refused(t: Table, seat: int, option: int) -> saloon.IllegalOption:
    """The error that this answer gets; it changes nothing and says something."""
    before = t.state.dump()
    with pytest.raises(saloon.IllegalOption) as error:
        t.state.play(seat, option)
    assert t.state.dump() == before
    assert str(error.value)
    return error.value


# Answers


def test_nobody_answers_out_of_turn() -> None:
    t = table("doc", "belle", "ghost")
    error = refused(t, 1, t.state.options(0)[0])
    assert error.key == "not-asked"
    assert error.details["seat"] == 1
    assert error.details["waiting"] == [0]


def test_nobody_answers_twice() -> None:
    t = table("doc", "belle", "ghost")
    t.plays("doc", "play move")
    error = refused(t, 0, 0)
    assert error.key == "not-asked"
    assert error.details["waiting"] == [1]


def test_nobody_answers_twice_when_all_are_asked_at_once() -> None:
    t = dealt(3, teams=True)
    t.plays("seat 2", f"{t.seats[1].split()[0]} boards the last car")
    error = refused(t, 1, 0)
    assert error.key == "not-asked"
    assert error.details["waiting"] == [0, 2]


def test_the_choice_of_another_is_not_ones_own() -> None:
    t = table("doc", "belle", "ghost")
    t.at(doc="car 1", belle="car 2", ghost="roof 3")
    t.lies("car 1", 300, "350 seen by doc")
    t.lies("car 2", 400, "450 seen by belle")
    t.happens("pickpocketing")
    assert t.waiting() == ["doc", "belle"]
    mine, others = t.state.options(0), t.state.options(1)
    for option in set(others) - set(mine):
        assert refused(t, 0, option).rule == "9.7"


@pytest.mark.parametrize("option", [-1, -1000, 33, 34, 10**9])
def test_an_option_out_of_range_is_refused(option: int) -> None:
    t = table("doc", "belle", "ghost")
    error = refused(t, 0, option)
    assert error.key == "no-such-option"
    assert error.rule == "4.1"
    assert error.details["option"] == option


@pytest.mark.parametrize("seat", [-2, -1, 3, 6, 99])
def test_a_seat_that_is_not_there_cannot_answer(seat: int) -> None:
    t = table("doc", "belle", "ghost")
    error = refused(t, seat, 0)
    assert error.key == "no-such-seat"
    assert error.details["last"] == 2


def test_after_the_end_nobody_answers() -> None:
    t = table("doc", "belle", "ghost")
    t.ends()
    assert refused(t, 0, 0).key == "game-over"


@pytest.mark.parametrize(
    "kind", ["pick-car", "pick-bandit", "plan", "move", "shoot", "punch", "knock-out", "rob", "marshal"]
)
def test_every_other_option_of_a_question_is_refused_with_a_rule(kind: str) -> None:
    t = asked(kind)
    seat = t.state.decider()
    assert t.state.question(seat)["kind"] == kind
    others = set(range(-2, GAME.width + 2)) - set(t.state.options(seat))
    assert {refused(t, seat, option).rule for option in others} <= set(GAME.rulebook())


def asked(kind: str) -> Table:
    """A game in which somebody is asked this."""
    if kind == "pick-car":
        return dealt(3, cars="choose")
    if kind == "pick-bandit":
        return dealt(3, bandits="choose")
    t = table("doc", "tuco", "ghost", "belle")
    t.marshal("car 1")
    t.at(doc="car 3", tuco="car 2", ghost="car 4", belle="roof 4")
    t.lies("car 3", 300, "jewel")
    t.holds(tuco=["own", "jewel"])
    if kind == "punch":
        t.at(tuco="car 3", ghost="car 3")
    if kind == "knock-out":
        t.at(tuco="car 3")
    cards = {"shoot": "fire", "knock-out": "punch"}
    if kind == "plan":
        t.plans()
    else:
        t.steals(f"doc {cards.get(kind, kind)}")
    return t


# Words


def test_words_that_begin_several_options_are_ambiguous() -> None:
    t = table("tuco", "belle", "ghost")
    with pytest.raises(saloon.IllegalOption) as error:
        t.state.read(0, "play m")
    assert error.value.key == "ambiguous-words"
    assert error.value.details["allowed"] == "play move | play marshal"


@pytest.mark.parametrize("words", ["dance", "", "   ", "play movee", "move", "24", "грабіж"])
def test_words_that_begin_no_option_are_not_understood(words: str) -> None:
    t = table("tuco", "belle", "ghost")
    t.hand(tuco="move rob")
    t.plans()
    with pytest.raises(saloon.IllegalOption) as error:
        t.state.read(0, words)
    assert error.value.key == "unknown-words"
    assert error.value.details["words"] == words
    assert "play move" in str(error.value.details["allowed"])


@pytest.mark.parametrize("words", ["play move", "PLAY Move", "  play   move ", "play mo", "play\tmove"])
def test_case_blanks_and_an_unambiguous_beginning_do_not_matter(words: str) -> None:
    t = table("tuco", "belle", "ghost")
    t.plays("tuco", t.state.text(0, t.state.read(0, words)))
    assert t.stack() == ["tuco move"]


def test_words_that_are_an_option_are_not_the_beginning_of_another() -> None:
    t = table("tuco", "belle", "ghost", "doc")
    t.at(doc="car 2")
    t.holds(belle=[])
    t.lies("car 1", 300, 300, 350, 350, 400, 400)
    t.lies("car 2", "own", "450 seen by ghost")
    t.steals("doc rob")
    assert [t.state.text(3, option) for option in t.state.options(3)] == ["rob purse 1", "rob purse 10"]
    assert t.state.read(3, "rob purse 1") == 1
    assert t.state.read(3, "rob purse 10") == 10


def test_words_of_somebody_who_is_not_asked_are_not_read() -> None:
    t = table("tuco", "belle", "ghost")
    with pytest.raises(saloon.IllegalOption) as error:
        t.state.read(1, "draw")
    assert error.value.key == "not-asked"


# Switches


def test_there_is_no_such_game() -> None:
    with pytest.raises(saloon.UnknownGame) as error:
        saloon.game("chess")
    assert error.value.key == "unknown-game"
    assert "colt-express" in str(error.value.details["games"])


@pytest.mark.parametrize("seats", [-3, 0, 1, 7, 100])
def test_so_many_cannot_play(seats: int) -> None:
    with pytest.raises(saloon.BadSeats) as error:
        GAME.new(seats)
    assert error.value.key == "bad-seats"
    assert error.value.details["seats"] == str(seats)
    assert str(error.value)


def test_yes_is_no_number_of_seats() -> None:
    with pytest.raises(saloon.BadSeats):
        GAME.new(True)


def test_a_switch_that_is_not_there() -> None:
    with pytest.raises(saloon.BadSwitch) as error:
        GAME.new(4, zombies=True)
    assert error.value.key == "unknown-switch"
    assert error.value.details["name"] == "zombies"
    assert "expert" in str(error.value.details["allowed"])


@pytest.mark.parametrize(
    ("written", "meant"), [("expart", "expert"), ("event", "events"), ("team", "teams"), ("bandit", "bandits")]
)
def test_a_misspelt_switch(written: str, meant: str) -> None:
    with pytest.raises(saloon.BadSwitch) as error:
        GAME.new(4, **{written: True})
    assert error.value.key == "misspelt-switch"
    assert error.value.details["near"] == meant


@pytest.mark.parametrize(
    ("name", "value"),
    [("expert", "maybe"), ("expert", 1), ("events", ""), ("cars", True), ("cars", "all"), ("bandits", False)],
)
def test_a_switch_without_such_a_value(name: str, value: bool | int | str) -> None:
    with pytest.raises(saloon.BadSwitch) as error:
        GAME.new(4, 0, **{name: value})
    assert error.value.key == "bad-value"
    assert error.value.details["name"] == name
    assert error.value.details["allowed"]


@pytest.mark.parametrize(
    ("seats", "switches", "rule"),
    [
        (2, {"teams": False}, "1.2"),
        (4, {"teams": True}, "1.2"),
        (6, {"teams": True}, "1.2"),
        (2, {"expert": True}, "1.6"),
        (3, {"teams": True, "expert": True}, "1.6"),
    ],
)
def test_switches_that_do_not_go_together(seats: int, switches: dict[str, bool], rule: str) -> None:
    with pytest.raises(saloon.BadSwitch) as error:
        GAME.new(seats, **switches)
    assert error.value.rule == rule
    assert str(error.value)


@pytest.mark.parametrize("seed", [-1, 2**256])
def test_a_seed_out_of_range(seed: int) -> None:
    with pytest.raises(saloon.BadSeed) as error:
        GAME.new(4, seed)
    assert error.value.key == "bad-seed"


@pytest.mark.parametrize("seed", [0, 1, 2**256 - 1])
def test_equal_seeds_give_equal_games(seed: int) -> None:
    assert GAME.new(4, seed).dump() == GAME.new(4, seed).dump()


# Dumps

DUMP: Changes = GAME.new(4).dump()
FIELDS = sorted(DUMP)
SWITCHES = DUMP["switches"]


def planned(card: int, seat: int = 0) -> dict[str, object]:
    return {"card": card, "seat": seat, "turn": 0, "hidden": False, "was_hidden": False}


def load_error(dump: object) -> SaloonError:
    """The error that a dump gets; the dump itself is not touched."""
    before = copy.deepcopy(dump)
    with pytest.raises(saloon.BadRecord) as error:
        GAME.load(dump)
    assert dump == before
    assert str(error.value)
    return error.value


def test_a_dump_can_be_loaded() -> None:
    assert GAME.load(DUMP).dump() == DUMP


@pytest.mark.parametrize("dump", [None, 1, "dump", [], [DUMP]], ids=repr)
def test_a_dump_is_an_object(dump: object) -> None:
    assert load_error(dump).key == "dump-not-an-object"


@pytest.mark.parametrize("field", [field for field in FIELDS if field not in ("game", "rules")])
def test_a_missing_field_is_named(field: str) -> None:
    error = load_error({name: value for name, value in DUMP.items() if name != field})
    assert error.key == "dump-field-missing"
    assert error.details["field"] == field


@pytest.mark.parametrize("game", ["chess", "", None, 1])
def test_a_dump_of_another_game(game: object) -> None:
    error = load_error({**DUMP, "game": game})
    assert error.key == "dump-of-another-game"
    assert error.details["wanted"] == "colt-express"


@pytest.mark.parametrize("rules", [GAME.rules + 1, GAME.rules - 1, "1", None])
def test_a_dump_of_other_rules(rules: object) -> None:
    error = load_error({**DUMP, "rules": rules})
    assert error.key == "dump-of-other-rules"
    assert error.details["known"] == GAME.rules


@pytest.mark.parametrize("value", [None, "many", 1.5, {}, [None], ["a"], [[1, 2]]], ids=repr)
@pytest.mark.parametrize("field", [field for field in FIELDS if field not in ("game", "rules")])
def test_a_field_of_the_wrong_type_is_named(field: str, value: object) -> None:
    error = load_error({**DUMP, field: value})
    assert error.key == "dump-field-wrong"
    assert error.details["field"] == field


@pytest.mark.parametrize("value", [-2, 99, 10**6, -(10**6)])
@pytest.mark.parametrize("field", ["seats", "marshal", "neutral", "first", "round", "shown", "turn", "acted", "cursor"])
def test_a_number_that_cannot_be(field: str, value: int) -> None:
    error = load_error({**DUMP, field: value})
    if field == "seats":
        assert error.key == "dump-impossible"
    else:
        assert (error.key, error.details["field"]) == ("dump-field-wrong", field)


@pytest.mark.parametrize("value", [-2, 99, 10**6, -(10**6)])
@pytest.mark.parametrize("place", [0, -1])
@pytest.mark.parametrize(
    "field", ["train", "cast", "rounds", "values", "at", "bullets", "hits", "loot", "known_by", "choice"]
)
def test_a_number_among_others_that_cannot_be(field: str, place: int, value: int) -> None:
    numbers = list(DUMP[field])
    numbers[place] = value
    assert load_error({**DUMP, field: numbers}).key in ("dump-field-wrong", "dump-impossible")


@pytest.mark.parametrize("value", [-1, 2**62 - 1, 2**64, 10**30])
@pytest.mark.parametrize("field", ["rng", "zones"])
def test_a_number_that_does_not_fit(field: str, value: int) -> None:
    numbers = copy.deepcopy(DUMP[field])
    row, place = (numbers[0], "bag") if field == "zones" else (numbers, 1)
    row[place] = value
    error = load_error({**DUMP, field: numbers})
    assert error.key == "dump-field-wrong"
    assert error.details["field"] == ("zones.bag" if field == "zones" else field)


@pytest.mark.parametrize("value", [2**62, 2**63, 10**30, -(10**30)])
@pytest.mark.parametrize("field", [field for field in FIELDS if isinstance(DUMP[field], list) and DUMP[field]])
def test_a_number_too_big_for_any_field(field: str, value: int) -> None:
    numbers = copy.deepcopy(DUMP[field])
    row = numbers[0] if field in ("zones", "stack") else numbers
    place = "hand" if field == "zones" else 0
    row[place] = value
    error = load_error({**DUMP, field: numbers})
    assert error.key == "dump-field-wrong"
    assert error.details["field"] == ("zones.hand" if field == "zones" else field)


@pytest.mark.parametrize("value", [2**62, 2**63, 10**30, -(10**30)])
@pytest.mark.parametrize("field", ["marshal", "neutral", "first", "round", "shown", "turn", "acted", "cursor"])
def test_a_single_number_too_big(field: str, value: int) -> None:
    error = load_error({**DUMP, field: value})
    assert error.key == "dump-field-wrong"
    assert error.details["field"] == field


@pytest.mark.parametrize(
    "field", ["cast", "rounds", "values", "at", "bullets", "hits", "loot", "known_by", "choice", "zones"]
)
def test_a_list_that_is_too_short(field: str) -> None:
    error = load_error({**DUMP, field: DUMP[field][:-1]})
    assert error.key == "dump-field-wrong"
    assert error.details["field"] == field


@pytest.mark.parametrize(
    "frame",
    [
        [],
        [5],
        [99, -1, 0],  # no such step
        [99, 0, 0],  # no such question
        [5, 4, 0, 0],  # no such seat
        [5, -2, 0, 0],
        [5, 0, 0, 9],  # no such turn
        [5, 0, 0, 1],  # not this turn
        [5, 0, 0],  # on no turn
        [5, 0, 0, 0, 0],  # on two turns
        [5, 1, 0, 0],  # somebody else's turn
        [9, 0, 0, 9],  # no such bandit
        [9, 0, 0, -1],
        [9, 0, 99, 0],  # no such group
    ],
)
def test_a_question_that_cannot_be(frame: list[int]) -> None:
    t = table("doc", "belle", "ghost", "tuco")
    t.at(doc="car 1")
    dump: Changes = t.state.dump()
    error = load_error({**dump, "stack": [*dump["stack"][:-1], frame]})
    assert error.key == "dump-field-wrong"
    assert error.details["field"] == "stack"


@pytest.mark.parametrize(
    "stack",
    [
        [],  # nobody is asked anything, though the game is not over
        [[12, -1, 0]],  # a step on top, where steps have always run
        [[12, -1, 0], [5, 0, 0, 0]],  # the steps of a round are not all there
        [[12, -1, 0], [10, -1, 0], [9, -1, 0], [10, 0, 0, 0]],  # stealing before the planning is over
        [[12, -1, 0], [10, -1, 0], [9, -1, 0], [8, -1, 0], [7, -1, 0], [3, 0, 6]],  # only teams choose who boards
        [[12, -1, 0], [10, -1, 0], [9, -1, 0], [8, -1, 0], [7, -1, 0], [6, 0, 0, 0]],  # only teams play a second card
        [[12, -1, 0], [10, -1, 0], [9, -1, 0], [14, -1, 0], [7, 0, 5]],  # only experts keep cards
        [[12, -1, 0], [10, -1, 0], [9, -1, 0], [8, -1, 0], [7, -1, 0], [5, 0, 6, 0], [5, 1, 6, 0]],  # planning at once
    ],
    ids=str,
)
def test_a_stack_that_cannot_be(stack: list[list[int]]) -> None:
    assert load_error({**changed(), "stack": stack}).key in ("dump-impossible", "dump-field-wrong")


def test_a_stack_three_times_over() -> None:
    dump = changed()
    assert load_error({**dump, "stack": dump["stack"] * 3}).key == "dump-impossible"


def changed(**changes: Any) -> Changes:
    t = table("doc", "belle", "ghost", "tuco")
    dump: Changes = t.state.dump()
    return {**dump, **changes}


def test_the_position_of_the_next_tests_is_possible() -> None:
    assert GAME.load(changed()).dump() == changed()


@pytest.mark.parametrize(
    "changes",
    [
        {"marshal": 4},  # two bandits are inside with him
        {"neutral": 12},  # a bullet is lost
        {"bullets": [5, 6, 6, 6]},
        {"bullets": [7, 6, 6, 6]},
        {"hits": [1] + [0] * 19},  # a bullet too many
        {"cast": [1, 1, 0, 3]},  # Doc twice
        {"cast": [1, -1, 0, 3]},  # somebody is nobody
        {"at": [8, -1, 8, 6]},  # somebody is not on the train
        {"at": [8, 10, 8, 6]},  # somebody is behind it
        {"train": [0, 1, 1, 3]},  # a car twice
        {"train": [0, 1, 2]},  # a car too few
        {"train": [0, 1, 2, 3, 4]},  # a car too many
        {"rounds": [0, 0, 1, 2, 14]},  # a round card twice
        {"plan": [planned(2)]},  # a card too many
        {"plan": [planned(12)]},  # a bullet on the stack
        {"plan": [planned(13)]},  # no card at all
        {"plan": [planned(-1)]},
        {"plan": [planned(2, seat=5)]},  # a card of nobody
        {"plan": [{"card": 2}]},  # a card that does not say whose
        {"plan": [2]},
        {
            "switches": {**SWITCHES, "events": False},
            "loot": [16, 17, 18, 19] + [32] * 20 + [0, 0] + [32] * 6,
        },  # the second strongbox
        {"loot": [16, 17, 18, 19] + [32] * 28},  # no strongbox at all
        {"values": [0, 250, 250, 250] + [0] * 14 + [500] * 6 + [1000] * 2 + [250] * 6},  # a purse without value
        {"values": [275, 250, 250, 250] + [0] * 14 + [500] * 6 + [1000] * 2 + [250] * 6},
        {"values": [250] * 4 + [0] * 14 + [500] * 5 + [9000] + [1000] * 2 + [250] * 6},  # a precious jewel
        {"values": [300, 300, 300, 250] + [0] * 14 + [500] * 6 + [1000] * 2 + [250] * 6},  # there are two such purses
        {"switches": {**SWITCHES, "teams": True}},  # four never play in teams
        {"switches": {**SWITCHES, "teams": "yes, but"}},
        {"switches": {**SWITCHES, "trains": 2}},
        {"switches": []},
        {"seats": 2},
    ],
    ids=str,
)
def test_a_dump_that_cannot_be(changes: Changes) -> None:
    assert load_error(changed(**changes)).key in ("dump-impossible", "dump-field-wrong", "dump-field-missing")


def test_a_draw_that_is_told_by_halves() -> None:
    dump = changed()
    dump["zones"][0]["draws"] = [0]
    assert load_error(dump).key == "dump-impossible"
