"""`saloon new-game`: what it writes is a complete game that keeps every promise at once."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from cli.terminal import Terminal, run
from outside.installing import install, path_with
from saloon.words import LANGUAGES

NAME = "silver-city-2"  # of several words, one of them no word at all


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of a new game, as the command leaves it."""
    folder = tmp_path_factory.mktemp("new") / "game"
    done = run(folder.parent, "new-game", NAME, "--into", str(folder))
    assert (done.returncode, done.stderr) == (0, "")
    assert f"saloon play {NAME}" in done.stdout
    return folder


@pytest.fixture(scope="module")
def installed(made: Path, tmp_path_factory: pytest.TempPathFactory) -> str:
    """The PYTHONPATH under which the game is found."""
    target = tmp_path_factory.mktemp("installed")
    install(made, target)
    return path_with(target)


def tool(folder: Path, path: str, *command: str) -> subprocess.CompletedProcess[str]:
    """A tool that the author of the game would run there."""
    environment = {**os.environ, "PYTHONPATH": path, "MYPYPATH": path_with(), "PYTHONDONTWRITEBYTECODE": "1"}
    words = [sys.executable, "-m", *command]
    return subprocess.run(words, cwd=folder, env=environment, capture_output=True, text=True, check=False)


def test_it_passes_its_own_tests(made: Path, installed: str) -> None:
    done = tool(made, installed, "pytest", "-q", "-p", "no:cacheprovider")
    assert done.returncode == 0, done.stdout + done.stderr


def test_its_types_are_right(made: Path, installed: str, tmp_path: Path) -> None:
    done = tool(made, installed, "mypy", "--cache-dir", str(tmp_path))
    assert done.returncode == 0, done.stdout + done.stderr


@pytest.mark.parametrize("name", ["g", "gold-rush", "the-long-way-to-silver-city-2"])
def test_it_is_written_as_ruff_likes_it(name: str, tmp_path: Path) -> None:
    assert run(tmp_path, "new-game", name, "--into", str(tmp_path / "game")).returncode == 0
    for command in (["check"], ["format", "--check"]):
        done = tool(tmp_path / "game", path_with(), "ruff", *command, "--no-cache")
        assert done.returncode == 0, done.stdout + done.stderr


def test_nothing_is_left_of_the_name_of_the_template(made: Path) -> None:
    for path in made.rglob("*"):
        text = path.name + (path.read_text(encoding="utf-8") if path.is_file() else "")
        assert not any(name in text for name in ("gold_claim", "gold-claim", "GoldClaim", "Gold Claim")), path


def test_it_is_found_and_speaks_every_language(installed: str, tmp_path: Path) -> None:
    said = {run(tmp_path, "--lang", language, "games", PYTHONPATH=installed).stdout for language in LANGUAGES}
    assert len(said) == len(LANGUAGES)
    assert all("Silver City 2" in text for text in said)


def test_it_is_drawn_and_played_at_a_terminal(installed: str, tmp_path: Path) -> None:
    with Terminal(tmp_path, "play", NAME, "--seats", "3", "--seed", "3", more={"PYTHONPATH": installed}) as terminal:
        assert "╭" in terminal.screen()  # its own drawing, not the plain one
        while not terminal.over:
            terminal.type("1")
        assert terminal.process.returncode == 0


def test_house_bots_play_it_in_the_arena(installed: str, tmp_path: Path) -> None:
    done = run(tmp_path, "arena", NAME, "--bots", "easy,random", "--games", "4", "--seed", "1", PYTHONPATH=installed)
    assert done.returncode == 0, done.stderr


@pytest.mark.parametrize(
    ("name", "wrong"),
    [
        ("Gold-Rush", "small letters"),
        ("gold_rush", "small letters"),
        ("-gold", "missing"),
        ("gold-", "small letters"),
        ("7up", "small letters"),
        ("", "small letters"),
        ("class", "small letters"),
        ("../gold", "small letters"),
        ("colt-express", "already"),
        ("random", "would hide"),
        ("saloon", "would hide"),
    ],
)
def test_a_name_that_cannot_be_is_refused(name: str, wrong: str, tmp_path: Path) -> None:
    done = run(tmp_path, "new-game", name, "--into", str(tmp_path / "game"))
    assert done.returncode == 2
    assert wrong in done.stderr
    assert len(done.stderr.splitlines()) == 1
    assert not (tmp_path / "game").exists()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_folder_that_is_in_use_is_left_as_it_is(language: str, tmp_path: Path) -> None:
    (tmp_path / "full").mkdir()
    (tmp_path / "full" / "mine").touch()
    (tmp_path / "file").touch()
    for taken in ("full", "file"):
        done = run(tmp_path, "--lang", language, "new-game", "gold", "--into", str(tmp_path / taken))
        assert done.returncode == 2
        assert str(tmp_path / taken) in done.stderr
    assert sorted(path.name for path in tmp_path.rglob("*")) == ["file", "full", "mine"]
    (tmp_path / "empty").mkdir()
    assert run(tmp_path, "new-game", "gold", "--into", str(tmp_path / "empty")).returncode == 0
