"""The tables that somebody looks at or a bot plays at. All others are in the store and cost nothing."""

from __future__ import annotations

import asyncio
import logging
import random
import re
import secrets
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from functools import partial

from saloon.engine.errors import SaloonError
from saloon.engine.rng import Rng
from saloon.table import playing, seating
from saloon.table.absence import Absences, now
from saloon.table.bot_tables import BotTables
from saloon.table.metrics import Metrics
from saloon.table.outages import StoreTrouble
from saloon.table.pending import PendingPass, PendingPasses, left, seconds_to_beat
from saloon.table.reader import CLOSE_SLOW, Reader
from saloon.table.refusal import Refuse
from saloon.table.rhythm import HUMAN_PACE, pass_of, span
from saloon.table.rows import Phase
from saloon.table.store import Conflict, Store
from saloon.table.table import Table, load
from saloon.table.wire import Answer, Consent, TakeBack, Withdraw
from saloon.table.workers import Job, Workers

log = logging.getLogger("saloon.table")

IDENT = re.compile(r"[A-Za-z0-9_-]{1,40}")  # all that the id of a table can be
FORGOTTEN = 5.0  # seconds after which a table that nobody came for is dropped
PATIENCE = (1.0, 60.0)  # seconds before a bot that failed is asked again: at first, and at most


class Tables:
    """Gives out tables, one object per table, and lets the bots play."""

    def __init__(self, store: Store, workers: Workers, metrics: Metrics) -> None:
        self.store = store
        self.workers = workers
        self.metrics = metrics
        self.loaded: dict[str, Table] = {}
        self.loading: dict[str, asyncio.Task[Table | None]] = {}
        self.bot_tasks: set[asyncio.Task[None]] = set()  # also those of tables that are in memory no more
        self.bot_tables = BotTables()
        self.pending = PendingPasses()
        self.absences = Absences()
        self.waits: set[asyncio.Task[None]] = set()  # one for each pass that waits for its beat
        self.closed = False

    @asynccontextmanager
    async def table(self, ident: str) -> AsyncIterator[Table]:
        """A table, in memory for as long as it is used."""
        table = await self.find(ident)
        table.users += 1
        try:
            yield table
        finally:
            table.users -= 1
            self.maybe_drop(table)

    @asynccontextmanager
    async def writing(self, ident: str) -> AsyncIterator[Table]:
        """A table for one who changes it: one at a time. Afterwards the bots look whether it is their turn."""
        async with self.table(ident) as table, table.lock:
            if table.is_lost():
                raise Refuse("table-server-trouble")
            try:
                yield table
            except Conflict as error:  # another server was faster
                raise Refuse("table-server-trouble") from error
            finally:
                if table.is_lost():
                    self.forget(table)
                self.pending.release(table)
                self.wake_bots(table)

    async def find(self, ident: str) -> Table:
        if not IDENT.fullmatch(ident):  # a database need not be able to search for just anything
            raise Refuse("table-unknown-table", {"table": ident})
        while True:
            known = self.loaded.get(ident)
            if known is not None:
                return known
            task = self.loading.get(ident)
            if task is None:
                task = asyncio.create_task(self.fetch(ident))
                self.loading[ident] = task
            table = await asyncio.shield(task)
            if table is None:
                raise Refuse("table-unknown-table", {"table": ident})

    async def fetch(self, ident: str) -> Table | None:
        """Load a table. It is among the others before this is done: nobody ever sees it neither here nor loading."""
        try:
            table = await load(self.store, ident, self.absences)
        finally:
            del self.loading[ident]
        if table is not None:
            self.loaded[ident] = table
            self.metrics.tables.set(len(self.loaded))
            self.wake_bots(table)
            # Whoever wanted it may have gone meanwhile
            asyncio.get_running_loop().call_later(FORGOTTEN, self.maybe_drop, table)
        return table

    def maybe_drop(self, table: Table) -> None:
        if table.users == 0 and not table.thinking and self.loaded.get(table.row.id) is table:
            self.forget(table)

    def forget(self, table: Table) -> None:
        """Take a table out of memory; whoever still looks at it has to come again."""
        if self.loaded.get(table.row.id) is table:
            del self.loaded[table.row.id]
            self.metrics.tables.set(len(self.loaded))
        for reader in list(table.readers):
            reader.dismiss(CLOSE_SLOW)

    def renamed(self, person: str, name: str) -> None:
        """Somebody is called otherwise now."""
        for table in self.loaded.values():
            if table.seats_of(person):
                table.names[person] = name
                table.tell_table()

    # People

    async def welcome(self, table: Table, person: str) -> list[int]:
        """Somebody comes: what a bot has kept for them because the host wanted it is theirs again; gives the seats."""
        if not seating.kept_for(table, person):
            return []
        with suppress(Refuse):  # the table is loaded anew: who came has to come again
            async with self.writing(table.row.id) as found:
                return await seating.come_back(found, person)
        return []

    async def act(self, ident: str, reader: Reader, message: Answer | Withdraw | TakeBack | Consent) -> int | None:
        """Do what somebody wants for a seat; gives the number of the event. None: it is a pass that waits for its beat,
        and whoever sent it hears then how it went."""
        async with self.writing(ident) as table:
            if isinstance(message, Withdraw):
                playing.own(table, reader.person, message.seat)
                self.pending.withdraw(table, reader.person, message.seat, message.asked)
                return table.row.number
            pause = seconds_to_beat(table, reader.person, message) if isinstance(message, Answer) else 0.0
            if not isinstance(message, Answer) or not pause:
                return await playing.act(table, reader.person, message)
            waiting = self.pending.of(table, reader.person, message.seat, message.asked)
            if waiting is not None:
                waiting.join(reader, message)
            else:
                self.postpone(table, PendingPass(reader, message), pause)
            return None

    def postpone(self, table: Table, pending: PendingPass, pause: float) -> None:
        self.pending.put(table, pending)
        task = asyncio.create_task(self.on_the_beat(table.row.id, pending, pause))
        self.waits.add(task)
        task.add_done_callback(self.waits.discard)

    async def on_the_beat(self, ident: str, pending: PendingPass, pause: float) -> None:
        """Nobody is kept from the table meanwhile."""
        await pending.wait(pause)
        try:
            async with self.writing(ident) as table:
                self.pending.drop(ident, pending)
                if pending.withdrawn:
                    raise Refuse("table-pass-withdrawn")
                number = await playing.act(table, pending.person, pending.message)
        except SaloonError as error:
            self.metrics.refusals.inc()
            pending.refused(error)
        except Exception as error:  # the table is loaded anew, and who looked at it comes again and says it again
            log.error("a pass could not be kept: %s", type(error).__name__)
        else:
            self.metrics.answers.labels(table.row.game).inc()
            pending.done(number)

    # Bots

    async def wake_all(self) -> None:
        """After a start: the bots go on where they were."""
        for ident in await self.store.asked_bots():
            await self.wake(ident)

    async def wake(self, ident: str) -> None:
        """Have a table in memory for a moment: its bots stay awake."""
        async with self.table(ident):
            pass

    async def wake_again(self, ident: str) -> None:
        """Go on as soon as the store takes something down: an answer that cannot be kept need not be thought of."""
        pause, longest = PATIENCE
        while True:
            await asyncio.sleep(pause)
            try:
                await self.store.ready()
                return await self.wake(ident)
            except StoreTrouble:
                pause = min(longest, 2 * pause)

    def wake_bots(self, table: Table) -> None:
        """Every bot that is asked begins to think, unless it does already."""
        if table.row.phase == Phase.OVER:
            self.bot_tables.over(table.row.id)
        if table.row.phase != Phase.PLAYING or table.state is None or self.closed or table.is_lost():
            return
        for seat, number in table.asked.items():
            level = table.chairs[seat].bot
            current = table.thinking.get(seat)
            if level is None or (current is not None and current[0] == number):
                continue
            if current is not None:
                current[1].cancel()  # nobody asks that any more: it need not wait in the queue
            self.bot_tables.asked(table.row.id, table.row.host)
            task = asyncio.create_task(self.think(table, seat, number, level))
            table.thinking[seat] = (number, task)
            self.bot_tasks.add(task)
            task.add_done_callback(partial(self.answered, table, seat))

    def answered(self, table: Table, seat: int, task: asyncio.Task[None]) -> None:
        self.bot_tasks.discard(task)
        if table.thinking.get(seat, (0, None))[1] is task:
            del table.thinking[seat]
            table.tell_queue(seat, 0)
        if not table.thinking:
            self.bot_tables.rests(table.row.id)
        self.pending.release(table)
        if not self.closed:
            self.wake_bots(table)
        self.maybe_drop(table)

    async def think(self, table: Table, seat: int, number: int, level: str) -> None:
        """Ask a worker what to answer, and answer it, if the question is still open and the bot still sits there. It is
        on the account of the host, who has made the table and says who plays at it."""
        assert table.state is not None
        # The bot sees a world that its seat could be in: the true one never leaves this process
        world = table.state.imagine(seat, Rng(secrets.randbits(30)))
        job = Job(table.row.game, world.dump(), seat, level, secrets.randbits(30), table.row.id)
        pause = random.uniform(*HUMAN_PACE) if table.row.pace == "human" else 0.0
        passing, began = pass_of(table.state, seat), now()

        def tell(before: int) -> None:
            nonlocal began
            began = now()  # it does not think before its turn
            table.tell_queue(seat, before)

        with self.metrics.bot_seconds.labels(level).time():
            words, _ = await asyncio.gather(
                self.patiently(lambda: self.workers.think(job, table.row.host, tell)), asyncio.sleep(pause)
            )
        if passing and words == passing:
            await asyncio.sleep(bot_rest(table, seat, began))
        async with table.lock:
            state = table.state
            if table.is_lost() or table.asked.get(seat) != number or table.chairs[seat].bot is None or state is None:
                return
            try:
                await playing.play(table, seat, state.read(seat, words))
            except Exception as error:  # whatever it was, the table is loaded anew and the bot asked again
                if not isinstance(error, StoreTrouble):  # which the store has logged
                    # No more than its kind: the rest could name cards
                    log.error("the answer of a bot could not be kept: %s", type(error).__name__)
                table.lost = True
            else:
                self.metrics.bot_answers.labels(level).inc()
                self.metrics.answers.labels(table.row.game).inc()
        if table.is_lost():
            self.forget(table)
            await self.wake_again(table.row.id)

    async def patiently(self, ask: Callable[[], Awaitable[str]]) -> str:
        """A bot that fails is asked again: the table waits for it as it would for a person."""
        pause, longest = PATIENCE
        while True:
            try:
                return await ask()
            except Exception as error:  # its message might tell what the bot holds
                log.warning("a bot failed and is asked again: %s", type(error).__name__)
                await asyncio.sleep(pause)
                pause = min(longest, 2 * pause)

    async def close(self) -> None:
        """Stop the bots; what was written stays written."""
        self.closed = True
        for task in (*self.bot_tasks, *self.waits):
            task.cancel()
        await asyncio.gather(*self.bot_tasks, *self.waits, *self.loading.values(), return_exceptions=True)


def bot_rest(table: Table, seat: int, began: int) -> float:
    """Seconds until a bot passes: on the beat of the question. A bot that came to an old question makes its own beat,
    or one that has no choice would be seen to be faster."""
    beat = table.beat(seat)
    if beat is None:
        return 0.0
    return left(table, seat, max(beat, began + span(table.row, table.chairs, seat)))
