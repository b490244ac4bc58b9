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
    BOX,
    BULLETS,
    INSIDE,
    JEWELS,
    NEUTRAL,
    OWNED,
    POWERLESS,
    RANSOMS,
    ROUNDS,
    STRONGBOXES,
    TOKENS,
)
from saloon.games.colt_express.state import Train, Variant
from saloon.games.colt_express.zones import Zones


def deal(variant: Variant, rng: Rng) -> Train:
    """A game with the steps of setting up on its stack."""
    seats, bandits = variant.seats, variant.bandits
    values = [0] * JEWELS + [JEWEL_VALUE] * (STRONGBOXES - JEWELS)
    values += [STRONGBOX_VALUE] * (RANSOMS - STRONGBOXES) + [CHEAPEST] * (TOKENS - RANSOMS)
    loot = [BOX] * TOKENS
    held = [0] * JEWELS + [variant.everybody] * (TOKENS - JEWELS)
    for bandit in range(bandits):  # 2.6
        values[bandit] = CHEAPEST
        loot[bandit] = OWNED + bandit
        held[bandit] = variant.everybody
    loot[STRONGBOXES] = INSIDE  # 2.4: in the locomotive
    partners: list[int] = []
    if variant.teams:
        partners = rng.sample(PARTNERS[:], len(PARTNERS))
    s = Train(
        variant,
        rng,
        [],
        [],
        [-1] * bandits,
        [POWERLESS] * bandits,
        partners,
        round_deck(variant, rng),
        values,
        [-1] * bandits,
        [BULLETS] * bandits,
        [0] * (bandits * seats + seats),
        [Zones(0, TEAM_DECK if variant.teams else DECK) for _ in range(seats)],
        [0] * bandits,
        [],
        loot,
        held,
        0,
        NEUTRAL,
        False,
        rng.below(seats),  # 2.8
        0,
        0,
        0,
        0,
        0,
    )
    s.then(SETUP)
    return s


def round_deck(variant: Variant, rng: Rng) -> list[int]:
    """Five rounds, the last one a station when events are played. (2.7)"""
    base = REGULAR if variant.seats >= MANY else 0
    cards = rng.sample(list(range(base, base + REGULAR)), ROUNDS)
    if variant.events:
        cards[ROUNDS - 1] = STATIONS + rng.below(len(ROUND_CARDS) - STATIONS)
    return cards
