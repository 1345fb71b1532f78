"""An arena on a Ray cluster: the same games as here, and one clear sentence where there is no cluster."""

from __future__ import annotations

import importlib.util
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from tests.arena.test_arena import command, lasting, refusal

from mindtable.arena import cluster
from mindtable.arena.matches import prepared
from mindtable.arena.running import RESULTS, Results, run
from mindtable.kernel.errors import BadArena

ASKED = ("arena", "cerebria", "--bots", "greedy,random", "--games", "6", "--players", "2", "--seed", "3")


def small_cluster() -> Any:
    """A cluster of one node with one processor, on this machine."""
    from ray.cluster_utils import Cluster

    return Cluster(
        initialize_head=True,
        head_node_args={"num_cpus": 1, "include_dashboard": False, "object_store_memory": 80_000_000},
    )


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    ray = small_cluster()
    yield str(ray.address)
    ray.shutdown()


@pytest.mark.slow
def test_the_same_seed_gives_the_same_results_here_and_on_a_cluster(address: str, tmp_path: Path) -> None:
    arena = prepared("cerebria", {"players": 2}, ["greedy", "random"], 6, 3)
    here = Results(arena)
    for _ in run(here, 1):
        pass
    begun = Results(arena, tmp_path)  # two games here, then the cluster goes on
    for number, _ in enumerate(run(begun, 1)):
        if number == 1:
            break
    kept = (tmp_path / RESULTS).read_bytes()
    result = command(*ASKED, "--ray", address, "--out", tmp_path)
    assert result.exit_code == 0, result.stderr
    there = Results(arena, tmp_path)
    assert len(there.found) == 6
    assert lasting(there) == lasting(here)
    assert (tmp_path / RESULTS).read_bytes().startswith(kept)


@pytest.mark.slow
def test_a_cluster_with_another_version_is_refused(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("mindtable.__version__", "99.0")
    arena = prepared("cerebria", {"players": 2}, ["greedy", "random"], 2, 3)
    with pytest.raises(BadArena, match=r"99\.0"):
        next(cluster.run_on_cluster(Results(arena), address))


@pytest.mark.parametrize("address", ["127.0.0.1:{port}", "ray://127.0.0.1:{port}", "nonsense", "host:port", ":1"])
def test_an_unreachable_cluster_is_refused_and_finished_games_stay(address: str, tmp_path: Path) -> None:
    with socket.socket() as closed:  # bound and never listened to: nobody answers
        closed.bind(("127.0.0.1", 0))
        address = address.format(port=closed.getsockname()[1])
        arena = prepared("cerebria", {"players": 2}, ["greedy", "random"], 6, 3)
        next(run(Results(arena, tmp_path), 1))
        kept = (tmp_path / RESULTS).read_bytes()
        assert address in refusal(*ASKED, "--ray", address, "--out", tmp_path)
        assert (tmp_path / RESULTS).read_bytes() == kept


@pytest.mark.slow
def test_a_port_that_says_nothing_is_given_up_in_time(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cluster, "ANSWER_SECONDS", 6.0)
    with socket.socket() as silent:
        silent.bind(("127.0.0.1", 0))
        silent.listen()
        assert "No Ray cluster" in refusal(*ASKED, "--ray", f"127.0.0.1:{silent.getsockname()[1]}")


@pytest.mark.slow
def test_a_cluster_that_goes_away_loses_no_finished_game(tmp_path: Path) -> None:
    ray = small_cluster()
    asked = [
        "arena",
        "cerebria",
        "--bots",
        "greedy,random",
        "--games",
        "2000",
        "--players",
        "2",
        "--out",
        str(tmp_path),
    ]
    command_line = [sys.executable, "-c", "from mindtable.cli import main; main()", *asked, "--ray", ray.address]
    with subprocess.Popen(command_line, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as running:
        while running.poll() is None and not (tmp_path / RESULTS).exists():
            time.sleep(0.2)
        ray.shutdown()
        said = running.communicate(timeout=180)[1]
    assert running.returncode == 2
    assert "What was finished is kept." in said
    arena = prepared("cerebria", {"players": 2}, ["greedy", "random"], 2000, 0)
    assert 1 <= len(Results(arena, tmp_path).found) < 2000


def test_without_ray_one_is_told_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(importlib.util, "find_spec", lambda name: None)
    assert "cluster" in refusal(*ASKED, "--ray", "127.0.0.1:6379")


def test_processes_and_a_cluster_exclude_each_other() -> None:
    assert "not both" in refusal(*ASKED, "--ray", "auto", "--jobs", "2")
