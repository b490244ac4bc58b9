"""Rates: exact in every window, apart for every key, and small in memory."""

from collections import defaultdict

import pytest
from hypothesis import given
from hypothesis import strategies as st

from saloon.table.limits import AtOnce, Limit, Limits, Windows, counted

WINDOWS: Windows = ((3, 1.0), (7, 10.0))

# Steps are eighths of a second, so that sums are exact
steps = st.lists(st.integers(0, 40).map(lambda eighths: eighths / 8), max_size=120)


def most_in(times: list[float], seconds: float) -> int:
    """The largest number of times that any window of this length holds."""
    return max((sum(start <= time < start + seconds for time in times) for start in times), default=0)


@given(steps)
def test_no_window_ever_holds_more_than_it_may(waits: list[float]) -> None:
    limit, now = Limit(WINDOWS), 0.0
    allowed: list[float] = []
    for wait in waits:
        now += wait
        if limit.take("a", now) == 0.0:
            allowed.append(now)
    for count, seconds in WINDOWS:
        assert most_in(allowed, seconds) <= count


@given(steps)
def test_nobody_is_refused_who_kept_all_windows(waits: list[float]) -> None:
    limit, now = Limit(WINDOWS), 0.0
    allowed: list[float] = []
    for wait in waits:
        now += wait
        full = [count <= sum(time > now - seconds for time in allowed) for count, seconds in WINDOWS]
        assert (limit.take("a", now) > 0.0) == any(full)
        if not any(full):
            allowed.append(now)


@given(steps)
def test_it_is_allowed_after_the_seconds_to_wait_and_not_before(waits: list[float]) -> None:
    limit, now = Limit(WINDOWS), 0.0
    for wait in waits:
        now += wait
        left = limit.take("a", now)
        if left > 0.0:
            assert limit.take("a", now + left - 1 / 1024) > 0.0
            now += left
            assert limit.take("a", now) == 0.0


@given(st.lists(st.tuples(st.sampled_from("abc"), st.integers(0, 8)), max_size=80))
def test_keys_do_not_know_each_other(takes: list[tuple[str, int]]) -> None:
    together = Limit(WINDOWS)
    alone: defaultdict[str, Limit] = defaultdict(lambda: Limit(WINDOWS))
    now = 0.0
    for key, eighths in takes:
        now += eighths / 8
        assert together.take(key, now) == alone[key].take(key, now)


def test_a_refusal_costs_nothing() -> None:
    limit = Limit(((2, 1.0),))
    assert [limit.take("a", 0.0) for _ in range(2)] == [0.0, 0.0]
    assert [limit.take("a", 0.25) for _ in range(9)] == [0.75] * 9
    assert limit.take("a", 1.0) == 0.0


def test_the_longer_window_counts_too() -> None:
    limit = Limit(((2, 1.0), (3, 60.0)))
    assert [limit.take("a", now) for now in (0.0, 1.0, 2.0, 3.0, 60.0)] == [0.0, 0.0, 0.0, 57.0, 0.0]


def test_no_windows_no_limit() -> None:
    limit = Limit(())
    assert {limit.take("a", 0.0) for _ in range(5000)} == {0.0}
    assert not limit.tracks


@given(st.lists(st.tuples(st.integers(0, 30), st.integers(0, 4)), max_size=200))
def test_memory_is_bounded(takes: list[tuple[int, int]]) -> None:
    limit, now = Limit(WINDOWS, keys=5), 0.0
    for key, step in takes:
        now += step
        limit.take(str(key), now)
        assert len(limit.tracks) <= 5
        assert all(len(track.times) <= 7 for _, track in limit.tracks.values())


def test_idle_keys_are_forgotten() -> None:
    limit = Limit(WINDOWS)
    for key in range(100):
        limit.take(str(key), 0.0)
    for moment in range(60):
        limit.take("a", 10.0 + moment)
    assert list(limit.tracks) == ["a"]


def test_a_full_memory_forgets_the_longest_idle_key_only() -> None:
    limit = Limit(((1, 100.0),), keys=3)
    for moment, key in enumerate("abcad"):
        limit.take(key, float(moment))
    assert list(limit.tracks) == ["c", "a", "d"]
    assert limit.take("a", 5.0) == 95.0
    assert list(limit.tracks) == ["c", "d", "a"]


def test_things_open_at_once() -> None:
    sockets = AtOnce(2)
    assert [sockets.enter("a") for _ in range(3)] == [True, True, False]
    assert sockets.enter("b")
    sockets.leave("a")
    assert sockets.enter("a")
    for key in "aab":
        sockets.leave(key)
    assert not sockets.open


def test_being_refused_leaves_no_trace() -> None:
    sockets = AtOnce(0)
    assert not sockets.enter("a")
    assert not sockets.open


@pytest.mark.parametrize(
    ("address", "key"),
    [
        ("203.0.113.9", "203.0.113.9"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::1", "2001:db8:1:2::/64"),
        ("2001:db8:1:3::1", "2001:db8:1:3::/64"),
        ("::ffff:203.0.113.9", "203.0.113.9"),
        ("fe80::1%eth0", "fe80::/64"),
        ("testclient", "testclient"),
        ("", ""),
    ],
)
def test_an_ipv6_address_is_counted_by_its_network(address: str, key: str) -> None:
    assert counted(address) == key


def test_an_address_has_room_for_several_people() -> None:
    limits = Limits()
    for people, address in (
        (limits.messages_per_person, limits.messages_per_address),
        (limits.requests_per_person, limits.requests_per_address),
        (limits.tables_per_person, limits.tables_per_address),
    ):
        for (few, seconds), (many, same) in zip(people, address, strict=True):
            assert few < many
            assert seconds == same
