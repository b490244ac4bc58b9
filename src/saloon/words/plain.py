"""Sentences that need no Fluent: text, strings, and arguments that are strings themselves.

Most are, and so a short command never pays for Fluent, which takes longer to import than all else together, nor for
reading whole catalogues. What is not plain is left to Fluent; that both say the same is tested for every sentence.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache, lru_cache
from pathlib import Path

# A message: its key, and its text up to the next line that is not indented
MESSAGE = re.compile(r"^([a-zA-Z][\w-]*) *=(.*(?:\n(?: .*)?$)*)", re.MULTILINE)
PIECE = re.compile(r'([^{}]+)|{ *"([^"\\]*)" *}|{ *\$([a-zA-Z][\w-]*) *}')
STRUCTURE = (".", "[", "*", "}")  # how a line of a message begins that is not text: an attribute, a variant, their end

Piece = tuple[str, str]  # text, or the name of an argument


def catalogue(folder: Path, language: str) -> str:
    """The catalogue of a folder. A game of another package need not speak all languages; then it speaks English."""
    path = folder / f"{language}.ftl"
    return (path if path.exists() else folder / "en.ftl").read_text(encoding="utf-8")


@lru_cache
def messages(language: str, folders: tuple[Path, ...]) -> dict[str, str]:
    """The messages of the catalogues by key, as they are written. The first of a key counts, as with Fluent."""
    found: dict[str, str] = {}
    for folder in reversed(folders):
        found.update(reversed(MESSAGE.findall(catalogue(folder, language))))
    return found


@cache
def pieces(message: str) -> tuple[Piece, ...] | None:
    """What a message is made of; None if it is more than text and arguments."""
    first, *others = message.rstrip().split("\n")
    if any(line.lstrip().startswith(STRUCTURE) for line in others):
        return None
    indent = min((len(line) - len(line.lstrip()) for line in others if line), default=0)
    lines = [first.lstrip(), *(line[indent:] for line in others)]
    text = "\n".join(lines if lines[0] else lines[1:])
    found: list[Piece] = []
    place = 0
    while place < len(text):
        match = PIECE.match(text, place)
        if match is None:
            return None
        found.append((match[1] or match[2] or "", match[3] or ""))
        place = match.end()
    return tuple(found) or None


def plain(message: str, arguments: Mapping[str, object]) -> str | None:
    """The sentence, or None if Fluent must say it."""
    found = pieces(message)
    if found is None:
        return None
    said: list[str] = []
    for text, name in found:
        value = arguments.get(name) if name else text
        if not isinstance(value, str):  # a number is written as the language wants it
            return None
        said.append(value)
    return "".join(said)
