"""Tells golden games as the page hears them: the view at the beginning, then for each answer the events and what lies
where afterwards. The tests of the page check that its board gets there by the events alone. Which games are told, and
what is looked at, is TELLING of `stories` in the game's folder of the tests.

`python -m tools.stories [GAME]` writes them anew, after `make golden` or when an event has got another argument.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import msgspec

import saloon
from games.parts import folder_of, part_of
from saloon.engine.record import Match, read
from saloon.games import GAMES
from saloon.table.visibility import told
from tools.golden import records_of

Story = dict[str, object]


@dataclass
class Telling:
    """The stories of a game: the golden records and whose eyes see them, and where everything is in a view, in few
    words."""

    game: str
    records: list[tuple[str, int | None]]
    lie: Callable[[object], Story]


def telling_of(slug: str) -> Telling:
    found: Telling = part_of(slug, "stories").TELLING
    return found


def target_of(slug: str) -> Path:
    return Path(__file__).parent.parent / "web" / "tests" / folder_of(slug).name / "stories.json"


def story(telling: Telling, name: str, eyes: int | None) -> Story:
    """One game through one pair of eyes; of what lies where only what has changed."""
    record = read((records_of(telling.game) / f"{name}.jsonl").read_text(encoding="utf-8"), saloon.game)
    match = Match.new(record.game, record.seats, record.seed, record.switches, listen=True)
    match.state.hear()
    first = match.state.view(eyes)
    before = telling.lie(first)
    steps: list[Story] = []
    for seat, words in record.moves:
        match.play(seat, match.state.read(seat, words))
        events = [each.seen_by(eyes) for each in told(match.state, match.state.hear())]
        now = telling.lie(match.state.view(eyes))
        steps.append({"events": events, "now": {key: value for key, value in now.items() if value != before[key]}})
        before = now
    return {"name": name, "view": msgspec.to_builtins(first), "steps": steps}


def stories(slug: str) -> list[Story]:
    telling = telling_of(slug)
    return [story(telling, name, eyes) for name, eyes in telling.records]


def story_text(slug: str) -> str:
    lines = ",\n".join(json.dumps(each, separators=(",", ":")) for each in stories(slug))
    return f"[\n{lines}\n]\n"


def main() -> None:
    for slug in sys.argv[1:] or GAMES.house:
        target_of(slug).write_text(story_text(slug), encoding="utf-8")


if __name__ == "__main__":
    main()
