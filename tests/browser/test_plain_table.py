"""A game of another package, which the page was not built with: written by `saloon new-game`, installed for real, and
played to its end at the plain table."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from browser.looks import accessible, no_overflow, nothing_cut, picture, shine, targets_large
from browser.person import DESKTOP, PHONE, TABLET, Ask, Person
from cli.terminal import run
from outside.installing import install, path_with
from saloon.games import GAMES
from saloon.words import Words
from table.house import House, house

NAME, TITLE = "gold-rush", "Gold Rush"
CARDS = 5  # of a hand, and rounds


@pytest.fixture(scope="module")
def guesthouse(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server where the game is installed; this process knows it too, so that it can say what the page should say."""
    home = tmp_path_factory.mktemp("guest")
    assert run(home, "new-game", NAME, "--into", str(home / "game")).returncode == 0
    install(home / "game", home / "site")
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", path_with(home / "site"))
        patch.syspath_prepend(home / "site")
        import gold_rush  # type: ignore[import-not-found]  # installed a moment ago

        patch.setitem(GAMES.loaded, NAME, gold_rush.GAME)
        with house(home / "data") as opened:
            yield opened
        assert opened.complaints == ""


@pytest.fixture
def ann(browser: Browser, guesthouse: House) -> Iterator[Person]:
    person = Person(browser, guesthouse.address, "Ann", Ask(home="10.9.0.1"))
    yield person
    person.leave()
    assert person.complaints == []


def begin(person: Person, seats: int) -> None:
    """From the bill in the window to the first question, against easy bots that answer at once."""
    person.go("/")
    bill = person.page.get_by_role("article", name=TITLE)
    expect(bill).to_contain_text(person.says(f"{NAME}-pitch"))
    bill.get_by_role("link").click()
    person.page.get_by_role("group", name=person.says("table-new-seats")).get_by_text(str(seats), exact=True).click()
    expect(person.page.get_by_text(person.says(f"{NAME}-switch-comfort"))).to_be_visible()
    for number in range(2, seats + 1):
        person.seat_bot(number, "easy")
    person.pick(person.says("table-pace"), person.says("table-pace-quick"))
    person.press("table-new-start")
    person.asked()


def told(person: Person) -> list[str]:
    """What the events of the game sound like, as this person may hear them."""
    words: Words = person.words
    entries = [entry for heard in person.heard for entry in heard.get("log", [heard.get("entry")]) if entry]
    return [words.event(event) for entry in entries for event in entry["events"]]


def asked_with(person: Person, cards: int) -> None:
    """Waits until the person is asked for one of so many cards."""
    person.until(lambda: len(person.choices) == cards, f"there are {cards} cards to choose from")
    person.asked()


def see_the_table(ann: Person) -> None:
    """Who sits where, one's own hand, and the backs of the others; at every size and hour."""
    plates = ann.page.locator(".plate")
    assert plates.count() == 3
    expect(plates.first).to_contain_text("Ann")
    expect(plates.nth(1).locator(".back")).to_have_count(CARDS - 1)  # it has chosen
    hand = ann.position["view"]["seats"][0]["hand"]
    assert plates.first.locator(".card").all_inner_texts() == [str(card) for card in hand]
    for width, height in (TABLET, PHONE, DESKTOP):
        ann.page.set_viewport_size({"width": width, "height": height})
        no_overflow(ann.page)
        nothing_cut(ann.page)
    for light in ("noon", "night"):
        shine(ann.page, light)
        accessible(ann.page)
        picture(ann, "plain", light)


def answer_in_every_way(ann: Person) -> None:
    """By pointer, by key, in words; an answer is taken back, an old hand is asked, and the rule is read."""
    ann.answer(ann.choices[0]["words"])
    asked_with(ann, CARDS - 1)
    ann.undo.click()
    asked_with(ann, CARDS)
    ann.page.keyboard.press("2")
    asked_with(ann, CARDS - 1)
    said = ann.choices[-1]
    field = ann.page.get_by_role("combobox")
    field.fill(ann.text_of(said))
    field.press("Enter")
    ann.done(said["words"])
    asked_with(ann, CARDS - 2)
    ann.press("table-advice-ask")
    expect(ann.page.locator(".beside li").first).to_be_visible()
    ann.page.locator(".prompt .rule").click()
    expect(ann.page.get_by_role("dialog")).to_contain_text("in secret")
    ann.page.keyboard.press("Escape")


def look_on(eve: Person, table: str) -> None:
    """On a phone and in another language; all hands are hidden."""
    eve.open_table(table)
    eve.settled()
    hidden = sum(len(seat["hand"]) for seat in eve.position["view"]["seats"])
    assert eve.page.locator(".plate .back").count() == hidden
    expect(eve.page.locator(".handbill")).to_contain_text(eve.says(f"{NAME}-view-vein"))
    no_overflow(eve.page)
    targets_large(eve.page, 44)
    picture(eve, "plain", "night")
    eve.page.get_by_role("button", name=eve.says("table-log"), exact=True).click()
    assert set(told(eve)) <= set(eve.log())
    eve.page.keyboard.press("Escape")


def play_to_the_end(ann: Person) -> None:
    for _ in ann.trying("the game comes to its end"):
        if ann.is_over:
            return
        if ann.listed.count():
            ann.asked()
            ann.listed.first.click()


def test_a_game_that_the_page_does_not_know_is_played_to_its_end(ann: Person, browser: Browser) -> None:
    ann.info = {"game": NAME, "chairs": []}
    begin(ann, 3)
    see_the_table(ann)
    answer_in_every_way(ann)
    eve = Person(browser, ann.address, "Eve", Ask(home="10.9.0.2", size=PHONE, touch=True, language="uk"))
    look_on(eve, ann.table)
    play_to_the_end(ann)

    rows = [row.split() for row in ann.page.locator(".ending tbody tr").all_inner_texts()]
    scores = ann.position["result"]["scores"]
    assert sorted(rows) == sorted([*ann.words.player(seat).split(), str(score)] for seat, score in enumerate(scores))
    assert set(told(ann)) <= set(ann.log())
    for person in (ann, eve):
        person.page.get_by_role("region", name=person.says("table-ending")).wait_for()
        no_overflow(person.page)
        picture(person, "plain-ending", "noon")
    ann.press("table-review")
    expect(ann.page.get_by_role("slider")).to_be_visible()
    eve.leave()
    assert eve.complaints == []
