"""A Spirit Action in preparation: perhaps a Vibe token is placed, upgrades and the target are chosen; then it is done.

What can be done at all is in `spirit_action`, the five actions themselves in the files of their names.
"""

from __future__ import annotations

from typing import Final

from mindtable.games.cerebria.pieces.board import COLOURS, WILD
from mindtable.games.cerebria.pieces.spirit_boards import (
    AMBITION_COST,
    HOLDING,
    SETS_IN,
    SPIRIT_ACTIONS,
    TOKEN_SPACES,
    UPGRADE_AT,
    USABLE,
)
from mindtable.games.cerebria.pieces.state import State
from mindtable.games.cerebria.rules.prices import discounted
from mindtable.games.cerebria.rules.reactions import after_upgraded_action
from mindtable.games.cerebria.rules.row import ROWS
from mindtable.games.cerebria.rules.spirit import any_colour_by_discard, tokens_by_discard
from mindtable.games.cerebria.rules.spirit_action import (
    TARGETS,
    all_targets,
    any_discard,
    cards_to_discard,
    discards_left,
    possible,
    possible_with_token,
)
from mindtable.games.cerebria.rules.supply import discard_from_hand
from mindtable.games.cerebria.rules.vibe import ANY_COLOUR, colour_fits, label_place, place_token
from mindtable.games.cerebria.wording import words
from mindtable.games.cerebria.wording.phrasing import (
    card_name,
    priced,
    realm_name,
    row_name,
    upgrade_name,
    vibe_name,
)
from mindtable.games.cerebria.wording.reasons import (
    CARD_NOT_IN_HAND,
    COLOUR_IN_ROW,
    DISCARD_FIRST,
    NO_TOKEN_FITS,
    ONE_FORTIFY_EFFECT,
    ONLY_THIS_ROW,
    ROW_LOCKED,
    TOKEN_ALREADY_PLACED,
    TOKEN_SPACE_TAKEN,
    UPGRADE_ALREADY_USED,
    UPGRADE_NOT_AVAILABLE,
    UPGRADE_NOT_ON_BOARD,
    USELESS_UPGRADE,
    WILD_ONLY_AT_START,
    WOULD_STRAND_ACTION,
)
from mindtable.kernel.phrases import Phrase
from mindtable.kernel.position import Step
from mindtable.kernel.reasons import NOT_NOW, OK, Reason

PHRASES: Final = {
    "step-act": ("action",),
    "step-act-bonus": ("realm",),
    "step-act-locked": ("action",),
    "step-act-upgraded": ("question", "upgrades"),
    "step-row-token": ("action", "colour"),
    "step-row-token-colour": ("action",),
    "label-use": ("upgrade",),
    "label-discard": ("card", "colour"),
    "any-colour": (),
    "less-willpower": ("amount",),
}


class Act(Step[State]):
    """What a Spirit Action is done with and to: upgrades and a discard for a Vibe token first, then the target."""

    number = 8
    name = "act"
    merge_forced = False  # how many choices there are tells of the hand

    def __init__(self, who: int, row: int, used: int, placed: int, realm: int) -> None:
        self.who = who
        self.row = row
        self.used = used  # the mask of its upgrades
        self.placed = placed  # Vibe tokens placed so far
        self.realm = realm  # of a bonus Invoke, or -1

    def actions(self, g: State, seat: int) -> list[int]:
        row, used, placed, realm = self.row, self.used, self.placed, self.realm
        ready = g.ready[5 * seat + row]
        options = ROWS[row].targets(g, seat, used, realm) if ready & 1 else []
        if used == 0:
            discards = discards_left(g, seat, placed)
            if discards > 0:
                already = len(options) > 0 or possible(g, seat, row, 0, realm)
                for card in cards_to_discard(g, seat, row, discards, realm, already):
                    options.append(words.DISCARD | card)
        for column in range(3):
            upgrade = 1 << column
            if ready >> 1 & ~used & upgrade and possible(g, seat, row, used | upgrade, realm):
                options.append(words.USE | UPGRADE_AT[g.boards[seat]][row][column])
        if realm >= 0 and used == 0 and placed == 0:
            options.append(words.DONE)
        return options

    def check(self, g: State, seat: int, action: int) -> Reason:
        used, placed = self.used, self.placed
        verb, noun = action & ~1023, action & 1023
        if verb == words.USE:
            return self._check_use(g, seat, noun)
        if verb == words.DISCARD:
            if used:
                return DISCARD_FIRST
            if placed >= tokens_by_discard(g, seat):
                return TOKEN_ALREADY_PLACED
            return self._check_discard(g, seat, noun)
        if action == words.DONE:
            return OK if self.realm >= 0 and used == 0 and placed == 0 else NOT_NOW
        return self._check_target(g, seat, used, action)

    def answer(self, g: State, seat: int, action: int) -> None:
        row, used, placed, realm = self.row, self.used, self.placed, self.realm
        verb, noun = action & ~1023, action & 1023
        if verb == words.USE:
            column = UPGRADE_AT[g.boards[seat]][row].index(noun)
            g.push(Act(seat, row, used | 1 << column, placed, realm))
        elif verb == words.DISCARD:
            colour = ANY_COLOUR if any_colour_by_discard(g, seat) else g.cards.vibe[noun]
            discard_from_hand(g, seat, noun)
            g.push(Act(seat, row, 0, placed + 1, realm))
            g.push(RowToken(seat, row, colour, placed + 1, realm))
        elif action != words.DONE:
            if used:
                after_upgraded_action(g, seat, row)
            ROWS[row].do(g, seat, used, action, realm)

    def question(self, g: State, viewer: int) -> Phrase:
        seat, row = self.who, self.row
        if not g.ready[5 * seat + row] & 1:
            return Phrase("step-act-locked", action=row_name(row))
        asked = Phrase("step-act", action=SPIRIT_ACTIONS[row])
        if self.realm >= 0:
            asked = Phrase("step-act-bonus", realm=realm_name(self.realm))
        columns = [column for column in range(3) if self.used >> column & 1]
        upgrades = [upgrade_name(UPGRADE_AT[g.boards[seat]][row][column]) for column in columns]
        return Phrase("step-act-upgraded", question=asked, upgrades=upgrades) if upgrades else asked

    def label(self, g: State, seat: int, action: int) -> Phrase | None:
        verb, noun = action & ~1023, action & 1023
        if action == words.DONE:
            return None
        if verb == words.USE:
            return self._label_use(g, seat, noun)
        if verb == words.DISCARD:
            colour = Phrase("any-colour") if any_colour_by_discard(g, seat) else vibe_name(g.cards.vibe[noun])
            return Phrase("label-discard", card=card_name(noun), colour=colour)
        return ROWS[self.row].label(g, seat, self.used, action, self.realm)

    def _label_use(self, g: State, seat: int, upgrade: int) -> Phrase:
        """An upgrade with what it adds to the price, or takes off it."""
        row, used, board = self.row, self.used, g.boards[seat]
        column = UPGRADE_AT[board][row].index(upgrade)
        with_it = used | 1 << column
        willpower = discounted(g, seat, row, with_it) - discounted(g, seat, row, used)
        ambition = AMBITION_COST[board][row][with_it] - AMBITION_COST[board][row][used]
        label = Phrase("label-use", upgrade=upgrade_name(upgrade))
        if willpower < 0:
            cheaper = Phrase("priced", label=label, price=[Phrase("less-willpower", amount=-willpower)])
            return cheaper.with_facts(price={"willpower": willpower})
        return priced(label, willpower, ambition)

    def where(self, g: State, seat: int, action: int) -> dict[str, object]:
        verb, noun = action & ~1023, action & 1023
        upgrades = UPGRADE_AT[g.boards[seat]][self.row]
        if verb == words.USE and noun in upgrades:
            return {"place": TOKEN_SPACES[4 * self.row + upgrades.index(noun) + 1]}
        return {}

    def _check_target(self, g: State, seat: int, used: int, action: int) -> Reason:
        row = self.row
        if not g.ready[5 * seat + row] & 1:
            return ROW_LOCKED if action & ~1023 in TARGETS[row] else NOT_NOW
        return ROWS[row].check(g, seat, used, action, self.realm)

    def _check_use(self, g: State, seat: int, upgrade: int) -> Reason:
        row, used = self.row, self.used
        columns = UPGRADE_AT[g.boards[seat]][row]
        if upgrade not in columns:
            return UPGRADE_NOT_ON_BOARD
        bit = 1 << columns.index(upgrade)
        if used & bit:
            return UPGRADE_ALREADY_USED
        if not g.ready[5 * seat + row] >> 1 & bit:
            return UPGRADE_NOT_AVAILABLE
        return OK if possible(g, seat, row, used | bit, self.realm) else self._why_no_use(g, seat, used | bit)

    def _why_no_use(self, g: State, seat: int, must: int) -> Reason:
        """An upgrade no target goes with: for want of something to pay with, which is checked last, or for no use."""
        found: Reason = USELESS_UPGRADE
        for used in SETS_IN[USABLE[g.ready[5 * seat + self.row]] & HOLDING[must]]:
            for target in all_targets(self.row):
                reason = self._check_target(g, seat, used, target)
                if reason.key.startswith("short-of-"):
                    return reason
                if used == must and reason is ONE_FORTIFY_EFFECT:
                    found = reason
        return found

    def _check_discard(self, g: State, seat: int, card: int) -> Reason:
        row, realm = self.row, self.realm
        if card not in g.hands[seat]:
            return CARD_NOT_IN_HAND
        more = discards_left(g, seat, self.placed)
        if card in cards_to_discard(g, seat, row, more, realm, possible(g, seat, row, 0, realm)):
            return OK
        if not any_colour_by_discard(g, seat) and not colour_fits(g, seat, row, g.cards.vibe[card]):
            return COLOUR_IN_ROW
        return WOULD_STRAND_ACTION


class RowToken(Step[State]):
    """Where on the action's row the Vibe token of a discarded card goes; before that, its colour where any will do."""

    number = 9
    name = "row-token"
    merge_forced = False  # how many choices there are tells of the hand

    def __init__(self, who: int, row: int, colour: int, placed: int, realm: int) -> None:
        self.who = who
        self.row = row
        self.colour = colour  # or ANY_COLOUR, as long as it is to be chosen
        self.placed = placed  # Vibe tokens placed, with this one
        self.realm = realm  # of a bonus Invoke, or -1

    def actions(self, g: State, seat: int) -> list[int]:
        row, colour = self.row, self.colour
        if colour == ANY_COLOUR:
            return [words.COLOUR | c for c in COLOURS if colour_fits(g, seat, row, c)]
        return [words.PLACE | place for place in range(4 * row, 4 * row + 4) if self._check_place(g, seat, place) is OK]

    def check(self, g: State, seat: int, action: int) -> Reason:
        verb, noun = action & ~1023, action & 1023
        if self.colour == ANY_COLOUR:
            if verb != words.COLOUR or noun == 0:
                return NOT_NOW
            if noun == WILD:
                return WILD_ONLY_AT_START
            return OK if colour_fits(g, seat, self.row, noun) else COLOUR_IN_ROW
        if verb != words.PLACE:
            return NOT_NOW
        return self._check_place(g, seat, noun)

    def answer(self, g: State, seat: int, action: int) -> None:
        if self.colour == ANY_COLOUR:
            g.push(RowToken(seat, self.row, action & 1023, self.placed, self.realm))
        else:
            place_token(g, seat, action & 1023, self.colour)

    def question(self, g: State, viewer: int) -> Phrase:
        if self.colour == ANY_COLOUR:
            return Phrase("step-row-token-colour", action=row_name(self.row))
        return Phrase("step-row-token", action=row_name(self.row), colour=vibe_name(self.colour))

    def label(self, g: State, seat: int, action: int) -> Phrase | None:
        return None if self.colour == ANY_COLOUR else label_place(g, seat, action & 1023)

    def _check_place(self, g: State, seat: int, place: int) -> Reason:
        row, realm = self.row, self.realm
        if place // 4 != row:
            return ONLY_THIS_ROW
        first = 20 * seat + 4 * row
        column = place % 4
        if g.tokens[first + column]:
            return TOKEN_SPACE_TAKEN
        if bool(column) != bool(g.tokens[first]):
            return NO_TOKEN_FITS
        if possible_with_token(g, seat, row, column, realm):
            return OK
        more = discards_left(g, seat, self.placed)
        if more > 0:
            after = g.clone()
            place_token(after, seat, place, self.colour)
            if any_discard(after, seat, row, more, realm):
                return OK
        return WOULD_STRAND_ACTION
