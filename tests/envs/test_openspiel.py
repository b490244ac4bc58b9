"""OpenSpiel's own simulations and its own search, on our games."""

from __future__ import annotations

import copy
import dataclasses
import json
import pickle
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms.ismcts import ISMCTSBot
from open_spiel.python.algorithms.mcts import RandomRolloutEvaluator
from open_spiel.python.observation import make_observation

import saloon.envs.openspiel
from saloon.bots import BOTS, decide


@pytest.mark.parametrize(
    ("name", "serialize"),
    [
        ("python_saloon_colt_express(players=2,deals=9)", True),
        ("python_saloon_colt_express(players=3,deals=9,expert=True)", False),
        ("python_saloon_bang_duel(deals=9)", False),
    ],
)
def test_random_simulations_hold(name: str, serialize: bool) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=1, serialize=serialize, verbose=False)


def dealt(name: str, answers: int) -> Any:
    """A game after so many random answers."""
    state = pyspiel.load_game(name).new_initial_state()
    state.apply_action(3)
    rng = np.random.default_rng(1)
    for _ in range(answers):
        state.apply_action(int(rng.choice(state.legal_actions())))
    return state


@pytest.mark.parametrize("name", ["python_saloon_colt_express(deals=9)", "python_saloon_bang_duel(deals=9)"])
@pytest.mark.parametrize("answers", [0, 25])
def test_resampled_states_look_alike_to_one_player_only(name: str, answers: int) -> None:
    state = dealt(name, answers)
    player = state.current_player()
    sampler = pyspiel.UniformProbabilitySampler(0.0, 1.0)
    others = set()
    for _ in range(4):
        twin = state.resample_from_infostate(player, sampler)
        assert twin.information_state_string(player) == state.information_state_string(player)
        assert twin.information_state_tensor(player) == state.information_state_tensor(player)
        assert twin.observation_string(player) == state.observation_string(player)
        assert twin.legal_actions() == state.legal_actions()
        others.add(twin.information_state_string(1 - player if player < 2 else 0))
    assert len(others) > 1
    # From here on the same answer is told alike in the true world and in an imagined one, up to what comes to light
    twin = state.resample_from_infostate(player, sampler)
    before = twin.information_state_string(player)
    twin.apply_action(twin.legal_actions()[0])
    assert twin.information_state_string(player) != before


def test_answers_at_the_same_time_stay_hidden() -> None:
    seen = set()
    state = dealt("python_saloon_colt_express(players=3,deals=9,teams=True)", 0)
    for action in state.legal_actions():
        child = state.child(action)
        assert child.current_player() == 1
        seen.add(child.information_state_string(1))
    assert len(seen) == 1
    assert len({state.child(action).information_state_string(0) for action in state.legal_actions()}) > 1


def test_clones_go_their_own_way() -> None:
    state = dealt("python_saloon_bang_duel(deals=9)", 12)
    before = str(state)
    told = state.information_state_string(0)
    twin = state.clone()
    assert str(twin) == before
    assert twin.information_state_string(0) == told
    twin.apply_action(twin.legal_actions()[0])
    assert str(state) == before
    assert str(twin) != before


def test_their_search_plays_a_game_against_ours() -> None:
    game = pyspiel.load_game("python_saloon_colt_express(players=2,deals=9,events=False)")
    evaluator = RandomRolloutEvaluator(1, np.random.RandomState(1))
    theirs = ISMCTSBot(game, evaluator, 1.0, 3, random_state=np.random.RandomState(1))
    ours = BOTS["easy"](1)
    ours.worlds = 3
    state = game.new_initial_state()
    state.apply_action(5)
    moved = [0, 0]
    while not state.is_terminal():
        player = state.current_player()
        moved[player] += 1
        if player == 0:
            state.apply_action(int(theirs.step(state)))
        else:
            state.apply_action(decide(ours, state.sight.world, player))
    assert sum(state.returns()) == 1.0
    assert min(moved) > 10


def test_what_cannot_be_made_says_why() -> None:
    with pytest.raises(saloon.SaloonError, match="at least 1, not 0"):
        saloon.envs.openspiel.SpielGame({"deals": 0})
    with pytest.raises(saloon.SaloonError, match="not played in teams"):
        pyspiel.load_game("python_saloon_colt_express(players=3,expert=True,teams=True)")


NAMES = ["python_saloon_colt_express(deals=9)", "python_saloon_bang_duel(deals=9)"]


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("recall", [False, True])
def test_who_observes_in_public_sees_what_an_onlooker_sees(name: str, recall: bool) -> None:
    """The same in every world that looks alike to any of the players, whoever is asked for."""
    kind = pyspiel.IIGObservationType(True, recall, pyspiel.PrivateInfoType.NONE)
    state = dealt(name, 0)
    game = state.get_game()
    observer, twins = make_observation(game, kind), make_observation(game, kind)
    sampler = pyspiel.UniformProbabilitySampler(0.0, 1.0)
    rng = np.random.default_rng(2)
    strings = set()
    for _ in range(60):
        observer.set_from(state, 0)
        text = observer.string_from(state, 0)
        strings.add(text)
        if not recall:
            assert json.loads(text) == json.loads(json.dumps(dataclasses.asdict(state.sight.world.view(None))))
        for player in range(game.num_players()):
            twin = state.resample_from_infostate(player, sampler)
            twins.set_from(twin, player)
            assert twins.string_from(twin, player) == text
            assert (twins.tensor == observer.tensor).all()
            assert state.information_state_tensor(player) != observer.tensor.tolist()
        state.apply_action(int(rng.choice(state.legal_actions())))
        if state.is_terminal():
            break
    assert len(strings) > 20


def test_other_observers_are_refused() -> None:
    game = pyspiel.load_game(NAMES[0])
    for kind in (
        pyspiel.IIGObservationType(False, False, pyspiel.PrivateInfoType.SINGLE_PLAYER),
        pyspiel.IIGObservationType(True, False, pyspiel.PrivateInfoType.ALL_PLAYERS),
    ):
        with pytest.raises(saloon.SaloonError, match="Public information can be had alone, or with that of one player"):
            make_observation(game, kind)


@pytest.mark.parametrize("name", NAMES)
def test_states_are_told_as_json_and_begin_from_it(name: str) -> None:
    state = dealt(name, 25)
    told = json.loads(state.to_json())
    assert told == state.to_dict() == state.sight.world.dump()
    again = state.get_game().new_initial_state(state.to_json())
    assert again.to_json() == state.to_json()
    assert again.current_player() == state.current_player()
    assert again.legal_actions() == state.legal_actions()
    again.apply_action(again.legal_actions()[0])
    player = state.current_player()
    assert state.to_observation_struct(player).to_dict() == json.loads(state.observation_string(player))
    assert json.loads(state.get_game().new_initial_state().to_json()) == {}


def test_json_of_another_game_is_refused() -> None:
    duel = dealt(NAMES[1], 5)
    with pytest.raises(saloon.SaloonError):
        pyspiel.load_game(NAMES[0]).new_initial_state(duel.to_json())
    with pytest.raises(saloon.SaloonError, match="This is not a moment of colt-express, seats=3"):
        pyspiel.load_game("python_saloon_colt_express(players=3)").new_initial_state(dealt(NAMES[0], 5).to_json())


@pytest.mark.parametrize("name", [*NAMES, "python_saloon_colt_express(players=3,deals=5,expert=True)"])
@pytest.mark.parametrize("twin_of", [copy.copy, copy.deepcopy, lambda one: pickle.loads(pickle.dumps(one))])
def test_games_and_states_are_copied_and_pickled(name: str, twin_of: Any) -> None:
    state = dealt(name, 12)
    game = twin_of(state.get_game())
    assert str(game) == str(state.get_game())
    assert game.deals == state.get_game().deals
    fresh = game.new_initial_state()
    fresh.apply_action(3)
    twin = twin_of(state)
    assert str(twin) == str(state)
    assert twin.history() == state.history()
    for player in range(game.num_players()):
        assert twin.information_state_string(player) == state.information_state_string(player)
    before = str(state)
    twin.apply_action(twin.legal_actions()[0])
    assert str(state) == before
    before_the_deal = twin_of(game.new_initial_state())
    assert before_the_deal.is_chance_node()
