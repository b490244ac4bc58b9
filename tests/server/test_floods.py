"""Too much of everything. Whoever asks for too much is sent away; the others do not notice."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from server.deaf import ask_in_vain, deaf, finished_game
from server.scene import HELLO, HOMES, Scene, attack
from table.house import SECONDS, Json, Sitter, Visitor, soon

NO_HELLO, SLOW, TOO_MANY = 4409, 4408, 4429
CUT = 1006  # without a word
MEGABYTE = 1 << 20
MANY = 1200  # requests that nobody may make, however slow the machine
PING = '{"type":"ping"}'
LOOK = '{"type":"look"}'


async def in_peace(sitter: Sitter, work: asyncio.Task[None]) -> None:
    """Somebody honest is answered for as long as the enemies work, and once more afterwards."""
    calm = True
    while calm:
        calm = not work.done()
        await sitter.say({"type": "ping"})
        heard = await sitter.until(lambda message: message["type"] == "pong")
        assert heard["number"] == sitter.number
        await asyncio.sleep(0.1)
    await work


async def poured(scene: Scene, enemy: Visitor, frame: str) -> int | None:
    return await scene.send(enemy, *[frame] * 500)


@pytest.mark.parametrize("frame", [PING, LOOK, "nonsense", '{"type":"takeback","id":"a","seat":1}'])
@attack
async def test_who_floods_a_table_is_sent_away_and_the_others_play_on(scene: Scene, frame: str) -> None:
    async def flood() -> None:
        for enemy in (scene.ben, scene.mallory):
            code = await poured(scene, enemy, frame)
            # Many at once are not even read
            assert code in ((4400, TOO_MANY) if frame == "nonsense" else (TOO_MANY,))

    async with scene.anna.sit_at(scene.table) as honest:
        await in_peace(honest, asyncio.create_task(flood()))


@attack
async def test_who_was_sent_away_for_flooding_may_come_again_but_not_to_flood(scene: Scene) -> None:
    for _ in range(3):
        assert await poured(scene, scene.mallory, PING) == TOO_MANY
    assert await scene.let_in(scene.mallory)


@attack
async def test_many_faces_of_one_address_are_counted_together(scene: Scene) -> None:
    home = next(HOMES)
    crowd = [await Visitor.come(scene.opened.address, home=home) for _ in range(12)]

    async def flood() -> None:
        # Each of them less than one person may, all of them more than one address may
        codes = await asyncio.gather(*(polite(enemy) for enemy in crowd))
        assert TOO_MANY in codes

    async def polite(enemy: Visitor) -> int | None:
        async with enemy.socket(scene.table) as line:
            try:
                for frame in (HELLO, *[PING] * 15):
                    await line.send(frame)
                for _ in range(17):
                    await asyncio.wait_for(line.recv(), SECONDS)
            except ConnectionClosed:
                pass
            return line.close_code

    async with scene.anna.sit_at(scene.table) as honest:
        await in_peace(honest, asyncio.create_task(flood()))
    for enemy in crowd:
        await enemy.leave()


@attack
async def test_who_asks_for_too_much_is_told_when_to_come_again(scene: Scene) -> None:
    responses: list[httpx.Response] = []
    while all(response.is_success for response in responses):  # as fast as this machine can
        responses += await asyncio.gather(*(scene.mallory.http.get("/api/house") for _ in range(60)))
        assert len(responses) < MANY
    refused = [response for response in responses if response.status_code == 429]
    assert {response.status_code for response in responses} == {200, 429}
    for response in refused:
        assert int(response.headers["retry-after"]) >= 1
        assert response.json()["error"] == "table-too-many"
        scene.heard.append(response.text)
    assert (await scene.anna.ask("GET", "/api/house"))["games"]
    assert scene.opened.figure('saloon_http_requests_total{route="gate_closed",status="429"}') >= len(refused)


@attack
async def test_nobody_makes_tables_or_people_without_end(scene: Scene) -> None:
    wanted: Json = {"game": "colt-express", "chairs": [{}, {}]}
    made = [(await scene.mallory.http.post("/api/tables", json=wanted)).status_code for _ in range(15)]
    assert set(made) == {201, 429}
    async with httpx.AsyncClient(base_url=scene.opened.address, headers={"x-forwarded-for": next(HOMES)}) as crowd:
        came = []
        for _ in range(40):
            came.append((await crowd.get("/api/me")).status_code)
            crowd.cookies.clear()
    assert set(came) == {200, 429}
    assert await scene.anna.table([{"me": True}, {"bot": "random"}])


@asynccontextmanager
async def silent_sockets(scene: Scene, visitor: Visitor, count: int) -> AsyncIterator[list[Sitter]]:
    async with AsyncExitStack() as stack:
        yield [Sitter(await stack.enter_async_context(visitor.socket(scene.table))) for _ in range(count)]


@attack
async def test_nobody_opens_sockets_without_end(scene: Scene) -> None:
    async with silent_sockets(scene, scene.mallory, 20) as lines:
        assert await scene.send(scene.mallory) == TOO_MANY
        async with scene.anna.sit_at(scene.table):
            pass
        await lines[0].socket.close()
        async with scene.mallory.sit_at(scene.table):
            pass


@attack
async def test_lines_on_which_nobody_says_anything_disturb_nobody(scene: Scene) -> None:
    """Some do not even ask for a socket, some break off in the middle, some get one and do not say hello."""
    head = b"POST /api/tables HTTP/1.1\r\nHost: a\r\nContent-Length: 100\r\n"
    beginnings = [b"", b"GET", head, head + b"\r\n{"]
    async with silent_sockets(scene, scene.mallory, 15) as lines:
        with_nothing = [socket.create_connection(("127.0.0.1", scene.opened.port)) for _ in range(150)]
        for number, line in enumerate(with_nothing):
            line.sendall(beginnings[number % len(beginnings)])
        async with scene.anna.sit_at(scene.table) as honest:
            await in_peace(honest, asyncio.create_task(asyncio.sleep(0.5)))
        for line in with_nothing:
            line.close()
        assert {await line.farewell() for line in lines} == {NO_HELLO}


@attack
async def test_who_never_listens_costs_little_and_is_let_go(scene: Scene) -> None:
    """And hears so, who reads at last; then she may come again."""
    table = await finished_game(scene.anna)
    before = scene.opened.memory()
    async with deaf(scene.mallory, table) as line, scene.anna.sit_at(table) as honest:
        await in_peace(honest, asyncio.create_task(ask_in_vain(scene.opened, line)))
        assert scene.opened.memory() - before < 32 * MEGABYTE
        late = Sitter(line)
        assert await late.farewell() in (SLOW, CUT)
    async with scene.mallory.sit_at(table, since=late.number) as again:
        assert again.log == []


@attack
async def test_who_never_listens_does_not_keep_the_table_waiting(scene: Scene) -> None:
    """Mallory looks on without reading while Anna and Ben play."""
    async with deaf(scene.mallory, scene.table) as line:
        async with scene.anna.sit_at(scene.table) as anna, scene.ben.sit_at(scene.table) as ben:
            async with asyncio.timeout(2 * SECONDS):
                await asyncio.gather(anna.play(0), ben.play(1))
        line.transport.abort()
    await scene.expect()


@attack
async def test_a_head_without_end_is_not_kept(scene: Scene) -> None:
    before = scene.opened.memory()
    with socket.create_connection(("127.0.0.1", scene.opened.port), timeout=SECONDS) as line:
        line.sendall(b"GET /api/me HTTP/1.1\r\nHost: a\r\nX-Long: ")
        with pytest.raises(OSError, match=r"reset|Broken pipe"):
            line.sendall(b"a" * 100 * MEGABYTE)
    assert scene.opened.memory() - before < 32 * MEGABYTE


@attack
async def test_a_body_without_end_is_not_kept(scene: Scene) -> None:
    before = scene.opened.memory()

    async def endless() -> AsyncIterator[bytes]:
        for _ in range(100):
            yield b" " * MEGABYTE

    try:
        response = await scene.mallory.http.put("/api/me", content=endless())
        assert response.status_code == 413
    except httpx.WriteError:  # the server has hung up before all was said
        pass
    assert soon(lambda: scene.opened.memory() - before < 32 * MEGABYTE)
