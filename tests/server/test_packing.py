"""What goes over the wire is small, where that betrays nothing; and caches are told what they may keep."""

from __future__ import annotations

from collections.abc import Iterator

import httpx
import pytest

from saloon.table.page import FOLDER
from server.scene import HOMES
from table.house import House

SCRIPT, STYLE, FONT = (
    f"/assets/{next((FOLDER / 'assets').glob(pattern)).name}" for pattern in ("index-*.js", "index-*.css", "*.woff2")
)
TYPES = {"/": "text/html", "/icon.svg": "image/svg+xml", SCRIPT: "text/javascript", STYLE: "text/css"}
FILES = {path: FOLDER / (path.lstrip("/") or "index.html") for path in TYPES}
# What a browser says, and the packing it should get
WISHES = {
    "gzip, deflate, br, zstd": ("br", ".br"),
    "br;q=1.0, gzip;q=0.5": ("br", ".br"),
    "gzip, deflate": ("gzip", ".gz"),
    "gzip, BR;q=0": ("gzip", ".gz"),
    "GZIP": ("gzip", ".gz"),
    "deflate": (None, ""),
    "br;q=0, gzip; q=0.000": (None, ""),
    "identity": (None, ""),
    "": (None, ""),
}


@pytest.fixture
def browser(opened: House) -> Iterator[httpx.Client]:
    with httpx.Client(base_url=opened.address, headers={"x-forwarded-for": next(HOMES)}) as client:
        yield client


@pytest.mark.parametrize("path", FILES)
@pytest.mark.parametrize("wish", WISHES)
def test_the_page_comes_in_the_smallest_packing_that_a_browser_knows(
    browser: httpx.Client, path: str, wish: str
) -> None:
    packing, ending = WISHES[wish]
    with browser.stream("GET", path, headers={"accept-encoding": wish}) as got:
        raw = b"".join(got.iter_raw())
    assert got.status_code == 200
    assert got.headers.get("content-encoding") == packing
    assert raw == FILES[path].with_name(FILES[path].name + ending).read_bytes()
    assert got.headers["content-type"].partition(";")[0] == TYPES[path]
    assert got.headers["vary"] == "Accept-Encoding"


def test_fonts_are_small_already(browser: httpx.Client) -> None:
    got = browser.get(FONT, headers={"accept-encoding": "br, gzip"})
    assert "content-encoding" not in got.headers
    assert got.headers["content-type"] == "font/woff2"


@pytest.mark.parametrize(
    ("path", "kept"),
    [
        ("/", "no-cache"),
        ("/t/AnyTableOfAnybody", "no-cache"),
        ("/icon.svg", "public, max-age=86400"),
        (SCRIPT, "public, max-age=31536000, immutable"),
        (FONT, "public, max-age=31536000, immutable"),
        ("/api/house", "no-store"),
        ("/api/me", "no-store"),
    ],
)
def test_caches_are_told_what_to_keep(browser: httpx.Client, path: str, kept: str) -> None:
    assert browser.get(path).headers["cache-control"] == kept


@pytest.mark.parametrize("packing", ["br", "gzip", "identity"])
def test_what_a_browser_has_is_not_sent_again(browser: httpx.Client, packing: str) -> None:
    first = browser.get(SCRIPT, headers={"accept-encoding": packing})
    again = browser.get(SCRIPT, headers={"accept-encoding": packing, "if-none-match": first.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")
    assert again.headers["vary"] == "Accept-Encoding"


@pytest.mark.parametrize(
    "path", ["/api/house", "/api/openapi.json", "/api/games/colt-express/words/uk", "/api/games/colt-express/rules"]
)
def test_what_is_the_same_for_all_is_packed(browser: httpx.Client, path: str) -> None:
    packed = browser.get(path, headers={"accept-encoding": "gzip"})
    plain = browser.get(path, headers={"accept-encoding": "identity"})
    assert packed.headers["content-encoding"] == "gzip"
    assert packed.headers["vary"] == "Accept-Encoding"
    assert "content-encoding" not in plain.headers
    assert packed.json() == plain.json()


def test_what_is_ones_own_is_not_packed_together_with_what_others_wrote(browser: httpx.Client) -> None:
    """Its length would tell whoever sees the line, and may choose a name, what it holds."""
    me = browser.get("/api/me", headers={"accept-encoding": "br, gzip"})
    chairs = [{"me": True}, {"bot": "random"}, {"bot": "random"}, {"bot": "random"}]
    for _ in range(3):
        made = browser.post("/api/tables", json={"game": "colt-express", "chairs": chairs})
        assert made.status_code == 201, made.text
    tables = browser.get("/api/tables", headers={"accept-encoding": "br, gzip"})
    one = browser.get(f"/api/tables/{made.json()['id']}", headers={"accept-encoding": "br, gzip"})
    assert len(tables.content) > 1000
    for answer in (me, tables, one):
        assert "content-encoding" not in answer.headers
