"""The random bot: knows the rules and nothing else."""

from __future__ import annotations

import json
import zlib

from mindtable.bots.bot import Bot
from mindtable.kernel.observation import Observation
from mindtable.kernel.rng import Rng


def observation_seed(seen: Observation) -> int:
    """A number that follows from the seat's view, so that the same view gives the same choice."""
    return zlib.crc32(json.dumps(seen.view, sort_keys=True).encode())


class RandomBot:
    name = "random"

    def __init__(self, seed: int = 0) -> None:
        self.seed = seed

    def choose(self, seen: Observation, budget: float) -> int:
        rng = Rng(self.seed).branch(observation_seed(seen))
        return seen.game.random_action(seen.sample(0), seen.actions, rng)


class WhimsicalBot:
    """Plays like another bot, except for a whim now and then, so that its games never stall."""

    def __init__(self, sober: Bot, one_in: int) -> None:
        self.name = sober.name
        self.sober = sober
        self.one_in = one_in

    def choose(self, seen: Observation, budget: float) -> int:
        rng = Rng(1).branch(observation_seed(seen))
        if rng.below(self.one_in) == 0:
            return seen.game.random_action(seen.sample(0), seen.actions, rng)
        return self.sober.choose(seen, budget)
