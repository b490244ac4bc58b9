"""Nothing is lost: not by loading the page again, not by a second tab, not by a broken line or a crashed server."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from browser.moments import lay, moment
from browser.person import People
from browser.sought import COLT, DUEL
from browser.wire import wire_to
from table.house import House, house

NO_LINE = ("ERR_CONNECTION", "ERR_EMPTY_RESPONSE", "WebSocket connection")  # what a browser says about a cut wire


@pytest.mark.parametrize(("slug", "kind"), [(COLT, "move"), (DUEL, "chain")])
def test_loading_the_page_again_in_the_middle_of_a_game_keeps_everything(
    people: People, saloon: House, slug: str, kind: str
) -> None:
    ann = people("Ann")
    ann.open_table(lay(saloon.data, moment(kind, slug), ann))
    choices, log, view = ann.asked(), ann.log(), ann.position["view"]
    ann.heard.clear()

    ann.page.reload()

    assert ann.asked() == choices
    assert ann.log() == log
    assert ann.position["view"] == view
    ann.answer(choices[0]["words"])
    ann.done(choices[0]["words"])


def log_of(page: Page) -> list[str]:
    return page.locator("#log li").all_inner_texts()


def test_a_second_tab_follows_the_first_one(people: People, saloon: House) -> None:
    ann = people("Ann")
    table = lay(saloon.data, moment("keep"), ann)
    ann.open_table(table)
    choices = ann.asked()
    first, second = ann.page, ann.context.new_page()
    second.goto(first.url)
    expect(second.locator("[data-choices] button")).to_have_count(len(choices))

    ann.answer(choices[0]["words"])  # "keep", and the question comes again without this card, or with fewer of it

    ann.done(choices[0]["words"])
    expect(second.locator("#log li")).to_have_text(ann.log())
    ann.page = second
    last = ann.asked()[-1]["words"]
    ann.answer(last)
    ann.done(last)
    # Bots play on: what one tab tells the other one tells too, as soon as nothing happens in between
    ann.until(lambda: log_of(first) == log_of(second), "both tabs tell the same")


def test_a_server_that_crashes_and_comes_back_loses_nothing(people: People, tmp_path: Path) -> None:
    with house(tmp_path / "data") as fragile:
        ann = people("Ann", address=fragile.address)
        ann.forgiven = NO_LINE
        ann.open_table(lay(fragile.data, moment("shoot"), ann))
        choice = ann.asked()[0]
        ann.page.locator(".play .colt").first.wait_for()

        fragile.kill()
        expect(ann.page.get_by_text(ann.says("table-reconnecting"))).to_be_visible()
        ann.answer(choice["words"])
        expect(ann.page.get_by_text(ann.says("table-sending-later"))).to_be_visible()
        fragile.start()

        ann.done(choice["words"])
        expect(ann.page.get_by_text(ann.says("table-reconnecting"))).to_have_count(0)
        sent = [message["id"] for message in ann.said if message["type"] == "answer"]
        assert len(set(sent)) == 1, "sent once more, it is the same answer"
        ann.leave()


def test_somebody_whose_line_was_cut_sees_what_they_missed(people: People, saloon: House) -> None:
    with wire_to(saloon.port) as wire:
        boris, ann = people("Boris"), people("Ann", address=wire.address)
        ann.forgiven = NO_LINE
        table = lay(saloon.data, moment("plan"), boris, ann)
        boris.open_table(table)
        ann.open_table(table)
        before = ann.log()
        words = next(choice["words"] for choice in boris.asked() if choice["about"]["kind"] == "play")

        wire.cut()
        expect(ann.page.get_by_text(ann.says("table-reconnecting"))).to_be_visible()
        boris.answer(words)
        boris.done(words)
        assert ann.log() == before
        wire.mend()

        ann.asked()
        expect(ann.page.get_by_text(ann.says("table-reconnecting"))).to_have_count(0)
        assert len(ann.log()) == len(boris.log()) > len(before)
        assert ann.log()[: len(before)] == before
        played = boris.words.event(boris.heard_event("played"))
        assert played in ann.log()[len(before) :]
        ann.leave()
