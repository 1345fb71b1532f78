"""The games for PettingZoo: one agent per seat, taking turns as the rules ask them (AEC).

    from mindtable.envs.pettingzoo_env import env
    table = env(mindtable.games()[0], players=2)

If several seats decide at the same time, they're asked one after another, the lowest first, and none sees the others'
answers. If a decision has only one answer, the rules make it without asking.
"""

from __future__ import annotations

from typing import Any

from gymnasium import spaces
from gymnasium.utils import seeding
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from mindtable.envs.render import rendered
from mindtable.envs.rules import ObservationForm, Rules
from mindtable.kernel.options import Value
from mindtable.kernel.play import Play

ILLEGAL_REWARD = -1.0


def env(game: str, **settings: Any) -> Any:
    """The environment with PettingZoo's usual wrappers: an illegal action ends and loses the game."""
    found = TableEnv(game, **settings)
    found = wrappers.TerminateIllegalWrapper(found, illegal_reward=ILLEGAL_REWARD)
    found = wrappers.AssertOutOfBoundsWrapper(found)
    return wrappers.OrderEnforcingWrapper(found)


class TableEnv(AECEnv):  # type: ignore[misc]  # PettingZoo has no types
    """A table of learners.

    `observations` is "flat" (one vector) or "structured" (named arrays). Either comes with an `action_mask`. Rewards
    come at the end. `shaping` adds that much per point of lead won or lost on the way. All other arguments are options
    of the game, such as `players`.
    """

    def __init__(
        self,
        game: str,
        *,
        observations: ObservationForm = "flat",
        shaping: float = 0.0,
        max_decisions: int | None = None,
        render_mode: str | None = None,
        **options: Value,
    ) -> None:
        super().__init__()
        self.rules = Rules(game, options, observations, max_decisions)
        self.metadata = {
            "name": f"mindtable_{game}",
            "render_modes": ["human", "ansi"],
            "is_parallelizable": False,
            "render_fps": 1,
        }
        self.shaping = shaping
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(self.rules.players)]
        self.observation_spaces = {agent: self.rules.observation_space() for agent in self.possible_agents}
        self.action_spaces = {agent: self.rules.action_space() for agent in self.possible_agents}
        self.play: Play
        self._seeds, _ = seeding.np_random()

    def __str__(self) -> str:
        return str(self.metadata["name"])

    def observation_space(self, agent: str) -> spaces.Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game. A seed fixes this game, and all later ones until the next seed."""
        if seed is not None:
            self._seeds, _ = seeding.np_random(seed)
        self.play = self.rules.new(int(self._seeds.integers(2**32)))
        self.decisions = 0
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self._asked()

    def observe(self, agent: str) -> dict[str, Any]:
        return self.rules.observe(self.play, self.possible_agents.index(agent))

    def step(self, action: Any) -> None:
        if self.terminations[self.agent_selection] or self.truncations[self.agent_selection]:
            self._was_dead_step(action)
            return
        acting = self.agent_selection
        leads = self.rules.leads(self.play) if self.shaping else []
        self.play.act(self.possible_agents.index(acting), self.rules.game.vocabulary.numbered(int(action)))
        self.decisions += 1
        self._cumulative_rewards[acting] = 0.0
        self._reward(leads)
        self._accumulate_rewards()
        if self.agents and not self.play.over:
            self.agent_selection = self._asked()
        if self.render_mode == "human":
            self.render()

    def render(self) -> str | None:
        return rendered(self.play, self.render_mode)

    def close(self) -> None:
        """There is nothing to close."""

    def _asked(self) -> str:
        return self.possible_agents[self.play.deciders()[0]]

    def _reward(self, leads: list[float]) -> None:
        play = self.play
        given = [0.0] * len(self.possible_agents)
        if leads:
            given = [self.shaping * (now - was) for now, was in zip(self.rules.leads(play), leads, strict=True)]
        cut_short = not play.over and self.decisions >= self.rules.max_decisions
        if play.over or cut_short:
            given = [some + end for some, end in zip(given, self.rules.rewards(play), strict=True)]
            self.terminations = dict.fromkeys(self.agents, play.over)
            self.truncations = dict.fromkeys(self.agents, cut_short)
        self.rewards = dict(zip(self.possible_agents, given, strict=True))
