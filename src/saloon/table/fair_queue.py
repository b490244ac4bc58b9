"""The queue before the processes in which bots think: who is next.

It is fair by payer, then by table, and short errands go before long ones. All three come from one rule: next is
whoever has had the least of the processors so far, with what they ask for now counted in (decision 18).
"""

from __future__ import annotations

from bisect import insort
from collections import Counter
from collections.abc import Iterable, Iterator
from heapq import heapify, heappop, heappush
from typing import Generic, TypeVar

from saloon.table.rhythm import LONGEST

SHORT = 0.5  # seconds: no longer does a short errand take


ANSWER = "answer"  # of a bot; the others are "hint" and "review"


class Ticket:
    """A place in the queue. `kind`: of which sort it is; `payer`: on whose account it goes; `estimate`: how many
    seconds it will take at most."""

    def __init__(self, kind: str, payer: str, table: str, estimate: float) -> None:
        self.kind = kind
        self.payer = payer
        self.table = table
        self.estimate = min(estimate, LONGEST)  # some have no limit of their own
        self.number = 0  # in the order of coming

    @property
    def is_long(self) -> bool:
        return self.estimate > SHORT


T = TypeVar("T", bound=Ticket)


class Turns:
    """What each of those who share something has had of it, in seconds. Who comes begins where all the others stand:
    nobody saves up for later, and nobody leaves a debt behind by going for a moment."""

    def __init__(self) -> None:
        self.had: dict[str, float] = {}
        self.here: Counter[str] = Counter()  # those who wait or are served, and how many times
        self.share = 0.0  # what somebody who was here all the time would have had

    def come(self, key: str) -> None:
        if key not in self.here:
            self.had[key] = max(self.had.get(key, 0.0), self.share)
        self.here[key] += 1

    def charge(self, key: str, seconds: float) -> None:
        self.had[key] += seconds

    def go(self, key: str, seconds: float) -> None:
        """So many seconds were served in the end."""
        self.share += seconds / len(self.here)
        self.here[key] -= 1
        if not self.here[key]:
            del self.here[key]
        if not self.here:
            self.share = 0.0  # nobody is kept waiting, so nobody owes anything
            self.had.clear()
        for idle in [one for one, had in self.had.items() if one not in self.here and had <= self.share]:
            del self.had[idle]


class FairQueue(Generic[T]):
    """All who wait, and what those who are served have cost."""

    def __init__(self) -> None:
        self.waiting: dict[str, dict[str, list[T]]] = {}  # by payer and table; at a table the shortest first
        self.kinds: Counter[str] = Counter()  # how many wait
        self.brief = 0  # how many of them are short
        self.people = Turns()
        self.tables: dict[str, Turns] = {}  # of each payer
        self.came = 0

    def __len__(self) -> int:
        return self.kinds.total()

    def join(self, ticket: T) -> None:
        self.came += 1
        ticket.number = self.came
        self.people.come(ticket.payer)
        self.tables.setdefault(ticket.payer, Turns()).come(ticket.table)
        self.put(ticket)

    def take(self, may_be_long: bool = True) -> T | None:
        """The next one; it is served from now on."""
        if not may_be_long and not self.brief:
            return None
        found = next((ticket for ticket in self.order() if may_be_long or not ticket.is_long), None)
        if found is not None:
            self.pull(found)
            self.charge(found, found.estimate)
        return found

    def served(self, ticket: T, seconds: float) -> None:
        """It has taken so long, which may be less than was expected of it."""
        self.charge(ticket, seconds - ticket.estimate)
        self.go(ticket, seconds)

    def again(self, ticket: T) -> None:
        """It was taken, and nothing came of it: it has its old place."""
        self.charge(ticket, -ticket.estimate)
        self.put(ticket)

    def leave(self, ticket: T) -> None:
        """It waits no more."""
        if ticket in self.waiting.get(ticket.payer, {}).get(ticket.table, ()):
            self.pull(ticket)
            self.go(ticket, 0.0)

    def order(self) -> Iterator[T]:
        """All who wait, in the order in which they have their turn if nobody else comes."""
        return fairly((self.people.had[payer], self.order_of(payer)) for payer in self.waiting)

    def order_of(self, payer: str) -> Iterator[T]:
        had = self.tables[payer].had
        return fairly((had[table], iter(tickets)) for table, tickets in self.waiting[payer].items())

    def put(self, ticket: T) -> None:
        tickets = self.waiting.setdefault(ticket.payer, {}).setdefault(ticket.table, [])
        insort(tickets, ticket, key=lambda one: (one.estimate, one.number))
        self.kinds[ticket.kind] += 1
        self.brief += not ticket.is_long

    def pull(self, ticket: T) -> None:
        tables = self.waiting[ticket.payer]
        tables[ticket.table].remove(ticket)
        if not tables[ticket.table]:
            del tables[ticket.table]
        if not tables:
            del self.waiting[ticket.payer]
        self.kinds[ticket.kind] -= 1
        self.brief -= not ticket.is_long

    def charge(self, ticket: T, seconds: float) -> None:
        self.people.charge(ticket.payer, seconds)
        self.tables[ticket.payer].charge(ticket.table, seconds)

    def go(self, ticket: T, seconds: float) -> None:
        self.people.go(ticket.payer, seconds)
        self.tables[ticket.payer].go(ticket.table, seconds)
        if not self.tables[ticket.payer].here:
            del self.tables[ticket.payer]


def fairly(queues: Iterable[tuple[float, Iterator[T]]]) -> Iterator[T]:
    """The tickets of several queues, each with what it has had: the one next that would then have had the least."""
    heap = []
    for had, tickets in queues:
        first = next(tickets)
        heap.append((had + first.estimate, first.number, first, tickets))
    heapify(heap)
    while heap:
        had, _, ticket, tickets = heappop(heap)
        yield ticket
        following = next(tickets, None)
        if following is not None:
            heappush(heap, (had + following.estimate, following.number, following, tickets))
