"""The sentences with which the page is tested are those that are said today."""

from __future__ import annotations

from words.marks import games
from words.page import rows, sentences, written
from words.sayings import Saying, Sayings


def key(row: Saying) -> tuple[str, ...]:
    """What makes a row another one than the next."""
    details = row["details"]
    assert isinstance(details, dict)
    return str(row["kind"]), str(row.get("error") or details.get("event") or details["kind"]), str(details.get("known"))


@games
def test_the_sentences_of_the_page_are_current(sayings: Sayings) -> None:
    mine = [row for row in written() if row["game"] == sayings.slug]
    for row in mine:
        assert row["sentences"] == sentences(row, sayings), row
    assert {key(row) for row in rows(sayings)} == {key(row) for row in mine}
