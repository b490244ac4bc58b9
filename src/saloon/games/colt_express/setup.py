"""A new game: everything that is there before the first question (chapter 2)."""

from __future__ import annotations

from saloon.engine.rng import Rng
from saloon.games.colt_express.board import (
    CHEAPEST,
    DECK,
    JEWEL_VALUE,
    MANY,
    PARTNERS,
    REGULAR,
    ROUND_CARDS,
    STATIONS,
    STRONGBOX_VALUE,
    TEAM_DECK,
)
from saloon.games.colt_express.flow import SETUP
from saloon.games.colt_express.ids import (
    INSIDE,
    JEWELS,
    OWNED,
    RANSOMS,
    ROUNDS,
    STRONGBOXES,
    TOKENS,
)
from saloon.games.colt_express.state import Train
from saloon.games.colt_express.variant import Variant


def deal(s: Train) -> None:
    """Lay out a blank game, with the steps of setting up on its stack."""
    variant = s.variant
    values = [0] * JEWELS + [JEWEL_VALUE] * (STRONGBOXES - JEWELS)
    values += [STRONGBOX_VALUE] * (RANSOMS - STRONGBOXES) + [CHEAPEST] * (TOKENS - RANSOMS)
    s.known_by = [0] * JEWELS + [variant.everybody] * (TOKENS - JEWELS)
    for bandit in range(variant.bandits):  # 2.6
        values[bandit] = CHEAPEST
        s.loot[bandit] = OWNED + bandit
        s.known_by[bandit] = variant.everybody
    s.values = values
    s.loot[STRONGBOXES] = INSIDE  # 2.4: in the locomotive
    if variant.teams:
        s.partners = s.rng.sample(PARTNERS[:], len(PARTNERS))
    s.rounds = round_deck(variant, s.rng)
    for zones in s.zones:
        zones.bag = TEAM_DECK if variant.teams else DECK
    s.first = s.rng.below(s.seats)  # 2.8
    s.then(SETUP)


def round_deck(variant: Variant, rng: Rng) -> list[int]:
    """Five rounds, the last one a station when events are played. (2.7)"""
    base = REGULAR if variant.seats >= MANY else 0
    cards = rng.sample(list(range(base, base + REGULAR)), ROUNDS)
    if variant.events:
        cards[ROUNDS - 1] = STATIONS + rng.below(len(ROUND_CARDS) - STATIONS)
    return cards
