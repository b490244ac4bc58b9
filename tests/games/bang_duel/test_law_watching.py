"""Chapter 13, the law that keeps its eyes open: Bat Masterson, Django, Wild Bill, Pat Garrett."""

import pytest

from games.bang_duel.street import street
from saloon.games.bang_duel.cards import KINDS

# Bat Masterson


@pytest.mark.rule("13.4", "5.3")
@pytest.mark.parametrize(("counted", "life"), [("knife", 3), ("schofield", 4)])
def test_masterson_in_the_rear_chooses_what_the_opponents_barrel_shows(counted: str, life: int) -> None:
    t = street("garrett, masterson", "hardin, kitty-leroy")
    t.gear(hardin="barrel")
    t.hands(law="colt")
    t.deck(outlaw="schofield B | knife H, knife H")
    t.turn("law")
    t.plays("law", "play colt")
    t.plays("outlaw", "try the barrel")
    assert t.asked() == "law reveal"
    t.offers("law", "count schofield", "count knife")
    t.plays("law", f"count {counted}")
    assert t.life("hardin") == life
    other = {"knife": "schofield", "schofield": "knife"}[counted]
    assert t.pile()[-3:] == ["colt", other, counted]  # the one that counts on top


@pytest.mark.rule("13.4")
def test_masterson_chooses_for_his_own_sides_barrel_too() -> None:
    t = street("masterson, garrett", "hardin, kitty-leroy")
    t.gear(masterson="barrel")
    t.hands(outlaw="colt")
    t.deck(law="hail H | gatling B")
    t.turn("outlaw")
    t.plays("outlaw", "play colt")
    t.plays("law", "try the barrel", "count gatling")
    assert t.life("masterson") == 4


@pytest.mark.rule("13.4", "12.30")
@pytest.mark.parametrize(("counted", "life"), [("missed", 3), ("knife", 4)])
def test_masterson_chooses_whether_the_opponents_rattlesnake_bites(counted: str, life: int) -> None:
    t = street("garrett, masterson", "hardin, kitty-leroy")
    t.gear(hardin="rattlesnake")
    t.deck(outlaw="missed S | knife H")
    t.begins("outlaw")
    assert t.asked() == "law reveal"
    t.plays("law", f"count {counted}")
    assert (t.life("hardin"), t.asked()) == (life, "outlaw play")


@pytest.mark.rule("13.4", "12.31")
def test_masterson_sends_the_own_dynamite_on() -> None:
    t = street("garrett, masterson", "hardin, kitty-leroy")
    t.gear(masterson="dynamite")
    t.deck(law="colt D | gatling B, missed, water")
    t.begins("law")
    other = next(choice for choice in t.choices("law") if choice != "count colt")
    t.plays("law", other)
    assert t.life("masterson") == 4
    assert t.worn("kitty-leroy") == ["dynamite"]


@pytest.mark.rule("13.4", "12.31")
def test_masterson_makes_the_opponents_dynamite_explode() -> None:
    t = street("garrett, masterson", "hardin, kitty-leroy")
    t.gear(kitty_leroy="dynamite")
    t.deck(outlaw="knife H | colt D")
    t.begins("outlaw")
    t.plays("law", "count colt")
    assert (t.life("kitty-leroy"), t.worn("kitty-leroy")) == (1, [])


@pytest.mark.rule("13.4", "14.5")
@pytest.mark.parametrize(("counted", "kid", "shooter"), [("hail", 3, 5), ("gatling", 4, 4)])
def test_masterson_chooses_what_kid_curry_turns_up(counted: str, kid: int, shooter: int) -> None:
    t = street("garrett, masterson", "kid-curry, hardin")
    t.hands(law="colt")
    t.deck(law="hail H | gatling B")
    t.turn("law")
    t.plays("law", "play colt")
    t.plays("outlaw", "use kid-curry")
    t.offers("law", "count hail", "count gatling")
    t.plays("law", f"count {counted}")
    assert (t.life("kid-curry"), t.life("garrett")) == (kid, shooter)
    assert t.pile()[-1] == counted


@pytest.mark.rule("13.4")
def test_masterson_chooses_even_between_like_symbols() -> None:
    t = street("garrett, masterson", "hardin, kitty-leroy")
    t.gear(hardin="rattlesnake")
    t.deck(outlaw="knife H | robbery H")
    t.begins("outlaw")
    t.offers("law", "count knife", "count robbery")


@pytest.mark.rule("13.4", "4.6")
def test_for_masterson_the_last_card_lies_aside_while_the_deck_is_renewed() -> None:
    t = street("garrett, masterson", "hardin, kitty-leroy")
    t.gear(hardin="barrel")
    t.hands(law="colt")
    t.deck(outlaw="schofield B")
    t.turn("law")
    before = len(t.pile())
    t.plays("law", "play colt")
    t.plays("outlaw", "try the barrel")
    assert t.may("law", "count schofield")
    assert len(t.choices("law")) == 2
    assert t.pile() == []
    assert t.deck_size("common") == before  # with the Colt, without the second card
    t.plays("law", "count schofield")
    assert (t.life("hardin"), len(t.pile())) == (4, 2)


@pytest.mark.rule("13.4")
def test_a_single_card_counts_as_it_is_although_masterson_looks_on() -> None:
    t = street("garrett, masterson", "hardin, kitty-leroy")
    t.gear(hardin="rattlesnake")
    t.deck(outlaw="store H")
    rest = [f"outlaw {kind.name}" for kind in KINDS for _ in kind.outlaw if kind.name not in ("rattlesnake", "store")]
    t.hands(outlaw=", ".join(rest))
    t.begins("outlaw")
    assert (t.life("hardin"), t.asked()) == (4, "outlaw play")
    assert len(t.events("revealed")) == 1


@pytest.mark.rule("13.4", "5.6")
def test_at_zero_life_masterson_no_longer_looks_on() -> None:
    t = street("garrett, masterson 1", "hardin, kitty-leroy")
    t.gear(kitty_leroy="barrel")
    t.hands(law="gatling")
    t.deck(outlaw="schofield B | knife")
    t.turn("law")
    t.plays("law", "play gatling")
    t.plays("outlaw", "try the barrel")
    assert (t.life("hardin"), t.life("kitty-leroy")) == (3, 4)
    assert len(t.events("revealed")) == 1


@pytest.mark.rule("13.4", "13.10", "12.24")
def test_against_tex_masterson_chooses_before_the_further_card_is_due() -> None:
    t = street("tex-willer, masterson", "hardin, kitty-leroy")
    t.gear(hardin="barrel")
    t.hands(law="colt", outlaw="wagon")
    t.deck(outlaw="schofield B | knife H")
    t.turn("law")
    t.plays("law", "play colt")
    t.plays("outlaw", "try the barrel")
    t.plays("law", "count schofield")
    assert t.asked() == "outlaw extra"


# Django


@pytest.mark.rule("13.5")
def test_django_draws_a_card_when_the_opponent_moves_the_token() -> None:
    t = street("django, garrett", "hardin, kitty-leroy")
    t.turn("outlaw")
    t.plays("outlaw", "move the token")
    assert len(t.hand("law")) == 1


@pytest.mark.rule("13.5", "9.9")
def test_django_draws_a_card_when_a_stampede_moves_the_opponents_token() -> None:
    t = street("django, garrett", "hardin, kitty-leroy")
    t.gear(hardin="stampede")
    t.begins("outlaw")
    assert (t.front("outlaw"), len(t.hand("law"))) == ("kitty-leroy", 1)


@pytest.mark.rule("13.5", "9.9", "12.18")
def test_django_draws_nothing_when_his_owner_moves_the_opponents_token() -> None:
    t = street("django, garrett", "hardin, kitty-leroy")
    t.hands(law="water")
    t.turn("law")
    t.plays("law", "play water", "swap outlaw")
    assert (t.front("outlaw"), t.hand("law")) == ("kitty-leroy", [])


@pytest.mark.rule("13.5", "9.9", "12.18")
def test_django_draws_a_card_when_the_opponents_canteen_moves_the_opponents_token() -> None:
    t = street("django, garrett", "hardin, kitty-leroy")
    t.hands(outlaw="water")
    t.turn("outlaw")
    t.plays("outlaw", "play water", "swap outlaw")
    assert len(t.hand("law")) == 1


@pytest.mark.rule("13.5", "9.9", "12.7")
def test_django_draws_a_card_when_a_shotgun_moves_the_opponents_token() -> None:
    t = street("django, garrett", "hardin, kitty-leroy")
    t.hands(law="missed", outlaw="shotgun")
    t.turn("outlaw")
    t.plays("outlaw", "play shotgun")
    t.plays("law", "play missed")
    t.plays("outlaw", "swap outlaw")
    assert len(t.hand("law")) == 1


@pytest.mark.rule("13.5")
def test_django_draws_nothing_when_the_own_token_moves() -> None:
    t = street("garrett, django", "hardin, kitty-leroy")
    t.turn("law")
    t.plays("law", "move the token")
    assert t.hand("law") == []


@pytest.mark.rule("13.5", "5.2")
def test_django_in_the_rear_draws_nothing() -> None:
    t = street("garrett, django", "hardin, kitty-leroy")
    t.turn("outlaw")
    t.plays("outlaw", "move the token")
    assert t.hand("law") == []


@pytest.mark.rule("13.5", "12.29", "5.5")
def test_django_has_nothing_from_a_sole_opponent() -> None:
    t = street("django, garrett", "hardin")
    t.gear(hardin="stampede")
    t.begins("outlaw")
    assert t.hand("law") == []
    t.refuses("outlaw", "move the token", rule="5.5")


@pytest.mark.rule("13.5", "9.9", "10.6")
def test_django_draws_nothing_when_the_token_passes_to_the_survivor() -> None:
    t = street("django, garrett", "hardin 1, kitty-leroy")
    t.hands(law="colt")
    t.turn("law")
    t.plays("law", "play colt")
    assert (t.front("outlaw"), t.hand("law")) == ("kitty-leroy", [])


@pytest.mark.rule("13.5", "12.28")
def test_django_with_a_watch_draws_two_cards() -> None:
    t = street("django, garrett", "hardin, kitty-leroy")
    t.gear(django="watch")
    t.turn("outlaw")
    t.plays("outlaw", "move the token")
    assert len(t.hand("law")) == 2


# Wild Bill


@pytest.mark.rule("13.6", "12.16")
def test_after_a_robbery_wild_bill_shoots_and_the_stolen_card_may_help() -> None:
    t = street("wild-bill, garrett", "hardin, kitty-leroy")
    t.hands(law="missed", outlaw="robbery")
    t.turn("outlaw")
    t.plays("outlaw", "play robbery", "steal law")
    assert (t.question()["source"], t.question()["target"]) == ("wild-bill", "hardin")
    t.offers("outlaw", "play missed", "take the hit")
    t.plays("outlaw", "play missed")
    assert t.life("hardin") == 4


@pytest.mark.rule("13.6", "5.2")
def test_wild_bill_in_the_rear_does_not_shoot_for_a_card_from_the_hand() -> None:
    t = street("garrett, wild-bill", "hardin, kitty-leroy")
    t.hands(law="wagon", outlaw="robbery")
    t.turn("outlaw")
    t.plays("outlaw", "play robbery", "steal law")
    assert (t.asked(), t.life("hardin")) == ("outlaw play", 4)


@pytest.mark.rule("13.6", "12.16")
def test_wild_bill_shoots_when_a_robbery_discards_what_he_bears() -> None:
    t = street("wild-bill, garrett", "hardin, kitty-leroy")
    t.gear(wild_bill="scope")
    t.hands(outlaw="robbery")
    t.turn("outlaw")
    t.plays("outlaw", "play robbery", "strip scope")
    assert t.life("hardin") == 3


@pytest.mark.rule("13.6", "12.17")
def test_wild_bill_shoots_when_the_opponents_teacher_takes_what_he_bears() -> None:
    t = street("wild-bill, garrett", "hardin, kitty-leroy")
    t.gear(wild_bill="hat")
    t.hands(outlaw="teacher")
    t.turn("outlaw")
    t.plays("outlaw", "play teacher", "take hat", "take the hit")
    assert (t.life("hardin"), t.hand("outlaw")) == (3, ["hat"])


@pytest.mark.rule("13.6", "12.17")
def test_wild_bill_does_not_shoot_when_his_owner_takes_his_things() -> None:
    t = street("wild-bill, garrett", "hardin, kitty-leroy")
    t.gear(wild_bill="hat")
    t.hands(law="teacher")
    t.turn("law")
    t.plays("law", "play teacher", "take hat")
    assert t.life("hardin") == 4


@pytest.mark.rule("13.6", "12.3", "9.5")
def test_wild_bill_shoots_when_a_carbine_discards_what_he_bears() -> None:
    t = street("wild-bill, garrett", "hardin, kitty-leroy")
    t.gear(wild_bill="scope", hardin="holster")
    t.hands(law="missed", outlaw="carbine")
    t.turn("outlaw")
    t.plays("outlaw", "play carbine")
    t.plays("law", "play missed")
    t.offers("outlaw", "strip scope", "strip holster", "decline")
    t.plays("outlaw", "strip scope")
    assert t.life("hardin") == 3


@pytest.mark.rule("13.6", "12.3")
def test_wild_bill_does_not_mind_a_carbine_that_discards_its_owners_things() -> None:
    t = street("wild-bill, garrett", "hardin, kitty-leroy")
    t.gear(wild_bill="scope", hardin="rattlesnake")
    t.hands(law="missed", outlaw="carbine")
    t.turn("outlaw")
    t.plays("outlaw", "play carbine")
    t.plays("law", "play missed")
    t.plays("outlaw", "strip rattlesnake")
    assert t.life("hardin") == 4


@pytest.mark.rule("13.6", "12.4")
def test_wild_bill_shoots_when_a_peacemaker_makes_his_owner_discard() -> None:
    t = street("wild-bill, garrett", "hardin, kitty-leroy")
    t.hands(law="missed, wagon, store", outlaw="peacemaker")
    t.turn("outlaw")
    t.plays("outlaw", "play peacemaker")
    t.plays("law", "play missed", "discard store")
    assert t.life("hardin") == 3


@pytest.mark.rule("13.6", "12.4")
def test_wild_bill_does_not_shoot_when_a_peacemaker_finds_an_empty_hand() -> None:
    t = street("wild-bill, garrett", "hardin, kitty-leroy")
    t.hands(law="missed", outlaw="peacemaker")
    t.turn("outlaw")
    t.plays("outlaw", "play peacemaker")
    t.plays("law", "play missed")
    assert t.life("hardin") == 4


@pytest.mark.rule("13.6", "14.4")
def test_wild_bill_and_doctor_schulz_go_on_until_the_hand_is_empty() -> None:
    t = street("wild-bill, garrett", "schulz, hardin")
    t.hands(law="colt, wagon, store")
    t.turn("law")
    t.plays("law", "play colt")
    t.plays("outlaw", "scatter law")
    assert t.life("schulz") == 2
    t.plays("outlaw", "scatter law")
    assert (t.life("schulz"), t.hand("law")) == (1, [])
    assert t.asked() == "law play"


@pytest.mark.rule("13.6", "14.1")
def test_wild_bill_shoots_for_each_card_that_anderson_takes() -> None:
    t = street("wild-bill, garrett 1", "anderson, hardin")
    t.gear(anderson="scope")
    t.hands(law="wagon, store", outlaw="knife")
    t.turn("outlaw")
    t.plays("outlaw", "play knife", "at garrett")
    t.plays("law", "take the hit")
    t.plays("outlaw", "steal law", "steal law")
    t.plays("outlaw", "take the hit", "take the hit")
    assert t.life("anderson") == 3


@pytest.mark.rule("13.6", "14.1")
def test_wild_bill_does_not_shoot_for_the_equipment_of_his_dead_companion() -> None:
    t = street("wild-bill, garrett 1", "anderson, hardin")
    t.gear(anderson="scope", garrett="holster")
    t.hands(outlaw="knife")
    t.turn("outlaw")
    t.plays("outlaw", "play knife", "at garrett", "take holster")
    assert (t.asked(), t.life("anderson")) == ("outlaw play", 5)


@pytest.mark.rule("13.6", "5.6")
def test_the_dead_wild_bill_does_not_shoot_when_anderson_plunders_him() -> None:
    t = street("wild-bill 1, garrett", "anderson, hardin")
    t.gear(wild_bill="holster")
    t.hands(law="wagon", outlaw="knife")
    t.turn("outlaw")
    t.plays("outlaw", "play knife")
    t.plays("law", "take the hit")
    t.plays("outlaw", "take holster", "steal law")
    assert (t.asked(), t.life("anderson")) == ("outlaw play", 5)


@pytest.mark.rule("13.6", "6.5")
def test_wild_bill_does_not_shoot_when_like_equipment_pushes_his_out() -> None:
    t = street("wild-bill, garrett", "hardin, kitty-leroy")
    t.gear(wild_bill="hat")
    t.hands(outlaw="hat")
    t.turn("outlaw")
    t.plays("outlaw", "play hat", "at wild-bill")
    assert (t.worn("wild-bill"), t.pile()[-1]) == (["hat"], "hat")
    assert t.life("hardin") == 4


@pytest.mark.rule("13.6", "12.31")
def test_wild_bill_does_not_shoot_for_a_dynamite_that_passes_on() -> None:
    t = street("wild-bill, garrett", "hardin, kitty-leroy")
    t.gear(wild_bill="dynamite")
    t.deck(law="gatling B | missed, water")
    t.begins("law")
    assert t.worn("kitty-leroy") == ["dynamite"]
    assert t.life("hardin") == 4


@pytest.mark.rule("13.6", "14.3", "5.4")
def test_wild_bill_in_the_rear_shoots_when_ransom_robs_him_himself() -> None:
    t = street("garrett, wild-bill", "ransom, hardin")
    t.gear(wild_bill="scope")
    t.hands(outlaw="robbery")
    t.turn("outlaw")
    t.plays("outlaw", "play robbery", "strip scope")
    assert t.life("ransom") == 3


@pytest.mark.rule("13.6", "14.3")
def test_wild_bill_in_the_rear_does_not_shoot_when_ransom_robs_the_hand() -> None:
    t = street("garrett, wild-bill", "ransom, hardin")
    t.hands(law="wagon", outlaw="robbery")
    t.turn("outlaw")
    t.plays("outlaw", "play robbery", "steal law")
    assert (t.asked(), t.life("ransom")) == ("outlaw play", 4)


@pytest.mark.rule("13.6", "3.7")
def test_wild_bill_does_not_shoot_for_cards_that_are_discarded_at_the_end_of_the_turn() -> None:
    t = street("wild-bill 2, garrett", "hardin, kitty-leroy")
    t.hands(law="wagon, store, bank")
    t.turn("law")
    t.plays("law", "end turn", "discard store")
    assert t.life("hardin") == 4


# Pat Garrett


@pytest.mark.rule("13.9")
def test_garrett_shows_his_second_card_and_a_horseshoe_brings_one_of_the_opponents() -> None:
    t = street("garrett, django", "hardin, kitty-leroy")
    t.deck(law="colt | winchester H", outlaw="knife | robbery")
    t.begins("law")
    assert t.hand("law") == ["colt", "winchester", "knife"]
    assert [event["card"]["card"] for event in t.events("showed")] == ["winchester"]  # type: ignore[index]  # a card
    assert t.deck_size("outlaw") == 1


@pytest.mark.rule("13.9")
def test_without_a_horseshoe_garrett_has_his_two_cards() -> None:
    t = street("garrett, django", "hardin, kitty-leroy")
    t.deck(law="winchester H | missed S", outlaw="knife | robbery")
    t.begins("law")
    assert t.hand("law") == ["winchester", "missed"]
    assert len(t.events("showed")) == 1


@pytest.mark.rule("13.9", "5.2")
def test_garrett_in_the_rear_shows_nothing() -> None:
    t = street("django, garrett", "hardin, kitty-leroy")
    t.deck(law="colt | winchester H")
    t.begins("law")
    assert t.hand("law") == ["colt", "winchester"]
    assert t.events("showed") == []


@pytest.mark.rule("13.9", "12.23")
def test_with_a_bank_garrett_still_shows_the_second_card_and_the_opponents_comes_last() -> None:
    t = street("garrett, django", "hardin, kitty-leroy")
    t.gear(garrett="bank")
    t.deck(law="colt D | winchester H, carbine H", outlaw="knife | robbery")
    t.begins("law")
    assert t.hand("law") == ["colt", "carbine", "winchester", "knife"]
    assert len(t.events("showed")) == 1
    assert t.events("drew")[-1]["deck"] == "outlaw"


@pytest.mark.rule("13.9", "4.5")
def test_when_the_opponents_deck_is_gone_garrett_draws_from_the_common_one() -> None:
    t = street("garrett, django", "hardin, kitty-leroy")
    t.deck(law="colt | winchester H, carbine H", outlaw="")
    t.common("knife")
    t.begins("law")
    assert len(t.hand("law")) == 3
    assert "knife" in t.hand("law")
    assert t.deck_size("law") == 1


@pytest.mark.rule("13.9", "13.4", "8.3")
def test_the_card_that_garrett_shows_is_no_reveal_for_masterson() -> None:
    t = street("garrett, masterson", "hardin, kitty-leroy")
    t.deck(law="colt | winchester H, carbine H", outlaw="knife | robbery")
    t.begins("law")
    assert t.asked() == "law play"
    assert t.events("revealed") == []


@pytest.mark.rule("13.6", "12.4")
def test_wild_bill_in_cover_does_not_mind_what_a_peacemaker_at_him_costs_his_owner() -> None:
    t = street("garrett, wild-bill", "ransom, kitty-leroy")
    t.hands(law="missed, store", outlaw="law peacemaker")
    t.turn("outlaw")
    t.plays("outlaw", "play peacemaker", "at wild-bill")
    t.plays("law", "play missed", "discard store")
    assert t.asked() == "outlaw play"
    assert t.life("ransom") == 4
