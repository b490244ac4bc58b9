"""The words that all games share know none of them: no name of a game's things stands in them."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

import saloon
from saloon.engine.things import OF_THE_HOUSE, Thing

ROOT = Path(__file__).parents[2]
SPEAKING = [
    *sorted((ROOT / "src" / "saloon" / "words").glob("*.py")),
    *(ROOT / "web" / "src" / "lib" / name for name in ("words.ts", "catalogues.ts", "say.ts")),
]
SOURCES = [  # migrations mend what was stored once, of one game or another
    *(path for path in (ROOT / "src" / "saloon").rglob("*.py") if not {"games", "migrations"} & set(path.parts)),
    *(path for path in (ROOT / "web" / "src").rglob("*.*") if not path.is_relative_to(ROOT / "web" / "src" / "games")),
    *(ROOT / "web" / "src" / "games").glob("*.ts"),
]
SHARED = sorted({*SPEAKING, *(ROOT / "web" / "src" / "lib").glob("*.*")})

# Things of a game whose names are also words of every page, program or text
ORDINARY = {
    *("back", "cause", "change", "level", "missed", "none", "person", "place", "reload", "sign", "target", "turn"),
    *("value", "which"),
    *(
        "hat",
        "horseshoe",
    ),  # pictures that the page has: whoever plays for somebody wears a hat, the house has a horseshoe
}


def names_of(thing: Thing) -> Iterator[str]:
    """What a thing and its like are called in declarations and events."""
    yield thing.kind
    names = thing.names.values() if isinstance(thing.names, dict) else thing.names
    for name in names:
        yield from (str(part) for part in (name.values() if isinstance(name, dict) else [name]))
    for part, of in thing.parts.items():
        yield part
        yield from names_of(of)


@cache
def names() -> frozenset[str]:
    """What the games call themselves and their things."""
    found: set[str] = set()
    for game in saloon.games().values():
        found |= {game.slug, game.folder.name, game.title.lower()}
        for argument, thing in game.things.items():
            found |= {argument, *names_of(thing)}
    return frozenset(name for name in found if re.search("[a-z]", name) and name not in OF_THE_HOUSE)


def test_the_names_of_games_and_things_are_known() -> None:
    assert names() >= {
        "colt-express",
        "bang_duel",
        "bandit",
        "django",
        "purse",
        "roof",
        "tex-willer",
        "dynamite",
        "sign",
    }


@pytest.mark.parametrize("path", SHARED, ids=lambda path: str(path.relative_to(ROOT)))
def test_no_shared_module_names_a_thing_of_a_game(path: Path) -> None:
    text = path.read_text(encoding="utf-8").lower()
    found = {name for name in names() if re.search(rf"(?<![\w-]){re.escape(name)}(?![\w-])", text)}
    assert found <= ORDINARY


@pytest.mark.parametrize("path", SPEAKING, ids=lambda path: str(path.relative_to(ROOT)))
def test_what_speaks_asks_for_no_argument_of_a_game(path: Path) -> None:
    """Not even for one with an ordinary name: neither quoted nor as a key of a table."""
    text = path.read_text(encoding="utf-8")
    quoted = set(re.findall(r"[\"'`]([a-z][a-z-]*)[\"'`]", text)) | set(re.findall(r"\{\s*([a-z][a-z-]*):", text))
    assert quoted & names() == set()


def test_no_program_asks_which_game_it_is() -> None:
    """Wherever it is quoted: what is different in a game, the game says."""
    called = "|".join(re.escape(name) for game in saloon.games().values() for name in (game.slug, game.folder.name))
    asking = re.compile(rf"""["'`](?:{called})["'`]""")
    assert [path for path in SOURCES if asking.search(path.read_text(encoding="utf-8"))] == []
