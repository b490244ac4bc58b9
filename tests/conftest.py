"""The suite runs twice: on the compiled package and on the sources. This makes sure that each run is what it says."""

import os

import pytest

import saloon.engine.rng


def pytest_configure(config: pytest.Config) -> None:
    wanted = os.environ.get("SALOON_MODE")
    found = "interpreted" if str(saloon.engine.rng.__file__).endswith(".py") else "compiled"
    if wanted not in (None, found):
        raise pytest.UsageError(f"SALOON_MODE is {wanted}, but the package at hand is {found}")
