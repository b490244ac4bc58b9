"""Whole games at a terminal, answered by numbers, words and beginnings."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from cli.terminal import Terminal, run
from saloon.cli.answers import folded
from saloon.cli.main import main

MODES = {
    "three": ["--seats", "3"],
    "first game": ["--seats", "3", "--switch", "abilities=off", "--switch", "events=off"],
    "expert": ["--seats", "3", "--switch", "expert=on"],
    "teams of two": ["--seats", "2"],
    "teams of three": ["--seats", "3", "--switch", "teams=on"],
    "choosing": ["--seats", "4", "--switch", "cars=choose", "--switch", "bandits=choose"],
    "six": ["--seats", "6"],
}


def beginning(label: str, labels: list[str]) -> str:
    """As few letters as tell an answer from the others."""
    for length in range(1, len(label)):
        if sum(folded(other).startswith(folded(label[:length])) for other in labels) == 1:
            return label[:length]
    return label


def play_on(terminal: Terminal, chance: random.Random, answers: int = 10_000) -> int:
    """Answer in all the ways there are; returns how often."""
    count = 0
    while count < answers and not terminal.over:
        options = terminal.options()
        assert options, terminal.screen()
        number = chance.choice(list(options))
        label = options[number].removesuffix(" ↶")
        labels = [each.removesuffix(" ↶") for each in options.values()]
        typed = chance.choice([str(number), label, label.upper(), beginning(label, labels)])
        told = terminal.type(typed)
        if "could mean" in told:  # the words of the record begin alike
            terminal.type(str(number))
        count += 1
    return count


@pytest.mark.parametrize("mode", MODES)
def test_a_whole_game(mode: str, tmp_path: Path) -> None:
    with Terminal(tmp_path, "play", "colt-express", "--bots", "random", "--seed", "11", *MODES[mode]) as terminal:
        assert play_on(terminal, random.Random(mode)) > 5
        assert terminal.process.returncode == 0
        end = terminal.fresh()
    assert "All purses are turned over" in end
    assert "best shooter" in end
    assert " wins!" in end or "shares the victory" in end
    assert "Seed: 0xb" in end
    (record,) = (tmp_path / "saloon" / "finished").iterdir()
    assert f"saloon replay {record} --verify" in end
    assert main(["replay", str(record), "--verify"]) == 0


@pytest.mark.parametrize("more", [[], ["--switch", "squad=6"]], ids=["four", "six"])
def test_a_whole_duel(more: list[str], tmp_path: Path) -> None:
    with Terminal(tmp_path, "play", "bang-duel", "--bots", "random", "--seed", "11", *more) as terminal:
        assert play_on(terminal, random.Random(7)) > 20
        assert terminal.process.returncode == 0
        end = terminal.fresh()
    assert "It is over after" in end
    assert "fallen: " in end
    assert "Law wins!" in end or "Outlaw wins!" in end
    assert "Seed: 0xb" in end
    (record,) = (tmp_path / "saloon" / "finished").iterdir()
    assert main(["replay", str(record), "--verify"]) == 0


def test_the_other_side_of_a_duel(tmp_path: Path) -> None:
    """The seat is kept with the game that is left, and told with a copy."""
    arguments = ("play", "bang-duel", "--bots", "random", "--seed", "2", "--seat", "2")
    done = run(tmp_path, *arguments, typed=f"1\nsave {tmp_path / 'copy.jsonl'}\nquit\n")
    assert "Outlaw  · you" in done.stdout
    assert "Law  · random" in done.stdout
    assert "--bots random --seat 2" in done.stdout
    for more in ([], ["--bots", "scout:1"]):
        assert "Outlaw  · you" in run(tmp_path, "play", "bang-duel", "--resume", *more).stdout
    assert (
        "Outlaw  · you" in run(tmp_path, *arguments[:4], "--resume", str(tmp_path / "copy.jsonl"), "--seat", "2").stdout
    )


def test_against_a_scout_in_a_duel(tmp_path: Path) -> None:
    with Terminal(tmp_path, "play", "bang-duel", "--bots", "scout:1", "--seed", "2") as terminal:
        assert play_on(terminal, random.Random(1), 6) == 6
        assert "Outlaw  · scout" in terminal.screen()


def test_against_scouts(tmp_path: Path) -> None:
    with Terminal(tmp_path, "play", "colt-express", "--seats", "3", "--bots", "scout:1,random") as terminal:
        assert play_on(terminal, random.Random(1), 4) == 4
        assert "scout" in terminal.screen()
        assert "random" in terminal.screen()


def test_the_seed_is_promised_and_not_shown(tmp_path: Path) -> None:
    """Its hash comes first; the seed itself only at the end."""
    shown = run(tmp_path, "play", "colt-express", "--bots", "random", typed="quit\n").stdout
    assert "Seed hash: " in shown
    assert "Seed: " not in shown
    other = run(tmp_path, "play", "colt-express", "--bots", "random", typed="quit\n").stdout
    assert shown.splitlines()[1] != other.splitlines()[1]


BAD = ["", "0", "99", "9" * 5000, "-1", "1.5", "²", "fly to the moon", "p", "\x00\x01", "«»", "save", "? 99", "? six"]


@pytest.mark.parametrize("terminal", [True, False], ids=["terminal", "pipe"])
def test_bad_input_never_ends_the_game(terminal: bool, tmp_path: Path) -> None:
    arguments = ("play", "colt-express", "--bots", "random", "--seed", "5")
    if terminal:
        with Terminal(tmp_path, *arguments) as screen:
            before = screen.options()
            for typed in BAD:
                if "\x00" not in typed and len(typed) < 1000:  # a terminal swallows or cuts these itself
                    assert screen.type(typed)
                    assert not screen.over
            screen.type("")
            assert screen.options() == before
            assert "type a number from 1 to 6" in screen.type("99")
            assert "could mean: Play Ladder · Play Fire" in screen.type("pl")
            assert "You can: Play Ladder" in screen.type("fly")
        return
    done = run(tmp_path, *arguments, typed="\n".join([*BAD, "6", "quit", ""]))
    assert done.returncode == 0
    assert "You draw" in done.stdout
    assert "The game is kept" in done.stdout


def test_bytes_that_are_no_text(tmp_path: Path) -> None:
    done = run(
        tmp_path,
        "play",
        "colt-express",
        "--bots",
        "random",
        "--seed",
        "5",
        typed="\udcff\n6\n".encode("utf-8", "surrogateescape").decode("latin-1"),
    )
    assert done.returncode == 0


def test_help_rule_log_look(tmp_path: Path) -> None:
    with Terminal(tmp_path, "play", "colt-express", "--bots", "random", "--seed", "5", height=60) as terminal:
        assert "play one action card onto the" in terminal.type("?")
        assert "no further" in " ".join(terminal.type("? 6.5").split())
        assert "6.13" in terminal.type("? 6")
        assert "take back your last answer" in terminal.type("help")
        assert "a jewel, $500" in terminal.type("help")
        terminal.type("6")
        assert "Django plays Rob." in terminal.type("log")
        assert "Your deck:" in terminal.type("look")
        assert "Your deck:" in terminal.type("LOOK")


def test_help_and_look_in_a_duel(tmp_path: Path) -> None:
    with Terminal(tmp_path, "play", "bang-duel", "--bots", "random", "--seed", "5", height=90) as terminal:
        assert "two characters, still secret" in terminal.screen()
        terminal.type("1")
        assert "Law’s turn" in terminal.type("log")
        told = terminal.type("look")
        assert "Not seen yet, outlaws:" in told
        assert "°" in terminal.type("help")
        assert "in the corner of a card: horseshoe" in terminal.type("help")
        assert "3.4" in terminal.type("?")


def test_commands_in_the_language_of_the_user(tmp_path: Path) -> None:
    with Terminal(tmp_path, "play", "colt-express", "--bots", "random", "--seed", "5", "--lang", "uk") as terminal:
        assert "нема чого" in terminal.type("скасувати")
        assert "нема чого" in terminal.type("undo")
        assert "Зіграти «Драбину»" in terminal.screen()
        terminal.type("зіграти драб")
        assert "Туко грає «Драбину»" in terminal.screen()
        assert "Партію збережено" in terminal.type("вийти")
    assert terminal.process.returncode == 0
