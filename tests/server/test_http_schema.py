"""Every route answers as its description says, to requests that follow the description and to others."""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis.specs.openapi.checks import positive_data_acceptance

from saloon.table.api import ROUTES
from saloon.table.openapi import openapi
from server.scene import HOMES
from table.house import SECONDS, House, Json

# Who asks is not left to chance: every request has the cookie of somebody who exists
CONFIG = schemathesis.Config.from_dict({"generation": {"with-security-parameters": False}})
DESCRIPTION = schemathesis.openapi.from_dict(openapi(ROUTES), config=CONFIG)
PEOPLE = 40  # who take turns, so that nobody asks for too much
# A name must be visible and a game has rules: no schema can say that
BY_OTHER_RULES = {"rename", "newTable", "sit"}
few = settings(max_examples=25, deadline=None, suppress_health_check=list(HealthCheck))


@dataclass
class Person:
    cookie: str
    home: str

    @property
    def headers(self) -> dict[str, str]:
        return {"x-forwarded-for": self.home, "cookie": f"saloon={self.cookie}"}


@DESCRIPTION.hook
def map_body(_: schemathesis.HookContext, body: Any) -> Any:
    """A schema cannot tell 1.0 from 1, the server does."""
    if isinstance(body, dict):
        return {name: int(value) if is_whole(value) else value for name, value in body.items()}
    return body


def is_whole(value: object) -> bool:
    return isinstance(value, float) and value.is_integer()


@pytest.fixture(scope="session")
def client(opened: House) -> Iterator[httpx.Client]:
    with httpx.Client(base_url=opened.address, timeout=SECONDS, trust_env=False) as found:
        yield found


def newcomer(client: httpx.Client) -> Person:
    client.cookies.clear()
    home = next(HOMES)
    return Person(client.get("/api/me", headers={"x-forwarded-for": home}).cookies["saloon"], home)


@pytest.fixture(scope="session")
def crowd(client: httpx.Client) -> Iterator[Person]:
    """People without end: the same ones again and again."""
    return itertools.cycle([newcomer(client) for _ in range(PEOPLE)])


@pytest.fixture(scope="session")
def tables(client: httpx.Client) -> Iterator[str]:
    """Tables without end: two that wait for players, and one where the bots have soon come to the end."""
    host = newcomer(client)
    wishes: list[list[Json]] = [[{"me": True}, {}, {}], [{}] * 6, [{"bot": "random"}] * 2]
    found = []
    for chairs in wishes:
        wanted = {"game": "colt-express", "chairs": chairs, "start": "bot" in chairs[0], "pace": "quick"}
        found.append(str(client.post("/api/tables", json=wanted, headers=host.headers).json()["id"]))
    return itertools.cycle(found)


def check(case: schemathesis.Case[Any], opened: House, person: Person) -> None:
    """Send it as somebody, and compare what comes back with the description."""
    named = case.operation.definition.raw["operationId"]
    excluded: list[schemathesis.CheckFunction] = [positive_data_acceptance] if named in BY_OTHER_RULES else []
    case.call_and_validate(base_url=opened.address, headers=person.headers, excluded_checks=excluded, timeout=SECONDS)


def test_the_server_describes_itself(client: httpx.Client) -> None:
    assert client.get("/api/openapi.json").json() == openapi(ROUTES)


@DESCRIPTION.parametrize()
@few
def test_every_route_answers_as_described(case: schemathesis.Case[Any], opened: House, crowd: Iterator[Person]) -> None:
    check(case, opened, next(crowd))


@DESCRIPTION.include(path_regex="table}").parametrize()
@few
def test_every_route_of_a_real_table_answers_as_described(
    case: schemathesis.Case[Any], opened: House, crowd: Iterator[Person], tables: Iterator[str]
) -> None:
    case.path_parameters["table"] = next(tables)
    check(case, opened, next(crowd))
