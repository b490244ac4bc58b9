"""A game and a bot of another installed package are at home everywhere; no file of the house names them."""

from __future__ import annotations

import json
import random
import subprocess
import sys
from pathlib import Path

from cli.terminal import Terminal, environment, run


def test_the_game_is_listed_with_its_switches(toy: str, tmp_path: Path) -> None:
    done = run(tmp_path, "games", PYTHONPATH=toy)
    assert done.returncode == 0, done.stderr
    assert "toy  Toy, 2 to 4 players" in done.stdout
    assert "Whether the pot is large." in done.stdout
    assert "colt-express" in done.stdout
    assert done.stderr == ""


def test_it_speaks_english_where_it_does_not_know_the_language(toy: str, tmp_path: Path) -> None:
    done = run(tmp_path, "--lang", "uk", "games", PYTHONPATH=toy)
    assert "Whether the pot is large." in done.stdout


def test_its_rules_are_shown(toy: str, tmp_path: Path) -> None:
    assert "Bid, then show." in run(tmp_path, "rules", "toy", "1.1", PYTHONPATH=toy).stdout


def test_it_is_played_at_a_terminal_against_the_bot_that_came_along(toy: str, tmp_path: Path) -> None:
    dice = random.Random(1)
    play = ["play", "toy", "--seats", "3", "--bots", "bidder", "--seed", "7"]
    with Terminal(tmp_path, *play, more={"PYTHONPATH": toy}) as terminal:
        assert "How much is your card worth to you?" in terminal.screen()
        while not terminal.over:
            terminal.type(str(dice.choice(list(terminal.options()))))
        end = terminal.fresh()
        assert terminal.process.returncode == 0
    assert "wins" in end or "shares the victory" in end
    (record,) = (tmp_path / "saloon" / "finished").iterdir()
    assert json.loads(record.read_text(encoding="utf-8").splitlines()[0])["game"] == "toy"
    assert run(tmp_path, "replay", str(record), "--verify", PYTHONPATH=toy).returncode == 0


def test_house_bots_play_it_in_the_arena_against_the_one_that_came_along(toy: str, tmp_path: Path) -> None:
    contest = ["arena", "toy", "--bots", "bidder,easy,random", "--games", "6", "--seed", "1", "--jobs", "2"]
    done = run(tmp_path, *contest, PYTHONPATH=toy)
    assert done.returncode == 0, done.stderr
    assert all(name in done.stdout for name in ("bidder", "easy", "random"))


def test_its_balance_is_measured(toy: str, tmp_path: Path) -> None:
    done = run(tmp_path, "balance", "toy", "--bot", "bidder", "--games", "8", "--seats", "2", PYTHONPATH=toy)
    assert done.returncode == 0, done.stderr


def test_the_shell_completes_both(toy: str, tmp_path: Path) -> None:
    script = run(tmp_path, "completion", "bash", PYTHONPATH=toy).stdout
    assert "toy" in script
    assert "bidder" in script


def test_without_the_package_there_is_no_such_game(tmp_path: Path) -> None:
    done = run(tmp_path, "play", "toy")
    assert done.returncode == 2
    assert "There is no game “toy”" in done.stderr


LEARN = """
import gymnasium, numpy, pettingzoo
from saloon.envs import aec, gym, toy_v0
import saloon.envs.toy_v0 as again

assert again is toy_v0
env = toy_v0.env(seats=3, rich=True)
env.reset(seed=1)
for agent in env.agent_iter():
    seen, _, over, cut, _ = env.last()
    env.step(None if over or cut else int(numpy.flatnonzero(seen["action_mask"])[-1]))
assert pettingzoo.make("parallel", "saloon/toy-v0").max_num_agents == 4

env = gymnasium.make("saloon/toy-v0", seats=2, opponents="bidder")
seen, told = env.reset(seed=2)
done = False
while not done:
    action = int(numpy.flatnonzero(env.unwrapped.action_masks())[0])
    seen, reward, done, cut, told = env.step(action)
    done = done or cut
many = gymnasium.make_vec("saloon/toy-v0", num_envs=3, seats=2)
seen, told = many.reset(seed=3)
masks = seen["action_mask"]
many.step(masks.argmax(axis=1))

picture = gym("toy", 2, "easy", render_mode="svg")
picture.reset(seed=4)
assert "Pot: 1" in picture.render()
picture = aec("toy", 2, render_mode="ansi")
picture.reset(seed=4)
assert "How much is your card worth to you?" in picture.render()
print("learned")
"""


def test_learners_find_it_under_its_name(toy: str, tmp_path: Path) -> None:
    code = [sys.executable, "-c", LEARN]
    done = subprocess.run(code, env=environment(tmp_path, PYTHONPATH=toy), capture_output=True, text=True, check=False)
    assert done.stdout == "learned\n", done.stderr
