"""The options of a game of Cerebria, and what follows from them: teams, Spirits, decks.

Clauses: basic, shaper, solo.
"""

from __future__ import annotations

from typing import Final

from mindtable.games.cerebria.pieces.board import BLISS, GLOOM, TEAMS
from mindtable.games.cerebria.pieces.spirit_boards import SPIRIT_TEAM, SPIRITS
from mindtable.games.cerebria.rules.deck import check_deck
from mindtable.games.cerebria.wording.reasons import SPIRIT_OF_OTHER_SIDE
from mindtable.kernel.options import Choice, Exclusion, Number, Options, Schema, Words
from mindtable.kernel.reasons import Reason

SCHEMA: Final = Schema(
    [
        Number("players", 2, 4, 4, group="seats"),
        Choice("mode", ("basic", "full"), "full"),
        Choice("edition", ("first", "revised"), "revised"),
        Choice("shaper", ("bliss", "gloom"), "bliss", group="seats"),
        Choice("team_board", ("A", "B"), "A"),
        Choice("spirit_board", ("A", "B"), "A"),
        Choice("placement", ("fixed", "free"), "free", {("mode", "basic"): "fixed"}),
        Choice("vibe_tokens", ("fixed", "free"), "free", {("mode", "basic"): "fixed"}),
        Words("spirits", SPIRITS, lengths=(2, 3, 4), repeats=False),
        Words("decks", lengths=(1, 2, 3, 4)),
        Words("pack", lengths=(1,), group="content"),
    ],
    [
        Exclusion(("mode", "basic"), ("spirit_board", "B"), "basic.side-a"),
        Exclusion(("mode", "basic"), ("team_board", "B"), "basic.no-intentions"),
    ],
)

# The Spirits that sit where nobody said otherwise.
USUAL: Final = ((0, 2), (5, 4))  # Love and Empathy, Misery and Hatred


def teams(options: Options) -> list[int]:
    """Seats alternate between the teams; with three players the Shaper sits in the middle."""
    players = options["players"]
    if players == 3:
        shaper = TEAMS.index(str(options["shaper"]))
        return [1 - shaper, shaper, 1 - shaper]
    assert isinstance(players, int)
    return [BLISS, GLOOM, BLISS, GLOOM][:players]


def spirits(options: Options) -> list[int]:
    named = options["spirits"]
    assert isinstance(named, list)
    if named:
        return [SPIRITS.index(name) for name in named]
    taken = [0, 0]
    seats: list[int] = []
    for team in teams(options):
        seats.append(USUAL[team][taken[team]])
        taken[team] += 1
    return seats


def decks(options: Options) -> list[str]:
    """The deck of each seat: as named, else the side's starter in the basic game and the Spirit's own in the full."""
    named = options["decks"]
    assert isinstance(named, list)
    sides, who = teams(options), spirits(options)
    if len(named) == 1:
        named = named * len(sides)
    usual = [
        f"{TEAMS[team]}-starter" if options["mode"] == "basic" else SPIRITS[spirit]
        for team, spirit in zip(sides, who, strict=True)
    ]
    if not named:
        return usual
    words = {
        "usual": usual,
        "starter": [f"{TEAMS[team]}-starter" for team in sides],
        "spirit": [SPIRITS[s] for s in who],
    }
    return [words[deck][seat] if deck in words else deck for seat, deck in enumerate(named)]


def check(options: Options) -> list[Reason]:
    """What the schema cannot see: lists of the right length, Spirits and decks of the own side."""
    sides = teams(options)
    found: list[Reason] = []
    for name in ("spirits", "decks"):
        given = options[name]
        assert isinstance(given, list)
        if given and len(given) != len(sides) and not (name == "decks" and len(given) == 1):
            args: dict[str, int | str] = {"name": name, "length": len(given), "lengths": str(len(sides))}
            found.append(Reason("option-list-length", args=args))
    if found:
        return found
    for seat, spirit in enumerate(spirits(options)):
        if SPIRIT_TEAM[spirit] != sides[seat]:
            found.append(SPIRIT_OF_OTHER_SIDE.with_args(spirit=SPIRITS[spirit], seat=seat))
    for seat, deck in enumerate(decks(options)):
        found += check_deck(deck, sides[seat], seat)
    return found
