"""Presets and switches of environments, and where a game without a bound is called off."""

from __future__ import annotations

import gymnasium
import pyspiel
import pytest

import saloon
import saloon.envs.openspiel
from saloon.envs import aec, gym, parallel
from saloon.envs.rows import Rows
from saloon.envs.setting import LONGEST, Setting
from saloon.envs.vector import Vector

MAKERS = [aec, parallel, gym, lambda game, **settings: Vector(game, 1, **settings), Rows]


@pytest.mark.parametrize("make", MAKERS)
def test_a_preset_sets_switches_and_what_is_given_counts_more(make: object) -> None:
    assert callable(make)
    env = make("colt-express", preset="first-game", events="on")
    assert env.setting == Setting("colt-express", 4, {"abilities": False})


def test_presets_come_through_the_doors_of_others() -> None:
    made = gymnasium.make("saloon/bang_duel-v0", preset="everybody")
    assert made.unwrapped.setting.switches == {"squad": 12}  # type: ignore[attr-defined]  # it is ours
    game = pyspiel.load_game("python_saloon_colt_express(preset=expert)")
    assert game.setting.switches["expert"] is True


def test_an_unknown_preset_is_refused() -> None:
    with pytest.raises(saloon.BadSwitch) as refused:
        aec("colt-express", preset="experts")
    assert "“expert”" in str(refused.value)


def test_only_a_game_without_a_bound_has_a_limit_that_nobody_asked_for() -> None:
    assert aec("bang-duel").max_cycles == gym("bang-duel").max_cycles == Vector("bang-duel", 1).max_cycles == LONGEST
    assert aec("colt-express").max_cycles is None
    assert aec("bang-duel", max_cycles=7).max_cycles == 7


def test_openspiel_calls_off_what_goes_on_for_ever() -> None:
    game = pyspiel.load_game("python_saloon_bang_duel(deals=3)")
    assert game.max_game_length() == LONGEST
    game.longest = 12
    state = game.new_initial_state()
    state.apply_action(1)
    while not state.is_terminal():
        state.apply_action(state.legal_actions()[0])
    assert state.move_number() == 13
    assert state.returns() == [0.5, 0.5]
