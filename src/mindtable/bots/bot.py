"""The interface of a bot: it gets its seat's observation and a time budget, and returns an action.

It has no access to the truth: an observation contains the view, the legal actions and samples of what might be true.
The same observation gives the same choice, budget permitting.
"""

from __future__ import annotations

from typing import Protocol

from mindtable.kernel.observation import Observation


class Bot(Protocol):
    """Anything that chooses. `budget` is in seconds; no bot takes more than twice its budget."""

    name: str

    def choose(self, seen: Observation, budget: float) -> int: ...
