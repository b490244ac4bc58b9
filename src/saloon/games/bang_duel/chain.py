"""What is being worked off, and what waits behind it: the chain of hits and answers, for the table."""

from __future__ import annotations

from saloon.engine.state import NOBODY, Frame
from saloon.games.bang_duel.characters import CHARACTERS
from saloon.games.bang_duel.ids import (
    ASK_ANSWER,
    ASK_CARBINE,
    ASK_DUEL,
    ASK_EXTRA,
    ASK_INDIANS,
    ASK_PEACEMAKER,
    ASK_SHIELD,
    ASK_SHOTGUN,
    DOCTOR,
    DRAW_ONE,
    FOR_KID,
    HIT,
    HIT_FRONT,
    HIT_PERSON,
    RAID,
    REVEALED,
    SQUAD,
)
from saloon.games.bang_duel.naming import cause_name
from saloon.games.bang_duel.queue import card_of, kind_of, person_of, seat_of, source_of
from saloon.games.bang_duel.state import Duel
from saloon.games.bang_duel.view import Link


def name(person: int) -> str | None:
    return CHARACTERS[person].name if person != NOBODY else None


def chain(s: Duel) -> list[Link]:
    """What is being answered now comes first."""
    links: list[Link] = []
    for index in range(len(s.stack) - 1, -1, -1):
        frame = s.stack[index]
        what = asked(frame) if frame.seat != NOBODY else pending(frame)
        if what and s.people[frame.a] != NOBODY:
            links.append(link(s, what, frame.a))
    for frame in s.stack[-1:]:
        if frame.seat != NOBODY and frame.kind in (ASK_CARBINE, ASK_SHOTGUN, ASK_PEACEMAKER):
            links.append(Link("rider", cause_name(s.cause), s.by, name(s.shooter), None, frame.seat))
    links.extend([queued(s, item) for item in s.queue])
    return links


def asked(frame: Frame) -> str:
    """What a question is about, if it is part of a chain."""
    if frame.kind == ASK_ANSWER or frame.kind == ASK_EXTRA:
        return "hit"
    if frame.kind == ASK_INDIANS:
        return "raid"
    if frame.kind == ASK_DUEL:
        return "duel"
    return "loss" if frame.kind == ASK_SHIELD else ""


def pending(frame: Frame) -> str:
    """What a step will be, if it is part of a chain. A reveal against a hit stands for the hit."""
    if frame.kind == HIT or (frame.kind == REVEALED and frame.b & 3 <= FOR_KID):
        return "hit"
    return "raid" if frame.kind == RAID else ""


def link(s: Duel, what: str, place: int) -> Link:
    return Link(what, cause_name(s.cause), s.by, name(s.shooter), name(s.people[place]), place // 2)


def queued(s: Duel, item: int) -> Link:
    """An effect that waits."""
    kind = kind_of(item)
    seat = seat_of(item)
    shooter = source_of(item)
    source = cause_name(card_of(item)) if card_of(item) >= 0 else CHARACTERS[shooter].name
    if kind == DRAW_ONE:
        return Link("draw", source, seat, name(shooter), None, seat)
    if kind == DOCTOR:
        return Link("discard", source, seat, name(shooter), None, 1 - seat)
    if kind == HIT_PERSON:
        target = person_of(item)
        return Link("hit", source, seat, name(shooter), name(target), target // SQUAD)
    place = s.front[seat] if kind == HIT_FRONT else s.rear(seat)
    return Link("hit", source, 1 - seat, name(shooter), name(s.people[place]), seat)
