"""How the seats stand, in a few numbers, and what chance to win that gives: for bots, hints and reviews."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from saloon.engine.frames import Frame
from saloon.engine.learning import Learned
from saloon.games.colt_express.fitted import FACTORS, WEIGHTS
from saloon.games.colt_express.generated import TurnFrame
from saloon.games.colt_express.ids import (
    BOX,
    DRAW,
    HIDE,
    INSIDE,
    OWNED,
    PLAN,
    ROOF,
    ROUNDS,
    TOKENS,
    TUNNEL,
)
from saloon.games.colt_express.pile import actions, size
from saloon.games.colt_express.scoring import fired
from saloon.games.colt_express.traits import TRAITS

if TYPE_CHECKING:
    from saloon.games.colt_express.state import Train

# Of each, more is better for the seat
FEATURES: Final = (
    "money",  # dollars that its bandits hold
    "rivals",  # less the dollars of the richest other seat
    "shots",  # bullets fired at others
    "lead",  # of them, how many more than the best other shooter, within LEAD
    "bullets",  # less the bullets received
    "here",  # dollars on the floor where its bandits stand
    "near",  # dollars one card away: through the hatch, or in the next cars
    "marshal",  # less the bandits who have him next door
    "exposed",  # less the dearest piece of each bandit who is not alone
    "cards",  # action cards in hand
)
PHASES: Final = ("first round", "second round", "third round", "fourth round", "last round")

LEARNED: Final = Learned(FEATURES, PHASES, WEIGHTS, TRAITS, FACTORS)

MONEY: Final = 0
RIVALS: Final = 1


def _worth() -> tuple[float, ...]:
    """What a unit of each feature is worth in an even game of four, on average over the rounds."""
    worth = [sum([row[feature] for row in LEARNED.weights]) / len(PHASES) for feature in range(len(FEATURES))]
    slopes = [weight * 3 / 16 for weight in worth]  # of the chance, at one in four
    slopes[RIVALS] += worth[MONEY] / 16  # what the richest loses, three others share
    return tuple(slopes)


WORTH: Final = _worth()

# What players care for beside winning: the chance to win that they would give for a unit of a feature
TEMPERS: Final = {
    "greedy": {"money": 0.00016, "here": 0.00005},
    "vengeful": {"rivals": 0.00012, "shots": 0.04},
    "cautious": {"bullets": 0.04, "marshal": 0.04, "exposed": 0.00006},
}

LEAD: Final = 2
_SHOTS: Final = OWNED + 6  # where in the survey shots, dollars by seat and dearest pieces by bandit begin
_MONEY: Final = _SHOTS + 6
_DEAREST: Final = _MONEY + 6
_SURVEY: Final = _DEAREST + 6


def survey(s: Train) -> list[int]:
    """What all seats are measured by: the dollars at each place and with each bandit, the dollars and shots of each
    seat, and the dearest piece of each bandit."""
    found = [0] * _SURVEY
    per_seat: i64 = s.variant.per_seat
    token: i64 = 0
    while token < TOKENS:
        where: i64 = s.loot[token]
        if where < BOX:
            value: i64 = s.values[token]
            found[where] += value
            if where >= OWNED:
                bandit: i64 = where - OWNED
                found[_MONEY + (bandit if per_seat == 1 else bandit // 2)] += value
                if value > found[_DEAREST + bandit]:
                    found[_DEAREST + bandit] = value
        token += 1
    for seat in range(s.seats):
        found[_SHOTS + seat] = fired(s, seat)
    return found


def standing(s: Train, seat: int, found: list[int]) -> list[float]:
    """The features of one seat."""
    rivals = 0
    lead = LEAD
    shots = found[_SHOTS + seat]
    for other in range(s.seats):
        if other != seat:
            rivals = max(rivals, found[_MONEY + other])
            lead = min(lead, shots - found[_SHOTS + other])
    lead = max(lead, -LEAD)
    here = 0
    near = 0
    chased = 0
    exposed = 0
    kept_off = s.marshal * 2 + INSIDE  # who comes here flees before anything else
    first = seat * s.variant.per_seat
    for bandit in range(first, first + s.variant.per_seat):
        place = s.at[bandit]
        if place < 0:
            continue
        here += found[place]
        if place ^ ROOF != kept_off:
            near += found[place ^ ROOF]
        if place >= 2 and place - 2 != kept_off:
            near += found[place - 2]
        if place + 2 <= s.variant.last_roof and place + 2 != kept_off:
            near += found[place + 2]
        if place - kept_off == 2 or kept_off - place == 2:
            chased += 1
        for other in range(s.variant.bandits):
            if s.at[other] == place and (other < first or other >= first + s.variant.per_seat):
                exposed += found[_DEAREST + bandit]
                break
    return [
        float(found[_MONEY + seat]),
        float(-rivals),
        float(shots),
        float(lead),
        float(-s.received(seat)),
        float(here),
        float(near),
        float(-chased),
        float(-exposed),
        float(size(actions(s.zones[seat].hand))),
    ]


def features(s: Train, seat: int) -> list[float]:
    return standing(s, seat, survey(s))


def all_features(s: Train) -> list[list[float]]:
    found = survey(s)
    return [standing(s, seat, found) for seat in range(s.seats)]


def phase(s: Train) -> int:
    """Weights are by the round."""
    return min(s.round, ROUNDS - 1)


def quiet(s: Train) -> bool:
    """At the start of a round, when all have their hands and nobody has done anything, and at the end."""
    if not s.stack:
        return True
    return s.stack[-1].kind == PLAN and s.turn == 0 and s.acted == 1


def public_label(frame: Frame, option: int) -> int:
    """A card face down is like any other, and what all decide at once nobody sees."""
    if frame.group != 0:
        return 0
    if isinstance(frame, TurnFrame) and option < DRAW and (frame.turn == TUNNEL or option >= HIDE):
        return HIDE
    return option
