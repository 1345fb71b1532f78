"""The games for gymnasium, each by its id: one seat learns, bots take the others.

import gymnasium
seat = gymnasium.make("mindtable.envs.gymnasium_env:mindtable/ID-v1", players=2, opponents="greedy")
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import gymnasium
import numpy as np

import mindtable
from mindtable.bots.bot import Bot
from mindtable.bots.levels import bot
from mindtable.envs.render import rendered
from mindtable.envs.rules import ObservationForm, Rules
from mindtable.kernel.options import Value
from mindtable.kernel.play import Play
from mindtable.text import reason_text

ILLEGAL_REWARD = -1.0


class SeatEnv(gymnasium.Env[dict[str, Any], np.int64]):
    """One seat against fixed opponents.

    `opponents` is a bot's name for all other seats, or a list with one name for each of them, in order.
    `budget` is how many seconds a bot may think about a decision. The rest is as in `pettingzoo_env.TableEnv`. An
    illegal action ends and loses the game, and `info["illegal"]` says why it was refused.
    """

    metadata: dict[str, Any] = {"render_modes": ["human", "ansi"], "render_fps": 1}  # noqa: RUF012  as gymnasium has it

    def __init__(
        self,
        game: str,
        *,
        seat: int = 0,
        opponents: str | Sequence[str] = "random",
        budget: float = 0.1,
        observations: ObservationForm = "flat",
        shaping: float = 0.0,
        max_decisions: int | None = None,
        render_mode: str | None = None,
        **options: Value,
    ) -> None:
        self.rules = Rules(game, options, observations, max_decisions)
        if not 0 <= seat < self.rules.players:
            raise ValueError(f"seat {seat} is not at a table of {self.rules.players}")
        self.seat = seat
        self.bots = _seated(game, opponents, seat, self.rules.players)
        self.budget = budget
        self.shaping = shaping
        self.render_mode = render_mode
        self.observation_space = self.rules.observation_space()
        self.action_space = self.rules.action_space()
        self.play: Play
        self.decisions = 0

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        super().reset(seed=seed)
        self.play = self.rules.new(int(self.np_random.integers(2**32)))
        self.decisions = 0
        self._let_others_play()
        return self.rules.observe(self.play, self.seat), {}

    def step(self, action: np.int64) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        play, seat = self.play, self.seat
        chosen = self.rules.game.vocabulary.numbered(int(action))
        refused = play.why_not(seat, chosen)
        if refused is not None:
            why = reason_text("en", refused, self.rules.game)
            return self.rules.observe(play, seat), ILLEGAL_REWARD, True, False, {"illegal": why}
        lead = self.rules.leads(play)[seat] if self.shaping else 0.0
        play.act(seat, chosen)
        self.decisions += 1
        self._let_others_play()
        reward = self.shaping * (self.rules.leads(play)[seat] - lead) if self.shaping else 0.0
        cut_short = not play.over and self.decisions >= self.rules.max_decisions
        if play.over or cut_short:
            reward += self.rules.rewards(play)[seat]
        if self.render_mode == "human":
            self.render()
        return self.rules.observe(play, seat), reward, play.over, cut_short, {}

    def render(self) -> str | None:
        return rendered(self.play, self.render_mode)

    def _let_others_play(self) -> None:
        play = self.play
        while not play.over and self.decisions < self.rules.max_decisions:
            deciders = play.deciders()
            if self.seat in deciders:
                return
            asked = deciders[0]
            play.act(asked, self.bots[asked].choose(play.observe(asked), self.budget))
            self.decisions += 1


def _seated(game: str, opponents: str | Sequence[str], seat: int, players: int) -> dict[int, Bot]:
    others = [other for other in range(players) if other != seat]
    names = [opponents] * len(others) if isinstance(opponents, str) else list(opponents)
    if len(names) != len(others):
        raise ValueError(f"{len(names)} opponents named, {len(others)} needed")
    return {other: bot(mindtable.game(game), name) for other, name in zip(others, names, strict=True)}


for _game in mindtable.games():
    gymnasium.register(
        id=f"mindtable/{_game}-v1", entry_point="mindtable.envs.gymnasium_env:SeatEnv", kwargs={"game": _game}
    )
