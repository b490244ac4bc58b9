"""What a command does not need is not imported: somebody is waiting."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from cli.terminal import environment
from saloon.words import LANGUAGES

# Each takes longer than the rest of a short command, or stands for much that comes along
HEAVY = {
    "asyncio",
    "babel",
    "concurrent.futures.process",
    "fluent",
    "importlib.metadata",
    "multiprocessing",
    "numpy",
    "ray",
    "saloon.arena",
    "saloon.bots",
    "saloon.envs",
    "saloon.table",
    "shtab",
    "sqlalchemy",
    "starlette",
    "uvicorn",
}
RUN = """
import sys
from saloon.cli.main import main
try:
    main(sys.argv[1:])
finally:
    print(*sys.modules, file=sys.stderr)
"""


def imported(home: Path, *arguments: str) -> set[str]:
    """The modules of a command, and the packages they are in."""
    done = subprocess.run(
        [sys.executable, "-c", RUN, *arguments], env=environment(home), capture_output=True, text=True, check=True
    )
    assert done.stdout
    names = set(done.stderr.split())
    return names | {name.rpartition(".")[0] for name in names}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("arguments", [["--help"], ["--version"], ["games"], ["games", "--help"]], ids=" ".join)
def test_short_commands_carry_little(arguments: list[str], language: str, tmp_path: Path) -> None:
    found = imported(tmp_path, "--lang", language, *arguments)
    assert "saloon.cli.main" in found
    assert found & HEAVY == set()


@pytest.mark.parametrize("argument", ["--help", "--version"])
def test_help_draws_nothing(argument: str, tmp_path: Path) -> None:
    assert "rich" not in imported(tmp_path, argument)


def test_a_command_brings_none_of_the_others(tmp_path: Path) -> None:
    others = {name for name in imported(tmp_path, "rules", "colt-express", "1.1") if name.startswith("saloon.cli.")}
    assert others & {f"saloon.cli.{name}" for name in ("arena", "balance", "bench", "play", "review", "serve")} == set()
