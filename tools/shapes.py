"""The structs of the wire and the views of the games, as a generator sees them."""

from __future__ import annotations

import inspect
import re
from collections.abc import Iterator
from types import UnionType
from typing import Union, get_args, get_origin

import msgspec.inspect as ms
from msgspec import Struct

from saloon.engine.game import Game
from saloon.table import wire

Shape = type[Struct] | type[object]


def structs() -> list[type[Struct]]:
    """What goes over the wire, in the order in which it is defined."""
    return [thing for thing in vars(wire).values() if is_struct(thing)]


def is_struct(thing: object) -> bool:
    ours = isinstance(thing, type) and issubclass(thing, Struct) and thing.__module__ == wire.__name__
    return ours and thing is not wire.Strict


def unions() -> dict[str, list[type[Struct]]]:
    """What may be said at a table: the messages of each side."""
    found = {name: get_args(thing) for name, thing in vars(wire).items() if get_origin(thing) in (Union, UnionType)}
    return {name: list(members) for name, members in found.items() if all(is_struct(member) for member in members)}


def view_of(game: Game) -> Shape:
    return type(game.new(game.seats[0]).view(None))


def reachable(shape: object) -> list[Shape]:
    """A type with all the types it is made of, the parts first."""
    found: list[Shape] = []
    begun: set[Shape] = set()  # a type may be made of its like

    def visit(info: ms.Type) -> None:
        if isinstance(info, ms.StructType | ms.DataclassType):
            if info.cls not in begun:
                begun.add(info.cls)
                for field in info.fields:
                    visit(field.type)
                found.append(info.cls)
            return
        for part in parts(info):
            visit(part)

    visit(ms.type_info(shape))
    return found


def parts(info: ms.Type) -> Iterator[ms.Type]:
    match info:
        case ms.UnionType(types=types):
            yield from types
        case ms.CollectionType(item_type=item):
            yield item
        case ms.DictType(key_type=key, value_type=value):
            yield from (key, value)


def fields(shape: Shape) -> list[ms.Field]:
    info = ms.type_info(shape)
    assert isinstance(info, ms.StructType | ms.DataclassType)
    return list(info.fields)


def tag(shape: Shape) -> str | None:
    """What a message calls itself in its field `type`."""
    info = ms.type_info(shape)
    return str(info.tag) if isinstance(info, ms.StructType) and info.tag is not None else None


def is_any(info: ms.Type) -> bool:
    """Whether it may be any JSON."""
    return isinstance(info, ms.AnyType | ms.RawType) or (isinstance(info, ms.CustomType) and info.cls is object)


def may_lack(shape: Shape, field: ms.Field) -> bool:
    """What people send may be left out where it has a default; what the server sends is always there."""
    return issubclass(shape, wire.Strict) and not field.required


def about(shape: Shape) -> str:
    """What the docstring says, in one line and in words of JSON; a dataclass without one makes up something useless."""
    said = shape.__doc__ or ""
    if said.startswith(f"{shape.__name__}("):
        return ""
    return re.sub(r"\bNone\b", "null", " ".join(said.split()))


def remarks(shape: Shape) -> dict[str, str]:
    """What a comment behind a field says about it."""
    return dict(re.findall(r"^    (\w+): .*?  # (.+)$", inspect.getsource(shape), re.MULTILINE))
