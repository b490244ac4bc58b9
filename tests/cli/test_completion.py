"""Completion: what a shell offers when somebody presses Tab."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

import saloon
from cli.terminal import environment, run
from saloon.bots import BOTS
from saloon.cli.completion import SHELLS
from saloon.cli.parser import COMMANDS

# Loads the script and presses Tab after the words that follow
TAB = """
source "$1"; shift
COMP_WORDS=("$@"); COMP_CWORD=$(($# - 1)); COMP_LINE="$*"; COMP_POINT=${#COMP_LINE}
$(complete -p saloon | sed 's/.*-F \\([^ ]*\\).*/\\1/') saloon "${COMP_WORDS[COMP_CWORD]}" "${COMP_WORDS[COMP_CWORD-1]}"
printf '%s\\n' "${COMPREPLY[@]}"
"""


@pytest.fixture(scope="module")
def script(tmp_path_factory: pytest.TempPathFactory) -> Path:
    home = tmp_path_factory.mktemp("completion")
    made = run(home, "completion", "bash")
    assert (made.returncode, made.stderr) == (0, "")
    (home / "saloon.bash").write_text(made.stdout, encoding="utf-8")
    return home / "saloon.bash"


def offered(script: Path, *words: str) -> list[str]:
    done = subprocess.run(
        ["bash", "--norc", "-c", TAB, "bash", str(script), "saloon", *words],
        env=environment(script.parent),
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.stderr == ""
    return done.stdout.split()


def test_commands_are_offered(script: Path) -> None:
    assert set(offered(script, "")) >= set(COMMANDS)
    assert offered(script, "comp") == ["completion"]


def test_games_are_offered(script: Path) -> None:
    assert set(offered(script, "play", "")) >= set(saloon.games())
    assert offered(script, "rules", "colt") == ["colt-express"]


@pytest.mark.parametrize(
    ("words", "expected"),
    [
        (["play", "--ho"], ["--hotseat"]),
        (["play", "colt-express", "--bots", "exp"], [name for name in BOTS if name.startswith("exp")]),
        (["play", "bang-duel", "--switch", "sq"], ["squad="]),
        (["play", "colt-express", "--preset", "fi"], ["first-game"]),
        (["--lang", "u"], ["uk"]),
        (["completion", "f"], ["fish"]),
    ],
)
def test_what_comes_after_is_offered(script: Path, words: list[str], expected: list[str]) -> None:
    assert offered(script, *words) == expected


@pytest.mark.parametrize("shell", SHELLS)
def test_every_shell_has_a_script_with_all_commands(shell: str, tmp_path: Path) -> None:
    made = run(tmp_path, "completion", shell)
    assert made.returncode == 0
    for word in (*COMMANDS, *saloon.games(), "--hotseat", "--lang"):
        assert word.removeprefix("--") in made.stdout


def test_another_shell_is_told(tmp_path: Path) -> None:
    made = run(tmp_path, "completion", "cmd")
    assert (made.returncode, made.stdout) == (2, "")
    assert "bash" in made.stderr
