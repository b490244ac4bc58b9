"""What would an old hand do? Advice for whoever is asked, with the chance to win and the reasons."""

from __future__ import annotations

from playwright.sync_api import Locator, expect

from browser.looks import accessible, no_overflow
from browser.moments import lay, moment
from browser.person import PHONE, People, Person
from table.house import House

FINGER = 44
# Whether a finger that goes for a choice hits it
IN_REACH = """(button) => {
    const box = button.getBoundingClientRect();
    return button.contains(document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2));
}"""


def advice(person: Person) -> Locator:
    return person.page.get_by_role("region", name=person.says("table-advice-title")).get_by_role("listitem")


def told(person: Person) -> list[tuple[str, int]]:
    """The answers that were advised last, with the chances in hundredths."""
    hints = next(heard for heard in reversed(person.heard) if heard["type"] == "hints")
    return [(one["words"], round(100 * one["chance"])) for one in hints["advice"]]


def test_advice_is_asked_for_and_taken_by_keyboard(people: People, saloon: House) -> None:
    ann = people("Ann")
    ann.open_table(lay(saloon.data, moment("plan"), ann))
    texts = {choice["words"]: ann.text_of(choice) for choice in ann.asked()}

    ann.page.keyboard.press("0")
    expect(ann.page.locator("[aria-live=polite]")).to_contain_text(ann.says("table-advice-title"))
    best = told(ann)
    assert 1 < len(best) <= 3
    for item, (words, percent) in zip(advice(ann).all(), best, strict=True):
        expect(item).to_contain_text(texts[words])
        expect(item).to_contain_text(ann.says("table-percent", percent=percent))
    accessible(ann.page)

    ann.page.keyboard.press("0")
    expect(advice(ann).first.get_by_role("button")).to_be_focused()
    ann.page.keyboard.press("ArrowDown")
    taken = best[1][0]
    expect(ann.page.locator(".choice.pointed")).to_contain_text(texts[taken])
    ann.page.keyboard.press("Enter")
    ann.done(taken)
    expect(advice(ann)).to_have_count(0)


def test_on_a_phone_advice_leaves_the_choices_within_reach(people: People, saloon: House) -> None:
    ann = people("Ann", size=PHONE, touch=True)
    ann.open_table(lay(saloon.data, moment("rob"), ann))
    ann.asked()
    ann.button("table-advice-ask").tap()
    advice(ann).first.wait_for()
    assert ann.listed.first.evaluate(IN_REACH)
    no_overflow(ann.page)
    boxes = [button.bounding_box() for button in (ann.button("table-close"), *advice(ann).get_by_role("button").all())]
    assert all(box and min(box["width"], box["height"]) >= FINGER for box in boxes), boxes
    ann.button("table-close").tap()
    expect(advice(ann)).to_have_count(0)

    ann.button("table-advice-ask").tap()
    advice(ann).last.get_by_role("button").tap()
    ann.done(told(ann)[-1][0])


def test_the_host_decides_whether_there_is_advice(people: People) -> None:
    ann = people("Ann")
    ann.go("/new")
    ann.page.get_by_label(ann.says("table-hints-on"), exact=True).uncheck()
    ann.press("table-new-make")
    expect(ann.page.get_by_text(ann.says("table-hints-off"), exact=True)).to_be_visible()
    ann.press("table-fill-start")
    ann.asked()
    expect(ann.button("table-advice-ask")).to_have_count(0)
    ann.page.keyboard.press("0")
    assert [message for message in ann.said if message["type"] == "hint"] == []
