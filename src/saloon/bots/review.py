"""The review of a finished game: the chances over time, what each answer was worth, and what was luck. The method is
described in docs/review.md. A review can be made in parts, by several processes, and comes out the same."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace

import saloon
from saloon.bots.analysis import Analysis, Candidate
from saloon.bots.evaluation import compare, evaluate_answer, evaluate_world
from saloon.bots.reasons import reasons
from saloon.bots.search import Search
from saloon.engine.record import Match, read
from saloon.engine.rng import BLANK, Rng

WORLDS = 400
DEPTH = 3  # iterations of the search for each world of the rest
TURNS, MISTAKES = 5, 3
ROUNDING = 1e-6  # a lead that is no more
SMALLEST = 0.03  # a change of chance that is worth a word
TRUTH, ANSWER, SEARCH, CONTEST = range(4)  # what chance is used for


@dataclass(frozen=True)
class ReviewReason:
    """One reason: `{game}-gain-{feature}` of the catalogue of the game if good, else `{game}-risk-{feature}`, with
    `$amount`."""

    feature: str
    amount: float
    good: bool


@dataclass(frozen=True)
class BetterAnswer:
    """What would have been better: an option, its words, and why."""

    words: str
    meaning: dict[str, object]
    chance: float  # of the seat, with it
    instead: float  # and with what was answered
    reasons: list[ReviewReason]


@dataclass(frozen=True)
class Judgement:
    """One answer. Lists have a number for every seat."""

    number: int  # from 1, as in the record
    seat: int
    question: dict[str, object]  # as State.question
    words: str
    meaning: dict[str, object]  # as State.describe
    options: int  # how many answers there were; 1 is no decision
    chances: list[float]  # to win, after it
    squared_error: float  # of the chances
    play: list[float]  # what the answer changed, as far as its seat could know
    luck: list[float]  # all else that changed with it: draws, and what was hidden; empty in a part
    loss: float  # what it gave away of the seat's chance
    better: BetterAnswer | None  # where something was given away


@dataclass(frozen=True)
class Part:
    """The judgements of some answers in a row. `start`: the chances before the first of all, if that is among them."""

    start: list[float]
    squared_error: float
    judgements: list[Judgement]


@dataclass(frozen=True)
class TurningPoint:
    """A turning point: the answer of that number changed the chance of a seat by so much."""

    number: int
    seat: int
    change: float
    luck: bool  # more by luck than by the answer itself


@dataclass(frozen=True)
class SeatReview:
    """A seat over the whole game: `end - start == play + others + luck`."""

    start: float
    end: float
    play: float  # by its own answers
    others: float  # by those of the others
    luck: float
    luck_share: float  # 0 … 1: how much of what its own answers and luck moved was luck
    decisions: int
    loss: float  # all that it gave away
    mistakes: list[int]  # the answers that gave away most, by number, the worst first


@dataclass(frozen=True)
class Review:
    """All of it, as plain data."""

    game: str
    seats: int
    worlds: int
    start: list[float]
    judgements: list[Judgement]
    turning_points: list[TurningPoint]  # in the order of the game
    seat_reviews: list[SeatReview]


# Parts


def pieces(answers: int, size: int) -> list[tuple[int, int]]:
    """The answers of a game cut up: the number of the first of each piece, from 1, and how many it has."""
    return [(first, min(size, answers + 1 - first)) for first in range(1, answers + 1, size)]


def review_part(record: str, first: int, count: int, worlds: int = WORLDS) -> Part:
    """Judge some answers of a game, from the one of that number on. It looks at the true cards, so the game should be
    finished; BadRecord says what is wrong with a record."""
    match = read(record, saloon.game)
    walk = match.back_to(first - 1)
    start: list[float] = []
    error = 0.0
    if first == 1:
        stats = evaluate_world(walk.state, generator_for(match, 0, TRUTH), worlds)
        start, error = stats.means(), stats.squared_error()
    judgements: list[Judgement] = []
    for number in range(first, min(first + count, len(match.moves) + 1)):
        judgements.append(judge(walk, number, *match.moves[number - 1], worlds))
    return Part(start, error, judgements)


def generator_for(match: Match, number: int, use: int) -> Rng:
    """A generator for every use at every answer: what is found does not depend on how the work is cut up."""
    rng = Rng(BLANK)
    rng.rekey(match.seed, -1 - 4 * number - use)
    return rng


def judge(match: Match, number: int, seat: int, words: str, worlds: int) -> Judgement:
    """Judge an answer and give it."""
    state = match.state
    option = state.read(seat, words)
    question, meaning = state.question(seat), state.describe(seat, option)
    choices = len(state.options(seat))
    play = [0.0] * state.seats
    better: BetterAnswer | None = None
    if choices > 1:
        moved = evaluate_answer(state, seat, option, generator_for(match, number, ANSWER), worlds)
        play = shrunk(moved.means(), moved.squared_error())
        better = better_answer(match, number, seat, option, worlds)
    match.play(seat, option)
    stats = evaluate_world(match.state, generator_for(match, number, TRUTH), worlds)
    loss = better.chance - better.instead if better else 0.0
    return Judgement(
        number, seat, question, words, meaning, choices, stats.means(), stats.squared_error(), play, [], loss, better
    )


def better_answer(match: Match, number: int, seat: int, option: int, worlds: int) -> BetterAnswer | None:
    """The answer that a search finds, if it also does better in the same worlds as the one that was given. A search
    tries bad answers only a few times, so its own numbers would not be fair to them."""
    state = match.state
    chance = generator_for(match, number, SEARCH)
    search = Search(chance.below(1 << 30), worlds * DEPTH)
    best = search.analyse(state.imagine(seat, chance), seat).best().option
    if best == option:
        return None
    found = compare(state, seat, [best, option], generator_for(match, number, CONTEST), worlds)
    (lead,) = shrunk(found.lead.means(), found.lead.squared_error())
    if lead < ROUNDING:
        return None
    instead = found.chances.means()[1]
    candidates = [
        Candidate(each, worlds, mean, stats.means())
        for each, mean, stats in zip([best, option], found.chances.means(), found.features)
    ]
    why = reasons(match.game, Analysis(seat, worlds, [], candidates), candidates[0])
    return BetterAnswer(
        state.text(seat, best),
        state.describe(seat, best),
        instead + lead,
        instead,
        [ReviewReason(reason.feature, reason.amount, reason.good) for reason in why],
    )


def shrunk(change: Sequence[float], squared_error: float) -> list[float]:
    """A change without what is likely to be noise only (the positive part of the estimator of James and Stein)."""
    length = sum(each * each for each in change)
    kept = max(0.0, 1 - squared_error / length) if length > 0 else 0.0
    return [each * kept for each in change]


# The whole


def merge_parts(record: str, parts: Iterable[Part], worlds: int = WORLDS) -> Review:
    """The review, from parts that cover the whole game, in any order."""
    match = read(record, saloon.game)
    found = sorted(parts, key=lambda part: part.judgements[0].number)
    start = found[0].start
    judgements: list[Judgement] = []
    before, error = start, found[0].squared_error
    for judgement in (judgement for part in found for judgement in part.judgements):
        seen = [new - old for new, old in zip(judgement.chances, before)]
        # The end is known exactly: there, all that was held for noise must come back
        change = shrunk(seen, judgement.squared_error + error) if judgement.number < len(match.moves) else seen
        after = [old + each for old, each in zip(before, change)]
        luck = [each - played for each, played in zip(change, judgement.play)]
        judgements.append(replace(judgement, chances=after, luck=luck))
        before, error = after, judgement.squared_error
    reviews = [seat_review(seat, start, judgements) for seat in range(match.seats)]
    return Review(
        match.game.slug, match.seats, worlds, start, judgements, turning_points_of(start, judgements), reviews
    )


def seat_review(seat: int, start: Sequence[float], judgements: Sequence[Judgement]) -> SeatReview:
    own = [each for each in judgements if each.seat == seat]
    moved = sum(abs(each.play[seat]) for each in own)
    drawn = sum(abs(each.luck[seat]) for each in judgements)
    mistakes = sorted((each for each in own if each.loss >= SMALLEST), key=lambda each: -each.loss)
    return SeatReview(
        start=start[seat],
        end=judgements[-1].chances[seat],
        play=sum(each.play[seat] for each in own),
        others=sum(each.play[seat] for each in judgements if each.seat != seat),
        luck=sum(each.luck[seat] for each in judgements),
        luck_share=drawn / (drawn + moved) if drawn + moved > 0 else 0.0,
        decisions=sum(each.options > 1 for each in own),
        loss=sum(each.loss for each in own),
        mistakes=[each.number for each in mistakes[:MISTAKES]],
    )


def turning_points_of(start: Sequence[float], judgements: Sequence[Judgement]) -> list[TurningPoint]:
    """The greatest changes, but not two close together."""
    turns: list[TurningPoint] = []
    before = start
    for each in judgements:
        changes = [new - old for new, old in zip(each.chances, before)]
        seat = max(range(len(changes)), key=lambda seat: abs(changes[seat]))
        turns.append(TurningPoint(each.number, seat, changes[seat], abs(each.luck[seat]) > abs(each.play[seat])))
        before = each.chances
    apart = len(judgements) // (4 * TURNS)
    chosen: list[TurningPoint] = []
    for turn in sorted(turns, key=lambda turn: -abs(turn.change)):
        near = any(abs(turn.number - other.number) <= apart for other in chosen)
        if len(chosen) < TURNS and abs(turn.change) >= SMALLEST and not near:
            chosen.append(turn)
    return sorted(chosen, key=lambda turn: turn.number)
