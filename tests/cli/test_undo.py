"""What can be taken back, and why not."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

import saloon
from cli.terminal import Terminal
from saloon.engine.game import Value
from saloon.engine.record import Match
from saloon.engine.takeback import FREE, obstacle, undo_costs


def test_a_marked_answer_can_be_taken_back(tmp_path: Path) -> None:
    """In the expert variant cards are kept one by one."""
    arguments = ("play", "colt-express", "--bots", "random", "--seats", "3", "--switch", "expert=on", "--seed", "4")
    with Terminal(tmp_path, *arguments) as terminal:
        for _ in range(12):
            if "can be taken back" in terminal.screen():
                break
            terminal.type("1")
        before = terminal.options()
        assert before[1].endswith("↶")
        terminal.type("1")
        assert "You keep:" in terminal.screen()
        terminal.type("1")
        terminal.type("undo")
        terminal.type("undo")
        assert terminal.options() == before
        assert "You keep:" not in terminal.screen()


def test_nobody_takes_back_for_somebody_else(tmp_path: Path) -> None:
    with Terminal(tmp_path, "play", "colt-express", "--bots", "random", "--seed", "5") as terminal:
        assert "can be taken back" not in terminal.screen()
        assert "not answered anything yet" in terminal.type("undo")
        terminal.type("1")
        options = terminal.options()
        assert "Django has answered since" in terminal.type("undo")
        terminal.type("")
        assert terminal.options() == options


def test_drawing_is_for_keeps(tmp_path: Path) -> None:
    """When the train speeds up one has two turns in a row; the first round of this seed is the bridge."""
    with Terminal(tmp_path, "play", "colt-express", "--bots", "random", "--seed", "22") as terminal:
        assert "Bridge" in terminal.screen()
        while "[▢▢" not in terminal.screen():
            terminal.type("1")
        terminal.type("draw")
        assert "chance has had its say" in terminal.type("undo")


def test_a_card_on_the_table_can_be_taken_back(tmp_path: Path) -> None:
    """Equipment goes to one's own character: nobody has learnt anything, and nobody has answered."""
    with Terminal(tmp_path, "play", "bang-duel", "--bots", "random", "--seed", "4") as terminal:
        while not (marked := [number for number, label in terminal.options().items() if label.endswith("↶")]):
            terminal.type("1")
        before, screen = terminal.options(), terminal.screen()
        terminal.type(str(marked[0]))
        assert terminal.options() != before
        terminal.type("undo")
        assert terminal.options() == before
        assert terminal.screen().splitlines()[0] == screen.splitlines()[0]


@pytest.mark.parametrize(
    ("slug", "seats", "options"),
    [
        ("colt-express", 3, {}),
        ("colt-express", 4, {"cars": "choose"}),
        ("colt-express", 3, {"expert": True}),
        ("colt-express", 2, {"teams": True}),
        ("bang-duel", 2, {}),
    ],
)
@pytest.mark.parametrize("alone", [False, True], ids=["people", "bots"])
def test_the_mark_keeps_its_word(slug: str, seats: int, options: dict[str, Value], alone: bool) -> None:
    """What is marked can be taken back, and then everything is as it was."""
    chance = random.Random(seats)
    match = Match.new(saloon.game(slug), seats, 6, options)
    reasons: set[str] = set()
    while match.state.deciders():
        seat = match.state.decider()
        option = chance.choice(match.state.options(seat))
        promised = undo_costs(match.state, seat, alone)[match.state.options(seat).index(option)]
        before = match.state.dump()
        match.play(seat, option)
        reasons |= {promised, obstacle(match, seat)}
        if promised == FREE:
            assert obstacle(match, seat) == FREE
            back = match.back_to(len(match.moves) - 1).state.dump()
            assert {**back, "rng": 0} == {**before, "rng": 0}
    assert {FREE, "chance", "revealed"} <= reasons
