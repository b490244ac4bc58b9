"""Bots and old hands that have much to do: whoever waits for them is told how many go before."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import Route, WebSocketRoute, expect

from browser.looks import LIGHTS, accessible, no_overflow, picture
from browser.moments import lay, moment
from browser.person import DESKTOP, PHONE, TABLET, People, Person, Size
from table.house import House, Json


class Ear:
    """Between a page and its server: says what a test wants to the page, and keeps its questions for a hint."""

    def __init__(self, person: Person) -> None:
        self.hints: list[Json] = []
        person.page.route_web_socket("**/socket", self.connect)

    def connect(self, page: WebSocketRoute) -> None:
        self.page, self.server = page, page.connect_to_server()
        page.on_message(self.pass_on)

    def pass_on(self, text: str | bytes) -> None:
        said: Json = json.loads(text)
        if said["type"] == "hint":
            self.hints.append(said)
        else:
            self.server.send(text)

    def busy(self, before: int, ident: str | None = None) -> None:
        self.page.send(json.dumps({"type": "busy", "id": ident, "before": before}))


@pytest.mark.parametrize(("language", "size"), [("en", DESKTOP), ("uk", TABLET), ("ru", PHONE), ("it", PHONE)])
def test_who_waits_is_told_how_many_go_before(people: People, saloon: House, language: str, size: Size) -> None:
    boris, ann = people("Boris"), people("Ann", language=language, size=size, touch=size == PHONE)
    ear = Ear(ann)
    ann.open_table(lay(saloon.data, moment("plan"), boris, ann))
    prompt = ann.page.locator("[data-prompt]")
    expect(prompt).to_contain_text("Boris")
    for before in (1, 4, 25):
        ear.busy(before)
        expect(prompt).to_contain_text(ann.says("table-bots-busy", before=before))
        no_overflow(ann.page)
    for light in LIGHTS:
        picture(ann, "busy", light)
    ear.busy(0)
    expect(prompt).not_to_contain_text(ann.says("table-bots-busy", before=1)[:8])


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_who_waits_for_a_hint_is_told_how_many_go_before(people: People, saloon: House, size: Size) -> None:
    ann = people("Ann", size=size, touch=size == PHONE)
    ear = Ear(ann)
    ann.open_table(lay(saloon.data, moment("plan"), ann))
    ann.asked()
    ann.page.keyboard.press("0")
    slip = ann.page.locator(".thinking")
    expect(slip).to_contain_text(ann.says("table-advice-thinking"))
    (question,) = ear.hints
    ear.busy(2, question["id"])
    expect(slip).to_contain_text(ann.says("table-advice-waiting", before=2))
    no_overflow(ann.page)
    accessible(ann.page, contrast=False)
    for light in LIGHTS:
        picture(ann, "busy-advice", light)
    ear.busy(0, question["id"])
    expect(slip).to_contain_text(ann.says("table-advice-thinking"))


@pytest.mark.parametrize("language", ["uk", "it"])
def test_who_has_bots_playing_at_many_tables_is_told_what_to_do(people: People, language: str) -> None:
    ann = people("Ann", language=language, size=PHONE, touch=True)
    details = {"most": 6, "seconds": 60}
    trouble = {"error": "table-bot-tables", "details": details, "rule": "", "message": ""}
    ann.forgiven = ("429",)
    ann.page.route("**/api/tables", lambda route: refuse(route, trouble))
    ann.go("/")
    ann.button("table-play-now").first.tap()
    expect(ann.page.locator(".trouble")).to_contain_text(ann.says("table-bot-tables", **details))
    no_overflow(ann.page)
    for light in LIGHTS:
        picture(ann, "bot-tables", light)


def refuse(route: Route, trouble: Json) -> None:
    if route.request.method == "POST":
        route.fulfill(status=429, json=trouble)
    else:
        route.continue_()
