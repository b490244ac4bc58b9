"""Chapter 7: meeting the Marshal."""

import pytest

from games.colt_express.train import Table, table


def four() -> Table:
    """Four bandits without powers; the Marshal in car 2, the bandits in the last car."""
    t = table("ghost", "doc", "belle", "tuco", abilities=False)
    t.marshal("car 2")
    t.at(ghost="car 4", doc="car 4", belle="car 4", tuco="car 4")
    return t


@pytest.mark.rule("7.1")
def test_meeting_the_marshal_in_the_rulebook() -> None:
    t = table("django", "ghost", "belle", "tuco")
    t.marshal("car 1")
    t.at(django="car 4", ghost="car 2", belle="car 4", tuco="car 4")
    t.steals("django marshal", "ghost move")
    t.plays("django", "marshal to car 2")
    assert t.place("marshal") == "car 2"
    assert t.place("ghost") == "roof 2"
    assert t.received("ghost", by="marshal") == 1
    assert t.deck_of("ghost").count("bullet") == 1
    assert t.left("marshal") == 12
    assert [str(event["event"]) for event in t.all_events()][-4:-1] == ["marshal-moved", "wounded", "fled"]


@pytest.mark.rule("7.1")
def test_whoever_walks_into_the_marshals_car_meets_him() -> None:
    t = four()
    t.at(doc="car 1")
    t.steals("doc move")
    t.plays("doc", "move to car 2")
    assert t.place("doc") == "roof 2"
    assert t.received("doc", by="marshal") == 1
    assert t.left("marshal") == 12


@pytest.mark.rule("7.1")
@pytest.mark.rule("6.10")
def test_whoever_is_punched_into_the_marshals_car_meets_him() -> None:
    t = four()
    t.marshal("car 3")
    t.at(doc="car 2", ghost="car 2")
    t.holds(ghost=["jewel"])
    t.steals("doc punch")
    t.plays("doc", "knock to car 3")
    assert t.place("ghost") == "roof 3"
    assert t.loot("car 2") == ["jewel"]
    assert t.received("ghost", by="marshal") == 1
    assert t.received("doc") == 0


@pytest.mark.rule("7.1")
def test_whoever_is_shot_into_the_marshals_car_meets_him() -> None:
    t = table("django", "ghost", "belle", "tuco")
    t.marshal("car 3")
    t.at(django="car 1", ghost="car 2", tuco="car 4")
    t.steals("django fire")
    assert t.place("ghost") == "roof 3"
    assert t.received("ghost", by="django") == 1
    assert t.received("ghost", by="marshal") == 1


@pytest.mark.rule("7.1")
def test_everybody_inside_the_car_that_he_enters_meets_him() -> None:
    t = four()
    t.at(ghost="car 3", doc="car 3", belle="car 1")
    t.steals("tuco marshal")
    t.plays("tuco", "marshal to car 3")
    assert [t.place(name) for name in ("ghost", "doc", "belle")] == ["roof 3", "roof 3", "car 1"]
    assert [t.received(name) for name in ("ghost", "doc", "belle")] == [1, 1, 0]
    assert t.left("marshal") == 11


@pytest.mark.rule("7.1")
def test_whoever_meets_him_flees_to_the_roof_of_that_car() -> None:
    t = four()
    t.at(ghost="roof 1", doc="car 1")
    t.steals("tuco marshal")
    t.plays("tuco", "marshal to car 1")
    t.told("fled", bandit="doc", place="roof 1")
    assert t.place("doc") == "roof 1"


@pytest.mark.rule("7.1")
@pytest.mark.parametrize("victims", [1, 2, 3])
def test_each_of_them_receives_one_neutral_bullet(victims: int) -> None:
    t = four()
    t.at(**dict.fromkeys(["ghost", "doc", "belle"][:victims], "car 1"))
    t.steals("tuco marshal")
    t.plays("tuco", "marshal to car 1")
    assert [t.received(name) for name in ("ghost", "doc", "belle")] == [1] * victims + [0] * (3 - victims)
    assert t.left("marshal") == 13 - victims


@pytest.mark.rule("7.2")
def test_whoever_comes_down_to_him_goes_back_up() -> None:
    t = four()
    t.at(doc="roof 2")
    t.steals("doc ladder")
    assert t.place("doc") == "roof 2"
    assert t.received("doc", by="marshal") == 1
    assert t.left("marshal") == 12


@pytest.mark.rule("7.2")
def test_whoever_meets_him_loses_no_loot() -> None:
    t = four()
    t.at(doc="roof 2")
    t.holds(doc=[400, "jewel", "strongbox"])
    t.steals("doc ladder")
    assert t.loot("doc") == [400, "jewel", "strongbox"]
    assert t.loot("car 2") == []
    assert t.loot("roof 2") == []


@pytest.mark.rule("7.2")
def test_bandits_on_the_roof_do_not_meet_him_when_he_comes() -> None:
    t = four()
    t.at(doc="roof 1", ghost="car 1")
    t.steals("tuco marshal")
    t.plays("tuco", "marshal to car 1")
    assert t.received("doc") == 0
    assert t.place("doc") == "roof 1"


@pytest.mark.rule("7.2")
def test_bandits_do_not_meet_him_when_they_come_along_the_roof() -> None:
    t = four()
    t.at(doc="roof 1")
    t.steals("doc move")
    t.plays("doc", "move to roof 2")
    assert t.place("doc") == "roof 2"
    assert t.received("doc") == 0
    assert t.left("marshal") == 13


@pytest.mark.rule("7.2")
def test_a_bandit_knocked_along_the_roof_does_not_meet_him() -> None:
    t = four()
    t.at(doc="roof 1", ghost="roof 1")
    t.steals("doc punch")
    t.plays("doc", "knock to roof 2")
    assert t.place("ghost") == "roof 2"
    assert t.received("ghost") == 0


@pytest.mark.rule("7.3")
def test_when_the_pile_is_too_short_for_the_group_nobody_in_it_receives_a_bullet() -> None:
    t = four()
    t.neutral(1)
    t.at(ghost="car 1", doc="car 1")
    t.steals("tuco marshal", "tuco ladder")
    t.plays("tuco", "marshal to car 1")
    assert [t.received(name) for name in ("ghost", "doc")] == [0, 0]
    assert t.left("marshal") == 1


@pytest.mark.rule("7.3")
def test_they_flee_all_the_same() -> None:
    t = four()
    t.neutral(1)
    t.at(ghost="car 1", doc="car 1")
    t.steals("tuco marshal")
    t.plays("tuco", "marshal to car 1")
    assert [t.place(name) for name in ("ghost", "doc")] == ["roof 1", "roof 1"]


@pytest.mark.rule("7.3")
def test_after_that_the_pile_is_closed_for_the_rest_of_the_game() -> None:
    t = four()
    t.neutral(1)
    t.at(ghost="car 1", doc="car 1", belle="roof 1")
    t.steals("tuco marshal", "belle ladder")
    t.plays("tuco", "marshal to car 1")
    assert t.view().neutral_closed
    assert len(t.events("pile-closed")) == 1
    assert t.received("belle") == 0
    assert t.place("belle") == "roof 1"
    assert t.left("marshal") == 1


@pytest.mark.rule("7.3")
@pytest.mark.parametrize("event", ["rebellion", "angry-marshal"])
def test_the_pile_is_closed_for_events_too(event: str) -> None:
    t = four()
    t.neutral(5)
    t.closed()
    t.at(ghost="car 1", doc="roof 2")
    t.happens(event)
    assert t.left("marshal") == 5
    assert [t.received(name) for name in ("ghost", "doc", "belle")] == [0, 0, 0]


@pytest.mark.rule("7.3")
def test_a_pile_that_just_suffices_is_given_out() -> None:
    t = four()
    t.neutral(2)
    t.at(ghost="car 1", doc="car 1")
    t.steals("tuco marshal")
    t.plays("tuco", "marshal to car 1")
    assert [t.received(name) for name in ("ghost", "doc")] == [1, 1]
    assert t.left("marshal") == 0
    assert not t.view().neutral_closed


@pytest.mark.rule("7.3")
def test_an_empty_pile_gives_nothing() -> None:
    t = four()
    t.neutral(0)
    t.at(doc="roof 2")
    t.steals("doc ladder")
    assert t.place("doc") == "roof 2"
    assert t.received("doc") == 0
    assert t.left("marshal") == 0


@pytest.mark.rule("7.3")
def test_there_are_no_more_than_thirteen_neutral_bullets() -> None:
    t = four()
    t.at(doc="roof 2")
    for meeting in range(1, 16):
        t.round()
        t.steals("doc ladder")
        assert t.received("doc", by="marshal") == min(meeting, 13)
        assert t.place("doc") == "roof 2"
    assert t.left("marshal") == 0


@pytest.mark.rule("7.3")
def test_those_who_meet_him_one_after_another_are_not_one_group() -> None:
    t = four()
    t.neutral(1)
    t.at(doc="roof 2", ghost="roof 2")
    t.steals("doc ladder", "ghost ladder")
    assert t.received("doc") == 1
    assert t.received("ghost") == 0
    assert [t.place(name) for name in ("doc", "ghost")] == ["roof 2", "roof 2"]
