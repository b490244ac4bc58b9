"""Compiles the engine, the games and the bots with mypyc, as one unit; pyproject.toml holds the rest.

One unit, because calls between compiled modules are then plain C calls. The sources are ordinary typed
Python, so where they cannot be compiled the very same files are installed as they are.
"""

import ast
import os
import re
import shlex
import shutil
import string
import subprocess
import sys
import sysconfig
import tomllib
from pathlib import Path

from setuptools import setup

COMPILED = ("src/saloon/engine", "src/saloon/games", "src/saloon/bots")

# Files and folders that stay interpreted, by name, wherever they are. Everything else under COMPILED is compiled.
EXCLUDED = {
    "__init__.py": "only names things; packages stay ordinary directories",
    "view.py": "dataclasses for people: only types",
    "record.py": "reads and writes files: not hot",
    "complete.py": "asks once whether a game is whole: not hot",
    "conformance.py": "checks a game from the outside, for the tests: not hot",
    "dump.py": "reads dumps from anywhere: not hot",
    "loading.py": "reads dumps, and trusts nothing in them: not hot",
    "fields.py": "declares the fields of a state; what is made of it is compiled",
    "generate.py": "writes code: not hot",
    "switches.py": "declares how a game can be varied: not hot",
    "coverage.py": "picks variants for those who test them: not hot",
    "game.py": "describes a game to the program: not hot",
    "levels.py": "a table of the levels: not hot",
    "review.py": "dataclasses for people; its hot loops are in evaluation.py",
    "errors.py": "exceptions are raised once and shown to people: not hot",
    "words.py": "texts for people: not hot",
    "picture.py": "draws a game for people: not hot",
    "terminal": "draws a game for people: not hot",
    "things.py": "says what sentences speak of: not hot",
}


# In generated C: where the tables of a class or function begin, and what is written there about it.
ENTRY = (
    r'(?:CPyType_(?=\w+_template_ = )|\(PyCFunction\)CPyPy_)(\w+?)(?:_template_ = |,)|PyDoc_STR\("((?:[^"\\]|\\.)*)"\)'
)
PLAIN = set(string.ascii_letters + string.digits + string.punctuation + " ") - set('"\\?')  # as they are in C


def modules() -> list[str]:
    """The files to compile. Sorted, so that every machine generates the same C."""
    found = (path for root in COMPILED for path in Path(root).rglob("*.py"))
    return sorted(path.as_posix() for path in found if not EXCLUDED.keys() & set(path.parts))


def compiler() -> str | None:
    """The command of a C compiler that is really there, or None."""
    wanted = [os.environ.get("CC"), sysconfig.get_config_var("CC"), "cc", "gcc", "clang"]
    for command in wanted:
        if command and shutil.which(shlex.split(command)[0]):
            return command
    return None


def obstacle() -> str | None:
    """Why nothing can be compiled here, or None."""
    if os.environ.get("SALOON_COMPILE") == "0":
        return "SALOON_COMPILE=0 is set"
    if os.name == "nt":
        return None  # setuptools finds the compiler by itself, and it is not on the PATH
    command = compiler()
    if command is None:
        return "no C compiler was found"
    if not Path(sysconfig.get_path("include"), "Python.h").exists():
        return "the header files of Python are not installed"
    # setuptools would insist on the compiler Python itself was built with, be it here or not.
    os.environ["CC"] = command
    return None


def optimizes_links() -> bool:
    """Whether it is GCC, with the part that optimizes when linking. Other compilers name no file for it."""
    command = [*shlex.split(os.environ["CC"]), "-print-prog-name=lto1"]
    said = subprocess.run(command, capture_output=True, text=True, check=False)
    return Path(said.stdout.strip()).is_absolute()


def docstrings() -> dict[str, str]:
    """What the sources say about each class, method and function, by every name that mypyc may give it in C: all of
    its full name, or as much of the end of it as nothing else has."""
    found: dict[str, str] = {}

    def visit(node: ast.Module | ast.ClassDef, names: list[str]) -> None:
        for part in node.body:
            if isinstance(part, ast.ClassDef | ast.FunctionDef):
                full = [*names, part.name]
                for first in range(len(full) - 1):
                    found["___".join(full[first:])] = ast.get_docstring(part) or ""
                if isinstance(part, ast.ClassDef):
                    visit(part, full)

    for path in modules():
        visit(ast.parse(Path(path).read_text(encoding="utf-8")), list(Path(path).with_suffix("").parts[1:]))
    return found


def documented(source: str) -> str:
    """The file of generated C with the docstrings in it: mypyc keeps none, only signatures. Written when it differs,
    so that nothing is compiled again for nothing."""
    said = docstrings()
    about = ""  # the class or function whose entry of a table is being read

    def entry(found: re.Match[str]) -> str:
        nonlocal about
        name, signature = found.groups()
        if name:
            about = name
            return found[0]
        words = "".join(chr(byte) if chr(byte) in PLAIN else f"\\{byte:03o}" for byte in said.get(about, "").encode())
        return f'PyDoc_STR("{signature}{words}")'

    text = re.sub(ENTRY, entry, Path(source).read_text(encoding="utf-8"))
    file = Path(source).with_stem(f"{Path(source).stem}_documented")
    if not file.exists() or file.read_text(encoding="utf-8") != text:
        file.write_text(text, encoding="utf-8")
    return str(file)


def description(readme: str, files: str | None) -> str:
    """README.md as an index shows it, where no file lies beside it: links to files lead to the address under which
    the files of the project can be read, and as long as there is none, they are text."""
    target = rf"[\1]({files.rstrip('/')}/\2)" if files else r"\1"
    return re.sub(r"\[([^\]]+)\]\((?![a-z]+:|#)([^)]+)\)", target, readme)


def building() -> bool:
    """False when setup.py is only asked about the package: compiling would be wasted, and said twice."""
    return not {"egg_info", "dist_info", "sdist"} & set(sys.argv)


def main() -> None:
    """Hand setuptools the compiled modules, or none."""
    urls = tomllib.loads(Path("pyproject.toml").read_text(encoding="utf-8"))["project"].get("urls", {})
    shown = description(Path("README.md").read_text(encoding="utf-8"), urls.get("Files"))
    about = {"long_description": shown, "long_description_content_type": "text/markdown"}
    if not building():
        setup(**about)
        return
    reason = obstacle()
    if reason is not None:
        print(f"saloon: {reason}, so this is a build in plain Python, complete but slower.", file=sys.stderr)
        setup(**about)
        return
    # Imported late: a build in plain Python does not need mypyc to work.
    from mypyc.build import mypycify

    # No debug information: nobody steps through generated C, and it would triple the library.
    extensions = mypycify(modules(), group_name="saloon", opt_level="3", debug_level="0", multi_file=False)
    for extension in extensions:
        extension.sources = [documented(file) if "__native" in file else file for file in extension.sources]
    if os.name != "nt":
        # Nobody links against the library, so its own functions may be inlined: a third faster. And nobody mends
        # generated C: looking in it for something to warn about would take longer than compiling it.
        for extension in extensions:
            flags = extension.extra_compile_args
            extension.extra_compile_args = [*flags, "-fvisibility=hidden", "-fno-semantic-interposition", "-Wno-all"]
        if optimizes_links():
            # All C is in one file. Optimized when it is linked, it is split among all cores.
            whole = next(extension for extension in extensions if extension.name.endswith("__mypyc"))
            whole.extra_compile_args.append("-flto=auto")
            whole.extra_link_args.append("-flto=auto")
    setup(ext_modules=extensions, **about)


if __name__ == "__main__":
    main()
