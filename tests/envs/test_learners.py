"""Learners that people know, on our environments: they find what they look for, and learn for some hundred steps."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
import pytest
import torch
from sb3_contrib import MaskablePPO
from sb3_contrib.common.maskable.utils import get_action_masks, is_masking_supported
from stable_baselines3.common.vec_env import DummyVecEnv
from tianshou.algorithm import DQN, MultiAgentOffPolicyAlgorithm
from tianshou.algorithm.modelfree.dqn import DiscreteQLearningPolicy
from tianshou.algorithm.optim import AdamOptimizerFactory
from tianshou.data import Collector, VectorReplayBuffer
from tianshou.env import DummyVectorEnv, PettingZooEnv
from tianshou.utils.net.common import Net
from tianshou.utils.torch_utils import policy_within_training_step
from torchrl.envs import GymWrapper, PettingZooWrapper, TransformedEnv
from torchrl.envs.transforms import ActionMask
from torchrl.envs.utils import check_env_specs

from saloon.envs import GAMES, aec, gym, parallel

# TorchRL says so of every version but one that is years old
versions = pytest.mark.filterwarnings("ignore:PettingZoo in TorchRL is tested using version")


@pytest.fixture(autouse=True)
def _one_thread() -> Any:
    """Tests run side by side already."""
    before = torch.get_num_threads()
    torch.set_num_threads(1)
    torch.manual_seed(1)
    yield
    torch.set_num_threads(before)


@pytest.mark.parametrize("name", GAMES)
def test_maskable_ppo_learns(name: str) -> None:
    def make() -> Any:
        return gymnasium.make(f"saloon/{name}-v0", max_cycles=60)

    envs = DummyVecEnv([make, make])
    assert is_masking_supported(envs)
    model = MaskablePPO("MultiInputPolicy", envs, n_steps=64, batch_size=64, n_epochs=2, seed=1, device="cpu")
    before = [weights.clone() for weights in model.policy.parameters()]
    model.learn(256)
    assert any(not torch.equal(old, new) for old, new in zip(before, model.policy.parameters(), strict=True))
    env = make()
    seen, _ = env.reset(seed=3)
    for _ in range(20):
        masks = get_action_masks(env.unwrapped)
        assert masks.tolist() == seen["action_mask"].astype(bool).tolist()
        action, _ = model.predict(seen, action_masks=masks)
        seen, _, _, _, info = env.step(action)
        assert "refused" not in info


@versions
@pytest.mark.parametrize("game", GAMES.values())
def test_torchrl_rolls_out_with_all_seats(game: str) -> None:
    """It draws an action for every seat in every cycle: that is what `noop` is for."""
    together = PettingZooWrapper(parallel(game, noop=True, max_cycles=120), use_mask=True, seed=1)
    check_env_specs(together)
    played = together.rollout(120)
    masks, actions = played["seat", "action_mask"], played["seat", "action"]
    assert masks.any(dim=-1).all()
    assert masks.gather(-1, actions.unsqueeze(-1)).all()
    assert together.cycles > 100
    in_turn = PettingZooWrapper(aec(game, noop=True, max_cycles=120), use_mask=True, seed=1)
    assert len(in_turn.rollout(120)) > 60


@versions
@pytest.mark.parametrize("name", GAMES)
def test_torchrl_rolls_out_with_one_learner(name: str) -> None:
    env = TransformedEnv(GymWrapper(gymnasium.make(f"saloon/{name}-v0", max_cycles=100)), ActionMask())
    check_env_specs(env)
    played = env.rollout(200, break_when_any_done=False)
    assert len(played) == 200
    assert played["next", "done"].any()


@pytest.mark.parametrize("game", GAMES.values())
def test_a_table_of_tianshous_q_learners(game: str) -> None:
    np.random.seed(1)  # tianshou's own generator

    def make() -> PettingZooEnv:
        return PettingZooEnv(aec(game, max_cycles=80))

    env = make()
    learners = []
    for _ in env.agents:
        net = Net(
            state_shape=env.observation_space["observation"].shape, action_shape=env.action_space.n, hidden_sizes=[32]
        )
        policy = DiscreteQLearningPolicy(model=net, action_space=env.action_space, eps_training=0.2)
        learners.append(DQN(policy=policy, optim=AdamOptimizerFactory(lr=1e-3)))
    table = MultiAgentOffPolicyAlgorithm(algorithms=learners, env=env)
    collector = Collector[Any](table, DummyVectorEnv([make, make]), VectorReplayBuffer(1000, 2), exploration_noise=True)
    collector.reset()
    with policy_within_training_step(table.policy):
        stats = collector.collect(n_step=300)
        losses = table.update(buffer=collector.buffer, sample_size=64).get_loss_stats_dict()
    assert stats.n_collected_steps == 300
    assert stats.n_collected_episodes > 0
    assert len(losses) == len(env.agents)


def test_tianshou_collects_with_one_learner() -> None:
    env = DummyVectorEnv([lambda: gym("bang-duel", max_cycles=50) for _ in range(2)])
    seen, _ = env.reset(seed=1)
    for _ in range(60):
        seen, _, ended, stopped, _ = env.step(np.array([one["action_mask"].argmax() for one in seen]))
        if (over := np.flatnonzero(ended | stopped)).size:
            seen[over], _ = env.reset(over)
