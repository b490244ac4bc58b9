"""What a page fetches: the letters it is written in, and files that are packed."""

from __future__ import annotations

import pytest
from playwright.sync_api import Response

from browser.person import People, Person

CYRILLIC = {"en": False, "it": False, "uk": True, "ru": True}


FETCHED = "() => performance.getEntriesByType('resource').map((entry) => entry.name)"


def fetches(person: Person, font: str) -> None:
    person.page.wait_for_function(f"() => ({FETCHED})().some((name) => name.includes('{font}'))")


def visit(person: Person, path: str) -> list[Response]:
    """All that the browser got on the way to a page."""
    got: list[Response] = []
    person.page.on("response", lambda answer: got.append(answer))  # noqa: PLW0108  # Playwright marks what it is given
    person.go(path)
    person.settled()
    return got


@pytest.mark.parametrize("language", CYRILLIC)
def test_a_page_fetches_the_letters_it_is_written_in(people: People, language: str) -> None:
    somebody = people("Ann", language=language)
    for path in ("/", "/new"):
        visit(somebody, path)
        fetches(somebody, "-latin-wght")  # digits and points are in there
        if CYRILLIC[language]:
            fetches(somebody, "cyrillic")
        else:
            assert not [name for name in somebody.page.evaluate(FETCHED) if "cyrillic" in name]


def test_a_name_in_other_letters_is_shown_in_them(people: People) -> None:
    """Then they are fetched after all."""
    boris = people("Борис")
    boris.go("/")
    fetches(boris, "cyrillic")


def test_texts_are_packed(people: People) -> None:
    for answer in visit(people("Ann"), "/"):
        if answer.url.endswith((".js", ".css", ".svg", "/")):
            assert answer.all_headers().get("content-encoding") == "br", answer.url
