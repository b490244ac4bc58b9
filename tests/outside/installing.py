"""Builds and installs packages of somebody else for real, each into a folder of its own."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path


def install(source: Path, target: Path) -> None:
    """As pip installs it; from here nothing is fetched, and nothing is left there."""
    how = ["--disable-pip-version-check", "--no-index", "--no-deps", "--no-build-isolation", "--target"]
    with tempfile.TemporaryDirectory() as build:
        copy = shutil.copytree(source, Path(build) / "source")
        subprocess.run([sys.executable, "-m", "pip", "install", *how, target, copy], check=True, capture_output=True)


def path_with(*folders: Path) -> str:
    """PYTHONPATH with these folders in front."""
    before = [Path(place).resolve() for place in os.environ.get("PYTHONPATH", "").split(os.pathsep) if place]
    return os.pathsep.join(map(str, [*folders, *before]))
