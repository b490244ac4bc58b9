"""Chapter 8: reveals, and random cards."""

import pytest

from games.bang_duel.street import Street, street
from games.bang_duel.test_decks import WHOLE_LAW
from saloon.games.bang_duel.cards import SYMBOL_OF


def barrel(deck: str) -> Street:
    """Tilghman with a Barrel is shot at; the Barrel is tried."""
    t = street("tilghman, garrett", "hardin, daltons")
    t.gear(tilghman="barrel")
    t.deck(law=deck)
    t.hands(outlaw="colt")
    t.turn("outlaw")
    t.plays("outlaw", "play colt")
    t.plays("law", "try the barrel")
    return t


@pytest.mark.rule("8.1")
def test_a_revealed_card_goes_to_the_discard_pile_for_all_to_see() -> None:
    t = barrel("water S | wagon")
    assert t.pile()[-2:] == ["colt", "water"]
    (event,) = t.events("revealed")
    assert event["sign"] == "barrel"
    assert isinstance(event["card"], dict)
    assert [event["card"]["card"], event["card"]["symbol"]] == ["water", "snake"]


@pytest.mark.rule("8.1")
@pytest.mark.parametrize(("card", "life"), [("water B", 5), ("water S", 4), ("colt D", 4), ("hat H", 4)], ids=str)
def test_only_the_symbol_that_is_sought_helps(card: str, life: int) -> None:
    assert barrel(f"{card} | wagon").life("tilghman") == life


@pytest.mark.rule("8.2")
@pytest.mark.parametrize("first", [0, 40])
def test_each_deck_has_ten_barrels_five_dynamites_ten_snakes_and_fifteen_horseshoes(first: int) -> None:
    symbols = SYMBOL_OF[first : first + 40]
    assert [symbols.count(symbol) for symbol in range(4)] == [10, 5, 10, 15]


@pytest.mark.rule("8.3")
def test_a_barrel_reveals_from_its_owners_deck() -> None:
    t = barrel("water S | wagon")
    assert t.deck_size("law") == 1
    assert t.deck_size("outlaw") == 39  # without the Colt


@pytest.mark.rule("8.3")
def test_kid_curry_reveals_from_the_opponents_deck() -> None:
    t = street("tilghman, garrett", "kid-curry, daltons")
    t.hands(law="colt")
    t.turn("law")
    t.plays("law", "play colt")
    t.plays("outlaw", "use kid-curry")
    assert [t.deck_size("law"), t.deck_size("outlaw")] == [38, 40]


@pytest.mark.rule("8.3")
@pytest.mark.parametrize("gear", ["rattlesnake", "dynamite"])
def test_rattlesnake_and_dynamite_reveal_from_the_deck_of_the_bearers_owner(gear: str) -> None:
    t = street("tilghman, garrett", "kitty-leroy, daltons")
    t.gear(tilghman=gear)
    t.deck(law="wagon B | water B, bank B, stampede B")
    t.begins("law")
    assert t.pile()[-1] == "wagon"
    assert t.deck_size("law") == 1
    assert t.deck_size("outlaw") == 39


@pytest.mark.rule("8.3")
def test_the_card_that_pat_garrett_shows_is_not_revealed() -> None:
    t = street("garrett, masterson", "kitty-leroy, daltons")
    t.begins("law")
    assert t.events("revealed") == []
    assert t.asked() == "law play"
    assert t.pile() == []


@pytest.mark.rule("8.4")
def test_with_no_card_to_reveal_the_reveal_fails() -> None:
    t = street("tilghman, garrett", "hardin, daltons")
    t.gear(tilghman="barrel")
    t.hands(law=WHOLE_LAW.replace("law barrel, ", ""), outlaw="knife")
    t.turn("outlaw")
    t.plays("outlaw", "play knife")
    t.state.hands[0] += t.state.discard  # the last card that could be shuffled
    t.state.discard.clear()
    t.plays("law", "try the barrel")
    assert t.events("revealed") == []
    assert t.asked() == "law answer"
    assert not t.may("law", "try the barrel")


# Random cards


def robbed(seed: int, steal: str) -> Street:
    """The outlaws rob a hand of two cards of the law and one of the outlaws."""
    t = street("tilghman, garrett", "hardin, daltons", seed)
    t.hands(law="water, gatling, outlaw rest", outlaw="robbery")
    t.turn("outlaw")
    t.plays("outlaw", "play robbery")
    t.offers("outlaw", "steal law", "steal outlaw")
    t.plays("outlaw", steal)
    return t


@pytest.mark.rule("8.5")
def test_a_random_card_is_chosen_by_its_back() -> None:
    assert all(robbed(seed, "steal outlaw").hand("outlaw") == ["rest"] for seed in range(8))


@pytest.mark.rule("8.5")
def test_among_cards_with_that_back_chance_decides() -> None:
    taken = [robbed(seed, "steal law").hand("outlaw")[0] for seed in range(200)]
    assert set(taken) == {"water", "gatling"}
    assert 70 <= taken.count("water") <= 130


@pytest.mark.rule("8.5")
def test_a_back_that_is_not_in_the_hand_cannot_be_chosen() -> None:
    t = street("tilghman, garrett", "hardin, daltons")
    t.hands(law="water, gatling", outlaw="robbery")
    t.turn("outlaw")
    t.plays("outlaw", "play robbery")
    t.offers("outlaw", "steal law")
    t.refuses("outlaw", "steal outlaw", rule="12.16")
