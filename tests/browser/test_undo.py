"""Taking back: free where nothing hangs on it, else only if the others agree; and the page says so before."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from browser.moments import lay, moment
from browser.person import People
from browser.sought import COLT, DUEL
from table.house import House


def test_the_page_marks_what_is_for_keeps_and_the_rest_is_undone_at_once(people: People, saloon: House) -> None:
    ann, boris = people("Ann"), people("Boris")
    ann.open_table(lay(saloon.data, moment("keep"), ann, boris))
    choices = ann.asked()
    assert {bool(choice["undo_cost"]) for choice in choices} == {True, False}
    for choice in choices:
        button = ann.listed_as(ann.text_of(choice))
        expect(button.locator(".keeps")).to_have_count(1 if choice["undo_cost"] else 0)
        note = ann.says(f"table-undo-cost-{choice['undo_cost']}") if choice["undo_cost"] else ""
        expect(button).to_have_accessible_description(note)

    free = next(choice["words"] for choice in choices if not choice["undo_cost"])
    ann.answer(free)
    ann.done(free)
    expect(ann.undo).to_have_text(ann.says("table-undo"))
    ann.undo.click()
    expect(ann.page.locator("#log")).to_contain_text(ann.says("table-entry-undone", seat="Ann"))
    assert ann.asked() == choices


@pytest.mark.parametrize("slug", [COLT, DUEL])
def test_what_is_for_keeps_is_undone_only_if_the_others_agree(people: People, saloon: House, slug: str) -> None:
    ann, boris = people("Ann"), people("Boris")
    shot = moment("barrel", DUEL)
    table = lay(saloon.data, moment("plan") if slug == COLT else shot.before(), ann, boris)
    for player in (ann, boris):
        player.open_table(table)
    played = next(choice["words"] for choice in ann.asked() if slug == DUEL or choice["about"]["kind"] == "play")
    words = played if slug == COLT else shot.moves[-1][1]
    choices = ann.choices
    ann.answer(words)
    boris.asked()

    expect(ann.undo).to_have_text(ann.says("table-undo-ask"))
    ann.undo.click()
    boris.press("table-refuse")
    for player in (ann, boris):
        expect(player.page.locator("#log")).to_contain_text(player.says("table-entry-undo-refused", seat="Boris"))
    assert ann.listed.count() == 0

    ann.undo.click()
    pending = ann.says("table-undo-pending", seat="Ann", waiting="Boris")
    expect(ann.page.get_by_text(pending)).to_be_visible()
    boris.press("table-agree")
    assert ann.asked() == choices
    told = ann.heard_event("played" if slug == COLT else "aimed")
    expect(ann.page.locator("#log s").last).to_have_text(ann.words.event(told))
    expect(boris.listed).to_have_count(0)


def test_against_bots_nothing_is_for_keeps(people: People, saloon: House) -> None:
    ann = people("Ann")
    ann.open_table(lay(saloon.data, moment("pick-car"), ann))
    choice = ann.asked()[0]
    assert choice["undo_cost"]
    expect(ann.listed.locator(".keeps")).to_have_count(0)
    expect(ann.undo).to_be_disabled()  # nothing was answered yet
    ann.answer(choice["words"])
    ann.done(choice["words"])
    expect(ann.undo).to_have_text(ann.says("table-undo"))
    ann.undo.click()
    expect(ann.page.locator("#log")).to_contain_text(ann.says("table-entry-undone", seat="Ann"))
