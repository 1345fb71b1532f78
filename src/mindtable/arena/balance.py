"""Balance: games of bots counted out. Who wins from which place, where points come from, what is taken and what is not.

Any game is counted by places in turn order, scores and decisions. What else there is to count a game says in a tally of
its own (`TALLIES`). Counts of games are added up, so that games may be played anywhere and in any order.
"""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final, Protocol

from mindtable.arena.balance_unconscious import UnconsciousTally
from mindtable.arena.figures import rate
from mindtable.bots.bot import Bot
from mindtable.bots.levels import bot
from mindtable.bots.planner import PlanningBot
from mindtable.kernel import play as playing
from mindtable.kernel.game import Game
from mindtable.kernel.options import Options
from mindtable.kernel.play import Play

AnyGame = Game[Any]
Key = tuple[str, ...]
Counts = Counter[Key]


class Tally(Protocol):
    """Counts what is particular to a game. Keys are (table, entry, column)."""

    counts: Counts

    def before(self, seat: int, action: int) -> None:
        """A choice is about to be made."""

    def after(self) -> None:
        """The game is over."""

    def order(self) -> list[int]:
        """The seats in turn order."""


TALLIES: Final[Mapping[str, Callable[[Play], Tally]]] = {"unconscious": UnconsciousTally}


class PlainTally:
    """For a game that has no tally of its own."""

    def __init__(self, play: Play) -> None:
        self.play = play
        self.counts: Counts = Counter()

    def before(self, seat: int, action: int) -> None:
        pass

    def after(self) -> None:
        pass

    def order(self) -> list[int]:
        return list(range(len(self.play.teams)))


class Player:
    """Plays every seat with one bot. A bot that plans is held to its plan until something new comes to light."""

    def __init__(self, play: Play, chooser: Bot, budget: float) -> None:
        self.play = play
        self.bot = chooser
        self.budget = budget
        self.line: list[int] = []  # what is left of the plan

    def choose(self, seat: int) -> int:
        actions = self.play.actions(seat)
        if len(actions) == 1:
            return actions[0]
        if self.line and self.line[0] in actions:
            return self.line[0]
        if isinstance(self.bot, PlanningBot):
            self.line = list(self.bot.ranked(self.play.observe(seat), self.budget)[0].line)
            return self.line[0]
        return self.bot.choose(self.play.observe(seat), self.budget)

    def act(self, seat: int, action: int) -> None:
        before = self.play.number
        self.play.act(seat, action)
        for done in self.play.done[before:]:
            if not self.line or done.seat != seat or done.action != self.line.pop(0):
                self.line = []
        if self.play.position.barrier:
            self.line = []


@dataclass
class Balance:
    """What came of some games with one set of options and one kind of bot."""

    game: str
    bot: str
    players: int
    games: int = 0
    decisions: int = 0
    seconds: float = 0.0
    wins: list[float] = field(default_factory=list)  # by place in turn order; a shared win counts in parts
    scores: list[list[int]] = field(default_factory=list)  # of each game, by place in turn order
    counts: Counts = field(default_factory=Counter)

    def add(self, other: Balance) -> None:
        self.games += other.games
        self.decisions += other.decisions
        self.seconds += other.seconds
        self.wins = [a + b for a, b in zip(self.wins or [0.0] * self.players, other.wins, strict=True)]
        self.scores += other.scores
        self.counts.update(other.counts)

    def tables(self) -> dict[str, dict[str, dict[str, int]]]:
        """The counts as tables: table, entry, column."""
        found: dict[str, dict[str, dict[str, int]]] = {}
        for (table, entry, column), number in sorted(self.counts.items()):
            found.setdefault(table, {}).setdefault(entry, {})[column] = number
        return found


def play_one(game: AnyGame, options: Options, seed: int, name: str, budget: float) -> Balance:
    """One game in which the same bot sits in every seat."""
    began = time.perf_counter()
    play = playing.new(game, seed, options)
    tally = TALLIES.get(game.id, PlainTally)(play)
    player = Player(play, bot(game.id, name), budget)
    decisions = 0
    while not play.over:
        seat = play.deciders()[0]
        action = player.choose(seat)
        tally.before(seat, action)
        player.act(seat, action)
        decisions += 1
    tally.after()
    order, winners, scores = tally.order(), play.winners(), play.scores()
    return Balance(
        game=game.id,
        bot=name,
        players=len(order),
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


# --- telling


def document(balances: Sequence[Balance]) -> dict[str, object]:
    return {
        "balances": [
            {
                "game": balance.game,
                "bot": balance.bot,
                "players": balance.players,
                "games": balance.games,
                "decisions": balance.decisions,
                "rates": [rate(won, balance.games) for won in balance.wins],
                "mean_scores": _mean_scores(balance),
                "tables": balance.tables(),
            }
            for balance in balances
        ]
    }


def report(game: AnyGame, balances: Sequence[Balance]) -> str:
    """The figures as a page to read."""
    lines = [f"# Balance of {game.id}", "", "Made by `mindtable balance`; every seat is played by the same bot.", ""]
    lines += ["## Places in turn order", ""]
    lines += _table(
        ["players", "bot", "games", "place", "won", "95 % interval", "mean score"],
        [
            [
                balance.players,
                balance.bot,
                balance.games,
                place + 1,
                "{rate:.1%}".format(**rate(won, balance.games)),
                "{low:.1%} – {high:.1%}".format(**rate(won, balance.games)),
                f"{_mean_scores(balance)[place]:.1f}",
            ]
            for balance in balances
            for place, won in enumerate(balance.wins)
        ],
    )
    names: list[str] = []
    for balance in balances:
        names += [name for name in balance.tables() if name not in names]
    for name in names:
        lines += ["", f"## {name[0].upper()}{name[1:]}", ""]
        for balance in balances:
            rows = balance.tables().get(name)
            if rows:
                lines += [f"{balance.players} players, {balance.bot}, {balance.games} games", ""]
                lines += [*_counted(rows, balance), ""]
    return "\n".join(lines).rstrip() + "\n"


def _mean_scores(balance: Balance) -> list[float]:
    return [sum(scores[place] for scores in balance.scores) / balance.games for place in range(balance.players)]


def _counted(rows: Mapping[str, Mapping[str, int]], balance: Balance) -> list[str]:
    """Counts per game; where something was offered, the share that was taken."""
    columns: list[str] = []
    for row in rows.values():
        columns += [column for column in row if column not in columns]
    shares = "offered" in columns and "taken" in columns
    body: list[list[object]] = []
    for entry, row in rows.items():
        line: list[object] = [entry, *(f"{row.get(column, 0) / balance.games:.2f}" for column in columns)]
        if shares:
            line.append(f"{row.get('taken', 0) / row['offered']:.0%}" if row.get("offered") else "")
        body.append(line)
    return _table(["", *(f"{column} a game" for column in columns), *(["taken of offered"] if shares else [])], body)


def _table(head: Sequence[str], rows: Iterable[Sequence[object]]) -> list[str]:
    lines = ["| " + " | ".join(head) + " |", "|" + " --- |" * len(head)]
    return lines + ["| " + " | ".join(map(str, row)) + " |" for row in rows]
