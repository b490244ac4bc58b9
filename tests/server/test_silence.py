"""Lines on which nobody says anything, or not to the end: they are closed after a while, counted by address, and give
way to those who have something to say."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Iterator
from contextlib import AsyncExitStack
from pathlib import Path

import httpx
import pytest

from server.rude import TEXT, Rude, cuts, frame, particular, silence
from table.house import House, Visitor, house, soon

HELLO = frame(TEXT, b'{"type":"hello"}')
NO_ANSWER = 1011
# Addresses of this machine that are no proxies
HERE, THERE = "127.0.0.2", "127.0.0.3"
RENAME = b"PUT /api/me HTTP/1.1\r\nHost: a\r\nContent-Length: 100\r\n"
ASKED = b"GET /api/house HTTP/1.1\r\nHost: a\r\n\r\n"


@pytest.fixture(scope="module")
def hasty(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server that does not wait long."""
    program = particular(every=0.05, ping=1.5, head_seconds=1.5, body_seconds=1.0)
    with house(tmp_path_factory.mktemp("hasty") / "data", program=program) as found:
        yield found
    assert "Traceback" not in found.complaints, found.complaints


@pytest.mark.parametrize(
    ("said", "reason", "answers"),
    [
        (b"", "head", 1),
        (b"GET", "head", 1),
        (RENAME, "head", 1),
        (RENAME + b"COOKIE\r\n\r\n", "body", 1),
        (RENAME + b"COOKIE\r\n\r\n{", "body", 1),
        (ASKED + b"GET", "head", 2),
    ],
)
def test_who_does_not_come_to_an_end_is_cut_off(hasty: House, said: bytes, reason: str, answers: int) -> None:
    visitor, _ = asyncio.run(a_watcher(hasty))
    before = cuts(hasty, reason)
    with Rude(hasty.port, HERE) as line:
        line.say(said.replace(b"COOKIE", f"Cookie: saloon={visitor.cookie}".encode()))
        heard = line.everything()
    assert cuts(hasty, reason) == before + 1
    assert heard.count(b"HTTP/1.1 ") == answers
    assert heard.count(b"HTTP/1.1 408 ") == 1
    assert b"table-too-slow" in heard


def test_who_has_the_answer_before_the_end_of_the_request_is_told_nothing_else(hasty: House) -> None:
    with Rude(hasty.port, HERE) as line:
        line.say(RENAME + b"\r\n{")
        heard = line.everything()
    assert heard.startswith(b"HTTP/1.1 401 ")
    assert heard.count(b"HTTP/1.1 ") == 1


def test_who_says_a_word_now_and_then_does_not_get_more_time(hasty: House) -> None:
    before = cuts(hasty, "head")
    with Rude(hasty.port, HERE) as line:
        line.say(b"GET / HTTP/1.1\r\n")
        assert soon(lambda: not line.say(b"X: y\r\n") or cuts(hasty, "head") > before)
    assert cuts(hasty, "head") == before + 1


def test_who_was_answered_and_asks_no_more_is_let_go(hasty: House) -> None:
    with Rude(hasty.port, HERE) as line:
        line.say(ASKED)
        assert b"200 OK" in line.everything()


async def a_watcher(opened: House) -> tuple[Visitor, str]:
    visitor = await Visitor.come(opened.address)
    table = await visitor.table([{"bot": "random"}] * 2)
    await visitor.leave()
    return visitor, table


def test_a_socket_that_answers_no_ping_is_closed(hasty: House) -> None:
    visitor, table = asyncio.run(a_watcher(hasty))
    with Rude(hasty.port) as line:
        line.greet(visitor, table)
        line.say(HELLO)
        assert line.code() == NO_ANSWER
    assert soon(lambda: hasty.figure("saloon_sockets") == 0)


async def look_on(opened: House) -> None:
    visitor, table = await a_watcher(opened)
    async with visitor.sit_at(table) as sitter:
        await asyncio.sleep(2.5)  # a ping, and longer than any request may take
        await sitter.say({"type": "ping"})
        await sitter.until(lambda message: message["type"] == "pong")


def test_who_only_looks_on_is_left_alone(hasty: House) -> None:
    asyncio.run(look_on(hasty))


# Number


@pytest.fixture(scope="module")
def small(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A house with little room."""
    program = particular(connections=40, connections_per_address=25)
    with house(tmp_path_factory.mktemp("small") / "data", program=program) as found:
        yield found
    assert found.complaints == ""


def asks(port: int, home: str) -> int:
    """The status of a request from there; 0: the line was cut."""
    with Rude(port, home) as line:
        line.say(ASKED.replace(b"\r\n\r\n", b"\r\nConnection: close\r\n\r\n"))
        head = line.everything()[:12].decode()
    return int(head.split()[1]) if head else 0


def test_an_address_has_so_many_connections_and_no_more(small: House) -> None:
    with silence(small.port, 25, HERE):
        with Rude(small.port, HERE) as one_too_many:
            heard = one_too_many.everything()
        assert heard.startswith(b"HTTP/1.1 429 ")
        assert b"table-too-many" in heard
        assert cuts(small, "crowd") > 0
        assert asks(small.port, THERE) == 200
    assert soon(lambda: asks(small.port, HERE) == 200)


def test_silent_ones_give_way_to_newcomers(small: House) -> None:
    with silence(small.port, 20, HERE) as crowd, silence(small.port, 15, THERE):
        for _ in range(30):
            with silence(small.port, 5, "127.0.0.4"):
                assert asks(small.port, "127.0.0.5") == 200
        assert cuts(small, "room") > 0
        assert crowd[0].everything() == b""  # who came first of the largest crowd
        assert small.figure("saloon_connections") <= 40


async def fill(opened: House) -> None:
    """Sockets of one address in all places, and they all listen: even then somebody else comes in."""
    crowd = [await Visitor.come(opened.address, home="203.0.113.7") for _ in range(2)]
    table = await crowd[0].table([{"bot": "random"}] * 2)
    async with AsyncExitStack() as stack:
        others = [await Visitor.come(opened.address, home=f"203.0.113.{number}") for number in range(10, 15)]
        for visitor in (*[crowd[0]] * 12, *[crowd[1]] * 12, *others * 3):
            line = await stack.enter_async_context(visitor.socket(table, max_queue=None))
            await line.send('{"type":"hello"}')
            await line.recv()
        newcomer = await Visitor.come(opened.address, home="203.0.113.99")
        async with newcomer.sit_at(table) as sitter:
            await sitter.say({"type": "ping"})
            await sitter.until(lambda message: message["type"] == "pong")
        for visitor in (*crowd, *others, newcomer):
            await visitor.leave()


def test_a_crowd_of_listeners_gives_way_too(small: House) -> None:
    before = cuts(small, "room")
    asyncio.run(fill(small))
    assert cuts(small, "room") > before


def test_a_server_with_few_files_stays_open(tmp_path: Path) -> None:
    """More lines than it may have files: nobody is kept out, and it has nothing to complain about."""
    program = ("sh", "-c", 'ulimit -n 512 && exec "$@"', "sh", *House.program)
    with house(tmp_path / "data", program=program) as opened:
        with silence(opened.port, 250, HERE), silence(opened.port, 250, THERE):
            assert httpx.get(f"{opened.address}/api/house", trust_env=False).is_success
            assert asks(opened.port, "127.0.0.4") == 200
            assert opened.process
            assert len(os.listdir(f"/proc/{opened.process.pid}/fd")) < 512
        assert cuts(opened, "room") > 0
    assert opened.complaints == ""
