"""The 80 cards as they are printed: copies, frames, icons and symbols."""

from collections import Counter

import pytest

import saloon
from saloon.games.bang_duel.cards import BACK_NAMES, CARD_NAMES, FRAME_NAMES, KIND_OF, KINDS, SYMBOL_NAMES, SYMBOL_OF
from saloon.games.bang_duel.ids import CARDS, OUTLAW_CARDS

# By chapter 12: frame, copies of the law, copies of the outlaws
COPIES = {
    "colt": ("bang", 1, 5),
    "hail": ("bang", 2, 0),
    "carbine": ("bang", 2, 1),
    "peacemaker": ("bang", 2, 0),
    "remington": ("bang", 0, 2),
    "schofield": ("bang", 0, 2),
    "shotgun": ("bang", 2, 2),
    "winchester": ("bang", 2, 0),
    "derringer": ("action", 4, 0),
    "gatling": ("action", 1, 0),
    "knife": ("action", 0, 3),
    "missed": ("action", 5, 7),
    "return-fire": ("action", 1, 0),
    "indians": ("action", 1, 1),
    "duel": ("action", 1, 1),
    "robbery": ("action", 0, 4),
    "teacher": ("action", 2, 0),
    "water": ("action", 4, 1),
    "rest": ("action", 0, 1),
    "respite": ("action", 1, 0),
    "wagon": ("action", 2, 1),
    "store": ("action", 1, 1),
    "bank": ("equipment", 1, 0),
    "barrel": ("equipment", 1, 1),
    "hat": ("equipment", 1, 1),
    "holster": ("equipment", 1, 1),
    "scope": ("equipment", 1, 1),
    "watch": ("equipment", 0, 2),
    "stampede": ("equipment", 1, 0),
    "rattlesnake": ("equipment", 0, 1),
    "dynamite": ("equipment", 0, 1),
}
NUMBERS = {kind: f"12.{number}" for number, kind in enumerate(COPIES, start=1)}
DECKS = {"law": range(OUTLAW_CARDS), "outlaw": range(OUTLAW_CARDS, CARDS)}


def names(cards: range) -> list[str]:
    return [KINDS[KIND_OF[card]].name for card in cards]


@pytest.mark.rule("1.4")
def test_each_side_has_forty_cards() -> None:
    assert [len(cards) for cards in DECKS.values()] == [40, 40]
    assert len(KIND_OF) == len(SYMBOL_OF) == len(CARD_NAMES) == 80


def test_every_card_has_a_name_of_its_own_that_tells_its_back() -> None:
    assert len(set(CARD_NAMES)) == 80
    for side, letter in (("law", "l"), ("outlaw", "o")):
        assert all(CARD_NAMES[card].rsplit("-", 1)[1].startswith(letter) for card in DECKS[side])


@pytest.mark.rule("1.4")
def test_there_are_31_types_each_with_its_frame() -> None:
    assert {kind.name: FRAME_NAMES[kind.frame] for kind in KINDS} == {kind: row[0] for kind, row in COPIES.items()}
    assert len(KINDS) == 31


@pytest.mark.parametrize("kind", COPIES)
def test_copies_in_each_deck(kind: str) -> None:
    _, law, outlaw = COPIES[kind]
    assert [names(cards).count(kind) for cards in DECKS.values()] == [law, outlaw]


@pytest.mark.rule("12.24")
def test_both_sides_have_one_barrel() -> None:
    assert [names(cards).count("barrel") for cards in DECKS.values()] == [1, 1]


@pytest.mark.rule("1.4")
@pytest.mark.parametrize(
    ("side", "frames"),
    [("law", {"bang": 11, "action": 23, "equipment": 6}), ("outlaw", {"bang": 12, "action": 20, "equipment": 8})],
)
def test_frames_in_each_deck(side: str, frames: dict[str, int]) -> None:
    assert Counter(FRAME_NAMES[KINDS[KIND_OF[card]].frame] for card in DECKS[side]) == frames


@pytest.mark.rule("7.4")
def test_hit_cards_are_all_bang_cards_and_three_actions() -> None:
    bangs = {kind for kind, (frame, _, _) in COPIES.items() if frame == "bang"}
    assert {kind.name for kind in KINDS if kind.hit} == bangs | {"derringer", "gatling", "knife"}


@pytest.mark.rule("7.4")
def test_there_are_two_types_of_miss_cards() -> None:
    assert {kind.name for kind in KINDS if kind.miss} == {"missed", "return-fire"}


@pytest.mark.rule("5.3", "12.29", "12.30", "12.31")
def test_three_types_are_always_active() -> None:
    assert {kind.name for kind in KINDS if kind.always} == {"stampede", "rattlesnake", "dynamite"}


@pytest.mark.rule("11.2")
def test_four_types_can_be_reloaded() -> None:
    assert {kind.name for kind in KINDS if kind.reload} == {"water", "scope", "watch", "stampede"}


@pytest.mark.rule("8.2")
@pytest.mark.parametrize("side", BACK_NAMES)
def test_symbols_in_each_deck(side: str) -> None:
    symbols = Counter(SYMBOL_NAMES[SYMBOL_OF[card]] for card in DECKS[side])
    assert symbols == {"barrel": 10, "dynamite": 5, "snake": 10, "horseshoe": 15}


@pytest.mark.rule("8.2")
def test_the_odds_are_as_published() -> None:
    """A quarter, an eighth, a quarter, three eighths."""
    found = Counter(SYMBOL_NAMES[symbol] for symbol in SYMBOL_OF)
    odds = {name: count / CARDS for name, count in found.items()}
    assert odds == {"barrel": 0.25, "dynamite": 0.125, "snake": 0.25, "horseshoe": 0.375}


def test_the_rules_give_the_same_numbers() -> None:
    """What chapter 12 says of frame, icon and copies, against the cards."""
    rules = saloon.game("bang-duel").rulebook()
    reloads = {kind.name for kind in KINDS if kind.reload}
    for kind, (frame, law, outlaw) in COPIES.items():
        said = rules[NUMBERS[kind]]
        assert ("BANG!" if frame == "bang" else frame) in said
        assert ("reload" in said) == (kind in reloads)
        assert (f"law {law}" in said) == (law > 0)
        assert (f"outlaws {outlaw}" in said) == (outlaw > 0)
