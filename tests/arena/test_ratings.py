"""From results to figures."""

from __future__ import annotations

import pytest

from saloon.arena.plan import Plan
from saloon.arena.play import Result
from saloon.arena.players import Player
from saloon.arena.rating import ranks_of, ratings_of
from saloon.arena.report import head_to_head
from saloon.arena.tally import Tally, interval, tallied, tally_of


def result(number: int, bots: str, scores: list[int], winners: list[int]) -> Result:
    seats = len(scores)
    return Result(number, bots.split(), scores, winners, 10, [5] * seats, [0.5] * seats, [0.2] * seats)


@pytest.mark.parametrize(
    ("scores", "winners", "ranks"),
    [
        ([5, 7, 3], [1], [2, 1, 3]),
        ([5, 5, 5], [0, 2], [1, 3, 1]),
        ([9, 9, 4, 4], [1], [2, 1, 3, 3]),
        ([0, 2], [1], [2, 1]),
        ([3, 1], [1], [2, 1]),  # a winner is first, whatever the score
    ],
)
def test_places(scores: list[int], winners: list[int], ranks: list[int]) -> None:
    assert ranks_of(scores, winners) == ranks


def test_who_wins_more_is_rated_higher_and_doubt_shrinks() -> None:
    games = [result(number, "strong weak", [2, 1], [0] if number % 4 else [1]) for number in range(120)]
    few, many = ratings_of(games[:8]), ratings_of(games)
    assert many["strong"].low > many["weak"].high
    assert many["strong"].deviation < few["strong"].deviation
    assert many["strong"].low < many["strong"].mean < many["strong"].high


def test_a_shared_victory_makes_nobody_stronger() -> None:
    ratings = ratings_of([result(0, "a b", [3, 3], [0, 1])])
    assert ratings["a"].mean == pytest.approx(ratings["b"].mean)


def test_a_bot_in_several_seats_learns_of_one_game() -> None:
    """Otherwise it would be thrice as sure of itself."""
    games = [result(number, "one many many many", [4, 3, 2, 1], [0]) for number in range(10)]
    ratings = ratings_of(games)
    assert ratings["one"].mean > 25 > ratings["many"].mean
    assert ratings["many"].deviation > ratings["one"].deviation * 0.8
    alone = ratings_of([result(0, "same same", [2, 1], [0])])
    assert alone["same"].mean == 25


def test_who_beats_whom() -> None:
    games = [
        result(0, "a b c", [3, 2, 1], [0]),
        result(1, "b a c", [3, 3, 1], [0, 1]),
        result(2, "b b c", [1, 3, 2], [1]),
    ]
    met = head_to_head(games, ["a", "b", "c", "d"])
    assert met["a"]["b"]["rate"] == 0.75
    assert met["b"]["a"]["rate"] == 0.25
    assert met["b"]["c"]["rate"] == pytest.approx(3 / 4)
    assert met["b"]["c"]["games"] == 3
    assert met["d"] == {}
    assert "c" not in met["c"]


def test_shared_wins_are_split() -> None:
    tally = tally_of([result(0, "a b b b", [5, 5, 5, 1], [0, 1, 2])])
    assert tally.bots["a"].parts == 4  # of the twelve of a win among four
    assert (tally.bots["b"].parts, tally.bots["b"].played, tally.bots["b"].games) == (8, 3, 1)


def test_parts_add_up() -> None:
    plan = Plan("colt-express", 3, {}, (Player("random"),), 5)
    whole, parts = tallied(plan, range(10)), Tally()
    for numbers in (range(7, 10), range(4), range(4, 7)):
        parts.add(tallied(plan, numbers))
    assert parts == whole


@pytest.mark.parametrize(("rate", "games"), [(0.0, 10), (1.0, 10), (0.5, 1), (0.25, 1000)])
def test_the_interval_holds_the_rate(rate: float, games: int) -> None:
    low, high = interval(rate, games)
    assert 0 <= low <= rate <= high <= 1
    assert low < high


def test_the_interval_is_that_of_wilson() -> None:
    """Ten of forty; from the literature."""
    assert interval(0.25, 40) == pytest.approx((0.1419, 0.4019), abs=5e-4)
