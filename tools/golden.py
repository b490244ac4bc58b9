"""Plays the golden records of the games; what they show is in a list for each game beside this file.

`python -m tools.golden [GAME]` looks for the first seeds whose random games show what a record is named after, and
writes them anew. Do this only when the rules version was raised: golden records exist to notice change.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path

import saloon
from saloon.engine.game import Value
from saloon.engine.record import Match
from saloon.engine.rng import Rng

Story = list[dict[str, object]]


@dataclass
class Moment:
    """One answer of a game: what was asked, what was chosen, how the table looked before, and what everybody was told
    of it."""

    question: dict[str, object]
    meaning: dict[str, object]
    before: object
    story: Story


@dataclass
class Wanted:
    """A golden record: how to play, and what must be seen in it."""

    game: str
    name: str
    seats: int
    options: dict[str, Value]
    shows: Callable[[list[Moment]], bool]


def folder_of(slug: str) -> Path:
    return Path(__file__).parent.parent / "tests" / "golden" / slug


def told(moments: list[Moment]) -> Iterator[dict[str, object]]:
    return (event for moment in moments for event in moment.story)


def anything(moments: list[Moment]) -> bool:
    return bool(moments)


def tells(name: str) -> Callable[[list[Moment]], bool]:
    return lambda moments: any(event["event"] == name for event in told(moments))


def asks(kind: str) -> Callable[[list[Moment]], bool]:
    return lambda moments: any(moment.question["kind"] == kind for moment in moments)


def play(wanted: Wanted, seed: int) -> tuple[Match, list[Moment]]:
    """A random game and its moments."""
    match = Match.new(saloon.game(wanted.game), wanted.seats, seed, wanted.options)
    rng = Rng(seed)
    match.state.listen()
    moments = []
    while deciders := match.state.deciders():
        seat = deciders[rng.below(len(deciders))]
        options = match.state.options(seat)
        moments.append(answer(match, seat, options[rng.below(len(options))]))
    return match, moments


def answer(match: Match, seat: int, option: int) -> Moment:
    """Answer, and keep what it was."""
    state = match.state
    question, meaning, before = state.question(seat), dict(state.describe(seat, option)), state.view(None)
    match.play(seat, option)
    return Moment(question, meaning, before, [state.seen(event, None) for event in state.hear()])


def find(wanted: Wanted) -> Match:
    """The first game that shows what is wanted."""
    for seed in range(10_000):
        match, moments = play(wanted, seed)
        if wanted.shows(moments):
            return match
    raise LookupError(f"no game shows {wanted.name}")


def wanted_of(slug: str) -> list[Wanted]:
    """The list of a game, in a module that is called after it."""
    found: list[Wanted] = import_module(f"tools.golden_{slug.replace('-', '_')}").WANTED
    return found


def main() -> None:
    for slug in sys.argv[1:] or saloon.games():
        folder = folder_of(slug)
        folder.mkdir(parents=True, exist_ok=True)
        for old in folder.glob("*.jsonl"):
            old.unlink()
        for wanted in wanted_of(slug):
            match = find(wanted)
            (folder / f"{wanted.name}.jsonl").write_text(match.write(), encoding="utf-8")
            print(slug, wanted.name, len(match.moves))


if __name__ == "__main__":
    main()
