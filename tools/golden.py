"""Plays the golden records of the games; what they show is in a list for each game, WANTED of `golden` in its folder of
the tests, and there the records lie.

`python -m tools.golden [GAME]` looks for the first seeds whose random games show what a record is named after, and
writes them anew. Do this only when the rules version was raised: golden records exist to notice change.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

import saloon
from games.parts import folder_of, part_of
from saloon.engine.game import Value
from saloon.engine.record import Match
from saloon.engine.rng import Rng
from saloon.games import GAMES

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
    switches: dict[str, Value]
    shows: Callable[[list[Moment]], bool]


def records_of(slug: str) -> Path:
    """The folder of the golden records of a game."""
    return folder_of(slug) / "golden"


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
    match = Match.new(saloon.game(wanted.game), wanted.seats, seed, wanted.switches)
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


def main() -> None:
    for slug in sys.argv[1:] or GAMES.house:
        folder = records_of(slug)
        folder.mkdir(parents=True, exist_ok=True)
        for old in folder.glob("*.jsonl"):
            old.unlink()
        for wanted in part_of(slug, "golden").WANTED:
            match = find(wanted)
            (folder / f"{wanted.name}.jsonl").write_text(match.write(), encoding="utf-8")
            print(slug, wanted.name, len(match.moves))


if __name__ == "__main__":
    main()
