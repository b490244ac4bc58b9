"""Where visitors come from, whom to believe about it, and what the house is called."""

from __future__ import annotations

import ipaddress

import pytest
from hypothesis import given
from hypothesis import strategies as st
from starlette.datastructures import Headers
from starlette.types import Scope

from saloon.table.origin import Name, Origin, name_from

PROXIES = [ipaddress.ip_network(given) for given in ("10.0.0.0/24", "2001:db8::7", "127.0.0.1")]
BEHIND = Origin(PROXIES)
NAMED = Origin(PROXIES, name_from("https://saloon.example"))
VISITOR = "203.0.113.5"


def forwarded(*values: str) -> list[tuple[bytes, bytes]]:
    return [(b"x-forwarded-for", value.encode("latin-1")) for value in values]


@pytest.mark.parametrize(
    ("peer", "said", "visitor"),
    [
        (VISITOR, [], VISITOR),
        (VISITOR, ["198.51.100.1"], VISITOR),  # a visitor who would like to be somebody else
        ("10.0.0.9", [], "10.0.0.9"),
        ("10.0.0.9", [VISITOR], VISITOR),
        ("10.0.0.9", ["198.51.100.1, 203.0.113.5"], VISITOR),  # the same, through a proxy
        ("10.0.0.9", ["198.51.100.1", VISITOR], VISITOR),
        ("10.0.0.9", [f"198.51.100.1, {VISITOR}, 10.0.0.3, 2001:db8::7"], VISITOR),  # a chain of proxies
        ("10.0.0.9", ["10.0.0.4, 10.0.0.3"], "10.0.0.4"),  # who sits among the proxies
        ("10.0.0.9", [f"{VISITOR}:4711"], VISITOR),
        ("10.0.0.9", ["[2001:db8::1]:4711"], "2001:db8::1"),
        (
            "10.0.0.9",
            [f"{VISITOR}, unknown"],
            "10.0.0.9",
        ),  # a proxy that does not say: what stands before is nobody's word
        ("10.0.0.9", [f"{VISITOR}, "], "10.0.0.9"),
        ("10.0.0.9", [""], "10.0.0.9"),
        ("10.0.0.9", ["\xff\xfe"], "10.0.0.9"),
        ("::ffff:10.0.0.9", [VISITOR], VISITOR),  # a server that listens to both versions
        ("10.0.0.9", [f"::ffff:{VISITOR}"], VISITOR),
        ("2001:db8::7", [VISITOR], VISITOR),
        ("10.0.1.9", [VISITOR], "10.0.1.9"),
        ("testclient", [VISITOR], "testclient"),
    ],
)
def test_only_proxies_are_believed(peer: str, said: list[str], visitor: str) -> None:
    assert BEHIND.visitor(peer, forwarded(*said)) == visitor


@given(st.lists(st.text(st.characters(max_codepoint=255), max_size=30), max_size=5))
def test_nobody_forges_an_address(said: list[str]) -> None:
    """Whatever a visitor writes before it: the proxy adds the truth at the end."""
    assert BEHIND.visitor(VISITOR, forwarded(*said)) == VISITOR
    assert BEHIND.visitor("10.0.0.1", forwarded(*said, VISITOR)) == VISITOR
    assert BEHIND.visitor("10.0.0.1", forwarded(", ".join([*said, VISITOR]))) == VISITOR


def test_by_default_only_this_machine_is_believed() -> None:
    for peer, believed in (("127.0.0.1", True), ("::1", True), ("127.0.0.2", False), ("10.0.0.1", False)):
        assert (Origin().visitor(peer, forwarded(VISITOR)) == VISITOR) == believed


@pytest.mark.parametrize(
    ("origin", "peer", "said", "scheme"),
    [
        (BEHIND, "10.0.0.1", "https", "https"),
        (BEHIND, "10.0.0.1", "wss", "https"),
        (BEHIND, "10.0.0.1", "gopher", "http"),
        (BEHIND, VISITOR, "https", "http"),
        (NAMED, VISITOR, "http", "https"),
    ],
)
def test_how_the_visitor_spoke_to_the_proxy(origin: Origin, peer: str, said: str, scheme: str) -> None:
    headers = [(b"x-forwarded-proto", said.encode())]
    for kind, seen in (("http", scheme), ("websocket", scheme.replace("http", "ws"))):
        plain = "http" if kind == "http" else "ws"
        scope: Scope = {"type": kind, "client": (peer, 1), "headers": headers, "scheme": plain}
        assert origin.seen(scope)["scheme"] == seen
        assert scope["scheme"] == plain


@pytest.mark.parametrize(
    ("url", "name"),
    [
        ("https://saloon.example", Name("https", "saloon.example", 443)),
        ("https://saloon.example/", Name("https", "saloon.example", 443)),
        ("http://Saloon.Example:8080", Name("http", "saloon.example", 8080)),
        ("https://saloon.example:443", Name("https", "saloon.example", 443)),
        ("https://saloon.example.", Name("https", "saloon.example", 443)),
        ("https://салун.example", Name("https", "xn--80awgnm.example", 443)),
        ("http://[2001:db8::1]:80", Name("http", "2001:db8::1", 80)),
        ("saloon.example", None),
        ("//saloon.example", None),
        ("ftp://saloon.example", None),
        ("https://", None),
        ("https://:443", None),
        ("https://saloon.example/table", None),
        ("https://saloon.example?x", None),
        ("https://saloon.example#x", None),
        ("https://anna@saloon.example", None),
        ("https://saloon.example:99999", None),
        ("https://saloon.example:x", None),
        ("https://[", None),
        ("https://a..b", None),
        ("", None),
        ("null", None),
    ],
)
def test_a_name_is_a_scheme_and_a_host(url: str, name: Name | None) -> None:
    assert name_from(url) == name


def test_without_a_name_every_name_is_right() -> None:
    assert BEHIND.is_called(Headers({"host": "anything"}))
    assert BEHIND.is_home(Headers({"host": "a.example", "origin": "https://a.example"}))
    assert not BEHIND.is_home(Headers({"host": "a.example", "origin": "https://b.example"}))


@pytest.mark.parametrize("host", ["saloon.example", "SALOON.example", "saloon.example:443", "saloon.example."])
def test_the_house_is_called_by_its_name(host: str) -> None:
    assert NAMED.is_called(Headers({"host": host}))


@pytest.mark.parametrize(
    "host",
    ["evil.example", "saloon.example.evil.example", "saloon.example:80", "127.0.0.1:8000", "", "a@saloon.example"],
)
def test_another_name_is_another_house(host: str) -> None:
    assert not NAMED.is_called(Headers({"host": host}))
    assert not NAMED.is_called(Headers())


def test_a_page_of_ours_has_our_scheme() -> None:
    """A page that came without encryption may have been changed on its way."""
    for origin, ours in (
        ("https://saloon.example", True),
        ("https://saloon.example:443", True),
        ("http://saloon.example", False),
        ("https://saloon.example:8443", False),
        ("https://evil.example", False),
        ("null", False),
        ("", False),
    ):
        assert NAMED.is_home(Headers({"host": "saloon.example", "origin": origin})) == ours, origin
    assert NAMED.is_home(Headers({"host": "saloon.example"}))
