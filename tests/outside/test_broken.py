"""A package that brings something broken is named with what is wrong, and the house goes on without it."""

from __future__ import annotations

import sys
from importlib import metadata
from pathlib import Path

import pytest

import saloon
from cli.terminal import run
from outside.installing import path_with
from saloon.bots import BOTS
from saloon.engine.errors import BrokenPlugin
from saloon.games import GAMES
from saloon.registry import Registry, mentioned

GAME = """
from pathlib import Path
from toy import ToyGame
class Game(ToyGame):
    folder = Path(__file__).parent
    slug = "toy"
GAME = Game()
"""
STUCK = """
from pathlib import Path
from toy import ToyGame
class Game(ToyGame):
    folder = Path(__file__).parent / "whole"
    slug = "stuck"
    def deal(self, variant, rng):
        return 1 / 0
GAME = Game()
"""
BLIND = """
from pathlib import Path
from saloon.engine.state import State
from toy import Toy, ToyGame
class Blind(Toy):
    imagine, view = State.imagine, State.view
class Game(ToyGame):
    folder = Path(__file__).parent / "whole"
    slug = "blind"
    def deal(self, variant, rng):
        state = super().deal(variant, rng)
        state.__class__ = Blind
        return state
GAME = Game()
"""
BROKEN = {
    "saloon.games": {
        "raises": ("raising", "raise RuntimeError('no luck')", "RuntimeError: no luck"),
        "gone": ("no_such_module", "", "No module named 'no_such_module'"),
        "leaves": ("leaving", "raise SystemExit(3)", "SystemExit: 3"),
        "empty": ("nothing", "GAME = None", "an object of the class Game"),
        "half": (
            "half",
            "from saloon import Game\nclass Half(Game):\n    slug = 'half'\nGAME = Half()",
            "title, rules",
        ),
        "blind": ("blind", BLIND, "The game must also have: Blind.imagine, Blind.view"),
        "bare": ("bare", GAME.replace('"toy"', '"bare"'), "RULES.md, words/en.ftl"),
        "stuck": ("stuck", STUCK, "ZeroDivisionError"),
        "misnamed": ("misnamed", "from saloon.games.bang_duel import GAME", "the game calls itself “bang-duel”"),
        "colt-express": ("second_train", GAME, "this name belongs to saloon"),
    },
    "saloon.bots": {
        "nobody": ("nobody", "", "must lead to something that makes a Bot"),
        "random": ("chance", "", "this name belongs to saloon"),
    },
}


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder in which a package with nothing but broken things is installed."""
    found = tmp_path_factory.mktemp("broken")
    info = found / "bad_luck-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: bad-luck\nVersion: 1.0\n", encoding="utf-8")
    lines: list[str] = []
    for group, things in BROKEN.items():
        lines += [f"[{group}]", *(f"{name} = {module}" for name, (module, _, _) in things.items())]
        for module, source, _ in things.values():
            if module != "no_such_module":
                (found / f"{module}.py").write_text(source, encoding="utf-8")
    (info / "entry_points.txt").write_text("\n".join(lines), encoding="utf-8")
    (found / "whole" / "words").mkdir(parents=True)
    for file in ("RULES.md", "words/en.ftl"):
        (found / "whole" / file).touch()
    return found


def test_the_program_names_package_and_fault_and_goes_on(folder: Path, tmp_path: Path) -> None:
    path = path_with(folder, Path(__file__).parents[1])
    done = run(tmp_path, "games", PYTHONPATH=path)
    assert done.returncode == 0
    assert "colt-express" in done.stdout
    said = [line for line in done.stderr.splitlines() if line]
    assert len(said) == len(BROKEN["saloon.games"])
    for name, (_, _, fault) in BROKEN["saloon.games"].items():
        (line,) = [line for line in said if f"“{name}”" in line]
        assert "the package bad-luck" in line
        assert fault in line
    assert (
        run(tmp_path, "arena", "bang-duel", "--bots", "random,random", "--games", "2", PYTHONPATH=path).returncode == 0
    )


def test_who_asks_for_a_broken_one_is_told(folder: Path, tmp_path: Path) -> None:
    path = path_with(folder, Path(__file__).parents[1])
    done = run(tmp_path, "play", "raises", PYTHONPATH=path)
    assert done.returncode == 2
    assert done.stderr.startswith("“raises” of the package bad-luck cannot be used")
    done = run(tmp_path, "play", "bang-duel", "--bots", "nobody", PYTHONPATH=path)
    assert done.returncode == 2
    assert BROKEN["saloon.bots"]["nobody"][2] in done.stderr


def test_a_warning_in_a_program_of_ones_own(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(folder))
    for registry in (GAMES, BOTS):
        fresh: Registry[object] = Registry(registry.group, registry.house, registry.checked)
        with pytest.warns(BrokenPlugin) as caught:
            names = list(fresh)
        assert names == list(registry.house)
        messages = [str(warning.message) for warning in caught]
        assert len(messages) == len(BROKEN[registry.group])
        assert all("bad-luck" in message for message in messages)


def test_two_packages_with_one_name(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for package in ("first", "second"):
        info = tmp_path / f"{package}-1.0.dist-info"
        info.mkdir()
        (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {package}\nVersion: 1.0\n", encoding="utf-8")
        (info / "entry_points.txt").write_text("[saloon.bots]\ntwin = saloon.bots:RandomBot\n", encoding="utf-8")
    monkeypatch.syspath_prepend(str(tmp_path))
    fresh: Registry[object] = Registry(BOTS.group, BOTS.house, BOTS.checked)
    with pytest.warns(BrokenPlugin, match="“twin” of the package second cannot be used: this name belongs to first"):
        assert list(fresh) == [*BOTS.house, "twin"]


def test_a_name_of_the_house_does_not_look_at_other_packages(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(metadata, "entry_points", None)
    monkeypatch.setattr("saloon.registry.mentioned", None)
    fresh: Registry[saloon.Game] = Registry(GAMES.group, GAMES.house, GAMES.checked)
    assert fresh["bang-duel"] is saloon.game("bang-duel")


def test_an_archive_is_left_to_the_library(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "path", [str(tmp_path)])
    assert not mentioned("saloon.games")
    (tmp_path / "some.zip").write_bytes(b"")
    monkeypatch.setattr(sys, "path", [str(tmp_path / "some.zip")])
    assert mentioned("saloon.games")
