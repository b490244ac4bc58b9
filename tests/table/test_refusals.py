"""Whatever the server refuses, it says in words."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import saloon.table
from saloon.engine.errors import SaloonError
from saloon.table.refusal import STATUS, Refuse, refusal_response, trouble
from saloon.words import LANGUAGES, Words

SOURCES = Path(saloon.table.__file__).parent
KEYS = sorted({key for file in SOURCES.glob("*.py") for key in re.findall(r'"(table-[a-z-]+)"', file.read_text())})


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_has_a_sentence_in_every_language(language: str) -> None:
    assert "table-not-full" in KEYS
    words = Words(language)
    assert [key for key in KEYS if not words.knows(key)] == []


def test_every_status_is_that_of_a_refusal_that_exists() -> None:
    assert set(STATUS) <= set(KEYS)


def test_a_refusal_goes_out_with_its_key_its_details_its_rule_and_an_english_sentence() -> None:
    told = trouble(SaloonError("table-seat-taken", {"seat": 2}, "1.2"))
    assert (told.error, told.details, told.rule) == ("table-seat-taken", {"seat": 2, "rule": "1.2"}, "1.2")
    assert told.message.endswith(".")


def test_who_asks_too_much_is_told_when_to_come_again() -> None:
    response = refusal_response(Refuse("table-too-many", {"seconds": 7}))
    assert response.status_code == 429
    assert response.headers["retry-after"] == "7"
