"""Attack: nothing but load. Several processes share a PostgreSQL, and what one does must not cost the others double.

Exactly one process lets a table's bots think, and another takes over when it dies. All agree on who is online, and a
move is seen everywhere at about the same time.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from pathlib import Path
from random import Random
from statistics import median
from typing import Any

import pytest
from tests.effort import limit, many
from tests.server.processes import Process, process
from tests.server.serving import PATIENCE, Friend, Place, Served, close_all, serving, wait_until
from tests.server.witness import kept

from mindtable.server.bots.workers import BotWorkers
from mindtable.server.ops.processes import Processes
from mindtable.server.table import live

MOVES = many(20, 1000)  # of which we measure how long they take to the other process


def elsewhere(friend: Friend, server: Served | Process) -> Friend:
    """The same person in a second browser, at another server."""
    second = Friend(server)
    second.http.cookies.update(friend.http.cookies)
    return second


# ---------------------------------------------------------------- two servers in this process, whose thoughts we count


@pytest.fixture
def two(shared_database: str, tmp_path: Path) -> Iterator[tuple[Served, Served]]:
    with serving(tmp_path / "one", db=shared_database) as one, serving(tmp_path / "two", db=shared_database) as two:
        yield one, two


@pytest.fixture
def thoughts(monkeypatch: pytest.MonkeyPatch) -> list[BotWorkers]:
    """Who thought for a bot, each time."""
    found: list[BotWorkers] = []
    choose = BotWorkers.choose

    async def counted(self: BotWorkers, *args: Any) -> Any:
        found.append(self)
        return await choose(self, *args)

    monkeypatch.setattr(BotWorkers, "choose", counted)
    return found


def actions(db: str, table: dict[str, Any]) -> int:
    return sum(row.kind == "action" for row in kept(db, table["id"]).rows)


def test_each_move_of_a_bot_is_thought_of_once(two: tuple[Served, Served], thoughts: list[BotWorkers]) -> None:
    """Bots play among themselves, while people watch through both servers."""
    ada = Friend(two[0], "Ada")
    table = ada.open("cerebria", "whim", "whim", options={"players": 2})
    places = [ada.sit(table), elsewhere(ada, two[1]).sit(table)]
    for place in places:
        place.until(lambda message: message["type"] == "update" and message["position"]["over"])
    assert len(thoughts) == actions(two[0].settings.db, table) > 100


def test_bots_answer_people_of_either_server_once(two: tuple[Served, Served], thoughts: list[BotWorkers]) -> None:
    """Two people, each at a server of their own, and two bots: whoever gave a bot the move, it thinks once."""
    ada, bob = Friend(two[0], "Ada"), Friend(two[1], "Bob")
    table = ada.open("cerebria", "me", "whim", "open", "whim", options={"players": 4})
    bob.come(table, 2)
    places = ada.sit(table), bob.sit(table)

    def asked() -> list[Place]:
        for place in places:
            place.settle()
        return [place for place in places if place.choices]

    chance, mine = Random(2), 0
    while mine < 40:
        wait_until(asked)
        (mover,) = asked()
        mine += mover.act(chance.choice(mover.choices))["type"] == "done"
    wait_until(asked)
    assert len(thoughts) == actions(two[0].settings.db, table) - mine > 20


def test_bots_rest_and_go_on_for_people_of_either_server(
    two: tuple[Served, Served], thoughts: list[BotWorkers], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Where nobody is, the bots don't move on to the next server; when someone comes there, they go on."""
    monkeypatch.setattr(live, "ATTENDED_FOR", 0.2)
    ada = Friend(two[0], "Ada")
    table = ada.open("cerebria", "whim", "whim", options={"players": 2})
    place = ada.sit(table)
    place.until(lambda message: message["type"] == "update")
    place.close()
    wait_until(lambda: not two[0].services.bots._playing)
    before = len(thoughts)
    for served in two:
        wait_for_sweeps(served, 3, monkeypatch)
    assert len(thoughts) == before
    there = elsewhere(ada, two[1]).sit(table)
    there.until(lambda message: message["type"] == "update" and message["position"]["over"])
    assert len(thoughts) == actions(two[0].settings.db, table)


def test_process_leaves_bots_to_the_one_that_holds_them(
    two: tuple[Served, Served], monkeypatch: pytest.MonkeyPatch
) -> None:
    """A thousand bots may wait for a worker elsewhere; asking the database for each of them again and again costs."""
    asked: list[Processes] = []
    lease = Processes.lease

    async def counted(self: Processes, table_id: str) -> bool:
        asked.append(self)
        return await lease(self, table_id)

    async def ponder(*args: Any) -> Any:
        await asyncio.Event().wait()

    monkeypatch.setattr(Processes, "lease", counted)
    monkeypatch.setattr(two[0].services.bot_workers, "choose", ponder)
    ada = Friend(two[0], "Ada")
    table = ada.open("cerebria", "whim", "whim", options={"players": 2})
    ada.sit(table)
    wait_until(lambda: asked == [two[0].services.processes])
    elsewhere(ada, two[1]).sit(table)
    wait_until(lambda: two[1].services.processes in asked)
    wait_for_sweeps(two[1], 3, monkeypatch)
    assert asked.count(two[1].services.processes) == 1


def wait_for_sweeps(served: Served, many: int, monkeypatch: pytest.MonkeyPatch) -> None:
    store, swept = served.services.store, []
    look = store.tables_awaiting_bots

    async def counted(*args: Any) -> list[str]:
        found = await look(*args)
        swept.append(found)
        return found

    monkeypatch.setattr(store, "tables_awaiting_bots", counted)
    wait_until(lambda: len(swept) > many)


# ---------------------------------------------------------------- two processes, which can be killed


@pytest.fixture
def pair(shared_database: str, tmp_path: Path) -> Iterator[tuple[Process, Process]]:
    with ExitStack() as stack:
        one, other = (stack.enter_context(process(tmp_path / name, shared_database)) for name in ("one", "two"))
        yield one, other
        close_all()


def warm_up(server: Process) -> None:
    """Let its workers start."""
    friend = Friend(server, "Eve")
    place = friend.sit(friend.open("cerebria", "impulse", "impulse", options={"players": 2}))
    place.until(lambda message: message["type"] == "update")


def test_bots_of_a_dead_process_are_taken_over(pair: tuple[Process, Process]) -> None:
    one, other = pair
    warm_up(other)
    ada = Friend(one, "Ada")
    table = ada.open("cerebria", "impulse", "impulse", options={"players": 2})
    place = ada.sit(table)
    place.until(lambda message: message["type"] == "update" and message["position"]["number"] >= 10)
    one.kill()
    before = actions(other.db, table)
    took = wait_until(lambda: actions(other.db, table) > before)
    print(f"taken over after {took:.1f} s")
    assert took < 5.0


def online(place: Place) -> list[bool]:
    place.settle()
    return [seat["online"] for seat in place.table["seats"]]


def test_all_agree_on_who_is_online(pair: tuple[Process, Process]) -> None:
    ada, bob = Friend(pair[0], "Ada"), Friend(pair[1], "Bob")
    table = ada.open("lanterns", "me", "open", options={"players": 2})
    bob.come(table, 1)
    eve = Friend(pair[1], "Eve")
    eve.come(table)
    at_one, looks_on = ada.sit(table), eve.sit(table)
    took = {"Ada is there": wait_until(lambda: online(looks_on) == [True, False], limit(3))}
    there = bob.sit(table)
    took["Bob comes"] = wait_until(lambda: online(at_one) == online(looks_on) == [True, True], limit(3))
    there.close()
    took["Bob goes"] = wait_until(lambda: online(at_one) == online(looks_on) == [True, False], limit(3))
    bob.sit(table)
    wait_until(lambda: online(at_one) == [True, True], limit(3))
    pair[1].kill()
    took["Bob's server dies"] = wait_until(lambda: online(at_one) == [True, False], limit(3))
    print({what: round(seconds, 2) for what, seconds in took.items()})


def test_who_comes_elsewhere_during_a_welcome_is_in_it(
    two: tuple[Served, Served], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Their news came while the welcome was put together, before there was anyone to tell."""
    ada, eve = Friend(two[0], "Ada"), Friend(two[1], "Eve")
    table = ada.open("lanterns", "me", "random", options={"players": 2})
    eve.come(table)
    services = two[1].services
    read, hear = services.store.note, services.presence._hear

    async def news_come(table_id: str, person: str) -> str:
        note = await read(table_id, person)
        hear(services.tables.in_memory[table_id], frozenset({ada.id}))
        return note

    monkeypatch.setattr(services.presence, "_hear", lambda *_: None)  # other news, such as that nobody is there
    monkeypatch.setattr(services.store, "note", news_come)
    assert online(eve.sit(table))[0]


def test_moves_reach_the_other_process_at_once(pair: tuple[Process, Process]) -> None:
    ada = Friend(pair[0], "Ada")
    chance = Random(1)
    took: list[float] = []
    while len(took) < MOVES:
        table = ada.open("cerebria", "me", "me", options={"players": 2})
        places = [ada.sit(table, seat=seat) for seat in (0, 1)]
        there = elsewhere(ada, pair[1]).sit(table)
        with ThreadPoolExecutor(1) as watching:
            while len(took) < MOVES and (asked := [place for place in places if _is_asked(place)]):
                mover = asked[0]
                number = mover.number
                seen = watching.submit(_wait_for_move, there, number + 1)
                assert mover.act(chance.choice(mover.choices))["type"] == "done"
                acknowledged = time.perf_counter()
                took.append(seen.result(PATIENCE) - acknowledged)
    p95 = sorted(took)[int(len(took) * 0.95)]
    print(f"a move reaches the other process after {median(took) * 1000:.0f} ms, p95 {p95 * 1000:.0f} ms")
    assert p95 < limit(0.05)


def test_lost_connections_are_made_anew(pair: tuple[Process, Process], shared_database: str) -> None:
    """The database closes all its connections, as in a restart; a moment later everyone hears of everything again."""
    import asyncpg

    async def close_connections() -> None:
        connection = await asyncpg.connect(shared_database)
        await connection.execute(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
            "WHERE datname = current_database() AND pid <> pg_backend_pid()"
        )
        await connection.close()

    ada = Friend(pair[0], "Ada")
    table = ada.open("cerebria", "me", "me", options={"players": 2})
    place, there = ada.sit(table, seat=0), elsewhere(ada, pair[1]).sit(table)
    asyncio.run(close_connections())
    mover = place if place.choices else ada.sit(table, seat=1)
    wait_until(lambda: mover.act()["type"] == "done", limit(10))
    took = wait_until(lambda: _heard(there, 1), limit(5))
    print(f"heard {took:.1f} s later")


def _heard(place: Place, number: int) -> bool:
    place.settle()
    return place.number >= number


def _is_asked(place: Place) -> bool:
    place.settle()
    return bool(place.choices)


def _wait_for_move(place: Place, number: int) -> float:
    if place.number < number:
        place.until(lambda message: message["type"] == "update" and message["position"]["number"] >= number)
    return time.perf_counter()
