"""Bots in processes of their own: real processes, really killed."""

import asyncio
import os
import signal
import subprocess
import sys
import time
from collections import OrderedDict
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path

import msgspec
import pytest
import uvloop

import saloon
from saloon.bots import BOTS
from saloon.engine.errors import SaloonError
from saloon.engine.record import Match
from saloon.engine.rng import Rng
from saloon.engine.state import State
from saloon.pool import READY
from saloon.table import bot_process
from saloon.table.bot_process import KEPT, NICENESS, bot_for
from saloon.table.workers import HintJob, Job, ReviewJob, Workers

GAME = saloon.game("colt-express")
DUEL = saloon.game("bang-duel")
PATIENCE = 30.0  # seconds: machines that run tests are busy

LOOPS = {"uvloop": uvloop.new_event_loop, "asyncio": asyncio.new_event_loop}  # what the server has, and the plain one
on_both_loops = pytest.mark.parametrize("loop", LOOPS)
linux = pytest.mark.skipif(sys.platform != "linux", reason="looks into /proc")


def job_for(state: State, seat: int, level: str, seed: int = 1) -> Job:
    return Job("colt-express", state.imagine(seat, Rng(seed)).dump(), seat, level, seed)


def middle() -> State:
    """A question with several answers, at which a scout thinks for a while."""
    state, rng = GAME.new(4, seed=3), Rng(3)
    for _ in range(20):
        seat = state.decider()
        legal = state.options(seat)
        state.apply(seat, legal[rng.below(len(legal))])
    while len(state.options(state.decider())) < 2:
        state.apply(state.decider(), state.options(state.decider())[0])
    return state


def hinting(seconds: float) -> HintJob:
    state = DUEL.new(2, seed=3)
    seat = state.decider()
    return HintJob(DUEL.slug, state.imagine(seat, Rng(1)).dump(), seat, 1, 1_000_000, seconds)


def reviewing(first: int, count: int) -> ReviewJob:
    """Some answers of a game that was played at random."""
    match, rng = Match.new(DUEL, 2, 3, {"squad": 4}), Rng(3)
    while deciders := match.state.deciders():
        legal = match.state.options(deciders[0])
        match.play(deciders[0], legal[rng.below(len(legal))])
    return ReviewJob(match.write(), first, count, 2)


def scouting(seed: int = 1) -> Job:
    state = middle()
    return job_for(state, state.decider(), "scout", seed)


def legal_words() -> set[str]:
    state = middle()
    seat = state.decider()
    return {state.text(seat, option) for option in state.options(seat)}


@asynccontextmanager
async def open_workers(count: int, deadline: float = 20.0) -> AsyncIterator[Workers]:
    """So many workers, all of them up, and none of them left afterwards."""
    workers = Workers(count, deadline)
    await workers.start()
    try:
        await asyncio.gather(*(workers.think(scouting()) for _ in range(count)))
        await until(lambda: len(workers.idle) == count)
        yield workers
    finally:
        pids = [worker.pid for worker in workers.workers]
        await workers.stop()
    assert not workers.workers
    assert not [pid for pid in pids if alive(pid)]


async def until(true: Callable[[], bool]) -> None:
    end = time.monotonic() + PATIENCE
    while not true():
        assert time.monotonic() < end
        await asyncio.sleep(0.002)


def busy(workers: Workers) -> list[int]:
    return [worker.pid for worker in workers.workers if worker.errand is not None]


def pids_of(workers: Workers) -> set[int]:
    return {worker.pid for worker in workers.workers}


def alive(pid: int) -> bool:
    """Whether a process is there and not only waits to be buried."""
    try:
        os.kill(pid, 0)
        stat = Path(f"/proc/{pid}/stat").read_text(encoding="utf-8") if sys.platform == "linux" else ""
    except (ProcessLookupError, FileNotFoundError):
        return False
    return ") Z" not in stat


def run(test: Callable[[], Awaitable[None]], loop: str = "uvloop") -> None:
    async def timed() -> None:
        await asyncio.wait_for(test(), 2 * PATIENCE)

    with asyncio.Runner(loop_factory=LOOPS[loop]) as runner:
        runner.run(timed())


def test_answers_are_legal_in_whole_games() -> None:
    async def test() -> None:
        async with open_workers(2) as workers:
            for seats in (2, 4, 6):
                state = GAME.new(seats, seed=seats)
                while deciders := state.deciders():
                    jobs = [job_for(state, seat, "random", seed=seats) for seat in deciders]
                    answers = await asyncio.gather(*(workers.think(job) for job in jobs))
                    for seat, words in zip(deciders, answers, strict=True):
                        option = state.read(seat, words)
                        assert state.text(seat, option) == words
                        state.play(seat, option)
                assert state.winners()

    run(test)


def test_every_level_thinks() -> None:
    async def test() -> None:
        state = middle()
        async with open_workers(1) as workers:
            # Those without a clock think as long as it takes, the others much alike
            for level in ("random", "scout", "plain", "easy", "normal-greedy", "expert"):
                assert level in BOTS
                assert await workers.think(job_for(state, state.decider(), level)) in legal_words()

    run(test)


def test_a_bot_answers_as_it_would_in_the_server() -> None:
    async def test() -> None:
        state = middle()
        seat = state.decider()
        async with open_workers(1) as workers:
            for seed in range(8):
                option = BOTS["random"](seed).choose(state.imagine(seat, Rng(seed)), seat)
                assert await workers.think(job_for(state, seat, "random", seed)) == state.text(seat, option)

    run(test)


def test_more_jobs_than_workers_are_done_in_their_order() -> None:
    async def test() -> None:
        order: list[int] = []

        async def ask(number: int) -> None:
            state = middle()
            await workers.think(job_for(state, state.decider(), "random"))
            order.append(number)

        async with open_workers(1) as workers:
            await asyncio.gather(*(ask(number) for number in range(30)))
            assert order == list(range(30))

    run(test)


def test_processes_come_with_the_jobs() -> None:
    async def test() -> None:
        workers = Workers(3)
        await workers.start()
        for _ in range(3):
            await workers.think(scouting())
        assert len(workers.workers) == 1
        await asyncio.gather(*(workers.think(scouting()) for _ in range(9)))
        assert len(workers.workers) <= 3
        await until(lambda: len(workers.workers) == 3)
        await workers.stop()

    run(test)


@on_both_loops
def test_a_killed_worker_is_replaced_and_its_job_done(loop: str) -> None:
    async def test() -> None:
        async with open_workers(2) as workers:
            before = pids_of(workers)
            first = asyncio.create_task(workers.think(scouting(1)))
            await asyncio.sleep(0)
            (victim,) = busy(workers)
            second = asyncio.create_task(workers.think(scouting(2)))
            await asyncio.sleep(0)
            (other,) = set(busy(workers)) - {victim}
            os.kill(victim, signal.SIGKILL)
            assert await first in legal_words()
            assert await second in legal_words()
            await until(lambda: len(workers.idle) == 2)
            assert pids_of(workers) & before == {other}

    run(test, loop)


def test_hints_and_reviews_survive_the_death_of_their_worker() -> None:
    async def test() -> None:
        async with open_workers(2) as workers:
            before = pids_of(workers)
            hint = asyncio.create_task(workers.advise(hinting(0.3)))
            review = asyncio.create_task(workers.review(reviewing(2, 3)))
            await asyncio.sleep(0)
            assert set(busy(workers)) == before
            for pid in before:
                os.kill(pid, signal.SIGKILL)
            state = DUEL.new(2, seed=3)
            legal = {state.text(state.decider(), option) for option in state.options(state.decider())}
            assert {advice.words for advice in await hint} <= legal
            assert [judgement.number for judgement in (await review).judgements] == [2, 3, 4]
            assert not pids_of(workers) & before

    run(test)


def test_a_table_goes_back_to_the_worker_who_knows_it() -> None:
    async def test() -> None:
        async with open_workers(2) as workers:
            homes = []
            for tables in (("here", "there"), ("there", "here"), ("there", "here")):
                state = middle()
                job = job_for(state, state.decider(), "random")
                tasks = [
                    asyncio.create_task(workers.think(msgspec.structs.replace(job, table=table))) for table in tables
                ]
                await asyncio.sleep(0)
                homes.append({worker.errand.table: worker.pid for worker in workers.workers if worker.errand})
                await asyncio.gather(*tasks)
            assert len(set(homes[0].values())) == 2
            assert homes[0] == homes[1] == homes[2]

    run(test)


def test_a_bot_remembers_its_own_table_and_no_other(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bot_process, "bots", OrderedDict())
    job = Job("colt-express", {}, 0, "normal", 1, "here")
    mine = bot_for(job)
    for other in ({"table": "there"}, {"seat": 1}, {"level": "hard"}, {"table": ""}):
        assert bot_for(msgspec.structs.replace(job, **other)) is not mine
    assert bot_for(msgspec.structs.replace(job, seed=2, dump={"later": True})) is mine
    for number in range(KEPT):
        bot_for(msgspec.structs.replace(job, table=f"t{number}"))
    assert len(bot_process.bots) == KEPT
    assert bot_for(job) is not mine


@on_both_loops
def test_all_workers_killed_at_once(loop: str) -> None:
    async def test() -> None:
        async with open_workers(2) as workers:
            before = pids_of(workers)
            tasks = [asyncio.create_task(workers.think(scouting(seed))) for seed in range(5)]
            await asyncio.sleep(0)
            for pid in before:
                os.kill(pid, signal.SIGKILL)
            assert set(await asyncio.gather(*tasks)) <= legal_words()
            assert not pids_of(workers) & before

    run(test, loop)


def test_a_worker_killed_while_idle_is_replaced_at_once() -> None:
    async def test() -> None:
        deaths: list[int] = []
        async with open_workers(1) as workers:
            workers.died = lambda: deaths.append(1)
            (pid,) = pids_of(workers)
            os.kill(pid, signal.SIGKILL)
            await until(lambda: bool(workers.idle) and pids_of(workers) != {pid})
            assert deaths == [1]
            assert await workers.think(scouting()) in legal_words()

    run(test)


def test_a_job_that_kills_three_workers_is_refused_and_disturbs_nobody() -> None:
    async def test() -> None:
        async with open_workers(2) as workers:
            poison = asyncio.create_task(workers.think(scouting()))
            await asyncio.sleep(0)
            (errand,) = [worker.errand for worker in workers.workers if worker.errand is not None]
            others = [asyncio.create_task(workers.think(scouting(seed))) for seed in range(4)]
            killed: set[int] = set()
            while not poison.done():
                for worker in workers.workers:
                    if worker.errand is errand and worker.pid not in killed:
                        killed.add(worker.pid)
                        os.kill(worker.pid, signal.SIGKILL)
                await asyncio.sleep(0.001)
            with pytest.raises(SaloonError) as caught:
                await poison
            assert caught.value.key == "table-bot-trouble"
            assert caught.value.details == {"bot": "scout"}
            assert len(killed) == 3
            assert set(await asyncio.gather(*others)) <= legal_words()

    run(test)


@pytest.mark.parametrize(
    ("changes", "key"),
    [
        ({"dump": {}}, "dump-of-another-game"),
        ({"game": "poker"}, "unknown-game"),
        ({"seat": 99}, "no-such-seat"),
        ({"level": "nobody"}, "table-bot-trouble"),
    ],
)
def test_a_bad_job_is_an_error_and_the_worker_lives_on(changes: dict[str, object], key: str) -> None:
    async def test() -> None:
        good = scouting()
        fields = {name: getattr(good, name) for name in good.__struct_fields__}
        async with open_workers(1) as workers:
            before = pids_of(workers)
            with pytest.raises(SaloonError) as caught:
                await workers.think(Job(**{**fields, **changes}))
            assert caught.value.key == key
            assert await workers.think(good) in legal_words()
            assert pids_of(workers) == before

    run(test)


@pytest.mark.skipif(sys.platform == "win32", reason="no such signal")
def test_a_worker_that_thinks_for_too_long_is_replaced() -> None:
    async def test() -> None:
        async with open_workers(1, deadline=2.0) as workers:
            task = asyncio.create_task(workers.think(scouting()))
            await asyncio.sleep(0)
            (pid,) = busy(workers)
            os.kill(pid, signal.SIGSTOP)
            assert await task in legal_words()
            assert pid not in pids_of(workers)

    run(test)


def test_whoever_gives_up_leaves_the_line() -> None:
    async def test() -> None:
        async with open_workers(1) as workers:
            tasks = [asyncio.create_task(workers.think(scouting(seed))) for seed in range(4)]
            await asyncio.sleep(0)
            for task in tasks[:3]:
                task.cancel()
            assert await tasks[3] in legal_words()
            assert all(task.cancelled() for task in tasks[:3])

    run(test)


@on_both_loops
def test_stopping_refuses_what_waits_and_all_that_comes(loop: str) -> None:
    async def test() -> None:
        async with open_workers(1) as workers:
            tasks = [asyncio.create_task(workers.think(scouting(seed))) for seed in range(3)]
            await asyncio.sleep(0)
            pids = pids_of(workers)
            await workers.stop()
            tasks.append(asyncio.create_task(workers.think(scouting())))
            errors = await asyncio.gather(*tasks, return_exceptions=True)
            assert [error.key for error in errors if isinstance(error, SaloonError)] == ["table-bot-trouble"] * 4
            assert not [pid for pid in pids if alive(pid)]

    run(test, loop)


@on_both_loops
def test_stopping_while_processes_start_leaves_none(loop: str) -> None:
    async def test() -> None:
        for pause in (0.0, 0.01, 0.1):
            workers = Workers(2)
            await workers.start()
            tasks = [asyncio.create_task(workers.think(scouting())) for _ in range(2)]
            await asyncio.sleep(pause)
            pids = pids_of(workers)
            await workers.stop()
            assert not [pid for pid in pids if alive(pid)]
            # A process may be up by then, and even have answered
            answers = await asyncio.gather(*tasks, return_exceptions=True)
            assert all(isinstance(answer, SaloonError) or answer in legal_words() for answer in answers), answers

    run(test, loop)


@on_both_loops
@pytest.mark.parametrize("program", ["/nowhere/python", "/bin/false"])
def test_workers_that_cannot_start_keep_nobody_waiting(
    program: str, loop: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("saloon.table.workers.PAUSE", (0.01, 0.02))

    async def test() -> None:
        monkeypatch.setattr(sys, "executable", program)
        workers = Workers(1)
        await workers.start()
        for _ in range(2):
            with pytest.raises(SaloonError) as caught:
                await workers.think(scouting())
            assert caught.value.key == "table-bot-trouble"
        await workers.stop()

    run(test, loop)


@linux
@on_both_loops
def test_a_worker_inherits_nothing_and_lets_the_server_go_first(loop: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SALOON_SECRET", "hush")

    async def test() -> None:
        async with open_workers(1) as workers:
            (pid,) = pids_of(workers)
            assert b"hush" not in Path(f"/proc/{pid}/environ").read_bytes()
            assert os.getpriority(os.PRIO_PROCESS, pid) == min(19, os.getpriority(os.PRIO_PROCESS, 0) + NICENESS)
            fds = {int(fd.name) for fd in Path(f"/proc/{pid}/fd").iterdir()}
            assert fds == {0, 1, 2, 3}  # and 3 is where the answers go
            os.kill(pid, signal.SIGINT)
            assert await workers.think(scouting()) in legal_words()
            assert pids_of(workers) == {pid}

    run(test, loop)


def run_process(told: bytes, deadline: float) -> subprocess.CompletedProcess[bytes]:
    command = [sys.executable, "-m", "saloon.table.bot_process", str(deadline), str(NICENESS)]
    return subprocess.run(command, input=told, capture_output=True, timeout=PATIENCE, check=False)


def test_a_worker_ends_when_nobody_can_ask_any_more() -> None:
    ended = run_process(b"", PATIENCE)
    assert (ended.returncode, ended.stdout, ended.stderr) == (0, READY, b"")


@pytest.mark.skipif(sys.platform == "win32", reason="no such signal")
def test_a_worker_ends_by_itself_when_its_time_is_up() -> None:
    ended = run_process(msgspec.json.encode(scouting()) + b"\n", 0.02)
    assert (ended.returncode, ended.stdout) == (-signal.SIGALRM, READY)


SERVER = """
import asyncio, sys
from test_workers import LOOPS, open_workers, pids_of, scouting

async def main():
    async with open_workers(2) as workers:
        print(*pids_of(workers), flush=True)
        while True:
            await asyncio.gather(*(workers.think(scouting()) for _ in range(4)))

with asyncio.Runner(loop_factory=LOOPS[sys.argv[1]]) as runner:
    runner.run(main())
"""


@linux
@on_both_loops
@pytest.mark.parametrize("stopped", [False, True])
def test_no_worker_outlives_a_killed_server(stopped: bool, loop: str) -> None:
    """A stopped worker cannot notice anything by itself: it stands for one that is deep in thought."""
    path = os.pathsep.join([str(Path(__file__).parent), *sys.path])
    command = [sys.executable, "-c", SERVER, loop]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env={**os.environ, "PYTHONPATH": path}) as server:
        assert server.stdout is not None
        pids = [int(pid) for pid in server.stdout.readline().split()]
        assert len(pids) == 2
        if stopped:
            for pid in pids:
                os.kill(pid, signal.SIGSTOP)
        server.kill()
        server.wait()
        end = time.monotonic() + 2
        while any(alive(pid) for pid in pids):
            assert time.monotonic() < end
            time.sleep(0.01)
