"""Many games at once: loops over states that are compiled, for callers that hold arrays."""

from __future__ import annotations

from mypy_extensions import i64

from saloon.engine.frames import NOBODY
from saloon.engine.observation import Encoder
from saloon.engine.state import State


def answer(states: list[State], seats: list[int], options: list[int], skip_forced: bool = False) -> list[int]:
    """One answer in each game, without a check; the games that are over now."""
    over: list[int] = []
    for index in range(len(states)):
        state = states[index]
        state.apply(seats[index], options[index])
        if skip_forced:
            answer_forced(state)
        if not state.stack:
            over.append(index)
    return over


def answer_forced(state: State) -> None:
    """Answer for everybody who has but one answer, until somebody has a choice or the game is over."""
    forced = True
    while forced:
        forced = False
        for seat in state.deciders():
            options = state.options(seat)
            if len(options) == 1:
                state.apply(seat, options[0])
                forced = True
                break


def deciders(states: list[State]) -> list[int]:
    """Who is to answer first in each game."""
    return [state.decider() for state in states]


def observe(states: list[State], seats: list[int], columns: i64, levels: bytearray) -> None:
    """Write down the levels of what a seat of each game (NOBODY: an onlooker) may know, row by row, where all is 0."""
    out = Encoder(levels)
    for index in range(len(states)):
        seat: i64 = seats[index]
        if seat != NOBODY:
            states[index].check_seat(seat)
        states[index].encode(seat, out)
        if out.at != (index + 1) * columns:
            raise ValueError(f"an observation of {out.at - index * columns} numbers, not of {columns}")


def allow(states: list[State], seats: list[int], width: i64, mask: bytearray) -> None:
    """Write a 1 for each answer that these seats have, row by row, where all is 0."""
    start: i64 = 0
    for index in range(len(states)):
        for option in states[index].options(seats[index]):
            mask[start + option] = 1
        start += width
