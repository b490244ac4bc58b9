"""What the example bots would be told over a socket, without one."""

from __future__ import annotations

import json
from dataclasses import asdict
from typing import Any, TypeVar, cast

from websockets.sync.client import ClientConnection

from network_bot import Player
from saloon.engine.state import State

Json = dict[str, Any]
Kind = TypeVar("Kind", bound=Player)
LINK = "http://127.0.0.1:1/t/here"


class Line:
    """Keeps what is sent."""

    def __init__(self) -> None:
        self.sent: list[Json] = []

    def send(self, text: str) -> None:
        self.sent.append(json.loads(text))


def position_of(state: State, seat: int) -> Json:
    """What the server would tell a seat of the game."""
    asks = [{"seat": asked, "asked": 7, "question": state.question(asked), "beat": None} for asked in state.deciders()]
    choices = [
        {"words": state.text(seat, option), "about": state.describe(seat, option), "undo_cost": ""}
        for option in state.options(seat)
    ]
    view = asdict(cast(Any, state.view(seat)))
    takeback: Json = {"undo_cost": "nothing", "wanted": None, "waiting": []}
    found: Json = json.loads(json.dumps({"view": view, "asks": asks, "choices": choices, "takeback": takeback}))
    return found


def log_of(state: State, seat: int) -> list[Json]:
    """What has happened since the state began to listen, as one numbered event."""
    events = [state.seen(event, seat) for event in state.hear()]
    return [{"number": 7, "kind": "answered", "at": 0, "seat": 0, "answers": 7, "events": events}]


def table_of(game: str, seats: int, **changes: object) -> Json:
    chairs = [{"seat": seat, "person": f"p{seat}", "name": "", "bot": None, "present": True} for seat in range(seats)]
    return {"game": game, "phase": "playing", "number": 7, "chairs": chairs, **changes}


def snapshot(position: Json | None, seats: int = 3, **changes: object) -> Json:
    table = table_of("colt-express", seats)
    return {"type": "snapshot", "number": 7, "log": [], "table": table, "position": position, **changes}


def happened(number: int, position: Json, seats: int = 3) -> Json:
    entry = {"number": number, "kind": "answered", "answers": number, "events": []}
    table = table_of("colt-express", seats, number=number)
    return {"type": "happened", "entry": entry, "position": position, "table": table}


def seated(player: Kind, game: str, seats: int, seat: int) -> Kind:
    """A player as if it had sat down."""
    player.seat, player.info = seat, table_of(game, seats)
    return player


def hear(player: Player, line: Line, message: Json) -> None:
    player.hear(cast(ClientConnection, line), message)
