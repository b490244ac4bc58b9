"""Several people at one device: nobody ever sees what is not theirs."""

from __future__ import annotations

import io
import random
from collections import Counter
from pathlib import Path

import pytest
from rich.console import Console

import saloon
from cli.terminal import CLEAR, ESCAPES, FORGET, Terminal
from saloon.cli.show import Show
from saloon.cli.sitting import Sitting
from saloon.cli.ui import Ui
from saloon.engine.record import Match
from saloon.engine.rng import Rng
from saloon.games.bang_duel.view import DuelView
from saloon.games.colt_express.view import TrainView
from saloon.words import Words

GAME = saloon.game("colt-express")
WORDS = Words("en", GAME)


def hand_of(match: Match, seat: int) -> str:
    """The hand as the table must show it."""
    view = match.state.view(seat)
    assert isinstance(view, TrainView)
    cards = Counter(view.seats[seat].hand or []).items()
    return "  ".join(WORDS.name("card", card) + (f"×{count}" if count > 1 else "") for card, count in cards)


def test_the_curtain(tmp_path: Path) -> None:
    """A game beside the one on the screen knows whose turn it is and which cards may be seen."""
    match = Match.new(GAME, 3, 5, {})
    chance = random.Random(2)
    seats: set[int] = set()
    at = -1
    with Terminal(tmp_path, "play", "colt-express", "--hotseat", "--seats", "3", "--seed", "5") as terminal:
        for _ in range(18):
            seat = match.state.decider()
            seats.add(seat)
            view = match.state.view(None)
            assert isinstance(view, TrainView)
            name = WORDS.name("bandit", view.bandits[seat].name)
            if seat != at:
                assert f"Pass the device to {name}." in terminal.screen()
                assert "Your hand" not in terminal.screen()
                assert "▶" not in terminal.screen()
                if at >= 0:
                    assert FORGET in terminal.shown.rpartition(CLEAR)[2]
                terminal.type("")
                at = seat
            screen = terminal.screen()
            assert f"{name} · you" in screen
            hand = hand_of(match, seat)
            assert (f"Your hand:  {hand}\n" in screen) == bool(hand)
            number = chance.randrange(len(match.state.options(seat)))
            match.play(seat, match.state.options(seat)[number])
            terminal.type(str(number + 1))
    assert seats == {0, 1, 2}


def test_the_curtain_of_a_duel(tmp_path: Path) -> None:
    """Answers go back and forth in the middle of a turn: each time the device changes hands behind the curtain."""
    match = Match.new(saloon.game("bang-duel"), 2, 5, {})
    words = Words("en", saloon.game("bang-duel"))
    chance = random.Random(3)
    passed = 0
    at = -1
    with Terminal(tmp_path, "play", "bang-duel", "--hotseat", "--seed", "5", width=120, height=50) as terminal:
        for _ in range(30):
            seat = match.state.decider()
            if seat != at:
                assert f"Pass the device to {('Law', 'Outlaw')[seat]}." in terminal.screen()
                assert "Your hand" not in terminal.screen()
                assert "hand " not in terminal.screen()
                terminal.type("")
                at = seat
                passed += 1
            screen = terminal.screen()
            assert f"{('Law', 'Outlaw')[seat]}  · you" in screen
            view = match.state.view(seat)
            assert isinstance(view, DuelView)
            own = screen.partition("Your hand:")[2]
            assert all(words.name("card", card.card or "") in own for card in view.seats[seat].hand)
            number = chance.randrange(len(match.state.options(seat)))
            match.play(seat, match.state.options(seat)[number])
            terminal.type(str(number + 1))
    assert passed > 6


def test_undo_before_the_next_one_looks(tmp_path: Path) -> None:
    with Terminal(tmp_path, "play", "colt-express", "--hotseat", "--seats", "3", "--seed", "5") as terminal:
        assert "to take back the last answer" not in terminal.screen()
        terminal.type("")
        before = terminal.options()
        assert "↶" in before[1]
        assert "↶" not in before[6]  # drawing is up to chance
        assert "can still type “undo”" in terminal.type("1")
        terminal.type("undo")
        assert terminal.options() == before
        terminal.type("6")
        assert "can still type “undo”" not in terminal.screen()
        assert "chance has had its say" in terminal.type("undo")
        terminal.type("")
        assert "Django · you" in terminal.screen()
        assert "not answered anything yet" in terminal.type("undo")


def test_leaving_behind_the_curtain(tmp_path: Path) -> None:
    with Terminal(tmp_path, "play", "colt-express", "--hotseat", "--seats", "3", "--seed", "5") as terminal:
        terminal.type("")
        terminal.type("1")
        assert "The game is kept" in terminal.type("quit")
    with Terminal(tmp_path, "play", "colt-express", "--resume") as terminal:
        terminal.type("")
        assert "Your hand" in terminal.screen()
        terminal.type("quit")
        assert "Your hand" not in terminal.screen()  # nor does it stay on the screen of who has left
    with Terminal(tmp_path, "play", "colt-express", "--resume") as terminal:
        assert "Pass the device to Django." in terminal.screen()
        assert "Your hand" not in terminal.screen()


@pytest.mark.parametrize(
    ("slug", "seats", "options"),
    [
        ("colt-express", 4, {}),
        ("colt-express", 3, {"expert": True}),
        ("colt-express", 3, {"teams": True}),
        ("colt-express", 6, {}),
        ("colt-express", 4, {"bandits": "choose"}),
        ("bang-duel", 2, {}),
        ("bang-duel", 2, {"squad": 6}),
    ],
)
@pytest.mark.parametrize("shared", [False, True], ids=["bots", "people"])
def test_a_screen_shows_only_what_its_seat_knows(
    slug: str, seats: int, options: dict[str, str | bool], shared: bool
) -> None:
    """In every world that looks alike to a seat its whole screen is the same, marks of undo included."""
    ui = Ui("en")
    chance = random.Random(seats)
    match = Match.new(saloon.game(slug), seats, 3, options)
    sitting = Sitting(match, {})
    show = Show(ui, sitting, {}, shared)

    def screen(seat: int) -> str:
        # A file, so that everything there is gets shown
        ui.out = Console(file=io.StringIO(), width=130, highlight=False, markup=False, emoji=False)
        show.name_players()
        show.question(seat, show.labels(seat))
        assert isinstance(ui.out.file, io.StringIO)
        return ESCAPES.sub("", ui.out.file.getvalue())

    for number in range(60):
        if not match.state.deciders():
            break
        seat = match.state.decider()
        if number % 8 == 0:
            true = match.state
            shown = screen(seat)
            for world in range(2):
                match.state = true.imagine(seat, Rng(world))
                assert screen(seat) == shown
            match.state = true
        sitting.play(seat, chance.choice(match.state.options(seat)))
