"""`python -m bench.load`: how the server fares with a thousand tables, beside boardgame.io. See bench/README.md."""

from __future__ import annotations

import argparse
import resource
import sys
from collections.abc import Sequence

import msgspec
import uvloop

from bench.load.contenders import in_files, in_memory, install_rival, saloon
from bench.load.figures import Contender, Figures, Load, measure
from bench.load.line import Unheard
from bench.load.report import table

USUAL = Load(tables=1000, people=2, rate=500, seconds=15, steps=7, step_seconds=3)
QUICK = Load(tables=100, people=2, rate=100, seconds=5, steps=5, step_seconds=2)


def options(arguments: Sequence[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m bench.load", description=__doc__)
    parser.add_argument("--tables", type=int, help=f"open tables ({USUAL.tables})")
    parser.add_argument("--people", type=int, help=f"people at each, 2 to 6 ({USUAL.people})")
    parser.add_argument("--rate", type=float, help=f"answers a second, all tables together ({USUAL.rate:.0f})")
    parser.add_argument("--seconds", type=float, help=f"for how long ({USUAL.seconds:.0f})")
    parser.add_argument("--steps", type=int, help=f"rates to try in search of the ceiling ({USUAL.steps})")
    parser.add_argument("--quick", action="store_true", help="smaller and shorter, for a first look")
    parser.add_argument("--alone", action="store_true", help="without boardgame.io")
    parser.add_argument("--files", action="store_true", help="also boardgame.io with its matches in files")
    parser.add_argument("--json", action="store_true", help="figures as JSON: seconds, bytes, cores")
    return parser.parse_args(arguments)


def wanted_load(wanted: argparse.Namespace) -> Load:
    usual = QUICK if wanted.quick else USUAL
    named = {
        name: value for name, value in vars(wanted).items() if name in Load.__struct_fields__ and value is not None
    }
    return msgspec.structs.replace(usual, **named)


def wanted_contenders(wanted: argparse.Namespace) -> list[Contender]:
    if wanted.alone:
        return [saloon()]
    install_rival()
    return [saloon(), in_memory(), *([in_files()] if wanted.files else [])]


def measured(contender: Contender, load: Load) -> Figures:
    def say(text: str) -> None:
        print(f"{contender.name}: {text}", file=sys.stderr)

    return uvloop.run(measure(contender, load, say))


def main(arguments: Sequence[str] | None = None) -> int:
    wanted = options(arguments)
    load = wanted_load(wanted)
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))  # every socket is one
    try:
        figures = [measured(contender, load) for contender in wanted_contenders(wanted)]
    except (Unheard, OSError) as error:  # of which a timeout is one
        print(repr(error), file=sys.stderr)
        return 1
    print(msgspec.json.encode({"load": load, "servers": figures}).decode() if wanted.json else table(load, figures))
    return 0


if __name__ == "__main__":
    sys.exit(main())
