"""The stack of open questions."""

import json
from collections.abc import Callable

import pytest

import saloon
from saloon.engine.errors import IllegalOption
from saloon.engine.events import Event
from saloon.engine.frames import NOBODY
from saloon.engine.game import Game
from saloon.engine.playout import playout
from saloon.engine.rng import Rng
from saloon.engine.state import State
from toy import RAISE, STOP, Toy, ToyGame


def begin(seats: int = 3, seed: int = 1) -> Toy:
    state = ToyGame().new(seats, seed)
    assert isinstance(state, Toy)
    return state


def test_questions_of_a_group_are_open_at_the_same_time() -> None:
    assert begin().deciders() == [0, 1, 2]


def test_a_group_may_be_answered_in_any_order() -> None:
    forward, backward = begin(), begin()
    for seat in (0, 1, 2):
        forward.play(seat, STOP)
    for seat in (2, 1, 0):
        backward.play(seat, STOP)
    assert forward.dump() == backward.dump()


def test_a_follow_up_question_stays_in_the_group() -> None:
    state = begin()
    state.play(1, RAISE)
    assert state.deciders() == [0, 1, 2]
    state.play(0, STOP)
    state.play(2, STOP)
    assert state.deciders() == [1]
    state.play(1, STOP)
    assert len(state.deciders()) == 1
    assert state.question(state.decider())["kind"] == "take"


def test_follow_ups_leave_no_trace_of_their_order() -> None:
    one, other = begin(), begin()
    for seat in (0, 2, 0, 2):
        one.play(seat, RAISE)
    for seat in (2, 2, 0, 0):
        other.play(seat, RAISE)
    assert one.dump() == other.dump()


def test_the_last_question_asked_is_answered_first() -> None:
    state = begin(4)
    for seat in range(4):
        state.play(seat, STOP)
    taker = state.decider()
    state.play(taker, RAISE)
    asked = [seat for seat in range(4) if seat != taker]
    answered = []
    while deciders := state.deciders():
        answered.append(deciders[0])
        state.play(deciders[0], RAISE)
    assert answered == asked[::-1]


def test_a_state_can_be_dumped_and_loaded_in_the_middle_of_a_group() -> None:
    state = begin()
    state.play(1, RAISE)
    state.play(2, STOP)
    loaded = ToyGame().load(json.loads(json.dumps(state.dump())))
    assert loaded.deciders() == [0, 1]
    loaded.play(0, STOP)
    state.play(0, STOP)
    assert loaded.dump() == state.dump()


def test_whoever_is_not_asked_is_refused() -> None:
    state = begin()
    state.play(0, STOP)
    before = state.dump()
    with pytest.raises(IllegalOption) as refusal:
        state.play(0, STOP)
    assert refusal.value.key == "not-asked"
    assert refusal.value.details["waiting"] == [1, 2]
    assert state.dump() == before


def test_a_seat_that_is_not_at_the_table_is_refused() -> None:
    with pytest.raises(IllegalOption) as refusal:
        begin().play(7, STOP)
    assert refusal.value.key == "no-such-seat"


def test_nobody_answers_after_the_end() -> None:
    state = begin()
    while deciders := state.deciders():
        state.play(deciders[0], STOP)
    with pytest.raises(IllegalOption) as refusal:
        state.play(0, STOP)
    assert refusal.value.key == "game-over"


def test_words_are_read_in_any_case_and_from_their_beginning() -> None:
    state = begin()
    assert state.read(0, "  RAISE ") == RAISE
    assert state.read(0, "ra") == RAISE


def test_nothing_is_read_from_nothing() -> None:
    with pytest.raises(IllegalOption) as refusal:
        begin().read(0, "  ")
    assert refusal.value.key == "unknown-words"
    assert refusal.value.details["allowed"] == "stop | raise"


def test_events_are_collected_only_when_somebody_listens() -> None:
    quiet, heard = begin(), begin()
    heard.listen()
    quiet.play(0, RAISE)
    heard.play(0, RAISE)
    assert quiet.hear() == []
    assert len(heard.hear()) == 1
    assert heard.hear() == []


def test_copies_do_not_listen() -> None:
    state = begin()
    state.listen()
    twin = state.copy()
    twin.play(0, RAISE)
    assert twin.hear() == []
    assert state.hear() == []


def test_only_the_right_eyes_see_a_secret_argument() -> None:
    state = begin()
    state.listen()
    state.play(1, RAISE)
    (event,) = state.hear()
    assert state.seen(event, 1) == {"event": "raised", "known": True, "seat": 1, "bid": 2}
    assert state.seen(event, 0) == {"event": "raised", "known": False, "seat": 1}
    assert state.seen(event, None) == {"event": "raised", "known": False, "seat": 1}


def test_whoever_listens_from_the_start_hears_of_setting_up() -> None:
    game = saloon.game("colt-express")
    told = game.new(4, 1, listen=True)
    names = [told.seen(event, None)["event"] for event in told.hear()]
    assert names[:5] == ["bandit-chosen"] * 4 + ["first-player"]
    assert names[-2:] == ["round-card", "turn-began"]
    assert told.dump() == game.new(4, 1).dump()


@pytest.mark.parametrize("number", [10**40, -(10**40), 2**63, -1, 99])
def test_any_number_is_refused_with_a_sentence(number: int) -> None:
    for state in (begin(), saloon.game("colt-express").new(3)):
        for seat, option in ((state.decider(), number), (number, 0)):
            with pytest.raises(IllegalOption) as refusal:
                state.play(seat, option)
            assert len(str(refusal.value)) > len(refusal.value.key)


EYES: list[Callable[[State, int], object]] = [
    lambda state, seat: state.options(seat),
    lambda state, seat: state.question(seat),
    lambda state, seat: state.play(seat, 0),
    lambda state, seat: state.text(seat, 0),
    lambda state, seat: state.read(seat, "draw"),
    lambda state, seat: state.describe(seat, 0),
    lambda state, seat: state.view(seat),
    lambda state, seat: state.imagine(seat, Rng(1)),
    lambda state, seat: state.features(seat),
    lambda state, seat: state.observation(seat),
    lambda state, seat: state.seen(Event(0, [0, 0, 0], [], NOBODY, state.event_kind(0)), seat),
]


@pytest.mark.parametrize("seat", [-1, 9, 10**40])
@pytest.mark.parametrize("game", [ToyGame(), *saloon.games().values()], ids=lambda game: game.slug)
def test_a_seat_that_is_not_there_gets_one_error_everywhere(game: Game, seat: int) -> None:
    over = game.new(game.seats[-1], 1)
    playout(over, Rng(1))
    for state in (game.new(game.seats[-1], 1), over):
        before = state.dump()
        for asked in EYES:
            with pytest.raises(saloon.NoSuchSeat) as refusal:
                asked(state, seat)
            assert refusal.value.key == "no-such-seat"
            assert refusal.value.details == {"place": seat, "last": game.seats[-1] - 1}
            assert str(refusal.value).endswith(f"seats are numbered from 0 to {game.seats[-1] - 1}.")
        assert state.dump() == before


@pytest.mark.parametrize("option", [9999, -1])
@pytest.mark.parametrize("game", [ToyGame(), *saloon.games().values()], ids=lambda game: game.slug)
def test_an_option_that_means_nothing_has_no_words(game: Game, option: int) -> None:
    state = game.new(game.seats[0], 1)
    for asked in (state.text, state.describe):
        with pytest.raises(IllegalOption) as refusal:
            asked(state.decider(), option)
        assert refusal.value.key == "no-such-option"
        assert refusal.value.details["option"] == option


def test_an_option_that_is_not_allowed_has_no_words_but_a_reason() -> None:
    state = saloon.game("colt-express").new(4, 7)
    seat = state.decider()
    absent = next(card for card in range(6) if card not in state.options(seat))
    with pytest.raises(IllegalOption) as refusal:
        state.text(seat, absent)
    assert refusal.value.key == "colt-express-refusal-not-in-hand"


def test_half_a_character_is_quoted_safely() -> None:
    with pytest.raises(IllegalOption) as refusal:
        begin().read(0, "\ud800")
    assert str(refusal.value).encode()
