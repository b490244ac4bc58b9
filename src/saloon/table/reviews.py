"""Reviews of games that are over. Processes like those of the bots make them, in pieces of about a second, when nobody
else needs the processor. A review is made once, when somebody asks for it, and kept for a while (decision 12)."""

from __future__ import annotations

import asyncio
import logging
import time
from collections import OrderedDict

from saloon.bots.review import WORLDS, Judgement, Part, merge_parts
from saloon.bots.review import Review as Found
from saloon.engine.record import Match
from saloon.table.metrics import Metrics
from saloon.table.refusal import Refuse
from saloon.table.wire import Advice, Judged, Reason, Review, ReviewState, SeatReview, TurningPoint
from saloon.table.workers import ReviewJob, Workers

log = logging.getLogger("saloon.table")

KEPT = 100  # reviews, some 200 kB each
PIECE = 1.0  # seconds that a piece should take
GROWTH = 2  # how much longer a piece may be than the one before


class Work:
    """A review that is being made. `next`: the first answer that nobody has looked at; `size`: how many are in a piece;
    `parts`: what is done, by the first answer."""

    def __init__(self, match: Match) -> None:
        self.record = match.write()
        self.game = match.game.slug
        self.total = len(match.moves)
        self.next = 1
        self.size = 1
        self.done = 0
        self.parts: dict[int, Part] = {}
        self.review: Review | None = None
        self.task: asyncio.Task[None] | None = None
        self.failed = False

    def piece(self) -> tuple[int, int]:
        """The next piece: its first answer, and how many there are."""
        first, count = self.next, min(self.size, self.total + 1 - self.next)
        self.next += count
        return first, count

    def took(self, count: int, seconds: float) -> None:
        """Pieces become as long as they should be, on any machine and with any game."""
        wanted = int(count * PIECE / max(seconds, 0.001))
        self.size = max(1, min(wanted, GROWTH * count))


class Reviews:
    """All that are made or kept, the last asked for at the end. `workers`: they come with the first review."""

    def __init__(self, workers: Workers, metrics: Metrics) -> None:
        self.workers = workers
        self.metrics = metrics
        self.works: OrderedDict[str, Work] = OrderedDict()
        self.room = asyncio.Semaphore(workers.count)

    def knows(self, table: str) -> bool:
        return table in self.works

    async def begin(self, table: str, match: Match) -> None:
        work = Work(match)
        self.works[table] = work
        if self.workers.closed.is_set():
            await self.workers.start()
        work.task = asyncio.create_task(self.make(work))
        while len(self.works) > KEPT:
            _, oldest = self.works.popitem(last=False)
            stop(oldest)

    def state(self, table: str) -> ReviewState:
        """How far it is; a review that has failed is begun anew by the next who asks."""
        work = self.works[table]
        self.works.move_to_end(table)
        if work.failed:
            del self.works[table]
            raise Refuse("table-review-trouble")
        return ReviewState(work.done, work.total, work.review)

    async def make(self, work: Work) -> None:
        try:
            async with asyncio.TaskGroup() as lanes:
                for _ in range(self.workers.count):
                    lanes.create_task(self.work_off(work))
            parts = [work.parts[first] for first in sorted(work.parts)]
            found = await asyncio.to_thread(merge_parts, work.record, parts, WORLDS)
        except Exception:
            log.exception("a review failed")
            work.failed = True
            return
        work.parts.clear()
        work.review = as_told(found)
        self.metrics.reviews.labels(work.game).inc()

    async def work_off(self, work: Work) -> None:
        """One piece after the other; between them others have their turn."""
        while True:
            async with self.room:
                if work.next > work.total:
                    return
                first, count = work.piece()
                began = time.monotonic()
                work.parts[first] = await self.workers.review(ReviewJob(work.record, first, count, WORLDS))
                work.took(count, time.monotonic() - began)
                work.done += count

    async def close(self) -> None:
        for work in self.works.values():
            stop(work)
        await asyncio.gather(*(work.task for work in self.works.values() if work.task), return_exceptions=True)
        await self.workers.stop()


def stop(work: Work) -> None:
    if work.task is not None:
        work.task.cancel()


def as_told(found: Found) -> Review:
    """A review as it goes over the wire."""
    return Review(
        first=found.start,
        answers=[judged(judgement) for judgement in found.judgements],
        turns=[
            TurningPoint(turn.number, turn.seat, turn.change, "luck" if turn.luck else "play")
            for turn in found.turning_points
        ],
        seats=[
            SeatReview(
                seat=seat,
                first=summary.start,
                last=summary.end,
                play=summary.play,
                others=summary.others,
                luck=summary.luck,
                share=summary.luck_share,
                decisions=summary.decisions,
                loss=summary.loss,
                worst=summary.mistakes,
            )
            for seat, summary in enumerate(found.seat_reviews)
        ],
    )


def judged(judgement: Judgement) -> Judged:
    better = judgement.better
    return Judged(
        answer=judgement.number,
        seat=judgement.seat,
        question=judgement.question,
        words=judgement.words,
        about=judgement.meaning,
        chances=judgement.chances,
        play=judgement.play,
        luck=judgement.luck,
        choices=judgement.options,
        loss=judgement.loss,
        best=Advice(
            better.words,
            better.meaning,
            better.chance,
            [Reason(why.feature, why.amount, why.good) for why in better.reasons],
        )
        if better
        else None,
    )
