"""Attack: take the database away from under a running server, or the room it needs.

The server acknowledges nothing that a fresh process couldn't read back. It says truthfully that it isn't ready, goes on
showing what it knows, and goes on as before when all is well again.
"""

from __future__ import annotations

import os
import resource
import shutil
import subprocess
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, TextIO, cast

import httpx
import pytest
from tests.server.processes import Process, process
from tests.server.serving import Friend, Place, close_all, refusal, wait_until
from tests.server.witness import kept

from mindtable.server.ops.logs import FailsafeStream

DATABASE = "mindtable.db"


def wait_until_ready(server: Process, ready: bool) -> None:
    """The word on it may be a second old."""
    wait_until(lambda: httpx.get(f"{server.url}/readyz", verify=False).status_code == (200 if ready else 503))


class Player:
    """Someone who plays alone at both seats, and counts the moves that were acknowledged."""

    def __init__(self, server: Process) -> None:
        self.server = server
        self.ada = Friend(server, "Ada")
        self.table = self.ada.open("cerebria", "me", "me", options={"players": 2})
        self.places = [self.ada.sit(self.table, seat=seat) for seat in (0, 1)]
        self.lesson = self.ada.get("/api/games/cerebria/lessons")[0]["id"]
        self.acknowledged = 0

    @property
    def mover(self) -> Place:
        for place in self.places:
            place.settle()
        return next(place for place in self.places if place.choices)

    def move(self) -> bool:
        """Whether it was acknowledged; a refusal says that it couldn't be stored."""
        mover = self.mover
        answer = mover.act(mover.choices[-1])
        if answer["type"] == "done":
            self.acknowledged += 1
            return True
        assert refusal(answer) == "storage"
        return False

    def check_kept(self) -> None:
        """A fresh process finds every move that was acknowledged."""
        rows = [row for row in kept(self.server.db, self.table["id"]).rows if row.kind == "action"]
        assert len(rows) == self.acknowledged


def writes(player: Player) -> list[tuple[str, str, Any]]:
    """One request of every kind that stores something."""
    table = player.table
    return [
        ("POST", "/api/me", {"name": "Ada the Second"}),
        ("PUT", "/api/me/settings", {"language": "de"}),
        ("PUT", "/api/me/notices", {"webhook": "https://example.org/", "webhook_form": "json"}),
        ("POST", "/api/account", {"login": "ada", "password": "a long password"}),
        ("POST", "/api/tables", {"game": "lanterns", "options": {"players": 2}, "seats": [{"kind": "me"}] * 2}),
        ("POST", f"/api/tables/{table['id']}/leave", {"seat": 1}),
        ("POST", f"/api/games/cerebria/lessons/{player.lesson}", None),
        ("POST", "/api/logout", None),
    ]


def check_nothing_is_stored(server: Process, player: Player) -> None:
    assert not player.move()
    for kind, words in (("say", {"seat": 0, "text": "Hello?"}), ("note", {"text": "mine"}), ("pause", {"pause": True})):
        assert refusal(player.places[0].ask(kind, **words)) == "storage", kind
    for method, path, body in writes(player):
        answer = player.ada.http.request(method, path, json=body)
        assert (answer.status_code, refusal(answer.json())) == (503, "storage"), path
    stranger = Friend(server)
    assert refusal(stranger.post("/api/me", {"name": "Bob"}, 503)) == "storage"
    wait_until_ready(server, False)
    assert httpx.get(f"{server.url}/healthz").status_code == 200


# ---------------------------------------------------------------- a file that is gone, or is another one


def deleted(file: Path) -> None:
    file.unlink()


def all_deleted(file: Path) -> None:
    for one in file.parent.glob(f"{file.name}*"):
        one.unlink()


def log_deleted(file: Path) -> None:
    """The file beside it that has the latest commits."""
    file.with_name(f"{file.name}-wal").unlink()


def replaced(file: Path) -> None:
    """By a copy that looks just like it."""
    copy = file.with_name("copy")
    shutil.copy(file, copy)
    copy.replace(file)


def folder_moved(file: Path) -> None:
    """And an empty one put in its place."""
    file.parent.rename(file.parent.with_name("away"))
    file.parent.mkdir()


def emptied(file: Path) -> None:
    os.truncate(file, 0)


@pytest.mark.parametrize("way", [deleted, all_deleted, log_deleted, replaced, folder_moved, emptied])
def test_nothing_is_acknowledged_into_nothing(tmp_path: Path, way: Callable[[Path], None]) -> None:
    file = tmp_path / "kept" / DATABASE
    with process(tmp_path / "data", f"sqlite:///{file}") as server:
        player = Player(server)
        assert player.move()
        wait_until_ready(server, True)
        way(file)
        check_nothing_is_stored(server, player)
        said = server.log.read_text("utf-8")
        assert said.count("database-gone") == 1, said
        close_all()


def test_file_that_comes_back_is_used_again(tmp_path: Path) -> None:
    with process(tmp_path) as server:
        player = Player(server)
        file, away = tmp_path / DATABASE, tmp_path / "away"
        for _ in range(3):
            assert player.move()
            file.rename(away)
            assert not player.move()
            wait_until_ready(server, False)
            away.rename(file)
            wait_until_ready(server, True)
        assert player.move()
        server.kill()
        player.check_kept()


def test_restart_goes_on_with_what_is_there(tmp_path: Path) -> None:
    with process(tmp_path) as server:
        player = Player(server)
        all_deleted(tmp_path / DATABASE)
        assert not player.move()
        server.kill()
        server.start()
        wait_until_ready(server, True)
        assert Player(server).move()


# ---------------------------------------------------------------- a disk that is full


@contextmanager
def small_disk(folder: Path) -> Iterator[None]:
    """A disk of its own for a folder; only root can have that."""
    folder.mkdir()
    mount = ["mount", "-t", "tmpfs", "-o", "size=8m", "tmpfs", str(folder)]
    if os.geteuid() != 0 or shutil.which("mount") is None or subprocess.run(mount).returncode:
        pytest.skip("a small disk can only be mounted by root")
    try:
        yield
    finally:
        subprocess.run(["umount", "-l", folder], check=True)


def fill(disk: Path) -> None:
    with (disk / "filler").open("wb", buffering=0) as filler:
        try:
            while True:
                filler.write(bytes(4096))
        except OSError:
            return


def check_full_disk(server: Process, fill: Callable[[], None], empty: Callable[[], None]) -> None:
    player = Player(server)
    for _ in range(2):
        for _ in range(5):
            assert player.move()
        wait_until_ready(server, True)
        fill()
        # Some room is left in files that there are already.
        assert any(not player.move() for _ in range(300))
        wait_until_ready(server, False)
        assert player.ada.get(f"/api/tables/{player.table['id']}/moments/1?seat=0")["number"] == 1
        assert not player.move()
        empty()
        wait_until_ready(server, True)
    assert player.move()
    assert "database-full" in server.log.read_text("utf-8")
    server.kill()
    player.check_kept()
    close_all()


def test_full_disk_loses_nothing(tmp_path: Path) -> None:
    disk = tmp_path / "disk"
    with small_disk(disk), process(disk) as server:
        check_full_disk(server, lambda: fill(disk), (disk / "filler").unlink)


def test_file_that_may_not_grow_loses_nothing(tmp_path: Path) -> None:
    """The same without a disk of our own: the files of the server may not become larger than they are."""
    with process(tmp_path) as server:
        assert server.running is not None
        pid = server.running.pid
        log = tmp_path / f"{DATABASE}-wal"

        def limit(most: int) -> None:
            resource.prlimit(pid, resource.RLIMIT_FSIZE, (most, resource.RLIM_INFINITY))

        check_full_disk(server, lambda: limit(log.stat().st_size), lambda: limit(resource.RLIM_INFINITY))


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="this system has no disk that is always full")
def test_log_on_a_full_disk_stops_nobody() -> None:
    full = open("/dev/full", "w")  # noqa: SIM115 (closing it fails)
    print("Is anyone there?", file=cast(TextIO, FailsafeStream(full)), flush=True)
    with pytest.raises(OSError, match="No space"):
        full.close()


# ---------------------------------------------------------------- who may read the file


def test_files_that_others_could_read_are_closed_to_them(tmp_path: Path) -> None:
    with process(tmp_path) as server:
        assert Player(server).move()
        server.kill()
        files = sorted(tmp_path.glob(f"{DATABASE}*"))
        assert len(files) == 3
        for file in files:
            file.chmod(0o644)
        server.start()
        assert {file.stat().st_mode & 0o777 for file in files} == {0o600}
        assert "database-closed-to-others" in server.log.read_text("utf-8")
        close_all()
