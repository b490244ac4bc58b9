"""The stories that the tests of the page read are those of the golden games."""

from __future__ import annotations

import json

import pytest

import saloon
from games.parts import part_of
from saloon.engine.events import EventKind
from tools.stories import story_text, target_of, telling_of

LIMIT = 400_000  # of a file that a person may want to open

every_game = pytest.mark.parametrize("slug", saloon.games())


def kinds_of(slug: str) -> list[EventKind]:
    found: list[EventKind] = part_of(slug, "sayings").SAYINGS.events
    return found


@every_game
def test_they_are_current(slug: str) -> None:
    text = target_of(slug).read_text(encoding="utf-8")
    assert text == story_text(slug)
    assert len(text) < LIMIT


@every_game
def test_they_tell_every_kind_of_event(slug: str) -> None:
    told = json.loads(target_of(slug).read_text(encoding="utf-8"))
    kinds = {event["event"] for story in told for step in story["steps"] for event in step["events"]}
    assert kinds == {kind.name for kind in kinds_of(slug)}
    assert [story["name"] for story in told] == [name for name, _ in telling_of(slug).records]
