"""The OpenAPI description: well formed, true to the structs, and it names every route there is."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator

import msgspec
import pytest
from starlette.routing import Route

import saloon
from saloon.bots import BOTS
from saloon.table import api, wire
from saloon.table.api import ROUTES
from saloon.table.openapi import anything, openapi, openapi_json
from saloon.table.people import COOKIE
from saloon.table.refusal import STATUS
from tools.shapes import fields, structs, tag, unions

Thing = dict[str, object]

METHODS = {"get", "put", "post"}


def child(thing: object, *names: str) -> Thing:
    for name in names:
        assert isinstance(thing, dict)
        thing = thing[name]
    assert isinstance(thing, dict)
    return thing


def operations() -> Iterator[tuple[str, str, Thing]]:
    for path, item in child(openapi(ROUTES), "paths").items():
        for method in METHODS & set(child(item)):
            yield method, path, child(item, method)


def inside(thing: object) -> Iterator[Thing]:
    """All objects in a description, itself included."""
    if isinstance(thing, dict):
        yield thing
        thing = list(thing.values())
    if isinstance(thing, list):
        for part in thing:
            yield from inside(part)


def test_it_is_made_once() -> None:
    assert json.loads(openapi_json(ROUTES)) == openapi(ROUTES)
    assert openapi_json(ROUTES) is openapi_json(ROUTES)


def test_it_is_json_of_the_right_kind() -> None:
    description = openapi(ROUTES)
    assert json.loads(json.dumps(description)) == description
    assert description["openapi"] == "3.1.0"
    assert {"title", "version"} <= set(child(description, "info"))
    assert set(description) <= {"openapi", "info", "servers", "paths", "components"}


def test_it_names_every_route_and_no_other() -> None:
    routes = [route for route in api.routes() if isinstance(route, Route)]
    served = {(method.lower(), route.path) for route in routes for method in route.methods or () if method != "HEAD"}
    assert {(method, path) for method, path, _ in operations()} == served


def test_every_operation_is_complete() -> None:
    names = [operation["operationId"] for _, _, operation in operations()]
    assert len(set(names)) == len(names)
    for method, path, operation in operations():
        assert operation["summary"], (method, path)
        responses = child(operation, "responses")
        assert [status[0] for status in responses].count("2") == 1
        for status, response in responses.items():
            assert re.fullmatch(r"[2-5]\d\d", status)
            assert child(response)["description"]
            assert child(response, "content")
        assert "requestBody" not in operation or method != "get"


def test_every_parameter_of_a_path_is_declared() -> None:
    for path, item in child(openapi(ROUTES), "paths").items():
        declared = child(item).get("parameters", [])
        assert isinstance(declared, list)
        assert [parameter["name"] for parameter in declared] == re.findall(r"\{(\w+)\}", path)
        for parameter in declared:
            assert parameter["in"] == "path"
            assert parameter["required"] is True
            if parameter["name"] == "table":
                assert re.fullmatch(parameter["schema"]["pattern"], "q7Jm2xVb")
                assert not re.fullmatch(parameter["schema"]["pattern"], "../etc")
            else:
                assert parameter["schema"]["enum"]


def test_every_reference_leads_somewhere() -> None:
    description = openapi(ROUTES)
    references = {str(thing["$ref"]) for thing in inside(description) if "$ref" in thing}
    assert references
    for reference in references:
        assert child(description, *reference.removeprefix("#/").split("/"))
    names = {operation["operationId"] for _, _, operation in operations()}
    links = [child(thing["links"]) for thing in inside(description) if "links" in thing]
    assert links
    assert {child(link)["operationId"] for found in links for link in found.values()} <= names


def test_who_may_ask() -> None:
    description = openapi(ROUTES)
    scheme = child(description, "components", "securitySchemes", "person")
    assert (scheme["type"], scheme["in"], scheme["name"]) == ("apiKey", "cookie", COOKIE)
    for method, _, operation in operations():
        needed = operation["security"] == [{"person": []}]
        assert needed == (method != "get")
        assert needed == ("401" in child(operation, "responses"))


def test_every_trouble_is_declared() -> None:
    """What each kind of request may meet. 405, 408, 421 and 5xx are no answers to a request as it is described: it has
    another method, never ends, or is meant for another server."""
    declared = {int(status) for *_, operation in operations() for status in child(operation, "responses")}
    assert {status for status in STATUS.values() if status < 500} - {405, 408, 421} <= declared
    for method, path, operation in operations():
        statuses = set(child(operation, "responses"))
        assert "429" in statuses
        assert ("{" in path) == ("404" in statuses)
        assert method == "get" or {"400", "401", "403", "413"} <= statuses
        if "429" in statuses:
            assert "Retry-After" in child(operation, "responses", "429", "headers")


@pytest.mark.parametrize("struct", structs(), ids=lambda struct: struct.__name__)
def test_every_struct_has_its_schema(struct: type[msgspec.Struct]) -> None:
    schema = child(openapi(ROUTES), "components", "schemas", struct.__name__)
    names = {field.encode_name for field in fields(struct)} | ({"type"} if tag(struct) else set())
    assert set(child(schema, "properties")) == names
    required = schema["required"]
    assert isinstance(required, list)
    assert {field.encode_name for field in fields(struct) if field.required} <= set(required)
    assert (schema.get("additionalProperties") is False) == issubclass(struct, wire.Strict)


@pytest.mark.parametrize("name", unions())
def test_messages_are_told_apart_by_their_type(name: str) -> None:
    schema = child(openapi(ROUTES), "components", "schemas", name)
    assert set(child(schema, "discriminator", "mapping")) == {tag(struct) for struct in unions()[name]}


def test_patterns_are_those_of_browsers() -> None:
    patterns = {str(thing["pattern"]) for thing in inside(openapi(ROUTES)) if isinstance(thing.get("pattern"), str)}
    assert patterns
    for pattern in patterns:
        re.compile(pattern)
        assert pattern.endswith("$")


def test_games_and_bots_are_those_of_the_house() -> None:
    schemas = child(openapi(ROUTES), "components", "schemas")
    assert child(schemas, "NewTable", "properties", "game")["enum"] == list(saloon.games())
    assert child(schemas, "SeatBot", "properties", "bot")["enum"] == list(BOTS)


def test_the_example_makes_a_table() -> None:
    media = child(openapi(ROUTES), "paths", "/api/tables", "post", "requestBody", "content", "application/json")
    for example in child(media, "examples").values():
        wanted = msgspec.convert(child(example)["value"], wire.NewTable)
        assert saloon.game(wanted.game).check(len(wanted.chairs), wanted.switches)
        assert all(chair.me or chair.bot in BOTS for chair in wanted.chairs)


def test_only_any_json_is_described_as_anything() -> None:
    with pytest.raises(NotImplementedError):
        anything(bytes)
