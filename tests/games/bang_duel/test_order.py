"""Chapter 9: the order of effects."""

import pytest

from games.bang_duel.street import Street, street


def targets(t: Street) -> list[object]:
    return [event["target"] for event in t.events("aimed")]


# An effect first, then what it caused


@pytest.mark.rule("9.1", "9.3", "10.2", "12.10")
def test_the_gatling_example_of_the_rulebook() -> None:
    t = street("lone-ranger, annie-oakley 1", "kid-curry")
    t.reserve(law="django")
    t.gear(annie_oakley="scope")
    t.hands(law="gatling")
    t.deck(law="water B | missed S, missed S")
    t.turn("law")

    # The Lone Ranger is left out; Kid Curry comes first and cancels with a card of the law's deck
    t.plays("law", "play gatling")
    t.offers("outlaw", "use kid-curry", "take the hit")
    t.plays("outlaw", "use kid-curry")

    # Annie Oakley has nothing to answer with and dies; then the law draws two, and Django steps in
    story = t.story()
    assert t.life("kid-curry") == 4
    assert [name for name in story if name in ("saved", "wounded", "died", "stripped", "drew", "entered")] == [
        "saved",
        "wounded",
        "died",
        "stripped",
        "drew",
        "entered",
    ]
    assert t.rear("law") == "django"
    assert t.life("django") == 3

    # Only now comes the hit on the Lone Ranger, and the new cards help against it
    assert targets(t) == ["kid-curry", "annie-oakley", "lone-ranger"]
    assert t.life("lone-ranger") == 5
    assert t.question()["target"] == "lone-ranger"
    t.offers("law", "play missed", "take the hit")


@pytest.mark.rule("9.1", "9.3")
def test_when_that_hit_is_taken_the_lone_ranger_draws() -> None:
    t = street("lone-ranger, annie-oakley 1", "kid-curry")
    t.reserve(law="django")
    t.hands(law="gatling")
    t.deck(law="water B | missed S, missed S, missed S")
    t.turn("law")
    t.plays("law", "play gatling")
    t.plays("outlaw", "use kid-curry")
    t.plays("law", "take the hit")
    assert t.life("lone-ranger") == 4
    assert len(t.hand("law")) == 3


@pytest.mark.rule("9.1")
def test_a_target_that_is_dead_meanwhile_is_left_out() -> None:
    t = street("tilghman, garrett", "daltons 1, hardin")
    t.gear(daltons="bank, scope, hat")
    t.hands(law="hail")
    t.turn("law")
    t.plays("law", "play hail")
    t.plays("outlaw", "take the hit")
    assert targets(t) == ["daltons"]
    assert t.asked() == "law play"


# Priority


@pytest.mark.rule("9.2")
def test_a_gatling_goes_to_the_opponents_active_the_own_rear_the_opponents_rear_character() -> None:
    t = street("tilghman, garrett", "anderson, hardin")
    t.hands(law="gatling")
    t.turn("law")
    t.plays("law", "play gatling")
    assert targets(t) == ["anderson", "garrett", "hardin"]


@pytest.mark.rule("9.2")
def test_you_are_the_player_whose_turn_it_is() -> None:
    t = street("tilghman, garrett", "anderson, hardin")
    t.hands(outlaw="gatling")
    t.turn("outlaw")
    t.plays("outlaw", "play gatling")
    assert targets(t) == ["tilghman", "hardin", "garrett"]


@pytest.mark.rule("9.2")
def test_a_sole_character_comes_once() -> None:
    t = street("tilghman, garrett", "anderson")
    t.hands(law="gatling, indians")
    t.turn("law")
    t.plays("law", "play gatling", "take the hit")
    assert targets(t) == ["anderson", "garrett"]
    assert t.life("anderson") == 4


@pytest.mark.rule("9.2")
def test_a_sole_character_of_ones_own_is_left_out() -> None:
    t = street("tilghman", "anderson, hardin")
    t.hands(law="gatling")
    t.turn("law")
    t.plays("law", "play gatling")
    assert targets(t) == ["anderson", "hardin"]
    assert t.life("tilghman") == 5


@pytest.mark.rule("9.2")
def test_indians_come_in_the_same_order() -> None:
    t = street("tilghman, garrett", "anderson, hardin")
    t.hands(law="indians, colt", outlaw="knife, colt")
    t.turn("law")
    t.plays("law", "play indians")
    asked = []
    while t.asked().endswith("indians"):
        asked.append(t.question()["person"])
        t.plays(t.asked().split()[0], "give up")
    assert asked == ["anderson", "garrett", "hardin"]


@pytest.mark.rule("9.2", "9.3")
def test_tom_horn_who_becomes_active_comes_before_the_opponents_watch() -> None:
    t = street("tilghman, garrett 2", "hardin, tom-horn")
    t.gear(tilghman="watch")
    t.deck(law="missed | wagon")
    t.turn("outlaw")
    t.plays("outlaw", "move the token")
    assert t.life("garrett") == 1  # the card of the Watch came too late to help
    assert t.hand("law") == ["missed"]
    assert t.story() == ["moved", "aimed", "wounded", "drew"]


# Waiting in line


@pytest.mark.rule("9.3")
def test_a_card_drawn_for_a_hit_does_not_help_against_a_later_hit_of_the_same_card() -> None:
    t = street("lone-ranger, garrett", "hardin, daltons")
    t.gear(lone_ranger="bank, scope")
    t.deck(law="missed | missed")
    t.hands(outlaw="hail")
    t.turn("outlaw")
    t.plays("outlaw", "play hail")
    assert t.life("lone-ranger") == 3
    assert t.hand("law") == ["missed", "missed"]


@pytest.mark.rule("9.3")
def test_wyatt_earps_draw_waits_too() -> None:
    t = street("wyatt-earp, garrett", "anderson, hardin")
    t.hands(law="gatling", outlaw="missed, missed")
    t.deck(law="missed | wagon")
    t.turn("law")
    t.plays("law", "play gatling")
    t.plays("outlaw", "play missed")
    assert t.life("garrett") == 4  # the hand was empty
    assert t.hand("law") == []
    assert t.queue() == 1
    t.plays("outlaw", "play missed")
    assert t.hand("law") == ["missed", "wagon"]


@pytest.mark.rule("9.3")
def test_doctor_schulz_waits_until_the_card_is_finished() -> None:
    t = street("tilghman, garrett", "schulz, hardin")
    t.hands(law="gatling, missed")
    t.turn("law")
    t.plays("law", "play gatling")
    assert t.asked() == "law answer"  # Garrett may still use the card
    t.plays("law", "take the hit")
    assert t.asked() == "outlaw schulz"


@pytest.mark.rule("9.3")
def test_first_come_first_served() -> None:
    t = street("tilghman, pinkerton", "schulz, hardin")
    t.hands(law="gatling, missed")
    t.turn("law")
    t.plays("law", "play gatling", "take the hit")
    assert [link.source for link in t.view().chain] == ["pinkerton"]
    assert t.asked() == "outlaw schulz"
    t.plays("outlaw", "decline")
    assert t.life("schulz") == 2


# Whom it finds


@pytest.mark.rule("9.4")
def test_the_opponents_active_character_is_whoever_stands_there_when_the_hit_begins() -> None:
    t = street("tilghman, garrett", "hardin 1, daltons")
    t.reserve(outlaw="anderson")
    t.hands(law="return-fire, missed", outlaw="shotgun")
    t.turn("outlaw")
    t.plays("outlaw", "play shotgun")
    t.plays("law", "play return-fire")
    t.plays("outlaw", "swap outlaw")
    assert t.life("daltons") == 2
    assert t.life("hardin") == 1


@pytest.mark.rule("9.4")
def test_a_character_who_has_just_stepped_in_is_found_too() -> None:
    t = street("pinkerton, wild-bill", "schulz 1, hardin")
    t.reserve(outlaw="anderson")
    t.hands(law="gatling", outlaw="colt")
    t.turn("law")
    t.plays("law", "move the token", "play gatling")
    t.plays("outlaw", "take the hit")
    assert t.life("pinkerton") == 3
    t.plays("outlaw", "take the hit")
    assert t.front("outlaw") == "anderson"
    t.plays("outlaw", "take the hit")
    assert t.life("anderson") == 4


@pytest.mark.rule("9.4")
def test_the_shooter_is_hit_wherever_it_stands() -> None:
    t = street("tilghman, garrett", "kid-curry, hardin")
    t.gear(tilghman="hat")
    t.deck(law="water B | wagon, wagon, bank")
    t.hands(law="shotgun")
    t.turn("law")
    t.plays("law", "play shotgun")
    t.plays("outlaw", "use kid-curry")
    t.plays("law", "swap law")
    assert t.question()["target"] == "tilghman"
    t.offers("law", "drop the hat", "take the hit")  # and is awake


@pytest.mark.rule("9.4")
def test_a_hit_on_a_shooter_who_has_left_the_game_is_void() -> None:
    t = street("tilghman 1, garrett", "kid-curry, hardin")
    t.reserve(law="django")
    t.gear(kid_curry="holster, scope")
    t.hands(law="hail")
    t.deck(law="water B | wagon B, wagon B, respite B, gatling B")
    t.turn("law")
    t.plays("law", "play hail")
    t.plays("outlaw", "use kid-curry", "use kid-curry")
    assert not t.present("tilghman")
    assert targets(t) == ["kid-curry", "kid-curry", "tilghman"]
    assert t.asked() == "law play"
    assert t.life("django") == 3


# Riders


@pytest.mark.rule("9.5")
def test_a_rider_comes_before_what_the_card_caused() -> None:
    t = street("tilghman, garrett", "anderson 4, hardin")
    t.hands(law="return-fire", outlaw="schofield")
    t.turn("outlaw")
    t.plays("outlaw", "play schofield")
    t.plays("law", "play return-fire")
    assert [name for name in t.story() if name in ("healed", "aimed", "wounded")] == [
        "aimed",
        "healed",
        "aimed",
        "wounded",
    ]
    assert t.life("anderson") == 4


@pytest.mark.rule("9.5")
def test_at_full_life_the_rider_heals_nothing_and_the_hit_costs_one() -> None:
    t = street("tilghman, garrett", "kitty-leroy, hardin")
    t.hands(law="return-fire", outlaw="schofield")
    t.turn("outlaw")
    t.plays("outlaw", "play schofield")
    t.plays("law", "play return-fire")
    assert t.life("kitty-leroy") == 3


def remington(law: str, gear: str = "", hand: str = "", deck: str = "water B | wagon") -> Street:
    """The outlaws shoot a Remington at the law's front character."""
    t = street(f"{law}, garrett", "hardin, daltons")
    t.gear(**{law.replace("-", "_"): gear})
    t.hands(law=hand, outlaw="remington")
    t.deck(law=deck)
    t.turn("outlaw")
    t.plays("outlaw", "play remington")
    return t


@pytest.mark.rule("9.6")
@pytest.mark.parametrize(
    ("law", "gear", "hand", "answer"),
    [
        ("tilghman", "", "missed", "play missed"),
        ("tilghman", "barrel", "", "try the barrel"),
        ("tilghman", "hat", "", "drop the hat"),
        ("annie-oakley", "", "colt", "play colt"),
    ],
)
def test_a_rider_happens_however_the_hit_was_cancelled(law: str, gear: str, hand: str, answer: str) -> None:
    t = remington(law, gear, hand)
    t.plays("law", answer)
    assert len(t.hand("outlaw")) == 1


@pytest.mark.rule("9.6")
def test_a_rider_happens_when_kid_curry_has_cancelled() -> None:
    t = street("tilghman, garrett", "kid-curry, hardin")
    t.gear(kid_curry="bank")
    t.hands(law="carbine")
    t.deck(law="water B | wagon")
    t.turn("law")
    t.plays("law", "play carbine")
    t.plays("outlaw", "use kid-curry")
    assert t.asked() == "law carbine"
    assert t.life("tilghman") == 5  # not hit yet


@pytest.mark.rule("9.6")
def test_when_the_hit_takes_effect_there_is_no_rider() -> None:
    t = remington("tilghman", hand="missed")
    t.plays("law", "take the hit")
    assert t.hand("outlaw") == []


# Several points, and the dead


@pytest.mark.rule("9.7")
def test_points_lost_at_once_are_answered_after_the_whole_loss() -> None:
    t = street("pinkerton, garrett", "anderson, hardin")
    t.gear(pinkerton="dynamite")
    t.deck(law="colt D | wagon, water, water")
    t.begins("law")
    assert [name for name in t.story() if name in ("wounded", "aimed")] == ["wounded"] * 3 + ["aimed", "wounded"] * 3
    assert t.life("pinkerton") == 1
    assert t.life("anderson") == 2


@pytest.mark.rule("9.7")
def test_who_does_not_survive_the_loss_answers_no_point() -> None:
    t = street("pinkerton 3, garrett", "anderson, hardin")
    t.gear(pinkerton="dynamite")
    t.deck(law="colt D | wagon, water, water, water")
    t.begins("law")
    assert not t.present("pinkerton")
    assert t.life("anderson") == 5


def hailed(law: str, hand: str = "") -> Street:
    """The outlaws fire a Hail of Bullets at the law's front character, who has two pieces of equipment."""
    t = street(f"{law}, garrett", "hardin, daltons")
    t.reserve(law="django")
    t.gear(**{law.split()[0].replace("-", "_"): "bank, scope"})
    t.hands(law=hand, outlaw="law hail")
    t.turn("outlaw")
    t.plays("outlaw", "play hail")
    return t


@pytest.mark.rule("9.8")
def test_when_pinkerton_dies_of_the_second_hit_nobody_is_hit_for_the_first() -> None:
    t = hailed("pinkerton 2")
    assert t.front("law") == "django"
    assert t.life("hardin") == 4
    assert targets(t) == ["pinkerton", "pinkerton"]
    assert t.asked() == "outlaw play"


@pytest.mark.rule("9.8")
def test_when_the_lone_ranger_dies_of_the_second_hit_he_draws_nothing_for_the_first() -> None:
    t = hailed("lone-ranger 2")
    assert t.front("law") == "django"
    assert len(t.hand("law")) == 2  # for the death


@pytest.mark.rule("9.8")
def test_doctor_schulz_is_not_asked_after_his_death() -> None:
    t = street("tilghman, garrett", "schulz 2, daltons")
    t.reserve(outlaw="hardin")
    t.gear(schulz="bank, scope")
    t.hands(law="hail, missed")
    t.turn("law")
    t.plays("law", "play hail")
    assert t.front("outlaw") == "hardin"
    assert t.asked() == "law play"
    assert "missed" in t.hand("law")


@pytest.mark.rule("9.8")
def test_what_the_dead_one_had_caused_is_no_longer_in_the_line() -> None:
    t = street("tilghman, garrett", "anderson, schulz 2")
    t.reserve(outlaw="hardin")
    t.gear(tilghman="scope", schulz="bank, hat")
    t.hands(law="hail, missed", outlaw="missed")
    t.turn("law")
    t.plays("law", "play hail", "at schulz")
    t.plays("outlaw", "take the hit")
    assert [link.what for link in t.view().chain] == ["hit", "discard"]
    t.plays("outlaw", "take the hit")
    assert t.asked() == "outlaw anderson"
    assert t.view().chain == []


@pytest.mark.rule("9.8", "14.5")
def test_when_kid_curry_dies_of_the_second_hit_the_shooter_is_not_hit_for_the_first() -> None:
    t = street("tilghman, garrett", "kid-curry 1, hardin")
    t.reserve(outlaw="daltons")
    t.gear(kid_curry="holster, scope")
    t.hands(law="hail")
    t.deck(law="water B | missed S, missed S")
    t.turn("law")
    t.plays("law", "play hail")
    t.plays("outlaw", "use kid-curry", "take the hit")
    assert t.front("outlaw") == "daltons"
    assert targets(t) == ["kid-curry", "kid-curry"]
    assert t.life("tilghman") == 5


@pytest.mark.rule("9.8", "12.13")
def test_the_hit_of_a_return_fire_comes_though_the_one_it_was_played_for_has_died() -> None:
    t = hailed("pinkerton 1", hand="return-fire")
    t.plays("law", "play return-fire")
    assert t.front("law") == "django"
    assert targets(t) == ["pinkerton", "pinkerton", "hardin"]
    assert t.life("hardin") == 3


def horn_steps_out(life: int) -> Street:
    """A Shotgun's rider brings Tom Horn to the front, just when a Return Fire is on its way there."""
    t = street("tilghman, garrett", f"hardin, tom-horn {life}")
    t.reserve(outlaw="daltons")
    t.gear(tilghman="watch")
    t.hands(law="return-fire", outlaw="shotgun")
    t.turn("outlaw")
    t.plays("outlaw", "play shotgun")
    t.plays("law", "play return-fire")
    t.plays("outlaw", "swap outlaw")
    return t


@pytest.mark.rule("9.8", "14.10")
def test_whoever_dies_before_the_turn_in_the_line_comes_does_nothing_any_more() -> None:
    t = horn_steps_out(1)
    assert t.front("outlaw") == "daltons"
    assert targets(t) == ["tilghman", "tom-horn"]
    assert t.life("garrett") == 5
    assert t.events("drew")[-1]["seat"] == 0  # the law's Watch still goes


@pytest.mark.rule("9.8", "14.10")
def test_whoever_survives_it_does() -> None:
    t = horn_steps_out(2)
    assert targets(t) == ["tilghman", "tom-horn", "garrett"]


@pytest.mark.rule("9.8", "5.4")
def test_who_was_awake_then_and_sleeps_now_is_not_dead() -> None:
    t = street("tilghman, pinkerton", "hardin, daltons")
    t.hands(law="gatling")
    t.turn("law")
    t.plays("law", "play gatling")
    assert targets(t) == ["hardin", "pinkerton", "daltons", "hardin"]


# Moves of the token


def watched() -> Street:
    """The law's active character has a Watch."""
    t = street("tilghman, garrett", "hardin, daltons")
    t.gear(tilghman="watch")
    return t


@pytest.mark.rule("9.9")
def test_a_free_move_is_a_move() -> None:
    t = watched()
    t.turn("outlaw")
    t.plays("outlaw", "move the token")
    assert len(t.hand("law")) == 1


@pytest.mark.rule("9.9")
def test_a_canteen_that_the_opponent_drinks_is_a_move() -> None:
    t = watched()
    t.hands(outlaw="water")
    t.turn("outlaw")
    t.plays("outlaw", "play water", "swap outlaw")
    assert len(t.hand("law")) == 1


@pytest.mark.rule("9.9", "12.18")
def test_a_canteen_played_at_the_opponent_is_not_the_opponents_move() -> None:
    t = watched()
    t.hands(law="water")
    t.turn("law")
    t.plays("law", "play water", "swap outlaw")
    assert t.front("outlaw") == "daltons"
    assert t.hand("law") == []


@pytest.mark.rule("9.9")
def test_a_stampede_is_a_move_whoever_let_it_loose() -> None:
    t = watched()
    t.hands(law="stampede")
    t.turn("law")
    t.plays("law", "play stampede", "at hardin", "end turn")
    assert t.front("outlaw") == "daltons"
    assert len(t.hand("law")) == 1


@pytest.mark.rule("9.9", "12.7")
def test_a_shotgun_makes_a_move_of_the_own_token() -> None:
    t = watched()
    t.hands(law="missed", outlaw="shotgun")
    t.turn("outlaw")
    t.plays("outlaw", "play shotgun")
    t.plays("law", "play missed")
    t.plays("outlaw", "swap outlaw")
    assert len(t.hand("law")) == 1


@pytest.mark.rule("9.9", "12.7")
def test_a_shotgun_that_moves_the_opponents_token_is_not_the_opponents_move() -> None:
    t = watched()
    t.hands(law="shotgun", outlaw="missed")
    t.turn("law")
    t.plays("law", "play shotgun")
    t.plays("outlaw", "play missed")
    t.plays("law", "swap outlaw")
    assert t.front("outlaw") == "daltons"
    assert t.hand("law") == []


@pytest.mark.rule("9.9", "14.10")
def test_tom_horn_does_not_care_who_brought_him_to_the_front() -> None:
    t = street("tilghman, garrett", "hardin, tom-horn")
    t.hands(law="water")
    t.turn("law")
    t.plays("law", "play water", "swap outlaw")
    assert targets(t) == ["garrett"]


@pytest.mark.rule("9.9")
def test_coming_from_the_reserve_is_no_move() -> None:
    t = street("django, garrett", "hardin 1, daltons")
    t.gear(django="watch")
    t.reserve(outlaw="tom-horn")
    t.hands(law="colt")
    t.turn("law")
    t.plays("law", "play colt")
    assert t.front("outlaw") == "tom-horn"
    assert t.hand("law") == []
    assert t.events("moved") == []
    assert t.life("garrett") == 5


@pytest.mark.rule("9.9")
def test_being_left_as_the_sole_character_is_no_move() -> None:
    t = street("django, garrett", "hardin 1, tom-horn")
    t.gear(django="watch")
    t.hands(law="colt")
    t.turn("law")
    t.plays("law", "play colt")
    assert t.front("outlaw") == "tom-horn"
    assert t.hand("law") == []
    assert t.life("garrett") == 5
