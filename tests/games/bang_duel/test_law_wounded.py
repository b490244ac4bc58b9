"""Chapter 13, the law that lives by its wounds: Allan Pinkerton, Bill Tilghman, Buffalo Bill, The Lone Ranger."""

import pytest

from games.bang_duel.street import street

# Allan Pinkerton


@pytest.mark.rule("13.1", "7.7")
def test_hurt_pinkerton_shoots_at_the_opponents_active_character() -> None:
    t = street("pinkerton 3, garrett", "hardin, kitty-leroy")
    t.hands(law="wagon", outlaw="colt, missed")
    t.turn("outlaw")
    t.plays("outlaw", "play colt")
    t.plays("law", "take the hit")
    assert t.life("pinkerton") == 2
    assert t.asked() == "outlaw answer"
    assert (t.question()["source"], t.question()["target"]) == ("pinkerton", "hardin")
    t.plays("outlaw", "play missed")
    assert t.life("hardin") == 4


@pytest.mark.rule("13.1", "7.7")
def test_pinkertons_shot_costs_a_life_and_is_no_bang_card() -> None:
    t = street("pinkerton, garrett", "kitty-leroy, hardin")
    t.hands(outlaw="knife, colt")
    t.turn("outlaw")
    t.plays("outlaw", "play knife", "take the hit")
    assert (t.life("pinkerton"), t.life("kitty-leroy"), t.life("hardin")) == (3, 3, 4)
    assert t.may("outlaw", "play colt")


@pytest.mark.rule("13.1", "10.1")
def test_pinkerton_does_not_shoot_for_his_last_point() -> None:
    t = street("pinkerton 1, garrett", "hardin, kitty-leroy")
    t.reserve(law="django")
    t.hands(outlaw="colt, missed")
    t.turn("outlaw")
    t.plays("outlaw", "play colt")
    assert (t.present("pinkerton"), t.front("law")) == (False, "django")
    assert t.asked() == "outlaw play"
    assert t.life("hardin") == 4


@pytest.mark.rule("13.1", "12.10")
def test_pinkerton_in_the_rear_shoots_when_the_own_gatling_finds_him() -> None:
    t = street("garrett, pinkerton", "hardin, kitty-leroy")
    t.hands(law="gatling", outlaw="wagon")
    t.turn("law")
    t.plays("law", "play gatling")
    t.plays("outlaw", "take the hit", "take the hit")
    assert t.life("pinkerton") == 3
    assert (t.question()["source"], t.question()["target"]) == ("pinkerton", "hardin")
    t.plays("outlaw", "take the hit")
    assert (t.life("hardin"), t.life("kitty-leroy"), t.life("garrett")) == (2, 3, 5)


@pytest.mark.rule("13.1", "12.14")
def test_pinkerton_in_the_rear_shoots_when_the_own_indians_find_him() -> None:
    t = street("garrett, pinkerton 3", "hardin, kitty-leroy")
    t.hands(law="indians")
    t.turn("law")
    t.plays("law", "play indians")
    assert t.life("pinkerton") == 2
    assert (t.life("hardin"), t.life("kitty-leroy")) == (2, 3)


@pytest.mark.rule("13.1", "10.1")
def test_pinkerton_killed_by_the_own_indians_does_not_shoot() -> None:
    t = street("garrett, pinkerton 1", "hardin, kitty-leroy")
    t.reserve(law="django")
    t.hands(law="indians")
    t.turn("law")
    t.plays("law", "play indians")
    assert (t.present("pinkerton"), t.rear("law")) == (False, "django")
    assert t.life("hardin") == 3


@pytest.mark.rule("13.1", "9.7")
def test_pinkerton_shoots_once_for_each_point_that_the_dynamite_takes() -> None:
    t = street("pinkerton, garrett", "hardin, kitty-leroy")
    t.gear(pinkerton="dynamite")
    t.deck(law="colt D | water, missed")
    t.begins("law")
    assert t.life("pinkerton") == 1
    assert t.life("hardin") == 1


@pytest.mark.rule("13.1", "9.7")
def test_pinkerton_killed_by_the_dynamite_does_not_shoot_for_the_points_before() -> None:
    t = street("pinkerton 3, garrett", "hardin, kitty-leroy")
    t.gear(pinkerton="dynamite")
    t.deck(law="colt D | water, missed")
    t.begins("law")
    assert not t.present("pinkerton")
    assert t.life("hardin") == 4


@pytest.mark.rule("13.1", "12.20")
def test_pinkerton_shoots_for_a_respite_of_his_own_owner() -> None:
    t = street("pinkerton, garrett", "hardin, kitty-leroy")
    t.hands(law="respite")
    t.turn("law")
    t.plays("law", "play respite", "at pinkerton")
    assert (t.life("pinkerton"), t.life("hardin")) == (3, 3)


@pytest.mark.rule("9.8", "13.1")
def test_no_shot_is_fired_for_pinkerton_after_his_death() -> None:
    t = street("pinkerton 2, garrett", "hardin, kitty-leroy")
    t.gear(pinkerton="scope, holster")
    t.hands(outlaw="hail")
    t.turn("outlaw")
    t.plays("outlaw", "play hail")
    assert not t.present("pinkerton")
    assert t.life("hardin") == 4


# Bill Tilghman


@pytest.mark.rule("13.2")
def test_tilghman_draws_two_cards_when_an_opponent_is_killed() -> None:
    t = street("tilghman, garrett", "hardin, kitty-leroy 1")
    t.reserve(outlaw="tuco")
    t.hands(law="winchester")
    t.turn("law")
    t.plays("law", "play winchester", "at kitty-leroy")
    assert (len(t.hand("law")), len(t.hand("outlaw"))) == (2, 2)


@pytest.mark.rule("13.2", "5.2")
def test_tilghman_in_the_rear_draws_nothing() -> None:
    t = street("garrett, tilghman", "hardin, kitty-leroy 1")
    t.reserve(outlaw="tuco")
    t.hands(law="winchester")
    t.turn("law")
    t.plays("law", "play winchester", "at kitty-leroy")
    assert (len(t.hand("law")), len(t.hand("outlaw"))) == (0, 2)


@pytest.mark.rule("13.2", "10.4")
def test_tilghman_has_four_cards_when_his_companion_is_killed() -> None:
    t = street("tilghman, garrett 1", "hardin, kitty-leroy")
    t.gear(hardin="scope")
    t.hands(outlaw="colt")
    t.turn("outlaw")
    t.plays("outlaw", "play colt", "at garrett")
    assert not t.present("garrett")
    assert len(t.hand("law")) == 4


@pytest.mark.rule("13.2")
def test_tilghman_draws_for_each_of_two_who_die_at_once() -> None:
    t = street("tilghman, garrett", "hardin 1, kitty-leroy 1")
    t.reserve(outlaw="tuco")
    t.hands(law="indians")
    t.turn("law")
    t.plays("law", "play indians")
    assert (len(t.hand("law")), len(t.hand("outlaw"))) == (4, 4)


@pytest.mark.rule("13.2", "5.6")
def test_tilghman_draws_nothing_for_his_own_death() -> None:
    t = street("tilghman 1, garrett", "hardin, kitty-leroy")
    t.hands(outlaw="colt")
    t.turn("outlaw")
    t.plays("outlaw", "play colt")
    assert len(t.hand("law")) == 2


@pytest.mark.rule("10.8", "13.2")
def test_tilghman_who_replaces_one_of_two_dead_draws_nothing_for_the_other() -> None:
    t = street("garrett 1, django 1", "hardin, kitty-leroy")
    t.reserve(law="tilghman")
    t.hands(outlaw="indians")
    t.turn("outlaw")
    t.plays("outlaw", "play indians")
    assert t.front("law") == "tilghman"
    assert len(t.hand("law")) == 4


# Buffalo Bill


@pytest.mark.rule("13.3", "5.3")
def test_buffalo_bill_may_be_hit_instead_of_his_companion() -> None:
    t = street("garrett 1, buffalo-bill 2", "hardin, kitty-leroy")
    t.hands(outlaw="colt, knife")
    t.reserve(law="django")
    t.turn("outlaw")
    t.plays("outlaw", "play colt")
    t.offers("law", "shield", "no shield")
    t.plays("law", "shield")
    assert (t.life("garrett"), t.life("buffalo-bill")) == (1, 1)
    t.plays("outlaw", "play knife")  # he never gives his last point
    assert (t.present("garrett"), t.life("buffalo-bill")) == (False, 1)


@pytest.mark.rule("13.3")
def test_buffalo_bill_need_not_help() -> None:
    t = street("garrett, buffalo-bill", "hardin, kitty-leroy")
    t.hands(outlaw="colt")
    t.turn("outlaw")
    t.plays("outlaw", "play colt")
    t.plays("law", "no shield")
    assert (t.life("garrett"), t.life("buffalo-bill")) == (4, 4)


@pytest.mark.rule("13.3")
def test_nobody_can_be_hit_instead_of_buffalo_bill() -> None:
    t = street("buffalo-bill, garrett", "hardin, kitty-leroy")
    t.hands(outlaw="colt")
    t.turn("outlaw")
    t.plays("outlaw", "play colt")
    assert t.asked() == "outlaw play"
    assert (t.life("buffalo-bill"), t.life("garrett")) == (3, 5)


@pytest.mark.rule("13.3", "7.2")
def test_buffalo_bill_cannot_save_his_companion_with_his_barrel_or_hat() -> None:
    t = street("garrett, buffalo-bill", "hardin, kitty-leroy")
    t.gear(buffalo_bill="barrel, hat")
    t.hands(law="wagon", outlaw="colt")
    t.turn("outlaw")
    t.plays("outlaw", "play colt")
    t.offers("law", "take the hit")
    t.refuses("law", "try the barrel", rule="12.24")
    t.refuses("law", "drop the hat", rule="12.25")
    t.plays("law", "take the hit", "shield")
    assert t.worn("buffalo-bill") == ["barrel", "hat"]


@pytest.mark.rule("13.3", "5.4")
def test_buffalo_bill_in_front_helps_the_rear_too() -> None:
    t = street("buffalo-bill, garrett", "hardin, kitty-leroy")
    t.gear(hardin="scope")
    t.hands(outlaw="knife")
    t.turn("outlaw")
    t.plays("outlaw", "play knife", "at garrett")
    t.plays("law", "shield")
    assert (t.life("buffalo-bill"), t.life("garrett")) == (3, 5)


@pytest.mark.rule("13.3", "12.31")
def test_buffalo_bill_takes_the_dynamite_point_by_point() -> None:
    t = street("buffalo-bill 3, garrett", "hardin, kitty-leroy")
    t.gear(garrett="dynamite")
    t.deck(law="colt D | water, missed")
    t.begins("law")
    t.plays("law", "shield")
    assert (t.life("buffalo-bill"), t.life("garrett")) == (2, 5)
    t.plays("law", "no shield")
    assert (t.life("buffalo-bill"), t.life("garrett")) == (2, 4)
    t.plays("law", "shield")
    assert (t.life("buffalo-bill"), t.life("garrett")) == (1, 4)
    assert t.asked() == "law play"


@pytest.mark.rule("13.3", "12.31")
def test_when_buffalo_bill_has_one_point_left_the_dynamite_takes_the_rest_from_its_bearer() -> None:
    t = street("buffalo-bill 2, pinkerton", "hardin, kitty-leroy")
    t.gear(pinkerton="dynamite")
    t.deck(law="colt D | water, missed")
    t.begins("law")
    t.plays("law", "shield")
    assert (t.life("buffalo-bill"), t.life("pinkerton")) == (1, 2)
    assert t.life("hardin") == 2  # Pinkerton shoots only for what he lost himself


@pytest.mark.rule("13.3", "12.31")
def test_points_of_the_dynamite_that_a_dead_bearer_cannot_lose_are_nobodys() -> None:
    t = street("buffalo-bill, garrett 1", "hardin, kitty-leroy")
    t.gear(garrett="dynamite")
    t.deck(law="colt D | water, missed, water, missed")
    t.begins("law")
    t.plays("law", "no shield")
    assert (t.present("garrett"), t.life("buffalo-bill")) == (False, 4)


@pytest.mark.rule("13.3", "12.30")
def test_buffalo_bill_is_bitten_instead_of_his_companion() -> None:
    t = street("garrett, buffalo-bill", "hardin, kitty-leroy")
    t.gear(garrett="rattlesnake")
    t.deck(law="missed S | water, colt")
    t.begins("law")
    t.plays("law", "shield")
    assert (t.life("garrett"), t.life("buffalo-bill")) == (5, 3)


@pytest.mark.rule("13.3", "12.14", "12.15")
@pytest.mark.parametrize("card", ["indians", "duel"])
def test_buffalo_bill_loses_the_life_that_a_raid_or_a_duel_costs(card: str) -> None:
    t = street("garrett, buffalo-bill", "hardin, kitty-leroy")
    t.hands(outlaw=card)
    t.turn("outlaw")
    t.plays("outlaw", f"play {card}")
    t.plays("law", "shield")
    lost = 2 if card == "indians" else 1  # the Indians come for him too
    assert (t.life("garrett"), t.life("buffalo-bill")) == (5, 4 - lost)


@pytest.mark.rule("13.3", "12.20")
def test_buffalo_bill_may_lose_what_an_inn_takes_point_by_point() -> None:
    t = street("garrett, buffalo-bill", "hardin, kitty-leroy")
    t.hands(outlaw="respite")
    t.turn("outlaw")
    t.plays("outlaw", "play respite", "at garrett")
    t.plays("law", "shield", "no shield")
    assert (t.life("garrett"), t.life("buffalo-bill")) == (4, 3)
    assert t.asked() == "outlaw play"


@pytest.mark.rule("13.3", "12.20")
def test_buffalo_bill_may_lose_all_that_an_inn_takes() -> None:
    t = street("garrett, buffalo-bill", "hardin, kitty-leroy")
    t.hands(law="respite")
    t.turn("law")
    t.plays("law", "play respite", "at garrett", "shield", "shield")
    assert (t.life("garrett"), t.life("buffalo-bill")) == (5, 2)


@pytest.mark.rule("13.3", "12.20")
def test_buffalo_bill_keeps_his_last_life_from_an_inn() -> None:
    t = street("garrett, buffalo-bill 2", "hardin, kitty-leroy")
    t.hands(outlaw="respite")
    t.turn("outlaw")
    t.plays("outlaw", "play respite", "at garrett")
    t.plays("law", "shield")
    assert (t.life("garrett"), t.life("buffalo-bill")) == (4, 1)


@pytest.mark.rule("13.3", "12.20")
def test_an_inn_that_gives_life_is_nothing_for_buffalo_bill() -> None:
    t = street("garrett 1, buffalo-bill", "hardin, kitty-leroy")
    t.hands(law="respite")
    t.turn("law")
    t.plays("law", "play respite", "at garrett")
    assert (t.life("garrett"), t.life("buffalo-bill"), t.asked()) == (3, 4, "law play")


@pytest.mark.rule("13.3", "12.20")
def test_nobody_steps_in_for_buffalo_bill_himself_at_an_inn() -> None:
    t = street("buffalo-bill, garrett", "hardin, kitty-leroy")
    t.hands(outlaw="respite")
    t.turn("outlaw")
    t.plays("outlaw", "play respite", "at buffalo-bill")
    assert (t.life("buffalo-bill"), t.life("garrett"), t.asked()) == (3, 5, "outlaw play")


@pytest.mark.rule("13.3", "13.8")
def test_the_lone_ranger_whom_buffalo_bill_shields_has_lost_nothing() -> None:
    t = street("lone-ranger, buffalo-bill", "hardin, kitty-leroy")
    t.hands(outlaw="colt")
    t.turn("outlaw")
    t.plays("outlaw", "play colt")
    t.plays("law", "shield")
    assert t.hand("law") == []


# The Lone Ranger


@pytest.mark.rule("13.8")
def test_the_lone_ranger_draws_a_card_for_a_wound_by_the_opponent() -> None:
    t = street("lone-ranger 2, garrett", "hardin, kitty-leroy")
    t.hands(outlaw="colt")
    t.turn("outlaw")
    t.plays("outlaw", "play colt")
    assert (t.life("lone-ranger"), len(t.hand("law"))) == (1, 1)


@pytest.mark.rule("13.8", "10.1")
def test_the_lone_ranger_draws_nothing_for_his_last_point() -> None:
    t = street("lone-ranger 1, garrett", "hardin, kitty-leroy")
    t.reserve(law="django")
    t.hands(outlaw="colt")
    t.turn("outlaw")
    t.plays("outlaw", "play colt")
    assert (t.front("law"), t.rear("law")) == ("django", "garrett")
    assert len(t.hand("law")) == 2


@pytest.mark.rule("13.8", "7.10", "12.20")
def test_the_lone_ranger_draws_for_each_point_of_the_opponents_respite() -> None:
    t = street("lone-ranger, garrett", "hardin, kitty-leroy")
    t.hands(outlaw="respite")
    t.turn("outlaw")
    t.plays("outlaw", "play respite", "at lone-ranger")
    assert (t.life("lone-ranger"), len(t.hand("law"))) == (3, 2)


@pytest.mark.rule("13.8", "7.10", "12.20")
def test_the_lone_ranger_draws_nothing_for_a_respite_of_his_own_owner() -> None:
    t = street("lone-ranger, garrett", "hardin, kitty-leroy")
    t.hands(law="respite")
    t.turn("law")
    t.plays("law", "play respite", "at lone-ranger")
    assert (t.life("lone-ranger"), t.hand("law")) == (3, [])


@pytest.mark.rule("13.8", "7.10")
@pytest.mark.parametrize("card", ["gatling", "indians"])
def test_the_lone_ranger_in_the_rear_draws_nothing_for_the_own_card(card: str) -> None:
    t = street("garrett, lone-ranger", "hardin, kitty-leroy")
    t.hands(law=f"{card}, wagon")
    t.turn("law")
    t.plays("law", f"play {card}", "take the hit" if card == "gatling" else "give up")
    assert (t.life("lone-ranger"), t.hand("law")) == (4, ["wagon"])


@pytest.mark.rule("13.8", "5.4")
def test_the_lone_ranger_in_the_rear_draws_when_the_opponents_indians_find_him() -> None:
    t = street("garrett, lone-ranger", "hardin, kitty-leroy")
    t.hands(outlaw="indians")
    t.turn("outlaw")
    t.plays("outlaw", "play indians")
    assert (t.life("lone-ranger"), len(t.hand("law"))) == (4, 1)


@pytest.mark.rule("13.8", "12.30")
def test_the_lone_ranger_draws_nothing_for_a_bite() -> None:
    t = street("lone-ranger, garrett", "hardin, kitty-leroy")
    t.gear(lone_ranger="rattlesnake")
    t.deck(law="missed S | water, colt")
    t.begins("law")
    assert (t.life("lone-ranger"), len(t.hand("law"))) == (4, 2)


@pytest.mark.rule("13.8", "12.31")
def test_the_lone_ranger_draws_nothing_for_the_dynamite() -> None:
    t = street("lone-ranger, garrett", "hardin, kitty-leroy")
    t.gear(lone_ranger="dynamite")
    t.deck(law="colt D | water, missed")
    t.begins("law")
    assert (t.life("lone-ranger"), len(t.hand("law"))) == (2, 2)


@pytest.mark.rule("7.10", "13.8")
def test_the_lone_ranger_draws_for_the_opponents_duel() -> None:
    t = street("lone-ranger, garrett", "hardin, kitty-leroy")
    t.hands(outlaw="duel")
    t.turn("outlaw")
    t.plays("outlaw", "play duel")
    assert (t.life("lone-ranger"), len(t.hand("law"))) == (4, 1)


@pytest.mark.rule("7.10", "13.8")
def test_the_lone_ranger_draws_nothing_for_a_duel_of_his_own() -> None:
    t = street("lone-ranger, garrett", "hardin, kitty-leroy")
    t.hands(law="duel, wagon", outlaw="knife")
    t.turn("law")
    t.plays("law", "play duel")
    t.plays("outlaw", "shoot back with knife")
    t.plays("law", "give up")
    assert (t.life("lone-ranger"), t.hand("law")) == (4, ["wagon"])


@pytest.mark.rule("13.8", "14.5")
def test_the_lone_ranger_draws_when_kid_curry_shoots_back() -> None:
    t = street("lone-ranger, garrett", "kid-curry, hardin")
    t.hands(law="colt")
    t.deck(law="wagon B | missed, water")
    t.turn("law")
    t.plays("law", "play colt")
    t.plays("outlaw", "use kid-curry")
    assert (t.life("lone-ranger"), len(t.hand("law"))) == (4, 1)


@pytest.mark.rule("13.8", "14.5", "9.1", "10.5")
def test_kid_currys_hit_on_the_lone_ranger_waits_until_the_gatling_and_annies_death_are_over() -> None:
    t = street("lone-ranger, annie-oakley 1", "kid-curry")
    t.reserve(law="garrett")
    t.gear(annie_oakley="scope")
    t.hands(law="gatling")
    t.deck(law="missed B | missed S, colt, carbine")
    t.turn("law")
    t.plays("law", "play gatling")
    t.plays("outlaw", "use kid-curry")
    assert (t.present("annie-oakley"), t.rear("law"), t.life("garrett")) == (False, "garrett", 5)
    assert (t.pile()[-1], len(t.hand("law"))) == ("scope", 2)
    assert (t.question()["target"], t.life("lone-ranger")) == ("lone-ranger", 5)
    t.plays("law", "take the hit")  # the new cards could have helped
    assert (t.life("lone-ranger"), t.life("kid-curry"), len(t.hand("law"))) == (4, 4, 3)
