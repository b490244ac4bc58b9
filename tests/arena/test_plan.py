"""Who plays, and who sits where."""

from __future__ import annotations

import math
from collections import Counter

import pytest

from saloon.arena.errors import NoContest
from saloon.arena.plan import Plan
from saloon.arena.players import ENDLESS, Player, player_of, players_of
from saloon.arena.tally import Tally
from saloon.bots import BOTS
from saloon.words import LANGUAGES, Words


def plan_of(bots: str, seats: int, duplicate: bool = False, clock: bool = False) -> Plan:
    return Plan("colt-express", seats, {}, tuple(players_of(bots)), 1, duplicate, clock)


@pytest.mark.parametrize(
    ("text", "player"),
    [
        ("random", Player("random")),
        ("scout:50", Player("scout", worlds=50)),
        ("scout:50ms", Player("scout", seconds=0.05)),
        ("plain:1.5s", Player("plain", seconds=1.5)),
        ("normal-greedy", Player("normal-greedy")),
    ],
)
def test_a_bot_by_name(text: str, player: Player) -> None:
    assert player_of(text) == player
    assert player_of(str(player)) == player


@pytest.mark.parametrize(
    "text",
    ["random:5", "scout:0", "scout:", "scout:-1", "scout:0ms", "scout:1h", "scout:9999s", "scout:1e3", "scout:٣"],
)
def test_an_effort_that_cannot_be(text: str) -> None:
    with pytest.raises(NoContest, match="scout:50ms"):
        player_of(text)


@pytest.mark.parametrize("text", ["", "nobody", "random,", "3*", "scout 5"])
def test_a_bot_that_nobody_knows(text: str) -> None:
    with pytest.raises(NoContest, match="random"):
        players_of(text)


@pytest.mark.parametrize("text", ["0*random", "*random", "-1*random", "10*random", "x*random"])
def test_a_number_of_bots_that_cannot_be(text: str) -> None:
    with pytest.raises(NoContest, match=r"3\*random"):
        players_of(text)


def test_several_of_a_kind() -> None:
    assert players_of("scout:1, 3*random") == [Player("scout", 1), *[Player("random")] * 3]


def test_how_hard_a_bot_thinks() -> None:
    usual = BOTS["scout"](0)
    free, clocked = Player("scout").make_bot(0, clock=False), Player("scout").make_bot(0, clock=True)
    assert (free.worlds, free.seconds) == (usual.worlds, math.inf)
    assert (clocked.worlds, clocked.seconds) == (usual.worlds, usual.seconds)
    timed = Player("scout", seconds=0.05).make_bot(0, clock=False)
    assert (timed.worlds, timed.seconds) == (ENDLESS, 0.05)
    assert plan_of("scout:5,random", 3).repeatable
    assert not plan_of("scout:5,random", 3, clock=True).repeatable
    assert not plan_of("scout:5ms,random", 3).repeatable
    assert plan_of("random", 3, clock=True).repeatable


@pytest.mark.parametrize(
    ("bots", "seats", "balanced"),
    [
        ("scout:1,random", 4, 2),
        ("scout:1,scout:2,scout:3", 4, 3),
        ("scout:1,3*random", 4, 4),
        ("scout:1,scout:2,scout:3,random", 4, 4),
        ("scout:1,scout:2,scout:3,scout:4,scout:5,random", 4, 60),
        ("scout:1,scout:2,random", 2, 6),
    ],
)
def test_everybody_gets_every_seat_equally_often(bots: str, seats: int, balanced: int) -> None:
    plan = plan_of(bots, seats)
    assert plan.balanced == balanced
    for begun in (0, balanced, 7 * balanced):  # in every round, also where neighbours change
        seen = Counter(each for game in range(balanced) for each in enumerate(plan.names(begun + game)))
        for name in set(bots.split(",")):
            mine = {seat: seen[seat, name] for seat in range(seats) if seen[seat, name]}
            assert "*" in name or len(mine) == seats
            assert len(set(mine.values())) <= 1


def test_all_meet_all_and_sit_beside_all() -> None:
    plan = plan_of("scout:1,scout:2,scout:3,scout:4,random", 4)
    met, beside = Counter[frozenset[str]](), Counter[tuple[str, str]]()
    for game in range(plan.balanced * math.factorial(3)):
        names = plan.names(game)
        met[frozenset(names)] += 1
        beside.update((names[seat], names[(seat + 1) % 4]) for seat in range(4))
    assert len(met) == 5
    assert len(set(met.values())) == 1
    assert len(beside) == 5 * 4
    assert len(set(beside.values())) == 1


def test_duplicate_games_share_their_deal() -> None:
    plan = plan_of("scout:1,3*random", 4, duplicate=True)
    deals = [plan.deal(game) for game in range(12)]
    assert [deals.index(deal) for deal in deals] == [0] * 4 + [4] * 4 + [8] * 4
    alone = plan_of("scout:1,3*random", 4)
    assert len({alone.deal(game) for game in range(12)}) == 12


def test_who_sits_out_does_not_count() -> None:
    """More bots than seats: each takes part in some games only, and one game counts once."""
    plan, tally = plan_of("random,2*scout:1", 2), Tally()
    for game in range(plan.balanced):
        tally.note(plan.names(game), [1, 2], [1], 10)
    assert (tally.games, tally.chairs[0].games, tally.chairs[0].played) == (6, 6, 6)
    assert (tally.bots["random"].games, tally.bots["random"].played) == (4, 4)
    assert (tally.bots["scout:1"].games, tally.bots["scout:1"].played) == (6, 8)


@pytest.mark.parametrize("language", LANGUAGES)
def test_mistakes_are_told_in_every_language(language: str) -> None:
    for text in ("nobody", "random:5", "0*random"):
        with pytest.raises(NoContest) as caught:
            players_of(text)
        assert text.partition("*")[0] in Words(language).error(caught.value)
