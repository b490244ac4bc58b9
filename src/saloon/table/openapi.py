"""The OpenAPI description of the HTTP routes, made from their declarations and from the structs of the wire.

The socket of a table is no HTTP route; its messages are among the schemas, and docs/protocol.md tells how they go.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

import msgspec

import saloon
from saloon.bots import BOTS
from saloon.table import wire
from saloon.table.people import COOKIE
from saloon.table.routes import ANYBODY, JSON, KNOWN, PERSON, Route
from saloon.words import LANGUAGES

Thing = dict[str, object]

SCHEMAS = "#/components/schemas/{name}"

TROUBLES = {
    400: "What was sent is not understood, or the game does not allow it",
    401: "Only for a person: the cookie is missing or wrong",
    403: "Not yours to do, or the request comes from a page of another origin",
    404: "There is no such table, game or language",
    409: "Not now",
    413: "The body is too large",
    429: "Too many requests: come again later",
    503: "The database fails: come again later",
}


@cache
def openapi_json(routes: tuple[Route, ...]) -> bytes:
    """The routes do not change while the program runs."""
    return msgspec.json.encode(openapi(routes))


def openapi(routes: Sequence[Route]) -> Thing:
    """The description of all HTTP routes, OpenAPI 3.1."""
    paths: dict[str, Thing] = {}
    for route in routes:
        paths.setdefault(route.path, parameters(route.path))[route.method.lower()] = operation(route, routes)
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Saloon",
            "version": str(wire.PROTOCOL),
            "description": "A table for Wild West board games. The game itself goes over the WebSocket "
            "/api/tables/{table}/socket: see ClientMessage and ServerMessage.",
            "license": {"name": "MIT", "identifier": "MIT"},
        },
        "servers": [{"url": "/"}],
        "paths": paths,
        "components": {
            "schemas": schemas(routes),
            "securitySchemes": {
                "person": {
                    "type": "apiKey",
                    "in": "cookie",
                    "name": COOKIE,
                    "description": "GET /api/me sets it for whoever has none.",
                }
            },
        },
    }


def parameters(path: str) -> Thing:
    """What stands in braces, each with its schema."""
    known: Thing = {
        "table": browsers(msgspec.json.schema(wire.Id)),
        "game": {"enum": list(saloon.games())},
        "language": {"enum": list(LANGUAGES)},
    }
    found = [name for name in known if f"{{{name}}}" in path]
    if not found:
        return {}
    return {"parameters": [{"name": name, "in": "path", "required": True, "schema": known[name]} for name in found]}


def operation(route: Route, routes: Sequence[Route]) -> Thing:
    found: Thing = {
        "operationId": route.name,
        "summary": route.summary,
        "security": {ANYBODY: [], KNOWN: [{}, {"person": []}], PERSON: [{"person": []}]}[route.who],
        "responses": {
            str(route.status): done(route, routes),
            **{str(status): refused(status) for status in sorted(route.troubles)},
        },
    }
    if route.body:
        media: Thing = {"schema": reference(route.body)}
        if route.body is wire.NewTable:
            media["examples"] = {"alone": {"summary": "One person against bots", "value": example()}}
        found["requestBody"] = {"required": True, "content": {JSON: media}}
    return found


def done(route: Route, routes: Sequence[Route]) -> Thing:
    """The answer when all is well. A new table leads on to what can be done at it."""
    found: Thing = {"description": route.summary}
    if isinstance(route.answer, str):
        schema = {"type": "object"} if route.answer == JSON else {"type": "string"}
        found["content"] = {route.answer: {"schema": schema}}
    else:
        found["content"] = {JSON: {"schema": reference(route.answer)}}
    if route.name == "me":
        found["headers"] = {
            "Set-Cookie": {"description": f"{COOKIE}=…, for somebody new", "schema": {"type": "string"}}
        }
    if route.body is wire.NewTable:
        here = [other for other in routes if "{table}" in other.path]
        at_it = {"parameters": {"table": "$response.body#/id"}}
        found["links"] = {other.name: {"operationId": other.name, **at_it} for other in here}
    return found


def refused(status: int) -> Thing:
    found: Thing = {"description": TROUBLES[status], "content": {JSON: {"schema": reference(wire.Trouble)}}}
    if status == 429:
        wait = {"description": "Seconds to wait", "required": True, "schema": {"type": "integer", "minimum": 0}}
        found["headers"] = {"Retry-After": wait}
    return found


def reference(struct: type[msgspec.Struct]) -> Thing:
    return {"$ref": SCHEMAS.format(name=struct.__name__)}


def example() -> Thing:
    """A table that can be made as it is."""
    game = next(iter(saloon.games().values()))
    bots: list[Thing] = [{"bot": next(iter(BOTS))} for _ in range(game.seats[0] - 1)]
    return {"game": game.slug, "chairs": [{"me": True}, *bots], "start": True}


def schemas(routes: Sequence[Route]) -> Thing:
    """All structs by name, those of the socket too; games and bots are those of this house."""
    bodies = [route.body for route in routes if route.body]
    answers = [route.answer for route in routes if isinstance(route.answer, type)]
    messages = {"ClientMessage": wire.ClientMessage, "ServerMessage": wire.ServerMessage}
    types: Sequence[object] = [*bodies, *answers, wire.Trouble, *messages.values()]
    found, components = msgspec.json.schema_components(types, schema_hook=anything, ref_template=SCHEMAS)
    named = browsers({**components, **dict(zip(messages, found[-len(messages) :]))})
    properties(named, "NewTable")["game"] = {"enum": list(saloon.games())}
    properties(named, "NewChair")["bot"] = {"enum": [*BOTS, None], "default": None}
    properties(named, "SeatBot")["bot"] = {"enum": list(BOTS)}
    return named


def anything(kind: type) -> Thing:
    """The schema of what may be any JSON."""
    if kind is not object:
        raise NotImplementedError  # so msgspec wants it: it then names the type that has no schema
    return {"type": ["null", "boolean", "number", "string", "array", "object"]}


def properties(components: Thing, name: str) -> Thing:
    schema = components[name]
    assert isinstance(schema, dict)
    found = schema["properties"]
    assert isinstance(found, dict)
    return found


def browsers(schema: Thing) -> Thing:
    """A schema with patterns as browsers spell them, and each description in one line."""
    return {key: spelt(key, value) for key, value in schema.items()}


def spelt(key: str, value: object) -> object:
    if isinstance(value, dict):
        return browsers(value)
    if isinstance(value, list):
        return [spelt("", item) for item in value]
    if isinstance(value, str) and key == "pattern":
        return value.replace(r"\Z", "$")
    if isinstance(value, str) and key == "description":
        return " ".join(value.split())
    return value
