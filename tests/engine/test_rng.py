"""The generator: the same everywhere, fair, and unpredictable without its seed."""

from collections import Counter

import pytest

from saloon.engine.rng import Rng


def test_equal_seeds_give_equal_streams_compiled_and_interpreted() -> None:
    rng = Rng(7)
    assert [rng.below(1000) for _ in range(8)] == STREAM_OF_7


STREAM_OF_7 = [968, 240, 91, 9, 212, 976, 982, 709]


def test_other_seeds_give_other_streams() -> None:
    assert [Rng(1).below(1 << 30) for _ in range(4)] != [Rng(2).below(1 << 30) for _ in range(4)]


@pytest.mark.parametrize("bound", [1, 2, 3, 7, 10, 52])
def test_below_is_uniform(bound: int) -> None:
    rng = Rng(11)
    counts = Counter(rng.below(bound) for _ in range(bound * 2000))
    assert set(counts) == set(range(bound))
    assert all(abs(count - 2000) < 300 for count in counts.values())


def test_a_sample_has_every_order() -> None:
    rng = Rng(3)
    orders = Counter(tuple(rng.sample([0, 1, 2], 3)) for _ in range(6000))
    assert len(orders) == 6
    assert all(abs(count - 1000) < 200 for count in orders.values())


def test_a_copy_goes_its_own_way() -> None:
    rng = Rng(5)
    twin = rng.copy()
    ahead = [rng.below(100) for _ in range(5)]
    assert [twin.below(100) for _ in range(5)] == ahead


def test_a_dump_brings_the_stream_back() -> None:
    rng, other = Rng(5), Rng(6)
    rng.below(10)
    other.load(rng.dump())
    assert other.below(1 << 30) == rng.below(1 << 30)


def test_each_move_of_a_table_has_its_own_stream_from_the_seed() -> None:
    first, again, next_move, other_seed = Rng(), Rng(), Rng(), Rng()
    first.rekey(2**255 + 1, 3)
    again.rekey(2**255 + 1, 3)
    next_move.rekey(2**255 + 1, 4)
    other_seed.rekey(2**255 + 2, 3)
    assert first.dump() == again.dump()
    assert first.dump() != next_move.dump()
    assert first.dump() != other_seed.dump()
