"""The server put together: routes, guards, and what lives from start to stop."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from pathlib import Path

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.routing import Match, Route

from saloon.engine.errors import SaloonError
from saloon.table import api, page, socket
from saloon.table.bot_process import IDLE
from saloon.table.connections import Connections
from saloon.table.gate import Gate, Gatekeeper
from saloon.table.limits import Limits
from saloon.table.metrics import Metrics
from saloon.table.origin import Origin
from saloon.table.people import People
from saloon.table.refusal import Refuse, refusal_response
from saloon.table.reviews import Reviews
from saloon.table.store import Store
from saloon.table.tables import Tables
from saloon.table.workers import Workers, two_or_more

log = logging.getLogger("saloon.table")


def make_app(
    database: str | Path,
    limits: Limits | None = None,
    workers: int | None = None,
    origin: Origin | None = None,
    metrics_token: str | None = None,
) -> Starlette:
    """The application over a database: a file, or the address of a PostgreSQL. `metrics_token`: what somebody who is
    not on this machine has to show to see its figures; without it nobody else does."""
    limits, origin = limits or Limits(), origin or Origin()

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[Mapping[str, object]]:
        """What it yields is what the protocols know of the house."""
        metrics = Metrics()
        connections = Connections(limits, origin, metrics)
        store = await Store.open(database, metrics.store_failed)
        bots = Workers(workers or two_or_more(), died=metrics.worker_deaths.inc, waited=metrics.waited)
        reviews = Reviews(
            Workers(workers, died=metrics.worker_deaths.inc, niceness=IDLE, waited=metrics.waited), metrics
        )
        try:
            await store.claim()
            people = People((await store.setting("cookie-key", lambda: secrets.token_hex(32))).encode())
            tables = Tables(store, bots, metrics)
            app.state.gate = Gate(store, people, tables, reviews, limits, metrics, origin)
            await bots.start()
            waking = asyncio.create_task(tables.wake_all())
            watching = asyncio.create_task(connections.watch())
            yield {"connections": connections}
            watching.cancel()
            waking.cancel()
            await tables.close()
        finally:
            await reviews.close()
            await bots.stop()
            await store.close()

    app = Starlette(
        routes=[*api.routes(), *socket.routes(), *page.routes()],
        middleware=[Middleware(page.Headers), Middleware(Gatekeeper)],
        exception_handlers={SaloonError: refused, HTTPException: not_here, ClientDisconnect: gone, Exception: broken},
        lifespan=lifespan,
    )
    app.state.metrics_token = metrics_token
    return app


async def refused(_: Request, error: Exception) -> Response:
    assert isinstance(error, SaloonError)
    return refusal_response(error)


async def not_here(request: Request, error: Exception) -> Response:
    """Starlette's own refusals, in our words; to somebody with a browser the page says it."""
    assert isinstance(error, HTTPException)
    if error.status_code != 405:
        if page.is_wanted(request):
            return await page.index(request, 404)
        return refusal_response(Refuse("table-unknown-route"))
    response = refusal_response(Refuse("table-wrong-method"))
    response.headers["allow"] = ", ".join(sorted(allowed(request)))
    return response


def allowed(request: Request) -> set[str]:
    """What can be done with a path; several routes may share it."""
    found: set[str] = set()
    for route in request.app.routes:
        if isinstance(route, Route) and route.matches(request.scope)[0] is not Match.NONE:
            found |= route.methods or set()
    return found


async def gone(_: Request, __: Exception) -> Response:
    """Who hangs up before the end of a request does not hear this any more; it is counted."""
    return refusal_response(Refuse("table-too-slow"))


async def broken(_: Request, __: Exception) -> Response:
    """A mistake of ours: whoever asked learns nothing but that. The server logs it."""
    response = refusal_response(Refuse("table-server-trouble"))
    response.headers.update(page.HEADERS)  # it is made outside of what puts them on the others
    return response
