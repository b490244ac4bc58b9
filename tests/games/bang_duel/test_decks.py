"""Chapter 4: decks."""

import pytest

from games.bang_duel.street import Street, street
from saloon.games.bang_duel.cards import KIND_OF, KINDS

WHOLE_LAW = ", ".join(f"law {KINDS[KIND_OF[card]].name}" for card in range(40))


def plain() -> Street:
    return street("tilghman, wyatt-earp", "hardin, kitty-leroy")


@pytest.mark.rule("4.1")
def test_while_a_personal_deck_has_cards_its_player_draws_from_it_only() -> None:
    t = plain()
    t.deck(law="")
    t.common("colt | carbine, wagon")
    t.begins("outlaw")
    assert t.deck_size("outlaw") == 38
    assert t.deck_size("common") == 3


@pytest.mark.rule("4.1", "8.3")
def test_cards_are_revealed_from_the_personal_deck_too() -> None:
    t = plain()
    t.deck(law="")
    t.common("colt | carbine, wagon")
    t.gear(hardin="barrel")
    t.hands(law="derringer")
    t.turn("law")
    t.plays("law", "play derringer")
    t.plays("outlaw", "try the barrel")
    assert t.deck_size("outlaw") == 38
    assert t.deck_size("common") == 3


@pytest.mark.rule("4.2")
def test_as_soon_as_a_personal_deck_has_run_out_the_discard_pile_becomes_the_common_deck() -> None:
    t = plain()
    t.deck(law="colt | water", outlaw="hat | knife, rest")
    t.begins("law")
    assert t.story() == ["turn-began", "drew", "shuffled"]
    assert t.hand("law") == ["colt", "water"]
    assert t.pile() == []
    assert t.deck_size("common") == 38 + 37
    assert t.deck_size("outlaw") == 3
    assert t.view().common == 75


@pytest.mark.rule("4.2")
def test_what_is_discarded_after_that_is_not_in_the_common_deck() -> None:
    t = plain()
    t.deck(law="colt | water")
    t.hands(law="wagon, missed, missed, missed")
    t.begins("law")
    t.plays("law", "end turn", "discard wagon")
    assert t.pile() == ["wagon"]


@pytest.mark.rule("4.2", "8.1")
def test_the_last_card_of_a_deck_when_it_is_revealed_lies_on_the_new_pile() -> None:
    t = plain()
    t.deck(outlaw="rest")
    t.gear(hardin="barrel")
    t.hands(law="colt")
    t.turn("law")
    t.plays("law", "play colt")
    t.plays("outlaw", "try the barrel")
    assert "shuffled" in t.story()
    assert t.pile() == ["rest"]


@pytest.mark.rule("4.2", "12.21")
def test_the_card_given_up_for_a_stagecoach_that_emptied_the_deck_lies_on_the_new_pile() -> None:
    t = plain()
    t.deck(law="colt | water, bank")
    t.hands(law="wagon")
    t.turn("law")
    t.plays("law", "play wagon", "discard bank")
    assert t.pile() == ["bank"]
    assert t.view().common is not None


@pytest.mark.rule("4.2", "12.22")
def test_a_general_store_that_empties_a_deck_is_shuffled_in() -> None:
    t = plain()
    t.deck(law="colt | water")
    t.hands(law="store")
    t.turn("law")
    t.plays("law", "play store")
    assert len(t.view().laid) == 4
    assert t.pile() == []
    assert t.deck_size("outlaw") == 38


@pytest.mark.rule("4.2")
def test_the_common_deck_has_cards_of_both_backs() -> None:
    backs = set()
    for seed in range(12):
        t = street("tilghman, wyatt-earp", "hardin, kitty-leroy", seed)
        t.deck(law="", outlaw="hat | rest")
        t.begins("law")
        backs |= {card.back for card in t.view("law").seats[0].hand}
    assert backs == {"law", "outlaw"}


@pytest.mark.rule("4.3")
def test_the_other_player_goes_on_with_the_personal_deck() -> None:
    t = plain()
    t.deck(law="", outlaw="hat | rest, knife")
    t.begins("law")
    t.plays("law", "end turn")
    assert sorted(t.hand("outlaw")) in (["hat", "knife"], ["hat", "rest"])
    assert t.deck_size("outlaw") == 1


@pytest.mark.rule("4.3")
def test_whoever_is_second_joins_the_common_deck_and_nothing_is_shuffled_in() -> None:
    t = plain()
    t.deck(law="", outlaw="")
    t.common("hat | rest, knife, carbine")
    t.discard("water, wagon")
    t.begins("outlaw")
    assert "shuffled" not in t.story()
    assert t.deck_size("common") == 2
    assert t.pile()[-2:] == ["water", "wagon"]
    assert {card.card for card in t.view("outlaw").seats[1].hand} <= {"hat", "rest", "knife", "carbine"}


@pytest.mark.rule("4.3", "4.6")
def test_in_the_middle_of_a_draw_the_next_card_comes_from_the_common_deck() -> None:
    t = plain()
    t.deck(law="", outlaw="hat")
    t.common("rest | knife")
    t.begins("outlaw")
    assert "shuffled" not in t.story()
    assert t.hand("outlaw") == ["rest", "hat"]
    assert [event["deck"] for event in t.events("drew")] == ["outlaw", "common"]


@pytest.mark.rule("4.4")
def test_an_empty_common_deck_is_renewed_from_the_discard_pile() -> None:
    t = plain()
    t.deck(law="", outlaw="")
    t.common("hat")
    t.begins("law")
    assert t.story() == ["turn-began", "drew", "shuffled", "drew"]
    assert "hat" in t.hand("law")
    assert t.pile() == []
    assert t.deck_size("common") == 78


@pytest.mark.rule("4.4")
def test_the_common_deck_is_renewed_as_soon_as_its_last_card_is_drawn() -> None:
    t = plain()
    t.deck(law="", outlaw="")
    t.common("law hat | law bank")
    t.begins("law")
    assert t.story() == ["turn-began", "drew", "shuffled"]
    assert sorted(t.hand("law")) == ["bank", "hat"]
    assert t.pile() == []
    assert t.deck_size("common") == 78


@pytest.mark.rule("4.5")
def test_the_opponents_deck_is_the_personal_one_while_it_has_cards() -> None:
    t = street("tilghman, wyatt-earp", "kid-curry, kitty-leroy")
    t.deck(law="water B | water S")
    t.hands(law="colt")
    t.turn("law")
    t.plays("law", "play colt")
    t.plays("outlaw", "use kid-curry")
    assert t.pile()[-1] == "water"
    assert t.deck_size("law") == 1


@pytest.mark.rule("4.5")
def test_the_opponents_deck_is_else_the_common_one() -> None:
    t = street("tilghman, wyatt-earp", "kid-curry, kitty-leroy")
    t.deck(law="")
    t.common("water B | water S")
    t.hands(law="colt")
    t.turn("law")
    t.plays("law", "play colt")
    t.plays("outlaw", "use kid-curry")
    assert t.pile()[-1] == "water"
    assert t.deck_size("common") == 1
    assert t.deck_size("outlaw") == 40


@pytest.mark.rule("4.5")
def test_the_opponents_deck_is_made_now_if_need_be() -> None:
    t = street("tilghman, wyatt-earp", "kid-curry, kitty-leroy")
    t.deck(law="")
    t.hands(law="colt")
    t.turn("law")
    t.plays("law", "play colt")
    t.plays("outlaw", "use kid-curry")
    assert "shuffled" in t.story()
    assert t.view().common is not None
    assert len(t.pile()) == 1
    assert t.deck_size("outlaw") == 40


@pytest.mark.rule("4.6")
def test_where_there_was_nothing_to_shuffle_it_is_done_when_a_card_is_needed() -> None:
    t = plain()
    t.hands(law=WHOLE_LAW.removesuffix(", law stampede"))
    t.begins("law")  # draws the last card; nothing has been discarded yet
    assert "shuffled" not in t.story()
    assert t.view().common is None
    t.plays("law", "play wagon")
    assert "shuffled" in t.story()
    assert t.pile() == []


@pytest.mark.rule("4.3", "4.6")
def test_an_empty_common_deck_is_made_anew_when_the_second_deck_runs_out() -> None:
    t = plain()
    t.deck(law="", outlaw="hat | rest")
    t.common("")
    t.begins("outlaw")
    assert t.story() == ["turn-began", "drew", "shuffled"]
    assert t.deck_size("common") == 78


@pytest.mark.rule("4.6")
def test_shuffling_happens_in_the_middle_of_a_draw() -> None:
    t = plain()
    t.deck(law="colt")
    t.begins("law")
    assert t.story() == ["turn-began", "drew", "shuffled", "drew"]
    assert "colt" in t.hand("law")
    assert len(t.hand("law")) == 2


@pytest.mark.rule("4.6")
def test_when_there_is_no_card_anywhere_nothing_is_drawn() -> None:
    t = plain()
    t.hands(law=WHOLE_LAW)
    t.begins("law")
    assert t.story() == ["turn-began"]
    assert len(t.hand("law")) == 40


@pytest.mark.rule("4.6")
def test_as_many_cards_are_drawn_as_there_are() -> None:
    t = plain()
    t.hands(law=WHOLE_LAW.removesuffix(", law stampede"))
    t.begins("law")
    assert len(t.hand("law")) == 40
    assert t.story() == ["turn-began", "drew"]


def common_only(law: str = "tilghman, wyatt-earp", outlaw: str = "sundance, kitty-leroy") -> Street:
    t = street(law, outlaw)
    t.deck(law="", outlaw="")
    return t


@pytest.mark.rule("4.7")
def test_the_sundance_kid_takes_both_cards_from_the_common_deck() -> None:
    t = common_only()
    t.common("hat | knife, rest")
    t.hands(outlaw="colt")
    t.turn("outlaw")
    t.plays("outlaw", "use sundance", "pay colt")
    assert [event["deck"] for event in t.events("drew")] == ["common"] * len(t.events("drew"))
    assert t.deck_size("common") == 1


@pytest.mark.rule("4.7")
def test_the_store_lays_out_four_cards_of_the_common_deck() -> None:
    t = common_only()
    t.common("hat | knife, rest, colt, carbine")
    t.hands(law="store")
    t.turn("law")
    t.plays("law", "play store")
    assert len(t.view().laid) == 4
    assert t.deck_size("common") == 1


@pytest.mark.rule("4.7")
def test_pat_garretts_third_card_comes_from_the_common_deck() -> None:
    t = common_only(law="garrett, wyatt-earp")
    t.common("law hat H | outlaw hat H, law scope H, outlaw scope H")
    t.begins("law")
    assert len(t.hand("law")) == 3
    assert t.deck_size("common") == 1


@pytest.mark.rule("4.7", "8.3")
def test_kid_curry_and_a_barrel_reveal_from_the_common_deck() -> None:
    t = common_only(outlaw="kid-curry, kitty-leroy")
    t.common("water S | missed S, missed S")
    t.gear(kid_curry="barrel")
    t.hands(law="colt")
    t.turn("law")
    t.plays("law", "play colt")
    t.plays("outlaw", "use kid-curry", "try the barrel")
    assert t.deck_size("common") == 1
