"""Messages that nobody understands close the socket they came from, and change nothing."""

from __future__ import annotations

import asyncio

import pytest

from server.scene import HELLO, two_at_a_table
from table.house import House

UNREADABLE, NO_HELLO = 4400, 4409
TOO_LONG, NOT_TEXT, NOT_A_FRAME = 1009, 1007, 1002
FRAME = 4096

ANSWER = '{"type":"answer","id":"a","seat":0,"asked":1,"words":"x"}'


def changed(**fields: str) -> list[str]:
    """An answer with a field spelt otherwise."""
    spelt = {"type": '"answer"', "id": '"a"', "seat": "0", "asked": "1", "words": '"x"'}
    return ["{" + ",".join(f'"{name}":{value}' for name, value in {**spelt, **fields}.items()) + "}"]


NONSENSE: dict[str, list[str | bytes]] = {
    "no JSON": ["", " ", "{", "}", '{"type":"ping"', '{"type":"ping"}}', "{'type':'ping'}", "NaN", "hello", "\0"],
    "not an object": ["null", "true", "0", '"ping"', "[]", '[{"type":"ping"}]', "1e999999", "-"],
    "no such type": ['{"type":"cheat"}', '{"type":null}', '{"type":1}', '{"type":["ping"]}', "{}", '{"kind":"ping"}'],
    "types of the server": ['{"type":"ack","id":"a","number":1}', '{"type":"pong","number":1}'],
    "unknown fields": ['{"type":"ping","x":1}', '{"type":"look","Seat":0}', ANSWER[:-1] + ',"person":"x"}'],
    "fields left out": ['{"type":"answer"}', '{"type":"takeback","id":"a"}', '{"type":"consent","id":"a","seat":0}'],
    "wrong ids": [
        *changed(id="1"),
        *changed(id='""'),
        *changed(id='"a b"'),
        *changed(id='"a\\n"'),
        *changed(id='"../a"'),
        *changed(id='"й"'),
        *changed(id=f'"{"a" * 41}"'),
        *changed(id="null"),
    ],
    "wrong seats": [*changed(seat="-1"), *changed(seat="12"), *changed(seat="0.5"), *changed(seat='"0"')]
    + [*changed(seat="true"), *changed(seat="null"), *changed(seat="1e2"), *changed(seat="[0]")],
    "wrong numbers": [*changed(asked="-1"), *changed(asked="9999999999999999999999"), *changed(asked='"1"')],
    "wrong words": [*changed(words='""'), *changed(words=f'"{"x" * 121}"'), *changed(words='"\\ud800"')]
    + [*changed(words="1"), *changed(words='["x"]')],
    "no yes and no no": ['{"type":"consent","id":"a","seat":0,"agree":1}'],
    "deep": ["[" * 4000, '{"a":' * 700, '{"a":' + "[" * 1500 + "]" * 1500 + ',"type":"ping"}'],
    "binary": [b'{"type":"ping"}', b"", b"\0\xff\xfe", b"\x80\x04\x95"],
    "another hello": [HELLO, '{"type":"hello","seat":0,"since":5}'],
}


@pytest.mark.parametrize("kind", NONSENSE)
def test_nonsense_closes_the_socket(opened: House, kind: str) -> None:
    async def happen() -> None:
        async with two_at_a_table(opened) as scene:
            for frame in NONSENSE[kind]:
                assert await scene.attack(scene.ben, frame) == UNREADABLE, frame
                await asyncio.sleep(0.1)  # so that it is not for their number that they are refused

    asyncio.run(happen())


def test_who_does_not_say_hello_first_is_not_let_in(opened: House) -> None:
    frames = ['{"type":"ping"}', '{"type":"look"}', ANSWER, '{"type":"takeback","id":"a","seat":0}']

    async def happen() -> None:
        async with two_at_a_table(opened) as scene:
            for frame in frames:
                assert await scene.attack(scene.ben, frame, hello="") == NO_HELLO
            assert await scene.attack(scene.ben, "what?", hello="") == UNREADABLE
            assert await scene.attack(scene.ben, '{"type":"hello","seat":99}', hello="") == UNREADABLE
            assert not scene.heard

    asyncio.run(happen())


def test_what_comes_after_nonsense_is_not_done(opened: House) -> None:
    async def happen() -> None:
        async with two_at_a_table(opened) as scene:
            player, answer = await scene.turn()
            good = '{"type":"answer","id":"late","seat":%d,"asked":%d,"words":"%s"}'
            late = good % (answer["seat"], answer["asked"], answer["words"])
            assert await scene.attack(player, "nonsense", late) == UNREADABLE

    asyncio.run(happen())


@pytest.mark.parametrize("frame", [" " * (FRAME + 1), b" " * (FRAME + 1), "й" * (FRAME // 2 + 1), "[" * 1_000_000])
def test_a_long_frame_is_not_read(opened: House, frame: str | bytes) -> None:
    async def happen() -> None:
        async with two_at_a_table(opened) as scene:
            assert await scene.attack(scene.ben, frame) == TOO_LONG

    asyncio.run(happen())


def test_a_frame_of_the_longest_length_is_read(opened: House) -> None:
    async def happen() -> None:
        async with two_at_a_table(opened) as scene, scene.ben.sit_at(scene.table) as sitter:
            await sitter.socket.send('{"type":"ping"}'.ljust(FRAME))
            assert await sitter.until(lambda message: message["type"] == "pong")

    asyncio.run(happen())


def test_a_long_message_in_short_pieces_is_not_read(opened: House) -> None:
    async def happen() -> None:
        async with two_at_a_table(opened) as scene, scene.ben.sit_at(scene.table) as sitter:
            await sitter.socket.send([" " * 100] * 100)
            assert await sitter.farewell() == TOO_LONG

    asyncio.run(happen())


def test_bytes_that_are_no_text_and_no_frames_close_the_socket(opened: House) -> None:
    async def happen() -> None:
        async with two_at_a_table(opened) as scene:
            async with scene.ben.sit_at(scene.table) as sitter:
                await sitter.socket.send(b'{"type":"\xff\xfe"}', text=True)
                assert await sitter.farewell() == NOT_TEXT
            for noise in (b"\x81\x05hello", b"\xf1\x80\0\0\0\0", b"\x83\x80\0\0\0\0"):
                async with scene.ben.sit_at(scene.table) as sitter:
                    sitter.socket.transport.write(noise)
                    assert await sitter.farewell() == NOT_A_FRAME

    asyncio.run(happen())
