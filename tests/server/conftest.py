"""One server for all who behave badly. What they do to it, it bears without a word."""

from collections.abc import Iterator

import pytest

from table.house import House, house


@pytest.fixture(scope="session")
def opened(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with house(tmp_path_factory.mktemp("hostile") / "data") as found:
        yield found
    assert "Exception in ASGI application" not in found.complaints, found.complaints
    assert "Traceback" not in found.complaints, found.complaints
    assert "never retrieved" not in found.complaints, found.complaints
