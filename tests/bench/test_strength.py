"""The published ladder: what is there, played in pieces, and what the document says."""

from __future__ import annotations

from pathlib import Path

import pytest

from bench import contests, strength, strength_document
from bench.contest import Contest
from bench.contests import CONTESTS
from bench.strength import main
from saloon.arena.players import players_of

COLT, DUEL = "colt-express", "bang-duel"
SMALL = (
    Contest("colt-first", COLT, 4, "scout:1,3*random", games=4, goal=0.0),
    Contest("colt-first-again", COLT, 4, "scout:1,3*random", games=4, goal=0.0, seed=2, again="colt-first"),
    Contest(
        "colt-second", COLT, 4, "scout:1,3*scout:{ms}ms", games=1, goal=1.1, after="colt-first", as_long_as="scout:1"
    ),
    Contest("colt-ladder", COLT, 4, "random,3*scout:1", games=4),
    Contest("duel-without-habit", DUEL, 2, "random,scout:1", games=2),
)


def test_every_goal_is_there() -> None:
    for contest in CONTESTS:
        players = players_of(contest.bots.format(ms=10))
        assert len(players) in (contest.seats, 6)
        assert contest.games >= 400 or contest.goal is None
        assert contest.after in ("", *(other.key for other in CONTESTS))
    assert len({contest.key for contest in CONTESTS}) == len(CONTESTS)
    goals = {(contest.game, contest.bots.partition(",")[0], contest.goal) for contest in CONTESTS if contest.goal}
    assert goals >= {(COLT, "easy", 0.5), (COLT, "normal", 0.95), (COLT, "normal", 0.4), (COLT, "expert", 0.4)}
    assert goals >= {(DUEL, "normal", 0.95), (DUEL, "normal", 0.6), (DUEL, "expert", 0.65)}


def test_what_experts_are_worth_is_played_with_two_seeds() -> None:
    experts = [contest for contest in CONTESTS if contest.bots.startswith("expert,")]
    for contest in (contest for contest in experts if not contest.again):
        again = next(other for other in experts if other.again == contest.key)
        assert (again.game, again.bots, again.goal) == (contest.game, contest.bots, contest.goal)
        assert again.seed != contest.seed
        assert min(again.games, contest.games) >= 400


def test_in_pieces(monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for module in (contests, strength, strength_document):
        monkeypatch.setattr(module, "CONTESTS", SMALL)
    monkeypatch.setattr(strength, "TIMED", 1)
    document = tmp_path / "strength.md"
    asked = ["--out", str(tmp_path / "kept"), "--document", str(document), "--jobs", "1", "--only"]
    main([*asked, "none"])
    assert "| `colt-first` | scout:1,3*random |  | 0 |" in document.read_text(encoding="utf-8")
    main([*asked, "colt-second", "--games", "1"])  # plays as much of the first as it needs
    told = document.read_text(encoding="utf-8")
    assert "| `colt-second` | scout:1 | 3 × scout:" in told
    assert "| ≥ 110% | no |" in told
    assert "| `colt-first` | scout:1 | 3 × random | 1 |" in told
    main([*asked, "colt-first-again", "--games", "2"])
    told = document.read_text(encoding="utf-8")
    assert "| `colt-first-again` | scout:1 | 3 × random | 2 |" in told
    assert "| `colt-first + again` | scout:1 | 3 × random | 3 |" in told
    main([*asked, "colt-ladder", "--games", "1"])
    told = document.read_text(encoding="utf-8")
    assert "### Colt Express, 4 seats, 1 games" in told
    assert "| BANG! The Duel | habit |  | 0 |  |  |" in told
    assert "colt-second: 1 of 1 games" in capsys.readouterr().err


def test_a_contest_that_nobody_knows(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["--only", "poker"])
    assert "poker" in capsys.readouterr().err
