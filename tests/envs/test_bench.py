"""The bench of steps runs; what it finds out is nobody's business here."""

import sys
from types import ModuleType

import pytest

from bench import envs
from saloon.envs import GAMES


def test_every_way_is_measured(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setitem(sys.modules, "pygame", ModuleType("pygame"))
    monkeypatch.setattr(sys, "argv", ["bench.envs", "0.001"])
    monkeypatch.setattr(envs, "BATCH", 2)
    envs.main()
    rows = [line.split("|")[1:-1] for line in capsys.readouterr().out.splitlines()]
    assert len([name for name, _, _ in rows[2:] if name.startswith(" PettingZoo ")]) >= 2
    assert len([name for name, _, _ in rows[2:] if "seats: " in name]) == 6 * len(GAMES)
    assert all(float(steps.replace(",", "")) > 0 for _, steps, _ in rows[2:])
