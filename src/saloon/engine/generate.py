"""Writes `generated.py` of a game from its `fields.py`: the part of a declared state that must be fast.

`python -m saloon.engine.generate FOLDER` writes it anew, with `--check` it only says whether it is current.
"""

from __future__ import annotations

import sys
from importlib import import_module
from pathlib import Path
from types import ModuleType

from saloon.engine.fields import FLAG, LISTS, NUMBER, NUMBERS, Bound, Field, Fields, Of, Record

HEAD = '''"""Made from `fields.py` by `python -m saloon.engine.generate`; never edited."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from saloon.engine.frames import Frame, Kinds
from saloon.engine.rng import Rng
from saloon.engine.state import State
from {package}.variant import Variant

# What lists are before they are filled; never changed
NONE: Final[list[int]] = []
NONE_EACH: Final[list[list[int]]] = []
'''

TYPES = {NUMBER: "i64", FLAG: "bool", NUMBERS: "list[int]", LISTS: "list[list[int]]"}
BLANKS = {NUMBERS: "NONE", LISTS: "NONE_EACH"}


def amount(value: Bound) -> str:
    """A bound as code."""
    if isinstance(value, Of):
        return f"variant.{value.name}" + (f" {'+' if value.plus > 0 else '-'} {abs(value.plus)}" if value.plus else "")
    return str(value)


def type_of(field: Field) -> str:
    return f"list[{field.record.name}]" if field.record else TYPES[field.kind]


def blank(field: Field) -> str:
    """What a field is before anything is known: nothing that would have to be made."""
    if field.record:
        return f"NO_{field.name.upper()}"
    return BLANKS.get(field.kind, "False" if field.kind == FLAG else str(field.start))


def first(field: Field) -> str:
    """What a field is at the start of a game, made for this state alone."""
    count = amount(field.count) if field.count is not None else ""
    if field.record:
        return f"[{field.record.name}() for _ in range({count})]" if field.count is not None else "[]"
    if field.kind == NUMBERS:
        return f"[{field.start}] * ({count})" if field.count is not None else "[]"
    if field.kind == LISTS:
        return f"[[] for _ in range({count})]"
    return "False" if field.kind == FLAG else str(field.start)


def copy_of(field: Field, source: str) -> str:
    value = f"{source}.{field.name}"
    if field.record and field.shared:
        return f"{value}[:]"
    if field.shared or field.kind in (NUMBER, FLAG):
        return value
    if field.record:
        return f"[each.copy() for each in {value}]"
    if field.kind == LISTS and isinstance(field.count, int):  # written out, it is faster than a loop
        return f"[{', '.join(f'{value}[{row}][:]' for row in range(field.count))}]"
    return f"[each[:] for each in {value}]" if field.kind == LISTS else f"{value}[:]"


def dump_of(field: Field) -> str:
    """A field as plain JSON."""
    value = f"self.{field.name}"
    if field.record:
        return f"[each.dump() for each in {value}]"
    if field.kind == LISTS:
        return f"[each[:] for each in {value}]"
    return f"{value}[:]" if field.kind == NUMBERS else value


def dump(name: str, about: str, fields: tuple[Field, ...]) -> list[str]:
    """The method that gives them all, each by its name."""
    return [
        "",
        f"    def {name}(self) -> dict[str, object]:",
        *([f'        """{about}"""'] if about else []),
        "        return {",
        *(f'            "{field.name}": {dump_of(field)},' for field in fields),
        "        }",
    ]


def about(field: Field) -> str:
    """What a field is, behind its line."""
    shared = "shared: " if field.shared and not field.record else ""
    return f"  # {shared}{field.about}" if field.about or shared else ""


def attributes(fields: tuple[Field, ...]) -> list[str]:
    """A line for each field."""
    return [f"        self.{field.name}: {type_of(field)} = {blank(field)}{about(field)}" for field in fields]


def record(made: Record) -> list[str]:
    """A class of numbers with a constructor for a new one, and `copy`."""
    return [
        "",
        "",
        "@mypyc_attr(acyclic=True)",
        f"class {made.name}:",
        f'    """{made.about}"""',
        "",
        "    def __init__(self) -> None:",
        *attributes(made.fields),
        "",
        f"    def copy(self) -> {made.name}:",
        f"        twin = {made.name}()",
        *(f"        twin.{field.name} = {copy_of(field, 'self')}" for field in made.fields),
        "        return twin",
        *dump("dump", "", made.fields),
    ]


def shared_record(made: Record) -> list[str]:
    """A class of numbers that never change."""
    named = ", ".join(f"{field.name}: {type_of(field)}" for field in made.fields)
    lines = [
        f"        self.{field.name}: Final[{type_of(field)}] = {field.name}{about(field)}" for field in made.fields
    ]
    return [
        "",
        "",
        "@mypyc_attr(acyclic=True)",
        f"class {made.name}:",
        f'    """{made.about}"""',
        "",
        f"    def __init__(self, {named}) -> None:",
        *lines,
        *dump("dump", "", made.fields),
    ]


def empty(fields: tuple[Field, ...]) -> list[str]:
    """What lists of records are before they are filled."""
    found = [f"NO_{field.name.upper()}: Final[{type_of(field)}] = []" for field in fields if field.record]
    return ["", "", *found] if found else []


def frame(made: Record) -> list[str]:
    """A class of frames with named arguments."""
    names = [field.name for field in made.fields]
    given = [field.name for field in made.base.fields] if made.base else []
    return [
        "",
        "",
        "@mypyc_attr(acyclic=True)",
        f"class {made.name}({made.base.name if made.base else 'Frame'}):",
        f'    """{made.about}"""',
        "",
        f"    def __init__(self, kind: i64, seat: i64, {', '.join(f'{name}: i64' for name in names)}) -> None:",
        f"        super().__init__({', '.join(['kind', 'seat', *given])})",
        *(f"        self.{field.name}: Final[i64] = {field.name}" for field in made.own),
        "",
        "    def arguments(self) -> list[int]:",
        f"        return [{', '.join(f'self.{name}' for name in names)}]",
    ]


def state(declared: Fields) -> list[str]:
    """The class that the state of the game is made of."""
    fields = declared.fields
    return [
        "",
        "",
        f"class {declared.name}(State):",
        '    """The fields. Lists marked "shared" are replaced, never changed, so that copies may share them."""',
        "",
        "    def __init__(self, kinds: Kinds, variant: Variant, rng: Rng, stack: list[Frame]) -> None:",
        "        super().__init__(kinds, variant, rng, stack)",
        "        self.variant: Final = variant",
        *attributes(fields),
        "",
        "    def begin(self) -> None:",
        '        """Every field as it is at the start of a game."""',
        *(["        variant = self.variant"] if any(isinstance(field.count, Of) for field in fields) else []),
        *(f"        self.{field.name} = {first(field)}" for field in fields),
        "",
        f"    def take_fields(self, other: {declared.name}) -> None:",
        '        """Every field as it is in another state, from then on independent of it."""',
        *(f"        self.{field.name} = {copy_of(field, 'other')}" for field in fields),
        *dump("dump_fields", "Every field as plain JSON.", fields),
    ]


def package_of(folder: Path) -> tuple[str, Path]:
    """The full name of the package in a folder, and where Python finds it."""
    names, root = [folder.name], folder.parent
    while (root / "__init__.py").exists():
        names.insert(0, root.name)
        root = root.parent
    return ".".join(names), root


def declared_in(folder: Path) -> Fields:
    """What `fields.py` says. The rest of the package is left alone: it may be waiting for what is made here."""
    package, root = package_of(folder)
    if str(root) not in sys.path:
        sys.path.insert(0, str(root))
    before = set(sys.modules)
    if package not in before:
        empty = ModuleType(package)
        empty.__path__ = [str(folder)]
        sys.modules[package] = empty
    found = import_module(f"{package}.fields").FIELDS
    for name in set(sys.modules) - before:
        if name == package or name.startswith(f"{package}."):
            del sys.modules[name]  # whoever wants the package gets all of it
    assert isinstance(found, Fields)
    return found


def text(declared: Fields) -> str:
    """All of `generated.py`."""
    records = [(shared_record if field.shared else record)(field.record) for field in declared.fields if field.record]
    parts = [*records, empty(declared.fields), *map(frame, declared.frames), state(declared)]
    return HEAD.format(package=declared.package) + "\n".join(line for part in parts for line in part) + "\n"


def stale(folder: Path, declared: Fields) -> bool:
    """Whether `generated.py` is not what its `fields.py` makes it."""
    file = folder / "generated.py"
    return not file.exists() or file.read_text(encoding="utf-8") != text(declared)


def main() -> None:
    check, folders = "--check" in sys.argv, [Path(word).resolve() for word in sys.argv[1:] if word != "--check"]
    for folder in folders:
        if not (folder / "fields.py").exists():
            sys.exit(f"{folder}: no fields.py is there, which declares the fields of a state")
        if check and stale(folder, declared_in(folder)):
            sys.exit(
                f"{folder / 'generated.py'} is not what fields.py makes it: python -m saloon.engine.generate {folder}"
            )
        if not check:
            (folder / "generated.py").write_text(text(declared_in(folder)), encoding="utf-8")


if __name__ == "__main__":
    main()
