"""The review of a finished game: the chances over time, what each answer was worth, and what was luck. The method is
described in docs/review.md. A review can be made in parts, by several processes, and comes out the same."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace

import saloon
from saloon.bots.outlook import Outlook, Prospect
from saloon.bots.reasons import reasons
from saloon.bots.search import Search
from saloon.bots.swing import contest, weigh_answer, weigh_world
from saloon.engine.record import Match, read
from saloon.engine.rng import BLANK, Rng

WORLDS = 400
DEPTH = 3  # iterations of the search for each world of the rest
TURNS, MISTAKES = 5, 3
SOMETHING = 1e-6  # a lead that is more than rounding
SMALLEST = 0.03  # a change of chance that is worth a word
TRUTH, ANSWER, SEARCH, CONTEST = range(4)  # what chance is used for


@dataclass(frozen=True)
class Why:
    """One reason: `{game}-gain-{feature}` of the catalogue of the game if good, else `{game}-risk-{feature}`, with
    `$amount`."""

    feature: str
    amount: float
    good: bool


@dataclass(frozen=True)
class Better:
    """What would have been better: an option, its words, and why."""

    words: str
    meaning: dict[str, object]
    chance: float  # of the seat, with it
    instead: float  # and with what was answered
    reasons: list[Why]


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
    doubt: float  # the squared error of the chances
    play: list[float]  # what the answer changed, as far as its seat could know
    luck: list[float]  # all else that changed with it: draws, and what was hidden; empty in a part
    loss: float  # what it gave away of the seat's chance
    better: Better | None  # where something was given away


@dataclass(frozen=True)
class Part:
    """The judgements of some answers in a row. `start`: the chances before the first of all, if that is among them."""

    start: list[float]
    doubt: float
    judgements: list[Judgement]


@dataclass(frozen=True)
class Turn:
    """A turning point: the answer of that number changed the chance of a seat by so much."""

    number: int
    seat: int
    change: float
    luck: bool  # more by luck than by the answer itself


@dataclass(frozen=True)
class Chair:
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
    turns: list[Turn]  # in the order of the game
    chairs: list[Chair]


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
    doubt = 0.0
    if first == 1:
        scale = weigh_world(walk.state, chance_of(match, 0, TRUTH), worlds)
        start, doubt = scale.means(), scale.doubt()
    judgements: list[Judgement] = []
    for number in range(first, min(first + count, len(match.moves) + 1)):
        judgements.append(judge(walk, number, *match.moves[number - 1], worlds))
    return Part(start, doubt, judgements)


def chance_of(match: Match, number: int, use: int) -> Rng:
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
    better: Better | None = None
    if choices > 1:
        moved = weigh_answer(state, seat, option, chance_of(match, number, ANSWER), worlds)
        play = calmed(moved.means(), moved.doubt())
        better = better_than(match, number, seat, option, worlds)
    match.play(seat, option)
    scale = weigh_world(match.state, chance_of(match, number, TRUTH), worlds)
    loss = better.chance - better.instead if better else 0.0
    return Judgement(
        number, seat, question, words, meaning, choices, scale.means(), scale.doubt(), play, [], loss, better
    )


def better_than(match: Match, number: int, seat: int, option: int, worlds: int) -> Better | None:
    """The answer that a search finds, if it also does better in the same worlds as the one that was given. A search
    tries bad answers only a few times, so its own numbers would not be fair to them."""
    state = match.state
    chance = chance_of(match, number, SEARCH)
    search = Search(chance.below(1 << 30), worlds * DEPTH)
    best = search.look(state.imagine(seat, chance), seat).best().option
    if best == option:
        return None
    found = contest(state, seat, [best, option], chance_of(match, number, CONTEST), worlds)
    (lead,) = calmed(found.lead.means(), found.lead.doubt())
    if lead < SOMETHING:
        return None
    instead = found.chances.means()[1]
    prospects = [
        Prospect(each, worlds, mean, scale.means())
        for each, mean, scale in zip([best, option], found.chances.means(), found.features)
    ]
    why = reasons(match.game, Outlook(seat, worlds, [], prospects), prospects[0])
    return Better(
        state.text(seat, best),
        state.describe(seat, best),
        instead + lead,
        instead,
        [Why(reason.feature, reason.amount, reason.good) for reason in why],
    )


def calmed(change: Sequence[float], doubt: float) -> list[float]:
    """A change without what is likely to be noise only (the positive part of the estimator of James and Stein)."""
    length = sum(each * each for each in change)
    kept = max(0.0, 1 - doubt / length) if length > 0 else 0.0
    return [each * kept for each in change]


# The whole


def put_together(record: str, parts: Iterable[Part], worlds: int = WORLDS) -> Review:
    """The review, from parts that cover the whole game, in any order."""
    match = read(record, saloon.game)
    found = sorted(parts, key=lambda part: part.judgements[0].number)
    start = found[0].start
    judgements: list[Judgement] = []
    before, doubt = start, found[0].doubt
    for judgement in (judgement for part in found for judgement in part.judgements):
        seen = [new - old for new, old in zip(judgement.chances, before)]
        # The end is known exactly: there, all that was held for noise must come back
        change = calmed(seen, judgement.doubt + doubt) if judgement.number < len(match.moves) else seen
        after = [old + each for old, each in zip(before, change)]
        luck = [each - played for each, played in zip(change, judgement.play)]
        judgements.append(replace(judgement, chances=after, luck=luck))
        before, doubt = after, judgement.doubt
    chairs = [chair_of(seat, start, judgements) for seat in range(match.seats)]
    return Review(match.game.slug, match.seats, worlds, start, judgements, turns_of(start, judgements), chairs)


def chair_of(seat: int, start: Sequence[float], judgements: Sequence[Judgement]) -> Chair:
    own = [each for each in judgements if each.seat == seat]
    moved = sum(abs(each.play[seat]) for each in own)
    drawn = sum(abs(each.luck[seat]) for each in judgements)
    mistakes = sorted((each for each in own if each.loss >= SMALLEST), key=lambda each: -each.loss)
    return Chair(
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


def turns_of(start: Sequence[float], judgements: Sequence[Judgement]) -> list[Turn]:
    """The greatest changes, but not two close together."""
    turns: list[Turn] = []
    before = start
    for each in judgements:
        changes = [new - old for new, old in zip(each.chances, before)]
        seat = max(range(len(changes)), key=lambda seat: abs(changes[seat]))
        turns.append(Turn(each.number, seat, changes[seat], abs(each.luck[seat]) > abs(each.play[seat])))
        before = each.chances
    apart = len(judgements) // (4 * TURNS)
    chosen: list[Turn] = []
    for turn in sorted(turns, key=lambda turn: -abs(turn.change)):
        near = any(abs(turn.number - other.number) <= apart for other in chosen)
        if len(chosen) < TURNS and abs(turn.change) >= SMALLEST and not near:
            chosen.append(turn)
    return sorted(chosen, key=lambda turn: turn.number)
