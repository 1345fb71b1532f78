"""Nothing appears or vanishes untold: the events of each action add up to what it changed.

Willpower and Essence of every seat, Ambition and points of both teams, Essence on the Emotions and Willpower in the
Spheres are kept in books that are written from the events alone.
"""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from tests.cerebria.table import do, lay, state

from mindtable.games.cerebria.game import GAME
from mindtable.games.cerebria.pieces.board import SPHERES
from mindtable.games.cerebria.pieces.state import State
from mindtable.kernel import play as playing
from mindtable.kernel.events import Event
from mindtable.kernel.options import Options
from mindtable.kernel.play import Play
from mindtable.testing.playing import pick, picks_for

COMBINATIONS = GAME.options.combinations(["edition", "mode", "players", "team_board", "spirit_board"])
OTHER_SPIRITS: list[Options] = [
    {"edition": edition, "spirit_board": board, "spirits": ["delight", "malice", "harmony", "anxiety"]}
    for edition in ("first", "revised")
    for board in ("A", "B")
]
FULL_SPHERE = 7


class Books:
    """What there is of everything, carried on by the events alone."""

    def __init__(self, play: Play) -> None:
        self.play = play
        self.teams = play.teams
        self.told = self._truth()
        play.listen(self.hear)

    def _truth(self) -> dict[str, list[int]]:
        g: State = state(self.play)
        return {
            "willpower": g.willpower.copy(),
            "essence": g.pool.copy(),
            "ambition": g.ambition.copy(),
            "points": g.points.copy(),
            "on the board": [sum(g.essence)],
            "spheres": g.sphere.copy(),
        }

    def hear(self, events: Sequence[Event]) -> None:
        for event in events:
            self._enter(event)
        assert self.told == self._truth(), f"after {[(event.kind, event.args) for event in events]}"

    def _enter(self, event: Event) -> None:
        told, args = self.told, event.args
        number = {name: value for name, value in args.items() if isinstance(value, int)}
        amount = number.get("amount", 0)
        seat = number.get("seat", 0)
        sphere = SPHERES.index(str(args["sphere"])) if "sphere" in args else 0
        match event.kind:
            case "pay":
                told["willpower"][seat] -= number["willpower"]
                told["ambition"][self.teams[seat]] -= number["ambition"]
                told["essence"][seat] -= number["essence"]
            case "gain-willpower":
                told["willpower"][seat] += amount
            case "lose-willpower":
                told["willpower"][seat] -= amount
            case "gain-essence":
                told["essence"][seat] += amount
            case "gain-ambition":
                told["ambition"][number["team"]] += amount
            case "intention" | "second-capping":
                told["points"][number["team"]] += number["points"]
            case "essence":
                told["on the board"][0] += amount
            case "essence-removed":
                told["on the board"][0] -= amount
            case "starting-emotion":
                told["on the board"][0] += 1
            case "absorb":
                told["spheres"][sphere] -= amount
            case "drain":
                told["spheres"][sphere] -= 1
            case "refill":
                told["spheres"][sphere] = FULL_SPHERE


@pytest.mark.parametrize("given", COMBINATIONS + OTHER_SPIRITS, ids=lambda given: " ".join(map(str, given.values())))
def test_events_add_up(given: Options) -> None:
    for seed in range(4):
        play = playing.new(GAME, seed, given)
        Books(play)
        picks = picks_for(seed)
        while not play.over:
            play.act(*pick(play, picks))


def test_the_books_notice_what_is_not_told() -> None:
    """A Willpower slipped in between two actions does not go unnoticed."""
    play = lay("[seat.0]\nwillpower = 5")
    Books(play)
    do(play, "realm valley")
    state(play).willpower[0] += 1
    with pytest.raises(AssertionError):
        do(play, "realm valley")
