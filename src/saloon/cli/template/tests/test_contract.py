"""What the house expects of every game: the promises of the contract, current code, and words for all that is said."""

from __future__ import annotations

from random import Random

import pytest
import saloon
from rich.console import Console
from saloon.engine.conformance import declared, variants, walk
from saloon.engine.generate import stale
from saloon.terminal import table_of
from saloon.words import LANGUAGES, Words

from gold_claim import GAME
from gold_claim.fields import FIELDS

VARIANTS = list(variants(GAME))


def test_the_house_finds_the_game() -> None:
    assert saloon.game("gold-claim") is GAME


def test_the_switches_make_sense() -> None:
    declared(GAME)


@pytest.mark.parametrize("seed", range(5))
def test_the_contract_holds_in_every_variant(seed: int) -> None:
    for seats, switches in VARIANTS:
        walk(GAME, seats, seed, switches)


def test_the_generated_code_is_current() -> None:
    assert not stale(GAME.folder, FIELDS), "python -m saloon.engine.generate src/gold_claim"


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_can_be_said_and_drawn(language: str) -> None:
    """A word that is missing raises KeyError."""
    words, dice, console = Words(language, GAME), Random(1), Console(width=100, quiet=True)
    for switch in GAME.switches:
        words.say(f"gold-claim-switch-{switch.name}")
    for seats, switches in VARIANTS:
        state = GAME.new(seats, 1, listen=True, **switches)
        while deciders := state.deciders():
            seat = dice.choice(deciders)
            words.question(state.question(seat))
            for option in state.options(seat):
                words.option(state.describe(seat, option))
            for layout in table_of(GAME).layouts(state.view(seat), words, 100, [""] * seats):
                console.print(layout)
            state.play(seat, dice.choice(state.options(seat)))
            for event in state.hear():
                for eyes in (None, *range(seats)):
                    words.event(state.seen(event, eyes))
