"""Golden records: finished games, with several squads, every question and every event, that must play as they did."""

import pytest

import saloon
from games.bang_duel.golden import FOLDER, WANTED
from saloon.engine.record import Match, read
from saloon.games.bang_duel.decisions import QUESTIONS
from saloon.games.bang_duel.events import EVENTS
from tools.golden import Moment, Wanted, answer

RECORDS = sorted(FOLDER.glob("*.jsonl"))


def replayed(name: str) -> tuple[Match, Match, list[Moment]]:
    """A record as it is read, and played again answer by answer."""
    match = read((FOLDER / f"{name}.jsonl").read_text(encoding="utf-8"), saloon.game)
    again = Match.new(match.game, match.seats, match.seed, match.options)
    again.state.listen()
    moments = [answer(again, seat, again.state.read(seat, words)) for seat, words in match.moves]
    return match, again, moments


@pytest.fixture(scope="module")
def replays() -> dict[str, tuple[Match, Match, list[Moment]]]:
    return {path.stem: replayed(path.stem) for path in RECORDS}


Replays = dict[str, tuple[Match, Match, list[Moment]]]


def test_every_record_that_is_wanted_is_there() -> None:
    assert {path.stem for path in RECORDS} == {wanted.name for wanted in WANTED}


@pytest.mark.parametrize("wanted", WANTED, ids=lambda wanted: wanted.name)
def test_a_golden_record_plays_as_it_did_and_shows_what_it_is_named_after(wanted: Wanted, replays: Replays) -> None:
    match, again, moments = replays[wanted.name]
    assert match.write() == (FOLDER / f"{wanted.name}.jsonl").read_text(encoding="utf-8")
    assert wanted.shows(moments)
    assert again.state.dump() == match.state.dump()


def test_every_question_is_asked_in_some_record(replays: Replays) -> None:
    asked = {moment.question["kind"] for _, _, moments in replays.values() for moment in moments}
    assert asked == {question.name for question in QUESTIONS}


def test_every_event_is_told_in_some_record(replays: Replays) -> None:
    told = {event["event"] for _, _, moments in replays.values() for moment in moments for event in moment.story}
    assert told == {kind.name for kind in EVENTS}
