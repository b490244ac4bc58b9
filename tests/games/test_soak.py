"""A share of the soak: random games of every way to play, with the invariants looked at all along."""

import pytest

import saloon
from bench.soak import batch

WAYS = [(slug, seats) for slug, game in saloon.games().items() for seats in game.seats]
GAMES = 8


@pytest.mark.parametrize(("slug", "seats"), WAYS)
def test_random_games_end_and_keep_their_pieces(slug: str, seats: int) -> None:
    for number, options in enumerate(saloon.game(slug).variants(seats)):
        games, answers, longest = batch(slug, seats, options, 1000 * number, GAMES)
        assert games == GAMES
        assert answers >= longest > 0
