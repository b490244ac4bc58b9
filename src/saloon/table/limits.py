"""How much one person and one address may ask for."""

from __future__ import annotations

import ipaddress
import logging
import time
from array import array
from collections import Counter, OrderedDict
from dataclasses import dataclass
from typing import Final

Windows = tuple[tuple[int, float], ...]  # so many in so many seconds, all of them at once; empty: no limit

HEAD: Final = 16 * 1024  # bytes of a request before its body
IDLE: Final = 5  # seconds in which one who was answered may ask again over the same connection
BODY: Final = 16 * 1024  # bytes of a request
FRAME: Final = 4096  # bytes of a message on a socket
QUEUE: Final = 64  # messages that wait for a slow reader
QUEUE_BYTES: Final = 1 << 20  # and as many bytes of them, if it is more than one
KEYS: Final = 20_000  # people or addresses that are counted at the same time
LINES: Final[Windows] = ((20, 60.0), (200, 3600.0))  # of one kind in the log
PREFIX: Final = 64  # bits of an IPv6 address that a household has; the others it chooses as it likes


@dataclass(frozen=True)
class Limits:
    """All limits of a server."""

    messages_per_person: Windows = ((20, 1.0), (300, 60.0))
    messages_per_address: Windows = ((80, 1.0), (1200, 60.0))
    requests_per_person: Windows = ((60, 1.0), (900, 60.0))  # a page without a cache takes some twenty
    requests_per_address: Windows = ((120, 1.0), (2400, 60.0))
    tables_per_person: Windows = ((10, 60.0), (60, 3600.0))
    tables_per_address: Windows = ((30, 60.0), (240, 3600.0))
    people_per_address: Windows = ((30, 60.0), (300, 3600.0))
    hints_per_person: Windows = ((15, 60.0), (300, 3600.0))  # each takes a second of a processor
    hints_per_address: Windows = ((45, 60.0), (900, 3600.0))
    reviews_per_address: Windows = ((6, 60.0), (60, 3600.0))
    sockets_per_person: int = 20
    sockets_per_address: int = 200
    frames_per_socket: Windows = ((60, 1.0), (900, 60.0))  # of every kind: pings, pieces of messages
    handshakes_per_address: Windows = ((120, 10.0), (600, 60.0))  # a club behind one address comes back at once
    connections_per_address: int = 300  # also those on which nobody has said anything yet
    connections: int = 2000  # of everybody; fewer where the system allows fewer open files
    head_seconds: float = 15.0  # to say what one wants, since one came or was last answered
    body_seconds: float = 30.0
    message_seconds: float = 10.0  # from the first byte of a message on a socket to its last
    reading_seconds: float = 30.0  # in which nothing of what waits to be read is read
    bot_tables_per_person: int = 6  # where bots think, or did so a minute ago
    bot_tables_per_address: int = 40


class Track:
    """When a key was last allowed something: a ring of as many times as the largest window counts."""

    __slots__ = ("next", "size", "times")

    def __init__(self, size: int) -> None:
        self.size = size
        self.times = array("d")
        self.next = 0

    def add(self, now: float) -> None:
        if len(self.times) < self.size:
            self.times.append(now)
        else:
            self.times[self.next] = now
        self.next = (self.next + 1) % self.size

    def wait(self, count: int, seconds: float, now: float) -> float:
        """How long until the last but `count` has left the window."""
        if len(self.times) < count:
            return 0.0
        return self.times[(self.next - count) % self.size] + seconds - now


class Limit:
    """Sliding windows, exact: nobody is ever allowed more than `count` in any `seconds`. Being refused costs nothing.
    Keys idle for the longest window are forgotten, and the longest idle one when there are more than `keys`."""

    def __init__(self, windows: Windows, keys: int = KEYS) -> None:
        self.windows = windows
        self.keys = keys
        self.size = max((count for count, _ in windows), default=0)
        self.longest = max((seconds for _, seconds in windows), default=0.0)
        self.tracks: OrderedDict[str, tuple[float, Track]] = OrderedDict()  # the last touched at the end

    def take(self, key: str, now: float) -> float:
        """0.0 when it is allowed, else the seconds to wait. `now` is any clock that does not go back."""
        if not self.windows:
            return 0.0
        self.forget(now)
        known = self.tracks.pop(key, None)
        track = known[1] if known else Track(self.size)
        if len(self.tracks) >= self.keys:
            self.tracks.popitem(last=False)
        self.tracks[key] = (now, track)
        wait = max(track.wait(count, seconds, now) for count, seconds in self.windows)
        if wait > 0.0:
            return wait
        track.add(now)
        return 0.0

    def forget(self, now: float) -> None:
        """At most two idle keys at a time: faster than new ones can come, and never long."""
        for _ in range(2):
            oldest = next(iter(self.tracks), None)
            if oldest is None or self.tracks[oldest][0] + self.longest > now:
                return
            del self.tracks[oldest]


class AtOnce:
    """How many things of a key are open at the same time."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.open: Counter[str] = Counter()

    def enter(self, key: str) -> bool:
        """Whether there is room for one more; whoever entered must leave."""
        if self.open[key] >= self.most:
            return False
        self.open[key] += 1
        return True

    def leave(self, key: str) -> None:
        self.open[key] -= 1
        if self.open[key] <= 0:
            del self.open[key]


class Sparing(logging.Filter):
    """Keeps anybody from filling the log: of one kind of line not more than so many."""

    def __init__(self, windows: Windows = LINES) -> None:
        super().__init__()
        self.lines = Limit(windows)

    def filter(self, record: logging.LogRecord) -> bool:
        return self.lines.take(f"{record.name} {record.msg}", time.monotonic()) == 0.0


def counted(address: str) -> str:
    """What an address is counted by: an IPv6 address by the network of its household."""
    try:
        parsed = ipaddress.ip_address(address)
    except ValueError:
        return address
    if isinstance(parsed, ipaddress.IPv4Address):
        return str(parsed)
    if parsed.ipv4_mapped is not None:
        return str(parsed.ipv4_mapped)
    return str(ipaddress.IPv6Network((int(parsed), PREFIX), strict=False))
