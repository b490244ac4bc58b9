"""Every legal answer of every question can be given in three ways: with the pointer, with keys, and in words."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import cycle, islice

import pytest
from playwright.sync_api import Locator, expect

from browser.looks import picture
from browser.moments import KINDS, MOMENTS, Moment, lay, moment, written
from browser.person import People, Person
from browser.sought import COLT
from table.house import House, Json

FOCUSED = "() => document.activeElement.textContent"
SPOTS = """() => [...document.querySelectorAll("[data-choice]:not(:disabled)")]
    .filter((spot) => spot.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
    .map((spot) => spot.dataset.choice)"""
MENUS = "[data-card][aria-haspopup=menu]"  # cards that can be used in several ways


def batched(kinds: list[str], size: int) -> Iterator[tuple[str, ...]]:
    left = iter(kinds)
    while batch := tuple(islice(left, size)):
        yield batch


@pytest.mark.parametrize("slug", KINDS)
def test_there_is_a_moment_for_every_question_of_the_game(slug: str) -> None:
    assert set(KINDS[slug]) <= set(MOMENTS[slug])


BATCHES = [
    (slug, kinds) for slug in KINDS for kinds in batched([*KINDS[slug], "two"] if slug == COLT else KINDS[slug], 5)
]


# One person for several questions. The list and the line are the same for all games: with most, one of them is tried
@pytest.mark.parametrize(("slug", "kinds"), BATCHES, ids=lambda part: part if isinstance(part, str) else " ".join(part))
def test_every_answer_can_be_pointed_at_pressed_and_said(
    people: People, saloon: House, slug: str, kinds: tuple[str, ...]
) -> None:
    ann = people("Ann", automatic=slug == COLT)
    for kind, other_way in zip(kinds, cycle((with_a_letter, in_words)), strict=False):
        ways = (with_the_pointer, with_a_letter, with_the_arrows, in_words)
        in_all_ways(ann, saloon, moment(kind, slug), ways if slug == COLT else (with_the_pointer, other_way))


def in_all_ways(ann: Person, saloon: House, asked: Moment, ways: Sequence[Callable[[Person, Json], None]]) -> None:
    """Answers the question of a moment, takes it back, and answers it anew in another way."""
    ann.forget()
    ann.open_table(lay(saloon.data, asked, ann))
    choices = ann.asked()
    every_choice_is_there(ann, choices)
    kind = ann.position["asks"][0]["question"]["kind"]
    picture(ann, f"asked-{asked.slug}-{kind}", "noon")
    for way in ways:
        choice = choices[0 if way is with_a_letter else -1]
        way(ann, choice)
        number = ann.done(choice["words"])
        assert written(saloon.data, ann.table, number) == (ann.id, choice["words"])
        if way is not ways[-1]:
            ask_again(ann, asked, saloon)
            assert same(ann.asked(), choices)


def every_choice_is_there(ann: Person, choices: list[Json]) -> None:
    """On the list, and on the board or in the hand; the first nine with a digit, and all on the way of the arrows."""
    texts, keys = zip(*ann.spoken(), strict=True)
    assert list(texts) == [ann.text_of(choice) for choice in choices]
    assert len(set(texts)) == len(texts), "no two buttons say the same"
    assert all(str(number) in key.split() for number, key in enumerate(keys[:9], 1)), keys
    assert len(set(" ".join(keys).split())) == len(" ".join(keys).split()), keys
    ann.page.keyboard.press("ArrowDown")
    reached = []
    for _ in choices:
        reached.append(ann.page.evaluate(FOCUSED))
        ann.page.keyboard.press("ArrowDown")
    assert len(set(reached)) == len(choices)
    assert ann.page.evaluate(FOCUSED) == reached[0], "the way of the arrows is a round"

    words = {choice["words"] for choice in choices}
    in_menus = {each for card in ann.page.locator(MENUS).all() for each in opened(ann, card)}
    ann.until(lambda: {*ann.page.evaluate(SPOTS)} == words - in_menus, f"on the board or in the hand: {words}")


def opened(ann: Person, card: Locator) -> list[str]:
    """What the menu of a card offers."""
    card.click()
    ways = ann.page.get_by_role("menuitem")
    ways.first.wait_for()
    words = [str(way.get_attribute("data-choice")) for way in ways.all()]
    ann.page.keyboard.press("Escape")
    expect(ways).to_have_count(0)
    return words


def with_the_pointer(ann: Person, choice: Json) -> None:
    """Where it lies on the table; what can be used in several ways is clicked first."""
    spot = ann.spot(choice["words"])
    for card in ann.page.locator(MENUS).all():
        if spot.count():
            break
        card.click()
    spot.first.click()


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
    """As on the button; the words of the record are tried elsewhere."""
    ann.page.keyboard.press("/")
    ann.page.keyboard.type(ann.text_of(choice))
    ann.page.keyboard.press("Enter")


def same(choices: list[Json], others: list[Json]) -> bool:
    return [choice["words"] for choice in choices] == [choice["words"] for choice in others]


def ask_again(ann: Person, asked: Moment, saloon: House) -> None:
    """Only bots play with Ann: nobody else has to agree that she takes back. After the last answer of a game nothing
    is taken back, so there it is another table."""
    ann.forget()
    if asked.game is MOMENTS[COLT]["pickpocket"]:
        ann.open_table(lay(saloon.data, asked, ann))
        return
    undone = ann.page.locator("#log li").filter(has_text=ann.says("table-entry-undone", seat="Ann"))
    before = undone.count()
    expect(ann.undo).to_be_enabled()
    ann.page.keyboard.press("u")
    expect(undone).to_have_count(before + 1)
