"""The door itself: its catalogues, its pages, and what it says when something is missing."""

from __future__ import annotations

import re
import subprocess
import sys
import tomllib
from importlib import import_module
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Message, VariableReference
from fluent.syntax.visitor import Visitor

import saloon
import saloon.envs
from saloon.envs.errors import MissingPackage
from saloon.words import LANGUAGES

FOLDER = Path(saloon.envs.__file__).parent


class Details(Visitor):
    """The variables of a message."""

    def __init__(self) -> None:
        self.variables: set[str] = set()

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802  # the name is fluent's
        self.variables.add(node.id.name)


def catalogue(language: str) -> dict[str, set[str]]:
    found: dict[str, set[str]] = {}
    for entry in FluentParser().parse((FOLDER / "words" / f"{language}.ftl").read_text(encoding="utf-8")).body:
        assert not isinstance(entry, Junk), entry.content
        if isinstance(entry, Message):
            details = Details()
            details.visit(entry)
            found[entry.id.name] = details.variables
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_same_sentences_in_every_language(language: str) -> None:
    assert catalogue(language) == catalogue("en")


def test_no_sentence_is_missing_or_spare() -> None:
    source = "\n".join(path.read_text(encoding="utf-8") for path in FOLDER.rglob("*.py"))
    assert set(re.findall(r'"(envs-[a-z-]+)"', source)) == set(catalogue("en"))


MISSING = """
import sys
import tomllib
for package, module in {pairs}:
    for name in [name for name in sys.modules if name.startswith("saloon.envs")]:
        del sys.modules[name]
    kept = sys.modules.pop(package, None)
    sys.modules[package] = None
    try:
        __import__(module)
    except ImportError as error:
        print(error)
    del sys.modules[package]
    if kept is not None:
        sys.modules[package] = kept
"""


def test_a_missing_package_is_named_with_its_extra() -> None:
    pairs = [("gymnasium", "saloon.envs"), ("pettingzoo", "saloon.envs.bang_duel_v0"), ("numpy", "saloon.envs.vector")]
    said = [f'The package “{package}” is missing. Install it with: pip install "saloon[envs]"' for package, _ in pairs]
    code = MISSING.format(pairs=pairs)
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.splitlines() == said


def test_open_spiel_has_an_extra_of_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pyspiel", None)
    monkeypatch.delitem(sys.modules, "saloon.envs.openspiel", raising=False)
    with pytest.raises(MissingPackage, match=re.escape('pip install "saloon[openspiel]"')):
        import_module("saloon.envs.openspiel")


def test_the_page_explains_every_kind_of_number() -> None:
    """Each block of numbers, by the beginning of its names, is in the document."""
    page = (Path(__file__).parents[2] / "docs" / "envs.md").read_text(encoding="utf-8")
    for game, ways in (("colt-express", [(3, {"teams": True}), (4, {"expert": True})]), ("bang-duel", [(2, {})])):
        for seats, options in ways:
            for name in saloon.game(game).observation_names(seats, options):
                block = re.sub(r"\d+", "N", name.partition(":")[0])
                assert f"`{block}" in page, block


def test_the_examples_of_the_page_run() -> None:
    page = (Path(__file__).parents[2] / "docs" / "envs.md").read_text(encoding="utf-8")
    examples = re.findall(r"```python\n(.*?)```", page, re.DOTALL)
    assert len(examples) >= 4
    for example in examples:
        exec(compile(example, "envs.md", "exec"), {"__name__": "__main__"})


def test_every_extra_brings_what_its_door_needs() -> None:
    """The adapter for OpenSpiel is a part of saloon.envs, which needs the others as well."""
    extras = tomllib.loads((Path(__file__).parents[2] / "pyproject.toml").read_text(encoding="utf-8"))["project"][
        "optional-dependencies"
    ]
    assert set(extras["envs"]) < set(extras["openspiel"])
