"""Chapter 6: Rob, and loot that is alike. Unless a test says otherwise there are four cars and no powers."""

import pytest

import saloon
from games.colt_express.positions import four
from games.colt_express.train import Table
from saloon.words import Words

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


def labels(t: Table, name: str) -> list[str]:
    """What the answers are called in English."""
    seat = t.seats.index(name)
    words = Words("en", saloon.game("colt-express"))
    return [words.option(t.state.describe(seat, option)) for option in t.state.options(seat)]


@pytest.mark.rule("6.13")
def test_purses_are_called_by_where_they_lie_and_never_by_a_number_of_ours() -> None:
    t = four()
    t.at(doc="car 2")
    t.lies("car 2", 350, 400, "450 seen by ghost", "500 seen by doc", "jewel")
    t.steals("doc rob")
    assert sorted(labels(t, "doc")) == [
        "Grab a jewel ($500)",
        "Grab a purse ($500)",
        "Grab the first purse",
        "Grab the third purse",
    ]


@pytest.mark.rule("13.2")
def test_a_purse_of_the_beginning_is_known_wherever_it_goes() -> None:
    t = four()
    t.at(doc="car 2", belle="car 2")
    t.lies("car 2", 300)
    t.steals("belle rob", "doc punch")
    assert labels(t, "doc") == ["Knock out a purse ($250)", "Knock out a purse"]


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
