"""Reads dumps, which may come from anywhere."""

from __future__ import annotations

from saloon.engine.errors import BadRecord

WIDEST = 1 << 62


def is_number(value: object) -> bool:
    """An int as a dump holds it: neither a switch nor wider than the fields of a state."""
    return type(value) is int and -WIDEST <= value < WIDEST


class Dump:
    """Reads the fields of a dump and says which one is wrong."""

    def __init__(self, data: object, slug: str, rules: int) -> None:
        if not isinstance(data, dict):
            raise BadRecord("dump-not-an-object", {})
        self.data = data
        if data.get("game") != slug:
            raise BadRecord("dump-of-another-game", {"found": str(data.get("game")), "wanted": slug})
        if type(data.get("rules")) is not int or data.get("rules") != rules:
            details = {"found": str(data.get("rules")), "known": rules}
            raise BadRecord("dump-of-other-rules", details)

    def field(self, name: str) -> object:
        if name not in self.data:
            raise BadRecord("dump-field-missing", {"field": name})
        value: object = self.data[name]
        return value

    def number(self, name: str) -> int:
        value = self.field(name)
        if not is_number(value):
            raise BadRecord("dump-field-wrong", {"field": name, "wanted": "int"})
        assert isinstance(value, int)
        return value

    def numbers(self, name: str, count: int | None = None) -> list[int]:
        value = self.field(name)
        if not isinstance(value, list) or not all(is_number(item) for item in value):
            raise BadRecord("dump-field-wrong", {"field": name, "wanted": "[int, …]"})
        if count is not None and len(value) != count:
            raise BadRecord("dump-field-wrong", {"field": name, "wanted": f"{count} × int"})
        return list(value)

    def lists(self, name: str) -> list[list[int]]:
        value = self.field(name)
        if not isinstance(value, list) or not all(
            isinstance(row, list) and all(is_number(item) for item in row) for row in value
        ):
            raise BadRecord("dump-field-wrong", {"field": name, "wanted": "[[int, …], …]"})
        return [list(row) for row in value]
