"""`saloon arena`: what it prints, keeps and refuses."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

from cli.terminal import environment
from saloon.cli.main import main
from saloon.words import LANGUAGES, PSEUDO

TONGUES = [*LANGUAGES, PSEUDO]


@pytest.fixture(autouse=True)
def _plain(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("LANG", "C.UTF-8")
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))


def report(capsys: pytest.CaptureFixture[str], *arguments: str, game: str = "colt-express") -> dict[str, Any]:
    assert main(["arena", game, "--json", *arguments]) == 0
    found: dict[str, Any] = json.loads(capsys.readouterr().out)
    return found


def test_everything_is_in_the_report(capsys: pytest.CaptureFixture[str]) -> None:
    asked = ["--bots", "scout:1,random", "--seats", "2", "--games", "4", "--seed", "9", "--duplicate"]
    found = report(capsys, *asked, "--switch", "events=off")
    assert (found["games"], found["seed"], found["switches"]["events"]) == (4, "0x9", False)
    assert (found["duplicate"], found["clock"], found["repeatable"]) == (True, False, True)
    assert sum(bot["wins"] for bot in found["by_bot"].values()) == pytest.approx(4)
    assert sum(seat["wins"] for seat in found["by_seat"]) == pytest.approx(4)
    for bot in found["by_bot"].values():
        assert bot["games"] == bot["played"] == 4
        assert bot["rating_low"] < bot["rating"] < bot["rating_high"]
        assert bot["win_rate_low"] <= bot["win_rate"] <= bot["win_rate_high"]
    ahead = found["head_to_head"]
    assert ahead["scout:1"]["random"]["rate"] + ahead["random"]["scout:1"]["rate"] == pytest.approx(1)
    thought = found["speed"]["thinking"]
    assert thought["scout:1"]["mean_ms"] > thought["random"]["mean_ms"] > 0
    assert thought["scout:1"]["longest_ms"] >= thought["scout:1"]["mean_ms"]


def test_by_the_clock(capsys: pytest.CaptureFixture[str]) -> None:
    found = report(capsys, "--bots", "scout:1ms,random", "--seats", "2", "--games", "2", "--clock")
    assert (found["clock"], found["repeatable"]) == (True, False)
    assert set(found["by_bot"]) == {"scout:1ms", "random"}


@pytest.mark.parametrize("language", TONGUES)
def test_the_table(language: str, capsys: pytest.CaptureFixture[str]) -> None:
    """Of more than two bots also who beats whom, and a word where the seats were not shared evenly."""
    asked = ["--bots", "scout:1,random,scout:1ms", "--seats", "2", "--games", "1", "--seed", "1"]
    assert main(["--lang", language, "arena", "colt-express", *asked]) == 0
    told = capsys.readouterr().out
    assert "0x1" in told
    assert "6" in told
    assert "100.0%" in told
    assert max(len(line) for line in told.splitlines()) <= 80


def test_a_duel_with_sides_exchanged(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    asked = ["--bots", "random", "--games", "2", "--seed", "3", "--out", str(tmp_path / "duel")]
    found = report(capsys, *asked, game="bang-duel")
    assert found["seats"] == 2
    assert main(["replay", "--verify", str(tmp_path / "duel" / "games" / "000001.jsonl")]) == 0
    kept = json.loads((tmp_path / "duel" / "report.json").read_text(encoding="utf-8"))
    assert kept == found


def test_without_a_seed_it_goes_on_with_the_one_it_began_with(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    asked = ["--bots", "random", "--out", str(tmp_path / "kept"), "--games"]
    first = report(capsys, *asked, "3")
    again = report(capsys, *asked, "5")
    assert first["seed"] == again["seed"]
    assert (first["speed"]["played_now"], again["speed"]["played_now"]) == (3, 2)
    assert main(["arena", "colt-express", "--json", *asked, "5", "--seed", "1"]) == 2
    assert "seed" in capsys.readouterr().err


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_folder_that_does_not_fit(language: str, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    (tmp_path / "letter.txt").touch()
    (tmp_path / "broken").mkdir()
    (tmp_path / "broken" / "plan.json").touch()
    for folder in (tmp_path, tmp_path / "broken", tmp_path / "letter.txt"):
        asked = ["arena", "colt-express", "--bots", "random", "--games", "1", "--seed", "1", "--out", str(folder)]
        assert main(["--lang", language, *asked]) == 2
        told = capsys.readouterr()
        assert told.out == ""
        (line,) = told.err.splitlines()
        assert str(folder) in line


@pytest.mark.parametrize("language", LANGUAGES)
def test_without_openskill_it_says_how_to_get_it(
    language: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(sys.modules, "openskill", None)
    monkeypatch.delitem(sys.modules, "openskill.models", raising=False)
    assert main(["--lang", language, "arena", "colt-express", "--bots", "random"]) == 2
    said = capsys.readouterr().err
    assert "openskill" in said
    assert "saloon[arena]" in said


# Where tests run in the background of a shell interrupts are ignored, and that would be inherited
LISTENING = "import signal; signal.signal(signal.SIGINT, signal.default_int_handler); import saloon.__main__"


def test_an_interrupt_does_not_wait_for_thoughts(tmp_path: Path) -> None:
    """What is finished is kept; what is being thought over, here for hours, is called off."""
    kept = tmp_path / "kept"
    asked = ["arena", "colt-express", "--bots", "random,scout:3600s", "--seats", "2", "--jobs", "2", "--out", str(kept)]
    process = subprocess.Popen(
        [sys.executable, "-c", LISTENING, *asked],
        env=environment(tmp_path),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
    children = Path(f"/proc/{process.pid}/task/{process.pid}/children")
    while len(children.read_text().split()) < 2 and process.poll() is None:
        time.sleep(0.01)
    os.killpg(process.pid, signal.SIGINT)
    out, errors = process.communicate(timeout=60)
    assert process.returncode == 130
    assert out == ""
    assert "Traceback" not in errors
    assert str(kept) in errors
