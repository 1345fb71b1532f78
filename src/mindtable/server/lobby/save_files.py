"""Save files: a table that goes on from one, and the file of a table."""

from __future__ import annotations

import mindtable
from mindtable.kernel import history as histories
from mindtable.kernel import play as playing
from mindtable.kernel.play import Play
from mindtable.kernel.scenario_text import read_scenario
from mindtable.server.lobby.opening import private_record, refuse_files, seats_for
from mindtable.server.ops.clock import now
from mindtable.server.ops.sandbox import Sandbox
from mindtable.server.store.records import Person
from mindtable.server.store.rows import Acted, Row, Stored
from mindtable.server.table import permissions, snapshots
from mindtable.server.table.live import LiveTable
from mindtable.server.table.state import TableState, fold, play_of
from mindtable.server.table.tables import Tables
from mindtable.server.web import wire
from mindtable.server.web.refusals import demand


async def import_table(tables: Tables, sandbox: Sandbox, person: Person, wish: wire.ImportedTable) -> LiveTable:
    """A table that goes on from a history file."""
    snapshot, rows = await sandbox.run(_imported, person, wish)
    state = snapshots.decode(Stored(visitors=set(), snapshot=snapshot, snapshot_seq=len(rows), rows=[]))
    return await tables.add(state, rows)


def _imported(person: Person, wish: wire.ImportedTable) -> tuple[bytes, list[Row]]:
    """A table's snapshot, and the rows that led to it."""
    history = histories.load(wish.history)
    game = mindtable.game(history.game)
    refuse_files(game, {name: text for name, text in history.options.items() if text})
    if history.scenario:
        refuse_files(game, read_scenario(history.scenario).get("options"))
    play = playing.replay(game, history, wish.until)
    record = private_record(play, person)
    state = TableState(record, seats_for(record, person, wish.seats, "person"))
    rows = _retell(state, play)
    return snapshots.encode(state), rows


def _retell(state: TableState, play: Play) -> list[Row]:
    """Let everything happen again at a new table, so that its log tells what was done before."""
    state.begin()
    at = now()
    rows: list[Row] = []
    for done in play.done:
        if not done.forced:
            body = Acted(play.text(done.action), retold=True)
            rows.append(Row(seq=len(rows) + 1, seat=done.seat, body=body, at=at))
            fold(state, rows[-1])
    return rows


def history_file(state: TableState, person: str) -> str:
    """The save file of a table, with the names of its people."""
    demand(permissions.check_export(state, person))
    named = play_of(state).clone()
    named.names = {seat.number: seat.name for seat in state.seats if seat.name}
    return named.save()
