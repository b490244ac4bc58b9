"""The tutorial is true: its code runs from top to bottom, and prints what stands there."""

from __future__ import annotations

import re
from pathlib import Path
from unittest.mock import patch

import pytest

from saloon.bots import BOTS

TUTORIAL = Path(__file__).parent.parent.parent / "docs" / "tutorial.md"
# A block of code, and perhaps what it prints: "roughly" where processors that round sums differently get other numbers
BLOCK = re.compile(r"^```python\n(.*?)^```\n(?:\n^```text( roughly)?\n(.*?)^```\n)?", re.DOTALL | re.MULTILINE)
NUMBER = re.compile(r"-?\d+(?:\.\d+)?")
ROUGHLY = 20  # points of a percentage


def plain(text: str, roughly: bool) -> list[str]:
    """Lines as they are compared."""
    lines = (NUMBER.sub("0", " ".join(line.split())) if roughly else line for line in text.rstrip().splitlines())
    return [line.rstrip() for line in lines]


def figures(text: str) -> list[float]:
    return [float(number) for number in NUMBER.findall(text)]


@patch.dict(BOTS.loaded)  # those that it adds are gone afterwards
def test_the_tutorial_runs_and_prints_what_it_says(capsys: pytest.CaptureFixture[str]) -> None:
    text = TUTORIAL.read_text(encoding="utf-8")
    session: dict[str, object] = {"__name__": "__main__"}
    blocks = list(BLOCK.finditer(text))
    assert len(blocks) == text.count("```python") > 0
    for block in blocks:
        line = text.count("\n", 0, block.start(1))
        exec(compile("\n" * line + block[1], str(TUTORIAL), "exec"), session)
        printed = capsys.readouterr().out
        assert plain(printed, bool(block[2])) == plain(block[3] or "", bool(block[2])), f"line {line}"
        if block[2]:
            assert figures(printed) == pytest.approx(figures(block[3]), abs=ROUGHLY), f"line {line}"
