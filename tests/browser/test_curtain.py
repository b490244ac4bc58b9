"""Several people share one device: nobody sees what another one holds."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from browser.moments import lay, moment
from browser.person import People, Person
from browser.sought import COLT, DUEL
from table.house import House

# Remembers whether the table itself was ever there, for however short a moment
WATCH = """new MutationObserver(() => {
    if (document.querySelector(".play")) window.uncovered = true;
}).observe(document, { childList: true, subtree: true })"""


def private_sentences(ann: Person) -> set[str]:
    """Everything that the table has told in confidence so far."""
    found = set()
    for message in ann.heard:
        entries = message["log"] if message["type"] == "snapshot" else [message.get("entry")]
        for entry in filter(None, entries):
            found |= {ann.words.event(event) for event in entry["events"] if event["known"]}
    return found


def nothing_secret(ann: Person) -> None:
    page = ann.page.content()
    assert [sentence for sentence in private_sentences(ann) if sentence in page] == []
    for secret in ("[data-choice]", "[data-choices]", "#log", ".board"):
        expect(ann.page.locator(secret)).to_have_count(0)


def given_away(ann: Person, seat: int) -> list[int]:
    """The cards that others know of this hand, as its owner was told last: the dealt cards may include a General Store,
    from which one takes before all eyes."""
    told = (heard["position"]["view"] for heard in reversed(ann.heard) if heard.get("position"))
    known = (view["seats"][seat].get("known", ()) for view in told if view["viewer"] == seat)
    return list(next(known, ()))


def own_hand_only(ann: Person, seat: int) -> None:
    """Of the hands of others nothing is told, or nothing but the backs of cards, except of those that were seen."""
    ann.asked()
    view = ann.position["view"]
    assert view["viewer"] == seat
    for place, corner in enumerate(view["seats"]):
        if place != seat:
            told = {card["id"] for card in corner["hand"] or ()} - {None}
            assert told <= set(given_away(ann, place))
    assert view["seats"][seat]["hand"] is not None


@pytest.mark.parametrize("slug", [COLT, DUEL])
def test_behind_the_curtain_nothing_secret_is_left_and_each_sees_their_own_hand(people: People, slug: str) -> None:
    ann = people("Ann")
    ann.go(f"/new?game={slug}")
    ann.seat(2, "table-chair-mate")
    ann.page.get_by_label(ann.says("table-chair-name", number=2)).fill("Boris")
    if slug == COLT:
        ann.seat_bot(3, "easy")
        ann.seat_bot(4, "easy")
        ann.pick(ann.says("table-pace"), ann.says("table-pace-quick"))
    ann.press("table-new-start")

    names = ("Ann", "Boris")
    curtain = ann.page.locator("#main > .curtain")
    for _ in range(4):
        curtain.wait_for()
        title = curtain.get_by_role("heading").inner_text()
        seat = next(seat for seat, name in enumerate(names) if ann.says("table-hand-over", seat=name) == title)
        nothing_secret(ann)
        ann.press("table-i-am", seat=names[seat])
        own_hand_only(ann, seat)
        for _ in ann.trying("the device is handed over"):
            if curtain.is_visible():
                break
            if ann.listed.count():
                ann.listed.first.click()
    assert private_sentences(ann)


def test_what_others_do_meanwhile_does_not_lift_the_curtain(people: People, saloon: House) -> None:
    ann = people("Ann")
    table = lay(saloon.data, moment("keep"), ann, ann, pace="human")  # everybody is asked, the bots too
    ann.page.add_init_script(WATCH)
    ann.open_table(table)
    ann.until(lambda: sum(heard["type"] == "happened" for heard in ann.heard) == 2, "both bots have answered")
    expect(ann.page.locator("#main > .curtain")).to_be_visible()
    assert ann.page.evaluate("() => window.uncovered") is None
    nothing_secret(ann)
