"""A state is a value: it can be copied, pickled, compared and shown, in the middle of any question."""

from __future__ import annotations

import copy
import pickle
import pydoc
from collections.abc import Iterator

import pytest

import saloon
from saloon.engine.conformance import variants
from saloon.engine.game import Game, Value
from saloon.engine.rng import Rng
from saloon.engine.state import State
from toy import RAISE, STOP, ToyGame

GAMES = [ToyGame(), *saloon.games().values()]
WAYS = [(game, seats, switches) for game in GAMES for seats, switches in variants(game, sample=0)]


def called(value: object) -> str:
    if isinstance(value, Game):
        return value.slug
    return "-".join(str(part) for part in value.values()) if isinstance(value, dict) else str(value)


def moments(state: State, every: int = 9) -> Iterator[State]:
    """A random game, seen now and then, and at its end."""
    rng = Rng(3)
    number = 0
    while deciders := state.deciders():
        if number % every == 0:
            yield state
        seat = deciders[rng.below(len(deciders))]
        options = state.options(seat)
        state.apply(seat, options[rng.below(len(options))])
        number += 1
    yield state


def twins(state: State) -> list[State]:
    return [copy.copy(state), copy.deepcopy(state), pickle.loads(pickle.dumps(state))]


@pytest.mark.parametrize(("game", "seats", "options"), WAYS, ids=called)
def test_a_state_is_copied_and_pickled_in_the_middle_of_any_question(
    game: Game, seats: int, options: dict[str, Value]
) -> None:
    for state in moments(game.new(seats, 5, **options)):
        before = state.dump()
        for twin in twins(state):
            assert twin == state
            assert twin.dump() == before
            assert twin.log is None
            if twin.deciders():
                twin.apply(twin.decider(), twin.options(twin.decider())[0])
                assert twin != state
        assert state.dump() == before


@pytest.mark.parametrize("game", GAMES, ids=called)
def test_a_twin_of_a_state_that_listens_has_the_same_to_tell(game: Game) -> None:
    for state in moments(game.new(game.seats[-1], 2, listen=True), every=5):
        told = state.log
        assert told is not None
        for twin in twins(state):
            assert twin.log == told
            if state.deciders():
                seat = state.decider()
                option = state.options(seat)[0]
                other = copy.copy(state)
                for one in (twin, other):
                    one.hear()
                    one.play(seat, option)
                assert twin.hear() == other.hear()
        assert state.log is told


def test_states_are_equal_when_their_dumps_are() -> None:
    one, other = ToyGame().new(3, 1), ToyGame().new(3, 1, listen=True)
    assert one == other
    other.play(0, RAISE)
    assert one != other
    assert one != ToyGame().new(3, 2)
    assert one != one.dump()
    with pytest.raises(TypeError):
        hash(one)


def test_a_generator_is_a_value() -> None:
    rng = Rng(7)
    rng.next()
    for twin in (copy.copy(rng), copy.deepcopy(rng), pickle.loads(pickle.dumps(rng))):
        assert twin == rng
        twin.next()
        assert twin != rng
    assert repr(rng.dump()) in repr(rng)


def test_a_state_shows_who_is_asked_what() -> None:
    state = ToyGame().new(2, 1)
    assert repr(state) == "<toy, 2 seats: seat 0 is asked bid (1.1); seat 1 is asked bid (1.1)>"
    while deciders := state.deciders():
        state.play(deciders[-1], STOP)
    assert repr(state) == "<toy, 2 seats: over, won by seat 0 and 1>"
    asked = saloon.game("colt-express").new(4, 7)
    assert repr(asked) == f"<colt-express, 4 seats: seat {asked.decider()} is asked plan (4.1, turn: standard)>"


@pytest.mark.parametrize("game", GAMES, ids=called)
def test_what_a_state_shows_is_no_secret(game: Game) -> None:
    for number, state in enumerate(moments(game.new(game.seats[-1], 4), every=3)):
        assert repr(state.imagine(None, Rng(number))) == repr(state)


def test_an_event_shows_its_name_and_its_arguments() -> None:
    state = ToyGame().new(2, 1, listen=True)
    state.play(1, RAISE)
    (event,) = state.hear()
    assert repr(event) == "<raised seat=1 bid=2 eyes=1>"
    assert copy.deepcopy(event) == pickle.loads(pickle.dumps(event)) == event


@pytest.mark.parametrize("slug", list(saloon.games()))
def test_a_view_is_a_value_that_can_be_read(slug: str) -> None:
    state = saloon.game(slug).new(2, 1)
    view = state.view(0)
    assert pickle.loads(pickle.dumps(view)) == copy.deepcopy(view) == view
    assert "viewer=0" in repr(view)
    assert "Asked(seat=" in repr(view)


def test_the_names_of_the_contract_say_what_they_are_for() -> None:
    """Compiled or not: whoever asks for help gets it."""
    assert State.__doc__ is not None
    assert "in progress" in State.__doc__
    assert State.options.__doc__ is not None
    assert "fixed order" in State.options.__doc__
    assert Rng.__doc__ is not None
    assert "uniform" in Rng.__doc__


@pytest.mark.parametrize("slug", list(saloon.games()))
def test_help_on_a_state_says_what_its_methods_promise(slug: str) -> None:
    state = saloon.game(slug).new(2, 1)
    for name in ("view", "imagine", "options", "play", "copy", "dump", "observation"):
        assert (getattr(State, name).__doc__ or "?").split("\n")[0] in pydoc.render_doc(getattr(state, name))
