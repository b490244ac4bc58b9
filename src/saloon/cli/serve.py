"""`saloon serve`: open the house, so that people can come and play in the browser."""

from __future__ import annotations

import argparse
import asyncio
import gc
import ipaddress
import logging
import re
import signal
import socket
import sys
from pathlib import Path
from types import FrameType
from typing import TYPE_CHECKING

from saloon.cli import saves
from saloon.cli.ui import Trouble, Ui
from saloon.words import Words

if TYPE_CHECKING:  # the packages of the table may be missing
    import uvicorn
    from starlette.applications import Starlette

    from saloon.table.origin import Origin

HOST = "127.0.0.1"
PORT = 8000
GOODBYE_SECONDS = 5  # for those who are still being told something
PING_SECONDS = 20  # between two pings, and for the answer to each
SHORTEST = 16  # characters of a token
TOKEN = re.compile(rf"[!-~]{{{SHORTEST},}}")  # what can stand in a header, and nobody guesses
SILENCE_SECONDS = 30  # after which the line to one who reads nothing is cut


def add_arguments(parser: argparse.ArgumentParser, words: Words) -> None:
    parser.add_argument("--host", metavar="H", default=HOST, help=words.say("cli-help-serve-host"))
    parser.add_argument("--port", metavar="N", type=int, default=PORT, help=words.say("cli-help-serve-port"))
    parser.add_argument("--data", metavar="DIR", type=Path, help=words.say("cli-help-serve-data"))
    parser.add_argument("--database", metavar="URL", help=words.say("cli-help-serve-database"))
    proxy_help = words.say("cli-help-serve-proxy")
    parser.add_argument("--proxy", metavar="ADDRESS", nargs="+", action="extend", default=[], help=proxy_help)
    parser.add_argument("--public-url", metavar="URL", help=words.say("cli-help-serve-public-url"))
    parser.add_argument("--metrics-token", metavar="TOKEN", help=words.say("cli-help-serve-metrics-token"))


def run(ui: Ui, arguments: argparse.Namespace) -> int:
    try:
        import uvicorn

        from saloon.table.app import make_app
        from saloon.table.connections import want_files
        from saloon.table.limits import Sparing
    except ImportError as error:
        raise Trouble("cli-serve-missing", {"package": error.name or ""}) from error

    origin = origin_from(arguments.proxy, arguments.public_url)
    token = arguments.metrics_token
    if token is not None and not TOKEN.fullmatch(token):
        raise Trouble("cli-serve-bad-token", {"fewest": str(SHORTEST)})
    folder = arguments.data or saves.folder() / "table"
    folder.mkdir(parents=True, exist_ok=True)
    database = arguments.database or folder / "saloon.sqlite"
    asyncio.run(look_over(database))
    listening = bound(arguments.host, arguments.port)
    logging.basicConfig(level=logging.WARNING, format="%(asctime)s %(levelname)s %(name)s: %(message)s")
    for handler in logging.getLogger().handlers:
        handler.addFilter(Sparing())
    want_files()
    config = uvicorn_config(make_app(database, origin=origin, metrics_token=token))
    address = f"http://{shown_host(arguments.host)}:{listening.getsockname()[1]}"

    class Server(uvicorn.Server):
        async def startup(self, sockets: list[socket.socket] | None = None) -> None:
            await super().startup(sockets)
            spare_collecting()
            if self.started:
                ui.out.print(ui.say("cli-serve-open", address=address), soft_wrap=True)
                sys.stdout.flush()

        def handle_exit(self, sig: int, frame: FrameType | None) -> None:
            # Closing when asked to is success; uvicorn would end the process by the signal once more
            self.force_exit = self.should_exit and sig == signal.SIGINT
            self.should_exit = True

    server = Server(config)
    server.run(sockets=[listening])
    return 0 if server.started else 1


def spare_collecting() -> None:
    """Collect garbage seldom: with a thousand tables a full collection holds everybody up for a third of a second, and
    only closed sockets need it. What is there at the start stays, and is not looked at again."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(10_000, 10, 10)


def origin_from(proxies: list[str], url: str | None) -> Origin:
    """How people reach the server, as it was told; Trouble says what is wrong with it."""
    from saloon.table.origin import Origin, name_from

    networks = []
    for given in proxies:
        try:
            networks.append(ipaddress.ip_network(given))
        except ValueError as error:
            raise Trouble("cli-serve-bad-proxy", {"given": given}) from error
    name = name_from(url) if url is not None else None
    if url is not None and name is None:
        raise Trouble("cli-serve-bad-public-url", {"given": url})
    return Origin(networks, name) if networks else Origin(name=name)


def uvicorn_config(app: Starlette) -> uvicorn.Config:
    import uvicorn

    from saloon.table.limits import FRAME, HEAD, IDLE
    from saloon.table.protocols import HttpCaller, SocketCaller

    return uvicorn.Config(
        app,
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=False,  # the gatekeeper reads them
        http=HttpCaller,
        h11_max_incomplete_event_size=HEAD,
        timeout_keep_alive=IDLE,
        ws=SocketCaller,
        ws_max_size=FRAME,
        ws_ping_interval=PING_SECONDS,
        ws_ping_timeout=PING_SECONDS,
        ws_per_message_deflate=False,  # small frames could become large, and each socket costs more than its table
        timeout_graceful_shutdown=GOODBYE_SECONDS,
    )


async def look_over(database: str | Path) -> None:
    """Whether the store can be opened: here its trouble becomes a sentence, in the server it would be a traceback."""
    from saloon.table.store import Store

    store = await Store.open(database)
    try:
        await store.claim()
    finally:
        await store.close()


def bound(host: str, port: int) -> socket.socket:
    """A socket on that address; Trouble says why there is none."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    if sys.platform == "linux":  # whoever takes nothing of what they are sent is gone, however long they pretend
        listening.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, 1000 * SILENCE_SECONDS)
    try:
        listening.bind((host, port))
    except (OSError, OverflowError) as error:
        listening.close()
        reason = getattr(error, "strerror", None) or str(error)
        raise Trouble("cli-serve-no-port", {"host": host, "port": str(port), "reason": reason}) from error
    return listening


def shown_host(host: str) -> str:
    """An address that can be clicked: all addresses of a machine include its own."""
    if host in ("0.0.0.0", "::"):
        return "localhost"
    return f"[{host}]" if ":" in host else host
