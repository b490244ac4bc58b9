"""Seats: a bot keeps one warm, friends take one, and nobody takes what is taken."""

from __future__ import annotations

from playwright.sync_api import Route, expect

from browser.moments import ending, hurry, lay, moment
from browser.person import People, Person
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


def made_by(ann: Person, **wishes: object) -> str:
    """A table with Ann on the first of four seats."""
    wanted = {"game": "colt-express", "chairs": [{"me": True}, {}, {}, {}], **wishes}
    return str(ann.asked_for("POST", "/api/tables", wanted)["id"])


def test_only_the_host_is_offered_what_only_the_host_may_do(people: People) -> None:
    ann, boris = people("Ann"), people("Boris")
    table = made_by(ann)
    for player in (ann, boris):
        player.open_table(table)
    boris.for_seat("table-sit", 2).click()
    expect(boris.page.get_by_text(boris.says("table-wait-host"))).to_be_visible()
    buttons = boris.page.get_by_role("button")
    for key in ("table-free-it", "table-fill-start", "table-chair-bot", "table-make-host"):
        expect(buttons.filter(has_text=boris.says(key))).to_have_count(0)
    expect(buttons.filter(has_text=boris.says("table-stand-up"))).to_have_count(1)

    ann.page.get_by_role("button").filter(has_text=ann.says("table-make-host")).click()
    boris.button("table-fill-start").wait_for()
    expect(ann.button("table-fill-start")).to_have_count(0)


def test_who_is_asked_to_leave_reads_so_and_may_sit_elsewhere(people: People) -> None:
    ann, boris = people("Ann"), people("Boris", language="uk")
    table = made_by(ann)
    for player in (ann, boris):
        player.open_table(table)
    boris.for_seat("table-sit", 2).click()
    ann.page.get_by_role("button").filter(has_text=ann.says("table-free-it")).click()
    note = boris.page.locator(".note").get_by_text(boris.says("table-asked-to-leave", number=2))
    expect(note).to_be_visible()
    boris.page.reload()
    expect(note).to_be_visible()
    expect(boris.for_seat("table-sit", 2)).to_have_count(0)
    boris.for_seat("table-sit", 3).click()
    expect(ann.page.locator("ol li").nth(2)).to_contain_text("Boris")


def test_when_the_host_stays_away_a_guest_takes_over(people: People, saloon: House) -> None:
    ann, boris = people("Ann"), people("Boris")
    table = made_by(ann)
    hurry(saloon.data, table)
    for player in (ann, boris):
        player.open_table(table)
    boris.for_seat("table-sit", 2).click()
    boris.page.get_by_text(boris.says("table-wait-host")).wait_for()
    ann.go("/")
    boris.page.get_by_text(boris.says("table-host-away")).wait_for()
    boris.press("table-take-over")
    boris.button("table-fill-start").wait_for()


def test_a_bot_plays_for_somebody_who_is_away_and_stops_when_they_are_back(people: People, saloon: House) -> None:
    ann, boris = people("Ann"), people("Boris")
    table = lay(saloon.data, moment("plan"), ann, boris, grace=3)
    for player in (ann, boris):
        player.open_table(table)
    boris.go("/")
    seats = ann.page.locator(".seats")
    expect(seats).to_contain_text(ann.says("table-bot-soon", time="0:0").strip())
    seats.get_by_role("button", name=ann.says("table-put-bot", seat="Boris")).click()
    dialog = ann.page.get_by_role("dialog", name=ann.says("table-bot-ask", seat="Boris"))
    dialog.get_by_role("button", name=ann.says("table-cancel")).click()
    expect(dialog).to_have_count(0)
    seats.get_by_role("button", name=ann.says("table-put-bot", seat="Boris")).click()
    dialog.get_by_role("button", name=ann.says("table-bot-ask-yes")).click()
    bot = ann.says("table-bot-normal", number=2)
    told = ann.says("table-entry-kept", by="Ann", bot=bot, seat="Boris")
    expect(ann.page.locator("#log")).to_contain_text(told.partition(bot)[0])

    boris.open_table(table)
    note = boris.page.locator(".note").get_by_text(boris.says("table-seat-back"))
    expect(note).to_be_visible()
    expect(boris.page.locator("#log")).to_contain_text(boris.says("table-entry-back", seat="Boris"))
    boris.press("table-close")
    expect(note).to_have_count(0)


def test_an_old_log_is_read_from_its_end_and_further_back_on_demand(people: People, saloon: House) -> None:
    ann = people("Ann")
    ann.open_table(lay(saloon.data, ending(), ann))
    first = ann.says("table-entry-made")
    log = ann.page.locator("#log")
    log.get_by_role("listitem").last.wait_for()
    earlier = log.get_by_role("button", name=ann.says("table-log-earlier"))
    for _ in ann.trying("the log goes back to the beginning"):
        if first in log.inner_text():
            break
        earlier.click()
    expect(earlier).to_have_count(0)
    expect(log).to_contain_text(first)
