"""The process in which bots think. It is told a job a line and answers with a line, until nobody is there to ask.

Nothing of the server is in here: no store, no socket, no secret. What it is told of a game in progress is a world
imagined for the seat.
"""

from __future__ import annotations

import sys
import traceback
from collections import OrderedDict

import msgspec

import saloon
from saloon.bots import BOTS, Bot
from saloon.bots.reasons import reasons
from saloon.bots.review import Part, review_part
from saloon.bots.search import Search
from saloon.engine.errors import SaloonError
from saloon.pool import serve
from saloon.table.wire import Advice, Reason

BEST = 3  # options that a hint names
KEPT = 6  # bots that remember what they have thought, the last asked
NICENESS = 10  # the server goes first
IDLE = 19  # and what nobody waits for at a table goes last


class Job(msgspec.Struct, frozen=True, tag="answer"):
    """What a bot is to think about. `dump` is that of a world imagined for the seat, never of the true one; `level`
    is a key of BOTS. The bot of a seat of a `table` goes on from what it has thought before; without a table it is
    a new one."""

    game: str
    dump: dict[str, object]
    seat: int
    level: str
    seed: int
    table: str = ""

    @property
    def estimate(self) -> float:
        """The seconds that it takes at most."""
        return BOTS[self.level](0).seconds if self.level in BOTS else 0.0

    def trouble(self) -> SaloonError:
        return SaloonError("table-bot-trouble", {"bot": self.level})

    def do(self) -> str:
        world = saloon.game(self.game).load(self.dump)
        return world.text(self.seat, bot_for(self).choose(world, self.seat))


class HintJob(msgspec.Struct, frozen=True, tag="hint"):
    """What is the best to answer? `dump` is that of a world imagined for the seat, never of the true one."""

    game: str
    dump: dict[str, object]
    seat: int
    seed: int
    worlds: int
    seconds: float

    @property
    def estimate(self) -> float:
        return self.seconds

    def trouble(self) -> SaloonError:
        return SaloonError("table-hint-trouble")

    def do(self) -> list[Advice]:
        game = saloon.game(self.game)
        world = game.load(self.dump)
        analysis = Search(self.seed, self.worlds, self.seconds).analyse(world, self.seat)
        return [
            Advice(
                world.text(self.seat, candidate.option),
                world.describe(self.seat, candidate.option),
                candidate.chance,
                [Reason(why.feature, why.amount, why.good) for why in reasons(game, analysis, candidate)],
            )
            for candidate in analysis.advice(BEST)
        ]


class ReviewJob(msgspec.Struct, frozen=True, tag="review"):
    """How good were these answers of a game that is over: so many, from the `first` on?"""

    record: str
    first: int
    count: int
    worlds: int

    @property
    def estimate(self) -> float:
        """Reviews have workers of their own, and are all alike."""
        return 0.0

    def trouble(self) -> SaloonError:
        return SaloonError("table-review-trouble")

    def do(self) -> Part:
        return review_part(self.record, self.first, self.count, self.worlds)


AnyJob = Job | HintJob | ReviewJob


class Thought(msgspec.Struct):
    """What came of a job, as JSON, or why nothing did."""

    found: msgspec.Raw = msgspec.Raw(b"null")
    error: str = ""
    details: dict[str, object] = msgspec.field(default_factory=dict)
    rule: str = ""


bots: OrderedDict[tuple[str, int, str], Bot] = OrderedDict()  # the last asked at the end


def bot_for(job: Job) -> Bot:
    """The bot of that seat, never that of another table; the longest idle ones are forgotten."""
    if not job.table:
        return BOTS[job.level](job.seed)
    key = (job.table, job.seat, job.level)
    bot = bots.pop(key, None) or BOTS[job.level](job.seed)
    bots[key] = bot
    while len(bots) > KEPT:
        bots.popitem(last=False)
    return bot


def think(job: AnyJob) -> Thought:
    try:
        return Thought(msgspec.Raw(msgspec.json.encode(job.do(), enc_hook=str)))
    except SaloonError as error:
        return refused(error)
    except Exception:
        traceback.print_exc()
        return refused(job.trouble())


def refused(error: SaloonError) -> Thought:
    return Thought(error=error.key, details=dict(error.details), rule=error.rule)


def answered(line: bytes) -> bytes:
    return msgspec.json.encode(think(msgspec.json.decode(line, type=AnyJob)), enc_hook=str)


if __name__ == "__main__":
    serve(answered, deadline=float(sys.argv[1]), niceness=int(sys.argv[2]))
