"""Why the server refuses: its own reasons, the error and HTTP status of each, and their way onto the wire.

A permission is a function that returns `OK` or one of these, like the kernel's check functions; `demand` turns a
reason into its error. The texts are `reason-KEY` in the language files.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from mindtable.kernel.errors import CannotUndo, GameOver, IllegalAction, MindtableError, WrongSeat
from mindtable.kernel.game import Game
from mindtable.kernel.phrases import reason_phrase
from mindtable.kernel.reasons import OK, Reason
from mindtable.server import wire, words


class Malformed(MindtableError):
    """The request cannot be read."""


class NoPerson(MindtableError):
    """Nobody is known to ask."""


class NotYours(MindtableError):
    """Someone is known to ask, and may not."""


class NotFound(MindtableError):
    """There is no such thing, or whoever asks may not know of it; the two look alike."""


class NotPossible(MindtableError):
    """The table has moved on, or is in a state in which this cannot be done."""


class TooBig(MindtableError):
    """More bytes than a request may have."""


class TooMany(MindtableError):
    """More requests than one may send in a while."""


class Unready(MindtableError):
    """The server cannot do it at the moment."""


class NoTable(MindtableError):
    """A bot from elsewhere cannot come to its table."""


class BadSetting(MindtableError):
    """A setting of the server that cannot be used."""


NO_PERSON: Final = Reason("no-person")
WRONG_LOGIN: Final = Reason("wrong-login")
WRONG_PASSWORD: Final = Reason("wrong-password")
NO_LOGIN: Final = Reason("no-login")
NOT_FOUND: Final = Reason("not-found")
NO_WEB_ADDRESS: Final = Reason("no-web-address")
NO_MAIL_ADDRESS: Final = Reason("no-mail-address")
NO_NAME: Final = Reason("no-name")
NO_PUSH: Final = Reason("no-push")
NOT_MAILED: Final = Reason("not-mailed")
NOT_YOUR_SEAT: Final = Reason("not-your-seat")
NOT_YOUR_TABLE: Final = Reason("not-your-table")
NOT_AT_THE_TABLE: Final = Reason("not-at-the-table")
WRONG_HOST: Final = Reason("wrong-host")
WRONG_ORIGIN: Final = Reason("wrong-origin")
SAVE_NOT_AGREED: Final = Reason("save-not-agreed")
STALE: Final = Reason("stale")
LOGIN_TAKEN: Final = Reason("login-taken")
HAS_LOGIN: Final = Reason("has-login")
SEAT_TAKEN: Final = Reason("seat-taken")
SEAT_FREE: Final = Reason("seat-free")
NOT_STARTED: Final = Reason("not-started")
ALREADY_STARTED: Final = Reason("already-started")
PAUSED: Final = Reason("table-paused")
NOT_PAUSED: Final = Reason("table-not-paused")
STILL_RUNNING: Final = Reason("still-running")
TABLE_OVER: Final = Reason("table-over")
REQUEST_GONE: Final = Reason("request-gone")
ALREADY_AGREED: Final = Reason("already-agreed")
NO_SUCH_NUMBER: Final = Reason("no-such-number")
NOT_A_PERSONS_SEAT: Final = Reason("not-a-persons-seat")
NOT_ASKED: Final = Reason("not-asked")
NOT_AWAY: Final = Reason("not-away")
STAND_IN_PLAYS: Final = Reason("stand-in-plays")
NO_HINTS: Final = Reason("no-hints")
NOT_A_LESSON: Final = Reason("not-a-lesson")
LESSON_OTHER_MOVE: Final = Reason("lesson-other-move")
LESSON_READ_ON: Final = Reason("lesson-read-on")
LESSON_MOVE_FIRST: Final = Reason("lesson-move-first")
LESSON_OVER: Final = Reason("lesson-over")
TOO_BIG: Final = Reason("too-big")
TOO_HEAVY: Final = Reason("too-heavy")
TOO_SLOW: Final = Reason("too-slow")
TOO_MANY: Final = Reason("too-many")
TOO_MANY_TABLES: Final = Reason("too-many-tables")
TOO_MANY_LISTED: Final = Reason("too-many-listed")
STORAGE: Final = Reason("storage")
NO_SEAT_HERE: Final = Reason("no-seat-here")
YOU_BLOCKED: Final = Reason("you-blocked")
NOT_YOURSELF: Final = Reason("not-yourself")
SUSPENDED: Final = Reason("suspended")
BANNED: Final = Reason("banned")
TABLE_CLOSED: Final = Reason("table-closed")

_KINDS: Final[dict[str, type[MindtableError]]] = {
    reason.key: kind
    for kind, reasons in {
        Malformed: (NO_WEB_ADDRESS, NO_MAIL_ADDRESS, TOO_SLOW, WRONG_HOST, NO_NAME),
        NoPerson: (NO_PERSON,),
        NotYours: (
            WRONG_LOGIN,
            WRONG_PASSWORD,
            NOT_YOUR_SEAT,
            NOT_YOUR_TABLE,
            NOT_AT_THE_TABLE,
            WRONG_ORIGIN,
            SAVE_NOT_AGREED,
            NO_SEAT_HERE,
            YOU_BLOCKED,
            SUSPENDED,
            BANNED,
        ),
        NotFound: (NOT_FOUND,),
        NotPossible: (
            STALE,
            LOGIN_TAKEN,
            HAS_LOGIN,
            NO_LOGIN,
            NO_PUSH,
            SEAT_TAKEN,
            SEAT_FREE,
            NOT_STARTED,
            ALREADY_STARTED,
            PAUSED,
            NOT_PAUSED,
            STILL_RUNNING,
            TABLE_OVER,
            REQUEST_GONE,
            ALREADY_AGREED,
            NO_SUCH_NUMBER,
            NOT_A_PERSONS_SEAT,
            NOT_ASKED,
            NOT_AWAY,
            STAND_IN_PLAYS,
            NO_HINTS,
            NOT_A_LESSON,
            LESSON_OTHER_MOVE,
            LESSON_READ_ON,
            LESSON_MOVE_FIRST,
            LESSON_OVER,
            NOT_YOURSELF,
            TABLE_CLOSED,
        ),
        TooBig: (TOO_BIG, TOO_HEAVY),
        TooMany: (TOO_MANY, TOO_MANY_TABLES, TOO_MANY_LISTED),
        Unready: (STORAGE, NOT_MAILED),
    }.items()
    for reason in reasons
}

# Every key of ours with the arguments it comes with, for the text lint: reasons, and what else the server says.
SERVER_TEXT_KEYS: Final[dict[str, tuple[str, ...]]] = {
    **{f"reason-{key}": () for key in _KINDS},
    "reason-you-blocked": ("name",),
    "reason-suspended": ("until", "words"),
    "reason-banned": ("words",),
    "reason-person-unknown": ("who",),
    "reason-report-unknown": ("id",),
    "reason-no-database": ("database",),
    "reason-malformed": ("problem",),
    "reason-option-not-here": ("name",),
    "reason-setting-unknown": ("name", "known"),
    "reason-setting-wrong": ("name", "problem"),
    "reason-setting-file": ("file", "problem"),
    "reason-database-newer": ("found",),
    "reason-database-driver": ("database", "package"),
    "reason-database-unreachable": ("database", "problem"),
    "reason-port-taken": ("host", "port"),
    "reason-backup-nothing": ("database",),
    "reason-backup-unreadable": ("file",),
    "reason-backup-failed": ("problem",),
    "reason-restore-not-empty": ("database",),
    "reason-database-in-use": ("database",),
    "reason-server-unreachable": ("server",),
    "reason-no-mindtable": ("server",),
    "reason-table-unknown": ("code",),
    "reason-table-differs": ("number", "found", "known"),
    "reason-bot-other-rules": ("game", "known", "found"),
    "goodbye-restart": (),
    "goodbye-slow": (),
    "goodbye-gone": (),
    "goodbye-no-access": (),
    "log-acted": ("seat",),
    "report-chat": (),
    "report-chat-team": ("name",),
    "report-points": ("kind", "noun"),
    "lesson-finished": (),
    "server-no-client": (),
    "server-no-client-help": (),
    **words.PAGE_KEYS,
}

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
    Unready: 503,
}


def demand(reason: Reason) -> None:
    """Go on if the reason is OK; raise its error if not."""
    if reason is not OK:
        raise _KINDS.get(reason.key, NotPossible)(reason)


def refused(reason: Reason) -> MindtableError:
    """The error to raise for one of our reasons."""
    return _KINDS[reason.key](reason)


def illegal(reason: Reason) -> MindtableError:
    """The error for a game's own reason."""
    return IllegalAction(reason)


def status_of(error: MindtableError) -> int:
    """The HTTP status; what a game or the kernel refuses to read is the asker's bad request."""
    return _STATUSES.get(type(error), 400)


def refusal(error: MindtableError, game: Game[Any] | None = None) -> wire.Refusal:
    """An error as it is sent."""
    return refusal_of(type(error).__name__, error.reasons, game)


def refusal_of(name: str, reasons: Iterable[Reason], game: Game[Any] | None) -> wire.Refusal:
    reasons = list(reasons)
    clause = next((reason.clause for reason in reasons if reason.clause), "")
    return wire.Refusal(error=name, phrases=[phrase_of_reason(reason, game) for reason in reasons], clause=clause)


def phrase_of_reason(reason: Reason, game: Game[Any] | None) -> wire.Phrase:
    described = reason_phrase(game, reason).describe()
    return wire.Phrase(key=described["key"], args=described["args"])
