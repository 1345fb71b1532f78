"""The Emotion cards as tables: one list per figure, indexed by the card's number.

Read from content/emotions.toml, with a content pack laid over it where a table plays with one. The numbers of the
cards never change; a pack changes figures, not powers.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from mindtable.content import read_toml
from mindtable.games.cerebria.board import BLISS, GLOOM, VIBES

STARTING: Final = 0
MILD: Final = 1
STRONG: Final = 2
GRADES: Final = ("starting", "mild", "strong")

# What an entry power does.
NO_ENTRY: Final = 0
GAIN_WILLPOWER: Final = 1
GAIN_ESSENCE: Final = 2
GAIN_AMBITION: Final = 3
GAIN_CARD: Final = 4
TOKEN: Final = 5
PLACE_FROM_SUPPLY: Final = 6
PLACE_FROM_BOARD: Final = 7
REMOVE: Final = 8
FOES_LOSE: Final = 9
HOOK: Final = 10
_GAINS: Final = {
    "willpower": GAIN_WILLPOWER,
    "essence": GAIN_ESSENCE,
    "ambition": GAIN_AMBITION,
    "card": GAIN_CARD,
}

# What an entry power looks at: per, when, on, from.
ALWAYS: Final = 0
ADJACENT_OWN: Final = 1
EACH_ADJACENT_OWN: Final = 2
ANY_OWN: Final = 3
ITSELF: Final = 4
ADJACENT_FOE: Final = 5
EACH_ADJACENT_FOE: Final = 6
ADJACENT_WITHOUT_OWN: Final = 7
ADJACENT_FOE_STRONGER: Final = 8
FOE_FORTRESS_HERE: Final = 9
BEHIND_IN_ESSENCE: Final = 10
FOE_SPIRIT_NEAR: Final = 11
ALONE: Final = 12
_SCOPES: Final = {
    "": ALWAYS,
    "adjacent-own": ADJACENT_OWN,
    "each-adjacent-own": EACH_ADJACENT_OWN,
    "any-own": ANY_OWN,
    "itself": ITSELF,
    "adjacent-foe": ADJACENT_FOE,
    "each-adjacent-foe": EACH_ADJACENT_FOE,
    "adjacent-without-own": ADJACENT_WITHOUT_OWN,
    "adjacent-foe-stronger": ADJACENT_FOE_STRONGER,
    "foe-fortress-here": FOE_FORTRESS_HERE,
    "behind-in-essence": BEHIND_IN_ESSENCE,
    "foe-spirit-near": FOE_SPIRIT_NEAR,
    "alone": ALONE,
}

_ROWS: Final[list[dict[str, Any]]] = read_toml("mindtable.games.cerebria", "emotions.toml")["emotion"]
CARDS: Final = tuple(str(row["id"]) for row in _ROWS)
CARD: Final = {name: number for number, name in enumerate(CARDS)}
NO_CARD: Final = -1

BRIGHTNESS: Final = 0
BLEAKNESS: Final = 1
STARTING_CARD: Final = (BRIGHTNESS, BLEAKNESS)

# Cards with a power of their own.
GENEROSITY: Final = CARD["generosity"]
INNOCENCE: Final = CARD["innocence"]
TRANQUILITY: Final = CARD["tranquility"]
SATISFACTION: Final = CARD["satisfaction"]
VALOR: Final = CARD["valor"]
FAITH: Final = CARD["faith"]
FREEDOM: Final = CARD["freedom"]
BENEVOLENCE: Final = CARD["benevolence"]
PURITY: Final = CARD["purity"]
SELFLESSNESS: Final = CARD["selflessness"]
SELF_RESPECT: Final = CARD["self-respect"]
SERENITY: Final = CARD["serenity"]
SUSPICION: Final = CARD["suspicion"]
SHAME: Final = CARD["shame"]
CRAVING: Final = CARD["craving"]
DESIRE: Final = CARD["desire"]
LONGING: Final = CARD["longing"]
DIGNITY: Final = CARD["dignity"]
LETHARGY: Final = CARD["lethargy"]
INSECURITY: Final = CARD["insecurity"]
DOUBT: Final = CARD["doubt"]


class Cards:
    """The figures of all cards. One instance per content pack; nothing in it changes during play."""

    def __init__(self, changes: Mapping[str, Mapping[str, Any]]) -> None:
        rows = [{**row, **changes.get(row["id"], {})} for row in _ROWS]
        self.side: Final[list[int]] = [BLISS if row["side"] == "bliss" else GLOOM for row in rows]
        self.grade: Final[list[int]] = [GRADES.index(row["grade"]) for row in rows]
        self.vibe: Final[list[int]] = [VIBES.index(row.get("vibe", "none")) for row in rows]
        self.spaces: Final[list[list[int]]] = [list(row["spaces"]) for row in rows]
        self.size: Final[list[int]] = [len(row["spaces"]) for row in rows]
        self.strong: Final[list[int]] = [CARD[row["strong"]] if "strong" in row else NO_CARD for row in rows]
        self.threshold: Final[list[int]] = [int(row.get("threshold", 0)) for row in rows]
        self.copies: Final[list[int]] = [int(row["copies"]) for row in rows]

        entries = [row.get("entry", {}) for row in rows]
        self.entry: Final[list[int]] = [_entry_kind(entry) for entry in entries]
        self.entry_amount: Final[list[int]] = [
            int(e.get("amount", e.get("token", e.get("remove", e.get("foes_lose", 0))))) for e in entries
        ]
        self.entry_scope: Final[list[int]] = [
            _SCOPES[e.get("per", e.get("when", e.get("on", e.get("from", ""))))] for e in entries
        ]
        self.entry_near: Final[list[int]] = [int(e.get("near", 0)) for e in entries]
        self.entry_then_place: Final[list[bool]] = [e.get("then") == "place-here" for e in entries]

        ongoing = [row.get("ongoing", {}) for row in rows]

        def figures(name: str) -> list[int]:
            return [int(power.get(name, 0)) for power in ongoing]

        # Willpower more or less to pay, by the side that is not the card's (foe) or is (own).
        self.foe_quell_adjacent: Final = figures("foe_quell_adjacent")
        self.own_quell: Final = figures("own_quell")
        self.own_quell_adjacent: Final = figures("own_quell_adjacent")
        self.foe_move_near: Final = figures("foe_move_near")
        self.foe_invoke_adjacent: Final = figures("foe_invoke_adjacent")
        self.foe_bring_adjacent: Final = figures("foe_bring_adjacent")
        # Essence to pay besides.
        self.foe_invoke_essence: Final = figures("foe_invoke_essence")
        self.foe_invoke_essence_adjacent: Final = figures("foe_invoke_essence_adjacent")
        self.foe_quell_essence: Final = figures("foe_quell_essence")
        # Willpower the own side gets.
        self.absorb_near: Final = figures("absorb_near")
        self.end_of_turn_near: Final = figures("end_of_turn_near")
        self.when_foe_moves_upgraded: Final = figures("when_foe_moves_upgraded")
        self.when_foe_upgrades: Final = figures("when_foe_upgrades")
        self.when_foe_quells: Final = figures("when_foe_quells")
        self.when_adjacent_leaves: Final = figures("when_adjacent_leaves")
        # Intensity tokens that follow the board.
        self.token_per_adjacent_own: Final = figures("token_per_adjacent_own")
        self.token_while_alone: Final = figures("token_while_alone")
        self.token_per_essence_behind: Final = figures("token_per_essence_behind")
        self.token_while_behind_in_realms: Final = figures("token_while_behind_in_realms")
        self.dynamic: Final[list[bool]] = [
            any(figure[card] > 0 for figure in self._dynamic_figures()) for card in range(len(rows))
        ]
        # Which cards change the price of what: so that a price need not look at all fifteen slots.
        reacting = [
            card
            for card in range(len(rows))
            if card == SHAME
            or self.when_foe_moves_upgraded[card]
            + self.when_foe_upgrades[card]
            + self.when_foe_quells[card]
            + self.when_adjacent_leaves[card]
        ]
        self.reacting: Final[list[list[int]]] = [
            [card for card in reacting if self.side[card] == team] for team in (BLISS, GLOOM)
        ]
        self.cards_own_quell: Final = _with(self.own_quell)
        self.cards_foe_invoke_essence: Final = _with(self.foe_invoke_essence)
        self.cards_when_foe_moves_upgraded: Final = _with(self.when_foe_moves_upgraded)
        self.cards_when_foe_upgrades: Final = _with(self.when_foe_upgrades)
        self.cards_when_foe_quells: Final = _with(self.when_foe_quells)
        self.cards_foe_quell_essence: Final = _with(self.foe_quell_essence)

    def _dynamic_figures(self) -> list[list[int]]:
        return [
            self.token_per_adjacent_own,
            self.token_while_alone,
            self.token_per_essence_behind,
            self.token_while_behind_in_realms,
        ]


def _with(figures: list[int]) -> list[int]:
    return [card for card, figure in enumerate(figures) if figure != 0]


def _entry_kind(entry: Mapping[str, Any]) -> int:
    if not entry:
        return NO_ENTRY
    if "gain" in entry:
        return _GAINS[entry["gain"]]
    if "token" in entry:
        return TOKEN
    if "place" in entry:
        return PLACE_FROM_SUPPLY if entry["place"] == "supply" else PLACE_FROM_BOARD
    if "remove" in entry:
        return REMOVE
    if "foes_lose" in entry:
        return FOES_LOSE
    return HOOK


def hooks() -> list[str]:
    """The powers that are written out in code, for those who count them."""
    return [
        str(row["id"]) for row in _ROWS for timing in ("entry", "ongoing", "activated") if "hook" in row.get(timing, {})
    ]


def card_rows() -> list[dict[str, Any]]:
    return _ROWS


OFFICIAL: Final = Cards({})
