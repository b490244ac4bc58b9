"""Gymnasium's own check, and bots that play fair in the other seats."""

from __future__ import annotations

import math
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from saloon.bots import BOTS, Bot
from saloon.engine.state import State
from saloon.envs import gym
from saloon.envs.errors import BadAction, BadSetting, NotNow
from saloon.envs.single import Single


@pytest.mark.parametrize("name", ["colt_express", "bang_duel"])
def test_the_api_is_kept(name: str) -> None:
    check_env(gymnasium.make(f"saloon/{name}-v0").unwrapped)


def play(env: Single, seed: int) -> tuple[list[bytes], float]:
    """A game of random answers: what the learner saw, and got."""
    seen, _ = env.reset(seed=seed)
    rng = np.random.default_rng(seed)
    sights: list[bytes] = []
    ended, reward = False, 0.0
    while not ended:
        assert reward == 0.0
        sights.append(seen["observation"].tobytes())
        seen, reward, ended, _, _ = env.step(int(rng.choice(np.flatnonzero(seen["action_mask"]))))
    assert not seen["action_mask"].any()
    return sights, reward


@pytest.mark.parametrize(("game", "seats"), [("colt-express", 4), ("bang-duel", 2)])
def test_a_seed_tells_all(game: str, seats: int) -> None:
    env = gym(game, seats, seat=1)
    first, reward = play(env, 3)
    assert play(env, 3) == (first, reward)
    assert play(env, 4)[0] != first
    winners = env.world.winners()
    assert play(env, 4)[1] == (1 / len(winners) if 1 in winners else 0.0)


def test_bots_of_all_kinds_sit_in_the_other_seats() -> None:
    shown: list[State] = []

    class Nosy(Bot):
        """Takes the first answer, and remembers the worlds that it was shown."""

        def choose(self, world: State, seat: int) -> int:
            shown.append(world)
            return world.options(seat)[0]

    env = gym("colt-express", 3, opponents=[Nosy, "random"], seat=0)
    play(env, 1)
    assert shown
    assert all(world is not env.world for world in shown)


def test_searching_bots_have_no_clock() -> None:
    made: list[Bot] = []

    def maker(seed: int) -> Bot:
        made.append(BOTS["easy"](seed))
        return made[-1]

    env = gym("bang-duel", opponents=maker)
    env.reset(seed=1)
    assert made[0].seconds == math.inf
    assert made[0].worlds > 0


def test_the_learner_may_sit_anywhere() -> None:
    env = gym("colt-express", 4, seat=None)
    assert {env.reset(seed=seed)[1]["seat"] for seed in range(12)} == {0, 1, 2, 3}


def test_an_answer_that_is_not_allowed_is_none() -> None:
    env = gym("colt-express")
    seen, _ = env.reset(seed=2)
    before = env.world.dump()
    again, reward, ended, stopped, info = env.step(32)
    assert (seen["observation"] == again["observation"]).all()
    assert (reward, ended, stopped) == (0.0, False, False)
    assert "rule 4.1" in info["refused"]
    assert env.world.dump() == before


@pytest.mark.parametrize("mode", ["ansi", "svg"])
def test_it_is_drawn(mode: str) -> None:
    env = gymnasium.make("saloon/bang_duel-v0", render_mode=mode)
    env.reset(seed=1)
    assert isinstance(env.render(), str)


@pytest.mark.parametrize(
    ("settings", "why"),
    [
        ({"seat": 4}, "numbered from 0 to 3"),
        ({"opponents": ["random"]}, "need exactly 3"),
        ({"opponents": "champion"}, "no bot “champion”"),
        ({"render_mode": "rgb_array"}, "human, ansi, svg"),
    ],
)
def test_what_cannot_be_made_says_why(settings: dict[str, Any], why: str) -> None:
    with pytest.raises(BadSetting, match=why):
        gym("colt-express", **settings)


def test_masks_are_there_for_maskable_learners() -> None:
    env = gymnasium.make("saloon/colt_express-v0")
    seen, _ = env.reset(seed=2)
    masks = env.get_wrapper_attr("action_masks")()
    assert masks.dtype == np.bool_
    assert masks.tolist() == seen["action_mask"].astype(bool).tolist()


@pytest.mark.parametrize("limit", ["max_cycles", "max_episode_steps"])
def test_a_game_that_is_called_off_is_truncated(limit: str) -> None:
    """By our own limit, or by Gymnasium's."""
    settings: dict[str, Any] = {limit: 4}
    env = gymnasium.make("saloon/bang_duel-v0", **settings)
    seen, _ = env.reset(seed=2)
    for step in range(1, 5):
        seen, reward, ended, stopped, _ = env.step(int(seen["action_mask"].argmax()))
        assert (reward, ended, stopped) == (0.0, False, step == 4)


def test_refused_answers_count_for_the_limit() -> None:
    env = gym("colt-express", max_cycles=2)
    env.reset(seed=2)
    assert [env.step(10_000)[3] for _ in range(2)] == [False, True]
    with pytest.raises(NotNow, match="This game is over: reset begins the next one"):
        env.step(0)


def test_nothing_can_be_done_before_a_game_has_begun() -> None:
    env = gym("colt-express")
    for attempt in (lambda: env.step(0), env.render, env.action_masks):
        with pytest.raises(NotNow, match="No game has begun yet: call reset first"):
            attempt()


@pytest.mark.parametrize("action", [None, 1.5, "draw", [0], np.array([0]), np.zeros(2, int)], ids=repr)
def test_what_is_no_action_is_refused_and_changes_nothing(action: Any) -> None:
    env = gym("colt-express")
    env.reset(seed=2)
    before = env.world.dump()
    with pytest.raises(BadAction, match="An action is one whole number from 0 to 32, not "):
        env.step(action)
    assert env.world.dump() == before
    assert env.cycles == 0
