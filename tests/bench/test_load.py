"""The load bench runs, on a load that no machine minds; what it finds out is nobody's business here."""

from __future__ import annotations

import subprocess
import sys
from array import array
from pathlib import Path

import msgspec

from bench.load.crowd import percentile
from bench.load.figures import Figures, Load
from bench.load.report import table

ROOT = Path(__file__).parents[2]
SMALL = ["--tables", "5", "--rate", "20", "--seconds", "2", "--steps", "1", "--alone", "--json"]


class Printed(msgspec.Struct):
    load: Load
    servers: list[Figures]


def test_a_small_load() -> None:
    command = [sys.executable, "-m", "bench.load", *SMALL]
    run = subprocess.run(command, cwd=ROOT, stdout=subprocess.PIPE, check=True, timeout=120)
    printed = msgspec.json.decode(run.stdout, type=Printed)
    (ours,) = printed.servers
    assert ours.answers > 5
    assert 0 < ours.p50 <= ours.p90 <= ours.p99 <= ours.worst

    lines = table(printed.load, [ours, ours]).splitlines()
    assert len({len(line) for line in lines}) == 1
    assert lines[3].split("|")[-2].strip() == "1.00"


def test_percentile() -> None:
    values = array("d", range(100, 0, -1))
    assert [percentile(values, part) for part in (0.5, 0.99, 1.0)] == [50, 99, 100]
    assert percentile(array("d", [3]), 0.5) == 3
