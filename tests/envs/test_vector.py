"""Many games at once: the same games as one by one."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import saloon
from saloon.envs.errors import BadAction, BadSetting
from saloon.envs.vector import Vector


def random_answers(vector: Vector, rng: np.random.Generator) -> Any:
    """A legal answer in every game."""
    return (vector.masks * rng.random(vector.masks.shape)).argmax(axis=1)


@pytest.mark.parametrize(("game", "seats"), [("colt-express", 3), ("bang-duel", 2)])
def test_rows_are_what_the_seats_see(game: str, seats: int) -> None:
    vector = Vector(game, 5, seats=seats, seed=1)
    rng = np.random.default_rng(0)
    ended = np.zeros(5, int)
    rewards = np.zeros((5, seats))
    for step in range(400):
        for index, world in enumerate(vector.worlds if step % 10 == 0 else []):
            seat = world.decider()
            assert vector.seats[index] == seat
            assert np.flatnonzero(vector.masks[index]).tolist() == sorted(world.options(seat))
            assert vector.observations[index].tolist() == np.array(world.observation(seat), np.float32).tolist()
        vector.step(random_answers(vector, rng))
        assert (vector.rewards.sum(axis=1) == vector.dones).all()
        ended += vector.dones
        rewards += vector.rewards
    assert ended.min() > 0
    assert (rewards.sum(axis=0) > 0).all()


def test_equal_seeds_give_equal_games() -> None:
    one, two = Vector("colt-express", 3, seed=7), Vector("colt-express", 4, seed=7)
    for _ in range(150):
        assert (one.observations == two.observations[:3]).all()
        answers = two.masks.argmax(axis=1)
        one.step(answers[:3])
        two.step(answers)
    one.reset(7)
    assert (one.observations == Vector("colt-express", 3, seed=7).observations).all()
    assert not (one.observations == Vector("colt-express", 3, seed=8).observations).all()


@pytest.mark.parametrize("bad", [-1, 33, 10_000, 30])
def test_an_answer_that_is_not_allowed_is_refused_and_changes_nothing(bad: int) -> None:
    vector = Vector("colt-express", 3, seed=7)
    before = [world.dump() for world in vector.worlds]
    answers = vector.masks.argmax(axis=1)
    answers[1] = bad
    with pytest.raises(saloon.IllegalOption, match="rule"):
        vector.step(answers)
    assert [world.dump() for world in vector.worlds] == before


def test_games_that_are_called_off_pay_nobody() -> None:
    vector = Vector("bang-duel", 2, max_cycles=5)
    for step in range(1, 12):
        first = [world.dump() for world in vector.worlds]
        vector.step(vector.masks.argmax(axis=1))
        assert vector.dones.tolist() == vector.stops.tolist() == [step % 5 == 0] * 2
        assert not vector.rewards.any()
        assert all(world.dump() != dump for world, dump in zip(vector.worlds, first, strict=True))


def test_there_is_at_least_one_game() -> None:
    with pytest.raises(BadSetting, match="at least 1, not 0"):
        Vector("colt-express", 0)


@pytest.mark.parametrize("actions", [0, [0], [[0] * 3], np.zeros(3), ["draw"] * 3, None, [[0], [0, 1], [0]]], ids=repr)
def test_what_is_no_row_of_answers_is_refused_and_changes_nothing(actions: Any) -> None:
    vector = Vector("colt-express", 3, seed=7)
    before = [world.dump() for world in vector.worlds]
    with pytest.raises(
        BadAction, match="3 actions are wanted, one a game, in a list or an array: whole numbers from 0"
    ):
        vector.step(actions)
    assert [world.dump() for world in vector.worlds] == before


def test_a_limit_is_a_number_of_answers() -> None:
    with pytest.raises(BadSetting, match="from 1 on, not 0"):
        Vector("colt-express", 1, max_cycles=0)
