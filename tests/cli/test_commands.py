"""The command line itself: help, languages, exit codes, and errors of one line."""

from __future__ import annotations

from pathlib import Path

import pytest

import saloon
from cli.terminal import run
from saloon.cli.main import main
from saloon.cli.parser import COMMANDS
from saloon.cli.ui import is_compiled
from saloon.words import LANGUAGES, PSEUDO

TONGUES = [*LANGUAGES, PSEUDO]


@pytest.fixture(autouse=True)
def _plain(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    for name in ("LC_ALL", "LC_MESSAGES", "FORCE_COLOR"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", "C.UTF-8")
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))


def test_alone_it_helps(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([]) == 0
    told = capsys.readouterr()
    for command in COMMANDS:
        assert command in told.out
    assert told.err == ""
    assert max(len(line) for line in told.out.splitlines()) <= 80


@pytest.mark.parametrize("language", TONGUES)
@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_explains_itself(command: str, language: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as left:
        main([command, "-h", "--lang", language])
    assert left.value.code == 0
    assert "--lang" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["--lang", "uk", "games"], "гравців"),
        (["games", "--lang", "uk"], "гравців"),
        (["games", "--lang=ru"], "игроков"),
        (["--lang", "ru", "games", "--lang", "it"], "giocatori"),
        (["games"], "players"),
    ],
)
def test_the_language_before_or_after(arguments: list[str], said: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(arguments) == 0
    assert said in capsys.readouterr().out


def test_the_language_of_the_environment(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setenv("LANG", "it_IT.UTF-8")
    assert main(["games"]) == 0
    assert "giocatori" in capsys.readouterr().out
    assert main(["games", "--lang", "xx"]) == 2
    assert "Qui nessuno parla «xx»" in capsys.readouterr().err


MISTAKES = {
    "no such game": (["play", "poker"], "poker"),
    "no such command": (["dance"], "dance"),
    "no game": (["play"], "GAME"),
    "no value": (["games", "--lang"], "--lang"),
    "spare argument": (["games", "--fast"], "--fast"),
    "not a number": (["play", "colt-express", "--seats", "many"], "many"),
    "too many seats": (["play", "colt-express", "--seats", "9"], "9"),
    "three in a duel": (["play", "bang-duel", "--seats", "3"], "3"),
    "a squad too small": (["play", "bang-duel", "--switch", "squad=3"], "12"),
    "no seats": (["simulate", "colt-express", "--seats", "0"], "0"),
    "misspelt option": (["play", "colt-express", "--switch", "evens=on"], "events"),
    "bad value": (["play", "colt-express", "--switch", "events=maybe"], "maybe"),
    "the name of before": (["play", "colt-express", "--option", "events=maybe"], "maybe"),
    "misspelt preset": (["play", "colt-express", "--preset", "expart"], "expert"),
    "unknown preset": (
        ["arena", "bang-duel", "--bots", "random", "--preset", "dragons"],
        "first-game, long-game, everybody",
    ),
    "preset against the seats": (["simulate", "colt-express", "--preset", "expert", "--seats", "2"], "1.6"),
    "option without value": (["play", "colt-express", "--switch", "events"], "events=off"),
    "options that do not agree": (["play", "colt-express", "--switch", "teams=on"], "1.2"),
    "bad seed": (["play", "colt-express", "--seed", "lucky"], "lucky"),
    "negative seed": (["simulate", "colt-express", "--seed", "-1"], "-1"),
    "huge seed": (["simulate", "colt-express", "--seed", str(1 << 256)], "0x"),
    "no such bot": (["play", "colt-express", "--bots", "cheater"], "cheater"),
    "a bot that cannot be told": (["simulate", "colt-express", "--bots", "random:5"], "random:5"),
    "no effort": (["simulate", "colt-express", "--bots", "scout:0"], "scout:0"),
    "a time that cannot be": (["simulate", "colt-express", "--bots", "scout:0ms"], "scout:50ms"),
    "too many of a kind": (["arena", "colt-express", "--bots", "99*random"], "99*random"),
    "nobody competes": (["arena", "colt-express"], "--bots"),
    "no contests": (["arena", "colt-express", "--bots", "random", "--games", "0"], "--games"),
    "no cluster": (["arena", "colt-express", "--bots", "random", "--ray", "nowhere"], "nowhere"),
    "balance of nobody": (["balance", "colt-express", "--bot", "cheater"], "cheater"),
    "balance of no seats": (["balance", "bang-duel", "--seats", "3"], "3"),
    "balance without a switch": (["balance", "bang-duel", "--switch", "events=on"], "squad"),
    "people and bots": (["play", "colt-express", "--hotseat", "--bots", "random"], "--hotseat"),
    "people and a seat": (["play", "bang-duel", "--hotseat", "--seat", "2"], "--seat"),
    "no such seat": (["play", "bang-duel", "--seat", "3"], "3"),
    "no seat": (["play", "bang-duel", "--seat", "0"], "0"),
    "no games": (["simulate", "colt-express", "--games", "0"], "--games"),
    "no jobs": (["simulate", "colt-express", "--jobs", "-2"], "--jobs"),
    "no time": (["bench", "--seconds", "0"], "--seconds"),
    "endless time": (["bench", "--seconds", "inf"], "--seconds"),
    "no such rule": (["rules", "colt-express", "6.99"], "6.13"),
    "no such chapter": (["rules", "colt-express", "99"], "13"),
    "no such rule of a duel": (["rules", "bang-duel", "12.99"], "12.31"),
    "not a rule": (["rules", "colt-express", "six"], "six"),
    "no such file": (["replay", "/no/such/file"], "/no/such/file"),
    "a folder": (["replay", "/"], "/"),
    "nothing left": (["play", "colt-express", "--resume"], "left"),
    "resume and seats": (["play", "colt-express", "--resume", "--seats", "3"], "--seats"),
}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("mistake", MISTAKES)
def test_a_mistake_costs_one_line(mistake: str, language: str, capsys: pytest.CaptureFixture[str]) -> None:
    arguments, said = MISTAKES[mistake]
    assert main(["--lang", language, *arguments]) == 2
    told = capsys.readouterr()
    assert told.out == ""
    assert said in told.err
    assert len(told.err.splitlines()) == 1


def test_the_real_program(tmp_path: Path) -> None:
    done = run(tmp_path, "play", "poker", LANG="uk_UA.UTF-8")
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == f"Гри «poker» немає. Є такі ігри: {', '.join(saloon.games())}\n"


@pytest.mark.parametrize(
    "arguments",
    [
        ["play", "colt-express", "--bots", "random"],
        ["simulate", "colt-express", "--games", "1"],
        ["bench", "--seconds", "0.001"],
    ],
    ids=["play", "simulate", "bench"],
)
def test_interpreted_play_is_admitted_once(arguments: list[str], tmp_path: Path) -> None:
    done = run(tmp_path, *arguments)
    assert done.returncode == 0
    assert done.stderr.count("plain Python") == (0 if is_compiled() else 1)
    assert len(done.stderr.splitlines()) == (0 if is_compiled() else 1)


def test_games_lists_everything(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["games"]) == 0
    told = capsys.readouterr().out
    assert "colt-express  Colt Express, 2 to 6 players" in told
    assert "events=off | on" in told
    assert "cars=random | choose" in told
    assert "bang-duel  BANG! The Duel, 2 players" in told
    assert "squad=4 | 5" in told
    assert "--preset first-game" in told
    assert "(squad=12)" in told
