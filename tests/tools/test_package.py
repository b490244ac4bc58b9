"""What goes to an index: one version everywhere, a description whose links work, and sources that are complete."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
import tarfile
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType

import pytest

import saloon
from tools.wheels import pins, pythons

ROOT = Path(__file__).parents[2]
README = (ROOT / "README.md").read_text(encoding="utf-8")
LINK = re.compile(r"\]\(([^)]+)\)")
# What git ignores is not in a clone; where there is no git, it is told by these
MADE = {".venv", "build", "dist", "node_modules", "page", "scratch", "__pycache__", "PKG-INFO", "setup.cfg"}


def test_the_version_is_the_same_everywhere() -> None:
    citation = (ROOT / "CITATION.cff").read_text(encoding="utf-8")
    changes = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    (cited,) = re.findall(r"^version: (.+)$", citation, re.MULTILINE)
    (day,) = re.findall(r"^date-released: (.+)$", citation, re.MULTILINE)
    released = re.findall(r"^## (\d\S+) \((.+)\)$", changes, re.MULTILINE)
    assert released[0] == (cited, day) == (saloon.__version__, day)
    assert re.findall(r"^## (.+)$", changes, re.MULTILINE)[0] == "Unreleased"


@pytest.mark.parametrize("arguments", [["--version"], ["--lang", "uk", "--version"]], ids=" ".join)
def test_the_program_tells_its_version(arguments: list[str]) -> None:
    done = subprocess.run([sys.executable, "-m", "saloon", *arguments], capture_output=True, text=True, check=True)
    assert done.stdout == f"saloon {saloon.__version__}\n"


@pytest.fixture(scope="module")
def setup() -> ModuleType:
    spec = spec_from_file_location("setup_of_saloon", ROOT / "setup.py")
    assert spec
    assert spec.loader
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_without_an_address_no_link_of_the_description_is_dead(setup: ModuleType) -> None:
    shown = setup.description(README, None)
    assert all(link.startswith(("https:", "#")) for link in LINK.findall(shown))
    assert "docs/contract.md" in shown


def test_with_an_address_all_links_of_the_description_lead_there(setup: ModuleType) -> None:
    shown = setup.description(README, "https://code.example/saloon/files/")
    links = LINK.findall(shown)
    assert len(links) == len(LINK.findall(README))
    assert "https://code.example/saloon/files/docs/contract.md" in links
    assert all(link.startswith(("https:", "#")) for link in links)
    for kept in ("[a](https://b.example/c)", "[a](#b)", "[a](mailto:b@c.example)"):
        assert setup.description(kept, "https://code.example") == kept


def files() -> set[str]:
    """All files of the project."""
    if (ROOT / ".git").exists():
        asked = ["git", "-c", "safe.directory=*", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
        listed = subprocess.run(asked, cwd=ROOT, capture_output=True, text=True, check=True).stdout.split("\0")
    else:
        listed = [path.relative_to(ROOT).as_posix() for path in ROOT.rglob("*")]
    found = {path for path in listed if not MADE & set(Path(path).parts) and ".egg-info/" not in path}
    return {path for path in found if (ROOT / path).is_file() and "_cache" not in path and ".hypothesis" not in path}


def test_the_source_distribution_is_all_of_the_project_and_its_page(tmp_path: Path) -> None:
    wanted, tree = files(), tmp_path / "tree"
    for path in wanted:
        (tree / path).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / path, tree / path)
    made = {"src/saloon/table/page/index.html", "src/saloon/table/page/assets/index.js.br"}
    for path in made | {"web/node_modules/thing/index.js", "src/saloon/__pycache__/x.pyc", "src/saloon/engine/rng.so"}:
        (tree / path).parent.mkdir(parents=True, exist_ok=True)
        (tree / path).touch()
    build = "from setuptools.build_meta import build_sdist; build_sdist('made')"
    done = subprocess.run([sys.executable, "-c", build], cwd=tree, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    with tarfile.open(tree / "made" / f"saloon-{saloon.__version__}.tar.gz") as archive:
        names = {name.partition("/")[2] for name in archive.getnames() if archive.getmember(name).isfile()}
    there = {name for name in names if ".egg-info/" not in name} - {"PKG-INFO", "setup.cfg"}
    assert sorted(there) == sorted(wanted | made)


PYTHONS = {
    "python3.10": '["cpython", 3, 10, "", "old"]',
    "python3.12": '["cpython", 3, 12, "", "twelve"]',
    "python3": '["cpython", 3, 12, "", "twelve again"]',
    "python3.13": '["cpython", 3, 13, "", "thirteen"]',
    "python3.13t": '["cpython", 3, 13, "t", "thirteen with threads"]',
    "python3.11": '["pypy", 3, 11, "", "pypy"]',
}


def test_wheels_are_for_one_of_each_kind_of_python(tmp_path: Path) -> None:
    for name, said in PYTHONS.items():
        (tmp_path / name).write_text(f"#!/bin/sh\necho '{said}'\n", encoding="utf-8")
    (tmp_path / "python3.14").write_text("#!/bin/sh\nexit 127\n", encoding="utf-8")
    (tmp_path / "python3.12-config").write_text("#!/bin/sh\necho config\n", encoding="utf-8")
    for path in tmp_path.iterdir():
        path.chmod(0o755)
    found = pythons(str(tmp_path / name) for name in [*PYTHONS, "python3.14", "python3.12-config"])
    assert found == {"3.12": "twelve", "3.13": "thirteen", "3.13t": "thirteen with threads"}


def test_wheels_are_built_with_what_is_pinned() -> None:
    names = {line.partition("==")[0] for line in pins().split()}
    assert {"mypy", "setuptools"} <= names
    assert "hash" not in pins()
