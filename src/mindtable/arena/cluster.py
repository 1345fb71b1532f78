"""An arena on a Ray cluster: the same games as on this machine, shared among all its processors.

The cluster must already exist and have the same version of Mindtable installed as this machine. A result follows only
from its match, so it doesn't matter where a game is played. Finished games are kept, even if the cluster goes away. Ray
itself tries long and loudly to reach a cluster that isn't there, so we check the address before we ask Ray.
"""

from __future__ import annotations

import contextlib
import importlib
import importlib.util
import os
import socket
import subprocess
import sys
from collections.abc import Iterator
from typing import Any, Final
from urllib.parse import urlsplit

import mindtable
from mindtable.arena.errors import BadArena
from mindtable.arena.matches import Result
from mindtable.arena.running import Results, play_match
from mindtable.kernel.errors import fail

CONNECT_SECONDS: Final = 5.0
ANSWER_SECONDS: Final = 60.0  # a cluster may have to start a process first


def run_on_cluster(results: Results, address: str) -> Iterator[Result]:
    """Play the remaining games on the cluster, and report each as it ends."""
    waiting = results.waiting()
    if not waiting:
        return
    ray = _joined(address)
    try:
        ahead = 2 * max(1, int(ray.cluster_resources().get("CPU", 1)))
        remote = ray.remote(num_cpus=1)(play_match)
        package = mindtable.game(results.arena.game).package
        running: list[Any] = []
        # A few games ahead keep every processor busy; more would only have to be called off.
        for match in waiting:
            running.append(remote.remote(package, results.arena, match))
            if len(running) >= ahead:
                running, ended = _next(ray, running, results)
                yield from ended
        while running:
            running, ended = _next(ray, running, results)
            yield from ended
    except (ray.exceptions.RayError, ConnectionError) as error:
        raise fail(BadArena, "arena-cluster-lost", address=address, problem=_briefly(error)) from error
    finally:
        ray.shutdown()


def _next(ray: Any, running: list[Any], results: Results) -> tuple[list[Any], list[Result]]:
    done, running = ray.wait(running, num_returns=1)
    ended: list[Result] = ray.get(done)
    for result in ended:
        results.add(result)
    return running, ended


# --- joining the cluster


def _joined(address: str) -> Any:
    """Ray, connected to the cluster, after checking that its workers play the same games."""
    if importlib.util.find_spec("ray") is None:
        raise fail(BadArena, "arena-no-ray")
    if not _answers(address):
        raise fail(BadArena, "arena-cluster-unreachable", address=address)
    os.environ.setdefault("RAY_BACKEND_LOG_LEVEL", "fatal")  # we say it ourselves, in one sentence
    ray = importlib.import_module("ray")
    try:
        ray.init(address=address, configure_logging=False, log_to_driver=False)
    except (ConnectionError, RuntimeError, ValueError, AssertionError) as error:
        raise fail(BadArena, "arena-cluster-unreachable", address=address) from error
    try:
        found = ray.get(ray.remote(num_cpus=1)(_version).remote(), timeout=ANSWER_SECONDS)
    except (ray.exceptions.RayError, ConnectionError, TimeoutError) as error:
        ray.shutdown()
        raise fail(BadArena, "arena-cluster-lost", address=address, problem=_briefly(error)) from error
    if found != mindtable.__version__:
        ray.shutdown()
        raise fail(BadArena, "arena-cluster-version", address=address, found=found, here=mindtable.__version__)
    return ray


def _answers(address: str) -> bool:
    """Whether something that calls itself a Ray cluster listens there."""
    if address == "auto":
        return _healthy([])
    try:
        target = urlsplit(address if "://" in address else f"//{address}")
        host, port = target.hostname, target.port
    except ValueError:
        return False
    if not host or not port:
        return False
    with contextlib.suppress(OSError), socket.create_connection((host, port), timeout=CONNECT_SECONDS):
        return target.scheme == "ray" or _healthy(["--address", f"{host}:{port}"])
    return False


def _healthy(options: list[str]) -> bool:
    """What Ray's own health check says, within its time; Ray would wait much longer."""
    command = [sys.executable, "-m", "ray.scripts.scripts", "health-check", *options]
    try:
        return subprocess.run(command, capture_output=True, timeout=ANSWER_SECONDS / 2, check=False).returncode == 0
    except subprocess.TimeoutExpired:
        return False


def _version() -> str:
    return mindtable.__version__


def _briefly(error: BaseException) -> str:
    """The gist of an error that Ray wraps in pages of traces."""
    lines = [line.strip() for line in str(error).splitlines() if line.strip()]
    return (lines[-1] if lines else type(error).__name__).rstrip(".")[:200]
