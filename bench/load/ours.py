"""Tables of Saloon: Colt Express, with a person on every seat."""

from __future__ import annotations

import asyncio
import itertools
from random import Random

import msgspec
from msgspec import Struct

from bench.load.crowd import Crowd, Table
from bench.load.line import Http, Line

encode = msgspec.json.encode


# Of what the server says, as much as is needed to play


class Ask(Struct, gc=False):
    seat: int
    asked: int


class Choice(Struct, gc=False):
    words: str


class Position(Struct, gc=False):
    asks: list[Ask]
    choices: list[Choice]


class Entry(Struct, gc=False):
    number: int


class Snapshot(Struct, tag="snapshot", gc=False):
    number: int
    position: Position


class Happened(Struct, tag="happened", gc=False):
    entry: Entry
    position: Position


class Changed(Struct, tag="table", gc=False):
    pass


class Done(Struct, tag="ack", gc=False):
    pass


class Refused(Struct, tag="refused", gc=False):
    trouble: dict[str, object]


decode = msgspec.json.Decoder(Snapshot | Happened | Changed | Done | Refused).decode


class Person:
    def __init__(self, table: SaloonTable, seat: int) -> None:
        self.table = table
        self.seat = seat
        self.line = Line(self.hear, table.crowd.fail)
        self.position = Position([], [])
        self.shown: asyncio.Future[int] = asyncio.get_running_loop().create_future()

    def hear(self, data: bytes) -> None:
        message = decode(data)
        if isinstance(message, Happened):
            self.position = message.position
            self.table.over = not message.position.asks
            self.table.heard(message.entry.number)
        elif isinstance(message, Snapshot):
            self.position = message.position
            self.shown.set_result(message.number)
        elif isinstance(message, Refused):
            self.table.crowd.fail(str(message.trouble))


class SaloonTable(Table):
    ids = itertools.count()

    def __init__(self, crowd: Crowd, seats: int) -> None:
        super().__init__(crowd)
        self.people = [Person(self, seat) for seat in range(seats)]
        self.lines = [person.line for person in self.people]

    def answer(self, random: Random) -> None:
        ask = random.choice(self.people[0].position.asks)
        person = self.people[ask.seat]
        words = random.choice(person.position.choices).words
        message = {"type": "answer", "id": f"a{next(self.ids)}", "seat": ask.seat, "asked": ask.asked, "words": words}
        person.line.say(encode(message))


async def open_table(crowd: Crowd, port: int, seats: int) -> Table:
    """Everybody comes, sits down and looks; then the host deals."""
    table = SaloonTable(crowd, seats)
    options = {"teams": True} if seats == 2 else {}
    async with Http(port) as http:
        cookies = [(await http.ask("GET", "/api/me")).cookie for _ in table.people]
        wanted = {"game": "colt-express", "chairs": [{"me": seat == 0} for seat in range(seats)], "switches": options}
        made = await http.ask("POST", "/api/tables", encode(wanted), cookies[0])
        path = f"/api/tables/{msgspec.json.decode(made.body)['id']}"
        for person, cookie in list(zip(table.people, cookies, strict=True))[1:]:
            await http.ask("POST", f"{path}/sit", encode({"seat": person.seat}), cookie)
        await http.ask("POST", f"{path}/start", cookie=cookies[0])
    for person, cookie in zip(table.people, cookies, strict=True):
        await person.line.open(port, f"{path}/socket", cookie)
        person.line.say(encode({"type": "hello", "seat": person.seat}))
        table.number = await person.shown
    return table
