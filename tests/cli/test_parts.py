"""Parts of the table by themselves: what is understood, what is drawn, and a game that nobody has drawn yet."""

from __future__ import annotations

import io
from dataclasses import dataclass
from pathlib import Path

import pytest
from rich.console import Console, Group
from rich.text import Text

import saloon
from cli.terminal import run
from games.parts import part_of
from saloon.cli.answers import Command, command_of, folded, option_of
from saloon.cli.main import main
from saloon.cli.screen import event_block
from saloon.cli.ui import Trouble
from saloon.terminal import table_of
from saloon.terminal.rows import flow
from saloon.terminal.table import lines
from saloon.words import LANGUAGES, PSEUDO, Words

GAME = saloon.game("colt-express")


def drawn(*things: object, width: int = 80) -> str:
    console = Console(file=io.StringIO(), width=width)
    console.print(*things)
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue()


@pytest.mark.parametrize(
    ("text", "command"),
    [
        ("?", Command("rule")),
        ("?6.5", Command("rule", "6.5")),
        ("? 6.5", Command("rule", "6.5")),
        ("UNDO", Command("undo")),
        ("  save  my game.jsonl ", Command("save", "my game.jsonl")),
        ("вийти", Command("quit")),
        ("undoing", None),
        ("1", None),
        ("", None),
    ],
)
def test_commands(text: str, command: Command | None) -> None:
    assert command_of(text, Words("uk")) == command


def test_folding() -> None:
    assert folded("  Сыграть   «Грабёж» ") == "сыграть грабеж"
    assert folded("Più d’una") == "piu d'una"


@pytest.mark.parametrize("slug", saloon.games())
@pytest.mark.parametrize("language", [*LANGUAGES, PSEUDO])
def test_every_option_can_be_typed(language: str, slug: str) -> None:
    """By number, by the words of the record, by the label, and by the label without capitals and accents."""
    game = saloon.game(slug)
    table = table_of(game)
    words = Words(language, game)
    for seed, (seats, options) in enumerate(part_of(slug, "sayings").SAYINGS.modes[:3]):
        state = game.new(seats, seed, **options)
        words.names = table.names(state.view(None), words)
        while state.deciders():
            seat = state.decider()
            legal = state.options(seat)
            labels = [table.label(state.describe(seat, option), words) for option in legal]
            for number, (option, label) in enumerate(zip(legal, labels, strict=True), 1):
                for typed in (str(number), f" {number} ", state.text(seat, option), label, folded(label)):
                    assert option_of(typed, state, seat, labels) == option
            state.apply(seat, legal[seed % len(legal)])


def test_what_is_ambiguous_is_refused() -> None:
    """A beginning that fits the record's words of one option and the label of another is not clear."""
    state = GAME.new(4, 5)
    seat = state.decider()
    options = state.options(seat)
    assert {state.text(seat, option).split()[0] for option in options} == {"play", "draw"}
    labels = ["Drago"] + ["x"] * (len(options) - 1)
    with pytest.raises(Trouble) as trouble:
        option_of("dra", state, seat, labels)
    assert trouble.value.key == "cli-ambiguous"
    assert option_of("draw", state, seat, labels) == options[-1]


@pytest.mark.parametrize("width", range(1, 12))
def test_flowing_never_overflows(width: int) -> None:
    rows = flow([Text("abc"), Text("de"), Text("fghijkl"), Text("m")], width)
    assert all(row.cell_len <= width for row in rows)


@pytest.mark.parametrize("rows", range(1, 8))
@pytest.mark.parametrize("width", [20, 79])
def test_events_keep_to_their_room(rows: int, width: int) -> None:
    lines = [Text(f"Something of note happens, number {number}.") for number in range(9)]
    text = event_block(lines, width, rows).plain
    assert len(text.splitlines()) <= rows
    assert all(len(line) <= width for line in text.splitlines())
    if rows > 3:
        assert "number 8." in " ".join(text.split())  # the newest is never lost


def test_a_game_without_a_drawing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It is shown plainly, and can be played to the end."""
    monkeypatch.setattr(GAME, "part", lambda _: None)
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO(b"1\n" * 200)))
    out = io.TextIOWrapper(io.BytesIO(), encoding="utf-8", write_through=True)
    monkeypatch.setattr("sys.stdout", out)
    assert main(["--lang", "en", "play", "colt-express", "--seats", "3", "--bots", "random", "--seed", "1"]) == 0
    assert isinstance(out.buffer, io.BytesIO)
    told = out.buffer.getvalue().decode()
    assert "Marshal: 0" in told
    assert "Hand size: 6" in told
    assert "Player 1: " in told
    assert "wins!" in told


@dataclass
class Spot:
    car: int
    level: str


@dataclass
class Scene:
    viewer: int | None
    bandit: str
    place: Spot
    night: bool
    storm: bool
    seats: list[dict[str, object]]
    grid: list[list[str]]
    deck: list[str] | None


def test_any_view_is_told_in_the_words_of_the_game() -> None:
    hands: list[dict[str, object]] = [
        {"cards": ["move", "bullet"], "spot": Spot(3, "car")},
        {"cards": [], "spot": None},
    ]
    scene = Scene(0, "ghost", Spot(2, "roof"), True, False, hands, [["x", "o"], ["o", "x"]], None)
    assert list(lines(scene, Words("en", GAME, ["Ann"]))) == [
        "Bandit: Ghost",
        "Place: the roof of car 2",
        "Night",
        "Seats:",
        "  Ann:",
        "    Cards: Move, Bullet",
        "    Spot:",
        "      Car: 3",
        "      Level: car",
        "  Player 2:",
        "    Cards: -",
        "    Spot: -",
        "Grid:",
        "  1: x, o",
        "  2: o, x",
        "Deck: -",
    ]


def test_all_rich_things_are_within_bounds(tmp_path: Path) -> None:
    """A pipe gets the widest drawing that eighty columns hold."""
    done = run(tmp_path, "play", "colt-express", "--bots", "random", "--seed", "2", "--seats", "5", typed="1\n1\n1\n")
    assert all(len(line) <= 80 for line in done.stdout.splitlines() if "--resume" not in line)
    assert drawn(Group(Text("a"))) == "a\n"
