"""`saloon replay`: telling a record, stepping through it, and finding out what was done to it."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest

import saloon
from cli.terminal import Terminal
from saloon.cli.main import main
from saloon.engine.record import Match, chained
from saloon.engine.rng import Rng
from tools.golden import records_of

GOLDEN = records_of("colt-express")
GOOD = GOLDEN / "plain-3.jsonl"


def replay(path: Path, *more: str) -> int:
    return main(["--lang", "en", "replay", str(path), *more])


@pytest.mark.parametrize("name", ["plain-4", "expert-3", "teams-2", "choosing-6", "first-game-3"])
def test_good_records(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    path = GOLDEN / f"{name}.jsonl"
    assert replay(path, "--verify") == 0
    told = capsys.readouterr()
    moves = len(path.read_text().splitlines()) - 2
    assert len(told.out.splitlines()) == 1
    assert f"{moves} answers" in told.out
    assert told.err == ""
    assert replay(path) == 0
    told = capsys.readouterr()
    assert "The planning is done" in told.out
    assert " wins!" in told.out or "shares the victory" in told.out
    assert "You " not in told.out  # nobody's eyes but those of a spectator


def test_an_unfinished_record(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    match = Match.new(saloon.game("colt-express"), 3, 1, {})
    match.play(match.state.decider(), match.state.options(match.state.decider())[0])
    path = tmp_path / "some.jsonl"
    path.write_text(match.write())
    assert replay(path, "--verify") == 0
    assert "one answer are right; the game is not finished" in capsys.readouterr().out
    assert replay(path) == 0
    assert "wins" not in capsys.readouterr().out
    path.write_text(match.write(with_seed=False))
    assert replay(path, "--verify") == 1
    assert "keeps its seed secret" in capsys.readouterr().err


def forged(lines: list[str]) -> list[str]:
    """A record whose chain is right but whose third answer is not allowed."""
    rows = [json.loads(line) for line in lines]
    rows[3]["words"] = "fly to the moon"
    chain = ""
    for row in rows:
        del row["chain"]
        chain = chained(row, chain)
        row["chain"] = chain
    return [json.dumps(row) for row in rows]


BROKEN: dict[str, tuple[Callable[[list[str]], list[str]], str]] = {
    "tampered": (lambda lines: [line.replace("play rob", "play move") for line in lines], "was changed"),
    "a line missing": (lambda lines: [*lines[:5], *lines[6:]], "was changed"),
    "cut": (lambda lines: lines[:-1], "breaks off"),
    "foreign": (lambda lines: ['{"some": "thing"}', *lines[1:]], "not a record"),
    "no JSON": (lambda lines: ["hello", *lines[1:]], "unreadable"),
    "empty": (lambda lines: lines[:0], "unreadable"),
    "forged": (forged, "not allowed"),
}


@pytest.mark.parametrize("flaw", BROKEN)
def test_broken_records(flaw: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    spoil, said = BROKEN[flaw]
    path = tmp_path / "some.jsonl"
    path.write_text("\n".join(spoil(GOOD.read_text().splitlines())) + "\n")
    assert replay(path, "--verify") == 1
    told = capsys.readouterr()
    assert said in told.err
    assert len(told.err.splitlines()) == 1
    assert told.out == ""
    assert replay(path) == 2
    assert said in capsys.readouterr().err


def test_errors_inside_errors_are_translated(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "some.jsonl"
    path.write_text("\n".join(forged(GOOD.read_text().splitlines())))
    assert main(["--lang", "uk", "replay", str(path), "--verify"]) == 1
    assert "Можна: " in capsys.readouterr().err


def test_a_file_that_is_no_text(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "picture.png"
    path.write_bytes(b"\x89PNG\xff\xfe")
    assert replay(path) == 2
    assert "not a text file" in capsys.readouterr().err


def test_a_duel_step_by_step(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    match = Match.new(saloon.game("bang-duel"), 2, 1, {})
    chance = Rng(1)
    while match.state.deciders():
        options = match.state.options(match.state.decider())
        match.play(match.state.decider(), options[chance.below(len(options))])
    path = tmp_path / "duel.jsonl"
    path.write_text(match.write())
    assert replay(path, "--verify") == 0
    assert f"{len(match.moves)} answers" in capsys.readouterr().out
    assert replay(path) == 0
    told = capsys.readouterr().out
    assert "It is over after" in told
    assert "You " not in told
    with Terminal(tmp_path, "replay", str(path), "--step", more={"LANG": "C.UTF-8"}) as terminal:
        assert "Before the first turn" in terminal.screen()
        for _ in range(12):
            assert len(terminal.screen().splitlines()) <= 24
            assert "Your hand" not in terminal.screen()
            terminal.type("")
        assert "Turn 1: Law" in terminal.screen()
        terminal.press("\x04")
        assert terminal.process.wait(20) == 0


def test_step_by_step(tmp_path: Path) -> None:
    with Terminal(tmp_path, "replay", str(GOOD), "--step", more={"LANG": "C.UTF-8"}) as terminal:
        assert "[Enter]" in terminal.screen()
        assert "Round 1/5" in terminal.screen()
        assert "Your hand" not in terminal.screen()
        first = terminal.screen()
        terminal.type("")
        assert terminal.screen() != first
        assert len(terminal.screen().splitlines()) <= 24
        terminal.press("\x04")
        assert terminal.process.wait(20) == 0
