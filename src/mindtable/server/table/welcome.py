"""The first message to whoever comes to a table, or comes back: the position, and the log as far as they miss it."""

from __future__ import annotations

from typing import Final

from mindtable.server.people.blocks import blocks_of
from mindtable.server.store.records import Person
from mindtable.server.store.rows import MOVES, REMARKS, Acted, Row
from mindtable.server.store.store import Store
from mindtable.server.table import views
from mindtable.server.table.live import LiveTable
from mindtable.server.web import wire

LINES: Final = 300  # of the log; earlier ones are asked for
REMARK_LINES: Final = 200
_END: Final = 2**31 - 1


async def welcome(
    store: Store, live: LiveTable, person: Person, seat: int | None, since: int = 0, id: int = 0
) -> wire.Welcome:
    """What the person sees from the seat; of the log only what came after `since`, if that was known."""
    state = live.state
    resumed = 0 < since <= live.seq
    moves = await store.last_rows(live.id, MOVES, LINES, _END)
    remarks = await store.last_rows(live.id, REMARKS, REMARK_LINES, _END)
    apart = (await blocks_of(store, person.id)).apart
    note = await store.note(live.id, person.id)
    absence = await _absence(store, live, seat)
    # From here to the listener's first news nothing is awaited: what changed meanwhile would never be told.
    if resumed:
        moves = [row for row in moves if row.seq > since]
        remarks = [row for row in remarks if row.seq > since]
    return wire.Welcome(
        id=id,
        wire=wire.WIRE_VERSION,
        seq=live.seq,
        table=views.table(state, person.id, live.online | {person.id}),
        position=views.standing(state, seat),
        log=views.log(state, moves, seat),
        remarks=[
            views.remark(row) for row in remarks if row.person not in apart and views.hears(state, row, person.id)
        ],
        requests=list(state.requests.values()),
        note=note,
        absence=absence,
        undone=sorted(seq for seq in views.taken_back(moves) if seq <= since) if resumed else [],
    )


async def _absence(store: Store, live: LiveTable, seat: int | None) -> wire.Absence | None:
    """What happened since the seat's last choice that still stands."""
    acted = zip(reversed(live.state.acted_at), reversed(live.state.acted_by), strict=True)
    last = next((at for at, by in acted if by == seat), 0)
    if seat is None or last == 0 or last == live.seq:
        return None
    rows = await store.rows_between(live.id, MOVES, last, live.seq)
    first = rows[0].body
    if isinstance(first, Acted) and first.retold:  # from a file: whoever opens it has not been away
        return None
    return views.absence(live.state, rows[:1] + rows[1:][-LINES:], seat, last)


async def earlier(store: Store, live: LiveTable, seat: int | None, before: int) -> list[wire.LogLine]:
    """The log lines before a sequence number."""
    moves = await store.last_rows(live.id, MOVES, LINES, before)
    if not moves:
        return []
    # Actions take nothing back; without them the lines of a long game are not read again for each page.
    later: list[Row] = await store.rows_between(live.id, set(MOVES) - {"action"}, before, live.seq)
    undone = views.taken_back([*moves, *later])
    return [views.line(live.state, row, seat, undone) for row in moves if isinstance(row.body, Acted)]
