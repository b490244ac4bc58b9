"""What the example bot does with what it hears."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

import saloon
from examples.lines import LINK, Json, Line, happened, hear, position_of, seated, snapshot, table_of
from network_bot import Player

SCRIPT = Path(__file__).parent.parent.parent / "examples" / "network_bot.py"
LINES = 64  # a reader takes it in at a glance
STATE = saloon.game("colt-express").new(seats=3, seed=1)
SEAT = STATE.deciders()[0]


@pytest.fixture
def player() -> Player:
    return seated(Player(LINK, "Bot", 0), "colt-express", 3, SEAT)


@pytest.fixture
def line() -> Line:
    return Line()


def asked(number: int = 7) -> Json:
    """How the game stands when our seat was asked with this event."""
    position = position_of(STATE, SEAT)
    for ask in position["asks"]:
        ask["asked"] = number
    return position


def test_it_answers_what_it_is_asked_with_legal_words(player: Player, line: Line) -> None:
    hear(player, line, snapshot(asked()))
    (answer,) = line.sent
    assert (answer["type"], answer["seat"], answer["asked"]) == ("answer", SEAT, 7)
    assert STATE.read(SEAT, answer["words"]) in STATE.options(SEAT)


def test_it_answers_each_question_once(player: Player, line: Line) -> None:
    hear(player, line, snapshot(asked()))
    hear(player, line, {"type": "ack", "id": line.sent[0]["id"], "number": 8})  # may come before what happened
    hear(player, line, {"type": "table", "table": table_of("colt-express", 3)})
    hear(player, line, happened(8, asked()))  # somebody else has answered
    assert len(line.sent) == 1
    hear(player, line, happened(9, asked(9)))
    assert [answer["asked"] for answer in line.sent] == [7, 9]
    assert line.sent[0]["id"] != line.sent[1]["id"]


def test_what_is_still_asked_when_it_comes_again_it_answers_with_the_same_id(player: Player, line: Line) -> None:
    hear(player, line, snapshot(asked()))
    hear(player, line, snapshot(asked()))
    assert len(line.sent) == 2
    assert line.sent[0]["id"] == line.sent[1]["id"]


def test_what_was_answered_before_the_line_broke_it_does_not_answer_again(player: Player, line: Line) -> None:
    hear(player, line, snapshot(asked()))
    hear(player, line, snapshot({**asked(), "asks": [], "choices": []}))
    assert len(line.sent) == 1


def test_what_is_refused_it_answers_anew(player: Player, line: Line) -> None:
    hear(player, line, snapshot(asked()))
    hear(player, line, {"type": "refused", "id": line.sent[0]["id"], "trouble": {"message": "Not now."}})
    assert [answer["asked"] for answer in line.sent] == [7, 7]


def test_it_says_nothing_before_the_game_begins(player: Player, line: Line) -> None:
    hear(player, line, snapshot(None))
    assert line.sent == []


def test_where_its_seat_was_given_away_it_says_nothing(player: Player, line: Line) -> None:
    hear(player, line, snapshot({**asked(), "choices": []}))
    assert line.sent == []


def test_where_no_seat_is_free_it_says_so(player: Player, monkeypatch: pytest.MonkeyPatch) -> None:
    answers: dict[str, Json] = {"/api/me": {}, "/api/tables/here": table_of("colt-express", 3)}
    monkeypatch.setattr(player, "ask", answers.__getitem__)
    with pytest.raises(SystemExit, match="no free seat"):
        player.play()


def test_where_there_is_no_server_it_says_so() -> None:
    found = subprocess.run([sys.executable, str(SCRIPT), LINK], capture_output=True, text=True, check=False)
    assert found.returncode == 1
    assert "Connection refused" in found.stderr


def test_it_is_short_and_stands_alone() -> None:
    text = SCRIPT.read_text(encoding="utf-8")
    assert len(text.splitlines()) <= LINES
    assert "saloon" not in text
