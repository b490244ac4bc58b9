"""A new game edits no shared file: it is one folder of rules, one of tests and one of the page, found by their names.
So no file that all games share names a game."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import saloon
from saloon.games import GAMES
from saloon.words import LANGUAGES

ROOT = Path(__file__).parent.parent
SHARED = ("src/saloon", "tools", "bench", "web/src", "Makefile", "MANIFEST.in", "setup.py", "pyproject.toml", ".ci/run")
# Folders of games, what a build leaves, and what was played
OWN = re.compile(r"src/saloon/games/\w+/|src/saloon/table/page/|web/src/games/\w+/|web/src/art/|bench/played/")
KINDS = {"", ".css", ".ftl", ".html", ".in", ".js", ".py", ".svelte", ".toml", ".ts"}

# Where a game is named all the same, and why a new one need not be
EXAMPLES = {
    **{f"src/saloon/cli/words/{language}.ftl": "examples of commands, under --help" for language in LANGUAGES},
    "src/saloon/table/migrations/versions/v0006_switches.py": "tables written before; those of a new game never were",
    "bench/load/ours.py": "the server is measured with one game, the same since the first figures",
    "bench/strength_document.py": "an example of a command, and what another program was measured with",
}


def names() -> re.Pattern[str]:
    """The slugs of the games of the house, also as folders, and their titles."""
    wanted = {slug.replace("-", "[-_ ]?") for slug in GAMES.house} | {
        re.escape(saloon.game(slug).title) for slug in GAMES.house
    }
    return re.compile("|".join(sorted(wanted)), re.IGNORECASE)


def shared_files() -> list[str]:
    roots = [ROOT / name for name in SHARED]
    found = [path for root in roots for path in (root.rglob("*") if root.is_dir() else [root])]
    files = [path.relative_to(ROOT).as_posix() for path in found if path.is_file() and path.suffix in KINDS]
    return sorted(file for file in files if not OWN.match(file))


def named_in(file: str) -> list[str]:
    text = (ROOT / file).read_text(encoding="utf-8")
    return [line.strip() for line in text.splitlines() if names().search(line)]


def test_no_shared_file_names_a_game() -> None:
    files = shared_files()
    assert len(files) > 200
    assert {file: lines for file in files if file not in EXAMPLES and (lines := named_in(file))} == {}


@pytest.mark.parametrize("file", EXAMPLES)
def test_every_exception_is_needed(file: str) -> None:
    assert named_in(file)
