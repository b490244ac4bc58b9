"""Golden records: finished games, one for each way of play, each event and each power, that must play as they did."""

import pytest

import saloon
from games.colt_express.golden import FOLDER, WANTED
from saloon.engine.record import Match, read
from tools.golden import Moment, Wanted, answer

RECORDS = sorted(FOLDER.glob("*.jsonl"))


def test_every_record_that_is_wanted_is_there() -> None:
    assert {path.stem for path in RECORDS} == {wanted.name for wanted in WANTED}


@pytest.mark.parametrize("wanted", WANTED, ids=lambda wanted: wanted.name)
def test_a_golden_record_plays_as_it_did_and_shows_what_it_is_named_after(wanted: Wanted) -> None:
    text = (FOLDER / f"{wanted.name}.jsonl").read_text(encoding="utf-8")
    match = read(text, saloon.game)
    assert match.write() == text
    again = Match.new(match.game, match.seats, match.seed, match.options)
    again.state.listen()
    moments: list[Moment] = []
    for seat, words in match.moves:
        moments.append(answer(again, seat, again.state.read(seat, words)))
    assert wanted.shows(moments)
    assert again.state.dump() == match.state.dump()
