"""The review of a game: what is found adds up, knows no more than the players did, and does not depend on the cut."""

from __future__ import annotations

from dataclasses import asdict, replace
from json import dumps, loads
from pathlib import Path

import pytest

import saloon
from saloon.bots.evaluation import compare, evaluate_answer, evaluate_world
from saloon.bots.review import (
    SMALLEST,
    Judgement,
    Part,
    Review,
    judge,
    merge_parts,
    pieces,
    review_part,
    shrunk,
    turning_points_of,
)
from saloon.engine.record import Match, read
from saloon.engine.rng import Rng
from toy import RAISE, STOP, Toy, ToyGame

RECORD = (Path(__file__).parents[1] / "games" / "colt_express" / "golden" / "teams-2.jsonl").read_text(encoding="utf-8")
WORLDS = 3


@pytest.fixture(scope="module")
def part() -> Part:
    return review_part(RECORD, 1, 1000, WORLDS)


@pytest.fixture(scope="module")
def review(part: Part) -> Review:
    return merge_parts(RECORD, [part], WORLDS)


def moment(number: int) -> Match:
    """The match right before an answer."""
    return read(RECORD, saloon.game).back_to(number - 1)


# The whole


def test_it_adds_up(review: Review) -> None:
    """What a seat has at the end is what it had, and what its play, that of the others and luck have changed."""
    before = review.start
    for judgement in review.judgements:
        assert sum(judgement.chances) == pytest.approx(1)
        for seat in range(review.seats):
            moved = judgement.play[seat] + judgement.luck[seat]
            assert judgement.chances[seat] - before[seat] == pytest.approx(moved)
        before = judgement.chances
    for summary in review.seat_reviews:
        assert summary.end - summary.start == pytest.approx(summary.play + summary.others + summary.luck)
        assert 0 < summary.luck_share < 1


def test_it_ends_with_who_won(review: Review) -> None:
    match = read(RECORD, saloon.game)
    won = [float(seat in match.state.winners()) for seat in range(match.seats)]
    assert review.judgements[-1].chances == pytest.approx(won)
    assert [(each.seat, each.words) for each in review.judgements] == match.moves


def test_the_cut_makes_no_difference(part: Part) -> None:
    found = review_part(RECORD, 20, 6, WORLDS)
    assert found.judgements == part.judgements[19:25]
    assert found.start == []
    assert pieces(14, 6) == [(1, 6), (7, 6), (13, 2)]


def test_it_is_plain_data(part: Part, review: Review) -> None:
    assert loads(dumps(asdict(review))) == asdict(review)
    told = loads(dumps(asdict(part)))
    assert told["judgements"][5]["words"] == part.judgements[5].words


# Decisions


def test_where_there_is_no_choice_nothing_is_judged() -> None:
    """Whoever has raised three times can only stop."""
    match = Match.new(ToyGame(), 2, 1, {})
    for _ in range(2):
        match.play(0, RAISE)
    found = judge(match, 3, 0, "stop", WORLDS)
    assert (found.options, found.play, found.loss, found.better) == (1, [0.0, 0.0], 0.0, None)
    assert match.moves[2] == (0, "stop")


def test_decisions_are_counted(review: Review) -> None:
    for seat, summary in enumerate(review.seat_reviews):
        assert summary.decisions == sum(each.seat == seat and each.options > 1 for each in review.judgements)


def test_what_would_have_been_better(review: Review) -> None:
    found = [each for each in review.judgements if each.better is not None]
    assert found
    for each in found:
        assert each.better is not None
        state = moment(each.number).state
        option = state.read(each.seat, each.better.words)
        assert state.describe(each.seat, option) == each.better.meaning
        assert each.better.words != each.words
        assert each.loss == pytest.approx(each.better.chance - each.better.instead)
        assert each.loss > 0
        assert 0 <= each.better.instead < each.better.chance <= 1
    for seat, summary in enumerate(review.seat_reviews):
        assert summary.loss == pytest.approx(sum(each.loss for each in found if each.seat == seat))
        losses = [review.judgements[number - 1].loss for number in summary.mistakes]
        assert losses == sorted(losses, reverse=True)
        assert all(loss >= SMALLEST for loss in losses)
        assert all(review.judgements[number - 1].seat == seat for number in summary.mistakes)


def test_whoever_had_answered_better_would_have_lost_nothing(review: Review) -> None:
    worst = max(review.judgements, key=lambda each: each.loss)
    assert worst.better is not None
    other = judge(moment(worst.number), worst.number, worst.seat, worst.better.words, WORLDS)
    assert (other.loss, other.better) == (0.0, None)


def test_a_decision_is_judged_by_what_its_seat_could_know(review: Review) -> None:
    """In another world that looks the same to the seat, the same is found; only luck differs."""
    hidden = [each for each in review.judgements if each.better is not None][:4]
    for each in hidden:
        match = moment(each.number)
        match.state = match.state.imagine(each.seat, Rng(5))
        twin = judge(match, each.number, each.seat, each.words, WORLDS)
        assert (twin.play, twin.loss, twin.better) == (each.play, each.loss, each.better)


# Weighing, in a game that can be done in the head


def toy(cards: list[int]) -> Toy:
    state = ToyGame().new(len(cards), 1)
    assert isinstance(state, Toy)
    state.cards = cards
    return state


def test_a_good_answer_moves_the_chances() -> None:
    """With the best card, a raise gains what the others lose."""
    moved = evaluate_answer(toy([5, 3, 2]), 0, RAISE, Rng(1), 300).means()
    assert moved[0] > 0.03
    assert sum(moved) == pytest.approx(0)
    tried = compare(toy([5, 3, 2]), 0, [RAISE, STOP], Rng(1), 100)
    assert tried.lead.means()[0] > 0.1
    assert tried.lead.means()[0] == pytest.approx(tried.chances.means()[0] - tried.chances.means()[1])
    assert tried.features[0].means()[0] > tried.features[1].means()[0]


def test_a_world_is_weighed_as_it_is() -> None:
    """Nobody can win with nothing in hand, whether anybody knows it or not."""
    state = toy([0, 4])
    before = state.dump()
    scale = evaluate_world(state, Rng(1), 50)
    assert scale.means()[1] > 0.9
    assert scale.squared_error() < 0.01
    assert state.dump() == before
    while state.deciders():
        state.apply(state.decider(), STOP)
    ended = evaluate_world(state, Rng(1), 50)
    assert ended.means() == [0.0, 1.0]
    assert (ended.count, ended.squared_error()) == (1, 0.0)


def test_what_may_be_noise_is_calmed() -> None:
    assert shrunk([0.3, -0.3], 0.0) == [0.3, -0.3]
    assert shrunk([0.3, -0.3], 0.09) == pytest.approx([0.15, -0.15])
    assert shrunk([0.1, -0.1], 0.09) == [0.0, 0.0]
    assert shrunk([0.0, 0.0], 0.0) == [0.0, 0.0]


# Turning points


def test_turning_points_are_the_greatest_changes_apart_from_each_other(review: Review) -> None:
    blank = review.judgements[0]
    start = [0.5, 0.5]
    chances = 0.5
    judgements: list[Judgement] = []
    changes = {30: 0.2, 31: -0.19, 60: -0.3, 90: 0.01}
    for number in range(1, 101):
        change = changes.get(number, 0.0)
        chances += change
        half = [change, -change] if number == 60 else [0.0, 0.0]
        rest = [0.0, 0.0] if number == 60 else [change, -change]
        each = replace(blank, number=number, chances=[chances, 1 - chances], play=half, luck=rest)
        judgements.append(each)
    turns = turning_points_of(start, judgements)
    assert [(turn.number, turn.luck) for turn in turns] == [(30, True), (60, False)]
    assert [abs(turn.change) for turn in turns] == pytest.approx([0.2, 0.3])
