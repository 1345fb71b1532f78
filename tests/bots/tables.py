"""Tables for the tests of bots."""

from __future__ import annotations

from typing import Any

from mindtable.kernel.game import Game
from mindtable.kernel.play import Play, new
from mindtable.kernel.rng import Rng

PATIENT = 600.0  # seconds: only the count of positions limits thought


def in_the_middle(game: Game[Any], seed: int, decisions: int, players: int = 2) -> Play:
    """A game after some random decisions."""
    play = new(game, seed, {"players": players})
    rng = Rng(seed).branch(5)
    for _ in range(decisions):
        seat = play.deciders()[0]
        play.act(seat, game.random_action(play.position, play.actions(seat), rng))
    while len(play.actions(play.deciders()[0])) < 2:
        seat = play.deciders()[0]
        play.act(seat, play.actions(seat)[0])
    return play
