"""`saloon rules`."""

from __future__ import annotations

from pathlib import Path

import pytest

import saloon
from cli.terminal import Terminal, run
from saloon.cli.main import main


def plain(text: str) -> str:
    return " ".join(text.replace("*", "").split())


def test_one_rule(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "colt-express", "6.5"]) == 0
    told = plain(capsys.readouterr().out)
    assert told == "6.5 " + plain(saloon.game("colt-express").rule("6.5"))


def test_a_rule_of_another_game(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "bang-duel", "7.2"]) == 0
    assert plain(capsys.readouterr().out) == "7.2 " + plain(saloon.game("bang-duel").rule("7.2"))


def test_a_chapter(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "colt-express", "6"]) == 0
    told = capsys.readouterr().out
    assert "6 The six actions" in told
    assert "6.1 " in told
    assert "6.13 " in told
    assert "7.1" not in told.split()


def test_all_rules(tmp_path: Path) -> None:
    done = run(tmp_path, "rules", "colt-express")
    assert done.returncode == 0
    words = done.stdout.split()
    for number in saloon.game("colt-express").rulebook():
        assert number in words
    assert "swivel arm" in done.stdout.lower()
    assert all(line == line.rstrip() and len(line) <= 80 for line in done.stdout.splitlines())


def test_a_terminal_gets_a_pager(tmp_path: Path) -> None:
    with Terminal(tmp_path, "rules", "colt-express", more={"PAGER": "tr a-z A-Z"}) as terminal:
        assert "THE SIX ACTIONS" in terminal.fresh()
        assert terminal.process.returncode == 0
    with Terminal(tmp_path, "rules", "colt-express", "6.5", more={"PAGER": "tr a-z A-Z"}) as terminal:
        assert "at a bandit inside the next car" in terminal.fresh()
