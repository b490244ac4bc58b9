"""Chapter 6: the six actions. Unless a test says otherwise there are four cars and no powers."""

import pytest

import saloon
from table import Table, table


def four() -> Table:
    """Ghost, Doc, Belle and Tuco without their powers, all out of the way in the last car."""
    t = table("ghost", "doc", "belle", "tuco", abilities=False)
    t.at(ghost="car 4", doc="car 4", belle="car 4", tuco="car 4")
    return t


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
    assert t.news("fell") == []


# Rob


@pytest.mark.rule("6.11")
@pytest.mark.parametrize(
    ("choice", "taken", "rest"),
    [
        ("rob $350", [250, 350], ["jewel", "strongbox"]),
        ("rob jewel", [250, "jewel"], [350, "strongbox"]),
        ("rob strongbox", [250, "strongbox"], [350, "jewel"]),
    ],
)
def test_whoever_robs_takes_one_piece_of_choice(choice: str, taken: list[int | str], rest: list[int | str]) -> None:
    t = four()
    t.at(doc="car 2")
    t.lies("car 2", 350, "jewel", "strongbox")
    t.steals("doc rob")
    t.offers("doc", "rob purse", "rob jewel", "rob strongbox")
    t.plays("doc", choice)
    assert t.loot("doc") == taken
    assert t.loot("car 2") == rest


@pytest.mark.rule("6.11")
def test_the_only_piece_must_be_taken() -> None:
    t = four()
    t.at(doc="car 2")
    t.lies("car 2", 350)
    t.steals("doc rob")
    assert t.loot("doc") == [250, 350]


@pytest.mark.rule("6.11")
def test_the_value_of_a_purse_is_seen_only_after_it_is_taken() -> None:
    t = four()
    t.at(doc="car 2")
    t.lies("car 2", 350, "jewel")
    t.steals("doc rob")
    purse = next(o for o in t.state.options(1) if t.state.text(1, o).startswith("rob purse"))
    assert t.state.describe(1, purse)["value"] == 0
    assert [loot.value for loot in t.view("doc").cars[2].inside] == [None, 500]
    t.plays("doc", "rob purse")
    assert [loot.value for loot in t.view("doc").bandits[1].loot] == [250, 350]
    assert [loot.value for loot in t.view("ghost").bandits[1].loot] == [250, None]


@pytest.mark.rule("6.11")
@pytest.mark.parametrize(("here", "there"), [("car 2", "roof 2"), ("roof 2", "car 2")])
def test_inside_and_roof_are_two_places(here: str, there: str) -> None:
    t = four()
    t.at(doc=here)
    t.lies(there, "jewel")
    t.steals("doc rob")
    t.told("no-effect", bandit="doc", card="rob")
    assert t.loot(there) == ["jewel"]


@pytest.mark.rule("6.11")
def test_loot_that_lies_elsewhere_cannot_be_taken() -> None:
    t = four()
    t.at(doc="car 2")
    t.lies("car 2", 350, "jewel")
    t.lies("car 3", "strongbox")
    t.steals("doc rob")
    t.refuses("doc", "rob strongbox", rule="6.11")


@pytest.mark.rule("6.11")
def test_loot_of_others_cannot_be_robbed() -> None:
    t = four()
    t.at(doc="car 2", ghost="car 2")
    t.holds(ghost=["strongbox"])
    t.lies("car 2", 350, "jewel")
    t.steals("doc rob")
    t.offers("doc", "rob purse", "rob jewel")
    t.refuses("doc", "rob strongbox", rule="6.11")


@pytest.mark.rule("6.11")
def test_with_nothing_there_rob_does_nothing() -> None:
    t = four()
    t.at(doc="car 2")
    t.steals("doc rob")
    t.told("no-effect", bandit="doc", card="rob")
    assert t.loot("doc") == [250]


@pytest.mark.rule("6.11")
def test_loot_knocked_out_on_a_roof_can_be_robbed_there() -> None:
    t = four()
    t.at(doc="roof 4", ghost="roof 4")
    t.holds(ghost=["jewel"])
    t.steals("doc punch", "doc rob")
    assert t.loot("doc") == [250, "jewel"]
    assert t.place("ghost") == "roof 3"


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


# What cannot be told apart


@pytest.mark.rule("6.13")
def test_jewels_are_alike() -> None:
    t = four()
    t.at(doc="car 2")
    t.lies("car 2", "jewel", "jewel", "jewel", 300)
    t.steals("doc rob")
    t.offers("doc", "rob jewel", "rob purse")


@pytest.mark.rule("6.13")
def test_strongboxes_are_alike() -> None:
    t = four()
    t.at(doc="car 2")
    t.lies("car 2", "strongbox", "strongbox", "jewel")
    t.steals("doc rob")
    t.offers("doc", "rob strongbox", "rob jewel")


@pytest.mark.rule("6.13")
def test_purses_that_nobody_has_held_are_alike() -> None:
    t = four()
    t.at(doc="car 2")
    t.lies("car 2", 300, 500, 250, "jewel")
    t.steals("doc rob")
    t.offers("doc", "rob purse", "rob jewel")


@pytest.mark.rule("6.13")
def test_purses_of_one_value_that_everybody_knows_are_alike() -> None:
    t = four()
    t.at(doc="car 2", ghost="car 2")
    t.holds(ghost=["own", "own", "jewel"], tuco=[])
    t.steals("doc punch")
    t.offers("doc", "knock out $250", "knock out jewel")


@pytest.mark.rule("6.13")
def test_purses_of_different_values_that_everybody_knows_are_not() -> None:
    t = four()
    t.at(doc="car 2")
    t.holds(tuco=[])
    t.lies("car 2", "own", "400 seen by ghost doc belle tuco")
    t.steals("doc rob")
    t.offers("doc", "rob $250", "rob $400")


@pytest.mark.rule("6.13")
def test_a_purse_that_somebody_has_held_is_a_choice_of_its_own() -> None:
    t = four()
    t.at(doc="car 2")
    t.lies("car 2", 300, 500, "350 seen by ghost", "450 seen by doc")
    t.steals("doc rob")
    t.offers("doc", "rob purse", "rob purse", "rob $450")


@pytest.mark.rule("6.13")
def test_two_purses_that_the_same_player_has_held_are_two_choices() -> None:
    t = four()
    t.at(doc="car 2")
    t.lies("car 2", "350 seen by ghost", "350 seen by ghost")
    t.steals("doc rob")
    t.offers("doc", "rob purse", "rob purse")


@pytest.mark.rule("6.13")
def test_when_all_that_lies_there_is_alike_there_is_nothing_to_choose() -> None:
    t = four()
    t.at(doc="car 2")
    t.lies("car 2", "jewel", "jewel")
    t.steals("doc rob")
    assert t.loot("doc") == [250, "jewel"]


@pytest.mark.rule("6.13")
def test_loot_that_is_offered_once_is_taken_once() -> None:
    t = four()
    t.at(doc="car 2")
    t.lies("car 2", 300, 500, "jewel")
    t.steals("doc rob")
    t.plays("doc", "rob purse")
    assert len(t.loot("car 2")) == 2
    assert len(t.loot("doc")) == 2


@pytest.mark.rule("6.13")
def test_a_purse_that_is_not_the_one_offered_is_refused() -> None:
    t = four()
    t.at(doc="car 2")
    t.lies("car 2", 300, 500, "jewel")
    t.steals("doc rob")
    offered = next(o for o in t.state.options(1) if t.state.text(1, o).startswith("rob purse"))
    with pytest.raises(saloon.IllegalOption):
        t.state.play(1, offered + 1)
