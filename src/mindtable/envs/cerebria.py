"""How a view of Cerebria becomes numbers: the view's names in the view's order (`games/cerebria/view.py`)."""

from __future__ import annotations

from typing import Final

from mindtable.envs.encoding import (
    Amount,
    Each,
    Flag,
    Letters,
    PerSide,
    Pieces,
    Seat,
    Seats,
    Side,
    Sides,
    SomeSeats,
    Table,
    Which,
    Word,
    Words,
)
from mindtable.games.cerebria.board import ASPIRATIONS, SPACES, SPHERES, TEAMS
from mindtable.games.cerebria.cards import CARDS
from mindtable.games.cerebria.game import GAME
from mindtable.games.cerebria.spirit_boards import EDITIONS, SPIRIT_ACTIONS, SPIRITS, TOKEN_SPACES
from mindtable.games.cerebria.view import ENDINGS, LETTERS, SIZES

TABLE: Final[Table] = {
    # the decision
    "step": Word([step.name for step in GAME.steps]),
    "deciders": SomeSeats(),
    # the game
    "edition": Word(EDITIONS),
    "basic": Flag(),
    "team_board": Word(("A", "B")),
    # the turn
    "turn": Amount(80),
    "active": Seat(),
    "order": Each(4, Seat()),
    "actions_left": Amount(4),
    "absorbed": Flag(),
    "abilities_used": Amount(3),
    # the board
    "slots": Each(
        15,
        {
            "card": Word(CARDS),
            "essence": Amount(5),
            "intensity": Amount(5),
            "token": Amount(5),
            "owner": Seat(),
            "activated": Flag(),
        },
    ),
    "realms": Each(
        5,
        {
            "control": Side(TEAMS),
            "sums": PerSide(10),
            "sphere": Word(SPHERES),
            "willpower": Amount(8),
            "fortress": Pieces(TEAMS, SIZES[:2]),
            "fresh": Flag(),
        },
    ),
    "frontiers": Each(5, {"control": Side(TEAMS), "sums": PerSide(10)}),
    # the Origin
    "common": Each(9, Word(ASPIRATIONS)),
    "past_common": Words(ASPIRATIONS),
    "removed_common": Words(ASPIRATIONS),
    "standing": PerSide(10),
    "identity": Pieces(TEAMS, SIZES, most=5),
    # the teams
    "teams": Sides(
        {
            "ambition": Amount(6),
            "points": Amount(20),
            "minors": Amount(5),
            "majors": Amount(3),
            "total": Amount(40),
            "hidden_left": Amount(9),
            "past_hidden": Words(ASPIRATIONS),
            "favour": Seat(),
            "wish": Which(3),
            "hidden": Each(3, Word(ASPIRATIONS)),
            "hidden_standing": PerSide(10),
        },
    ),
    # the Spirits
    "seats": Seats(
        {
            "spirit": Word(SPIRITS),
            "team": Side(TEAMS),
            "space": Word(SPACES),
            "willpower": Amount(20),
            "essence": Amount(20),
            "deck": Amount(20),
            "top": Word(CARDS),
            "bottom": Words(CARDS, most=2),
            "board": Word(("A", *(f"B {edition}" for edition in EDITIONS))),
            "tokens": Letters(SPIRIT_ACTIONS, 4, LETTERS[1:]),
            "blocked": Words(TOKEN_SPACES),
            "seen": Words(CARDS, most=2),
            "unseen": Amount(5),
            "hand": Words(CARDS, most=2),
        },
    ),
    # the end
    "over": Flag(),
    "ending": Word(ENDINGS[1:]),
    "winner": Side(TEAMS),
}

# Even random play ends most games in 400.
MAX_DECISIONS: Final = 2_000
# Of the view, what is no news: the game itself, names that follow from the place, and points told once more.
LEFT_OUT: Final = ("game", "number", "answer", "realms.realm", "frontiers.frontier", "teams.team", "teams.breakdown")
