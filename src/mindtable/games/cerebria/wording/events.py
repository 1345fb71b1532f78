"""What can happen in a game of Cerebria, for log and animation. Arguments that are names are listed in `WORDS`."""

from __future__ import annotations

from typing import Final

from mindtable.kernel.events import EventKind

EVENTS: Final = (
    EventKind("turn", ["seat", "number"]),
    EventKind("over", []),
    EventKind("last-turn", ["cause", "step"]),
    # resources
    EventKind("pay", ["seat", "willpower", "ambition", "essence"]),
    EventKind("gain-willpower", ["seat", "amount"]),
    EventKind("lose-willpower", ["seat", "amount"]),
    EventKind("gain-essence", ["seat", "amount"]),
    EventKind("gain-ambition", ["team", "amount"]),
    EventKind("extra-action", ["seat"]),
    EventKind("draw", ["seat", "card"]),
    EventKind("discard", ["seat", "card"]),
    EventKind("reveal", ["seat", "card"]),
    EventKind("vibe", ["seat", "place", "colour"]),
    EventKind("blocked", ["seat", "place"]),
    EventKind("cleared", ["seat", "place"]),
    # Spirits and Emotions
    EventKind("move", ["seat", "space"]),
    EventKind("swap", ["seat", "other_seat"]),
    EventKind("pushed", ["seat", "space"]),
    EventKind("starting-emotion", ["seat", "slot"]),
    EventKind("starting-hands", []),
    EventKind("invoke", ["seat", "card", "slot"]),
    EventKind("essence", ["card", "slot", "amount"]),
    EventKind("essence-removed", ["card", "slot", "amount"]),
    EventKind("token", ["card", "slot", "amount"]),
    EventKind("leaves", ["card", "slot"]),
    EventKind("carried", ["card", "slot", "to"]),
    EventKind("quell", ["seat", "card", "slot", "amount"]),
    EventKind("empower", ["seat", "card", "strong", "slot"]),
    EventKind("fortify", ["seat", "realm"]),
    EventKind("exalt", ["seat", "realm"]),
    EventKind("raze", ["team", "realm"]),
    EventKind("realm-action", ["seat", "realm"]),
    EventKind("ability", ["seat", "ability"]),
    # Origin and Revelation; an event tells in which of its seven steps it is, 0 outside
    EventKind("absorb", ["seat", "sphere", "amount"]),
    EventKind("drain", ["seat", "sphere"]),
    EventKind("rotate", []),
    EventKind("revelation", ["seat", "sphere", "step"]),
    EventKind("hidden-aspiration", ["team", "aspiration", "met", "bliss", "gloom", "step"]),
    EventKind("common-aspiration", ["team", "aspiration", "met", "bliss", "gloom", "step"]),
    EventKind("fragment", ["team", "size", "points", "step"]),
    EventKind("fortress-joins", ["team", "realm", "size", "points", "step"]),
    EventKind("second-capping", ["team", "points", "step"]),
    EventKind("removed-common", ["seat", "aspiration", "step"]),
    EventKind("new-common", ["aspiration", "step"]),
    EventKind("chose-hidden", ["team", "step"], secret=["aspiration"]),
    EventKind("refill", ["sphere", "step"]),
    EventKind("intention", ["team", "intention", "points"]),
)

# Arguments that name things, with the prefix of their text keys.
WORDS: Final = {
    "card": "emotion",
    "strong": "emotion",
    "realm": "realm",
    "sphere": "sphere",
    "colour": "vibe",
    "aspiration": "aspiration",
    "place": "token-space",
    "slot": "noun-slot",
    "to": "noun-slot",
    "ability": "ability",
    "intention": "intention",
    "cause": "cause",
    "size": "fragment",
}
