"""What a bot is: it gets the observation of its seat and a time budget, and returns an action.

It cannot reach the truth: an observation holds the view, the legal actions and samples of what might be. The same
observation gives the same choice, budget permitting.
"""

from __future__ import annotations

from typing import Protocol

from mindtable.kernel.observation import Observation


class Bot(Protocol):
    """Anything that chooses. `budget` is in seconds; no bot takes more than twice its budget."""

    name: str

    def choose(self, seen: Observation, budget: float) -> int: ...
