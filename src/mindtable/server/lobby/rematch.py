"""A rematch: another table for the same company."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from contextlib import suppress

import mindtable
from mindtable.kernel.rng import BLAKE2B
from mindtable.server.lobby import opening, seating
from mindtable.server.people.blocks import blocks_of
from mindtable.server.store.ids import new_seed
from mindtable.server.store.records import Person, Seat
from mindtable.server.store.rows import Draft, RematchSet
from mindtable.server.table import permissions
from mindtable.server.table.live import LiveTable
from mindtable.server.table.state import TableState
from mindtable.server.table.tables import Tables
from mindtable.server.web import wire
from mindtable.server.web.refusals import NotFound, demand


async def open_rematch(tables: Tables, live: LiveTable, person: Person, rotate: bool) -> LiveTable:
    """The same company again. The others' seats are kept until they ask for it, too: nobody is made to play."""
    demand(permissions.check_rematch(live.state, person.id))
    old = live.state.table
    if old.rematch:
        with suppress(NotFound):  # one that was promised, and the power went out
            return await _join(tables, await tables.open(old.rematch), person)
    record = opening.new_record(
        mindtable.game(old.game),
        person,
        id=old.rematch,
        options=old.options,
        seed=old.seed if old.scenario else new_seed(),
        generator=BLAKE2B,
        scenario=old.scenario,
        listed=old.listed,
        rated=old.rated,
        open_book=bool(old.scenario),
        clock=old.clock,
    )
    if not old.rematch:
        await tables.write(live, Draft(RematchSet(record.id), None, person.id))
    apart = (await blocks_of(tables.store, person.id)).apart
    again = _again(live.state.seats, int(rotate), person.id, apart)
    return await opening.add(tables, TableState(record, again))


async def _join(tables: Tables, live: LiveTable, person: Person) -> LiveTable:
    """Sit down where a seat is kept for the person."""
    async with live.lock:
        await tables.catch_up(live)
        if not live.state.seats_of(person.id):
            demand(permissions.check_blocks(live.state, person.id, await blocks_of(tables.store, person.id)))
        for seat in live.state.seats:
            if seat.kind == "open" and seat.person == person.id and live.state.play is None:
                await seating.take(tables, live, person, seat.number)
    return live


def _again(old: Sequence[Seat], turned: int, who_asks: str, apart: Collection[str]) -> list[Seat]:
    """The same company, each so many seats further; everyone but the one who asks has to sit down themselves.

    No seat is kept for those who can't sit with the one who asks: anyone may take it.
    """
    again = []
    for seat in old:
        number = (seat.number + turned) % len(old)
        if seat.person in apart:
            again.append(Seat(number=number))
        elif seat.person:
            kind: wire.SeatKind = "person" if seat.person == who_asks else "open"
            again.append(Seat(number=number, kind=kind, person=seat.person, name=seat.name))
        else:
            again.append(Seat(number=number, kind="bot", level=seat.level))
    return sorted(again, key=lambda seat: seat.number)
