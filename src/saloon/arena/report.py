"""What came of a contest, as plain data. What depends on the machine is apart, under `speed`."""

from __future__ import annotations

import itertools
import math
from collections.abc import Iterable, Sequence

from saloon.arena.plan import Plan
from saloon.arena.play import Result
from saloon.arena.rating import ranks_of, ratings_of
from saloon.arena.tally import Deals, Score, Tally, interval, parts_of, tally_of

Figures = dict[str, float]


def standings(plan: Plan, tally: Tally) -> dict[str, object]:
    """Who won how often, by bot and by seat."""
    return {
        "game": plan.slug,
        "seats": plan.seats,
        "switches": dict(plan.switches),
        "bots": [str(player) for player in plan.players],
        "seed": f"0x{plan.seed:x}",
        "games": tally.games,
        "decisions": tally.decisions,
        "decisions_per_game": tally.decisions / tally.games,
        "by_bot": by_bot(plan, tally),
        "by_seat": [figures(score, plan.seats) for _, score in sorted(tally.chairs.items())],
    }


def by_bot(plan: Plan, tally: Tally) -> dict[str, Figures]:
    return {name: figures(score, plan.seats) for name, score in sorted(tally.bots.items())}


def figures(score: Score, seats: int) -> Figures:
    """A win rate is for one seat: of four equal bots each has a quarter, also where one has several seats."""
    wins = score.parts / parts_of(seats)
    mean = score.points / score.played
    low, high = interval(wins / score.played, score.games)
    return {
        "games": score.games,
        "played": score.played,
        "wins": wins,
        "win_rate": wins / score.played,
        "win_rate_low": low,
        "win_rate_high": high,
        "mean_score": mean,
        "score_deviation": math.sqrt(max(0.0, score.squares / score.played - mean * mean)),
    }


def full_report(plan: Plan, results: Sequence[Result], speed: dict[str, object]) -> dict[str, object]:
    """All that is known of a contest; `results` go by number."""
    tally = tally_of(results)
    bots = by_bot(plan, tally)
    for name, each in bots.items():
        deals = won_by(plan, results, name)
        each |= {"independent": deals.independent(), **span("win_rate", each["win_rate"], deals)}
    for name, rating in ratings_of(results).items():
        bots[name] |= {"rating": rating.mean, "rating_low": rating.low, "rating_high": rating.high}
    strongest = sorted(bots, key=lambda name: (-bots[name]["rating"], name))
    return {
        **standings(plan, tally),
        "duplicate": plan.duplicate,
        "clock": plan.clock,
        "repeatable": plan.repeatable,
        "by_bot": {name: bots[name] for name in strongest},
        "head_to_head": head_to_head(plan, results, strongest),
        "speed": {**speed, "thinking": thinking(results)},
    }


def won_by(plan: Plan, results: Iterable[Result], name: str) -> Deals:
    """What a bot has won, deal by deal."""
    found = Deals()
    for result in results:
        seats = [seat for seat, bot in enumerate(result.bots) if bot == name]
        if seats:
            won = sum(seat in result.winners for seat in seats) / len(result.winners)
            found.note(plan.number_of_deal(result.number), won, len(seats))
    return found


def span(name: str, rate: float, deals: Deals) -> Figures:
    """How sure a rate is."""
    low, high = interval(rate, deals.independent())
    return {f"{name}_low": low, f"{name}_high": high}


def head_to_head(plan: Plan, results: Sequence[Result], names: Sequence[str]) -> dict[str, dict[str, Figures]]:
    """How often one bot came off better than another one at the same table; a tie is half of that."""
    return {
        name: {
            other: met(plan, results, name, other)
            for other in names
            if other != name and together(results, name, other)
        }
        for name in names
    }


def together(results: Sequence[Result], name: str, other: str) -> bool:
    return any(name in result.bots and other in result.bots for result in results)


def met(plan: Plan, results: Sequence[Result], name: str, other: str) -> Figures:
    found = Deals()
    pairs = halves = 0
    for result in results:
        if name not in result.bots or other not in result.bots:
            continue
        ranks = ranks_of(result.scores, result.winners)
        mine = [rank for rank, bot in zip(ranks, result.bots, strict=True) if bot == name]
        theirs = [rank for rank, bot in zip(ranks, result.bots, strict=True) if bot == other]
        better = [2 if my < their else 1 if my == their else 0 for my, their in itertools.product(mine, theirs)]
        found.note(plan.number_of_deal(result.number), sum(better) / 2, len(better))
        pairs += len(better)
        halves += sum(better)
    rate = halves / (2 * pairs)
    return {"games": found.games, "rate": rate, **span("rate", rate, found)}


def thinking(results: Sequence[Result]) -> dict[str, Figures]:
    """How long each bot thought for an answer where it had a choice, in milliseconds."""
    found: dict[str, Figures] = {}
    for name in sorted({name for result in results for name in result.bots}):
        seats = [(result, seat) for result in results for seat, bot in enumerate(result.bots) if bot == name]
        thoughts = sum(result.thoughts[seat] for result, seat in seats)
        seconds = sum(result.seconds[seat] for result, seat in seats)
        longest = max(result.longest[seat] for result, seat in seats)
        mean = 1000 * seconds / thoughts if thoughts else 0.0
        found[name] = {"answers": thoughts, "mean_ms": mean, "longest_ms": 1000 * longest}
    return found
