"""A run of everything (`.ci/run`) begins in an empty home, so that nothing an earlier one left behind can help it."""

from __future__ import annotations

import os
import subprocess
from pathlib import Path

import pytest

RUN = Path(__file__).parents[2] / ".ci" / "run"
PLACES = ("HOME", "TMPDIR", "XDG_CONFIG_HOME", "XDG_CACHE_HOME", "XDG_DATA_HOME", "XDG_STATE_HOME", "XDG_RUNTIME_DIR")
SOCKET = 107  # bytes of the path of a socket
# What Ray adds to the temporary folder, the longest of all
RAYS = "/r12345678/ray/session_2026-11-18_02-18-00_123456_1234567/sockets/plasma_store.1"

MAKE = """#!/bin/sh
# In place of `make`: looks around, and says what a run of the tests would say
env > "$SEEN/environment"
find "$HOME" "$TMPDIR" "$XDG_RUNTIME_DIR" ! -type d > "$SEEN/files"
cat "$HOME/.npmrc" "$HOME/.config/pip/pip.conf" > "$SEEN/settings"
touch "$HOME/left-behind" "$TMPDIR/left-behind"
echo "== $SAID in 0.01s =="
exit "${CODE:-0}"
"""


class Visit:
    """What a run found."""

    def __init__(self, place: Path, said: str, code: int = 0) -> None:
        seen, tools, home = place / "seen", place / "tools", place / "home"
        for folder in (seen, tools, home / ".config" / "pip", home / ".cache"):
            folder.mkdir(parents=True)
        (tools / "make").write_text(MAKE, encoding="utf-8")
        (tools / "make").chmod(0o755)
        (home / ".npmrc").write_text("of npm\n", encoding="utf-8")
        (home / ".config" / "pip" / "pip.conf").write_text("of pip\n", encoding="utf-8")
        (home / ".cache" / "leftover").touch()
        path = f"{tools}{os.pathsep}{os.environ['PATH']}"
        given = {"PATH": path, "HOME": str(home), "SEEN": str(seen), "SAID": said, "CODE": str(code)}
        self.home = home
        self.done = subprocess.run([RUN], env=given, capture_output=True, text=True, check=False)
        lines = (seen / "environment").read_text(encoding="utf-8").splitlines()
        self.environment = dict(line.split("=", 1) for line in lines if "=" in line)
        self.files = (seen / "files").read_text(encoding="utf-8").split()
        self.settings = (seen / "settings").read_text(encoding="utf-8").split("\n")


@pytest.fixture
def visit(tmp_path: Path) -> Visit:
    return Visit(tmp_path, "12 passed")


def test_home_and_temporary_folder_are_empty_but_for_the_settings(visit: Visit) -> None:
    assert visit.done.returncode == 0, visit.done.stderr
    fresh = Path(visit.environment["HOME"])
    assert fresh != visit.home
    # The second call of make sees what the first one left in the same run, and nothing else
    found = {str(Path(file).relative_to(fresh.parent)) for file in visit.files}
    assert found - {"h/left-behind", "t/left-behind", "log"} == {"h/.npmrc", "h/.config/pip"}
    assert visit.settings == ["of npm", "of pip", ""]


@pytest.mark.parametrize("place", PLACES)
def test_every_place_is_of_this_run_and_gone_after_it(visit: Visit, place: str) -> None:
    fresh = Path(visit.environment["HOME"]).parent
    assert Path(visit.environment[place]).is_relative_to(fresh)
    assert not fresh.exists()


def test_sockets_find_room(visit: Visit) -> None:
    assert len(visit.environment["TMPDIR"] + RAYS) <= SOCKET


@pytest.mark.parametrize("said", ["11 passed, 1 skipped", "11 passed, 1 xfailed", "nothing"])
def test_what_was_left_out_fails(tmp_path: Path, said: str) -> None:
    visit = Visit(tmp_path, said)
    assert visit.done.returncode == 1
    assert "CI failed" in visit.done.stderr


def test_a_failure_cleans_up_too(tmp_path: Path) -> None:
    visit = Visit(tmp_path, "1 failed", code=2)
    assert visit.done.returncode == 2
    assert not Path(visit.environment["HOME"]).exists()
