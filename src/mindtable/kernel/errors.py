"""The one family of errors that a caller has to know.

Each carries one or more reasons (key, arguments, clause) and leaves the position untouched. The kernel
contains no sentences. A package with language files (`mindtable` does it on import) installs a teller, so that
`str(error)` reads as a sentence.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from mindtable.kernel.reasons import Argument, Reason

Teller = Callable[[Reason, str], str]
_tellers: list[Teller] = []


def tell_errors_with(teller: Teller) -> None:
    """Install a teller for `str(error)`: it turns a game's reason into a sentence, given the game's id if known."""
    _tellers[:] = [teller]


class MindtableError(Exception):
    """Base of everything Mindtable refuses. `reason` is the first reason, `reasons` are all of them."""

    def __init__(self, *reasons: Reason) -> None:
        super().__init__(*reasons)
        self.reasons: Sequence[Reason] = reasons
        self.game_id = ""  # whose words to use; two games may give reasons of the same name

    def of_game(self, id: str) -> MindtableError:
        """The same error, with its reasons attributed to a game."""
        self.game_id = id
        return self

    @property
    def reason(self) -> Reason:
        return self.reasons[0]

    def __str__(self) -> str:
        if not _tellers:
            return "; ".join(repr(reason) for reason in self.reasons)
        return " ".join(_tellers[0](reason, self.game_id) for reason in self.reasons)

    def describe(self) -> dict[str, object]:
        """The JSON form, as sent to clients."""
        return {"error": type(self).__name__, **self.reason.describe()}


class UnknownGame(MindtableError):
    """No game with that id is installed."""


class UnknownAction(MindtableError):
    """The text, JSON or number doesn't name an action of this game."""


class IllegalAction(MindtableError):
    """A known action that the rules do not allow now; the reason says why."""


class WrongSeat(MindtableError):
    """A seat that doesn't exist, or isn't the one that decides."""


class GameOver(MindtableError):
    """The game has ended, so no more actions are possible."""


class CannotUndo(MindtableError):
    """There is nothing to take back, or new information prevents it."""


class BadOption(MindtableError):
    """A game option is unknown, out of range, of the wrong type or excluded by another."""


class BadSave(MindtableError):
    """A save file that is damaged, of a newer format, or does not fit these rules."""


class BadScenario(MindtableError):
    """A scenario that cannot be read or describes an impossible position."""


class BadContent(MindtableError):
    """A content file or pack that cannot be read or breaks its schema."""


def fail(kind: type[MindtableError], key: str, clause: str = "", /, **args: Argument) -> MindtableError:
    """The error to raise for one reason: `raise fail(BadOption, "unknown-option", name="player")`."""
    return kind(Reason(key, clause, args))
