"""Games that were left, in a folder of the user: the record, and beside it how it was played."""

from __future__ import annotations

import json
import os
import shlex
from dataclasses import asdict, dataclass
from itertools import chain, count
from pathlib import Path

from saloon.cli.files import read_text, write_text
from saloon.cli.ui import Trouble
from saloon.engine.record import Match, seed_hash

DEFAULT_BOT = "scout"
LEFT, FINISHED = "left", "finished"


@dataclass(frozen=True)
class Manner:
    """Who sits at the table: people only, or one person, at this seat, and bots."""

    hotseat: bool = False
    bots: str = DEFAULT_BOT
    seat: int = 0


def folder() -> Path:
    """The folder for what a program keeps between runs (XDG)."""
    given = Path(os.environ.get("XDG_STATE_HOME", ""))
    home = given if given.is_absolute() else Path.home() / ".local" / "state"
    return home / "saloon"


def fresh(part: str, match: Match) -> Path:
    """A file that is not there yet."""
    stem = folder() / part / f"{match.game.slug}-{seed_hash(match.seed)[:12]}"
    paths = (Path(f"{stem}{ending}.jsonl") for ending in chain([""], (f"-{number}" for number in count(2))))
    return next(path for path in paths if not path.exists())


def leave(match: Match, manner: Manner, left: Path | None) -> Path:
    """Keep a game that is not finished, where it was left before if it was. The state may have been interrupted: what
    counts is the answers."""
    path = left or fresh(LEFT, match)
    write_text(path, match.back_to(len(match.moves)).write())
    write_text(path.with_suffix(".json"), json.dumps(asdict(manner)))
    return path


def save(match: Match, path: Path) -> None:
    """Keep a copy where the user wants it, but not over a file that is something else."""
    if path.exists() and not is_copy_of(match, path):
        raise Trouble("cli-file-exists", {"path": str(path)})
    write_text(path, match.write())


def is_copy_of(match: Match, path: Path) -> bool:
    try:
        return seed_hash(match.seed) in read_text(path).partition("\n")[0]
    except Trouble:
        return False


def finish(match: Match, left: Path | None) -> Path:
    """Keep a finished game, and forget that it was left once."""
    path = fresh(FINISHED, match)
    write_text(path, match.write())
    if left:
        for suffix in (".json", ".jsonl"):
            left.with_suffix(suffix).unlink(missing_ok=True)
    return path


def is_left(path: Path) -> bool:
    """Whether a file is the program's own; those of the user are never written over."""
    return path.absolute().parent == folder() / LEFT


def last_left(slug: str) -> Path:
    """The game that was left last."""
    try:
        found = sorted((folder() / LEFT).glob(f"{slug}-*.jsonl"), key=lambda path: path.stat().st_mtime_ns)
    except OSError:
        found = []
    if not found:
        raise Trouble("cli-nothing-left", {"folder": str(folder() / LEFT)})
    return found[-1]


def manner_of(path: Path) -> Manner:
    """How a game was played when it was left; the usual way if nobody knows."""
    beside = path.with_suffix(".json")
    try:
        kept = json.loads(read_text(beside))
        return Manner(bool(kept["hotseat"]), str(kept["bots"]), int(kept.get("seat", 0)))
    except (Trouble, ValueError, KeyError, TypeError):
        return Manner()


def resume_command(match: Match, path: Path, manner: Manner, language: str | None) -> str:
    """What to type to go on. Only beside games that were left it is kept how they are played."""
    words = ["saloon", "play", match.game.slug, "--resume", str(path)]
    if not is_left(path) and manner.hotseat:
        words.append("--hotseat")
    elif not is_left(path) and manner.bots != DEFAULT_BOT:
        words += ["--bots", manner.bots]
    if not is_left(path) and manner.seat and not manner.hotseat:
        words += ["--seat", str(manner.seat + 1)]
    if language:
        words += ["--lang", language]
    return shlex.join(words)
