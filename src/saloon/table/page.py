"""The page as files: built from `web/` into this package, served with the headers that keep a browser honest."""

from __future__ import annotations

from pathlib import Path

from starlette.datastructures import MutableHeaders
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import FileResponse, Response
from starlette.routing import BaseRoute, Mount, Route
from starlette.staticfiles import StaticFiles
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from saloon.table.refusal import Refuse

FOLDER = Path(__file__).parent / "page"
WAYS_IN = ("/", "/new", "/t/{table}")  # the page itself finds out what to show

# Nothing from elsewhere, no script and no style inside the markup, no frame around it.
POLICY = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self'",
        "font-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
    )
)
HEADERS = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",  # the address of a private table is its key
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
    "x-frame-options": "DENY",
}


class Headers:
    """Puts the headers on every answer; what is not a file of the page is never kept by a cache."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def send_with(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
                headers.setdefault("cache-control", "no-store")
            await send(message)

        await self.app(scope, receive, send_with if scope["type"] == "http" else send)


class Assets(StaticFiles):
    """Files whose name holds a hash of their content: kept for ever."""

    def file_response(self, *args: object, **kwargs: object) -> Response:
        response = super().file_response(*args, **kwargs)  # type: ignore[arg-type]  # passed on as they came
        response.headers["cache-control"] = "public, max-age=31536000, immutable"
        return response


async def index(_: Request, status: int = 200) -> Response:
    if not (FOLDER / "index.html").exists():
        raise Refuse("table-no-page")
    return FileResponse(FOLDER / "index.html", status, headers={"cache-control": "no-cache"})


def is_wanted(request: Request) -> bool:
    """Whether somebody who asks for nothing that is here looks for a page."""
    reads = "text/html" in request.headers.get("accept", "") and (FOLDER / "index.html").exists()
    return reads and request.method == "GET" and not request.url.path.startswith("/api/")


async def icon(_: Request) -> Response:
    if not (FOLDER / "icon.svg").exists():
        raise Refuse("table-no-page")
    return FileResponse(FOLDER / "icon.svg", headers={"cache-control": "public, max-age=86400"})


def routes() -> list[BaseRoute]:
    assets = GZipMiddleware(Assets(directory=FOLDER / "assets", check_dir=False), minimum_size=1000)
    return [
        *(Route(path, index, methods=["GET"]) for path in WAYS_IN),
        Route("/icon.svg", icon, methods=["GET"]),
        Mount("/assets", assets),
    ]
