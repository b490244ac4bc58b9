"""What nobody else can see: that somebody has asked for a hint, or has held a pass back."""

from __future__ import annotations

from pathlib import Path

import httpx
import pytest
from starlette.routing import Route

from saloon.table import api
from table.house import house
from table.local_server import ADDRESS, Guest, LocalServer, evening
from table.test_hints import choosing, news
from table.test_rhythm import duel, is_reply, message, shot, withdrawal

ELSEWHERE = "203.0.113.9"
TOKEN = "a-token-that-is-long-enough"


async def at_home(guest: Guest) -> Guest:
    """The same person, who is not on the machine of the house."""
    cookie = guest.cookie
    await guest.leave()
    transport = httpx.ASGITransport(guest.local_server, client=(ELSEWHERE, 1))
    guest.http = httpx.AsyncClient(transport=transport, base_url=ADDRESS)
    guest.http.cookies.set("saloon", cookie, "127.0.0.1")
    return guest


async def all_pages(table: str, *guests: Guest) -> dict[tuple[str, str], tuple[int, bytes]]:
    """All that can be asked for without changing anything."""
    seen = {}
    for guest in guests:
        for route in api.routes():
            assert isinstance(route, Route)
            if "GET" in (route.methods or ()):
                response = await guest.http.get(route.path.format(table=table, game="bang-duel", language="it"))
                seen[guest.id, route.path] = response.status_code, response.content
    assert len(seen) >= 9 * len(guests)
    return seen


async def first_sight(table: str, guest: Guest) -> str:
    """What somebody is shown who comes now."""
    async with guest.sit_at(table) as seen:
        return seen.heard[0]


@evening
async def test_nobody_else_sees_that_a_hint_was_asked_for(local_server: LocalServer) -> None:
    async with choosing(local_server, open=True) as (table, ann, bel, seat):
        watcher, other = await at_home(await local_server.guest()), await at_home(local_server.guests[1 - seat])
        async with watcher.sit_at(table) as third:
            await news(bel)
            await news(third)
            pages, sight = await all_pages(table, watcher, other), await first_sight(table, other)
            await news(bel)
            await news(third)
            assert (await ann.hint(seat))["type"] == "hints"
            assert [await news(bel), await news(third)] == [[], []]
            assert await all_pages(table, watcher, other) == pages
            assert await first_sight(table, other) == sight


def test_nobody_else_sees_that_a_pass_was_held_back(tmp_path: Path) -> None:
    async def happen(local_server: LocalServer) -> None:
        async with shot(local_server, rhythm=10, open=True) as (table, ann, bel):
            watcher, other = await at_home(await local_server.guest()), await at_home(local_server.guests[0])
            async with watcher.sit_at(table) as third:
                await news(ann)
                pages, sight = await all_pages(table, watcher, other), await first_sight(table, other)
                await news(ann)
                await news(third)
                await bel.say(message(bel))
                await bel.say(withdrawal(bel))
                answers = {told["id"]: told["type"] for told in [await bel.until(is_reply), await bel.until(is_reply)]}
                assert answers == {"w1": "ack", "p1": "refused"}
                assert [await news(ann), await news(third)] == [[], []]
                assert await all_pages(table, watcher, other) == pages
                assert await first_sight(table, other) == sight

    duel(happen)(tmp_path)


# The figures


def asking(local_server: LocalServer, client: str, host: str = "127.0.0.1", **headers: str) -> httpx.AsyncClient:
    transport = httpx.ASGITransport(local_server, client=(client, 1))
    return httpx.AsyncClient(transport=transport, base_url=ADDRESS, headers={"host": host, **headers})


@pytest.mark.parametrize(
    ("client", "host", "status"),
    [
        ("127.0.0.1", "127.0.0.1:8000", 200),
        ("127.0.0.1", "localhost", 200),
        ("::1", "[::1]:8000", 200),
        ("::ffff:127.0.0.1", "localhost:8000", 200),
        ("203.0.113.9", "127.0.0.1", 403),
        ("203.0.113.9", "saloon.example", 403),
        ("127.0.0.1", "saloon.example", 403),  # a proxy that does not say for whom it asks
        ("127.0.0.1", "[", 403),
        ("somebody", "localhost", 403),
    ],
)
def test_figures_are_shown_on_the_machine_itself_only(client: str, host: str, status: int, tmp_path: Path) -> None:
    @evening
    async def look(local_server: LocalServer) -> None:
        async with asking(local_server, client, host) as http:
            response = await http.get("/metrics")
        assert response.status_code == status
        if status == 403:
            assert response.json()["error"] == "table-not-for-guests"
            assert "saloon_" not in response.text

    look(tmp_path)


@pytest.mark.parametrize(
    ("token", "said", "status"),
    [
        (TOKEN, f"Bearer {TOKEN}", 200),
        (TOKEN, f"Bearer {TOKEN}x", 403),
        (TOKEN, TOKEN, 403),
        (TOKEN, "Bearer ", 403),
        (None, "Bearer None", 403),
        (None, "", 403),
    ],
)
def test_or_to_whoever_has_the_token(token: str | None, said: str, status: int, tmp_path: Path) -> None:
    @evening
    async def look(local_server: LocalServer) -> None:
        local_server.app.state.metrics_token = token
        async with asking(local_server, ELSEWHERE, authorization=said) as http:
            assert (await http.get("/metrics")).status_code == status

    look(tmp_path)


def test_a_real_server_shows_its_figures_to_its_own_machine_and_for_the_token(tmp_path: Path) -> None:
    visitor = {"x-forwarded-for": ELSEWHERE}
    with house(tmp_path / "data", "--metrics-token", TOKEN) as opened, httpx.Client(base_url=opened.address) as http:
        statuses = [
            http.get("/metrics", headers=headers).status_code
            for headers in ({}, visitor, {**visitor, "authorization": f"Bearer {TOKEN}"}, {"host": "saloon.example"})
        ]
    assert statuses == [200, 403, 200, 403]


@evening
async def test_they_tell_how_long_the_line_is(local_server: LocalServer) -> None:
    guest = await local_server.guest()
    local_server.tables.workers.queue.kinds.update(answer=4, hint=2)
    local_server.gate.metrics.waited("answer", 0.3)
    text = (await guest.http.get("/metrics")).text
    assert 'saloon_queue{kind="answer"} 4.0' in text
    assert 'saloon_queue{kind="hint"} 2.0' in text
    assert 'saloon_queue_seconds_count{kind="answer"} 1.0' in text
