"""An arena on a Ray cluster: the same games as here, and one clear sentence where there is no cluster."""

from __future__ import annotations

import importlib.util
import socket
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest
from tests.arena.test_arena import command, lasting, refusal
from tests.every_game import GAMES

from mindtable.arena import cluster
from mindtable.arena.errors import BadArena
from mindtable.arena.matches import prepared
from mindtable.arena.running import RESULTS, Results, run

GAME = GAMES[0].id
ASKED = ("arena", GAME, "--bots", "greedy,random", "--games", "6", "--players", "2", "--seed", "3")


def small_cluster() -> Any:
    """A cluster of one node with one processor, on this machine."""
    from ray.cluster_utils import Cluster

    return Cluster(
        initialize_head=True,
        head_node_args={"num_cpus": 1, "include_dashboard": False, "object_store_memory": 80_000_000},
    )


@pytest.mark.slow
def test_a_cluster_from_its_beginning_to_its_end(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """One for all three, since it takes so long to start."""
    ray = small_cluster()
    try:
        _plays_as_we_do_here(ray.address, tmp_path / "same")
        _of_another_version_is_refused(ray.address, monkeypatch)
        _goes_away_and_loses_no_finished_game(ray, tmp_path / "gone")
    finally:
        ray.shutdown()


def _plays_as_we_do_here(address: str, folder: Path) -> None:
    arena = prepared(GAME, {"players": 2}, ["greedy", "random"], 6, 3)
    here = Results(arena)
    for _ in run(here, 1):
        pass
    begun = Results(arena, folder)  # two games here, then the cluster goes on
    for number, _ in enumerate(run(begun, 1)):
        if number == 1:
            break
    kept = (folder / RESULTS).read_bytes()
    result = command(*ASKED, "--ray", address, "--out", folder)
    assert result.exit_code == 0, result.stderr
    there = Results(arena, folder)
    assert len(there.found) == 6
    assert lasting(there) == lasting(here)
    assert (folder / RESULTS).read_bytes().startswith(kept)


def _of_another_version_is_refused(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    arena = prepared(GAME, {"players": 2}, ["greedy", "random"], 2, 3)
    with monkeypatch.context() as patch:
        patch.setattr("mindtable.__version__", "99.0")
        with pytest.raises(BadArena, match=r"99\.0"):
            next(cluster.run_on_cluster(Results(arena), address))


def _goes_away_and_loses_no_finished_game(ray: Any, folder: Path) -> None:
    asked = ["arena", GAME, "--bots", "greedy,random", "--games", "2000", "--players", "2", "--out", str(folder)]
    command_line = [sys.executable, "-c", "from mindtable.cli import main; main()", *asked, "--ray", ray.address]
    with subprocess.Popen(command_line, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as running:
        while running.poll() is None and not (folder / RESULTS).exists():
            time.sleep(0.2)
        ray.shutdown()
        said = running.communicate(timeout=180)[1]
    assert running.returncode == 2
    assert "The finished games are kept." in said
    arena = prepared(GAME, {"players": 2}, ["greedy", "random"], 2000, 0)
    assert 1 <= len(Results(arena, folder).found) < 2000


@pytest.mark.parametrize("address", ["127.0.0.1:{port}", "ray://127.0.0.1:{port}", "nonsense", "host:port", ":1"])
def test_an_unreachable_cluster_is_refused_and_finished_games_stay(address: str, tmp_path: Path) -> None:
    with socket.socket() as closed:  # bound and never listened to: nobody answers
        closed.bind(("127.0.0.1", 0))
        address = address.format(port=closed.getsockname()[1])
        arena = prepared(GAME, {"players": 2}, ["greedy", "random"], 6, 3)
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


def test_without_ray_one_is_told_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(importlib.util, "find_spec", lambda name: None)
    assert "cluster" in refusal(*ASKED, "--ray", "127.0.0.1:6379")


@pytest.mark.slow
def test_processes_and_a_cluster_exclude_each_other() -> None:
    assert "not both" in refusal(*ASKED, "--ray", "auto", "--jobs", "2")
