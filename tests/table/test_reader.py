"""What waits for a slow reader is bounded, by number and by size."""

from __future__ import annotations

import asyncio

from saloon.table.limits import QUEUE, QUEUE_BYTES
from saloon.table.reader import CLOSE_SLOW, Reader

HALF = b"x" * (QUEUE_BYTES // 2)


def test_a_reader_may_be_some_messages_behind() -> None:
    reader = Reader("anna", None, QUEUE)
    for _ in range(QUEUE):
        reader.push(b"news")
    assert not reader.closing
    reader.push(b"news")
    assert reader.closing == CLOSE_SLOW
    assert not reader.waiting


def test_a_reader_may_not_be_behind_by_more_than_so_many_bytes() -> None:
    reader = Reader("anna", None, QUEUE)
    reader.push(HALF)
    reader.push(HALF)
    assert not reader.closing
    reader.push(b"x")
    assert reader.closing == CLOSE_SLOW
    assert (len(reader.waiting), reader.size) == (0, 0)


def test_one_message_may_be_long() -> None:
    reader = Reader("anna", None, QUEUE)
    reader.push(HALF * 5)
    assert not reader.closing
    assert asyncio.run(reader.next()) == HALF * 5
    reader.push(HALF * 5)
    assert not reader.closing


def test_who_reads_on_is_never_behind() -> None:
    async def read() -> None:
        reader = Reader("anna", None, QUEUE)
        for _ in range(20):
            reader.push(HALF)
            assert await reader.next() == HALF
        assert reader.size == 0
        assert not reader.closing

    asyncio.run(read())
