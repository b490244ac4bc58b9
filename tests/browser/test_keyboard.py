"""Without a mouse: with keys alone, and in words alone."""

from __future__ import annotations

import itertools

import pytest
from playwright.sync_api import Page, expect

from browser.looks import ask
from browser.moments import lay, moment
from browser.person import BREATH, People, Person
from table.house import SECONDS, House


def focus_is_seen(page: Page) -> None:
    for _ in range(20):  # it may move into sight
        if ask(page, "focus") == "":
            return
        page.wait_for_timeout(BREATH)
    assert ask(page, "focus") == ""


def tab_to(person: Person, text: str) -> None:
    for _ in range(60):
        person.page.keyboard.press("Tab")
        focus_is_seen(person.page)
        if text in person.page.evaluate("() => document.activeElement.textContent"):
            return
    raise AssertionError(f"the Tab key never comes to “{text}”")


def round_of(person: Person) -> int:
    return int(person.position.get("view", {}).get("round", 0))


def test_from_the_front_door_through_a_whole_round_without_a_mouse(people: People, saloon: House) -> None:
    ann = people("Ann")
    lay(saloon.data, moment("first"), ann)
    ann.go("/")
    ann.page.get_by_role("link").filter(has_text=ann.says("table-waits-for-you")).wait_for()
    tab_to(ann, ann.says("table-waits-for-you"))
    ann.page.keyboard.press("Enter")
    ways = itertools.cycle(("arrows", "letter", "digit"))
    for _ in ann.trying("the round comes to its end", 4 * SECONDS):
        if not ann.listed.count():
            continue
        if round_of(ann) > 1:
            break
        way = next(ways)
        if way == "arrows":
            ann.page.keyboard.press("ArrowRight")
            focus_is_seen(ann.page)
            ann.page.keyboard.press("Enter")
        else:
            ann.page.keyboard.press("1" if way == "digit" else ann.spoken()[0][1].split()[-1])


def test_from_the_front_door_the_keyboard_reaches_everything_of_a_new_table(people: People) -> None:
    ann = people("Ann")
    ann.go("/")
    ann.button("table-play-now").wait_for()
    tab_to(ann, ann.says("table-new"))
    ann.page.keyboard.press("Enter")
    ann.button("table-new-make").wait_for()
    tab_to(ann, ann.says("table-new-make"))
    ann.page.keyboard.press("Enter")
    ann.button("table-fill-start").wait_for()
    tab_to(ann, ann.says("table-fill-start"))
    ann.page.keyboard.press("Enter")
    ann.page.locator(".prompt").wait_for()


def test_a_whole_round_in_words(people: People, saloon: House) -> None:
    ann = people("Ann")
    ann.open_table(lay(saloon.data, moment("first"), ann))
    line = ann.page.get_by_role("combobox", name=ann.says("table-words-label"))
    line.wait_for()
    line.focus()
    for _ in ann.trying("the round comes to its end", 4 * SECONDS):
        if not ann.listed.count():
            continue
        choice = ann.asked()[-1]
        if round_of(ann) > 1:
            break
        ann.said.clear()
        ann.page.keyboard.type(choice["words"])
        ann.page.keyboard.press("Enter")
        ann.done(choice["words"])
        expect(line).to_have_value("")
        expect(line).to_be_focused()


@pytest.mark.parametrize(("language", "greeting"), [("en", "hello"), ("uk", "Привіт!")])
def test_a_greeting_is_kindly_answered_with_what_one_may_say(people: People, language: str, greeting: str) -> None:
    """The line is not a chat: it says so, and gives an example that works."""
    ann = people("Ann", language=language)
    ann.go("/")
    ann.press("table-play-now")
    choices = ann.asked()
    choice = min(choices, key=lambda each: len(ann.text_of(each)))
    example = ann.text_of(choice)
    line = ann.page.get_by_role("combobox", name=ann.says("table-words-label"))
    expect(line).to_have_attribute("placeholder", ann.says("table-words-example", words=example))
    ann.said.clear()
    ann.page.keyboard.press("/")
    ann.page.keyboard.type(greeting)
    ann.page.keyboard.press("Enter")
    kind = ann.says("table-words-unknown", words=greeting, example=example)
    expect(ann.page.get_by_role("alert").filter(has_text=greeting)).to_have_text(kind)
    assert ann.asked() == choices
    assert ann.said == []
    ann.page.keyboard.type(example)
    ann.page.keyboard.press("Enter")
    ann.done(choice["words"])


def test_a_letter_keeps_its_meaning_and_the_help_tells_it(people: People, saloon: House) -> None:
    ann = people("Ann")
    seen: dict[str, set[str]] = {}
    for kind in ("plan", "tunnel", "two", "shoot", "keep"):
        ann.forget()
        ann.open_table(lay(saloon.data, moment(kind), ann))
        for choice, (_, keys) in zip(ann.asked(), ann.spoken(), strict=True):
            about = choice["about"]
            for letter in (key for key in keys.split() if key.isalpha()):
                seen.setdefault(letter, set()).add(about.get("victim") or about.get("card") or about["kind"])
    assert len(seen) > 5
    assert all(len(things) == 1 for things in seen.values()), seen
    ann.page.keyboard.press("?")
    told = ann.page.get_by_role("dialog").get_by_role("listitem").locator("kbd").all_inner_texts()
    assert set(seen) <= {letter.lower() for letter in told}


def test_the_line_suggests_what_can_be_said_and_helps(people: People) -> None:
    ann = people("Ann")
    ann.go("/")
    ann.press("table-play-now")
    choices = ann.asked()
    ann.page.keyboard.press("/")
    for letter in "play":
        ann.page.keyboard.type(letter)
    offered = ann.page.get_by_role("option")
    expect(offered).to_have_text([ann.text_of(choice) for choice in choices if "play" in choice["words"]])
    ann.page.keyboard.press("ArrowDown")
    ann.page.keyboard.press("Enter")
    ann.done(next(choice["words"] for choice in choices if "play" in choice["words"]))

    ann.page.keyboard.type("help")
    ann.page.keyboard.press("Enter")
    expect(ann.page.get_by_role("dialog", name=ann.says("table-help"))).to_be_visible()
    ann.page.keyboard.press("Escape")
    expect(ann.page.get_by_role("dialog")).to_have_count(0)
