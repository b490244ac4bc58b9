"""Requests that make no sense are answered with a sentence, not with a page of errors, and lead nowhere."""

from __future__ import annotations

import http.client

import pytest

from server.scene import HOMES, Scene, attack
from table.house import Json

BODY = 16 * 1024


async def trouble(scene: Scene, method: str, path: str, content: bytes | None = None) -> tuple[int, str]:
    """The status of a refusal and its key."""
    response = await scene.mallory.http.request(method, path, content=content)
    scene.heard.append(response.text)
    told: Json = response.json()
    assert set(told) == {"error", "details", "rule", "message"}
    assert told["message"]
    assert response.headers["content-type"] == "application/json"
    assert response.headers["x-content-type-options"] == "nosniff"
    return response.status_code, str(told["error"])


@attack
async def test_a_body_that_is_too_large_is_refused(scene: Scene) -> None:
    for size in (BODY + 1, 10 * BODY, 5_000_000):
        assert await trouble(scene, "POST", "/api/tables", b" " * size) == (413, "table-too-large")
    assert await trouble(scene, "POST", "/api/tables", b" " * BODY) == (400, "table-bad-request")


@attack
async def test_bodies_that_nobody_can_read_are_refused(scene: Scene) -> None:
    bodies = [
        b"{",
        b"[]",
        b'{"game":"colt-express"}',
        b'{"game":"colt-express","chairs":[{}],"x":1}',
        b'{"game":"colt-express","chairs":' + b"[" * 8000,
        b'{"game":"\xff","chairs":[{}]}',
        b'{"game":"\\ud800","chairs":[{}]}',
        b'{"game":"colt-express","chairs":[{},{}],"pace":"never"}',
        b'{"game":"colt-express","chairs":[{},{}],"switches":{"a":{}}}',
    ]
    for body in bodies:
        assert await trouble(scene, "POST", "/api/tables", body) == (400, "table-bad-request"), body


@pytest.mark.parametrize("path", ["/nothing", "/api", "/api/nothing", "/api/tables/x/nothing", "/assets/nothing.js"])
@attack
async def test_there_is_nothing_elsewhere(scene: Scene, path: str) -> None:
    assert await trouble(scene, "GET", path) == (404, "table-unknown-route")
    status, _ = await trouble(scene, "POST", path, b"{}")
    assert status in (404, 405)


@attack
async def test_what_cannot_be_done_is_not_done(scene: Scene) -> None:
    one = f"/api/tables/{scene.table}"
    for method, path in (
        ("DELETE", one),
        ("PUT", one),
        ("POST", one),
        ("GET", f"{one}/sit"),
        ("DELETE", "/api/me"),
        ("PATCH", "/api/tables"),
        ("POST", "/metrics"),
        ("OPTIONS", one),
        ("BREW", "/api/house"),
        ("POST", f"{one}/record"),
    ):
        assert await trouble(scene, method, path) == (405, "table-wrong-method"), (method, path)


@attack
async def test_no_path_leads_out_of_the_house(scene: Scene) -> None:
    """As an enemy writes them, not as a browser would tidy them up."""
    line = http.client.HTTPConnection("127.0.0.1", scene.opened.port, timeout=30)
    deep = "../" * 12
    for path in (
        f"/assets/{deep}etc/passwd",
        f"/assets/{deep.replace('.', '%2e')}etc/passwd",
        f"/assets/{deep.replace('/', '%2f')}etc%2fpasswd",
        f"/assets/{deep.replace('/', '%5c')}etc%5cpasswd",
        "/assets//etc/passwd",
        "/assets/%2fetc%2fpasswd",
        "/assets/..",
        "/assets/../index.html",
        "/assets/../../socket.py",
        "/assets/%00",
        "/assets/a%00.js",
        "/assets/%ff%fe",
        f"/assets/{'a' * 5000}",
        f"/t/{deep}etc/passwd",
        f"/api/tables/{deep}etc/passwd",
        "//etc/passwd",
    ):
        line.request("GET", path, headers={"x-forwarded-for": next(HOMES)})
        response = line.getresponse()
        text = response.read().decode()
        scene.heard.append(text)
        assert response.status == 404, (path, response.status)
        assert "table-unknown-" in text
    line.close()


@attack
async def test_noise_is_no_request(scene: Scene) -> None:
    for noise in (b"\0" * 100, b"hello\r\n\r\n", b"\x16\x03\x01\x02\0" + b"\xff" * 200):
        line = http.client.HTTPConnection("127.0.0.1", scene.opened.port, timeout=30)
        line.connect()
        line.sock.sendall(noise)
        answer = line.sock.recv(10_000).decode()
        line.close()
        assert "400" in answer or answer == ""
        scene.heard.append(answer)


@attack
async def test_names_are_shown_as_they_are_or_not_at_all(scene: Scene) -> None:
    for name in ("\u202e", "\u200b", " "):
        body = f'{{"name":"{name}"}}'.encode()
        assert await trouble(scene, "PUT", "/api/me", body) == (400, "table-bad-name")
    assert (await scene.mallory.ask("PUT", "/api/me", {"name": "<script>\0\n"}))["name"] == "<script>"
