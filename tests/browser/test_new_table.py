"""The form for a new table: presets first, then the switches; what cannot be chosen says why."""

from __future__ import annotations

from playwright.sync_api import Locator, expect

from browser.person import People, Person


def switch(person: Person, name: str) -> Locator:
    return person.page.locator(f"input[name=switch-{name}]")


def preset(person: Person, name: str) -> Locator:
    return person.page.locator(f"input[name=preset][value={name}]")


def seats(person: Person, count: int) -> None:
    person.page.locator(f"input[name=seats][value='{count}']").check(force=True)


def why(person: Person, name: str) -> Locator:
    return person.page.locator(f"#why-{name}")


def test_a_preset_sets_the_switches_and_a_switch_of_its_own_unsets_the_preset(people: People) -> None:
    ann = people("Ann")
    ann.go("/new?game=colt-express")
    expect(preset(ann, "full-game")).to_be_checked()
    preset(ann, "first-game").check()
    expect(switch(ann, "abilities")).not_to_be_checked()
    expect(switch(ann, "events")).not_to_be_checked()
    switch(ann, "events").check()
    expect(preset(ann, "first-game")).not_to_be_checked()
    switch(ann, "abilities").check()
    expect(preset(ann, "full-game")).to_be_checked()


def test_what_does_not_go_with_the_seats_is_closed_and_says_why(people: People) -> None:
    ann = people("Ann")
    ann.go("/new?game=colt-express")
    expect(switch(ann, "teams")).to_be_disabled()
    expect(why(ann, "teams")).to_contain_text(ann.says("colt-express-teams-too-many", seats=4, rule="1.2"))
    seats(ann, 3)
    expect(switch(ann, "teams")).to_be_enabled()
    switch(ann, "teams").check()
    expect(switch(ann, "expert")).to_be_disabled()
    expect(why(ann, "expert")).to_contain_text(ann.says("colt-express-expert-teams", rule="1.6"))
    seats(ann, 2)
    expect(switch(ann, "teams")).to_be_disabled()
    expect(switch(ann, "teams")).to_be_checked()
    expect(preset(ann, "expert")).to_be_disabled()
    preset(ann, "full-game").check()
    preset(ann, "teams").check()
    expect(preset(ann, "teams")).to_be_checked()
    seats(ann, 4)
    expect(switch(ann, "teams")).not_to_be_checked()
    preset(ann, "expert").check()
    seats(ann, 2)
    expect(switch(ann, "expert")).not_to_be_checked()
    expect(preset(ann, "full-game")).to_be_checked()


def test_the_table_is_played_as_it_was_chosen(people: People) -> None:
    ann = people("Ann")
    ann.go("/new?game=bang-duel")
    preset(ann, "everybody").check()
    expect(ann.page.get_by_role("slider")).to_have_value("8")
    ann.press("table-new-make")
    ann.button("table-fill-start").wait_for()
    expect(ann.page.locator("ul.variants")).to_contain_text("12")
