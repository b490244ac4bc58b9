"""Chapter 5: whose ability and equipment work."""

import pytest

from games.bang_duel.street import Street, street
from saloon.games.bang_duel.view import Person


def awake(t: Street) -> list[str]:
    """Who is awake, the law first."""
    people = [person for seat in t.view().seats for person in seat.people]
    return [person.name for person in people if isinstance(person, Person) and person.awake]


@pytest.mark.rule("5.1")
def test_ability_and_equipment_of_the_active_character_work() -> None:
    t = street("tilghman, garrett", "daltons, hardin")
    t.gear(daltons="bank")
    t.begins("outlaw")
    assert len(t.hand("outlaw")) == 4
    assert awake(t) == ["tilghman", "daltons"]


@pytest.mark.rule("5.1")
def test_equipment_stays_with_its_bearer_when_the_token_moves_and_serves_the_bearer_alone() -> None:
    t = street("tilghman, garrett", "kitty-leroy, hardin")
    t.gear(tilghman="hat")
    t.hands(law="water", outlaw="knife")
    t.turn("law")
    t.plays("law", "move the token", "end turn")
    assert t.worn("tilghman") == ["hat"]
    t.plays("outlaw", "play knife")
    t.offers("law", "take the hit")


@pytest.mark.rule("5.2")
def test_ability_and_equipment_of_the_rear_character_are_ignored() -> None:
    t = street("tilghman, garrett", "hardin, daltons")
    t.gear(daltons="bank")
    t.begins("outlaw")
    assert len(t.hand("outlaw")) == 2


@pytest.mark.rule("5.2")
def test_the_rear_character_cannot_use_an_ability() -> None:
    t = street("tilghman, garrett", "hardin, kitty-leroy")
    t.turn("outlaw")
    t.refuses("outlaw", "use kitty-leroy", rule="5.2")
    t.plays("outlaw", "move the token", "use kitty-leroy")
    assert len(t.hand("outlaw")) == 2


@pytest.mark.rule("5.3")
def test_the_strangers_ability_works_from_the_rear() -> None:
    t = street("tilghman, stranger", "anderson, hardin")
    t.hands(law="colt, carbine, peacemaker")
    t.turn("law")
    t.plays("law", "play colt", "play carbine")
    t.refuses("law", "play peacemaker", rule="3.5")


@pytest.mark.rule("5.3")
def test_buffalo_bills_ability_works_from_the_rear() -> None:
    t = street("tilghman, buffalo-bill", "anderson, hardin")
    t.hands(outlaw="colt")
    t.turn("outlaw")
    t.plays("outlaw", "play colt")
    t.offers("law", "shield", "no shield")


@pytest.mark.rule("5.3")
def test_bat_mastersons_ability_works_from_the_rear() -> None:
    t = street("tilghman, masterson", "anderson, hardin")
    t.gear(tilghman="barrel")
    t.deck(law="water B | missed S")
    t.hands(outlaw="colt")
    t.turn("outlaw")
    t.plays("outlaw", "play colt")
    t.plays("law", "try the barrel")
    t.offers("law", "count water", "count missed")


@pytest.mark.rule("5.3")
def test_always_active_equipment_works_from_the_rear() -> None:
    t = street("tilghman, wyatt-earp", "anderson, hardin")
    t.gear(wyatt_earp="stampede")
    t.begins("law")
    assert t.front("law") == "wyatt-earp"


@pytest.mark.rule("5.3")
def test_the_sundance_kid_is_not_always_active() -> None:
    t = street("tilghman, garrett", "anderson, sundance")
    t.hands(outlaw="colt")
    t.turn("outlaw")
    t.refuses("outlaw", "use sundance", rule="5.2")


@pytest.mark.rule("5.4")
def test_a_rear_character_that_is_the_target_is_awake_and_the_active_one_asleep() -> None:
    t = street("tilghman, garrett", "anderson, hardin")
    t.gear(anderson="hat", hardin="barrel")
    t.hands(law="winchester")
    t.turn("law")
    t.plays("law", "play winchester", "at hardin")
    assert awake(t) == ["tilghman", "hardin"]
    t.offers("outlaw", "try the barrel", "take the hit")
    t.plays("outlaw", "take the hit")
    assert awake(t) == ["tilghman", "anderson"]


@pytest.mark.rule("5.4")
def test_the_ability_of_the_active_character_sleeps_meanwhile() -> None:
    t = street("tilghman, garrett", "kid-curry, hardin")
    t.hands(law="winchester, colt", outlaw="knife")
    t.turn("law")
    t.plays("law", "play winchester", "at hardin")
    t.offers("outlaw", "take the hit")


@pytest.mark.rule("5.4")
def test_the_ability_of_the_rear_target_works_meanwhile() -> None:
    t = street("tilghman, garrett", "hardin, kid-curry")
    t.hands(law="winchester")
    t.turn("law")
    t.plays("law", "play winchester", "at kid-curry")
    t.offers("outlaw", "use kid-curry", "take the hit")


@pytest.mark.rule("5.4")
def test_in_a_gatling_each_is_awake_while_it_is_the_target() -> None:
    t = street("tilghman, annie-oakley", "kid-curry, hardin")
    t.hands(law="gatling, colt", outlaw="knife")
    t.turn("law")
    t.plays("law", "play gatling")
    assert awake(t) == ["tilghman", "kid-curry"]
    t.plays("outlaw", "take the hit")
    assert awake(t) == ["annie-oakley", "kid-curry"]
    t.offers("law", "play colt", "take the hit")
    t.plays("law", "play colt")
    assert awake(t) == ["tilghman", "hardin"]
    t.offers("outlaw", "take the hit")
    t.plays("outlaw", "take the hit")
    assert awake(t) == ["tilghman", "kid-curry"]


@pytest.mark.rule("5.4")
def test_indians_wake_a_rear_character_too() -> None:
    t = street("tilghman, annie-oakley", "hardin, daltons")
    t.hands(law="missed", outlaw="indians, knife")
    t.turn("outlaw")
    t.plays("outlaw", "play indians")
    t.offers("law", "give up")
    t.plays("law", "give up")
    assert t.asked() == "outlaw indians"
    t.plays("outlaw", "give up")
    t.offers("law", "shoot back with missed", "give up")


@pytest.mark.rule("5.4")
def test_what_is_always_active_works_while_its_character_is_asleep() -> None:
    t = street("buffalo-bill, garrett", "ransom, hardin")
    t.hands(outlaw="colt")
    t.turn("outlaw")
    t.plays("outlaw", "play colt", "at garrett")
    t.offers("law", "shield", "no shield")


@pytest.mark.rule("5.5", "5.1")
def test_a_sole_character_is_active_and_rear_at_once_and_always_awake() -> None:
    t = street("tilghman", "tom-horn, daltons")
    t.hands(law="colt", outlaw="law winchester")
    t.gear(tilghman="hat")
    t.turn("outlaw")
    assert [t.front("law"), t.rear("law")] == ["tilghman", "tilghman"]
    t.plays("outlaw", "play winchester")
    t.offers("law", "drop the hat", "take the hit")
    assert awake(t) == ["tilghman", "tom-horn"]


@pytest.mark.rule("5.5")
def test_a_sole_character_never_changes_places() -> None:
    t = street("tilghman", "hardin, daltons")
    t.gear(tilghman="stampede")
    t.hands(outlaw="water, law water")
    t.begins("law")
    assert "moved" not in t.story()
    t.refuses("law", "move the token", rule="5.5")
    t.plays("law", "end turn")
    t.plays("outlaw", "play water")
    assert t.front("law") == "tilghman"
    assert t.front("outlaw") == "daltons"


@pytest.mark.rule("5.5")
def test_the_token_of_a_sole_character_cannot_be_moved_by_the_shotgun() -> None:
    t = street("tilghman", "hardin, daltons")
    t.hands(law="missed", outlaw="shotgun")
    t.turn("outlaw")
    t.plays("outlaw", "play shotgun")
    t.plays("law", "play missed")
    t.offers("outlaw", "swap outlaw", "decline")
    t.refuses("outlaw", "swap law", rule="5.5")


@pytest.mark.rule("5.6")
def test_at_zero_life_an_ability_stops_at_once() -> None:
    t = street("lone-ranger 1, garrett", "hardin, daltons")
    t.reserve(law="django")
    t.hands(outlaw="colt")
    t.turn("outlaw")
    t.plays("outlaw", "play colt")
    assert len(t.hand("law")) == 2  # for the death, none for the last life
    assert t.queue() == 0


@pytest.mark.rule("5.6")
def test_at_zero_life_even_what_is_always_active_stops() -> None:
    t = street("masterson 1, garrett", "hardin, daltons")
    t.gear(garrett="barrel")
    t.hands(outlaw="law gatling")
    t.deck(law="water S | missed S, missed S")
    t.turn("outlaw")
    t.plays("outlaw", "play gatling")
    assert t.life("masterson") == 0
    t.plays("law", "try the barrel")
    assert len(t.events("revealed")) == 1
    assert t.asked() == "outlaw play"


@pytest.mark.rule("5.7")
def test_a_rear_character_bitten_by_the_rattlesnake_is_awake() -> None:
    t = street("masterson, pinkerton", "hardin, daltons")
    t.gear(pinkerton="rattlesnake")
    t.deck(law="water S | missed S, missed S, missed S")
    t.hands(outlaw="colt")
    t.begins("law")
    assert t.asked() == "law reveal"
    assert awake(t) == ["pinkerton", "hardin"]
    t.plays("law", "count water")
    assert t.life("pinkerton") == 3
    assert t.asked() == "outlaw answer"


@pytest.mark.rule("5.7")
def test_a_rear_character_who_bears_the_dynamite_is_awake_for_it() -> None:
    t = street("tilghman, pinkerton", "hardin, daltons")
    t.gear(pinkerton="dynamite")
    t.deck(law="duel D | missed S, missed S, missed S")
    t.begins("law")
    assert t.life("pinkerton") == 1
    assert t.life("hardin") == 1  # hit once for each point
