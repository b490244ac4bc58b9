"""Four languages: every text comes from a catalogue, fits where it stands, and changes with the language."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, FluentSerializer
from playwright.sync_api import Page, Route, expect

from browser.looks import ask, no_overflow, nothing_cut, picture
from browser.moments import TYPICAL, Moment, ending, lay, moment
from browser.person import DESKTOP, PHONE, People
from browser.sought import COLT
from saloon import table as saloon_table
from saloon import words as saloon_words
from saloon.games import GAMES
from saloon.words import LANGUAGES, Words
from saloon.words.bundles import Disguise
from table.house import House

CATALOGUES = [
    Path(saloon_words.__file__).parent,
    Path(saloon_table.__file__).parent / "words",
    *(game.folder / "words" for game in GAMES.values()),
]

PAGE_GAMES = Path(__file__).parents[2] / "web" / "src" / "games"
RAW_KEY = re.compile(rf"\b(?:table|seat|cli|{'|'.join(GAMES)})-[a-z0-9]+(?:-[a-z0-9]+)*\b")
PLAIN = re.compile(r"[A-Za-z]{2,}")
# The same in every language: names, hashes; and the “and” of a list, which the browser itself puts in
ABOUTS = (path.read_text(encoding="utf-8") for path in PAGE_GAMES.glob("*/about.ts"))
TITLES = "|".join(re.escape(title) for about in ABOUTS for title in re.findall(r'title: "([^"]+)"', about))
NAMES = re.compile(rf"\b(?:Ann of the open door|Ann|Boris|Cleo|{TITLES}|SHA|and|[0-9a-f]{{12}}…)")


def no_raw_keys(page: Page) -> None:
    assert [text for text in ask(page, "texts") if RAW_KEY.search(text)] == []


def disguise(route: Route) -> None:
    """Gives a catalogue whose texts are disguised: what is not cannot come from it."""
    script = route.fetch().text()
    for folder in CATALOGUES:
        source = (folder / "en.ftl").read_text(encoding="utf-8")
        first = next(line for line in source.splitlines() if re.match("[a-z]", line)).partition("=")[0]
        if first in script:
            resource = FluentParser().parse(source)
            Disguise().visit(resource)
            text = json.dumps(FluentSerializer().serialize(resource))
            route.fulfill(body=f"export default {text}", content_type="text/javascript")
            return
    route.fallback()


def test_every_text_comes_from_a_catalogue(people: People, saloon: House) -> None:
    moments = [found for slug in TYPICAL for found in (moment(TYPICAL[slug][0], slug), ending(slug))]
    places: list[str | Moment] = ["/", *(f"/new?game={slug}" for slug in TYPICAL), *moments, "/t/nowhere"]
    for place in places:
        # Somebody else each time: browsers keep nothing that is disguised, and all of it is much for one visitor
        ann = people("Ann")
        ann.context.route(re.compile(r"/assets/en-[^/]*\.js$"), disguise)
        ann.forgiven = ("404",) if place == "/t/nowhere" else ()
        ann.go(f"/t/{lay(saloon.data, place, ann)}" if isinstance(place, Moment) else place)
        ann.page.locator("main h1, .prompt, .ending").first.wait_for()
        ann.settled()
        sayable = [choice["words"] for choice in ann.choices]  # English in all languages
        texts = [NAMES.sub("", without(text, sayable)) for text in ask(ann.page, "texts")]
        assert any(re.search("[áéíóú]", text) for text in texts), "the disguise works"
        assert [text for text in texts if PLAIN.search(text)] == [], place
        ann.leave()


def without(text: str, parts: list[str]) -> str:
    for part in parts:
        text = text.removesuffix(part)
    return text


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_each_language_is_complete_and_fits(
    people: People, saloon: House, language: str, size: tuple[int, int]
) -> None:
    ann = people("Ann", language=language, size=size, touch=size == PHONE)
    pages = {
        "home": "/",
        "new": "/new",
    }
    asked = []
    for slug, names in TYPICAL.items():
        # One game shows all of it at both sizes
        wanted = names if slug == COLT else names[:1] if size == PHONE else names[1:]
        for name in wanted:
            asked.append(f"{slug}-{name}")
            pages[f"{slug}-{name}"] = f"/t/{lay(saloon.data, moment(name, slug), ann)}"
        if slug == COLT or size == DESKTOP:
            pages[f"{slug}-ending"] = f"/t/{lay(saloon.data, ending(slug), ann)}"
        else:
            pages[f"{slug}-new"] = f"/new?game={slug}"
    for name, path in pages.items():
        ann.go(path)
        ann.page.locator(".acts button, form .press, .prompt.mine, .ending").first.wait_for()
        ann.settled()
        if name in asked:
            for choice in ann.asked():
                expect(ann.listed_as(ann.text_of(choice))).to_be_visible()
        no_raw_keys(ann.page)
        no_overflow(ann.page)
        nothing_cut(ann.page)
        if language != "en":
            picture(ann, name, "noon")


def test_another_language_changes_the_log_too(people: People, saloon: House) -> None:
    ann = people("Ann")
    ann.open_table(lay(saloon.data, moment("move"), ann))
    ann.asked()
    english = ann.log()
    ann.press("table-menu")
    ann.pick(ann.says("table-language"), ann.says("table-language-short-uk"))
    ann.page.get_by_role("button", name=Words("uk").say("table-close"), exact=True).click()
    ukrainian = ann.log()
    assert len(ukrainian) == len(english)
    assert not set(english) & set(ukrainian)
    expect(ann.page.locator("html")).to_have_attribute("lang", "uk")
    ann.page.reload()
    expect(ann.page.locator("#log li")).to_have_text(ukrainian)
