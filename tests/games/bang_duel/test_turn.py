"""Chapter 3: the turn."""

import pytest

from games.bang_duel.street import Street, street

# Phases


@pytest.mark.rule("3.1")
def test_a_turn_goes_start_draw_play_discard() -> None:
    t = street("tilghman 2, garrett", "hardin, daltons")
    t.gear(tilghman="rattlesnake")
    t.deck(law="water B | wagon B, wagon B, bank B")
    t.hands(law="colt")
    t.begins("law")
    assert t.story() == ["turn-began", "revealed", "drew"]
    assert t.asked() == "law play"
    t.plays("law", "end turn")
    assert t.asked() == "law discard"
    t.plays("law", "discard colt")
    assert t.story()[3:] == ["discarded", "turn-began", "drew"]
    assert t.asked() == "outlaw play"


@pytest.mark.rule("3.2")
def test_dynamite_then_rattlesnake_then_stampede_then_the_draw() -> None:
    t = street("tilghman, garrett", "hardin, daltons")
    t.gear(tilghman="stampede, rattlesnake, dynamite")
    t.deck(law="water S | missed S, missed S, missed S, missed S, store S")
    t.begins("law")
    assert t.story() == ["turn-began", "revealed", "passed-on", "revealed", "wounded", "moved", "drew", "showed"]
    assert [event["sign"] for event in t.events("revealed")] == ["dynamite", "snake"]
    assert t.front("law") == "garrett"


@pytest.mark.rule("3.2")
def test_equipment_of_the_rear_character_works_at_the_start_too() -> None:
    t = street("tilghman, wyatt-earp", "hardin, daltons")
    t.gear(wyatt_earp="stampede, rattlesnake, dynamite")
    t.deck(law="water S | missed S, missed S, missed S, missed S")
    t.begins("law")
    assert t.worn("daltons") == ["dynamite"]
    assert t.life("wyatt-earp") == 3
    assert t.front("law") == "wyatt-earp"


@pytest.mark.rule("3.2")
def test_the_opponents_equipment_waits_for_the_opponents_turn() -> None:
    t = street("tilghman, garrett", "hardin, daltons")
    t.gear(hardin="rattlesnake, stampede", daltons="dynamite")
    t.begins("law")
    assert t.story() == ["turn-began", "drew"]


@pytest.mark.rule("3.2")
def test_each_is_finished_with_all_that_it_causes_before_the_next() -> None:
    t = street("tilghman 3, garrett", "hardin, daltons")
    t.reserve(law="django")
    t.gear(tilghman="dynamite", garrett="rattlesnake")
    t.deck(law="colt D | missed S, missed S, missed S, missed S, store S")
    t.begins("law")
    story = t.story()
    assert story[:5] == ["turn-began", "revealed", "exploded", "wounded", "wounded"]
    assert story.index("entered") < story.index("revealed", 2)
    assert t.life("garrett") == 4


@pytest.mark.rule("3.2", "9.3")
def test_a_hit_caused_by_the_rattlesnake_comes_before_the_stampede() -> None:
    t = street("tilghman, pinkerton", "hardin, daltons")
    t.gear(pinkerton="rattlesnake, stampede")
    t.hands(outlaw="colt")
    t.deck(law="water S | missed S, missed S, store S")
    t.begins("law")
    assert t.asked() == "outlaw answer"
    assert t.front("law") == "tilghman"
    t.plays("outlaw", "take the hit")
    assert t.front("law") == "pinkerton"


@pytest.mark.rule("3.3")
@pytest.mark.parametrize("side", ["law", "outlaw"])
def test_two_cards_are_drawn(side: str) -> None:
    t = street("tilghman, garrett", "hardin, daltons")
    t.begins(side)
    assert len(t.hand(side)) == 2
    assert t.deck_size(side) == 38


# Playing


@pytest.mark.rule("3.4")
def test_any_number_of_cards_may_be_played_in_any_order() -> None:
    t = street("tilghman, garrett", "hardin, daltons")
    t.hands(outlaw="knife, knife, colt, rest, hat")
    t.turn("outlaw")
    t.plays("outlaw", "play hat", "at daltons", "play knife", "play rest", "play colt", "play knife")
    assert t.hand("outlaw") == []
    assert t.life("tilghman") == 2


@pytest.mark.rule("3.4")
def test_no_card_need_be_played() -> None:
    t = street("tilghman, garrett", "hardin, daltons")
    t.hands(law="colt, derringer, water")
    t.turn("law")
    t.plays("law", "end turn")
    assert t.asked() == "outlaw play"
    assert t.hand("law") == ["colt", "derringer", "water"]


@pytest.mark.rule("3.4")
def test_only_cards_in_hand_are_played() -> None:
    t = street("tilghman, garrett", "hardin, daltons")
    t.hands(law="water", outlaw="knife")
    t.turn("law")
    t.refuses("law", "play knife", rule="3.4")
    t.refuses("law", "play gatling", rule="3.4")


# BANG! cards


def bangs(law: str, outlaw: str, side: str, cards: str) -> Street:
    t = street(law, outlaw)
    t.hands(**{side: cards})
    t.turn(side)
    return t


@pytest.mark.rule("3.5")
def test_only_one_bang_card_may_be_played_in_a_turn() -> None:
    t = bangs("tilghman, garrett", "daltons, hardin", "law", "colt, carbine")
    t.plays("law", "play colt")
    assert not t.may("law", "play carbine")
    t.refuses("law", "play carbine", rule="3.5")


@pytest.mark.rule("3.5")
def test_the_next_turn_brings_another() -> None:
    t = bangs("tilghman, garrett", "kitty-leroy, hardin", "law", "colt, carbine")
    t.plays("law", "play colt", "end turn")
    t.plays("outlaw", "end turn")
    assert t.may("law", "play carbine")


@pytest.mark.rule("3.5")
def test_knife_derringer_and_gatling_are_no_bang_cards() -> None:
    t = bangs("tilghman, garrett", "anderson, hardin", "law", "colt, derringer, gatling, knife")
    t.plays("law", "play derringer", "play knife", "play gatling", "take the hit")
    assert t.life("anderson") == 2
    assert t.view().bangs == 0
    t.plays("law", "play colt")
    assert t.life("anderson") == 1


@pytest.mark.rule("3.5")
def test_a_card_played_as_a_colt_is_a_bang_card() -> None:
    t = bangs("tilghman, garrett", "tuco, daltons", "outlaw", "hat, colt, water")
    t.plays("outlaw", "play hat as colt")
    t.refuses("outlaw", "play colt", rule="3.5")
    t.refuses("outlaw", "play water as colt", rule="3.5")
    assert t.may("outlaw", "play water")


@pytest.mark.rule("3.5")
def test_a_card_used_as_an_answer_is_no_bang_card() -> None:
    t = street("annie-oakley, garrett", "tom-horn, daltons")
    t.hands(law="colt, carbine, duel", outlaw="knife")
    t.turn("law")
    t.plays("law", "play duel")
    t.plays("outlaw", "shoot back with knife")
    t.plays("law", "shoot back with carbine")
    assert t.view().bangs == 0
    assert t.may("law", "play colt")


@pytest.mark.rule("3.5")
def test_a_card_repeated_by_pearl_hart_is_no_bang_card() -> None:
    t = bangs("tilghman, garrett", "pearl-hart, daltons", "outlaw", "knife, colt, water")
    t.plays("outlaw", "play knife", "use pearl-hart", "pay water")
    assert t.life("tilghman") == 3
    assert t.may("outlaw", "play colt")


@pytest.mark.rule("3.5")
def test_with_the_holster_any_number_and_the_other_may_still_play_one() -> None:
    t = street("tilghman, garrett", "daltons, kitty-leroy")
    t.gear(tilghman="holster")
    t.hands(law="colt, carbine, carbine, peacemaker")
    t.turn("law")
    t.plays("law", "play colt", "play carbine", "move the token", "play carbine")
    t.refuses("law", "play peacemaker", rule="3.5")


@pytest.mark.rule("3.5")
def test_one_played_before_is_no_hindrance_for_the_holster() -> None:
    t = street("tilghman, garrett", "anderson, kitty-leroy")
    t.gear(garrett="holster")
    t.hands(law="colt, carbine, peacemaker")
    t.turn("law")
    t.plays("law", "play colt", "move the token", "play carbine", "play peacemaker")
    assert t.life("anderson") == 2


@pytest.mark.rule("3.5")
def test_wesley_hardins_bang_cards_are_not_counted_either() -> None:
    t = street("tilghman, garrett", "hardin, daltons")
    t.hands(outlaw="colt, colt, colt, schofield")
    t.turn("outlaw")
    t.plays("outlaw", "play colt", "play colt", "move the token", "play schofield")
    t.refuses("outlaw", "play colt", rule="3.5")


@pytest.mark.rule("3.5")
def test_a_new_active_character_brings_no_further_bang_card() -> None:
    t = street("tilghman 1, garrett", "kid-curry, daltons")
    t.reserve(law="wyatt-earp")
    t.hands(law="colt, carbine")
    t.deck(law="wagon B | wagon, water, water, water")
    t.turn("law")
    t.plays("law", "play colt")
    t.plays("outlaw", "use kid-curry")
    t.plays("law", "take the hit")
    assert t.front("law") == "wyatt-earp"
    t.refuses("law", "play carbine", rule="3.5")


@pytest.mark.rule("3.5")
def test_when_the_stranger_is_gone_after_two_nothing_more_happens() -> None:
    t = street("stranger 1, garrett", "kid-curry, daltons")
    t.reserve(law="wyatt-earp")
    t.hands(law="colt, carbine, peacemaker")
    t.bangs(1)
    t.deck(law="wagon B | wagon, water, water, water")
    t.turn("law")
    t.plays("law", "play colt")
    t.plays("outlaw", "use kid-curry")
    t.plays("law", "take the hit")
    assert t.front("law") == "wyatt-earp"
    t.refuses("law", "play carbine", rule="3.5")
    t.plays("law", "end turn")


# The token


@pytest.mark.rule("3.6")
def test_the_token_may_be_moved_once() -> None:
    t = street("tilghman, garrett", "hardin, daltons")
    t.turn("law")
    t.plays("law", "move the token")
    assert [t.front("law"), t.rear("law")] == ["garrett", "tilghman"]
    t.refuses("law", "move the token", rule="3.6")


@pytest.mark.rule("3.6")
def test_in_the_next_turn_it_may_be_moved_again() -> None:
    t = street("tilghman, wyatt-earp", "hardin, daltons")
    t.turn("law")
    t.plays("law", "move the token", "end turn")
    t.plays("outlaw", "move the token", "end turn")
    t.plays("law", "move the token")
    assert t.front("law") == "tilghman"


@pytest.mark.rule("3.6")
def test_it_may_be_moved_before_between_and_after_cards() -> None:
    t = street("tilghman, garrett", "hardin, daltons")
    t.hands(law="water, derringer")
    t.turn("law")
    assert t.may("law", "move the token")
    t.plays("law", "play derringer")
    assert t.may("law", "move the token")
    t.plays("law", "play water", "swap outlaw")
    assert t.may("law", "move the token")


@pytest.mark.rule("3.6")
def test_moves_by_cards_do_not_use_it_up() -> None:
    t = street("tilghman, garrett", "hardin, daltons")
    t.hands(law="water")
    t.turn("law")
    t.plays("law", "play water", "swap law", "move the token")
    assert t.front("law") == "tilghman"


@pytest.mark.rule("3.6", "5.5")
def test_moving_the_token_needs_two_characters() -> None:
    t = street("tilghman", "hardin, daltons")
    t.turn("law")
    t.refuses("law", "move the token", rule="5.5")


# Discarding


@pytest.mark.rule("3.7")
def test_whoever_holds_more_cards_than_the_active_character_has_life_discards_down_to_it() -> None:
    t = street("tilghman 3, garrett", "hardin, daltons")
    t.hands(law="colt, derringer, water, hat, bank")
    t.turn("law")
    t.plays("law", "end turn")
    assert t.question()["left"] == 2
    t.plays("law", "discard hat")
    assert t.question()["left"] == 1
    t.plays("law", "discard colt")
    assert t.hand("law") == ["derringer", "water", "bank"]
    assert t.pile() == ["hat", "colt"]
    assert t.asked() == "outlaw play"


@pytest.mark.rule("3.7")
def test_it_is_the_life_of_the_active_character_that_counts() -> None:
    t = street("tilghman 2, garrett 5", "hardin, daltons")
    t.hands(law="colt, derringer, water")
    t.turn("law")
    t.plays("law", "move the token", "end turn")
    assert t.asked() == "outlaw play"


@pytest.mark.rule("3.7")
def test_as_many_cards_as_life_are_kept() -> None:
    t = street("tilghman 3, garrett", "hardin, daltons")
    t.hands(law="colt, derringer, water")
    t.turn("law")
    t.plays("law", "end turn")
    assert len(t.hand("law")) == 3


@pytest.mark.rule("3.8")
def test_at_one_life_two_cards_may_be_kept() -> None:
    t = street("tilghman 1, garrett", "hardin, daltons")
    t.hands(law="colt, derringer, water")
    t.turn("law")
    t.plays("law", "end turn")
    assert t.question()["left"] == 1
    t.plays("law", "discard water")
    assert t.hand("law") == ["colt", "derringer"]
    assert t.asked() == "outlaw play"


# While something is worked off


@pytest.mark.rule("3.9")
def test_while_a_hit_is_answered_nothing_else_may_be_done() -> None:
    t = street("tilghman, garrett", "kitty-leroy")
    t.gear(tilghman="scope")
    t.hands(law="water, bank, derringer, missed", outlaw="colt")
    t.turn("outlaw")
    t.plays("outlaw", "play colt")
    t.offers("law", "play missed", "take the hit")
    t.refuses("outlaw", "end turn", rule="7.2")


@pytest.mark.rule("3.9")
def test_not_even_in_ones_own_turn() -> None:
    t = street("tilghman, garrett", "kid-curry")
    t.hands(law="colt, water, outlaw missed")
    t.deck(law="wagon B | wagon")
    t.turn("law")
    t.plays("law", "play colt")
    t.plays("outlaw", "use kid-curry")
    assert t.asked() == "law answer"
    t.offers("law", "play missed", "take the hit")


# Once a turn


@pytest.mark.rule("3.10")
def test_an_ability_of_once_a_turn_is_used_once() -> None:
    t = street("tilghman, garrett", "cattle-kate, daltons")
    t.gear(cattle_kate="hat, barrel")
    t.turn("outlaw")
    t.plays("outlaw", "use cattle-kate", "strip hat")
    t.refuses("outlaw", "use cattle-kate", rule="3.10")
    t.plays("outlaw", "end turn")
    t.plays("law", "end turn")
    assert t.may("outlaw", "use cattle-kate")


@pytest.mark.rule("3.10")
def test_whoever_goes_to_the_rear_and_comes_back_has_used_it_all_the_same() -> None:
    t = street("tilghman, garrett", "cattle-kate, daltons")
    t.gear(cattle_kate="hat, barrel")
    t.hands(outlaw="water")
    t.turn("outlaw")
    t.plays("outlaw", "use cattle-kate", "strip hat", "play water", "swap outlaw", "move the token")
    assert t.front("outlaw") == "cattle-kate"
    t.refuses("outlaw", "use cattle-kate", rule="3.10")


@pytest.mark.rule("3.10")
def test_it_is_not_used_before_the_draw() -> None:
    t = street("tilghman, garrett", "kitty-leroy, daltons")
    t.begins("outlaw")
    assert len(t.hand("outlaw")) == 2
    t.refuses("outlaw", "use kitty-leroy", rule="14.6")


@pytest.mark.rule("3.10")
def test_it_is_not_used_in_the_opponents_turn() -> None:
    t = street("tilghman, garrett", "cattle-kate, daltons")
    t.gear(cattle_kate="hat, holster")
    t.hands(law="colt")
    t.turn("law")
    t.plays("law", "play colt")
    t.offers("outlaw", "drop the hat", "take the hit")
