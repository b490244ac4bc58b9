"""Files, functions and lists of arguments are short. What is longer is named here, with a reason; what is no longer
longer must not be."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parent.parent
FOLDERS = ("src/saloon", "tests", "tools", "bench", "web/src", "web/tests")
ENDINGS = (".py", ".ts", ".svelte", ".css")
BUILT = ROOT / "src/saloon/table/page"  # by npm, not by people

FILE_LINES = 500
TEST_FILE_LINES = 650  # of cases one after the other, each short
FUNCTION_LINES = 60
ARGUMENTS = 8

LONG_FILES = {
    "src/saloon/table/wire.py": "the one place that says what goes over the wire: declarations, no code",
    "web/src/wire.ts": "made from wire.py, never edited",
}
LONG_FUNCTIONS = {
    "src/saloon/table/migrations/versions/v0001_first.py upgrade": "the columns of the first schema, never changed",
    "tests/browser/test_review.py test_a_game_is_looked_at_in_hindsight": "one visit, looked at from beginning to end",
    "bench/load/figures.py measure": "one measurement, told in its order",
}
MANY_ARGUMENTS = {
    "src/saloon/bots/search.py __init__": "the settings of a search, each with a default",
    "src/saloon/envs/rows.py __init__": "what Gymnasium hands to an environment, and what it may be told",
    "src/saloon/games/bang_duel/characters.py __init__": "what makes a character special, by name",
    "src/saloon/table/table.py append": "keywords only: all that an entry of a journal may hold",
    "tests/browser/person.py __call__": "keywords only: how a browser may be set up",
}


def files() -> Iterator[Path]:
    for folder in FOLDERS:
        for path in sorted((ROOT / folder).rglob("*")):
            if path.suffix in ENDINGS and BUILT not in path.parents and "node_modules" not in path.parts:
                yield path


def named(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


def functions() -> Iterator[tuple[str, ast.FunctionDef | ast.AsyncFunctionDef]]:
    """All functions of Python; of those that share a name in a file each is called so."""
    for path in files():
        if path.suffix == ".py":
            for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
                if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
                    yield f"{named(path)} {node.name}", node


def lines_of(node: ast.FunctionDef | ast.AsyncFunctionDef) -> int:
    assert node.end_lineno is not None
    return node.end_lineno - node.lineno + 1


def arguments_of(node: ast.FunctionDef | ast.AsyncFunctionDef) -> int:
    """How many somebody may give; an object is not given to its own methods."""
    found = [*node.args.posonlyargs, *node.args.args, *node.args.kwonlyargs]
    return len([one for one in found if one.arg not in ("self", "cls")])


def limit(name: str) -> int:
    return TEST_FILE_LINES if name.startswith(("tests/", "web/tests/")) else FILE_LINES


def check(found: dict[str, int], exceptions: dict[str, str], most: str) -> None:
    """Nothing is longer but what is named, and nothing is named in vain."""
    longer = {name: size for name, size in found.items() if name not in exceptions}
    assert not longer, f"{most}: split it, or name it in {Path(__file__).name} with a reason"
    assert not exceptions.keys() - found.keys(), "no longer too long: take it off the list"


def test_files_are_short() -> None:
    counted = {named(path): len(path.read_text(encoding="utf-8").splitlines()) for path in files()}
    assert len(counted) > 500, "it looks at all of them"
    found = {name: lines for name, lines in counted.items() if lines > limit(name)}
    check(found, LONG_FILES, f"at most {FILE_LINES} lines, {TEST_FILE_LINES} of tests")


def test_functions_are_short() -> None:
    found = {name: lines for name, node in functions() if (lines := lines_of(node)) > FUNCTION_LINES}
    check(found, LONG_FUNCTIONS, f"at most {FUNCTION_LINES} lines")


def test_lists_of_arguments_are_short() -> None:
    found = {name: count for name, node in functions() if (count := arguments_of(node)) > ARGUMENTS}
    check(found, MANY_ARGUMENTS, f"at most {ARGUMENTS} arguments")


def test_every_exception_has_a_reason() -> None:
    for exceptions in (LONG_FILES, LONG_FUNCTIONS, MANY_ARGUMENTS):
        assert all(len(reason.split()) > 3 for reason in exceptions.values())
