"""Contests on a Ray cluster: a real one of two machines, both of them this one."""

from __future__ import annotations

import socket
import sys
import time
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import pytest

import saloon
from saloon.arena import cluster
from saloon.arena.contest import hold
from saloon.arena.errors import NoContest
from saloon.arena.folder import Folder
from saloon.arena.plan import Plan
from saloon.arena.players import player_of, players_of
from saloon.arena.report import full_report

GAMES = 4
PATIENCE = 120  # seconds; only a cluster that hangs needs them


@pytest.fixture(scope="module")
def two_nodes() -> Iterator[str]:
    with pytest.MonkeyPatch.context() as patch, TemporaryDirectory(prefix="r") as folder:
        patch.setenv("RAY_USAGE_STATS_ENABLED", "0")
        # For all that Ray writes: told in any other way, it still notes the address in its usual folder, and fails
        # where it has never run
        patch.setenv("RAY_TMPDIR", folder)
        from ray.cluster_utils import Cluster

        node: dict[str, Any] = {"num_cpus": 1, "object_store_memory": 80 << 20, "include_log_monitor": False}
        node["dashboard_agent_listen_port"] = 0  # any that is free
        made = Cluster(initialize_head=True, head_node_args={**node, "include_dashboard": False})
        try:
            made.add_node(**node)
            made.wait_for_nodes()
            yield made.address
        finally:
            made.shutdown()  # type: ignore[no-untyped-call]  # Ray gives it no types


def meet(folder: Path, chunk: int) -> tuple[int, str]:
    """Returns only when the other one of two is at work too, and on which machine this one was."""
    import ray

    (folder / str(chunk)).touch()
    end = time.monotonic() + PATIENCE
    while not (folder / str(1 - chunk)).exists():
        assert time.monotonic() < end
        time.sleep(0.01)
    return chunk, ray.get_runtime_context().get_node_id()


def test_the_same_results_as_on_this_machine(two_nodes: str, tmp_path: Path) -> None:
    plan = Plan("colt-express", 2, {}, tuple(players_of("scout:1,random")), 5, duplicate=True)
    with Folder(tmp_path, plan) as folder:
        far = full_report(plan, hold(plan, GAMES, ray=two_nodes, folder=folder), {})
        assert len(list(folder.records.iterdir())) == GAMES
    here = full_report(plan, hold(plan, GAMES), {})
    del far["speed"], here["speed"]
    assert far == here


def test_both_machines_work_at_the_same_time(two_nodes: str, tmp_path: Path) -> None:
    """Each has one processor."""
    found = dict(cluster.unordered(partial(meet, tmp_path), [0, 1], two_nodes, None))
    assert sorted(found) == [0, 1]
    assert len(set(found.values())) == 2


def test_trouble_on_a_machine_is_told_here(two_nodes: str) -> None:
    with pytest.raises(NoContest, match="no bot “nobody”"):
        list(cluster.unordered(player_of, ["random", "nobody"], two_nodes, 1))


def test_another_version_on_a_machine_is_told() -> None:
    assert cluster.one_chunk(len, [1, 2], saloon.__version__) == 2
    with pytest.raises(NoContest, match=r"9\.9"):
        cluster.one_chunk(len, [1, 2], "9.9")


@pytest.mark.parametrize("address", ["nowhere", "localhost:", "localhost:many"])
def test_an_address_that_is_none(address: str) -> None:
    with pytest.raises(NoContest, match="HOST:PORT"):
        cluster.joined(address)


def test_a_cluster_out_of_reach() -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
    with pytest.raises(NoContest, match=str(port)):
        cluster.joined(f"127.0.0.1:{port}")


def test_without_ray_it_says_how_to_get_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(NoContest, match=r"saloon\[ray\]"):
        cluster.joined("auto")
