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

from saloon.table.doors import Doors
from saloon.table.socket import CLOSE_UNREADABLE, Leave, receive
from saloon.table.table import Table
from saloon.table.wire import Answer, ClientMessage, Consent, Hello, Look, Ping, TakeBack
from table.house import Json
from table.parlour import Gone, Guest, Line, Parlour, asked

KINDS = get_args(ClientMessage)

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
deep = st.builds(
    lambda opening, depth, end: opening * depth + end, st.sampled_from(["[", '{"a":']), st.integers(1, 4000), st.text()
)
frames: st.SearchStrategy[Message] = st.one_of(
    (texts | deep).map(lambda text: {"type": "websocket.receive", "text": text}),
    st.binary(max_size=200).map(lambda data: {"type": "websocket.receive", "bytes": data}),
    valid.map(lambda message: {"type": "websocket.receive", "bytes": msgspec.json.encode(message)}),
    st.just({"type": "websocket.receive", "text": None, "bytes": None}),
)


def read(frame: Message) -> ClientMessage:
    """What the server takes a frame for."""

    async def only() -> Message:
        return frame

    everybody = SimpleNamespace(may_speak=lambda person, address: True)
    connection = SimpleNamespace(receive=only)
    return asyncio.run(receive(cast(Doors, everybody), cast(WebSocket, connection), "anna", "10.0.0.1"))


@given(valid)
def test_every_message_that_is_right_is_understood(message: ClientMessage) -> None:
    assert read({"type": "websocket.receive", "text": msgspec.json.encode(message).decode()}) == message


@given(frames)
def test_everything_else_is_the_end_of_the_socket(frame: Message) -> None:
    try:
        message = read(frame)
    except Leave as leave:
        assert leave.code == CLOSE_UNREADABLE
    else:
        assert isinstance(message, KINDS)
        assert frame.get("bytes") is None
        msgspec.json.decode(msgspec.json.encode(message), type=ClientMessage)  # all its limits hold


# The same at a table


@dataclass
class Evening:
    """A parlour for many examples: three people at a table, of whom the third only looks on."""

    runner: asyncio.Runner
    parlour: Parlour
    table: str
    guests: list[Guest]

    async def say(self, who: int, *sent: Message) -> tuple[list[Json], int]:
        """What somebody hears who says this, and the code with which the socket was closed, 0 if it was not."""
        heard: list[Json] = []
        ping = {"type": "websocket.receive", "text": '{"type":"ping"}'}
        async with Line(self.parlour, self.table, self.guests[who].cookie) as line:
            await line.send('{"type":"hello"}')
            for frame in (*sent, ping):
                await line.said.put(frame)
            pings = sum(is_ping(frame) for frame in sent) + 1
            try:
                while pings:
                    heard.append(json.loads(await line.recv()))
                    pings -= heard[-1]["type"] == "pong"
            except Gone as gone:
                return heard, gone.code
        return heard, 0

    async def state(self) -> tuple[int, object, object]:
        async with self.parlour.truth(self.table) as table:
            return known(table)


def is_ping(frame: Message) -> bool:
    try:
        return isinstance(read_text(frame), Ping)
    except (msgspec.DecodeError, RecursionError):
        return False


def read_text(frame: Message) -> ClientMessage:
    return msgspec.json.decode(frame.get("text") or "", type=ClientMessage)


def known(table: Table) -> tuple[int, object, object]:
    assert table.state
    return table.row.number, table.state.dump(), (table.chairs[:], dict(table.asked), table.wish)


@pytest.fixture(scope="module")
def evening(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Evening]:
    with asyncio.Runner() as runner:
        parlour = Parlour(tmp_path_factory.mktemp("messages"))
        runner.run(parlour.open())
        table, guests = runner.run(parlour.gather(2))
        guests.append(runner.run(parlour.guest()))
        yield Evening(runner, parlour, table, guests)
        for guest in parlour.guests:
            runner.run(guest.leave())
        runner.run(parlour.close())


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


@st.composite
def plausible(draw: st.DrawFn, position: Json, who: int) -> ClientMessage:
    """What could be said here, if it were right: true numbers and true words, but perhaps not together."""
    seat = draw(st.sampled_from([0, 1, who, SEAT_OF_NOBODY]))
    ident = draw(st.sampled_from(["a", "b", "c"]))
    open_ones = [ask["asked"] for ask in position["asks"]]
    asked = draw(st.sampled_from([*open_ones, open_ones[0] - 1, 0]))
    said = draw(st.sampled_from([*(choice["words"] for choice in position["choices"]), "keep", "x", "1"]))
    return draw(
        st.sampled_from(
            [
                Answer(ident, seat, asked, said),
                TakeBack(ident, seat),
                Consent(ident, seat, draw(st.booleans())),
                Look(seat),
                Ping(),
            ]
        )
    )


@at_a_table
@given(data=st.data())
def test_only_what_is_acknowledged_happens_and_only_to_who_may(evening: Evening, data: st.DataObject) -> None:
    """The three say what comes to their mind, in any order, and often the same again."""
    for _ in range(data.draw(st.integers(1, 4))):
        who = data.draw(st.integers(0, 2))
        number, *_ = before = evening.runner.run(evening.state())
        position = evening.runner.run(looked(evening, who))
        message = data.draw(plausible(position, who))
        heard, code = evening.runner.run(
            evening.say(who, {"type": "websocket.receive", "text": msgspec.json.encode(message).decode()})
        )
        after = evening.runner.run(evening.state())
        new = [told for told in heard if told["type"] == "ack" and told["number"] > number]
        assert code == 0
        assert after[0] == number + len(new)
        if not new:
            assert after == before
        elif isinstance(message, Answer | TakeBack | Consent):
            assert message.seat == who, "somebody acted for somebody else"
        if after[0] > 400:  # they go back and forth: it could take for ever
            break


async def looked(evening: Evening, who: int) -> Json:
    async with evening.guests[who].sit_at(evening.table) as seen:
        assert asked(seen) in (0, 1)
        return seen.position
