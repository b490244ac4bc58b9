"""Finding a table, among those in memory and in the store."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from saloon.table import tables
from saloon.table.metrics import Metrics
from saloon.table.refusal import Refuse
from saloon.table.rows import Phase, TableRow
from saloon.table.store import Store
from saloon.table.table import Table
from saloon.table.tables import Tables
from saloon.table.workers import Workers

ROW = TableRow("here", "colt-express", 1, {}, False, "quick", "anna", "1", Phase.WAITING, 1, 1, 1, [])
OFTEN = 1000


class Loading(dict[str, asyncio.Task[Table | None]]):
    """Notices when somebody looks again and again without ever waiting."""

    looks = 0

    def get(self, *asked: Any) -> Any:
        self.looks += 1
        assert self.looks < OFTEN, "somebody runs in circles"
        return super().get(*asked)


def test_who_comes_in_the_very_moment_in_which_a_table_is_loaded_gets_it_too(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def happen() -> None:
        store = await Store.open(tmp_path / "saloon.sqlite")
        found = Tables(store, Workers(), Metrics())
        found.loading = Loading()
        table = Table(store, ROW, [])
        begun, ready = asyncio.Event(), asyncio.Event()

        async def slowly(*_: object) -> Table | None:
            begun.set()
            await ready.wait()
            return table

        async def keep_coming() -> None:
            for _ in range(10):
                comers.append(asyncio.create_task(found.find(ROW.id)))
                await asyncio.sleep(0)

        monkeypatch.setattr(tables, "load", slowly)
        comers = [asyncio.create_task(found.find(ROW.id))]
        await begun.wait()
        before = asyncio.create_task(keep_coming())
        ready.set()
        after = asyncio.create_task(keep_coming())
        await asyncio.gather(before, after)
        assert all(got is table for got in await asyncio.gather(*comers))
        await store.close()

    asyncio.run(happen())


@pytest.mark.parametrize("ident", ["", "nowhere", "a\0b", "\0", "a b", "../a", "\ud800", "x" * 5000])
def test_there_is_no_table_of_a_strange_name_in_any_store(place: str, ident: str) -> None:
    async def happen() -> None:
        store = await Store.open(place)
        with pytest.raises(Refuse) as caught:
            await Tables(store, Workers(), Metrics()).find(ident)
        assert caught.value.key == "table-unknown-table"
        await store.close()

    asyncio.run(happen())
