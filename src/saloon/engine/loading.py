"""Writes dumps of states and reads them back, trusting nothing: a dump may come from anywhere.

What is refused goes by the declarations of the game: kinds and ranges of fields and of what frames hold, what may lie
on what, and then its invariants. So what loads is a state that could be played on from.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from saloon.engine.dump import Dump
from saloon.engine.errors import BadRecord, BadSeats, BadSwitch
from saloon.engine.fields import Fields, out_of_range, read_fields
from saloon.engine.frames import BOTTOM, NOBODY, Frame, Question, Step, asked
from saloon.engine.rng import MASK, Rng
from saloon.engine.state import State
from saloon.engine.variant import Variant

if TYPE_CHECKING:
    from saloon.engine.game import Game

Kind = Question[Any, Any] | Step[Any, Any]


def game_of(state: State) -> Game:
    from saloon.engine.game import Game

    game = state.game()
    assert isinstance(game, Game)
    return game


def dump(state: State) -> dict[str, object]:
    game = game_of(state)
    return {
        "game": game.slug,
        "rules": game.rules,
        "seats": int(state.seats),
        "switches": dict(state.switches),
        "rng": state.rng.dump(),
        "stack": [[frame.kind, frame.seat, frame.group, *frame.arguments()] for frame in state.stack],
        **state.dump_fields(),
    }


def load(game: Game, dump: object) -> State:
    """The state of a dump; BadRecord says which field is missing, wrong or impossible."""
    state = unpacked(game, dump)
    check(state)
    return state


def unpacked(game: Game, dump: object) -> State:
    """The state of a dump, each field and frame in its range; whether they go together is not checked."""
    read = Dump(dump, game.slug, game.rules)
    switches = read.field("switches")
    names = [switch.name for switch in game.switches]
    if not isinstance(switches, dict) or set(switches) != set(names):
        raise BadRecord("dump-field-wrong", {"field": "switches", "wanted": f"{{{', '.join(names)}}}"})
    try:
        seats = read.number("seats")
        variant = game.prepare(seats, game.check(seats, switches))
    except (BadSeats, BadSwitch) as error:
        raise BadRecord("dump-impossible", {"fault": str(error)}) from error
    words = read.numbers("rng", 4)
    if not all(0 <= word <= MASK for word in words):
        raise BadRecord("dump-field-wrong", {"field": "rng", "wanted": f"0…{MASK}"})
    rng = Rng()
    rng.load(words)
    state = game.blank(variant, rng)
    read_fields(game.fields, read.data, state, variant)
    for height, row in enumerate(read.lists("stack")):
        state.stack.append(frame_of(game, row, height, variant))
    return state


def kind_of(game: Game, kind: int, seat: int) -> Kind | None:
    """The question or step of that number."""
    kinds = game.kinds.steps if seat == NOBODY else game.kinds.questions
    return kinds[kind] if 0 <= kind < len(kinds) else None


def frame_of(game: Game, row: list[int], height: int, variant: Variant) -> Frame:
    """A frame of a dump, its arguments in their range."""
    wrong = BadRecord("dump-field-wrong", {"field": "stack", "wanted": "[kind, seat, group, …]"})
    if len(row) < 3:
        raise wrong
    kind, seat, group, *arguments = row
    found = kind_of(game, kind, seat)
    grouped = seat != NOBODY and 0 < group <= height + 1
    if found is None or not NOBODY <= seat < variant.seats or not (grouped or group == 0):
        raise wrong
    declared = game.fields.arguments.get(found.frame.__name__, ())
    if len(arguments) != len(declared):
        raise wrong
    made: Any = found.frame
    frame: Frame = made(kind, seat, *arguments)
    frame.group = group
    if out_of_range(declared, frame, variant):
        raise wrong
    return frame


def check(state: State) -> None:
    """Refuse what play cannot reach, as far as declarations and invariants can tell."""
    broken = state.broken_invariants()
    if broken:
        raise BadRecord("dump-impossible", {"fault": broken[0]})
    game = game_of(state)
    for frame in state.stack:
        kind = kind_of(game, frame.kind, frame.seat)
        try:
            possible = kind is not None and kind.possible(state, frame)
            if possible and frame.seat != NOBODY:
                possible = can_be_answered(state, frame)
        except IndexError:
            possible = False
        if not possible:
            raise BadRecord("dump-field-wrong", {"field": "stack", "wanted": "frames"})


def can_be_answered(state: State, frame: Frame) -> bool:
    """Whether there is an answer, and words for it."""
    options = state.options_of(frame)
    named = [(state.words(frame, option), state.meaning(frame, option)) for option in options]
    return len(named) > 0 and len(state.prompt(frame)) > 0


def out_of_place(state: State) -> list[str]:
    """Fields out of their range, and frames that lie where they cannot, in plain English."""
    game = game_of(state)
    fields: Fields = game.fields
    found = out_of_range(fields.fields, state, getattr(state, "variant", None))
    stack = state.stack
    if stack and stack[-1].seat == NOBODY:
        found.append("a step waits on top of the stack")
    for height, frame in enumerate(stack):
        kind = kind_of(game, frame.kind, frame.seat)
        below = stack[height - 1] if height else None
        if frame.group and height >= frame.group:  # beside others of its group, in the order of seats
            assert below is not None
            alike = below.group == frame.group and below.kind == frame.kind and below.seat <= frame.seat
            if not alike:
                found.append(f"frame {height} lies in another group")
        elif kind is not None and place_of(below) not in kind.on:
            found.append(f"{kind.name} lies on {below.kind if below else 'nothing'}")
        elif frame.group and frame.group != height + 1:
            found.append(f"frame {height} is in a group that begins elsewhere")
        elif isinstance(kind, Question) and kind.together != (frame.group > 0):
            found.append(f"{kind.name} is asked {'alone' if kind.together else 'in a group'}")
        elif below is not None and below.group:
            found.append(f"frame {height} lies on a group")
    return found


def place_of(below: Frame | None) -> int:
    """What a frame lies on, as its kind declares it."""
    if below is None:
        return BOTTOM
    kind = int(below.kind)
    return kind if below.seat == NOBODY else asked(kind)
