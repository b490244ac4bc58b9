"""`python -m bench.load.server FOLDER`: the server of `saloon serve`, for a machine that plays a thousand people."""

from __future__ import annotations

import logging
import sys
from pathlib import Path

import uvicorn

from saloon.cli.serve import HOST, bound, spare_collecting, uvicorn_config
from saloon.table.app import make_app
from saloon.table.limits import Limits

# Never reached, but counted: counting is a part of the work
WIDE = ((1 << 30, 60.0),)
MANY = 1 << 30

LIMITS = Limits(
    messages_per_person=WIDE,
    messages_per_address=WIDE,
    requests_per_person=WIDE,
    requests_per_address=WIDE,
    tables_per_person=WIDE,
    tables_per_address=WIDE,
    people_per_address=WIDE,
    sockets_per_person=MANY,
    sockets_per_address=MANY,
    frames_per_socket=WIDE,
    handshakes_per_address=WIDE,
    connections_per_address=MANY,
    connections=MANY,
)


def main() -> None:
    logging.basicConfig(level=logging.WARNING)
    listening = bound(HOST, 0)
    listening.listen(2048)
    print(listening.getsockname()[1], flush=True)  # whoever comes before the server is ready waits in line
    spare_collecting()
    uvicorn.Server(uvicorn_config(make_app(Path(sys.argv[1]) / "saloon.sqlite", LIMITS))).run([listening])


if __name__ == "__main__":
    main()
