"""PettingZoo's own tests, and what they do not look at: secrets, rewards, refusals."""

from __future__ import annotations

from importlib import import_module
from types import ModuleType, SimpleNamespace
from typing import Any
from xml.etree import ElementTree

import numpy as np
import pettingzoo
import pytest
from gymnasium import spaces
from pettingzoo.test import api_test, max_cycles_test, parallel_api_test, render_test, seed_test
from pettingzoo.utils.conversions import parallel_to_aec

import saloon
from saloon.engine.rng import Rng
from saloon.envs import GAMES, aec, parallel
from saloon.envs.errors import BadAction, BadSetting, NotNow
from saloon.envs.turns import Turns

# PettingZoo warns of observations that are dicts, but for environments that it knows by name
dicts = pytest.mark.filterwarnings("ignore:Observation (space for each agent|is not a NumPy)")
modules = pytest.mark.parametrize("module", [import_module(f"saloon.envs.{name}_v0") for name in GAMES])


@dicts
@modules
def test_the_api_is_kept(module: ModuleType) -> None:
    api_test(module.env(), num_cycles=40)
    api_test(module.raw_env(), num_cycles=3)
    parallel_api_test(module.parallel_env(), num_cycles=40)


@modules
def test_equal_seeds_give_equal_games(module: ModuleType) -> None:
    seed_test(module.env, num_cycles=20)


@modules
def test_cycles_are_counted(module: ModuleType) -> None:
    """In the parallel environment, and as PettingZoo makes an AEC environment of it."""

    def env(**settings: Any) -> Any:
        return parallel_to_aec(module.parallel_env(**settings))

    max_cycles_test(SimpleNamespace(parallel_env=module.parallel_env, env=env))


def is_svg(picture: str) -> bool:
    return ElementTree.fromstring(picture).tag == "{http://www.w3.org/2000/svg}svg"


@modules
def test_it_is_drawn(module: ModuleType, capsys: pytest.CaptureFixture[str]) -> None:
    render_test(module.env, {"svg": is_svg})
    assert capsys.readouterr().out


@pytest.mark.parametrize(
    ("game", "seats", "options"),
    [
        ("colt-express", 2, {}),
        ("colt-express", 6, {"expert": True, "cars": "choose", "bandits": "choose"}),
        ("bang-duel", 2, {"squad": 6}),
    ],
)
def test_whole_games_are_drawn(game: str, seats: int, options: dict[str, Any]) -> None:
    env = aec(game, seats, "svg", **options)
    env.reset(seed=1)
    rng = np.random.default_rng(1)
    count = 0
    for agent in env.agent_iter():
        seen, _, ended, _, _ = env.last()
        if count % 9 == 0 or ended:
            assert is_svg(str(env.render()))
        count += 1
        env.step(None if ended else int(rng.choice(np.flatnonzero(seen["action_mask"]))))
        assert agent in env.possible_agents
    assert count > 60


@pytest.mark.parametrize("name", GAMES)
def test_games_are_registered(name: str) -> None:
    env = pettingzoo.make("aec", f"saloon/{name}-v0")
    env.reset(seed=3)
    assert env.unwrapped.metadata["name"] == f"{name}_v0"
    assert env.possible_agents == [f"seat_{seat}" for seat in range(min(4, saloon.game(GAMES[name]).seats[-1]))]
    assert pettingzoo.make("parallel", f"saloon/{name}-v0", max_cycles=3).max_cycles == 3


def play(env: Turns, seed: int) -> dict[str, float]:
    """A random game; returns what everybody got."""
    env.reset(seed=seed)
    rng = np.random.default_rng(seed)
    got = dict.fromkeys(env.agents, 0.0)
    for agent in env.agent_iter():
        seen, reward, ended, stopped, _ = env.last()
        got[agent] += reward
        if ended or stopped:
            env.step(None)
        else:
            env.step(int(rng.choice(np.flatnonzero(seen["action_mask"]))))
    return got


@pytest.mark.parametrize(("game", "seats"), [("colt-express", 5), ("bang-duel", 2)])
def test_winners_share_the_reward(game: str, seats: int) -> None:
    env = aec(game, seats)
    got = play(env, 4)
    winners = env.world.winners()
    assert got == {f"seat_{seat}": 1 / len(winners) if seat in winners else 0.0 for seat in range(seats)}


def test_a_game_that_is_called_off_pays_nobody() -> None:
    env = aec("bang-duel", max_cycles=10)
    assert set(play(env, 4).values()) == {0.0}
    assert env.answers == 10


def test_only_who_is_asked_has_a_mask() -> None:
    env = aec("colt-express", 3, teams=True)  # all choose at once who boards last
    env.reset(seed=2)
    assert len(env.world.deciders()) == 3
    masks = [env.observe(agent)["action_mask"].any() for agent in env.agents]
    assert masks == [True, False, False]


def test_those_asked_at_once_see_nothing_of_each_other() -> None:
    """Whatever the first seat answers, the second one sees the same."""
    sights = set()
    env = aec("colt-express", 3, teams=True)
    env.reset(seed=2)
    for answer in np.flatnonzero(env.observe("seat_0")["action_mask"]):
        env.reset(seed=2)
        env.step(int(answer))
        assert env.agent_selection == "seat_1"
        sights.add(env.observe("seat_1")["observation"].tobytes())
    assert len(sights) == 1


def test_an_answer_that_is_not_allowed_is_refused_and_changes_nothing() -> None:
    env = aec("colt-express")
    env.reset(seed=2)
    before = env.world.dump()
    for action in (32, -1, 33):
        with pytest.raises(saloon.IllegalOption, match=r"rule 4\.1"):
            env.step(action)
    assert env.world.dump() == before
    together = parallel("colt-express")
    together.reset(seed=2)
    _, _, _, _, infos = together.step(dict.fromkeys(together.agents, 32))
    asked = f"seat_{together.world.decider()}"
    assert "rule 4.1" in infos[asked]["refused"]
    assert not any(infos[agent] for agent in together.agents if agent != asked)


def test_all_who_are_asked_at_once_are_heard_in_one_cycle() -> None:
    env = parallel("colt-express", 3, teams=True)
    seen, _ = env.reset(seed=2)
    assert [bool(sight["action_mask"].any()) for sight in seen.values()] == [True] * 3
    assert env.world.question(0)["kind"] == "board"
    env.step({agent: int(sight["action_mask"].argmax()) for agent, sight in seen.items()})
    assert [env.world.question(seat)["kind"] for seat in range(3)] == ["pick-card"] * 3


def test_observations_come_from_imagined_worlds_just_as_well() -> None:
    env = aec("bang-duel")
    env.reset(seed=5)
    for _ in range(30):
        seat = env.possible_agents.index(env.agent_selection)
        seen = env.observe(env.agent_selection)
        twin = env.setting.observe(env.world.imagine(seat, Rng(1)), seat, True)
        assert all((seen[part] == twin[part]).all() for part in seen)
        env.step(int(seen["action_mask"].argmax()))


@pytest.mark.parametrize(
    ("game", "settings", "why"),
    [
        ("checkers", {}, "no game “checkers”"),
        ("colt-express", {"seats": 9}, "for 2 to 6 players"),
        ("colt-express", {"expret": True}, "Did you mean “expert”"),
        ("colt-express", {"render_mode": "rgb_array"}, "human, ansi, svg"),
        ("colt-express", {"max_cycles": 0}, "from 1 on, not 0"),
        ("colt-express", {"max_cycles": "many"}, "from 1 on, not 'many'"),
    ],
)
def test_what_cannot_be_made_says_why(game: str, settings: dict[str, Any], why: str) -> None:
    for make in (aec, parallel):
        with pytest.raises(saloon.SaloonError, match=why):
            make(game, **settings)
    assert issubclass(BadSetting, saloon.SaloonError)


@pytest.mark.parametrize(("game", "seats"), [("colt-express", 3), ("bang-duel", 2)])
def test_the_global_state_is_what_all_seats_know_together(game: str, seats: int) -> None:
    env, together = aec(game, seats), parallel(game, seats)
    env.reset(seed=1)
    together.reset(seed=1)
    whole = env.state()
    assert (whole == together.state()).all()
    assert env.state_space.contains(whole)
    assert (whole == np.concatenate([env.observe(agent)["observation"] for agent in env.agents])).all()


@dicts
@modules
def test_the_api_is_kept_with_an_action_for_those_who_are_not_asked(module: ModuleType) -> None:
    api_test(module.env(noop=True), num_cycles=40)
    parallel_api_test(module.parallel_env(noop=True), num_cycles=40)


def test_those_who_are_not_asked_may_do_nothing() -> None:
    env, together = aec("colt-express", noop=True), parallel("colt-express", noop=True)
    env.reset(seed=2)
    seen, _ = together.reset(seed=2)
    width = saloon.game("colt-express").width
    for agent in env.agents:
        assert env.action_space(agent) == spaces.Discrete(width + 1)
        mask = env.observe(agent)["action_mask"]
        assert (mask == seen[agent]["action_mask"]).all()
        if agent == env.agent_selection:
            assert np.flatnonzero(mask).tolist() == sorted(env.world.options(env.world.decider()))
        else:
            assert np.flatnonzero(mask).tolist() == [width]
    with pytest.raises(saloon.IllegalOption, match=r"rule 4\.1"):
        env.step(width)
    _, _, _, _, infos = together.step(dict.fromkeys(together.agents, width))
    assert [agent for agent in infos if infos[agent]] == [env.agent_selection]


def test_at_the_end_everybody_may_do_nothing() -> None:
    env = parallel("bang-duel", noop=True, max_cycles=3)
    seen, _ = env.reset(seed=1)
    while env.agents:
        seen, _, _, _, _ = env.step({agent: int(sight["action_mask"].argmax()) for agent, sight in seen.items()})
    assert all(sight["action_mask"].any() for sight in seen.values())


def test_nothing_can_be_done_before_a_game_has_begun() -> None:
    env, together = aec("colt-express"), parallel("colt-express")
    for attempt in (
        lambda: env.step(0),
        env.last,
        lambda: env.observe("seat_0"),
        env.state,
        env.render,
        lambda: together.step({}),
        together.state,
        together.render,
    ):
        with pytest.raises(NotNow, match="No game has begun yet: call reset first"):
            attempt()


def test_nothing_can_be_done_after_the_end() -> None:
    env, together = aec("bang-duel", max_cycles=3), parallel("bang-duel", max_cycles=1)
    play(env, 1)
    together.reset(seed=1)
    together.step({})
    for attempt in (lambda: env.step(None), lambda: env.step(0), lambda: together.step({})):
        with pytest.raises(NotNow, match="This game is over: reset begins the next one"):
            attempt()


NO_ACTIONS = [None, 1.0, "draw", [0], np.array([0]), np.float32(1), {"seat_0": 1}]


@pytest.mark.parametrize("action", NO_ACTIONS, ids=repr)
def test_what_is_no_action_is_refused_and_changes_nothing(action: Any) -> None:
    env, together = aec("colt-express"), parallel("colt-express")
    env.reset(seed=2)
    together.reset(seed=2)
    before = env.world.dump()
    with pytest.raises(BadAction, match="An action is one whole number from 0 to 32, not "):
        env.step(action)
    with pytest.raises(BadAction, match="An action is one whole number from 0 to 32, not "):
        together.step(dict.fromkeys(together.agents, action))
    assert env.world.dump() == together.world.dump() == before
    assert together.cycles == 0


@pytest.mark.parametrize("action", [np.int64(24), np.array(24), np.int8(24), 24])
def test_whole_numbers_of_all_kinds_are_actions(action: Any) -> None:
    env = aec("colt-express")
    env.reset(seed=2)
    env.step(action)
    assert env.answers == 1


@pytest.mark.parametrize("actions", [None, 3, [0, 0, 0, 0], {"seat_9": 0}, {0: 0}], ids=repr)
def test_actions_come_by_the_names_of_agents(actions: Any) -> None:
    env = parallel("colt-express")
    env.reset(seed=2)
    with pytest.raises(BadAction, match=r"by the names of agents \(seat_0, seat_1, seat_2, seat_3\), not as "):
        env.step(actions)
    assert env.cycles == 0


@pytest.mark.parametrize("action", [10**30, -(10**30)])
def test_answers_far_out_of_range_are_refused_like_others(action: int) -> None:
    for game in ("colt-express", "bang-duel"):
        env = aec(game)
        env.reset(seed=2)
        with pytest.raises(saloon.IllegalOption, match="rule"):
            env.step(action)
