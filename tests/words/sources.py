"""What the sources say: the keys that the catalogues must have."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import saloon
from saloon.engine import errors
from words.sayings import Question, Sayings, every_game

ROOT = Path(__file__).parents[2]
SOURCES = ROOT / "src" / "saloon"
GAMES = SOURCES / "games"
OF_SEATS = {"seat-number", "seat-you", "seat-score", "seat-wins", "seat-shares"}  # said in every game
SHOWN_BY = {"page": (ROOT / "web" / "src", ("ts", "svelte")), "terminal": (GAMES, ("py",))}


@cache
def parsed(folder: Path) -> dict[str, ast.Module]:
    """The modules of a folder, by name."""
    return {path.stem: ast.parse(path.read_text(encoding="utf-8")) for path in sorted(folder.glob("*.py"))}


def game_folder(sayings: Sayings) -> Path:
    """The sources, also where the game at hand is a compiled one."""
    return GAMES / sayings.game.folder.name


# Errors


def keys_raised(folder: Path) -> set[str]:
    """The keys of the errors that the modules of a folder make, read off their sources."""
    makers = {"Refusal", *(name for name, thing in vars(errors).items() if isinstance(thing, type))}
    keys: set[str] = set()
    for module in parsed(folder).values():
        for node in ast.walk(module):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in makers and node.args:
                keys |= constants(node.args[0])
    return keys


def constants(key: ast.expr) -> set[str]:
    """A key, or the two between which a condition decides."""
    if isinstance(key, ast.IfExp):
        return constants(key.body) | constants(key.orelse)
    return {str(key.value)} if isinstance(key, ast.Constant) else set()


@cache
def all_keys_raised() -> set[str]:
    switches = (switch for game in saloon.games().values() for switch in game.switches)
    refused = {each.key for switch in switches for each in switch.constraints}
    games = (keys_raised(GAMES / game.folder.name) for game in saloon.games().values())
    shared = (keys_raised(folder) for folder in (SOURCES, SOURCES / "engine", SOURCES / "bots", GAMES))
    return refused.union(*shared, *games)


# Refusals


@cache
def refusal_names(sayings: Sayings) -> set[str]:
    """The refusals of a game, read off its questions: their own ones, and one named after the question where nothing
    else is said."""
    prefix = f"{sayings.slug}-refusal-"
    names: set[str] = set()
    for question in sayings.questions:
        texts = {text.removeprefix(prefix) for text in objections(sayings, question)}
        names |= {f"refusal-{text or question.name}" for text in texts if re.fullmatch("[a-z-]*", text)}
    return names


def objections(sayings: Sayings, question: Question) -> Iterator[str]:
    """The strings of the method in which a question, or the nearest of its ancestors, says why not, and of the
    functions that it calls."""
    modules = parsed(game_folder(sayings))
    bodies = [
        node.body
        for ancestor in type(question).__mro__
        for node in tops(modules, ancestor.__module__)
        if isinstance(node, ast.ClassDef) and node.name == ancestor.__name__
    ]
    methods = [node for body in bodies for node in body if isinstance(node, ast.FunctionDef)]
    method = next((node for node in methods if node.name == "objection"), None)
    if method is None:
        yield ""  # nothing of its own: the engine names the question
        return
    called = {node.id for node in ast.walk(method) if isinstance(node, ast.Name)}
    functions = [node for module in modules.values() for node in module.body if isinstance(node, ast.FunctionDef)]
    for part in (method, *(function for function in functions if function.name in called)):
        for node in ast.walk(part):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                yield node.value


def tops(modules: dict[str, ast.Module], name: str) -> list[ast.stmt]:
    """What a module has at its top level; nothing, if it is none of these."""
    stem = name.rpartition(".")[2]
    return modules[stem].body if stem in modules else []


# All of them


def shown_names(sayings: Sayings) -> set[str]:
    """What only one way in says of a game: the board in the browser, or the table in the terminal."""
    names: set[str] = set()
    for way, (folder, endings) in SHOWN_BY.items():
        key = re.compile(rf"[\"'`]{sayings.slug}-({way}-[a-z-]+)[\"'`]")
        for path in (path for ending in endings for path in folder.rglob(f"*.{ending}")):
            names.update(key.findall(path.read_text(encoding="utf-8")))
    return names


def general_keys() -> set[str]:
    """The keys that the general catalogue must have, and no others."""
    of_games = tuple(f"{sayings.slug}-" for sayings in every_game())
    return {key for key in all_keys_raised() if not key.startswith(of_games)} | OF_SEATS


def game_keys(sayings: Sayings, options: list[dict[str, object]]) -> set[str]:
    """The keys that the catalogue of a game must have, and no others."""
    names = {f"{kind}-{name}" for kind, things in sayings.vocabulary.items() for name in things}
    names |= {thing.kind for thing in sayings.told_by_parts}
    names |= {
        f"setting-{value}" for switch in sayings.game.switches for value in switch.values if isinstance(value, str)
    }
    names |= {"pitch", "length"}  # in the window of the house
    groups = sayings.game.groups(sayings.game.new(sayings.game.seats[0]))
    names |= {f"group-{kind}" for group in groups for kind in group}
    names |= {f"event-{event.name}" for event in sayings.events}
    names |= {f"event-{event.name}-known" for event in sayings.events if not event.open}
    names |= {f"ask-{question.name}" for question in sayings.questions}
    names |= {f"option-{option['kind']}" for option in options}
    names |= {f"{how}-{feature}" for how in ("gain", "risk") for feature in sayings.game.features}
    names |= refusal_names(sayings) | shown_names(sayings)
    prefix = f"{sayings.slug}-"
    return {prefix + name for name in names} | {key for key in all_keys_raised() if key.startswith(prefix)}
