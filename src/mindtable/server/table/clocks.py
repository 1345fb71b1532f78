"""Clocks: who has spent how much time, counted from the log alone, so that no restart loses a second.

Time passes for the people who are asked while the table is playing; bots and pauses cost nothing. A clock reminds and
shows. It never moves for anyone and throws nobody out: past its end it goes on below zero.
"""

from __future__ import annotations

import msgspec

from mindtable.server.store.records import Hands, Seat, TableRecord, Timer
from mindtable.server.store.rows import Acted, Row, StateSet


def run(table: TableRecord, seats: list[Seat], at: float) -> None:
    """Let time pass up to the next row of the log."""
    hands = table.hands
    passed = _since(hands, at)
    table.hands = Hands(
        at=max(hands.at, at),
        timers=[
            msgspec.structs.replace(timer, turn=timer.turn + passed if _runs(table, seat, timer) else timer.turn)
            for seat, timer in _pairs(hands, seats)
        ],
    )


def settle(table: TableRecord, seats: list[Seat], row: Row) -> None:
    """After a row: see whose turn has begun or ended, and whether someone may have to be told of it."""
    waited = {timer.asked for timer in table.hands.timers}
    table.hands = Hands(
        at=row.at,
        timers=[_turned(timer, seat.number in table.deciders, row) for seat, timer in _pairs(table.hands, seats)],
    )
    asked = {timer.asked for seat, timer in _pairs(table.hands, seats) if _may_be_told(seat, timer)}
    if not asked or table.state != "playing" or table.lesson:
        table.awaits = None
    elif asked - waited or isinstance(row.body, StateSet | Seat):
        table.awaits = row.at


def _turned(timer: Timer, asked: bool, row: Row) -> Timer:
    if asked and timer.asked < 0:
        return Timer(asked=row.seq, before=timer.before, turns=timer.turns)
    if not asked and timer.asked >= 0:
        # Going back ends a turn too, yet it earns nothing.
        return Timer(before=timer.before + timer.turn, turns=timer.turns + isinstance(row.body, Acted))
    return timer


def begin(table: TableRecord, seats: list[Seat]) -> None:
    """Start the clocks of a table that begins with its first person, without a row."""
    settle(table, seats, Row(seq=table.seq, body=StateSet(table.state), at=table.touched))


def asked_people(table: TableRecord, seats: list[Seat]) -> dict[str, int]:
    """Who is to decide and may have to be told, each with the row that began their turn."""
    asked: dict[str, int] = {}
    if table.state == "playing":
        for seat, timer in _pairs(table.hands, seats):
            if _may_be_told(seat, timer) and seat.person:
                asked[seat.person] = max(timer.asked, asked.get(seat.person, -1))
    return asked


def left(table: TableRecord, seat: Seat, now: float) -> float | None:
    """The seconds a seat has left at this moment; none where no clock counts."""
    clock = table.clock
    if clock.kind == "none" or not seat.person or seat.number >= len(table.hands.timers):
        return None
    timer = table.hands.timers[seat.number]
    turn = waited(table, seat, now)
    if clock.kind == "days":
        return round(clock.seconds - turn, 1)
    return round(clock.seconds + clock.extra * timer.turns - timer.before - turn, 1)


def waited(table: TableRecord, seat: Seat, now: float) -> float:
    """The seconds for which the seat's turn has lasted."""
    if seat.number >= len(table.hands.timers):
        return 0.0
    timer = table.hands.timers[seat.number]
    return timer.turn + (_since(table.hands, now) if _runs(table, seat, timer) else 0.0)


def _pairs(hands: Hands, seats: list[Seat]) -> list[tuple[Seat, Timer]]:
    timers = hands.timers or [Timer() for _ in seats]
    return list(zip(seats, timers, strict=True))


def _since(hands: Hands, at: float) -> float:
    # Processes' clocks may differ a little; time does not run backwards for anyone.
    return max(0.0, at - hands.at) if hands.at else 0.0


def _runs(table: TableRecord, seat: Seat, timer: Timer) -> bool:
    return table.state == "playing" and timer.asked >= 0 and seat.kind == "person"


def _may_be_told(seat: Seat, timer: Timer) -> bool:
    return timer.asked >= 0 and seat.kind == "person" and not seat.left
