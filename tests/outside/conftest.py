"""Packages of somebody else, built and installed for real into a folder of their own."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from outside.installing import install, path_with

HERE = Path(__file__).parent


@pytest.fixture(scope="session")
def toy(tmp_path_factory: pytest.TempPathFactory) -> str:
    """The package with the toy and its bot: the PYTHONPATH under which it is found."""
    source, target = tmp_path_factory.mktemp("source") / "package", tmp_path_factory.mktemp("toy")
    shutil.copytree(HERE / "package", source)
    shutil.copy(HERE.parent / "toy.py", source)
    install(source, target)
    return path_with(target)
