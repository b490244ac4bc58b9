"""Chapter 6: Marshal, the card. Unless a test says otherwise there are four cars and no powers."""

import pytest

from games.colt_express.positions import four

# Marshal


@pytest.mark.rule("6.12")
@pytest.mark.parametrize("way", [1, 3])
def test_the_marshal_moves_to_the_next_car_forward_or_backward(way: int) -> None:
    t = four()
    t.marshal("car 2")
    t.steals("doc marshal")
    t.asks("doc", "marshal")
    t.offers("doc", "marshal to car 1", "marshal to car 3")
    t.plays("doc", f"marshal to car {way}")
    assert t.place("marshal") == f"car {way}"


@pytest.mark.rule("6.12")
@pytest.mark.parametrize(("here", "there"), [("car 0", "car 1"), ("car 4", "car 3")])
def test_the_marshal_stays_on_the_train(here: str, there: str) -> None:
    t = four()
    t.at(ghost="roof 1", doc="roof 1", belle="roof 1", tuco="roof 1")
    t.marshal(here)
    t.steals("doc marshal")
    assert t.place("marshal") == there


@pytest.mark.rule("6.12")
@pytest.mark.parametrize("car", [0, 2, 4, 5])
def test_the_marshal_goes_no_further_than_the_next_car(car: int) -> None:
    t = four()
    t.marshal("car 2")
    t.steals("doc marshal")
    t.refuses("doc", f"marshal to car {car}", rule="6.12")


@pytest.mark.rule("6.12")
def test_the_marshal_stays_inside() -> None:
    t = four()
    t.marshal("car 2")
    t.steals("doc marshal")
    t.has_no_words_for("doc", "marshal to roof 2")
    t.has_no_words_for("doc", "marshal to roof 1")


@pytest.mark.rule("6.12")
def test_the_marshal_can_be_moved_from_anywhere() -> None:
    t = four()
    t.at(doc="roof 4")
    t.steals("doc marshal")
    assert t.place("marshal") == "car 1"
    assert t.place("doc") == "roof 4"
