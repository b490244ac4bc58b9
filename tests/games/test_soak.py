"""A share of the soak: random games of many variants, with the invariants looked at all along."""

import pytest

import saloon
from bench.soak import batch
from saloon.engine.conformance import variants

GAMES = 8


@pytest.mark.parametrize("slug", saloon.games())
def test_random_games_end_and_keep_their_pieces(slug: str) -> None:
    for number, (seats, switches) in enumerate(variants(saloon.game(slug), sample=40)):
        found = batch((slug, seats, switches, 1000 * number, GAMES))
        assert found.faults == []
        assert found.games == GAMES
        assert found.answers >= found.longest > 0


def test_a_fault_is_told_and_how_to_get_there_again(monkeypatch: pytest.MonkeyPatch) -> None:
    def stumble(*_: object) -> int:
        raise ZeroDivisionError

    monkeypatch.setattr("bench.soak.play", stumble)
    found = batch(("bang-duel", 2, {"squad": 5}, 7, 2))
    assert found.games == 2
    assert found.faults == [f"bang-duel, 2 seats, {{'squad': 5}}, seed {seed}: ZeroDivisionError()" for seed in (7, 8)]
