"""`saloon bench`: how fast the engine is here, on one core."""

from __future__ import annotations

import argparse
import json
import platform
import time
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass
from functools import partial

from rich.progress import BarColumn, MofNCompleteColumn, Progress
from rich.table import Table as Grid
from rich.text import Text

import saloon
from saloon.cli import values
from saloon.cli.ui import Trouble, Ui, is_compiled
from saloon.engine.errors import BadSeats, BadSwitch
from saloon.engine.game import Game, Value
from saloon.engine.playout import playout
from saloon.engine.rng import Rng
from saloon.engine.state import State
from saloon.engine.variant import Variant
from saloon.words import Words

SECONDS = 0.3
LONGEST = 60
REPETITIONS = 3
POSITIONS = 8
SEED = 1
STANDARD = "standard"

VERBS = ("copy", "view", "imagine", "dump", "load")


@dataclass(frozen=True)
class Figures:
    """One line of the result; times in microseconds."""

    game: str
    mode: str
    seats: int
    games_per_second: float
    decisions_per_second: float
    decisions_per_game: float
    copy_us: float
    view_us: float
    imagine_us: float
    dump_us: float
    load_us: float


def add_arguments(command: argparse.ArgumentParser, words: Words) -> None:
    command.add_argument("game", nargs="?", metavar="GAME", help=words.say("cli-help-game"))
    command.add_argument("--all", action="store_true", help=words.say("cli-help-all"))
    command.add_argument("--seconds", type=float, default=SECONDS, metavar="S", help=words.say("cli-help-seconds"))
    command.add_argument("--json", action="store_true", help=words.say("cli-help-json"))


def run(ui: Ui, command: argparse.Namespace) -> int:
    games = [saloon.game(command.game)] if command.game else list(saloon.games().values())
    if not 0 < command.seconds <= LONGEST:
        raise Trouble("cli-bad-seconds", {"number": str(command.seconds), "most": str(LONGEST)})
    ui.warn_if_slow()
    todo = [(game, *way) for game in games for way in modes(game, command.all)]
    results: list[Figures] = []
    with Progress(
        BarColumn(), MofNCompleteColumn(), console=ui.err, disable=not ui.err.is_terminal, transient=True
    ) as bar:
        for game, mode, seats, switches in bar.track(todo):
            results.append(measure(game, mode, seats, switches, command.seconds))
    if command.json:
        machine = {"python": platform.python_version(), "machine": platform.machine(), "compiled": is_compiled()}
        lines = [asdict(each) for each in results]
        print(json.dumps({**machine, "seconds": command.seconds, "results": lines}, indent=2))
    else:
        print_results(ui, results)
    return 0


def modes(game: Game, everything: bool) -> list[tuple[str, int, dict[str, Value]]]:
    """What to measure: a game as it is usually played, or that and its presets with all numbers of seats. What comes to
    the same for some seats is measured once."""
    if not everything:
        return [(STANDARD, values.seats_of(game, None), {})]
    named = {STANDARD: {}, **{preset.name: dict(preset.switches) for preset in game.presets}}
    found: dict[object, tuple[str, int, dict[str, Value]]] = {}
    for mode, switches in named.items():
        for seats in game.seats:
            try:
                chosen = game.check(seats, switches)
            except (BadSwitch, BadSeats):
                continue
            found.setdefault((seats, *chosen.items()), (mode, seats, switches))
    return sorted(found.values(), key=lambda each: ([*named].index(each[0]), each[1]))


def measure(game: Game, mode: str, seats: int, switches: dict[str, Value], seconds: float) -> Figures:
    variant = game.prepare(seats, game.check(seats, switches))
    runs = [play_for(game, variant, seconds) for _ in range(REPETITIONS)]
    per_game = sum(run.decisions for run in runs) / sum(run.games for run in runs)
    rng = Rng(SEED)
    positions: list[State] = []
    while len(positions) < POSITIONS:
        state = middle(game.start(variant, rng.copy()), rng, int(per_game / 2))
        if state.deciders():  # some games are over by then
            positions.append(state)
    seen = [(state, state.decider()) for state in positions]
    dumps = [state.dump() for state in positions]
    return Figures(
        game=game.slug,
        mode=mode,
        seats=seats,
        games_per_second=max(run.games / run.seconds for run in runs),
        decisions_per_second=max(run.decisions / run.seconds for run in runs),
        decisions_per_game=per_game,
        copy_us=microseconds([state.copy for state in positions], seconds),
        view_us=microseconds([partial(state.view, seat) for state, seat in seen], seconds),
        imagine_us=microseconds([partial(state.imagine, seat, rng) for state, seat in seen], seconds),
        dump_us=microseconds([state.dump for state in positions], seconds),
        load_us=microseconds([partial(game.load, dump) for dump in dumps], seconds),
    )


@dataclass(frozen=True)
class Run:
    games: int
    decisions: int
    seconds: float


def play_for(game: Game, variant: Variant, seconds: float) -> Run:
    """Random games for a while, the same ones each time."""
    rng = Rng(SEED)
    games = decisions = 0
    began = time.perf_counter()
    while True:
        decisions += playout(game.start(variant, rng), rng)
        games += 1
        elapsed = time.perf_counter() - began
        if elapsed >= seconds:
            return Run(games, decisions, elapsed)


def middle(state: State, rng: Rng, answers: int) -> State:
    """A game after so many random answers."""
    for _ in range(answers):
        seat = state.decider()
        if seat < 0:
            break
        options = state.options(seat)
        state.apply(seat, options[rng.below(len(options))])
    return state


def microseconds(calls: Sequence[Callable[[], object]], seconds: float) -> float:
    """The time of one call, on average over all, in the best repetition."""
    best = float("inf")
    for _ in range(REPETITIONS):
        count = 0
        elapsed = 0.0
        began = time.perf_counter()
        while elapsed < seconds:
            for call in calls:
                call()
            count += len(calls)
            elapsed = time.perf_counter() - began
        best = min(best, elapsed / count)
    return best * 1e6


def print_results(ui: Ui, results: Sequence[Figures]) -> None:
    ui.out.print(ui.say("cli-bench-compiled" if is_compiled() else "cli-bench-interpreted"))
    for slug in dict.fromkeys(each.game for each in results):
        ui.out.print(Text(saloon.game(slug).title, "bold yellow"))
        grid = Grid(box=None, padding=(0, 2, 0, 0), pad_edge=False, header_style="dim")
        for key in ("mode", "seats", "games", "decisions", "length", *VERBS):
            grid.add_column(
                ui.say(f"cli-bench-{key}"),
                justify="left" if key == "mode" else "right",
                vertical="bottom",
                no_wrap=key == "mode",
            )
        for each in results:
            if each.game == slug:
                grid.add_row(*row(ui, each))
        ui.out.print(grid)


def row(ui: Ui, each: Figures) -> list[str]:
    speed = [f"{each.games_per_second:.0f}", f"{each.decisions_per_second:.0f}", f"{each.decisions_per_game:.1f}"]
    times = [f"{getattr(each, f'{verb}_us'):.1f}" for verb in VERBS]
    words = ui.words_of(saloon.game(each.game))
    mode = words.say("cli-mode-standard") if each.mode == STANDARD else words.name("preset", each.mode)
    return [mode, str(each.seats), *speed, *times]
