"""Spirit Actions: which of them can be announced, with what upgrades and Vibe tokens.

An upgrade or a token may be chosen only as long as some target remains for it, so that an action once begun can always
be finished. `act` prepares the action; the five actions themselves are in the files of their names.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from mindtable.games.cerebria.pieces.board import COLOURS
from mindtable.games.cerebria.pieces.spirit_boards import (
    AMBITION_COST,
    ANY_UPGRADES,
    EMPOWER,
    ENOUGH,
    FLAGS,
    HARMONY,
    INVOKE,
    MOVE,
    NO_UPGRADE,
    PAYABLE,
    QUELL,
    REVISED,
    SAVES,
    SETS_IN,
    SPREADING_DARKNESS,
    SUPERSETS,
    WITH_ONE_MORE,
)
from mindtable.games.cerebria.pieces.state import State
from mindtable.games.cerebria.rules.prices import discounted
from mindtable.games.cerebria.rules.row import ROWS
from mindtable.games.cerebria.rules.vibe import colour_fits
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
UNLOCKING_COLUMN = [0]
UPGRADE_COLUMNS = [1, 2, 3]
PHRASES: Final = {"label-begin-locked": ("action",)}
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


# --- what can be done


def possible(g: State, seat: int, row: int, must: int, realm: int = NO_REALM) -> bool:
    """Whether the action can be done with at least these upgrades, the tokens being as they are."""
    ready = g.ready[5 * seat + row]
    if not ready & 1 or must & ~(ready >> 1):
        return False
    payable = PAYABLE[g.boards[seat]][row][purse(g, seat)]
    return with_one_of(g, seat, row, SUPERSETS[ready >> 1][must] & payable, realm)


def with_one_of(g: State, seat: int, row: int, sets: int, realm: int) -> bool:
    """Whether the action can be done with one of these sets of upgrades, all of which can be paid at a glance."""
    for used in SETS_IN[sets]:
        if ROWS[row].can(g, seat, used, realm):
            return True
    return False


def purse(g: State, seat: int) -> int:
    """What a seat can spend, at a glance, as the table of payable sets wants it."""
    willpower = g.willpower[seat] + SAVES[g.spirits[seat]]
    if willpower > ENOUGH:
        willpower = ENOUGH
    return 4 * willpower + g.ambition[g.teams[seat]]


def token_could_help(g: State, seat: int, row: int, payable: int) -> bool:
    """Whether an action that cannot be done as it is could be with the upgrades that a discard may add, no card gone.

    Discarding only ever takes cards from the hand, so what is impossible here stays so; but for an Invoke from a deck
    that is empty, which a discard gives a new top.
    """
    if row == INVOKE and not g.decks[seat]:
        return True
    ready = g.ready[5 * seat + row]
    sets = WITH_ONE_MORE[ready >> 1] if ready & 1 else NO_UPGRADE
    if tokens_by_discard(g, seat) > 1:
        sets = ANY_UPGRADES
    return with_one_of(g, seat, row, sets & payable, NO_REALM)


def hand_matters(g: State, seat: int, row: int) -> bool:
    """Whether the cards left in hand decide what the action can be done to."""
    if row == EMPOWER:
        return bool(FLAGS[g.boards[seat]][EMPOWER][7] & SPREADING_DARKNESS)
    return row in (INVOKE, QUELL)


def tokens_by_discard(g: State, seat: int) -> int:
    """How many Vibe tokens an action may place by discarding."""
    return 2 if g.spirits[seat] == HARMONY and g.edition == REVISED and not g.basic else 1


def any_colour_by_discard(g: State, seat: int) -> bool:
    """Harmony places any colour, whatever the discarded card's Vibe."""
    return g.spirits[seat] == HARMONY and not g.basic


def token_fits(g: State, seat: int, row: int, card: int) -> bool:
    """Whether a discarded card gives a token of a colour that its row takes."""
    return any_colour_by_discard(g, seat) or colour_fits(g, seat, row, g.cards.vibe[card])


def has_free_place(g: State, seat: int, row: int) -> bool:
    first = 20 * seat + 4 * row
    return 0 in g.tokens[first : first + 4]


def possible_after_discard(g: State, seat: int, row: int, card: int, more: int, realm: int, already: bool) -> bool:
    """Whether discarding this card leads to a Vibe token with which the action can be done.

    Tried out on the position itself, which is put back as it was. `more` is how many further discards may follow,
    `already` whether the action can be done before.
    """
    first = 20 * seat + 4 * row
    if any_colour_by_discard(g, seat):
        colours = [colour for colour in COLOURS if colour_fits(g, seat, row, colour)]
        if not colours:
            return False
        colour = colours[0]
    else:
        colour = g.cards.vibe[card]
        if not colour_fits(g, seat, row, colour):
            return False
    tokens = g.tokens
    ready = g.ready[5 * seat + row]
    hand, deck = g.hands[seat], g.decks[seat]
    at = hand.index(card)
    hand.pop(at)
    deck.insert(0, card)
    found = False
    for column in UPGRADE_COLUMNS if tokens[first] else UNLOCKING_COLUMN:
        if tokens[first + column]:
            continue
        tokens[first + column] = colour
        g.ready[5 * seat + row] = ready | 1 << column
        # What was impossible before can only become possible with the new upgrade itself.
        must = 1 << column - 1 if column and not already else 0
        found = possible(g, seat, row, must, realm) or (more > 1 and any_discard(g, seat, row, more - 1, realm))
        tokens[first + column] = 0
        if found:
            break
    g.ready[5 * seat + row] = ready
    deck.pop(0)
    hand.insert(at, card)
    return found


def any_discard(g: State, seat: int, row: int, more: int, realm: int) -> bool:
    """Whether some discard makes an action possible that is not so as it is."""
    tried: list[int] = []
    matters = hand_matters(g, seat, row)
    for card in g.hands[seat]:
        # Two cards of one colour differ only as cards left in hand.
        kind = card if matters else g.cards.vibe[card]
        if kind in tried:
            continue
        tried.append(kind)
        if possible_after_discard(g, seat, row, card, more, realm, already=False):
            return True
    return False


def can_begin(g: State, seat: int, row: int, purse: int) -> bool:
    """Whether a Spirit Action can be announced: as it is, or after placing a Vibe token on its row."""
    payable = PAYABLE[g.boards[seat]][row][purse]
    if not payable:
        return False
    ready = g.ready[5 * seat + row]
    if not ready & 1:
        return _can_begin_locked(g, seat, row, payable)
    hand = g.hands[seat]
    action = ROWS[row]
    if row != MOVE and not action.could(g, seat, 7 if hand else ready >> 1):
        return False
    for used in SETS_IN[SUPERSETS[ready >> 1][0] & payable]:
        if action.can(g, seat, used, NO_REALM):
            return True
    if not hand:
        return False
    discards = tokens_by_discard(g, seat)
    if discards == 1 and not hand_matters(g, seat, row):
        helpful = _with_a_new_upgrade(g, seat, row) & payable
        return helpful > 0 and _some_token_fits(g, seat, row) and with_one_of(g, seat, row, helpful, NO_REALM)
    return token_could_help(g, seat, row, payable) and any_discard(g, seat, row, discards, NO_REALM)


def _some_token_fits(g: State, seat: int, row: int) -> bool:
    for card in g.hands[seat]:
        if token_fits(g, seat, row, card):
            return True
    return False


def _with_a_new_upgrade(g: State, seat: int, row: int) -> int:
    """The sets of upgrades with one that has no token yet, besides those that are ready."""
    first = 20 * seat + 4 * row
    ready = g.ready[5 * seat + row] >> 1
    sets = 0
    for column in range(3):
        if not g.tokens[first + 1 + column]:
            sets |= SUPERSETS[ready | 1 << column][1 << column]
    return sets


def _can_begin_locked(g: State, seat: int, row: int, payable: int) -> bool:
    """Whether an action can be announced whose row has no Vibe token: only by placing one."""
    hand = g.hands[seat]
    if not hand or g.tokens[20 * seat + 4 * row]:
        return False
    discards = tokens_by_discard(g, seat)
    if not ROWS[row].could(g, seat, 7 if discards > 1 else 0):
        return False
    if discards == 1 and (not hand_matters(g, seat, row) or (row == INVOKE and len(hand) > 1)):
        # Any card unlocks it, and of two cards one is left to be invoked.
        return with_one_of(g, seat, row, NO_UPGRADE & payable, NO_REALM)
    return token_could_help(g, seat, row, payable) and any_discard(g, seat, row, discards, NO_REALM)


def check_begin(g: State, seat: int, row: int) -> Reason:
    if g.basic and row == EMPOWER:
        return NOT_IN_BASIC
    if can_begin(g, seat, row, purse(g, seat)):
        return OK
    unlocked = g.ready[5 * seat + row] & 1
    if g.tokens[20 * seat + 4 * row] and not unlocked:
        return ROW_BLOCKED
    return _why_no_begin(g, seat, row) if unlocked or g.hands[seat] else ROW_LOCKED


def label_begin(g: State, seat: int, row: int) -> Phrase:
    locked = not g.ready[5 * seat + row] & 1
    action = row_name(row)
    label = Phrase("label-begin-locked", action=action) if locked else verb_phrase(words.BEGIN, action)
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
