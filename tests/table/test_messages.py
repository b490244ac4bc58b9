"""Whatever comes over a socket is either a message or the end of the socket: never a mistake of the server, and never
a change that nobody was entitled to."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from dataclasses import dataclass
from types import SimpleNamespace
from typing import cast, get_args

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from starlette.types import Message
from starlette.websockets import WebSocket

from saloon.table.gate import Gate
from saloon.table.socket import CLOSE_UNREADABLE, Leave, receive
from saloon.table.table import Table
from saloon.table.wire import Answer, ClientMessage, Consent, Hello, Look, Ping, TakeBack
from table.house import SECONDS, Json
from table.local_server import Gone, Guest, Line, LocalServer

# What people send, as it should be

ids = st.text("ABCxyz019_-", min_size=1, max_size=40)
seats = st.integers(0, 11)
numbers = st.integers(0, 1 << 31)
words = st.text(st.characters(exclude_categories=["Cs"]), min_size=1, max_size=120)
valid: st.SearchStrategy[ClientMessage] = st.one_of(
    st.builds(Hello, st.none() | seats, numbers),
    st.builds(Look, st.none() | seats),
    st.builds(Answer, ids, seats, numbers, words),
    st.builds(TakeBack, ids, seats),
    st.builds(Consent, ids, seats, st.booleans()),
    st.builds(Ping),
)

# What they send otherwise

anything = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=10), inner, max_size=4),
    max_leaves=12,
)
FIELDS = ["type", "id", "seat", "asked", "words", "agree", "since", "person", "", "Type"]
TYPES = ["hello", "look", "answer", "takeback", "consent", "ping", "ack", "snapshot", "cheat"]


@st.composite
def nearly(draw: st.DrawFn) -> str:
    """A message with something wrong about a field: changed, left out or added."""
    fields: Json = json.loads(msgspec.json.encode(draw(valid)))
    name = draw(st.sampled_from(FIELDS) | st.sampled_from(sorted(fields)))
    if name in fields and draw(st.booleans()):
        del fields[name]
    else:
        fields[name] = draw(anything | st.sampled_from(TYPES) | st.integers(-2, 13))
    return json.dumps(fields, ensure_ascii=draw(st.booleans()))


@st.composite
def damaged(draw: st.DrawFn) -> str:
    """A message with letters changed, cut off or repeated."""
    text = msgspec.json.encode(draw(valid)).decode()
    first, last = sorted((draw(st.integers(0, len(text))), draw(st.integers(0, len(text)))))
    return text[:first] + draw(st.text(max_size=3) | st.sampled_from([text, text[first:last] * 2])) + text[last:]


texts = st.one_of(nearly(), damaged(), anything.map(json.dumps), st.text(max_size=200))
deep = st.builds(lambda opening, depth: opening * depth, st.sampled_from(["[", '{"a":']), st.integers(1, 4000))
frames: st.SearchStrategy[Message] = st.one_of(
    (texts | deep).map(lambda text: {"type": "websocket.receive", "text": text}),
    st.binary(max_size=200).map(lambda data: {"type": "websocket.receive", "bytes": data}),
    valid.map(lambda message: {"type": "websocket.receive", "bytes": msgspec.json.encode(message)}),
    st.just({"type": "websocket.receive", "text": None, "bytes": None}),
)


async def understood(frame: Message) -> ClientMessage | None:
    """The message that a frame is, or none if it ends the socket in the way it should."""

    async def only() -> Message:
        return frame

    everybody = cast(Gate, SimpleNamespace(may_speak=lambda *_: True))
    try:
        return await receive(everybody, cast(WebSocket, SimpleNamespace(receive=only)), "anna", "10.0.0.1")
    except Leave as leave:
        if leave.code != CLOSE_UNREADABLE:
            raise
        return None


def frame_of(message: ClientMessage) -> Message:
    return {"type": "websocket.receive", "text": msgspec.json.encode(message).decode()}


@given(valid)
def test_every_message_that_is_right_is_understood(message: ClientMessage) -> None:
    assert asyncio.run(understood(frame_of(message))) == message


@given(frames)
def test_everything_else_is_the_end_of_the_socket(frame: Message) -> None:
    message = asyncio.run(understood(frame))
    if message is not None:
        assert isinstance(message, get_args(ClientMessage))
        assert frame.get("bytes") is None
        assert asyncio.run(understood(frame_of(message))) == message, "one of its limits does not hold"


# The same at a table


@dataclass
class Evening:
    """A local_server for many examples: three people at a table, of whom the third only looks on."""

    runner: asyncio.Runner
    local_server: LocalServer
    table: str
    guests: list[Guest]

    async def say(self, who: int, *sent: Message) -> tuple[list[Json], int]:
        """What somebody hears who says this, and the code with which the socket was closed, 0 if it was not."""
        heard: list[Json] = []
        pings = 1
        async with Line(self.local_server, self.table, self.guests[who].cookie) as line:
            await line.send('{"type":"hello"}')
            for frame in sent:
                await line.said.put(frame)
                pings += isinstance(await understood(frame), Ping)
            await line.said.put(frame_of(Ping()))
            try:
                async with asyncio.timeout(SECONDS):
                    while pings:
                        heard.append(json.loads(await line.recv()))
                        pings -= heard[-1]["type"] == "pong"
            except Gone as gone:
                return heard, gone.code
        return heard, 0

    async def state(self) -> tuple[int, object, object]:
        async with self.local_server.truth(self.table) as table:
            return known(table)


def known(table: Table) -> tuple[int, object, object]:
    assert table.state
    return table.row.number, table.state.dump(), (table.chairs[:], dict(table.asked), table.undo_request)


@pytest.fixture(scope="module")
def evening(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Evening]:
    with asyncio.Runner() as runner:
        local_server = LocalServer(tmp_path_factory.mktemp("messages"))
        runner.run(local_server.open())
        table, guests = runner.run(local_server.gather(2))
        guests.append(runner.run(local_server.guest()))
        yield Evening(runner, local_server, table, guests)
        for guest in local_server.guests:
            runner.run(guest.leave())
        runner.run(local_server.close())


at_a_table = settings(deadline=None, max_examples=150, suppress_health_check=[HealthCheck.too_slow])


@at_a_table
@given(who=st.integers(0, 2), frame=frames)
def test_nonsense_at_a_table_changes_nothing(evening: Evening, who: int, frame: Message) -> None:
    before = evening.runner.run(evening.state())
    heard, code = evening.runner.run(evening.say(who, frame))
    assert code in (0, CLOSE_UNREADABLE)
    for message in heard:
        assert message["type"] in ("snapshot", "table", "pong", "refused"), "nonsense was acknowledged"
    assert evening.runner.run(evening.state()) == before


# Messages that are understood, and mean nothing or what they should not

SEAT_OF_NOBODY = 5
Wish = tuple[int, str, str, int, int, int]
# Who says it, what kind, its id, for which seat, and which of the numbers and words that there are
wishes = st.tuples(
    st.integers(0, 2),
    st.sampled_from(["answer", "answer", "takeback", "agree", "refuse", "look"]),
    st.sampled_from("abcd"),
    st.sampled_from([0, 1, SEAT_OF_NOBODY]),
    st.integers(0, 3),
    st.integers(0, 9),
)


def message_of(wish: Wish, position: Json) -> Answer | TakeBack | Consent | Look:
    """What could be said here, if it were right: true numbers and true words, but perhaps not together."""
    _, kind, ident, seat, number, word = wish
    if kind == "answer":
        numbers = [ask["asked"] for ask in position["asks"]] + [0]
        said = [choice["words"] for choice in position["choices"]] or ["nothing"]
        return Answer(ident, seat, numbers[number % len(numbers)], said[word % len(said)])
    if kind == "takeback":
        return TakeBack(ident, seat)
    return Look(seat) if kind == "look" else Consent(ident, seat, kind == "agree")


@settings(deadline=None, max_examples=40, suppress_health_check=[HealthCheck.too_slow])
@given(st.lists(wishes, min_size=1, max_size=15))
def test_only_what_is_acknowledged_happens_and_only_to_who_may(evening: Evening, said: list[Wish]) -> None:
    """The three say what comes to their mind, in any order, and often the same again."""
    evening.runner.run(heard_out(evening, said))


async def heard_out(evening: Evening, said: list[Wish]) -> None:
    evening.table, guests = await evening.local_server.gather(2)
    evening.guests[:2] = guests
    done: dict[tuple[int, str], int] = {}
    for wish in said:
        who = wish[0]
        before = await evening.state()
        async with evening.guests[who].sit_at(evening.table) as seen:
            message = message_of(wish, seen.position)
        heard, code = await evening.say(who, frame_of(message))
        after = await evening.state()
        assert code == 0
        acknowledged = [told["number"] for told in heard if told["type"] == "ack"]
        if isinstance(message, Look) or (who, message.id) in done or not acknowledged:
            assert after == before, "it changed something"
        if isinstance(message, Look):
            continue
        if (who, message.id) in done:
            assert acknowledged == [done[who, message.id]], "the same again is the same"
        elif acknowledged:
            assert message.seat == who, "somebody acted for somebody else"
            assert acknowledged == [after[0]] == [before[0] + 1]
            done[who, message.id] = after[0]
