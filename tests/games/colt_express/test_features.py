"""What bots go by: how seats stand, the chance that gives, how answers look to others, and what players lean to."""

from __future__ import annotations

import math
from collections.abc import Iterator

import pytest

import saloon
from games.colt_express.train import Table, table
from saloon.engine.game import Value
from saloon.engine.rng import Rng
from saloon.engine.state import State
from saloon.games.colt_express.features import FEATURES, LEARNED, PHASES, TEMPERS, WORTH
from saloon.games.colt_express.fitted import FACTORS, WEIGHTS
from saloon.games.colt_express.ids import DRAW, FIRE, HIDE, MOVE, ROUNDS
from saloon.games.colt_express.traits import TRAITS

WAYS: list[tuple[int, dict[str, Value]]] = [
    (4, {"bandits": "choose"}),
    (3, {"expert": True}),
    (2, {"bandits": "choose"}),
    (6, {"abilities": False}),
]
every_way = pytest.mark.parametrize(("seats", "options"), WAYS)


def train() -> Table:
    """Doc is alone in car 2 of four, Belle and Tuco are in car 4, Ghost is on its roof."""
    t = table("doc", "belle", "ghost", "tuco")
    t.at(doc="car 2", belle="car 4", ghost="roof 4", tuco="car 4")
    return t


def feature(t: Table, name: str, what: str) -> float:
    return t.state.features(t.names.index(name))[FEATURES.index(what)]


def moments(seats: int, options: dict[str, Value], seed: int = 1) -> Iterator[State]:
    """A random game before each answer, and when it is over."""
    state = saloon.game("colt-express").new(seats, seed=seed, **options)
    rng = Rng(seed)
    while True:
        yield state
        seat = state.decider()
        if seat < 0:
            return
        offered = state.options(seat)
        state.apply(seat, offered[rng.below(len(offered))])


def leaning(t: Table, name: str) -> dict[str, list[str]]:
    """The answers of a seat, and the traits of each by name."""
    seat = t.names.index(name)
    frame = t.state.asked(seat)
    return {t.state.text(seat, option): t.state.traits(frame, option) for option in t.state.options(seat)}


# Features


def test_there_is_a_number_for_every_name() -> None:
    t = train()
    assert len(t.state.features(0)) == len(FEATURES) == len(WORTH)
    assert list(WEIGHTS) == list(PHASES)
    assert [list(weights) for weights in WEIGHTS.values()] == [list(FEATURES)] * len(PHASES)
    assert {feature for weights in TEMPERS.values() for feature in weights} <= set(FEATURES)
    assert LEARNED.factors == [FACTORS.get(trait, 1.0) for trait in TRAITS.names]  # a new one counts nothing
    assert min(FACTORS.values()) > 0.0
    assert min(min(weights.values()) for weights in WEIGHTS.values()) >= 0.0


def test_money_is_what_the_bandits_hold_and_rivals_are_feared_by_theirs() -> None:
    t = train()
    t.holds(doc=["own", 400], belle=["jewel"])
    assert feature(t, "doc", "money") == 650
    assert feature(t, "doc", "rivals") == -500
    assert feature(t, "belle", "rivals") == -650


def test_shots_count_against_the_best_of_the_others() -> None:
    t = train()
    t.bullets(doc=2, belle=5)
    assert [feature(t, name, "shots") for name in ("doc", "belle", "ghost")] == [4, 1, 0]
    assert [feature(t, name, "lead") for name in ("doc", "belle", "ghost")] == [2, -2, -2]  # no more than two


def test_bullets_received_are_bad() -> None:
    t = train()
    t.wounds("belle", doc=2, marshal=1)
    assert feature(t, "belle", "bullets") == -3
    assert feature(t, "doc", "bullets") == 0


def test_loot_here_and_loot_one_card_away() -> None:
    t = train()
    t.lies("car 2", 300, "jewel")
    t.lies("roof 2", 250)
    t.lies("car 3", "jewel")
    t.lies("car 4", 500)
    assert feature(t, "doc", "here") == 800
    assert feature(t, "doc", "near") == 750
    assert feature(t, "ghost", "here") == 0
    assert feature(t, "ghost", "near") == 500


def test_loot_beside_the_marshal_is_not_near_and_he_is_a_danger_next_door() -> None:
    t = train()
    t.marshal("car 1")
    t.lies("car 1", "jewel")
    t.lies("car 0")
    assert feature(t, "doc", "near") == 0
    assert feature(t, "doc", "marshal") == -1
    assert feature(t, "belle", "marshal") == 0
    t.at(doc="roof 2")
    assert feature(t, "doc", "marshal") == 0


def test_who_is_not_alone_may_lose_the_dearest_piece() -> None:
    t = train()
    t.holds(doc=["jewel"], belle=["own", "jewel"], tuco=[])
    assert [feature(t, name, "exposed") for name in ("doc", "belle", "ghost", "tuco")] == [0, -500, 0, 0]


def test_own_partners_are_no_danger_and_both_count() -> None:
    t = table("ghost tuco", "doc django", teams=True)
    t.at(ghost="car 2", tuco="car 2", doc="car 3", django="car 1")
    t.lies("car 2", "jewel")
    t.marshal("car 0")
    assert t.state.features(0)[FEATURES.index("exposed")] == 0
    assert t.state.features(0)[FEATURES.index("here")] == 1000
    assert t.state.features(1)[FEATURES.index("marshal")] == -1


def test_cards_in_hand_are_counted_without_bullets() -> None:
    t = train()
    t.wounds("doc", belle=2)
    t.hand(doc="move fire bullet bullet")
    assert feature(t, "doc", "cards") == 2


# The guess


def test_the_richer_one_is_more_likely_to_win() -> None:
    t = train()
    t.at(belle="car 3")
    t.holds(doc=["own", "strongbox"])
    chances = t.state.value()
    assert sum(chances) == pytest.approx(1.0)
    assert max(chances) == chances[0]


def test_the_guess_is_the_share_of_each_weighted_sum() -> None:
    t = train()
    t.round(number=3)
    t.holds(doc=["own", "jewel"], belle=[])
    sums = [sum(w * g for w, g in zip(LEARNED.weights[2], t.state.features(seat), strict=True)) for seat in range(4)]
    powers = [math.exp(total) for total in sums]
    assert t.state.phase() == 2
    assert t.state.value() == pytest.approx([power / sum(powers) for power in powers])


@every_way
def test_a_game_is_quiet_once_a_round_and_at_the_end(seats: int, options: dict[str, Value]) -> None:
    quiet = 0
    for state in moments(seats, options):
        assert sum(state.value()) == pytest.approx(1.0)
        if state.quiet():
            quiet += 1
            assert state.phase() == min(quiet, ROUNDS) - 1
    assert quiet == ROUNDS + 1
    winners = state.winners()
    assert state.value() == [1 / len(winners) if seat in winners else 0.0 for seat in range(seats)]


# How answers look


def test_cards_face_down_look_alike() -> None:
    t = train()
    t.round("tunnels")
    t.plans(turn=2)
    frame = t.state.asked(0)
    assert t.state.public_label(frame, MOVE) == t.state.public_label(frame, FIRE) == HIDE
    assert t.state.public_label(frame, DRAW) == DRAW


def test_open_cards_do_not_and_what_ghost_hides_does() -> None:
    t = train()
    t.first("ghost")
    frame = t.state.asked(2)
    assert t.state.public_label(frame, MOVE) != t.state.public_label(frame, FIRE)
    assert t.state.public_label(frame, HIDE + MOVE) == t.state.public_label(frame, HIDE + FIRE) == HIDE


def test_what_all_decide_at_once_nobody_sees() -> None:
    t = table("doc", "belle", "ghost", expert=True)
    t.hand(doc="move fire")
    t.planning_over()
    frame = t.state.asked(0)
    assert frame.group
    assert len({t.state.public_label(frame, option) for option in t.state.options(0)}) == 1


# Habits


@every_way
def test_everybody_leans_by_what_the_own_seat_knows(seats: int, options: dict[str, Value]) -> None:
    """The weights are the products of the factors, and are the same in worlds that look alike to the seat."""
    met = set()
    for number, state in enumerate(moments(seats, options, seed=3)):
        for seat in state.deciders():
            frame = state.asked(seat)
            offered = state.options(seat)
            weights = state.prior(frame, offered)
            seen = [state.traits(frame, option) for option in offered]
            assert weights == pytest.approx([math.prod(FACTORS.get(trait, 1.0) for trait in traits) for traits in seen])
            assert state.imagine(seat, Rng(number)).prior(frame, offered) == weights
            met |= {trait for traits in seen for trait in traits}
    assert len(met) > 20


def test_a_card_is_judged_from_where_the_bandit_will_be() -> None:
    t = train()
    t.lies("roof 2", "jewel")
    t.plans()
    assert leaning(t, "doc")["play rob"] == ["rob nothing"]
    assert leaning(t, "doc")["play ladder"] == ["climb up from nothing"]
    t.plans(turn=3, stack=["doc ladder", "belle fire", "ghost fire", "tuco fire"])
    t.hand(doc="rob ladder fire")
    seen = leaning(t, "doc")
    assert seen["play rob"] == ["rob dear loot, alone"]
    assert seen["play ladder"] == ["climb down to nothing", "climb back"]
    assert seen["play fire"] == ["fire on the roof", "fire, level as a shooter"]


def test_what_others_hide_is_not_looked_at_but_the_own_is() -> None:
    t = train()
    t.round("tunnels")
    t.lies("roof 2", 300)
    t.hand(doc="rob fire")
    t.plans(turn=3, stack=["doc ladder face down", "belle ladder face down"])
    assert leaning(t, "doc")["play rob"] == ["rob, alone"]
    t.plans(turn=3, stack=["belle ladder face down", "ghost ladder face down"])
    assert leaning(t, "doc")["play rob"] == ["rob nothing"]


def test_one_piece_is_not_robbed_twice() -> None:
    t = train()
    t.lies("car 2", "jewel")
    t.hand(doc="rob move")
    t.plans(turn=3, stack=["doc rob"])
    assert leaning(t, "doc")["play rob"] == ["rob nothing", "rob again"]
    assert leaning(t, "doc")["play move"] == ["move inside, nothing ahead"]
    t.lies("car 2", "jewel", 300)
    assert leaning(t, "doc")["play rob"] == ["rob dear loot, alone", "rob again"]
    assert leaning(t, "doc")["play move"] == ["move inside, nothing ahead", "move away from loot"]


def test_the_marshal_is_kept_away_from() -> None:
    t = train()
    t.marshal("car 3")
    t.lies("car 0")
    assert leaning(t, "doc")["play move"] == ["move inside, nothing ahead", "move where the Marshal may be"]
    assert leaning(t, "doc")["play ladder"] == ["climb up from the Marshal next door"]
    assert leaning(t, "doc")["play marshal"] == ["marshal, all of us next door"]
    t.at(doc="roof 3")
    assert leaning(t, "doc")["play ladder"] == ["climb down to the Marshal"]


def test_punches_are_for_those_who_have_something() -> None:
    t = train()
    t.at(doc="car 4", belle="car 3", ghost="car 4")
    t.holds(ghost=["own"], tuco=["own"])
    assert leaning(t, "doc")["play punch"] == ["punch somebody"]
    t.holds(ghost=["jewel"])
    assert leaning(t, "doc")["play punch"] == ["punch somebody with dear loot"]
    t.steals("doc punch")
    assert leaning(t, "doc") == {
        "punch ghost": ["punch the richest, there"],
        "punch tuco": ["punch somebody, there"],
    }


def test_shots_are_for_the_rich_and_for_those_who_come_yet() -> None:
    t = train()
    t.at(doc="car 3", belle="car 2", ghost="car 4")
    t.holds(ghost=["own"], tuco=["own", "jewel"])
    t.steals("doc fire", "ghost rob")
    assert leaning(t, "doc") == {
        "shoot ghost": ["shoot somebody", "shoot who has cards to play yet"],
        "shoot tuco": ["shoot the richest"],
    }


def test_moves_are_for_what_comes_next() -> None:
    t = train()
    t.lies("car 1", "jewel")
    t.steals("doc move", "doc rob")
    assert leaning(t, "doc") == {
        "move to car 1": ["go to dear loot, to rob", "go next to the Marshal"],
        "move to car 3": ["go to nothing, to rob"],
    }
    t.steals("doc move", "doc fire")
    assert leaning(t, "doc")["move to car 3"] == ["go in sight, to fire"]
    t.steals("doc move", "belle rob")
    assert leaning(t, "doc")["move to car 1"] == ["go to dear loot", "go next to the Marshal"]


def test_the_marshal_is_sent_to_others() -> None:
    t = train()
    t.marshal("car 3")
    t.lies("car 0")
    t.steals("ghost marshal")
    assert leaning(t, "ghost") == {
        "marshal to car 2": ["marshal to others"],
        "marshal to car 4": ["marshal to others"],
    }
    t.steals("doc marshal")
    assert leaning(t, "doc") == {
        "marshal to car 2": ["marshal to me"],
        "marshal to car 4": ["marshal to others"],
    }


def test_dear_loot_is_told_from_purses_known_and_unknown() -> None:
    t = train()
    t.lies("car 2", "jewel", "strongbox", 300, "450 seen by doc", "300 seen by doc")
    t.steals("doc rob")
    assert sorted(trait for traits in leaning(t, "doc").values() for trait in traits) == [
        "take a jewel",
        "take a purse known to be fat",
        "take a purse known to be thin",
        "take an unknown purse",
        "take the strongbox",
    ]


def test_teams_plan_for_the_bandit_whose_card_it_is() -> None:
    t = table("ghost tuco", "doc django", teams=True)
    t.at(ghost="car 2", tuco="car 3", doc="car 1", django="car 1")
    t.lies("car 3", "jewel")
    t.hand(ghost="ghost rob, tuco rob, ghost fire")
    t.plans()
    seen = leaning(t, "ghost")
    assert seen["play ghost rob"] == ["rob nothing"]
    assert seen["play tuco rob"] == ["rob dear loot, alone"]
    assert seen["hide tuco rob"] == ["rob dear loot, alone", "hide the card"]
