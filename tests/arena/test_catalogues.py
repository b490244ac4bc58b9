"""The catalogues of the arena: complete in every language, with nothing to spare."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Message, VariableReference
from fluent.syntax.visitor import Visitor

import saloon.arena
from saloon.words import LANGUAGES

FOLDER = Path(saloon.arena.__file__).parent
SOURCES = FOLDER.parent


class Variables(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802  # the name is fluent's
        self.names.add(node.id.name)


def catalogue(language: str) -> dict[str, set[str]]:
    """The variables of every sentence."""
    found: dict[str, set[str]] = {}
    for entry in FluentParser().parse((FOLDER / "words" / f"{language}.ftl").read_text(encoding="utf-8")).body:
        assert not isinstance(entry, Junk), entry.content
        if isinstance(entry, Message):
            assert entry.id.name not in found, "twice"
            variables = Variables()
            variables.visit(entry)
            found[entry.id.name] = variables.names
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_same_sentences_in_every_language(language: str) -> None:
    assert list(catalogue(language).items()) == list(catalogue("en").items())


def test_no_sentence_is_missing_or_spare() -> None:
    files = [path for part in ("arena", "cli") for path in (SOURCES / part).rglob("*.py")]
    source = "\n".join(path.read_text(encoding="utf-8") for path in files)
    named = set(re.findall(r'["\'](arena-[a-z0-9-]+)["\']', source))
    assert named == set(catalogue("en"))


@pytest.mark.parametrize("language", ["uk", "ru"])
def test_slavic_plurals_are_complete(language: str) -> None:
    text = (FOLDER / "words" / f"{language}.ftl").read_text(encoding="utf-8")
    assert text.count("[one]") == text.count("[few]") == 3
