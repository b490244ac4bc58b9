"""Reviews: made once, in pieces, when the game is over. What is in them is tested where they are made."""

from __future__ import annotations

import json
from typing import Any
from unittest.mock import patch

import httpx
from msgspec import Raw
from msgspec.structs import replace

from saloon.bots.review import Judgement, Part
from saloon.engine.errors import SaloonError
from saloon.engine.state import State
from saloon.table import bot_process, reviews
from saloon.table.bot_process import AnyJob, ReviewJob
from saloon.table.limits import Limit
from saloon.table.reviews import GROWTH, PIECE, Work
from table.house import Json
from table.local_server import BOT, ME, Guest, InProcessWorkers, LocalServer, evening, settled


def over(state: State) -> bool:
    return not state.deciders()


def quick_part(record: str, first: int, count: int, worlds: int) -> Part:
    """Judgements out of thin air: everybody always has the same chance."""
    moves = [json.loads(line) for line in record.splitlines()[first : first + count]]
    even, nothing = [0.5, 0.5], [0.0, 0.0]
    found = [
        Judgement(move["move"], move["seat"], {}, move["words"], {}, 2, even, 0.0, nothing, [], 0.0, None)
        for move in moves
    ]
    return Part(even if first == 1 else [], 0.0, found)


class Reviewers(InProcessWorkers):
    """Who judge quickly, but only when they may; bots think at once."""

    async def ask(self, job: AnyJob, *more: Any) -> Raw:
        with patch.object(bot_process, "review_part", quick_part):
            return await super().ask(job, *more)


class Weary(Reviewers):
    """Gives up at the second piece that it is asked for."""

    async def ask(self, job: AnyJob, *more: Any) -> Raw:
        if len(pieces_of(self)) == 1:
            self.jobs.append(job)
            raise SaloonError("table-review-trouble")
        return await super().ask(job, *more)


def pieces_of(workers: InProcessWorkers) -> list[ReviewJob]:
    return [job for job in workers.jobs if isinstance(job, ReviewJob)]


def reviewers(local_server: LocalServer) -> InProcessWorkers:
    workers = local_server.gate.reviews.workers
    assert isinstance(workers, InProcessWorkers)
    return workers


async def finished(local_server: LocalServer) -> tuple[Guest, str]:
    """A game that is over."""
    ann = await local_server.guest()
    table = await ann.table([ME, BOT], start=True)
    await local_server.forward(table, over)
    return ann, table


async def ask(guest: Guest, table: str) -> httpx.Response:
    return await guest.http.get(f"/api/tables/{table}/review")


async def whole(guest: Guest, table: str) -> Json:
    while (found := (await ask(guest, table)).json())["review"] is None:
        assert 0 <= found["done"] <= found["total"]
    review: Json = found["review"]
    return review


async def reviewing(local_server: LocalServer) -> None:
    ann, table = await finished(local_server)
    stranger = await local_server.guest()
    workers = reviewers(local_server)
    workers.may_answer.clear()
    begun = (await ask(ann, table)).json()
    assert (begun["done"], begun["review"]) == (0, None)
    await settled(lambda: bool(pieces_of(workers)))
    workers.may_answer.set()
    review = await whole(ann, table)
    async with local_server.truth(table) as found:
        total = len(found.answers)
    assert begun["total"] == total
    assert [judged["answer"] for judged in review["answers"]] == list(range(1, total + 1))
    looked_at = sorted(
        first + place for job in pieces_of(workers) for first in [job.first] for place in range(job.count)
    )
    assert looked_at == list(range(1, total + 1)), "every answer is looked at once"
    assert [seat["seat"] for seat in review["seats"]] == [0, 1]
    asked_for = len(workers.jobs)
    assert await whole(stranger, table) == review
    assert len(workers.jobs) == asked_for
    registry = local_server.gate.metrics.registry
    assert registry.get_sample_value("saloon_reviews_total", {"game": "colt-express"}) == 1


test_a_review_is_made_once_for_everybody = evening(reviewing, Reviewers)


@evening
async def test_there_is_none_while_something_is_secret(local_server: LocalServer) -> None:
    ann = await local_server.guest()
    table = await ann.table([ME, BOT])
    for _ in range(2):
        response = await ask(ann, table)
        assert (response.status_code, response.json()["error"]) == (409, "table-not-over")
        if (await ann.see(table))["phase"] == "waiting":
            await ann.act(table, "start")
    assert (await ask(ann, "nowhere")).status_code == 404
    assert pieces_of(reviewers(local_server)) == []


async def failing(local_server: LocalServer) -> None:
    ann, table = await finished(local_server)
    assert (await ask(ann, table)).status_code == 200
    await settled(lambda: local_server.gate.reviews.works[table].failed)
    response = await ask(ann, table)
    assert (response.status_code, response.json()["error"]) == (503, "table-review-trouble")
    assert (await whole(ann, table))["answers"]


test_a_review_that_fails_is_begun_anew_by_the_next_who_asks = evening(failing, Weary)


async def forgetting(local_server: LocalServer) -> None:
    """Only so many are kept, and one that is not done when it is forgotten is not worked at any more."""
    ann, first = await finished(local_server)
    _, second = await finished(local_server)
    reviewers(local_server).may_answer.clear()
    with patch.object(reviews, "KEPT", 1):
        await ask(ann, first)
        work = local_server.gate.reviews.works[first]
        await ask(ann, second)
        assert not local_server.gate.reviews.knows(first)
        task = work.task
        assert task is not None
        await settled(task.done)
        reviewers(local_server).may_answer.set()
        assert (await whole(ann, second))["answers"]


test_old_reviews_are_forgotten = evening(forgetting, Reviewers)


async def closing(local_server: LocalServer) -> None:
    ann, table = await finished(local_server)
    reviewers(local_server).may_answer.clear()
    await ask(ann, table)
    await settled(lambda: bool(pieces_of(reviewers(local_server))))
    await local_server.restart()
    assert (await whole(ann, table))["answers"]


test_a_server_that_stops_does_not_wait_for_reviews = evening(closing, Reviewers)


async def pressing(local_server: LocalServer) -> None:
    ann, first = await finished(local_server)
    _, second = await finished(local_server)
    local_server.gate.reviews_begun = Limit(((1, 3600.0),))
    for _ in range(3):
        assert (await ask(ann, first)).status_code == 200
    assert (await ask(ann, second)).status_code == 429


test_nobody_begins_reviews_all_the_time = evening(pressing, Reviewers)


async def changing(local_server: LocalServer) -> None:
    ann, table = await finished(local_server)
    async with local_server.truth(table) as found:
        found.row = replace(found.row, rules=found.row.rules + 1)
        response = await ask(ann, table)
    assert (response.status_code, response.json()["error"]) == (409, "table-review-other-rules")


test_a_game_by_other_rules_is_not_reviewed = evening(changing, Reviewers)


def test_pieces_grow_until_they_take_as_long_as_they_should() -> None:
    work = Work.__new__(Work)
    work.size, work.next, work.total = 1, 1, 40
    sizes = []
    for seconds_an_answer in (0.1, 0.1, 0.1, 0.1, 0.1, 0.5, 5.0):
        first, count = work.piece()
        assert first + count == work.next
        sizes.append(count)
        work.took(count, count * seconds_an_answer * PIECE)
    assert sizes[:4] == [GROWTH**step for step in range(4)]
    assert sizes[4:] == [10, 10, 2]
    work.next = 40
    assert work.piece() == (40, 1)
