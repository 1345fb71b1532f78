"""The Spirit boards as tables: what each Spirit Action costs with which upgrades, on the A and B sides.

A set of upgrades is a mask of the three upgrade columns. For each board, action and set the tables hold the Willpower,
the Ambition and the flags of the upgrades in it.

Clauses: board-b.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, Final

from mindtable.content import read_toml

SPIRITS: Final = ("love", "delight", "empathy", "harmony", "hatred", "misery", "malice", "anxiety")
(LOVE, DELIGHT, EMPATHY, HARMONY, HATRED, MISERY, MALICE, ANXIETY) = range(8)
SPIRIT_TEAM: Final = (0, 0, 0, 0, 1, 1, 1, 1)
EDITIONS: Final = ("first", "revised")
FIRST: Final = 0
REVISED: Final = 1

MOVE: Final = 0
INVOKE: Final = 1
QUELL: Final = 2
FORTIFY: Final = 3
EMPOWER: Final = 4
SPIRIT_ACTIONS: Final = ("move", "invoke", "quell", "fortify", "empower")
# The places for Vibe tokens on a Spirit board: four in each row, the first unlocks.
TOKEN_SPACES: Final = tuple(f"{row}-{column}" for row in SPIRIT_ACTIONS for column in range(1, 5))

# The flags of the upgrades, told apart within a row: fewer than 30 bits, which Python handles fastest.
# Of more than one row:
DETERMINATION: Final = 1 << 0
RELISH: Final = 1 << 1
SEETHE: Final = 1 << 2
DRAIN: Final = 1 << 3
TWO_KEEP_ONE: Final = 1 << 4  # Relish of Delight, revised
# Move:
HASTE: Final = 1 << 9
SURMOUNT: Final = 1 << 10
EMBRACE: Final = 1 << 11
PUSH: Final = 1 << 12
SWITCHEROO: Final = 1 << 13
FLIGHT: Final = 1 << 14
CHARGE: Final = 1 << 15
WILDFIRE: Final = 1 << 16
DECEIVE: Final = 1 << 17
FROM_THE_SHADOWS: Final = 1 << 18
# Invoke:
BOLSTER: Final = 1 << 9
INNER_FORCE: Final = 1 << 10
FORGING_BONDS: Final = 1 << 11
SUMMON: Final = 1 << 12
SHARING_IS_CARING: Final = 1 << 13
MOTIVATION: Final = 1 << 14
SEEDS_OF_DARKNESS: Final = 1 << 15
ANYWHERE: Final = 1 << 16  # Seeds of Darkness, revised
# Quell:
SUBDUE: Final = 1 << 9
EXTINGUISH: Final = 1 << 10
HOME_GROUND: Final = 1 << 11
CLEANSING_LIGHT: Final = 1 << 12
CONVERSION: Final = 1 << 13
VANQUISH: Final = 1 << 14
EMOTIONAL_CYCLE: Final = 1 << 15
REPEL: Final = 1 << 16
EXTERMINATE: Final = 1 << 17
DEVOUR: Final = 1 << 18
DISCOUNT: Final = 1 << 19  # Repel, first edition: 2 Willpower less instead of 2 gained
# Fortify:
EXALT: Final = 1 << 9
RAZE: Final = 1 << 10
PIERCE_THE_DARKNESS: Final = 1 << 11
GARRISON: Final = 1 << 12
FEELING_SAFE: Final = 1 << 13
ATTUNE: Final = 1 << 14
GLOOMY_VIEW: Final = 1 << 15
ALL_FOR_ME: Final = 1 << 16
# Empower:
CHANNELED_POWER: Final = 1 << 9
EMOTIONAL_OUTBURST: Final = 1 << 10
BRIGHTEN_UP: Final = 1 << 11
RUSH_TO_AID: Final = 1 << 12
ASSIMILATE: Final = 1 << 13
SPREADING_DARKNESS: Final = 1 << 14
# Effects that go further than the upgrade's name says, in one edition.
_EFFECTS: Final = {"discount": DISCOUNT, "two-keep-one": TWO_KEEP_ONE, "anywhere": ANYWHERE}
# The order is that of the actions' numbers: new ones go to the end.
_FLAG_OF: Final = {
    "haste": HASTE,
    "surmount": SURMOUNT,
    "determination": DETERMINATION,
    "bolster": BOLSTER,
    "inner-force": INNER_FORCE,
    "subdue": SUBDUE,
    "extinguish": EXTINGUISH,
    "exalt": EXALT,
    "raze": RAZE,
    "channeled-power": CHANNELED_POWER,
    "emotional-outburst": EMOTIONAL_OUTBURST,
    "embrace": EMBRACE,
    "forging-bonds": FORGING_BONDS,
    "home-ground": HOME_GROUND,
    "pierce-the-darkness": PIERCE_THE_DARKNESS,
    "garrison": GARRISON,
    "brighten-up": BRIGHTEN_UP,
    "push": PUSH,
    "summon": SUMMON,
    "cleansing-light": CLEANSING_LIGHT,
    "relish": RELISH,
    "switcheroo": SWITCHEROO,
    "sharing-is-caring": SHARING_IS_CARING,
    "motivation": MOTIVATION,
    "conversion": CONVERSION,
    "feeling-safe": FEELING_SAFE,
    "flight": FLIGHT,
    "vanquish": VANQUISH,
    "emotional-cycle": EMOTIONAL_CYCLE,
    "attune-with-origin": ATTUNE,
    "rush-to-aid": RUSH_TO_AID,
    "charge": CHARGE,
    "wildfire": WILDFIRE,
    "seethe": SEETHE,
    "repel": REPEL,
    "deceive": DECEIVE,
    "drain": DRAIN,
    "gloomy-view": GLOOMY_VIEW,
    "assimilate": ASSIMILATE,
    "exterminate": EXTERMINATE,
    "all-for-me": ALL_FOR_ME,
    "from-the-shadows": FROM_THE_SHADOWS,
    "seeds-of-darkness": SEEDS_OF_DARKNESS,
    "devour": DEVOUR,
    "spreading-darkness": SPREADING_DARKNESS,
}
UPGRADES: Final = tuple(_FLAG_OF)

_CONTENT: Final = read_toml("mindtable.games.cerebria", "boards.toml")
BOARD_ROWS: Final[list[dict[str, Any]]] = _CONTENT["board"]  # the B sides

# Boards are numbered: 0 the A side (the same for all), then the B sides of the first and of the revised edition.
A_SIDE: Final = 0
BOARDS: Final = 17


def b_side(edition: int, spirit: int) -> int:
    return 1 + 8 * edition + spirit


def _upgrades(board: int, row: int) -> list[dict[str, Any]]:
    """The three upgrades of a row as {id, willpower, ambition, effect}."""
    upgrades: list[dict[str, Any]] = [dict(upgrade) for upgrade in _CONTENT["action"][row]["upgrades"]]
    if board != A_SIDE:
        edition, spirit = divmod(board - 1, 8)
        sheet = next(b for b in BOARD_ROWS if b["spirit"] == SPIRITS[spirit] and b["edition"] == EDITIONS[edition])
        for change in sheet["changes"]:
            if change["action"] == SPIRIT_ACTIONS[row]:
                column = [u["id"] for u in _CONTENT["action"][row]["upgrades"]].index(change["replaces"])
                upgrades[column] = change
    return upgrades


def _flags(upgrade: dict[str, Any]) -> int:
    return _FLAG_OF[upgrade["id"]] | _EFFECTS.get(upgrade.get("effect", ""), 0)


# UPGRADE_AT[board][row][column] is the upgrade's number.
UPGRADE_AT: Final[list[list[list[int]]]] = [
    [[UPGRADES.index(upgrade["id"]) for upgrade in _upgrades(board, row)] for row in range(5)]
    for board in range(BOARDS)
]


def _added_up(of: Callable[[dict[str, Any]], int], base: str = "") -> list[list[list[int]]]:
    """By board, row and mask of upgrades used: a figure of all these upgrades, and of the action itself."""
    return [
        [
            [
                _CONTENT["action"][row].get(base, 0)
                + sum(of(upgrade) for column, upgrade in enumerate(_upgrades(board, row)) if mask >> column & 1)
                for mask in range(8)
            ]
            for row in range(5)
        ]
        for board in range(BOARDS)
    ]


FLAGS: Final = _added_up(_flags)
WILLPOWER_COST: Final = _added_up(lambda u: u.get("willpower", 0) - (u["id"] == "determination"), "willpower")
AMBITION_COST: Final = _added_up(lambda u: u.get("ambition", 0), "ambition")
# What a Spirit saves at most on an action with upgrades: Hatred 1 Willpower.
SAVES: Final[list[int]] = [1 if spirit == HATRED else 0 for spirit in range(len(SPIRITS))]
BASE_AMBITION: Final[list[int]] = [action.get("ambition", 0) for action in _CONTENT["action"]]

# --- which upgrades go together
# Which upgrades an action is done with is a set of upgrades, one of these eight masks; the smallest come first.
_SETS: Final = sorted(range(8), key=lambda used: bin(used).count("1"))
ALL_UPGRADES: Final = 0b111
# Several such sets are a mask, too: the bit 1 << used stands for the set `used`. So one & says which of the sets that
# can be used can be paid as well, and SETS_IN lists them.
SETS_IN: Final[list[list[int]]] = [[used for used in _SETS if sets >> used & 1] for sets in range(256)]


def _mask(sets: Iterable[int]) -> int:
    return sum(1 << used for used in sets)


def _missing(ready: int, used: int) -> int:
    """The places of a row that a set needs besides those that are ready: the first unlocks it, each upgrade has one."""
    return (1 | used << 1) & ~ready


def _made_usable(tokens: int, ready: int, free: int, used: int) -> bool:
    missing = _missing(ready, used)
    return 0 < bin(missing).count("1") <= tokens and not missing & ~free


# By a set of upgrades: the sets that hold it.
HOLDING: Final[list[int]] = [_mask(used for used in _SETS if used & must == must) for must in range(8)]
# By the places of a row that are ready: the sets that can be used.
USABLE: Final[list[int]] = [_mask(used for used in _SETS if not _missing(ready, used)) for ready in range(16)]
# By a number of Vibe tokens and the places that are ready and free: the sets that so many tokens make usable, or fewer.
MADE_USABLE: Final[list[list[list[int]]]] = [
    [
        [_mask(used for used in _SETS if _made_usable(tokens, ready, free, used)) for free in range(16)]
        for ready in range(16)
    ]
    for tokens in range(3)
]


def _payable(board: int, row: int, willpower: int, ambition: int) -> int:
    if row == QUELL:  # its target may make it cheaper, or spare the Ambition
        return _mask(_SETS)
    costs, tokens = WILLPOWER_COST[board][row], AMBITION_COST[board][row]
    return _mask(used for used in _SETS if costs[used] <= willpower and tokens[used] <= ambition)


# By board, row and purse (4 * Willpower, up to ENOUGH, + Ambition): the sets that can be paid.
ENOUGH: Final = max(max(costs) for rows in WILLPOWER_COST for costs in rows)
PAYABLE: Final[list[list[list[int]]]] = [
    [[_payable(board, row, *divmod(purse, 4)) for purse in range(4 * (ENOUGH + 1))] for row in range(5)]
    for board in range(BOARDS)
]
