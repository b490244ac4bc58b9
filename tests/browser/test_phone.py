"""On a phone, with a finger."""

from __future__ import annotations

from playwright.sync_api import expect

from browser.looks import no_overflow, targets_large
from browser.moments import lay, moment
from browser.person import PHONE, People, Person
from browser.sought import DUEL
from table.house import SECONDS, House

FINGER = 44


def fits(person: Person) -> None:
    no_overflow(person.page)
    targets_large(person.page, FINGER)


def test_a_whole_evening_on_a_phone(people: People) -> None:
    ann = people("Ann", size=PHONE, touch=True)
    ann.go("/")
    ann.button("table-play-now").wait_for()
    fits(ann)
    ann.page.get_by_role("link", name=ann.says("table-new"), exact=True).tap()
    for number in (2, 3, 4):
        ann.seat_bot(number, "easy")
    ann.pick(ann.says("table-pace"), ann.says("table-pace-quick"))
    fits(ann)
    ann.button("table-new-start").tap()

    seen = set()
    for sheet in ("table-log", "table-seats", "table-words"):
        ann.asked()
        ann.button(sheet).tap()
        expect(ann.page.get_by_role("dialog", name=ann.says(sheet))).to_be_visible()
        fits(ann)
        ann.button("table-close").tap()
        expect(ann.page.get_by_role("dialog")).to_have_count(0)
    ann.button("table-menu").tap()
    fits(ann)
    ann.button("table-close").tap()

    for _ in ann.trying("the game comes to its end", 10 * SECONDS):
        if ann.listed.count():
            kind = str(ann.asked()[0]["about"]["kind"])
            if kind not in seen:
                seen.add(kind)
                fits(ann)
            ann.listed.first.tap()
        if ann.is_over:
            break
    assert seen
    fits(ann)


def test_the_last_shots_of_a_duel_on_a_phone(people: People, saloon: House) -> None:
    ann = people("Ann", size=PHONE, touch=True)
    ann.open_table(lay(saloon.data, moment("dying", DUEL), ann, rhythm=0))
    ann.asked()
    ann.button("bang-duel-page-unseen-short").tap()
    expect(ann.page.get_by_role("dialog", name=ann.says("bang-duel-page-unseen"))).to_be_visible()
    fits(ann)
    ann.button("table-close").tap()
    seen = set()
    for _ in ann.trying("the game comes to its end", 10 * SECONDS):
        if ann.listed.count():
            kind = str(ann.asked()[0]["about"]["kind"])
            if kind not in seen:
                seen.add(kind)
                fits(ann)
            ann.listed.first.tap()
        if ann.is_over:
            break
    fits(ann)


def test_a_finger_takes_a_card_from_a_hand_of_one_of_each_back(people: People, saloon: House) -> None:
    ann = people("Ann", size=PHONE, touch=True)
    ann.open_table(lay(saloon.data, moment("anderson", DUEL), ann))
    backs = [choice["words"] for choice in ann.asked() if choice["about"]["kind"] == "steal"]
    assert len(backs) == 2
    for words in backs:
        box = ann.spot(words).bounding_box()
        assert box is not None
        assert min(box["width"], box["height"]) >= FINGER, box
    ann.spot(backs[0]).tap()
    ann.done(backs[0])


def test_words_can_be_said_on_a_phone_too(people: People) -> None:
    ann = people("Ann", size=PHONE, touch=True)
    ann.go("/")
    ann.button("table-play-now").tap()
    choice = ann.asked()[0]
    ann.button("table-words").tap()
    line = ann.page.get_by_role("combobox", name=ann.says("table-words-label"))
    line.fill(choice["words"])
    ann.button("table-words-send").tap()
    ann.done(choice["words"])
    expect(ann.page.get_by_role("dialog")).to_have_count(0)
