"""A server that has a name and stands behind a proxy: it answers to no other name, and believes nobody else."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from server.rude import Rude
from table.house import SECONDS, House, house

NAME = "saloon.example"
OURS = f"https://{NAME}"
PROXY, VISITOR = "127.0.0.9", "127.0.0.8"  # addresses of this machine
FOREIGN = 4403


@pytest.fixture(scope="module")
def named(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    data = tmp_path_factory.mktemp("named") / "data"
    with house(data, "--public-url", OURS, "--proxy", PROXY, "2001:db8::/64", "--proxy", "192.0.2.0/24") as found:
        yield found
    assert found.complaints == ""


def client(named: House, source: str = PROXY, **headers: str) -> httpx.Client:
    """Somebody who comes from there, through the proxy or around it."""
    return httpx.Client(
        base_url=named.address,
        headers={"host": NAME, **{name.replace("_", "-"): value for name, value in headers.items()}},
        transport=httpx.HTTPTransport(verify=False, local_address=source),  # nothing is encrypted here
        timeout=SECONDS,
    )


def test_the_house_answers_to_its_name_only(named: House) -> None:
    for host, status in ((NAME, 200), (f"{NAME}:443", 200), ("evil.example", 421), (f"127.0.0.1:{named.port}", 421)):
        with client(named, host=host) as visitor:
            response = visitor.get("/api/house")
            assert response.status_code == status, host
            if status == 421:
                assert response.json()["error"] == "table-wrong-host"
                assert response.headers["x-content-type-options"] == "nosniff"
                assert visitor.get("/").status_code == 421


def test_machines_may_ask_how_it_is_under_any_name(named: House) -> None:
    with client(named, host=f"127.0.0.1:{named.port}") as probe:
        assert probe.get("/healthz").is_success
        assert 'saloon_http_requests_total{route="gate_closed",status="421"}' in probe.get("/metrics").text


def test_the_cookie_is_for_encrypted_lines_only(named: House) -> None:
    with client(named) as visitor:
        assert "; Secure" in visitor.get("/api/me").headers["set-cookie"]


@pytest.mark.parametrize(
    ("origin", "status"),
    [(OURS, 200), (None, 200), (f"http://{NAME}", 403), ("https://evil.example", 403), ("null", 403)],
)
def test_only_our_own_page_changes_something(named: House, origin: str | None, status: int) -> None:
    with client(named, x_forwarded_for="203.0.113.1") as visitor:
        visitor.headers["cookie"] = "saloon=" + visitor.get("/api/me").cookies["saloon"]
        if origin:
            visitor.headers["origin"] = origin
        assert visitor.put("/api/me", json={"name": "Anna"}).status_code == status


async def socket(named: House, host: str, origin: str | None) -> int:
    """The code that a socket is closed with, or the status that it is refused with."""
    path = f"ws://{host}/api/tables/nothing/socket"
    try:
        async with connect(path, host="127.0.0.1", port=named.port, origin=origin, proxy=None) as line:  # type: ignore[arg-type]  # a plain text will do
            await line.wait_closed()
            return line.close_code or 0
    except InvalidStatus as error:
        return error.response.status_code


def test_sockets_are_asked_the_same(named: House) -> None:
    no_person = 4401
    for host, origin, code in (
        (NAME, OURS, no_person),
        (NAME, None, no_person),
        (NAME, f"http://{NAME}", FOREIGN),
        (NAME, "https://evil.example", FOREIGN),
        ("evil.example", OURS, 421),
        ("evil.example", None, 421),
    ):
        assert asyncio.run(socket(named, host, origin)) == code, (host, origin)


def newcomers(named: House, source: str, homes: list[str]) -> set[int]:
    """People who come from there, each with another home if one believes them."""
    found = set()
    with client(named, source) as visitor:
        for home in homes:
            found.add(visitor.get("/api/me", headers={"x-forwarded-for": home}).status_code)
            visitor.cookies.clear()
    return found


def test_behind_the_proxy_every_visitor_is_counted_alone(named: House) -> None:
    assert newcomers(named, PROXY, [f"203.0.113.{number}" for number in range(50)]) == {200}
    assert newcomers(named, PROXY, ["198.51.100.1"] * 50) == {200, 429}
    assert newcomers(named, PROXY, [f"203.0.113.{number}, 198.51.100.2" for number in range(50)]) == {200, 429}


def test_around_the_proxy_nobody_is_believed(named: House) -> None:
    assert newcomers(named, VISITOR, [f"203.0.113.{number}" for number in range(50)]) == {200, 429}


def test_this_machine_is_no_proxy_if_others_are_named(named: House) -> None:
    assert newcomers(named, "127.0.0.1", [f"203.0.113.{number}" for number in range(50)]) == {200, 429}


def test_without_a_name_the_scheme_is_what_the_proxy_says(tmp_path: Path) -> None:
    with house(tmp_path / "data") as opened:
        for source, secure in (("127.0.0.1", True), (VISITOR, False)):
            with client(opened, source, x_forwarded_proto="https", host="any.example") as visitor:
                assert ("; Secure" in visitor.get("/api/me").headers["set-cookie"]) == secure
        with Rude(opened.port) as line:
            line.say(b"GET /healthz HTTP/1.0\r\n\r\n")
            assert b"200" in line.everything()
