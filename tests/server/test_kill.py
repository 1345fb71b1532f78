"""kill -9 at any instant: what was acknowledged is there, what was not is there wholly or not at all, play goes on.

Each kill hits several tables at once, most of them between a command and its acknowledgement. `make nightly` kills
hundreds of times.
"""

from __future__ import annotations

import random
import statistics
import time
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.effort import NIGHT, many, seed
from tests.server.processes import Process, process
from tests.server.serving import GAMES, PATIENCE, Friend, close_all
from tests.server.witness import Witness

import mindtable

KILLS = many(4, 300)
MOST_DEEDS = 20_000  # of one game; by chance alone, Unconscious Mind takes thousands


@pytest.fixture(autouse=True)
def _games(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setattr(mindtable, "_known", {})
    for module in GAMES:
        mindtable.bring(module)
    yield
    close_all()


class Siege:
    """A server that is killed again and again, and the tables that are played at it."""

    def __init__(self, server: Process, games: list[str], seed: int) -> None:
        self.server = server
        self.chance = random.Random(seed)
        self.ada = Friend(server, "Ada")
        self.tables = [Witness(self.ada, game, self.chance) for game in games]
        self.outcomes: Counter[str] = Counter()
        self._start_seconds = 1.0

    def play(self, commands: int) -> None:
        """Some commands at every table, each acknowledged before the next; a finished game makes room for another."""
        for table in self.tables:
            for _ in range(commands):
                if table.over:
                    break
                table.ask()
                table.hear()
        for at, table in enumerate(self.tables):
            if table.over:
                table.check_end()
                self.outcomes["games"] += 1
                self.tables[at] = Witness(self.ada, table.game, self.chance)

    def kill(self) -> None:
        """Kill the server, now or while it is busy with a command at each table; start it and look."""
        self.outcomes["kills"] += 1
        if self.chance.random() < 0.8:
            for table in self.tables:
                table.ask()
            time.sleep(self.chance.random() * 2 * self._answer_seconds())
        self.server.kill()
        for table in self.tables:
            table.lose()
        self._start()
        for table in self.tables:
            self._check(table)

    def _answer_seconds(self) -> float:
        """How long the server takes for a command."""
        times = [seconds for table in self.tables for seconds in table.answered_in[-20:]]
        return statistics.median(times) if times else 0.01

    def _start(self) -> None:
        if self.chance.random() < 0.1:
            self.outcomes["kills while starting"] += 1
            self.server.launch()
            time.sleep(self.chance.random() * self._start_seconds)
            self.server.kill()
        began = time.monotonic()
        self.server.start()
        self._start_seconds = time.monotonic() - began
        self.ada.follow(self.server)

    def _check(self, table: Witness) -> None:
        asked = table.asked is not None
        done = table.check(self.server.db)
        what = "between commands" if not asked else "written, unacknowledged" if done else "not written"
        self.outcomes[what] += 1

    def end(self) -> None:
        """Play every game to its end."""
        for table in self.tables:
            for _ in range(MOST_DEEDS):
                if table.over:
                    break
                table.ask()
                table.hear()
            assert table.over, "the game does not end"
            table.check_end()
            self.outcomes["games"] += 1


def besiege(data: Path, db: str, games: list[str], kills: int, seed: int) -> None:
    with process(data, db) as server:
        siege = Siege(server, games, seed)
        for _ in range(kills):
            siege.play(siege.chance.randrange(1, 8))
            siege.kill()
        siege.end()
        close_all()
    print(dict(siege.outcomes))  # `make nightly` shows it


def test_nothing_acknowledged_is_lost_on_sqlite(tmp_path: Path) -> None:
    besiege(tmp_path, "", ["lanterns", "duel", "cerebria"], KILLS, seed(1))


def test_nothing_acknowledged_is_lost_on_postgresql(tmp_path: Path, shared_database: str) -> None:
    besiege(tmp_path, shared_database, ["lanterns", "duel", "cerebria"], KILLS, seed(2))


@pytest.mark.skipif(not NIGHT, reason="for the night")
def test_nothing_acknowledged_is_lost_in_unconscious_mind(tmp_path: Path) -> None:
    besiege(tmp_path, "", ["unconscious", "unconscious"], KILLS, seed(3))


@pytest.mark.skipif(not Path("/proc/self/task").is_dir(), reason="asks Linux for a process's children")
def test_bots_of_a_killed_server_do_not_outlive_it(tmp_path: Path) -> None:
    with process(tmp_path) as server:
        ada = Friend(server, "Ada")
        place = ada.sit(ada.open("lanterns", "me", "random", options={"players": 2}))
        while not any(news["type"] == "update" and news["by"] == 1 for news in place.news):  # until a bot has thought
            if place.choices:
                assert place.act()["type"] == "done"
            else:
                place.until(lambda message: message["type"] == "update")
        assert server.running is not None
        started = _descendants(server.running.pid)
        assert any("forkserver" in _command(one) for one in started)
        assert len(started) > 2  # what forks, what keeps count, and a worker at least
        server.kill()
        until = time.monotonic() + PATIENCE
        while any(_is_alive(one) for one in started):
            assert time.monotonic() < until, "its workers wait for it forever"
            time.sleep(0.05)


def _descendants(pid: int) -> list[int]:
    """Its children and theirs: workers are forked by a child of the server."""
    children = [
        int(child) for task in Path(f"/proc/{pid}/task").iterdir() for child in (task / "children").read_text().split()
    ]
    return children + [one for child in children for one in _descendants(child)]


def _command(pid: int) -> str:
    return Path(f"/proc/{pid}/cmdline").read_text().replace("\0", " ")


def _is_alive(pid: int) -> bool:
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except FileNotFoundError:
        return False
