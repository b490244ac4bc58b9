"""What the documents say is true."""

import re
from pathlib import Path

import pytest

import saloon
from saloon.engine.state import State

ROOT = Path(__file__).parent.parent


def test_the_example_of_the_readme_runs(capsys: pytest.CaptureFixture[str]) -> None:
    (example,) = re.findall(r"```python\n(.*?)```", (ROOT / "README.md").read_text(encoding="utf-8"), re.DOTALL)
    exec(compile(example, "README.md", "exec"), {})
    assert "[" in capsys.readouterr().out


def test_the_example_of_the_contract_runs(capsys: pytest.CaptureFixture[str]) -> None:
    page = (ROOT / "docs" / "contract.md").read_text(encoding="utf-8")
    (example,) = [block for block in re.findall(r"```python\n(.*?)```", page, re.DOTALL) if "import saloon" in block]
    exec(compile(example, "contract.md", "exec"), {})
    assert f"  # {capsys.readouterr().out}" in example


ACTING = ["deciders", "options", "question", "play", "apply", "text", "read", "describe"]
LOOKING = [
    "scores",
    "winners",
    "copy",
    "dump",
    "view",
    "imagine",
    "listen",
    "hear",
    "seen",
    "broken_invariants",
    "game",
]


@pytest.mark.parametrize("name", ACTING + LOOKING)
def test_the_contract_is_there_and_documented(name: str) -> None:
    assert hasattr(State, name)
    assert f"state.{name}(" in (ROOT / "docs" / "contract.md").read_text(encoding="utf-8")


def test_links_lead_somewhere() -> None:
    for page in [*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")]:
        for link in re.findall(r"\]\(([^)#:]+)\)", page.read_text(encoding="utf-8")):
            assert (page.parent / link).exists(), f"{page.name}: {link}"


def test_every_game_has_its_rules() -> None:
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    for game in saloon.games().values():
        assert f"**{game.title}**" in readme
        assert f"games/{game.folder.name}/RULES.md" in readme
        assert game.rulebook()
        assert game.rule(next(iter(game.rulebook())))


def rows_of(page: str) -> list[list[str]]:
    """The rows of all tables of a page, without heads."""
    lines = [line for line in page.splitlines() if line.startswith("| ")]
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in lines]


def test_the_picture_of_the_house_shows_all_of_it() -> None:
    page = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
    picture = page.split("```mermaid")[1].partition("```")[0]
    for path in (ROOT / "src" / "saloon").iterdir():
        if path.suffix == ".py" or (path / "__init__.py").exists():
            assert path.stem.startswith("__") or re.search(rf"\b{path.stem}\b", picture), path.name


def test_every_file_of_the_server_has_its_duty() -> None:
    rows = rows_of((ROOT / "docs" / "architecture.md").read_text(encoding="utf-8"))
    named = [name for row in rows for name in re.findall(r"`(\w+)`", row[0])]
    files = [path.stem for path in (ROOT / "src" / "saloon" / "table").glob("*.py") if path.stem != "__init__"]
    assert sorted(named) == sorted(files)


def test_every_word_of_the_glossary_is_explained_once() -> None:
    page = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
    words = [row[0] for row in rows_of(page.partition("## Glossary")[2]) if row[0] != "word"]
    assert len(words) > 50
    assert len(set(words)) == len(words)
