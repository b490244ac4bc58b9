"""Fits what a game's bots go by to games that bots play: the weights of `value` and the factors of `prior`.

`python -m tools.fit GAME --bot search:300 --games 400 --seed 1 --jobs 8` plays every way to play the game in turn and
writes `fitted.py` of the game anew. `search:300` looks at 300 worlds for an answer, without a clock: the same command
plays the same games on every machine. The bots that play go by the factors of before: run it again, and they go by
better ones. A feature or trait that is not in `fitted.py` yet has the weight 0.0 or the factor 1.0.
"""

from __future__ import annotations

import argparse
import json
import math
import sys
from collections.abc import Iterable
from dataclasses import dataclass, field
from functools import partial
from importlib import import_module
from pathlib import Path

import numpy as np

import saloon
from saloon.bots import decide
from saloon.bots.bot import Bot
from saloon.cli.bench import modes
from saloon.engine.learning import Learned
from saloon.engine.rng import Rng
from saloon.pool import unordered
from tools.logit import Choices, Floats, fit

PLAYERS = {"scout": "Scout", "search": "Search"}  # modules of saloon.bots, and the bot in each
HELD_OUT = 5  # the last fifth of the games only tells how good the fit is
SEEDS = 1_000_000  # apart enough for the seeds of a game's bots

Group = tuple[Floats, Floats]  # rows, and the share of each


@dataclass
class Sample:
    """What one game teaches: at each quiet moment the phase and how the seats stood, with their shares of the victory;
    at each question the traits of the answers, with what the bot made of them."""

    moments: list[tuple[int, list[list[float]]]] = field(default_factory=list)
    victory: list[float] = field(default_factory=list)
    answers: list[tuple[list[list[str]], list[float]]] = field(default_factory=list)


def bot_of(name: str, seed: int) -> Bot:
    """A bot such as search:300."""
    kind, _, worlds = name.partition(":")
    bot = getattr(import_module(f"saloon.bots.{kind}"), PLAYERS[kind])
    made: Bot = bot(seed, worlds=int(worlds), seconds=math.inf)
    return made


def play(slug: str, bot: str, seed: int, number: int) -> Sample:
    """One game between equals, and what it teaches."""
    game = saloon.game(slug)
    every = modes(game, everything=True)
    _, seats, switches = every[number % len(every)]
    state = game.start(game.prepare(seats, game.check(seats, switches)), Rng(seed * SEEDS + number * 10))
    bots = [bot_of(bot, seed * SEEDS + number * 10 + seat + 1) for seat in range(seats)]
    sample = Sample()
    while (seat := state.decider()) >= 0:
        if state.quiet():
            sample.moments.append((state.phase(), state.all_features()))
        offered = state.options(seat)
        chosen = offered[0]
        if len(offered) > 1:
            frame = state.asked(seat)
            chosen = decide(bots[seat], state, seat)
            # Not its doubts: what a search tries now and then, a player at ease does not do
            shares = [float(option == chosen) for option in offered]
            sample.answers.append(([state.traits(frame, option) for option in offered], shares))
        state.apply(seat, chosen)
    sample.victory = state.shares()
    return sample


def standings(samples: list[Sample], phase: int, width: int) -> Choices:
    """Who won from how they stood in a phase."""
    groups: list[Group] = []
    for sample in samples:
        groups += [(np.array(rows), np.array(sample.victory)) for when, rows in sample.moments if when == phase]
    return Choices.of(groups, width)


def habits(samples: list[Sample], names: list[str]) -> Choices:
    """Which answers were given, by their traits. Answers that all look alike teach nothing."""
    column = {name: place for place, name in enumerate(names)}
    groups: list[Group] = []
    for sample in samples:
        for answers, shares in sample.answers:
            rows = np.zeros((len(answers), len(names)))
            for row, traits in zip(rows, answers, strict=True):
                np.add.at(row, [column[trait] for trait in traits], 1.0)
            if (rows != rows[0]).any():
                groups.append((rows, np.array(shares)))
    return Choices.of(groups, len(names))


@dataclass
class Result:
    """What was fitted, and the log-loss on games that were held out: of ignorance, of what there was, of what is."""

    weights: list[Floats]
    factors: Floats
    sizes: list[int]
    value: tuple[float, float, float]
    prior: tuple[float, float, float]


def losses(held: list[Choices], old: list[Floats], new: list[Floats]) -> tuple[float, float, float]:
    """The log-loss of ignorance, of the old weights and of the new ones, over all choices."""
    total = max(1, sum(len(choices) for choices in held))
    ignorant = [np.zeros_like(weights) for weights in new]
    return tuple(  # type: ignore[return-value]  # three, as the literal below shows
        sum(choices.loss(weights) * len(choices) for choices, weights in zip(held, each, strict=True)) / total
        for each in (ignorant, old, new)
    )


def learn(slug: str, samples: list[Sample]) -> Result:
    """Fit on four fifths of the games, and judge on the rest."""
    before = learned(slug)
    phases, width, traits = range(len(before.phases)), len(before.features), before.traits.names
    last = len(samples) - len(samples) // HELD_OUT
    taught, held = samples[:last], samples[last:]
    moments = [standings(taught, phase, width) for phase in phases]
    answers = habits(taught, traits)
    weights = [fit(choices, floor=0.0) for choices in moments]  # a feature is better when it is higher
    factors = fit(answers)
    old_weights, old_factors = list(np.array(before.weights)), np.log(np.array(before.factors))
    return Result(
        weights,
        np.exp(factors),
        [len(samples), sum(len(choices) for choices in moments), len(answers)],
        losses([standings(held, phase, width) for phase in phases], old_weights, weights),
        losses([habits(held, traits)], [old_factors], [factors]),
    )


def learned(slug: str) -> Learned:
    """The names that a game declares, and what its bots go by now."""
    game = saloon.game(slug)
    return game.new(game.seats[0]).learned()


def number(value: float) -> str:
    """Three digits are more than is known, and less than a billionth is what rounding has left of nothing."""
    rounded = float(f"{value:.3g}") if abs(value) > 1e-9 else 0.0
    return np.format_float_positional(rounded, trim="0") if rounded else "0.0"


def text(slug: str, command: str, result: Result) -> str:
    """The module that the game's bots read."""
    names = learned(slug)
    games, moments, answers = result.sizes
    said = ["log-loss {:.3f} without, {:.3f} before, {:.3f} now".format(*each) for each in (result.value, result.prior)]
    lines = [
        '"""What bots go by, fitted to games between bots; made anew, never edited.',
        "",
        f"`{command}`",
        "",
        f"{games} games, the last fifth held out to measure the log-loss.",
        f"Value: {moments} moments, {said[0]}.",
        f"Prior: {answers} answers, {said[1]}.",
        '"""',
        "",
        "from typing import Final",
        "",
        "# By phase: what a unit of each feature is worth",
        "WEIGHTS: Final[dict[str, dict[str, float]]] = {",
    ]
    for phase, weights in zip(names.phases, result.weights, strict=True):
        lines.append(f"    {quoted(phase)}: {{")
        lines += [f"        {quoted(name)}: {number(w)}," for name, w in zip(names.features, weights, strict=True)]
        lines.append("    },")
    lines += [
        "}",
        "",
        "# By trait: how many times as likely it makes an answer",
        "FACTORS: Final[dict[str, float]] = {",
    ]
    factors = zip(names.traits.names, result.factors, strict=True)
    lines += [f"    {quoted(name)}: {number(factor)}," for name, factor in factors]
    return "\n".join([*lines, "}", ""])


def quoted(name: str) -> str:
    return json.dumps(name, ensure_ascii=False)


def arguments(given: list[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m tools.fit", description=(__doc__ or "").split("\n")[0])
    parser.add_argument("game", choices=list(saloon.games()))
    parser.add_argument("--bot", required=True, metavar="NAME:WORLDS", help=" or ".join(PLAYERS))
    parser.add_argument("--games", type=int, required=True)
    parser.add_argument("--seed", type=int, required=True)
    parser.add_argument("--jobs", type=int, default=1)
    found = parser.parse_args(given)
    kind, _, worlds = found.bot.partition(":")
    if kind not in PLAYERS or not worlds.isdecimal() or int(worlds) < 1:
        parser.error(f"--bot {found.bot}: {' or '.join(PLAYERS)}, a colon, and how many worlds")
    if found.games < HELD_OUT or found.seed < 0 or found.jobs < 1:
        parser.error(f"at least {HELD_OUT} games, a seed from 0 on, and at least 1 job")
    return found


def numbered(slug: str, bot: str, seed: int, number: int) -> tuple[int, Sample]:
    """One game and its number: they come in any order."""
    return number, play(slug, bot, seed, number)


def counted(games: Iterable[tuple[int, Sample]], total: int) -> list[Sample]:
    """Wait for the games, tell how many there are, and put them in order."""
    samples: dict[int, Sample] = {}
    for number, sample in games:
        samples[number] = sample
        print(f"\r{len(samples)} of {total} games", end="", file=sys.stderr, flush=True)
    print(file=sys.stderr)
    return [samples[number] for number in range(total)]


def main(given: list[str] | None = None, root: Path | None = None) -> None:
    given = sys.argv[1:] if given is None else given
    root = Path(__file__).parent.parent if root is None else root
    asked = arguments(given)
    one = partial(numbered, asked.game, asked.bot, asked.seed)
    samples = counted(unordered(one, range(asked.games), asked.jobs), asked.games)
    result = learn(asked.game, samples)
    # How many played at a time changes nothing, and so is not told
    told = f"python -m tools.fit {asked.game} --bot {asked.bot} --games {asked.games} --seed {asked.seed}"
    file = root / "src" / "saloon" / "games" / asked.game.replace("-", "_") / "fitted.py"
    file.write_text(text(asked.game, told, result), encoding="utf-8")
    for name, (ignorant, old, new) in (("value", result.value), ("prior", result.prior)):
        print(f"{name}: log-loss {ignorant:.3f} without, {old:.3f} before, {new:.3f} now")


if __name__ == "__main__":
    # By its own name, by which other processes find what they are to do
    import_module("tools.fit").main()
