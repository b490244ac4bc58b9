"""Every switch and every pair of switches, walked at random with every promise checked."""

import itertools

import pytest

import saloon
from saloon.engine.conformance import variants, walk
from saloon.engine.game import Value
from saloon.engine.rng import Rng
from saloon.engine.state import State

GAME = saloon.game("colt-express")
VARIANTS = list(variants(GAME))


def named(way: object) -> str:
    if isinstance(way, int):
        return str(way)
    assert isinstance(way, dict)
    return "-".join(name if value is True else str(value) for name, value in way.items() if value) or "plain"


@pytest.mark.parametrize(("seats", "switches"), VARIANTS, ids=named)
def test_the_contract_holds(seats: int, switches: dict[str, Value]) -> None:
    walk(GAME, seats, seed=seats, switches=switches, secrets_every=15)


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize(
    ("seats", "switches"),
    [(2, {}), (3, {"teams": True}), (3, {}), (4, {"expert": True}), (4, {}), (6, {})],
    ids=named,
)
def test_no_secret_gets_out_at_any_state(seats: int, switches: dict[str, Value], seed: int) -> None:
    walk(GAME, seats, seed, switches, secrets_every=4)


def together(state: State, rng: Rng) -> State:
    """Play on at random until two or more are asked at once."""
    while len(state.deciders()) == 1:
        seat = state.decider()
        options = state.options(seat)
        state.apply(seat, options[rng.below(len(options))])
    return state


@pytest.mark.parametrize("seed", range(5))
@pytest.mark.parametrize(("seats", "switches"), [(2, {}), (3, {"teams": True}), (4, {"expert": True})], ids=named)
def test_simultaneous_answers_may_come_in_any_order(seats: int, switches: dict[str, Value], seed: int) -> None:
    rng = Rng(seed)
    state = together(GAME.new(seats, seed, **switches), rng)
    if not state.deciders():
        return
    chosen = {seat: state.options(seat)[-1] for seat in state.deciders()}
    ends = []
    for order in itertools.permutations(chosen):
        trial = state.copy()
        for seat in order:
            trial.play(seat, chosen[seat])
        ends.append(trial.dump())
    assert all(end == ends[0] for end in ends)


def test_the_longest_game_is_far_within_the_bound() -> None:
    lengths = [walk(GAME, 6, seed, {"expert": True}, secrets_every=1000) for seed in range(3)]
    assert GAME.longest is not None
    assert max(lengths) < GAME.longest


def test_every_seat_count_starts_with_defaults() -> None:
    assert [GAME.new(seats).seats for seats in GAME.seats] == [2, 3, 4, 5, 6]
