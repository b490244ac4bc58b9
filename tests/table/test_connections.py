"""Connections are counted, have a time for every step, and make room for others."""

from __future__ import annotations

import asyncio
import ipaddress
from collections.abc import Iterator
from unittest.mock import Mock, patch

import pytest

from saloon.table import connections
from saloon.table.connections import (
    BODY,
    CROWD,
    FULL,
    HANDSHAKES,
    HEAD,
    LEAVING,
    LEAVING_SECONDS,
    MESSAGE,
    NOTHING,
    READING,
    ROOM,
    Connections,
    places,
)
from saloon.table.limits import Limits
from saloon.table.metrics import Metrics
from saloon.table.origin import Origin

LIMITS = Limits(
    connections=8,
    connections_per_address=5,
    handshakes_per_address=((2, 10.0),),
    head_seconds=15.0,
    body_seconds=30.0,
    message_seconds=10.0,
    reading_seconds=20.0,
)
PROXY = "192.0.2.1"
ANNA, BEN, CROWDED = "203.0.113.1", "203.0.113.2", "203.0.113.3"


class Guest:
    """Somebody at the other end. What they wait for is set by the test."""

    def __init__(self, waits_for: str = HEAD) -> None:
        self.line = Mock(spec=asyncio.Transport)
        self.transport: asyncio.Transport = self.line
        self.waits_for: tuple[str, object] = (waits_for, None)
        self.told: list[str] = []

    def step(self) -> tuple[str, object]:
        return self.waits_for

    def hang_up(self, reason: str) -> None:
        self.told.append(reason)


@pytest.fixture
def now() -> Iterator[Mock]:
    """A clock that stands still until it is moved."""
    with patch.object(connections, "time") as clock:
        clock.monotonic.return_value = 0.0
        yield clock.monotonic


@pytest.fixture
def house(now: Mock) -> Connections:
    return Connections(LIMITS, Origin([ipaddress.ip_network(PROXY)]), Metrics())


def comes(house: Connections, address: str, waits_for: str = HEAD) -> Guest:
    guest = Guest(waits_for)
    assert house.enter(guest, address) == ""
    return guest


def cut(house: Connections, reason: str) -> float:
    return house.metrics.registry.get_sample_value("saloon_connections_cut_total", {"reason": reason}) or 0.0


def test_an_address_has_so_many_connections_and_no_more(house: Connections) -> None:
    guests = [comes(house, ANNA) for _ in range(5)]
    assert house.enter(Guest(), ANNA) == CROWD
    assert cut(house, CROWD) == 1
    comes(house, BEN)
    house.leave(guests[0].transport)
    comes(house, ANNA)
    assert house.metrics.registry.get_sample_value("saloon_connections") == 6


def test_a_household_is_one_address(house: Connections) -> None:
    for number in range(5):
        comes(house, f"2001:db8::{number}")
    assert house.enter(Guest(), "2001:db8::ffff") == CROWD


def test_who_is_gone_leaves_no_trace(house: Connections) -> None:
    guests = [comes(house, address) for address in (ANNA, BEN, PROXY)]
    for guest in guests:
        house.leave(guest.transport)
        house.leave(guest.transport)
    assert not house.calls
    assert not house.addresses


def test_a_proxy_is_not_counted_but_who_comes_through_it(house: Connections) -> None:
    lines = [comes(house, PROXY) for _ in range(7)]
    behind = [(b"x-forwarded-for", ANNA.encode())]
    house.handshakes.windows = ()
    assert [house.upgrade(line.transport, PROXY, behind) for line in lines[:5]] == [""] * 5
    assert house.upgrade(lines[5].transport, PROXY, behind) == CROWD
    assert house.upgrade(lines[6].transport, PROXY, [(b"x-forwarded-for", BEN.encode())]) == ""
    assert house.addresses == {ANNA: 5, BEN: 1}
    house.leave(lines[0].transport)
    assert house.addresses[ANNA] == 4


def test_nobody_hides_behind_a_proxy_that_is_none(house: Connections) -> None:
    line = comes(house, ANNA)
    assert house.upgrade(line.transport, ANNA, [(b"x-forwarded-for", BEN.encode())]) == ""
    assert house.addresses == {ANNA: 1}


def test_handshakes_are_counted_by_visitor(house: Connections, now: Mock) -> None:
    line = comes(house, PROXY)

    def shake(visitor: str) -> str:
        return house.upgrade(line.transport, PROXY, [(b"x-forwarded-for", visitor.encode())])

    assert [shake(ANNA) for _ in range(3)] == ["", "", HANDSHAKES]
    assert shake(BEN) == ""
    now.return_value = 10.0
    assert shake(ANNA) == ""


@pytest.mark.parametrize(("step", "seconds"), [(HEAD, 15.0), (BODY, 30.0), (MESSAGE, 10.0), (READING, 20.0)])
def test_every_step_has_its_time(house: Connections, step: str, seconds: float) -> None:
    guest = comes(house, ANNA, step)
    house.sweep(0.0)
    house.sweep(seconds - 0.5)
    assert not guest.told
    house.sweep(seconds)
    assert guest.told == [step]
    assert cut(house, step) == 1


def test_the_time_begins_anew_with_every_step(house: Connections) -> None:
    guest = comes(house, ANNA)
    for number in range(10):
        guest.waits_for = (HEAD, number)  # another request
        house.sweep(number * 14.0)
    assert not guest.told
    guest.waits_for = (BODY, 9)
    house.sweep(140.0)
    house.sweep(169.0)
    assert not guest.told
    house.sweep(170.0)
    assert guest.told == [BODY]


def test_who_is_worked_for_may_wait(house: Connections) -> None:
    guest = comes(house, ANNA, NOTHING)
    for moment in (0.0, 100.0, 10_000.0):
        house.sweep(moment)
    assert not guest.told


def test_who_does_not_take_a_goodbye_is_cut_off(house: Connections) -> None:
    guest = comes(house, ANNA, LEAVING)
    house.sweep(0.0)
    house.sweep(LEAVING_SECONDS - 1)
    guest.line.abort.assert_not_called()
    house.sweep(LEAVING_SECONDS)
    guest.line.abort.assert_called_once()


def test_in_a_full_house_the_idle_ones_of_the_largest_crowd_go_first(house: Connections, now: Mock) -> None:
    anna = comes(house, ANNA)
    now.return_value = 1.0
    crowd = [comes(house, CROWDED, NOTHING if number == 0 else HEAD) for number in range(5)]
    ben = [comes(house, BEN, NOTHING), comes(house, BEN)]
    now.return_value = 2.0
    newcomer = comes(house, "203.0.113.9")
    assert [guest.told for guest in crowd] == [[], [ROOM], [], [], []]
    assert not any(guest.told for guest in (anna, *ben, newcomer))
    assert len(house.calls) == 8


def test_the_longest_silent_one_goes_first(house: Connections, now: Mock) -> None:
    guests = []
    for number in range(8):
        now.return_value = float(number)
        guests.append(comes(house, f"203.0.113.{number + 10}"))
    comes(house, ANNA)
    assert [bool(guest.told) for guest in guests] == [True] + [False] * 7


def test_if_nobody_is_idle_the_youngest_of_the_largest_crowd_goes(house: Connections) -> None:
    crowd = [comes(house, CROWDED, NOTHING) for _ in range(5)]
    others = [comes(house, address, NOTHING) for address in (ANNA, BEN, BEN)]
    comes(house, "203.0.113.9", NOTHING)
    assert [guest.told for guest in crowd] == [[], [], [], [], [ROOM]]
    assert not any(guest.told for guest in others)


def test_nobody_makes_room_by_coming_often(house: Connections) -> None:
    """Who has as many as the others is refused, and the house is not searched for each try."""
    for address in (ANNA, ANNA, BEN, BEN, CROWDED, CROWDED, "203.0.113.9", "203.0.113.9"):
        comes(house, address, NOTHING)
    with patch.object(house, "sweep", wraps=house.sweep) as sweep:
        assert [house.enter(Guest(), ANNA) for _ in range(50)] == [FULL] * 50
    assert sweep.call_count == 5
    assert cut(house, FULL) == 50


@pytest.mark.parametrize(("files", "found"), [(1024, 768), (200, 136), (256, 192), (70, 16), (65_536, 49_152)])
def test_the_system_says_how_many_files_may_be_open(files: int, found: int) -> None:
    with patch("resource.getrlimit", return_value=(files, files)):
        assert places() == found
