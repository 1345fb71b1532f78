"""Why a thing may not be done: one small value that refusals, tooltips and help all share.

A legality function returns `OK` or the reason. Reasons are made once, at import, and shared, so that a
legal list built from thousands of checks allocates nothing. A reason never holds a sentence: it holds a
text key, its arguments and the clause it rests on; the text layer turns it into words.
"""

from __future__ import annotations

from typing import Final

Argument = int | str


class Reason:
    """A text key (`reason-KEY` in the language files), its arguments and the clause behind it."""

    def __init__(self, key: str, clause: str = "", args: dict[str, Argument] | None = None) -> None:
        self.key: Final = key
        self.clause: Final = clause
        self.args: Final[dict[str, Argument]] = {} if args is None else args

    def with_args(self, **args: Argument) -> Reason:
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


OK: Final = Reason("ok")

# What any game may refuse, whatever its rules.
GAME_OVER: Final = Reason("game-over")
NOT_YOUR_DECISION: Final = Reason("not-your-decision")
ALREADY_ANSWERED: Final = Reason("already-answered")
NOT_NOW: Final = Reason("not-now")
NOTHING_TO_UNDO: Final = Reason("nothing-to-undo")
UNDO_NEW_INFORMATION: Final = Reason("undo-new-information")
UNDO_OTHERS_CHOSE: Final = Reason("undo-others-chose")

# Every reason key the kernel itself may use; the text lint asks for each of them in every language.
KERNEL_REASON_KEYS: Final = (
    "game-over",
    "not-your-decision",
    "already-answered",
    "not-now",
    "nothing-to-undo",
    "undo-new-information",
    "undo-others-chose",
    "unknown-game",
    "unknown-verb",
    "unknown-noun",
    "missing-noun",
    "unwanted-noun",
    "unknown-action",
    "unknown-seat",
    "unknown-option",
    "option-not-a-choice",
    "option-out-of-range",
    "option-wrong-type",
    "option-excluded",
    "option-list-length",
    "option-repeats",
    "save-not-a-history",
    "save-newer",
    "save-damaged",
    "save-other-rules",
    "save-action-refused",
    "snapshot-damaged",
    "scenario-not-toml",
    "scenario-unknown-key",
    "scenario-wrong-value",
    "scenario-unanswered-chance",
    "content-not-toml",
    "content-wrong-entry",
    "content-unknown-pack",
)
