"""The fitting script: it finds what was there, is judged by games it has not seen, and writes a module."""

from __future__ import annotations

import ast
from pathlib import Path

import numpy as np
import pytest

import saloon
from tools import fit as script
from tools.fit import Result, Sample, arguments, learn, learned, main, number, play, text
from tools.logit import Choices, fit

every_game = pytest.mark.parametrize("slug", saloon.games())


def choices(weights: list[float], count: int, seed: int) -> Choices:
    """So many choices between three things, made by somebody who goes by these weights."""
    rng = np.random.default_rng(seed)
    groups = []
    for _ in range(count):
        rows = rng.normal(size=(3, len(weights)))
        chances = np.exp(rows @ weights)
        groups.append((rows, np.eye(3)[rng.choice(3, p=chances / chances.sum())]))
    return Choices.of(groups, len(weights))


def test_it_finds_the_weights_that_were_there() -> None:
    found = fit(choices([1.5, -0.5, 0.0], 2000, seed=1))
    assert found == pytest.approx([1.5, -0.5, 0.0], abs=0.15)


def test_no_weight_is_below_the_floor_and_the_others_make_up_for_it() -> None:
    made = choices([1.0, -0.5], 1000, seed=2)
    found = fit(made, floor=0.0)
    assert found[1] == 0.0
    assert found[0] == pytest.approx(fit(Choices(made.rows[:, :1], made.begins, made.shares), floor=0.0)[0])


def test_what_was_never_seen_weighs_nothing() -> None:
    made = choices([1.0], 50, seed=3)
    with_silence = Choices(np.hstack([made.rows, np.zeros_like(made.rows)]), made.begins, made.shares)
    assert fit(with_silence)[1] == 0.0
    assert list(fit(Choices.of([], 2))) == [0.0, 0.0]
    assert Choices.of([], 2).loss(np.zeros(2)) == 0.0


def test_the_loss_is_that_of_the_chances() -> None:
    made = Choices.of([(np.array([[0.0], [np.log(3.0)]]), np.array([0.0, 1.0]))], 1)
    assert list(made.chances(np.ones(1))) == pytest.approx([0.25, 0.75])
    assert made.loss(np.ones(1)) == pytest.approx(-np.log(0.75))


@every_game
def test_a_game_teaches_who_won_from_where_and_what_was_answered(slug: str) -> None:
    sample = play(slug, "scout:1", seed=1, number=0)
    assert sum(sample.victory) == pytest.approx(1.0)
    assert sample.moments
    assert {len(rows) for _, rows in sample.moments} == {len(sample.victory)}
    names = learned(slug)
    assert {len(row) for _, rows in sample.moments for row in rows} == {len(names.features)}
    assert {phase for phase, _ in sample.moments} <= set(range(len(names.phases)))
    for answers, shares in sample.answers:
        assert len(answers) == len(shares) > 1
        assert sum(shares) == pytest.approx(1.0)
        assert {trait for traits in answers for trait in traits} <= set(names.traits.names)
    assert play(slug, "scout:1", seed=1, number=0) == sample


def samples(slug: str) -> list[Sample]:
    """Ten games in which the first seat has more of the first feature and wins, and the answer with the first trait is
    given; in the last two, which are held out, half of the time."""
    names = learned(slug)
    features = len(names.features)
    first, second = names.traits.names[:2]
    ahead, behind = [1.0] + [0.0] * (features - 1), [0.0] * features
    found = []
    for game in range(10):
        victory = [1.0, 0.0] if game < 9 else [0.0, 1.0]
        found.append(Sample([(0, [ahead, behind])], victory, [([[first], [second]], victory)]))
    return found


@every_game
def test_what_is_written_is_a_module_with_a_number_for_every_name(slug: str) -> None:
    result = learn(slug, samples(slug))
    tree = ast.parse(text(slug, "the command", result))
    tables = {
        node.target.id: ast.literal_eval(node.value)
        for node in tree.body
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name) and node.value
    }
    names = learned(slug)
    assert list(tables["WEIGHTS"]) == names.phases
    assert [list(weights) for weights in tables["WEIGHTS"].values()] == [names.features] * len(names.phases)
    assert tables["WEIGHTS"][names.phases[0]][names.features[0]] > 0.0
    assert list(tables["FACTORS"]) == names.traits.names
    first, second, *others = tables["FACTORS"].values()
    assert first > 1.0 > second
    assert set(others) == {1.0}
    told = ast.get_docstring(tree) or ""
    assert "`the command`" in told
    assert "10 games" in told
    assert "Value: 8 moments" in told


@every_game
def test_what_bots_go_by_is_as_it_was_written(slug: str) -> None:
    now = learned(slug)
    zero = (0.0, 0.0, 0.0)
    result = Result([np.array(weights) for weights in now.weights], np.array(now.factors), [0, 0, 0], zero, zero)
    _, _, numbers = text(slug, "the command", result).split('"""')
    assert (saloon.game(slug).folder / "fitted.py").read_text(encoding="utf-8").endswith(numbers)


def test_it_is_judged_by_games_that_it_has_not_learned_from() -> None:
    result = learn("colt-express", samples("colt-express"))
    assert result.prior[0] == pytest.approx(np.log(2.0))
    first, second = result.factors[:2] / sum(result.factors[:2])
    assert result.prior[2] == pytest.approx(-(np.log(first) + np.log(second)) / 2)  # each was given once


@pytest.mark.parametrize(
    ("value", "shown"),
    [(0.0, "0.0"), (7.8e-17, "0.0"), (0.00012345, "0.000123"), (1.0, "1.0"), (-0.5, "-0.5"), (1234.5, "1230.0")],
)
def test_numbers_are_short(value: float, shown: str) -> None:
    assert number(value) == shown


def played(slug: str, bot: str, seed: int, number: int) -> Sample:
    assert (bot, seed) == ("search:7", 3)
    return samples(slug)[number]


def test_the_whole_of_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    folder = tmp_path / "src" / "saloon" / "games" / "bang_duel"
    folder.mkdir(parents=True)
    monkeypatch.setattr(script, "play", played)
    main(["bang-duel", "--bot", "search:7", "--games", "5", "--seed", "3"], root=tmp_path)
    written = (folder / "fitted.py").read_text(encoding="utf-8")
    assert "`python -m tools.fit bang-duel --bot search:7 --games 5 --seed 3`" in written
    told = capsys.readouterr()
    assert "5 of 5 games" in told.err
    assert told.out.startswith("value: log-loss 0.693 without")


@pytest.mark.parametrize(
    "given",
    [
        ["poker", "--bot", "scout:1", "--games", "5", "--seed", "1"],
        ["bang-duel", "--bot", "random:1", "--games", "5", "--seed", "1"],
        ["bang-duel", "--bot", "scout", "--games", "5", "--seed", "1"],
        ["bang-duel", "--bot", "scout:0", "--games", "5", "--seed", "1"],
        ["bang-duel", "--bot", "scout:1", "--games", "4", "--seed", "1"],
        ["bang-duel", "--bot", "scout:1", "--games", "5", "--seed", "-1"],
        ["bang-duel", "--bot", "scout:1", "--games", "5", "--seed", "1", "--jobs", "0"],
    ],
)
def test_it_says_what_it_cannot_do(given: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        arguments(given)
    assert "error:" in capsys.readouterr().err
