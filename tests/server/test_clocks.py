"""Clocks: counted from the log, stopped by a pause, kept over a restart, and never the end of anyone's game."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from tests.server.serving import Friend, Place, Served, serving

from mindtable.kernel.rng import BLAKE2B
from mindtable.server.ops import clock
from mindtable.server.store.records import Seat, TableRecord
from mindtable.server.store.rows import Acted, Body, Consented, Row
from mindtable.server.table import clocks as counting
from mindtable.server.web import wire

LIVE = {"kind": "live", "seconds": 600, "extra": 5}
DAYS = {"kind": "days", "seconds": 86_400}


class Hand:
    """A clock whose hand the test moves."""

    def __init__(self) -> None:
        self.at = 1_700_000_000.0

    def __call__(self) -> float:
        return self.at

    def pass_by(self, seconds: float) -> None:
        self.at += seconds


@pytest.fixture
def hand(monkeypatch: pytest.MonkeyPatch) -> Hand:
    hand = Hand()
    monkeypatch.setattr(clock, "source", hand)
    return hand


@pytest.fixture
def clocked(hand: Hand, tmp_path: Path) -> Iterator[Served]:
    with serving(tmp_path) as served:
        yield served


def two_at(served: Served, clock: dict[str, Any], game: str = "lanterns") -> tuple[Place, Place]:
    ada, bob = Friend(served, "Ada"), Friend(served, "Bob")
    table = ada.open(game, "me", "open", options={"players": 2}, clock=clock)
    bob.come(table, 1)
    return ada.sit(table), bob.sit(table)


def clocks(place: Place) -> list[float | None]:
    """The clocks as a fresh look at the table shows them."""
    assert place.friend is not None
    return [seat["clock"] for seat in place.friend.get(f"/api/tables/{place.table_id}")["seats"]]


def mover(*places: Place) -> Place:
    for place in places:
        place.settle()
    return next(place for place in places if place.choices)


def pass_the_turn(*places: Place) -> None:
    """Let whoever has the move act until someone else has it."""
    moving = mover(*places)
    while mover(*places) is moving:
        assert moving.act()["type"] == "done"


def test_without_a_clock_nothing_counts(clocked: Served, hand: Hand) -> None:
    ada, _ = two_at(clocked, {"kind": "none"})
    hand.pass_by(100)
    assert clocks(ada) == [None, None]


def test_live_clock_runs_for_whoever_decides(clocked: Served, hand: Hand) -> None:
    ada, bob = two_at(clocked, LIVE)
    first = mover(ada, bob)
    seat = first.seat
    assert clocks(ada) == [600.0, 600.0]
    hand.pass_by(30)
    assert clocks(ada)[seat] == 570.0
    assert clocks(ada)[1 - seat] == 600.0
    pass_the_turn(ada, bob)
    assert clocks(ada)[seat] == 575.0  # with what is added after a turn
    hand.pass_by(10)
    assert clocks(ada)[seat] == 575.0
    assert clocks(ada)[1 - seat] == 590.0


def test_updates_carry_the_clocks(clocked: Served, hand: Hand) -> None:
    ada, bob = two_at(clocked, LIVE)
    first = mover(ada, bob)
    hand.pass_by(7.5)
    first.act()
    update = next(message for message in reversed(first.news) if message["type"] == "update")
    assert update["table"]["seats"][first.seat]["clock"] == pytest.approx(592.5, abs=5.1)
    assert update["table"]["clock"] == LIVE


def test_pause_stops_the_clock(clocked: Served, hand: Hand) -> None:
    ada, bob = two_at(clocked, LIVE)
    seat = mover(ada, bob).seat
    hand.pass_by(20)
    assert ada.ask("pause", pause=True)["type"] == "done"
    hand.pass_by(10_000)
    assert clocks(ada)[seat] == 580.0
    assert ada.ask("pause", pause=False)["type"] == "done"
    hand.pass_by(1)
    assert clocks(ada)[seat] == 579.0


def test_talk_and_going_back_give_no_time(clocked: Served, hand: Hand) -> None:
    ada, bob = two_at(clocked, LIVE, "duel")
    hand.pass_by(10)
    assert ada.act()["type"] == "done"  # both bid at once; Ada has bid
    hand.pass_by(10)
    assert clocks(ada) == [595.0, 580.0]
    bob.ask("say", text="hm")
    assert ada.ask("undo", seat=0, number=ada.number)["type"] == "done"
    hand.pass_by(10)
    assert clocks(ada) == [585.0, 570.0]


def test_clock_of_days_is_for_one_turn(clocked: Served, hand: Hand) -> None:
    ada, bob = two_at(clocked, DAYS)
    seat = mover(ada, bob).seat
    hand.pass_by(3600)
    assert clocks(ada)[seat] == 82_800.0
    pass_the_turn(ada, bob)
    assert clocks(ada)[seat] == 86_400.0
    hand.pass_by(60)
    assert clocks(ada)[1 - seat] == 86_340.0


def test_nobody_is_thrown_out(clocked: Served, hand: Hand) -> None:
    ada, bob = two_at(clocked, LIVE)
    late = mover(ada, bob)
    hand.pass_by(86_400)
    assert clocks(ada)[late.seat] == 600 - 86_400
    assert late.act()["type"] == "done"
    assert [seat["kind"] for seat in late.table["seats"]] == ["person", "person"]


def test_bots_and_the_finished_need_no_clock(clocked: Served, hand: Hand) -> None:
    ada = Friend(clocked, "Ada")
    table = ada.open("lanterns", "me", "random", options={"players": 2}, clock=LIVE)
    assert table["seats"][1]["clock"] is None
    place = ada.sit(table)
    while place.position and not place.position["over"]:
        if place.choices:
            place.act()
        else:
            place.until(lambda message: message["type"] == "update")
    before = clocks(place)
    hand.pass_by(500)
    assert clocks(place) == before


def test_restart_loses_no_second(hand: Hand, tmp_path: Path) -> None:
    with serving(tmp_path) as served:
        ada, bob = two_at(served, LIVE)
        hand.pass_by(11)
        pass_the_turn(ada, bob)
        hand.pass_by(3)
        for _ in range(60):  # beyond a snapshot
            bob.ask("say", text="x")
        hand.pass_by(2)
        seat = mover(ada, bob).seat
        shown = clocks(ada)
        cookie, table_id = ada.friend.cookie, ada.table_id
    hand.pass_by(1000)  # the server is down, the game goes on: the one who is asked can think
    with serving(tmp_path) as served:
        again = served_seats(served, cookie, table_id)
        shown[seat] = (shown[seat] or 0) - 1000
        assert again == shown
        listed = [table["id"] for table in fetch(served, cookie, "/api/me/tables")]
        assert listed == [table_id]
        assert [seat["clock"] for seat in fetch(served, cookie, "/api/me/tables")[0]["seats"]] == shown


def fetch(served: Served, cookie: str, path: str) -> Any:
    return Friend(served).http.get(path, headers={"Cookie": cookie}).json()


def served_seats(served: Served, cookie: str, table_id: str) -> list[float | None]:
    return [seat["clock"] for seat in fetch(served, cookie, f"/api/tables/{table_id}")["seats"]]


# --- without a server


@pytest.fixture
def started() -> tuple[TableRecord, list[Seat]]:
    """A table of two at which seat 0 has been asked at the hour 1000."""
    record = TableRecord(
        id="table",
        code="CODE",
        game="lanterns",
        rules=1,
        options={},
        seed="1",
        generator=BLAKE2B,
        scenario="",
        owner="ada",
        listed=False,
        rated=False,
        open_book=False,
        clock=wire.Clock(**LIVE),  # type: ignore[arg-type]
        created=1000.0,
        touched=1000.0,
        state="playing",
        deciders=[0],
    )
    seats = [Seat(number=0, kind="person", person="ada"), Seat(number=1, kind="person", person="bob")]
    counting.begin(record, seats)
    return record, seats


def happens(record: TableRecord, seats: list[Seat], body: Body, at: float, deciders: list[int]) -> None:
    counting.run(record, seats, at)
    record.seq += 1
    record.deciders = deciders
    counting.settle(record, seats, Row(seq=record.seq, body=body, at=at))


def test_a_turn_that_ends_because_all_go_back_earns_nothing(started: tuple[TableRecord, list[Seat]]) -> None:
    record, seats = started
    happens(record, seats, Acted("x"), 1010, [1])
    happens(record, seats, Consented(1, True), 1030, [0])
    assert [counting.left(record, seat, 1030) for seat in seats] == [595.0, 580.0]


def test_while_a_bot_stands_in_the_clock_of_its_person_stands(started: tuple[TableRecord, list[Seat]]) -> None:
    record, seats = started
    counting.run(record, seats, 1010)
    seats[0] = Seat(number=0, kind="bot", person="ada", level="random", stand_in=True)
    happens(record, seats, Consented(1, True), 1010, [0])
    assert counting.left(record, seats[0], 1500) == 590.0
    happens(record, seats, Acted("x"), 1500, [1])
    assert counting.left(record, seats[0], 1500) == 595.0
