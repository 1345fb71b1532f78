"""Reading a scenario's TOML, which a stranger may have written.

Python's TOML reader takes time and memory that grow with the square of a key's depth, and recurses into nested lists.
So size and depth are limited first, in one pass that costs no more than looking at each character.
"""

from __future__ import annotations

import tomllib
from collections.abc import Collection, Mapping, Sequence
from typing import Final

from mindtable.kernel.errors import BadScenario, MindtableError, fail

LONGEST: Final = 50_000  # characters; the longest of our lessons has 6,000
DEEPEST: Final = 8  # parts of a dotted key, or lists and tables inside each other


def read_scenario(text: str) -> dict[str, object]:
    """The table in a scenario's text."""
    if len(text) > LONGEST:
        raise fail(BadScenario, "scenario-too-long", found=len(text), most=LONGEST)
    if _depth(text) > DEEPEST:
        raise fail(BadScenario, "scenario-too-deep", most=DEEPEST)
    try:
        return dict(tomllib.loads(text))
    except ValueError as error:  # a TOMLDecodeError is one, and so is a number with too many digits
        raise fail(BadScenario, "scenario-not-toml", problem=str(error)) from error


def _depth(text: str) -> int:
    """How deep keys, lists and tables go. Strings and comments don't count."""
    deepest = nested = dots = at = 0
    while at < len(text):
        letter = text[at]
        if letter in "\"'":
            at = _after_string(text, at)
            continue
        if letter == "#":
            at = text.find("\n", at)
            if at < 0:
                break
            letter = "\n"
        if letter == ".":
            dots += 1
        elif letter in "[{":
            nested, dots = nested + 1, 0
        elif letter in "]}":
            nested, dots = nested - 1, 0
        elif letter in ",=\n":
            dots = 0
        deepest = max(deepest, nested, dots + 1)
        at += 1
    return deepest


def _after_string(text: str, at: int) -> int:
    """Where the string that begins here ends; the end of the text if it never does."""
    quote = text[at]
    end = quote * 3 if text.startswith(quote * 3, at) else quote
    at += len(end)
    while at < len(text) and not text.startswith(end, at):
        at += 2 if text[at] == "\\" and quote == '"' else 1
    return at + len(end)


# --- what a game reads from the table


def wrong(key: str, value: object) -> MindtableError:
    """The error to raise for an impossible value."""
    return fail(BadScenario, "scenario-wrong-value", key=key, value=str(value))


def only_keys(table: Mapping[str, object], known: Collection[str], prefix: str = "") -> None:
    for key in table:
        if key not in known:
            raise fail(BadScenario, "scenario-unknown-key", key=prefix + key, known=", ".join(sorted(known)))


def read_name(value: object, names: Sequence[str], key: str) -> int:
    """The index of a name in the list."""
    if value not in names:
        raise wrong(key, value)
    return names.index(str(value))


def read_number(value: object, low: int, high: int, key: str) -> int:
    if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
        raise wrong(key, value)
    return value
