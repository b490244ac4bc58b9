"""Frames that bring nothing, and too many of them: the socket they come from is closed, and nobody else notices."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest

from server.rude import CUT, MORE, PING, PONG, TEXT, Rude, cuts, frame, greeting, particular
from server.scene import HELLO, HOMES, Scene, attack
from server.test_floods import MEGABYTE, in_peace
from table.house import House, Visitor, house, soon

TOO_MANY, TOO_LONG, NOT_TEXT, NOT_A_FRAME, UNFINISHED = 4429, 1009, 1007, 1002, 1008
HELLO_FRAME = frame(TEXT, HELLO.encode())
ALLOWED = 60  # frames in a second

FLOODS = {
    "pings": frame(PING),
    "long pings": frame(PING, b"x" * 125),
    "pongs": frame(PONG),
    "empty pieces": frame(MORE, final=False),
    "pieces of one byte": frame(MORE, b" ", final=False),
    "messages": frame(TEXT, b'{"type":"ping"}'),
    "everything": frame(PING) + frame(PONG) + frame(MORE, final=False),
}


IN_PIECES = ("empty pieces", "pieces of one byte", "everything")


def beginning(kind: str) -> bytes:
    """What has to come first, so that the flood keeps to the protocol."""
    return HELLO_FRAME + (frame(TEXT, final=False) if kind in IN_PIECES else b"")


@pytest.mark.parametrize("kind", FLOODS)
@attack
async def test_a_flood_of_frames_is_not_read_and_the_others_play_on(scene: Scene, kind: str) -> None:
    before = scene.opened.memory()

    def flood() -> None:
        with Rude(scene.opened.port) as line:
            assert "101" in line.greet(scene.mallory, scene.table)
            line.say(beginning(kind))
            times = line.pour(FLOODS[kind] * (MEGABYTE // len(FLOODS[kind])), 100)
            assert times < 100, "somebody has listened to all of it"
            answered = [opcode for opcode, _ in line.frames() if opcode == PONG]
            assert len(answered) <= ALLOWED

    cut = cuts(scene.opened, "frames")
    async with scene.anna.sit_at(scene.table) as honest:
        await in_peace(honest, asyncio.create_task(asyncio.to_thread(flood)))
    assert cuts(scene.opened, "frames") == cut + 1
    assert scene.opened.memory() - before < 32 * MEGABYTE


@pytest.mark.parametrize("kind", FLOODS)
@attack
async def test_who_sends_too_many_frames_is_told_so(scene: Scene, kind: str) -> None:
    with Rude(scene.opened.port) as line:
        line.greet(scene.mallory, scene.table)
        line.say(beginning(kind) + FLOODS[kind] * ALLOWED * 4)
        assert line.code() == TOO_MANY


@attack
async def test_some_pings_are_answered(scene: Scene) -> None:
    """Programs that look whether the server is still there."""
    async with scene.mallory.sit_at(scene.table) as sitter:
        for _ in range(20):
            await asyncio.wait_for(await sitter.socket.ping(), 10)


@attack
async def test_who_does_not_wait_to_be_let_in_is_not_let_in(scene: Scene) -> None:
    """Frames that follow the request at once: what comes of it depends on how they travel, but it comes to an end."""

    def hurry() -> None:
        with Rude(scene.opened.port) as line:
            line.say(greeting(scene.mallory, scene.table) + frame(PING) * 50_000)
            line.pour(frame(PING) * 50_000, 100)
            assert line.everything().count(frame(PONG)[:1]) <= ALLOWED + 10

    async with scene.anna.sit_at(scene.table) as honest:
        await in_peace(honest, asyncio.create_task(asyncio.to_thread(hurry)))


@attack
async def test_a_frame_that_is_announced_too_long_is_not_waited_for(scene: Scene) -> None:
    for length in (b"\xfe\x10\x01", b"\xff\0\0\0\0\0\1\0\0", b"\xff\x7f" + b"\xff" * 7):
        with Rude(scene.opened.port) as line:
            line.greet(scene.mallory, scene.table)
            line.say(HELLO_FRAME + b"\x81" + length)
            assert line.code() == TOO_LONG


@attack
async def test_nothing_is_compressed(scene: Scene) -> None:
    """A few bytes that would become many are no frame here."""
    with Rude(scene.opened.port) as line:
        offer = "Sec-WebSocket-Extensions: permessage-deflate; client_max_window_bits"
        assert "permessage-deflate" not in line.greet(scene.mallory, scene.table, offer)
        line.say(HELLO_FRAME + bytes([0xC1, 0x80 | 5, 0, 0, 0, 0]) + b"\xaa\x56\x2a\0\0")
        assert line.code() == NOT_A_FRAME


@attack
async def test_a_request_for_a_socket_that_is_too_long_is_answered(scene: Scene) -> None:
    for headers in ([f"X-{number}: x" for number in range(200)], [f"X-Long: {'x' * 9000}"]):
        with Rude(scene.opened.port) as line:
            assert "431" in line.greet(scene.mallory, scene.table, *headers)
            assert line.everything() is not None


@attack
async def test_nobody_asks_for_sockets_without_end(scene: Scene) -> None:
    """Not even without a cookie, and the refusal is cheap: nobody looks who it is."""
    crowd = Visitor(scene.opened.address, home=next(HOMES))

    def ask() -> str:
        with Rude(scene.opened.port) as line:
            return line.greet(crowd, scene.table)

    heads: list[str] = []
    while not (refused := [head for head in heads if head.startswith("HTTP/1.1 429")]):
        assert len(heads) < 400
        heads += await asyncio.gather(*(asyncio.to_thread(ask) for _ in range(20)))
    assert heads[0].startswith("HTTP/1.1 101")
    assert all("retry-after" in head for head in refused)
    assert cuts(scene.opened, "handshakes") >= len(refused)
    async with scene.ben.sit_at(scene.table):
        pass
    await crowd.leave()


# A server that does not wait long


@pytest.fixture(scope="module")
def hasty(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    program = particular(every=0.05, message_seconds=0.3)
    with house(tmp_path_factory.mktemp("hasty") / "data", program=program) as found:
        yield found
    assert "Traceback" not in found.complaints, found.complaints


async def spectator(hasty: House) -> tuple[Visitor, str]:
    visitor = await Visitor.come(hasty.address)
    table = await visitor.table([{"bot": "random"}] * 2)
    await visitor.leave()
    return visitor, table


UNFINISHED_ONES = {
    "half a head": b"\x81",
    "no mask": frame(TEXT)[:3],
    "half a message": frame(TEXT, b"12345678")[:-2],
    "half a ping": frame(PING, b"12345678")[:-2],
    "a piece": frame(TEXT, b'{"type":', final=False),
    "pieces and pings": frame(TEXT, final=False) + frame(MORE, final=False) + frame(PING),
}


@pytest.mark.parametrize("kind", UNFINISHED_ONES)
def test_what_is_begun_has_to_be_finished(hasty: House, kind: str) -> None:
    visitor, table = asyncio.run(spectator(hasty))
    with Rude(hasty.port) as line:
        line.greet(visitor, table)
        line.say(HELLO_FRAME + UNFINISHED_ONES[kind])
        assert line.code() == UNFINISHED
    assert soon(lambda: cuts(hasty, "message") > 0)


NOISE = {
    "no text": (frame(TEXT, b"\xff\xfe"), NOT_TEXT),
    "no text in pieces": (frame(TEXT, b"\xd0", final=False) + frame(MORE, b"\xff"), NOT_TEXT),
    "no such kind": (frame(3), NOT_A_FRAME),
    "no mask": (b"\x81\x05hello", NOT_A_FRAME),
    "a ping in pieces": (frame(PING, final=False), NOT_A_FRAME),
    "a piece of nothing": (frame(MORE), NOT_A_FRAME),
    "too long": (b"\x81\xfe\xff\xff", TOO_LONG),
}


@pytest.mark.parametrize("kind", NOISE)
def test_a_bad_frame_is_a_line_in_the_log(hasty: House, kind: str) -> None:
    visitor, table = asyncio.run(spectator(hasty))
    said, code = NOISE[kind]
    before = hasty.complaints
    with Rude(hasty.port) as line:
        line.greet(visitor, table)
        line.say(HELLO_FRAME + said)
        assert line.code() == code
    told = hasty.complaints.removeprefix(before).splitlines()
    assert len(told) == 1
    assert "bad frame" in told[0]
    assert str(code) in told[0]
    for secret in (visitor.cookie, table, "127.0.0.1"):
        assert secret not in told[0]


def test_nobody_fills_the_log(tmp_path: Path) -> None:
    with house(tmp_path / "data") as opened:
        visitor, table = asyncio.run(spectator(opened))
        for _ in range(30):
            with Rude(opened.port) as line:
                line.greet(visitor, table)
                line.say(frame(3))
                assert line.code() in (NOT_A_FRAME, CUT)
        assert cuts(opened, "noise") == 30
        assert 0 < opened.complaints.count("bad frame") <= 20
