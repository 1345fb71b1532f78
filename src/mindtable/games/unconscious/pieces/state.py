"""The position of a game of Unconscious Mind: the shared boards, each player's desk, and the decks.

Lists by seat, or with a fixed stretch per seat: 10 dial areas, 9 notebook cells, 6 lines, 2 rooms. What is a Sequence
is shared by copies and only ever replaced as a whole.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final

from mypy_extensions import mypyc_attr

from mindtable.kernel.position import Position
from mindtable.kernel.rng import Rng

NONE: Final = -1
BLOCKED: Final = -2

FIELDS = (
    "players",
    "first",
    "active",
    "turns",
    "signal",
    # the meeting table
    "idea_owner",
    "idea_count",
    "idea_action",
    "stacks",
    "unused_tiles",
    "tile_middle",
    "tile_right",
    # the city
    "professor",
    "freud",
    "journalist",
    "fireworks",
    "bonus_used",
    "district_owner",
    "district_tokens",
    "overlay",
    # reputation and goals
    "freud_marker",
    "reputation",
    "arrival",
    "arrivals",
    "goal_owner",
    # displays and decks
    "research_deck",
    "research_display",
    "treatise_owner",
    "treatise_cards",
    "routine_deck",
    "case_deck",
    "start_pool",
    "client_display",
    "grief_display",
    "grief_deck",
    "grief_discard",
    "latent_deck",
    "latent_discard",
    "manifest_deck",
    "manifest_discard",
    "manifest_display",
    # the desks
    "points",
    "earned",
    "coffee",
    "boxes",
    "bright",
    "ideas",
    "laps",
    "inkpot",
    "common",
    "own",
    "line_open",
    "notebook",
    "room_client",
    "room_grief",
    "room_therapy",
    "room_manifest",
    "room_latent",
    "second_room",
    "office",
    "cured",
    "hands",
    "unseen",
    "in_play",
    "published",
    # the turn
    "treated",
    "once",
    "over_paid",
)


@mypyc_attr(allow_interpreted_subclasses=True)  # so that `clone` may make one without calling __init__
class State(Position):
    FIELDS: ClassVar[tuple[str, ...]] = FIELDS
    __slots__ = FIELDS

    def __init__(self, rng: Rng, players: int) -> None:
        super().__init__(rng, players)
        self.players: int = players
        self.first: int = 0
        self.active: int = 0
        self.turns: int = 0  # how many turns have begun
        self.signal: int = 0  # 0 playing, 1 the end was signalled, 2 the last round

        self.idea_owner: Sequence[int] = [NONE] * 16  # a seat, or NONE, or BLOCKED
        self.idea_count: Sequence[int] = [0] * 16
        self.idea_action: Sequence[int] = [NONE] * 16
        self.stacks: list[list[int]] = [[], []]  # notebook tiles of level I and II; the last one is the top
        self.unused_tiles: list[list[int]] = [[], []]  # left in the box, unseen
        self.tile_middle: list[int] = [NONE, NONE]
        self.tile_right: list[int] = [NONE, NONE]

        self.professor: list[int] = [NONE] * players
        self.freud: int = 0
        self.journalist: int = NONE
        self.fireworks: int = NONE  # a district
        self.bonus_used: Sequence[int] = [0] * 18
        self.district_owner: Sequence[int] = [NONE] * 12  # whose insight lies on a district bonus
        self.district_tokens: Sequence[int] = [8, 8, 8]
        self.overlay: list[int] = [NONE] * 6  # 2 * overlay + (1 if its grey side is up)

        self.freud_marker: int = 1
        self.reputation: Sequence[int] = [0] * players
        self.arrival: Sequence[int] = [0] * players  # when the marker came to its space: lower lies lower
        self.arrivals: int = 0
        self.goal_owner: Sequence[int] = [NONE] * 7

        self.research_deck: list[int] = []
        self.research_display: list[int] = []
        self.treatise_owner: Sequence[int] = [NONE] * 9
        self.treatise_cards: Sequence[Sequence[int]] = [[] for _ in range(9)]  # the volumes still there, left to right
        self.routine_deck: list[int] = []
        self.case_deck: list[int] = []
        self.start_pool: list[int] = []  # the clients to choose from before the first turn
        self.client_display: list[int] = []
        self.grief_display: list[int] = []
        self.grief_deck: list[int] = []
        self.grief_discard: list[int] = []
        self.latent_deck: list[int] = []
        self.latent_discard: list[int] = []
        self.manifest_deck: list[int] = []
        self.manifest_discard: list[int] = []
        self.manifest_display: list[int] = []

        self.points: list[int] = [0] * players
        self.earned: Sequence[int] = [0] * (players * 8)  # points by source, for the end screen
        self.coffee: list[int] = [4] * players
        self.boxes: list[int] = [0] * players
        self.bright: list[int] = [0] * players
        self.ideas: list[int] = [3] * players  # in the own pool
        self.laps: Sequence[int] = [0] * players  # ideas and columns freed
        self.inkpot: list[int] = [0] * players
        self.common: list[int] = ([7] + [0] * 9) * players
        self.own: list[int] = [0] * (10 * players)
        self.line_open: Sequence[int] = [0] * (6 * players)  # a filled line has freed its coloured insight
        self.notebook: Sequence[int] = [NONE] * (9 * players)
        self.room_client: list[int] = [NONE] * (2 * players)
        self.room_grief: list[int] = [NONE] * (2 * players)
        self.room_therapy: list[int] = [0] * (2 * players)
        self.room_manifest: list[int] = [NONE] * (2 * players)
        self.room_latent: list[int] = [NONE] * (2 * players)
        self.second_room: Sequence[int] = [0] * players
        self.office: list[int] = [0] * players
        self.cured: Sequence[Sequence[int]] = [[] for _ in range(players)]
        self.hands: list[list[int]] = [[] for _ in range(players)]
        self.unseen: Sequence[Sequence[int]] = [[] for _ in range(players)]  # of the hand, what nobody else has seen
        self.in_play: Sequence[Sequence[int]] = [[] for _ in range(players)]
        self.published: Sequence[Sequence[int]] = [[] for _ in range(players)]

        self.treated: int = 0  # rooms treated this turn
        self.once: int = 0  # once-a-turn abilities used
        self.over_paid: bool = False

    def clone(self) -> State:
        to = State.__new__(State)
        self.clone_kernel(to)
        to.players = self.players
        to.first = self.first
        to.active = self.active
        to.turns = self.turns
        to.signal = self.signal
        to.idea_owner = self.idea_owner
        to.idea_count = self.idea_count
        to.idea_action = self.idea_action
        to.stacks = [self.stacks[0].copy(), self.stacks[1].copy()]
        to.unused_tiles = self.unused_tiles
        to.tile_middle = self.tile_middle.copy()
        to.tile_right = self.tile_right.copy()
        to.professor = self.professor.copy()
        to.freud = self.freud
        to.journalist = self.journalist
        to.fireworks = self.fireworks
        to.bonus_used = self.bonus_used
        to.district_owner = self.district_owner
        to.district_tokens = self.district_tokens
        to.overlay = self.overlay
        to.freud_marker = self.freud_marker
        to.reputation = self.reputation
        to.arrival = self.arrival
        to.arrivals = self.arrivals
        to.goal_owner = self.goal_owner
        to.research_deck = self.research_deck.copy()
        to.research_display = self.research_display.copy()
        to.treatise_owner = self.treatise_owner
        to.treatise_cards = self.treatise_cards
        to.routine_deck = self.routine_deck.copy()
        to.case_deck = self.case_deck.copy()
        to.start_pool = self.start_pool.copy()
        to.client_display = self.client_display.copy()
        to.grief_display = self.grief_display.copy()
        to.grief_deck = self.grief_deck.copy()
        to.grief_discard = self.grief_discard.copy()
        to.latent_deck = self.latent_deck.copy()
        to.latent_discard = self.latent_discard.copy()
        to.manifest_deck = self.manifest_deck.copy()
        to.manifest_discard = self.manifest_discard.copy()
        to.manifest_display = self.manifest_display.copy()
        to.points = self.points.copy()
        to.earned = self.earned
        to.coffee = self.coffee.copy()
        to.boxes = self.boxes.copy()
        to.bright = self.bright.copy()
        to.ideas = self.ideas.copy()
        to.laps = self.laps
        to.inkpot = self.inkpot.copy()
        to.common = self.common.copy()
        to.own = self.own.copy()
        to.line_open = self.line_open
        to.notebook = self.notebook
        to.room_client = self.room_client.copy()
        to.room_grief = self.room_grief.copy()
        to.room_therapy = self.room_therapy.copy()
        to.room_manifest = self.room_manifest.copy()
        to.room_latent = self.room_latent.copy()
        to.second_room = self.second_room
        to.office = self.office
        to.cured = self.cured
        to.hands = [cards.copy() for cards in self.hands]
        to.unseen = self.unseen
        to.in_play = self.in_play
        to.published = self.published
        to.treated = self.treated
        to.once = self.once
        to.over_paid = self.over_paid
        return to
