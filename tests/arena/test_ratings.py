"""From results to figures."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from saloon.arena.plan import Plan
from saloon.arena.play import Result
from saloon.arena.players import Player
from saloon.arena.rating import ranks_of, ratings_of
from saloon.arena.report import full_report, head_to_head
from saloon.arena.tally import Deals, Tally, interval, tallied, tally_of


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
    plan = Plan("colt-express", 3, {}, tuple(map(Player, "abc")), 5)
    met = head_to_head(plan, games, ["a", "b", "c", "d"])
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


def won(*deals: tuple[float, float]) -> Deals:
    """Two games of each deal, a duel with seats exchanged: what somebody won in either."""
    found = Deals()
    for number, games in enumerate(deals):
        for share in games:
            found.note(number, share, 1)
    return found


def test_deals_that_decide_the_game_count_once() -> None:
    """Whoever has the good cards wins both games: forty games tell no more than twenty."""
    assert won(*[(1, 1), (0, 0)] * 10).independent() == pytest.approx(20, rel=0.06)


def test_games_of_a_deal_that_have_nothing_in_common_count_each() -> None:
    assert won(*[(1, 1), (1, 0), (0, 1), (0, 0)] * 10).independent() == pytest.approx(80, rel=0.03)


def test_exchanging_seats_never_makes_surer_than_as_many_deals() -> None:
    """Every deal is shared, so that nothing varies; still it is no more than forty games."""
    assert won(*[(1, 0), (0, 1)] * 10).independent() == 40


def test_whoever_always_wins_has_won_so_many_deals() -> None:
    assert won(*[(1, 1)] * 10).independent() == 10


def report(winners: Sequence[str | int]) -> dict[str, float]:
    """A duel with seats exchanged in every deal. The named bot wins it from either seat; or the numbered seat, whoever
    sits there. How one of the bots comes off."""
    plan = Plan("bang-duel", 2, {}, (Player("scout"), Player("random")), 5, duplicate=True)
    results = []
    for number in range(2 * len(winners)):
        bots, winner = plan.names(number), winners[number // 2]
        seat = bots.index(winner) if isinstance(winner, str) else winner
        results.append(result(number, " ".join(bots), [1, 0], [seat]))
    found: Any = full_report(plan, results, {})
    mine: dict[str, float] = found["by_bot"]["scout"]
    assert (mine["win_rate_low"], mine["win_rate_high"]) == interval(0.5, mine["independent"])
    return mine


def test_a_report_counts_by_deal() -> None:
    """Cards that favour a seat are shared by exchanging seats. Where a bot wins a deal from either seat, its two games
    say the same thing twice."""
    assert report([0, 1] * 5)["independent"] == 20
    assert report(["scout", "random"] * 5)["independent"] == 10
