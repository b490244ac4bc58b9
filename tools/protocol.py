"""The generated parts of docs/protocol.md: the routes, the limits, and a table of fields for each
struct. The rest of that page is written by hand, around markers."""

from __future__ import annotations

import dataclasses
import re
import textwrap
from collections.abc import Iterator, Sequence

import msgspec
import msgspec.inspect as ms

from saloon.table import wire
from saloon.table.api import ROUTES
from saloon.table.limits import Limits
from saloon.table.routes import Route
from tools.reference import table
from tools.shapes import Shape, about, fields, is_any, may_lack, parts, reachable, structs, tag, unions

WIDTH = 120
SPANS = {1.0: "a second", 60.0: "a minute", 3600.0: "an hour"}
PLAIN: dict[type[ms.Type], str] = {
    ms.NoneType: "null",
    ms.BoolType: "boolean",
    ms.IntType: "integer",
    ms.FloatType: "number",
    ms.StrType: "string",
}


def filled(page: str) -> str:
    """The page with its generated parts made anew."""
    for name, lines in sections().items():
        begin, end = f"<!-- generated: {name} -->", f"<!-- end of {name} -->"
        if begin not in page or end not in page:
            raise ValueError(f"docs/protocol.md has lost its marker {begin} or {end}")
        before, rest = page.split(begin, 1)
        page = "\n".join([f"{before}{begin}", "", *lines, "", f"{end}{rest.split(end, 1)[1]}"])
    return page


def sections() -> dict[str, list[str]]:
    client = unions()["ClientMessage"]
    said = unions()["ServerMessage"]
    inside = [shape for shape in structs() if shape in reachable(wire.ServerMessage)]
    over_http = [shape for route in ROUTES for kind in kinds(route) for shape in reachable(kind)]
    rest = [shape for shape in structs() if shape in over_http or shape not in (*client, *inside)]
    server = [*said, *(shape for shape in inside if shape not in said and shape not in rest)]
    return {
        "routes": routes(),
        "limits": allowances(),
        "client": chapter(client),
        "server": chapter(server),
        "http": chapter(rest),
    }


# Routes


def kinds(route: Route) -> Iterator[type[msgspec.Struct]]:
    if route.body:
        yield route.body
    if isinstance(route.answer, type):
        yield route.answer
    yield wire.Trouble


def routes() -> list[str]:
    rows = [
        [
            f"`{route.method} {route.path}`",
            link(route.body) if route.body else "",
            answer(route),
            route.summary,
            ", ".join(str(status) for status in sorted(route.troubles)),
        ]
        for route in ROUTES
    ]
    return table(["route", "you send", "you get", "what it does", "troubles"], rows)


def answer(route: Route) -> str:
    found = link(route.answer) if isinstance(route.answer, type) else f"`{route.answer}`"
    return found if route.status == 200 else f"{route.status}, {found}"


# Limits


def allowances() -> list[str]:
    rows = [[field.name.replace("_", " "), allowance(field.default)] for field in dataclasses.fields(Limits)]
    return table(["what", "at most"], rows)


def allowance(most: object) -> str:
    if isinstance(most, float):
        return f"{most:g}"
    if not isinstance(most, tuple):
        return f"{most} at the same time"
    return ", ".join(f"{count} in {SPANS.get(seconds, f'{seconds:g} seconds')}" for count, seconds in most)


# Structs


def chapter(shapes: Sequence[Shape]) -> list[str]:
    return "\n\n".join("\n".join(block(shape)) for shape in shapes).split("\n")


def block(shape: Shape) -> list[str]:
    rows = [row(shape, field) for field in fields(shape)]
    if name := tag(shape):
        rows.insert(0, ["`type`", f'`"{name}"`', "", ""])
    head = ["field", "type", "limits", "when left out"]
    while all(cells[-1] == "" for cells in rows):
        head, rows = head[:-1], [cells[:-1] for cells in rows]
    return [f"### {shape.__name__}", "", *textwrap.wrap(about(shape), WIDTH), "", *table(head, rows)]


def row(shape: Shape, field: ms.Field) -> list[str]:
    default = f"`{shown_default(field)}`" if may_lack(shape, field) else ""
    return [f"`{field.encode_name}`", words(field.type), "; ".join(limits(field.type)), default]


def shown_default(field: ms.Field) -> str:
    value = field.default if field.default is not msgspec.NODEFAULT else field.default_factory()
    return msgspec.json.encode(value).decode()


def link(shape: Shape) -> str:
    return f"[{shape.__name__}](#{shape.__name__.lower()})"


def words(info: ms.Type) -> str:
    """A type as people say it."""
    if is_any(info):
        return "anything"
    match info:
        case ms.StructType(cls=shape):
            return link(shape)
        case ms.UnionType(types=types):
            return " or ".join(words(part) for part in types)
        case ms.CollectionType(item_type=item):
            return f"list of {words(item)}"
        case ms.DictType(key_type=key, value_type=value):
            return f"object, {words(key)} to {words(value)}"
    return PLAIN[type(info)]


def limits(info: ms.Type) -> Iterator[str]:
    """What a value must keep to, its parts included."""
    match info:
        case ms.IntType(ge=least, le=most) if least is not None or most is not None:
            yield span(least, most)
        case ms.StrType(min_length=least, max_length=most, pattern=pattern):
            if least is not None or most is not None:
                yield f"{span(least, most)} characters"
            if pattern is not None:
                yield f"`{escaped(pattern)}`"
        case ms.CollectionType(min_length=least, max_length=most) if least is not None or most is not None:
            yield f"{span(least, most)} items"
        case ms.DictType(min_length=least, max_length=most) if least is not None or most is not None:
            yield f"{span(least, most)} entries"
    if isinstance(info, ms.DictType):
        yield from (f"key: {limit}" for limit in limits(info.key_type))
        yield from (f"value: {limit}" for limit in limits(info.value_type))
        return
    for part in parts(info):
        yield from limits(part)


def span(least: object, most: object) -> str:
    if least is None:
        return f"at most {most}"
    return f"at least {least}" if most is None else f"{least} to {most}"


def escaped(pattern: str) -> str:
    """A pattern as browsers spell it, inside a table."""
    return re.sub(r"\\Z", "$", pattern).replace("|", r"\|")
