"""Whoever has the link may look on, and sees what is open to all."""

from __future__ import annotations

import msgspec
import pytest
from playwright.sync_api import expect

from browser.moments import apart, lay, moment, truth
from browser.person import People
from browser.sought import COLT, DUEL
from table.house import House


@pytest.mark.parametrize(("slug", "kind"), [(COLT, "tunnel"), (DUEL, "first")])
def test_a_spectator_sees_no_hand_and_no_choice_and_is_told_no_secret(
    people: People, saloon: House, slug: str, kind: str
) -> None:
    boris, ann, cleo = people("Boris"), people("Ann"), people("Cleo")
    table = lay(saloon.data, moment(kind, slug), boris, ann, rhythm=0)
    cleo.open_table(table)
    boris.open_table(table)
    ann.open_table(table)
    expect(ann.page.get_by_text(ann.says("table-watchers", count=1))).to_be_visible()

    for _ in range(6):
        for player in (boris, ann):
            if player.listed.count():
                player.asked()
                player.listed.first.click()
            for name in ("[data-choice]", "[data-choices]", ".dock .hand", "[role=combobox]"):
                expect(cleo.page.locator(name)).to_have_count(0)
        cleo.page.wait_for_timeout(30)
    lines = [player.page.locator("#log li") for player in (cleo, boris)]
    looks = 0
    while lines[0].count() != lines[1].count():  # both pages are still being told
        looks += 1
        assert looks < 200
        cleo.page.wait_for_timeout(50)

    told = [message for message in cleo.heard if message["type"] in ("snapshot", "happened")]
    states = apart(truth(saloon.data, table))
    for message in told:
        position = message["position"]
        entries = message["log"] if message["type"] == "snapshot" else [message["entry"]]
        assert not any(event["known"] for entry in entries for event in entry["events"])
        assert position["choices"] == []
        assert position["view"] == msgspec.to_builtins(states[entries[-1]["answers"]].view(None))
    first = told[0]["position"]["view"]
    assert not any(card["id"] is not None for corner in first["seats"] for card in corner["hand"] or ())
    assert len(told) > 6
