"""The Spirit boards as tables: what each Spirit Action costs with which upgrades, on the A and B sides.

A set of upgrades is a mask of the three upgrade columns; for each board, action and mask the tables hold the
Willpower, the Ambition and the flags of the upgrades in it.
"""

from __future__ import annotations

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

UPGRADES: Final = (
    "haste",
    "surmount",
    "determination",
    "bolster",
    "inner-force",
    "subdue",
    "extinguish",
    "exalt",
    "raze",
    "channeled-power",
    "emotional-outburst",
    "embrace",
    "forging-bonds",
    "home-ground",
    "pierce-the-darkness",
    "garrison",
    "brighten-up",
    "push",
    "summon",
    "cleansing-light",
    "relish",
    "switcheroo",
    "sharing-is-caring",
    "motivation",
    "conversion",
    "feeling-safe",
    "flight",
    "vanquish",
    "emotional-cycle",
    "attune-with-origin",
    "rush-to-aid",
    "charge",
    "wildfire",
    "seethe",
    "repel",
    "deceive",
    "drain",
    "gloomy-view",
    "assimilate",
    "exterminate",
    "all-for-me",
    "from-the-shadows",
    "seeds-of-darkness",
    "devour",
    "spreading-darkness",
)
HASTE: Final = 1 << 0
SURMOUNT: Final = 1 << 1
DETERMINATION: Final = 1 << 2
BOLSTER: Final = 1 << 3
INNER_FORCE: Final = 1 << 4
SUBDUE: Final = 1 << 5
EXTINGUISH: Final = 1 << 6
EXALT: Final = 1 << 7
RAZE: Final = 1 << 8
CHANNELED_POWER: Final = 1 << 9
EMOTIONAL_OUTBURST: Final = 1 << 10
EMBRACE: Final = 1 << 11
FORGING_BONDS: Final = 1 << 12
HOME_GROUND: Final = 1 << 13
PIERCE_THE_DARKNESS: Final = 1 << 14
GARRISON: Final = 1 << 15
BRIGHTEN_UP: Final = 1 << 16
PUSH: Final = 1 << 17
SUMMON: Final = 1 << 18
CLEANSING_LIGHT: Final = 1 << 19
RELISH: Final = 1 << 20
SWITCHEROO: Final = 1 << 21
SHARING_IS_CARING: Final = 1 << 22
MOTIVATION: Final = 1 << 23
CONVERSION: Final = 1 << 24
FEELING_SAFE: Final = 1 << 25
FLIGHT: Final = 1 << 26
VANQUISH: Final = 1 << 27
EMOTIONAL_CYCLE: Final = 1 << 28
ATTUNE: Final = 1 << 29
RUSH_TO_AID: Final = 1 << 30
CHARGE: Final = 1 << 31
WILDFIRE: Final = 1 << 32
SEETHE: Final = 1 << 33
REPEL: Final = 1 << 34
DECEIVE: Final = 1 << 35
DRAIN: Final = 1 << 36
GLOOMY_VIEW: Final = 1 << 37
ASSIMILATE: Final = 1 << 38
EXTERMINATE: Final = 1 << 39
ALL_FOR_ME: Final = 1 << 40
FROM_THE_SHADOWS: Final = 1 << 41
SEEDS_OF_DARKNESS: Final = 1 << 42
DEVOUR: Final = 1 << 43
SPREADING_DARKNESS: Final = 1 << 44
# Effects that go further than the upgrade's name says, in one edition.
DISCOUNT: Final = 1 << 45  # Repel, first edition: 2 Willpower less instead of 2 gained
TWO_KEEP_ONE: Final = 1 << 46  # Relish of Delight, revised
ANYWHERE: Final = 1 << 47  # Seeds of Darkness, revised
_EFFECTS: Final = {"discount": DISCOUNT, "two-keep-one": TWO_KEEP_ONE, "anywhere": ANYWHERE}

_CONTENT: Final = read_toml("mindtable.games.cerebria", "boards.toml")

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
        sheet = next(
            b for b in _CONTENT["board"] if b["spirit"] == SPIRITS[spirit] and b["edition"] == EDITIONS[edition]
        )
        for change in sheet["changes"]:
            if change["action"] == SPIRIT_ACTIONS[row]:
                column = [u["id"] for u in _CONTENT["action"][row]["upgrades"]].index(change["replaces"])
                upgrades[column] = change
    return upgrades


def _flags(upgrade: dict[str, Any]) -> int:
    flags = 1 << UPGRADES.index(upgrade["id"])
    effect: int = _EFFECTS.get(upgrade.get("effect", ""), 0)
    return flags | effect


# UPGRADE_AT[board][row][column] is the upgrade's number.
UPGRADE_AT: Final[list[list[list[int]]]] = [
    [[UPGRADES.index(upgrade["id"]) for upgrade in _upgrades(board, row)] for row in range(5)]
    for board in range(BOARDS)
]
# By board, row and mask of upgrades used.
FLAGS: Final[list[list[list[int]]]] = [
    [
        [sum(_flags(u) for column, u in enumerate(_upgrades(board, row)) if mask >> column & 1) for mask in range(8)]
        for row in range(5)
    ]
    for board in range(BOARDS)
]
WILLPOWER_COST: Final[list[list[list[int]]]] = [
    [
        [
            _CONTENT["action"][row].get("willpower", 0)
            + sum(
                u.get("willpower", 0) - (u["id"] == "determination")
                for column, u in enumerate(_upgrades(board, row))
                if mask >> column & 1
            )
            for mask in range(8)
        ]
        for row in range(5)
    ]
    for board in range(BOARDS)
]
AMBITION_COST: Final[list[list[list[int]]]] = [
    [
        [
            _CONTENT["action"][row].get("ambition", 0)
            + sum(u.get("ambition", 0) for column, u in enumerate(_upgrades(board, row)) if mask >> column & 1)
            for mask in range(8)
        ]
        for row in range(5)
    ]
    for board in range(BOARDS)
]
# What a Spirit saves at most on an action with upgrades: Hatred 1 Willpower.
SAVES: Final[list[int]] = [1 if spirit == HATRED else 0 for spirit in range(len(SPIRITS))]
# By board, row and purse (4 * Willpower, up to ENOUGH, + Ambition): the sets of upgrades that can be paid, as a mask
# of sets. Only a Quell may be cheapened by its target, or spared the Ambition: at a glance, all of its sets can.
ENOUGH: Final = max(max(costs) for rows in WILLPOWER_COST for costs in rows)
PAYABLE: Final[list[list[list[int]]]] = [
    [
        [
            sum(
                1 << used
                for used in range(8)
                if row == QUELL
                or (WILLPOWER_COST[board][row][used] <= purse // 4 and AMBITION_COST[board][row][used] <= purse % 4)
            )
            for purse in range(4 * (ENOUGH + 1))
        ]
        for row in range(5)
    ]
    for board in range(BOARDS)
]
BASE_AMBITION: Final[list[int]] = [action.get("ambition", 0) for action in _CONTENT["action"]]

# The subsets of a mask of three upgrades that contain a given mask, smallest first.
SUPERSETS: Final[list[list[list[int]]]] = [
    [
        sorted((s for s in range(8) if s & within == s and s & must == must), key=lambda s: (bin(s).count("1"), s))
        for must in range(8)
    ]
    for within in range(8)
]
# The sets of three upgrades with exactly one that is not in a mask, smallest first.
WITH_ONE_MORE: Final[list[list[int]]] = [
    [s for s in SUPERSETS[7][0] if bin(s & ~within).count("1") == 1] for within in range(8)
]
COUNT: Final[list[int]] = [bin(mask).count("1") for mask in range(16)]


def board_rows() -> list[dict[str, Any]]:
    """The B sides as they stand in the content file."""
    rows: list[dict[str, Any]] = _CONTENT["board"]
    return rows
