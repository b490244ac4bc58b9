"""`skip_forced`: whoever has but one answer is not asked, at any door; unless told otherwise, everybody is."""

from __future__ import annotations

import random

import numpy as np
import pytest

import saloon
from saloon.engine.batch import answer_forced
from saloon.envs import aec, gym, parallel
from saloon.envs.rows import Rows
from saloon.envs.vector import Vector

GAMES = ["colt-express", "bang-duel"]


def choose(mask: np.ndarray[tuple[int], np.dtype[np.int8]], rng: random.Random) -> int:
    return rng.choice(np.flatnonzero(mask).tolist())


@pytest.mark.parametrize("game", GAMES)
def test_nobody_is_asked_without_a_choice(game: str) -> None:
    """The games are those of who answers everything: forced answers are the same whoever gives them."""
    vector = Vector(game, 6, seed=2, skip_forced=True)
    plain = Vector(game, 6, seed=2)
    for world in plain.worlds:
        answer_forced(world)
    rng = np.random.default_rng(3)
    steps = 0
    while not vector.dones.any():
        assert (vector.masks.sum(axis=1) > 1).all()
        actions = (vector.masks * rng.random(vector.masks.shape)).argmax(axis=1)
        for index, world in enumerate(plain.worlds):
            assert world == vector.worlds[index]
            world.play(int(vector.seats[index]), int(actions[index]))
            answer_forced(world)
        vector.step(actions)
        steps += 1
    assert steps > 20


@pytest.mark.parametrize("game", GAMES)
def test_unless_told_otherwise_everybody_is_asked(game: str) -> None:
    vector = Vector(game, 6, seed=2)
    alone = 0
    for _ in range(300):
        alone += int((vector.masks.sum(axis=1) == 1).sum())
        vector.step(vector.masks.argmax(axis=1))
    assert alone > 0


@pytest.mark.parametrize("game", GAMES)
def test_no_other_door_asks_either(game: str) -> None:
    rng = random.Random(1)
    env = aec(game, skip_forced=True)
    env.reset(seed=1)
    for agent in env.agent_iter():
        seen, _, ended, _, _ = env.last()
        if not ended:
            assert seen["action_mask"].sum() > 1, agent
        env.step(None if ended else choose(seen["action_mask"], rng))
    both = parallel(game, skip_forced=True)
    views, _ = both.reset(seed=1)
    while both.agents:
        assert all(seen["action_mask"].sum() != 1 for seen in views.values())
        views, *_ = both.step(
            {agent: choose(seen["action_mask"], rng) for agent, seen in views.items() if seen["action_mask"].any()}
        )
    single = gym(game, skip_forced=True)
    seen, _ = single.reset(seed=1)
    ended = False
    while not ended:
        assert seen["action_mask"].sum() > 1
        seen, _, ended, _, _ = single.step(choose(seen["action_mask"], rng))
    rows = Rows(game, 3, skip_forced=True)
    seen, _ = rows.reset(seed=1)
    for _ in range(20):
        counts = seen["action_mask"].sum(axis=1)
        assert ((counts > 1) | rows._done).all()
        seen, *_ = rows.step(seen["action_mask"].argmax(axis=1))


def test_a_moment_of_the_one_is_none_of_the_other() -> None:
    env = aec("colt-express", skip_forced=True)
    other = aec("colt-express")
    env.reset(seed=1)
    other.reset(seed=1)
    with pytest.raises(saloon.SaloonError, match="skip_forced=True"):
        env.restore_state(other.clone_state())
