"""Spirit Actions: which of them can be announced, with what upgrades and Vibe tokens.

An upgrade or a token may be chosen only as long as some target remains for it, so that an action once begun can always
be finished. `act` prepares the action; the five actions themselves are in the files of their names.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from mindtable.games.cerebria.pieces.spirit_boards import (
    ALL_UPGRADES,
    AMBITION_COST,
    EMPOWER,
    ENOUGH,
    FLAGS,
    HOLDING,
    INVOKE,
    MADE_USABLE,
    PAYABLE,
    QUELL,
    SAVES,
    SETS_IN,
    SPREADING_DARKNESS,
    USABLE,
)
from mindtable.games.cerebria.pieces.state import State
from mindtable.games.cerebria.rules.prices import discounted
from mindtable.games.cerebria.rules.row import ROWS
from mindtable.games.cerebria.rules.spirit import any_colour_by_discard, tokens_by_discard
from mindtable.games.cerebria.rules.supply import discard_from_hand
from mindtable.games.cerebria.rules.vibe import colour_fits, free_places
from mindtable.games.cerebria.wording import words
from mindtable.games.cerebria.wording.phrasing import priced, row_name, verb_phrase
from mindtable.games.cerebria.wording.reasons import (
    NO_MATCHING_CARD,
    NO_MINOR_LEFT,
    NOT_IN_BASIC,
    ROW_BLOCKED,
    ROW_LOCKED,
)
from mindtable.kernel.actions import NOUN_BITS
from mindtable.kernel.phrases import Phrase
from mindtable.kernel.reasons import OK, Reason

NO_REALM = -1  # a bonus Invoke is bound to a Realm; any other action is not
PHRASES: Final = {"label-begin-locked": ("action",), "label-begin-locked-help": ()}
# The verbs of each row's targets.
TARGETS = (
    [words.MOVE_TO, words.SWAP],
    [words.INVOKE_CARD],
    [words.QUELL_AT],
    [words.FORTIFY_IN],
    [words.EMPOWER_AT],
)
# Reasons that hold wherever the Spirit might do it.
_OUT_OF = (NO_MATCHING_CARD, NO_MINOR_LEFT)


# --- announcing


def spirit_actions(g: State, seat: int) -> list[int]:
    """The Spirit Actions that can be announced, as they are or after discarding for Vibe tokens, as actions."""
    payable_in_row, in_purse = PAYABLE[g.boards[seat]], purse(g, seat)
    discards = discards_left(g, seat, 0)
    options: list[int] = []
    for row in range(EMPOWER if g.basic else 5):
        ready = g.ready[5 * seat + row]
        affordable = payable_in_row[row][in_purse]
        new_upgrades = discards if ready & 1 else discards - 1  # -1: locked, and no card to unlock it
        if not affordable or new_upgrades < 0:
            continue
        if ROWS[row].could(g, seat, ALL_UPGRADES if new_upgrades else ready >> 1):
            usable = USABLE[ready] & affordable
            if usable and with_one_of(g, seat, row, usable, NO_REALM):
                options.append(words.BEGIN | row)
            elif discards:
                helpful = MADE_USABLE[discards][ready][free_places(g, seat, row)] & affordable
                if helpful and _any_discard_for(g, seat, row, discards, helpful, NO_REALM):
                    options.append(words.BEGIN | row)
    return options


def check_begin(g: State, seat: int, row: int) -> Reason:
    if g.basic and row == EMPOWER:
        return NOT_IN_BASIC
    if words.BEGIN | row in spirit_actions(g, seat):
        return OK
    unlocked = g.ready[5 * seat + row] & 1
    if g.tokens[20 * seat + 4 * row] and not unlocked:
        return ROW_BLOCKED
    return _why_no_begin(g, seat, row) if unlocked or g.hands[seat] else ROW_LOCKED


def label_begin(g: State, seat: int, row: int) -> Phrase:
    locked = not g.ready[5 * seat + row] & 1
    action = row_name(row)
    label = verb_phrase(words.BEGIN, action)
    if locked:
        label = Phrase("label-begin-locked", action=action).explained(Phrase("label-begin-locked-help"))
    return priced(label, discounted(g, seat, row, 0), AMBITION_COST[g.boards[seat]][row][0])


def _why_no_begin(g: State, seat: int, row: int) -> Reason:
    """What stands in the way: the least price, something that the Spirit or its team is out of, or want of a target."""
    refused = [ROWS[row].check(g, seat, 0, target, NO_REALM) for target in all_targets(row)]
    if OK in refused:  # all would be well, could a card be spared for the Vibe token
        return ROW_LOCKED
    prices = [reason for reason in refused if reason.key.startswith("short-of-")]
    if prices:
        return min(prices, key=lambda reason: reason.args["need"])
    return next((reason for reason in refused if reason in _OUT_OF), ROWS[row].nothing(g, seat))


def all_targets(row: int) -> Iterator[int]:
    """Whatever a row's action might be done to, as actions."""
    for verb in TARGETS[row]:
        for noun in range(len(words.VERBS[verb >> NOUN_BITS].nouns.names)):
            yield verb | noun


# --- upgrades


def possible(g: State, seat: int, row: int, must: int, realm: int) -> bool:
    """Whether the action can be done with at least these upgrades, the Vibe tokens being as they are."""
    return with_one_of(g, seat, row, USABLE[g.ready[5 * seat + row]] & HOLDING[must] & payable(g, seat, row), realm)


def possible_with_token(g: State, seat: int, row: int, column: int, realm: int) -> bool:
    """Whether the action can be done with a Vibe token more, on this place of its row."""
    ready = g.ready[5 * seat + row] | 1 << column
    return with_one_of(g, seat, row, USABLE[ready] & payable(g, seat, row), realm)


def with_one_of(g: State, seat: int, row: int, sets: int, realm: int) -> bool:
    """Whether the action can be done with one of these sets of upgrades."""
    action = ROWS[row]
    for used in SETS_IN[sets]:
        if action.can(g, seat, used, realm):
            return True
    return False


def payable(g: State, seat: int, row: int) -> int:
    """The sets of upgrades that can be paid, as far as can be told before the target is known."""
    return PAYABLE[g.boards[seat]][row][purse(g, seat)]


def purse(g: State, seat: int) -> int:
    """What a seat can spend, as the table of payable sets wants it."""
    willpower = g.willpower[seat] + SAVES[g.spirits[seat]]
    if willpower > ENOUGH:
        willpower = ENOUGH
    return 4 * willpower + g.ambition[g.teams[seat]]


# --- discarding for Vibe tokens


def discards_left(g: State, seat: int, placed: int) -> int:
    """How many Vibe tokens an action may still place, as many as the hand allows."""
    left = tokens_by_discard(g, seat) - placed
    hand = len(g.hands[seat])
    return left if left < hand else hand


def token_fits(g: State, seat: int, row: int, card: int) -> bool:
    """Whether a discarded card gives a token of a colour that its row takes."""
    return any_colour_by_discard(g, seat) or colour_fits(g, seat, row, g.cards.vibe[card])


def cards_to_discard(g: State, seat: int, row: int, discards: int, realm: int, already: bool) -> list[int]:
    """The cards, each once, whose discard leads to a Vibe token with which the action can be done.

    So many may be discarded in all. `already` says whether the action can be done without.
    """
    free = free_places(g, seat, row)
    if not free or not (already or with_one_of(g, seat, row, made_usable(g, seat, row, discards), realm)):
        return []
    cards = [card for card in dict.fromkeys(g.hands[seat]) if token_fits(g, seat, row, card)]
    if cards and _hand_matters(g, seat, row, discards):
        return [card for card in cards if _possible_without(g, seat, row, card, discards, realm)]
    return cards


def any_discard(g: State, seat: int, row: int, discards: int, realm: int) -> bool:
    """Whether so many discards make an action possible that is not so as it is.

    If the Vibe tokens alone would not, discarding won't: what cannot be done with all the cards cannot be done with
    fewer. Summon may find the discarded card on top of an empty deck, but from the hand it can be invoked for less.
    """
    return _any_discard_for(g, seat, row, discards, made_usable(g, seat, row, discards), realm)


def _any_discard_for(g: State, seat: int, row: int, discards: int, helpful: int, realm: int) -> bool:
    """The same for the sets of upgrades that the Vibe tokens would make usable."""
    if with_one_of(g, seat, row, helpful, realm):
        matters = _hand_matters(g, seat, row, discards)
        for card in g.hands[seat]:
            if token_fits(g, seat, row, card):
                if not matters or _possible_without(g, seat, row, card, discards, realm):
                    return True
    return False


def made_usable(g: State, seat: int, row: int, tokens: int) -> int:
    """The sets of upgrades that so many Vibe tokens on the row, or fewer, make usable and that can be paid."""
    return MADE_USABLE[tokens][g.ready[5 * seat + row]][free_places(g, seat, row)] & payable(g, seat, row)


def _hand_matters(g: State, seat: int, row: int, discards: int) -> bool:
    """Whether it depends on the cards discarded what the action can be done to."""
    if row == INVOKE:
        # Any card that is left will do, but a small one not with every upgrade.
        for card in g.hands[seat]:
            if g.cards.size[card] < 2:
                return True
        return len(g.hands[seat]) <= discards
    return row == QUELL or (row == EMPOWER and FLAGS[g.boards[seat]][EMPOWER][ALL_UPGRADES] & SPREADING_DARKNESS > 0)


def _possible_without(g: State, seat: int, row: int, card: int, discards: int, realm: int) -> bool:
    """Whether the action can be done after discarding this card, or this one and another, for Vibe tokens."""
    after = _without(g, seat, card)
    if possible(after, seat, row, 0, realm) or with_one_of(after, seat, row, made_usable(g, seat, row, 1), realm):
        return True
    if discards > 1:
        for other in dict.fromkeys(after.hands[seat]):
            if with_one_of(_without(after, seat, other), seat, row, made_usable(g, seat, row, 2), realm):
                return True
    return False


def _without(g: State, seat: int, card: int) -> State:
    """The position in which the card is discarded."""
    after = g.clone()
    discard_from_hand(after, seat, card)
    return after
