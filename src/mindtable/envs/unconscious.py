"""How a view of Unconscious Mind becomes numbers: the view's names in its order (`games/unconscious/view.py`)."""

from __future__ import annotations

from typing import Final

from mindtable.envs.encoding import (
    Amount,
    Each,
    Fields,
    Flag,
    Length,
    Named,
    Seat,
    Seats,
    SomeSeats,
    Table,
    Which,
    Word,
    Words,
)
from mindtable.games.unconscious.board import (
    ACTIONS,
    AREAS,
    BONUSES,
    DISTRICT_SPACES,
    DISTRICTS,
    INKPOT_SPACES,
    SPACES,
)
from mindtable.games.unconscious.cards import (
    CLIENTS,
    DREAMS,
    GRIEF,
    LETTERS,
    OVERLAYS,
    RESEARCH,
    TILES,
    TREATISES,
)
from mindtable.games.unconscious.effects import LOCATIONS
from mindtable.games.unconscious.game import GAME
from mindtable.games.unconscious.goal_cards import GOALS

TABLE: Final[Table] = {
    # the decision
    "step": Word([step.name for step in GAME.steps]),
    "deciders": SomeSeats(),
    # the turn
    "turns": Amount(120),
    "first": Seat(),
    "active": Seat(),
    "signal": Which(3),
    # the meeting table
    "ideas": Named(SPACES, Fields(owner=Seat(), count=Amount(3), action=Word(ACTIONS))),
    "blocked": Words(SPACES),
    "tiles": Each(2, {"stack": Amount(20), "top": Word(TILES), "middle": Word(TILES), "right": Word(TILES)}),
    # the city
    "freud": Word(LOCATIONS),
    "journalist": Word(LOCATIONS),
    "fireworks": Word(DISTRICTS),
    "bonus_used": Words(BONUSES),
    "insights_on_map": Named(DISTRICT_SPACES, Seat()),
    "tokens": Each(3, Amount(8)),
    "overlays": Each(6, Word([f"{overlay} {side}" for overlay in OVERLAYS for side in ("colour", "grey")])),
    # reputation and goals
    "freud_marker": Amount(10),
    "ranking": Each(4, Seat()),
    "goals": Named(GOALS, Seat()),
    # displays and decks
    "research": Each(2, Word(RESEARCH)),
    "research_deck": Amount(36),
    "treatises": Named(TREATISES, Fields(owner=Seat(), volumes=Length(5))),
    "clients": Each(4, Fields(client=Word(CLIENTS), grief=Word(GRIEF))),
    "start_clients": Each(5, Word(CLIENTS)),
    "client_decks": Each(2, Amount(12)),
    "bottom_client": Word(CLIENTS),
    "dreams": Each(4, Word(DREAMS)),
    "waiting_tiles": Words(TILES),
    # the desks
    "seats": Seats(
        {
            "points": Amount(150),
            "coffee": Amount(6),
            "boxes": Amount(5),
            "most_boxes": Amount(8),
            "bright": Amount(6),
            "ideas": Amount(8),
            "laps": Amount(6),
            "inkpot": Word(INKPOT_SPACES),
            "reputation": Amount(9),
            "professor": Word(LOCATIONS),
            "office": Word(LETTERS),
            "insights": Named(AREAS, Amount(7)),
            "own": Named(AREAS, Amount(4)),
            "notebook": Each(9, Word(TILES)),
            "rooms": Each(
                2,
                Fields(
                    client=Word(CLIENTS),
                    grief=Word(GRIEF),
                    manifest=Word(DREAMS),
                    latent=Word(DREAMS),
                    therapy=Amount(8),
                ),
            ),
            "second_room": Flag(),
            "cured": Words(CLIENTS),
            "in_play": Words(RESEARCH),
            "tags": Each(6, Amount(6)),
            "goals": Each(7, Amount(5)),
            "seen": Words(RESEARCH),
            "unseen": Amount(6),
            "hand": Words(RESEARCH),
            "start_tiles": Each(3, Word(TILES)),
        },
    ),
    # the end
    "over": Flag(),
    "winner": Seat(),
}

# Random play may dawdle for many thousands.
MAX_DECISIONS: Final = 10_000
# Of the view, what is no news: the game itself, and points told once more.
LEFT_OUT: Final = ("game", "number", "answer", "doing", "seats.case_studies", "seats.final", "seats.earned")
