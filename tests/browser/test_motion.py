"""Motion: what happens is shown, can be skipped, and is left out for those who do not want it."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from browser.looks import ask
from browser.moments import lay, moment
from browser.person import People
from table.house import House


@pytest.mark.parametrize("calm", [True, False], ids=["the system says so", "the page's own setting"])
def test_who_wants_no_motion_gets_none(people: People, saloon: House, calm: bool) -> None:
    ann = people("Ann", calm=calm)
    ann.go("/")
    ann.button("table-play-now").wait_for()
    assert ask(ann.page, "moving") == 0
    ann.open_table(lay(saloon.data, moment("shoot"), ann))
    for _ in range(3):
        choice = ann.asked()[0]
        assert ask(ann.page, "moving") == 0
        ann.answer(choice["words"])
        ann.done(choice["words"])
        assert ask(ann.page, "moving") == 0


def test_motion_shows_what_happens_and_can_be_skipped(people: People, saloon: House) -> None:
    ann = people("Ann", speed="slow")
    ann.open_table(lay(saloon.data, moment("shoot"), ann))
    choice = ann.asked()[0]
    before = len(ann.log())
    ann.answer(choice["words"])
    expect(ann.button("table-skip")).to_be_visible()
    ann.until(lambda: ask(ann.page, "moving") > 0, "something moves")
    assert len(ann.log()) > before
    for _ in ann.trying("all is shown"):  # the bots go on, and so does the show
        ann.page.keyboard.press("Escape")
        if ann.listed.count():
            break
    ann.asked()
