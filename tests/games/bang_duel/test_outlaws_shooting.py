"""Chapter 14, the outlaws who live by their gun: Kid Curry, Tom Horn, Tuco Ramirez, Wesley Hardin."""

import pytest

from games.bang_duel.street import street

# Kid Curry


@pytest.mark.rule("14.5")
def test_a_barrel_on_the_opponents_deck_saves_kid_curry_and_hits_the_shooter() -> None:
    t = street("garrett, django", "kid-curry, hardin")
    t.hands(law="knife")
    t.deck(law="gatling B | missed, water")
    t.turn("law")
    t.plays("law", "play knife")
    t.plays("outlaw", "use kid-curry")
    assert (t.life("kid-curry"), t.life("garrett")) == (4, 4)
    assert t.pile()[-2:] == ["knife", "gatling"]
    assert t.deck_size("law") == 2


@pytest.mark.rule("14.5", "7.3")
def test_when_kid_curry_fails_he_may_still_answer_but_not_try_again() -> None:
    t = street("garrett, django", "kid-curry, hardin")
    t.hands(law="knife", outlaw="missed")
    t.deck(law="winchester H | missed, water")
    t.turn("law")
    t.plays("law", "play knife")
    t.plays("outlaw", "use kid-curry")
    t.offers("outlaw", "play missed", "take the hit")
    t.refuses("outlaw", "use kid-curry", rule="7.3")
    t.plays("outlaw", "play missed")
    assert (t.life("kid-curry"), t.life("garrett")) == (4, 5)


@pytest.mark.rule("14.5")
def test_kid_curry_need_not_try() -> None:
    t = street("garrett, django", "kid-curry, hardin")
    t.hands(law="knife")
    t.deck(law="gatling B | missed, water")
    t.turn("law")
    t.plays("law", "play knife")
    t.offers("outlaw", "use kid-curry", "take the hit")
    t.plays("outlaw", "take the hit")
    assert t.life("kid-curry") == 3


@pytest.mark.rule("14.5", "12.24")
@pytest.mark.parametrize("order", [("use kid-curry", "try the barrel"), ("try the barrel", "use kid-curry")])
def test_kid_curry_and_his_barrel_are_tried_in_either_order(order: tuple[str, str]) -> None:
    t = street("garrett, django", "kid-curry, hardin")
    t.gear(kid_curry="barrel")
    t.hands(law="colt", outlaw="missed")
    t.deck(law="winchester H | missed, water", outlaw="knife H | robbery, store")
    t.turn("law")
    t.plays("law", "play colt")
    t.offers("outlaw", "use kid-curry", "try the barrel", "play missed", "take the hit")
    t.plays("outlaw", *order)
    t.offers("outlaw", "play missed", "take the hit")
    t.plays("outlaw", "play missed")
    assert t.life("kid-curry") == 4


@pytest.mark.rule("14.5", "12.24")
def test_a_barrel_that_saves_kid_curry_hits_nobody() -> None:
    t = street("garrett, django", "kid-curry, hardin")
    t.gear(kid_curry="barrel")
    t.hands(law="colt")
    t.deck(outlaw="schofield B | robbery, store")
    t.turn("law")
    t.plays("law", "play colt")
    t.plays("outlaw", "try the barrel")
    assert (t.life("kid-curry"), t.life("garrett")) == (4, 5)


@pytest.mark.rule("14.5", "4.5")
def test_when_the_opponents_deck_is_gone_kid_curry_turns_up_the_common_one() -> None:
    t = street("garrett, django", "kid-curry, hardin")
    t.hands(law="colt")
    t.deck(law="")
    t.common("gatling B | winchester, water")
    t.turn("law")
    t.plays("law", "play colt")
    t.plays("outlaw", "use kid-curry")
    assert (t.life("kid-curry"), t.deck_size("common")) == (4, 2)


@pytest.mark.rule("14.5", "5.2", "7.2")
def test_kid_curry_in_the_rear_does_not_help_his_companion() -> None:
    t = street("garrett, django", "hardin, kid-curry")
    t.hands(law="colt", outlaw="wagon")
    t.turn("law")
    t.plays("law", "play colt")
    t.refuses("outlaw", "use kid-curry", rule="14.5")


@pytest.mark.rule("14.5", "5.4")
def test_kid_curry_in_the_rear_tries_his_luck_when_he_is_hit_himself() -> None:
    t = street("garrett, django", "hardin, kid-curry")
    t.hands(law="winchester")
    t.deck(law="gatling B | missed, water")
    t.turn("law")
    t.plays("law", "play winchester", "at kid-curry")
    t.plays("outlaw", "use kid-curry")
    assert (t.life("kid-curry"), t.life("garrett")) == (4, 4)


@pytest.mark.rule("14.5", "12.10")
def test_kid_curry_saved_from_the_own_gatling_hits_his_own_companion() -> None:
    t = street("garrett, django", "hardin, kid-curry")
    t.hands(outlaw="gatling")
    t.deck(law="missed B | colt, water")
    t.turn("outlaw")
    t.plays("outlaw", "play gatling", "use kid-curry")
    assert [t.life(name) for name in ("garrett", "django", "kid-curry", "hardin")] == [4, 2, 4, 3]


@pytest.mark.rule("14.5", "7.8", "9.4")
def test_kid_curry_hits_the_shooter_also_when_that_one_has_gone_to_the_rear() -> None:
    t = street("garrett, annie-oakley", "kid-curry, hardin")
    t.hands(law="shotgun")
    t.deck(law="gatling B | missed, water")
    t.turn("law")
    t.plays("law", "play shotgun")
    t.plays("outlaw", "use kid-curry")
    t.plays("law", "swap law")  # the rider comes first
    assert (t.front("law"), t.life("garrett"), t.life("annie-oakley")) == ("annie-oakley", 4, 4)


@pytest.mark.rule("14.5", "9.4")
def test_kid_currys_hit_is_void_when_the_shooter_has_died() -> None:
    t = street("garrett 1, django", "hardin, kid-curry")
    t.reserve(law="stranger")
    t.hands(law="gatling", outlaw="return-fire")
    t.deck(law="missed B | colt, water, wagon")
    t.turn("law")
    t.plays("law", "play gatling")
    t.plays("outlaw", "play return-fire", "use kid-curry")
    assert (t.present("garrett"), t.front("law")) == (False, "stranger")
    assert (t.life("stranger"), t.life("django")) == (4, 2)
    assert t.asked() == "law play"


@pytest.mark.rule("14.5", "13.1", "7.8")
def test_against_pinkertons_shot_kid_curry_hits_pinkerton_who_shoots_again() -> None:
    t = street("pinkerton, garrett", "kid-curry, hardin")
    t.hands(outlaw="colt")
    t.deck(law="gatling B | missed, water")
    t.turn("outlaw")
    t.plays("outlaw", "play colt", "use kid-curry")
    assert t.life("pinkerton") == 2
    assert t.question()["source"] == "pinkerton"
    t.plays("outlaw", "take the hit")
    assert (t.life("kid-curry"), t.asked()) == (3, "outlaw play")


@pytest.mark.rule("14.5", "9.6")
def test_a_rider_comes_before_kid_currys_hit() -> None:
    t = street("garrett, django", "kid-curry, hardin")
    t.gear(kid_curry="scope")
    t.hands(law="carbine")
    t.deck(law="gatling B | missed, water")
    t.turn("law")
    t.plays("law", "play carbine")
    t.plays("outlaw", "use kid-curry")
    assert (t.asked(), t.life("garrett"), t.queue()) == ("law carbine", 5, 1)
    t.plays("law", "strip scope")
    assert t.life("garrett") == 4


@pytest.mark.rule("14.5", "12.14", "12.15")
@pytest.mark.parametrize("card", ["indians", "duel"])
def test_kid_curry_has_no_luck_where_there_is_no_hit(card: str) -> None:
    t = street("garrett, django", "kid-curry, hardin")
    t.hands(law=card, outlaw="wagon")
    t.turn("law")
    t.plays("law", f"play {card}")
    t.offers("outlaw", "give up")


# Tom Horn


@pytest.mark.rule("14.10")
def test_tom_horn_hits_the_opponents_rear_when_he_becomes_active() -> None:
    t = street("garrett, django", "hardin, tom-horn")
    t.turn("outlaw")
    t.plays("outlaw", "move the token")
    assert (t.life("django"), t.life("garrett")) == (2, 5)


@pytest.mark.rule("14.10", "7.7", "5.4")
def test_tom_horns_hit_is_answered_by_the_rear() -> None:
    t = street("garrett, annie-oakley", "hardin, tom-horn")
    t.hands(law="colt")
    t.turn("outlaw")
    t.plays("outlaw", "move the token")
    assert (t.question()["source"], t.question()["target"]) == ("tom-horn", "annie-oakley")
    t.plays("law", "play colt")
    assert t.life("annie-oakley") == 4


@pytest.mark.rule("14.10")
def test_tom_horn_hits_a_sole_opponent() -> None:
    t = street("garrett", "hardin, tom-horn")
    t.turn("outlaw")
    t.plays("outlaw", "move the token")
    assert t.life("garrett") == 4


@pytest.mark.rule("14.10")
def test_tom_horn_who_leaves_the_front_hits_nobody() -> None:
    t = street("garrett, django", "tom-horn, hardin")
    t.turn("outlaw")
    t.plays("outlaw", "move the token")
    assert (t.life("django"), t.life("garrett")) == (3, 5)


@pytest.mark.rule("14.10", "10.5")
def test_tom_horn_who_replaces_the_dead_in_front_hits_nobody() -> None:
    t = street("garrett, django", "hardin 1, kitty-leroy")
    t.reserve(outlaw="tom-horn")
    t.hands(law="colt")
    t.turn("law")
    t.plays("law", "play colt")
    assert t.front("outlaw") == "tom-horn"
    assert (t.life("django"), t.life("garrett")) == (3, 5)


@pytest.mark.rule("14.10", "10.6")
def test_tom_horn_who_is_left_alone_hits_nobody() -> None:
    t = street("garrett, django", "hardin 1, tom-horn")
    t.hands(law="colt")
    t.turn("law")
    t.plays("law", "play colt")
    assert t.front("outlaw") == "tom-horn"
    assert (t.life("django"), t.life("garrett")) == (3, 5)


@pytest.mark.rule("14.10", "9.9", "12.18")
def test_tom_horn_hits_also_when_the_opponents_water_makes_him_active() -> None:
    t = street("garrett, django", "hardin, tom-horn")
    t.hands(law="water")
    t.turn("law")
    t.plays("law", "play water", "swap outlaw")
    assert t.life("django") == 2


@pytest.mark.rule("14.10", "9.9", "12.29")
def test_tom_horn_hits_when_a_stampede_makes_him_active() -> None:
    t = street("garrett, django", "hardin, tom-horn")
    t.gear(tom_horn="stampede")
    t.begins("outlaw")
    assert (t.front("outlaw"), t.life("django")) == ("tom-horn", 2)


@pytest.mark.rule("14.10", "9.9", "12.7")
def test_tom_horn_hits_when_a_shotgun_makes_him_active() -> None:
    t = street("garrett, django", "hardin, tom-horn")
    t.hands(law="missed", outlaw="shotgun")
    t.turn("outlaw")
    t.plays("outlaw", "play shotgun")
    t.plays("law", "play missed")
    t.plays("outlaw", "swap outlaw")
    assert t.life("django") == 2


@pytest.mark.rule("14.10", "9.2", "12.28")
def test_in_his_own_turn_tom_horn_hits_before_the_watch_draws() -> None:
    t = street("garrett, django 2", "hardin, tom-horn")
    t.gear(garrett="watch")
    t.deck(law="missed | water, colt")
    t.turn("outlaw")
    t.plays("outlaw", "move the token")
    assert (t.life("django"), t.hand("law")) == (1, ["missed"])


@pytest.mark.rule("14.10", "9.2", "13.5")
def test_in_his_own_turn_tom_horn_hits_before_django_draws() -> None:
    t = street("django, garrett", "hardin, tom-horn")
    t.deck(law="missed | water, colt")
    t.turn("outlaw")
    t.plays("outlaw", "move the token")
    assert (t.life("garrett"), t.hand("law")) == (4, ["missed"])


@pytest.mark.rule("14.10", "9.9", "13.5")
def test_brought_to_the_front_by_the_opponent_tom_horn_hits_and_django_has_nothing_from_it() -> None:
    t = street("django, garrett", "hardin, tom-horn")
    t.hands(law="water")
    t.turn("law")
    t.plays("law", "play water", "swap outlaw")
    assert (t.life("garrett"), t.hand("law")) == (4, [])


# Tuco Ramirez


@pytest.mark.rule("14.11")
def test_tuco_shoots_with_a_hat() -> None:
    t = street("garrett, django", "tuco, hardin")
    t.hands(outlaw="hat, colt, wagon")
    t.turn("outlaw")
    t.plays("outlaw", "play hat as colt")
    assert (t.life("garrett"), t.pile()[-1]) == (4, "hat")
    t.refuses("outlaw", "play colt", rule="3.5")
    t.refuses("outlaw", "play wagon as colt", rule="3.5")


@pytest.mark.rule("14.11", "12.9")
def test_a_derringer_that_tuco_shoots_as_a_colt_needs_a_real_miss() -> None:
    t = street("garrett, django", "tuco, hardin")
    t.hands(law="wagon, missed", outlaw="derringer")
    t.turn("outlaw")
    t.plays("outlaw", "play derringer as colt")
    t.refuses("law", "play wagon", rule="7.4")
    t.offers("law", "play missed", "take the hit")


@pytest.mark.rule("14.11", "3.5")
def test_a_derringer_as_a_colt_is_the_bang_card_of_the_turn_and_as_itself_it_is_not() -> None:
    t = street("garrett, django", "tuco, hardin")
    t.hands(outlaw="derringer H, derringer S, colt")
    t.turn("outlaw")
    t.plays("outlaw", "play derringer as colt")
    t.refuses("outlaw", "play colt", rule="3.5")
    t.plays("outlaw", "play derringer")
    assert t.life("garrett") == 3


@pytest.mark.rule("14.11", "9.6")
def test_a_peacemaker_that_tuco_shoots_as_a_colt_has_no_rider() -> None:
    t = street("garrett, django", "tuco, hardin")
    t.hands(law="missed, wagon", outlaw="peacemaker")
    t.turn("outlaw")
    t.plays("outlaw", "play peacemaker as colt")
    t.plays("law", "play missed")
    assert (t.asked(), t.hand("law")) == ("outlaw play", ["wagon"])


@pytest.mark.rule("14.11", "12.8")
def test_a_winchester_that_tuco_shoots_as_a_colt_does_not_reach_the_rear() -> None:
    t = street("garrett, django", "tuco, hardin")
    t.hands(outlaw="winchester")
    t.turn("outlaw")
    t.plays("outlaw", "play winchester as colt")
    assert (t.asked(), t.life("garrett")) == ("outlaw play", 4)


@pytest.mark.rule("14.11", "12.27")
def test_with_a_scope_tucos_colt_reaches_the_rear() -> None:
    t = street("garrett, django", "tuco, hardin")
    t.gear(tuco="scope")
    t.hands(outlaw="wagon")
    t.turn("outlaw")
    t.plays("outlaw", "play wagon as colt", "at django")
    assert t.life("django") == 2


@pytest.mark.rule("14.11", "5.2")
def test_tuco_in_the_rear_turns_nothing_into_a_colt() -> None:
    t = street("garrett, django", "hardin, tuco")
    t.hands(outlaw="hat")
    t.turn("outlaw")
    t.refuses("outlaw", "play hat as colt", rule="12.1")


@pytest.mark.rule("14.11", "12.15")
def test_tuco_shoots_back_with_anything_in_a_duel() -> None:
    t = street("garrett, django", "tuco, hardin")
    t.hands(law="duel", outlaw="bank, missed")
    t.turn("law")
    t.plays("law", "play duel")
    t.offers("outlaw", "shoot back with bank", "shoot back with missed", "give up")
    t.plays("outlaw", "shoot back with bank")
    assert (t.life("tuco"), t.life("garrett")) == (4, 4)


@pytest.mark.rule("14.11", "12.14", "5.4")
def test_tuco_meets_indians_with_anything_and_his_companion_only_with_hit_cards() -> None:
    t = street("garrett, django", "hardin, tuco")
    t.hands(law="indians", outlaw="wagon")
    t.turn("law")
    t.plays("law", "play indians")
    t.refuses("outlaw", "shoot back with wagon", rule="12.14")
    t.plays("outlaw", "give up", "shoot back with wagon")
    assert (t.life("hardin"), t.life("tuco")) == (3, 4)


@pytest.mark.rule("14.11", "7.4")
def test_tuco_answers_hits_with_misses_like_anybody() -> None:
    t = street("garrett, django", "tuco, hardin")
    t.hands(law="colt", outlaw="knife")
    t.turn("law")
    t.plays("law", "play colt")
    t.refuses("outlaw", "play knife", rule="7.4")


# Wesley Hardin


@pytest.mark.rule("14.12", "3.5")
def test_hardin_plays_bang_cards_without_end_and_his_companion_one_more() -> None:
    t = street("garrett, django", "hardin, kitty-leroy")
    t.hands(outlaw="colt, schofield, remington, shotgun, carbine")
    t.turn("outlaw")
    t.plays("outlaw", "play colt", "play schofield", "play remington")
    assert t.life("garrett") == 2
    t.plays("outlaw", "move the token", "play shotgun")
    assert t.life("garrett") == 1
    t.refuses("outlaw", "play carbine", rule="3.5")


@pytest.mark.rule("14.12", "3.5")
def test_the_bang_card_of_his_companion_does_not_hinder_hardin() -> None:
    t = street("garrett, django", "kitty-leroy, hardin")
    t.hands(outlaw="colt, schofield, remington")
    t.turn("outlaw")
    t.plays("outlaw", "play colt", "move the token", "play schofield", "play remington")
    assert t.life("garrett") == 2


@pytest.mark.rule("14.12", "5.2")
def test_hardin_in_the_rear_allows_no_second_bang_card() -> None:
    t = street("garrett, django", "kitty-leroy, hardin")
    t.hands(outlaw="colt, schofield")
    t.turn("outlaw")
    t.plays("outlaw", "play colt")
    t.refuses("outlaw", "play schofield", rule="3.5")
