"""What a game declares once: its fields, of which code, dumps and checks are made, and its questions and steps."""

from __future__ import annotations

import copy
import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

import saloon
from saloon.engine.errors import BadRecord
from saloon.engine.fields import Fields, Of, Record, below, flag, lists, number, numbers, out_of_range, records, values
from saloon.engine.frames import BOTTOM, Frame, Kinds, Question, Step, asked, take_next
from saloon.engine.generate import declared_in, stale, text
from saloon.games import GAMES

GAMES_OF_THE_HOUSE = Path(__file__).parents[2] / "src" / "saloon" / "games"
FOLDERS = [GAMES_OF_THE_HOUSE / slug.replace("-", "_") for slug in sorted(GAMES.house)]
VARIANT = SimpleNamespace(seats=3, last=7)

HORSE = Record("Horse", "A horse.", (number("age", 40), flag("shod")))
FIELDS = Fields(
    "stable",
    "StableFields",
    (
        number("round", 5, low=1, start=1),
        number("first", below("seats")),
        flag("over"),
        numbers("at", Of("last"), low=-1, count=Of("seats"), start=-1),
        lists("hands", 9, 2),
        records("horses", HORSE, None, shared=True),
    ),
)
GOOD: dict[str, Any] = {
    "round": 2,
    "first": 2,
    "over": False,
    "at": [-1, 7, 0],
    "hands": [[], [9, 0]],
    "horses": [],
}


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.name)
def test_what_is_generated_is_what_is_declared(folder: Path) -> None:
    assert not stale(folder, declared_in(folder))


def test_a_field_that_is_added_makes_it_stale(tmp_path: Path) -> None:
    (tmp_path / "generated.py").write_text(text(FIELDS), encoding="utf-8")
    assert not stale(tmp_path, FIELDS)
    more = Fields(FIELDS.package, FIELDS.name, (*FIELDS.fields, flag("raining")))
    assert stale(tmp_path, more)


def test_a_folder_that_declares_nothing_is_told(tmp_path: Path) -> None:
    told = subprocess.run(
        [sys.executable, "-m", "saloon.engine.generate", str(tmp_path)], capture_output=True, text=True, check=False
    )
    assert told.returncode == 1
    assert "no fields.py" in told.stderr


def test_a_new_state_has_every_field_as_it_is_declared_at_the_start() -> None:
    for slug in GAMES.house:
        game = saloon.game(slug)
        state = game.blank(game.prepare(game.seats[0], game.check(game.seats[0], {})), saloon.Rng(1))
        found = out_of_range(game.fields.fields, state, getattr(state, "variant", None))
        # What is dealt is not there yet: lists of a fixed length that hold cards
        assert all("entries" in sentence for sentence in found), found


def read(dump: dict[str, Any]) -> dict[str, object]:
    return dict(values(FIELDS, FIELDS.fields, dump, VARIANT))


def test_what_is_in_its_range_is_read_and_independent_of_the_dump() -> None:
    dump = copy.deepcopy(GOOD)
    found = read(dump)
    assert found == GOOD
    dump["at"][0] = 5
    dump["hands"][1].clear()
    assert found == GOOD


@pytest.mark.parametrize("field", GOOD)
def test_a_field_that_is_missing_is_named(field: str) -> None:
    with pytest.raises(BadRecord) as error:
        read({name: value for name, value in GOOD.items() if name != field})
    assert (error.value.key, error.value.details["field"]) == ("dump-field-missing", field)


@pytest.mark.parametrize(
    ("field", "value", "wanted"),
    [
        ("round", 0, "1…5"),
        ("round", 6, "1…5"),
        ("round", True, "1…5"),
        ("round", "2", "1…5"),
        ("first", 3, "0…2"),  # the variant has three seats
        ("over", 1, "true/false"),
        ("at", [0, 0], "3 × -1…7"),
        ("at", [0, 0, 8], "3 × -1…7"),
        ("at", [0, 0, None], "3 × -1…7"),
        ("hands", [[], [], []], "2 × [0…9, …]"),
        ("hands", [[], [10]], "2 × [0…9, …]"),
        ("hands", [], "2 × [0…9, …]"),
        ("horses", [1], "{age, shod}"),
        ("horses", {}, "{age, shod}"),
    ],
)
def test_what_is_wrong_is_told_with_what_would_be_right(field: str, value: object, wanted: str) -> None:
    with pytest.raises(BadRecord) as error:
        read({**GOOD, field: value})
    assert (error.value.key, dict(error.value.details)) == ("dump-field-wrong", {"field": field, "wanted": wanted})


def test_what_is_wrong_inside_a_record_is_told_with_both_names() -> None:
    with pytest.raises(BadRecord) as error:
        read({**GOOD, "horses": [{"age": 41, "shod": True}]})
    assert error.value.details["field"] == "horses.age"


# Tables


def question(number: int) -> Question[Any, Any]:
    return Question(number, f"question-{number}", "1.1", Frame, [BOTTOM])


def step(number: int) -> Step[Any, Any]:
    return Step(number, f"step-{number}", Frame, [asked(0)])


def test_tables_go_by_number_not_by_position() -> None:
    kinds = Kinds("toy", 1, 2, [question(1), question(0)], [step(0)], [])
    assert [each.id for each in kinds.questions] == [0, 1]
    assert kinds.question_names == ["question-0", "question-1"]


@pytest.mark.parametrize("ids", [[0, 0], [0, 2], [1]], ids=str)
def test_a_number_that_is_missing_or_there_twice_is_an_error(ids: list[int]) -> None:
    with pytest.raises(ValueError, match="numbers"):
        Kinds("toy", 1, 2, [question(number) for number in ids], [], [])


def test_the_next_frame_is_the_top_one_or_the_first_of_its_group() -> None:
    alone, first, second = Frame(0, 1), Frame(1, 0), Frame(1, 2)
    first.group = second.group = 2
    stack = [alone, first, second]
    assert [take_next(stack) for _ in range(3)] == [first, second, alone]
