"""The tables where bots play, as far as a person and an address may have only so many of them (decision 18).

A table counts from its beginning, and whenever a bot is asked there, until a minute after the last bot has answered:
one that waits for a person soon does not. Nobody is ever kept from answering: only beginning another is refused.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from math import inf

from saloon.table.refusal import Refuse

LATELY = 60.0  # seconds


@dataclass(eq=False)
class Place:
    """`host`: on whose account the bots think; `address`: from where it was begun, unknown after a restart; `until`:
    as long as it counts."""

    host: str
    address: str
    until: float


class BotTables:
    """All of them; nothing of it is stored."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self.clock = clock
        self.places: set[Place] = set()
        self.by_table: dict[str, Place] = {}

    @contextmanager
    def beginning(self, host: str, address: str, most: tuple[int, int]) -> Iterator[Place]:
        """A place for one more table, or Refuse; if nothing comes of it, it is free again."""
        self.forget()
        mine = [place.until for place in self.places if place.host == host]
        here = [place.until for place in self.places if place.address == address]
        for key, found, enough in (("table-bot-tables", mine, most[0]), ("table-bot-tables-address", here, most[1])):
            if len(found) >= enough:
                seconds = min([LATELY, *(until - self.clock() for until in found)])
                raise Refuse(key, {"most": enough, "seconds": max(1, round(seconds + 0.5))})
        place = Place(host, address, self.clock() + LATELY)
        self.places.add(place)
        try:
            yield place
        except BaseException:
            self.places.discard(place)
            raise

    def begun(self, table: str, place: Place) -> None:
        self.by_table[table] = place

    def asked(self, table: str, host: str) -> None:
        """A bot thinks there."""
        place = self.by_table.setdefault(table, Place(host, "", inf))
        place.until = inf
        self.places.add(place)

    def rests(self, table: str) -> None:
        """No bot is asked there now."""
        if table in self.by_table:
            self.by_table[table].until = self.clock() + LATELY

    def over(self, table: str) -> None:
        place = self.by_table.pop(table, None)
        if place is not None:
            self.places.discard(place)

    def forget(self) -> None:
        """Those where nothing has happened lately."""
        now = self.clock()
        self.by_table = {table: place for table, place in self.by_table.items() if place.until > now}
        self.places = {place for place in self.places if place.until > now}
