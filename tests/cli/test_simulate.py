"""`saloon simulate`: many games, the same whoever plays them."""

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

from cli.terminal import environment, run
from saloon.cli.main import main


def results(capsys: pytest.CaptureFixture[str], *arguments: str, game: str = "colt-express") -> dict[str, Any]:
    assert main(["simulate", game, "--json", *arguments]) == 0
    found: dict[str, Any] = json.loads(capsys.readouterr().out)
    assert found["speed"]["games_per_second"] > 0
    del found["speed"]
    return found


@pytest.mark.parametrize(
    "arguments",
    [["--games", "33"], ["--games", "2", "--seats", "3", "--bots", "scout:1,random"]],
    ids=["random", "scout"],
)
def test_the_same_for_every_number_of_jobs(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    alone = results(capsys, *arguments, "--seed", "7")
    assert alone == results(capsys, *arguments, "--seed", "7", "--jobs", "2")
    assert alone != results(capsys, *arguments, "--seed", "8")
    assert alone["games"] == int(arguments[1])


def test_everything_is_in_the_report(capsys: pytest.CaptureFixture[str]) -> None:
    found = results(capsys, "--games", "12", "--seats", "6", "--switch", "expert=on", "--seed", "0xff")
    assert found["seed"] == "0xff"
    assert found["switches"]["expert"] is True
    assert found["decisions_per_game"] == found["decisions"] / 12
    (bot,) = found["by_bot"].values()
    assert bot["played"] == 12 * 6
    assert bot["wins"] == pytest.approx(12)
    assert bot["win_rate_low"] < bot["win_rate"] < bot["win_rate_high"]
    assert len(found["by_seat"]) == 6
    assert sum(seat["wins"] for seat in found["by_seat"]) == pytest.approx(12)


def test_a_duel(capsys: pytest.CaptureFixture[str]) -> None:
    """Every game has one winner, and the sides are told apart by their seats."""
    found = results(capsys, "--games", "10", "--switch", "squad=5", "--seed", "3", "--jobs", "2", game="bang-duel")
    assert found == results(capsys, "--games", "10", "--switch", "squad=5", "--seed", "3", game="bang-duel")
    assert (found["seats"], found["switches"]) == (2, {"squad": 5})
    assert sum(seat["wins"] for seat in found["by_seat"]) == 10


def test_the_table(tmp_path: Path) -> None:
    done = run(tmp_path, "simulate", "colt-express", "--games", "5", "--bots", "random", "--seed", "1")
    assert done.returncode == 0
    assert "win rate" in done.stdout
    assert "5 games" in done.stdout
    assert "100.0%" not in done.stdout


# Where tests run in the background of a shell interrupts are ignored, and that would be inherited
LISTENING = "import signal; signal.signal(signal.SIGINT, signal.default_int_handler); import saloon.__main__"


@pytest.mark.parametrize("pause", [0.0, 1.0])
def test_an_interrupt_ends_all_processes(tmp_path: Path, pause: float) -> None:
    """Also one that comes while the processes are being started."""
    arguments = ["simulate", "colt-express", "--games", "1000000", "--jobs", "2"]
    process = subprocess.Popen(
        [sys.executable, "-c", LISTENING, *arguments],
        env=environment(tmp_path),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
    children = Path(f"/proc/{process.pid}/task/{process.pid}/children")
    while not children.read_text() and process.poll() is None:
        time.sleep(0.01)
    time.sleep(pause)
    os.killpg(process.pid, signal.SIGINT)
    out, errors = process.communicate(timeout=30)
    assert process.returncode == 130
    assert out == ""
    assert "Traceback" not in errors
