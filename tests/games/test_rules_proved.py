"""Every rule of every game is proved by a test, and nobody cites a rule that is not there."""

import re
from pathlib import Path

import pytest

import saloon
from saloon.engine.game import Game

TESTS = Path(__file__).parent
MARK = re.compile(r"mark\.rule\(([^)]*)\)")


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
    sources = "\n".join(path.read_text(encoding="utf-8") for path in game.folder.rglob("*.py"))
    cited = set(re.findall(r"[\"( ](\d{1,2}\.\d{1,2})[\",):; ]", sources))
    assert cited
    assert cited - set(game.rulebook()) == set()
