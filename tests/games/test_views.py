"""A view holds all that a seat may know: whoever sees the same is asked the same, and may answer the same."""

from __future__ import annotations

import dataclasses
import json
from collections.abc import Iterator
from typing import Any

import pytest

import saloon
from saloon.engine.conformance import variants
from saloon.engine.errors import BadRecord
from saloon.engine.frames import NOBODY
from saloon.engine.game import Game, Value
from saloon.engine.loading import can_be_answered, unpacked
from saloon.engine.rng import Rng
from saloon.engine.state import State

GAMES = list(saloon.games().values())
Way = tuple[Game, int, dict[str, Value]]
WAYS: list[Way] = [(game, seats, switches) for game in GAMES for seats, switches in variants(game)]


def called(value: object) -> str:
    if isinstance(value, Game):
        return value.slug
    return "-".join(str(part) for part in value.values()) if isinstance(value, dict) else str(value)


def moments(game: Game, seats: int, seed: int, options: dict[str, Value]) -> Iterator[State]:
    """A random game, answer by answer."""
    state = game.new(seats, seed, **options)
    rng = Rng(seed)
    while deciders := state.deciders():
        yield state
        seat = deciders[rng.below(len(deciders))]
        answers = state.options(seat)
        state.apply(seat, answers[rng.below(len(answers))])


def seen(state: State, seat: int) -> str:
    view = state.view(seat)
    assert dataclasses.is_dataclass(view)
    assert not isinstance(view, type)
    return json.dumps(dataclasses.asdict(view))


def observation(state: State, seat: int) -> str:
    return json.dumps(state.observation(seat))


def asked(state: State, seat: int) -> list[object]:
    """Who is asked what, and what this seat may answer."""
    told: list[object] = [[one, state.question(one)] for one in state.deciders()]
    return told + [[option, state.text(seat, option), state.describe(seat, option)] for option in state.options(seat)]


@pytest.mark.parametrize(("game", "seats", "options"), WAYS, ids=called)
def test_whoever_sees_the_same_may_answer_the_same(game: Game, seats: int, options: dict[str, Value]) -> None:
    known: dict[tuple[int, str], list[object]] = {}
    for state in moments(game, seats, 1, options):
        for seat in state.deciders():
            answers = asked(state, seat)
            for sight in (seen(state, seat), observation(state, seat)):
                assert known.setdefault((seat, sight), answers) == answers


def altered(game: Game, dump: dict[str, Any], height: int, args: list[int]) -> State | None:
    """The same game with other arguments of an open question or of a step, if it can be answered. More than can be
    loaded: what the rules would not ask here must show all the same."""
    frame = dump["stack"][height]
    stack = [*dump["stack"]]
    stack[height] = [*frame[:3], *args]
    try:
        state = unpacked(game, {**dump, "stack": stack})
        questions = [frame for frame in state.stack if frame.seat != NOBODY]
        good = not state.broken_invariants() and all(can_be_answered(state, frame) for frame in questions)
    except (BadRecord, IndexError):
        return None
    return state if good else None


@pytest.mark.parametrize("game", GAMES, ids=called)
def test_another_question_looks_different(game: Game) -> None:
    """Arguments that a question or a step of this kind had before are put in the place of those that it has."""
    rng = Rng(1)
    had: dict[tuple[object, ...], list[list[int]]] = {}
    found = 0
    for seats, options in [way[1:] for way in WAYS if way[0] is game][::2]:
        for state in moments(game, seats, seats, options):
            dump: dict[str, Any] = state.dump()
            for height, frame in enumerate(dump["stack"]):
                before = had.setdefault((seats, options.get("teams"), *frame[:2]), [])
                if frame[3:] not in before:
                    before.append(frame[3:])
                other = altered(game, dump, height, before[rng.below(len(before))])
                if other is None or other == state:
                    continue
                found += 1
                for seat in state.deciders():
                    if asked(other, seat) != asked(state, seat):
                        assert seen(other, seat) != seen(state, seat)
                    if other.options(seat) != state.options(seat):
                        assert observation(other, seat) != observation(state, seat)
    assert found > 20
