"""The page as files: built from `web/` into this package, served with the headers that keep a browser honest."""

from __future__ import annotations

from pathlib import Path

from starlette.datastructures import Headers as Asked
from starlette.datastructures import MutableHeaders
from starlette.exceptions import HTTPException
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


# What the build leaves beside a file that is worth it, the smallest first
PACKED = (("br", ".br"), ("gzip", ".gz"))


def unpacked_by(asked: Asked) -> list[tuple[str, str]]:
    """The packings that whoever asks can undo, and what the names of such files end with."""
    accepted = [one.replace(" ", "").lower().partition(";") for one in asked.get("accept-encoding", "").split(",")]
    known = {name for name, _, weight in accepted if weight not in ("q=0", "q=0.0", "q=0.00", "q=0.000")}
    return [packing for packing in PACKED if packing[0] in known]


def told(response: Response, packing: str) -> Response:
    """Caches on the way must keep the packings apart."""
    response.headers["vary"] = "Accept-Encoding"
    if packing:
        response.headers["content-encoding"] = packing
    return response


class Assets(StaticFiles):
    """Files whose name holds a hash of their content: kept for ever."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        for packing, ending in unpacked_by(Asked(scope=scope)):
            try:
                return told(await super().get_response(path + ending, scope), packing)
            except HTTPException as error:
                if error.status_code != 404:
                    raise
        return told(await super().get_response(path, scope), "")

    def file_response(self, *args: object, **kwargs: object) -> Response:
        response = super().file_response(*args, **kwargs)  # type: ignore[arg-type]  # passed on as they came
        response.headers["cache-control"] = "public, max-age=31536000, immutable"
        return response


def file(request: Request, name: str, kept: str, status: int = 200) -> Response:
    """A file of the page whose name stays the same. `kept`: what caches may do with it."""
    if not (FOLDER / name).exists():
        raise Refuse("table-no-page")
    there = [packing for packing in unpacked_by(request.headers) if (FOLDER / (name + packing[1])).exists()]
    packing, ending = there[0] if there else ("", "")
    return told(FileResponse(FOLDER / (name + ending), status, headers={"cache-control": kept}), packing)


async def index(request: Request, status: int = 200) -> Response:
    return file(request, "index.html", "no-cache", status)


def is_wanted(request: Request) -> bool:
    """Whether somebody who asks for nothing that is here looks for a page."""
    reads = "text/html" in request.headers.get("accept", "") and (FOLDER / "index.html").exists()
    return reads and request.method == "GET" and not request.url.path.startswith("/api/")


async def icon(request: Request) -> Response:
    return file(request, "icon.svg", "public, max-age=86400")


def routes() -> list[BaseRoute]:
    return [
        *(Route(path, index, methods=["GET"]) for path in WAYS_IN),
        Route("/icon.svg", icon, methods=["GET"]),
        Mount("/assets", Assets(directory=FOLDER / "assets", check_dir=False)),
    ]
