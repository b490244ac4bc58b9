"""The command `saloon`: one file per subcommand, `words/` holds all that is said."""

from pathlib import Path

from saloon.words import CATALOGUES

CATALOGUES.append(Path(__file__).parent / "words")
