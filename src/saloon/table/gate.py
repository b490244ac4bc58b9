"""The gate of the house: who comes in, how often, and with what. Every request and every socket passes here."""

from __future__ import annotations

import time
from collections.abc import Iterator, Sequence
from contextlib import AbstractContextManager, ExitStack, contextmanager, nullcontext

from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from saloon.table.absence import now
from saloon.table.bot_tables import Place
from saloon.table.limits import BODY, AtOnce, Limit, Limits, counted
from saloon.table.metrics import Metrics
from saloon.table.origin import Origin
from saloon.table.people import COOKIE, People
from saloon.table.refusal import Refuse, refusal_response
from saloon.table.reviews import Reviews
from saloon.table.rows import ChairRow
from saloon.table.store import Store
from saloon.table.tables import Tables
from saloon.table.wire import NewChair

SAFE_METHODS = ("GET", "HEAD", "OPTIONS")
# Asked by machines under whatever name they know the server by; they name nobody, and need no cookie
BY_ANY_NAME = ("/healthz", "/readyz", "/metrics")


class Gate:
    """What every route needs, and how much each visitor has asked for lately."""

    def __init__(
        self,
        store: Store,
        people: People,
        tables: Tables,
        reviews: Reviews,
        limits: Limits,
        metrics: Metrics,
        origin: Origin,
    ) -> None:
        self.store = store
        self.people = people
        self.tables = tables
        self.metrics = metrics
        self.origin = origin
        self.reviews = reviews
        self.messages = Limit(limits.messages_per_person), Limit(limits.messages_per_address)
        self.requests = Limit(limits.requests_per_person), Limit(limits.requests_per_address)
        self.new_tables = Limit(limits.tables_per_person), Limit(limits.tables_per_address)
        self.newcomers = Limit(limits.people_per_address)
        self.hints = Limit(limits.hints_per_person), Limit(limits.hints_per_address)
        self.reviews_begun = Limit(limits.reviews_per_address)
        self.bot_tables = limits.bot_tables_per_person, limits.bot_tables_per_address
        self.sockets = AtOnce(limits.sockets_per_person), AtOnce(limits.sockets_per_address)

    def person_of(self, connection: HTTPConnection) -> str | None:
        return self.people.id_from(connection.cookies.get(COOKIE))

    def somebody(self, connection: HTTPConnection) -> str:
        """The person who asks; there must be one."""
        person = self.person_of(connection)
        if person is None:
            raise Refuse("table-no-person")
        return person

    async def newcomer(self, address: str) -> str:
        allow(self.newcomers.take(address, time.monotonic()))
        person = self.people.new_id()
        await self.store.put_person(person, "", now())
        return person

    async def name_of(self, person: str) -> str:
        found = await self.store.person(person)
        return found[0] if found else ""

    def may_make_table(self, person: str, address: str) -> None:
        allow(taken(self.new_tables, person, address))

    def may_take_hint(self, person: str, address: str) -> None:
        allow(taken(self.hints, person, address))

    def room_for_bots(
        self, person: str, address: str, chairs: Sequence[NewChair | ChairRow]
    ) -> AbstractContextManager[Place | None]:
        """A place for a game that this person begins, if there are bots in it."""
        if all(chair.bot is None for chair in chairs):
            return nullcontext()
        return self.tables.bot_tables.beginning(person, address, self.bot_tables)

    def may_begin_review(self, address: str) -> None:
        allow(self.reviews_begun.take(address, time.monotonic()))

    def may_ask(self, person: str | None, address: str) -> None:
        by_person, by_address = self.requests
        allow(by_address.take(address, time.monotonic()))
        if person is not None:
            allow(by_person.take(person, time.monotonic()))

    def may_speak(self, person: str, address: str) -> bool:
        """Whether one more message over a socket is bearable."""
        return taken(self.messages, person, address) == 0

    @contextmanager
    def room_for(self, person: str, address: str) -> Iterator[bool]:
        """A place for one more socket, while it is open, or none."""
        with ExitStack() as places:
            for open_ones, key in zip(self.sockets, (person, address), strict=True):
                if not open_ones.enter(key):
                    yield False
                    return
                places.callback(open_ones.leave, key)
            yield True


def taken(limits: tuple[Limit, Limit], person: str, address: str) -> float:
    """The seconds to wait, for the person and for the address."""
    moment = time.monotonic()
    return max(limit.take(key, moment) for limit, key in zip(limits, (person, address), strict=True))


def allow(wait: float) -> None:
    if wait > 0:
        raise Refuse("table-too-many", {"seconds": max(1, round(wait + 0.5))})


def gate_of(connection: HTTPConnection) -> Gate:
    gate: Gate = connection.app.state.gate
    return gate


def address_of(connection: HTTPConnection) -> str:
    """Where somebody comes from, as far as it is counted."""
    return counted(connection.client.host if connection.client else "")


class Gatekeeper:
    """Stands before all routes: name, origin, number and size of requests. Sockets have passed the protocols, and the
    rest they are told once they are open."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        gate = gate_of(HTTPConnection(scope))
        scope = gate.origin.seen(scope)
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        counting = Counted(scope, send, gate.metrics)
        try:
            self.check(gate, scope)
        except Refuse as error:
            scope["endpoint"] = gate_closed
            await refusal_response(error)(scope, receive, counting)
            return
        await self.app(scope, Measured(receive, BODY), counting)

    def check(self, gate: Gate, scope: Scope) -> None:
        connection = HTTPConnection(scope)
        gate.may_ask(gate.person_of(connection), address_of(connection))
        if not gate.origin.is_called(connection.headers) and scope["path"] not in BY_ANY_NAME:
            raise Refuse("table-wrong-host")
        if scope["method"] not in SAFE_METHODS and not gate.origin.is_home(connection.headers):
            raise Refuse("table-wrong-origin")


def gate_closed() -> None:
    """What is refused before it has a route is counted under this name."""


class Counted:
    """Counts an answer by its route, which is known once it is given."""

    def __init__(self, scope: Scope, send: Send, metrics: Metrics) -> None:
        self.scope = scope
        self.send = send
        self.metrics = metrics

    async def __call__(self, message: Message) -> None:
        if message["type"] == "http.response.start":
            endpoint = self.scope.get("endpoint")
            route = getattr(endpoint, "__name__", "file" if endpoint else "nowhere")
            self.metrics.requests.labels(route, message["status"]).inc()
        await self.send(message)


class Measured:
    """A request's body, read only as far as it may be long."""

    def __init__(self, receive: Receive, limit: int) -> None:
        self.receive = receive
        self.limit = limit
        self.seen = 0

    async def __call__(self) -> Message:
        message = await self.receive()
        self.seen += len(message.get("body", b""))
        if self.seen > self.limit:
            raise Refuse("table-too-large", {"limit": self.limit})
        return message
