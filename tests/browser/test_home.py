"""The front door: tables that wait, my own tables, and links that lead nowhere."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, expect

from browser.moments import lay, moment
from browser.person import People, Person
from table.house import House

NOBODY = "ThereIsNoSuchTabl"


def listed(person: Person, key: str) -> Locator:
    """A list of tables on the front page."""
    return person.page.get_by_role("region", name=person.says(key))


def test_an_open_table_is_listed_for_all_and_a_private_one_only_for_those_who_sit_there(people: People) -> None:
    ann, boris = people("Ann of the open door"), people("Boris")
    tables = []
    for door in ("table-new-private", "table-new-open"):
        ann.go("/new")
        ann.page.get_by_label(ann.says(door)).check()
        ann.press("table-new-make")
        ann.button("table-fill-start").wait_for()
        tables.append(ann.table)
    private, public = tables

    boris.go("/")
    expect(listed(boris, "table-open").get_by_text("Ann of the open door").first).to_be_visible()
    expect(boris.page.locator(f'a[href="/t/{public}"]')).to_be_visible()
    expect(boris.page.locator(f'a[href="/t/{private}"]')).to_have_count(0)
    ann.go("/")
    for table in tables:
        expect(listed(ann, "table-mine").locator(f'a[href="/t/{table}"]')).to_be_visible()

    boris.page.locator(f'a[href="/t/{public}"]').click()
    boris.for_seat("table-sit", 2).click()
    boris.for_seat("table-seat-mate", 3).wait_for()
    boris.go("/")
    expect(listed(boris, "table-mine").locator(f'a[href="/t/{public}"]')).to_be_visible()


def test_my_tables_tell_where_it_is_my_move(people: People, saloon: House) -> None:
    ann, boris = people("Ann"), people("Boris")
    mine = lay(saloon.data, moment("rob"), ann, boris)
    other = lay(saloon.data, moment("rob"), boris, ann)
    ann.go("/")
    tables = listed(ann, "table-mine").get_by_role("link")
    expect(tables).to_have_count(2)
    expect(tables.first).to_have_attribute("href", f"/t/{mine}")
    expect(tables.first).to_contain_text(ann.says("table-waits-for-you"))
    expect(tables.last).to_have_attribute("href", f"/t/{other}")
    expect(tables.last).to_contain_text(ann.says("table-phase-playing"))
    tables.first.click()
    ann.asked()
    expect(ann.page).to_have_title(ann.says("table-title-your-move", game="Colt Express"))


def test_a_code_or_a_link_from_a_friend_leads_to_the_table(people: People) -> None:
    ann, boris = people("Ann"), people("Boris")
    ann.go("/new")
    ann.press("table-new-make")
    ann.button("table-fill-start").wait_for()
    for sent in (ann.table, ann.page.url):
        boris.go("/")
        field = boris.page.get_by_label(boris.says("table-join-label"))
        field.fill("what is a code?")
        boris.press("table-join")
        expect(boris.page.get_by_role("alert").filter(has_text=boris.says("table-join-unclear"))).to_be_visible()
        field.fill(sent)
        boris.press("table-join")
        boris.for_seat("table-sit", 2).wait_for()
        assert boris.table == ann.table


@pytest.mark.parametrize(
    ("path", "key"),
    [(f"/t/{NOBODY}", "table-lost-table"), ("/t/not%20a%20code", "table-lost-page"), ("/no/where", "table-lost-page")],
)
def test_a_link_that_leads_nowhere_says_so_and_leads_home(people: People, path: str, key: str) -> None:
    ann = people("Ann")
    ann.forgiven = ("404",)
    ann.go(path)
    expect(ann.page.get_by_role("heading", name=ann.says("table-lost"))).to_be_visible()
    expect(ann.page.get_by_text(ann.says(key))).to_be_visible()
    ann.page.get_by_role("main").get_by_role("link", name=ann.says("table-back-home")).click()
    ann.button("table-play-now").wait_for()
