"""How many steps a second a learner gets, beside PettingZoo's own games on the same machine in the same run.

`python -m bench.envs [SECONDS]`: two seconds each, unless told otherwise. A step is one answer of one seat with all
that belongs to it: observation, mask, a random legal choice, rewards, a new game when one is over.
"""

from __future__ import annotations

import random
import sys
import time
from collections.abc import Callable
from importlib import import_module
from types import ModuleType
from typing import Any

import numpy as np
import pettingzoo
import pyspiel
from pettingzoo.env_registry.exceptions import FailedToImport

import saloon.engine.rng
import saloon.envs.openspiel
from saloon.envs import GAMES, gym, parallel
from saloon.envs.rows import Rows
from saloon.envs.vector import Vector

BATCH = 64
BLOCK = 20  # steps between two looks at the clock
THEIRS = ("connect_four-v3", "tictactoe-v3", "leduc_holdem-v4", "texas_holdem_no_limit-v6")


def turns(env: Any) -> Callable[[], int]:
    """An AEC environment, as PettingZoo's own benchmark plays it."""
    env.reset(seed=0)

    def block() -> int:
        for _ in range(BLOCK):
            seen, _, ended, stopped, _ = env.last()
            if ended or stopped:
                env.reset()
                continue
            if isinstance(seen, dict):
                env.step(random.choice(np.flatnonzero(seen["action_mask"]).tolist()))
            else:
                env.step(env.action_space(env.agent_selection).sample())
        return BLOCK

    return block


def together(env: Any) -> Callable[[], int]:
    """A parallel environment: the answers of those who are asked count."""
    seen, _ = env.reset(seed=0)

    def block() -> int:
        nonlocal seen
        steps = 0
        for _ in range(BLOCK):
            if not env.agents:
                seen, _ = env.reset()
            allowed = {agent: np.flatnonzero(each["action_mask"]).tolist() for agent, each in seen.items()}
            actions = {agent: random.choice(options) for agent, options in allowed.items() if options}
            seen, *_ = env.step(actions)
            steps += len(actions)
        return steps

    return block


def rows(env: Rows) -> Callable[[], int]:
    """Only the learners' answers count."""
    rng = np.random.default_rng(0)
    seen, _ = env.reset(seed=0)

    def block() -> int:
        nonlocal seen
        for _ in range(BLOCK):
            masks = seen["action_mask"]
            seen, *_ = env.step((masks * rng.random(masks.shape, np.float32)).argmax(axis=1))
        return BLOCK * env.num_envs

    return block


def many(vector: Vector) -> Callable[[], int]:
    rng = np.random.default_rng(0)

    def block() -> int:
        for _ in range(BLOCK):
            vector.step((vector.masks * rng.random(vector.masks.shape, np.float32)).argmax(axis=1))
        return BLOCK * vector.count

    return block


def single(env: Any) -> Callable[[], int]:
    """Only the learner's answers count."""
    seen, _ = env.reset(seed=0)

    def block() -> int:
        nonlocal seen
        for _ in range(BLOCK):
            seen, _, ended, _, _ = env.step(random.choice(np.flatnonzero(seen["action_mask"]).tolist()))
            if ended:
                seen, _ = env.reset()
        return BLOCK

    return block


def spiel(name: str) -> Callable[[], int]:
    game = pyspiel.load_game(name)
    state = game.new_initial_state()

    def block() -> int:
        nonlocal state
        for _ in range(BLOCK):
            if state.is_terminal():
                state = game.new_initial_state()
            if state.is_chance_node():
                state.apply_action(random.randrange(game.deals))
            state.information_state_tensor(state.current_player())
            state.apply_action(random.choice(state.legal_actions()))
        return BLOCK

    return block


def rate(block: Callable[[], int], seconds: float) -> float:
    """Steps in a second of the processor, so that other programs do not count, after a first block for warming up."""
    block()
    steps = 0
    start = time.process_time()
    while (spent := time.process_time() - start) < seconds:
        steps += block()
    return steps / spent


def theirs(name: str) -> Any | None:
    """A game of PettingZoo, or None where it needs what is not here. pygame only draws: an empty one does as well."""
    try:
        import_module("pygame")
    except ImportError:
        sys.modules["pygame"] = ModuleType("pygame")
    try:
        return pettingzoo.make("aec", f"classic/{name}")
    except FailedToImport:
        return None


def main() -> None:
    seconds = float(sys.argv[1]) if len(sys.argv) > 1 else 2.0
    compiled = not str(saloon.engine.rng.__file__).endswith(".py")
    print(f"Saloon is {'compiled' if compiled else 'interpreted'}.", file=sys.stderr)
    blocks: list[tuple[str, Callable[[], int]]] = []
    for module, game in GAMES.items():
        env = pettingzoo.make("aec", f"saloon/{module}-v0")
        seats = len(env.possible_agents)
        title = f"{saloon.game(game).title}, {seats} seats"
        blocks.append((f"{title}: vector of {BATCH}", many(Vector(game, BATCH, seats))))
        blocks.append((f"{title}: PettingZoo AEC", turns(env)))
        blocks.append((f"{title}: PettingZoo parallel", together(parallel(game, seats))))
        blocks.append((f"{title}: Gymnasium, random opponents", single(gym(game, seats))))
        blocks.append((f"{title}: Gymnasium, {BATCH} games", rows(Rows(game, BATCH, seats))))
        blocks.append((f"{title}: OpenSpiel", spiel(f"python_saloon_{module}(players={seats},deals=64)")))
    for name in THEIRS:
        env = theirs(name)
        if env is None:
            print(f"PettingZoo {name}: what it needs is not installed", file=sys.stderr)
        else:
            blocks.append((f"PettingZoo {name}", turns(env)))
    rates = [(name, rate(block, seconds)) for name, block in blocks]
    first = next(speed for name, speed in rates if name.startswith("PettingZoo "))
    wide = max(len(name) for name, _ in rates)
    print(f"| {'':{wide}} | steps a second | to {THEIRS[0]} |")
    print(f"|{'-' * (wide + 2)}|----------------|{'-' * (len(THEIRS[0]) + 5)}|")
    for name, speed in rates:
        print(f"| {name:{wide}} | {speed:14,.0f} | {speed / first:{len(THEIRS[0]) + 3}.2f} |")


if __name__ == "__main__":
    main()
