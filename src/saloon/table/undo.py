"""A request to take back an answer that is for keeps: everybody else who plays has to agree."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from saloon.table.rows import ChairRow, Kind, Trace


@dataclass
class UndoRequest:
    """Somebody asks to take back: the game would have `answers` answers again. `waiting`: who has not agreed yet."""

    seat: int
    answers: int
    waiting: list[int]


@dataclass
class Given:
    """An answer that was not taken back: whose, and why it is for keeps, if it is."""

    seat: int
    undo_cost: str


def open_request(traces: Sequence[Trace], answers: Sequence[Given], chairs: Sequence[ChairRow]) -> UndoRequest | None:
    """The request to take back that the last entries leave open. Whoever answers, refuses, comes or goes ends one."""
    agreeing: list[int] = []
    for trace in reversed(traces):
        seat = trace.seat if trace.seat is not None else -1
        if trace.kind == Kind.UNDO_AGREED:
            agreeing.append(seat)
        elif trace.kind == Kind.UNDO_ASKED:
            request = request_undo(seat, answers, chairs)
            for one in agreeing:
                request = agreed(request, one, chairs)
            return request
        else:
            break
    return None


def request_undo(seat: int, answers: Sequence[Given], chairs: Sequence[ChairRow]) -> UndoRequest:
    """To take back the last answer of a seat: everybody else who plays has to agree, also one whose seat a bot keeps
    warm. Otherwise one could put a bot there first and then turn back time without being asked."""
    mine = chairs[seat].person
    others = [chair.seat for chair in chairs if chair.person not in (None, mine)]
    last = max(place for place, given in enumerate(answers) if given.seat == seat)
    return UndoRequest(seat, last, others)


def agreed(request: UndoRequest, seat: int, chairs: Sequence[ChairRow]) -> UndoRequest:
    """The request when the person on this seat has agreed, who may have others too."""
    person = chairs[seat].person
    waiting = [other for other in request.waiting if chairs[other].person != person]
    return UndoRequest(request.seat, request.answers, waiting)
