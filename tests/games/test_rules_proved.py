"""Every rule of every game is proved by a test, and nobody cites a rule that is not there."""

import re
from pathlib import Path
from tokenize import COMMENT, STRING, tokenize

import pytest

import saloon
from saloon.engine.game import Game

TESTS = Path(__file__).parent
MARK = re.compile(r"mark\.rule\(([^)]*)\)")

CITED = re.compile(r"[\"( ](\d{1,2}\.\d{1,2})[\",):;. \n]")


def said_in(path: Path) -> str:
    """The strings and comments of a file: elsewhere, what looks like a rule is a number."""
    with path.open("rb") as file:
        found = [token.string for token in tokenize(file.readline) if token.type in (STRING, COMMENT)]
    return "\n".join([*found, ""])


def folder(game: Game) -> str:
    return game.slug.replace("-", "_")


def proved(game: Game) -> set[str]:
    sources = (TESTS / folder(game)).glob("test_*.py")
    marks = [mark for path in sources for mark in MARK.findall(path.read_text(encoding="utf-8"))]
    return {number for mark in marks for number in re.findall(r"\"(\d+\.\d+)\"", mark)}


@pytest.mark.parametrize("game", saloon.games().values(), ids=lambda game: game.slug)
def test_every_rule_is_proved(game: Game) -> None:
    assert set(game.rulebook()) - proved(game) == set()


@pytest.mark.parametrize("game", saloon.games().values(), ids=lambda game: game.slug)
def test_every_proof_is_of_a_rule(game: Game) -> None:
    assert proved(game) - set(game.rulebook()) == set()


@pytest.mark.parametrize("game", saloon.games().values(), ids=lambda game: game.slug)
def test_code_cites_rules_that_are_there(game: Game) -> None:
    sources = [path for path in game.folder.rglob("*.py") if path.name != "picture.py"]  # what it measures is no rule
    cited = {rule for path in sources for rule in CITED.findall(said_in(path))}
    assert cited
    assert cited - set(game.rulebook()) == set()
