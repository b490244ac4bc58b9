"""The encoder: one walk gives numbers, names and levels."""

from __future__ import annotations

import pytest

import saloon
from saloon.engine.batch import allow, answer, deciders, observe
from saloon.engine.errors import NoSuchSeat
from saloon.engine.frames import NOBODY
from saloon.engine.game import Game
from saloon.engine.observation import Encoder, seats_on, shares
from saloon.engine.rng import Rng
from saloon.engine.state import State
from toy import ToyGame

GAMES = [ToyGame(), *saloon.games().values()]


def walk(out: Encoder, truth: bool, count: int, which: int) -> None:
    out.about("hat")
    out.flag("on", truth)
    out.share("size", count, 4)
    out.about("horse", 2)
    out.one_of(["bay", "grey", "none of these"], which)
    out.about("saddle")
    saddle = out.block(["left", "right"], 3)
    out.add(saddle + 1, count, 3)
    out.put(saddle, 1)


def test_one_walk_gives_numbers_names_and_levels() -> None:
    names = Encoder(names=True)
    walk(names, False, 0, NOBODY)
    assert names.names == [
        *("hat: on", "hat: size", "horse 2: bay", "horse 2: grey", "horse 2: none of these"),
        *("saddle: left", "saddle: right"),
    ]
    assert names.most == [1, 4, 1, 1, 1, 3, 3]
    numbers = Encoder()
    walk(numbers, True, 3, 1)
    assert shares(numbers.levels, bytearray(numbers.most)) == [1.0, 0.75, 0.0, 1.0, 0.0, 1 / 3, 1.0]
    rows = Encoder(bytearray(14))
    walk(rows, True, 3, 1)
    walk(rows, False, 9, NOBODY)
    assert list(rows.levels) == [1, 3, 0, 1, 0, 1, 3, 0, 4, 0, 0, 0, 1, 3]
    assert rows.names == numbers.names == []


def test_what_is_not_one_of_them_is_not_written_beside_them() -> None:
    with pytest.raises(AssertionError):
        Encoder(bytearray(9)).one_of(["bay", "grey"], 2)


def test_there_is_room_for_any_number_of_columns() -> None:
    out = Encoder(names=True)
    for number in range(3000):
        out.about("thing", number)
        out.flag("here", number % 7 == 0)
    assert shares(out.levels, bytearray(out.most)) == [float(number % 7 == 0) for number in range(3000)]
    assert out.names[-1] == "thing 2999: here"


def test_rows_that_are_left_are_the_same_and_empty() -> None:
    out = Encoder(bytearray(9))
    out.flag("before", True)
    first = out.at
    out.flag("one", True)
    out.share("two", 1, 3)
    out.same(first, 1, 3)
    out.flag("after", True)
    assert list(out.levels) == [1, 1, 1, 0, 0, 0, 0, 1, 0]


def test_seats_are_counted_from_the_one_that_looks() -> None:
    assert [seats_on(seat, 3, 5) for seat in range(5)] == [2, 3, 4, 0, 1]


def written(states: list[State], seats: list[int], columns: int) -> bytearray:
    levels = bytearray(len(states) * columns)
    observe(states, seats, columns, levels)
    return levels


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.slug)
def test_every_way_to_an_observation_gives_the_same(game: Game) -> None:
    """As a list, in rows of levels, by its old name; and what is allowed stands where its row does."""
    seats = game.seats[-1]
    names = game.observation_names(seats, {})
    told = Encoder()
    game.new(seats, 0).encode(0, told)
    columns = len(names)
    states: list[State] = [game.new(seats, seed) for seed in range(4)]
    rng = Rng(1)
    for _ in range(30):
        asked = deciders(states)
        assert asked == [state.decider() for state in states]
        rows = written(states, asked, columns)
        mask = bytearray(len(states) * game.width)
        allow(states, asked, game.width, mask)
        expected: list[int] = []
        for index, (state, seat) in enumerate(zip(states, asked, strict=True)):
            levels = list(rows[index * columns : (index + 1) * columns])
            found = state.observation(seat)
            assert [level / most for level, most in zip(levels, told.most, strict=True)] == found
            assert found == state.numbers(seat)
            expected += [index * game.width + option for option in state.options(seat)]
        assert [place for place, one in enumerate(mask) if one] == sorted(expected)
        options = [state.options(seat) for state, seat in zip(states, asked, strict=True)]
        over = answer(states, asked, [each[rng.below(len(each))] for each in options])
        assert over == [index for index, state in enumerate(states) if not state.stack]
        for index in over:
            states[index] = game.new(seats, 9)
    assert names == game.numbers(seats, {})
    onlooker = written(states, [NOBODY] * len(states), columns)
    assert [level / most for level, most in zip(onlooker[:columns], told.most, strict=True)] == states[0].observation(
        None
    )
    with pytest.raises(NoSuchSeat):
        written(states, [seats] * len(states), columns)


def test_rows_of_the_wrong_length_are_refused() -> None:
    state: State = saloon.game("bang-duel").new(2, 1)
    columns = len(state.observation(0))
    with pytest.raises(ValueError, match=f"an observation of {columns} numbers, not of {columns + 1}"):
        written([state], [0], columns + 1)


def test_a_game_that_says_nothing_tells_who_is_asked_and_who_has_won() -> None:
    game = ToyGame()
    names = game.observation_names(3, {})
    assert names[:4] == ["I am: seat 0", "I am: seat 1", "I am: seat 2", "asked: me"]
    state = game.new(3, 1)
    found = dict(zip(names, state.observation(2), strict=True))
    assert found["I am: seat 2"] == 1.0
    assert [name for name in names if name.startswith("asked") and found[name]] == [
        f"asked: {['next', '2 on', 'me'][seat]}" for seat in sorted(state.deciders(), key=lambda seat: (seat + 1) % 3)
    ]
