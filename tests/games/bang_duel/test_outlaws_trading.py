"""Chapter 14, the abilities of once a turn: Kitty LeRoy, Pearl Hart, the Sundance Kid, Cattle Kate."""

import pytest

from games.bang_duel.street import street
from saloon.games.bang_duel.cards import KIND_OF, KINDS

# Kitty LeRoy


@pytest.mark.rule("14.6", "3.10")
def test_kitty_draws_two_cards_when_the_hand_is_empty_once() -> None:
    t = street("garrett, django", "kitty-leroy, hardin")
    t.deck(outlaw="knife | schofield, robbery")
    t.turn("outlaw")
    t.plays("outlaw", "use kitty-leroy")
    assert len(t.hand("outlaw")) == 2
    t.refuses("outlaw", "use kitty-leroy", rule="3.10")


@pytest.mark.rule("14.6")
def test_kitty_draws_nothing_while_there_is_a_card_in_hand() -> None:
    t = street("garrett, django", "kitty-leroy, hardin")
    t.hands(outlaw="hat")
    t.turn("outlaw")
    t.refuses("outlaw", "use kitty-leroy", rule="14.6")


@pytest.mark.rule("14.6", "3.6")
def test_another_may_empty_the_hand_before_kitty_steps_forward() -> None:
    t = street("garrett, django", "hardin, kitty-leroy")
    t.hands(outlaw="colt")
    t.turn("outlaw")
    t.refuses("outlaw", "use kitty-leroy", rule="5.2")
    t.plays("outlaw", "play colt", "move the token", "use kitty-leroy")
    assert len(t.hand("outlaw")) == 2


@pytest.mark.rule("14.6", "12.18")
def test_kitty_cannot_draw_when_the_last_card_is_the_water_that_sends_her_to_the_rear() -> None:
    t = street("garrett, django", "kitty-leroy, hardin")
    t.hands(outlaw="water")
    t.turn("outlaw")
    t.plays("outlaw", "play water", "swap outlaw")
    assert t.hand("outlaw") == []
    t.refuses("outlaw", "use kitty-leroy", rule="5.2")


@pytest.mark.rule("3.10", "14.6")
def test_kitty_who_went_to_the_rear_and_came_back_does_not_draw_again() -> None:
    t = street("garrett, django", "kitty-leroy, hardin")
    t.deck(outlaw="water | colt")
    t.turn("outlaw")
    t.plays("outlaw", "use kitty-leroy", "move the token", "play colt", "play water", "swap outlaw")
    assert (t.front("outlaw"), t.hand("outlaw")) == ("kitty-leroy", [])
    t.refuses("outlaw", "use kitty-leroy", rule="3.10")


@pytest.mark.rule("3.10", "14.6")
def test_kitty_is_not_asked_before_the_draw() -> None:
    t = street("garrett, django", "kitty-leroy, hardin")
    t.begins("outlaw")
    assert len(t.hand("outlaw")) == 2
    t.refuses("outlaw", "use kitty-leroy", rule="14.6")


@pytest.mark.rule("3.10", "14.6")
def test_in_the_next_turn_kitty_may_draw_again() -> None:
    t = street("garrett, django", "kitty-leroy, hardin")
    t.deck(outlaw="colt D | knife H, schofield B, robbery B")
    t.turn("outlaw")
    t.plays("outlaw", "use kitty-leroy", "end turn")
    t.plays("law", "end turn")
    t.refuses("outlaw", "use kitty-leroy", rule="14.6")  # for the cards in hand, not because it is used up


# Pearl Hart


@pytest.mark.rule("14.7")
def test_pearl_pays_a_card_and_repeats_the_wagon_on_the_discard_pile() -> None:
    t = street("garrett, django", "pearl-hart, hardin")
    t.discard("wagon")
    t.hands(outlaw="hat")
    t.deck(outlaw="knife | robbery H, robbery H, robbery H")
    t.turn("outlaw")
    t.plays("outlaw", "use pearl-hart", "pay hat")
    t.offers("outlaw", "discard knife", "discard robbery")
    t.plays("outlaw", "discard knife")
    assert t.hand("outlaw") == ["robbery", "robbery"]
    assert t.pile()[-3:] == ["wagon", "hat", "knife"]


@pytest.mark.rule("14.7")
@pytest.mark.parametrize("top", ["colt", "hat", "missed", "return-fire"])
def test_pearl_repeats_neither_a_bang_card_nor_equipment_nor_a_miss(top: str) -> None:
    t = street("garrett, django", "pearl-hart, hardin")
    t.discard(f"wagon, {top}")
    t.hands(outlaw="scope")
    t.turn("outlaw")
    t.refuses("outlaw", "use pearl-hart", rule="14.7")


@pytest.mark.rule("14.7")
def test_pearl_needs_a_card_to_pay_with() -> None:
    t = street("garrett, django", "pearl-hart, hardin")
    t.discard("wagon")
    t.turn("outlaw")
    t.refuses("outlaw", "use pearl-hart", rule="14.7")


@pytest.mark.rule("14.7", "5.2")
def test_pearl_in_the_rear_repeats_nothing() -> None:
    t = street("garrett, django", "hardin, pearl-hart")
    t.discard("wagon")
    t.hands(outlaw="hat")
    t.turn("outlaw")
    t.refuses("outlaw", "use pearl-hart", rule="5.2")


@pytest.mark.rule("14.7", "3.10")
def test_pearl_repeats_one_action_in_a_turn() -> None:
    t = street("garrett, django", "pearl-hart, hardin")
    t.discard("rest")
    t.hands(outlaw="wagon, hat")
    t.turn("outlaw")
    t.plays("outlaw", "use pearl-hart", "pay wagon")
    assert t.pile()[-1] == "wagon"
    t.refuses("outlaw", "use pearl-hart", rule="3.10")


@pytest.mark.rule("14.7")
def test_pearl_may_repeat_what_she_has_just_played() -> None:
    t = street("garrett, django", "pearl-hart 1, hardin 1")
    t.hands(outlaw="rest, hat")
    t.turn("outlaw")
    t.plays("outlaw", "play rest", "use pearl-hart", "pay hat")
    assert (t.life("pearl-hart"), t.life("hardin")) == (3, 3)


@pytest.mark.rule("14.7", "3.5")
def test_a_knife_that_pearl_throws_again_is_no_bang_card_even_if_she_pays_with_one() -> None:
    t = street("garrett, django", "pearl-hart, hardin")
    t.hands(outlaw="knife, colt, schofield")
    t.turn("outlaw")
    t.plays("outlaw", "play knife", "use pearl-hart", "pay colt")
    assert t.life("garrett") == 3
    t.plays("outlaw", "play schofield")
    assert t.life("garrett") == 2


@pytest.mark.rule("14.7", "12.27")
def test_what_pearl_repeats_has_a_target_of_its_own_and_the_help_of_her_scope() -> None:
    t = street("garrett, django", "pearl-hart, hardin")
    t.gear(pearl_hart="scope")
    t.hands(outlaw="knife, hat")
    t.turn("outlaw")
    t.plays("outlaw", "play knife", "at garrett", "use pearl-hart", "pay hat", "at django")
    assert (t.life("garrett"), t.life("django")) == (4, 2)


@pytest.mark.rule("14.7", "12.9")
def test_against_a_derringer_that_pearl_repeats_any_card_helps() -> None:
    t = street("garrett, django", "pearl-hart, hardin")
    t.discard("derringer")
    t.hands(law="wagon", outlaw="hat")
    t.turn("outlaw")
    t.plays("outlaw", "use pearl-hart", "pay hat")
    t.plays("law", "play wagon")
    assert t.life("garrett") == 5


@pytest.mark.rule("14.7", "6.7")
def test_pearl_cannot_repeat_a_robbery_where_there_is_nothing_to_take() -> None:
    t = street("garrett, django", "pearl-hart, hardin")
    t.discard("robbery")
    t.hands(outlaw="hat")
    t.turn("outlaw")
    t.refuses("outlaw", "use pearl-hart", rule="14.7")


@pytest.mark.rule("14.7", "11.1")
def test_a_reloaded_water_may_be_repeated_as_water() -> None:
    t = street("garrett", "pearl-hart, hardin")
    t.hands(outlaw="water, hat")
    t.turn("outlaw")
    t.plays("outlaw", "reload water", "use pearl-hart", "pay hat")
    t.offers("outlaw", "effect", "reload again")
    t.plays("outlaw", "effect")
    assert t.front("outlaw") == "hardin"


@pytest.mark.rule("14.7", "11.3")
def test_a_reloaded_water_may_be_reloaded_again() -> None:
    t = street("garrett", "pearl-hart, hardin")
    t.hands(outlaw="water, hat")
    t.deck(outlaw="knife | schofield B, schofield B")
    t.turn("outlaw")
    t.plays("outlaw", "reload water", "use pearl-hart", "pay hat", "reload again")
    assert sorted(t.hand("outlaw")) == ["knife", "schofield"]
    assert t.pile()[-2:] == ["water", "hat"]


@pytest.mark.rule("14.7", "11.1")
def test_with_two_characters_on_both_sides_a_water_is_repeated_as_water_only() -> None:
    t = street("garrett, django", "pearl-hart, hardin")
    t.discard("water")
    t.hands(outlaw="hat")
    t.turn("outlaw")
    t.plays("outlaw", "use pearl-hart", "pay hat")
    t.offers("outlaw", "swap law", "swap outlaw")


@pytest.mark.rule("14.7", "11.1", "6.7")
def test_among_two_sole_characters_a_reloaded_water_is_repeated_as_a_reload_only() -> None:
    t = street("garrett", "pearl-hart")
    t.hands(outlaw="water, hat")
    t.deck(outlaw="knife | schofield")
    t.turn("outlaw")
    t.plays("outlaw", "reload water", "use pearl-hart", "pay hat")
    assert (t.asked(), sorted(t.hand("outlaw"))) == ("outlaw play", ["knife", "schofield"])


@pytest.mark.rule("14.7", "11.1")
def test_a_water_that_was_played_is_repeated_as_water_only() -> None:
    t = street("garrett", "hardin, pearl-hart")
    t.hands(outlaw="water, hat")
    t.turn("outlaw")
    t.plays("outlaw", "play water", "use pearl-hart", "pay hat")
    assert (t.asked(), t.front("outlaw"), t.hand("outlaw")) == ("outlaw play", "hardin", [])


@pytest.mark.rule("14.7", "11.1", "6.7")
def test_among_two_sole_characters_a_water_that_was_not_reloaded_cannot_be_repeated() -> None:
    t = street("garrett", "pearl-hart")
    t.discard("water")
    t.hands(outlaw="hat")
    t.turn("outlaw")
    t.refuses("outlaw", "use pearl-hart", rule="14.7")


@pytest.mark.rule("14.7", "11.3")
def test_the_opponents_reloaded_water_may_be_reloaded_again() -> None:
    t = street("garrett", "pearl-hart")
    t.hands(law="water", outlaw="hat")
    t.deck(law="colt | bank", outlaw="knife | schofield, rest, robbery")
    t.turn("law")
    t.plays("law", "reload water")
    assert t.view().reloaded
    t.plays("law", "end turn")
    t.plays("outlaw", "use pearl-hart", "pay hat")
    assert t.asked() == "outlaw play"
    assert len(t.hand("outlaw")) == 3


@pytest.mark.rule("14.7", "11.3", "4.2")
def test_a_reloaded_water_that_was_shuffled_and_drawn_is_like_any_other() -> None:
    t = street("garrett", "pearl-hart")
    t.hands(law=", ".join(f"law {KINDS[KIND_OF[card]].name}" for card in range(40)))
    t.turn("law")
    t.plays("law", "reload water-l1")  # there is no other card to shuffle: it comes back
    assert t.events("drew")[-1]["deck"] == "common"
    t.plays("law", "end turn", "discard water-l1")
    assert t.pile() == ["water"]
    assert not t.view().reloaded


# The Sundance Kid


@pytest.mark.rule("14.8")
def test_sundance_trades_a_card_for_the_better_of_one_from_each_deck() -> None:
    t = street("garrett, django", "sundance, hardin")
    t.hands(outlaw="hat")
    t.deck(law="gatling | water, missed", outlaw="knife | robbery, schofield")
    t.turn("outlaw")
    t.plays("outlaw", "use sundance", "pay hat")
    t.offers("outlaw", "keep knife", "keep gatling")
    t.plays("outlaw", "keep gatling")
    assert (t.hand("outlaw"), t.pile()[-2:]) == (["gatling"], ["hat", "knife"])
    assert (t.deck_size("law"), t.deck_size("outlaw")) == (2, 2)
    assert [event["back"] for event in t.events("drew")] == ["outlaw", "law"]


@pytest.mark.rule("14.8", "3.10")
def test_sundance_trades_once_in_a_turn() -> None:
    t = street("garrett, django", "sundance, hardin")
    t.hands(outlaw="hat, scope")
    t.deck(law="gatling | water, missed", outlaw="knife | robbery, schofield")
    t.turn("outlaw")
    t.plays("outlaw", "use sundance", "pay hat", "keep knife")
    t.refuses("outlaw", "use sundance", rule="3.10")


@pytest.mark.rule("14.8", "5.3")
def test_sundance_in_the_rear_trades_nothing() -> None:
    t = street("garrett, django", "hardin, sundance")
    t.hands(outlaw="hat")
    t.turn("outlaw")
    t.refuses("outlaw", "use sundance", rule="5.2")


@pytest.mark.rule("14.8")
def test_sundance_needs_a_card_to_pay_with() -> None:
    t = street("garrett, django", "sundance, hardin")
    t.turn("outlaw")
    t.refuses("outlaw", "use sundance", rule="14.8")


@pytest.mark.rule("14.8", "4.7")
def test_with_the_common_deck_alone_sundance_takes_both_cards_from_it() -> None:
    t = street("garrett, django", "sundance, hardin")
    t.hands(outlaw="hat")
    t.deck(law="", outlaw="")
    t.common("knife | gatling")
    t.turn("outlaw")
    t.plays("outlaw", "use sundance", "pay hat", "keep knife")
    assert (t.hand("outlaw"), t.pile()) == (["knife"], ["gatling"])
    assert [event["deck"] for event in t.events("drew")] == ["common", "common"]


@pytest.mark.rule("14.8", "4.6")
def test_when_only_one_card_comes_sundance_keeps_it() -> None:
    t = street("garrett, django", "sundance, hardin")
    t.hands(outlaw="dynamite")
    t.deck(law="", outlaw="")
    law = [f"law {kind.name}" for kind in KINDS for _ in kind.law]
    outlaw = [f"outlaw {kind.name}" for kind in KINDS for _ in kind.outlaw if kind.name != "dynamite"]
    t.hands(law=", ".join([*law, *outlaw]))
    t.turn("outlaw")
    t.plays("outlaw", "use sundance", "pay dynamite")  # the only card that can be shuffled
    assert (t.asked(), t.hand("outlaw"), t.pile()) == ("outlaw play", ["dynamite"], [])


# Cattle Kate


@pytest.mark.rule("14.9", "3.10")
def test_kate_sells_a_piece_of_her_equipment_for_two_cards_once() -> None:
    t = street("garrett, django", "cattle-kate, hardin")
    t.gear(cattle_kate="hat, rattlesnake, bank")
    t.turn("outlaw")
    t.plays("outlaw", "use cattle-kate")
    t.offers("outlaw", "strip hat", "strip bank")
    t.refuses("outlaw", "strip rattlesnake", rule="14.9")
    t.plays("outlaw", "strip hat")
    assert (t.worn("cattle-kate"), len(t.hand("outlaw"))) == (["rattlesnake", "bank"], 2)
    assert t.pile()[-1] == "hat"
    t.refuses("outlaw", "use cattle-kate", rule="3.10")


@pytest.mark.rule("14.9")
def test_kate_cannot_sell_what_is_always_active() -> None:
    t = street("garrett, django", "cattle-kate, hardin")
    t.gear(cattle_kate="dynamite, rattlesnake, stampede")
    t.turn("outlaw")
    t.refuses("outlaw", "use cattle-kate", rule="14.9")


@pytest.mark.rule("14.9")
def test_kate_cannot_sell_the_things_of_others() -> None:
    t = street("garrett, django", "cattle-kate, hardin")
    t.gear(hardin="hat", garrett="scope")
    t.turn("outlaw")
    t.refuses("outlaw", "use cattle-kate", rule="14.9")


@pytest.mark.rule("14.9", "5.2")
def test_kate_in_the_rear_sells_nothing() -> None:
    t = street("garrett, django", "hardin, cattle-kate")
    t.gear(cattle_kate="hat")
    t.turn("outlaw")
    t.refuses("outlaw", "use cattle-kate", rule="5.2")
