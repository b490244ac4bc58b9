"""Chapter 12: the end."""

import pytest

from games.colt_express.train import Table, table


def nobody_owns_anything(*seats: str) -> Table:
    t = table(*seats)
    t.holds(**{seat: [] for seat in seats})
    return t


@pytest.mark.rule("12.1")
def test_the_game_is_over_after_the_fifth_round() -> None:
    t = table("doc", "belle", "ghost")
    t.ends()
    assert t.waiting() == []


@pytest.mark.rule("12.1")
def test_the_event_of_the_fifth_round_still_counts() -> None:
    t = nobody_owns_anything("doc", "belle", "ghost")
    t.marshal("car 2")
    t.at(doc="car 0", belle="car 1")
    t.bullets(doc=5)
    t.happens("hostage")
    assert t.totals() == [1250, 0, 0]


@pytest.mark.rule("12.1")
def test_each_player_adds_up_the_loot() -> None:
    t = table("doc", "belle", "ghost")
    t.holds(doc=["own", 400, "jewel", "strongbox"], belle=[300, 350], ghost=[])
    t.lies("roof 2", 500, "jewel")
    t.bullets(ghost=5)
    t.ends()
    assert t.totals() == [2150, 650, 1000]


@pytest.mark.rule("12.1")
def test_all_purses_are_turned_over() -> None:
    t = table("doc", "belle", "ghost")
    t.holds(doc=[400])
    t.ends()
    assert [loot.value for loot in t.view().bandits[0].loot] == [400]


@pytest.mark.rule("12.2")
def test_whoever_fired_the_most_bullets_gains_1000() -> None:
    t = nobody_owns_anything("doc", "belle", "ghost")
    t.bullets(doc=3, belle=2, ghost=4)
    t.ends()
    assert t.totals() == [0, 1000, 0]
    assert [event["seat"] for event in t.events("best-shooter")] == [1]


@pytest.mark.rule("12.2")
def test_nobody_gains_it_before_the_end() -> None:
    t = nobody_owns_anything("doc", "belle", "ghost")
    t.bullets(doc=0)
    assert t.totals() == [0, 0, 0]


@pytest.mark.rule("12.2")
@pytest.mark.parametrize(
    ("left", "totals"),
    [
        ((2, 2, 5), [1000, 1000, 0]),
        ((0, 0, 0), [1000, 1000, 1000]),
        ((6, 0, 0), [0, 1000, 1000]),
        ((5, 5, 6), [1000, 1000, 0]),
    ],
)
def test_all_who_tie_for_it_gain_1000_each(left: tuple[int, int, int], totals: list[int]) -> None:
    t = nobody_owns_anything("doc", "belle", "ghost")
    t.bullets(doc=left[0], belle=left[1], ghost=left[2])
    t.ends()
    assert t.totals() == totals


@pytest.mark.rule("12.2")
def test_it_does_not_matter_who_empties_the_gun_first() -> None:
    t = nobody_owns_anything("doc", "tuco", "ghost")
    t.round(number=5)
    t.at(doc="car 1", tuco="car 2", ghost="roof 3")
    t.bullets(doc=1, tuco=1)
    t.steals("tuco fire", "doc fire")
    assert [t.left(name) for name in t.seats] == [0, 0, 6]
    assert t.totals() == [1000, 1000, 0]


@pytest.mark.rule("12.2")
def test_when_nobody_fired_all_gain_it() -> None:
    t = nobody_owns_anything("doc", "belle", "ghost")
    t.ends()
    assert t.totals() == [1000, 1000, 1000]


@pytest.mark.rule("12.2")
def test_neutral_bullets_are_nobodys_shots() -> None:
    t = nobody_owns_anything("doc", "belle", "ghost")
    t.wounds("belle", marshal=9)
    t.bullets(ghost=5)
    t.ends()
    assert t.totals() == [0, 0, 1000]


@pytest.mark.rule("12.3")
def test_the_award_can_decide_the_game() -> None:
    t = table("doc", "belle", "ghost")
    t.holds(doc=["jewel"], belle=["strongbox"], ghost=[])
    t.bullets(doc=5)
    t.ends()
    assert t.totals() == [1500, 1000, 0]
    assert t.winners() == ["doc"]


@pytest.mark.rule("12.3")
@pytest.mark.rule("12.2")
@pytest.mark.parametrize(
    ("third", "hits", "winners"),
    [
        (["strongbox", "jewel", "jewel", 350, "own"], {"doc": 3, "belle": 4, "ghost": 0}, ["ghost"]),
        (["strongbox", "jewel", "jewel", "own", 250], {"doc": 3, "belle": 4, "ghost": 0}, ["ghost"]),
        (["strongbox", "jewel", "jewel", "own", 250], {"doc": 3, "belle": 3, "ghost": 3}, ["doc", "belle", "ghost"]),
        (["strongbox", "jewel", "jewel", "own", 250], {"doc": 2, "belle": 2, "ghost": 3}, ["doc", "belle"]),
        (["strongbox", "jewel", "jewel", "own", 300], {"doc": 0, "belle": 0, "ghost": 9}, ["ghost"]),
    ],
)
def test_the_richest_wins_then_the_one_with_fewest_bullets_then_they_share(
    third: list[int | str], hits: dict[str, int], winners: list[str]
) -> None:
    """Doc and Belle fired four bullets each and own 1500, Ghost fired one; Tuco is hit by what hits nobody else."""
    t = table("doc", "belle", "ghost", "tuco")
    t.holds(doc=["own", 400, "jewel", 350], belle=["jewel", 500, 500], ghost=third, tuco=[])
    t.wounds("tuco", doc=4, belle=4, ghost=1)
    for name, number in hits.items():
        t.wounds(name, marshal=number)
    t.ends()
    assert t.totals()[:2] == [2500, 2500]
    assert t.winners() == winners


@pytest.mark.rule("12.3")
def test_bullets_count_whoever_fired_them() -> None:
    t = nobody_owns_anything("doc", "belle", "ghost", "tuco")
    t.holds(doc=["jewel"], belle=["jewel"])
    t.wounds("doc", belle=1, ghost=1)
    t.wounds("belle", doc=1, marshal=2)
    t.ends()
    assert t.totals() == [1500, 1500, 1000, 0]
    assert t.winners() == ["doc"]


@pytest.mark.rule("12.3")
def test_bullets_decide_only_among_the_richest() -> None:
    t = nobody_owns_anything("doc", "belle", "ghost")
    t.holds(doc=["jewel", 300], belle=["jewel", "own"])
    t.wounds("doc", marshal=13)
    t.ends()
    assert t.winners() == ["doc"]
