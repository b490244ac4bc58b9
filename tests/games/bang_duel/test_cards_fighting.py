"""Chapter 12: the actions that shoot and answer. Unless said otherwise nobody has an ability that matters."""

import pytest

from games.bang_duel.street import Street, street


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


# Indians! and Duel alike


@pytest.mark.rule("12.14", "12.15", "7.4")
@pytest.mark.parametrize("card", ["missed", "return-fire", "scope", "barrel", "hat"])
@pytest.mark.parametrize(("challenge", "rule"), [("indians", "12.14"), ("duel", "12.15")])
def test_what_is_no_hit_card_is_no_shot_back(challenge: str, rule: str, card: str) -> None:
    t = quiet()
    t.hands(law=challenge, outlaw=card)
    t.turn("law")
    t.plays("law", f"play {challenge}")
    t.offers("outlaw", "give up")
    t.refuses("outlaw", f"shoot back with {card}", rule=rule)


@pytest.mark.rule("12.14", "12.15", "7.6")
@pytest.mark.parametrize("challenge", ["indians", "duel"])
def test_barrel_and_hat_in_play_are_no_shot_back(challenge: str) -> None:
    t = quiet()
    t.gear(sundance="barrel, hat")
    t.hands(law=challenge)
    t.turn("law")
    t.plays("law", f"play {challenge}")
    assert t.life("sundance") == 3
    assert t.worn("sundance") == ["barrel", "hat"]
