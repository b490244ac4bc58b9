"""Packages of somebody else, built and installed for real into a folder of their own."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

HERE = Path(__file__).parent


def install(source: Path, target: Path) -> None:
    """As pip installs it; from here nothing is fetched."""
    how = ["--disable-pip-version-check", "--no-index", "--no-deps", "--no-build-isolation", "--target"]
    subprocess.run([sys.executable, "-m", "pip", "install", *how, target, source], check=True, capture_output=True)


def path_with(*folders: Path) -> str:
    """PYTHONPATH with these folders in front."""
    before = os.environ.get("PYTHONPATH", "")
    return os.pathsep.join([*map(str, folders), *([before] if before else [])])


@pytest.fixture(scope="session")
def toy(tmp_path_factory: pytest.TempPathFactory) -> str:
    """The package with the toy and its bot: the PYTHONPATH under which it is found."""
    source, target = tmp_path_factory.mktemp("source") / "package", tmp_path_factory.mktemp("toy")
    shutil.copytree(HERE / "package", source)
    shutil.copy(HERE.parent / "toy.py", source)
    install(source, target)
    return path_with(target)
