"""Why an action is refused: one small value that refusals, tooltips and help all share.

A legality function returns `OK` or the reason. Reasons are made once, at import, and shared, so a
list of legal actions built from thousands of checks allocates nothing. A reason never contains a sentence: it has a
text key, its arguments and the clause behind it, and the text layer turns it into words.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

Argument = int | str


class Reason:
    """A text key (`reason-KEY` in the language files), its arguments and the clause behind it."""

    def __init__(self, key: str, clause: str = "", args: dict[str, Argument] | None = None) -> None:
        self.key: Final = key
        self.clause: Final = clause
        self.args: Final[dict[str, Argument]] = {} if args is None else args

    def with_args(self, **args: Argument) -> Reason:
        """The same reason about something in particular."""
        return Reason(self.key, self.clause, {**self.args, **args})

    def describe(self) -> dict[str, object]:
        """The JSON form, as sent to clients."""
        return {"reason": self.key, "clause": self.clause, "args": dict(self.args)}

    def __repr__(self) -> str:
        inner = "".join(f", {name}={value!r}" for name, value in self.args.items())
        return f"Reason({self.key}{inner})"


def reasons_by_number(key: str, clause: str, argument: str, highest: int) -> list[Reason]:
    """One shared reason per amount, for checks such as "needs 3 Willpower": index it by the amount."""
    return [Reason(key, clause, {argument: number}) for number in range(highest + 1)]


def reasons_in(names: Mapping[str, object]) -> tuple[Reason, ...]:
    """One reason per key among a module's names, for the text lint: `ALL = reasons_in(globals())`."""
    found: dict[str, Reason] = {}
    for value in names.values():
        first = value[0] if isinstance(value, list) and value else value
        if isinstance(first, Reason):
            found.setdefault(first.key, first)
    return tuple(found.values())


OK: Final = Reason("ok")

# What any game may refuse, whatever its rules.
GAME_OVER: Final = Reason("game-over")
NOT_YOUR_DECISION: Final = Reason("not-your-decision")
ALREADY_ANSWERED: Final = Reason("already-answered")
NOT_NOW: Final = Reason("not-now")
NOTHING_TO_UNDO: Final = Reason("nothing-to-undo")
UNDO_NEW_INFORMATION: Final = Reason("undo-new-information")
UNDO_OTHERS_CHOSE: Final = Reason("undo-others-chose")

# Every reason key that is no game's own, with the arguments it comes with; the text lint asks for each of them
# in every language.
KERNEL_REASON_KEYS: Final[dict[str, tuple[str, ...]]] = {
    "game-over": (),
    "not-your-decision": (),
    "already-answered": (),
    "not-now": (),
    "nothing-to-undo": (),
    "undo-new-information": (),
    "undo-others-chose": (),
    "unknown-game": ("game", "known"),
    "no-game-in-module": ("module", "problem"),
    "unknown-verb": ("verb",),
    "unknown-noun": ("verb", "noun"),
    "missing-noun": ("verb",),
    "unwanted-noun": ("verb", "noun"),
    "unknown-action": ("action",),
    "unknown-seat": ("seat", "seats"),
    "unknown-option": ("name", "known"),
    "option-not-a-choice": ("name", "value", "choices"),
    "option-out-of-range": ("name", "value", "low", "high"),
    "option-wrong-type": ("name", "wanted", "value"),
    "option-excluded": ("name", "value", "other", "other_value"),
    "option-list-length": ("name", "length", "lengths"),
    "option-repeats": ("name", "value"),
    "bad-seed": ("longest",),
    "save-not-a-history": (),
    "save-newer": ("found", "known"),
    "save-damaged": ("line",),
    "save-other-rules": ("found", "known"),
    "save-differs": ("number", "found", "known"),
    "unknown-generator": ("name",),
    "save-other-encoding": (),
    "save-action-refused": ("number", "action", "seat"),
    "snapshot-damaged": ("part",),
    "scenario-not-toml": ("problem",),
    "scenario-too-long": ("found", "most"),
    "scenario-too-deep": ("most",),
    "scenario-unknown-key": ("key", "known"),
    "scenario-wrong-value": ("key", "value"),
    "scenario-unanswered-chance": (),
    "content-unknown-pack": ("path",),
    "content-not-toml": ("file", "problem"),
    "content-no-heading": ("file", "field"),
    "content-wrong-entry": ("file", "kind"),
    "content-unknown-kind": ("kind", "known"),
    "content-missing-id": ("kind", "number"),
    "content-unknown-id": ("kind", "id"),
    "content-twice": ("kind", "id"),
    "content-unknown-field": ("kind", "id", "field", "known"),
    "content-out-of-range": ("kind", "id", "field", "value"),
    "content-wrong-type": ("kind", "id", "field", "wanted", "value"),
    "content-unknown-provenance": ("kind", "id", "value", "known"),
}
