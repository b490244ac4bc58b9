"""Sentences said without Fluent are what Fluent would say."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import saloon
from saloon.words.bundles import bundle, formatted
from saloon.words.plain import messages, plain
from words.marks import languages

FOLDERS = sorted({path.parent for path in Path(saloon.__path__[0]).rglob("en.ftl")})

anywhere = pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: str(folder.relative_to(saloon.__path__[0])))


@languages
@anywhere
def test_every_sentence_of_the_catalogues(folder: Path, language: str) -> None:
    found = messages(language, (folder,))
    fluent = bundle(language, (folder,), disguised=False)
    assert found.keys() == fluent._messages.keys()
    arguments = {name: f"<{name}>" for message in found.values() for name in re.findall(r"\$([\w-]+)", message)}
    said = {key: plain(message, arguments) for key, message in found.items()}
    for key, sentence in said.items():
        if sentence is not None:
            assert sentence == formatted(fluent, fluent.get_message(key).value, arguments), key
    assert sum(sentence is not None for sentence in said.values()) > len(said) / 3


ODD = """
lines = first
    second
      third

    fourth
below =
    one
    two
literal = usage:{ " " }
spaces =    trimmed   \u0020
named = { $who } and {$whom}
    .acc = { $who }
choice = { $count ->
        [one] one
       *[other] many
    }
escaped = { "\\u00A0" }
term = { -brand } plays
call = { NUMBER($count) }
-brand = Saloon
lines = a second time
"""


@pytest.mark.parametrize("key", ["lines", "below", "literal", "spaces", "named", "choice", "escaped", "term", "call"])
def test_what_a_catalogue_may_hold(tmp_path: Path, key: str) -> None:
    (tmp_path / "en.ftl").write_text(ODD, encoding="utf-8")
    fluent = bundle("en", (tmp_path,), disguised=False)
    arguments = {"who": "Doc", "whom": "Belle", "count": "one"}
    said = plain(messages("en", (tmp_path,))[key], arguments)
    assert (said is None) == (key in {"named", "choice", "escaped", "term", "call"})
    assert said is None or said == formatted(fluent, fluent.get_message(key).value, arguments)


def test_numbers_are_left_to_fluent() -> None:
    assert plain(" { $count } cards", {"count": "7"}) == "7 cards"
    assert plain(" { $count } cards", {"count": 7}) is None
    assert plain(" { $count } cards", {}) is None
