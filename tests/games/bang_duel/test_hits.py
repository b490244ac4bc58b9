"""Chapter 7: hits and misses."""

import pytest

from games.bang_duel.street import Street, street


def shot(card: str = "colt", outlaw: str = "anderson, hardin", **more: str) -> Street:
    """Tilghman shoots at the outlaws, who hold these cards and whose front character has this gear."""
    t = street("tilghman, garrett", outlaw)
    t.hands(law=card, outlaw=more.get("hand", ""))
    t.gear(**{outlaw.split(",")[0].split()[0].replace("-", "_"): more.get("gear", "")})
    if "deck" in more:
        t.deck(outlaw=more["deck"])
    t.turn("law")
    t.plays("law", f"play {card}")
    return t


@pytest.mark.rule("7.1")
def test_a_hit_that_is_not_cancelled_costs_one_life() -> None:
    t = shot(hand="missed")
    t.plays("outlaw", "take the hit")
    assert t.life("anderson") == 4


@pytest.mark.rule("7.1")
def test_a_hit_card_makes_one_hit_unless_it_says_otherwise() -> None:
    assert shot("derringer").life("anderson") == 4
    t = shot("hail", gear="bank, holster")
    assert t.life("anderson") == 3


# What cancels


@pytest.mark.rule("7.2")
def test_a_miss_card_cancels_a_hit() -> None:
    t = shot(hand="missed")
    t.plays("outlaw", "play missed")
    assert t.life("anderson") == 5
    assert t.pile() == ["colt", "missed"]


@pytest.mark.rule("7.2")
def test_the_hat_of_the_target_cancels_a_hit() -> None:
    t = shot(gear="hat")
    t.plays("outlaw", "drop the hat")
    assert t.life("anderson") == 5
    assert t.worn("anderson") == []
    assert t.pile() == ["colt", "hat"]


@pytest.mark.rule("7.2")
def test_an_ability_of_the_target_cancels_a_hit() -> None:
    t = street("tilghman, garrett", "kid-curry, hardin")
    t.hands(law="colt")
    t.deck(law="water B | wagon")
    t.turn("law")
    t.plays("law", "play colt")
    t.plays("outlaw", "use kid-curry")
    assert t.life("kid-curry") == 4


@pytest.mark.rule("7.2")
def test_only_the_owner_of_the_target_answers() -> None:
    t = shot(hand="missed")
    assert t.asked() == "outlaw answer"
    t.refuses("law", "take the hit", rule="7.2")


@pytest.mark.rule("7.2")
def test_owners_answer_in_their_own_turn_too() -> None:
    t = street("tilghman, garrett", "anderson, hardin")
    t.hands(law="gatling, missed")
    t.turn("law")
    t.plays("law", "play gatling")
    assert t.asked() == "law answer"
    t.plays("law", "play missed")
    assert t.life("garrett") == 5


@pytest.mark.rule("7.2")
def test_things_of_the_owners_other_character_do_not_help() -> None:
    t = street("tilghman, garrett", "anderson, kid-curry")
    t.gear(kid_curry="hat, barrel")
    t.hands(law="colt", outlaw="colt")
    t.turn("law")
    t.plays("law", "play colt")
    t.offers("outlaw", "take the hit")
    t.refuses("outlaw", "drop the hat", rule="12.25")
    t.refuses("outlaw", "try the barrel", rule="12.24")
    t.refuses("outlaw", "use kid-curry", rule="14.5")


@pytest.mark.rule("7.2")
def test_a_miss_that_is_not_in_hand_cannot_be_played() -> None:
    t = shot(hand="colt")
    t.refuses("outlaw", "play missed", rule="7.2")


# In any order, until it is over


@pytest.mark.rule("7.3")
def test_a_barrel_that_fails_leaves_the_hit_open() -> None:
    t = shot(gear="barrel", hand="missed", deck="hat H | rest")
    t.plays("outlaw", "try the barrel")
    assert t.pile()[-1] == "hat"
    t.offers("outlaw", "play missed", "take the hit")
    t.plays("outlaw", "play missed")
    assert t.life("anderson") == 5


@pytest.mark.rule("7.3")
def test_a_hit_may_still_be_taken_when_the_barrel_has_failed() -> None:
    t = shot(gear="barrel", hand="missed", deck="hat H | rest")
    t.plays("outlaw", "try the barrel", "take the hit")
    assert t.life("anderson") == 4
    assert t.hand("outlaw") == ["missed"]


@pytest.mark.rule("7.3")
def test_a_barrel_that_helps_ends_it() -> None:
    t = shot(gear="barrel", hand="missed", deck="rest B | hat")
    t.plays("outlaw", "try the barrel")
    assert t.asked() == "law play"
    assert t.life("anderson") == 5
    assert t.hand("outlaw") == ["missed"]


@pytest.mark.rule("7.3")
def test_the_barrel_is_tried_once_for_each_hit() -> None:
    t = shot(gear="barrel", hand="missed", deck="hat H | watch H")
    t.plays("outlaw", "try the barrel")
    t.refuses("outlaw", "try the barrel", rule="7.3")


@pytest.mark.rule("7.3")
def test_against_the_next_hit_it_is_tried_again() -> None:
    t = shot("hail", gear="barrel, holster", deck="hat H | watch H, watch H")
    t.plays("outlaw", "try the barrel")
    assert t.life("anderson") == 4
    t.offers("outlaw", "try the barrel", "take the hit")


@pytest.mark.rule("7.3")
@pytest.mark.parametrize(
    ("first", "second"), [("use kid-curry", "try the barrel"), ("try the barrel", "use kid-curry")]
)
def test_kid_curry_and_the_barrel_in_either_order_then_a_miss_card(first: str, second: str) -> None:
    t = street("tilghman, garrett", "kid-curry, hardin")
    t.gear(kid_curry="barrel")
    t.hands(law="colt", outlaw="missed")
    t.deck(law="water S | missed S", outlaw="hat H | watch H")
    t.turn("law")
    t.plays("law", "play colt")
    t.plays("outlaw", first)
    t.refuses("outlaw", first, rule="7.3")
    t.plays("outlaw", second)
    t.offers("outlaw", "play missed", "take the hit")
    t.plays("outlaw", "play missed")
    assert t.life("kid-curry") == 4


@pytest.mark.rule("7.3")
def test_a_hat_may_follow_the_barrel() -> None:
    t = shot(gear="barrel, hat", deck="watch H | rest")
    t.plays("outlaw", "try the barrel", "drop the hat")
    assert t.life("anderson") == 5


# Hit cards and miss cards


@pytest.mark.rule("7.4")
@pytest.mark.parametrize("card", ["derringer", "carbine", "hat", "barrel", "knife", "scope"])
def test_only_missed_and_return_fire_are_miss_cards(card: str) -> None:
    t = shot(hand=card)
    t.offers("outlaw", "take the hit")
    t.refuses("outlaw", f"play {card}", rule="7.4")


@pytest.mark.rule("7.4", "12.15")
@pytest.mark.parametrize("card", ["scope", "return-fire", "missed"])
def test_scope_and_return_fire_are_no_hit_cards(card: str) -> None:
    t = street("tilghman, garrett", "anderson, hardin")
    t.hands(law="duel", outlaw=card)
    t.turn("law")
    t.plays("law", "play duel")
    t.offers("outlaw", "give up")
    t.refuses("outlaw", f"shoot back with {card}", rule="12.15")


@pytest.mark.rule("7.4", "12.14")
@pytest.mark.parametrize("card", ["scope", "return-fire", "missed"])
def test_nor_against_indians(card: str) -> None:
    t = street("tilghman, garrett", "anderson, hardin")
    t.hands(law="indians", outlaw=card)
    t.turn("law")
    t.plays("law", "play indians")
    t.offers("outlaw", "give up")
    t.refuses("outlaw", f"shoot back with {card}", rule="12.14")


@pytest.mark.rule("7.4")
@pytest.mark.parametrize("card", ["colt", "hail", "carbine", "peacemaker", "remington", "schofield", "shotgun"])
def test_every_bang_card_is_a_hit_card(card: str) -> None:
    t = street("tilghman, garrett", "anderson, hardin")
    t.hands(law="indians", outlaw=card)
    t.turn("law")
    t.plays("law", "play indians")
    t.offers("outlaw", f"shoot back with {card}", "give up")


@pytest.mark.rule("7.4")
@pytest.mark.parametrize("card", ["winchester", "derringer", "gatling", "knife"])
def test_winchester_derringer_gatling_and_knife_are_hit_cards(card: str) -> None:
    t = street("tilghman, garrett", "anderson, hardin")
    t.hands(law="duel", outlaw=card)
    t.turn("law")
    t.plays("law", "play duel")
    t.offers("outlaw", f"shoot back with {card}", "give up")


# Who is asked


@pytest.mark.rule("7.5")
def test_whoever_holds_a_card_is_asked_even_when_nothing_helps() -> None:
    t = shot(hand="colt")
    assert t.asked() == "outlaw answer"
    t.offers("outlaw", "take the hit")
    assert t.question()["pass"] == "take the hit"


@pytest.mark.rule("7.5")
@pytest.mark.parametrize(("who", "gear"), [("anderson", "hat"), ("anderson", "barrel"), ("kid-curry", "")])
def test_whose_target_has_a_means_is_asked_with_an_empty_hand(who: str, gear: str) -> None:
    assert shot(outlaw=f"{who}, hardin", gear=gear).asked() == "outlaw answer"


@pytest.mark.rule("7.5")
def test_with_an_empty_hand_and_no_means_the_hit_takes_effect_at_once() -> None:
    t = shot()
    assert t.asked() == "law play"
    assert t.life("anderson") == 4


@pytest.mark.rule("7.5")
def test_when_the_last_means_has_failed_the_hit_takes_effect_at_once() -> None:
    t = shot(gear="barrel", deck="hat H | rest")
    t.plays("outlaw", "try the barrel")
    assert t.asked() == "law play"
    assert t.life("anderson") == 4


@pytest.mark.rule("7.5")
@pytest.mark.parametrize("card", ["duel", "indians"])
def test_in_a_duel_and_against_indians_an_empty_hand_is_not_asked(card: str) -> None:
    t = street("tilghman, garrett", "anderson, hardin")
    t.gear(anderson="hat")
    t.hands(law=card)
    t.turn("law")
    t.plays("law", f"play {card}")
    assert t.life("anderson") == 4
    assert t.asked() == "law play"


@pytest.mark.rule("7.5")
@pytest.mark.parametrize("card", ["duel", "indians"])
def test_in_a_duel_and_against_indians_whoever_holds_a_card_is_asked(card: str) -> None:
    t = street("tilghman, garrett", "anderson, hardin")
    t.hands(law=card, outlaw="hat")
    t.turn("law")
    t.plays("law", f"play {card}")
    t.offers("outlaw", "give up")
    assert t.question()["pass"] == "give up"


# Life


@pytest.mark.rule("7.6")
def test_losing_life_cannot_be_cancelled() -> None:
    t = street("tilghman, garrett", "kid-curry, hardin")
    t.gear(kid_curry="hat, barrel")
    t.hands(law="indians", outlaw="missed")
    t.turn("law")
    t.plays("law", "play indians")
    t.offers("outlaw", "give up")


@pytest.mark.rule("7.6")
def test_nobody_is_asked_about_life_lost_to_the_rattlesnake() -> None:
    t = street("tilghman, garrett", "anderson, hardin")
    t.gear(anderson="rattlesnake, hat")
    t.hands(outlaw="missed")
    t.deck(outlaw="holster S | rest, knife, watch")
    t.begins("outlaw")
    assert t.asked() == "outlaw play"
    assert t.life("anderson") == 4


@pytest.mark.rule("7.7")
def test_a_hit_without_a_card_is_cancelled_as_usual_and_is_no_bang_card() -> None:
    t = street("pinkerton, garrett", "anderson, hardin")
    t.gear(anderson="barrel")
    t.hands(outlaw="colt, missed")
    t.turn("outlaw")
    t.plays("outlaw", "play colt")
    assert t.life("pinkerton") == 3
    t.offers("outlaw", "play missed", "try the barrel", "take the hit")
    t.plays("outlaw", "play missed")
    assert t.life("anderson") == 5


@pytest.mark.rule("7.7")
def test_a_hit_without_a_card_does_not_count_as_a_bang_card() -> None:
    t = street("tilghman, garrett", "hardin, tom-horn")
    t.hands(outlaw="colt")
    t.turn("outlaw")
    t.plays("outlaw", "move the token")
    assert t.life("garrett") == 4
    assert t.view().bangs == 0
    assert t.may("outlaw", "play colt")


# The shooter


@pytest.mark.rule("7.8")
def test_the_shooter_of_a_card_is_the_active_character_who_played_it() -> None:
    t = street("tilghman, garrett", "kid-curry, hardin")
    t.deck(law="water B | wagon, wagon, bank")
    t.hands(law="shotgun")
    t.turn("law")
    t.plays("law", "play shotgun")
    assert t.question()["shooter"] == "tilghman"
    t.plays("outlaw", "use kid-curry")
    t.plays("law", "swap law")
    assert t.front("law") == "garrett"
    assert t.life("tilghman") == 4  # hit in the rear now


@pytest.mark.rule("7.8")
def test_the_shooter_of_an_ability_is_the_character_who_has_it() -> None:
    t = street("tilghman, pinkerton", "kid-curry, hardin")
    t.deck(law="water B | wagon B, wagon B, bank B")
    t.hands(law="gatling")
    t.turn("law")
    t.plays("law", "play gatling")
    t.plays("outlaw", "take the hit")
    assert t.life("pinkerton") == 3
    assert [t.question()["source"], t.question()["shooter"]] == ["pinkerton", "pinkerton"]
    t.plays("outlaw", "use kid-curry")
    assert t.life("pinkerton") == 2


@pytest.mark.rule("7.8")
def test_the_shooter_of_return_fire_is_the_character_for_whom_it_was_played() -> None:
    t = street("tilghman, garrett", "kid-curry, hardin")
    t.deck(law="water B | wagon B, wagon B, bank B")
    t.hands(law="return-fire", outlaw="winchester")
    t.turn("outlaw")
    t.plays("outlaw", "play winchester", "at garrett")
    t.plays("law", "play return-fire")
    assert [t.question()["source"], t.question()["shooter"]] == ["return-fire", "garrett"]
    t.plays("outlaw", "use kid-curry")
    assert t.life("garrett") == 4
    assert t.life("tilghman") == 5


@pytest.mark.rule("7.9")
def test_life_never_goes_above_what_is_printed() -> None:
    t = street("tilghman, garrett", "anderson 4, daltons")
    t.hands(outlaw="rest")
    t.turn("outlaw")
    t.plays("outlaw", "play rest")
    assert t.life("anderson") == 5
    assert t.life("daltons") == 3
    assert len(t.events("healed")) == 1


# By the opponent


def lone_ranger(rear: str = "garrett", front: bool = True) -> Street:
    return street(f"lone-ranger, {rear}" if front else f"{rear}, lone-ranger", "anderson, hardin")


@pytest.mark.rule("7.10")
def test_a_lost_duel_of_ones_own_is_not_the_opponents_doing() -> None:
    t = lone_ranger()
    t.hands(law="duel, water", outlaw="knife")
    t.turn("law")
    t.plays("law", "play duel")
    t.plays("outlaw", "shoot back with knife")
    t.plays("law", "give up")
    assert t.life("lone-ranger") == 4
    assert t.hand("law") == ["water"]


@pytest.mark.rule("7.10")
def test_a_duel_that_the_opponent_played_is() -> None:
    t = lone_ranger()
    t.hands(outlaw="duel")
    t.turn("outlaw")
    t.plays("outlaw", "play duel")
    assert t.life("lone-ranger") == 4
    assert len(t.hand("law")) == 1


@pytest.mark.rule("7.10")
def test_a_respite_counts_for_each_point() -> None:
    t = lone_ranger()
    t.hands(outlaw="respite")
    t.turn("outlaw")
    t.plays("outlaw", "play respite", "at lone-ranger")
    assert t.life("lone-ranger") == 3
    assert len(t.hand("law")) == 2


@pytest.mark.rule("7.10")
@pytest.mark.parametrize("card", ["gatling", "indians"])
def test_ones_own_gatling_and_indians_do_not(card: str) -> None:
    t = lone_ranger(front=False)
    t.hands(law=card)
    t.turn("law")
    t.plays("law", f"play {card}")
    assert t.life("lone-ranger") == 4
    assert t.hand("law") == []


@pytest.mark.rule("7.10")
def test_rattlesnake_and_dynamite_never_count() -> None:
    t = lone_ranger()
    t.gear(lone_ranger="rattlesnake, dynamite")
    t.deck(law="duel D | water S, water S, water S, missed S")
    t.begins("law")
    assert t.life("lone-ranger") == 1
    assert len(t.hand("law")) == 2
