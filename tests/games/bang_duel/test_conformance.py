"""Every switch and every pair of switches, walked at random with every promise checked."""

import pytest

import saloon
from saloon.engine.conformance import LONGEST, variants, walk
from saloon.engine.game import Value
from saloon.engine.rng import Rng

GAME = saloon.game("bang-duel")
VARIANTS = list(variants(GAME))


def named(way: object) -> str:
    return "-".join(str(value) for value in way.values()) if isinstance(way, dict) else str(way)


def test_squads_of_four_to_twelve_are_walked() -> None:
    assert [(seats, switches["squad"]) for seats, switches in VARIANTS] == [(2, squad) for squad in range(4, 13)]


@pytest.mark.parametrize(("seats", "switches"), VARIANTS, ids=named)
def test_the_contract_holds(seats: int, switches: dict[str, Value]) -> None:
    walk(GAME, seats, int(switches["squad"]), switches, secrets_every=40)


@pytest.mark.parametrize("seed", range(5))
def test_no_secret_gets_out_at_any_state(seed: int) -> None:
    walk(GAME, 2, seed, {}, secrets_every=3)


@pytest.mark.parametrize("seed", range(3))
def test_the_choice_of_a_front_may_come_in_any_order(seed: int) -> None:
    ends = []
    for order in ((0, 1), (1, 0)):
        state = GAME.new(2, seed)
        chosen = [state.options(seat)[seed % 2] for seat in range(2)]
        for seat in order:
            state.play(seat, chosen[seat])
        ends.append(state.dump())
    assert ends[0] == ends[1]


def answers(seed: int) -> int:
    """The length of a random game of the largest squads."""
    state = GAME.new(2, seed, squad=12)
    rng = Rng(seed)
    count = 0
    while (seat := state.decider()) >= 0:
        options = state.options(seat)
        state.apply(seat, options[rng.below(len(options))])
        count += 1
    return count


@pytest.mark.rule("15.6")
def test_the_rules_set_no_bound_and_the_longest_games_come_to_an_end_far_within_that_of_the_walk() -> None:
    assert GAME.longest is None
    assert max(answers(seed) for seed in range(10)) * 20 < LONGEST
