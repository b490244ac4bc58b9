"""Chapter 6: Punch. Unless a test says otherwise there are four cars and no powers."""

import pytest

from games.colt_express.positions import four
from games.colt_express.train import table

# Punch


@pytest.mark.rule("6.9")
@pytest.mark.rule("6.10")
def test_punching_in_the_rulebook() -> None:
    t = table("doc", "django", "belle", "tuco")
    t.at(doc="car 2", django="car 2")
    t.holds(django=["own", "jewel"])
    t.steals("doc punch")
    t.plays("doc", "knock out jewel", "knock to car 3")
    assert t.loot("car 2") == ["jewel"]
    assert t.loot("django") == [250]
    assert t.place("django") == "car 3"
    assert t.loot("doc") == [250]


@pytest.mark.rule("6.9")
@pytest.mark.parametrize("place", ["car 2", "roof 2"])
def test_any_bandit_in_the_own_place_can_be_punched(place: str) -> None:
    t = four()
    t.at(doc=place, ghost=place, tuco=place)
    t.steals("doc punch")
    t.offers("doc", "punch ghost", "punch tuco")


@pytest.mark.rule("6.9")
@pytest.mark.parametrize("elsewhere", ["car 1", "car 3", "roof 2"])
def test_nobody_elsewhere_can_be_punched(elsewhere: str) -> None:
    t = four()
    t.at(doc="car 2", ghost="car 2", tuco="car 2", belle=elsewhere)
    t.steals("doc punch")
    t.refuses("doc", "punch belle", rule="6.9", key="colt-express-refusal-out-of-reach")
    t.refuses("doc", "punch doc", rule="6.9")


@pytest.mark.rule("6.9")
@pytest.mark.parametrize("elsewhere", ["car 1", "car 3", "roof 2"])
def test_with_nobody_in_the_own_place_punch_does_nothing(elsewhere: str) -> None:
    t = four()
    t.at(doc="car 2", ghost=elsewhere)
    t.steals("doc punch")
    t.told("no-effect", bandit="doc", card="punch")
    assert t.place("ghost") == elsewhere


@pytest.mark.rule("6.9")
def test_the_puncher_chooses_what_the_victim_loses() -> None:
    t = four()
    t.at(doc="car 2", ghost="car 2")
    t.holds(ghost=["own", 400, "jewel", "strongbox"])
    t.steals("doc punch")
    t.asks("doc", "knock-out")
    t.offers("doc", "knock out $250", "knock out purse", "knock out jewel", "knock out strongbox")
    t.plays("doc", "knock out strongbox")
    assert t.loot("car 2") == ["strongbox"]
    assert t.loot("ghost") == [250, 400, "jewel"]


@pytest.mark.rule("6.9")
def test_the_victim_loses_one_piece_only() -> None:
    t = four()
    t.at(doc="car 4", ghost="car 4", belle="car 1", tuco="car 1")
    t.holds(ghost=["jewel", "jewel", "jewel"])
    t.steals("doc punch")
    assert t.loot("ghost") == ["jewel", "jewel"]
    assert t.loot("car 4") == ["jewel"]


@pytest.mark.rule("6.9")
def test_the_puncher_does_not_see_the_value_of_a_purse() -> None:
    t = four()
    t.at(doc="car 2", ghost="car 2")
    t.holds(ghost=["own", 400])
    t.steals("doc punch")
    purse = next(o for o in t.state.options(1) if t.state.describe(1, o)["token"] != {"id": 0, "loot": "purse"})
    assert t.state.describe(1, purse)["value"] == 0
    t.plays("doc", "knock out $400", "knock to car 1")
    assert [loot.value for loot in t.view("doc").cars[2].inside] == [None]


@pytest.mark.rule("6.9")
def test_nobody_can_knock_out_what_the_victim_does_not_have() -> None:
    t = four()
    t.at(doc="car 2", ghost="car 2")
    t.holds(ghost=["own", "jewel"], belle=["strongbox"])
    t.steals("doc punch")
    t.refuses("doc", "knock out strongbox", rule="6.9")


@pytest.mark.rule("6.9")
@pytest.mark.parametrize("place", ["car 2", "roof 2"])
def test_what_is_knocked_out_falls_where_they_stand(place: str) -> None:
    t = four()
    t.at(doc=place, ghost=place)
    t.holds(ghost=["jewel"])
    t.steals("doc punch")
    t.plays("doc", "knock to " + place.replace("2", "3"))
    assert t.loot(place) == ["jewel"]
    t.told("fell", bandit="ghost", token="jewel", place=place)


@pytest.mark.rule("6.10")
@pytest.mark.parametrize(
    ("place", "ways"),
    [("car 2", ["car 1", "car 3"]), ("roof 2", ["roof 1", "roof 3"]), ("roof 1", ["roof 0", "roof 2"])],
)
def test_the_victim_is_knocked_to_the_next_car_as_the_puncher_likes(place: str, ways: list[str]) -> None:
    t = four()
    t.at(doc=place, ghost=place)
    t.steals("doc punch")
    t.asks("doc", "knock")
    t.offers("doc", *(f"knock to {way}" for way in ways))
    t.plays("doc", f"knock to {ways[0]}")
    assert t.place("ghost") == ways[0]
    assert t.place("doc") == place


@pytest.mark.rule("6.10")
@pytest.mark.parametrize(("place", "way"), [("car 4", "car 3"), ("roof 4", "roof 3"), ("roof 0", "roof 1")])
def test_at_the_end_of_the_train_there_is_one_way_only(place: str, way: str) -> None:
    t = four()
    t.at(doc=place, ghost=place, belle="car 1", tuco="car 1")
    t.steals("doc punch")
    assert t.place("ghost") == way


@pytest.mark.rule("6.10")
@pytest.mark.parametrize("car", [0, 2, 4])
def test_nobody_is_knocked_any_further(car: int) -> None:
    t = four()
    t.at(doc="roof 2", ghost="roof 2")
    t.steals("doc punch")
    t.refuses("doc", f"knock to roof {car}", rule="6.10")


@pytest.mark.rule("6.10")
def test_a_victim_without_loot_is_knocked_over_too() -> None:
    t = four()
    t.at(doc="car 2", ghost="car 2")
    t.holds(ghost=[])
    t.steals("doc punch")
    t.asks("doc", "knock")
    t.plays("doc", "knock to car 1")
    assert t.place("ghost") == "car 1"
    assert t.events("fell") == []
