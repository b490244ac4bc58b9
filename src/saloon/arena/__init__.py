"""Contests between bots: who plays, who sits where, and what comes of it. `words/` holds what is said about it."""

from pathlib import Path

from saloon.words import CATALOGUES

CATALOGUES.append(Path(__file__).parent / "words")
