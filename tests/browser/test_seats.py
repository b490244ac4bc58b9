"""Seats: a bot keeps one warm, friends take one, and nobody takes what is taken."""

from __future__ import annotations

from playwright.sync_api import Route, expect

from browser.moments import lay, moment
from browser.person import People
from table.house import House


def test_a_bot_plays_for_somebody_who_then_takes_the_seat_back(people: People, saloon: House) -> None:
    ann, boris = people("Ann"), people("Boris")
    table = lay(saloon.data, moment("plan"), ann, boris)
    for player in (ann, boris):
        player.open_table(table)
    ann.asked()

    ann.press("table-menu")
    ann.press("table-hand-to-bot")
    expect(ann.page.locator(".prompt")).to_contain_text(ann.says("table-kept-by-bot"))
    boris.asked()  # the bot has answered for Ann
    expect(ann.listed).to_have_count(0)
    ann.page.locator(".prompt").get_by_role("button", name=ann.says("table-take-back-seat")).click()
    for player in (ann, boris):
        expect(player.page.locator("#log")).to_contain_text(player.says("table-entry-back", seat="Ann"))

    for _ in ann.trying("Ann is asked again"):
        if ann.listed.count():
            break
        if boris.listed.count():
            boris.asked()
            boris.listed.first.click()
    ann.asked()


def test_somebody_without_a_name_sits_down_and_is_called_by_the_seat(people: People) -> None:
    ann, stranger = people("Ann"), people()
    ann.go("/new")
    ann.press("table-new-make")
    ann.button("table-fill-start").wait_for()
    stranger.go(f"/t/{ann.table}")
    stranger.for_seat("table-sit", 3).click()
    third = ann.page.get_by_role("list", name=ann.says("table-seats")).get_by_role("listitem").nth(2)
    expect(third).to_contain_text(ann.says("seat-number", number=3))

    stranger.for_seat("table-seat-mate", 4).wait_for()
    for left in (2, 4):
        expect(ann.for_seat("table-seat-mate", left)).to_be_visible()


def test_a_name_that_cannot_be_seen_is_refused_with_a_sentence(people: People) -> None:
    ann = people()
    ann.go("/")
    field = ann.page.get_by_label(ann.says("table-name-ask"))
    ann.forgiven = ("400",)
    field.fill("\u200b\u200b")
    field.press("Enter")
    expect(ann.page.get_by_role("alert").filter(has_text=ann.says("table-bad-name", most=30))).to_be_visible()
    field.fill("Ann")
    field.press("Enter")
    expect(ann.page.get_by_text(ann.says("table-name-saved"))).to_be_visible()
    assert ann.asked_for("GET", "/api/me")["name"] == "Ann"


def test_a_seat_that_somebody_else_has_just_taken_is_refused_with_a_sentence(people: People) -> None:
    ann, boris = people("Ann"), people("Boris")
    ann.go("/new")
    ann.press("table-new-make")
    ann.button("table-fill-start").wait_for()
    boris.go(f"/t/{ann.table}")
    boris.for_seat("table-sit", 2).wait_for()
    boris.forgiven = ("409",)

    def too_late(route: Route) -> None:
        ann.asked_for("POST", f"/api/tables/{ann.table}/sit", {"seat": 1, "name": "Anton"})
        route.continue_()

    boris.page.route("**/sit", too_late)
    boris.for_seat("table-sit", 2).click()
    expect(
        boris.page.get_by_role("alert").filter(has_text=boris.says("table-seat-taken", seat="Anton"))
    ).to_be_visible()
