"""Unconscious Mind: psychoanalysts in Vienna state ideas, treat clients, publish.

Start with `turn` (the sequence of play), then the file of any rule by its name; `state` holds the position.
"""

from mindtable.games.unconscious.game import GAME

__all__ = ["GAME"]
