"""Tables of earlier rules: their moves are folded again by today's and compared with what their logs say.

Where all agrees, a table goes on. Where a move leads elsewhere, the table shows the position before it, its log stays
whole, and nobody can act there any more.
"""

from __future__ import annotations

from array import array
from collections.abc import Sequence

import msgspec
import structlog

from mindtable.kernel.play import Play
from mindtable.kernel.reasons import Reason
from mindtable.server.store.records import Seat, TableRecord
from mindtable.server.store.rows import Acted, Row, Stored
from mindtable.server.table import snapshots
from mindtable.server.table.state import TableState, fold, play_of

_log = structlog.get_logger("mindtable.upgrades")


def play_again(stored: Stored, moves: Sequence[Row], record: TableRecord, seats: list[Seat]) -> TableState:
    """A table by today's rules. The moves are all in its log, the record is as the last of them left it."""
    # Who sat where at the time doesn't matter for the position.
    state = TableState(msgspec.structs.replace(record), [msgspec.structs.replace(seat) for seat in seats])
    state.begin()
    before, at_snapshot = play_of(state), None
    for row in moves:
        if at_snapshot is None and row.seq > stored.snapshot_seq:
            at_snapshot = play_of(state).clone()
        before = play_of(state).clone()
        if not _agrees(state, row, record.rules != state.game.rules_version):
            return _differing(record, seats, before, moves)
    if not _ends_alike(state.table, record):
        return _differing(record, seats, before, moves)
    return snapshots.decode(stored, at_snapshot or state.play)


def _agrees(state: TableState, row: Row, other_rules: bool) -> bool:
    """Fold the row once more, and say whether that is possible and comes to what the log says."""
    again = msgspec.structs.replace(row, body=msgspec.structs.replace(row.body))
    if isinstance(again.body, Acted):
        again.body.number = 0
    try:
        fold(state, again)
    except Exception:  # where the rules differ, a move may not even make sense
        return False
    if not isinstance(row.body, Acted) or not isinstance(again.body, Acted):
        return True
    return row.body.number == again.body.number and (not other_rules or _retold(row.body, again.body))


def _retold(log: Acted, again: Acted) -> bool:
    """Whether all that the log tells has happened again, in this order; a newer Mindtable may tell more."""
    rest = iter([event[:3] for event in again.events])
    return all(event[:3] in rest for event in log.events)


def _ends_alike(again: TableRecord, record: TableRecord) -> bool:
    """Whether the last move led to what the record says."""
    return (again.number, again.deciders, [result.score for result in again.results]) == (
        record.number,
        record.deciders,
        [result.score for result in record.results],
    )


def _differing(record: TableRecord, seats: list[Seat], before: Play, moves: Sequence[Row]) -> TableState:
    """A table that rests before the first move that leads elsewhere; of its choices all stand that did."""
    undone = {seq for row in moves for seq in row.undone}
    standing = [row for row in moves if isinstance(row.body, Acted) and row.seq not in undone]
    known = before.game.rules_version
    reason = Reason("table-differs", args={"number": before.number + 1, "found": record.rules, "known": known})
    _log.warning("table-differs", table=record.id, game=record.game, **reason.args)
    return TableState(
        table=record,
        seats=seats,
        play=before,
        acted_at=array("I", [row.seq for row in standing]),
        acted_by=bytearray(row.seat or 0 for row in standing),
        differs=reason,
    )
