"""What an HTTP route is. It is declared once, where it is answered: the router and the OpenAPI description both come
from that, and what a handler takes and gives is what its types say."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import TypeVar, get_type_hints

import msgspec
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route as Served

from saloon.table.gate import Gate, address_of, gate_of
from saloon.table.refusal import Refuse

JSON, LINES, TEXT = "application/json", "application/x-ndjson", "text/plain"

# Who may ask: everybody; everybody, but a person learns more; persons only
ANYBODY, KNOWN, PERSON = "anybody", "known", "person"

# The statuses of what may go wrong
WRITING = (400, 401, 403, 413, 429, 503)
AT_A_TABLE = (400, 401, 403, 404, 409, 413, 429, 503)
WITHOUT_STORE = (429,)

# For what is long and the same for everybody who may ask. What is one person's own goes as it is: packed together with
# words that others chose, such as their names, its length on the wire would tell of it.
PACKED = [Middleware(GZipMiddleware, minimum_size=1000, compresslevel=6)]

Body = TypeVar("Body")
Handler = Callable[..., Awaitable[msgspec.Struct | Response]]
H = TypeVar("H", bound=Handler)


class Visit:
    """A request, with the gate that it came through."""

    def __init__(self, request: Request) -> None:
        self.request = request
        self.gate: Gate = gate_of(request)
        self.address = address_of(request)

    @property
    def person(self) -> str:
        """Who asks; there must be somebody."""
        return self.gate.somebody(self.request)

    @property
    def table_id(self) -> str:
        return str(self.request.path_params["table"])


@dataclass(frozen=True)
class Route:
    """`answer`: a struct, or the media type of something else; `body`: what is sent, if something is; `troubles`: the
    statuses of what may go wrong; `packed`: whether the answer may be."""

    method: str
    path: str
    name: str
    summary: str
    handler: Handler
    answer: type[msgspec.Struct] | str
    body: type[msgspec.Struct] | None
    status: int
    who: str
    troubles: tuple[int, ...]
    packed: bool

    def served(self) -> Served:
        """As the router knows it."""

        async def endpoint(request: Request) -> Response:
            return await self.respond(request)

        endpoint.__name__ = self.name  # figures are counted by it
        return Served(self.path, endpoint, methods=[self.method], middleware=PACKED if self.packed else None)

    async def respond(self, request: Request) -> Response:
        """Who asks is known first, then what they send is read."""
        visit = Visit(request)
        if self.who == PERSON:
            visit.gate.somebody(request)
        sent = (await read(request, self.body),) if self.body else ()
        answer = await self.handler(visit, *sent)
        if isinstance(answer, Response):
            return answer
        return Response(msgspec.json.encode(answer), self.status, media_type=JSON)


async def read(request: Request, kind: type[Body]) -> Body:
    """The body of a request, as it should be, or what is wrong with it."""
    try:
        return msgspec.json.decode(await request.body(), type=kind)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:  # wrong types are a kind of the first
        raise Refuse("table-bad-request", {"reason": str(error)}) from error


class Routes:
    """Routes in the order of their declaration."""

    def __init__(self) -> None:
        self.declared: list[Route] = []

    def __call__(
        self,
        method_and_path: str,
        summary: str,
        *,
        answer: type[msgspec.Struct] | str | None = None,
        status: int = 200,
        who: str = ANYBODY,
        troubles: tuple[int, ...] = (429, 503),
        packed: bool = False,
    ) -> Callable[[H], H]:
        """Declare the function below. It takes a Visit and, where something is sent, that; what it gives is the answer,
        unless `answer` says what a Response of its own making holds."""
        method, path = method_and_path.split(" ")

        def declare(handler: H) -> H:
            hints = get_type_hints(handler)
            given = hints.pop("return")
            sent = [kind for kind in hints.values() if kind is not Visit]
            self.declared.append(
                Route(
                    method=method,
                    path=path,
                    name=camel(handler.__name__),
                    summary=summary,
                    handler=handler,
                    answer=answer or given,
                    body=sent[0] if sent else None,
                    status=status,
                    who=who,
                    troubles=troubles,
                    packed=packed,
                )
            )
            return handler

        return declare


def camel(name: str) -> str:
    """A name as programs of browsers spell it."""
    first, *rest = name.split("_")
    return first + "".join(word.title() for word in rest)
