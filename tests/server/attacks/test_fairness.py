"""Attack: open many tables of strong bots, so that everyone else's bots never get a turn.

Workers think by turns for those who ask, people who wait come first, and bots rest where nobody is.
"""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from tests.server.serving import Friend, Served, serving, wait_until

from mindtable.server.ops.fair_queue import FairQueue
from mindtable.server.table import live

# ---------------------------------------------------------------- whose turn it is


def order_of(asked: list[tuple[str, bool]], seconds: float = 1.0) -> list[str]:
    """In which order questions are answered by one worker that takes as long for each."""
    answered: list[str] = []

    async def ask(queue: FairQueue, asker: str, someone_waits: bool) -> None:
        async with queue.turn(asker, someone_waits):
            answered.append(asker)
            await asyncio.sleep(0)  # meanwhile the others ask
            clock[0] += seconds

    async def all_of_them() -> None:
        queue = FairQueue(1)
        await asyncio.gather(*(ask(queue, asker, waits) for asker, waits in asked))
        assert len(queue) == 0

    clock = [0.0]
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("time.monotonic", lambda: clock[0])
        asyncio.run(all_of_them())
    return answered


def test_many_questions_of_one_hold_up_nobody() -> None:
    order = order_of([("mallory", True)] * 20 + [("ada", True)] * 2)
    assert order.index("ada") <= 1
    assert order[:4].count("ada") == 2


def test_people_who_wait_come_first() -> None:
    order = order_of([("mallory", False)] * 10 + [("ada", True)] * 3)
    assert order[:4].count("ada") == 3


def test_among_equals_the_first_is_first() -> None:
    assert order_of([("ada", True), ("bob", True), ("cy", True)]) == ["ada", "bob", "cy"]


def test_one_who_goes_away_takes_no_turn() -> None:
    async def story() -> None:
        queue = FairQueue(1)
        async with queue.turn("ada", True):
            gone = asyncio.create_task(_hold(queue, "bob"))
            waits = asyncio.create_task(_hold(queue, "cy"))
            await asyncio.sleep(0)
            gone.cancel()
        await waits
        assert gone.cancelled()

    asyncio.run(story())


async def _hold(queue: FairQueue, asker: str) -> None:
    async with queue.turn(asker, True):
        pass


# ---------------------------------------------------------------- at the table


def test_someone_elses_hundred_tables_do_not_stop_my_bot(served: Served) -> None:
    mallory, ada = Friend(served, "Mallory"), Friend(served, "Ada")
    place = ada.sit(ada.open("cerebria", "me", "reason", options={"players": 2, "mode": "basic"}))
    while not place.choices:
        place.until(lambda message: message["type"] == "update")
    tables = [mallory.open("cerebria", *["impulse"] * 4, options={"players": 4})["id"] for _ in range(12)]

    def moves() -> int:
        return sum(served.services.tables.in_memory[table].seq for table in tables)

    before, heard, turns = moves(), len(place.news), 0
    for _ in range(60):
        place.act()
        place.settle()
        turns += not place.choices
        while not place.choices:
            place.until(lambda message: message["type"] == "update")
        if turns == 3:
            break
    mine = sum(news["type"] == "update" and news["by"] == 1 for news in place.news[heard:])
    assert mine
    # One after another, each of my bot's moves would have waited for twelve of theirs.
    assert moves() - before <= 6 * mine + 12


def test_bots_rest_where_nobody_is_and_go_on_when_someone_comes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(live, "ATTENDED_FOR", 0.0)
    with serving(tmp_path) as served:
        ada = Friend(served, "Ada")
        table = ada.open("lanterns", "random", "random", options={"players": 2})
        kept = served.services.tables.in_memory[table["id"]]
        assert kept.state.bots_to_move()
        wait_until(lambda: not served.services.bots._playing)
        assert kept.state.bots_to_move()  # it rests in the middle of the game
        place = ada.sit(table)
        if not place.first["position"]["over"]:
            place.until(lambda message: message["type"] == "update" and message["position"]["over"])
        assert place.table["state"] == "over"
