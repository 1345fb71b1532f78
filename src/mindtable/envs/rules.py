"""The adapters' shared part: a game with its options, its encoding, its rewards, and its limit."""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

import mindtable
from mindtable.envs.encoding import Encoding
from mindtable.kernel.columns import SomeSeats, Word, fields
from mindtable.kernel.options import Value
from mindtable.kernel.play import Play, new

ObservationForm = Literal["flat", "structured"]
FORMS: Final = ("flat", "structured")


class Rules:
    """A game with fixed options, as a learner sees it.

    No rule ends a game in which nobody makes progress, so it's cut short after `max_decisions`.
    """

    def __init__(
        self,
        game_id: str,
        options: dict[str, Value],
        observations: ObservationForm = "flat",
        max_decisions: int | None = None,
    ) -> None:
        if observations not in FORMS:
            raise ValueError(f"observations are {' or '.join(FORMS)}, not {observations!r}")
        self.game = mindtable.game(game_id)
        if self.game.view_type is None:
            raise ValueError(f"{game_id} doesn't declare what its view holds, so nobody can learn from it")
        self.options = self.game.resolve(options)
        self.teams = self.game.teams(self.options)
        decision = {
            "step": Annotated[str, Word([step.name for step in self.game.steps])],
            "deciders": Annotated[list[int], SomeSeats()],
            "over": bool,
        }
        self.encoding = Encoding({**decision, **fields(self.game.view_type)}, self.teams)
        self.observations = observations
        self.max_decisions = self.game.most_decisions if max_decisions is None else max_decisions

    @property
    def players(self) -> int:
        return len(self.teams)

    def new(self, seed: int) -> Play:
        return new(self.game, seed, self.options)

    # --- observations

    def observation_space(self) -> spaces.Dict:
        """The observation and, next to it, the action mask: 1 for legal actions."""
        seen = self.encoding.flat_space() if self.observations == "flat" else self.encoding.structured_space()
        mask = spaces.Box(0, 1, (self.game.vocabulary.size,), np.int8)
        return spaces.Dict({"observation": seen, "action_mask": mask})

    def action_space(self) -> spaces.Discrete[np.int64]:
        return spaces.Discrete(self.game.vocabulary.size)

    def observe(self, play: Play, seat: int) -> dict[str, Any]:
        view = play.view(seat)
        encode = self.encoding.flat if self.observations == "flat" else self.encoding.structured
        return {"observation": encode(view, seat), "action_mask": self.mask(play, seat)}

    def mask(self, play: Play, seat: int) -> NDArray[np.int8]:
        """The legal actions in the fixed numbering; none while others decide."""
        mask = np.zeros(self.game.vocabulary.size, np.int8)
        number = self.game.vocabulary.number
        for action in play.actions(seat):
            mask[number(action)] = 1
        return mask

    # --- rewards

    def rewards(self, play: Play) -> list[float]:
        """Each seat's reward at the end: 1 for the first side, -1 for the last, evenly spaced in between. Sides that
        tie share. If the game was cut short, points decide."""
        scores, winners = play.scores(), play.winners()
        worth = {self.teams[seat]: (seat in winners, scores[seat]) for seat in range(self.players)}
        rewards = []
        for team in self.teams:
            better = sum(other > worth[team] for other in worth.values())
            worse = sum(other < worth[team] for other in worth.values())
            rewards.append((worse - better) / (len(worth) - 1))
        return rewards

    def leads(self, play: Play) -> list[float]:
        """The points by which each seat's side leads the best other side. Shaped rewards are made from this."""
        scores = play.scores()
        best = {team: max(s for s, its in zip(scores, self.teams, strict=True) if its != team) for team in self.teams}
        return [float(score - best[team]) for score, team in zip(scores, self.teams, strict=True)]
