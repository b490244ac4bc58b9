"""Chapter 12: the BANG! cards. Unless a test says otherwise nobody has an ability that matters."""

import pytest

from games.bang_duel.street import Street, street


def quiet() -> Street:
    """Four characters of whom nobody meddles with a hit."""
    return street("garrett, tilghman", "sundance, cattle-kate")


# Colt


@pytest.mark.rule("12.1")
def test_a_colt_is_one_hit() -> None:
    t = quiet()
    t.hands(law="colt")
    t.turn("law")
    t.plays("law", "play colt")
    assert (t.life("sundance"), t.life("cattle-kate")) == (3, 4)
    assert t.pile() == ["colt"]


@pytest.mark.rule("12.1", "3.5")
def test_there_is_no_second_colt_in_a_turn() -> None:
    t = quiet()
    t.hands(outlaw="colt, colt")
    t.turn("outlaw")
    t.plays("outlaw", "play colt")
    assert t.life("garrett") == 4
    t.refuses("outlaw", "play colt", rule="3.5")


@pytest.mark.rule("12.1", "6.1")
def test_a_colt_is_not_for_the_rear() -> None:
    t = quiet()
    t.hands(law="colt", outlaw="missed")
    t.turn("law")
    t.plays("law", "play colt")
    assert t.question()["target"] == "sundance"


# Hail of Bullets


@pytest.mark.rule("12.2")
def test_hail_is_a_hit_for_each_piece_of_equipment() -> None:
    t = quiet()
    t.gear(sundance="scope, holster, dynamite", garrett="bank")
    t.hands(law="hail")
    t.turn("law")
    t.plays("law", "play hail")
    assert t.life("sundance") == 1


@pytest.mark.rule("12.2", "7.3")
def test_against_hail_the_barrel_is_tried_at_each_hit_and_a_dropped_hat_does_not_lower_the_number() -> None:
    t = quiet()
    t.gear(sundance="barrel, hat, dynamite")
    t.deck(outlaw="missed S | missed S, missed S, missed S, missed S")
    t.hands(law="hail")
    t.turn("law")
    t.plays("law", "play hail")
    t.offers("outlaw", "try the barrel", "drop the hat", "take the hit")
    t.plays("outlaw", "try the barrel", "drop the hat")
    assert t.life("sundance") == 4
    for left in (3, 2):
        t.offers("outlaw", "try the barrel", "take the hit")
        t.plays("outlaw", "try the barrel")
        assert t.life("sundance") == left
    assert t.asked() == "law play"
    assert t.deck_size("outlaw") == 2


@pytest.mark.rule("12.2")
def test_each_hit_of_hail_needs_a_miss_of_its_own() -> None:
    t = quiet()
    t.gear(sundance="scope, holster")
    t.hands(law="hail", outlaw="missed")
    t.turn("law")
    t.plays("law", "play hail")
    t.plays("outlaw", "play missed")
    assert t.life("sundance") == 3
    assert len(t.events("aimed")) == 2


@pytest.mark.rule("12.2")
def test_two_misses_stop_both_hits_of_hail() -> None:
    t = quiet()
    t.gear(sundance="scope, holster")
    t.hands(law="hail", outlaw="missed, missed")
    t.turn("law")
    t.plays("law", "play hail")
    t.plays("outlaw", "play missed", "play missed")
    assert t.life("sundance") == 4


@pytest.mark.rule("12.2", "6.7", "3.5")
def test_hail_at_somebody_without_equipment_does_nothing_but_is_the_bang_of_the_turn() -> None:
    t = quiet()
    t.hands(law="hail, colt", outlaw="missed")
    t.turn("law")
    t.plays("law", "play hail")
    assert t.asked() == "law play"
    assert t.life("sundance") == 4
    assert t.pile() == ["hail"]
    t.refuses("law", "play colt", rule="3.5")


@pytest.mark.rule("12.2")
def test_the_rest_of_hail_is_gone_with_its_target() -> None:
    t = street("garrett, tilghman", "sundance 1, cattle-kate")
    t.gear(sundance="scope, holster, dynamite")
    t.reserve(outlaw="tuco")
    t.hands(law="hail")
    t.turn("law")
    t.plays("law", "play hail")
    assert len(t.events("aimed")) == 1
    assert t.front("outlaw") == "tuco"
    assert t.life("tuco") == 4


@pytest.mark.rule("12.2", "13.10")
def test_each_hit_of_hail_shot_by_tex_needs_a_miss_and_a_card() -> None:
    t = street("tex-willer, tilghman", "sundance, cattle-kate")
    t.gear(sundance="scope, holster")
    t.hands(law="hail", outlaw="missed, missed, knife")
    t.turn("law")
    t.plays("law", "play hail")
    t.plays("outlaw", "play missed", "pay knife")
    assert t.life("sundance") == 4
    t.plays("outlaw", "play missed")
    assert t.life("sundance") == 3
    assert t.hand("outlaw") == []


@pytest.mark.rule("12.2", "12.27")
def test_with_a_scope_hail_goes_at_the_rear_and_counts_what_is_there() -> None:
    t = quiet()
    t.gear(garrett="scope", sundance="hat", cattle_kate="holster, watch")
    t.hands(law="hail")
    t.turn("law")
    t.plays("law", "play hail", "at cattle-kate")
    assert (t.life("sundance"), t.life("cattle-kate")) == (4, 2)


@pytest.mark.rule("12.2", "14.3")
def test_jack_ransom_plays_hail_at_the_rear() -> None:
    t = street("garrett, tilghman", "ransom, cattle-kate")
    t.gear(tilghman="bank, holster")
    t.hands(outlaw="hail")
    t.turn("outlaw")
    t.plays("outlaw", "play hail", "at tilghman")
    assert t.life("tilghman") == 3


# Carbine


@pytest.mark.rule("12.3")
def test_a_cancelled_carbine_discards_equipment_of_an_active_character() -> None:
    t = quiet()
    t.gear(garrett="rattlesnake", tilghman="bank", sundance="hat", cattle_kate="holster")
    t.hands(law="carbine", outlaw="missed")
    t.turn("law")
    t.plays("law", "play carbine")
    t.plays("outlaw", "play missed")
    t.offers("law", "strip rattlesnake", "strip hat", "decline")
    t.refuses("law", "strip holster", rule="12.3")
    t.refuses("law", "strip bank", rule="12.3")
    t.plays("law", "strip rattlesnake")
    assert (t.worn("garrett"), t.worn("sundance")) == ([], ["hat"])
    assert t.pile() == ["carbine", "missed", "rattlesnake"]


@pytest.mark.rule("12.3")
def test_a_cancelled_carbine_discards_equipment_of_the_opponent() -> None:
    t = quiet()
    t.gear(sundance="scope")
    t.hands(law="carbine", outlaw="missed")
    t.turn("law")
    t.plays("law", "play carbine")
    t.plays("outlaw", "play missed")
    t.plays("law", "strip scope")
    assert t.worn("sundance") == []


@pytest.mark.rule("12.3")
def test_nobody_must_discard_for_the_carbine() -> None:
    t = quiet()
    t.gear(garrett="bank")
    t.hands(law="carbine", outlaw="missed")
    t.turn("law")
    t.plays("law", "play carbine")
    t.plays("outlaw", "play missed")
    t.plays("law", "decline")
    assert t.worn("garrett") == ["bank"]
    assert t.asked() == "law play"


@pytest.mark.rule("12.3", "9.6")
def test_a_carbine_that_hits_discards_nothing() -> None:
    t = quiet()
    t.gear(garrett="rattlesnake", sundance="scope")
    t.hands(law="carbine")
    t.turn("law")
    t.plays("law", "play carbine")
    assert t.life("sundance") == 3
    assert t.asked() == "law play"


@pytest.mark.rule("12.3", "9.6")
def test_a_hat_dropped_against_the_carbine_is_gone_when_its_player_chooses() -> None:
    t = quiet()
    t.gear(sundance="hat, scope")
    t.hands(law="carbine")
    t.turn("law")
    t.plays("law", "play carbine")
    t.plays("outlaw", "drop the hat")
    t.offers("law", "strip scope", "decline")


@pytest.mark.rule("12.3")
def test_a_cancelled_carbine_asks_nothing_when_there_is_no_equipment_in_front() -> None:
    t = quiet()
    t.gear(tilghman="bank", cattle_kate="holster")
    t.hands(law="carbine", outlaw="missed")
    t.turn("law")
    t.plays("law", "play carbine")
    t.plays("outlaw", "play missed")
    assert t.asked() == "law play"


# Peacemaker


@pytest.mark.rule("12.4")
def test_a_cancelled_peacemaker_costs_the_opponent_a_card_of_their_choice() -> None:
    t = quiet()
    t.hands(law="peacemaker", outlaw="missed, knife, rest")
    t.turn("law")
    t.plays("law", "play peacemaker")
    t.plays("outlaw", "play missed")
    t.offers("outlaw", "discard knife", "discard rest")
    t.plays("outlaw", "discard rest")
    assert t.hand("outlaw") == ["knife"]
    assert t.pile() == ["peacemaker", "missed", "rest"]


@pytest.mark.rule("12.4")
def test_the_only_card_goes_to_the_peacemaker() -> None:
    t = quiet()
    t.hands(law="peacemaker", outlaw="missed, knife")
    t.turn("law")
    t.plays("law", "play peacemaker")
    t.plays("outlaw", "play missed")
    t.offers("outlaw", "discard knife")
    t.plays("outlaw", "discard knife")
    assert t.hand("outlaw") == []
    assert t.asked() == "law play"


@pytest.mark.rule("12.4")
def test_who_misses_with_the_last_card_discards_nothing_for_the_peacemaker() -> None:
    t = quiet()
    t.hands(law="peacemaker", outlaw="missed")
    t.turn("law")
    t.plays("law", "play peacemaker")
    t.plays("outlaw", "play missed")
    assert t.asked() == "law play"
    assert t.pile() == ["peacemaker", "missed"]


@pytest.mark.rule("12.4", "9.6")
def test_a_peacemaker_that_hits_costs_no_card() -> None:
    t = quiet()
    t.hands(law="peacemaker", outlaw="knife, rest")
    t.turn("law")
    t.plays("law", "play peacemaker")
    t.plays("outlaw", "take the hit")
    assert t.life("sundance") == 3
    assert t.hand("outlaw") == ["knife", "rest"]


# Remington


@pytest.mark.rule("12.5")
def test_a_cancelled_remington_brings_a_card() -> None:
    t = quiet()
    t.hands(outlaw="remington", law="missed")
    t.deck(outlaw="knife | rest")
    t.turn("outlaw")
    t.plays("outlaw", "play remington")
    t.plays("law", "play missed")
    assert t.hand("outlaw") == ["knife"]


@pytest.mark.rule("12.5", "9.6")
def test_a_remington_that_hits_brings_no_card() -> None:
    t = quiet()
    t.hands(outlaw="remington", law="missed")
    t.turn("outlaw")
    t.plays("outlaw", "play remington")
    t.plays("law", "take the hit")
    assert t.life("garrett") == 4
    assert t.hand("outlaw") == []


@pytest.mark.rule("12.5", "13.11")
def test_a_cancelled_remington_of_wyatt_earp_brings_two_cards() -> None:
    t = street("wyatt-earp, tilghman", "sundance, cattle-kate")
    t.hands(law="remington", outlaw="missed")
    t.turn("law")
    t.plays("law", "play remington")
    t.plays("outlaw", "play missed")
    assert len(t.hand("law")) == 2


# Schofield


@pytest.mark.rule("12.6", "9.6")
def test_a_schofield_cancelled_by_a_barrel_gives_a_life() -> None:
    t = street("garrett, tilghman", "sundance 2, cattle-kate 2")
    t.gear(garrett="barrel")
    t.deck(law="bank B | colt")
    t.hands(outlaw="schofield")
    t.turn("outlaw")
    t.plays("outlaw", "play schofield")
    t.plays("law", "try the barrel")
    assert (t.life("sundance"), t.life("cattle-kate"), t.life("garrett")) == (3, 2, 5)


@pytest.mark.rule("12.6", "7.9")
def test_a_schofield_gives_no_life_above_what_is_printed() -> None:
    t = quiet()
    t.hands(outlaw="schofield", law="missed")
    t.turn("outlaw")
    t.plays("outlaw", "play schofield")
    t.plays("law", "play missed")
    assert t.life("sundance") == 4


@pytest.mark.rule("12.6", "9.6")
def test_a_schofield_that_hits_gives_no_life() -> None:
    t = street("garrett, tilghman", "sundance 2, cattle-kate")
    t.hands(outlaw="schofield")
    t.turn("outlaw")
    t.plays("outlaw", "play schofield")
    assert (t.life("garrett"), t.life("sundance")) == (4, 2)


@pytest.mark.rule("12.6", "12.13", "9.5")
@pytest.mark.parametrize("before", [3, 4])
def test_the_life_of_a_schofield_comes_before_the_hit_of_return_fire(before: int) -> None:
    t = street("garrett, tilghman", f"sundance {before}, cattle-kate")
    t.hands(outlaw="schofield, missed", law="return-fire")
    t.turn("outlaw")
    t.plays("outlaw", "play schofield")
    t.plays("law", "play return-fire")
    assert t.asked() == "outlaw answer"
    assert t.life("sundance") == 4
    t.plays("outlaw", "take the hit")
    assert t.life("sundance") == 3


@pytest.mark.rule("12.6", "9.5")
def test_a_schofield_saves_its_shooter_at_the_last_life_from_return_fire() -> None:
    t = street("garrett, tilghman", "sundance 1, cattle-kate")
    t.hands(outlaw="schofield", law="return-fire")
    t.turn("outlaw")
    t.plays("outlaw", "play schofield")
    t.plays("law", "play return-fire")
    assert t.life("sundance") == 1


# Shotgun


@pytest.mark.rule("12.7", "9.9")
@pytest.mark.parametrize(
    ("side", "law", "outlaw"), [("law", "tilghman", "sundance"), ("outlaw", "garrett", "cattle-kate")]
)
def test_a_cancelled_shotgun_moves_either_token(side: str, law: str, outlaw: str) -> None:
    t = quiet()
    t.hands(law="shotgun", outlaw="missed")
    t.turn("law")
    t.plays("law", "play shotgun")
    t.plays("outlaw", "play missed")
    t.offers("law", "swap law", "swap outlaw", "decline")
    t.plays("law", f"swap {side}")
    assert (t.front("law"), t.front("outlaw")) == (law, outlaw)


@pytest.mark.rule("12.7")
def test_nobody_must_move_a_token_for_the_shotgun() -> None:
    t = quiet()
    t.hands(law="shotgun", outlaw="missed")
    t.turn("law")
    t.plays("law", "play shotgun")
    t.plays("outlaw", "play missed")
    t.plays("law", "decline")
    assert (t.front("law"), t.front("outlaw")) == ("garrett", "sundance")


@pytest.mark.rule("12.7", "3.6")
def test_the_shotgun_leaves_the_free_move() -> None:
    t = quiet()
    t.hands(law="shotgun", outlaw="missed")
    t.turn("law")
    t.plays("law", "play shotgun")
    t.plays("outlaw", "play missed")
    t.plays("law", "swap law", "move the token")
    assert t.front("law") == "garrett"


@pytest.mark.rule("12.7", "5.5")
def test_a_shotgun_does_not_move_the_token_of_a_sole_character() -> None:
    t = street("garrett, tilghman", "sundance")
    t.hands(law="shotgun", outlaw="missed")
    t.turn("law")
    t.plays("law", "play shotgun")
    t.plays("outlaw", "play missed")
    t.offers("law", "swap law", "decline")
    t.refuses("law", "swap outlaw", rule="5.5")


@pytest.mark.rule("12.7", "5.5")
def test_between_two_sole_characters_a_cancelled_shotgun_does_nothing() -> None:
    t = street("garrett", "sundance")
    t.hands(law="shotgun", outlaw="missed")
    t.turn("law")
    t.plays("law", "play shotgun")
    t.plays("outlaw", "play missed")
    assert t.asked() == "law play"


@pytest.mark.rule("12.7", "9.6")
def test_a_shotgun_that_hits_moves_nothing() -> None:
    t = quiet()
    t.hands(law="shotgun")
    t.turn("law")
    t.plays("law", "play shotgun")
    assert t.life("sundance") == 3
    assert t.asked() == "law play"


# Winchester


@pytest.mark.rule("12.8", "3.5")
def test_a_winchester_reaches_the_rear_without_a_scope_and_is_the_bang_of_the_turn() -> None:
    t = quiet()
    t.hands(law="winchester, colt")
    t.turn("law")
    t.plays("law", "play winchester")
    t.offers("law", "at sundance", "at cattle-kate")
    t.refuses("law", "at tilghman", rule="6.1")
    t.plays("law", "at cattle-kate")
    assert (t.life("sundance"), t.life("cattle-kate")) == (4, 3)
    t.refuses("law", "play colt", rule="3.5")


@pytest.mark.rule("12.8")
def test_a_winchester_may_go_at_the_front_too() -> None:
    t = quiet()
    t.hands(law="winchester")
    t.turn("law")
    t.plays("law", "play winchester", "at sundance")
    assert (t.life("sundance"), t.life("cattle-kate")) == (3, 4)


@pytest.mark.rule("12.8", "5.4", "12.24")
def test_against_a_winchester_the_rear_has_its_own_barrel_and_not_the_hat_in_front() -> None:
    t = quiet()
    t.gear(sundance="hat", cattle_kate="barrel")
    t.hands(law="winchester")
    t.turn("law")
    t.plays("law", "play winchester", "at cattle-kate")
    t.offers("outlaw", "try the barrel", "take the hit")
    t.refuses("outlaw", "drop the hat", rule="12.25")


@pytest.mark.rule("12.8", "6.4")
def test_a_winchester_at_a_sole_character_asks_nothing() -> None:
    t = street("garrett, tilghman", "sundance")
    t.hands(law="winchester")
    t.turn("law")
    t.plays("law", "play winchester")
    assert t.life("sundance") == 3
