"""Tables of earlier rules: their moves are played again by today's and compared with what their logs say.

Where all agrees, a table goes on. Where a move leads elsewhere, the table shows the position before it, its log stays
whole, and nobody can act there any more.
"""

from __future__ import annotations

from array import array
from collections.abc import Sequence

import structlog

from mindtable.kernel.events import Event
from mindtable.kernel.play import Play
from mindtable.kernel.reasons import Reason
from mindtable.server.store.records import Row, Seat, Stored, TableRecord
from mindtable.server.table import snapshots
from mindtable.server.table.state import TableState, encode_event, first_play

_log = structlog.get_logger("mindtable.upgrades")


def play_again(stored: Stored, moves: Sequence[Row], record: TableRecord, seats: list[Seat]) -> TableState:
    """A table by today's rules. The moves are all in its log, the record is as the last of them left it."""
    play = before = first_play(record)
    other_rules = record.rules != play.game.rules_version
    at_snapshot: Play | None = None
    asked: dict[int, int] = {}
    for row in moves:
        if at_snapshot is None and row.seq > stored.snapshot_seq:
            at_snapshot = play.clone()
        before = play.clone()
        if not _agrees(play, row, asked, other_rules):
            return _differing(record, seats, before, moves)
    if not _stands(play, record):
        return _differing(record, seats, before, moves)
    return snapshots.decode(stored, at_snapshot or play)


def _agrees(play: Play, row: Row, asked: dict[int, int], other_rules: bool) -> bool:
    """Let the row happen to the play, and say whether that is possible and comes to what the log says."""
    try:
        if row.kind == "action":
            told = play.act_and_tell(row.seat or 0, row.body["action"])
            if play.number != row.body["number"] or (other_rules and not _retold(row.body["events"], told)):
                return False
        elif row.kind == "undo" and row.body["turn"]:
            play.restart_turn(row.seat or 0)
        elif row.kind == "undo":
            play.undo(row.seat or 0)
        elif row.kind == "ask":
            asked[row.seq] = row.body["number"]
        if row.body.get("granted") == "rewind":
            play.rewind(asked[row.body.get("request", row.seq)])
    except Exception:  # where the rules differ, a move may not even make sense
        return False
    return True


def _retold(log: Sequence[Sequence[object]], told: Sequence[Event]) -> bool:
    """Whether all that the log tells has happened again, in this order; a newer Mindtable may tell more."""
    rest = iter([encode_event(event)[:3] for event in told])
    return all(list(logged[:3]) in rest for logged in log)


def _stands(play: Play, record: TableRecord) -> bool:
    """Whether the last move led to what the record says."""
    scores = play.scores() if play.over else []
    return (play.number, play.deciders(), scores) == (
        record.number,
        record.deciders,
        [result.score for result in record.results],
    )


def _differing(record: TableRecord, seats: list[Seat], before: Play, moves: Sequence[Row]) -> TableState:
    """A table that rests before the first move that leads elsewhere; of its choices all stand that did."""
    undone = {seq for row in moves for seq in row.body.get("undone", ())}
    standing = [row for row in moves if row.kind == "action" and row.seq not in undone]
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
