"""The conformance walk passes a sound game and catches every flaw that it promises to catch."""

import pytest

from saloon.engine.conformance import Broken, walk
from toy import ToyGame

FLAWS = [
    "asking changes something",
    "options repeat",
    "options beyond the width",
    "no options",
    "options depend on another's card",
    "words repeat",
    "a question cites no rule",
    "events shout the bid",
    "secret arguments are told",
    "copies share a list",
    "loading forgets",
    "the view shows all cards",
    "imagining peeks",
    "imagining keeps secret answers",
    "imagining changes what is known",
    "an invariant is broken",
    "the game never ends",
    "any seat will do",
    "onlookers see a hand",
]


@pytest.mark.parametrize("seats", ToyGame.seats)
@pytest.mark.parametrize("rich", [False, True])
def test_a_sound_game_passes(seats: int, rich: bool) -> None:
    for seed in range(10):
        assert walk(ToyGame(), seats, seed, {"rich": rich}) > 0


def test_secret_answers_that_look_alike_are_sound_if_they_are_imagined() -> None:
    for seed in range(10):
        assert walk(ToyGame("bluffing is allowed"), 3, seed, {}) > 0


@pytest.mark.parametrize("flaw", FLAWS)
def test_a_flaw_is_caught(flaw: str) -> None:
    def walks() -> None:
        for seed in range(10):
            walk(ToyGame(flaw), 3, seed, {})

    with pytest.raises((Broken, IndexError)) as caught:
        walks()
    if caught.type is Broken:
        assert "seed=" in str(caught.value)
