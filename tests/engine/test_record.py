"""The record: what is written is read back, and nothing else is."""

import json
from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from saloon.engine.errors import BadRecord, UnknownGame
from saloon.engine.game import Game
from saloon.engine.record import Match, chained, read, seed_hash
from saloon.engine.rng import Rng
from toy import ToyGame


def find(slug: str) -> Game:
    if slug != "toy":
        raise UnknownGame("unknown-game", {"game": slug, "games": "toy"})
    return ToyGame()


def played(answers: int = 1000, seed: int = 5) -> Match:
    match = Match.new(ToyGame(), 3, seed, {})
    rng = Rng(1)
    while (deciders := match.state.deciders()) and len(match.moves) < answers:
        options = match.state.options(deciders[0])
        match.play(deciders[0], options[rng.below(len(options))])
    return match


RECORD = played().write()
LINES = RECORD.splitlines()


def rechained(lines: list[dict[str, object]]) -> str:
    """A record with a chain that fits, as a careful forger would make it."""
    chain, made = "", []
    for line in lines:
        line.pop("chain", None)
        chain = chained(line, chain)
        made.append(json.dumps({**line, "chain": chain}))
    return "\n".join(made)


def forged(change: Callable[[list[dict[str, object]]], object]) -> str:
    lines = [json.loads(line) for line in LINES]
    change(lines)
    return rechained(lines)


def test_a_record_plays_to_the_same_state() -> None:
    match = played()
    assert read(match.write(), find).state.dump() == match.state.dump()


def test_an_unfinished_game_is_read_and_goes_on_as_it_would_have() -> None:
    match = played(2)
    again = read(match.write(), find)
    seat = match.state.decider()
    match.play(seat, 0)
    again.play(seat, 0)
    assert again.state.dump() == match.state.dump()


def test_going_back_is_exact() -> None:
    match = played()
    assert match.back_to(3).state.dump() == played(3).state.dump()


def test_a_record_without_its_seed_shows_only_the_hash() -> None:
    match = played(3, seed=12345)
    text = match.write(with_seed=False)
    assert seed_hash(12345) in text
    assert f"{12345:x}" not in json.dumps([json.loads(line).get("seed") for line in text.splitlines()])
    with pytest.raises(BadRecord) as refusal:
        read(text, find)
    assert refusal.value.key == "record-no-seed"


def test_the_seed_comes_out_with_the_end() -> None:
    assert read(played(seed=99).write(with_seed=False), find).seed == 99


def test_chance_depends_on_the_seed_and_the_number_of_the_move() -> None:
    match = played(2)
    match.state.rng = Rng(123456)
    other = played(2)
    match.play(2, 0)
    other.play(2, 0)
    assert match.state.dump() == other.state.dump()


@pytest.mark.parametrize("number", range(len(LINES)))
def test_a_changed_line_is_found(number: int) -> None:
    line = json.loads(LINES[number])
    line["seat"] = 9
    text = "\n".join([*LINES[:number], json.dumps(line), *LINES[number + 1 :]])
    with pytest.raises(BadRecord) as refusal:
        read(text, find)
    assert (refusal.value.key, refusal.value.details["line"]) == ("record-tampered", number + 1)


@pytest.mark.parametrize("number", range(len(LINES)))
def test_a_missing_line_is_found(number: int) -> None:
    with pytest.raises(BadRecord) as refusal:
        read("\n".join([*LINES[:number], *LINES[number + 1 :]]), find)
    assert refusal.value.key in ("record-tampered", "record-foreign", "record-cut")


@pytest.mark.parametrize("share", [0.1, 0.5, 0.9])
def test_a_record_cut_in_the_middle_is_found(share: float) -> None:
    with pytest.raises(BadRecord) as refusal:
        read(RECORD[: int(len(RECORD) * share)], find)
    assert refusal.value.key in ("record-not-json", "record-cut")


@pytest.mark.parametrize("text", ["", "hello", "[1]", '{"a": 1}', "\n\n", '[Event "chess"]\n1. e4 e5'])
def test_a_foreign_file_is_found(text: str) -> None:
    with pytest.raises(BadRecord) as refusal:
        read(text, find)
    assert refusal.value.key in ("record-foreign", "record-not-json")
    assert refusal.value.details["line"] == 1


FORGERIES: dict[str, tuple[Callable[[list[dict[str, object]]], object], str, int]] = {
    "another game": (lambda lines: lines[0].update(game="chess"), "record-unknown-game", 1),
    "newer rules": (lambda lines: lines[0].update(rules=2), "record-other-rules", 1),
    "newer format": (lambda lines: lines[0].update(saloon=3), "record-format", 1),
    "older format": (lambda lines: lines[0].update(saloon=1), "record-format", 1),
    "another seed": (lambda lines: lines[0].update(seed="6"), "record-bad-seed", 1),
    "no seed at all": (lambda lines: (lines[0].update(seed=None), lines[-1].pop("seed")), "record-no-seed", 1),
    "nonsense for a seed": (lambda lines: lines[0].update(seed="xyz"), "record-bad-seed", 1),
    "too many seats": (lambda lines: lines[0].update(seats=9), "record-bad-head", 1),
    "an unknown switch": (lambda lines: lines[0].update(switches={"poor": True}), "record-bad-head", 1),
    "an illegal move": (lambda lines: lines[1].update(words="double"), "record-illegal", 2),
    "an abbreviated move": (lambda lines: lines[1].update(words="st"), "record-bad-words", 2),
    "the wrong seat": (lambda lines: lines[1].update(seat=7), "record-illegal", 2),
    "a wrong number": (lambda lines: lines[2].update(move=7), "record-bad-move", 3),
    "no words": (lambda lines: lines[1].pop("words"), "record-bad-move", 2),
    "other scores": (lambda lines: lines[-1].update(scores=[1, 2, 3]), "record-wrong-end", len(LINES)),
    "another winner": (lambda lines: lines[-1].update(winners=[0, 1, 2]), "record-wrong-end", len(LINES)),
    "an end before the end": (lambda lines: lines.pop(-2), "record-wrong-end", len(LINES) - 1),
    "a move after the end": (
        lambda lines: lines.insert(-1, {"move": len(LINES) - 1, "seat": 0, "words": "stop"}),
        "record-illegal",
        len(LINES),
    ),
}


@pytest.mark.parametrize("forgery", FORGERIES)
def test_a_forged_record_is_found_even_when_its_chain_fits(forgery: str) -> None:
    change, key, line = FORGERIES[forgery]
    with pytest.raises(BadRecord) as refusal:
        read(forged(change), find)
    assert (refusal.value.key, refusal.value.details["line"]) == (key, line)
    assert len(str(refusal.value)) > len(key)


@given(st.text())
def test_no_text_crashes_the_reader(text: str) -> None:
    with pytest.raises(BadRecord):
        read(text, find)


@given(st.integers(0, len(RECORD) - 1), st.characters(codec="utf-8"))
def test_no_changed_character_gets_through(place: int, character: str) -> None:
    text = RECORD[:place] + character + RECORD[place + 1 :]
    if json_lines(text) != json_lines(RECORD):
        with pytest.raises(BadRecord):
            read(text, find)


def json_lines(text: str) -> object:
    try:
        return [json.loads(line) for line in text.splitlines()]
    except ValueError:
        return None


HOSTILE = {
    "nested too deep": '{"saloon":' + "[" * 200_000,
    "half a character": '{"saloon":1,"a":"\\ud800","chain":"x"}\n',
    "no number": '{"saloon":1,"a":NaN,"chain":"x"}\n',
}


@pytest.mark.parametrize("name", HOSTILE)
def test_a_hostile_line_is_refused_and_crashes_nothing(name: str) -> None:
    with pytest.raises(BadRecord) as refusal:
        read(HOSTILE[name], find)
    assert refusal.value.details["line"] == 1


@pytest.mark.parametrize("seat", [10**40, -(10**40), 2**63, True, 1.0, None])
def test_a_seat_that_is_no_seat_is_refused(seat: object) -> None:
    with pytest.raises(BadRecord) as refusal:
        read(forged(lambda lines: lines[1].update(seat=seat)), find)
    assert refusal.value.details["line"] == 2
    assert str(refusal.value)
