"""Answer windows: who can do nothing else passes without a click, on the beat; who has given an order is not asked
either; and who wants to seem to think can wait."""

from __future__ import annotations

from playwright.sync_api import expect

from browser.moments import lay, moment, written
from browser.person import People, Person
from browser.sought import DUEL
from table.house import House, Json

BEAT = 2  # seconds
TAKE_IT = "take the hit"


def shot_at(saloon: House, kind: str, ann: Person, boris: Person) -> None:
    """Boris shoots at Ann, who can answer in these ways."""
    window = moment(kind, DUEL)
    table = lay(saloon.data, window.before(), boris, ann, rhythm=BEAT)
    for player in (ann, boris):
        player.heard.clear()
        player.open_table(table)
    boris.answer(window.moves[-1][1])


def order(ann: Person, key: str, *others: str) -> None:
    ann.press("table-menu")
    ann.press("table-orders")
    for each in (key, *others):
        ann.page.get_by_label(ann.says(each), exact=True).check()
    ann.press("table-close")


def told(player: Person) -> list[Json]:
    """The answers that this person has heard of since the table was opened."""
    entries = [heard["entry"] for heard in player.heard if heard["type"] == "happened"]
    return [entry for entry in entries if entry["kind"] == "answered"]


def on_the_beat(boris: Person) -> None:
    """Two answers were told: the shot, and after the beat the pass."""
    boris.until(lambda: len(told(boris)) == 2, "Boris hears of the pass")
    shot, passed = (entry["at"] for entry in told(boris))
    assert passed - shot >= 1000 * BEAT


def test_a_pass_is_told_on_the_beat_and_can_be_held_back_until_then(people: People, saloon: House) -> None:
    boris, ann = people("Boris"), people("Ann")
    shot_at(saloon, "helpless", ann, boris)
    expect(ann.page.locator(".prompt")).to_contain_text(ann.says("table-passing-alone"))
    expect(ann.listed).to_have_count(0)
    for player in (ann, boris):
        expect(player.page.get_by_role("img", name=player.says("table-beat"))).to_be_visible()

    ann.press("table-pass-wait")
    assert [choice["words"] for choice in ann.asked()] == [TAKE_IT]
    ann.page.reload()
    ann.asked()
    assert len(told(boris)) == 1
    ann.answer(TAKE_IT)
    ann.done(TAKE_IT)
    on_the_beat(boris)


def test_orders_answer_for_whoever_gave_them(people: People, saloon: House) -> None:
    boris, ann = people("Boris"), people("Ann")
    ann.open_table(lay(saloon.data, moment("first", DUEL), ann))
    order(ann, "bang-duel-page-order-barrel", "bang-duel-page-order-hat")

    shot_at(saloon, "barrel", ann, boris)
    number = ann.done("try the barrel")
    assert written(saloon.data, ann.table, number) == (ann.id, "try the barrel")

    shot_at(saloon, "hat", ann, boris)
    expect(ann.page.locator(".prompt")).to_contain_text(ann.says("table-passing-alone"))
    number = ann.done(TAKE_IT)
    assert written(saloon.data, ann.table, number) == (ann.id, TAKE_IT)
    on_the_beat(boris)
