"""Chapter 6: Move and Ladder. Unless a test says otherwise there are four cars and no powers."""

import pytest

from games.colt_express.positions import four
from games.colt_express.train import table

# Move


@pytest.mark.rule("6.1")
@pytest.mark.parametrize(
    ("here", "there"), [("car 1", ["car 0", "car 2"]), ("car 2", ["car 1", "car 3"]), ("car 3", ["car 2", "car 4"])]
)
def test_inside_a_bandit_moves_to_the_next_car_forward_or_backward(here: str, there: list[str]) -> None:
    t = four()
    t.at(doc=here)
    t.steals("doc move")
    t.offers("doc", *(f"move to {place}" for place in there))
    t.plays("doc", f"move to {there[1]}")
    assert t.place("doc") == there[1]


@pytest.mark.rule("6.1")
@pytest.mark.rule("6.3")
def test_inside_the_last_car_the_only_way_is_forward() -> None:
    t = four()
    t.at(doc="car 4")
    t.steals("doc move")
    assert t.place("doc") == "car 3"


@pytest.mark.rule("6.1")
@pytest.mark.rule("6.3")
def test_inside_the_locomotive_the_only_way_is_backward() -> None:
    t = four()
    t.marshal("car 2")
    t.at(doc="car 0")
    t.steals("doc move")
    assert t.place("doc") == "car 1"


@pytest.mark.rule("6.1")
def test_inside_nobody_moves_two_cars() -> None:
    t = four()
    t.at(doc="car 1")
    t.steals("doc move")
    t.refuses("doc", "move to car 3", rule="6.1")


@pytest.mark.rule("6.2")
@pytest.mark.parametrize(
    ("here", "there"),
    [
        ("roof 0", ["roof 1", "roof 2", "roof 3"]),
        ("roof 1", ["roof 0", "roof 2", "roof 3", "roof 4"]),
        ("roof 2", ["roof 0", "roof 1", "roof 3", "roof 4"]),
        ("roof 4", ["roof 1", "roof 2", "roof 3"]),
    ],
)
def test_on_a_roof_a_bandit_moves_up_to_three_cars(here: str, there: list[str]) -> None:
    t = four()
    t.at(doc=here)
    t.steals("doc move")
    t.offers("doc", *(f"move to {place}" for place in there))
    t.plays("doc", f"move to {there[0]}")
    assert t.place("doc") == there[0]


@pytest.mark.rule("6.2")
def test_in_the_middle_of_a_long_train_there_are_six_roofs_to_go_to() -> None:
    t = table("ghost", "doc", "belle", "tuco", "django", "cheyenne")
    t.at(doc="roof 3")
    t.steals("doc move")
    t.offers("doc", *(f"move to roof {car}" for car in (0, 1, 2, 4, 5, 6)))


@pytest.mark.rule("6.2")
def test_on_a_roof_nobody_moves_four_cars() -> None:
    t = four()
    t.at(doc="roof 0")
    t.steals("doc move")
    t.refuses("doc", "move to roof 4", rule="6.2")


@pytest.mark.rule("6.2")
def test_on_a_roof_other_bandits_are_not_in_the_way() -> None:
    t = four()
    t.at(doc="roof 1", ghost="roof 2", belle="roof 3")
    t.steals("doc move")
    t.plays("doc", "move to roof 4")
    assert t.place("doc") == "roof 4"


@pytest.mark.rule("6.2")
def test_a_roof_with_bandits_on_it_can_be_moved_to() -> None:
    t = four()
    t.at(doc="roof 1", ghost="roof 2")
    t.steals("doc move")
    t.plays("doc", "move to roof 2")
    assert t.place("doc") == "roof 2"
    assert t.place("ghost") == "roof 2"


@pytest.mark.rule("6.3")
@pytest.mark.parametrize("place", ["car 2", "roof 2"])
def test_whoever_moves_must_not_end_where_they_began(place: str) -> None:
    t = four()
    t.at(doc=place)
    t.steals("doc move")
    t.refuses("doc", f"move to {place}", rule="6.3", key="colt-express-refusal-stands-still")


@pytest.mark.rule("6.3")
@pytest.mark.parametrize("car", [5, 6, 7])
def test_nobody_leaves_the_train(car: int) -> None:
    t = four()
    t.at(doc="roof 3")
    t.steals("doc move")
    t.refuses("doc", f"move to roof {car}", rule="6.3", key="colt-express-refusal-off-the-train")


# Ladder


@pytest.mark.rule("6.4")
@pytest.mark.parametrize("car", [1, 2, 3, 4])
def test_a_ladder_leads_up_to_the_roof_of_the_same_car(car: int) -> None:
    t = four()
    t.at(doc=f"car {car}")
    t.steals("doc ladder")
    assert t.place("doc") == f"roof {car}"


@pytest.mark.rule("6.4")
@pytest.mark.parametrize("car", [1, 2, 3, 4])
def test_a_ladder_leads_back_down_into_the_same_car(car: int) -> None:
    t = four()
    t.at(doc=f"roof {car}")
    t.steals("doc ladder")
    assert t.place("doc") == f"car {car}"


@pytest.mark.rule("6.4")
def test_the_locomotive_has_a_ladder_too() -> None:
    t = four()
    t.marshal("car 3")
    t.at(doc="roof 0")
    t.steals("doc ladder")
    assert t.place("doc") == "car 0"


@pytest.mark.rule("6.1", "6.2")
@pytest.mark.parametrize(("place", "rule"), [("car 2", "6.1"), ("roof 2", "6.2")])
def test_the_question_cites_the_rule_of_the_level(place: str, rule: str) -> None:
    t = four()
    t.at(ghost=place)
    t.steals("ghost move")
    assert t.state.question(0)["rule"] == rule
