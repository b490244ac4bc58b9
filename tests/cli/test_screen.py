"""Screens fit the terminal, in every language, and say nothing that does not come from a catalogue."""

from __future__ import annotations

import random
import re
from pathlib import Path

import pytest
from rich.cells import cell_len

from cli.terminal import CLEAR, ESCAPES, Terminal, run
from saloon.words import LANGUAGES

ARGUMENTS = ("play", "colt-express", "--bots", "random")
DUEL = ("play", "bang-duel", "--bots", "random")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("size", "arguments"),
    [
        ((80, 24), [*ARGUMENTS, "--seats", "6"]),
        ((80, 24), [*ARGUMENTS, "--seats", "3", "--switch", "teams=on"]),
        ((120, 40), [*ARGUMENTS, "--seats", "4", "--switch", "expert=on"]),
        ((80, 24), DUEL),
        ((120, 40), [*DUEL, "--switch", "squad=12"]),
    ],
    ids=["six", "teams", "wide", "duel", "wide duel"],
)
def test_screens_fit(language: str, size: tuple[int, int], arguments: list[str], tmp_path: Path) -> None:
    width, height = size
    chance = random.Random(language)
    with Terminal(tmp_path, *arguments, "--seed", "8", "--lang", language, width=width, height=height) as terminal:
        for _ in range(9):
            if terminal.over:
                break
            terminal.type(str(chance.choice(list(terminal.options()))))
        screens = ESCAPES.sub("", terminal.shown.replace(CLEAR, "\f")).split("\f")
    assert len(screens) > 5
    screens[0] = screens[0].partition("“help”" if language == "en" else "»")[2]  # the welcome may scroll away
    for screen in screens:
        lines = screen.partition("\n> ")[0].split("\n")
        assert [line for line in lines if cell_len(line) > width] == []
        assert len(lines) + 1 <= height, screen  # there is room to type


@pytest.mark.parametrize("arguments", [[*ARGUMENTS, "--seats", "6"], DUEL], ids=["train", "duel"])
@pytest.mark.parametrize("width", [40, 60, 200])
def test_odd_widths(width: int, arguments: list[str], tmp_path: Path) -> None:
    with Terminal(tmp_path, *arguments, "--seed", "8", width=width, height=30) as terminal:
        for _ in range(4):
            terminal.type("1")
        for line in terminal.screen().splitlines():
            assert cell_len(line) <= width


@pytest.mark.parametrize(
    "arguments",
    [[*ARGUMENTS, "--seats", "4"], [*ARGUMENTS, "--seats", "3", "--switch", "teams=on"], DUEL],
    ids=["plain", "teams", "duel"],
)
def test_everything_comes_from_a_catalogue(arguments: list[str], tmp_path: Path) -> None:
    """In the disguised language plain words give themselves away."""
    with Terminal(tmp_path, *arguments, "--seed", "9", "--lang", "pseudo", height=60) as terminal:
        for typed in ("1", "1", "2", "1", "1", "3", "help", "look", "log", "undo", "nonsense"):
            terminal.type(typed)
        shown = ESCAPES.sub("", terminal.shown)
    known = ("Colt Express", "BANG! The Duel", *re.findall(r"\b[0-9a-f]{64}\b", shown), *re.findall(r"> .*", shown))
    for text in known:
        shown = shown.replace(text, "")
    shown = "\n".join(line for line in shown.splitlines() if "ñóñšéñšé" not in line and "nonsense" not in line)
    assert re.findall(r"[A-Za-z]{2,}", shown) == []


def test_no_colours_where_nobody_wants_them(tmp_path: Path) -> None:
    assert "\x1b" not in run(tmp_path, *ARGUMENTS, "--seed", "5", typed="1\n").stdout
    with Terminal(tmp_path, *ARGUMENTS, "--seed", "5", more={"NO_COLOR": "1"}) as terminal:
        assert not re.search(r"\x1b\[[0-9;]*[34]8;", terminal.shown)
        assert "Tu Tuco" in terminal.screen()
    with Terminal(tmp_path, *ARGUMENTS, "--seed", "5", more={"TERM": "dumb"}) as terminal:
        assert "\x1b[2J" not in terminal.shown
    with Terminal(tmp_path, *ARGUMENTS, "--seed", "5") as terminal:
        assert re.search(r"\x1b\[[0-9;]*[34]8;", terminal.shown)


def test_a_terminal_that_lacks_letters(tmp_path: Path) -> None:
    done = run(tmp_path, *ARGUMENTS, "--seed", "5", typed="1\n", PYTHONIOENCODING="ascii")
    assert done.returncode == 0
    assert "Tuco" in done.stdout
