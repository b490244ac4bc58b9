"""Every legal answer of every question can be given in three ways: with the pointer, with keys, and in words."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from browser.looks import picture
from browser.moments import GAMES, KINDS, lay, moment, written
from browser.person import People, Person
from table.house import House, Json

FOCUSED = "() => document.activeElement.textContent"
SPOTS = """() => [...document.querySelectorAll("[data-choice]:not(:disabled)")]
    .filter((spot) => spot.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
    .map((spot) => spot.dataset.choice)"""


def test_there_is_a_moment_for_every_question_of_the_game() -> None:
    assert set(KINDS) <= set(GAMES)


@pytest.mark.parametrize("kind", [*KINDS, "two"])
def test_every_answer_can_be_pointed_at_pressed_and_said(people: People, saloon: House, kind: str) -> None:
    ann = people("Ann")
    ann.open_table(lay(saloon.data, moment(kind), ann))
    choices = ann.asked()
    every_choice_is_there(ann, choices)
    picture(ann, f"asked-{kind}", "noon")

    answers = ((with_the_pointer, -1), (with_a_letter, 0), (with_the_arrows, -1), (in_words, -1))
    for way, place in answers:
        way(ann, choices[place])
        number = ann.done(choices[place]["words"])
        assert written(saloon.data, ann.table, number) == (ann.id, choices[place]["words"])
        if way is not in_words:
            ask_again(ann, kind, saloon)
            assert [choice["words"] for choice in ann.asked()] == [choice["words"] for choice in choices]


def every_choice_is_there(ann: Person, choices: list[Json]) -> None:
    """On the list, and on the board or in the hand; with a key of its own, and on the way of the arrows."""
    texts, keys = zip(*ann.spoken(), strict=True)
    assert list(texts) == [ann.text_of(choice) for choice in choices]
    assert len(set(texts)) == len(texts), "no two buttons say the same"
    assert all(keys), keys
    assert len(set(" ".join(keys).split())) == len(" ".join(keys).split()), keys
    words = sorted(choice["words"] for choice in choices)
    ann.until(lambda: sorted(ann.page.evaluate(SPOTS)) == words, f"on the board or in the hand: {words}")

    ann.page.keyboard.press("ArrowDown")
    reached = []
    for _ in choices:
        reached.append(ann.page.evaluate(FOCUSED))
        ann.page.keyboard.press("ArrowDown")
    assert len(set(reached)) == len(choices)
    assert ann.page.evaluate(FOCUSED) == reached[0], "the way of the arrows is a round"


def with_the_pointer(ann: Person, choice: Json) -> None:
    ann.spot(choice["words"]).click()


def with_a_letter(ann: Person, choice: Json) -> None:
    keys = dict(ann.spoken())[ann.text_of(choice)]
    ann.page.keyboard.press(keys.split()[-1])


def with_the_arrows(ann: Person, choice: Json) -> None:
    for _ in ann.trying("the arrows reach it"):
        ann.page.keyboard.press("ArrowUp")
        if ann.text_of(choice) in ann.page.evaluate(FOCUSED):
            break
    ann.page.keyboard.press("Enter")


def in_words(ann: Person, choice: Json) -> None:
    ann.page.keyboard.press("/")
    ann.page.keyboard.type(choice["words"])
    ann.page.keyboard.press("Enter")


def ask_again(ann: Person, kind: str, saloon: House) -> None:
    """Only bots play with Ann: nobody else has to agree that she takes back. After the last answer of a game nothing
    is taken back, so there it is another table."""
    ann.heard.clear()
    ann.said.clear()
    if kind == "pickpocket":
        ann.open_table(lay(saloon.data, moment(kind), ann))
        return
    undone = ann.page.locator("#log li").filter(has_text=ann.says("table-entry-undone", seat="Ann"))
    before = undone.count()
    expect(ann.undo).to_be_enabled()
    ann.page.keyboard.press("u")
    expect(undone).to_have_count(before + 1)
