"""Who is measured: Saloon, and boardgame.io, the best known server of this kind."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

from bench.load.figures import Contender
from bench.load.line import Unheard
from bench.load.ours import open_table
from bench.load.process import ROOT
from bench.load.theirs import open_match

SOURCES = Path(__file__).parent / "rival"
RIVAL = ROOT / "build" / "rival"
INSTALL = ["npm", "ci", "--silent", "--no-audit", "--no-fund", "--no-update-notifier", "--ignore-scripts"]
MINUTES = 5


def saloon() -> Contender:
    return Contender("saloon", lambda folder: [sys.executable, "-m", "bench.load.server", str(folder)], open_table)


def in_memory() -> Contender:
    return Contender("boardgame.io", lambda _: ["node", str(RIVAL / "server.js")], open_match)


def in_files() -> Contender:
    return Contender("boardgame.io, files", lambda folder: ["node", str(RIVAL / "server.js"), str(folder)], open_match)


def install_rival() -> None:
    """Beside what make builds, and only when it is missing or another version is wanted."""
    lock = "package-lock.json"
    done = RIVAL / "node_modules" / ".installed"
    if done.exists() and done.read_bytes() == (SOURCES / lock).read_bytes():
        shutil.copytree(SOURCES, RIVAL, dirs_exist_ok=True)
        return
    if not shutil.which("npm"):
        raise Unheard("boardgame.io needs Node.js (node and npm), which is not here; --alone does without")
    shutil.rmtree(RIVAL, ignore_errors=True)
    shutil.copytree(SOURCES, RIVAL)
    subprocess.run(INSTALL, cwd=RIVAL, check=True, timeout=60 * MINUTES)
    shutil.copy(RIVAL / lock, done)
