"""`saloon review`: a game looked back on, in words and as data."""

from __future__ import annotations

import json
from dataclasses import asdict, replace
from pathlib import Path

import pytest
from rich.cells import cell_len
from rich.text import Text

import saloon
from saloon.bots.review import BetterAnswer, Review, ReviewReason, merge_parts, review_part
from saloon.cli.chart import band, chart, column_of
from saloon.cli.main import main
from saloon.cli.review import Report, beginning, signed
from saloon.cli.show import Show
from saloon.cli.sitting import resumed
from saloon.cli.ui import Ui
from saloon.engine.record import Match
from saloon.words import LANGUAGES
from tools.golden import records_of

GOLDEN = records_of("colt-express")
FILE = GOLDEN / "teams-2.jsonl"


@pytest.fixture(autouse=True)
def _narrow(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "80")


@pytest.fixture(scope="module")
def review() -> Review:
    record = FILE.read_text(encoding="utf-8")
    return merge_parts(record, [review_part(record, 1, 1000, 1)], 1)


def report(review: Review, language: str) -> str:
    ui = Ui(language)
    with ui.out.capture() as told:
        for part in Report(Show(ui, resumed(FILE.read_text(encoding="utf-8")), {}), review).parts():
            ui.out.print(part)
    return told.get()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_report_fits_the_screen(review: Review, language: str) -> None:
    told = report(review, language)
    assert all(cell_len(line) <= 80 for line in told.splitlines())
    assert told.count("→") >= len(review.turning_points) + review.seats
    assert sum(line.lstrip().startswith("−") for line in told.splitlines()) >= 1


def test_what_a_report_tells(review: Review) -> None:
    told = report(review, "en")
    for turn in review.turning_points:
        assert f"Move {turn.number}, " in told
    for summary in review.seat_reviews:
        for number in summary.mistakes:
            assert f"Move {number}, " in told
        assert f"{summary.luck_share:.0%}" in told
    assert told.count("Better: ") == sum(len(summary.mistakes) for summary in review.seat_reviews) > 0
    assert "Belle" in told  # players go by their bandits


def test_reasons_are_told(review: Review) -> None:
    game = saloon.game("colt-express")
    feature = game.features[0]
    number = next(number for summary in review.seat_reviews for number in summary.mistakes)
    better = review.judgements[number - 1].better
    assert isinstance(better, BetterAnswer)
    why = [ReviewReason(feature, 250.0, True), ReviewReason(feature, 500.0, False)]
    judgements = list(review.judgements)
    judgements[number - 1] = replace(judgements[number - 1], better=replace(better, reasons=why))
    told = report(replace(review, judgements=judgements), "en")
    assert "▲ " in told
    assert "▼ " in told
    assert "250" in told
    assert "500" in told


def test_a_game_in_which_nothing_happened(review: Review) -> None:
    summaries = [replace(summary, mistakes=[]) for summary in review.seat_reviews]
    told = report(replace(review, turning_points=[], seat_reviews=summaries), "en")
    assert "There were none" in told
    assert "Nobody made a mistake" in told


def test_the_command(review: Review, capsys: pytest.CaptureFixture[str]) -> None:
    """Everything as data; two processes find the same as one."""
    assert main(["--lang", "en", "review", str(FILE), "--worlds", "1", "--json", "--jobs", "2"]) == 0
    assert json.loads(capsys.readouterr().out) == asdict(review)


def test_an_unfinished_game_keeps_its_secrets(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    match = Match.new(saloon.game("colt-express"), 3, 1, {})
    match.play(match.state.decider(), match.state.options(match.state.decider())[0])
    path = tmp_path / "some.jsonl"
    path.write_text(match.write())
    assert main(["--lang", "en", "review", str(path)]) == 2
    told = capsys.readouterr()
    assert "is not finished" in told.err
    assert told.out == ""


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        (["nowhere.jsonl"], "There is no file nowhere.jsonl"),
        ([str(Path(__file__))], "unreadable"),
        ([str(FILE), "--worlds", "0"], "--worlds must be at least 1, not 0"),
        ([str(FILE), "--jobs", "-1"], "--jobs must be at least 1, not -1"),
        ([str(FILE), "--worlds", "many"], "“many” is not a number"),
    ],
)
def test_what_cannot_be_reviewed(arguments: list[str], reason: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--lang", "en", "review", *arguments]) == 2
    told = capsys.readouterr()
    assert reason in told.err
    assert len(told.err.splitlines()) == 1
    assert told.out == ""


# The chart


def test_a_curve_in_blocks() -> None:
    assert band([0.0, 0.5, 1.0], 3, 1) == [" ▄█"]
    assert band([0.0, 0.25, 0.5, 0.75, 1.0], 5, 2) == ["   ▄█", " ▄███"]
    assert band([0.001], 4, 1) == ["▁▁▁▁"]  # little is not nothing
    assert band([0.0, 1.0], 6, 1) == ["   ███"]
    assert band([0.0, 1.0, 0.0, 0.5], 2, 1) == ["█▄"]  # of several, the last


def test_marks_stand_below_what_they_mark() -> None:
    for count, width in ((3, 12), (100, 40)):
        for place in range(count):
            column = column_of(place, count, width)
            assert abs(column / width - place / count) <= 1 / min(count, width)
    lines = chart([[0.5] * 10 + [1.0], [0.5] * 10 + [0.0]], ["A very long name indeed", "Doc"], [10], 80)
    assert all(line.cell_len == 80 for line in lines)
    assert lines[0].plain.startswith("A very long na… ")
    assert lines[0].plain.endswith("█")
    assert lines[-1].plain.rstrip("─").endswith("1")


def test_a_long_story_is_cut_between_sentences() -> None:
    lines = [Text("One thing."), Text("Another thing."), Text("A third.")]
    assert beginning(lines, 40).plain == "One thing. Another thing. A third."
    assert beginning(lines, 30).plain == "One thing. Another thing. …"
    assert beginning(lines, 5).plain == "One thing. …"
    assert beginning([], 5).plain == ""


def test_signs() -> None:
    assert [signed(value) for value in (0.123, -0.5, 0.001, -0.001)] == ["+12%", "−50%", "0%", "0%"]
