"""How Colt Express is drawn in a terminal: bandits, loot, and names that fit into a car."""

from __future__ import annotations

import re

import pytest

import saloon
from saloon.games.colt_express.board import CHARACTER_NAMES
from saloon.games.colt_express.picture import COATS
from saloon.games.colt_express.terminal.marks import COLOURS, Marks, loot_chips, marks
from saloon.games.colt_express.view import Loot
from saloon.words import LANGUAGES, Words

GAME = saloon.game("colt-express")


@pytest.mark.parametrize("language", LANGUAGES)
def test_bandits_can_be_told_apart_without_colours(language: str) -> None:
    texts = Marks(Words(language, GAME)).text.values()
    assert len(set(texts)) == len(CHARACTER_NAMES)
    assert {len(text) for text in texts} == {2}


def test_every_bandit_has_colours_of_its_own() -> None:
    for colours in (COLOURS, COATS):
        assert list(colours) == CHARACTER_NAMES
        assert len(set(colours.values())) == len(colours)


def test_marks_grow_until_they_differ() -> None:
    assert marks(["Marshal", "Marble"]) == ["Mars", "Marb"]
    assert marks(["Al", "Alma"]) == ["Al", "Alm"]
    assert marks([]) == []


def test_loot_in_a_row() -> None:
    loot = [Loot(1, "purse", None), Loot(2, "purse", 300), Loot(3, "jewel", 500), Loot(4, "purse", None)]
    loot.append(Loot(5, "strongbox", 1000))
    assert [chip.plain for chip in loot_chips(loot)] == ["▣", "◆", "$300", "$?×2"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_short_names_are_short(language: str) -> None:
    """A car of a train for four is thirteen columns wide on a screen of eighty, walls, number and roof included."""
    text = (GAME.folder / "words" / f"{language}.ftl").read_text(encoding="utf-8")
    for name in re.findall(r"^colt-express-terminal-car-\w+ = (.+)$", text, re.MULTILINE):
        assert len(name) <= 8
