"""Chapter 13, the law that lives by its gun: The Stranger, Tex Willer, Wyatt Earp, Annie Oakley."""

import pytest

from games.bang_duel.street import street

# The Stranger


@pytest.mark.rule("13.7", "5.3")
@pytest.mark.parametrize("law", ["stranger, garrett", "garrett, stranger"])
def test_with_the_stranger_a_second_bang_card_may_be_played_but_no_third(law: str) -> None:
    t = street(law, "hardin, kitty-leroy")
    t.hands(law="colt, shotgun, winchester")
    t.turn("law")
    t.plays("law", "play colt", "play shotgun")
    assert t.life("hardin") == 2
    t.refuses("law", "play winchester", rule="3.5")


@pytest.mark.rule("13.7")
def test_without_the_stranger_one_bang_card_is_all() -> None:
    t = street("garrett, django", "hardin, kitty-leroy")
    t.hands(law="colt, shotgun")
    t.turn("law")
    t.plays("law", "play colt")
    t.refuses("law", "play shotgun", rule="3.5")


@pytest.mark.rule("3.5", "13.7")
@pytest.mark.parametrize("shots", [1, 2])
def test_when_the_stranger_dies_his_further_bang_card_is_gone(shots: int) -> None:
    t = street("stranger 1, garrett", "kid-curry, hardin")
    t.reserve(law="django")
    t.bangs(shots - 1)
    t.hands(law="colt, peacemaker", outlaw="knife")
    t.deck(law="bank B | missed, water, wagon")
    t.turn("law")
    t.plays("law", "play colt")
    t.plays("outlaw", "use kid-curry")
    t.plays("law", "take the hit")
    assert t.front("law") == "django"
    t.refuses("law", "play peacemaker", rule="3.5")


# Tex Willer


@pytest.mark.rule("13.10")
def test_a_miss_against_tex_costs_a_further_card() -> None:
    t = street("tex-willer, garrett", "hardin, kitty-leroy")
    t.hands(law="colt", outlaw="missed, wagon, store")
    t.turn("law")
    t.plays("law", "play colt")
    t.plays("outlaw", "play missed")
    t.offers("outlaw", "pay wagon", "pay store", "waste")
    t.plays("outlaw", "pay store")
    assert t.life("hardin") == 4
    assert t.hand("outlaw") == ["wagon"]
    assert t.pile()[-3:] == ["colt", "missed", "store"]


@pytest.mark.rule("13.10")
def test_a_miss_against_tex_is_wasted_without_a_further_card() -> None:
    t = street("tex-willer, garrett", "hardin, kitty-leroy")
    t.hands(law="colt", outlaw="missed")
    t.turn("law")
    t.plays("law", "play colt")
    t.plays("outlaw", "play missed")
    assert (t.life("hardin"), t.hand("outlaw")) == (3, [])


@pytest.mark.rule("13.10")
def test_the_further_card_against_tex_may_be_kept() -> None:
    t = street("tex-willer, garrett", "hardin, kitty-leroy")
    t.hands(law="colt", outlaw="missed, wagon")
    t.turn("law")
    t.plays("law", "play colt")
    t.plays("outlaw", "play missed", "waste")
    assert (t.life("hardin"), t.hand("outlaw")) == (3, ["wagon"])


@pytest.mark.rule("13.10")
def test_equipment_does_not_pay_tex() -> None:
    t = street("tex-willer, garrett", "hardin, kitty-leroy")
    t.gear(hardin="hat, scope")
    t.hands(law="colt", outlaw="wagon")
    t.turn("law")
    t.plays("law", "play colt")
    t.plays("outlaw", "drop the hat")
    t.offers("outlaw", "pay wagon", "waste")
    t.refuses("outlaw", "pay scope", rule="13.10")


@pytest.mark.rule("13.10", "12.24")
def test_a_barrel_against_tex_is_revealed_first_and_then_paid_for() -> None:
    t = street("tex-willer, garrett", "hardin, kitty-leroy")
    t.gear(hardin="barrel")
    t.hands(law="colt", outlaw="wagon")
    t.deck(outlaw="schofield B | knife")
    t.turn("law")
    t.plays("law", "play colt")
    t.plays("outlaw", "try the barrel", "pay wagon")
    assert t.life("hardin") == 4
    assert t.pile()[-2:] == ["schofield", "wagon"]


@pytest.mark.rule("13.10", "12.24")
def test_a_barrel_against_tex_does_not_help_an_empty_hand() -> None:
    t = street("tex-willer, garrett", "hardin, kitty-leroy")
    t.gear(hardin="barrel")
    t.hands(law="colt")
    t.deck(outlaw="schofield B | knife")
    t.turn("law")
    t.plays("law", "play colt")
    t.plays("outlaw", "try the barrel")
    assert t.life("hardin") == 3


@pytest.mark.rule("13.10", "12.2")
def test_each_hit_of_tex_willers_hail_costs_a_miss_and_a_card() -> None:
    t = street("tex-willer, garrett", "hardin, kitty-leroy")
    t.gear(hardin="scope, holster")
    t.hands(law="hail", outlaw="missed H, missed S, wagon")
    t.turn("law")
    t.plays("law", "play hail")
    t.plays("outlaw", "play missed", "pay wagon")
    assert t.life("hardin") == 4
    t.plays("outlaw", "play missed")
    assert (t.life("hardin"), t.hand("outlaw")) == (3, [])


@pytest.mark.rule("13.10", "12.13")
def test_return_fire_against_tex_without_a_further_card_neither_saves_nor_hits() -> None:
    t = street("tex-willer, garrett", "hardin, kitty-leroy")
    t.hands(law="colt, missed", outlaw="return-fire")
    t.turn("law")
    t.plays("law", "play colt")
    t.plays("outlaw", "play return-fire")
    assert (t.life("hardin"), t.life("tex-willer")) == (3, 4)
    assert t.asked() == "law play"


@pytest.mark.rule("13.10", "12.13")
def test_return_fire_against_tex_saves_and_hits_with_a_further_card() -> None:
    t = street("tex-willer, garrett", "hardin, kitty-leroy")
    t.hands(law="colt", outlaw="return-fire, wagon")
    t.turn("law")
    t.plays("law", "play colt")
    t.plays("outlaw", "play return-fire", "pay wagon")
    assert (t.life("hardin"), t.life("tex-willer")) == (4, 3)


@pytest.mark.rule("13.10", "12.13")
def test_when_return_fire_hits_tex_himself_a_miss_is_enough() -> None:
    t = street("tex-willer, garrett", "hardin, kitty-leroy")
    t.hands(law="colt, missed, bank", outlaw="return-fire, wagon")
    t.turn("law")
    t.plays("law", "play colt")
    t.plays("outlaw", "play return-fire", "pay wagon")
    t.plays("law", "play missed")
    assert (t.asked(), t.life("tex-willer"), t.hand("law")) == ("law play", 4, ["bank"])


@pytest.mark.rule("13.10", "12.13")
def test_against_tex_willers_own_return_fire_a_miss_is_enough() -> None:
    t = street("tex-willer, garrett", "hardin, kitty-leroy")
    t.hands(law="return-fire", outlaw="colt, missed, wagon")
    t.turn("outlaw")
    t.plays("outlaw", "play colt")
    t.plays("law", "play return-fire")
    t.plays("outlaw", "play missed")
    assert (t.life("hardin"), t.hand("outlaw")) == (4, ["wagon"])
    assert t.asked() == "outlaw play"


@pytest.mark.rule("13.10", "12.9")
def test_against_tex_willers_derringer_any_card_is_enough() -> None:
    t = street("tex-willer, garrett", "hardin, kitty-leroy")
    t.hands(law="derringer", outlaw="store, wagon")
    t.turn("law")
    t.plays("law", "play derringer")
    t.plays("outlaw", "play store")
    assert (t.life("hardin"), t.hand("outlaw")) == (4, ["wagon"])
    assert t.asked() == "law play"


@pytest.mark.rule("13.10", "12.10")
def test_against_tex_willers_gatling_a_miss_is_enough() -> None:
    t = street("tex-willer, garrett", "hardin, kitty-leroy")
    t.hands(law="gatling", outlaw="missed H, missed S")
    t.turn("law")
    t.plays("law", "play gatling")
    t.plays("outlaw", "play missed", "play missed")
    assert (t.life("hardin"), t.life("kitty-leroy")) == (4, 4)


@pytest.mark.rule("13.10", "12.15")
def test_in_a_duel_with_tex_one_card_answers() -> None:
    t = street("tex-willer, garrett", "hardin, kitty-leroy")
    t.hands(law="duel", outlaw="knife, wagon")
    t.turn("law")
    t.plays("law", "play duel")
    t.plays("outlaw", "shoot back with knife")
    assert (t.life("tex-willer"), t.hand("outlaw")) == (3, ["wagon"])


@pytest.mark.rule("13.10", "5.2")
def test_tex_in_the_rear_asks_for_nothing() -> None:
    t = street("garrett, tex-willer", "hardin, kitty-leroy")
    t.hands(law="colt", outlaw="missed, wagon")
    t.turn("law")
    t.plays("law", "play colt")
    t.plays("outlaw", "play missed")
    assert (t.asked(), t.life("hardin")) == ("law play", 4)


@pytest.mark.rule("13.10", "9.6")
def test_a_miss_that_was_paid_for_is_followed_by_the_rider() -> None:
    t = street("tex-willer, garrett", "hardin, kitty-leroy")
    t.hands(law="peacemaker", outlaw="missed, wagon, store, robbery")
    t.turn("law")
    t.plays("law", "play peacemaker")
    t.plays("outlaw", "play missed", "pay wagon")
    assert t.asked() == "outlaw peacemaker"
    t.plays("outlaw", "discard store")
    assert t.hand("outlaw") == ["robbery"]


@pytest.mark.rule("13.10", "9.6")
def test_a_wasted_miss_has_no_rider() -> None:
    t = street("tex-willer, garrett", "hardin, kitty-leroy")
    t.hands(law="peacemaker", outlaw="missed, wagon")
    t.turn("law")
    t.plays("law", "play peacemaker")
    t.plays("outlaw", "play missed", "waste")
    assert (t.asked(), t.hand("outlaw")) == ("law play", ["wagon"])


@pytest.mark.rule("13.10", "14.5")
def test_kid_curry_pays_tex_for_his_luck_too() -> None:
    t = street("tex-willer, garrett", "kid-curry, hardin")
    t.hands(law="colt", outlaw="wagon")
    t.deck(law="bank B | missed, water")
    t.turn("law")
    t.plays("law", "play colt")
    t.plays("outlaw", "use kid-curry", "pay wagon")
    assert (t.life("kid-curry"), t.life("tex-willer")) == (4, 3)


@pytest.mark.rule("13.10", "14.5")
def test_without_the_further_card_kid_curry_neither_is_saved_nor_hits_tex() -> None:
    t = street("tex-willer, garrett", "kid-curry, hardin")
    t.hands(law="colt", outlaw="wagon")
    t.deck(law="bank B | missed, water")
    t.turn("law")
    t.plays("law", "play colt")
    t.plays("outlaw", "use kid-curry", "waste")
    assert (t.life("kid-curry"), t.life("tex-willer")) == (3, 4)


@pytest.mark.rule("13.10", "7.3", "14.5")
def test_against_tex_kid_curry_may_fail_and_pay_for_his_barrel() -> None:
    t = street("tex-willer, garrett", "kid-curry, hardin")
    t.gear(kid_curry="barrel")
    t.hands(law="colt", outlaw="wagon")
    t.deck(law="winchester H | missed, water", outlaw="schofield B | knife")
    t.turn("law")
    t.plays("law", "play colt")
    t.plays("outlaw", "use kid-curry", "try the barrel", "pay wagon")
    assert (t.life("kid-curry"), t.life("tex-willer")) == (4, 4)
    assert t.pile()[-4:] == ["colt", "winchester", "schofield", "wagon"]


# Wyatt Earp


@pytest.mark.rule("13.11")
def test_wyatt_draws_a_card_when_the_opponent_cancels_his_shot() -> None:
    t = street("wyatt-earp, garrett", "hardin, kitty-leroy")
    t.hands(law="colt", outlaw="missed")
    t.turn("law")
    t.plays("law", "play colt")
    t.plays("outlaw", "play missed")
    assert len(t.hand("law")) == 1


@pytest.mark.rule("13.11")
def test_wyatt_draws_nothing_for_a_shot_that_hits() -> None:
    t = street("wyatt-earp, garrett", "hardin, kitty-leroy")
    t.hands(law="colt", outlaw="missed")
    t.turn("law")
    t.plays("law", "play colt")
    t.plays("outlaw", "take the hit")
    assert t.hand("law") == []


@pytest.mark.rule("13.11", "12.5")
def test_wyatt_with_a_remington_draws_two_cards() -> None:
    t = street("wyatt-earp, garrett", "hardin, kitty-leroy")
    t.hands(law="remington", outlaw="missed")
    t.turn("law")
    t.plays("law", "play remington")
    t.plays("outlaw", "play missed")
    assert len(t.hand("law")) == 2


@pytest.mark.rule("13.11", "12.10")
def test_wyatt_draws_for_each_miss_against_his_gatling_once_it_is_over() -> None:
    t = street("wyatt-earp, garrett", "hardin, kitty-leroy")
    t.hands(law="gatling", outlaw="missed H, missed S")
    t.turn("law")
    t.plays("law", "play gatling")
    t.plays("outlaw", "play missed")
    assert t.hand("law") == []
    assert t.life("garrett") == 4  # hit with an empty hand: the card comes too late
    t.plays("outlaw", "play missed")
    assert len(t.hand("law")) == 2


@pytest.mark.rule("13.11", "12.2")
def test_wyatt_draws_for_each_cancelled_hit_of_a_hail() -> None:
    t = street("wyatt-earp, garrett", "hardin, kitty-leroy")
    t.gear(hardin="scope, hat")
    t.hands(law="hail", outlaw="missed")
    t.turn("law")
    t.plays("law", "play hail")
    t.plays("outlaw", "drop the hat", "play missed")
    assert (t.life("hardin"), len(t.hand("law"))) == (4, 2)


@pytest.mark.rule("13.11", "12.24")
def test_wyatt_draws_when_a_barrel_cancels_his_shot() -> None:
    t = street("wyatt-earp, garrett", "hardin, kitty-leroy")
    t.gear(hardin="barrel")
    t.hands(law="colt")
    t.deck(outlaw="schofield B | knife")
    t.turn("law")
    t.plays("law", "play colt")
    t.plays("outlaw", "try the barrel")
    assert len(t.hand("law")) == 1


@pytest.mark.rule("13.11", "12.9")
def test_wyatt_draws_when_any_card_cancels_his_derringer() -> None:
    t = street("wyatt-earp, garrett", "hardin, kitty-leroy")
    t.hands(law="derringer", outlaw="store")
    t.turn("law")
    t.plays("law", "play derringer")
    t.plays("outlaw", "play store")
    assert len(t.hand("law")) == 1


@pytest.mark.rule("13.11", "12.13")
def test_wyatt_draws_when_the_hit_of_his_return_fire_is_cancelled() -> None:
    t = street("wyatt-earp, garrett", "hardin, kitty-leroy")
    t.hands(law="return-fire", outlaw="colt, missed")
    t.turn("outlaw")
    t.plays("outlaw", "play colt")
    t.plays("law", "play return-fire")
    t.plays("outlaw", "play missed")
    assert len(t.hand("law")) == 1


@pytest.mark.rule("13.11", "5.2")
def test_wyatt_in_the_rear_draws_nothing() -> None:
    t = street("garrett, wyatt-earp", "hardin, kitty-leroy")
    t.hands(law="colt", outlaw="missed")
    t.turn("law")
    t.plays("law", "play colt")
    t.plays("outlaw", "play missed")
    assert t.hand("law") == []


@pytest.mark.rule("13.11", "12.10")
def test_wyatt_draws_nothing_for_a_miss_of_his_own_rear() -> None:
    t = street("wyatt-earp, garrett", "hardin, kitty-leroy")
    t.hands(law="gatling, missed")
    t.turn("law")
    t.plays("law", "play gatling", "play missed")
    assert (t.life("garrett"), t.hand("law")) == (5, [])


@pytest.mark.rule("13.11", "5.4", "12.10")
def test_wyatt_in_the_rear_draws_nothing_for_a_miss_of_his_own() -> None:
    t = street("garrett, wyatt-earp", "hardin, kitty-leroy")
    t.hands(law="gatling, missed")
    t.turn("law")
    t.plays("law", "play gatling", "play missed")
    assert (t.life("wyatt-earp"), t.hand("law")) == (4, [])


@pytest.mark.rule("13.11", "12.15")
def test_wyatt_draws_nothing_in_a_duel() -> None:
    t = street("wyatt-earp, garrett", "hardin, kitty-leroy")
    t.hands(law="duel", outlaw="knife")
    t.turn("law")
    t.plays("law", "play duel")
    t.plays("outlaw", "shoot back with knife")
    assert t.hand("law") == []


@pytest.mark.rule("13.11", "14.5", "9.3")
def test_in_his_own_turn_wyatt_draws_before_kid_curry_hits_him() -> None:
    t = street("wyatt-earp, garrett", "kid-curry, hardin")
    t.hands(law="colt")
    t.deck(law="bank B | missed")
    t.turn("law")
    t.plays("law", "play colt")
    t.plays("outlaw", "use kid-curry")
    assert t.question()["source"] == "kid-curry"
    t.offers("law", "play missed", "take the hit")
    t.plays("law", "play missed")
    assert t.life("wyatt-earp") == 4


@pytest.mark.rule("13.11", "14.5", "12.13", "9.3")
def test_in_the_opponents_turn_kid_curry_hits_wyatt_for_his_return_fire_before_wyatt_draws() -> None:
    t = street("wyatt-earp, garrett", "kid-curry, hardin")
    t.hands(law="return-fire", outlaw="colt")
    t.deck(law="bank B | missed")
    t.turn("outlaw")
    t.plays("outlaw", "play colt")
    t.plays("law", "play return-fire")
    t.plays("outlaw", "use kid-curry")
    assert (t.life("kid-curry"), t.life("wyatt-earp")) == (4, 3)
    assert t.hand("law") == ["missed"]


@pytest.mark.rule("13.11", "12.13", "9.3")
def test_wyatt_draws_before_a_return_fire_hits_him() -> None:
    t = street("wyatt-earp, garrett", "hardin, kitty-leroy")
    t.hands(law="colt", outlaw="return-fire")
    t.deck(law="missed | bank")
    t.turn("law")
    t.plays("law", "play colt")
    t.plays("outlaw", "play return-fire")
    t.offers("law", "play missed", "take the hit")


# Annie Oakley


@pytest.mark.rule("13.12")
def test_annie_answers_a_hit_with_a_hit_card() -> None:
    t = street("annie-oakley, garrett", "hardin, kitty-leroy")
    t.hands(law="knife, scope", outlaw="colt")
    t.turn("outlaw")
    t.plays("outlaw", "play colt")
    t.offers("law", "play knife", "take the hit")
    t.plays("law", "play knife")
    assert (t.life("annie-oakley"), t.life("hardin")) == (4, 4)


@pytest.mark.rule("13.12")
def test_a_gatling_that_annie_plays_as_a_miss_shoots_at_nobody() -> None:
    t = street("annie-oakley, garrett", "hardin, kitty-leroy")
    t.hands(law="gatling", outlaw="colt, missed")
    t.turn("outlaw")
    t.plays("outlaw", "play colt")
    t.plays("law", "play gatling")
    assert t.asked() == "outlaw play"
    assert [t.life(name) for name in ("annie-oakley", "garrett", "hardin", "kitty-leroy")] == [4, 5, 4, 4]


@pytest.mark.rule("13.12", "3.5")
def test_annie_plays_missed_as_a_colt_which_is_her_bang_card() -> None:
    t = street("annie-oakley, garrett", "hardin, kitty-leroy")
    t.hands(law="missed B, missed S, colt")
    t.turn("law")
    t.plays("law", "play missed as colt")
    assert (t.life("hardin"), t.pile()[-1]) == (3, "missed")
    t.refuses("law", "play missed as colt", rule="3.5")
    t.refuses("law", "play colt", rule="3.5")


@pytest.mark.rule("13.12")
def test_annie_plays_nothing_else_as_a_colt_not_even_return_fire() -> None:
    t = street("annie-oakley, garrett", "hardin, kitty-leroy")
    t.hands(law="return-fire, derringer")
    t.turn("law")
    t.refuses("law", "play return-fire as colt", rule="12.1")
    t.refuses("law", "play derringer as colt", rule="12.1")


@pytest.mark.rule("13.12", "5.2")
def test_annie_in_the_rear_turns_no_missed_into_a_colt() -> None:
    t = street("garrett, annie-oakley", "hardin, kitty-leroy")
    t.hands(law="missed")
    t.turn("law")
    t.refuses("law", "play missed as colt", rule="12.1")


@pytest.mark.rule("13.12", "12.25")
def test_a_hat_helps_against_a_missed_that_annie_shoots() -> None:
    t = street("annie-oakley, garrett", "hardin, kitty-leroy")
    t.gear(hardin="hat")
    t.hands(law="missed")
    t.turn("law")
    t.plays("law", "play missed as colt")
    t.plays("outlaw", "drop the hat")
    assert (t.life("hardin"), t.worn("hardin")) == (4, [])


@pytest.mark.rule("13.12", "5.4")
def test_annie_in_the_rear_shoots_hits_away_while_she_is_the_target() -> None:
    t = street("garrett, annie-oakley", "hardin, kitty-leroy")
    t.hands(law="gatling, colt", outlaw="")
    t.turn("law")
    t.plays("law", "play gatling", "play colt")
    assert t.life("annie-oakley") == 4


@pytest.mark.rule("13.12", "5.4")
def test_annie_in_front_does_not_help_the_rear_that_is_hit() -> None:
    t = street("annie-oakley, garrett", "hardin, kitty-leroy")
    t.gear(hardin="scope")
    t.hands(law="colt", outlaw="knife")
    t.turn("outlaw")
    t.plays("outlaw", "play knife", "at garrett")
    t.refuses("law", "play colt", rule="7.4")
    t.offers("law", "take the hit")


@pytest.mark.rule("13.12", "12.13")
def test_return_fire_keeps_its_effect_for_annie() -> None:
    t = street("annie-oakley, garrett", "hardin, kitty-leroy")
    t.hands(law="return-fire", outlaw="colt")
    t.turn("outlaw")
    t.plays("outlaw", "play colt")
    t.plays("law", "play return-fire")
    assert (t.life("annie-oakley"), t.life("hardin")) == (4, 3)


@pytest.mark.rule("12.13", "13.12", "5.4")
def test_return_fire_for_annie_in_the_rear_turns_the_own_gatling_on_the_opponent() -> None:
    t = street("garrett, annie-oakley", "hardin, kitty-leroy")
    t.hands(law="gatling, return-fire")
    t.turn("law")
    t.plays("law", "play gatling", "play return-fire")
    assert [t.life(name) for name in ("annie-oakley", "hardin", "kitty-leroy")] == [4, 2, 3]


@pytest.mark.rule("13.12", "12.9")
def test_annie_may_shoot_a_derringer_away_as_usual() -> None:
    t = street("annie-oakley, garrett", "hardin, kitty-leroy")
    t.hands(law="knife", outlaw="derringer")
    t.turn("outlaw")
    t.plays("outlaw", "play derringer")
    t.plays("law", "play knife")
    assert t.life("annie-oakley") == 4


@pytest.mark.rule("13.12", "12.15")
def test_annie_shoots_back_with_missed_in_a_duel_but_not_with_return_fire() -> None:
    t = street("annie-oakley, garrett", "hardin, kitty-leroy")
    t.hands(law="missed, return-fire", outlaw="duel")
    t.turn("outlaw")
    t.plays("outlaw", "play duel")
    t.offers("law", "shoot back with missed", "give up")
    t.refuses("law", "shoot back with return-fire", rule="12.15")
    t.plays("law", "shoot back with missed")
    assert (t.life("annie-oakley"), t.life("hardin")) == (4, 3)


@pytest.mark.rule("13.12", "12.15", "3.5")
def test_a_missed_in_annies_own_duel_is_no_bang_card() -> None:
    t = street("annie-oakley, garrett", "hardin, kitty-leroy")
    t.hands(law="missed, colt, duel", outlaw="knife")
    t.turn("law")
    t.plays("law", "play duel")
    t.plays("outlaw", "shoot back with knife")
    t.plays("law", "shoot back with missed")
    assert t.life("hardin") == 3
    assert t.may("law", "play colt")


@pytest.mark.rule("13.12", "12.14", "5.4")
def test_annie_in_the_rear_meets_indians_with_missed_and_her_companion_does_not() -> None:
    t = street("garrett, annie-oakley", "hardin, kitty-leroy")
    t.hands(law="missed", outlaw="indians")
    t.turn("outlaw")
    t.plays("outlaw", "play indians")
    t.refuses("law", "shoot back with missed", rule="12.14")
    t.plays("law", "give up", "shoot back with missed")
    assert (t.life("garrett"), t.life("annie-oakley")) == (4, 4)


@pytest.mark.rule("13.12", "12.14", "5.4")
def test_annie_in_front_does_not_help_the_rear_against_indians() -> None:
    t = street("annie-oakley, garrett", "hardin, kitty-leroy")
    t.hands(law="missed B, missed S", outlaw="indians")
    t.turn("outlaw")
    t.plays("outlaw", "play indians")
    t.plays("law", "shoot back with missed")
    t.offers("law", "give up")
    t.plays("law", "give up")
    assert (t.life("annie-oakley"), t.life("garrett")) == (4, 4)
