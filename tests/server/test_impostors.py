"""Nobody plays for somebody else, whatever they pretend to be."""

from __future__ import annotations

import asyncio
import socket
import struct

import httpx
import pytest

from saloon.table.people import People
from server.scene import HOMES, Scene, attack
from table.house import Json, Sitter, Visitor

NO_PERSON, FOREIGN, UNKNOWN_TABLE = 4401, 4403, 4404

# What changes something, and a body that would be right
CHANGES: list[tuple[str, str, Json | None]] = [
    ("PUT", "/api/me", {"name": "Mallory"}),
    ("POST", "/api/tables", {"game": "colt-express", "chairs": [{"me": True}, {"bot": "random"}]}),
    ("POST", "/api/tables/{table}/sit", {"seat": 0}),
    ("POST", "/api/tables/{table}/stand", {"seat": 0}),
    ("POST", "/api/tables/{table}/bot", {"seat": 0, "bot": "random"}),
    ("POST", "/api/tables/{table}/host", {"seat": 0}),
    ("POST", "/api/tables/{table}/start", None),
    ("POST", "/api/tables/{table}/rematch", None),
]


def forged(scene: Scene) -> list[str]:
    """Cookies that would be Anna's, if they were real."""
    anna, _, signature = scene.anna.cookie.partition(".")
    return [
        anna,
        f"{anna}.",
        f"{anna}.{signature[:-1]}",
        f"{anna}.{signature}A",
        f"{anna}.{signature.swapcase()}",
        f"{anna}.{scene.ben.cookie.partition('.')[2]}",
        f"{anna}..{signature}",
        People(b"another key").cookie_for(anna),
        f"{anna}\t.{signature}",
        "x" * 3000,
    ]


@attack
async def test_without_a_cookie_or_with_a_forged_one_nobody_is_let_in(scene: Scene) -> None:
    nobody = Visitor(scene.opened.address, home=next(HOMES))
    assert await scene.send(nobody) == NO_PERSON
    for cookie in forged(scene):
        assert await scene.send(nobody, headers={"cookie": f"saloon={cookie}"}) == NO_PERSON, cookie
    assert not scene.heard
    await nobody.leave()


@pytest.mark.parametrize(("method", "path", "body"), CHANGES)
@attack
async def test_without_a_cookie_nobody_changes_anything(scene: Scene, method: str, path: str, body: Json) -> None:
    nobody = Visitor(scene.opened.address, home=next(HOMES))
    place = path.format(table=scene.table)
    assert (await nobody.ask(method, place, body, 401))["error"] == "table-no-person"
    for cookie in forged(scene):
        response = await nobody.http.request(method, place, json=body, headers={"cookie": f"saloon={cookie}"})
        assert (response.status_code, response.json()["error"]) == (401, "table-no-person")
        scene.heard.append(response.text)
        await asyncio.sleep(0.02)
    await nobody.leave()


ORIGINS = [
    "http://evil.example",
    "https://evil.example",
    "null",
    "http://[",
    "http://127.0.0.1",
    "http://127.0.0.1:1",
    "http://127.0.0.1:99999999999",
    "file://",
    "http://evil.example@127.0.0.1",
]


@attack
async def test_pages_of_others_get_no_socket(scene: Scene) -> None:
    """Even with Anna's own cookie: her browser would send it along."""
    for origin in ORIGINS:
        assert await scene.send(scene.anna, headers={"origin": origin}) == FOREIGN, origin
    near = [f"{scene.opened.address}.evil.example", f"{scene.opened.address}0"]
    for origin in near:
        assert await scene.send(scene.anna, headers={"origin": origin}) == FOREIGN, origin
    async with scene.anna.socket(scene.table, headers={"origin": scene.opened.address}) as ours:
        await ours.send('{"type":"hello"}')
        assert "snapshot" in str(await ours.recv())


@pytest.mark.parametrize(("method", "path", "body"), CHANGES)
@attack
async def test_pages_of_others_change_nothing(scene: Scene, method: str, path: str, body: Json) -> None:
    counted = 'saloon_http_requests_total{route="gate_closed",status="403"}'
    before = scene.opened.figure(counted)
    for origin in ORIGINS:
        response = await scene.anna.http.request(
            method, path.format(table=scene.table), json=body, headers={"origin": origin}
        )
        assert (response.status_code, response.json()["error"]) == (403, "table-wrong-origin"), origin
        scene.heard.append(response.text)
    assert scene.opened.figure(counted) == before + len(ORIGINS)


@attack
async def test_nobody_acts_for_a_seat_of_somebody_else(scene: Scene) -> None:
    for enemy, seat in ((scene.ben, 0), (scene.mallory, 0), (scene.mallory, 1)):
        for message in (
            {"type": "answer", "seat": seat, "asked": 0, "words": "x"},
            {"type": "takeback", "seat": seat},
            {"type": "consent", "seat": seat, "agree": True},
        ):
            assert await scene.refusal(enemy, message) == "table-not-yours"
    for message in ({"type": "answer", "seat": 9, "asked": 0, "words": "x"}, {"type": "takeback", "seat": 2}):
        assert await scene.refusal(scene.ben, message) == "table-no-such-seat"


@attack
async def test_nobody_gives_the_answer_of_another_even_if_it_is_right(scene: Scene) -> None:
    player, answer = await scene.turn()
    for enemy in {scene.anna, scene.ben, scene.mallory} - {player}:
        assert await scene.refusal(enemy, answer) == "table-not-yours"


@attack
async def test_nobody_looks_through_eyes_that_are_not_theirs(scene: Scene) -> None:
    _, _, spectator = scene.before
    async with scene.mallory.sit_at(scene.table, seat=0) as sitter:
        for seat in (0, 1, 5, None):
            assert sitter.position == spectator["position"]
            await sitter.say({"type": "look", "seat": seat})
            await sitter.until(lambda message: message["type"] == "snapshot")
    scene.heard += sitter.heard


@attack
async def test_there_is_nothing_behind_names_that_are_no_tables(scene: Scene) -> None:
    for name in ("nothing", "x" * 2000, "%00", "..", "%ff%fe", "'%20OR%201=1--", scene.table.swapcase()):
        async with scene.ben.socket(name) as line:
            await line.send('{"type":"hello"}')
            assert await Sitter(line).farewell() == UNKNOWN_TABLE, name
        response = await scene.ben.http.get(f"/api/tables/{name}/record")
        assert (response.status_code, response.json()["error"][:14]) == (404, "table-unknown-"), name
        scene.heard.append(response.text)


@attack
async def test_who_hangs_up_in_the_middle_of_a_word_leaves_no_trace(scene: Scene) -> None:
    """A line that is cut, at once or after nonsense, is nothing to complain about."""
    request = (
        f"GET /api/tables/{scene.table}/socket HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: Upgrade\r\n"
        f"Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {'A' * 22}==\r\n"
        f"Cookie: saloon={scene.ben.cookie}\r\n\r\n"
    ).encode()
    masked_hello = b'\x81\x90\0\0\0\0{"type":"hello"}'
    for said in (b"GET", request[:50], request, request + b"\x81\x84\0\0\0\0what", request + masked_hello) * 5:
        with socket.create_connection(("127.0.0.1", scene.opened.port)) as line:
            line.sendall(said)
            await asyncio.sleep(0.01)
            # Nothing waits to be sent: the line is cut at once
            line.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
    assert httpx.get(f"{scene.opened.address}/healthz", trust_env=False).is_success
