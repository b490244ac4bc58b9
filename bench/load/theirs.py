"""Matches of boardgame.io: tic-tac-toe, in the words of its own client (Socket.IO over a WebSocket)."""

from __future__ import annotations

import asyncio
from random import Random

import msgspec
from msgspec import Raw, Struct, field

from bench.load.crowd import Crowd, Table
from bench.load.line import Http, Line

GAME = "tic-tac-toe"
# Of Engine.IO and, behind the 4, of Socket.IO
PING, PONG = b"2", b"3"
ENTER = f"40/{GAME},".encode()
EVENT = f"42/{GAME},".encode()
# An event is a list: its kind, the id of the match, and what there is to say
UPDATE = EVENT + b'["update",'
SYNC = EVENT + b'["sync",'

encode = msgspec.json.encode


# Of what the server says, as much as is needed to play


class Board(Struct, gc=False):
    cells: list[str | None]


class Turn(Struct, gc=False):
    player: str = field(name="currentPlayer")


class State(Struct, gc=False):
    number: int = field(name="_stateID")
    board: Board = field(name="G")
    turn: Turn = field(name="ctx")


class Sync(Struct, gc=False):
    state: State


read_event = msgspec.json.Decoder(list[Raw]).decode
read_state = msgspec.json.Decoder(State).decode
read_sync = msgspec.json.Decoder(Sync).decode


class Person:
    def __init__(self, table: Match, seat: int) -> None:
        self.table = table
        self.seat = str(seat)
        self.line = Line(self.hear, table.crowd.fail)
        self.credentials = ""
        self.state: State | None = None
        loop = asyncio.get_running_loop()
        self.entered: asyncio.Future[None] = loop.create_future()
        self.shown: asyncio.Future[int] = loop.create_future()

    def say(self, *event: object) -> None:
        self.line.say(EVENT + encode(event))

    def hear(self, data: bytes) -> None:
        if data.startswith(UPDATE):
            self.state = read_state(read_event(data[len(EVENT) :])[2])
            self.table.heard(self.state.number)
        elif data.startswith(SYNC):
            self.state = read_sync(read_event(data[len(EVENT) :])[2]).state
            self.shown.set_result(self.state.number)
        elif data == PING:
            self.line.say(PONG)
        elif data.startswith(ENTER):
            self.entered.set_result(None)


class Match(Table):
    def __init__(self, crowd: Crowd, seats: int) -> None:
        super().__init__(crowd)
        self.id = ""
        self.people = [Person(self, seat) for seat in range(seats)]
        self.lines = [person.line for person in self.people]

    def answer(self, random: Random) -> None:
        state = self.people[0].state
        assert state
        person = self.people[int(state.turn.player)]
        free = [cell for cell, mark in enumerate(state.board.cells) if mark is None]
        move = {
            "type": "place",
            "args": [random.choice(free)],
            "playerID": person.seat,
            "credentials": person.credentials,
        }
        person.say("update", {"type": "MAKE_MOVE", "payload": move}, state.number, self.id, person.seat)


async def open_match(crowd: Crowd, port: int, seats: int) -> Table:
    """Everybody joins and looks."""
    match = Match(crowd, seats)
    lobby = f"/games/{GAME}"
    async with Http(port) as http:
        made = await http.ask("POST", f"{lobby}/create", encode({"numPlayers": seats}))
        match.id = msgspec.json.decode(made.body)["matchID"]
        for person in match.people:
            joining = {"playerID": person.seat, "playerName": person.seat}
            joined = await http.ask("POST", f"{lobby}/{match.id}/join", encode(joining))
            person.credentials = msgspec.json.decode(joined.body)["playerCredentials"]
    for person in match.people:
        await person.line.open(port, "/socket.io/?EIO=4&transport=websocket")
        person.line.say(ENTER)
        await person.entered
        person.say("sync", match.id, person.seat, person.credentials, seats)
        match.number = await person.shown
    return match
