"""What is known of a game only here: in its folder beside this file lie `golden` (what its golden records show),
`stories` (which of them the tests of the page are told), `moments` (where the tests of the browser begin) and `sayings`
(what the tests of the words must know)."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from types import ModuleType

import saloon


def folder_of(slug: str) -> Path:
    return Path(__file__).parent / saloon.game(slug).folder.name


def part_of(slug: str, name: str) -> ModuleType:
    return import_module(f"games.{folder_of(slug).name}.{name}")
