"""The 24 characters as they are printed: side, life, and whose ability is always active."""

import re

import pytest

import saloon
from saloon.games.bang_duel.characters import CHARACTERS
from saloon.games.bang_duel.ids import SQUAD

RULEBOOK = saloon.game("bang-duel").rulebook()

# In the order of chapters 13 and 14
LAW = {
    "pinkerton": 4,
    "tilghman": 5,
    "buffalo-bill": 4,
    "masterson": 4,
    "django": 3,
    "wild-bill": 5,
    "stranger": 4,
    "lone-ranger": 5,
    "garrett": 5,
    "tex-willer": 4,
    "wyatt-earp": 4,
    "annie-oakley": 4,
}
OUTLAWS = {
    "anderson": 5,
    "daltons": 3,
    "ransom": 4,
    "schulz": 4,
    "kid-curry": 4,
    "kitty-leroy": 4,
    "pearl-hart": 3,
    "sundance": 4,
    "cattle-kate": 4,
    "tom-horn": 4,
    "tuco": 4,
    "hardin": 4,
}


@pytest.mark.rule("1.3", "2.4")
def test_twelve_of_each_side_with_the_printed_life() -> None:
    assert [(character.name, character.life) for character in CHARACTERS] == [*LAW.items(), *OUTLAWS.items()]
    assert len(LAW) == len(OUTLAWS) == SQUAD


@pytest.mark.rule("2.4")
def test_all_life_in_play_fits_the_twenty_bullets_of_the_box() -> None:
    assert max(character.life for character in CHARACTERS) == 5
    assert (sum(LAW.values()), sum(OUTLAWS.values())) == (51, 47)


@pytest.mark.rule("5.3", "13.3", "13.4", "13.7", "14.8")
def test_three_abilities_are_always_active_and_sundance_is_not_among_them() -> None:
    always = [character.name for character in CHARACTERS if character.always]
    assert always == ["buffalo-bill", "masterson", "stranger"]


@pytest.mark.rule("3.10", "14.6", "14.7", "14.8", "14.9")
def test_four_outlaws_have_an_ability_of_once_a_turn() -> None:
    once = {character.name: character.once for character in CHARACTERS if character.once >= 0}
    assert list(once) == ["kitty-leroy", "pearl-hart", "sundance", "cattle-kate"]
    assert len(set(once.values())) == 4


@pytest.mark.parametrize("person", range(2 * SQUAD), ids=lambda person: CHARACTERS[person].name)
def test_the_rules_and_the_table_agree(person: int) -> None:
    text = RULEBOOK[f"{13 + person // SQUAD}.{person % SQUAD + 1}"]
    head = text[: text.index(":")]
    assert re.search(r"life (\d)", head) is not None
    assert f"life {CHARACTERS[person].life}" in head
    assert ("always active" in head) == CHARACTERS[person].always
    assert CHARACTERS[person].name.split("-")[-1].rstrip("s") in head.lower()
