"""`mindtable serve` as a process of its own, which can be killed at any instant and started again."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tests.server.serving import DATABASE, GAMES, PATIENCE, UNLIMITED, give_new_database

MINDTABLE = [sys.executable, "-c", "from mindtable.cli import main; main()"]
_ROOT = Path(__file__).parents[2]


class Process:
    """A server in a process of its own; after a restart it is found at another address."""

    def __init__(self, data: Path, db: str = "", files: int = 0) -> None:
        """With `files`, it may not open more than so many at once."""
        self.files = files
        data.mkdir(parents=True, exist_ok=True)
        if not db:
            give_new_database(data)
        self.data = data
        self.db = db or f"sqlite:///{data / DATABASE}"
        self.url = ""
        self.running: subprocess.Popen[bytes] | None = None
        self._started = 0

    def launch(self) -> None:
        """Start it, and do not wait."""
        self._started += 1
        command = [*MINDTABLE, "serve", "--no-browser", "--port", "0", "--data", str(self.data), "--db", self.db]
        if self.files:
            command = ["sh", "-c", f'ulimit -n {self.files}; exec "$@"', "sh", *command]
        environment = {name: value for name, value in os.environ.items() if not name.startswith("MINDTABLE_")}
        path = os.pathsep.join(filter(None, (str(_ROOT), os.environ.get("PYTHONPATH"))))
        environment |= {"MINDTABLE_GAMES": ",".join(GAMES), "MINDTABLE_BOT_PROCESSES": "1", "PYTHONPATH": path}
        environment |= {f"MINDTABLE_{name.upper()}": str(most) for name, most in UNLIMITED.items()}
        with self.log.open("wb") as log:
            self.running = subprocess.Popen(command, stderr=log, env=environment, cwd=_ROOT)

    def start(self) -> None:
        """Start it, and wait until it is open."""
        self.launch()
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until:
            said = self.log.read_text("utf-8")
            found = re.search(r"Mindtable: (http\S+)/\s", said)
            if found:
                self.url = found[1]
                return
            assert self.alive, f"the server did not start: {said}"
            time.sleep(0.02)
        raise AssertionError(f"the server does not start: {self.log.read_text('utf-8')}")

    @property
    def log(self) -> Path:
        """What it says, since its last start."""
        return self.data / f"said-{self._started}"

    @property
    def alive(self) -> bool:
        return self.running is not None and self.running.poll() is None

    def kill(self) -> None:
        """SIGKILL: nothing is tidied up, nobody hears a goodbye."""
        assert self.running is not None
        self.running.kill()
        self.running.wait(PATIENCE)


@contextmanager
def process(data: Path, db: str = "", files: int = 0) -> Iterator[Process]:
    server = Process(data, db, files)
    try:
        server.start()
        yield server
    finally:
        if server.alive:
            server.kill()
