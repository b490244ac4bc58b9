"""`saloon balance`: as a table, as data, and as a page."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

import saloon
from cli.terminal import run
from saloon.arena.balance import Census, Line, planned_variants, sections
from saloon.arena.players import Player
from saloon.cli.main import main
from saloon.engine.playout import playout
from saloon.engine.rng import Rng
from saloon.words import LANGUAGES, Words

RANDOM = Player("random")


@pytest.fixture(autouse=True)
def _plain(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANG", "C.UTF-8")
    monkeypatch.setenv("COLUMNS", "80")


def report(capsys: pytest.CaptureFixture[str], *arguments: str) -> dict[str, Any]:
    assert main(["balance", *arguments, "--json"]) == 0
    found: dict[str, Any] = json.loads(capsys.readouterr().out)
    return found


def test_every_switch_and_number_of_seats() -> None:
    game = saloon.game("colt-express")
    found = planned_variants(game, RANDOM, 1, None, {})
    assert {way.plan.seats for way in found if way.changed is None} == set(game.seats)
    tried = {(name, value) for way in found for name, value in way.plan.switches.items()}
    assert tried == {(switch.name, value) for switch in game.switches for value in switch.values}
    for way in found:  # each has at most one switch that is not as usual
        usual = game.check(way.plan.seats, {})
        changed = [name for name, value in way.plan.switches.items() if value != usual[name]]
        assert changed == ([way.changed] if way.changed else [])


def test_what_is_given_stays() -> None:
    game = saloon.game("colt-express")
    found = planned_variants(game, RANDOM, 1, None, {"teams": True})
    assert {way.plan.seats for way in found} == {2, 3}
    assert all(way.plan.switches["teams"] for way in found)
    assert "teams" not in {way.changed for way in found}


def test_wins_are_counted_for_all_that_a_seat_has() -> None:
    census = Census()
    census.note(60, [{"side": ["law"], "person": ["a", "b"]}, {"side": ["outlaw"], "person": ["c"]}], [0])
    census.note(60, [{"side": ["law"], "person": ["a"]}, {"side": ["outlaw"], "person": ["c"]}], [0, 1])
    assert census.games == 2
    told = {group: (share.played, share.won, share.due) for group, share in census.shares.items()}
    assert told == {
        ("seat", "1"): (2, 90, 60),
        ("seat", "2"): (2, 30, 60),
        ("side", "law"): (2, 90, 60),
        ("side", "outlaw"): (2, 30, 60),
        ("person", "a"): (2, 90, 60),
        ("person", "b"): (1, 60, 30),
        ("person", "c"): (2, 30, 60),
    }


def test_what_is_fair_where_numbers_of_seats_are_mixed() -> None:
    game = saloon.game("colt-express")
    two = planned_variants(game, RANDOM, 1, None, {"teams": True})
    censuses = [Census() for _ in two]
    for way, census in zip(two, censuses, strict=True):
        census.note(60, [{} for _ in range(way.plan.seats)], [0])
    found = {(section.switch, section.value): section for section in sections(game, two, censuses)}
    (first, *others) = found["events", "on"].kinds["seat"]
    assert [line.name for line in (first, *others)] == ["1", "2", "3"]
    assert first.rate == 1
    assert first.fair == pytest.approx((1 / 2 + 1 / 3) / 2)
    assert others[1].fair == pytest.approx(1 / 3)
    assert ("teams", "on") not in found  # there is nothing to compare it with


@pytest.mark.parametrize(("low", "high", "verdict"), [(0.3, 0.4, 1), (0.1, 0.2, -1), (0.2, 0.3, 0)])
def test_a_verdict_needs_the_whole_interval(low: float, high: float, verdict: int) -> None:
    assert Line("a", 10, (low + high) / 2, low, high, 0.25).verdict == verdict


def test_the_same_for_every_number_of_jobs(capsys: pytest.CaptureFixture[str]) -> None:
    asked = ["colt-express", "--seats", "3", "--games", "9", "--seed", "4"]
    alone = report(capsys, *asked)
    assert alone == report(capsys, *asked, "--jobs", "2")
    assert [section["value"] for section in alone["sections"] if section["switch"] == "seats"] == ["3"]
    seats = alone["sections"][0]["kinds"]["seat"]
    assert sum(line["rate"] for line in seats) == pytest.approx(1)
    bandits = alone["sections"][0]["kinds"]["bandit"]
    assert sum(line["played"] for line in bandits) == 3 * 9


def test_the_groups_of_a_duel(capsys: pytest.CaptureFixture[str]) -> None:
    found = report(capsys, "bang-duel", "--switch", "squad=4", "--games", "3", "--seed", "4")
    (section,) = found["sections"]
    assert {line["name"] for line in section["kinds"]["side"]} == {"law", "outlaw"}
    assert sum(line["played"] for line in section["kinds"]["person"]) == 3 * 8


@pytest.mark.parametrize("slug", saloon.games())
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_group_has_a_name(slug: str, language: str) -> None:
    game = saloon.game(slug)
    words = Words(language, game)
    for seats in (game.seats[0], game.seats[-1]):
        state = game.new(seats, 1)
        playout(state, Rng(1))
        groups = game.groups(state)
        assert len(groups) == seats
        for kind, names in [each for group in groups for each in group.items()]:
            assert words.knows(f"{slug}-group-{kind}")
            assert names
            assert all(words.knows(f"{slug}-{kind}-{name}") for name in names)


def test_the_table(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["balance", "colt-express", "--seats", "4", "--games", "20", "--seed", "1", "--lang", "uk"]) == 0
    told = capsys.readouterr().out
    for words in ("4 гравці", "Док", "events=off", "справедливо", "25.0%", "0x1"):
        assert words in told


@pytest.mark.parametrize("language", ["en", "it"])
def test_the_page_is_whole_and_needs_nothing_else(
    language: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "report.html"
    asked = ["bang-duel", "--switch", "squad=5", "--games", "4", "--seed", "1", "--html", str(file)]
    assert main(["balance", *asked, "--lang", language]) == 0
    assert "0x1" in capsys.readouterr().out
    text = file.read_text(encoding="utf-8")
    assert f'<html lang="{language}">' in text
    assert not re.findall(r'(?:src|href|url)\s*[=(]\s*"?(?!#)', text)
    plots = re.findall(r"<svg.*?</svg>", text, re.DOTALL)
    assert len(plots) == 3
    for plot in plots:
        names = [node.text for node in ElementTree.fromstring(plot).iter("text") if node.get("class") == "name"]
        assert all(names)
        assert len(set(names)) == len(names) > 1


def test_a_file_that_cannot_be_written_is_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["balance", "bang-duel", "--switch", "squad=4", "--games", "1", "--html", str(tmp_path)]) == 2
    assert str(tmp_path) in capsys.readouterr().err


def test_as_a_program(tmp_path: Path) -> None:
    """What it says comes from a catalogue that the program does not have when it begins."""
    done = run(tmp_path, "balance", "bang-duel", "--games", "2")
    assert done.returncode == 0, done.stderr
