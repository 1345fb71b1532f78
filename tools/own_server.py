"""A server of one's own for the tools that look at the client: on a free port, with nothing in it."""

from __future__ import annotations

import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def own_server() -> Iterator[str]:
    """Its address, for as long as the block lasts."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    url = f"http://127.0.0.1:{port}"
    with tempfile.TemporaryDirectory() as data:
        command = [sys.executable, "-c", "from mindtable.cli import main; main()", "serve", "--no-browser"]
        server = subprocess.Popen([*command, "--data", data, "--port", str(port)], stdout=subprocess.DEVNULL)
        try:
            _wait_for(url)
            yield url
        finally:
            server.terminate()
            server.wait(20)


def _wait_for(url: str) -> None:
    for _ in range(600):
        try:
            urllib.request.urlopen(f"{url}/readyz").close()
            return
        except OSError:
            time.sleep(0.1)
    raise SystemExit("the server did not start")
