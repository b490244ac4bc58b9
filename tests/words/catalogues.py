"""What the catalogues say."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from fluent.runtime import FluentResource
from fluent.syntax.ast import Junk, Message, Pattern, TextElement, VariableReference
from fluent.syntax.visitor import Visitor

from saloon.words import FOLDER
from words.sayings import Sayings


class Variables(Visitor):
    """The variables of a pattern, in all its branches."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802  # the name is Fluent's
        self.names.add(node.id.name)


def variables(node: Pattern | Message) -> set[str]:
    visitor = Variables()
    visitor.visit(node)
    return visitor.names


class Texts(Visitor):
    """The texts of a message, in all its branches and forms."""

    def __init__(self) -> None:
        self.texts: list[str] = []

    def visit_TextElement(self, node: TextElement) -> None:  # noqa: N802  # the name is Fluent's
        self.texts.append(node.value)


def texts(message: Message) -> list[str]:
    visitor = Texts()
    visitor.visit(message)
    return visitor.texts


@cache
def entries(folder: Path, language: str) -> list[Message]:
    body = FluentResource((folder / f"{language}.ftl").read_text(encoding="utf-8")).body
    assert not [entry.content for entry in body if isinstance(entry, Junk)]
    return [entry for entry in body if isinstance(entry, Message)]


@cache
def messages(sayings: Sayings, language: str) -> dict[str, Message]:
    return {entry.id.name: entry for folder in (FOLDER, sayings.catalogues) for entry in entries(folder, language)}
