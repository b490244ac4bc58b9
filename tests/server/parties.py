"""Parties that play one game after the other, while the server has its troubles."""

from __future__ import annotations

import asyncio
import itertools
from collections.abc import Coroutine
from dataclasses import dataclass, field
from random import Random

import httpx
import msgspec

from server.books import check
from server.regulars import BREATH, Regular
from table.house import House, Json, Visitor

LONG = 900  # seconds in which everything has to be over


async def insist(visitor: Visitor, method: str, path: str, body: object = None) -> Json:
    """A request that is sent until it is answered. Refused as too late, it was done before the server fell silent."""
    content = None if body is None else msgspec.json.encode(body)
    while True:
        try:
            response = await visitor.http.request(method, path, content=content)
        except httpx.TransportError:
            await asyncio.sleep(BREATH)
            continue
        assert response.is_success or response.status_code == 409, response.text
        found: Json = response.json()
        return found


@dataclass
class Party:
    """People who always play together: `people` by seat, of whom the first is the host, and a name of bots for the
    seats that follow. `watcher`: somebody who only looks on. Passes are told at once: there is no time to lose."""

    people: list[Visitor]
    bots: list[str]
    dice: Random
    takes_back: bool = False
    watcher: Visitor | None = None
    game: str = "colt-express"
    games: list[list[Regular]] = field(default_factory=list)

    async def play_until(self, enough: asyncio.Event) -> None:
        """One game after the other; the last one is played to its end."""
        while not enough.is_set():
            table = await self.begin()
            regulars = [
                Regular(person, table, seat, Random(self.dice.random()), self.takes_back)
                for seat, person in enumerate(self.people)
            ]
            if self.watcher:
                regulars.append(Regular(self.watcher, table, None, Random(0)))
            self.games.append(regulars)
            await asyncio.gather(*(regular.play() for regular in regulars))

    async def leave(self) -> None:
        for visitor in {*self.people, self.watcher or self.people[0]}:
            await visitor.leave()

    async def begin(self) -> str:
        host = self.people[0]
        chairs: list[Json] = [{"me": person is host} for person in self.people]
        chairs += [{"bot": level} for level in self.bots]
        wanted = {"game": self.game, "chairs": chairs, "pace": "quick", "rhythm": 0}
        table = str((await insist(host, "POST", "/api/tables", wanted))["id"])
        for seat, person in enumerate(self.people):
            if person is not host:
                await insist(person, "POST", f"/api/tables/{table}/sit", {"seat": seat})
        await insist(host, "POST", f"/api/tables/{table}/start")
        return table


async def parties(address: str, dice: Random) -> list[Party]:
    """Four tables: with bots, without, with both, and a duel of two who share a device while somebody looks on."""
    homes = (f"203.0.113.{place}" for place in itertools.count(1))
    anna, ben, cleo, dora, emil, finn, gus = [
        await Visitor.come(address, name, next(homes))
        for name in ("Anna", "Ben", "Cleo", "Dora", "Emil", "Finn", "Gus")
    ]
    return [
        Party([anna], ["random", "scout"], dice),
        Party([ben, cleo], [], dice, takes_back=True),
        Party([dora, emil], ["random"], dice, takes_back=True),
        Party([finn, finn], [], dice, watcher=gus, game="bang-duel"),
    ]


async def play_while(opened: House, dice: Random, troubles: Coroutine[None, None, None]) -> list[list[Regular]]:
    """Games, while the server has its troubles, and until all are over; then everything is checked. Gives all games,
    each with those who were there."""
    playing = await parties(opened.address, dice)
    enough = asyncio.Event()
    try:
        async with asyncio.timeout(LONG), asyncio.TaskGroup() as everybody:
            for party in playing:
                everybody.create_task(party.play_until(enough))
            await troubles
            enough.set()
        games = [game for party in playing for game in party.games]
        for game in games:
            await check(opened, game)
        return games
    finally:
        for party in playing:
            await party.leave()
