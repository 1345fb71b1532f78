"""The Emotion cards as tables: one list per figure, indexed by the card's number.

Read from content/emotions.toml, with a content pack laid over it where a table plays with one. The numbers of the
cards never change; a pack changes figures, not powers. Rules ask these tables what a card does, never which one it is.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import reduce
from operator import or_
from typing import Any, Final

from mindtable.content import read_toml
from mindtable.games.cerebria.pieces.board import BLISS, GLOOM, VIBES
from mindtable.games.cerebria.pieces.powers import Power

STARTING: Final = 0
MILD: Final = 1
STRONG: Final = 2
GRADES: Final = ("starting", "mild", "strong")

CARD_ROWS: Final[list[dict[str, Any]]] = read_toml("mindtable.games.cerebria", "emotions.toml")["emotion"]
CARDS: Final = tuple(str(row["id"]) for row in CARD_ROWS)
CARD: Final = {name: number for number, name in enumerate(CARDS)}
NO_CARD: Final = -1

BRIGHTNESS: Final = 0
BLEAKNESS: Final = 1
STARTING_CARD: Final = (BRIGHTNESS, BLEAKNESS)
MOST_ESSENCE: Final = 6  # that a card has spaces for

# What a rule asks of a side: whether an Emotion in play gives it this power.
ACTIVATED: Final = 1
REACTS: Final = 2
REACTS_TO_DEPARTURE: Final = 4
MOVE_FURTHER: Final = 8
END_MOVE_ON_FOE: Final = 16
LAND_ADJACENT: Final = 32
ABSORB_LESS: Final = 64
ORIGIN_MAY_REST: Final = 128
NO_BASIC_AMBITION: Final = 256
FOE_PAYS_TO_MOVE: Final = 512
FOE_PAYS_TO_INVOKE: Final = 1024
FOE_PAYS_TO_BRING: Final = 2048
FOE_PAYS_TOLL: Final = 4096
ASKED_FOR: Final = {
    "gives_essence": ACTIVATED,
    "returns_essence": ACTIVATED,
    "when_foe_moves_upgraded": REACTS,
    "when_foe_upgrades": REACTS,
    "when_foe_quells": REACTS,
    "when_adjacent_leaves": REACTS,
    "when_another_leaves": REACTS | REACTS_TO_DEPARTURE,
    "move_further": MOVE_FURTHER,
    "end_move_on_foe": END_MOVE_ON_FOE,
    "land_adjacent": LAND_ADJACENT,
    "absorb_less": ABSORB_LESS,
    "origin_may_rest": ORIGIN_MAY_REST,
    "no_basic_ambition": NO_BASIC_AMBITION,
    "foe_move_near": FOE_PAYS_TO_MOVE,
    "foe_invoke_adjacent": FOE_PAYS_TO_INVOKE,
    "foe_bring_adjacent": FOE_PAYS_TO_BRING,
    "foe_invoke_essence": FOE_PAYS_TOLL,
    "foe_invoke_essence_adjacent": FOE_PAYS_TOLL,
}


class Cards:
    """The figures of all cards. One instance per content pack; nothing in it changes during play."""

    def __init__(self, changes: Mapping[str, Mapping[str, Any]]) -> None:
        rows = [{**row, **changes.get(row["id"], {})} for row in CARD_ROWS]
        self.side: Final[list[int]] = [BLISS if row["side"] == "bliss" else GLOOM for row in rows]
        self.grade: Final[list[int]] = [GRADES.index(row["grade"]) for row in rows]
        self.vibe: Final[list[int]] = [VIBES.index(row.get("vibe", "none")) for row in rows]
        self.spaces: Final[list[list[int]]] = [list(row["spaces"]) for row in rows]
        self.size: Final[list[int]] = [len(row["spaces"]) for row in rows]
        self.strong: Final[list[int]] = [CARD[row["strong"]] if "strong" in row else NO_CARD for row in rows]
        self.threshold: Final[list[int]] = [int(row.get("threshold", 0)) for row in rows]
        self.copies: Final[list[int]] = [int(row["copies"]) for row in rows]

        self.power: Final[list[Power]] = [Power(row.get("power", "")) for row in rows]

        def figures(name: str) -> list[int]:
            return [power.figures.get(name, 0) for power in self.power]

        # What happens when the card enters play: what, how much, to whom, how often, on which condition.
        self.entry: Final = figures("entry")
        self.entry_amount: Final = figures("entry_amount")
        self.entry_near: Final = figures("entry_near")
        self.entry_target: Final = figures("entry_target")
        self.entry_count: Final = figures("entry_count")
        self.entry_condition: Final = figures("entry_condition")
        # What its side may do with it once in a turn: give Essence away, or return it at a price.
        self.gives_essence: Final = figures("gives_essence")
        self.returns_essence: Final = figures("returns_essence")
        # Willpower less to pay by its own side, more by the other (foe).
        self.own_quell: Final = figures("own_quell")
        self.own_quell_adjacent: Final = figures("own_quell_adjacent")
        self.foe_quell_adjacent: Final = figures("foe_quell_adjacent")
        self.foe_move_near: Final = figures("foe_move_near")
        self.foe_invoke_adjacent: Final = figures("foe_invoke_adjacent")
        self.foe_bring_adjacent: Final = figures("foe_bring_adjacent")
        # Essence to pay besides.
        self.foe_invoke_essence: Final = figures("foe_invoke_essence")
        self.foe_invoke_essence_adjacent: Final = figures("foe_invoke_essence_adjacent")
        self.foe_quell_essence: Final = figures("foe_quell_essence")
        # What its own side gets.
        self.absorb_near: Final = figures("absorb_near")
        self.absorb_by_triad: Final = figures("absorb_by_triad")
        self.absorb_more: Final = figures("absorb_more")
        self.end_of_turn_near: Final = figures("end_of_turn_near")
        self.card_with_ambition: Final = figures("card_with_ambition")
        self.action_after_empower: Final = figures("action_after_empower")
        self.when_foe_moves_upgraded: Final = figures("when_foe_moves_upgraded")
        self.when_foe_upgrades: Final = figures("when_foe_upgrades")
        self.when_foe_quells: Final = figures("when_foe_quells")
        self.when_adjacent_leaves: Final = figures("when_adjacent_leaves")
        self.when_another_leaves: Final = figures("when_another_leaves")
        # The most Essence that one Quell takes from it.
        self.most_per_quell: Final[list[int]] = [most or MOST_ESSENCE for most in figures("most_per_quell")]
        # Intensity tokens that follow the board.
        self.token_per_adjacent_own: Final = figures("token_per_adjacent_own")
        self.token_while_alone: Final = figures("token_while_alone")
        self.token_per_essence_behind: Final = figures("token_per_essence_behind")
        self.token_while_behind_in_realms: Final = figures("token_while_behind_in_realms")
        following = (
            self.token_per_adjacent_own,
            self.token_while_alone,
            self.token_per_essence_behind,
            self.token_while_behind_in_realms,
        )
        self.dynamic: Final[list[bool]] = [any(figures) for figures in zip(*following, strict=True)]
        # The powers that rules ask for, as a mask.
        self.powers: Final[list[int]] = [
            reduce(or_, (mask for name, mask in ASKED_FOR.items() if power.figures.get(name)), 0)
            for power in self.power
        ]
        # Which cards have a word: so that a rule need not look at all fifteen slots.
        self.cards_with_powers: Final = _with(self.powers)
        self.cards_own_quell: Final = _with(self.own_quell)
        self.cards_no_quell: Final = _with(figures("no_quell"))
        self.cards_no_foe_intensity: Final = _with(figures("no_foe_intensity"))
        self.cards_foe_invoke_essence: Final = _with(self.foe_invoke_essence)
        self.cards_absorb_by_triad: Final = _with(self.absorb_by_triad)
        self.cards_absorb_more: Final = _with(self.absorb_more)
        self.cards_card_with_ambition: Final = _with(self.card_with_ambition)
        self.cards_action_after_empower: Final = _with(self.action_after_empower)
        self.cards_when_foe_moves_upgraded: Final = _with(self.when_foe_moves_upgraded)
        self.cards_when_foe_upgrades: Final = _with(self.when_foe_upgrades)
        self.cards_when_foe_quells: Final = _with(self.when_foe_quells)
        self.cards_when_another_leaves: Final = _with(self.when_another_leaves)
        self.cards_foe_quell_essence: Final = _with(self.foe_quell_essence)


def _with(figures: list[int]) -> list[int]:
    return [card for card, figure in enumerate(figures) if figure != 0]


OFFICIAL: Final = Cards({})
