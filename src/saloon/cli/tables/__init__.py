"""The drawings by game. A game that has none is shown plainly, so that a new game can be played at once."""

from __future__ import annotations

from saloon.cli.tables.bang_duel import DuelTable
from saloon.cli.tables.colt_express import TrainTable
from saloon.cli.tables.table import Table

TABLES: dict[str, Table] = {"colt-express": TrainTable(), "bang-duel": DuelTable()}
PLAIN = Table()


def table_of(slug: str) -> Table:
    return TABLES.get(slug, PLAIN)
