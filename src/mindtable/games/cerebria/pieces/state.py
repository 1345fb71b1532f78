"""The position of a game of Cerebria: everything on the table, and the secrets.

Seats are numbered in the order of `options`; lists by seat, by team (Bliss 0, Gloom 1), by slot, by Realm. Vibe
tokens are one list of 20 places per seat. A deck's last card is its face-up top. What is a Sequence is shared by copies
and only ever replaced as a whole.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Final

from mypy_extensions import mypyc_attr

from mindtable.games.cerebria.pieces.cards import NO_CARD, Cards
from mindtable.kernel.position import Position, Step
from mindtable.kernel.rng import Rng

# Fragments, as they lie in the Identity: team * 3 + size.
MINOR: Final = 0
MAJOR: Final = 1
CAPPING: Final = 2

# The way the game came to its end.
NOT_ENDING: Final = 0
LAST_ASPIRATION: Final = 1
CAPPED: Final = 2
TWENTY_POINTS: Final = 3

FIELDS = (
    # who plays and how
    "edition",
    "basic",
    "team_board",
    "teams",
    "spirits",
    "boards",
    "order",
    "turn",
    # the board
    "emotion",
    "essence",
    "token",
    "owner",
    "scored_fill",
    "activated",
    "in_play",
    "space",
    "settled",
    # the seats
    "willpower",
    "pool",
    "hands",
    "unseen",
    "decks",
    "deck_lists",
    "sunk",
    "tokens",
    "blocked",
    "ready",
    "rows_scored",
    # the teams
    "ambition",
    "minors",
    "majors",
    "capping",
    "points",
    "favour",
    "wish",
    # the Origin
    "origin",
    "sphere",
    "identity",
    "fortress_team",
    "fortress_size",
    "fortress_new",
    "common",
    "past_common",
    "hidden",
    "past_hidden",
    "known_hidden",
    # the turn
    "active",
    "actions_left",
    "absorbed",
    "abilities_used",
    "wished",
    "intentions_scored",
    # the action being resolved, for Intentions
    "did_quell",
    "did_take",
    "did_fill",
    "did_upgrade",
    "did_empower",
    "did_exalt",
    "did_join",
    "accomplished",
    "capping_due",
    "ending",
    "claimed",
)


@mypyc_attr(allow_interpreted_subclasses=True)  # so that `clone` may make one without calling __init__
class State(Position):
    FIELDS: ClassVar[tuple[str, ...]] = FIELDS
    __slots__ = (*FIELDS, "cards", "frontier_control", "intensity", "powers", "realm_control", "stale")

    def __init__(self, rng: Rng, teams: list[int], cards: Cards) -> None:
        super().__init__(rng, len(teams))
        seats = len(teams)
        self.cards: Cards = cards
        self.edition: int = 1
        self.basic: bool = False
        self.team_board: int = 0  # 0 side A, 1 side B
        self.teams: list[int] = teams
        self.spirits: list[int] = [0] * seats
        self.boards: list[int] = [0] * seats  # an index into the tables of spirit_boards
        self.order: list[int] = []  # the four turn markers
        self.turn: int = 0  # how many turns have begun

        self.emotion: list[int] = [NO_CARD] * 15
        self.essence: list[int] = [0] * 15
        self.token: list[int] = [0] * 15  # fixed Intensity tokens
        self.owner: list[int] = [-1] * 15  # the seat from whose deck the card came
        self.scored_fill: list[int] = [0] * 15
        self.activated: list[int] = [0] * 15
        self.in_play: Sequence[int] = [0] * 66
        self.space: list[int] = [-1] * seats
        self.settled: Sequence[int] = []  # Frontier spaces taken while placing Spirits

        self.willpower: list[int] = [0] * seats
        self.pool: list[int] = [0] * seats  # Essence on the Spirit board
        self.hands: list[list[int]] = [[] for _ in teams]
        self.unseen: Sequence[Sequence[int]] = [[] for _ in teams]  # of these, what the opponents have not seen
        self.decks: list[list[int]] = [[] for _ in teams]
        self.deck_lists: list[list[int]] = [[] for _ in teams]  # what each deck was made of: known to all
        self.sunk: list[int] = [0] * seats  # cards at the bottom of the deck that everyone saw go there
        self.tokens: list[int] = [0] * (20 * seats)  # Vibe tokens: colour, or 0
        self.blocked: Sequence[int] = [0] * (20 * seats)  # Insecurity tokens
        self.ready: list[int] = [0] * (5 * seats)  # by row: 1 unlocked and usable, 2, 4, 8 usable upgrades
        self.rows_scored: Sequence[int] = [0] * seats

        self.ambition: list[int] = [0, 0]
        self.minors: list[int] = [5, 5]
        self.majors: list[int] = [3, 3]
        self.capping: list[int] = [1, 1]
        self.points: list[int] = [0, 0]
        self.favour: Sequence[int] = [0, 0]  # the seat that gains in the opponents' turn
        self.wish: Sequence[int] = [1, 1]  # what Shame brings: 0 Essence, 1 Willpower, 2 a card

        self.origin: int = 0  # Sphere s is at Realm (s + origin) % 5
        self.sphere: list[int] = [7] * 5
        self.identity: Sequence[int] = []
        self.fortress_team: Sequence[int] = [-1] * 5
        self.fortress_size: Sequence[int] = [0] * 5  # 0 none, 1 Minor, 2 Major
        self.fortress_new: Sequence[int] = [0] * 5  # built or Exalted this turn
        self.common: Sequence[int] = []  # face-up Common Aspirations, the current one first
        self.past_common: Sequence[int] = []
        self.hidden: Sequence[Sequence[int]] = [[], []]  # Hidden Aspirations, the current one last
        self.past_hidden: Sequence[int] = []
        self.known_hidden: Sequence[int] = [1, 1]  # how many of its top cards the team itself has looked at

        self.active: int = 0
        self.actions_left: int = 0
        self.absorbed: bool = False
        self.abilities_used: int = 0
        self.wished: int = 0  # standing choices changed this turn: 1 whom, 2 what
        self.intentions_scored: int = 0

        self.did_quell: int = 0
        self.did_take: int = -1
        self.did_fill: int = 0
        self.did_upgrade: int = 0
        self.did_empower: int = 0
        self.did_exalt: int = 0
        self.did_join: int = 0
        self.accomplished: Sequence[int] = [0, 0]
        self.capping_due: Sequence[int] = [0, 0]
        self.ending: int = NOT_ENDING
        self.claimed: int = -1  # the team that claimed a Capping Fragment second, for points

        # By team, the powers that its Emotions in play give it; they follow from those.
        self.powers: Sequence[int] = [0, 0]
        # Control follows from the rest; it is computed when asked for after a change.
        self.stale: bool = True
        self.realm_control: Sequence[int] = [-1] * 5
        self.frontier_control: Sequence[int] = [-1] * 5
        self.intensity: Sequence[int] = [0] * 15

    def decode(self, data: dict[str, object], steps: Mapping[int, type[Step[Any]]]) -> None:
        super().decode(data, steps)
        self.find_powers()

    def find_powers(self) -> None:
        """An Emotion that has powers came into play or left it."""
        cards = self.cards
        powers = [0, 0]
        for card in cards.cards_with_powers:
            if self.in_play[card]:
                powers[cards.side[card]] |= cards.powers[card]
        self.powers = powers

    def clone(self) -> State:
        to = State.__new__(State)
        self.clone_kernel(to)
        to.cards = self.cards
        to.edition = self.edition
        to.basic = self.basic
        to.team_board = self.team_board
        to.teams = self.teams
        to.spirits = self.spirits
        to.boards = self.boards
        to.order = self.order
        to.turn = self.turn
        to.emotion = self.emotion.copy()
        to.essence = self.essence.copy()
        to.token = self.token.copy()
        to.owner = self.owner.copy()
        to.scored_fill = self.scored_fill.copy()
        to.activated = self.activated.copy()
        to.in_play = self.in_play
        to.space = self.space.copy()
        to.settled = self.settled
        to.willpower = self.willpower.copy()
        to.pool = self.pool.copy()
        to.hands = [hand.copy() for hand in self.hands]
        to.unseen = self.unseen
        to.decks = [deck.copy() for deck in self.decks]
        to.deck_lists = self.deck_lists
        to.sunk = self.sunk.copy()
        to.tokens = self.tokens.copy()
        to.blocked = self.blocked
        to.ready = self.ready.copy()
        to.rows_scored = self.rows_scored
        to.ambition = self.ambition.copy()
        to.minors = self.minors.copy()
        to.majors = self.majors.copy()
        to.capping = self.capping.copy()
        to.points = self.points.copy()
        to.favour = self.favour
        to.wish = self.wish
        to.origin = self.origin
        to.sphere = self.sphere.copy()
        to.identity = self.identity
        to.fortress_team = self.fortress_team
        to.fortress_size = self.fortress_size
        to.fortress_new = self.fortress_new
        to.common = self.common
        to.past_common = self.past_common
        to.hidden = self.hidden
        to.past_hidden = self.past_hidden
        to.known_hidden = self.known_hidden
        to.active = self.active
        to.actions_left = self.actions_left
        to.absorbed = self.absorbed
        to.abilities_used = self.abilities_used
        to.wished = self.wished
        to.intentions_scored = self.intentions_scored
        to.did_quell = self.did_quell
        to.did_take = self.did_take
        to.did_fill = self.did_fill
        to.did_upgrade = self.did_upgrade
        to.did_empower = self.did_empower
        to.did_exalt = self.did_exalt
        to.did_join = self.did_join
        to.accomplished = self.accomplished
        to.capping_due = self.capping_due
        to.ending = self.ending
        to.claimed = self.claimed
        to.powers = self.powers
        to.stale = self.stale
        to.realm_control = self.realm_control
        to.frontier_control = self.frontier_control
        to.intensity = self.intensity
        return to
