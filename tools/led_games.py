"""Games that are led to where somebody wants to look: by random choices, the same every time.

Where it is worth looking, a game's folder in the client says: `fixtures/scenes.toml`.
"""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from tools.build_client import WEB, game_folders

import mindtable
from mindtable.kernel.events import Event
from mindtable.kernel.play import Play, new
from mindtable.kernel.rng import Rng


def fixtures(game_id: str) -> Path:
    """The folder of what the client's tests draw with."""
    return game_folders().get(game_id, WEB) / "fixtures"


def scenes(game_id: str) -> dict[str, Any]:
    """Where it is worth looking; nothing for a game that doesn't say."""
    file = fixtures(game_id) / "scenes.toml"
    return tomllib.loads(file.read_text("utf-8")) if file.exists() else {}


def begun(game_id: str, seed: int = 11, players: int = 2, **options: str) -> Play:
    return new(mindtable.game(game_id), seed, {"players": players, **options})


def play_until(play: Play, wanted: Callable[[Play], object]) -> Play:
    """On by random choices, up to the first position that is wanted."""
    rng = Rng(play.number)
    while not wanted(play):
        assert not play.over, "the game was over before"
        seat = play.deciders()[0]
        play.act(seat, play.game.random_action(play.position, play.actions(seat), rng))
    return play


def is_free(play: Play, seat: int = 0) -> bool:
    """Whether the seat begins its turn with a choice of several things."""
    return play.deciders() == [seat] and play.step() == "turn" and len(play.actions(seat)) > 3


def before_much_happens(game_id: str, wanted: Callable[[Sequence[Event]], object], seed: int = 11) -> tuple[Play, int]:
    """A position of the first seat, and a choice of it of which much comes."""
    play = begun(game_id, seed)
    rng = Rng(seed)
    while not play.over:
        seat = play.deciders()[0]
        action = play.game.random_action(play.position, play.actions(seat), rng)
        if seat == 0 and len(play.actions(seat)) > 1:
            tried = play.clone()
            if wanted(tried.act_and_tell(seat, action)):
                return play, action
        play.act(seat, action)
    raise AssertionError("nothing of the kind happens in this game")
