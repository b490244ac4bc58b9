"""The stories that the tests of the page read are those of the golden games."""

from __future__ import annotations

import json

from saloon.games.colt_express.news import NEWS
from tools.stories import TARGET, stories, story_text


def test_they_are_current() -> None:
    assert TARGET.read_text(encoding="utf-8") == story_text()


def test_they_tell_every_kind_of_event() -> None:
    told = json.loads(story_text())
    kinds = {event["event"] for story in told for step in story["steps"] for event in step["events"]}
    assert kinds == {news.name for news in NEWS}
    assert len(told) == len(stories())
