"""Telling everyone at a table what a row of its log brought, each as far as they may know.

Whoever sees the same gets the same bytes, made once: a thousand spectators cost one message.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

import msgspec

from mindtable.kernel.reasons import OK
from mindtable.server.store.rows import Acted, Pinged, Row, Said
from mindtable.server.table import views
from mindtable.server.table.live import Listener, LiveTable
from mindtable.server.table.permissions import check_see, is_at_the_table, seat_to_look_from
from mindtable.server.table.state import TableState
from mindtable.server.web import wire

encode = msgspec.json.Encoder().encode
Message = Callable[[str, int | None], wire.FromServer]


def tell_row(live: LiveTable, row: Row, before: TableState) -> None:
    """Tell all that a row happened. `before` is the table as it was."""
    if isinstance(row.body, Said | Pinged):
        _tell_remark(live, row)
        return
    if row.moves or (before.play is None and live.state.play is not None):
        _tell_each(live, lambda person, seat: _update(live, row, person, seat))
    if not isinstance(row.body, Acted) or live.state.requests != before.requests:
        tell_table(live)


def tell_table(live: LiveTable) -> None:
    """Tell all how the table stands: seats, names, who is online, what is asked of them."""
    _tell_each(live, lambda person, _: table_news(live, person))


def table_news(live: LiveTable, person: str) -> wire.TableNews:
    return wire.TableNews(
        seq=live.seq,
        table=views.table(live.state, person, live.online),
        requests=list(live.state.requests.values()),
    )


def _update(live: LiveTable, row: Row, person: str, seat: int | None) -> wire.Update:
    state = live.state
    position = views.standing(state, seat)
    assert position is not None
    return wire.Update(
        seq=row.seq,
        line=views.line(state, row, seat) if isinstance(row.body, Acted) else None,
        position=position,
        table=views.table(state, person, live.online),
        by=-1 if row.seat is None else row.seat,
        undone=row.undone,
    )


def looks_from(live: LiveTable, listener: Listener) -> int | None:
    """The seat whose view a connection gets now. One that lost its seat sees what its person may still see."""
    if not listener.spectates:
        listener.seat = seat_to_look_from(live.state, listener.person, listener.seat)
    return listener.seat


def _audience(live: LiveTable) -> Iterator[Listener]:
    """Everyone who may still hear of the table. What a connection was allowed when it came doesn't count."""
    for listener in list(live.listeners):
        if check_see(live.state, listener.person, live.visitors) is OK:
            yield listener
        else:
            listener.dismiss("goodbye-no-access")


def _tell_remark(live: LiveTable, row: Row) -> None:
    message = encode(wire.Spoken(remark=views.remark(row)))
    for listener in _audience(live):
        if views.hears(live.state, row, listener.person):
            listener.send(message)


def _tell_each(live: LiveTable, message: Message) -> None:
    made: dict[tuple[str, int | None], bytes] = {}
    for listener in _audience(live):
        # To the table all who have no part in it are alike.
        person = listener.person if is_at_the_table(live.state, listener.person) else ""
        key = person, looks_from(live, listener)
        if key not in made:
            made[key] = encode(message(*key))
        listener.send(made[key])
