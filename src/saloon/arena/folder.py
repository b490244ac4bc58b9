"""A contest that is kept: its plan, a line for every finished game, and the records. It can be continued at any time.

A record is there before its line is: whoever is killed in between plays that game again. Only the last line can be
torn; it is then taken off.
"""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Mapping
from dataclasses import asdict, fields
from pathlib import Path
from types import TracebackType

from saloon.arena.errors import NoContest
from saloon.arena.plan import Plan
from saloon.arena.play import Result

PLAN = "plan.json"
RESULTS = "results.jsonl"
REPORT = "report.json"
RECORDS = "games"
FIELDS = {field.name for field in fields(Result)}


class Folder:
    """`results` are the games so far, by number. Use it as a context: it is locked as long as it is open."""

    def __init__(self, path: Path, plan: Plan) -> None:
        self.path = path
        self.records = path / RECORDS
        check(path, plan)
        self.records.mkdir(parents=True, exist_ok=True)
        self.file = open(path / RESULTS, "a+b")  # noqa: SIM115  # closed when the context is left
        try:
            self.lock()
            self.results = self.read()
            write(path / PLAN, json.dumps(plan.told(), indent=2) + "\n")
        except BaseException:
            self.file.close()
            raise

    def __enter__(self) -> Folder:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.file.close()

    def lock(self) -> None:
        """One at a time: the lock goes with the process, however it ends."""
        if sys.platform == "win32":
            return
        import fcntl

        try:
            fcntl.flock(self.file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError as error:
            raise NoContest("arena-folder-busy", {"path": str(self.path)}) from error

    def read(self) -> dict[int, Result]:
        """The games that are finished; a torn line at the end is cut off."""
        self.file.seek(0)
        text = self.file.read()
        whole = text.rfind(b"\n") + 1
        self.file.truncate(whole)
        results: dict[int, Result] = {}
        for number, line in enumerate(text[:whole].splitlines(), 1):
            try:
                found = json.loads(line)
                if not isinstance(found, dict) or set(found) != FIELDS:
                    raise ValueError
                results[found["number"]] = Result(**found)
            except ValueError as error:
                raise NoContest("arena-folder-broken", {"path": str(self.path / RESULTS), "line": number}) from error
        return results

    def add(self, result: Result, record: str) -> None:
        """A game is finished."""
        write(self.records / f"{result.number:06}.jsonl", record)
        self.file.write(json.dumps(asdict(result)).encode() + b"\n")
        self.file.flush()
        self.results[result.number] = result

    def report(self, report: Mapping[str, object]) -> None:
        write(self.path / REPORT, json.dumps(report, indent=2) + "\n")


def write(path: Path, text: str) -> None:
    """All of it or nothing."""
    draft = path.with_name(f".{path.name}")
    draft.write_text(text, encoding="utf-8")
    os.replace(draft, path)


def known_plan(path: Path) -> dict[str, object] | None:
    """The plan that was begun in a folder, if one was."""
    try:
        found = json.loads((path / PLAN).read_text(encoding="utf-8"))
    except FileNotFoundError:
        if path.is_dir() and any(path.iterdir()) and not begun(path):
            raise NoContest("arena-folder-foreign", {"path": str(path)}) from None
        return None
    except ValueError as error:
        raise NoContest("arena-folder-broken", {"path": str(path / PLAN), "line": 1}) from error
    if not isinstance(found, dict) or not isinstance(found.get("seed"), str):
        raise NoContest("arena-folder-broken", {"path": str(path / PLAN), "line": 1})
    return found


def begun(path: Path) -> bool:
    """Whether a contest got no further here than to its very beginning."""
    results = path / RESULTS
    return {each.name for each in path.iterdir()} <= {RECORDS, RESULTS, f".{PLAN}"} and (
        not results.exists() or results.stat().st_size == 0
    )


def check(path: Path, plan: Plan) -> None:
    """NoContest unless the folder is new or one of this plan."""
    known = known_plan(path)
    if known is None:
        return
    wanted = plan.told()
    different = [name for name in wanted if known.get(name) != wanted[name]]
    if different:
        name = different[0]
        details = {"path": str(path), "what": name, "found": shown(known.get(name)), "wanted": shown(wanted[name])}
        raise NoContest("arena-folder-other", details)


def shown(value: object) -> str:
    return value if isinstance(value, str) else json.dumps(value)
