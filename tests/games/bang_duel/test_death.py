"""Chapter 10: death, and who steps in."""

import pytest

from games.bang_duel.street import street


@pytest.mark.rule("10.1", "10.4", "10.5")
def test_the_lone_ranger_of_the_rulebook_dies_and_earns_nothing_for_his_last_life() -> None:
    t = street("lone-ranger 1, garrett", "kitty-leroy, daltons")
    t.reserve(law="django, masterson")
    t.hands(law="water", outlaw="colt")
    t.turn("outlaw")
    t.plays("outlaw", "play colt")
    t.plays("law", "take the hit")
    assert not t.present("lone-ranger")
    assert len(t.hand("law")) == 3
    assert t.front("law") == "django"


@pytest.mark.rule("10.1")
def test_with_two_life_he_lives_and_draws_one() -> None:
    t = street("lone-ranger 2, garrett", "kitty-leroy, daltons")
    t.hands(outlaw="colt")
    t.turn("outlaw")
    t.plays("outlaw", "play colt")
    assert t.life("lone-ranger") == 1
    assert len(t.hand("law")) == 1


@pytest.mark.rule("10.2")
def test_deaths_wait_until_the_effect_is_finished_on_all_its_targets() -> None:
    t = street("tilghman, garrett", "daltons 1, hardin 1")
    t.reserve(outlaw="anderson, tuco")
    t.hands(law="gatling, missed")
    t.turn("law")
    t.plays("law", "play gatling")
    assert t.life("daltons") == 0
    assert t.hand("outlaw") == []  # nothing drawn that could save Hardin
    t.plays("law", "take the hit")
    assert [event["person"] for event in t.events("died")] == ["daltons", "hardin"]


@pytest.mark.rule("10.2")
def test_several_deaths_go_by_the_order_of_effects_each_completely() -> None:
    t = street("garrett, wyatt-earp 1", "daltons 1, hardin 1")
    t.reserve(law="django", outlaw="anderson, tuco")
    t.hands(law="gatling")
    t.turn("law")
    t.plays("law", "play gatling")
    assert [event["person"] for event in t.events("died")] == ["daltons", "wyatt-earp", "hardin"]
    deaths = [name for name in t.story() if name in ("died", "drew", "entered")]
    assert deaths == ["died", "drew", "entered"] * 3
    assert [t.front("outlaw"), t.rear("law"), t.rear("outlaw")] == ["anderson", "django", "tuco"]


@pytest.mark.rule("10.3")
def test_the_equipment_of_the_dead_is_discarded_the_oldest_first() -> None:
    t = street("tilghman, garrett", "daltons 1, hardin")
    t.gear(daltons="scope, bank, watch")
    t.hands(law="colt")
    t.turn("law")
    t.plays("law", "play colt")
    assert t.pile() == ["colt", "scope", "bank", "watch"]


@pytest.mark.rule("10.3")
def test_bill_anderson_takes_what_he_wants_before_the_rest_is_discarded_and_cards_are_drawn() -> None:
    t = street("garrett 1, tilghman", "anderson, hardin")
    t.reserve(law="django")
    t.gear(garrett="hat, bank")
    t.hands(outlaw="colt")
    t.turn("outlaw")
    t.plays("outlaw", "play colt")
    t.plays("law", "take the hit")
    assert t.asked() == "outlaw anderson"
    assert t.hand("law") == []
    t.plays("outlaw", "take bank", "decline")
    assert t.hand("outlaw") == ["bank"]
    assert t.pile()[-1] == "hat"
    assert len(t.hand("law")) == 2


@pytest.mark.rule("10.4")
def test_the_owner_draws_two_cards() -> None:
    t = street("garrett, tilghman", "daltons 1, hardin")
    t.reserve(outlaw="anderson")
    t.hands(law="colt")
    t.turn("law")
    t.plays("law", "play colt")
    assert len(t.hand("outlaw")) == 2
    assert t.hand("law") == []


@pytest.mark.rule("10.4")
def test_bill_tilghmans_cards_follow() -> None:
    t = street("tilghman, garrett 1", "hardin, daltons")
    t.hands(outlaw="winchester")
    t.turn("outlaw")
    t.plays("outlaw", "play winchester", "at garrett")
    assert len(t.hand("law")) == 4
    t = street("tilghman, garrett", "hardin 1, daltons")
    t.hands(law="colt")
    t.turn("law")
    t.plays("law", "play colt")
    assert [event["seat"] for event in t.events("drew")] == [1, 0]
    assert [event["count"] for event in t.events("drew")] == [2, 2]


@pytest.mark.rule("10.5")
@pytest.mark.parametrize("target", ["daltons", "hardin"])
def test_the_next_of_the_reserve_takes_the_same_place_with_full_life_and_the_token_stays(target: str) -> None:
    t = street("garrett, tilghman", "daltons 1, hardin 1")
    t.reserve(outlaw="anderson, tuco")
    t.hands(law="winchester")
    t.turn("law")
    before = t.state.front[1]
    t.plays("law", "play winchester", f"at {target}")
    assert t.state.front[1] == before
    assert (t.front("outlaw") if target == "daltons" else t.rear("outlaw")) == "anderson"
    assert t.life("anderson") == 5
    assert t.view().seats[1].reserve == 1


@pytest.mark.rule("10.5")
def test_the_new_cards_and_the_new_character_count_for_all_that_still_waits() -> None:
    t = street("pinkerton, garrett", "anderson 1, hardin")
    t.reserve(outlaw="daltons")
    t.hands(law="return-fire, gatling")
    t.deck(outlaw="missed S | missed S")
    t.turn("law")
    t.plays("law", "play gatling", "play return-fire")
    assert t.front("outlaw") == "daltons"
    t.offers("outlaw", "play missed", "take the hit")


@pytest.mark.rule("10.6")
def test_with_nobody_in_reserve_the_survivor_is_sole_and_has_the_token() -> None:
    t = street("garrett, tilghman", "daltons 1, hardin")
    t.hands(law="colt")
    t.turn("law")
    t.plays("law", "play colt")
    assert [t.front("outlaw"), t.rear("outlaw")] == ["hardin", "hardin"]
    assert t.story()[-1] == "alone"
    assert t.events("moved") == []


@pytest.mark.rule("10.6")
def test_a_rear_character_who_dies_leaves_the_active_one_sole() -> None:
    t = street("garrett, tilghman", "daltons, hardin 1")
    t.hands(law="winchester")
    t.turn("law")
    t.plays("law", "play winchester", "at hardin")
    assert [t.front("outlaw"), t.rear("outlaw")] == ["daltons", "daltons"]


@pytest.mark.rule("10.6")
def test_when_both_die_and_one_is_left_it_takes_the_active_place_and_is_sole() -> None:
    t = street("garrett, tilghman", "daltons 1, hardin 1")
    t.reserve(outlaw="anderson")
    t.hands(law="gatling")
    t.turn("law")
    t.plays("law", "play gatling")
    assert [t.front("outlaw"), t.rear("outlaw")] == ["anderson", "anderson"]
    assert len(t.hand("outlaw")) == 4
    assert t.winner() == ""


@pytest.mark.rule("10.7")
def test_when_the_last_character_dies_the_side_has_lost_at_once() -> None:
    t = street("garrett, tilghman", "daltons 1")
    t.gear(daltons="bank")
    t.hands(law="colt", outlaw="knife")
    t.turn("law")
    t.plays("law", "play colt")
    t.plays("outlaw", "take the hit")
    assert t.winner() == "law"
    assert t.hand("outlaw") == ["knife"]
    assert t.events("drew") == []
    assert t.story()[-1] == "won"
    assert t.asked() == ""
    assert t.queue() == 0


@pytest.mark.rule("10.7")
def test_what_still_waits_is_dropped() -> None:
    t = street("garrett, pinkerton", "daltons 1, hardin 1")
    t.hands(law="gatling")
    t.turn("law")
    t.plays("law", "play gatling")
    assert t.winner() == "law"
    assert t.queue() == 0
    assert t.events("drew") == []


@pytest.mark.rule("10.8")
def test_who_profits_is_settled_before_anybody_is_replaced() -> None:
    t = street("garrett 1, wyatt-earp 1", "hardin, daltons")
    t.reserve(law="tilghman, django")
    t.hands(outlaw="gatling")
    t.turn("outlaw")
    t.plays("outlaw", "play gatling")
    assert [t.front("law"), t.rear("law")] == ["tilghman", "django"]
    assert len(t.hand("law")) == 4  # Tilghman was not there when the Gatling ended


@pytest.mark.rule("10.8")
def test_whoever_dies_by_the_same_effect_profits_from_nothing() -> None:
    t = street("tilghman 1, wyatt-earp 1", "hardin, daltons")
    t.reserve(law="garrett, django")
    t.hands(outlaw="gatling")
    t.turn("outlaw")
    t.plays("outlaw", "play gatling")
    assert len(t.hand("law")) == 4


@pytest.mark.rule("10.9")
@pytest.mark.parametrize("card", ["gatling", "indians"])
def test_no_effect_kills_the_last_characters_of_both_sides(card: str) -> None:
    t = street("garrett 1", "daltons 1")
    t.hands(law=card)
    t.turn("law")
    t.plays("law", f"play {card}")
    assert t.winner() == "law"
    assert t.life("garrett") == 1
