"""Setup: Origin and Spheres, decks and hands, Aspirations, order of play, Spirits and starting Emotions, Vibe tokens.

Section Editions of the rulings: in the first edition the Origin starts with Commitment at the Valley. Ruling 25: in the
basic game, clockwise from Valley|Cradle the four turn markers in order stand on the first four Frontiers, each with its
starting Emotion in the slot just counter-clockwise of its Frontier slot; a Shaper's figure stands at its first marker;
in the first edition with fixed tokens the player picks which colour goes where.
"""

from __future__ import annotations

from typing import Final

from mindtable.games.cerebria.pieces.board import (
    ADJACENT,
    COLOURS,
    REFLECTION,
    SENSIBILITY,
    SPACES,
    WILD,
    frontier_slot,
)
from mindtable.games.cerebria.pieces.cards import STARTING_CARD, Cards
from mindtable.games.cerebria.pieces.spirit_boards import A_SIDE, EDITIONS, EMPOWER, FIRST, b_side
from mindtable.games.cerebria.pieces.state import State
from mindtable.games.cerebria.rules import options as chosen
from mindtable.games.cerebria.rules.deck import deck_cards
from mindtable.games.cerebria.rules.supply import put_card
from mindtable.games.cerebria.rules.turn import NextTurn
from mindtable.games.cerebria.rules.vibe import ColourChoice, check_place, label_place, place_token, places
from mindtable.games.cerebria.wording import words
from mindtable.games.cerebria.wording.phrasing import row_name, space_name, vibe_name
from mindtable.games.cerebria.wording.reasons import NO_TOKEN_FITS, NOT_A_FREE_FRONTIER, NOT_BY_YOUR_FRONTIER
from mindtable.kernel.options import Options
from mindtable.kernel.phrases import Phrase
from mindtable.kernel.position import AUTOMATIC, NOBODY, Step, replaced
from mindtable.kernel.reasons import Reason
from mindtable.kernel.rng import Rng

START_WILLPOWER: Final = 4
FIRST_PLAYER_WILLPOWER: Final = 2
START_ESSENCE: Final = 2
HAND: Final = 2
MARKERS: Final = 4
START_TOKENS: Final = 4
PHRASES: Final = {
    "step-place-spirit-second": (),
    "step-place-starting": ("frontier",),
    "step-start-token": ("number", "total", "colour"),
    "step-start-colour": ("action",),
}


def set_up(options: Options, rng: Rng, cards: Cards) -> State:
    teams = chosen.teams(options)
    g = State(rng, teams, cards)
    g.edition = EDITIONS.index(str(options["edition"]))
    g.basic = options["mode"] == "basic"
    g.team_board = 0 if options["team_board"] == "A" else 1
    g.spirits = chosen.spirits(options)
    g.boards = [A_SIDE if options["spirit_board"] == "A" else b_side(g.edition, spirit) for spirit in g.spirits]
    g.favour = [teams.index(0), teams.index(1)]
    g.origin = 0 if g.edition == FIRST else g.rng.below(5)
    deal_decks(g, options)
    deal_aspirations(g)
    draw_order(g)
    for seat in range(len(teams)):
        g.willpower[seat] = START_WILLPOWER
        g.pool[seat] = START_ESSENCE
    g.willpower[g.order[0]] += FIRST_PLAYER_WILLPOWER
    g.push(NextTurn())
    begin_tokens(g, fixed=options["vibe_tokens"] == "fixed")
    if options["placement"] == "fixed":
        for marker in range(MARKERS):
            settle(g, g.order[marker % len(g.order)], marker)
            start_emotion(g, g.order[marker % len(g.order)], frontier_slot(marker) - 1)
    else:
        for marker in range(MARKERS - 1, -1, -1):
            g.push(PlaceSpirit(g.order[marker % len(g.order)]))
    return g


def deal_decks(g: State, options: Options) -> None:
    for seat, deck in enumerate(chosen.decks(options)):
        cards = deck_cards(deck)
        g.deck_lists[seat] = cards.copy()
        g.rng.shuffle(cards)
        g.decks[seat] = cards


def draw_starting_hands(g: State) -> None:
    """Two cards that nobody else sees, each; then the top cards are turned up."""
    for seat, hand in enumerate(g.hands):
        drawn = [g.decks[seat].pop() for _ in range(HAND - len(hand))]
        g.hands[seat] = sorted([*hand, *drawn])
        g.unseen = replaced(g.unseen, seat, sorted([*g.unseen[seat], *drawn]))


def decks_face_down(g: State) -> bool:
    """The top cards are turned up when the starting hands have been drawn."""
    return any(isinstance(step, StartingHands) for step in g.stack)


class StartingHands(Step[State]):
    """Who places the starting Vibe tokens freely draws the starting hand just before, not earlier."""

    number = 46
    name = "starting-hands"
    decided_by = AUTOMATIC

    def __init__(self) -> None:
        self.who = NOBODY

    def run(self, g: State) -> None:
        draw_starting_hands(g)
        g.reveal()
        if g.listening:
            g.tell("starting-hands")


def deal_aspirations(g: State) -> None:
    """All nine Common Aspirations in a row, or seven in the basic game; Hidden tops never equal to the first."""
    pool = [a for a in range(9) if not g.basic or a not in (SENSIBILITY, REFLECTION)]
    common = pool.copy()
    g.rng.shuffle(common)
    g.common = common
    for team in (0, 1):
        hidden = pool.copy()
        g.rng.shuffle(hidden)
        while hidden[-1] == common[0]:
            g.rng.shuffle(hidden)
        g.hidden = replaced(g.hidden, team, hidden)


def draw_order(g: State) -> None:
    """Four turn markers, the teams alternating; with three players the Shaper is second and fourth."""
    seats = [[s for s in range(len(g.teams)) if g.teams[s] == team] for team in (0, 1)]
    for team in (0, 1):
        g.rng.shuffle(seats[team])
    first = g.rng.below(2)
    if len(g.teams) == 3:
        first = 0 if len(seats[0]) == 2 else 1
    g.order = [seats[team][turn % len(seats[team])] for turn in range(2) for team in (first, 1 - first)]


# --- Spirits and starting Emotions


def settle(g: State, seat: int, frontier: int) -> None:
    """A marker is placed on a Frontier; a Shaper's second one puts no figure."""
    space = 2 * frontier + 1
    g.settled = [*g.settled, space]
    if g.space[seat] < 0:
        g.space[seat] = space
        if g.listening:
            g.tell("move", seat=seat, space=SPACES[space])


def start_emotion(g: State, seat: int, slot: int) -> None:
    put_card(g, slot, STARTING_CARD[g.teams[seat]], -1)
    g.essence[slot] = 1
    if g.listening:
        g.tell("starting-emotion", seat=seat, slot=slot + 1)


class PlaceSpirit(Step[State]):
    """Place the Spirit, or as though it were a second one, on a free Frontier."""

    number = 0
    name = "place-spirit"
    verb = words.TO
    otherwise = NOT_A_FREE_FRONTIER

    def nouns(self, g: State, seat: int) -> list[int]:
        return [space for space in range(1, 10, 2) if space not in g.settled]

    def chosen(self, g: State, seat: int, space: int) -> None:
        settle(g, seat, space // 2)
        g.push(PlaceStarting(seat, space // 2))

    def question(self, g: State, viewer: int) -> Phrase:
        return Phrase("step-place-spirit-second") if g.space[self.who] >= 0 else super().question(g, viewer)


class PlaceStarting(Step[State]):
    """Place the starting Emotion in a Realm slot beside that Frontier."""

    number = 1
    name = "place-starting"
    verb = words.AT
    otherwise = NOT_BY_YOUR_FRONTIER

    def __init__(self, who: int, frontier: int) -> None:
        self.who = who
        self.frontier = frontier

    def nouns(self, g: State, seat: int) -> list[int]:
        return ADJACENT[frontier_slot(self.frontier)]

    def chosen(self, g: State, seat: int, slot: int) -> None:
        start_emotion(g, seat, slot)

    def question(self, g: State, viewer: int) -> Phrase:
        return Phrase("step-place-starting", frontier=space_name(2 * self.frontier + 1))


# --- the four starting Vibe tokens


def begin_tokens(g: State, fixed: bool) -> None:
    """Pushed so that they are placed just before the first turn, in player order, with the starting hands drawn."""
    seats = list(dict.fromkeys(g.order))
    for seat in reversed(seats):
        if not fixed:
            g.push(StartToken(seat, 1))
        elif g.edition == FIRST:
            g.push(StartColour(seat, 0))
        else:
            for row in range(START_TOKENS):
                place_token(g, seat, 4 * row, WILD)
    g.did_upgrade = 0
    if fixed:
        draw_starting_hands(g)
    else:
        g.push(StartingHands())


def start_colour(g: State, number: int) -> int:
    """First edition: one token of each colour; revised: four wild ones."""
    return COLOURS[number - 1] if g.edition == FIRST else WILD


class StartToken(Step[State]):
    """Place the starting Vibe tokens freely, one after the other."""

    number = 2
    name = "start-token"
    verb = words.PLACE
    otherwise = NO_TOKEN_FITS

    def __init__(self, who: int, nth: int) -> None:
        self.who = who
        self.nth = nth  # 1 to 4

    def nouns(self, g: State, seat: int) -> list[int]:
        return places(g, seat, start_colour(g, self.nth))

    def refuse(self, g: State, seat: int, place: int) -> Reason:
        return check_place(g, seat, place, start_colour(g, self.nth))

    def chosen(self, g: State, seat: int, place: int) -> None:
        place_token(g, seat, place, start_colour(g, self.nth))
        if self.nth < START_TOKENS:
            g.push(StartToken(seat, self.nth + 1))

    def question(self, g: State, viewer: int) -> Phrase:
        colour = vibe_name(start_colour(g, self.nth))
        return Phrase("step-start-token", number=self.nth, total=START_TOKENS, colour=colour)

    def called(self, g: State, seat: int, place: int) -> Phrase:
        return label_place(g, seat, place)


class StartColour(ColourChoice):
    """First edition, fixed rows: pick the colour for Move, Invoke, Quell and Fortify."""

    number = 3
    name = "start-colour"

    def __init__(self, who: int, row: int) -> None:
        self.who = who
        self.row = row

    def fits(self, g: State, seat: int, colour: int) -> bool:
        return all(g.tokens[20 * seat + 4 * row] != colour for row in range(EMPOWER))

    def chosen(self, g: State, seat: int, colour: int) -> None:
        place_token(g, seat, 4 * self.row, colour)
        if self.row + 1 < EMPOWER:
            g.push(StartColour(seat, self.row + 1))

    def question(self, g: State, viewer: int) -> Phrase:
        return Phrase("step-start-colour", action=row_name(self.row))
