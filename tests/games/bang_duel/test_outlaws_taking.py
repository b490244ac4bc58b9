"""Chapter 14, the outlaws who help themselves: Bill Anderson, the Dalton Brothers, Jack Ransom, Doctor Schulz."""

import pytest

from games.bang_duel.street import street

# Bill Anderson


@pytest.mark.rule("14.1", "10.3")
def test_anderson_takes_two_cards_from_the_dead_and_from_the_hand_before_the_owner_draws() -> None:
    t = street("garrett, django 1", "anderson, hardin")
    t.reserve(law="stranger")
    t.gear(django="hat, bank, barrel", anderson="scope")
    t.hands(law="wagon, store", outlaw="colt")
    t.turn("outlaw")
    t.plays("outlaw", "play colt", "at django")
    t.plays("law", "take the hit")
    t.offers("outlaw", "take hat", "take bank", "take barrel", "steal law", "decline")
    t.plays("outlaw", "take bank")
    assert t.hand("law") == ["wagon", "store"]
    t.plays("outlaw", "steal law")
    assert t.asked() == "outlaw play"  # a third card is not to be had
    assert len(t.hand("outlaw")) == 2
    assert "bank" in t.hand("outlaw")
    assert t.pile()[-2:] == ["hat", "barrel"]
    assert len(t.hand("law")) == 3


@pytest.mark.rule("14.1")
@pytest.mark.parametrize("takes", [("take hat", "take bank"), ("steal law", "steal law")])
def test_anderson_may_take_both_cards_from_one_place(takes: tuple[str, str]) -> None:
    t = street("garrett 1, django", "anderson, hardin")
    t.gear(garrett="hat, bank")
    t.hands(law="wagon, store", outlaw="colt")
    t.turn("outlaw")
    t.plays("outlaw", "play colt")
    t.plays("law", "take the hit")
    t.plays("outlaw", *takes)
    assert t.asked() == "outlaw play"
    assert len(t.hand("outlaw")) == 2


@pytest.mark.rule("14.1")
def test_anderson_may_take_one_card_or_none() -> None:
    t = street("garrett 1, django", "anderson, hardin")
    t.gear(garrett="scope, bank")
    t.hands(outlaw="colt")
    t.turn("outlaw")
    t.plays("outlaw", "play colt", "take scope", "decline")
    assert t.hand("outlaw") == ["scope"]
    assert t.pile()[-1] == "bank"


@pytest.mark.rule("14.1", "10.4")
def test_anderson_takes_the_hat_before_its_owner_draws() -> None:
    t = street("garrett 1, django", "anderson, hardin")
    t.gear(garrett="hat")
    t.hands(outlaw="colt")
    t.turn("outlaw")
    t.plays("outlaw", "play colt")
    t.plays("law", "take the hit")
    t.offers("outlaw", "take hat", "decline")  # the hand is empty, and stays so until he is done
    t.plays("outlaw", "take hat")
    assert (t.hand("outlaw"), len(t.hand("law"))) == (["hat"], 2)


@pytest.mark.rule("14.1", "8.5")
def test_anderson_chooses_the_back_of_a_card_from_the_hand() -> None:
    t = street("garrett 1, django", "anderson, hardin")
    t.hands(law="wagon, store, knife", outlaw="colt")
    t.turn("outlaw")
    t.plays("outlaw", "play colt")
    t.plays("law", "take the hit")
    t.offers("outlaw", "steal law", "steal outlaw", "decline")
    t.plays("outlaw", "steal outlaw")
    t.offers("outlaw", "steal law", "decline")
    assert t.hand("outlaw") == ["knife"]


@pytest.mark.rule("14.1")
def test_anderson_takes_only_equipment_when_his_own_companion_dies() -> None:
    t = street("garrett, django", "anderson, hardin 1")
    t.gear(hardin="scope, holster", garrett="bank")
    t.hands(law="winchester, wagon", outlaw="store")
    t.turn("law")
    t.plays("law", "play winchester", "at hardin")
    t.plays("outlaw", "take the hit")
    t.offers("outlaw", "take scope", "take holster", "decline")
    t.plays("outlaw", "take scope", "take holster")
    assert {"scope", "holster", "store"} <= set(t.hand("outlaw"))
    assert len(t.hand("outlaw")) == 5


@pytest.mark.rule("14.1")
def test_anderson_is_not_asked_when_his_own_companion_dies_with_nothing() -> None:
    t = street("garrett, django", "anderson, hardin 1")
    t.hands(law="winchester, wagon")
    t.turn("law")
    t.plays("law", "play winchester", "at hardin")
    assert (t.present("hardin"), t.asked(), t.hand("law")) == (False, "law play", ["wagon"])


@pytest.mark.rule("14.1", "5.2")
def test_anderson_in_the_rear_takes_nothing() -> None:
    t = street("garrett 1, django", "hardin, anderson")
    t.gear(garrett="scope")
    t.hands(law="wagon", outlaw="colt")
    t.turn("outlaw")
    t.plays("outlaw", "play colt")
    t.plays("law", "take the hit")
    assert (t.asked(), t.hand("outlaw")) == ("outlaw play", [])


@pytest.mark.rule("14.1", "10.7")
def test_anderson_is_not_asked_when_the_game_is_over() -> None:
    t = street("garrett 1", "anderson, hardin")
    t.gear(garrett="scope")
    t.hands(law="wagon", outlaw="colt")
    t.turn("outlaw")
    t.plays("outlaw", "play colt")
    t.plays("law", "take the hit")
    assert (t.winner(), t.hand("law")) == ("outlaw", ["wagon"])


@pytest.mark.rule("14.1", "5.6")
def test_the_dead_anderson_takes_nothing() -> None:
    t = street("garrett, django", "anderson 1, hardin")
    t.gear(anderson="scope")
    t.hands(law="colt, wagon")
    t.turn("law")
    t.plays("law", "play colt")
    assert (t.asked(), t.worn("hardin"), t.pile()[-1]) == ("law play", [], "scope")


@pytest.mark.rule("14.1", "10.2")
def test_anderson_takes_two_cards_for_each_of_two_dead_and_so_also_cards_that_were_drawn_for_the_first() -> None:
    t = street("garrett 1, django 1", "anderson, hardin")
    t.reserve(law="stranger")
    t.gear(garrett="scope, bank")
    t.hands(outlaw="indians")
    t.turn("outlaw")
    t.plays("outlaw", "play indians", "take scope", "take bank")
    t.offers("outlaw", "steal law", "decline")
    t.plays("outlaw", "steal law", "steal law")
    assert (len(t.hand("outlaw")), len(t.hand("law"))) == (4, 2)


@pytest.mark.rule("10.8", "14.1")
def test_anderson_who_replaces_one_of_two_dead_takes_nothing_from_the_other() -> None:
    t = street("garrett, django", "hardin 1, kitty-leroy 1")
    t.reserve(outlaw="anderson")
    t.gear(kitty_leroy="scope")
    t.hands(law="indians")
    t.turn("law")
    t.plays("law", "play indians")
    assert (t.front("outlaw"), t.asked(), t.pile()[-1]) == ("anderson", "law play", "scope")


@pytest.mark.rule("14.1", "13.2", "10.4")
def test_at_one_death_anderson_takes_first_then_the_owner_and_tilghman_draw() -> None:
    t = street("tilghman, garrett 1", "anderson, hardin")
    t.gear(anderson="scope", garrett="bank")
    t.hands(law="wagon", outlaw="knife")
    t.turn("outlaw")
    t.plays("outlaw", "play knife", "at garrett")
    t.plays("law", "take the hit")
    t.plays("outlaw", "take bank", "steal law")
    assert sorted(t.hand("outlaw")) == ["bank", "wagon"]
    assert len(t.hand("law")) == 4


@pytest.mark.rule("14.1", "13.2")
def test_the_death_of_an_outlaw_serves_both_anderson_and_tilghman() -> None:
    t = street("tilghman, garrett", "anderson, hardin 1")
    t.gear(hardin="holster")
    t.hands(law="winchester")
    t.turn("law")
    t.plays("law", "play winchester", "at hardin")
    t.plays("outlaw", "take holster")
    assert (len(t.hand("outlaw")), len(t.hand("law"))) == (3, 2)


# The Dalton Brothers


@pytest.mark.rule("14.2")
def test_the_daltons_draw_three_cards() -> None:
    t = street("garrett, django", "daltons, hardin")
    t.begins("outlaw")
    assert len(t.hand("outlaw")) == 3


@pytest.mark.rule("14.2", "12.23")
def test_the_daltons_with_a_bank_draw_four_cards() -> None:
    t = street("garrett, django", "daltons, hardin")
    t.gear(daltons="bank")
    t.begins("outlaw")
    assert len(t.hand("outlaw")) == 4


@pytest.mark.rule("14.2", "12.23", "5.2")
def test_a_bank_behind_the_daltons_gives_nothing() -> None:
    t = street("garrett, django", "daltons, hardin")
    t.gear(hardin="bank")
    t.begins("outlaw")
    assert len(t.hand("outlaw")) == 3


@pytest.mark.rule("14.2", "5.2")
def test_the_daltons_in_the_rear_give_no_card_more() -> None:
    t = street("garrett, django", "hardin, daltons")
    t.begins("outlaw")
    assert len(t.hand("outlaw")) == 2


# Jack Ransom


@pytest.mark.rule("14.3")
def test_ransom_puts_equipment_on_anybody() -> None:
    t = street("garrett, django", "ransom, hardin")
    t.hands(outlaw="hat, rattlesnake")
    t.turn("outlaw")
    t.plays("outlaw", "play hat")
    t.offers("outlaw", "at garrett", "at django", "at ransom", "at hardin")
    t.plays("outlaw", "at ransom", "play rattlesnake", "at django")
    assert (t.worn("ransom"), t.worn("django")) == (["hat"], ["rattlesnake"])


@pytest.mark.rule("14.3", "12.31")
@pytest.mark.parametrize("name", ["garrett", "django", "ransom", "hardin"])
def test_ransom_puts_the_dynamite_on_anybody(name: str) -> None:
    t = street("garrett, django", "ransom, hardin")
    t.hands(outlaw="dynamite")
    t.turn("outlaw")
    t.plays("outlaw", "play dynamite", f"at {name}")
    assert t.worn(name) == ["dynamite"]


@pytest.mark.rule("14.3", "6.1", "6.2")
@pytest.mark.parametrize("card", ["colt", "knife", "derringer"])
def test_ransom_shoots_at_the_opponents_rear_but_never_at_the_own_side(card: str) -> None:
    t = street("garrett, django", "ransom, hardin")
    t.hands(outlaw=card)
    t.turn("outlaw")
    t.plays("outlaw", f"play {card}")
    t.offers("outlaw", "at garrett", "at django")
    t.refuses("outlaw", "at hardin", rule="6.1" if card == "colt" else "6.2")
    t.plays("outlaw", "at django")
    assert (t.life("django"), t.life("garrett")) == (2, 5)


@pytest.mark.rule("14.3", "12.2")
def test_the_hail_that_ransom_plays_at_the_rear_counts_the_equipment_of_the_rear() -> None:
    t = street("garrett, django", "ransom, hardin")
    t.gear(garrett="hat", django="scope, bank")
    t.hands(outlaw="hail")
    t.turn("outlaw")
    t.plays("outlaw", "play hail", "at django")
    assert (t.life("django"), t.life("garrett")) == (1, 5)


@pytest.mark.rule("14.3", "12.15")
def test_ransom_calls_out_the_opponents_rear_to_a_duel() -> None:
    t = street("garrett, annie-oakley", "ransom, hardin")
    t.hands(law="missed", outlaw="duel")
    t.turn("outlaw")
    t.plays("outlaw", "play duel", "at annie-oakley")
    t.offers("law", "shoot back with missed", "give up")  # she is awake
    t.plays("law", "give up")
    assert (t.life("annie-oakley"), t.life("garrett")) == (3, 5)


@pytest.mark.rule("14.3", "12.15")
def test_when_the_rear_wins_the_duel_ransom_loses_the_life() -> None:
    t = street("garrett, django", "ransom, hardin")
    t.hands(law="colt", outlaw="duel")
    t.turn("outlaw")
    t.plays("outlaw", "play duel", "at django")
    t.plays("law", "shoot back with colt")
    assert (t.life("ransom"), t.life("hardin")) == (3, 4)


@pytest.mark.rule("14.3", "12.16")
def test_ransoms_robbery_reaches_the_opponents_rear() -> None:
    t = street("garrett, django", "ransom, hardin")
    t.gear(garrett="scope", django="bank")
    t.hands(outlaw="robbery")
    t.turn("outlaw")
    t.plays("outlaw", "play robbery")
    t.offers("outlaw", "strip scope", "strip bank")
    t.plays("outlaw", "strip bank")
    assert t.worn("django") == []


@pytest.mark.rule("14.3", "12.17")
def test_ransoms_teacher_reaches_the_opponents_rear() -> None:
    t = street("garrett, django", "ransom, hardin")
    t.gear(django="bank")
    t.hands(outlaw="teacher")
    t.turn("outlaw")
    t.plays("outlaw", "play teacher", "take bank")
    assert t.hand("outlaw") == ["bank"]


@pytest.mark.rule("14.3", "12.20")
def test_ransoms_respite_reaches_the_opponents_rear() -> None:
    t = street("django, garrett", "ransom, hardin")
    t.hands(outlaw="respite")
    t.turn("outlaw")
    t.plays("outlaw", "play respite", "at garrett")
    assert t.life("garrett") == 3


@pytest.mark.rule("14.3", "5.2", "6.2", "6.3")
def test_ransom_in_the_rear_reaches_nobody_further() -> None:
    t = street("garrett, django", "hardin, ransom")
    t.gear(garrett="scope", django="bank")
    t.hands(outlaw="colt, hat, robbery, dynamite")
    t.turn("outlaw")
    t.plays("outlaw", "play colt")
    assert (t.life("garrett"), t.asked()) == (4, "outlaw play")
    t.plays("outlaw", "play hat")
    t.offers("outlaw", "at garrett", "at ransom")
    t.refuses("outlaw", "at django", rule="6.3")
    t.refuses("outlaw", "at hardin", rule="6.3")
    t.plays("outlaw", "at ransom", "play dynamite")
    assert t.worn("ransom") == ["hat", "dynamite"]
    t.plays("outlaw", "play robbery")
    t.refuses("outlaw", "strip bank", rule="6.2")


@pytest.mark.rule("14.3", "6.2")
def test_what_the_opponents_rear_bears_is_in_reach_once_it_stands_in_front() -> None:
    t = street("garrett, django", "hardin, kitty-leroy")
    t.gear(django="bank")
    t.hands(outlaw="robbery, water")
    t.turn("outlaw")
    t.refuses("outlaw", "play robbery", rule="6.7")
    t.plays("outlaw", "play water", "swap law", "play robbery", "strip bank")
    assert t.worn("django") == []


# Doctor Schulz


@pytest.mark.rule("14.4", "8.5")
def test_hurt_by_the_opponent_schulz_scatters_a_card_of_a_back_that_he_chooses() -> None:
    t = street("garrett, django", "schulz 3, hardin")
    t.hands(law="colt, wagon, store, knife")
    t.turn("law")
    t.plays("law", "play colt")
    assert t.life("schulz") == 2
    t.offers("outlaw", "scatter law", "scatter outlaw", "decline")
    t.plays("outlaw", "scatter outlaw")
    assert (t.hand("law"), t.pile()[-1]) == (["wagon", "store"], "knife")


@pytest.mark.rule("14.4")
def test_schulz_may_leave_the_hand_alone() -> None:
    t = street("garrett, django", "schulz, hardin")
    t.hands(law="colt, wagon")
    t.turn("law")
    t.plays("law", "play colt")
    t.plays("outlaw", "decline")
    assert t.hand("law") == ["wagon"]


@pytest.mark.rule("14.4")
def test_schulz_has_nothing_to_do_with_an_empty_hand() -> None:
    t = street("garrett, django", "schulz, hardin")
    t.hands(law="colt")
    t.turn("law")
    t.plays("law", "play colt")
    assert (t.life("schulz"), t.asked()) == (3, "law play")


@pytest.mark.rule("14.4", "10.1")
def test_schulz_scatters_nothing_for_his_last_point() -> None:
    t = street("garrett, django", "schulz 1, hardin")
    t.hands(law="colt, wagon")
    t.turn("law")
    t.plays("law", "play colt")
    assert (t.present("schulz"), t.asked(), t.hand("law")) == (False, "law play", ["wagon"])


@pytest.mark.rule("14.4", "12.30")
def test_a_bite_is_nothing_for_schulz_whoever_let_the_rattlesnake_loose() -> None:
    t = street("garrett, django", "schulz, hardin")
    t.hands(law="rattlesnake, wagon")
    t.deck(outlaw="missed S | knife, robbery")
    t.turn("law")
    t.plays("law", "play rattlesnake", "at schulz", "end turn")
    assert (t.life("schulz"), t.asked()) == (3, "outlaw play")


@pytest.mark.rule("14.4", "12.31")
def test_the_dynamite_is_nothing_for_schulz() -> None:
    t = street("garrett, django", "schulz, hardin")
    t.gear(schulz="dynamite")
    t.hands(law="wagon")
    t.deck(outlaw="colt D | knife, robbery")
    t.begins("outlaw")
    assert (t.life("schulz"), t.asked()) == (1, "outlaw play")


@pytest.mark.rule("14.4", "7.10")
@pytest.mark.parametrize("card", ["gatling", "indians"])
def test_schulz_in_the_rear_scatters_nothing_for_the_own_card(card: str) -> None:
    t = street("garrett, django", "hardin, schulz")
    t.hands(law="wagon", outlaw=card)
    t.turn("outlaw")
    t.plays("outlaw", f"play {card}")
    passing = "take the hit" if card == "gatling" else "give up"
    t.plays("law", passing, passing)
    assert (t.life("schulz"), t.asked()) == (3, "outlaw play")


@pytest.mark.rule("14.4", "5.4")
def test_schulz_in_the_rear_scatters_when_the_opponents_gatling_hurts_him() -> None:
    t = street("garrett, django", "hardin, schulz")
    t.hands(law="gatling, wagon")
    t.turn("law")
    t.plays("law", "play gatling", "take the hit")
    assert t.asked() == "outlaw schulz"


@pytest.mark.rule("14.4", "7.10", "12.20")
def test_schulz_scatters_a_card_for_the_opponents_respite() -> None:
    t = street("garrett, django", "schulz, hardin")
    t.hands(law="respite, wagon")
    t.turn("law")
    t.plays("law", "play respite", "at schulz")
    t.plays("outlaw", "scatter law")
    assert (t.life("schulz"), t.hand("law")) == (3, [])


@pytest.mark.rule("14.4", "7.10", "12.15")
def test_schulz_scatters_for_the_opponents_duel_and_not_for_his_own() -> None:
    t = street("garrett, django", "schulz, hardin")
    t.hands(law="duel, wagon")
    t.turn("law")
    t.plays("law", "play duel")
    assert t.asked() == "outlaw schulz"
    own = street("garrett, django", "schulz, hardin")
    own.hands(law="colt, wagon", outlaw="duel")
    own.turn("outlaw")
    own.plays("outlaw", "play duel")
    own.plays("law", "shoot back with colt")
    assert (own.life("schulz"), own.asked()) == (3, "outlaw play")
