"""Recorded games, for any game: how they are told again, how the fewest are chosen, and how they are kept.

A game says what there is to show, and has a witness that notes what a game in play shows of it.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, Protocol

from mindtable.kernel import history
from mindtable.kernel import play as playing
from mindtable.kernel.game import Game
from mindtable.kernel.play import Play

Feature = tuple[str, ...]
Candidate = tuple[str, str, set[Feature]]  # name, history, and what it shows
RESULTS = "results.json"


class Witness(Protocol):
    """Watches a game and notes what it shows."""

    shown: set[Feature]

    def before(self, seat: int, action: int) -> None:
        """An action is about to be done: note what follows from the position it is done in."""

    def after(self) -> None:
        """The game is over."""


def retold(game: Game[Any], text: str, witnessed: Callable[[Play], Witness]) -> tuple[Play, set[Feature]]:
    """A recorded game played again from its history, and what it shows."""
    told = history.load(text)
    play = playing.new(game, told.seed, game.options.from_text(dict(told.options)))
    witness = witnessed(play)
    for seat, words in told.actions[play.number :]:
        if words.endswith(" !"):
            continue  # done by itself
        action = play.parse(words)
        witness.before(seat, action)
        play.act(seat, action)
    witness.after()
    return play, witness.shown


def result(play: Play, on_the_table: Sequence[str]) -> dict[str, object]:
    """How a game ended: the scores, who won, and a digest of everything on the table, which the game names."""
    position = json.dumps([getattr(play.position, name) for name in on_the_table])
    return {
        "scores": play.scores(),
        "winners": play.winners(),
        "actions": play.number,
        "digest": hashlib.sha256(position.encode()).hexdigest()[:16],
    }


def chosen(found: Sequence[Candidate], wanted: set[Feature]) -> list[Candidate]:
    """The fewest games, roughly, that show all of the wanted that any of them shows."""
    missing = set().union(*(shown for _, _, shown in found)) & wanted
    kept: list[Candidate] = []
    while missing:
        best = max(found, key=lambda game: (len(game[2] & missing) / (len(game[1]) + 4000), game[0]))
        kept.append(best)
        missing -= best[2]
    return kept


def keep(folder: Path, games: Sequence[tuple[str, str]], ended: Callable[[str], dict[str, object]]) -> None:
    """Write the histories, and how each ended; what was there before goes."""
    folder.mkdir(exist_ok=True)
    for old in folder.glob("*.history"):
        old.unlink()
    rows = []
    for name, text in sorted(games):
        (folder / f"{name}.history").write_text(text, "utf-8")
        rows.append(f"  {json.dumps(name)}: {json.dumps(ended(text))}")
    (folder / RESULTS).write_text("{\n" + ",\n".join(rows) + "\n}\n", "utf-8")
