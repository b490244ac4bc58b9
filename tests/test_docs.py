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
