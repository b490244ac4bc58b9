"""The front door of the command `saloon`: finds the language and the subcommand, and turns errors into sentences."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from io import TextIOWrapper
from pathlib import Path

from saloon.cli.files import trouble
from saloon.cli.parser import given_language, make_parser
from saloon.cli.ui import Trouble, Ui
from saloon.engine.errors import SaloonError
from saloon.words import LANGUAGES, PSEUDO, language_of

FAILED = 2
INTERRUPTED = 130


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command; returns its exit code: 0 good, 1 checked and found wrong, 2 could not be done."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            # A terminal that lacks a letter shows a question mark: better than a traceback
            stream.reconfigure(errors="replace")
    if sys.stdin is None:  # nobody types anything
        sys.stdin = open(os.devnull)  # noqa: SIM115  # it stays open for as long as the program runs
    asked = list(sys.argv[1:] if arguments is None else arguments)
    ui = Ui(language_of(None))
    try:
        ui = Ui(language_for(given_language(asked)))
        parser = make_parser(ui.words)
        command = parser.parse_args(asked)
        if command.run is None:
            parser.print_help()
            return 0
        with ui.telling():
            code: int = command.run(ui, command)
        return code
    except SaloonError as error:
        ui.fail(error)
        return FAILED
    except BrokenPipeError:  # whoever was listening has heard enough
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return INTERRUPTED
    except OSError as error:
        ui.fail(trouble(error, Path(str(error.filename or "saloon"))))
        return FAILED
    except KeyboardInterrupt:
        ui.err.print()
        return INTERRUPTED


def language_for(wanted: str | None) -> str:
    """The language to speak; Trouble when it is one that nobody speaks here."""
    language = language_of(wanted)
    if language not in (*LANGUAGES, PSEUDO):
        raise Trouble("cli-unknown-language", {"language": language, "languages": ", ".join(LANGUAGES)})
    return language
