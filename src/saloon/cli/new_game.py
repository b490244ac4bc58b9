"""`saloon new-game`: a small complete game as a package of its own, for somebody to make another one of it."""

from __future__ import annotations

import argparse
import keyword
import re
import sys
from importlib.util import find_spec
from pathlib import Path

from saloon.cli.ui import Trouble, Ui
from saloon.engine import generate
from saloon.games import GAMES
from saloon.words import Words

TEMPLATE = Path(__file__).parent / "template"
SLUG = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")
# What the game of the template is called, as a package, a slug, a class and a title
NAMES = ("gold_claim", "gold-claim", "GoldClaim", "Gold Claim")


def add_arguments(command: argparse.ArgumentParser, words: Words) -> None:
    command.add_argument("name", metavar="NAME", help=words.say("cli-help-new-game-name"))
    command.add_argument("--into", metavar="DIR", type=Path, required=True, help=words.say("cli-help-new-game-into"))


def run(ui: Ui, command: argparse.Namespace) -> int:
    name: str = command.name
    folder: Path = command.into
    check(name, folder)
    write(name, folder)
    ui.out.print(ui.words.say("cli-new-game-done", {"name": name, "folder": str(folder)}), soft_wrap=True)
    return 0


def check(name: str, folder: Path) -> None:
    """Trouble says what is wrong with the name or the folder."""
    package = name.replace("-", "_")
    if not SLUG.fullmatch(name) or keyword.iskeyword(package):
        raise Trouble("cli-new-game-name", {"name": name})
    if name in GAMES.names():
        raise Trouble("cli-new-game-taken", {"name": name, "games": ", ".join(GAMES.names())})
    if find_spec(package):
        raise Trouble("cli-new-game-module", {"name": name, "module": package})
    if folder.exists() and (not folder.is_dir() or any(folder.iterdir())):
        raise Trouble("cli-new-game-folder", {"folder": str(folder)})


def write(name: str, folder: Path) -> None:
    """The template with the names of the new game in place of its own."""
    words = name.split("-")
    titles = [word.capitalize() for word in words]
    renamed = dict(zip(NAMES, ("_".join(words), name, "".join(titles), " ".join(titles)), strict=True))
    for source in sorted(TEMPLATE.rglob("*")):
        path = source.relative_to(TEMPLATE)
        if source.is_file() and not any(part.startswith((".", "__pycache__")) for part in path.parts):  # left by tools
            target = folder / replaced(path.as_posix(), renamed)
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_text(replaced(source.read_text(encoding="utf-8"), renamed), encoding="utf-8")
    sys.dont_write_bytecode = True  # fields.py is imported, and nothing but sources is to be left there
    package = folder.resolve() / "src" / "_".join(words)
    (package / "generated.py").write_text(generate.text(generate.declared_in(package)), encoding="utf-8")


def replaced(text: str, names: dict[str, str]) -> str:
    for old, new in names.items():
        text = text.replace(old, new)
    return text
