"""Reading and writing files, with errors that say what is the matter."""

from __future__ import annotations

import os
from pathlib import Path

from saloon.cli.ui import Trouble

KEYS: tuple[tuple[type[Exception], str], ...] = (
    (FileNotFoundError, "cli-file-missing"),
    (PermissionError, "cli-file-forbidden"),
    (IsADirectoryError, "cli-file-folder"),
    (UnicodeError, "cli-file-not-text"),
)


def trouble(error: Exception, path: Path) -> Trouble:
    """The sentence for an error of the system."""
    key = next((key for kind, key in KEYS if isinstance(error, kind)), "cli-file-unusable")
    return Trouble(key, {"path": str(path), "why": str(getattr(error, "strerror", "") or error)})


def read_text(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8")
    except (OSError, UnicodeError, ValueError) as error:
        raise trouble(error, path) from error


def write_text(path: Path, text: str) -> None:
    """All of it or nothing: a full disk must not cost an older copy. Only the owner may read it, for it may hold what
    players do not know."""
    draft = path.with_name(f".{path.name}.{os.getpid()}")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        if path.is_dir():
            raise IsADirectoryError
        try:
            with open(os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "w", encoding="utf-8") as file:
                file.write(text)
            draft.replace(path)
        finally:
            draft.unlink(missing_ok=True)
    except (OSError, ValueError) as error:
        raise trouble(error, path) from error
