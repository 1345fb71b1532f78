"""The effect notation: what tiles, cards, layers, dreams and locations do, in words short enough to print beside them.

    coffee 1                                        a gain
    generate minor growth, elevate 1                gains, in the order the player likes
    repress: generate median any                    a cost, then what it brings
    major passion + minor growth: therapy 2, points 3

A cost is insights to use (`LEVEL QUALITY`, quality `any` for an icon without colour) and insights to `repress`.
Inside the rules a gain is one int, `op << 8 | a << 4 | b`, so that a list of them fits in a step.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

QUALITIES: Final = ("growth", "freedom", "passion")
ANY: Final = 3
LEVELS: Final = ("minor", "median", "major")
MINOR: Final = 0
MEDIAN: Final = 1
MAJOR: Final = 2
LOCATIONS: Final = ("theatre", "library", "opera", "museum", "university", "cafe")

# --- gains

COFFEE: Final = 1
POINTS: Final = 2
BOX: Final = 3
BRIGHT: Final = 4  # bright ideas
RESEARCH: Final = 5  # gain a research card
PLAY: Final = 6  # play research cards: up to a
GENERATE: Final = 7  # a level, b quality or ANY
ELEVATE: Final = 8  # up to a times; b is the only quality, or ANY
TRANSFER: Final = 9
TILE: Final = 10  # gain a notebook tile without coffee
RESOLVE_TILE: Final = 11  # resolve one tile, a times
RESOLVE_ROW: Final = 12
RESOLVE_COLUMN: Final = 13
INKPOT: Final = 14  # move it 1 to a
REPUTATION: Final = 15
TREAT: Final = 16  # treat one client
PROFESSOR: Final = 17  # move the professor 1 to 2 and resolve the location
TRACK: Final = 18  # resolve the reputation track
LOCATION: Final = 19  # resolve the effects of location a by tags
THERAPY: Final = 20
ROOM: Final = 21  # open the second room
ELEVATE_OR_TRANSFER: Final = 22  # transfer one, or elevate one of quality b
# Whole entries waiting in a list of parts; their number takes the place of a and b.
MAIN: Final = 23  # the main effect of a notebook tile
BANNER: Final = 24  # the banner of a notebook tile
CARD_EFFECT: Final = 25  # the effect of a research card

_COUNTED: Final = {
    "coffee": COFFEE,
    "points": POINTS,
    "box": BOX,
    "bright": BRIGHT,
    "research": RESEARCH,
    "play": PLAY,
    "transfer": TRANSFER,
    "reputation": REPUTATION,
    "therapy": THERAPY,
}
_PLAIN: Final = {
    "tile": TILE,
    "treat": TREAT,
    "professor": PROFESSOR,
    "track": TRACK,
    "room": ROOM,
    "resolve row": RESOLVE_ROW,
    "resolve column": RESOLVE_COLUMN,
}

COUNTED_NAMES: Final = {op: name for name, op in _COUNTED.items()}
PLAIN_NAMES: Final = {op: name for name, op in _PLAIN.items()}

# --- costs: level * 4 + quality, or REPRESS
REPRESS: Final = 15


class Effect:
    """A parsed effect: what it costs and what it brings."""

    def __init__(self, text: str) -> None:
        self.text: Final = text
        cost, colon, gains = text.partition(":")
        self.cost: Final = tuple(_icon(part.strip()) for part in cost.split("+")) if colon else ()
        self.gains: Final = tuple(_gain(part.strip()) for part in (gains if colon else cost).split(","))


def part(op: int, a: int = 0, b: int = 0) -> int:
    return op << 8 | a << 4 | b


def part_op(number: int) -> int:
    return number >> 8


def part_a(number: int) -> int:
    return number >> 4 & 15


def part_b(number: int) -> int:
    return number & 15


def part_entry(number: int) -> int:
    """The number of the tile or card in a MAIN, BANNER or CARD_EFFECT part."""
    return number & 255


def part_text(number: int, tiles: Sequence[str], cards: Sequence[str]) -> str:
    """A gain in the notation again; a whole entry by its name: `main one-03`, `banner one-03`, `card stage-fright`."""
    op, a, b = part_op(number), part_a(number), part_b(number)
    quality = "any" if b == ANY else QUALITIES[b] if b < ANY else ""
    if op == GENERATE:
        return f"generate {LEVELS[a]} {quality}"
    if op == ELEVATE:
        return f"elevate {a}" if b == ANY else f"elevate {a} {quality}"
    if op == ELEVATE_OR_TRANSFER:
        return f"transfer 1 or elevate 1 {quality}"
    if op == RESOLVE_TILE:
        return "resolve tile twice" if a > 1 else "resolve tile"
    if op == INKPOT:
        return f"inkpot 1-{a}" if a > 1 else "inkpot 1"
    if op == LOCATION:
        return f"location {LOCATIONS[a]}"
    if op in (MAIN, BANNER):
        return f"{'main' if op == MAIN else 'banner'} {tiles[part_entry(number)]}"
    if op == CARD_EFFECT:
        return f"card {cards[part_entry(number)]}"
    return f"{COUNTED_NAMES[op]} {a}" if op in COUNTED_NAMES else PLAIN_NAMES[op]


def cost_text(icon: int) -> str:
    """A cost in the notation again."""
    if icon == REPRESS:
        return "repress"
    return f"{LEVELS[icon >> 2]} {'any' if icon & 3 == ANY else QUALITIES[icon & 3]}"


def _icon(text: str) -> int:
    if text == "repress":
        return REPRESS
    level, _, quality = text.partition(" ")
    if level not in LEVELS or (quality not in QUALITIES and quality != "any"):
        raise ValueError(f"not a cost: {text!r}")
    return LEVELS.index(level) * 4 + (ANY if quality == "any" else QUALITIES.index(quality))


def _gain(text: str) -> int:
    if text in _PLAIN:
        return part(_PLAIN[text])
    match text.split():
        case [name, number] if name in _COUNTED and number.isdecimal():
            return part(_COUNTED[name], int(number))
        case ["generate", level, quality] if level in LEVELS:
            return part(GENERATE, LEVELS.index(level), _quality(quality))
        case ["elevate", number] if number.isdecimal():
            return part(ELEVATE, int(number), ANY)
        case ["elevate", number, quality] if number.isdecimal():
            return part(ELEVATE, int(number), _quality(quality))
        case ["resolve", "tile"]:
            return part(RESOLVE_TILE, 1)
        case ["resolve", "tile", "twice"]:
            return part(RESOLVE_TILE, 2)
        case ["inkpot", steps]:
            return part(INKPOT, int(steps.rpartition("-")[2]))
        case ["location", location]:
            return part(LOCATION, LOCATIONS.index(location))
        case ["transfer", "1", "or", "elevate", _, quality]:
            return part(ELEVATE_OR_TRANSFER, 1, _quality(quality))
    raise ValueError(f"not an effect: {text!r}")


def _quality(word: str) -> int:
    return ANY if word == "any" else QUALITIES.index(word)
