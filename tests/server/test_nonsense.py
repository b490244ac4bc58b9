"""Messages that nobody understands close the socket they came from, and change nothing."""

from __future__ import annotations

from contextlib import suppress

import pytest
from websockets.exceptions import ConnectionClosed

from server.scene import HELLO, Scene, attack

UNREADABLE, NO_HELLO = 4400, 4409
TOO_LONG, NOT_TEXT, NOT_A_FRAME, CUT_OFF = 1009, 1007, 1002, 1006
FRAME = 4096

ANSWER = {"type": '"answer"', "id": '"a"', "seat": "0", "asked": "1", "words": '"x"'}
CONSENT = {"type": '"consent"', "id": '"a"', "seat": "0", "agree": "true"}


def written(fields: dict[str, str]) -> str:
    return "{" + ",".join(f'"{name}":{value}' for name, value in fields.items()) + "}"


def spelt(message: dict[str, str], name: str, *values: str) -> list[str | bytes]:
    """A message with one field spelt in other ways."""
    return [written({**message, name: value}) for value in values]


NONSENSE: dict[str, list[str | bytes]] = {
    "no JSON": ["", " ", "{", "}", '{"type":"ping"', '{"type":"ping"}}', "{'type':'ping'}", "NaN", "hello", "\0"],
    "no object": ["null", "true", "0", '"ping"', "[]", '[{"type":"ping"}]', "1e999999", "-"],
    "no such type": ['{"type":"cheat"}', '{"type":null}', '{"type":1}', '{"type":["ping"]}', "{}", '{"kind":"ping"}'],
    "types of the server": ['{"type":"ack","id":"a","number":1}', '{"type":"pong","number":1}'],
    "unknown fields": ['{"type":"ping","x":1}', '{"type":"look","Seat":0}', *spelt(ANSWER, "person", '"x"')],
    "fields left out": ['{"type":"answer"}', '{"type":"takeback","id":"a"}', '{"type":"consent","id":"a","seat":0}'],
    "wrong ids": spelt(
        ANSWER, "id", "1", "null", '""', '"a b"', '"a\\n"', '"../a"', '"й"', '"a\\u0000"', f'"{"a" * 41}"'
    ),
    "wrong seats": spelt(ANSWER, "seat", "-1", "12", "0.5", "0.0", "1e2", '"0"', "true", "null", "[0]"),
    "wrong numbers": spelt(ANSWER, "asked", "-1", "9999999999999999999999", '"1"', "1.5"),
    "wrong words": spelt(ANSWER, "words", '""', f'"{"x" * 121}"', '"\\ud800"', "1", '["x"]'),
    "neither yes nor no": spelt(CONSENT, "agree", "1", '"yes"', "null"),
    "deep": ["[" * 4000, '{"a":' * 700, '{"a":' + "[" * 1500 + "]" * 1500 + ',"type":"ping"}'],
    "binary": [b'{"type":"ping"}', b"", b"\0\xff\xfe", b"\x80\x04\x95"],
    "hello again": [HELLO, '{"type":"hello","seat":0,"since":5}'],
}


@pytest.mark.parametrize("kind", NONSENSE)
@attack
async def test_nonsense_closes_the_socket(scene: Scene, kind: str) -> None:
    for frame in NONSENSE[kind]:
        assert await scene.send(scene.ben, frame) == UNREADABLE, frame


@attack
async def test_who_does_not_say_hello_first_is_not_let_in(scene: Scene) -> None:
    for frame in ('{"type":"ping"}', '{"type":"look"}', written(ANSWER), written(CONSENT)):
        assert await scene.send(scene.ben, frame, hello="") == NO_HELLO
    assert await scene.send(scene.ben, "what?", hello="") == UNREADABLE
    assert await scene.send(scene.ben, '{"type":"hello","seat":99}', hello="") == UNREADABLE
    assert not scene.heard


@attack
async def test_what_comes_after_nonsense_is_not_done(scene: Scene) -> None:
    player, answer = await scene.turn()
    late = {**ANSWER, "seat": str(answer["seat"]), "asked": str(answer["asked"]), "words": f'"{answer["words"]}"'}
    assert await scene.send(player, "nonsense", written(late)) == UNREADABLE


@pytest.mark.parametrize("frame", [" " * (FRAME + 1), b" " * (FRAME + 1), "й" * (FRAME // 2 + 1), "[" * 1_000_000])
@attack
async def test_a_long_frame_is_not_read(scene: Scene, frame: str | bytes) -> None:
    assert await scene.send(scene.ben, frame) == TOO_LONG


@attack
async def test_a_frame_of_the_greatest_length_is_read(scene: Scene) -> None:
    async with scene.ben.sit_at(scene.table) as sitter:
        await sitter.socket.send('{"type":"ping"}'.ljust(FRAME))
        assert await sitter.until(lambda message: message["type"] == "pong")


@attack
async def test_a_long_message_in_short_pieces_is_not_read(scene: Scene) -> None:
    async with scene.ben.sit_at(scene.table) as sitter:
        with suppress(ConnectionClosed):  # who still speaks when the line is cut may not hear why
            await sitter.socket.send([" " * 100] * 41)
        assert await sitter.farewell() in (TOO_LONG, CUT_OFF)


@attack
async def test_bytes_that_are_no_text_close_the_socket(scene: Scene) -> None:
    async with scene.ben.sit_at(scene.table) as sitter:
        await sitter.socket.send(b'{"type":"\xff\xfe"}', text=True)
        assert await sitter.farewell() == NOT_TEXT


@pytest.mark.parametrize("noise", [b"\x81\x05hello", b"\xf1\x80\0\0\0\0", b"\x83\x80\0\0\0\0"])
@attack
async def test_bytes_that_are_no_frames_close_the_socket(scene: Scene, noise: bytes) -> None:
    """Not masked, with bits that mean nothing, of a kind that does not exist."""
    async with scene.ben.sit_at(scene.table) as sitter:
        sitter.socket.transport.write(noise)
        assert await sitter.farewell() == NOT_A_FRAME
