"""Chapter 12: the actions. Unless a test says otherwise nobody has an ability that matters."""

import pytest

from games.bang_duel.street import Street, street
from saloon.games.bang_duel.cards import KINDS


def quiet() -> Street:
    """Four characters of whom nobody meddles with a hit."""
    return street("garrett, tilghman", "sundance, cattle-kate")


# Derringer


@pytest.mark.rule("12.9", "3.5")
def test_a_derringer_is_one_hit_after_any_bang_card() -> None:
    t = quiet()
    t.hands(law="colt, derringer")
    t.turn("law")
    t.plays("law", "play colt", "play derringer")
    assert t.life("sundance") == 2


@pytest.mark.rule("12.9", "6.2")
def test_a_derringer_goes_at_the_opponent_in_front() -> None:
    t = quiet()
    t.hands(law="derringer", outlaw="missed")
    t.turn("law")
    t.plays("law", "play derringer")
    assert t.question()["target"] == "sundance"


@pytest.mark.rule("12.9")
@pytest.mark.parametrize("card", ["wagon", "colt", "gatling", "hat", "missed"])
def test_any_card_is_a_miss_against_a_derringer_and_does_nothing_else(card: str) -> None:
    t = quiet()
    t.hands(law="derringer", outlaw=card)
    t.turn("law")
    t.plays("law", "play derringer")
    t.plays("outlaw", f"play {card}")
    assert t.asked() == "law play"
    assert [t.life(name) for name in ("garrett", "tilghman", "sundance", "cattle-kate")] == [5, 5, 4, 4]
    assert t.hand("outlaw") == []
    assert t.pile() == ["derringer", card]


@pytest.mark.rule("12.9", "7.4")
def test_a_derringer_itself_is_no_miss() -> None:
    t = quiet()
    t.hands(law="colt", outlaw="derringer, carbine")
    t.turn("law")
    t.plays("law", "play colt")
    t.refuses("outlaw", "play derringer", rule="7.4")
    t.refuses("outlaw", "play carbine", rule="7.4")


@pytest.mark.rule("12.9", "12.13")
def test_return_fire_hits_back_at_a_derringer() -> None:
    t = quiet()
    t.hands(law="derringer", outlaw="return-fire")
    t.turn("law")
    t.plays("law", "play derringer")
    t.plays("outlaw", "play return-fire")
    assert (t.life("sundance"), t.life("garrett")) == (4, 4)


@pytest.mark.rule("12.9", "12.24")
def test_a_barrel_helps_against_a_derringer() -> None:
    t = quiet()
    t.gear(sundance="barrel")
    t.deck(outlaw="rest B | knife")
    t.hands(law="derringer")
    t.turn("law")
    t.plays("law", "play derringer")
    t.plays("outlaw", "try the barrel")
    assert t.life("sundance") == 4


@pytest.mark.rule("12.9", "13.12")
def test_annie_oakley_answers_a_derringer_as_usual() -> None:
    t = street("annie-oakley, tilghman", "sundance, cattle-kate")
    t.hands(outlaw="derringer, knife", law="colt, missed, water")
    t.turn("outlaw")
    t.plays("outlaw", "play derringer")
    t.offers("law", "play colt", "play missed", "play water", "take the hit")
    t.plays("law", "play colt")
    assert t.life("annie-oakley") == 4


@pytest.mark.rule("12.9", "13.10")
def test_a_derringer_of_tex_is_no_bang_card_and_needs_no_further_card() -> None:
    t = street("tex-willer, tilghman", "sundance, cattle-kate")
    t.hands(law="derringer", outlaw="rest")
    t.turn("law")
    t.plays("law", "play derringer")
    t.plays("outlaw", "play rest")
    assert t.life("sundance") == 4


@pytest.mark.rule("12.9", "14.11", "3.5")
def test_a_derringer_that_tuco_plays_as_a_colt_needs_a_real_miss() -> None:
    t = street("garrett, tilghman", "tuco, cattle-kate")
    t.hands(outlaw="derringer, colt", law="water")
    t.turn("outlaw")
    t.plays("outlaw", "play derringer as colt")
    t.offers("law", "take the hit")
    t.refuses("law", "play water", rule="7.4")
    t.plays("law", "take the hit")
    t.refuses("outlaw", "play colt", rule="3.5")


# Gatling


@pytest.mark.rule("12.10", "3.5")
def test_a_gatling_hits_everybody_but_the_own_front_and_is_no_bang_card() -> None:
    t = quiet()
    t.hands(law="gatling, colt")
    t.turn("law")
    t.plays("law", "play gatling")
    t.plays("law", "take the hit")
    assert [t.life(name) for name in ("garrett", "tilghman", "sundance", "cattle-kate")] == [5, 4, 3, 3]
    t.plays("law", "play colt")
    assert t.life("sundance") == 2


@pytest.mark.rule("12.10", "9.2")
def test_a_gatling_goes_opponent_in_front_own_rear_opponent_in_the_rear() -> None:
    t = quiet()
    t.hands(law="gatling, missed", outlaw="missed")
    t.turn("law")
    t.plays("law", "play gatling")
    assert (t.asked(), t.question()["target"]) == ("outlaw answer", "sundance")
    t.plays("outlaw", "take the hit")
    assert (t.asked(), t.question()["target"]) == ("law answer", "tilghman")
    t.plays("law", "play missed")
    assert (t.asked(), t.question()["target"]) == ("outlaw answer", "cattle-kate")
    t.plays("outlaw", "play missed")
    assert [t.life(name) for name in ("tilghman", "sundance", "cattle-kate")] == [5, 3, 4]


@pytest.mark.rule("12.10", "5.5")
def test_a_sole_character_does_not_hit_itself_with_a_gatling() -> None:
    t = street("garrett", "sundance, cattle-kate")
    t.hands(law="gatling", outlaw="missed")
    t.turn("law")
    t.plays("law", "play gatling")
    t.plays("outlaw", "take the hit", "take the hit")
    assert [t.life(name) for name in ("garrett", "sundance", "cattle-kate")] == [5, 3, 3]


@pytest.mark.rule("12.10", "5.5")
def test_a_gatling_hits_a_sole_opponent_once() -> None:
    t = street("garrett, tilghman", "sundance")
    t.hands(law="gatling")
    t.turn("law")
    t.plays("law", "play gatling")
    assert t.life("sundance") == 3


@pytest.mark.rule("12.10", "12.24", "12.25")
def test_barrel_and_hat_help_their_own_bearer_against_a_gatling() -> None:
    t = quiet()
    t.gear(sundance="barrel", cattle_kate="hat")
    t.deck(outlaw="rest B | knife")
    t.hands(law="gatling")
    t.turn("law")
    t.plays("law", "play gatling")
    t.offers("outlaw", "try the barrel", "take the hit")
    t.plays("outlaw", "try the barrel")
    t.offers("outlaw", "drop the hat", "take the hit")
    t.plays("outlaw", "drop the hat")
    assert (t.life("sundance"), t.life("cattle-kate")) == (4, 4)


@pytest.mark.rule("12.10", "13.8")
def test_a_gatling_brings_the_lone_ranger_a_card() -> None:
    t = street("lone-ranger, tilghman", "sundance, cattle-kate")
    t.hands(outlaw="gatling")
    t.turn("outlaw")
    t.plays("outlaw", "play gatling")
    assert t.life("lone-ranger") == 4
    assert len(t.hand("law")) == 1


@pytest.mark.rule("12.10", "13.12", "5.4")
def test_annie_oakley_in_the_rear_plays_hit_cards_as_misses_against_a_gatling() -> None:
    t = street("garrett, annie-oakley", "sundance, cattle-kate")
    t.hands(outlaw="gatling", law="colt")
    t.turn("outlaw")
    t.plays("outlaw", "play gatling")
    t.offers("law", "take the hit")
    t.plays("law", "take the hit")
    t.plays("law", "play colt")
    assert (t.life("garrett"), t.life("annie-oakley")) == (4, 4)


@pytest.mark.rule("12.10", "13.1")
def test_pinkerton_in_the_rear_hits_back_after_a_gatling() -> None:
    t = street("garrett, pinkerton", "sundance, cattle-kate")
    t.hands(outlaw="gatling")
    t.turn("outlaw")
    t.plays("outlaw", "play gatling")
    assert [t.life(name) for name in ("pinkerton", "sundance", "cattle-kate")] == [3, 3, 3]


# Knife


@pytest.mark.rule("12.11", "3.5")
def test_any_number_of_knives_may_be_played_beside_a_bang_card() -> None:
    t = quiet()
    t.hands(outlaw="knife, knife, knife, colt")
    t.turn("outlaw")
    t.plays("outlaw", "play knife", "play colt", "play knife", "play knife")
    assert t.life("garrett") == 1


@pytest.mark.rule("12.11")
def test_a_knife_is_cancelled_by_a_miss_only() -> None:
    t = quiet()
    t.hands(outlaw="knife", law="water, missed")
    t.turn("outlaw")
    t.plays("outlaw", "play knife")
    t.offers("law", "play missed", "take the hit")
    t.plays("law", "play missed")
    assert t.life("garrett") == 5


@pytest.mark.rule("12.11", "6.2")
def test_a_knife_goes_at_the_opponent_in_front() -> None:
    t = quiet()
    t.hands(outlaw="knife", law="missed")
    t.turn("outlaw")
    t.plays("outlaw", "play knife")
    assert t.question()["target"] == "garrett"


# Missed!


@pytest.mark.rule("12.12")
def test_missed_cancels_a_hit() -> None:
    t = quiet()
    t.hands(law="colt", outlaw="missed")
    t.turn("law")
    t.plays("law", "play colt")
    t.plays("outlaw", "play missed")
    assert t.life("sundance") == 4
    assert t.pile() == ["colt", "missed"]
    assert t.asked() == "law play"


@pytest.mark.rule("12.12", "6.8")
def test_without_a_hit_there_is_nothing_to_miss() -> None:
    t = quiet()
    t.hands(law="missed, return-fire")
    t.turn("law")
    t.refuses("law", "play missed", rule="6.8")
    t.refuses("law", "play return-fire", rule="6.8")


# Return Fire


@pytest.mark.rule("12.13", "7.7")
def test_return_fire_cancels_and_hits_back() -> None:
    t = quiet()
    t.hands(outlaw="colt, missed", law="return-fire")
    t.turn("outlaw")
    t.plays("outlaw", "play colt")
    t.plays("law", "play return-fire")
    assert t.life("garrett") == 5
    assert (t.question()["source"], t.question()["target"]) == ("return-fire", "sundance")
    t.offers("outlaw", "play missed", "take the hit")
    t.plays("outlaw", "take the hit")
    assert t.life("sundance") == 3


@pytest.mark.rule("12.13")
def test_the_hit_of_return_fire_can_be_missed() -> None:
    t = quiet()
    t.hands(outlaw="colt, missed", law="return-fire")
    t.turn("outlaw")
    t.plays("outlaw", "play colt")
    t.plays("law", "play return-fire")
    t.plays("outlaw", "play missed")
    assert t.life("sundance") == 4


@pytest.mark.rule("12.13", "12.8")
def test_return_fire_of_the_rear_hits_the_opponent_in_front() -> None:
    t = quiet()
    t.hands(law="winchester", outlaw="return-fire")
    t.turn("law")
    t.plays("law", "play winchester", "at cattle-kate")
    t.plays("outlaw", "play return-fire")
    assert (t.life("cattle-kate"), t.life("garrett"), t.life("tilghman")) == (4, 4, 5)


@pytest.mark.rule("12.13", "12.10")
def test_return_fire_saves_the_own_rear_from_the_own_gatling_and_hits_the_opponent() -> None:
    t = quiet()
    t.hands(law="gatling, return-fire")
    t.turn("law")
    t.plays("law", "play gatling", "play return-fire")
    assert [t.life(name) for name in ("garrett", "tilghman", "sundance", "cattle-kate")] == [5, 5, 2, 3]


@pytest.mark.rule("12.13", "13.10")
def test_against_tex_return_fire_needs_one_more_card_for_both_its_effects() -> None:
    t = street("tex-willer, tilghman", "sundance, cattle-kate")
    t.hands(law="colt", outlaw="return-fire")
    t.turn("law")
    t.plays("law", "play colt")
    t.plays("outlaw", "play return-fire")
    assert (t.life("sundance"), t.life("tex-willer")) == (3, 4)


@pytest.mark.rule("12.13", "13.10")
def test_against_tex_return_fire_with_one_more_card_does_both() -> None:
    t = street("tex-willer, tilghman", "sundance, cattle-kate")
    t.hands(law="colt", outlaw="return-fire, knife")
    t.turn("law")
    t.plays("law", "play colt")
    t.plays("outlaw", "play return-fire", "pay knife")
    assert (t.life("sundance"), t.life("tex-willer")) == (4, 3)


@pytest.mark.rule("12.13", "13.10")
def test_the_return_fire_of_tex_needs_only_a_miss() -> None:
    t = street("tex-willer, tilghman", "sundance, cattle-kate")
    t.hands(outlaw="colt, missed", law="return-fire")
    t.turn("outlaw")
    t.plays("outlaw", "play colt")
    t.plays("law", "play return-fire")
    t.plays("outlaw", "play missed")
    assert t.life("sundance") == 4
    assert t.asked() == "outlaw play"


# Indians!


@pytest.mark.rule("12.14")
def test_indians_cost_everybody_but_the_own_front_a_life() -> None:
    t = quiet()
    t.hands(law="indians")
    t.turn("law")
    t.plays("law", "play indians")
    assert [t.life(name) for name in ("garrett", "tilghman", "sundance", "cattle-kate")] == [5, 4, 3, 3]


@pytest.mark.rule("12.14", "9.2")
def test_indians_come_in_order_and_a_hit_card_saves_one_character() -> None:
    t = quiet()
    t.hands(law="indians, derringer", outlaw="knife, gatling")
    t.turn("law")
    t.plays("law", "play indians")
    assert (t.asked(), t.question()["person"]) == ("outlaw indians", "sundance")
    t.plays("outlaw", "shoot back with gatling")
    assert (t.asked(), t.question()["person"]) == ("law indians", "tilghman")
    t.plays("law", "shoot back with derringer")
    assert (t.asked(), t.question()["person"]) == ("outlaw indians", "cattle-kate")
    t.plays("outlaw", "give up")
    assert [t.life(name) for name in ("garrett", "tilghman", "sundance", "cattle-kate")] == [5, 5, 4, 3]
    assert t.pile() == ["indians", "gatling", "derringer"]


@pytest.mark.rule("12.14", "7.4")
@pytest.mark.parametrize("card", ["missed", "return-fire", "scope", "barrel", "hat"])
def test_what_is_no_hit_card_does_not_help_against_indians(card: str) -> None:
    t = quiet()
    t.hands(law="indians", outlaw=card)
    t.turn("law")
    t.plays("law", "play indians")
    t.offers("outlaw", "give up")
    t.refuses("outlaw", f"shoot back with {card}", rule="12.14")


@pytest.mark.rule("12.14", "7.6")
def test_barrel_and_hat_in_play_do_not_help_against_indians() -> None:
    t = quiet()
    t.gear(sundance="barrel, hat")
    t.hands(law="indians")
    t.turn("law")
    t.plays("law", "play indians")
    assert t.life("sundance") == 3
    assert t.worn("sundance") == ["barrel", "hat"]


@pytest.mark.rule("12.14", "13.12")
def test_annie_oakley_shoots_at_indians_with_missed() -> None:
    t = street("annie-oakley, tilghman", "sundance, cattle-kate")
    t.hands(outlaw="indians", law="missed, return-fire")
    t.turn("outlaw")
    t.plays("outlaw", "play indians")
    t.offers("law", "shoot back with missed", "give up")
    t.plays("law", "shoot back with missed")
    t.offers("law", "give up")  # for Tilghman in the rear
    t.plays("law", "give up")
    assert (t.life("annie-oakley"), t.life("tilghman")) == (4, 4)


@pytest.mark.rule("12.14", "3.5")
def test_a_bang_card_discarded_at_the_own_indians_does_not_count() -> None:
    t = quiet()
    t.hands(law="indians, colt, winchester")
    t.turn("law")
    t.plays("law", "play indians", "shoot back with winchester", "play colt")
    assert t.life("sundance") == 2


@pytest.mark.rule("12.14", "5.5")
def test_indians_leave_the_own_sole_character_alone_and_take_one_life_of_a_sole_opponent() -> None:
    t = street("garrett", "sundance")
    t.hands(law="indians")
    t.turn("law")
    t.plays("law", "play indians")
    assert (t.life("garrett"), t.life("sundance")) == (5, 3)


# Duel


@pytest.mark.rule("12.15")
def test_who_first_has_no_hit_card_in_a_duel_loses_a_life() -> None:
    t = quiet()
    t.hands(law="duel, colt", outlaw="knife, colt")
    t.turn("law")
    t.plays("law", "play duel")
    assert t.asked() == "outlaw duel"
    t.plays("outlaw", "shoot back with knife")
    t.plays("law", "shoot back with colt")
    t.plays("outlaw", "shoot back with colt")
    assert [t.life(name) for name in ("garrett", "tilghman", "sundance", "cattle-kate")] == [4, 5, 4, 4]
    assert t.pile() == ["duel", "knife", "colt", "colt"]


@pytest.mark.rule("12.15")
def test_nobody_must_shoot_back_in_a_duel() -> None:
    t = quiet()
    t.hands(law="duel", outlaw="knife")
    t.turn("law")
    t.plays("law", "play duel")
    t.plays("outlaw", "give up")
    assert t.life("sundance") == 3
    assert t.hand("outlaw") == ["knife"]


@pytest.mark.rule("12.15", "7.10", "14.4")
def test_a_lost_duel_of_ones_own_is_not_the_opponents_doing_and_a_derringer_in_it_is_only_a_hit() -> None:
    t = street("garrett, tilghman", "schulz, cattle-kate")
    t.hands(outlaw="duel, rest", law="derringer, water")
    t.turn("outlaw")
    t.plays("outlaw", "play duel")
    t.plays("law", "shoot back with derringer")
    t.offers("outlaw", "give up")  # no card at will against a Derringer here
    t.plays("outlaw", "give up")
    assert (t.life("schulz"), t.life("cattle-kate")) == (3, 4)
    assert t.asked() == "outlaw play"


@pytest.mark.rule("12.15", "7.5", "7.10", "14.4")
def test_an_own_duel_is_lost_at_once_with_an_empty_hand_and_is_not_the_opponents_doing() -> None:
    t = street("garrett, tilghman", "schulz, cattle-kate")
    t.hands(outlaw="duel", law="derringer, water")
    t.turn("outlaw")
    t.plays("outlaw", "play duel")
    t.plays("law", "shoot back with derringer")
    assert t.life("schulz") == 3
    assert t.asked() == "outlaw play"


@pytest.mark.rule("12.15", "7.10", "14.4")
def test_a_duel_lost_to_the_opponents_card_is_the_opponents_doing() -> None:
    t = street("garrett, tilghman", "schulz, cattle-kate")
    t.hands(law="duel, water")
    t.turn("law")
    t.plays("law", "play duel")
    assert t.asked() == "outlaw schulz"


@pytest.mark.rule("12.15")
@pytest.mark.parametrize("card", ["gatling", "derringer", "knife", "hail"])
def test_hit_cards_in_a_duel_have_no_other_effect(card: str) -> None:
    t = quiet()
    t.gear(garrett="bank")
    t.hands(law="duel", outlaw=card)
    t.turn("law")
    t.plays("law", "play duel")
    t.plays("outlaw", f"shoot back with {card}")
    assert [t.life(name) for name in ("garrett", "tilghman", "sundance", "cattle-kate")] == [4, 5, 4, 4]


@pytest.mark.rule("12.15", "7.4")
@pytest.mark.parametrize("card", ["return-fire", "missed", "scope"])
def test_what_is_no_hit_card_does_not_help_in_a_duel(card: str) -> None:
    t = quiet()
    t.hands(law="duel", outlaw=card)
    t.turn("law")
    t.plays("law", "play duel")
    t.offers("outlaw", "give up")
    t.refuses("outlaw", f"shoot back with {card}", rule="12.15")


@pytest.mark.rule("12.15", "7.6")
def test_barrel_and_hat_in_play_do_not_help_in_a_duel() -> None:
    t = quiet()
    t.gear(sundance="barrel, hat")
    t.hands(law="duel")
    t.turn("law")
    t.plays("law", "play duel")
    assert t.life("sundance") == 3
    assert t.worn("sundance") == ["barrel", "hat"]


@pytest.mark.rule("12.15", "13.12")
def test_annie_oakley_duels_with_missed() -> None:
    t = street("annie-oakley, tilghman", "sundance, cattle-kate")
    t.hands(outlaw="duel", law="missed")
    t.turn("outlaw")
    t.plays("outlaw", "play duel")
    t.plays("law", "shoot back with missed")
    assert (t.life("annie-oakley"), t.life("sundance")) == (4, 3)


@pytest.mark.rule("12.15", "3.5")
def test_a_bang_card_discarded_in_a_duel_does_not_count() -> None:
    t = quiet()
    t.hands(law="duel, colt, winchester", outlaw="knife")
    t.turn("law")
    t.plays("law", "play duel")
    t.plays("outlaw", "shoot back with knife")
    t.plays("law", "shoot back with winchester")
    assert t.life("sundance") == 3
    t.plays("law", "play colt")
    assert t.life("sundance") == 2


@pytest.mark.rule("12.15", "14.3", "5.4")
def test_jack_ransom_calls_out_the_rear_who_is_awake_and_loses_the_life() -> None:
    t = street("garrett, annie-oakley", "ransom, cattle-kate")
    t.hands(outlaw="duel, knife", law="missed")
    t.turn("outlaw")
    t.plays("outlaw", "play duel", "at annie-oakley")
    t.plays("law", "shoot back with missed")
    t.plays("outlaw", "shoot back with knife")
    assert (t.life("garrett"), t.life("annie-oakley")) == (5, 3)


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
    t.hands(law="wagon, missed")
    t.deck(law="colt | water, respite")
    t.turn("law")
    t.plays("law", "play wagon")
    t.offers("law", "discard colt", "discard water", "discard respite")
    t.plays("law", "discard water")
    assert t.hand("law") == ["colt", "missed", "respite"]
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
    assert len(t.news("shuffled")) == 1
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
