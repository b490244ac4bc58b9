"""What is being worked off, and what waits behind it: the chain of hits and answers, for the table."""

from __future__ import annotations

from typing import Final

from saloon.engine.frames import NOBODY, Frame
from saloon.games.bang_duel.characters import CHARACTERS
from saloon.games.bang_duel.generated import (
    AnswerFrame,
    DeathFrame,
    ExtraFrame,
    LossFrame,
    PlaceFrame,
    RevealedFrame,
    TargetFrame,
    Waiting,
)
from saloon.games.bang_duel.ids import (
    ASK_ANSWER,
    ASK_CARBINE,
    ASK_DISCARD,
    ASK_DUEL,
    ASK_EXTRA,
    ASK_FRONT,
    ASK_INDIANS,
    ASK_PEACEMAKER,
    ASK_PLAY,
    ASK_SHIELD,
    ASK_SHOTGUN,
    BARREL_TRIED,
    DEATH,
    DOCTOR,
    DRAW_ONE,
    FOR_KID,
    HIT,
    HIT_FRONT,
    HIT_PERSON,
    KID_CURRY,
    KID_TRIED,
    ONCE_MORE,
    RAID,
    SQUAD,
)
from saloon.games.bang_duel.naming import (
    cause_name,
)
from saloon.games.bang_duel.state import Duel
from saloon.games.bang_duel.view import Effect, Link

BROUGHT: Final[list[str | None]] = [None, "return-fire", "kid-curry"]  # by what else a miss does


def name(person: int) -> str | None:
    return CHARACTERS[person].name if person != NOBODY else None


def chain(s: Duel) -> list[Link]:
    """What is being answered now comes first."""
    links: list[Link] = []
    for index in range(len(s.stack) - 1, -1, -1):
        frame = s.stack[index]
        what = asked(frame) if frame.seat != NOBODY else pending(frame)
        if what and isinstance(frame, PlaceFrame) and s.people[frame.place] != NOBODY:
            links.append(link(s, what, frame.place))
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
    if frame.kind == HIT or (isinstance(frame, RevealedFrame) and frame.purpose <= FOR_KID):
        return "hit"
    return "raid" if frame.kind == RAID else ""


def effect(s: Duel) -> Effect | None:
    """What the questions and steps on the stack say about the effect that they belong to."""
    top = s.stack[-1] if s.stack else None
    if top is None or top.kind in (ASK_FRONT, ASK_PLAY, ASK_DISCARD):
        return None
    found = Effect(
        source=cause_name(s.cause),
        by=s.by,
        shooter=CHARACTERS[s.shooter].name,
        extra=s.extra,
        missed=s.missed,
        again=isinstance(top, TargetFrame) and top.way == ONCE_MORE,
        tried=tried(top.tried) if isinstance(top, AnswerFrame) else [],
        brings=BROUGHT[top.brings] if isinstance(top, ExtraFrame) else None,
        points=top.points if isinstance(top, LossFrame) else 0,
        lost=top.lost if isinstance(top, LossFrame) else 0,
        dying=[],
        looters=[],
        mourners=[],
    )
    for index in range(len(s.stack) - 1, -1, -1):
        frame = s.stack[index]
        if isinstance(frame, RevealedFrame):
            found.tried = tried(frame.tried)
        elif isinstance(frame, DeathFrame):
            person = s.people[frame.place] if frame.kind == DEATH else s.gone[frame.place // 2][-1]
            found.dying.append(CHARACTERS[person].name)
            found.looters = [seat for seat in range(2) if frame.looters >> seat & 1]
            found.mourners = [seat for seat in range(2) if frame.mourners >> seat & 1]
    return found


def tried(means: int) -> list[str]:
    """What was tried against a hit, in vain so far."""
    found: list[str] = []
    if means & BARREL_TRIED:
        found.append("barrel")
    if means & KID_TRIED:
        found.append(CHARACTERS[KID_CURRY].name)
    return found


def link(s: Duel, what: str, place: int) -> Link:
    return Link(what, cause_name(s.cause), s.by, name(s.shooter), name(s.people[place]), place // 2)


def queued(s: Duel, item: Waiting) -> Link:
    """An effect that waits."""
    kind = item.kind
    seat = item.seat
    shooter = item.source
    source = cause_name(item.card) if item.card != NOBODY else CHARACTERS[shooter].name
    if kind == DRAW_ONE:
        return Link("draw", source, seat, name(shooter), None, seat)
    if kind == DOCTOR:
        return Link("discard", source, seat, name(shooter), None, 1 - seat)
    if kind == HIT_PERSON:
        target = item.person
        return Link("hit", source, seat, name(shooter), name(target), target // SQUAD)
    place = s.front[seat] if kind == HIT_FRONT else s.rear(seat)
    return Link("hit", source, 1 - seat, name(shooter), name(s.people[place]), seat)
