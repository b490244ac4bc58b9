"""Many games as one environment of Gymnasium: the same games as Gymnasium's own way to put them side by side."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import data_equivalence
from gymnasium.utils.performance import benchmark_vector_step
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.wrappers.vector import RecordEpisodeStatistics

from saloon.envs.errors import BadAction, BadSetting, NotNow
from saloon.envs.rows import Rows

OURS = "vector_entry_point"


def chosen(seen: dict[str, Any], rng: np.random.Generator) -> Any:
    """A legal answer in every game; anything in one that is over."""
    masks = seen["action_mask"]
    return (masks * rng.random(masks.shape)).argmax(axis=1)


@pytest.mark.parametrize("mode", [AutoresetMode.NEXT_STEP, AutoresetMode.SAME_STEP])
@pytest.mark.parametrize("name", ["colt_express", "bang_duel"])
def test_rows_are_the_games_of_gymnasiums_own_vector(name: str, mode: AutoresetMode) -> None:
    settings: dict[str, Any] = {"seat": None, "max_cycles": 25}
    ours: VectorEnv[Any, Any, Any] = gymnasium.make_vec(f"saloon/{name}-v0", 3, OURS, autoreset_mode=mode, **settings)
    theirs = gymnasium.make_vec(f"saloon/{name}-v0", 3, "sync", vector_kwargs={"autoreset_mode": mode}, **settings)
    assert isinstance(ours, Rows)
    assert ours.metadata["autoreset_mode"] is theirs.metadata["autoreset_mode"] is mode
    assert ours.observation_space == theirs.observation_space
    assert ours.action_space == theirs.action_space
    ended = 0
    one: Any = ours.reset(seed=4)
    two: Any = theirs.reset(seed=4)
    assert data_equivalence(one, two, exact=True)
    rng = np.random.default_rng(1)
    for step in range(60):
        actions = chosen(one[0], rng)
        if step == 3:
            actions[1] = 10_000  # no answer at all
        one, two = ours.step(actions), theirs.step(actions)
        assert data_equivalence(one[0], two[0], exact=True)
        assert data_equivalence(one[1:4], two[1:4], exact=True)
        assert one[4].keys() == two[4].keys()
        assert ("refused" in one[4]) == (step == 3)
        for key in one[4]:
            assert str(one[4][key]) == str(two[4][key])
        assert ours.observation_space.contains(one[0])
        assert (ours.action_masks() == one[0]["action_mask"]).all()
        ended += int((one[2] | one[3]).sum())
    assert ended >= 3


def test_games_wait_for_their_reset_where_nobody_else_does_it() -> None:
    env = Rows("bang-duel", 3, max_cycles=2, autoreset_mode="Disabled")
    seen, _ = env.reset(seed=1)
    for _ in range(2):
        seen, _, _, stopped, _ = env.step(seen["action_mask"].argmax(axis=1))
    assert stopped.all()
    with pytest.raises(NotNow, match="reset begins the next one"):
        env.step(seen["action_mask"].argmax(axis=1))
    seen, info = env.reset(options={"reset_mask": np.array([True, False, True])})
    assert info["_seat"].tolist() == [True, False, True]
    with pytest.raises(NotNow):
        env.step(seen["action_mask"].argmax(axis=1))
    seen, _ = env.reset(options={"reset_mask": np.array([False, True, False])})
    env.step(seen["action_mask"].argmax(axis=1))


def test_gymnasiums_tools_go_around_it() -> None:
    env = RecordEpisodeStatistics(gymnasium.make_vec("saloon/bang_duel-v0", 2, max_episode_steps=5))
    seen, _ = env.reset(seed=1)
    lengths: list[int] = []
    for _ in range(12):
        seen, _, _, _, info = env.step(seen["action_mask"].argmax(axis=1))
        lengths += info["episode"]["l"][info["_episode"]].tolist() if "episode" in info else []
    assert lengths == [5] * 4
    assert benchmark_vector_step(Rows("bang-duel", 2, max_cycles=9), target_duration=0, seed=1) > 0


def test_each_game_is_drawn() -> None:
    env = Rows("colt-express", 2, render_mode="ansi")
    env.reset(seed=1)
    assert len({str(picture) for picture in env.render()}) == 2


@pytest.mark.parametrize(
    "actions",
    [3, [0], [0, 0, 0], [[0, 0]], np.zeros(2), ["draw", "draw"], None, [None, 0], [[0], [0, 1]]],
    ids=str,
)
def test_what_is_no_row_of_answers_is_refused_and_changes_nothing(actions: Any) -> None:
    env = Rows("colt-express", 2)
    env.reset(seed=1)
    before = [one.world.dump() for one in env.envs]
    with pytest.raises(BadAction, match="2 actions are wanted, one a game, in a list or an array: whole numbers from"):
        env.step(actions)
    assert [one.world.dump() for one in env.envs] == before


def test_nothing_can_be_done_before_a_game_has_begun() -> None:
    with pytest.raises(NotNow, match="call reset first"):
        Rows("colt-express", 2).step([0, 0])


@pytest.mark.parametrize(
    ("settings", "why"),
    [
        ({"num_envs": 0}, "at least 1, not 0"),
        ({"num_envs": 2.5}, r"at least 1, not 2\.5"),
        ({"autoreset_mode": "Never"}, "“Never”. It can be: NextStep, SameStep, Disabled"),
        ({"max_cycles": 0}, "from 1 on, not 0"),
        ({"max_episode_steps": True}, "from 1 on, not True"),
    ],
)
def test_what_cannot_be_made_says_why(settings: dict[str, Any], why: str) -> None:
    with pytest.raises(BadSetting, match=why):
        Rows("colt-express", **settings)


def test_seeds_and_masks_of_a_reset_are_looked_at() -> None:
    env = Rows("bang-duel", 3)
    first, _ = env.reset(seed=[7, 8, 9])
    again, _ = env.reset(seed=7)
    assert data_equivalence(first, again, exact=True)
    with pytest.raises(BadSetting, match="2 seeds were given; the games need exactly 3"):
        env.reset(seed=[1, 2])
    for mask in ([True], [0, 1, 1], [False] * 3):
        with pytest.raises(BadSetting, match="array of 3 truth values"):
            env.reset(options={"reset_mask": np.array(mask)})
