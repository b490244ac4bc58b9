"""Leaving a game in any way, and coming back to it."""

from __future__ import annotations

import io
import json
import os
import re
import shlex
import signal
import time
from pathlib import Path

import pytest

from cli.terminal import Terminal, run
from saloon.cli.main import main
from saloon.cli.show import Show

GAME = ("play", "colt-express", "--bots", "random", "--seed", "5")
WAYS = {"quit": "quit\n", "end of file": "\x04", "interrupt": "\x03"}


def left(home: Path) -> list[Path]:
    return sorted((home / "saloon" / "left").glob("*.jsonl"))


@pytest.mark.parametrize("way", WAYS)
def test_leaving_keeps_the_game(way: str, tmp_path: Path) -> None:
    with Terminal(tmp_path, *GAME) as terminal:
        terminal.type("1")
        options, hand = terminal.options(), re.findall("Your hand: .*", terminal.screen())[-1]
        told = terminal.press(WAYS[way])
        assert terminal.process.returncode == 0
    (path,) = left(tmp_path)
    assert f"saloon play colt-express --resume {path}" in told.replace("\n", "")
    assert path.stat().st_mode & 0o077 == 0  # it holds what is to come
    with Terminal(tmp_path, "play", "colt-express", "--resume") as terminal:
        assert "Welcome back! 5 answers" in terminal.screen()
        assert "Tuco plays Ladder." in terminal.screen()
        assert "Tuco · you" in terminal.screen()
        assert hand in terminal.screen()
        assert terminal.options() == options


def test_leaving_a_duel_before_answering_a_hit(tmp_path: Path) -> None:
    """A game can be left in the middle of a chain; what is being answered is there when one comes back."""
    with Terminal(tmp_path, "play", "bang-duel", "--bots", "random", "--seed", "5") as terminal:
        while "Now: " not in terminal.screen():
            terminal.type("1")
        now, options = re.findall("Now: .*", terminal.screen())[-1], terminal.options()
        terminal.type("quit")
    with Terminal(tmp_path, "play", "bang-duel", "--resume") as terminal:
        assert "Welcome back!" in terminal.screen()
        assert now.strip() in terminal.screen()
        assert terminal.options() == options


@pytest.mark.parametrize("name", ["SIGTERM", "SIGHUP"])
def test_a_closed_window_keeps_the_game(name: str, tmp_path: Path) -> None:
    with Terminal(tmp_path, *GAME) as terminal:
        terminal.type("1")
        for _ in range(100):  # impatient: the first one counts, the others must not hurt
            if terminal.process.poll() is None:
                os.kill(terminal.process.pid, getattr(signal, name))
                time.sleep(0.05)
        assert terminal.process.returncode == 0
    assert len(left(tmp_path)) == 1


def test_a_pipe_that_ends_keeps_the_game(tmp_path: Path) -> None:
    done = run(tmp_path, *GAME, typed="1\n")
    assert done.returncode == 0
    command = shlex.split(done.stdout.splitlines()[-1])
    assert command[0] == "saloon"
    again = run(tmp_path, *command[1:])
    assert again.returncode == 0
    assert "random" in again.stdout  # the same opponents as before
    assert len(left(tmp_path)) == 1  # left again, not twice


def test_a_game_goes_on_as_it_would_have(tmp_path: Path) -> None:
    """Left and resumed after every answer, or played in one go: the same game."""
    answers = ["1"] * 3
    for answer in answers:
        arguments = GAME if not left(tmp_path) else ("play", "colt-express", "--resume")
        assert run(tmp_path, *arguments, typed=f"{answer}\n").returncode == 0
    other = tmp_path / "other"
    assert run(other, *GAME, typed="\n".join([*answers, ""])).returncode == 0
    assert left(tmp_path)[0].read_text() == left(other)[0].read_text()


def test_the_last_game_left_is_taken(tmp_path: Path) -> None:
    run(tmp_path, *GAME, typed="1\n")
    time.sleep(0.02)
    run(tmp_path, *GAME, typed="1\n1\n")  # the same seed: the older game must not be written over
    assert len(left(tmp_path)) == 2
    assert "9 answers" in run(tmp_path, "play", "colt-express", "--resume").stdout


def test_saving_a_copy(tmp_path: Path) -> None:
    copy, precious = tmp_path / "a copy.jsonl", tmp_path / "precious.txt"
    precious.write_text("mine")
    typed = f"1\nsave {copy}\nsave {precious}\nsave {tmp_path}\nsave /nowhere/at/all\n1\nsave {copy}\nquit\n"
    done = run(tmp_path, *GAME, typed=typed)
    assert done.returncode == 0
    assert f"--resume '{copy}' --bots random" in done.stdout
    assert "something else" in done.stdout
    assert precious.read_text() == "mine"
    assert len(copy.read_text().splitlines()) == 1 + 9 + 1
    again = run(tmp_path, "play", "colt-express", "--resume", str(copy), "--bots", "random", "--lang", "it")
    assert "sono state date 9 risposte" in again.stdout
    assert "--lang it" in again.stdout
    assert len(copy.read_text().splitlines()) == 1 + 9 + 1  # the copy stays as it was


def test_what_cannot_be_resumed(tmp_path: Path) -> None:
    def refused(*arguments: str) -> str:
        done = run(tmp_path, "play", "colt-express", "--resume", *arguments)
        assert done.returncode == 2
        assert done.stdout == ""
        assert len(done.stderr.splitlines()) == 1
        return done.stderr

    assert "No game was left behind" in refused()
    assert "does not go together" in refused("--seats", "3")
    finished = Path(__file__).parents[1] / "games" / "colt_express" / "golden" / "plain-3.jsonl"
    assert "is finished" in refused(str(finished))
    broken = tmp_path / "broken.jsonl"
    broken.write_text(json.dumps({"saloon": 1}))
    assert "record" in refused(str(broken))


def test_a_mistake_of_the_program_does_not_cost_the_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def stumble(*_: object) -> None:
        raise ZeroDivisionError

    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO()))
    monkeypatch.setattr(Show, "question", stumble)
    with pytest.raises(ZeroDivisionError):
        main([*GAME])
    assert len(left(tmp_path)) == 1


def test_a_killed_program_costs_no_answer(tmp_path: Path) -> None:
    with Terminal(tmp_path, *GAME) as terminal:
        terminal.type("1")
        terminal.type("1")
        options = terminal.options()
        terminal.process.kill()
        terminal.process.wait()
    with Terminal(tmp_path, "play", "colt-express", "--resume") as terminal:
        assert "Welcome back!" in terminal.screen()
        assert terminal.options() == options
        terminal.type("quit")
    assert len(left(tmp_path)) == 1


def test_a_finished_game_is_not_left(tmp_path: Path) -> None:
    done = run(tmp_path, *GAME, typed="1\n" * 200)
    assert "--verify" in done.stdout
    assert left(tmp_path) == []
