"""`mindtable serve`, as a process: it starts, plays, says goodbye and stops."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx

MINDTABLE = [sys.executable, "-c", "from mindtable.cli import main; main()"]


@contextmanager
def process(*args: str, data: Path) -> Iterator[tuple[subprocess.Popen[str], str]]:
    command = [*MINDTABLE, "serve", "--no-browser", "--port", "0", "--data", str(data), *args]
    environment = {name: value for name, value in os.environ.items() if not name.startswith("MINDTABLE_")}
    with subprocess.Popen(command, stderr=subprocess.PIPE, text=True, env=environment) as running:
        assert running.stderr is not None
        try:
            address = ""
            for line in running.stderr:
                found = re.search(r"Mindtable: (http\S+)", line)
                if found:
                    address = found[1]
                    break
            yield running, address
        finally:
            if running.poll() is None:
                running.kill()


def test_server_starts_and_stops_when_told(tmp_path: Path) -> None:
    with process(data=tmp_path) as (running, address):
        assert httpx.get(f"{address}readyz").json() == {"ready": True}
        assert (tmp_path / "mindtable.db").is_file()
        running.send_signal(signal.SIGTERM)
        assert running.wait(60) in (0, -signal.SIGTERM)


def test_bare_command_serves_and_opens_the_browser(tmp_path: Path) -> None:
    opened = tmp_path / "opened"
    browser = tmp_path / "browser"
    browser.write_text(f'#!/bin/sh\necho "$1" > {opened}\n')
    browser.chmod(0o755)
    ours = {"MINDTABLE_DATA": str(tmp_path / "data"), "MINDTABLE_PORT": "0", "BROWSER": f"{browser} %s"}
    with subprocess.Popen(MINDTABLE, stderr=subprocess.PIPE, text=True, env={**os.environ, **ours}) as running:
        assert running.stderr is not None
        address = next(filter(None, (re.search(r"Mindtable: (http\S+)", line) for line in running.stderr)))[1]
        assert httpx.get(address).status_code == 200
        while not opened.is_file() or not opened.read_text():
            time.sleep(0.05)
        running.terminate()
    assert opened.read_text().strip() == address


def test_taken_port_gets_a_sentence(tmp_path: Path) -> None:
    with process(data=tmp_path) as (_, address):
        port = re.search(r":(\d+)/", address)
        assert port is not None
        command = [*MINDTABLE, "serve", "--no-browser", "--port", port[1]]
        second = subprocess.run([*command, "--data", str(tmp_path)], capture_output=True, text=True, timeout=120)
        assert second.returncode == 2
        assert "Traceback" not in second.stderr
        assert port[1] in second.stderr
