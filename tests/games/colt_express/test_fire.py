"""Chapter 6: Fire. Unless a test says otherwise there are four cars and no powers."""

import pytest

from games.colt_express.positions import four
from games.colt_express.train import table

# Fire, inside


@pytest.mark.rule("6.5")
def test_firing_inside_in_the_rulebook() -> None:
    t = table("doc", "belle", "ghost", "tuco")
    t.at(doc="car 2", belle="car 3", ghost="roof 1", tuco="roof 4")
    t.steals("doc fire")
    t.told("shot", bandit="doc", victim="belle")
    assert t.left("doc") == 5


@pytest.mark.rule("6.5")
def test_inside_a_bandit_fires_into_the_next_car_forward_or_backward() -> None:
    t = four()
    t.at(doc="car 2", ghost="car 1", belle="car 3", tuco="car 3")
    t.steals("doc fire")
    t.offers("doc", "shoot ghost", "shoot belle", "shoot tuco")
    t.plays("doc", "shoot tuco")
    assert [t.received(name) for name in ("ghost", "belle", "tuco")] == [0, 0, 1]


@pytest.mark.rule("6.5")
@pytest.mark.parametrize("far", ["car 0", "car 4"])
def test_inside_nobody_fires_further_than_the_next_car(far: str) -> None:
    t = four()
    t.marshal("car 1")
    t.at(doc="car 2", ghost=far, belle="roof 4", tuco="roof 4")
    t.steals("doc fire")
    t.told("no-effect", bandit="doc", card="fire")


@pytest.mark.rule("6.5")
def test_who_is_too_far_away_cannot_be_chosen() -> None:
    t = four()
    t.at(doc="car 2", ghost="car 4", belle="car 3", tuco="car 1")
    t.steals("doc fire")
    t.offers("doc", "shoot belle", "shoot tuco")
    t.refuses("doc", "shoot ghost", rule="6.5")


@pytest.mark.rule("6.5")
@pytest.mark.rule("6.6")
@pytest.mark.parametrize(
    ("places", "number"), [(("car 1", "car 2", "car 4"), "6.5"), (("roof 1", "roof 2", "roof 4"), "6.6")]
)
def test_who_is_out_of_sight_is_refused_for_that_even_belle(places: tuple[str, str, str], number: str) -> None:
    own, near, far = places
    t = table("ghost", "doc", "belle", "tuco")
    t.at(doc=own, ghost=near, tuco=near, belle=far)
    t.steals("doc fire")
    t.refuses("doc", "shoot belle", rule=number, key="colt-express-refusal-out-of-sight")


@pytest.mark.rule("6.5")
@pytest.mark.parametrize("roof", ["roof 1", "roof 2", "roof 3"])
def test_inside_nobody_fires_at_a_roof(roof: str) -> None:
    t = four()
    t.at(doc="car 2", ghost=roof)
    t.steals("doc fire")
    t.told("no-effect", bandit="doc", card="fire")


@pytest.mark.rule("6.5")
def test_the_locomotive_is_a_next_car_like_any_other() -> None:
    t = four()
    t.marshal("car 2")
    t.at(doc="car 1", ghost="car 0")
    t.steals("doc fire")
    t.told("shot", bandit="doc", victim="ghost")


# Fire, on the roofs


@pytest.mark.rule("6.6")
@pytest.mark.rule("6.7")
@pytest.mark.parametrize(
    ("shooter", "targets"),
    [
        ("ghost", ["tuco", "cheyenne"]),
        ("tuco", ["ghost", "doc"]),
        ("cheyenne", ["ghost", "doc"]),
        ("doc", ["tuco", "cheyenne"]),
    ],
)
def test_the_line_of_sight(shooter: str, targets: list[str]) -> None:
    t = table("ghost", "tuco", "cheyenne", "doc")
    t.at(ghost="roof 1", tuco="roof 2", cheyenne="roof 2", doc="roof 4")
    t.steals(f"{shooter} fire")
    t.offers(shooter, *(f"shoot {target}" for target in targets))


@pytest.mark.rule("6.6")
@pytest.mark.parametrize("far", ["roof 1", "roof 2", "roof 3", "roof 4"])
def test_on_the_roofs_a_bandit_fires_however_far(far: str) -> None:
    t = four()
    t.at(doc="roof 0", ghost=far)
    t.steals("doc fire")
    t.told("shot", bandit="doc", victim="ghost")


@pytest.mark.rule("6.6")
def test_on_the_roofs_a_bandit_fires_in_either_direction() -> None:
    t = four()
    t.at(doc="roof 2", ghost="roof 0", belle="roof 4")
    t.steals("doc fire")
    t.offers("doc", "shoot ghost", "shoot belle")


@pytest.mark.rule("6.6")
def test_who_stands_behind_another_is_hidden() -> None:
    t = four()
    t.at(doc="roof 1", ghost="roof 2", belle="roof 4", tuco="roof 0")
    t.steals("doc fire")
    t.offers("doc", "shoot ghost", "shoot tuco")
    t.refuses("doc", "shoot belle", rule="6.6", key="colt-express-refusal-out-of-sight")


@pytest.mark.rule("6.6")
def test_several_on_the_nearest_roof_stand_side_by_side() -> None:
    t = four()
    t.at(doc="roof 1", ghost="roof 3", belle="roof 3", tuco="roof 3")
    t.steals("doc fire")
    t.offers("doc", "shoot ghost", "shoot belle", "shoot tuco")


@pytest.mark.rule("6.6")
def test_bandits_inside_do_not_hide_those_on_the_roofs() -> None:
    t = four()
    t.at(doc="roof 1", ghost="car 2", belle="roof 4", tuco="car 3")
    t.steals("doc fire")
    t.told("shot", bandit="doc", victim="belle")


@pytest.mark.rule("6.6")
@pytest.mark.parametrize("inside", ["car 1", "car 2", "car 3"])
def test_from_a_roof_nobody_fires_into_a_car(inside: str) -> None:
    t = four()
    t.at(doc="roof 2", ghost=inside)
    t.steals("doc fire")
    t.told("no-effect", bandit="doc", card="fire")


# Fire, in general


@pytest.mark.rule("6.7")
@pytest.mark.parametrize("place", ["car 2", "roof 2"])
def test_nobody_shoots_at_a_bandit_in_their_own_place(place: str) -> None:
    t = four()
    t.at(doc=place, ghost=place)
    t.steals("doc fire")
    t.told("no-effect", bandit="doc", card="fire")
    assert t.left("doc") == 6


@pytest.mark.rule("6.7")
@pytest.mark.parametrize("places", [("car 2", "car 1", "car 3"), ("roof 2", "roof 0", "roof 4")])
def test_a_bandit_in_the_own_place_cannot_be_chosen(places: tuple[str, str, str]) -> None:
    own, forward, backward = places
    t = four()
    t.at(doc=own, ghost=own, belle=forward, tuco=backward)
    t.steals("doc fire")
    t.offers("doc", "shoot belle", "shoot tuco")
    t.refuses("doc", "shoot ghost", rule="6.7", key="colt-express-refusal-own-place")
    t.refuses("doc", "shoot doc", rule="6.7")


@pytest.mark.rule("6.7")
def test_a_bandit_in_the_own_place_does_not_block() -> None:
    t = four()
    t.at(doc="roof 2", ghost="roof 2", belle="roof 4")
    t.steals("doc fire")
    t.told("shot", bandit="doc", victim="belle")


@pytest.mark.rule("6.7")
def test_the_marshal_cannot_be_shot() -> None:
    t = four()
    t.marshal("car 1")
    t.at(doc="car 2")
    t.steals("doc fire")
    t.told("no-effect", bandit="doc", card="fire")


@pytest.mark.rule("6.7")
def test_the_marshal_cannot_be_chosen() -> None:
    t = four()
    t.marshal("car 1")
    t.at(doc="car 2", ghost="car 3", belle="car 3")
    t.steals("doc fire")
    t.offers("doc", "shoot ghost", "shoot belle")
    t.has_no_words_for("doc", "shoot marshal")


@pytest.mark.rule("6.8")
def test_the_shooter_gives_the_victim_a_bullet() -> None:
    t = four()
    t.at(doc="car 2", ghost="car 3")
    t.steals("doc fire")
    assert t.left("doc") == 5
    assert t.received("ghost", by="doc") == 1
    assert t.left("ghost") == 6


@pytest.mark.rule("6.8")
def test_a_bullet_never_comes_back() -> None:
    t = four()
    t.at(doc="car 2", ghost="car 3")
    t.steals("doc fire")
    for number in (3, 4, 5):
        t.steals()
        t.told("round-began", round=number)
        assert t.left("doc") == 5
        assert t.received("ghost", by="doc") == 1


@pytest.mark.rule("6.8")
def test_without_a_bullet_fire_does_nothing() -> None:
    t = four()
    t.at(doc="car 2", ghost="car 3", belle="car 1")
    t.bullets(doc=0)
    t.steals("doc fire")
    t.told("no-effect", bandit="doc", card="fire")
    assert t.left("doc") == 0
    assert t.received("ghost") == 0


@pytest.mark.rule("6.8")
def test_the_last_bullet_can_be_fired() -> None:
    t = four()
    t.at(doc="car 2", ghost="car 3")
    t.bullets(doc=1)
    t.steals("doc fire", "doc fire")
    assert t.left("doc") == 0
    assert t.received("ghost", by="doc") == 1
    t.told("no-effect", bandit="doc", card="fire")


@pytest.mark.rule("6.8")
def test_without_a_target_fire_costs_nothing() -> None:
    t = four()
    t.at(doc="car 1")
    t.steals("doc fire")
    t.told("no-effect", bandit="doc", card="fire")
    assert t.left("doc") == 6
    assert [t.received(name) for name in t.seats] == [0, 0, 0, 0]


@pytest.mark.rule("6.5", "6.6")
@pytest.mark.parametrize(("level", "rule"), [("car", "6.5"), ("roof", "6.6")])
def test_the_question_cites_the_rule_of_the_level(level: str, rule: str) -> None:
    t = four()
    t.at(ghost=f"{level} 2", doc=f"{level} 1", belle=f"{level} 3")
    t.steals("ghost fire")
    assert t.state.question(0)["rule"] == rule
