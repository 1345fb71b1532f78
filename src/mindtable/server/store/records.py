"""The records that the server keeps, as plain structs. `schema.py` says how the database holds them."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from msgspec import Struct, field

from mindtable.server.web import wire

ENDED: Final = ("over", "closed")  # states of a table at which nobody plays any more


class Timer(Struct, kw_only=True):
    """A seat's clock, in seconds. A turn lasts from being asked until someone else is."""

    asked: int = -1  # the sequence number of the row that began its turn; -1 while it has none
    turn: float = 0.0  # spent in this turn
    before: float = 0.0  # spent in earlier turns
    turns: int = 0  # that it has ended


class Hands(Struct, kw_only=True):
    """The clocks of a table, as of one moment."""

    at: float = 0.0
    timers: list[Timer] = []


class Person(Struct, kw_only=True):
    id: str
    name: str
    login: str = ""
    password: str = ""
    admin: bool = False
    settings: wire.Settings = field(default_factory=wire.Settings)
    notices: wire.Notices = field(default_factory=wire.Notices)
    confirmed: str = ""  # the e-mail address that is surely theirs
    created: float = 0.0
    seen: float = 0.0


class TableRecord(Struct, kw_only=True):
    """A table without its position. What stands below `state` follows from the log."""

    id: str
    code: str
    game: str
    rules: int
    options: dict[str, Any]
    seed: str
    generator: str  # that deals the game, by its name in mindtable.kernel.rng
    scenario: str
    owner: str
    listed: bool
    rated: bool
    open_book: bool
    clock: wire.Clock
    created: float
    state: wire.TableState = "open"
    shared: bool = False
    seq: int = 0
    number: int = 0
    deciders: list[int] = []
    bot_decides: bool = False
    results: list[wire.Result] = []
    rematch: str = ""
    touched: float = 0.0
    hands: Hands = field(default_factory=Hands)
    lesson: str = ""  # the id of the lesson that this table is
    awaits: float | None = None  # since when someone has to decide who may need a notice


class Seat(Struct, kw_only=True):
    """Who or what sits there. A stand-in keeps the seat's person; an open seat may be kept for someone."""

    number: int = field(name="seat")  # so the log and the database call it
    kind: wire.SeatKind = "open"
    person: str | None = None
    name: str = ""
    level: str = ""
    stand_in: bool = False
    left: bool = False


class Blocks(NamedTuple):
    """Whom a person has blocked, and who has blocked them."""

    blocked: frozenset[str] = frozenset()
    blocked_by: frozenset[str] = frozenset()

    @property
    def apart(self) -> frozenset[str]:
        return self.blocked | self.blocked_by
