"""Snapshots: all that a table's log has led to, as bytes for the database. With one, loading folds only the rows since.

The names in them are those that 0.1.0 wrote; what it wrote can be read.
"""

from __future__ import annotations

import sys
import zlib
from array import array
from typing import Any

import msgspec

from mindtable.kernel import play as playing
from mindtable.kernel.play import Play
from mindtable.kernel.rng import SPLITMIX64
from mindtable.lessons import Learning
from mindtable.server.store.records import Seat, TableRecord
from mindtable.server.store.rows import Stored
from mindtable.server.table.state import TableState, fold
from mindtable.server.web import wire


def encode(state: TableState) -> bytes:
    """The table as it stands."""
    play = state.play.encode() if state.play is not None else None
    # What grows with the table is told as it is: unzipping it would make a long table slow to load.
    long = {
        "acted_at": _little_endian(state.acted_at).tobytes(),
        "acted_by": bytes(state.acted_by),
        "past": play.pop("past") if play is not None else b"",
    }
    short = {
        "table": state.table,
        "chairs": state.seats,
        "play": play,
        "requests": list(state.requests.values()),
        "learning": state.learning,
    }
    return msgspec.msgpack.encode(long | {"zipped": zlib.compress(msgspec.msgpack.encode(short), 1)})


def decode(stored: Stored, play: Play | None = None) -> TableState:
    """A table from its snapshot and the rows since. The database's own record says the same, for lists.

    BadSave if the snapshot's play is of other rules or another Mindtable: then `earlier_rules` makes the `play` again.
    """
    data: dict[str, Any] = msgspec.msgpack.decode(stored.snapshot)
    data |= msgspec.msgpack.decode(zlib.decompress(data["zipped"]))
    state = TableState(
        table=_record(data["table"]),
        seats=msgspec.convert(data["chairs"], list[Seat]),
        acted_at=_little_endian(array("I", data["acted_at"])),
        acted_by=bytearray(data["acted_by"]),
        learning=msgspec.convert(data["learning"], Learning),
    )
    if data["play"] is not None:
        state.play = play or playing.decode(state.game, {**data["play"], "past": data["past"]})
    for request in msgspec.convert(data["requests"], list[wire.Request]):
        state.requests[request.request] = request
    for row in stored.rows:
        fold(state, row)
    return state


def _little_endian(numbers: array[int]) -> array[int]:
    """On another kind of machine a snapshot must mean the same."""
    if sys.byteorder == "big":
        numbers = numbers[:]
        numbers.byteswap()
    return numbers


def _record(data: dict[str, Any]) -> TableRecord:
    """0.1.0 wrote the seed as a number and named no generator."""
    return msgspec.convert({"generator": SPLITMIX64, **data, "seed": str(data["seed"])}, TableRecord)
