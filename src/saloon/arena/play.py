"""One game between bots. Each is shown only what its seat may know."""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import dataclass

import saloon
from saloon.arena.plan import Plan
from saloon.bots import decide
from saloon.engine.playout import playout
from saloon.engine.record import Match
from saloon.engine.rng import BLANK, Rng
from saloon.engine.state import State


@dataclass(frozen=True)
class Result:
    """What came of a game. Lists go by seat; times are seconds of the processor, so that a busy machine changes little,
    of answers where there was something to choose."""

    number: int
    bots: list[str]
    scores: list[int]
    winners: list[int]
    answers: int
    thoughts: list[int]
    seconds: list[float]
    longest: list[float]


def contest(plan: Plan, number: int) -> tuple[Match, Result]:
    """A game for keeps, and how long everybody thought."""
    match = Match.new(saloon.game(plan.slug), plan.seats, plan.deal(number), plan.switches)
    state = match.state
    bots = [player.make_bot(0, plan.clock) for player in plan.at(number)]
    for seat, bot in enumerate(bots):
        bot.rng = stream(plan.seed, -1 - (number * plan.seats + seat))
    thoughts, seconds, longest = [0] * plan.seats, [0.0] * plan.seats, [0.0] * plan.seats
    while (seat := state.decider()) >= 0:
        choice = len(state.options(seat)) > 1
        began = time.process_time()
        option = decide(bots[seat], state, seat)
        if choice:
            took = time.process_time() - began
            thoughts[seat] += 1
            seconds[seat] += took
            longest[seat] = max(longest[seat], took)
        match.play(seat, option)
    answers = len(match.moves)
    scores, winners = state.scores(), state.winners()
    return match, Result(
        number, plan.names(number), scores, winners, answers, thoughts, rounded(seconds), rounded(longest)
    )


def rounded(times: Sequence[float]) -> list[float]:
    """To the microsecond: more digits would only be noise."""
    return [round(seconds, 6) for seconds in times]


def contests(plan: Plan, numbers: Sequence[int], keep: bool) -> list[tuple[Result, str]]:
    """Some games of a plan, with their records if they are to be kept."""
    played = [contest(plan, number) for number in numbers]
    return [(result, match.write() if keep else "") for match, result in played]


class Quick:
    """Ends of games, as fast as they come: where everybody answers at random, nobody needs a record or a clock."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.game = saloon.game(plan.slug)
        self.variant = self.game.prepare(plan.seats, self.game.check(plan.seats, plan.switches))

    def end(self, number: int) -> tuple[State, int]:
        """A finished game, and how many answers it took."""
        if not self.plan.all_random:
            match, result = contest(self.plan, number)
            return match.state, result.answers
        state = self.game.start(self.variant, stream(self.plan.seed, number))
        moves = Rng(BLANK)
        moves.reseed(state.rng)  # a stream of its own, without another hash
        return state, playout(state, moves)


def stream(seed: int, number: int) -> Rng:
    """A generator of its own for every use of every game."""
    rng = Rng(BLANK)
    rng.rekey(seed, number)
    return rng
