"""Who sits where: sitting down, leaving, filling up with bots, new names."""

from __future__ import annotations

import msgspec

from mindtable.bots import levels
from mindtable.server.people.blocks import blocks_of
from mindtable.server.store.records import ENDED, Person, Seat
from mindtable.server.store.rows import Draft, StateSet
from mindtable.server.table import permissions
from mindtable.server.table.live import LiveTable
from mindtable.server.table.tables import Tables
from mindtable.server.web import wire
from mindtable.server.web.refusals import demand


async def take(tables: Tables, live: LiveTable, person: Person, seat: int) -> None:
    demand(permissions.check_take(live.state, person.id, seat, await blocks_of(tables.store, person.id)))
    await _change(tables, live, person, Seat(number=seat, kind="person", person=person.id, name=person.name))


async def leave(tables: Tables, live: LiveTable, person: Person, seat: int) -> None:
    """Before the start the seat is free again; later it waits, or a bot stands in if the others wish so."""
    demand(permissions.check_leave(live.state, person.id, seat))
    held = live.state.seats[seat]
    if live.state.play is None:
        left = Seat(number=seat)
    else:
        left = Seat(number=seat, kind="person", person=held.person, name=held.name, left=True)
    await _change(tables, live, person, left)


async def fill(tables: Tables, live: LiveTable, person: Person, wish: wire.Fill) -> None:
    demand(permissions.check_fill(live.state, person.id, wish.seat))
    levels.check_known(live.state.game, wish.level)
    await _change(tables, live, person, Seat(number=wish.seat, kind="bot", level=wish.level))


async def free(tables: Tables, live: LiveTable, person: Person, seat: int) -> None:
    demand(permissions.check_free(live.state, person.id, seat))
    removed = live.state.seats[seat].person
    if removed not in (None, person.id):  # they need the code to come back
        await tables.store.drop_visitor(live.id, removed)
    await _change(tables, live, person, Seat(number=seat))


async def _change(tables: Tables, live: LiveTable, person: Person, seat: Seat) -> None:
    """Write who sits there; the game begins when the last seat is taken."""
    drafts = [Draft(seat, seat.number, person.id)]
    others = [other for other in live.state.seats if other.number != seat.number]
    full = seat.kind != "open" and all(other.kind != "open" for other in others)
    if live.state.play is None and full:
        drafts.append(Draft(StateSet("playing"), None, person.id))
    await tables.write(live, *drafts)


async def rename(tables: Tables, live: LiveTable, person: Person) -> None:
    """Tell a table of a person's new name."""
    for number in live.state.seats_of(person.id):
        seat = live.state.seats[number]
        if seat.name != person.name:
            renamed = msgspec.structs.replace(seat, name=person.name)
            await tables.write(live, Draft(renamed, number, person.id))


async def depart(tables: Tables, live: LiveTable, person: Person) -> None:
    """Leave every seat for good, and the name with it; a finished table keeps the seat, without a name."""
    for number in live.state.seats_of(person.id):
        seat = live.state.seats[number]
        if live.state.play is None:
            gone = Seat(number=number)
        else:
            still = live.state.table.state not in ENDED and not seat.stand_in
            gone = msgspec.structs.replace(seat, name="", left=seat.left or still)
        await tables.write(live, Draft(gone, number, person.id))
