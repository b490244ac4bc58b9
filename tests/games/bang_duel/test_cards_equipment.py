"""Chapter 12: the equipment. Unless a test says otherwise nobody has an ability that matters."""

import pytest

from games.bang_duel.street import Street, street


def order(t: Street, *kinds: str) -> list[object]:
    """The kinds of events that were told, in their order."""
    return [seen["event"] for seen in t.events(*kinds)]


def quiet() -> Street:
    """Four characters of whom nobody meddles with a hit, or with a draw of the one in front."""
    return street("tilghman, garrett", "sundance, cattle-kate")


# Bank


@pytest.mark.rule("12.23", "3.3")
def test_a_bank_in_front_brings_a_third_card_which_must_be_drawn() -> None:
    t = quiet()
    t.gear(tilghman="bank")
    t.begins("law")
    assert len(t.hand("law")) == 3
    assert t.asked() == "law play"


@pytest.mark.rule("12.23", "5.2")
def test_a_bank_in_the_rear_brings_nothing() -> None:
    t = quiet()
    t.gear(garrett="bank")
    t.begins("law")
    assert len(t.hand("law")) == 2


@pytest.mark.rule("12.23")
def test_a_bank_serves_the_owner_of_its_bearer() -> None:
    t = quiet()
    t.hands(law="bank")
    t.turn("law")
    t.plays("law", "play bank", "at sundance", "end turn")
    assert t.asked() == "outlaw play"
    assert len(t.hand("outlaw")) == 3


# Barrel


@pytest.mark.rule("12.24", "7.3", "8.1")
def test_a_barrel_that_finds_no_barrel_leaves_the_other_means() -> None:
    t = quiet()
    t.gear(tilghman="barrel, hat")
    t.deck(law="winchester H | colt")
    t.hands(outlaw="colt", law="missed")
    t.turn("outlaw")
    t.plays("outlaw", "play colt")
    t.offers("law", "try the barrel", "drop the hat", "play missed", "take the hit")
    t.plays("law", "try the barrel")
    assert t.pile()[-1] == "winchester"
    assert t.life("tilghman") == 5
    t.offers("law", "drop the hat", "play missed", "take the hit")
    t.refuses("law", "try the barrel", rule="7.3")
    t.plays("law", "play missed")
    assert t.life("tilghman") == 5
    assert t.worn("tilghman") == ["barrel", "hat"]


@pytest.mark.rule("12.24")
def test_the_hit_may_be_taken_after_the_barrel_failed() -> None:
    t = quiet()
    t.gear(tilghman="barrel")
    t.deck(law="winchester H | colt")
    t.hands(outlaw="colt", law="missed")
    t.turn("outlaw")
    t.plays("outlaw", "play colt")
    t.plays("law", "try the barrel", "take the hit")
    assert t.life("tilghman") == 4
    assert t.hand("law") == ["missed"]


@pytest.mark.rule("12.24", "8.1")
def test_a_barrel_that_finds_a_barrel_is_a_miss_and_stays() -> None:
    t = quiet()
    t.gear(tilghman="barrel")
    t.deck(law="bank B | colt")
    t.hands(outlaw="colt", law="missed")
    t.turn("outlaw")
    t.plays("outlaw", "play colt")
    t.plays("law", "try the barrel")
    assert t.life("tilghman") == 5
    assert t.hand("law") == ["missed"]
    assert t.worn("tilghman") == ["barrel"]
    assert t.pile()[-1] == "bank"
    assert t.asked() == "outlaw play"


@pytest.mark.rule("12.24", "8.3")
def test_a_barrel_reveals_from_the_deck_of_its_owner() -> None:
    t = quiet()
    t.gear(tilghman="barrel")
    t.deck(law="winchester H | colt", outlaw="rest B | knife")
    t.hands(outlaw="colt")
    t.turn("outlaw")
    t.plays("outlaw", "play colt")
    t.plays("law", "try the barrel")
    assert t.life("tilghman") == 4
    assert (t.deck_size("law"), t.deck_size("outlaw")) == (1, 2)


@pytest.mark.rule("12.24", "5.4")
def test_a_barrel_works_in_the_rear_when_its_bearer_is_the_target() -> None:
    t = quiet()
    t.gear(cattle_kate="barrel")
    t.deck(outlaw="rest B | knife")
    t.hands(law="winchester")
    t.turn("law")
    t.plays("law", "play winchester", "at cattle-kate")
    t.plays("outlaw", "try the barrel")
    assert t.life("cattle-kate") == 4


@pytest.mark.rule("12.24", "5.2", "7.2")
def test_a_barrel_in_the_rear_does_not_help_the_front() -> None:
    t = quiet()
    t.gear(cattle_kate="barrel")
    t.hands(law="colt", outlaw="missed")
    t.turn("law")
    t.plays("law", "play colt")
    t.offers("outlaw", "play missed", "take the hit")
    t.refuses("outlaw", "try the barrel", rule="12.24")


@pytest.mark.rule("12.24", "13.1", "7.7")
def test_a_barrel_helps_against_the_hit_of_pinkerton() -> None:
    t = street("pinkerton, garrett", "sundance, cattle-kate")
    t.gear(sundance="barrel")
    t.deck(outlaw="rest B | missed")
    t.hands(outlaw="colt")
    t.turn("outlaw")
    t.plays("outlaw", "play colt")
    assert (t.asked(), t.question()["source"]) == ("outlaw answer", "pinkerton")
    t.plays("outlaw", "try the barrel")
    assert (t.life("pinkerton"), t.life("sundance")) == (3, 4)


@pytest.mark.rule("12.24", "12.11")
def test_a_barrel_helps_against_a_knife() -> None:
    t = quiet()
    t.gear(tilghman="barrel")
    t.deck(law="bank B | colt")
    t.hands(outlaw="knife")
    t.turn("outlaw")
    t.plays("outlaw", "play knife")
    t.plays("law", "try the barrel")
    assert t.life("tilghman") == 5


@pytest.mark.rule("12.24", "13.10")
def test_against_tex_a_barrel_needs_one_more_card() -> None:
    t = street("tex-willer, garrett", "sundance, cattle-kate")
    t.gear(sundance="barrel")
    t.deck(outlaw="rest B | missed")
    t.hands(law="colt", outlaw="knife")
    t.turn("law")
    t.plays("law", "play colt")
    t.plays("outlaw", "try the barrel")
    t.offers("outlaw", "pay knife", "waste")
    t.plays("outlaw", "pay knife")
    assert t.life("sundance") == 4


@pytest.mark.rule("12.24", "13.10")
def test_against_tex_a_barrel_with_an_empty_hand_is_wasted() -> None:
    t = street("tex-willer, garrett", "sundance, cattle-kate")
    t.gear(sundance="barrel")
    t.deck(outlaw="rest B | missed")
    t.hands(law="colt")
    t.turn("law")
    t.plays("law", "play colt")
    t.plays("outlaw", "try the barrel")
    assert t.life("sundance") == 3


@pytest.mark.rule("12.24", "14.5", "7.3")
@pytest.mark.parametrize(
    ("first", "second"), [("use kid-curry", "try the barrel"), ("try the barrel", "use kid-curry")]
)
def test_kid_curry_and_his_barrel_are_tried_in_either_order(first: str, second: str) -> None:
    t = street("tilghman, garrett", "kid-curry, cattle-kate")
    t.gear(kid_curry="barrel")
    t.deck(law="winchester H | colt", outlaw="knife H | missed")
    t.hands(law="colt", outlaw="missed")
    t.turn("law")
    t.plays("law", "play colt")
    t.offers("outlaw", "use kid-curry", "try the barrel", "play missed", "take the hit")
    t.plays("outlaw", first)
    t.offers("outlaw", second, "play missed", "take the hit")
    t.plays("outlaw", second)
    t.offers("outlaw", "play missed", "take the hit")
    t.plays("outlaw", "play missed")
    assert t.life("kid-curry") == 4


# Hat


@pytest.mark.rule("12.25")
def test_a_hat_is_dropped_from_play_as_a_miss() -> None:
    t = quiet()
    t.gear(sundance="hat")
    t.hands(law="colt")
    t.turn("law")
    t.plays("law", "play colt")
    t.plays("outlaw", "drop the hat")
    assert t.life("sundance") == 4
    assert t.worn("sundance") == []
    assert t.pile() == ["colt", "hat"]


@pytest.mark.rule("12.25")
def test_nobody_must_drop_the_hat() -> None:
    t = quiet()
    t.gear(sundance="hat")
    t.hands(law="colt")
    t.turn("law")
    t.plays("law", "play colt")
    t.plays("outlaw", "take the hit")
    assert t.life("sundance") == 3
    assert t.worn("sundance") == ["hat"]


@pytest.mark.rule("12.25", "12.10", "5.4")
def test_a_hat_in_the_rear_helps_its_bearer_alone() -> None:
    t = quiet()
    t.gear(cattle_kate="hat")
    t.hands(law="gatling", outlaw="knife")
    t.turn("law")
    t.plays("law", "play gatling")
    t.offers("outlaw", "take the hit")
    t.refuses("outlaw", "drop the hat", rule="12.25")
    t.plays("outlaw", "take the hit")
    t.offers("outlaw", "drop the hat", "take the hit")
    t.plays("outlaw", "drop the hat")
    assert (t.life("sundance"), t.life("cattle-kate")) == (3, 4)


@pytest.mark.rule("12.25", "7.4")
def test_a_hat_in_hand_is_no_miss() -> None:
    t = quiet()
    t.hands(law="colt", outlaw="hat, barrel")
    t.turn("law")
    t.plays("law", "play colt")
    t.offers("outlaw", "take the hit")
    t.refuses("outlaw", "play hat", rule="7.4")
    t.refuses("outlaw", "play barrel", rule="7.4")


@pytest.mark.rule("12.25", "13.12")
def test_a_hat_helps_against_missed_that_annie_plays_as_a_colt() -> None:
    t = street("annie-oakley, garrett", "sundance, cattle-kate")
    t.gear(sundance="hat")
    t.hands(law="missed")
    t.turn("law")
    t.plays("law", "play missed as colt")
    t.plays("outlaw", "drop the hat")
    assert t.life("sundance") == 4


@pytest.mark.rule("12.25", "13.12")
def test_annie_oakley_drops_her_hat_like_anybody() -> None:
    t = street("annie-oakley, garrett", "sundance, cattle-kate")
    t.gear(annie_oakley="hat")
    t.hands(outlaw="colt", law="knife")
    t.turn("outlaw")
    t.plays("outlaw", "play colt")
    t.offers("law", "drop the hat", "play knife", "take the hit")
    t.plays("law", "drop the hat")
    assert t.life("annie-oakley") == 4


# Holster


@pytest.mark.rule("12.26", "3.5")
def test_with_a_holster_any_number_and_after_a_change_of_places_one_more() -> None:
    t = quiet()
    t.gear(sundance="holster")
    t.hands(outlaw="colt, carbine, remington, schofield")
    t.turn("outlaw")
    t.plays("outlaw", "play colt", "play carbine", "move the token", "play remington")
    assert t.life("tilghman") == 2
    t.refuses("outlaw", "play schofield", rule="3.5")


@pytest.mark.rule("12.26", "3.5")
def test_a_bang_card_before_the_holster_is_no_hindrance() -> None:
    t = quiet()
    t.gear(cattle_kate="holster")
    t.hands(outlaw="colt, carbine, remington")
    t.turn("outlaw")
    t.plays("outlaw", "play colt", "move the token", "play carbine", "play remington")
    assert t.life("tilghman") == 2


@pytest.mark.rule("12.26", "5.2")
def test_a_holster_in_the_rear_does_not_work() -> None:
    t = quiet()
    t.gear(cattle_kate="holster")
    t.hands(outlaw="colt, carbine")
    t.turn("outlaw")
    t.plays("outlaw", "play colt")
    t.refuses("outlaw", "play carbine", rule="3.5")


@pytest.mark.rule("12.26", "6.3")
def test_a_holster_played_on_the_opponent_serves_the_opponent() -> None:
    t = quiet()
    t.hands(law="holster, colt, winchester", outlaw="carbine, knife, remington")
    t.turn("law")
    t.plays("law", "play holster", "at sundance", "play colt")
    t.plays("outlaw", "take the hit")
    t.refuses("law", "play winchester", rule="3.5")
    t.plays("law", "end turn")
    t.plays("outlaw", "play carbine")
    t.plays("law", "take the hit")
    t.plays("outlaw", "play remington")
    t.plays("law", "take the hit")
    assert t.life("tilghman") == 3


# Scope


@pytest.mark.rule("12.27", "6.2")
@pytest.mark.parametrize("card", ["derringer", "colt", "knife", "peacemaker"])
def test_a_scope_in_front_lets_hit_cards_reach_the_rear(card: str) -> None:
    t = quiet()
    t.gear(tilghman="scope")
    t.hands(law=card)
    t.turn("law")
    t.plays("law", f"play {card}")
    t.offers("law", "at sundance", "at cattle-kate")
    t.plays("law", "at cattle-kate")
    assert (t.life("sundance"), t.life("cattle-kate")) == (4, 3)


@pytest.mark.rule("12.27", "5.2")
def test_a_scope_in_the_rear_does_not_work() -> None:
    t = quiet()
    t.gear(garrett="scope")
    t.hands(law="derringer")
    t.turn("law")
    t.plays("law", "play derringer")
    assert (t.life("sundance"), t.life("cattle-kate")) == (3, 4)


@pytest.mark.rule("12.27", "6.3")
def test_a_scope_does_not_help_equipment_to_the_rear() -> None:
    t = quiet()
    t.gear(tilghman="scope")
    t.hands(law="hat")
    t.turn("law")
    t.plays("law", "play hat")
    t.offers("law", "at garrett", "at sundance")
    t.refuses("law", "at cattle-kate", rule="6.3")


@pytest.mark.rule("12.27", "12.17", "12.20")
def test_a_scope_does_not_help_teacher_or_respite_to_the_rear() -> None:
    t = quiet()
    t.gear(tilghman="scope", cattle_kate="watch")
    t.hands(law="teacher, respite")
    t.turn("law")
    t.plays("law", "play respite")
    t.refuses("law", "at cattle-kate", rule="6.2")
    t.plays("law", "at garrett", "play teacher")
    t.refuses("law", "take watch", rule="6.2")


# Watch


@pytest.mark.rule("12.28", "9.9")
def test_a_watch_in_front_brings_a_card_when_the_opponent_moves() -> None:
    t = quiet()
    t.gear(sundance="watch")
    t.turn("law")
    t.plays("law", "move the token")
    assert len(t.hand("outlaw")) == 1


@pytest.mark.rule("12.28", "12.29")
def test_a_watch_brings_a_card_for_the_opponents_stampede() -> None:
    t = quiet()
    t.gear(sundance="watch", tilghman="stampede")
    t.begins("law")
    assert t.front("law") == "garrett"
    assert len(t.hand("outlaw")) == 1


@pytest.mark.rule("12.28", "9.9")
def test_a_watch_brings_nothing_when_its_owner_moves_the_opponents_token() -> None:
    t = quiet()
    t.gear(sundance="watch")
    t.hands(outlaw="water")
    t.turn("outlaw")
    t.plays("outlaw", "play water", "swap law")
    assert (t.front("law"), t.hand("outlaw")) == ("garrett", [])


@pytest.mark.rule("12.28", "5.2")
def test_a_watch_in_the_rear_does_not_work() -> None:
    t = quiet()
    t.gear(cattle_kate="watch")
    t.turn("law")
    t.plays("law", "move the token")
    assert t.hand("outlaw") == []


@pytest.mark.rule("12.28")
def test_a_watch_does_not_care_for_the_own_token() -> None:
    t = quiet()
    t.gear(sundance="watch", cattle_kate="watch")
    t.turn("outlaw")
    t.plays("outlaw", "move the token")
    assert t.hand("outlaw") == []


@pytest.mark.rule("12.28", "5.5")
def test_a_sole_opponent_never_moves_for_the_watch() -> None:
    t = street("tilghman", "sundance, cattle-kate")
    t.gear(sundance="watch", tilghman="stampede")
    t.begins("law")
    t.refuses("law", "move the token", rule="5.5")
    assert t.hand("outlaw") == []


# Stampede


@pytest.mark.rule("12.29", "3.2", "3.6")
@pytest.mark.parametrize("bearer", ["tilghman", "garrett"])
def test_a_stampede_on_either_character_makes_them_change_places_before_the_draw(bearer: str) -> None:
    t = quiet()
    t.gear(**{bearer: "stampede"})
    t.begins("law")
    assert t.front("law") == "garrett"
    assert t.worn(bearer) == ["stampede"]
    assert order(t, "moved", "drew")[:2] == ["moved", "drew"]
    t.plays("law", "move the token")
    assert t.front("law") == "tilghman"


@pytest.mark.rule("12.29", "3.2")
def test_the_bank_of_the_new_front_counts_after_a_stampede() -> None:
    t = street("garrett, tilghman", "sundance, cattle-kate")
    t.gear(tilghman="stampede, bank")
    t.begins("law")
    assert len(t.hand("law")) == 3


@pytest.mark.rule("12.29", "5.5")
def test_a_stampede_does_nothing_to_a_sole_character() -> None:
    t = street("tilghman", "sundance, cattle-kate")
    t.gear(tilghman="stampede")
    t.begins("law")
    assert t.front("law") == "tilghman"
    assert t.worn("tilghman") == ["stampede"]
    assert t.events("moved") == []


@pytest.mark.rule("12.29", "3.2")
def test_a_stampede_waits_for_the_turn_of_its_bearer() -> None:
    t = quiet()
    t.gear(tilghman="stampede")
    t.begins("outlaw")
    assert (t.front("law"), t.front("outlaw")) == ("tilghman", "sundance")


# Rattlesnake


@pytest.mark.rule("12.30", "5.3")
@pytest.mark.parametrize("bearer", ["sundance", "cattle-kate"])
def test_a_rattlesnake_bites_in_front_and_in_the_rear_and_stays(bearer: str) -> None:
    t = quiet()
    t.gear(**{bearer.replace("-", "_"): "rattlesnake"})
    t.deck(outlaw="missed S | knife, rest, colt")
    t.begins("outlaw")
    assert t.life(bearer) == 3
    assert t.worn(bearer) == ["rattlesnake"]
    assert t.pile()[-1] == "missed"


@pytest.mark.rule("12.30", "8.1")
def test_a_rattlesnake_that_finds_no_snake_does_nothing_and_stays() -> None:
    t = quiet()
    t.gear(sundance="rattlesnake")
    t.deck(outlaw="rest B | knife, duel, colt")
    t.begins("outlaw")
    assert t.life("sundance") == 4
    assert t.worn("sundance") == ["rattlesnake"]


@pytest.mark.rule("12.30", "7.6")
def test_no_miss_helps_against_a_rattlesnake() -> None:
    t = quiet()
    t.gear(sundance="rattlesnake, hat, barrel")
    t.hands(outlaw="missed")
    t.deck(outlaw="missed S | knife, rest, colt")
    t.begins("outlaw")
    assert t.life("sundance") == 3
    assert t.worn("sundance") == ["rattlesnake", "hat", "barrel"]


@pytest.mark.rule("12.30", "8.3")
def test_a_rattlesnake_played_on_the_opponent_bites_in_the_opponents_turn() -> None:
    t = quiet()
    t.hands(outlaw="rattlesnake")
    t.deck(law="missed S | colt, water, bank")
    t.turn("outlaw")
    t.plays("outlaw", "play rattlesnake", "at tilghman")
    assert t.life("tilghman") == 5
    t.plays("outlaw", "end turn")
    assert t.life("tilghman") == 4
    assert t.worn("tilghman") == ["rattlesnake"]


# Dynamite


@pytest.mark.rule("12.31")
@pytest.mark.parametrize("bearer", ["sundance", "cattle-kate"])
def test_dynamite_explodes_takes_three_life_and_is_discarded(bearer: str) -> None:
    t = quiet()
    t.gear(**{bearer.replace("-", "_"): "dynamite"})
    t.deck(outlaw="colt D | knife, rest, missed")
    t.begins("outlaw")
    assert t.life(bearer) == 1
    assert t.worn(bearer) == []
    assert t.pile()[-2:] == ["colt", "dynamite"]


@pytest.mark.rule("12.31")
def test_dynamite_that_finds_none_passes_to_the_opponents_rear_and_back() -> None:
    t = quiet()
    t.gear(sundance="dynamite")
    t.deck(outlaw="rest B | knife, missed S", law="bank B | colt, water")
    t.begins("outlaw")
    assert [t.worn(name) for name in ("sundance", "tilghman", "garrett")] == [[], [], ["dynamite"]]
    assert t.life("sundance") == 4
    t.plays("outlaw", "end turn")
    assert [t.worn(name) for name in ("garrett", "sundance", "cattle-kate")] == [[], [], ["dynamite"]]


@pytest.mark.rule("12.31", "3.2")
def test_dynamite_that_was_passed_on_explodes_in_the_opponents_turn() -> None:
    t = quiet()
    t.gear(cattle_kate="dynamite")
    t.deck(outlaw="rest B | knife, missed S", law="colt D | bank, water")
    t.begins("outlaw")
    t.plays("outlaw", "end turn")
    assert t.life("garrett") == 2
    assert "dynamite" in t.pile()


@pytest.mark.rule("12.31", "5.5")
def test_dynamite_passes_to_a_sole_character() -> None:
    t = street("tilghman", "sundance, cattle-kate")
    t.gear(sundance="dynamite")
    t.deck(outlaw="rest B | knife, missed S")
    t.begins("outlaw")
    assert t.worn("tilghman") == ["dynamite"]


@pytest.mark.rule("12.31", "6.3")
def test_dynamite_is_played_on_the_own_rear_only() -> None:
    t = quiet()
    t.hands(outlaw="dynamite")
    t.turn("outlaw")
    t.plays("outlaw", "play dynamite")
    assert t.worn("cattle-kate") == ["dynamite"]
    assert t.asked() == "outlaw play"


@pytest.mark.rule("12.31", "6.4")
def test_a_sole_character_lights_the_dynamite_on_itself() -> None:
    t = street("tilghman, garrett", "sundance")
    t.hands(outlaw="dynamite")
    t.turn("outlaw")
    t.plays("outlaw", "play dynamite")
    assert t.worn("sundance") == ["dynamite"]


@pytest.mark.rule("12.31", "12.16")
def test_robbery_puts_out_the_dynamite() -> None:
    t = quiet()
    t.gear(cattle_kate="dynamite")
    t.hands(outlaw="robbery")
    t.turn("outlaw")
    t.plays("outlaw", "play robbery", "strip dynamite")
    assert t.worn("cattle-kate") == []
    assert t.pile() == ["robbery", "dynamite"]


@pytest.mark.rule("12.31", "3.2", "10.2")
def test_who_dies_of_dynamite_is_replaced_before_the_rattlesnake_of_the_other_bites() -> None:
    t = street("tilghman, garrett", "sundance 3, cattle-kate")
    t.gear(sundance="dynamite", cattle_kate="rattlesnake")
    t.reserve(outlaw="tuco")
    t.deck(outlaw="colt D | missed S, missed S, missed S, missed S, missed S")
    t.begins("outlaw")
    assert order(t, "exploded", "entered", "wounded") == ["exploded", *["wounded"] * 3, "entered", "wounded"]
    assert t.front("outlaw") == "tuco"
    assert (t.life("tuco"), t.life("cattle-kate")) == (4, 3)
    assert t.deck_size("outlaw") == 0  # the dynamite, two for the death, the snake, two of the draw phase


@pytest.mark.rule("12.31", "3.2", "10.3")
def test_the_rattlesnake_of_who_dies_of_dynamite_bites_nobody() -> None:
    t = street("tilghman, garrett", "sundance 2, cattle-kate")
    t.gear(sundance="rattlesnake, dynamite")
    t.reserve(outlaw="tuco")
    t.deck(outlaw="colt D | missed S, missed S, missed S, missed S, missed S")
    t.begins("outlaw")
    assert len(t.events("revealed")) == 1
    assert {"rattlesnake", "dynamite"} < set(t.pile())
    assert (t.life("tuco"), t.life("cattle-kate")) == (4, 4)


@pytest.mark.rule("12.29", "12.30", "12.31", "3.2")
def test_dynamite_comes_first_then_the_rattlesnake_then_the_stampede() -> None:
    t = quiet()
    t.gear(sundance="stampede, rattlesnake, dynamite")
    t.deck(outlaw="missed S | missed S, missed S, missed S")
    t.begins("outlaw")
    assert order(t, "passed-on", "wounded", "moved", "drew") == ["passed-on", "wounded", "moved", "drew"]
    assert t.life("sundance") == 3
    assert t.front("outlaw") == "cattle-kate"
