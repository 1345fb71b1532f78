"""Attack: open thousands of connections, and never finish asking.

Each takes a file of the server, and when there are none left nobody gets in any more. Half-open connections have little
time, and the oldest go when there are too many: someone who asks at once always gets an answer.
"""

from __future__ import annotations

import logging
import resource
import socket
import time
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import urlsplit

import pytest
import structlog
from tests.effort import limit
from tests.server.processes import Process, process
from tests.server.serving import PATIENCE, Friend, serving

from mindtable.server.ops.logs import Throttle

HALF = b"GET /api/games HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Slow: "
FILES = 700  # that the server may open; the attack wants three times as many
MANY = 2_000


@pytest.fixture
def many_files() -> Iterator[None]:
    """As many open files as the attack needs on this side."""
    before = resource.getrlimit(resource.RLIMIT_NOFILE)
    if before[1] < MANY + 500:
        pytest.skip("this system lets us open too few files to try it")
    resource.setrlimit(resource.RLIMIT_NOFILE, (before[1], before[1]))
    yield
    resource.setrlimit(resource.RLIMIT_NOFILE, before)


def half_open(url: str, sent: bytes = HALF) -> socket.socket:
    address = urlsplit(url)
    opened = socket.create_connection((str(address.hostname), address.port or 80), timeout=PATIENCE)
    opened.sendall(sent)
    return opened


def is_closed(opened: socket.socket) -> bool:
    """Whether the server has ended it; waits until it has said something."""
    try:
        return opened.recv(1) == b""
    except ConnectionError:
        return True


@pytest.mark.usefixtures("many_files")
def test_seated_player_moves_while_thousands_are_half_open(tmp_path: Path) -> None:
    with process(tmp_path, files=FILES) as server:
        took, opened = attacked(server)
        said = len(server.log.read_text("utf-8").splitlines())
    for one in opened:
        one.close()
    assert sorted(took)[len(took) // 2] < limit(0.5)
    assert max(took) < limit(5)
    assert said < 200


def attacked(server: Process) -> tuple[list[float], list[socket.socket]]:
    ada = Friend(server, "Ada")
    place = ada.sit(ada.open("lanterns", "me", "me", options={"players": 2}))
    opened: list[socket.socket] = []
    took: list[float] = []
    while len(opened) < MANY:
        opened += [half_open(server.url) for _ in range(100)]
        place.ask("look", seat=place.table["deciders"][0])
        began = time.perf_counter()
        assert place.act()["type"] == "done"
        took.append(time.perf_counter() - began)
    newcomer = Friend(server, "Bob")  # a new connection gets in, too
    assert newcomer.get("/api/me")["name"] == "Bob"
    return took, opened


@pytest.mark.parametrize("sent", [b"", b"G", HALF, b"GET /healthz HTTP/1.1\r\nHost: a\r\n\r\nGET /heal"])
def test_half_open_connection_has_little_time(tmp_path: Path, sent: bytes) -> None:
    with serving(tmp_path, header_seconds=1) as served:
        opened = half_open(served.url, sent)
        opened.settimeout(PATIENCE)
        while not is_closed(opened):
            pass
        opened.close()


def test_slow_body_is_refused(tmp_path: Path) -> None:
    with serving(tmp_path, header_seconds=1) as served:
        opened = half_open(served.url, b"POST /api/me HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 30\r\n\r\n{")
        opened.settimeout(PATIENCE)
        assert b" 400 " in opened.recv(200)
        opened.close()


def test_table_that_is_quiet_for_long_stays_open(tmp_path: Path) -> None:
    with serving(tmp_path, header_seconds=1) as served:
        ada = Friend(served, "Ada")
        place = ada.sit(ada.open("lanterns", "me", "me", options={"players": 2}))
        half = half_open(served.url)
        assert is_closed(half)  # by then a second has passed
        half.close()
        place.settle()


def test_same_message_again_and_again_is_counted_not_written() -> None:
    throttle, passed = Throttle(), 0
    for _ in range(1000):
        record = logging.LogRecord("uvicorn.error", logging.WARNING, "", 0, "Invalid HTTP request received.", (), None)
        passed += throttle.filter(record)
    assert passed == Throttle.MOST
    for _ in range(Throttle.MOST):
        throttle.of_structlog(None, "error", {"event": "something else"})
    with pytest.raises(structlog.DropEvent):
        throttle.of_structlog(None, "error", {"event": "something else"})
