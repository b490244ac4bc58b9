"""Everybody who is connected, also those who have not said anything yet: counted by address, with a time for each step,
and sent home when others want to come in."""

from __future__ import annotations

import asyncio
import sys
import time
from collections import Counter
from typing import Final, Protocol

from saloon.table.limits import Limit, Limits, counted
from saloon.table.metrics import Metrics
from saloon.table.origin import Origin, RawHeaders

# What a connection can be waiting for. Working for somebody is the server's own affair and has no time limit
HEAD, BODY, MESSAGE, READING, LEAVING, NOTHING = "head", "body", "message", "reading", "leaving", ""
CROWD, FULL, ROOM, HANDSHAKES, NAME = "crowd", "full", "room", "handshakes", "name"  # other reasons to cut one

LEAVING_SECONDS: Final = 5.0  # for a goodbye to be read
EVERY: Final = 1.0  # seconds between two looks at all of them
SHARE: Final = 16  # one part in so many of all places is made free at a time
KNOCKS: Final = ((5, 1.0),)  # how often room is made for an address: all connections are looked at for it
OPEN_FILES: Final = 65_536  # as many as a server would ever want


class Caller(Protocol):
    """Who speaks at the other end of a connection: HTTP at first, perhaps a socket later."""

    transport: asyncio.Transport

    def step(self) -> tuple[str, object]:
        """What the connection waits for, and something that is another when it waits for the next of the kind."""

    def hang_up(self, reason: str) -> None: ...


class Call:
    """A connection, as it is counted. `address`: whose it is; a proxy speaks for others and is not counted."""

    __slots__ = ("address", "caller", "since", "step")

    def __init__(self, caller: Caller, address: str, now: float) -> None:
        self.caller = caller
        self.address = address
        self.step: tuple[str, object] = (HEAD, None)
        self.since = now  # when this step began


class Connections:
    def __init__(self, limits: Limits, origin: Origin, metrics: Metrics) -> None:
        self.limits = limits
        self.origin = origin
        self.metrics = metrics
        self.most = min(limits.connections, places())
        self.calls: dict[asyncio.Transport, Call] = {}
        self.addresses: Counter[str] = Counter()
        self.handshakes = Limit(limits.handshakes_per_address)
        self.knocks = Limit(KNOCKS)
        self.seconds = {
            HEAD: limits.head_seconds,
            BODY: limits.body_seconds,
            MESSAGE: limits.message_seconds,
            READING: limits.reading_seconds,
            LEAVING: LEAVING_SECONDS,
        }

    def enter(self, caller: Caller, peer: str) -> str:
        """A new connection: a reason to refuse it, or none."""
        address = "" if self.origin.is_proxy(peer) else counted(peer)
        if address and self.addresses[address] >= self.limits.connections_per_address:
            return self.refused(CROWD)
        if len(self.calls) >= self.most and not self.make_room(address, time.monotonic()):
            return self.refused(FULL)
        self.calls[caller.transport] = Call(caller, address, time.monotonic())
        self.count(address, 1)
        self.metrics.connections.inc()
        return ""

    def upgrade(self, transport: asyncio.Transport, peer: str, headers: RawHeaders) -> str:
        """Somebody wants a socket: a reason to refuse it, or none. From here on the connection is the visitor's, also
        when a proxy has made it."""
        address = counted(self.origin.visitor(peer, headers))
        if self.handshakes.take(address, time.monotonic()) > 0.0:
            return self.refused(HANDSHAKES)
        call = self.calls[transport]
        if call.address != address:
            if self.addresses[address] >= self.limits.connections_per_address:
                return self.refused(CROWD)
            self.count(call.address, -1)
            self.count(address, 1)
            call.address = address
        return ""

    def hand_over(self, caller: Caller) -> None:
        """The same connection goes on as something else."""
        self.calls[caller.transport].caller = caller

    def leave(self, transport: asyncio.Transport) -> None:
        call = self.calls.pop(transport, None)
        if call:
            self.count(call.address, -1)
            self.metrics.connections.dec()

    def count(self, address: str, change: int) -> None:
        """Keeps no trace of those who are gone."""
        if address:
            self.addresses[address] += change
            if self.addresses[address] <= 0:
                del self.addresses[address]

    def refused(self, reason: str) -> str:
        self.metrics.cut.labels(reason).inc()
        return reason

    def cut(self, call: Call, reason: str) -> None:
        self.metrics.cut.labels(reason).inc()
        call.caller.hang_up(reason)

    # Time

    async def watch(self) -> None:
        while True:
            await asyncio.sleep(EVERY)
            self.sweep(time.monotonic())

    def sweep(self, now: float) -> None:
        """Send home who has kept us waiting for too long."""
        for call in list(self.calls.values()):
            step = call.caller.step()
            if step != call.step:
                call.step, call.since = step, now
            elif now - call.since >= self.seconds.get(step[0], float("inf")):
                call.since = now  # whoever is given time to leave gets it once
                if step[0] == LEAVING:
                    call.caller.transport.abort()
                else:
                    self.cut(call, step[0])

    # Room

    def make_room(self, newcomer: str, now: float) -> bool:
        """A full house: those who have asked for nothing go first, of the address with most of them, the longest silent
        ones before the others. If nobody is idle, the youngest connection of that address, if it has more than the
        newcomer's would have: nobody keeps others out by coming often. Gives whether there is a place now."""
        if newcomer and self.knocks.take(newcomer, now) > 0.0:
            return False
        self.sweep(now)
        idle = [call for call in self.calls.values() if call.step[0] == HEAD]
        idle.sort(key=lambda call: (-self.addresses[call.address], call.since))
        if not idle:
            idle = self.crowders(newcomer)
        for call in idle[: max(1, self.most // SHARE)]:
            self.cut(call, ROOM)
            self.leave(call.caller.transport)  # its place is free, although it takes a moment to be gone
        return bool(idle)

    def crowders(self, newcomer: str) -> list[Call]:
        address, most = max(self.addresses.items(), key=lambda item: item[1], default=("", 0))
        if most <= self.addresses[newcomer] + 1:
            return []
        return [call for call in reversed(self.calls.values()) if call.address == address][:1]


def places() -> int:
    """How many connections the system allows: some files are needed for other things."""
    if sys.platform == "win32":
        return OPEN_FILES
    import resource

    allowed = resource.getrlimit(resource.RLIMIT_NOFILE)[0]
    return OPEN_FILES if allowed == resource.RLIM_INFINITY else max(16, allowed - max(64, allowed // 4))


def want_files() -> None:
    """As many open files as the system gives to whoever asks."""
    if sys.platform == "win32":
        return
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = OPEN_FILES if hard == resource.RLIM_INFINITY else min(hard, OPEN_FILES)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
