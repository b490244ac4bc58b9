"""`hint` at the table: the best answers, from what the player knows, in words."""

from __future__ import annotations

import io
import math
from pathlib import Path

import pytest

import saloon
from saloon.bots.analysis import Analysis, Candidate
from saloon.bots.reasons import Reason
from saloon.cli import hints
from saloon.cli.main import main
from saloon.cli.reasons import said
from saloon.cli.ui import Ui
from saloon.engine.record import read
from saloon.engine.rng import Rng
from saloon.words import LANGUAGES, Words

GOLDEN = Path(__file__).parents[1] / "games" / "bang_duel" / "golden" / "squad-6.jsonl"


@pytest.fixture(autouse=True)
def _quick(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """A few worlds and no clock."""
    monkeypatch.setattr(hints, "WORLDS", 30)
    monkeypatch.setattr(hints, "SECONDS", math.inf)
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    monkeypatch.setenv("COLUMNS", "80")


def played(typed: str, monkeypatch: pytest.MonkeyPatch, *arguments: str) -> None:
    monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO(typed.encode())))
    assert main(["--lang", "en", "play", *arguments, "--bots", "random"]) == 0


def test_the_best_answers(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    played("hint\nhint\nquit\n", monkeypatch, "colt-express", "--seed", "4")
    _, first, second = capsys.readouterr().out.split("With the best answer you win about")
    assert 2 < first.count("%") == second.count("%") <= 1 + hints.SHOWN
    assert first.partition("> ")[0] == second.partition("> ")[0]  # asking changes nothing


def test_where_there_is_no_choice(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    match = read(GOLDEN.read_text(encoding="utf-8"), saloon.game)
    earlier = match.back_to(0)
    for seat, words in match.moves:
        if seat == 0 and len(earlier.state.options(0)) == 1:
            break
        earlier.play(seat, earlier.state.read(seat, words))
    assert earlier.state.deciders()
    path = tmp_path / "some.jsonl"
    path.write_text(earlier.write(), encoding="utf-8")
    played("hint\nquit\n", monkeypatch, "bang-duel", "--resume", str(path))
    assert "There is only one answer: " in capsys.readouterr().out


def test_a_hint_knows_no_more_than_the_player() -> None:
    state = saloon.game("colt-express").new(3, 7)
    seat = state.decider()
    twin = state.imagine(seat, Rng(3))
    found, same = (hints.analysis_of(world, seat) for world in (state, twin))
    assert [(each.option, each.visits, each.chance) for each in found.candidates] == [
        (each.option, each.visits, each.chance) for each in same.candidates
    ]


def test_a_page() -> None:
    """What is gained with one is what is missed with the other; what nobody has looked at is not named."""
    game = saloon.game("colt-express")
    worthy = next(place for place, worth in enumerate(game.worth) if worth > 0)
    low, high = ([0.0] * len(game.features) for _ in range(2))
    high[worthy] = 1.5 / game.worth[worthy]
    candidates = [Candidate(8, 20, 0.75, high), Candidate(9, 10, 0.25, low), Candidate(7, 0, 0.0, low)]
    ui = Ui("en")
    with ui.out.capture() as told:
        for part in hints.hint_page(
            game, Words("en", game), Analysis(0, 30, [], candidates), [7, 8, 9], ["a", "b", "c"]
        ):
            ui.out.print(part)
    head, best, gain, other, risk = told.get().splitlines()
    assert "75%" in head
    assert (best, other) == (" 2 b    75%", " 3 c    25%")
    assert (gain[:5], risk[:5]) == ("   ▲ ", "   ▼ ")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("slug", saloon.games())
def test_every_reason_can_be_told(slug: str, language: str) -> None:
    game = saloon.game(slug)
    reasons = [Reason(feature, 250.0, good) for feature in game.features for good in (True, False)]
    lines = [line.plain for line in said(Words(language, game), reasons)]
    assert len(set(lines)) == len(reasons)
    assert all("250" in line for line in lines)


def test_a_reason_that_the_game_has_no_words_for_is_left_out() -> None:
    words = Words("en", saloon.game("colt-express"))
    assert [line.plain for line in said(words, [Reason("luck", 1.0, True), Reason("money", 250.0, True)])] == [
        "▲ more loot in your hands: +$250"
    ]
