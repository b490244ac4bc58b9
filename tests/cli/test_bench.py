"""`saloon bench`: the figures are there, and they are of every way to play."""

from __future__ import annotations

import json

import pytest

import saloon
from saloon.cli.bench import VERBS, modes
from saloon.cli.main import main
from saloon.cli.ui import is_compiled


@pytest.mark.parametrize(("slug", "seats", "fewest", "most"), [("colt-express", 4, 50, 300), ("bang-duel", 2, 50, 900)])
def test_the_fields(slug: str, seats: int, fewest: int, most: int, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bench", slug, "--json", "--seconds", "0.002"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["compiled"] is is_compiled()
    (line,) = found["results"]
    assert (line["game"], line["mode"], line["seats"]) == (slug, "standard", seats)
    assert fewest < line["decisions_per_game"] < most
    for name in ("games_per_second", "decisions_per_second", *(f"{verb}_us" for verb in VERBS)):
        assert line[name] > 0


def test_all_ways(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bench", "--all", "--seconds", "0.0001"]) == 0
    told = capsys.readouterr().out
    assert "First game" in told
    assert "Everybody" in told
    found = modes(saloon.game("colt-express"), True)
    assert len(told.splitlines()) >= len(found)
    assert [seats for mode, seats, _ in found if mode == "standard"] == [2, 3, 4, 5, 6]
    assert [seats for mode, seats, _ in found if mode == "expert"] == [3, 4, 5, 6]
    assert [seats for mode, seats, _ in found if mode == "teams"] == [3]
    assert {mode for mode, _, _ in found} == {"standard", "first-game", "expert", "teams"}
    duels = [("standard", 2, {}), ("long-game", 2, {"squad": 8}), ("everybody", 2, {"squad": 12})]
    assert modes(saloon.game("bang-duel"), True) == duels
