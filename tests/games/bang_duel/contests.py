"""The published contests of BANG! The Duel."""

from __future__ import annotations

from bench.contest import usual

CONTESTS = usual("duel", "bang-duel", 2, plain=0.60, expert=0.65)
