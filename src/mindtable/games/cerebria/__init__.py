"""Cerebria: The Inside World. Two teams of Spirits fight for the five Realms of a mind.

Start with `turn` (the sequence of play), then the file of any rule by its name; `state` holds the position.
"""

from mindtable.games.cerebria.game import GAME

__all__ = ["GAME"]
