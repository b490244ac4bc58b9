"""An evening: friends come by a link, play to the end, and play again."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from browser.moments import lay, moment
from browser.person import People, Person
from browser.sought import DUEL
from table.house import SECONDS, House


def play_to_the_end(*players: Person) -> None:
    """Everybody clicks until the game is over: on the board or on a card where the answer is there to be clicked."""
    for _ in players[0].trying("the game comes to its end", 10 * SECONDS):
        for player in players:
            if player.listed.count():
                player.asked()
                spots = player.page.locator("[data-choice]")
                (spots if spots.count() else player.listed).first.click()
        if all(player.is_over for player in players):
            return


def shown_scores(player: Person) -> list[str]:
    totals = player.position["view"]["totals"]
    ending = player.page.locator(".ending").first.inner_text()
    return [f"{total:,}" for total in totals if f"{total:,}" in ending]


def test_two_friends_and_two_bots_play_a_whole_game_and_another_one(people: People) -> None:
    ann, boris = people("Ann"), people("Boris")

    ann.go("/")
    ann.follow("table-new")
    ann.seat_bot(3, "easy")
    ann.seat_bot(4, "easy")
    ann.pick(ann.says("table-pace"), ann.says("table-pace-quick"))
    ann.press("table-new-make")
    link = ann.page.get_by_label(ann.says("table-invite-link")).input_value()

    boris.page.goto(link)
    boris.for_seat("table-sit", 2).click()
    expect(ann.page.locator("ol")).to_contain_text("Boris")
    expect(boris.page.locator("ol")).to_contain_text("Ann")
    ann.press("table-start")

    play_to_the_end(ann, boris)

    assert ann.position["view"]["totals"] == boris.position["view"]["totals"]
    for player in (ann, boris):
        assert len(shown_scores(player)) == 4
        player.page.get_by_text(player.says("table-fair"), exact=True).click()
    seeds = [player.page.locator("details code").all_inner_texts() for player in (ann, boris)]
    assert seeds[0] == seeds[1]
    assert len(seeds[0]) == 3

    ann.press("table-rematch")
    ann.page.wait_for_url(lambda url: ann.table not in link and "/t/" in url)
    boris.follow("table-rematch-go")
    expect(boris.page.locator("ol")).to_contain_text("Ann")
    assert boris.table == ann.table
    ann.press("table-start")  # who asked for the rematch is its host
    for player in (ann, boris):
        player.page.locator(".prompt").wait_for()
    assert ann.position["view"]["round"] == 1


def test_somebody_plays_a_duel_against_a_bot_to_its_end(people: People, saloon: House) -> None:
    ann = people("Ann")
    ann.open_table(lay(saloon.data, moment("equipped", DUEL), ann, rhythm=0))

    play_to_the_end(ann)

    (winner,) = ann.position["view"]["winners"]
    expect(ann.page.locator(".ending").first).to_contain_text(ann.words.player(winner))
    ann.button("table-rematch").wait_for()


@pytest.mark.parametrize("key", ["table-play-now", "table-play-now-one"])
def test_one_click_from_the_front_door_and_somebody_plays_against_bots(people: People, key: str) -> None:
    ann = people("Ann")
    ann.go("/")
    ann.press(key)
    choice = ann.asked()[0]
    ann.answer(choice["words"])
    ann.done(choice["words"])
    expect(ann.page.locator("#log")).to_contain_text("Ann")
