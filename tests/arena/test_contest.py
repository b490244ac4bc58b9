"""Contests: the same wherever they are held, kept, continued after a kill, and refused where they do not fit."""

from __future__ import annotations

import json
import re
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

import saloon
from cli.terminal import environment
from saloon.arena.contest import hold, missing
from saloon.arena.errors import NoContest
from saloon.arena.folder import PLAN, RECORDS, RESULTS, Folder, known_plan
from saloon.arena.plan import Plan
from saloon.arena.play import Result, contest, contests
from saloon.arena.players import players_of
from saloon.arena.report import full_report
from saloon.engine.record import read

GAMES = 6


def plan_of(bots: str = "scout:1,2*random", seats: int = 3, **more: Any) -> Plan:
    return Plan("colt-express", seats, {}, tuple(players_of(bots)), 5, **more)


QUICK = plan_of("random")


def figures(plan: Plan, results: list[Result]) -> dict[str, object]:
    """All that must not depend on the machine."""
    return {name: value for name, value in full_report(plan, results, {}).items() if name != "speed"}


def test_the_same_on_two_processes() -> None:
    plan = plan_of()
    heard: list[int] = []
    results = hold(plan, GAMES, jobs=2, heard=heard.append)
    assert sum(heard) == GAMES
    assert [result.number for result in results] == list(range(GAMES))
    assert figures(plan, results) == figures(plan, hold(plan, GAMES))
    assert all(sum(result.seconds) > 0 for result in results)


def test_a_deal_is_dealt_again() -> None:
    plan = plan_of(duplicate=True)
    first = [next(iter(contest(plan, number)[0].lines())) for number in range(4)]
    assert first[0] == first[1] == first[2] != first[3]


# The folder


def test_what_is_kept_can_be_played_again(tmp_path: Path) -> None:
    with Folder(tmp_path / "new" / "folder", QUICK) as folder:
        results = hold(QUICK, 3, folder=folder)
    for result in results:
        record = (folder.records / f"{result.number:06}.jsonl").read_text(encoding="utf-8")
        match = read(record, saloon.game)
        assert (match.state.scores(), match.state.winners()) == (result.scores, result.winners)


def test_it_goes_on_and_can_be_made_longer(tmp_path: Path) -> None:
    whole = hold(QUICK, GAMES)
    with Folder(tmp_path, QUICK) as folder:
        hold(QUICK, 2, folder=folder)
    with Folder(tmp_path, QUICK) as folder:
        assert missing(GAMES, folder) == [2, 3, 4, 5]
        heard: list[int] = []
        assert figures(QUICK, hold(QUICK, GAMES, folder=folder, heard=heard.append)) == figures(QUICK, whole)
        assert sum(heard) == 4
    with Folder(tmp_path, QUICK) as folder:  # fewer are asked for than there are
        assert figures(QUICK, hold(QUICK, 2, folder=folder)) == figures(QUICK, whole[:2])


def test_a_torn_line_is_played_again(tmp_path: Path) -> None:
    with Folder(tmp_path, QUICK) as folder:
        whole = hold(QUICK, 3, folder=folder)
    text = (tmp_path / RESULTS).read_bytes()
    (tmp_path / RESULTS).write_bytes(text[:-20])
    with Folder(tmp_path, QUICK) as folder:
        assert missing(3, folder) == [2]
        assert figures(QUICK, hold(QUICK, 3, folder=folder)) == figures(QUICK, whole)
    assert len((tmp_path / RESULTS).read_bytes().splitlines()) == 3


@pytest.mark.parametrize("line", [b"{}\n", b"[1]\n", b"\xff\n", b"nonsense\n"])
def test_a_damaged_line_is_told(tmp_path: Path, line: bytes) -> None:
    with Folder(tmp_path, QUICK) as folder:
        hold(QUICK, 1, folder=folder)
    with (tmp_path / RESULTS).open("ab") as file:
        file.write(line)
    before = (tmp_path / RESULTS).read_bytes()
    with pytest.raises(NoContest, match="line 2"):
        Folder(tmp_path, QUICK)
    assert (tmp_path / RESULTS).read_bytes() == before


@pytest.mark.parametrize("text", ["", "[]", "{}", "{"])
def test_a_damaged_plan_is_told(tmp_path: Path, text: str) -> None:
    (tmp_path / PLAN).write_text(text, encoding="utf-8")
    with pytest.raises(NoContest, match="damaged"):
        Folder(tmp_path, QUICK)


OTHERS = {
    "bots": plan_of("scout:1"),
    "seats": plan_of("random", seats=4),
    "duplicate": plan_of("random", duplicate=True),
    "clock": plan_of("random", clock=True),
    "seed": Plan("colt-express", 3, {}, QUICK.players, 6),
    "switches": Plan("colt-express", 3, {"events": False}, QUICK.players, 5),
    "game": Plan("bang-duel", 2, {}, QUICK.players, 5),
}


@pytest.mark.parametrize("what", OTHERS)
def test_another_plan_is_refused(tmp_path: Path, what: str) -> None:
    with Folder(tmp_path, QUICK) as folder:
        hold(QUICK, 1, folder=folder)
    before = {path: path.read_bytes() for path in tmp_path.rglob("*") if path.is_file()}
    with pytest.raises(NoContest, match=what):
        Folder(tmp_path, OTHERS[what])
    assert {path: path.read_bytes() for path in tmp_path.rglob("*") if path.is_file()} == before


def test_a_folder_of_somebody_else_is_left_alone(tmp_path: Path) -> None:
    (tmp_path / "letter.txt").touch()
    with pytest.raises(NoContest, match="something else"):
        Folder(tmp_path, QUICK)
    assert [path.name for path in tmp_path.iterdir()] == ["letter.txt"]


def test_a_beginning_without_a_plan_is_no_obstacle(tmp_path: Path) -> None:
    """Killed between making the folder and writing the plan."""
    (tmp_path / RECORDS).mkdir()
    (tmp_path / RESULTS).touch()
    assert known_plan(tmp_path) is None
    with Folder(tmp_path, QUICK):
        assert known_plan(tmp_path) == QUICK.told()


def test_one_at_a_time(tmp_path: Path) -> None:
    with Folder(tmp_path, QUICK), pytest.raises(NoContest, match="at this moment"):
        Folder(tmp_path, QUICK)
    with Folder(tmp_path, QUICK) as folder:
        assert folder.results == {}


# A real process


def alive(pid: int) -> bool:
    """Whether a process is there; one that nobody has buried yet is not."""
    try:
        return ") Z " not in Path(f"/proc/{pid}/stat").read_text(encoding="utf-8")
    except OSError:
        return False


def test_a_killed_run_goes_on(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    from saloon.cli.main import main

    kept = tmp_path / "kept"
    asked = [
        "arena",
        "colt-express",
        "--bots",
        "random,scout:1",
        "--seats",
        "3",
        "--json",
        "--jobs",
        "2",
        "--seed",
        "7",
    ]
    process = subprocess.Popen(
        [sys.executable, "-m", "saloon", *asked, "--games", "1000", "--out", str(kept)],
        env=environment(tmp_path),
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    try:
        lines = kept / RESULTS
        while process.poll() is None and (not lines.exists() or lines.read_bytes().count(b"\n") < 2):
            time.sleep(0.02)
        children = Path(f"/proc/{process.pid}/task/{process.pid}/children").read_text(encoding="utf-8").split()
    finally:
        process.kill()
        assert process.wait() == -signal.SIGKILL
    # Those who play must not wait for work that will never come
    end = time.monotonic() + 30
    while any(alive(int(child)) for child in children) and time.monotonic() < end:
        time.sleep(0.02)
    assert len(children) >= 2
    assert not [child for child in children if alive(int(child))]
    done = lines.read_bytes().count(b"\n")
    games = str(done + 2)
    assert main([*asked, "--games", games, "--out", str(kept)]) == 0
    report = json.loads(capsys.readouterr().out)
    assert report["speed"]["played_now"] <= 3  # the one that was torn, at most, is played again
    assert main([*asked, "--games", games]) == 0
    fresh = json.loads(capsys.readouterr().out)
    del report["speed"], fresh["speed"]
    assert report == fresh


def test_records_travel_only_where_they_are_kept() -> None:
    (_, record), (_, none) = contests(QUICK, [0], keep=True)[0], contests(QUICK, [0], keep=False)[0]
    assert record.endswith("\n")
    assert none == ""


def test_the_example_of_the_document_runs(capsys: pytest.CaptureFixture[str]) -> None:
    text = (Path(__file__).parents[2] / "docs" / "arena.md").read_text(encoding="utf-8")
    (example,) = re.findall(r"```python\n(.*?)```", text, re.DOTALL)
    exec(compile(example, "arena.md", "exec"), {})
    assert "rating" in capsys.readouterr().out
