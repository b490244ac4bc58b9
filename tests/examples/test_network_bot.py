"""What the example bot does with what it hears."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

import saloon
from examples.lines import LINK, Json, Line, hear, position_of, seated, table_of
from network_bot import Player

SCRIPT = Path(__file__).parent.parent.parent / "examples" / "network_bot.py"
STATE = saloon.game("colt-express").new(seats=3, seed=1)
SEAT = STATE.deciders()[0]


@pytest.fixture
def player() -> Player:
    return seated(Player(LINK, "Bot", 0), "colt-express", 3, SEAT)


@pytest.fixture
def line() -> Line:
    return Line()


def snapshot(**changes: object) -> Json:
    table = table_of("colt-express", 3)
    return {"type": "snapshot", "number": 7, "log": [], "table": table, "position": position_of(STATE, SEAT), **changes}


def happened(number: int, position: Json) -> Json:
    entry = {"number": number, "kind": "answered", "answers": number, "events": []}
    return {"type": "happened", "entry": entry, "position": position, "table": table_of("colt-express", 3)}


def test_it_answers_what_it_is_asked_with_legal_words(player: Player, line: Line) -> None:
    hear(player, line, snapshot())
    (answer,) = line.sent
    assert (answer["type"], answer["seat"], answer["asked"]) == ("answer", SEAT, 7)
    assert STATE.read(SEAT, answer["words"]) in STATE.options(SEAT)


def test_it_does_not_answer_twice_when_the_word_that_it_is_done_comes_first(player: Player, line: Line) -> None:
    hear(player, line, snapshot())
    hear(player, line, {"type": "ack", "id": line.sent[0]["id"], "number": 8})
    hear(player, line, {"type": "table", "table": table_of("colt-express", 3)})
    assert len(line.sent) == 1
    hear(player, line, happened(8, position_of(STATE, SEAT)))
    assert len(line.sent) == 2
    assert line.sent[0]["id"] != line.sent[1]["id"]


def test_what_it_said_before_the_line_broke_it_says_again_with_the_same_id(player: Player, line: Line) -> None:
    hear(player, line, snapshot())
    hear(player, line, snapshot())
    assert line.sent[0] == line.sent[1]
    assert len(line.sent) == 2


def test_what_is_refused_it_answers_anew_and_knows_why(player: Player, line: Line) -> None:
    hear(player, line, snapshot())
    hear(player, line, {"type": "refused", "id": line.sent[0]["id"], "trouble": {"message": "Not now."}})
    assert player.refusal == "Not now."
    assert len(line.sent) == 2
    hear(player, line, {"type": "ack", "id": line.sent[1]["id"], "number": 8})
    assert player.refusal == ""


def test_it_lets_others_take_back(player: Player, line: Line) -> None:
    position = position_of(STATE, SEAT)
    position["takeback"]["waiting"] = [SEAT]
    hear(player, line, snapshot(position=position))
    assert (line.sent[0]["type"], line.sent[0]["agree"]) == ("consent", True)


def test_it_says_nothing_before_the_game_begins(player: Player, line: Line) -> None:
    hear(player, line, snapshot(position=None))
    assert line.sent == []


def test_it_leaves_when_its_seat_is_given_away(player: Player, line: Line) -> None:
    table = table_of("colt-express", 3)
    table["chairs"][SEAT]["person"] = "another"
    with pytest.raises(SystemExit, match="given away"):
        hear(player, line, snapshot(table=table))


def test_it_takes_its_seat_back_from_a_bot(player: Player, line: Line, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[object] = []

    def ask(method: str, path: str, **body: object) -> Json:
        asked.append((method, path, body))
        return table_of("colt-express", 3)

    monkeypatch.setattr(player, "ask", ask)
    table = table_of("colt-express", 3)
    table["chairs"][SEAT]["bot"] = "random"
    hear(player, line, snapshot(table=table))
    assert asked == [("POST", "tables/here/sit", {"seat": SEAT})]
    assert len(line.sent) == 1


def test_where_there_is_no_server_it_says_so() -> None:
    found = subprocess.run([sys.executable, str(SCRIPT), LINK], capture_output=True, text=True, check=False)
    assert found.returncode == 1
    assert found.stderr.startswith("http://127.0.0.1:1: ")
    assert "Traceback" not in found.stderr
