"""What a page fetches: the letters it is written in, and files that are packed."""

from __future__ import annotations

import pytest
from playwright.sync_api import Response

from browser.person import People, Person

CYRILLIC = {"en": False, "it": False, "uk": True, "ru": True}


FETCHED = "() => performance.getEntriesByType('resource').map((entry) => entry.name)"


def fonts_of(person: Person, path: str) -> list[str]:
    visit(person, path)
    return [name for name in person.page.evaluate(FETCHED) if name.endswith(".woff2")]


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
        fonts = fonts_of(somebody, path)
        assert any("-latin-wght" in font for font in fonts)  # digits and points are in there
        assert any("cyrillic" in font for font in fonts) == CYRILLIC[language], fonts


def test_a_name_in_other_letters_is_shown_in_them(people: People) -> None:
    """Then they are fetched after all."""
    boris = people("Борис")
    boris.go("/")
    boris.page.wait_for_function(f"() => ({FETCHED})().some((name) => name.includes('cyrillic'))")


def test_texts_are_packed(people: People) -> None:
    for answer in visit(people("Ann"), "/"):
        if answer.url.endswith((".js", ".css", ".svg", "/")):
            assert answer.all_headers().get("content-encoding") == "br", answer.url
