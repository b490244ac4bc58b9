"""The command `saloon`, with a server that has other limits, given as JSON before everything else; `every` and `ping`
are the seconds between two looks at all connections and between two pings."""

import json
import sys
from functools import partial
from unittest.mock import patch

from saloon.cli import serve
from saloon.cli.main import main
from saloon.table import app, connections
from saloon.table.limits import Limits

if __name__ == "__main__":
    wanted = json.loads(sys.argv.pop(1))
    with (
        patch.object(connections, "EVERY", wanted.pop("every", connections.EVERY)),
        patch.object(serve, "PING_SECONDS", wanted.pop("ping", serve.PING_SECONDS)),
        patch.object(app, "Limits", partial(Limits, **wanted)),
    ):
        sys.exit(main())
