"""The fields of a state, declared once by its game: `fields.py` in the folder of a game says what there is, and from it
come the constructor, copies, dumps, checked loading and the range part of the invariants.

Constructor and copies are hot, so they are generated (`saloon.engine.generate`) and compiled with the rest; all else
goes by the declaration itself.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from importlib import import_module
from types import ModuleType
from typing import Any

from saloon.engine.dump import WIDEST, is_number
from saloon.engine.errors import BadRecord

NUMBER, FLAG, NUMBERS, LISTS, RECORDS = "number", "flag", "numbers", "lists", "records"


@dataclass(frozen=True)
class Of:
    """A bound that depends on how the game is played: an attribute of its variant, and so much more or less."""

    name: str
    plus: int = 0


Bound = int | Of


def below(name: str) -> Of:
    """Up to the last one of so many, as an attribute of the variant says."""
    return Of(name, -1)


@dataclass(frozen=True)
class Record:
    """A small native class of a game: its name, what it is, and its fields. `base`: the one that it adds them to."""

    name: str
    about: str
    own: tuple[Field, ...]
    base: Record | None = None

    @property
    def fields(self) -> tuple[Field, ...]:
        return (*self.base.fields, *self.own) if self.base else self.own


@dataclass(frozen=True)
class Field:
    """One field. Its numbers are from `low` to `high`; lists have `count` entries, or any number. `start` is what each
    number is at the start. A list that is `shared` is replaced, never changed, so that copies may share it."""

    name: str
    kind: str
    low: Bound
    high: Bound
    about: str
    count: Bound | None = None
    start: int = 0
    shared: bool = False
    record: Record | None = None


def number(name: str, high: Bound = WIDEST, about: str = "", *, low: Bound = 0, start: int = 0) -> Field:
    return Field(name, NUMBER, low, high, about, start=start)


def flag(name: str, about: str = "") -> Field:
    return Field(name, FLAG, 0, 1, about)


def numbers(
    name: str,
    high: Bound,
    about: str = "",
    *,
    low: Bound = 0,
    count: Bound | None = None,
    start: int = 0,
    shared: bool = False,
) -> Field:
    return Field(name, NUMBERS, low, high, about, count, start, shared)


def lists(name: str, high: Bound, count: Bound, about: str = "", *, low: Bound = 0, shared: bool = False) -> Field:
    """So many lists of any length."""
    return Field(name, LISTS, low, high, about, count, 0, shared)


def records(name: str, record: Record, count: Bound | None = None, about: str = "", *, shared: bool = False) -> Field:
    """So many small objects, or any number. Those that are `shared` are made anew when they change; the list is not."""
    return Field(name, RECORDS, 0, 0, about, count, shared=shared, record=record)


@dataclass(frozen=True)
class Fields:
    """All that a game declares of its state: the package where it lies, beside `variant.py` with its `Variant`; the
    name of the class that is generated; its fields; and the frames that hold more than a seat."""

    package: str
    name: str
    fields: tuple[Field, ...]
    frames: tuple[Record, ...] = ()
    arguments: Mapping[str, tuple[Field, ...]] = field(init=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "arguments", {frame.name: frame.fields for frame in self.frames})

    @cached_property
    def generated(self) -> ModuleType:
        """Where the classes are that were made from this."""
        return import_module(f"{self.package}.generated")


def bound(value: Bound, variant: object) -> int:
    return value if isinstance(value, int) else int(getattr(variant, value.name)) + value.plus


# What is out of range


def out_of_range(fields: tuple[Field, ...], thing: object, variant: object) -> list[str]:
    """What is broken of the declaration, in plain English."""
    return [sentence for each in fields for sentence in broken(each, getattr(thing, each.name), variant)]


def broken(declared: Field, value: Any, variant: object) -> Iterator[str]:
    if declared.count is not None and len(value) != bound(declared.count, variant):
        yield f"{declared.name} has {len(value)} entries, not {bound(declared.count, variant)}"
    if declared.record is not None:
        for item in value:
            yield from out_of_range(declared.record.fields, item, variant)
        return
    low, high = bound(declared.low, variant), bound(declared.high, variant)
    rows = [[value]] if declared.kind in (NUMBER, FLAG) else [value] if declared.kind == NUMBERS else value
    for row in rows:
        if row and (min(row) < low or max(row) > high):
            yield f"{declared.name} {row if len(row) > 1 else row[0]} is not in {low}…{high}"


# Reading


def read_fields(declared: Fields, data: Mapping[str, object], state: object, variant: object) -> None:
    """Set the fields of a new state from a dump; BadRecord names the one that is missing or wrong."""
    for name, value in values(declared, declared.fields, data, variant):
        setattr(state, name, value)


def values(
    declared: Fields, fields: tuple[Field, ...], data: Mapping[str, object], variant: object, inside: str = ""
) -> Iterator[tuple[str, object]]:
    """Each field by its name, of the kind and in the range that is declared."""
    for each in fields:
        if each.name not in data:
            raise BadRecord("dump-field-missing", {"field": inside + each.name})
        value: Any = data[each.name]
        good = fits(each, value)
        if good and each.record is not None:
            value = [read_record(declared, each, row, variant) for row in value]
        if not good or any(broken(each, value, variant)):
            raise BadRecord("dump-field-wrong", {"field": inside + each.name, "wanted": wanted(each, variant)})
        yield each.name, value if each.record else copied(each, value)


def read_record(declared: Fields, field: Field, row: Mapping[str, object], variant: object) -> object:
    """An object of a list of records. Those that never change are made in one go."""
    assert field.record is not None
    found = dict(values(declared, field.record.fields, row, variant, f"{field.name}."))
    made: Any = getattr(declared.generated, field.record.name)
    if field.shared:
        return made(**found)
    thing = made()
    for name, value in found.items():
        setattr(thing, name, value)
    return thing


def copied(declared: Field, value: Any) -> object:
    """A value of a dump, independent of it."""
    if declared.kind == NUMBERS:
        return value[:]
    return [row[:] for row in value] if declared.kind == LISTS else value


def fits(declared: Field, value: object) -> bool:
    """Whether a value of a dump is of the declared kind."""
    if declared.kind == NUMBER:
        return is_number(value)
    if declared.kind == FLAG:
        return isinstance(value, bool)
    if not isinstance(value, list):
        return False
    if declared.kind == NUMBERS:
        return all(is_number(item) for item in value)
    if declared.kind == LISTS:
        return all(isinstance(row, list) and all(is_number(item) for item in row) for row in value)
    return all(isinstance(row, dict) for row in value)


def wanted(declared: Field, variant: object) -> str:
    """What should have been there, for whoever reads the error."""
    if declared.kind == FLAG:
        return "true/false"
    span = f"{bound(declared.low, variant)}…{bound(declared.high, variant)}"
    if declared.kind == NUMBER:
        return span
    count = "" if declared.count is None else f"{bound(declared.count, variant)} × "
    if declared.kind == RECORDS:
        assert declared.record is not None
        return f"{count}{{{', '.join(each.name for each in declared.record.fields)}}}"
    return f"{count}[{span}, …]" if declared.kind == LISTS else f"{count}{span}"
