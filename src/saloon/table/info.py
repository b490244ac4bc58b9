"""What everybody who has its link may know of a table."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache

from saloon.engine.record import seed_hash
from saloon.table.absence import Absences
from saloon.table.rows import ChairRow, Phase, TableRow
from saloon.table.wire import Chair, TableInfo


def table_info(
    row: TableRow,
    chairs: Sequence[ChairRow],
    names: Mapping[str, str],
    present: set[str],
    watchers: int,
    absences: Absences,
) -> TableInfo:
    """A table as everybody may know it: the seed only when nothing hangs on it any more."""

    def left(person: str | None) -> int | None:
        return None if person is None or person in present else away_since(row, person, absences)

    return TableInfo(
        id=row.id,
        game=row.game,
        rules=row.rules,
        switches=row.switches,
        open=row.open,
        pace=row.pace,
        rhythm=row.rhythm,
        hints=row.hints,
        grace=row.grace,
        host=row.host,
        host_left=left(row.host),
        phase=row.phase,
        chairs=[
            Chair(c.seat, c.person, called(c, names), c.bot, c.person in present, left(c.person), c.asked_away)
            for c in chairs
        ],
        asked=row.asked,
        number=row.number,
        created=row.created,
        touched=row.touched,
        seed_hash=hash_of(row.seed) if row.phase != Phase.WAITING else None,
        seed=row.seed if row.phase == Phase.OVER else None,
        rematch=row.rematch,
        watchers=watchers,
    )


def called(chair: ChairRow, names: Mapping[str, str]) -> str:
    """The name for this seat only, or what its person is called everywhere."""
    return chair.name or names.get(chair.person or "", "")


def away_since(row: TableRow, person: str, absences: Absences) -> int:
    """Nobody was away from a table before there was one."""
    return max(row.created, absences.since(row.id, person))


@lru_cache(maxsize=4096)  # it is told with every event
def hash_of(seed: str) -> str:
    return seed_hash(int(seed, 16))
