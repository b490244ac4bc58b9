"""The types of the page: what goes over the wire, in which languages it is told, and the view of each game."""

from __future__ import annotations

import json
import textwrap

import msgspec
import msgspec.inspect as ms
from msgspec import Struct

from saloon.engine.game import Game
from saloon.table import wire
from saloon.table.api import things_info
from saloon.words import LANGUAGES
from tools.shapes import Shape, about, fields, is_any, may_lack, reachable, remarks, structs, tag, unions, view_of

WIDTH = 120
PLAIN: dict[type[ms.Type], str] = {
    ms.NoneType: "null",
    ms.BoolType: "boolean",
    ms.IntType: "number",
    ms.FloatType: "number",
    ms.StrType: "string",
}


def wire_ts(head: str) -> str:
    blocks = [
        f"// {head}",
        f"export const PROTOCOL = {wire.PROTOCOL};",
        f"export const LANGUAGES = {json.dumps(LANGUAGES)} as const;",
        "export type Language = (typeof LANGUAGES)[number];",
        *(interface(struct) for struct in structs()),
        *(union(name, members) for name, members in unions().items()),
    ]
    return "\n\n".join(blocks) + "\n"


def view_ts(head: str, game: Game) -> str:
    return "\n\n".join([f"// {head}", *(interface(shape) for shape in reachable(view_of(game)))]) + "\n"


def things_ts(head: str, game: Game) -> str:
    """What the arguments of a game's sentences are."""
    rows = [f'  "{name}": {msgspec.json.encode(thing).decode()},' for name, thing in things_info(game.things).items()]
    table = "\n".join(["const things: Things = {", *rows, "};"])
    return "\n\n".join(
        [f'// {head}\nimport type {{ Things }} from "../../lib/words";', table, "export default things;\n"]
    )


def interface(shape: Shape) -> str:
    notes = remarks(shape)
    lines = [*comment(about(shape)), f"export interface {shape.__name__} {{"]
    if name := tag(shape):
        lines.append(f'  type: "{name}";')
    for field in fields(shape):
        mark = "?" if may_lack(shape, field) else ""
        note = f" // {notes[field.name]}" if field.name in notes else ""
        lines.append(f"  {field.encode_name}{mark}: {typescript(field.type)};{note}")
    return "\n".join([*lines, "}"])


def typescript(info: ms.Type) -> str:
    if is_any(info):
        return "unknown"
    match info:
        case ms.StructType(cls=shape) | ms.DataclassType(cls=shape):
            return shape.__name__
        case ms.UnionType(types=types):
            return " | ".join(typescript(part) for part in types)
        case ms.CollectionType(item_type=item):
            name = typescript(item)
            return f"({name})[]" if isinstance(item, ms.UnionType) else f"{name}[]"
        case ms.DictType(key_type=key, value_type=value):
            return f"Record<{typescript(key)}, {typescript(value)}>"
    if type(info) not in PLAIN:
        raise TypeError(f"no word of TypeScript for {info}")
    return PLAIN[type(info)]


def union(name: str, members: list[type[Struct]]) -> str:
    names = [member.__name__ for member in members]
    line = f"export type {name} = {' | '.join(names)};"
    return line if len(line) <= WIDTH else "\n  | ".join([f"export type {name} =", *names]) + ";"


def comment(text: str) -> list[str]:
    lines = textwrap.wrap(text, WIDTH - len("/**  */"), break_long_words=False, break_on_hyphens=False)
    if not lines:
        return []
    begun = [f"{' *  ' if place else '/** '}{line}" for place, line in enumerate(lines)]
    return [*begun[:-1], f"{begun[-1]} */"]
