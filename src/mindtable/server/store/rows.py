"""The rows of a table's log: one body for each kind of thing that can happen at a table.

The database keeps a row's kind and, as JSON, its body. What a row means is said in `table/state.py`. Folding a row also
adds to its body what came of it, so that the log can be shown without playing it again.
"""

from __future__ import annotations

from typing import Any, Final, NamedTuple

import msgspec
from msgspec import UNSET, Struct, UnsetType

from mindtable.kernel.events import Event
from mindtable.server.store.records import Seat
from mindtable.server.web import wire


class StateSet(Struct):
    """The table begins, pauses, goes on, is over or closed."""

    state: wire.TableState


class Acted(Struct):
    """A seat did something; a file may have told it."""

    action: str
    retold: bool | UnsetType = UNSET
    # What came of it; the number is the position's, and is 0 until then.
    label: dict[str, Any] = {}
    number: int = 0
    events: list[list[Any]] = []
    ratings: list[float] | UnsetType = UNSET  # by how much they changed

    def happened(self) -> list[Event]:
        return [decode_event(data) for data in self.events]


class ReadOn(Struct):
    """The learner has read a step of the lesson."""

    step: int


class GoesBack(Struct, kw_only=True):
    """What may take actions back."""

    undone: list[int] | UnsetType = UNSET  # what came of it: the actions (their seq) that no longer stand


class Undone(GoesBack):
    """A seat took back its last action, or its turn."""

    turn: bool


class _Agrees(GoesBack, kw_only=True):
    granted: wire.Wish | UnsetType = UNSET  # what is done because all have agreed


class Asked(_Agrees):
    """A seat asks all others to agree to something."""

    wish: wire.Wish
    number: int
    of: int
    level: str


class Consented(_Agrees):
    """A seat agrees to a request (the seq of its row), or does not."""

    request: int
    agree: bool


class Remark(Struct):
    name: str
    to: wire.To


class Chat(Remark):
    text: str


class Ping(Remark):
    kind: str
    noun: str
    plan: bool
    clear: bool


class _Remarked(Struct, kw_only=True):
    team: int | UnsetType = UNSET  # which alone hears it
    unheard: list[str] | UnsetType = UNSET  # the people who hear nothing of who said it


class Said(_Remarked):
    remark: Chat


class Pinged(_Remarked):
    remark: Ping


class RulesSet(Struct):
    """A newer Mindtable's rules led to the same position."""

    rules: int


class RematchSet(Struct):
    """Another table continues this one."""

    table: str


Body = StateSet | Seat | Acted | ReadOn | Undone | Asked | Consented | Said | Pinged | RulesSet | RematchSet

# A new occupant is written down as the whole seat.
_BODIES: Final[dict[str, type[Body]]] = {
    "state": StateSet,
    "seat": Seat,
    "action": Acted,
    "continue": ReadOn,
    "undo": Undone,
    "ask": Asked,
    "consent": Consented,
    "say": Said,
    "ping": Pinged,
    "rules": RulesSet,
    "rematch": RematchSet,
}
_KINDS: Final = {body: kind for kind, body in _BODIES.items()}
_DECODERS: Final = {kind: msgspec.json.Decoder(body) for kind, body in _BODIES.items()}

# Rows that change the position, and those that people wrote.
MOVES: Final = ("action", "undo", "ask", "consent")
REMARKS: Final = ("say", "ping")


class Row(Struct, kw_only=True):
    """One entry of a table's log."""

    seq: int
    seat: int | None = None
    person: str | None = None
    body: Body
    at: float

    @property
    def kind(self) -> str:
        return _KINDS[type(self.body)]

    @property
    def undone(self) -> list[int]:
        """The actions (their seq) that it took back."""
        return (self.body.undone or []) if isinstance(self.body, GoesBack) else []

    @property
    def moves(self) -> bool:
        """Whether it led to another position, or to another step of a lesson."""
        went_back = isinstance(self.body, GoesBack) and self.body.undone is not UNSET
        return went_back or isinstance(self.body, Acted | ReadOn)


class Draft(NamedTuple):
    """A row to be written."""

    body: Body
    seat: int | None = None
    person: str | None = None


class Stored(Struct, kw_only=True):
    """A table as the database has it: a snapshot, and its log from there on."""

    visitors: set[str]
    snapshot: bytes
    snapshot_seq: int
    rows: list[Row]


def encode_body(body: Body) -> str:
    return msgspec.json.encode(body).decode()


def decode_body(kind: str, text: str) -> Body:
    return _DECODERS[kind].decode(text)


def encode_event(event: Event) -> list[object]:
    return [event.kind, event.args, event.secret, event.seen_by]


def decode_event(data: list[Any]) -> Event:
    return Event(*data)
