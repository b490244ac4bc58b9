"""What a reader would stumble at."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from browser.looks import LIGHTS
from browser.moments import ending, lay, moment
from browser.person import DESKTOP, People
from browser.sought import COLT, DUEL
from saloon.words import LANGUAGES
from table.house import House

FILLED = "(box) => [getComputedStyle(box).backgroundColor, getComputedStyle(box, '::before').scale].join()"


@pytest.mark.parametrize("language", LANGUAGES)
def test_your_move_is_said_once_and_only_when_it_is(people: People, saloon: House, language: str) -> None:
    ann = people("Ann", language=language)
    ann.open_table(lay(saloon.data, moment("equipped", DUEL), ann))
    ann.asked()
    prompt = ann.page.locator("[data-prompt]")
    move, answer = ann.says("table-your-move"), ann.says("table-your-answer")
    assert prompt.inner_text().count(move) == 1
    expect(ann.page).to_have_title(ann.says("table-title-your-move", game="BANG! The Duel"))
    ann.forget()
    ann.open_table(lay(saloon.data, moment("chain", DUEL), ann))
    ann.asked()
    expect(prompt).to_contain_text(answer)
    expect(prompt).not_to_contain_text(move)
    expect(ann.page).to_have_title(ann.says("table-title-your-answer", game="BANG! The Duel"))


def test_link_and_start_are_seen_without_scrolling(people: People) -> None:
    ann = people("Ann", size=DESKTOP)
    ann.go("/new")
    ann.pick(ann.says("table-new-seats"), "6")
    ann.press("table-new-make")
    expect(ann.button("table-fill-start")).to_be_in_viewport(ratio=1)
    expect(ann.page.get_by_label(ann.says("table-invite-link"))).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("light", LIGHTS)
def test_a_ticked_box_looks_ticked(people: People, light: str) -> None:
    ann = people("Ann", light=light)
    ann.go("/new")
    box = ann.page.get_by_role("checkbox", name=ann.says("table-hints-on"))
    box.set_checked(False)
    ann.until(lambda: box.evaluate(FILLED).endswith(",0"), "the tick is gone")
    bare = box.evaluate(FILLED)
    box.set_checked(True)
    ann.until(lambda: box.evaluate(FILLED).endswith(",1"), "the tick is there")
    assert box.evaluate(FILLED).partition(",1")[0] != bare.partition(",0")[0], "the box is filled too"


@pytest.mark.parametrize("slug", [COLT, DUEL])
def test_the_winner_is_told_and_comes_first(people: People, saloon: House, slug: str) -> None:
    ann, boris = people("Ann"), people("Boris")
    end = ending(slug)
    ann.open_table(lay(saloon.data, end, ann))
    ann.page.get_by_role("region", name=ann.says("table-ending")).wait_for()
    winners = ann.position["view"]["winners"]
    won = ann.page.locator("figcaption .won")
    won.first.wait_for()
    seats = {row["seat"] for row in ann.info["chairs"] if row["person"] == ann.id}
    expect(won).to_have_text(
        [ann.says("table-you-win") if seat in seats else ann.says(f"{slug}-event-won", seat=seat) for seat in winners]
    )
    rows = ann.page.locator("tbody tr .name, .side h3 span:first-child")
    assert rows.first.inner_text().split("\n")[0] in [ann.words.player(seat) for seat in winners]
    boris.open_table(ann.table)
    boris.page.get_by_role("region", name=ann.says("table-ending")).wait_for()
    expect(boris.page.locator("figcaption .won").first).to_have_text(boris.says(f"{slug}-event-won", seat=winners[0]))
