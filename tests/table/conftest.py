"""Both databases, real ones."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from postgres import Postgres


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    server = Postgres()
    yield server
    server.stop()


@pytest.fixture(params=["sqlite", "postgresql"])
def place(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """Where there is an empty database: once a file of SQLite, once a PostgreSQL."""
    if request.param == "sqlite":
        return str(tmp_path / "saloon.db")
    server: Postgres = request.getfixturevalue("postgres")
    return server.new_database()
