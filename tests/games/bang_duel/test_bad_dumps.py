"""Dumps that play cannot reach are refused, as far as declarations and invariants can tell."""

import copy
from typing import Any

import pytest

import saloon
from games.bang_duel.asked import (
    ASKED,
    plain,
    repeating,
)
from games.bang_duel.street import GAME
from saloon.engine.errors import SaloonError
from saloon.engine.rng import Rng
from saloon.games.bang_duel.cards import KIND_OF, KINDS
from saloon.games.bang_duel.decisions import QUESTIONS
from saloon.games.bang_duel.ids import (
    AFTER,
    ANDERSON,
    ASK_FRONT,
    ASK_PLAY,
    ASK_TARGET,
    BURY,
    CARD,
    CATTLE_KATE,
    COLT,
    DEATH,
    DOCTOR,
    DRAW,
    DRAW_ONE,
    DUEL,
    DYNAMITE,
    END,
    FACE_OFF,
    GATLING,
    HIT_FRONT,
    INDIANS,
    KNIFE,
    LOSE,
    OPEN,
    PINKERTON,
    RATTLESNAKE,
    REST_AGAIN,
    RETURN_FIRE,
    REVEALED,
    RIDER,
    SHARE,
    SHOTGUN,
)

Changes = dict[str, Any]

DUMP: Changes = plain("colt, water, missed", other="rest", tilghman="hat, scope", deck="bank | wagon").state.dump()
FIELDS = sorted(set(DUMP) - {"game", "rules"})
NUMBERS = [field for field in FIELDS if type(DUMP[field]) is int]
LISTS = [field for field in FIELDS if isinstance(DUMP[field], list)]
NESTED = [field for field in LISTS if DUMP[field] and isinstance(DUMP[field][0], list)]
FIXED = ["rng", "people", "life", "gear", "front", "awake", "hands", "decks", "reserves", "gone", "choice"]


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


@pytest.mark.parametrize("dump", [None, 1, "dump", [], [DUMP]], ids=lambda dump: type(dump).__name__)
def test_a_dump_is_an_object(dump: object) -> None:
    assert load_error(dump).key == "dump-not-an-object"


@pytest.mark.parametrize("field", FIELDS)
def test_a_missing_field_is_named(field: str) -> None:
    error = load_error({name: value for name, value in DUMP.items() if name != field})
    assert [error.key, error.details["field"]] == ["dump-field-missing", field]


@pytest.mark.parametrize("game", ["chess", "colt-express", "", None, 1])
def test_a_dump_of_another_game(game: object) -> None:
    assert load_error({**DUMP, "game": game}).key == "dump-of-another-game"


@pytest.mark.parametrize("rules", [GAME.rules + 1, GAME.rules - 1, "1", None, True])
def test_a_dump_of_other_rules(rules: object) -> None:
    assert load_error({**DUMP, "rules": rules}).key == "dump-of-other-rules"


@pytest.mark.parametrize("value", [None, "many", 1.5, {}, [None], ["a"], [[[1]]], [[None]]], ids=repr)
@pytest.mark.parametrize("field", FIELDS)
def test_a_field_of_the_wrong_type_is_named(field: str, value: object) -> None:
    error = load_error({**DUMP, field: value})
    assert [error.key, error.details["field"]] == ["dump-field-wrong", field]


@pytest.mark.parametrize("value", [-2, 99, 10**6, -(10**6)])
@pytest.mark.parametrize("field", [field for field in NUMBERS if field != "turns"])
def test_a_number_that_cannot_be(field: str, value: int) -> None:
    error = load_error({**DUMP, field: value})
    if field == "seats":
        assert error.key == "dump-impossible"
    else:
        assert [error.key, error.details["field"]] == ["dump-field-wrong", field]


def test_a_card_that_was_not_reloaded_cannot_be_reloaded_again() -> None:
    dump: Changes = repeating().state.dump()
    assert GAME.load(dump).dump() == dump
    error = load_error({**dump, "reloaded": -1})
    assert [error.key, error.details["field"]] == ["dump-field-wrong", "stack"]


@pytest.mark.parametrize("value", [-1, -(10**6)])
def test_a_count_of_turns_that_cannot_be(value: int) -> None:
    error = load_error({**DUMP, "turns": value})
    assert [error.key, error.details["field"]] == ["dump-field-wrong", "turns"]


@pytest.mark.parametrize("value", [-2, 99, 10**6, -(10**6)])
@pytest.mark.parametrize("place", [0, -1])
@pytest.mark.parametrize("field", ["people", "life", "front", "awake", "choice"])
def test_a_number_among_others_that_cannot_be(field: str, place: int, value: int) -> None:
    numbers = list(DUMP[field])
    numbers[place] = value
    error = load_error({**DUMP, field: numbers})
    assert [error.key, error.details["field"]] == ["dump-field-wrong", field]


def refusal(field: str, value: int) -> str:
    """How a thing too many is refused: out of the range of its field, or with all else in the state."""
    declared = next(each for each in GAME.fields.fields if each.name == field)
    assert isinstance(declared.low, int)
    assert isinstance(declared.high, int)
    return "dump-impossible" if declared.low <= value <= declared.high else "dump-field-wrong"


@pytest.mark.parametrize("value", [-2, -1, 0, 80, 99, 127, 1024, 10**6, -(10**6)])
@pytest.mark.parametrize("field", ["discard", "common", "laid"])
def test_a_card_too_many(field: str, value: int) -> None:
    assert load_error({**DUMP, field: [*DUMP[field], value]}).key == refusal(field, value)


@pytest.mark.parametrize("value", [-2, -1, 0, 23, 80, 127, 1024, 10**6, -(10**6)])
@pytest.mark.parametrize("field", ["hands", "decks", "gear", "reserves", "gone"])
def test_something_too_many_on_a_side(field: str, value: int) -> None:
    rows = copy.deepcopy(DUMP[field])
    rows[0].append(value)
    assert load_error({**DUMP, field: rows}).key == refusal(field, value)


@pytest.mark.parametrize("field", ["hands", "decks", "gear", "gone"])
def test_something_too_few_on_a_side(field: str) -> None:
    rows = copy.deepcopy(DUMP[field])
    next(row for row in rows if row).pop()
    assert load_error({**DUMP, field: rows}).key == "dump-impossible"


@pytest.mark.parametrize("value", [-1, 2**32, 2**62 - 1])
def test_a_state_of_chance_that_cannot_be(value: int) -> None:
    error = load_error({**DUMP, "rng": [1, value, 3, 4]})
    assert [error.key, error.details["field"]] == ["dump-field-wrong", "rng"]


@pytest.mark.parametrize("value", [2**62, 2**63, 10**30, -(10**30)])
@pytest.mark.parametrize("field", [*NUMBERS, *LISTS])
def test_a_number_too_big_for_any_field(field: str, value: int) -> None:
    big = value if field in NUMBERS else [[value]] if field in NESTED else [value]
    error = load_error({**DUMP, field: big})
    assert [error.key, error.details["field"]] == ["dump-field-wrong", field]


@pytest.mark.parametrize("field", FIXED)
def test_a_list_that_is_too_short_or_too_long(field: str) -> None:
    for wrong in (DUMP[field][:-1], [*DUMP[field], DUMP[field][0]]):
        error = load_error({**DUMP, field: wrong})
        assert [error.key, error.details["field"]] == ["dump-field-wrong", field]


@pytest.mark.parametrize("squad", [3, 13, -1, 5, 10**6])
def test_a_dump_of_a_squad_that_cannot_be(squad: int) -> None:
    assert load_error({**DUMP, "switches": {"squad": str(squad)}}).key == "dump-impossible"


def waiting(**changes: int) -> dict[str, int]:
    """An effect in the queue: whoever stands in front of the law is hit by Anderson's Return Fire."""
    return {"kind": HIT_FRONT, "seat": 0, "source": ANDERSON, "person": -1, "card": RETURN_FIRE, **changes}


@pytest.mark.parametrize(
    "changes",
    [
        {"people": [1, 1, 12, 23]},  # somebody twice
        {"people": [12, 8, 12, 23]},  # an outlaw with the law
        {"people": [1, -1, 12, 23]},  # somebody is missing
        {"people": [-1, 1, 12, 23]},  # nobody in front
        {"life": [6, 5, 5, 4]},  # more than is printed
        {"life": [0, 5, 5, 4]},  # dead, and nothing is going on
        {"front": [2, 2]},  # the token with the other side
        {"awake": [1, 2]},  # the rear awake without a reason
        {"choice": [1, 0]},
        {"made": True},  # beside two personal decks
        {"turn": 1},  # the other side is asked
        {"reader": 0},  # looks at nothing
        {"bangs": 2},  # without the Stranger
        {"bangs": 3},
        {"used": 16},
        {"cause": 31},  # between cards and abilities
        {"cause": 56},
        {"shooter": 24},
        {"symbol": 4},
        {"queue": [waiting()]},  # something waits, and nothing is going on
        {"queue": [waiting(kind=7)]},
        {"queue": [0]},
        {"switches": {}},
        {"switches": {"squad": "4", "zombies": True}},
        {"by": 1},  # somebody of the law shoots for the outlaws
        {"shooter": 12},
        {"used": 1},  # without Kitty
        {"turns": 0},
        {"stack": []},  # over, and nobody has lost
        {"laid": [10]},
    ],
    ids=str,
)
def test_a_dump_that_cannot_be(changes: Changes) -> None:
    assert load_error({**DUMP, **changes}).key in ("dump-impossible", "dump-field-wrong")


def test_a_hand_that_is_out_of_order_or_known_to_onlookers_alone() -> None:
    hands = copy.deepcopy(DUMP["hands"])
    hands[0].reverse()
    assert load_error({**DUMP, "hands": hands}).key == "dump-impossible"
    hands[0].reverse()
    hands[0][0] |= OPEN
    assert load_error({**DUMP, "hands": hands}).key == "dump-impossible"


def test_equipment_that_cannot_lie_there() -> None:
    gear, hands = copy.deepcopy(DUMP["gear"]), copy.deepcopy(DUMP["hands"])
    gear[1].append(hands[0].pop(0))  # a Colt in play
    assert load_error({**DUMP, "gear": gear, "hands": hands}).key == "dump-impossible"
    gear, discard = copy.deepcopy(DUMP["gear"]), list(DUMP["discard"])
    decks = [list(deck) for deck in DUMP["decks"]]
    hat = next(number for number in range(40, 80) if KINDS[KIND_OF[number]].name == "hat")
    for cards in (*decks, discard):
        if hat in cards:
            cards.remove(hat)
    gear[0].append(hat)  # a second Hat
    assert load_error({**DUMP, "gear": gear, "decks": decks, "discard": discard}).key == "dump-impossible"


def test_a_deck_with_a_card_of_the_other_side() -> None:
    decks = copy.deepcopy(DUMP["decks"])
    decks[0].append(decks[1].pop())
    assert load_error({**DUMP, "decks": decks}).key == "dump-impossible"


PLAY = [ASK_PLAY, 0, 0]


@pytest.mark.parametrize(
    "stack",
    [
        [[99, -1, 0]],  # no such step
        [[99, 0, 0]],  # no such question
        [[ASK_PLAY, 2, 0]],  # no such seat
        [[ASK_PLAY, -2, 0]],
        [[ASK_PLAY, 0, 1]],  # a group of one
        [[ASK_PLAY, 0, 0, 0]],  # about something
        [[ASK_PLAY, 0]],
        [[ASK_PLAY, 1, 0]],  # not on turn
        [PLAY, PLAY],  # asked twice
        [PLAY, PLAY, PLAY],
        [[DRAW, -1, 0]],  # a step on top, where steps have always run
        [PLAY, [AFTER, -1, 0]],
        [[AFTER, -1, 0], PLAY],  # asked to play above something else
        [[FACE_OFF, -1, 0], [ASK_FRONT, 0, 2], [ASK_FRONT, 1, 2]],  # choosing a front in the middle of the game
        [PLAY, [ASK_TARGET, 0, 0, 0, 0]],  # a target without deaths to follow
    ],
    ids=str,
)
def test_a_stack_that_cannot_be(stack: list[list[int]]) -> None:
    error = load_error({**DUMP, "stack": stack})
    assert error.key in ("dump-field-wrong", "dump-impossible")


@pytest.mark.parametrize(
    "step",
    [
        [AFTER, -1, 0],  # there already
        [AFTER, -1, 0, 4],  # nothing of that
        [AFTER, -1, 1],
        [BURY, -1, 0, 0, 0, 0],  # nobody has died there
        [DEATH, -1, 0, 0, 0, 0],  # nobody is dying there
        [REVEALED, -1, 0, 2, 3, 0],  # no dynamite there
        [REVEALED, -1, 0, 4, 0, 0],  # no such place
        [LOSE, -1, 0, 2, 256, 0],
        [SHARE, -1, 0, 2],  # no such side
        [REST_AGAIN, -1, 0, 2],
        [REST_AGAIN, -1, 0, 1],  # twice
        [END, -1, 0],  # the end of a turn in the middle of an effect
        [DRAW, -1, 0],
    ],
    ids=str,
)
def test_a_step_below_a_question_that_cannot_be(step: list[int]) -> None:
    t = ASKED["answer"]()
    dump: Changes = t.state.dump()
    error = load_error({**dump, "stack": [*dump["stack"][:-1], step, dump["stack"][-1]]})
    assert error.key in ("dump-field-wrong", "dump-impossible")


def test_a_rider_belongs_to_a_card() -> None:
    dump: Changes = ASKED["answer"]().state.dump()
    assert [RIDER, -1, 0] in dump["stack"]
    assert load_error({**dump, "cause": 40}).key == "dump-field-wrong"


@pytest.mark.parametrize("kind", [kind for kind in ASKED if kind != "front"])
def test_a_game_in_the_middle_is_not_over_and_its_stack_lies_there_once(kind: str) -> None:
    dump: Changes = ASKED[kind]().state.dump()
    for times in (0, 2, 3):
        assert load_error({**dump, "stack": dump["stack"] * times}).key == "dump-impossible"


@pytest.mark.parametrize("kind", ASKED)
def test_a_question_to_the_other_seat_cannot_be(kind: str) -> None:
    dump: Changes = ASKED[kind]().state.dump()
    asked, seat, *rest = dump["stack"][-1]
    error = load_error({**dump, "stack": [*dump["stack"][:-1], [asked, 1 - seat, *rest]]})
    assert error.key in ("dump-field-wrong", "dump-impossible")


@pytest.mark.rule("5.4")
@pytest.mark.parametrize("kind", [kind for kind in ASKED if kind not in ("front", "repeat")])
def test_somebody_awake_without_a_cause(kind: str) -> None:
    dump: Changes = ASKED[kind]().state.dump()
    for seat in range(2):
        awake = list(dump["awake"])
        awake[seat] ^= 1
        assert load_error({**dump, "awake": awake}).key in ("dump-field-wrong", "dump-impossible")


@pytest.mark.parametrize(
    ("kind", "causes"),
    [
        ("answer", [DUEL, INDIANS, GATLING, DYNAMITE, 32, 37]),
        ("extra", [KNIFE, GATLING, RETURN_FIRE, DUEL]),
        ("shield", [GATLING, DUEL, INDIANS, RATTLESNAKE, DYNAMITE]),
        ("reveal", [DUEL, INDIANS, DYNAMITE]),
        ("duel", [COLT, INDIANS]),
        ("indians", [COLT, DUEL]),
        ("respite", [COLT]),
        ("carbine", [COLT, SHOTGUN]),
        ("shotgun", [COLT]),
        ("peacemaker", [COLT]),
    ],
)
def test_a_cause_that_changes_in_the_middle_of_an_effect(kind: str, causes: list[int]) -> None:
    dump: Changes = ASKED[kind]().state.dump()
    for cause in causes:
        assert load_error({**dump, "cause": cause}).key == "dump-field-wrong"


@pytest.mark.parametrize("kind", ["answer", "extra", "shield", "reveal", "duel", "indians", "respite", "carbine"])
def test_the_shooter_is_whoever_plays_the_card(kind: str) -> None:
    dump: Changes = ASKED[kind]().state.dump()
    people = [person for person in dump["people"] if person != dump["shooter"]]
    for person in people:
        error = load_error({**dump, "shooter": person, "by": person // 12})
        assert error.key == "dump-field-wrong"


@pytest.mark.rule("9.8")
def test_what_waits_was_caused_by_somebody_who_can() -> None:
    dump: Changes = ASKED["answer"]().state.dump()
    assert GAME.load({**dump, "queue": [waiting()]}).dump()["queue"] == [waiting()]
    for changes in (
        {"kind": DRAW_ONE},  # Return Fire hits
        {"kind": DOCTOR},
        {"seat": 1},  # and the other side
        {"person": 0},  # whoever stands in front
        {"card": -1},  # Anderson has no such ability
        {"card": COLT},  # nothing of a Colt waits
        {"source": CATTLE_KATE},  # somebody who is not in the game
        {"source": PINKERTON, "seat": 1, "card": -1},  # who is not there
    ):
        assert load_error({**dump, "queue": [waiting(**changes)]}).key == "dump-impossible"


@pytest.mark.parametrize("kind", [kind for kind in ASKED if kind not in ("front", "play")])
def test_a_question_about_something_else_cannot_be(kind: str) -> None:
    """Its arguments, its seat or the cards on the table are wrong. Whatever can be loaded can be played."""
    dump: Changes = ASKED[kind]().state.dump()
    asked, seat, _, *arguments = dump["stack"][-1]
    changes = [[asked, 1 - seat, 0, *arguments], [asked, seat, 1, *arguments]]
    for index in range(len(arguments)):
        for value in (-1, 0, 1, 2, 3, 5, 79, 243, 259):
            changes.append([asked, seat, 0, *arguments[:index], value, *arguments[index + 1 :]])
    for change in changes:
        endure({**dump, "stack": [*dump["stack"][:-1], change]})
    endure({**dump, "stack": dump["stack"][-1:]})
    endure({**dump, "stack": [*dump["stack"][:-2], dump["stack"][-1]]})
    endure({**dump, "laid": dump["laid"][:-1], "discard": [*dump["discard"], *(c & CARD for c in dump["laid"][-1:])]})
    endure({**dump, "reader": -dump["reader"]})
    endure({**dump, "reader": -1})


@pytest.mark.parametrize("kind", ASKED)
def test_every_question_put_in_the_middle_of_every_other_is_refused_or_can_be_played(kind: str) -> None:
    dump: Changes = ASKED[kind]().state.dump()
    for other in QUESTIONS:
        names = GAME.fields.arguments.get(other.frame.__name__, ())
        for seat in range(2):
            for first in (0, 2, 79, 243):
                arguments = [first, 0, 0][: len(names)]
                endure({**dump, "stack": [*dump["stack"][:-1], [other.id, seat, 0, *arguments]]})


def endure(dump: Changes) -> None:
    """A dump is refused, or plays on for a while."""
    try:
        state = GAME.load(dump)
    except saloon.BadRecord:
        return
    rng = Rng(7)
    for _ in range(4):
        for eyes in (None, 0, 1):
            state.view(eyes)
        for seat in state.deciders():
            state.question(seat)
            options = state.options(seat)
            assert options
            state.play(seat, options[rng.below(len(options))])
            break


@pytest.mark.parametrize("kind", ASKED)
def test_a_single_number_changed_anywhere_is_refused_or_can_be_played(kind: str) -> None:
    dump: Changes = ASKED[kind]().state.dump()
    for field in FIELDS:
        if field in ("rng", "seats", "switches", "turns", "decks"):
            continue
        for value in (-1, 1, 3, 500):
            changed = copy.deepcopy(dump)
            if type(changed[field]) is int:
                changed[field] = value
            elif changed[field] and isinstance(changed[field], list):
                row = changed[field][-1] if isinstance(changed[field][-1], list) else changed[field]
                row[-1:] = [value]
            endure(changed)
