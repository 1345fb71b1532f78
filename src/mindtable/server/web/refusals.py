"""Refusals: the server's own reasons, the error and HTTP status of each, and how they go onto the wire.

A permission is a function that returns `OK` or one of these, like the kernel's check functions; `demand` turns a
reason into its error. The texts are `reason-KEY` in the language files.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from mindtable.kernel.errors import CannotUndo, GameOver, IllegalAction, MindtableError, WrongSeat
from mindtable.kernel.phrases import reason_phrase
from mindtable.kernel.reasons import OK, Reason
from mindtable.kernel.rules import AnyGame
from mindtable.server.web import wire


class Malformed(MindtableError):
    """We can't read the request."""


class NoPerson(MindtableError):
    """We don't know who asks."""


class NotYours(MindtableError):
    """We know who asks, and they may not."""


class NotFound(MindtableError):
    """There is no such thing, or the caller may not know of it; the two look alike."""


class NotPossible(MindtableError):
    """The table has moved on, or is in a state in which this cannot be done."""


class TooBig(MindtableError):
    """More bytes than a request may have."""


class TooMany(MindtableError):
    """More requests in a while than one may send."""


class Unready(MindtableError):
    """The server can't do it at the moment."""


class ServerError(MindtableError):
    """The server has a bug."""


class NoTable(MindtableError):
    """A bot client can't come to its table."""


class BadSetting(MindtableError):
    """A setting that the server can't use."""


REASON_KINDS: Final[dict[str, type[MindtableError]]] = {}  # by the key of the reason


def _reason(key: str, kind: type[MindtableError]) -> Reason:
    REASON_KINDS[key] = kind
    return Reason(key)


NO_WEB_ADDRESS: Final = _reason("no-web-address", Malformed)
NO_MAIL_ADDRESS: Final = _reason("no-mail-address", Malformed)
NO_NAME: Final = _reason("no-name", Malformed)
WRONG_HOST: Final = _reason("wrong-host", Malformed)
TOO_SLOW: Final = _reason("too-slow", Malformed)
NO_PERSON: Final = _reason("no-person", NoPerson)
WRONG_LOGIN: Final = _reason("wrong-login", NotYours)
WRONG_PASSWORD: Final = _reason("wrong-password", NotYours)
NOT_YOUR_SEAT: Final = _reason("not-your-seat", NotYours)
NOT_YOUR_TABLE: Final = _reason("not-your-table", NotYours)
NOT_AT_THE_TABLE: Final = _reason("not-at-the-table", NotYours)
WRONG_ORIGIN: Final = _reason("wrong-origin", NotYours)
SAVE_NOT_AGREED: Final = _reason("save-not-agreed", NotYours)
NO_SEAT_HERE: Final = _reason("no-seat-here", NotYours)
YOU_BLOCKED: Final = _reason("you-blocked", NotYours)
SUSPENDED: Final = _reason("suspended", NotYours)
BANNED: Final = _reason("banned", NotYours)
NOT_FOUND: Final = _reason("not-found", NotFound)
NO_LOGIN: Final = _reason("no-login", NotPossible)
NO_PUSH: Final = _reason("no-push", NotPossible)
STALE: Final = _reason("stale", NotPossible)
LOGIN_TAKEN: Final = _reason("login-taken", NotPossible)
HAS_LOGIN: Final = _reason("has-login", NotPossible)
SEAT_TAKEN: Final = _reason("seat-taken", NotPossible)
SEAT_FREE: Final = _reason("seat-free", NotPossible)
NOT_STARTED: Final = _reason("not-started", NotPossible)
ALREADY_STARTED: Final = _reason("already-started", NotPossible)
PAUSED: Final = _reason("table-paused", NotPossible)
NOT_PAUSED: Final = _reason("table-not-paused", NotPossible)
STILL_RUNNING: Final = _reason("still-running", NotPossible)
TABLE_OVER: Final = _reason("table-over", NotPossible)
REQUEST_GONE: Final = _reason("request-gone", NotPossible)
ALREADY_AGREED: Final = _reason("already-agreed", NotPossible)
NO_SUCH_NUMBER: Final = _reason("no-such-number", NotPossible)
NOT_A_PERSONS_SEAT: Final = _reason("not-a-persons-seat", NotPossible)
NOT_ASKED: Final = _reason("not-asked", NotPossible)
NOT_AWAY: Final = _reason("not-away", NotPossible)
STAND_IN_PLAYS: Final = _reason("stand-in-plays", NotPossible)
NO_HINTS: Final = _reason("no-hints", NotPossible)
NOT_A_LESSON: Final = _reason("not-a-lesson", NotPossible)
LESSON_OTHER_MOVE: Final = _reason("lesson-other-move", NotPossible)
LESSON_READ_ON: Final = _reason("lesson-read-on", NotPossible)
LESSON_MOVE_FIRST: Final = _reason("lesson-move-first", NotPossible)
LESSON_OVER: Final = _reason("lesson-over", NotPossible)
NOT_YOURSELF: Final = _reason("not-yourself", NotPossible)
TABLE_CLOSED: Final = _reason("table-closed", NotPossible)
TOO_BIG: Final = _reason("too-big", TooBig)
TOO_HEAVY: Final = _reason("too-heavy", TooBig)
TOO_MANY: Final = _reason("too-many", TooMany)
TOO_MANY_TABLES: Final = _reason("too-many-tables", TooMany)
TOO_MANY_LISTED: Final = _reason("too-many-listed", TooMany)
NOT_MAILED: Final = _reason("not-mailed", Unready)
STORAGE: Final = _reason("storage", Unready)
SERVER_ERROR: Final = _reason("server-error", ServerError)

_STATUSES: Final[dict[type[MindtableError], int]] = {
    Malformed: 400,
    NoPerson: 401,
    NotYours: 403,
    NotFound: 404,
    NotPossible: 409,
    IllegalAction: 409,
    WrongSeat: 409,
    GameOver: 409,
    CannotUndo: 409,
    TooBig: 413,
    TooMany: 429,
    ServerError: 500,
    Unready: 503,
}


def demand(reason: Reason) -> None:
    """Go on if the reason is OK; raise its error if not."""
    if reason is not OK:
        raise REASON_KINDS.get(reason.key, NotPossible)(reason)


def refused(reason: Reason) -> MindtableError:
    """The error to raise for one of our reasons."""
    return REASON_KINDS[reason.key](reason)


def status_of(error: MindtableError) -> int:
    """The HTTP status; if a game or the kernel can't read something, it was a bad request."""
    return _STATUSES.get(type(error), 400)


def refusal(error: MindtableError, game: AnyGame | None = None) -> wire.Refusal:
    """An error as it goes onto the wire."""
    return refusal_of(type(error).__name__, error.reasons, game)


def refusal_of(name: str, reasons: Iterable[Reason], game: AnyGame | None) -> wire.Refusal:
    reasons = list(reasons)
    clause = next((reason.clause for reason in reasons if reason.clause), "")
    return wire.Refusal(error=name, phrases=[phrase_of_reason(reason, game) for reason in reasons], clause=clause)


def phrase_of_reason(reason: Reason, game: AnyGame | None) -> wire.Phrase:
    described = reason_phrase(game, reason).describe()
    return wire.Phrase(key=described["key"], args=described["args"])
