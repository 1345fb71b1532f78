"""Balance: counting bots' games. Who wins from which place, where points come from, what bots take and what they don't.

Every game is counted by places in turn order, scores and decisions. For anything else, the game has its own tally.
Counts are added up, so games may be played anywhere and in any order. If a game doesn't end after very many decisions,
it's dropped and counted as stalled, and nothing else in it counts.
"""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Final, NamedTuple

from mindtable.bots.game_bots import bots_of
from mindtable.bots.levels import bot
from mindtable.bots.tally import Counts
from mindtable.kernel import play as playing
from mindtable.kernel.options import Options
from mindtable.kernel.rules import AnyGame

PATIENCE: Final = 6_000  # decisions for each player, several times as many as a long game takes


class Series(NamedTuple):
    """Games to play: how many, with how many players, and which bot plays them all."""

    players: int
    bot: str
    games: int


@dataclass
class Balance:
    """The results of some games with one set of options and one kind of bot."""

    game: str
    bot: str
    players: int
    games: int = 0  # that came to an end
    stalled: int = 0  # that did not
    decisions: int = 0
    seconds: float = 0.0
    wins: list[float] = field(default_factory=list)  # by place in turn order; a shared win counts in parts
    scores: list[list[int]] = field(default_factory=list)  # of each game, by place in turn order
    counts: Counts = field(default_factory=Counter)

    def add(self, other: Balance) -> None:
        self.games += other.games
        self.stalled += other.stalled
        self.decisions += other.decisions
        self.seconds += other.seconds
        self.wins = [a + b for a, b in zip(self.wins or [0.0] * self.players, other.wins, strict=True)]
        self.scores += other.scores
        self.counts.update(other.counts)

    def mean_scores(self) -> list[float]:
        """By place in turn order."""
        return [
            sum(scores[place] for scores in self.scores) / self.games if self.games else 0.0
            for place in range(self.players)
        ]

    def tables(self) -> dict[str, dict[str, dict[str, int]]]:
        """The counts as tables: table, entry, column."""
        found: dict[str, dict[str, dict[str, int]]] = {}
        for (table, entry, column), number in sorted(self.counts.items()):
            found.setdefault(table, {}).setdefault(entry, {})[column] = number
        return found


def play_one(game: AnyGame, options: Options, seed: int, name: str, budget: float, patience: int = PATIENCE) -> Balance:
    """One game in which the same bot sits in every seat."""
    began = time.perf_counter()
    play = playing.new(game, seed, options)
    tally = bots_of(game).tally(play)
    player = bot(game, name)
    players = len(play.teams)
    decisions = 0
    while not play.over and decisions < patience * players:
        seat = play.deciders()[0]
        action = player.choose(play.observe(seat), budget)
        tally.before(seat, action)
        play.act(seat, action)
        decisions += 1
    if not play.over:
        seconds = time.perf_counter() - began
        return Balance(game.id, name, players, stalled=1, seconds=seconds, wins=[0.0] * players)
    tally.after()
    order, winners, scores = tally.order(), play.winners(), play.scores()
    return Balance(
        game=game.id,
        bot=name,
        players=players,
        games=1,
        decisions=decisions,
        seconds=time.perf_counter() - began,
        wins=[1 / len(winners) if seat in winners else 0.0 for seat in order],
        scores=[[scores[seat] for seat in order]],
        counts=tally.counts,
    )


def summed(parts: Iterable[Balance]) -> Balance | None:
    total: Balance | None = None
    for part in parts:
        if total is None:
            total = Balance(part.game, part.bot, part.players)
        total.add(part)
    return total
