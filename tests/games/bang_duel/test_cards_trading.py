"""Chapter 12: the actions that take, swap, heal and draw. Unless said otherwise nobody has an ability that matters."""

import pytest

from games.bang_duel.street import Street, street
from saloon.games.bang_duel.cards import KINDS


def quiet() -> Street:
    """Four characters of whom nobody meddles with a hit."""
    return street("garrett, tilghman", "sundance, cattle-kate")


# Robbery


@pytest.mark.rule("12.16", "8.5")
def test_a_robbed_card_comes_to_hand_and_may_be_played_at_once() -> None:
    t = quiet()
    t.hands(outlaw="robbery", law="derringer")
    t.turn("outlaw")
    t.plays("outlaw", "play robbery")
    t.offers("outlaw", "steal law")
    t.plays("outlaw", "steal law")
    assert (t.hand("outlaw"), t.hand("law")) == (["derringer"], [])
    t.plays("outlaw", "play derringer")
    assert t.life("garrett") == 4


@pytest.mark.rule("12.16", "8.5")
def test_robbers_see_the_backs() -> None:
    t = quiet()
    t.hands(outlaw="robbery", law="colt, water, outlaw knife")
    t.turn("outlaw")
    t.plays("outlaw", "play robbery")
    t.offers("outlaw", "steal law", "steal outlaw")
    t.plays("outlaw", "steal outlaw")
    assert (t.hand("outlaw"), t.hand("law")) == (["knife"], ["colt", "water"])


@pytest.mark.rule("12.16", "6.2")
def test_robbery_discards_equipment_of_anybody_but_the_opponents_rear() -> None:
    t = quiet()
    t.gear(sundance="rattlesnake", cattle_kate="dynamite", garrett="bank", tilghman="hat")
    t.hands(outlaw="robbery", law="water")
    t.turn("outlaw")
    t.plays("outlaw", "play robbery")
    t.offers("outlaw", "strip rattlesnake", "strip dynamite", "strip bank", "steal law")
    t.refuses("outlaw", "strip hat", rule="6.2")
    t.plays("outlaw", "strip rattlesnake")
    assert t.worn("sundance") == []
    assert t.pile() == ["robbery", "rattlesnake"]
    assert t.hand("law") == ["water"]


@pytest.mark.rule("12.16", "6.4")
def test_robbery_reaches_a_sole_opponent() -> None:
    t = street("garrett", "sundance, cattle-kate")
    t.gear(garrett="bank")
    t.hands(outlaw="robbery")
    t.turn("outlaw")
    t.plays("outlaw", "play robbery", "strip bank")
    assert t.worn("garrett") == []


@pytest.mark.rule("12.16", "14.3")
def test_jack_ransom_robs_the_opponents_rear() -> None:
    t = street("garrett, tilghman", "ransom, cattle-kate")
    t.gear(tilghman="hat")
    t.hands(outlaw="robbery")
    t.turn("outlaw")
    t.plays("outlaw", "play robbery", "strip hat")
    assert t.worn("tilghman") == []


@pytest.mark.rule("12.16", "6.7")
def test_there_is_no_robbery_of_nothing() -> None:
    t = quiet()
    t.gear(tilghman="hat")
    t.hands(outlaw="robbery")
    t.turn("outlaw")
    t.refuses("outlaw", "play robbery", rule="6.7")


@pytest.mark.rule("12.16", "12.27", "6.2")
def test_a_scope_does_not_help_robbery_or_duel_to_the_rear() -> None:
    t = quiet()
    t.gear(sundance="scope", tilghman="hat")
    t.hands(outlaw="robbery, duel", law="colt")
    t.turn("outlaw")
    t.plays("outlaw", "play robbery")
    t.refuses("outlaw", "strip hat", rule="6.2")
    t.plays("outlaw", "strip scope", "play duel")
    assert t.question()["person"] == "garrett"


# Teacher


@pytest.mark.rule("12.17", "3.4")
def test_the_teacher_takes_equipment_which_may_be_played_at_once() -> None:
    t = quiet()
    t.gear(sundance="holster")
    t.hands(law="teacher", outlaw="knife")
    t.turn("law")
    t.plays("law", "play teacher")
    t.offers("law", "take holster")
    t.plays("law", "take holster")
    assert t.hand("law") == ["holster"]
    t.plays("law", "play holster", "at tilghman")
    assert (t.worn("tilghman"), t.worn("sundance")) == (["holster"], [])


@pytest.mark.rule("12.17", "6.2")
def test_the_teacher_takes_from_own_characters_too_but_not_from_the_opponents_rear() -> None:
    t = quiet()
    t.gear(garrett="bank", tilghman="hat", sundance="scope", cattle_kate="watch")
    t.hands(law="teacher")
    t.turn("law")
    t.plays("law", "play teacher")
    t.offers("law", "take bank", "take hat", "take scope")
    t.refuses("law", "take watch", rule="6.2")
    t.plays("law", "take bank")
    assert t.hand("law") == ["bank"]


@pytest.mark.rule("12.17")
def test_the_teacher_takes_nothing_from_a_hand() -> None:
    t = quiet()
    t.gear(sundance="scope")
    t.hands(law="teacher", outlaw="hat")
    t.turn("law")
    t.plays("law", "play teacher")
    t.refuses("law", "steal outlaw", rule="12.17")
    t.refuses("law", "take hat-o1", rule="12.17")


@pytest.mark.rule("12.17", "6.7")
def test_there_is_no_teacher_when_nothing_is_in_play() -> None:
    t = quiet()
    t.gear(cattle_kate="watch")
    t.hands(law="teacher", outlaw="hat")
    t.turn("law")
    t.refuses("law", "play teacher", rule="6.7")


# Water


@pytest.mark.rule("12.18", "9.9")
@pytest.mark.parametrize(
    ("side", "law", "outlaw"), [("law", "tilghman", "sundance"), ("outlaw", "garrett", "cattle-kate")]
)
def test_water_makes_the_characters_of_one_side_change_places(side: str, law: str, outlaw: str) -> None:
    t = quiet()
    t.hands(law="water")
    t.turn("law")
    t.plays("law", "play water")
    t.offers("law", "swap law", "swap outlaw")
    t.plays("law", f"swap {side}")
    assert (t.front("law"), t.front("outlaw")) == (law, outlaw)


@pytest.mark.rule("12.18", "3.6")
def test_after_water_the_free_move_is_still_there() -> None:
    t = quiet()
    t.hands(law="water")
    t.turn("law")
    t.plays("law", "play water", "swap law", "move the token")
    assert t.front("law") == "garrett"


@pytest.mark.rule("12.18", "3.6")
def test_water_moves_the_token_after_the_free_move() -> None:
    t = quiet()
    t.hands(law="water")
    t.turn("law")
    t.plays("law", "move the token", "play water", "swap law")
    assert t.front("law") == "garrett"


@pytest.mark.rule("12.18", "6.7")
def test_water_at_a_sole_opponent_is_not_possible() -> None:
    t = street("garrett, tilghman", "sundance")
    t.hands(law="water")
    t.turn("law")
    t.plays("law", "play water")
    assert (t.front("law"), t.front("outlaw")) == ("tilghman", "sundance")


@pytest.mark.rule("12.18", "6.7")
def test_water_is_of_no_use_between_two_sole_characters() -> None:
    t = street("garrett", "sundance")
    t.hands(law="water")
    t.turn("law")
    t.refuses("law", "play water", rule="6.7")


@pytest.mark.rule("12.18", "14.6", "5.2")
def test_kitty_who_goes_to_the_rear_with_the_last_water_draws_nothing() -> None:
    t = street("garrett, tilghman", "kitty-leroy, sundance")
    t.hands(outlaw="water")
    t.turn("outlaw")
    t.plays("outlaw", "play water", "swap outlaw")
    t.refuses("outlaw", "use kitty-leroy", rule="5.2")


@pytest.mark.rule("14.6", "3.6")
def test_kitty_draws_after_another_has_played_the_last_card() -> None:
    t = street("garrett, tilghman", "sundance, kitty-leroy")
    t.hands(outlaw="knife")
    t.turn("outlaw")
    t.plays("outlaw", "play knife", "move the token", "use kitty-leroy")
    assert len(t.hand("outlaw")) == 2


# Rest


@pytest.mark.rule("12.19", "7.9")
def test_rest_gives_both_own_characters_a_life() -> None:
    t = street("garrett 1, tilghman 1", "sundance 1, cattle-kate 2")
    t.hands(outlaw="rest")
    t.turn("outlaw")
    t.plays("outlaw", "play rest")
    assert [t.life(name) for name in ("garrett", "tilghman", "sundance", "cattle-kate")] == [1, 1, 2, 3]


@pytest.mark.rule("12.19", "7.9", "6.7")
@pytest.mark.parametrize(("before", "after"), [(2, 3), (4, 4)])
def test_rest_gives_nobody_more_than_is_printed(before: int, after: int) -> None:
    t = street("garrett, tilghman", f"sundance, cattle-kate {before}")
    t.hands(outlaw="rest")
    t.turn("outlaw")
    t.plays("outlaw", "play rest")
    assert (t.life("sundance"), t.life("cattle-kate")) == (4, after)


@pytest.mark.rule("12.19", "5.5")
def test_rest_gives_a_sole_character_one_life() -> None:
    t = street("garrett, tilghman", "sundance 1")
    t.hands(outlaw="rest")
    t.turn("outlaw")
    t.plays("outlaw", "play rest")
    assert t.life("sundance") == 2


@pytest.mark.rule("12.19", "7.4")
def test_there_is_no_rest_in_the_opponents_turn() -> None:
    t = street("garrett, tilghman", "sundance 1, cattle-kate")
    t.hands(law="colt", outlaw="rest")
    t.turn("law")
    t.plays("law", "play colt")
    t.offers("outlaw", "take the hit")
    t.refuses("outlaw", "play rest", rule="7.4")


# Respite


@pytest.mark.rule("12.20", "6.7")
@pytest.mark.parametrize("before", [5, 1, 3])
def test_after_a_respite_there_are_three_life(before: int) -> None:
    t = street(f"tilghman {before}, garrett", "sundance, cattle-kate")
    t.hands(law="respite")
    t.turn("law")
    t.plays("law", "play respite", "at tilghman")
    assert t.life("tilghman") == 3


@pytest.mark.rule("12.20")
def test_a_respite_brings_the_daltons_to_their_three() -> None:
    t = street("garrett, tilghman", "daltons 1, cattle-kate")
    t.hands(outlaw="respite")
    t.turn("outlaw")
    t.plays("outlaw", "play respite", "at daltons")
    assert t.life("daltons") == 3


@pytest.mark.rule("12.20", "6.2")
def test_a_respite_is_for_anybody_but_the_opponents_rear() -> None:
    t = quiet()
    t.hands(law="respite")
    t.turn("law")
    t.plays("law", "play respite")
    t.offers("law", "at garrett", "at tilghman", "at sundance")
    t.refuses("law", "at cattle-kate", rule="6.2")


@pytest.mark.rule("12.20", "7.6")
def test_life_that_a_respite_takes_is_no_hit() -> None:
    t = quiet()
    t.gear(sundance="hat, barrel")
    t.hands(law="respite", outlaw="missed")
    t.turn("law")
    t.plays("law", "play respite", "at sundance")
    assert t.life("sundance") == 3
    assert t.asked() == "law play"


# Wagon


@pytest.mark.rule("12.21")
def test_a_wagon_brings_three_cards_of_which_two_are_kept() -> None:
    t = quiet()
    t.hands(law="wagon, respite")
    t.deck(law="colt | water S, water S, water S")
    t.turn("law")
    t.plays("law", "play wagon")
    t.offers("law", "discard colt", "discard water")
    t.plays("law", "discard water")
    assert t.hand("law") == ["colt", "water", "respite"]
    assert t.pile()[-2:] == ["wagon", "water"]


@pytest.mark.rule("12.21")
def test_the_card_for_the_wagon_is_one_of_the_three() -> None:
    t = quiet()
    t.hands(law="wagon, missed")
    t.deck(law="colt | water, respite")
    t.turn("law")
    t.plays("law", "play wagon")
    t.refuses("law", "discard missed", rule="12.21")


@pytest.mark.rule("12.21", "4.6")
def test_a_wagon_shuffles_in_the_middle() -> None:
    t = quiet()
    t.hands(law="wagon")
    t.deck(law="colt | water")
    t.turn("law")
    t.plays("law", "play wagon")
    assert len(t.choices("law")) == 3
    assert {"discard colt", "discard water"} < set(t.choices("law"))
    assert len(t.events("shuffled")) == 1
    assert t.deck_size("law") == 0
    assert t.pile() == []
    t.plays("law", "discard colt")
    assert t.pile() == ["colt"]
    assert len(t.hand("law")) == 2


@pytest.mark.rule("12.21", "4.6")
def test_a_wagon_that_brings_fewer_than_three_cards_costs_none() -> None:
    t = quiet()
    t.hands(law="wagon")
    t.deck(law="colt")
    others = [kind.name for kind in KINDS for _ in kind.law]
    others.remove("wagon")
    others.remove("colt")
    t.hands(outlaw=", ".join(f"law {name}" for name in others))
    t.turn("law")
    t.plays("law", "play wagon")
    assert t.hand("law") == ["colt", "wagon"]  # the Wagon itself was the discard pile
    assert t.asked() == "law play"
    assert t.pile() == []


# Store


@pytest.mark.rule("12.22")
def test_the_store_lays_out_two_of_each_deck_and_both_take_in_turn() -> None:
    t = quiet()
    t.hands(law="store")
    t.deck(law="colt | water", outlaw="knife | rest")
    t.turn("law")
    t.plays("law", "play store")
    t.offers("law", "pick colt", "pick water", "pick knife", "pick rest")
    t.plays("law", "pick rest")
    t.offers("outlaw", "pick colt", "pick water", "pick knife")
    t.plays("outlaw", "pick water")
    t.offers("law", "pick colt", "pick knife")
    t.plays("law", "pick knife")
    assert (t.hand("law"), t.hand("outlaw")) == (["knife", "rest"], ["colt", "water"])
    assert t.asked() == "law play"


@pytest.mark.rule("12.22")
def test_the_store_of_the_outlaws_begins_with_the_outlaws() -> None:
    t = quiet()
    t.hands(outlaw="store")
    t.turn("outlaw")
    t.plays("outlaw", "play store")
    assert t.asked() == "outlaw store"


@pytest.mark.rule("12.22", "4.7")
def test_with_the_common_deck_alone_the_store_lays_out_four_of_it() -> None:
    t = quiet()
    t.hands(law="store")
    t.deck(law="", outlaw="")
    t.common("colt | water, outlaw knife, outlaw rest, hat")
    t.turn("law")
    t.plays("law", "play store")
    assert len(t.choices("law")) == 4
    assert t.deck_size("common") == 1


@pytest.mark.rule("12.22", "4.5")
def test_with_one_personal_deck_and_the_common_one_it_is_two_of_each() -> None:
    t = quiet()
    t.hands(law="store")
    t.deck(law="", outlaw="knife | rest, outlaw duel")
    t.common("colt | water, hat")
    t.turn("law")
    t.plays("law", "play store")
    assert len(t.choices("law")) == 4
    assert (t.deck_size("outlaw"), t.deck_size("common")) == (1, 1)


@pytest.mark.rule("12.22")
def test_the_store_lays_out_four_cards_for_two_characters() -> None:
    t = street("garrett", "sundance")
    t.hands(law="store")
    t.deck(law="colt | water", outlaw="knife | rest")
    t.turn("law")
    t.plays("law", "play store")
    assert len(t.choices("law")) == 4
