"""Spirit Actions: announce, perhaps place a Vibe token, choose upgrades, choose the target; then it is paid and done.

The five actions themselves are in the files of their names. An upgrade may be chosen only as long as some target
remains for it, so that an action once begun can always be finished.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from mindtable.games.cerebria import words
from mindtable.games.cerebria.board import COLOURS
from mindtable.games.cerebria.empower import Empower
from mindtable.games.cerebria.fortify import Fortify
from mindtable.games.cerebria.invoke import Invoke
from mindtable.games.cerebria.move import Move
from mindtable.games.cerebria.quell import Quell
from mindtable.games.cerebria.reactions import after_upgraded_action
from mindtable.games.cerebria.reasons import (
    CARD_NOT_IN_HAND,
    COLOUR_IN_ROW,
    DISCARD_FIRST,
    NO_MATCHING_CARD,
    NO_MINOR_LEFT,
    NO_TOKEN_FITS,
    NOT_IN_BASIC,
    ONE_FORTIFY_EFFECT,
    ONLY_THIS_ROW,
    ROW_BLOCKED,
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
from mindtable.games.cerebria.row import Row
from mindtable.games.cerebria.spirit_boards import (
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
    UPGRADE_AT,
    WITH_ONE_MORE,
)
from mindtable.games.cerebria.state import State
from mindtable.games.cerebria.steps import ACT, ROW_TOKEN
from mindtable.games.cerebria.supply import discard_from_hand
from mindtable.games.cerebria.vibes import ANY_COLOUR, colour_fits, place_token
from mindtable.kernel.actions import NOUN_BITS
from mindtable.kernel.position import Step, StepKind
from mindtable.kernel.reasons import NOT_NOW, OK, Reason

NO_REALM = -1  # a bonus Invoke is bound to a Realm; any other action is not
UNLOCKING_COLUMN = [0]
UPGRADE_COLUMNS = [1, 2, 3]
ROWS: Final[list[Row]] = [Move(), Invoke(), Quell(), Fortify(), Empower()]
# The verbs of each row's targets.
_TARGETS = (
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


def _why_no_begin(g: State, seat: int, row: int) -> Reason:
    """What stands in the way: the least price, something that the Spirit or its team is out of, or want of a target."""
    refused = [ROWS[row].check(g, seat, 0, target, NO_REALM) for target in _all_targets(row)]
    if OK in refused:  # all would be well, could a card be spared for the Vibe token
        return ROW_LOCKED
    prices = [reason for reason in refused if reason.key.startswith("short-of-")]
    if prices:
        return min(prices, key=lambda reason: reason.args["need"])
    return next((reason for reason in refused if reason in _OUT_OF), ROWS[row].nothing(g, seat))


def _all_targets(row: int) -> Iterator[int]:
    """Whatever a row's action might be done to, as actions."""
    for verb in _TARGETS[row]:
        for noun in range(len(words.VERBS[verb >> NOUN_BITS].nouns.names)):
            yield verb | noun


class Act(StepKind[State]):
    """A Spirit Action in preparation.

    (kind, seat, row, upgrades used, tokens placed, Realm of a bonus Invoke or -1).
    """

    name = "act"
    merge_forced = False  # how many choices there are tells of the hand

    def actions(self, g: State, step: Step, seat: int) -> list[int]:
        row, used, placed, realm = step[2], step[3], step[4], step[5]
        unlocked = g.ready[5 * seat + row] & 1
        options = ROWS[row].targets(g, seat, used, realm) if unlocked else []
        if used == 0 and placed < self._token_limit(g, seat, realm):
            self._add_discards(g, step, seat, options)
        ready = g.ready[5 * seat + row] >> 1
        if ready & ~used:
            payable = PAYABLE[g.boards[seat]][row][purse(g, seat)]
            for column in range(3):
                bit = 1 << column
                if ready & bit and not used & bit:
                    if with_one_of(g, seat, row, SUPERSETS[ready][used | bit] & payable, realm):
                        options.append(words.USE | UPGRADE_AT[g.boards[seat]][row][column])
        if realm >= 0 and used == 0 and placed == 0:
            options.append(words.DONE)
        return options

    def check(self, g: State, step: Step, seat: int, action: int) -> Reason:
        row, used, placed, realm = step[2], step[3], step[4], step[5]
        verb, noun = action & ~1023, action & 1023
        if verb == words.USE:
            return self._check_use(g, seat, row, used, noun, realm)
        if verb == words.DISCARD:
            if used:
                return DISCARD_FIRST
            if placed >= self._token_limit(g, seat, realm):
                return TOKEN_ALREADY_PLACED
            return self._check_discard(g, seat, row, noun, placed, realm)
        if action == words.DONE:
            return OK if realm >= 0 and used == 0 and placed == 0 else NOT_NOW
        return self._check_target(g, seat, row, used, action, realm)

    def answer(self, g: State, step: Step, seat: int, action: int) -> None:
        row, used, placed, realm = step[2], step[3], step[4], step[5]
        verb, noun = action & ~1023, action & 1023
        if verb == words.USE:
            column = UPGRADE_AT[g.boards[seat]][row].index(noun)
            g.push(ACT, seat, row, used | 1 << column, placed, realm)
        elif verb == words.DISCARD:
            colour = ANY_COLOUR if any_colour_by_discard(g, seat) else g.cards.vibe[noun]
            discard_from_hand(g, seat, noun)
            g.push(ACT, seat, row, 0, placed + 1, realm)
            g.push(ROW_TOKEN, seat, row, colour, placed + 1, realm)
        elif action != words.DONE:
            perform(g, seat, row, used, action, realm)

    def _add_discards(self, g: State, step: Step, seat: int, options: list[int]) -> None:
        """The cards that may be discarded for a Vibe token, after the targets that there are already."""
        row, placed, realm = step[2], step[4], step[5]
        more = self._token_limit(g, seat, realm) - placed
        already = len(options) > 0 or possible(g, seat, row, 0, realm)
        # The cards left in hand decide nothing if, of the Emotions that can be invoked, one is left whichever goes.
        sure = already and (not hand_matters(g, seat, row) or (row == INVOKE and len(options) > 1))
        if sure and not has_free_place(g, seat, row):
            return
        last = -1  # a hand is sorted
        for card in g.hands[seat]:
            if card != last:
                last = card
                if sure:
                    fits = token_fits(g, seat, row, card)
                else:
                    fits = possible_after_discard(g, seat, row, card, more, realm, already)
                if fits:
                    options.append(words.DISCARD | card)

    def _token_limit(self, g: State, seat: int, realm: int) -> int:
        return tokens_by_discard(g, seat)

    def _check_target(self, g: State, seat: int, row: int, used: int, action: int, realm: int) -> Reason:
        if not g.ready[5 * seat + row] & 1:
            return ROW_LOCKED if action & ~1023 in _TARGETS[row] else NOT_NOW
        return ROWS[row].check(g, seat, used, action, realm)

    def _check_use(self, g: State, seat: int, row: int, used: int, upgrade: int, realm: int) -> Reason:
        columns = UPGRADE_AT[g.boards[seat]][row]
        if upgrade not in columns:
            return UPGRADE_NOT_ON_BOARD
        bit = 1 << columns.index(upgrade)
        if used & bit:
            return UPGRADE_ALREADY_USED
        if not g.ready[5 * seat + row] >> 1 & bit:
            return UPGRADE_NOT_AVAILABLE
        return OK if possible(g, seat, row, used | bit, realm) else self._why_no_use(g, seat, row, used | bit, realm)

    def _why_no_use(self, g: State, seat: int, row: int, must: int, realm: int) -> Reason:
        """An upgrade no target goes with: for want of something to pay with, which is checked last, or for no use."""
        found: Reason = USELESS_UPGRADE
        for used in SETS_IN[SUPERSETS[g.ready[5 * seat + row] >> 1][must]]:
            for target in _all_targets(row):
                reason = self._check_target(g, seat, row, used, target, realm)
                if reason.key.startswith("short-of-"):
                    return reason
                if used == must and reason is ONE_FORTIFY_EFFECT:
                    found = reason
        return found

    def _check_discard(self, g: State, seat: int, row: int, card: int, placed: int, realm: int) -> Reason:
        if card not in g.hands[seat]:
            return CARD_NOT_IN_HAND
        more = self._token_limit(g, seat, realm) - placed
        if possible_after_discard(g, seat, row, card, more, realm, possible(g, seat, row, 0, realm)):
            return OK
        if not any_colour_by_discard(g, seat) and not colour_fits(g, seat, row, g.cards.vibe[card]):
            return COLOUR_IN_ROW
        return WOULD_STRAND_ACTION


def perform(g: State, seat: int, row: int, used: int, action: int, realm: int) -> None:
    """Pay and resolve; what the opponents' Emotions make of the upgrades comes with it."""
    if used:
        after_upgraded_action(g, seat, row)
    ROWS[row].do(g, seat, used, action, realm)


class RowToken(StepKind[State]):
    """Place the Vibe token of a discarded card on the action's row.

    (kind, seat, row, colour or ANY_COLOUR, tokens placed with this one, Realm of a bonus Invoke or -1). With ANY_COLOUR
    the colour is chosen first, so that one kind of step serves both.
    """

    name = "row-token"
    merge_forced = False  # how many choices there are tells of the hand

    def actions(self, g: State, step: Step, seat: int) -> list[int]:
        row, colour = step[2], step[3]
        if colour == ANY_COLOUR:
            return [words.COLOUR | c for c in COLOURS if colour_fits(g, seat, row, c)]
        return [
            words.PLACE | place
            for place in range(4 * row, 4 * row + 4)
            if self._check_place(g, step, seat, place) is OK
        ]

    def check(self, g: State, step: Step, seat: int, action: int) -> Reason:
        verb, noun = action & ~1023, action & 1023
        if step[3] == ANY_COLOUR:
            if verb != words.COLOUR or noun == 0:
                return NOT_NOW
            if noun == 5:
                return WILD_ONLY_AT_START
            return OK if colour_fits(g, seat, step[2], noun) else COLOUR_IN_ROW
        if verb != words.PLACE:
            return NOT_NOW
        return self._check_place(g, step, seat, noun)

    def answer(self, g: State, step: Step, seat: int, action: int) -> None:
        if step[3] == ANY_COLOUR:
            g.push(step[0], seat, step[2], action & 1023, step[4], step[5])
        else:
            place_token(g, seat, action & 1023, step[3])

    def _check_place(self, g: State, step: Step, seat: int, place: int) -> Reason:
        row, realm = step[2], step[5]
        if place // 4 != row:
            return ONLY_THIS_ROW
        first = 20 * seat + 4 * row
        column = place % 4
        if g.tokens[first + column]:
            return TOKEN_SPACE_TAKEN
        if bool(column) != bool(g.tokens[first]):
            return NO_TOKEN_FITS
        ready = g.ready[5 * seat + row]
        g.tokens[first + column] = step[3]
        g.ready[5 * seat + row] = ready | 1 << column
        more = tokens_by_discard(g, seat) - step[4]
        fits = possible(g, seat, row, 0, realm) or (more > 0 and any_discard(g, seat, row, more, realm))
        g.tokens[first + column] = 0
        g.ready[5 * seat + row] = ready
        return OK if fits else WOULD_STRAND_ACTION
