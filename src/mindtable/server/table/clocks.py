"""Clocks: who has spent how much time, counted from the log alone, so that no restart loses a second.

Time passes for the people who are asked while the table is playing; bots and pauses cost nothing. A clock reminds and
shows. It never moves for anyone and throws nobody out: past its end it goes on below zero.
"""

from __future__ import annotations

import msgspec

from mindtable.server.store.records import Chair, Hands, Row, TableRecord, Timer


def run(table: TableRecord, chairs: list[Chair], at: float) -> None:
    """Let time pass up to the next row of the log."""
    hands = table.hands
    passed = _since(hands, at)
    table.hands = Hands(
        at=max(hands.at, at),
        timers=[
            msgspec.structs.replace(timer, turn=timer.turn + passed if _runs(table, chair, timer) else timer.turn)
            for chair, timer in _pairs(hands, chairs)
        ],
    )


def settle(table: TableRecord, chairs: list[Chair], row: Row) -> None:
    """After a row: see whose turn has begun or ended, and whether someone may have to be told of it."""
    waited = {timer.asked for timer in table.hands.timers}
    table.hands = Hands(
        at=row.at,
        timers=[_turned(timer, chair.seat in table.deciders, row) for chair, timer in _pairs(table.hands, chairs)],
    )
    asked = {timer.asked for chair, timer in _pairs(table.hands, chairs) if _may_be_told(chair, timer)}
    if not asked or table.state != "playing" or table.lesson:
        table.awaits = None
    elif asked - waited or row.kind in ("state", "seat"):
        table.awaits = row.at


def _turned(timer: Timer, asked: bool, row: Row) -> Timer:
    if asked and timer.asked < 0:
        return Timer(asked=row.seq, before=timer.before, turns=timer.turns)
    if not asked and timer.asked >= 0:
        # Going back ends a turn too, yet it earns nothing.
        return Timer(before=timer.before + timer.turn, turns=timer.turns + (row.kind == "action"))
    return timer


def begin(table: TableRecord, chairs: list[Chair]) -> None:
    """Start the clocks of a table that begins with its first person, without a row."""
    settle(table, chairs, Row(seq=table.seq, kind="state", body={}, at=table.touched))


def asked_people(table: TableRecord, chairs: list[Chair]) -> dict[str, int]:
    """Who is to decide and may have to be told, each with the row that began their turn."""
    asked: dict[str, int] = {}
    if table.state == "playing":
        for chair, timer in _pairs(table.hands, chairs):
            if _may_be_told(chair, timer) and chair.person:
                asked[chair.person] = max(timer.asked, asked.get(chair.person, -1))
    return asked


def left(table: TableRecord, chair: Chair, now: float) -> float | None:
    """The seconds a seat has left at this moment; none where no clock counts."""
    clock = table.clock
    if clock.kind == "none" or not chair.person or chair.seat >= len(table.hands.timers):
        return None
    timer = table.hands.timers[chair.seat]
    turn = waited(table, chair, now)
    if clock.kind == "days":
        return round(clock.seconds - turn, 1)
    return round(clock.seconds + clock.extra * timer.turns - timer.before - turn, 1)


def waited(table: TableRecord, chair: Chair, now: float) -> float:
    """The seconds for which the seat's turn has lasted."""
    if chair.seat >= len(table.hands.timers):
        return 0.0
    timer = table.hands.timers[chair.seat]
    return timer.turn + (_since(table.hands, now) if _runs(table, chair, timer) else 0.0)


def _pairs(hands: Hands, chairs: list[Chair]) -> list[tuple[Chair, Timer]]:
    timers = hands.timers or [Timer() for _ in chairs]
    return list(zip(chairs, timers, strict=True))


def _since(hands: Hands, at: float) -> float:
    # Processes' clocks may differ a little; time does not run backwards for anyone.
    return max(0.0, at - hands.at) if hands.at else 0.0


def _runs(table: TableRecord, chair: Chair, timer: Timer) -> bool:
    return table.state == "playing" and timer.asked >= 0 and chair.kind == "person"


def _may_be_told(chair: Chair, timer: Timer) -> bool:
    return timer.asked >= 0 and chair.kind == "person" and not chair.left
