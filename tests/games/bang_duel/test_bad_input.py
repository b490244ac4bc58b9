"""What nobody should do, and how the game says so: wrong answers, words and switches."""

import pytest

import saloon
from games.bang_duel.asked import ASKED, outlaws, plain, plays
from games.bang_duel.street import GAME, NAMES, Street, dealt, street
from saloon.games.bang_duel.decisions import QUESTIONS
from saloon.games.bang_duel.generated import TargetFrame
from saloon.games.bang_duel.ids import (
    ASK_TARGET,
    CARD,
    PLAINLY,
)


def refused(t: Street, seat: int, option: int) -> saloon.IllegalOption:
    """The error that this answer gets; it changes nothing and says something."""
    before = t.state.dump()
    with pytest.raises(saloon.IllegalOption) as error:
        t.state.play(seat, option)
    assert t.state.dump() == before
    assert str(error.value)
    return error.value


# Every question


def test_there_is_a_position_for_every_question() -> None:
    assert list(ASKED) == [question.name for question in QUESTIONS]


@pytest.mark.parametrize("kind", ASKED)
def test_every_other_option_of_a_question_is_refused_with_a_rule(kind: str) -> None:
    t = ASKED[kind]()
    seat = t.state.decider()
    assert t.state.question(seat)["kind"] == kind
    others = set(range(-2, GAME.width + 2)) - set(t.state.options(seat))
    assert {refused(t, seat, option).rule for option in others} <= set(GAME.rulebook())


@pytest.mark.parametrize("kind", ASKED)
def test_a_dump_in_the_middle_of_every_question_can_be_loaded(kind: str) -> None:
    dump = ASKED[kind]().state.dump()
    assert GAME.load(dump).dump() == dump


# Answers


@pytest.mark.rule("12.31")
def test_dynamite_is_played_on_the_own_rear_character_only() -> None:
    t = outlaws("anderson, hardin", "dynamite")
    t.state.ask(TargetFrame(ASK_TARGET, 1, t.state.hands[1][0] & CARD, PLAINLY))
    t.offers("outlaw", "at hardin")
    for name in ("anderson", "tilghman", "garrett"):
        t.refuses("outlaw", f"at {name}", rule="12.31")


@pytest.mark.rule("3.5")
def test_a_second_bang_card_without_right() -> None:
    t = plain("colt, carbine", "play colt")
    t.refuses("law", "play carbine", rule="3.5")


@pytest.mark.rule("7.2")
def test_answering_a_hit_that_is_not_yours() -> None:
    t = plain("colt, missed", "play colt", other="missed")
    error = refused(t, 0, t.state.hands[0][0] & CARD)
    assert [error.key, error.rule] == ["not-asked", "7.2"]
    assert error.details["waiting"] == [1]


@pytest.mark.rule("11.1")
def test_reloading_while_both_sides_have_two_characters() -> None:
    plain("water").refuses("law", "reload water", rule="11.1")


@pytest.mark.rule("14.7")
@pytest.mark.parametrize("top", ["missed", "return-fire", "colt", "hat"])
def test_pearl_hart_repeats_no_miss_no_bang_card_and_no_equipment(top: str) -> None:
    t = street("tilghman, garrett", "pearl-hart, hardin")
    t.hands(outlaw="rest")
    t.discard(top)
    t.turn("outlaw")
    t.refuses("outlaw", "use pearl-hart", rule="14.7")


@pytest.mark.rule("6.3")
def test_equipment_on_the_opponents_rear_character() -> None:
    t = plain("hat", "play hat")
    t.refuses("law", "at hardin", rule="6.3")


def test_nobody_answers_twice_when_both_are_asked_at_once() -> None:
    t = dealt()
    t.plays("law", f"{NAMES[t.state.people[0]]} in front")
    error = refused(t, 0, t.state.options(1)[0])
    assert [error.key, error.rule] == ["not-asked", "2.3"]


@pytest.mark.parametrize("option", [-1, -1000, 260, 261, 10**9])
def test_an_option_out_of_range_is_refused(option: int) -> None:
    error = refused(plain("colt"), 0, option)
    assert [error.key, error.rule] == ["no-such-option", "3.4"]
    assert error.details["option"] == option


@pytest.mark.parametrize("seat", [-2, -1, 2, 3, 99])
def test_a_seat_that_is_not_there_cannot_answer(seat: int) -> None:
    t = plain("colt")
    assert refused(t, seat, 0).key == "no-such-seat"


def test_after_the_end_nobody_answers() -> None:
    t = plays("tilghman, garrett", "daltons 1", "law", "colt", "play colt")
    assert refused(t, 0, 0).key == "game-over"


# Words


def test_words_that_begin_several_options_are_ambiguous() -> None:
    with pytest.raises(saloon.IllegalOption) as error:
        plain("water S, water B, hat").state.read(0, "play water")
    assert error.value.key == "ambiguous-words"


@pytest.mark.parametrize("words", ["dance", "", "   ", "play colty", "colt", "24", "постріл"])
def test_words_that_begin_no_option_are_not_understood(words: str) -> None:
    with pytest.raises(saloon.IllegalOption) as error:
        plain("colt, water").state.read(0, words)
    assert error.value.key == "unknown-words"
    assert "end turn" in str(error.value.details["allowed"])


@pytest.mark.parametrize("words", ["play colt-l1", "PLAY Colt-L1", "  play   colt-l1 ", "play co", "play\tcolt"])
def test_case_blanks_and_an_unambiguous_beginning_do_not_matter(words: str) -> None:
    t = plain("colt, water")
    assert t.state.text(0, t.state.read(0, words)) == "play colt-l1"


# Switches


@pytest.mark.rule("1.2")
@pytest.mark.parametrize("seats", [-1, 0, 1, 3, 100])
def test_two_play_and_nobody_else(seats: int) -> None:
    with pytest.raises(saloon.BadSeats) as error:
        GAME.new(seats)
    assert [error.value.key, error.value.rule] == ["bad-seats-exactly", "1.2"]
    assert str(error.value)


@pytest.mark.rule("1.3")
@pytest.mark.parametrize("squad", ["3", 3, "13", 13, 0, "", "four", -4, True, False])
def test_a_squad_that_cannot_be(squad: bool | int | str) -> None:
    with pytest.raises(saloon.BadSwitch) as error:
        GAME.new(2, squad=squad)
    assert [error.value.key, error.value.rule] == ["bad-value", "1.3"]
    assert "12" in str(error.value.details["allowed"])


def test_a_switch_that_is_not_there() -> None:
    with pytest.raises(saloon.BadSwitch) as error:
        GAME.new(2, zombies=True)
    assert error.value.key == "unknown-switch"


def test_a_misspelt_switch() -> None:
    with pytest.raises(saloon.BadSwitch) as error:
        GAME.new(2, squat=5)
    assert error.value.key == "misspelt-switch"
    assert error.value.details["near"] == "squad"


@pytest.mark.parametrize("seed", [-1, 2**256])
def test_a_seed_out_of_range(seed: int) -> None:
    with pytest.raises(saloon.BadSeed) as error:
        GAME.new(2, seed)
    assert error.value.key == "bad-seed"


@pytest.mark.parametrize("seed", [0, 1, 2**256 - 1])
def test_equal_seeds_give_equal_games(seed: int) -> None:
    assert GAME.new(2, seed).dump() == GAME.new(2, seed).dump()
