"""The catalogues of the command: complete in every language, with nothing to spare."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Message, SelectExpression, VariableReference
from fluent.syntax.visitor import Visitor

import saloon.cli
from saloon.cli.bench import VERBS
from saloon.cli.parser import COMMANDS
from saloon.words import LANGUAGES

FOLDER = Path(saloon.cli.__file__).parent
SLAVIC = ("uk", "ru")


class Details(Visitor):
    """The variables of a message, and the plurals it distinguishes."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.plurals: list[set[str]] = []

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802  # the name is fluent's
        self.variables.add(node.id.name)

    def visit_SelectExpression(self, node: SelectExpression) -> None:  # noqa: N802  # the name is fluent's
        self.plurals.append({str(getattr(variant.key, "name", "")) for variant in node.variants})
        self.generic_visit(node)


def catalogue(language: str, folder: Path = FOLDER) -> dict[str, Details]:
    found: dict[str, Details] = {}
    for entry in FluentParser().parse((folder / "words" / f"{language}.ftl").read_text(encoding="utf-8")).body:
        assert not isinstance(entry, Junk), entry.content
        if isinstance(entry, Message):
            assert entry.id.name not in found, "twice"
            found[entry.id.name] = details = Details()
            details.visit(entry)
    return found


ENGLISH = catalogue("en")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_same_sentences_in_every_language(language: str) -> None:
    found = catalogue(language)
    assert list(found) == list(ENGLISH)
    for key, details in found.items():
        assert key.startswith("cli-")
        assert details.variables == ENGLISH[key].variables, key


@pytest.mark.parametrize("language", SLAVIC)
def test_slavic_plurals_are_complete(language: str) -> None:
    for key, details in catalogue(language).items():
        for plurals in details.plurals:
            assert "one" not in plurals or "few" in plurals, key


@pytest.mark.parametrize("slug", saloon.games())
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_only_the_terminal_says_of_a_game(language: str, slug: str) -> None:
    """It stands in the catalogue of the game, and every sentence of it is said."""
    folder = saloon.game(slug).folder
    source = "\n".join(path.read_text(encoding="utf-8") for path in (folder / "terminal").glob("*.py"))
    named = set(re.findall(rf"[\"']({slug}-terminal-[a-z-]+)[\"']", source))
    found = catalogue(language, folder)
    assert {key for key in found if key.startswith(f"{slug}-terminal-")} == named
    english = catalogue("en", folder)
    for key in named:
        told, wanted = found[key], english[key]
        meant = [{name.partition("_")[0] for name in each.variables} for each in (told, wanted)]
        assert meant[0] == meant[1], key
        if language in SLAVIC:
            assert all("one" not in plurals or "few" in plurals for plurals in told.plurals)


def test_no_sentence_is_missing_or_spare() -> None:
    source = "\n".join(path.read_text(encoding="utf-8") for path in FOLDER.rglob("*.py"))
    named = set(re.findall(r'"(cli-[a-z0-9-]+)"', source))
    begun = set(re.findall(r'f"(cli-[a-z-]+-)\{', source))
    assert named - set(ENGLISH) == set()
    spare = [key for key in ENGLISH if key not in named and not any(key.startswith(start) for start in begun)]
    assert spare == []


@pytest.mark.parametrize(
    "key",
    [
        *(f"cli-help-{command}" for command in COMMANDS),
        *(f"cli-bench-{verb}" for verb in VERBS),
        "cli-mode-standard",
    ],
)
def test_what_is_put_together_exists(key: str) -> None:
    assert key in ENGLISH
