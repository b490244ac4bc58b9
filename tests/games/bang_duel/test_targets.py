"""Chapter 6: playing cards, and at whom."""

import pytest

from games.bang_duel.street import SEATS, Street, street
from saloon.games.bang_duel.cards import KIND_OF, KINDS
from saloon.games.bang_duel.generated import TargetFrame
from saloon.games.bang_duel.ids import ASK_TARGET, CARD, PLAINLY


def plain() -> Street:
    return street("tilghman, garrett", "anderson, kitty-leroy")


def aims(t: Street, side: str, name: str) -> None:
    """Put the question at whom a card of the hand is played, which nobody is asked when there is just one target."""
    seat = SEATS[side]
    card = next(entry & CARD for entry in t.state.hands[seat] if KINDS[KIND_OF[entry & CARD]].name == name)
    t.state.ask(TargetFrame(ASK_TARGET, seat, card, PLAINLY))


# BANG! cards


@pytest.mark.rule("6.1")
def test_a_bang_card_is_played_at_the_opponents_active_character_only() -> None:
    t = plain()
    t.hands(law="colt")
    t.turn("law")
    aims(t, "law", "colt")
    t.offers("law", "at anderson")
    for name in ("kitty-leroy", "garrett", "tilghman"):
        t.refuses("law", f"at {name}", rule="6.1")


@pytest.mark.rule("6.1")
def test_with_one_target_nobody_is_asked() -> None:
    t = plain()
    t.hands(law="colt")
    t.turn("law")
    t.plays("law", "play colt")
    assert t.life("anderson") == 4
    assert t.life("kitty-leroy") == 4


@pytest.mark.rule("6.1")
def test_a_longer_reach_asks_for_the_target() -> None:
    t = plain()
    t.gear(tilghman="scope")
    t.hands(law="colt")
    t.turn("law")
    t.plays("law", "play colt")
    t.offers("law", "at anderson", "at kitty-leroy")
    t.refuses("law", "at garrett", rule="6.1")
    t.plays("law", "at kitty-leroy")
    assert t.life("kitty-leroy") == 3


# Actions


@pytest.mark.rule("6.2")
def test_an_action_may_be_played_at_anybody_but_the_opponents_rear_character() -> None:
    t = plain()
    t.hands(law="respite")
    t.turn("law")
    t.plays("law", "play respite")
    t.offers("law", "at tilghman", "at garrett", "at anderson")
    t.refuses("law", "at kitty-leroy", rule="6.2")


@pytest.mark.rule("6.2")
def test_equipment_of_the_opponents_rear_character_is_out_of_reach() -> None:
    t = plain()
    t.gear(anderson="hat", kitty_leroy="holster", garrett="bank")
    t.hands(law="teacher, robbery")
    t.turn("law")
    t.plays("law", "play teacher")
    t.offers("law", "take hat", "take bank")
    t.refuses("law", "take holster", rule="6.2")
    t.plays("law", "take bank", "play robbery")
    t.offers("law", "strip hat")
    t.refuses("law", "strip holster", rule="6.2")


@pytest.mark.rule("6.2")
def test_what_it_bears_can_be_reached_as_soon_as_it_has_become_active() -> None:
    t = plain()
    t.gear(anderson="hat", kitty_leroy="holster")
    t.hands(law="teacher, water")
    t.turn("law")
    t.plays("law", "play water", "swap outlaw", "play teacher")
    t.offers("law", "take holster")


@pytest.mark.rule("6.2")
@pytest.mark.parametrize("card", ["derringer", "knife"])
def test_actions_that_are_hit_cards_are_played_at_the_opponent_only(card: str) -> None:
    t = plain()
    t.hands(law=card)
    t.turn("law")
    aims(t, "law", card)
    t.offers("law", "at anderson")
    for name in ("garrett", "tilghman", "kitty-leroy"):
        t.refuses("law", f"at {name}", rule="6.2")


@pytest.mark.rule("6.2")
def test_just_the_gatling_also_hits_the_own_rear_character() -> None:
    t = plain()
    t.hands(law="gatling")
    t.turn("law")
    t.plays("law", "play gatling")
    assert t.life("garrett") == 4
    assert t.life("tilghman") == 5


# Equipment


@pytest.mark.rule("6.3")
@pytest.mark.parametrize("card", ["hat", "rattlesnake"])
def test_equipment_is_played_on_the_own_rear_or_the_opponents_active_character(card: str) -> None:
    t = plain()
    t.hands(law=card)
    t.turn("law")
    t.plays("law", f"play {card}")
    t.offers("law", "at garrett", "at anderson")
    t.refuses("law", "at kitty-leroy", rule="6.3")
    t.refuses("law", "at tilghman", rule="6.3")
    t.plays("law", "at anderson")
    assert t.worn("anderson") == [card]


@pytest.mark.rule("6.4")
def test_the_own_sole_character_can_be_equipped() -> None:
    t = street("tilghman", "anderson, kitty-leroy")
    t.hands(law="hat")
    t.turn("law")
    t.plays("law", "play hat")
    t.offers("law", "at tilghman", "at anderson")
    t.plays("law", "at tilghman")
    assert t.worn("tilghman") == ["hat"]


@pytest.mark.rule("6.4")
def test_the_opponents_sole_character_can_always_be_a_target() -> None:
    t = street("tilghman, garrett", "anderson")
    t.gear(anderson="barrel, bank")
    t.hands(law="teacher, hat, respite, winchester")
    t.turn("law")
    t.plays("law", "play teacher", "take barrel")
    t.plays("law", "play hat", "at anderson")
    t.plays("law", "play respite", "at anderson")
    assert t.life("anderson") == 3
    t.plays("law", "play winchester")
    t.offers("outlaw", "drop the hat", "take the hit")


@pytest.mark.rule("6.5")
def test_a_second_card_of_the_same_name_takes_the_place_of_the_first() -> None:
    t = plain()
    t.gear(garrett="law hat, bank")
    t.hands(law="outlaw hat")
    t.turn("law")
    t.plays("law", "play hat", "at garrett")
    assert t.worn("garrett") == ["bank", "hat"]
    assert t.view().seats[0].people[1].gear[1].back == "outlaw"  # type: ignore[union-attr]  # Garrett stands there
    assert t.view().discard[-1].back == "law"
    assert t.pile()[-1] == "hat"


# Where cards go


@pytest.mark.rule("6.6")
def test_a_card_goes_to_the_discard_pile_before_its_effect_happens() -> None:
    t = plain()
    t.hands(law="colt", outlaw="knife")
    t.turn("law")
    t.plays("law", "play colt")
    assert t.asked() == "outlaw answer"
    assert t.pile() == ["colt"]


@pytest.mark.rule("6.6")
def test_an_action_that_makes_the_discard_pile_be_shuffled_is_shuffled_with_it() -> None:
    t = plain()
    t.deck(law="water | water")
    t.hands(law="wagon")
    t.turn("law")
    t.plays("law", "play wagon")
    assert "shuffled" in t.story()
    assert t.pile() == []


@pytest.mark.rule("6.6")
def test_equipment_stays_in_play() -> None:
    t = plain()
    t.hands(law="bank")
    t.turn("law")
    t.plays("law", "play bank", "at garrett", "end turn")
    t.plays("outlaw", "end turn")
    assert t.worn("garrett") == ["bank"]
    assert "bank" not in t.pile()


# Cards that change nothing


@pytest.mark.rule("6.7")
def test_rest_at_full_life_may_be_played() -> None:
    t = plain()
    t.hands(outlaw="rest")
    t.turn("outlaw")
    t.plays("outlaw", "play rest")
    assert t.pile() == ["rest"]
    assert t.life("anderson") == 5


@pytest.mark.rule("6.7")
def test_respite_at_three_life_may_be_played() -> None:
    t = street("tilghman, garrett", "anderson 3, kitty-leroy")
    t.hands(law="respite")
    t.turn("law")
    t.plays("law", "play respite", "at anderson")
    assert t.life("anderson") == 3
    assert t.asked() == "law play"


@pytest.mark.rule("6.7")
def test_hail_of_bullets_at_somebody_without_equipment_may_be_played() -> None:
    t = plain()
    t.hands(law="hail, colt")
    t.turn("law")
    t.plays("law", "play hail")
    assert t.life("anderson") == 5
    t.refuses("law", "play colt", rule="3.5")


@pytest.mark.rule("6.7")
@pytest.mark.parametrize("card", ["robbery", "teacher"])
def test_robbery_and_teacher_need_something_to_take(card: str) -> None:
    t = plain()
    t.gear(kitty_leroy="hat")
    t.hands(law=card)
    t.turn("law")
    t.refuses("law", f"play {card}", rule="6.7")


@pytest.mark.rule("6.7")
def test_robbery_offers_only_what_there_is() -> None:
    t = plain()
    t.hands(law="robbery", outlaw="colt")
    t.turn("law")
    t.plays("law", "play robbery")
    t.offers("law", "steal outlaw")


@pytest.mark.rule("6.7")
def test_water_needs_a_side_with_two_characters() -> None:
    t = street("tilghman", "anderson")
    t.hands(law="water")
    t.turn("law")
    t.refuses("law", "play water", rule="6.7")


@pytest.mark.rule("6.7")
def test_water_is_played_only_at_a_side_with_two_characters() -> None:
    t = street("tilghman, garrett", "anderson")
    t.hands(law="water")
    t.turn("law")
    t.plays("law", "play water")
    assert t.front("law") == "garrett"
    assert t.asked() == "law play"


@pytest.mark.rule("6.8")
@pytest.mark.parametrize("card", ["missed", "return-fire"])
def test_misses_are_played_only_as_answers(card: str) -> None:
    t = plain()
    t.hands(law=card)
    t.turn("law")
    t.refuses("law", f"play {card}", rule="6.8")
