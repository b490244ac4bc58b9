"""Environments are values: copies go their own way, and any moment can be kept and brought back."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable
from typing import Any

import gymnasium
import numpy as np
import pytest

from saloon.bots import Bot
from saloon.bots.search import Search
from saloon.engine.rng import Rng
from saloon.envs import aec, gym, parallel
from saloon.envs.errors import BadSetting, NotNow
from saloon.envs.rows import Rows
from saloon.envs.single import Single
from saloon.envs.together import Together
from saloon.envs.turns import Turns
from saloon.envs.vector import Vector


def thinker(seed: int) -> Bot:
    return Search(seed, worlds=2)


MAKERS: list[Callable[[], Any]] = [
    lambda: aec("colt-express", 3, expert=True, max_cycles=90, noop=True),
    lambda: aec("bang-duel"),
    lambda: parallel("colt-express", 3, teams=True, noop=True),
    lambda: gym("colt-express", 3, opponents=["random", thinker], seat=None, max_cycles=20),
    lambda: gym("bang-duel"),
    lambda: gymnasium.make("saloon/bang_duel-v0", seat=None).unwrapped,
    lambda: Rows("colt-express", 2, seats=3, seat=None, max_cycles=9),
    lambda: Vector("colt-express", 3, seats=3, max_cycles=40),
]
NAMES = ["aec-colt", "aec-duel", "parallel", "gym-colt", "gym-duel", "made", "rows", "vector"]
every = pytest.mark.parametrize("make", MAKERS, ids=NAMES)
single_games = pytest.mark.parametrize("make", MAKERS[:5], ids=NAMES[:5])
TWINS: list[Callable[[Any], Any]] = [copy.copy, copy.deepcopy, lambda env: pickle.loads(pickle.dumps(env))]


def legal(masks: Any, rng: np.random.Generator) -> Any:
    return (masks * rng.random(masks.shape)).argmax(axis=-1)


def go_on(env: Any, steps: int, seed: int) -> list[str]:
    """Random answers, and all that came of them; a game that is over is followed by the next."""
    rng = np.random.default_rng(seed)
    told: list[str] = []
    inner = getattr(env, "unwrapped", env)
    for _ in range(steps):
        if isinstance(inner, Turns):
            if not env.agents:
                env.reset()
            seen, *rest = env.last()
            told.append(str([env.agent_selection, seen["observation"].tolist(), rest]))
            env.step(None if rest[1] or rest[2] else int(legal(seen["action_mask"], rng)))
        elif isinstance(inner, Together):
            if not env.agents:
                env.reset()
            asked = env.world.deciders()
            actions = {f"seat_{seat}": int(rng.choice(env.world.options(seat))) for seat in asked}
            told.append(str([[one["observation"].tolist() for one in env.step(actions)[0].values()], env.agents]))
        elif isinstance(inner, Single):
            seen, *rest = env.step(int(legal(inner.action_masks(), rng)))
            told.append(str([seen["observation"].tolist(), rest]))
            if rest[1] or rest[2]:
                told.append(str(env.reset()[1]))
        elif isinstance(inner, Rows):
            seen, *rest = env.step(legal(env.action_masks(), rng))
            told.append(str([seen["observation"].tolist(), rest]))
        else:
            env.step(legal(env.masks, rng))
            told.append(str([env.observations.tolist(), env.seats, env.rewards, env.dones, env.stops]))
    return told


def begun(make: Callable[[], Any]) -> Any:
    env = make()
    env.reset(seed=3)
    go_on(env, 8, 1)
    return env


@every
@pytest.mark.parametrize("twin_of", TWINS, ids=["copy", "deepcopy", "pickle"])
def test_a_twin_goes_on_alike_and_on_its_own(make: Callable[[], Any], twin_of: Callable[[Any], Any]) -> None:
    env = begun(make)
    if isinstance(getattr(env, "unwrapped", None), Single):
        env.unwrapped._rivals = copy.deepcopy(env.unwrapped._rivals)  # what bots thought ahead is not copied
    twin, other = twin_of(env), twin_of(env)
    expected = go_on(twin, 25, 2)
    assert go_on(env, 25, 2) == expected
    assert go_on(other, 25, 2) == expected


@every
@pytest.mark.parametrize("twin_of", TWINS, ids=["copy", "deepcopy", "pickle"])
def test_a_twin_of_an_environment_that_has_not_begun(make: Callable[[], Any], twin_of: Callable[[Any], Any]) -> None:
    env, twin = make(), twin_of(make())
    env.reset(seed=5)
    twin.reset(seed=5)
    assert go_on(env, 10, 1) == go_on(twin, 10, 1)


@single_games
def test_a_moment_comes_back_as_often_as_one_likes(make: Callable[[], Any]) -> None:
    env = begun(make)
    moment = env.clone_state()
    env.restore_state(moment)
    first = go_on(env, 25, 2)
    env.restore_state(moment)
    assert go_on(env, 5, 3) != first[:5]
    env.restore_state(moment)
    assert go_on(env, 25, 2) == first
    another = make()
    another.restore_state(pickle.loads(pickle.dumps(moment)))
    assert go_on(another, 25, 2) == first


@single_games
def test_only_moments_of_the_same_game_come_back(make: Callable[[], Any]) -> None:
    env = begun(make)
    before = env.world.dump()
    strangers: list[Any] = [
        aec("colt-express", 4),
        parallel("bang-duel", squad=6),
        gym("colt-express", 3, events=False),
    ]
    for stranger in strangers:
        stranger.reset(seed=1)
        with pytest.raises(
            BadSetting, match=r"This is not a moment of .*: only one of the same game, seats and switches"
        ):
            env.restore_state(stranger.clone_state())
    with pytest.raises(BadSetting):
        env.restore_state(before)
    assert env.world.dump() == before


@single_games
def test_there_is_no_moment_before_the_beginning(make: Callable[[], Any]) -> None:
    with pytest.raises(NotNow, match="call reset first"):
        make().clone_state()


def test_a_search_over_an_environment_leaves_it_as_it_was() -> None:
    """Each answer is tried, and the game goes on as if nobody had."""
    env = aec("bang-duel", max_cycles=40)
    env.reset(seed=1)
    rng = Rng(1)
    while env.agents:
        seen, _, ended, stopped, _ = env.last()
        if ended or stopped:
            env.step(None)
            continue
        moment, before = env.clone_state(), env.world.dump()
        options = np.flatnonzero(seen["action_mask"]).tolist()
        for option in options:
            env.step(option)
            env.restore_state(moment)
            assert env.world.dump() == before
        env.step(options[rng.below(len(options))])
    assert env.answers == 40
