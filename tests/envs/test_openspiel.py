"""OpenSpiel's own simulations and its own search, on our games."""

from __future__ import annotations

from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms.ismcts import ISMCTSBot
from open_spiel.python.algorithms.mcts import RandomRolloutEvaluator

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
